import { scenarios } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { events, idle, modelIn, open } from '../activation/scenario-words.js';
import { attack, resolving } from '../attacks/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut, plainItems } from '../testing/index.js';
import type { ActionChoice, Carried, DeclaredAction } from '../vocabulary/index.js';
import type { Item } from '../vocabulary/pack.js';
import type { StateId } from '../vocabulary/words.js';
import { actionMenu } from './menu.js';

const scenario = scenarios<RuleId>(test);
const gem: Item = { name: 'Gem', category: 'consumable', traits: [], changes: [], quantity: 1, weight: 0 };
const pack: LaidOut['pack'] = { items: { gem, ring: gem, coin: gem, orb: gem, bead: gem } };
const printed = (item: string): Carried => ({ item, quantity: 1, acquired: false });
const acquired = (item: string, quantity = 1): Carried => ({ item, quantity, acquired: true });
const found = (item: string, quantity = 1): Carried => ({ ...acquired(item, quantity), found: true });

/** `A` and its ally B touch; C is an ally farther away and b an enemy in contact. */
const table = (own: readonly Carried[], other: readonly Carried[], more: LaidOut = {}): LaidOut => ({
  at: {
    A: { x: 20000, y: 20000 },
    B: { x: 23200, y: 20000 },
    C: { x: 30000, y: 20000 },
    b: { x: 20000, y: 23200 },
  },
  pack,
  ...more,
  models: { A: { inventory: own }, B: { inventory: other }, b: { points: 0 }, ...more.models },
});
const actor = { model: 'A', role: 'active', occasion: 'step' } as const;
const trade = (gives: readonly string[], takes: readonly string[], other = 'B'): ActionChoice => ({
  do: 'trade',
  with: other,
  gives,
  takes,
});

scenario(
  'a copy that is given away leaves one lot only, and stays what it was: acquired, or found',
  ['ELD-ACTION-035', 'ELD-ACTION-036', 'ELD-CLASS-002'],
  play => {
    const after = (
      gives: readonly string[],
      takes: readonly string[],
      own: readonly Carried[],
      other: readonly Carried[],
    ) => {
      const { game, setup } = laidOut('', table(own, other));
      const p = play(game, setup).choose('p1', 'A').choose('p1', idle());
      p.choose('p1', trade(gives, takes) as never);
      return [modelIn(p, 'A').inventory, modelIn(p, 'B').inventory];
    };
    const lots = [printed('gem'), acquired('gem', 2), found('gem')];
    expect(after(['gem'], [], lots, [])).toEqual([[printed('gem'), acquired('gem', 2)], [found('gem')]]);
    expect(after(['gem', 'gem'], [], lots, [acquired('gem')])).toEqual([
      [printed('gem'), acquired('gem')],
      [acquired('gem', 2), found('gem')],
    ]);
    expect(after(['gem'], ['ring', 'ring'], lots, [acquired('ring', 3), printed('ring')])).toEqual([
      [printed('gem'), acquired('gem', 2), acquired('ring', 2)],
      [acquired('ring'), printed('ring'), found('gem')],
    ]);
  },
);

scenario('an Item that is given away is no longer equipped, unless another copy is left', 'ELD-ACTION-035', play => {
  const left = (own: readonly Carried[]) => {
    const { game, setup } = laidOut(
      '',
      table(own, [], { pack: {}, models: { A: { inventory: own, equipped: ['sword'] } } }),
    );
    const p = play(game, setup).choose('p1', 'A').choose('p1', idle());
    p.choose('p1', trade(['sword'], []) as never);
    expect(modelIn(p, 'B').equipped).toEqual(['sword']);
    return [modelIn(p, 'A').equipped, events(p, 'Equipped').length];
  };
  expect(left([acquired('sword')])).toEqual([[], 1]);
  expect(left([printed('sword'), acquired('sword')])).toEqual([['sword'], 0]);
});

