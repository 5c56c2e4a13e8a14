import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, going, idle, modelIn } from '../../activation/scenario-words.js';
import { modelOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import { type LaidOut, laidOut, plainItems, plainProfile } from '../../testing/index.js';
import { only } from '../../testing/only.js';
import type { Change, ReachOf } from '../../vocabulary/effect.js';
import type { Sources } from '../../vocabulary/index.js';
import type { Item } from '../../vocabulary/pack.js';
import type { StateId } from '../../vocabulary/words.js';
import { gainState } from '../gain.js';
import { engages } from './engages.js';

const scenario = scenarios<RuleId>(test);
const nothing = { do: 'nothing' } as const;
const engagedBy = (...about: readonly string[]) => ({ state: 'engaged', by: null, source: 'engaged', about }) as const;
/** Places a little less than a Reach of one inch from each other. */
const near = { A: { x: 25400, y: 25400 }, b: { x: 25400, y: 25400 + 5700 }, c: { x: 25400 + 5700, y: 25400 } } as const;

/** The effects that a test has at the beginning of the activation of `A`. */
const begins = (does: (turn: Parameters<Sources['beginnings'][number]>[0]) => void): LaidOut['sources'] & object => ({
  beginnings: [
    turn => {
      does(turn);
      return undefined;
    },
  ],
});

test('only a Melee Weapon engages at its Reach, and no other Item or shot [ELD-STATE-025]', () => {
  const engaging = (item: Partial<Item>): boolean => {
    const thing = { ...plainItems.sword, ...item } as Item;
    const { table } = laidOut('A.b', {
      at: { A: near.A, b: { ...near.b, y: near.A.y + 3200 + inches(3) } },
      pack: { items: { sword: thing } },
    });
    return engages(table, modelOf(table.state, 'b'), modelOf(table.state, 'A'));
  };
  const weapon = { power: 9, reach: { distance: 3 }, strike: 1, kinds: ['melee'], traits: [] } as const;
  expect(engaging({ weapon })).toBe(true);
  expect([engaging({ weapon, category: 'accessory' }), engaging({ weapon: { ...weapon, kinds: ['ranged'] } })]).toEqual(
    [false, false],
  );
  expect(engaging({ weapon: { ...weapon, reach: { distance: { attribute: 'STA', plus: 1 } } } })).toBe(true);
});

test('a model engages at the Reach that changes give its Melee Weapon or its bare hand [ELD-STATE-025]', () => {
  const engaging = (
    gap: number,
    changes: readonly Change[],
    more: { hand?: true; weapon?: readonly Change[] } = {},
  ) => {
    const plain = plainItems.sword as Item;
    const sword = { ...plain, weapon: { ...plain.weapon, changes: more.weapon ?? [] } } as Item;
    const data = { kind: 'enchantment', changes, ends: 'game', by: 'p2', card: null } as const;
    const { table } = laidOut('A.b', {
      at: { A: near.A, b: { ...near.b, y: near.A.y + 3200 + inches(gap) } },
      pack: { items: { sword } },
      effects: [{ key: 'longer', source: 'b', target: 'b', data }],
      ...(more.hand ? { models: { b: { equipped: [] } } } : {}),
    });
    return engages(table, modelOf(table.state, 'b'), modelOf(table.state, 'A'));
  };
  const by = (attack?: ReachOf): Change => ({ op: 'reach', by: 1, ...(attack ? { attack } : {}) });
  // The sword reaches one inch, and a bare hand none.
  expect([engaging(2, []), engaging(2, [by()]), engaging(2.1, [by()])]).toEqual([false, true, false]);
  expect([engaging(1, [{ op: 'reach', by: -1 }]), engaging(1, [])]).toEqual([false, true]);
  expect(engaging(2, [], { weapon: [by()] })).toBe(true);
  expect([engaging(2, [by({ kind: 'melee' })]), engaging(2, [by({ with: 'weapon' })])]).toEqual([true, true]);
  const others: readonly ReachOf[] = [{ kind: 'ranged' }, { with: 'spell' }, { with: 'natural' }];
  expect(others.map(one => engaging(2, [by(one)]))).toEqual([false, false, false]);
  // In the turn of the other player it is in its Reactive role.
  expect([engaging(2, [by({ role: 'reactive' })]), engaging(2, [by({ role: 'active' })])]).toEqual([true, false]);
  expect([engaging(1, [], { hand: true }), engaging(1, [by()], { hand: true })]).toEqual([false, true]);
  expect(engaging(1, [by({ with: 'weapon' })], { hand: true })).toBe(false);
});

test('a secret model engages nobody, and a Hidden one is not Engaged [ELD-STATE-064, ELD-STATE-073]', () => {
  const both = (state: StateId): readonly [boolean, boolean] => {
    const { table } = laidOut('A.b', { at: only('Ab', near), states: { A: [state] } });
    const [A, b] = [modelOf(table.state, 'A'), modelOf(table.state, 'b')];
    return [engages(table, A, b), engages(table, b, A)];
  };
  expect([both('shrouded'), both('hidden'), both('slowed')]).toEqual([
    [false, true],
    [false, false],
    [true, true],
  ]);
});

scenario('an enemy that lays its weapon aside engages no more at once', ['ELD-STATE-033', 'ELD-STATE-030'], play => {
  const items = [
    { item: 'sword', quantity: 1 },
    { item: 'bow', quantity: 1 },
  ];
  const { game, setup } = laidOut('A.b', {
    at: only('Ab', near),
    profiles: { b: { inventory: { space: 9, items } } },
    models: { b: { equipped: ['sword'] } },
    states: { A: [engagedBy('b')] },
  });
  const p = play(game, { ...setup, dice: [20] })
    .choose('p1', 'A')
    .choose('p1', idle());
  p.choose('p2', { model: 'b' }).choose('p2', ['bow']);
  expect(modelIn(p, 'A').states).toEqual([]);
  // The model may do in its Action step what an Engaged one may not.
  p.choose('p2', nothing).choose('p1', { do: 'uncover' });
  expect([modelIn(p, 'A').states, modelIn(p, 'b').states.map(({ state }) => state)]).toEqual([[], ['engaged']]);
});

scenario('a model that leaves one of two enemies is Engaged by the other one only', 'ELD-STATE-033', play => {
  const { game, setup } = laidOut('A.b.c', {
    at: near,
    states: { A: [engagedBy('b', 'c')] },
    models: { b: { points: 0 }, c: { points: 0 } },
  });
  const p = play(game, setup).choose('p1', 'A');
  // Straight toward `c`, and out of the Reach of `b`.
  p.choose('p1', { ...going('walk'), route: [{ x: 25400 + 2450, y: 25400, z: 0 }] });
  expect(modelIn(p, 'A').states.map(({ about }) => about)).toEqual([['c']]);
});

scenario(
  'Engaged ends at once when the enemy is Petrified, so that the model may go where it likes',
  ['ELD-STATE-033', 'ELD-STATE-071'],
  play => {
    const lay: LaidOut = { at: only('Ab', near), states: { A: [engagedBy('b')] }, models: { b: { points: 0 } } };
    const held = laidOut('A.b', lay);
    const away = { ...going('walk'), route: [{ x: 20000, y: 20000, z: 0 }] };
    play(held.game, held.setup).choose('p1', 'A').refuses('p1', away, { code: 'engaged', rule: 'ELD-STATE-028' });
    const sources = begins(turn => gainState(turn, 'b', { state: 'petrified', by: null, source: 'test' }));
    const free = laidOut('A.b', { ...lay, sources });
    const p = play(free.game, free.setup).choose('p1', 'A').choose('p1', away);
    expect(modelIn(p, 'A').at).toEqual({ x: 20000, y: 20000, z: 0 });
  },
);

scenario('an Engaged model walks all legs of its path straight toward the enemy', 'ELD-STATE-028', play => {
  const { game, setup } = laidOut('A.b', {
    at: only('Ab', near),
    states: { A: [engagedBy('b')] },
    models: { b: { points: 0 } },
  });
  const bent = [
    { x: 25400, y: 26000, z: 0 },
    { x: 26000, y: 26000, z: 0 },
  ];
  play(game, setup)
    .choose('p1', 'A')
    .refuses('p1', { ...going('walk'), route: bent }, { code: 'engaged', rule: 'ELD-STATE-028' })
    .choose('p1', { ...going('walk'), route: bent.slice(0, 1) });
});

scenario(
  'Fatigued ends in the own Strategic phase of the model, unless what gives it says otherwise',
  ['ELD-STATE-035', 'ELD-STATE-003'],
  play => {
    const until = (given: 'end-phase' | undefined) => {
      const gaining = { state: 'fatigued', by: 'p2', source: 'test', ...(given ? { until: given } : {}) } as const;
      const sources = begins(turn => gainState(turn, 'A', gaining));
      const { game, setup } = laidOut('A......b', { sources, models: { b: { points: 0 } } });
      const p = play(game, setup).choose('p1', 'A');
      return events(p, 'StateGained').map(({ state }) => state.until);
    };
    expect([until(undefined), until('end-phase')]).toEqual([['own-strategic-phase'], ['end-phase']]);
  },
);

scenario('a state that the model is protected from is not gained', 'ELD-STATE-001', play => {
  const sources = begins(turn => {
    gainState(turn, 'A', { state: 'panicked', by: 'p2', source: 'test' });
    gainState(turn, 'A', { state: 'slowed', by: 'p2', source: 'test' });
  });
  const { game, setup } = laidOut('A......b', {
    sources,
    profiles: { A: { traits: [{ id: 'fearless' }] } },
    models: { b: { points: 0 } },
  });
  const p = play(game, setup).choose('p1', 'A');
  expect(modelIn(p, 'A').states.map(({ state }) => state)).toEqual(['slowed']);
});

scenario(
  'an Engaged model reacts only to a model that is in its Awareness at some moment of the Movement step',
  ['ELD-STATE-031', 'ELD-AWARE-005'],
  play => {
    const passes = (
      gap: number,
      states: LaidOut['states'] & object,
      route: readonly number[] = [],
      options: LaidOut['options'] = {},
    ) => {
      const { game, setup } = laidOut('A.C.b', {
        options: { distanceEpsilon: 0, ...options },
        at: { A: { x: near.b.x + 3200 + gap, y: 5080 }, C: near.A, b: near.b },
        profiles: {
          b: { stats: { ...plainProfile.stats, AG: 2, SPD: 40 } },
          A: { stats: { ...plainProfile.stats, SPD: 40 } },
        },
        states,
      });
      const to = route.map(y => ({ x: near.b.x + 3200 + gap, y, z: 0 }));
      return play(game, setup)
        .choose('p1', 'A')
        .choose('p1', to.length > 0 ? { ...going('walk'), route: to } : idle());
    };
    const held = { b: [engagedBy('C')] };
    passes(0, held).waitsFor({ by: 'p1', kind: 'action' });
    passes(0, {}).waitsFor({ by: 'p2', kind: 'react' });
    // On its way it comes as near as two inches, though it begins and ends far away.
    passes(5080, held, [60000]).waitsFor({ by: 'p2', kind: 'opportunity' });
    passes(5081, held, [60000]).waitsFor({ by: 'p1', kind: 'action' });
    // By option it has to end there.
    const end = { engagedReaction: 'end' } as const;
    passes(5080, held, [60000], end).waitsFor({ by: 'p1', kind: 'action' });
    passes(0, held, [], end).waitsFor({ by: 'p1', kind: 'action' });
    passes(100, held, [near.b.y + 9000, near.b.y], end).waitsFor({ by: 'p2', kind: 'opportunity' });
    passes(5080, {}, [60000], end).waitsFor({ by: 'p2', kind: 'opportunity' });
  },
);

scenario('only a new enemy in Reach makes a model Engaged again, by all of them', 'ELD-STATE-023', play => {
  const engaged = (drawn: string, about: readonly string[]) => {
    const { game, setup } = laidOut('', {
      at: only(drawn, near),
      states: { A: [engagedBy(...about)] },
      models: only(drawn, { b: { points: 0 }, c: { points: 0 } }),
    });
    const p = play(game, setup).choose('p1', 'A').choose('p1', idle()).choose('p1', nothing);
    return events(p, 'StateGained').flatMap(({ model, state }) => (model === 'A' ? [state.about] : []));
  };
  expect(engaged('Ab', ['b'])).toEqual([]);
  expect(engaged('Abc', ['b'])).toEqual([['b', 'c']]);
});

scenario('an Engaged model walks straight toward its enemy on a slant as well', 'ELD-STATE-028', play => {
  const at = { A: { x: 20000, y: 20000 }, b: { x: 24000, y: 24000 } };
  const walk = (x: number, y: number) => ({ ...going('walk'), route: [{ x, y, z: 0 }] });
  const { game, setup } = laidOut('', { at, states: { A: [engagedBy('b')] }, models: { b: { points: 0 } } });
  const asked = () => play(game, setup).choose('p1', 'A');
  const engaged = { code: 'engaged', rule: 'ELD-STATE-028' };
  asked().choose('p1', walk(20500, 20500));
  // One corner is 1.4 units beside the line, and the other one 2.1.
  asked().choose('p1', walk(20501, 20499));
  asked().refuses('p1', walk(20502, 20499), engaged);
  asked().refuses('p1', walk(20500, 19500), engaged);
  asked().refuses('p1', walk(19500, 19500), engaged);
});
