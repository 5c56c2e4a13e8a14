import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, modelIn, open } from '../activation/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, plainItems, plainProfile } from '../testing/index.js';
import type { Behaviour, BehaviourCard, HostileAction } from '../vocabulary/hostile.js';
import type { Item } from '../vocabulary/pack.js';
import { apart, base, hostilesTurn } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
const x = inches(10);
const y = inches(10);
const up = { facing: { 1: { x: 0, y: 1 } } };
const stays: BehaviourCard['movement'] = [{ when: [{ is: 'always' }], does: { do: 'idle' } }];
const acts = (...action: readonly Behaviour<HostileAction>[]): Partial<BehaviourCard> => ({ movement: stays, action });
const strike = (
  distance: number,
  more: Partial<Extract<HostileAction, { do: 'attack' }>> = {},
): Behaviour<HostileAction> => ({
  when: [{ is: 'enemy-within', distance }],
  does: { do: 'attack', kind: 'melee', ...more },
});

scenario('the sample card: a Melee Attack on an enemy within 1 inch', ['ELD-HOSTILE-031', 'ELD-HOSTILE-012'], play => {
  const done = (gap: number, units: number) => {
    const { game, setup } = hostilesTurn('1a', {
      cards: { 1: acts(strike(1)) },
      at: { 1: { x, y }, a: { x, y: y + apart(gap, units) } },
      ...up,
    });
    const p = play(game, { ...setup, dice: units === 0 ? [20, 20] : [] });
    return events(p, 'ActionDeclared').map(({ action }) => action);
  };
  const aims = [{ model: 'a' }, { model: 'a' }];
  const attack = { do: 'attack', means: { item: 'sword' }, kind: 'melee', skills: [], aims };
  expect([done(1, 0), done(1, 1)]).toEqual([[attack], [{ do: 'nothing' }]]);
});

scenario('the sample card: of several enemies within 1 inch that with the lowest AG', 'ELD-HOSTILE-031', play => {
  const { game, setup } = hostilesTurn('1ab', {
    cards: { 1: 'sample' },
    at: { 1: { x, y }, a: { x: x + 2000, y: y + 2700 }, b: { x: x - 2000, y: y + 2600 } },
    profiles: { b: { stats: { ...plainProfile.stats, AG: 9 } } },
    ...up,
  });
  const p = play(game, { ...setup, dice: [20, 20] });
  const [declared] = events(p, 'ActionDeclared');
  expect(declared?.action).toMatchObject({ do: 'attack', aims: [{ model: 'b' }, { model: 'b' }] });
});

scenario(
  'a Hostile turns directly to the target of its action when it declares it, and not for a Dodge',
  'ELD-HOSTILE-017',
  play => {
    const facing = (action: Behaviour<HostileAction>) => {
      const { game, setup } = hostilesTurn('1a', {
        cards: { 1: acts(action) },
        at: { 1: { x, y }, a: { x: x + base, y: y + 300 } },
        ...up,
      });
      const p = play(game, { ...setup, dice: action.does.do === 'attack' ? [20, 20] : [] });
      return events(p, 'ModelTurned').map(({ facing: to }) => to)[0];
    };
    expect(facing(strike(1))).toEqual({ x: base, y: 300 });
    expect(facing({ when: [{ is: 'always' }], does: { do: 'nothing' } })).toBeUndefined();
  },
);

scenario(
  'a Hostile turns to an enemy behind it and strikes it, but by option only at one that it sees before',
  ['ELD-HOSTILE-017', 'ELD-HOSTILE-031'],
  play => {
    const done = (options: NonNullable<LaidOut['options']>, more: Pick<LaidOut, 'at' | 'scenery' | 'states'> = {}) => {
      const { game, setup } = hostilesTurn('1a', {
        cards: { 1: acts(strike(1)) },
        at: { 1: { x, y }, a: { x: x + 100, y: y - base } },
        ...up,
        ...more,
        options,
      });
      const struck = options.hostileTurnsFirst !== false && !more.scenery && !more.states;
      const p = play(game, { ...setup, dice: struck ? [5, 5, 20, 20] : [] });
      const aims = events(p, 'ActionDeclared').map(({ action }) => (action.do === 'attack' ? action.aims.length : 0));
      return [aims, modelIn(p, '1').facing, events(p, 'HitScored').length];
    };
    expect(done({})).toEqual([[2], { x: 100, y: 0 - base }, 2]);
    expect(done({ hostileTurnsFirst: false })).toEqual([[0], { x: 0, y: 1 }, 0]);
    // A wall between them, and a Blinded Hostile: turning gives no sight.
    const walled = {
      at: { 1: { x, y }, a: { x, y: y - apart(1) } },
      scenery: { wall: { boxes: [[6, 8.5, 8, 0.5]], top: 6 } },
    } as const;
    expect(done({}, walled)).toMatchObject([[0], {}, 0]);
    expect(done({}, { states: { 1: ['blinded'] } })).toEqual([[0], { x: 0, y: 1 }, 0]);
  },
);