describe('a Trade', () => {
  const { table: laid } = laidOut('', table([acquired('gem', 2), printed('ring')], [acquired('coin')]));
  const refusal = (choice: ActionChoice) => {
    const found = actionMenu.whyNot(choice, laid, actor);
    return found && [found.code, found.rule, found.path];
  };

  test('is refused with anybody but a standing ally in contact, for nothing, and for Items that a side has not acquired [ELD-ACTION-035, ELD-ACTION-036]', () => {
    expect(refusal(trade(['gem', 'gem'], ['coin']))).toBeUndefined();
    const nobody = ['no-ally', 'ELD-ACTION-035', 'with'];
    for (const other of ['A', 'b', 'nobody']) expect(refusal(trade(['gem'], [], other))).toEqual(nobody);
    expect(refusal(trade(['gem'], [], 'C'))).toEqual(['no-contact', 'ELD-ACTION-035', 'with']);
    expect(refusal(trade([], []))).toEqual(['nothing', 'ELD-ACTION-035', 'gives']);
    expect(refusal(trade(['gem', 'gem', 'gem'], []))).toEqual(['not-acquired', 'ELD-ACTION-036', 'gives']);
    expect(refusal(trade(['ring'], []))?.[2]).toBe('gives');
    expect(refusal(trade([], ['coin', 'coin']))).toEqual(['not-acquired', 'ELD-ACTION-036', 'takes']);
  });

  test('is made with an Incapacitated ally, unless the option denies it, and with no Dead one [ELD-ACTION-035, ELD-STATE-021]', () => {
    const why = (state: StateId, options = {}): string | undefined => {
      const fallen = laidOut('', { ...table([acquired('gem')], [], { states: { B: [state] } }), options });
      const listed = actionMenu.options(fallen.table, actor).some(one => one.do === 'trade');
      const code = actionMenu.whyNot(trade(['gem'], []), fallen.table, actor)?.code;
      expect(listed).toBe(code === undefined);
      return code;
    };
    expect([why('incapacitated'), why('dead')]).toEqual([undefined, 'no-ally']);
    expect(why('incapacitated', { fallenTrades: false })).toBe('no-ally');
  });

  test('is made with no token and no Hidden ally, unless the option allows it, and never with a Hidden one of another player [ELD-ACTION-035, ELD-STATE-065, ELD-STATE-073]', () => {
    const why = (state: StateId, player: string, secretTrades: boolean): string | undefined => {
      const secret = laidOut('', {
        ...table([acquired('gem')], []),
        states: { B: [state] },
        models: { A: { inventory: [acquired('gem')] }, B: { player } },
        options: { secretTrades },
        state: { alliances: [['p1', 'p2']] },
      });
      return actionMenu.whyNot(trade(['gem'], []), secret.table, actor)?.code;
    };
    const all = (state: StateId) => ['p1', 'p2'].map(player => [why(state, player, false), why(state, player, true)]);
    expect([all('crouched'), all('shrouded'), all('hidden')]).toEqual([
      [
        [undefined, undefined],
        [undefined, undefined],
      ],
      [
        ['secret', undefined],
        ['secret', undefined],
      ],
      [
        ['secret', undefined],
        ['no-ally', 'no-ally'],
      ],
    ]);
  });

  test('is listed with every collection of few Items, and with one or all of many [ELD-ACTION-035]', () => {
    const listed = (own: readonly Carried[], other: readonly Carried[] = []) =>
      actionMenu
        .options(laidOut('', table(own, other)).table, actor)
        .flatMap(one => (one.do === 'trade' ? [`${one.with}: ${one.gives.join('+')} for ${one.takes.join('+')}`] : []));
    expect(listed([acquired('gem', 2)], [acquired('coin')])).toEqual([
      'B:  for coin',
      'B: gem for ',
      'B: gem for coin',
      'B: gem+gem for ',
      'B: gem+gem for coin',
    ]);
    expect(listed(['gem', 'ring', 'coin', 'orb'].map(one => acquired(one)))).toHaveLength(15);
    expect(listed(['gem', 'ring', 'coin', 'orb', 'bead'].map(one => acquired(one)))).toEqual([
      'B: gem for ',
      'B: ring for ',
      'B: coin for ',
      'B: orb for ',
      'B: bead for ',
      'B: gem+ring+coin+orb+bead for ',
    ]);
  });
});

