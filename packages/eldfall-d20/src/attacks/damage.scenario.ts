import { expect } from 'vitest';
import { plainProfile, plainSpell } from '../testing/index.js';
import type { Sources, Thing, Wound } from '../vocabulary/index.js';
import type { Profile } from '../vocabulary/pack.js';
import { attack, type Declared, resolving, scenario, told } from './scenario-words.js';

const stats = (some: Partial<Profile['stats']>): Pick<Profile, 'stats'> => ({
  stats: { ...plainProfile.stats, ...some },
});

/** `A` strikes b twice, with Power 10 against ARM 2; b has 2 HP. */
const strike = (dice: readonly number[], more: Declared = {}) => {
  const { game, setup } = resolving('A\nb', { action: attack('bb'), ...more });
  return [game, { ...setup, dice }] as const;
};
/** The lines after the attack rolls and Hits. */
const after = (match: Parameters<typeof told>[0], from = 2): readonly string[] =>
  told(match)
    .slice(from)
    .filter(one => !one.includes(' hits '));

scenario(
  'die and Armor together equal to the Power are a Wound, one more is not',
  ['ELD-ROLL-005', 'ELD-ROLL-006', 'ELD-ROLL-008', 'ELD-DAMAGE-001', 'ELD-DAMAGE-004', 'ELD-DEF-008'],
  play => {
    expect(after(play(...strike([5, 6, 8, 9])).match)).toEqual([
      'damage to b: 8+2 against 10',
      'damage to b: 9+2 against 10',
      'b -1 HP',
    ]);
  },
);

scenario('a 1 and a 20 mean nothing on a Damage roll', 'ELD-ROLL-007', play => {
  const { match } = play(...strike([5, 6, 1, 20], { profiles: { A: stats({ T: 22 }), b: stats({ ARM: 22 }) } }));
  expect(after(match)).toEqual(['damage to b: 1+22 against 22', 'damage to b: 20+22 against 22']);
  expect(after(play(...strike([5, 6, 20, 20], { profiles: { A: stats({ T: 22 }) } })).match)).toEqual([
    'damage to b: 20+2 against 22',
    'damage to b: 20+2 against 22',
    'b -2 HP',
    'b is incapacitated',
  ]);
});

scenario('Armor 0 does not end a Damage roll', 'ELD-MOD-008', play => {
  expect(after(play(...strike([5, 20, 10], { profiles: { b: stats({ ARM: 0 }) } })).match)).toEqual([
    'damage to b: 10+0 against 10',
    'b -1 HP',
  ]);
});

scenario(
  'Power comes from the attribute of the attacker at that moment, and is never below 0',
  ['ELD-MOD-011', 'ELD-MOD-012'],
  play => {
    const weakened: Declared = {
      sources: {
        attributes: [
          (_, { id }, of) =>
            id === 'A' && of === 'T' ? [{ rule: 'ELD-STATE-070', source: 'weakened', factor: 'half' }] : [],
        ],
      },
    };
    expect(after(play(...strike([5, 20, 1], weakened)).match)[0]).toBe('damage to b: 1+2 against 5');
    const blunt: Declared = {
      sources: { power: [() => [{ rule: 'ELD-MOD-012', source: 'blunt', add: -12 }]] },
      profiles: { b: stats({ ARM: 0 }) },
    };
    expect(after(play(...strike([5, 20, 1], blunt)).match)).toEqual(['damage to b: 1+0 against 0']);
  },
);

scenario('Power is halved after amounts, rounded up', 'ELD-MOD-013', play => {
  const resisted: Declared = {
    sources: {
      power: [
        () => [
          { rule: 'ELD-TRAIT-050', source: 'resistance', factor: 'half' },
          { rule: 'ELD-SKILL-002', source: 'backstab', add: 3 },
        ],
      ],
    },
  };
  expect(after(play(...strike([5, 20, 6], resisted)).match)[0]).toBe('damage to b: 6+2 against 7');
});