scenario('a line whose target the rules forbid does not hold: the next one is read', 'ELD-HOSTILE-012', play => {
  // The near enemy flies, so that a melee attack cannot aim at it; the other one is not near enough for the first line.
  const { game, setup } = hostilesTurn('1ab', {
    cards: { 1: acts(strike(0.5), strike(3)) },
    at: { 1: { x, y }, a: { x, y: y - base }, b: { x, y: y + apart(1) } },
    states: { a: ['flying'] },
    ...up,
  });
  const p = play(game, { ...setup, dice: [20, 20] });
  expect(events(p, 'ActionDeclared')[0]?.action).toMatchObject({
    do: 'attack',
    aims: [{ model: 'b' }, { model: 'b' }],
  });
});

scenario(
  'an Attack beyond its Reach is not possible, so that the next line is read; by option it is declared and fails',
  ['ELD-MEASURE-014', 'ELD-HOSTILE-012', 'ELD-HOSTILE-014'],
  play => {
    const done = (units: number, hostileReach: 'measured' | 'ignored') => {
      const { game, setup } = hostilesTurn('1a', {
        cards: { 1: acts(strike(3), { when: [{ is: 'always' }], does: { do: 'nothing' } }) },
        at: { 1: { x, y }, a: { x, y: y + apart(1, units) } },
        options: { hostileReach },
        ...up,
      });
      const p = play(game, { ...setup, dice: units === 0 ? [20, 20] : [] });
      return [
        ...events(p, 'ActionDeclared').map(({ action }) => action.do),
        ...events(p, 'RequirementFailed').map(({ code }) => code),
      ];
    };
    expect([done(0, 'measured'), done(1, 'measured')]).toEqual([['attack'], ['nothing']]);
    expect([done(0, 'ignored'), done(1, 'ignored')]).toEqual([['attack'], ['attack', 'out-of-reach']]);
  },
);

scenario(
  'a Hostile takes a weapon in hand for an Attack of its card that it cannot make with what it has equipped',
  'ELD-ITEM-002',
  play => {
    const items = ['bow', 'sword', 'dirk'].map(item => ({ item, quantity: 1 }));
    const shoots: Behaviour<HostileAction> = {
      when: [{ is: 'enemy-within', distance: 20 }],
      does: { do: 'attack', kind: 'ranged' },
    };
    const done = (
      gap: number,
      near: Behaviour<HostileAction>,
      options: LaidOut['options'] = {},
      equipped = ['bow'],
    ) => {
      const { game, setup } = hostilesTurn('1a', {
        cards: { 1: acts(near, shoots) },
        at: { 1: { x, y }, a: { x, y: y + apart(gap) } },
        pack: { items: { ...plainItems, dirk: { ...(plainItems.sword as Item), name: 'Dirk' } } },
        profiles: { 1: { inventory: { space: 9, items } } },
        models: { 1: { equipped } },
        options,
        ...up,
      });
      const p = play(game, { ...setup, dice: [20, 20] });
      const means = events(p, 'ActionDeclared').map(({ action }) =>
        action.do === 'attack' ? action.means : action.do,
      );
      return [means, modelIn(p, '1').equipped];
    };
    expect(done(0, strike(1))).toEqual([[{ item: 'sword' }], ['sword']]);
    expect(done(0, strike(1, { with: 'dirk' }))).toEqual([[{ item: 'dirk' }], ['dirk']]);
    // A weapon in hand that serves is kept.
    expect(done(5, strike(1))).toEqual([[{ item: 'bow' }], ['bow']]);
    expect(done(0, strike(1), {}, ['dirk'])).toEqual([[{ item: 'dirk' }], ['dirk']]);
    const all = items.map(({ item }) => item);
    expect(done(5, strike(1), { hostileItems: 'all' }, all)).toEqual([[{ item: 'bow' }], all]);
  },
);