scenario(
  'a weapon that is given away holds an enemy no more, before the sequence ends',
  ['ELD-STATE-033', 'ELD-ACTION-035'],
  play => {
    const held = (gives: readonly string[]) => {
      const spear: Item = {
        ...gem,
        name: 'Spear',
        category: 'weapon',
        weapon: { power: 2, reach: { distance: 2 }, strike: 1, kinds: ['melee'], traits: [] },
      };
      const engaged = { state: 'engaged', by: null, source: 'engaged', about: ['A'] } as const;
      const lay = table([acquired('spear'), acquired('gem')], [], {
        at: {
          A: { x: 20000, y: 20000 },
          B: { x: 23200, y: 20000 },
          C: { x: 30000, y: 20000 },
          b: { x: 20000, y: 27000 },
        },
        pack: { items: { ...pack?.items, spear } },
        states: { b: [engaged] },
        models: { A: { inventory: [acquired('spear'), acquired('gem')], equipped: ['spear'] }, b: { points: 1 } },
        facing: { b: { x: 0, y: -1 } },
      });
      const { game, setup } = laidOut('', lay);
      const p = play(game, setup).choose('p1', 'A').choose('p1', idle());
      p.choose('p2', { model: 'b' }).choose('p2', { do: 'dodge' });
      p.choose('p1', trade(gives, []) as never);
      // The Dodge move of b is asked for in the same sequence.
      return [open(p), modelIn(p, 'b').states.map(({ state }) => state)];
    };
    expect(held(['gem'])).toEqual([['p2 endMove'], ['engaged']]);
    expect(held(['spear'])).toEqual([['p2 endMove'], []]);
  },
);

scenario(
  'a Trade with an ally that has moved away since its declaration fails',
  ['ELD-ACTION-035', 'ELD-ACT-020'],
  play => {
    const traded = (gap: number) => {
      const { game, setup } = resolving('', {
        ...table([acquired('gem')], []),
        at: { A: { x: 20000, y: 20000 }, B: { x: 23200 + gap, y: 20000 }, b: { x: 20000, y: 30000 } },
        by: 'b',
        active: 'p2',
        reactions: { A: { do: 'trade', with: 'B', gives: ['gem'], takes: [] } },
      });
      const p = play(game, { ...setup, dice: [] });
      return [modelIn(p, 'B').inventory.length, events(p, 'RequirementFailed').map(({ code }) => code)];
    };
    expect([traded(2), traded(3)]).toEqual([
      [1, []],
      [0, ['no-contact']],
    ]);
  },
);

scenario(
  'a Trade fails as a whole where an Item of it has changed hands or was used up since its declaration, and tells why',
  ['ELD-ACTION-035', 'ELD-ACTION-036', 'ELD-ACT-020'],
  play => {
    const knife: Item = { ...(plainItems.sword as Item), name: 'Knife', traits: [{ id: 'throwing' }] };
    const done = (item: 'gem' | 'knife', reaction: DeclaredAction, more: LaidOut = {}) => {
      const { game, setup } = resolving('', {
        pack: { items: { gem, ring: gem, knife } },
        at: {
          b: { x: 20000, y: 30000 },
          B: { x: 20000, y: 20000 },
          C: { x: 23200, y: 20000 },
          D: { x: 16800, y: 20000 },
        },
        facing: { B: { x: 0, y: 1 } },
        models: {
          B: { inventory: [acquired(item)], equipped: [item] },
          C: { inventory: [] },
          D: { inventory: [acquired('ring')], equipped: [] },
        },
        by: 'b',
        active: 'p2',
        reactions: { B: reaction, D: { do: 'trade', with: 'B', gives: ['ring'], takes: [item] } },
        ...more,
      });
      const p = play(game, { ...setup, dice: item === 'knife' ? [20] : [] });
      const carried = ['B', 'C', 'D'].map(id =>
        modelIn(p, id)
          .inventory.map(one => one.item)
          .join(),
      );
      return [carried, ...events(p, 'RequirementFailed').map(({ model, code, target }) => [model, code, target])];
    };
    // B gives its gem away first, so D keeps the ring that it would have given for it.
    const away: DeclaredAction = { do: 'trade', with: 'C', gives: ['gem'], takes: [] };
    expect(done('gem', away)).toEqual([
      ['', 'gem', 'ring'],
      ['D', 'not-acquired', 'B'],
    ]);
    expect(done('gem', { do: 'nothing' })).toEqual([['ring', '', 'gem']]);
    // A knife that misses is gone all the same (ELD-TRAIT-066).
    const thrown = { ...attack('b'), kind: 'ranged', means: { thrown: 'knife' } } as const;
    expect(done('knife', thrown)).toEqual([
      ['', '', 'ring'],
      ['D', 'not-acquired', 'B'],
    ]);
    // An ally that has died, and a token.
    expect(done('gem', { do: 'nothing' }, { states: { B: ['dead'] } })[1]).toEqual(['D', 'no-ally', 'B']);
    expect(done('gem', { do: 'nothing' }, { states: { B: ['shrouded'] } })[1]).toEqual(['D', 'secret', 'B']);
  },
);