scenario(
  'Wounds beyond the last HP are lost: the model is Incapacitated, not Dead',
  ['ELD-DAMAGE-002', 'ELD-STATE-044'],
  play => {
    const frail = { profiles: { b: stats({ HP: 1 }) } };
    expect(after(play(...strike([5, 6, 1, 1], frail)).match).slice(2)).toEqual(['b -1 HP', 'b is incapacitated']);
    const deadly = { ...frail, options: { excessWoundsKill: true } };
    expect(after(play(...strike([5, 6, 1, 1], deadly)).match).slice(2)).toEqual(['b -1 HP', 'b is dead']);
    // The last HP alone is no excess.
    expect(after(play(...strike([5, 20, 1], deadly)).match).slice(1)).toEqual(['b -1 HP', 'b is incapacitated']);
  },
);

scenario(
  'an Incapacitated model may be attacked, and a Wound makes it Dead',
  ['ELD-DAMAGE-003', 'ELD-STATE-050'],
  play => {
    const fallen: Declared = { states: { b: ['incapacitated'] }, models: { b: { hp: 0 } } };
    expect(after(play(...strike([5, 20, 1], fallen)).match).slice(1)).toEqual([
      'b is no longer incapacitated',
      'b is dead',
    ]);
    expect(after(play(...strike([5, 20, 20], fallen)).match).slice(1)).toEqual([]);
  },
);

const asking = (list: string[]): Partial<Sources> => ({
  negations: [
    function* (_, hit) {
      list.push('negation');
      if (hit.critical) hit.negated = { rule: 'ELD-TRAIT-051', source: 'resistance' };
    },
  ],
  onHit: [() => void list.push('on Hit')],
  prevention: [
    () => void list.push('unkeen'),
    (_, wound) => {
      list.push('berserker');
      wound.prevented = { rule: 'ELD-CLASS-007', source: 'berserker' };
    },
    () => void list.push('familiar'),
  ],
  extraWounds: [
    (_, { hit }) => {
      list.push('extra');
      return [{ hit, extra: 'cleave', prevented: null }];
    },
  ],
  onWound: [(_, { extra }) => void list.push(`on Wound ${extra ?? ''}`.trim())],
});

scenario(
  'prevention goes through its rolls in their order until one succeeds, and a prevented Wound has no effects',
  ['ELD-DAMAGE-005', 'ELD-DAMAGE-007'],
  play => {
    const list: string[] = [];
    expect(after(play(...strike([5, 20, 1], { sources: asking(list) })).match)).toEqual([
      'damage to b: 1+2 against 10',
      'b prevents a Wound by berserker',
    ]);
    expect(list).toEqual(['negation', 'on Hit', 'unkeen', 'berserker']);
  },
);

scenario('a Hit that is negated has no Damage roll and no effects', 'ELD-DAMAGE-005', play => {
  const list: string[] = [];
  expect(told(play(...strike([1, 20], { sources: asking(list) })).match).slice(1)).toEqual([
    'hit on b negated by resistance',
  ]);
  expect(list).toEqual(['negation']);
});

scenario('effects of a Hit happen without a Wound, those of a Wound do not', 'ELD-DAMAGE-007', play => {
  const list: string[] = [];
  play(...strike([5, 20, 20], { sources: asking(list) }));
  expect(list).toEqual(['negation', 'on Hit']);
});

const cleaving = (list: string[]): Partial<Sources> => ({ ...asking(list), negations: [], onHit: [], prevention: [] });

scenario(
  'extra Wounds cost HP, can be prevented, and bring nothing more',
  ['ELD-DAMAGE-006', 'ELD-DAMAGE-004'],
  play => {
    const list: string[] = [];
    const { match } = play(...strike([5, 20, 1], { sources: cleaving(list), profiles: { b: stats({ HP: 3 }) } }));
    expect(after(match)).toEqual(['damage to b: 1+2 against 10', 'b -2 HP']);
    expect(list).toEqual(['extra', 'on Wound']);
    const triggered: string[] = [];
    play(...strike([5, 20, 1], { sources: cleaving(triggered), options: { extraWoundsTrigger: true } }));
    expect(triggered).toEqual(['extra', 'on Wound', 'on Wound cleave']);
    const prevent = (_: unknown, wound: Wound): void => {
      if (wound.extra) wound.prevented = { rule: 'ELD-CLASS-008', source: 'berserker' };
    };
    const berserk = { ...cleaving([]), prevention: [prevent] };
    expect(after(play(...strike([5, 20, 1], { sources: berserk })).match).slice(1)).toEqual([
      'b prevents a Wound by berserker',
      'b -1 HP',
    ]);
  },
);

