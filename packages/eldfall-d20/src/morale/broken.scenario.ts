import { createMatch } from '@rulewright/core';
import { expect, test } from 'vitest';
import { events, modelIn } from '../activation/scenario-words.js';
import { attack, resolving, scenario } from '../attacks/scenario-words.js';
import { caster, casting, spellOn } from '../magic/scenario-words.js';
import type { EldOptions, Model, ModelState, Sources } from '../vocabulary/index.js';
import type { StateId } from '../vocabulary/words.js';

scenario(
  'a Spell frees a model from Broken Morale until the morale of its party breaks anew, or by option for a moment',
  ['ELD-MORALE-001', 'ELD-SPELLCRAFT-020'],
  play => {
    const panicked = { state: 'panicked', until: 'game', by: 'p1', source: 'broken-morale' } as const;
    const steadied = (options: Partial<EldOptions> = {}) => {
      // Two of four are gone.
      const { game, setup } = casting('AB\n\n.b', spellOn('fiery-fervor', 'B'), {
        profiles: { A: caster('fiery-fervor') },
        states: { A: [panicked], B: [panicked] },
        parties: { p1: { broken: true, original: 4 } },
        options,
      });
      return play(game, { ...setup, dice: [10] });
    };
    const states = (p: ReturnType<typeof steadied>, model: string) =>
      modelIn(p, model).states.map(({ state }) => state);
    const p = steadied();
    expect([states(p, 'A'), states(p, 'B'), modelIn(p, 'B').counters]).toEqual([['panicked'], [], { steadied: 1 }]);
    const back = steadied({ brokenMoraleReturns: true });
    expect([states(back, 'B'), modelIn(back, 'B').counters]).toEqual([['panicked'], {}]);
  },
);

scenario('a model that a Spell has freed becomes Panicked when morale breaks anew', 'ELD-MORALE-001', play => {
  const { game, setup } = casting(
    'ABC\n\n.b',
    { do: 'nothing' },
    {
      models: { B: { counters: { steadied: 1 } } },
      parties: { p1: { broken: true, original: 4 } },
    },
  );
  // Three of four stand again, so the rule is no longer in effect.
  const p = play(game, setup);
  expect([p.state.parties[0]?.broken, modelIn(p, 'B').counters, modelIn(p, 'B').states]).toEqual([
    false,
    { steadied: 0 },
    [],
  ]);
});

scenario('a player without models has no morale that could break', ['ELD-MORALE-001', 'ELD-MORALE-003'], play => {
  const { game, setup } = casting('AB', { do: 'nothing' });
  const p = play(game, setup);
  expect([events(p, 'MoraleBroken'), p.state.parties.map(({ broken }) => broken)]).toEqual([[], [false, false]]);
});

scenario('only an effect that ends the Panic of Broken Morale frees a model from it', 'ELD-MORALE-001', play => {
  const broken = { state: 'panicked', until: 'game', by: 'p1', source: 'broken-morale' } as const;
  const freed = (states: readonly ModelState[], removed: StateId) => {
    const sources: Partial<Sources> = {
      onHit: [
        (_, __, { consequences }) =>
          void consequences.push({ cited: { rule: 'ELD-SPELL-007', source: 'test' }, model: 'b', loses: removed }),
      ],
    };
    const { game, setup } = resolving('A\nb', {
      action: attack('bb'),
      states: { b: states },
      parties: { p2: { broken: true, original: 3 } },
      sources,
    });
    return modelIn(play(game, { ...setup, dice: [5, 20, 20] }), 'b').counters;
  };
  const fire = { ...broken, source: 'friendly-fire' } as const;
  const slowed = { state: 'slowed', by: null, source: 'test' } as const;
  expect(freed([slowed, broken], 'panicked')).toEqual({ steadied: 1 });
  expect(freed([slowed, broken], 'slowed')).toEqual({});
  expect(freed([fire], 'panicked')).toEqual({});
});

scenario(
  'a creature that stands does not keep the morale of its party up, but by option it does',
  ['ELD-MORALE-002', 'ELD-MORALE-003'],
  play => {
    const isBroken = (moraleCounts: EldOptions['moraleCounts'], more: Partial<Model> = {}) => {
      const { game, setup } = casting(
        'AC\n\n.b',
        { do: 'nothing' },
        {
          // Of two members, one is gone: half of them are left.
          parties: { p1: { original: 2 } },
          models: { C: { original: false, ...more } },
          options: { moraleCounts },
        },
      );
      return play(game, setup).state.parties[0]?.broken;
    };
    expect([isBroken('members'), isBroken('models')]).toEqual([true, false]);
    expect(isBroken('models', { hp: 0, states: [{ state: 'incapacitated', by: null, source: 'test' }] })).toBe(true);
  },
);

test.each([
  [1, [0]],
  [2, [1]],
  [3, [1]],
  [4, [2]],
  [5, [2]],
  [9, [4]],
  [10, [5]],
])(
  'a party of %i is broken while at most %j of its members are left, and not with one more [ELD-MORALE-001]',
  (original, [most = 0]) => {
    const isBroken = (left: number): boolean | undefined => {
      const { game, setup } = casting(
        `${'A'}${'BCDEFGHIJ'.slice(0, Math.max(0, left - 1))}\n\n.b`,
        { do: 'nothing' },
        {
          parties: { p1: { original } },
          ...(left === 0 ? { models: { A: { original: false } } } : {}),
        },
      );
      return createMatch(game, { ...setup, seed: 'left' }).state.parties[0]?.broken;
    };
    expect([isBroken(most), isBroken(most + 1)]).toEqual([true, false]);
  },
);