scenario(
  'a Hostile attacks only within the Reach of its Attack, which it measures before, and picks its target among those there',
  ['ELD-HOSTILE-015', 'ELD-HOSTILE-014', 'ELD-ITEM-002'],
  play => {
    const long = { ...(plainItems.sword as Item), name: 'Spear' };
    const spear = { ...long, weapon: { ...long.weapon, reach: { distance: 3 } } } as Item;
    const done = (items: readonly string[], gaps: readonly [number, number], units = 0) => {
      const { game, setup } = hostilesTurn('1ab', {
        cards: {
          1: acts({ when: [{ is: 'enemy-in-sight' }], does: { do: 'attack', kind: 'melee', prefer: 'farthest' } }),
        },
        at: { 1: { x, y }, a: { x, y: y + apart(gaps[0]) }, b: { x: x + apart(gaps[1], units), y } },
        pack: { items: { ...plainItems, spear } },
        profiles: { 1: { inventory: { space: 9, items: items.map(item => ({ item, quantity: 1 })) } } },
        models: { 1: { equipped: ['sword'] } },
        facing: { 1: { x: 1, y: 1 } },
      });
      const p = play(game, { ...setup, dice: gaps[0] > 1 ? [] : [20, 20] });
      return events(p, 'ActionDeclared').map(({ action }) =>
        action.do === 'attack' ? [action.means, action.aims[0]] : action.do,
      );
    };
    const at = (item: string, model: string) => [[{ item }, { model }]];
    expect([done(['sword'], [0.5, 1]), done(['sword'], [0.5, 1], 1)]).toEqual([at('sword', 'b'), at('sword', 'a')]);
    expect(done(['sword'], [2, 4])).toEqual(['nothing']);
    // The farther one is only in the Reach of the Spear, so the Hostile takes it in hand.
    expect([done(['sword', 'spear'], [0.5, 3]), done(['sword', 'spear'], [0.5, 3], 1)]).toEqual([
      at('spear', 'b'),
      at('sword', 'a'),
    ]);
  },
);

scenario('a Hostile that can do nothing of its card declares Nothing', 'ELD-HOSTILE-014', play => {
  const { game, setup } = hostilesTurn('1a', {
    cards: { 1: acts(strike(1)) },
    at: { 1: { x, y }, a: { x, y: y + 20000 } },
  });
  const p = play(game, setup);
  expect(events(p, 'ActionDeclared').map(({ action }) => action.do)).toEqual(['nothing']);
});

scenario('an Immobilized Hostile dodges to get free if nothing else of its card applies', 'ELD-HOSTILE-023', play => {
  const done = (gap: number, dice: readonly number[], states: readonly 'immobilized'[] = ['immobilized']) => {
    const { game, setup } = hostilesTurn('1a', {
      cards: { 1: { action: [strike(1)] } },
      at: { 1: { x, y }, a: { x, y: y + apart(gap) } },
      ...up,
      states: { 1: states },
    });
    const p = play(game, { ...setup, dice: [...dice] });
    // The 1st Player picks the attribute of the Dodge.
    if (dice.length === 1) p.choose('p1', 'AG');
    return { p, done: events(p, 'ActionDeclared').map(({ action }) => action.do) };
  };
  expect(done(1, [20, 20]).done).toEqual(['attack']);
  const { p, done: dodged } = done(2, [20]);
  expect([dodged, modelIn(p, '1').states.map(({ state }) => state)]).toEqual([['dodge'], ['immobilized']]);
  // Without the state no behaviour is for it, so it does not activate.
  expect(done(2, [], []).done).toEqual([]);
  // A Dodge that succeeds frees it; no card tells where it moves then, so the 1st Player decides.
  const free = done(2, [1]).p;
  expect([modelIn(free, '1').states, open(free)]).toEqual([[], ['p1 endMove']]);
});

const claws = (name: string, reach: number): Item => ({
  ...(plainItems.sword as Item),
  name,
  weapon: { ...(plainItems.sword as Item & { weapon: object }).weapon, reach: { distance: reach } } as NonNullable<
    Item['weapon']
  >,
});
const twoAttacks = {
  pack: { items: { jaws: claws('Jaws', 1), tail: claws('Tail', 2) } },
  profiles: {
    1: {
      inventory: {
        space: 9,
        items: [
          { item: 'jaws', quantity: 1 },
          { item: 'tail', quantity: 1 },
        ],
      },
    },
  },
  at: { 1: { x, y }, a: { x, y: y + base } },
  ...up,
};

scenario(
  'a card names one of several attacks of the Hostile, or else the 1st Player picks one',
  ['ELD-HOSTILE-010', 'ELD-HOSTILE-031'],
  play => {
    const named = hostilesTurn('1a', { cards: { 1: acts(strike(1, { with: 'tail' })) }, ...twoAttacks });
    const p = play(named.game, { ...named.setup, dice: [20, 20] });
    expect(events(p, 'ActionDeclared')[0]?.action).toMatchObject({ means: { item: 'tail' } });
    const free = hostilesTurn('1a', { cards: { 1: acts(strike(1)) }, ...twoAttacks });
    const of = (item: string) => ({ do: 'attack', means: { item }, kind: 'melee' }) as const;
    const q = play(free.game, { ...free.setup, dice: [20, 20] }).options('p1', [of('jaws'), of('tail')]);
    q.choose('p1', of('jaws'));
    expect(events(q, 'ActionDeclared')[0]?.action).toMatchObject({ means: { item: 'jaws' } });
  },
);