const gates: Thing = {
  id: 'gates',
  kind: 'gates',
  at: { x: 2540, y: 7620, z: 0 },
  radius: 2000,
  height: 5000,
  hp: 2,
  armour: 4,
  holds: [],
  marks: [],
};

scenario(
  'a structure has ARM and HP, makes no rolls and is destroyed at 0 HP',
  ['ELD-DAMAGE-009', 'ELD-SPELL-016'],
  play => {
    const batter = (thing: Thing, dice: readonly number[]) => {
      const list: string[] = [];
      const { game, setup } = resolving('A', {
        action: { ...attack(''), aims: [{ thing: 'gates' }, { thing: 'gates' }] },
        things: [thing],
        sources: { prevention: [() => void list.push('rolled')] },
      });
      const { match } = play(game, { ...setup, dice });
      expect(list).toEqual([]);
      return told(match)
        .slice(1)
        .filter(one => !one.includes('hits'));
    };
    expect(batter(gates, [5, 20, 6])).toEqual(['damage to gates: 6+4 against 10', 'gates 1 HP']);
    expect(batter(gates, [5, 6, 6, 6]).at(-1)).toBe('gates destroyed');
    expect(batter({ ...gates, hp: null }, [5, 20, 6]).at(-1)).toBe('gates destroyed');
    expect(batter(gates, [5, 20, 7])).toEqual(['damage to gates: 7+4 against 10']);
  },
);

scenario(
  'losses and gains of a sequence are added up; HP stay within the maximum',
  ['ELD-DAMAGE-011', 'ELD-DAMAGE-010'],
  play => {
    const healed = (heals: number, most = 2, hp = 2): Declared => ({
      models: { b: { hp } },
      sources: {
        onHit: [
          (_, __, { consequences }) =>
            void consequences.push({ cited: { rule: 'ELD-DAMAGE-011', source: 'balm' }, model: 'b', heals, most }),
        ],
      },
    });
    // One HP, two Wounds and two HP of healing: one is left.
    expect(after(play(...strike([5, 20, 1], healed(1, 2, 1))).match).slice(1)).toEqual([]);
    expect(after(play(...strike([5, 6, 1, 1], healed(1, 2, 1))).match).slice(2)).toEqual([]);
    // Without a Wound, HP do not rise above the maximum, unless the effect has a higher one.
    expect(after(play(...strike([5, 20, 20], healed(5))).match).slice(1)).toEqual([]);
    expect(after(play(...strike([5, 20, 20], healed(5, 4))).match).slice(1)).toEqual(['b +2 HP']);
    expect(after(play(...strike([5, 20, 20], healed(5, 2, 1))).match).slice(1)).toEqual(['b +1 HP']);
  },
);

scenario('a loss of HP that is no Wound asks for no prevention, and still fells', 'ELD-DEF-009', play => {
  const list: string[] = [];
  const agony: Declared = {
    models: { b: { hp: 1 } },
    sources: {
      ...asking(list),
      onHit: [
        (_, __, { consequences }) =>
          void consequences.push({ cited: { rule: 'ELD-DEF-009', source: 'agony' }, model: 'b', losesHp: 1 }),
      ],
    },
  };
  expect(after(play(...strike([5, 20, 20], agony)).match).slice(1)).toEqual(['b -1 HP', 'b is incapacitated']);
  expect(list).toEqual(['negation']);
});

scenario('effects marked Critical belong to Critical Hits only', 'ELD-CRIT-009', play => {
  const stunning = { ...plainSpell, onCritical: [{ id: 'stun' as const }] };
  const traits: string[] = [];
  const { game, setup } = resolving('A\nb', {
    action: { ...attack('bb'), kind: 'ranged', means: { spell: 'spark' } },
    pack: { spells: { spark: stunning } },
    sources: { onHit: [(_, hit) => void traits.push(hit.traits.map(({ id }) => id).join(' '))] },
  });
  play(game, { ...setup, dice: [1, 5, 20, 20] });
  expect(traits).toEqual(['stun', '']);
});