scenario(
  'a model trades with an ally of another player without a question, or by option only if that player agrees',
  ['ELD-ACTION-035', 'ELD-DEF-012'],
  play => {
    const traded = (alliedTrades: 'free' | 'agreed', lay: LaidOut) => {
      const own = table([acquired('gem')], [acquired('ring')], { options: { alliedTrades }, ...lay });
      const { game, setup } = laidOut('', { players: ['p1', 'p2', 'p3'], ...own });
      const p = play(game, setup).choose('p1', 'A').choose('p1', idle());
      while (open(p)[0]?.endsWith('react')) p.choose(p.match.decisions[0]?.by ?? '', 'pass');
      return p.choose('p1', trade(['gem'], ['ring']) as never);
    };
    const inventories = (p: ReturnType<typeof traded>) => ['A', 'B'].map(id => modelIn(p, id).inventory);
    const [before, after] = [
      [[acquired('gem')], [acquired('ring')]],
      [[acquired('ring')], [acquired('gem')]],
    ];
    const allied: LaidOut = {
      models: { B: { player: 'p3', inventory: [acquired('ring')], points: 0 } },
      state: { alliances: [['p1', 'p3']] },
    };
    const lay: LaidOut = {
      ...allied,
      models: { A: { inventory: [acquired('gem')] }, b: { points: 0 }, ...allied.models },
    };
    expect(inventories(traded('free', lay))).toEqual(after);
    expect(inventories(traded('agreed', lay).choose('p3', true))).toEqual(after);
    expect(inventories(traded('agreed', lay).choose('p3', false))).toEqual(before);
    // The own player is not asked.
    expect(inventories(traded('agreed', {}))).toEqual(after);
  },
);

scenario(
  'a printed Item that comes back to its own model by Trade is a default one again, which that model cannot trade',
  ['ELD-ACTION-036', 'ELD-ITEM-018'],
  play => {
    const own = { inventory: { space: 6, items: [{ item: 'gem', quantity: 1 }] } };
    const given = (gives: readonly string[], inventory: readonly Carried[] = []) => {
      const lay = table([found('gem', 2), acquired('ring')], inventory, { profiles: { B: own } });
      const { game, setup } = laidOut('', lay);
      const p = play(game, setup).choose('p1', 'A').choose('p1', idle());
      p.choose('p1', trade(gives, []) as never);
      return modelIn(p, 'B').inventory;
    };
    expect(given(['gem'])).toEqual([printed('gem')]);
    // The profile of B prints one: a second copy stays what it was, and so does an Item that it does not print.
    expect(given(['gem', 'gem', 'ring'])).toEqual([printed('gem'), found('gem'), acquired('ring')]);
    expect(given(['gem'], [printed('gem')])).toEqual([printed('gem'), found('gem')]);
  },
);
