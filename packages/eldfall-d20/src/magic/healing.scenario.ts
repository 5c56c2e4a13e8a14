import { describe, expect } from 'vitest';
import { events, modelIn } from '../activation/scenario-words.js';
import { type Declared, scenario } from '../attacks/scenario-words.js';
import { type LaidOut, plainProfile } from '../testing/index.js';
import type { Spell } from '../vocabulary/pack.js';
import type { Element } from '../vocabulary/words.js';
import { bookSpells, cast, caster, lasting, lies, spellAt, spellOn, story, targetsOf } from './scenario-words.js';

const miracle = (element: Element): Spell => ({ ...(bookSpells['curative-miracle'] as Spell), element });
const undead = { b: { traits: [{ id: 'undead' }] } } as const;

describe('the Healing Spells', () => {
  scenario('Purification: five states go, and the Enchantments that its caster picks', 'ELD-SPELLCRAFT-007', play => {
    const bad = ['weakened', 'poisoned', 'petrified', 'confused', 'blinded', 'bleeding'] as const;
    const p = cast(play)('AB\n\nb', spellOn('purification', 'B'), [10], {
      states: { B: bad },
      effects: [lies('B', 'agony'), lies('B', 'arcane-shield', 'p1'), lies('A', 'agony')],
    });
    p.choose('p1', true).choose('p1', false);
    expect(modelIn(p, 'B').states.map(({ state }) => state)).toEqual(['bleeding']);
    expect(lasting(p)).toEqual(['arcane-shield on B', 'agony on A', 'Purification on B']);
    const failed = cast(play)('AB\n\nb', spellOn('purification', 'B'), [11], { states: { B: bad } });
    expect(modelIn(failed, 'B').states).toHaveLength(6);
  });

  scenario(
    'Purification: until the End phase no Enchantment of an enemy touches the target',
    'ELD-SPELLCRAFT-008',
    play => {
      const pure = cast(play)('A\n\nb', spellOn('purification', 'A'), [10]);
      expect(pure.state.effects.map(({ data: { ends, changes } }) => [ends, changes])).toEqual([
        ['end-phase', [{ op: 'no-enchantments' }]],
      ]);
      pure.choose('p1', 'end');
      expect(lasting(pure)).toEqual([]);
      const shield: Declared['effects'] = [
        {
          key: 'Purification',
          source: 'b',
          target: 'b',
          data: { kind: 'effect', changes: [{ op: 'no-enchantments' }], ends: 'end-phase', by: 'p2', card: null },
        },
      ];
      const agony = (effects: Declared['effects'] & object) =>
        lasting(cast(play)('A\n\nb', spellAt('agony', 'b'), [10], { effects }));
      expect([agony(shield), agony([])]).toEqual([['Purification on b'], ['agony on b']]);
    },
  );

  scenario('Purification wounds an Undead that it hits, without a Damage roll', 'ELD-SPELLCRAFT-009', play => {
    const hp = (dice: readonly number[], more: Declared = {}) => {
      const p = cast(play)('A\n\nb', spellAt('purification', 'b'), dice, { profiles: undead, ...more });
      expect(events(p, 'DamageRolled')).toEqual([]);
      return modelIn(p, 'b').hp;
    };
    expect([hp([10]), hp([11]), hp([10], { profiles: {} })]).toEqual([1, 2, 2]);
    expect(hp([10, 10], { reactions: { b: { do: 'dodge' } } })).toBe(2);
  });

  scenario('Purgation: Weakened and Poisoned go, and any number of Enchantments', 'ELD-SPELLCRAFT-010', play => {
    const p = cast(play)('AB\n\nb', spellOn('purgation', 'B'), [10], {
      states: { B: ['weakened', 'poisoned', 'blinded'] },
      effects: [lies('B', 'agony'), lies('B', 'arcane-shield')],
    });
    p.choose('p1', true).choose('p1', true);
    expect([modelIn(p, 'B').states.map(({ state }) => state), lasting(p)]).toEqual([['blinded'], []]);
  });

  scenario('Purgation wounds Undead and what is bound to the Profane', 'ELD-SPELLCRAFT-011', play => {
    const hp = (traits: (typeof plainProfile)['traits']) =>
      modelIn(
        cast(play)('A\nb', spellAt('purgation', 'b', 'melee'), [10], { pitch: 1.5, profiles: { b: { traits } } }),
        'b',
      ).hp;
    expect(hp([{ id: 'undead' }])).toBe(1);
    expect(hp([{ id: 'affinity', element: 'profane' }])).toBe(1);
    expect(hp([{ id: 'elemental-essence', element: 'profane' }])).toBe(1);
    expect([hp([{ id: 'affinity', element: 'fire' }]), hp([{ id: 'demon' }])]).toEqual([2, 2]);
  });

  scenario(
    'an ally is not wounded by Purgation or Purification, but by the option it is',
    'ELD-SPELLCRAFT-011',
    play => {
      const run = (
        purgedAllies: 'unhurt' | 'wounded',
        dice: readonly number[],
        { spell = 'purgation', ...more }: Declared & { readonly spell?: string } = {},
      ) =>
        story(
          cast(play)('AB\n\nb', spellOn(spell, 'B'), dice, {
            profiles: { B: { traits: [{ id: 'undead' }] } },
            options: { purgedAllies },
            ...more,
          }),
        ).slice(1);
      expect([run('unhurt', [10]), run('wounded', [10]), run('wounded', [11])]).toEqual([[], ['B -1 HP'], []]);
      expect(run('wounded', [10], { spell: 'purification' })).toEqual(['B -1 HP']);
      expect(run('wounded', [10], { profiles: {} })).toEqual([]);
      // The Wound may be prevented, and kills a model that is down already.
      expect(run('wounded', [10, 10], { effects: [lies('B', 'unrelenting-zeal', 'p1')] }).at(-1)).toBe(
        'B prevents a Wound by unrelenting-zeal',
      );
      const down: Declared = { states: { B: ['incapacitated'] }, models: { B: { hp: 0 } } };
      expect(run('wounded', [10], down)).toContain('B is dead');
    },
  );

  const hurt: Declared = {
    profiles: { B: { stats: { ...plainProfile.stats, HP: 5 } } },
    models: { B: { hp: 1 } },
    states: { B: ['weakened', 'bleeding', 'crippled', 'poisoned', 'slowed'] },
    facing: { A: { x: 1, y: 0 } },
  };

  scenario('Curative Touch in Base Contact: all HP, and four states go', 'ELD-SPELLCRAFT-012', play => {
    const cured = (x: number, dice: readonly number[]) => {
      const at = { A: { x: 5080, y: 5080 }, B: { x: 5080 + 3200 + x, y: 5080 } };
      const { hp, states } = modelIn(cast(play)('AB\n\nb', spellOn('curative-touch', 'B'), dice, { ...hurt, at }), 'B');
      return [hp, states.length];
    };
    expect([cured(2, [10]), cured(2, [11]), cured(3, [])]).toEqual([
      [5, 1],
      [1, 5],
      [1, 5],
    ]);
  });

  scenario('Curative Miracle at 16 inches: all HP, and four states go', 'ELD-SPELLCRAFT-018', play => {
    const cured = (x: number, dice: readonly number[]) => {
      const at = { A: { x: 5080, y: 5080 }, B: { x: 5080 + 3200 + 16 * 2540 + x, y: 5080 } };
      const { hp, states } = modelIn(
        cast(play)('AB\n\nb', spellOn('curative-miracle', 'B'), dice, { ...hurt, at }),
        'B',
      );
      return [hp, states.length];
    };
    expect([cured(2, [10]), cured(3, [])]).toEqual([
      [5, 1],
      [1, 5],
    ]);
  });

  scenario('a Construct regains HP from something of Earth only', 'ELD-TRAIT-014', play => {
    const healed = (spell: string, traits: (typeof plainProfile)['traits']) =>
      modelIn(
        cast(play)('AB\n\nb', spellOn(spell, 'B'), [10], {
          profiles: { B: { traits } },
          models: { B: { hp: 1 } },
          pack: {
            spells: {
              divine: miracle('divine'),
              earth: miracle('earth'),
            },
          },
        }),
        'B',
      ).hp;
    expect([
      healed('divine', [{ id: 'construct' }]),
      healed('earth', [{ id: 'construct' }]),
      healed('divine', []),
    ]).toEqual([1, 2, 2]);
  });

  scenario('healed HP take no state away that the Spell does not name', 'ELD-SPELLCRAFT-058', play => {
    const p = cast(play)('AB\n\nb', spellOn('hastened-recovery', 'B'), [10], {
      models: { B: { hp: 1 } },
      states: { B: ['bleeding', 'poisoned'] },
    });
    p.choose('p1', 'Regain HP');
    expect([modelIn(p, 'B').hp, modelIn(p, 'B').states.length]).toEqual([2, 2]);
  });

  scenario(
    'Hastened Recovery: the player of the caster picks the state of an ally of another player',
    'ELD-SPELLCRAFT-037',
    play => {
      const p = cast(play)('A\nb', spellOn('hastened-recovery', 'b'), [10], {
        states: { b: ['bleeding', 'poisoned'] },
        state: { alliances: [['p1', 'p2']] },
      });
      p.choose('p1', 'Remove a state').choose('p1', 'poisoned');
      expect(modelIn(p, 'b').states.map(({ state }) => state)).toEqual(['bleeding']);
    },
  );

  scenario('Healing may target Incapacitated allies, but no Dead ones', 'ELD-SPELLCRAFT-057', play => {
    const targets = (state: 'incapacitated' | 'dead') =>
      targetsOf(play, 'AB\n\nb', 'curative-miracle', {
        profiles: { A: caster('curative-miracle') },
        facing: { A: { x: 1, y: 1 } },
        states: { B: [state] },
      });
    expect(targets('incapacitated')).toEqual([['A'], ['B']]);
    expect(targets('dead')).toEqual([['A']]);
  });

  scenario('an Incapacitated ally is healed by a roll, even of a Vitalist', 'ELD-SPELLCRAFT-057', play => {
    const p = cast(play)('AB\n\nb', spellOn('curative-miracle', 'B'), [10], {
      profiles: { A: { ...caster(), classes: ['vitalist'] } },
      states: { B: ['incapacitated'] },
      models: { B: { hp: 0 } },
    });
    expect(story(p)[0]).toBe('A cast INT 10 at B: 10');
    expect(modelIn(p, 'B').hp).toBe(2);
  });

  scenario('Burning Resolve: a target without Activation Points regains one', 'ELD-SPELLCRAFT-026', play => {
    const points = (has: number, dice: readonly number[] = [10], more: Declared = {}) =>
      modelIn(
        cast(play)('AB\n\nb', spellOn('burning-resolve', 'B'), dice, { models: { B: { points: has } }, ...more }),
        'B',
      ).points;
    expect([points(0), points(1), points(0, [11]), points(0, [10], { states: { B: ['fatigued'] } })]).toEqual([
      1, 1, 0, 1,
    ]);
  });

  scenario(
    'a caster of Burning Resolve regains its own Activation Point, or by option does not',
    'ELD-SPELLCRAFT-026',
    play => {
      const gains = (options: NonNullable<LaidOut['options']>, target = 'A') => {
        const models = { A: { points: 0 }, B: { points: 0 } };
        const p = cast(play)('AB\n\nb', spellOn('burning-resolve', target), [10], { models, options });
        return events(p, 'PointsChanged').flatMap(({ model, why }) => (why === 'Burning Resolve' ? [model] : []));
      };
      expect([gains({}), gains({ resolveOneself: false }), gains({ resolveOneself: false }, 'B')]).toEqual([
        ['A'],
        [],
        ['B'],
      ]);
    },
  );

  scenario('Hastened Recovery: a mode for each strike, also for one target', 'ELD-SPELLCRAFT-037', play => {
    const p = cast(play)('AB\n\nb', spellOn('hastened-recovery', 'BB'), [10, 10], {
      models: { B: { hp: 1 } },
      states: { B: ['crippled', 'weakened', 'slowed'] },
    });
    p.choose('p1', 'Remove a state').choose('p1', 'weakened').choose('p1', 'Regain HP');
    expect([modelIn(p, 'B').hp, modelIn(p, 'B').states.map(({ state }) => state)]).toEqual([2, ['crippled', 'slowed']]);
  });
});