scenario('a Hostile without an Item for its attack uses its bare hands', 'ELD-HOSTILE-031', play => {
  const { game, setup } = hostilesTurn('1a', {
    cards: { 1: acts(strike(1)) },
    profiles: { 1: { inventory: { space: 0, items: [] } } },
    at: { 1: { x, y }, a: { x, y: y + base } },
    ...up,
  });
  const hands = (attribute: 'T' | 'AG') =>
    ({ do: 'attack', means: { natural: 'unarmed', attribute }, kind: 'melee' }) as const;
  play(game, { ...setup, dice: [20, 20] })
    .options('p1', [hands('T'), hands('AG')])
    .choose('p1', hands('T'));
});

scenario(
  'a Hostile throws with Hurl only where its line says so, and lays the circle on its target',
  'ELD-HOSTILE-012',
  play => {
    const shoot: Behaviour<HostileAction> = {
      when: [{ is: 'enemy-within', distance: 10 }],
      does: { do: 'attack', kind: 'ranged' },
    };
    const thrown = (line: Behaviour<HostileAction>) => {
      const { game, setup } = hostilesTurn('1a', {
        cards: { 1: acts(line) },
        profiles: { 1: { skills: [{ id: 'hurl' }] } },
        at: { 1: { x, y }, a: { x, y: y + apart(8) } },
        ...up,
      });
      return events(play(game, { ...setup, dice: line.skills ? [20] : [] }), 'ActionDeclared')[0]?.action;
    };
    expect(thrown({ ...shoot, skills: ['hurl'] })).toMatchObject({
      means: { ability: 'hurl' },
      aims: [{ model: 'a', template: { template: 'circular-small', at: { x, y: y + apart(8) } } }],
    });
    expect(thrown(shoot)).toEqual({ do: 'nothing' });
  },
);

scenario(
  'a Hostile that shoots at a model beside other Hostiles may strike one of them: the player of its target says which, and that one rolls Morale',
  ['ELD-RANGED-009', 'ELD-RANGED-012', 'ELD-MORALE-005', 'ELD-HOSTILE-011'],
  play => {
    const { game, setup } = hostilesTurn('123a', {
      cards: { 1: acts({ when: [{ is: 'enemy-in-sight' }], does: { do: 'attack', kind: 'ranged' } }) },
      profiles: { 1: { inventory: { space: 9, items: [{ item: 'bow', quantity: 1 }] } } },
      at: {
        1: { x, y },
        a: { x, y: y + inches(6) },
        2: { x: x + base, y: y + inches(6) },
        3: { x: x - base, y: y + inches(6) },
      },
      models: { 2: { points: 0 }, 3: { points: 0 } },
      ...up,
    });
    const p = play(game, { ...setup, dice: [3, 18, 11, 20] });
    // An Accuracy of 10, less 4 for each of the two.
    expect(events(p, 'RollMade').map(({ attribute }) => attribute.total)).toEqual([2]);
    p.options('p2', ['2', '3']).choose('p2', '3');
    expect(events(p, 'HitScored').map(({ on, stray }) => [on, stray])).toEqual([['3', true]]);
    expect(modelIn(p, '3').states.map(({ state }) => state)).toContain('panicked');
  },
);

scenario(
  'in its Action step a Hostile knows the Reactions: a line about Attacks on it applies to those of reacting models',
  ['ELD-HOSTILE-012', 'ELD-ACT-015'],
  play => {
    const acted = (reactor: 'a' | 'b', reaction: unknown) => {
      const { game, setup } = hostilesTurn('1ab', {
        cards: {
          1: acts({ when: [{ is: 'target', of: 'melee' }], does: { do: 'dodge-towards' } }, strike(1)),
        },
        at: { 1: { x, y }, a: { x, y: y + apart(1) }, b: { x: x + 2000, y: y + 3500 } },
        models: { [reactor]: { points: 1 } },
        ...up,
      });
      const p = play(game, { ...setup, seed: 'reactions' });
      p.choose('p2', { model: reactor }).choose('p2', reaction as never);
      return events(p, 'ActionDeclared').map(({ action }) => action.do);
    };
    const swings = { do: 'attack', means: { item: 'sword' }, kind: 'melee' };
    const done = [acted('a', swings), acted('b', swings), acted('b', { do: 'dodge' })];
    expect(done).toEqual([['dodge'], ['dodge'], ['attack']]);
  },
);
