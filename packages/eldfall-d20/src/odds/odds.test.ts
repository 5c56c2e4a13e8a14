import { type Action, type Match, perform } from '@rulewright/core';
import { reviseEdition } from '@rulewright/core/editions';
import { enumerate } from '@rulewright/core/enumerate';
import { add, type Fraction, fraction, multiply, toText } from '@rulewright/core/odds';
import { describe, expect, test } from 'vitest';
import { items as printed } from '../content/book/items.js';
import { bookEdition } from '../edition.js';
import { type LaidOut, laidOut, plainItems, plainSpell } from '../testing/index.js';
import type { DeclaredAction, Eld, EldGame, Sources } from '../vocabulary/index.js';
import type { Spell } from '../vocabulary/pack.js';
import type { ClassId } from '../vocabulary/words.js';
import { type AttackOdds, attackOdds, bestReaction, reactionsByWorth } from './attack.js';
import { type Duel, duel, type Facing, nameOfMeans, weaponsOf } from './duel.js';
import { policyOf } from './policy.js';
import { matchOf } from './position.js';
import { rollOdds } from './roll.js';
import { resolutionIn, stagesNamed, withDeclared } from './stages.js';

const gameOf = (lay: LaidOut = {}): EldGame => laidOut('A b', lay).game;
const facing = (what: Partial<Duel> = {}, lay: LaidOut = {}): Facing =>
  duel(gameOf(lay), { attacker: 'A', target: 'b', weapon: 'sword', ...what });
const nothing: DeclaredAction = { do: 'nothing' };
const dodge: DeclaredAction = { do: 'dodge' };

/** The attack of the target with its sword. */
const counter = ({ reactions }: Facing, name = 'sword'): DeclaredAction => {
  const found = reactions.find(one => one.do === 'attack' && nameOfMeans(one.means) === name);
  if (!found) throw new RangeError(`no ${name}`);
  return found;
};

describe('a plain attack is as computed by hand', () => {
  // Two dice against OFF 12, of which a 1 is critical; Power 10 against ARM 2, and against 0 for a Critical Hit.
  const wound = fraction(11n * 8n + 10n, 400n);
  const without = attackOdds(facing(), nothing);

  test('Hits and Critical Hits [ELD-ROLL-003] [ELD-CRIT-001]', () => {
    expect(without.attack.strikes).toBe(2);
    expect(without.attack.attribute?.total).toBe(12);
    expect(without.target.hits.map(({ hits, probability }) => [hits, toText(probability)])).toEqual([
      [0, '4/25'],
      [1, '12/25'],
      [2, '9/25'],
    ]);
    expect(toText(without.target.critical)).toBe('39/400');
  });

  test('Damage rolls [ELD-ROLL-005] [ELD-CRIT-002]', () => {
    expect(toText(without.target.expectedLoss)).toBe(toText(multiply(wound, fraction(2n, 1n))));
    expect(toText(without.target.fallen)).toBe(toText(multiply(wound, wound)));
    expect(toText(without.attacker.expectedLoss)).toBe('0');
  });

  test('a Dodge avoids everything but Critical Hits [ELD-ACTION-012] [ELD-CRIT-007]', () => {
    const odds = attackOdds(facing(), dodge);
    expect(odds.dodge && toText(odds.dodge)).toBe('1/2');
    const critical = fraction(10n, 400n);
    const fallen = multiply(fraction(1n, 2n), add(multiply(wound, wound), multiply(critical, critical)));
    expect(toText(odds.target.fallen)).toBe(toText(fallen));
  });

  test('one die against one die: equal or higher beats the other [ELD-CONFRONT-004]', () => {
    const one = facing({}, { profiles: { A: { stats: { ...stats, STA: 1 } } } });
    const odds = attackOdds(one, counter(one));
    // A reacting model defends with DEF 10. Of 400 pairs a 1 always hits; a success from 2 to 12 hits unless the other
    // die is a 1, or a success
    // that is at least as high.
    const pairs = Array.from({ length: 11 }, (_, i) => i + 2).map(face => 20 - Math.max(0, 10 - face + 1) - 1);
    const hits = 20 + pairs.reduce((sum, ways) => sum + ways, 0);
    const hit = odds.target.hits.find(one => one.hits === 1);
    expect(hit && toText(hit.probability)).toBe(toText(fraction(BigInt(hits), 400n)));
    expect(odds.counter?.attribute?.total).toBe(10);
  });
});

const stats = { STA: 2, SPD: 6, OFF: 12, DEF: 10, ACC: 10, INT: 10, AG: 10, T: 10, ARM: 2, HP: 2, M: 10 };
const small = { ...stats, OFF: 3, DEF: 2, AG: 2, ACC: 2, T: 4, ARM: 1 };

/** The first edition with four-sided dice, whose results can all be enumerated through the whole Resolution step. */
const fourSided = reviseEdition(bookEdition, 'four-sided', {
  numbers: { rolls: { faces: { value: 4, rule: 'ELD-ROLL-001' } } },
});

const UNTIL_APPLIED = [
  'check requirements',
  'surprise',
  'collect modifiers',
  'roll for Attacks and Dodges',
  'fix Hits',
  'roll for damage',
  'apply Wounds and states',
];

/** The HP that both models have left, by all results of all dice of the Resolution step. */
const bruteForce = (
  { position, attack, rerolls, chain }: Facing,
  reaction: DeclaredAction,
): ReadonlyMap<string, string> => {
  const begun = { ...position, state: withDeclared(position.state, { attack, reaction }) };
  const match = matchOf(begun, function* (turn) {
    const { resolution } = position.game.edition.procedures;
    yield* perform(turn, stagesNamed(resolution, UNTIL_APPLIED), resolutionIn(turn.state));
  });
  const answers = (one: Match<Eld>): Action => {
    const [asked] = one.decisions;
    // The first attack of the ally, with its sword, costs the most here.
    const choice = chain && asked?.kind === 'action' ? asked.options?.at(1) : undefined;
    return asked && choice ? { decision: asked.id, by: asked.by, choice } : policyOf(rerolls)(one);
  };
  const left = enumerate(match, answers, ({ state }) => state.models.map(({ hp }) => hp));
  const sums = new Map<string, Fraction>();
  for (const { value, probability } of left) {
    for (const [side, hp] of value.entries()) {
      const key = `${side} ${hp}`;
      sums.set(key, add(sums.get(key) ?? fraction(0n, 1n), probability));
    }
  }
  return new Map([...sums].map(([key, p]) => [key, toText(p)] as const).sort());
};

const computed = ({ position }: Facing, { attacker, target, ally }: AttackOdds): ReadonlyMap<string, string> => {
  const of = (side: number, suffered: AttackOdds['target'] | null): readonly [string, string][] =>
    (suffered?.losses ?? []).map(({ hp, probability }) => [
      `${side} ${(position.state.models[side]?.hp ?? 0) - hp}`,
      toText(probability),
    ]);
  return new Map([...of(0, attacker), ...of(1, target), ...of(2, ally)].sort());
};

/** One die: two dice of both sides are enumerated for plain models, and take long. */
const single = { ...small, STA: 1 };

const cases: Readonly<Record<string, LaidOut>> = {
  'plain models': {},
  'a Berserker that suffers': { profiles: { b: { stats: single, classes: ['berserker'] } } },
  'a Cleave': {
    profiles: { A: { stats: single, traits: [{ id: 'cleave' }] } },
  },
  'Armor-Piercing dice against a Construct': {
    profiles: {
      A: { stats: small, traits: [{ id: 'armor-piercing' }] },
      b: { stats: single, traits: [{ id: 'construct' }] },
    },
  },
};

describe.each(Object.entries(cases))('all dice of %s, one by one', (_, lay) => {
  const profiles = { A: { stats: small, ...lay.profiles?.A }, b: { stats: small, ...lay.profiles?.b } };
  const one = facing({}, { edition: fourSided, profiles });
  const reactions: readonly (readonly [string, DeclaredAction])[] = [
    ['no reaction', nothing],
    ['a Dodge', dodge],
    ['an attack', counter(one)],
  ];
  test.each(reactions)('against %s', (__, reaction) => {
    expect(computed(one, attackOdds(one, reaction))).toEqual(bruteForce(one, reaction));
  });
});

/** A re-roll of some failed dice, for everybody. */
const luck =
  (dice: number | 'all', purposes: readonly string[] = ['attack', 'dodge']): Sources['rerolls'][number] =>
  (_, { purpose }) =>
    purposes.includes(purpose) ? [{ rule: 'ELD-ROLL-009', source: `luck ${dice}`, by: 'roller', dice }] : [];

describe.each<[string, Partial<Sources>, Partial<Duel>]>([
  ['one die', { rerolls: [luck(1)] }, {}],
  ['one die after all dice', { rerolls: [luck('all'), luck(1)] }, {}],
  [
    'one die after all dice, each die once',
    { rerolls: [luck('all'), luck(1)] },
    { options: { rerollStacking: 'oncePerDie' } },
  ],
  [
    'Damage rolls of both sides',
    {
      damageRerolls: [
        (_, { attack }) => [{ rule: 'ELD-ROLL-009', source: 'luck', by: attack.attacker, use: () => undefined }],
        (_, { on }) => [{ rule: 'ELD-ROLL-009', source: 'fate', by: on, use: () => undefined }],
      ],
    },
    {},
  ],
])('with re-rolls of %s, all dice one by one', (_, sources, more) => {
  // One die of each side in an exchange of attacks: enumeration of more takes too long.
  const profiles = { A: { stats: single }, b: { stats: single } };
  const one = facing({ rerolls: true, ...more }, { edition: fourSided, profiles, sources });
  test.each([
    ['no reaction', nothing],
    ['a Dodge', dodge],
    ['an attack', counter(one)],
  ] as const)('against %s [ELD-ROLL-009, ELD-ROLL-010]', (__, reaction) => {
    const odds = attackOdds(one, reaction);
    expect(computed(one, odds)).toEqual(bruteForce(one, reaction));
    // Nobody uses them unless the question says so.
    expect(odds).not.toEqual(attackOdds({ ...one, rerolls: false }, reaction));
  });
});

describe('a shot at a target that an ally touches', () => {
  const risky = reviseEdition(fourSided, 'risky', {
    numbers: {
      ranged: {
        strayFrom: { value: 4, rule: 'ELD-RANGED-011' },
        contactPenalty: { value: -1, rule: 'ELD-RANGED-010' },
      },
    },
  });
  const bows = { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } };
  const profiles = {
    A: { ...bows, stats: { ...small, ACC: 5 } },
    b: { stats: small },
    C: { stats: { ...small, ARM: 0, HP: 3 } },
  };
  const what = { weapon: 'bow', kind: 'ranged', ally: 'C' } as const;
  const shot = (more: Partial<Duel> = {}, lay: LaidOut = {}): Facing =>
    duel(laidOut('A b C', { edition: risky, profiles, ...lay }).game, { attacker: 'A', target: 'b', ...what, ...more });
  test.each([
    ['no reaction', nothing, small, ['9/16', '3/8', '1/16']],
    ['a Dodge', dodge, single, ['3/4', '1/4']],
  ] as const)('high dice strike the ally, against %s [ELD-RANGED-011, ELD-RANGED-012]', (_, reaction, stats, hits) => {
    const one = shot({}, { profiles: { ...profiles, A: { ...bows, stats: { ...stats, ACC: 5 } } } });
    const odds = attackOdds(one, reaction);
    expect(computed(one, odds)).toEqual(bruteForce(one, reaction));
    expect(odds.ally?.hits.map(({ probability }) => toText(probability))).toEqual(hits);
  });
  test('re-rolls come before the stray shots', () => {
    const weak = { ...profiles, A: { ...bows, stats: { ...small, ACC: 3 } } };
    const again = shot({ rerolls: true }, { profiles: weak, sources: { rerolls: [luck(1)] } });
    expect(computed(again, attackOdds(again, nothing))).toEqual(bruteForce(again, nothing));
  });
  test('without an ally there, and in melee, nothing goes astray', () => {
    const { ally: _, ...alone } = what;
    const lone = duel(laidOut('A b C', { edition: risky, profiles }).game, { attacker: 'A', target: 'b', ...alone });
    expect(attackOdds(lone, nothing).ally).toBeNull();
    const melee = shot({ weapon: 'unarmed-T', kind: 'melee' });
    expect(attackOdds(melee, nothing).ally?.hits).toMatchObject([{ hits: 0 }]);
  });
});

describe('a Chain Attack of an ally that touches the target', () => {
  const chainer = { stats: { ...small, OFF: 2, STA: 3 }, skills: [{ id: 'chain-attack' as const }] };
  const one = (more: Partial<Duel> = {}, lay: LaidOut = {}): Facing => {
    const profiles = { A: { stats: single }, b: { stats: { ...single, HP: 3 } }, C: chainer };
    const { game } = laidOut('A b C', { edition: fourSided, profiles, ...lay });
    return duel(game, { attacker: 'A', target: 'b', weapon: 'sword', ally: 'C', chain: true, ...more });
  };
  const reactions = [
    ['no reaction', nothing],
    ['a Dodge', dodge],
    ['an attack', counter(one())],
  ] as const;
  test.each(reactions)('all dice one by one, against %s [ELD-SKILL-004, ELD-SKILL-007]', (_, reaction) => {
    const odds = attackOdds(one(), reaction);
    expect(computed(one(), odds)).toEqual(bruteForce(one(), reaction));
    expect(odds.chain).toMatchObject({ strikes: 1, choice: { do: 'attack', means: { item: 'sword' } } });
  });

  test('follows on Hits only, and is made only if the question says so [ELD-SKILL-004]', () => {
    // OFF 3 of A hits by three of four faces, and then OFF 2 of C by two of four.
    const hits = (facing: Facing) =>
      attackOdds(facing, nothing).target.hits.map(({ hits: count, probability }) => [count, toText(probability)]);
    expect(hits(one())).toEqual([
      [0, '1/4'],
      [1, '3/8'],
      [2, '3/8'],
    ]);
    const without = one({ chain: false });
    expect([hits(without), attackOdds(without, nothing).chain]).toEqual([
      [
        [0, '1/4'],
        [1, '3/4'],
      ],
      null,
    ]);
    // A Hit that is negated is none.
    const negates: Sources['negations'][number] = function* (_, hit) {
      if (hit.attack.by !== 'chain-attack') hit.negated = { rule: 'ELD-TRAIT-051', source: 'resistance' };
    };
    expect(hits(one({}, { sources: { negations: [negates] } })).at(-1)).toEqual([1, '3/4']);
    expect(attackOdds(one({ weapon: 'unarmed-T', ally: 'A' }), nothing).chain).toBeNull();
  });
});

test('an Immobilized model dodges with the better one of AG and T, and no Enchantment [ELD-STATE-052, ELD-SPELL-009]', () => {
  const confuse = { ...plainSpell, type: 'enchantment', onHit: [{ op: 'state', state: 'confused' }] } as const;
  const caster = {
    spells: ['confuse'],
    traits: [{ id: 'affinity', element: 'fire' }],
    inventory: { space: 6, items: [] },
  } as const;
  const dodged = (T: number, what: Partial<Duel> = {}) => {
    const lay: LaidOut = {
      pack: { spells: { confuse } },
      profiles: { A: caster, b: { stats: { ...stats, AG: 8, T } } },
    };
    const odds = attackOdds(facing({ weapon: 'unarmed-T', suffering: ['immobilized'], ...what }, lay), dodge);
    return odds.dodge && toText(odds.dodge);
  };
  expect([dodged(14), dodged(4), dodged(14, { suffering: [] })]).toEqual(['7/10', '2/5', '2/5']);
  expect(dodged(14, { weapon: 'confuse' })).toBe('0');
});

test('a Druid casts with the better one of INT and M, a Mystic with M [ELD-CLASS-011, ELD-CLASS-015]', () => {
  const cast = (is: ClassId, M: number) => {
    const caster = {
      classes: [is],
      stats: { ...stats, M },
      spells: ['spark'],
      traits: [{ id: 'affinity', element: 'fire' }],
    } as const;
    const odds = attackOdds(
      facing({ weapon: 'spark' }, { profiles: { A: { ...caster, inventory: { space: 6, items: [] } } } }),
      nothing,
    );
    return odds.attack.attribute?.total;
  };
  expect([cast('druid', 14), cast('druid', 4), cast('mystic', 4), cast('wizard', 14)]).toEqual([14, 10, 4, 10]);
});

test('a template costs its target as much whoever else lies under it, and whoever its caster may pick [ELD-TEMPLATE-001]', () => {
  const blast: Spell = {
    ...plainSpell,
    weapon: { ...plainSpell.weapon, reach: { distance: 12, template: 'circular-large' } },
  };
  const lossBy = (affects: Pick<Spell, 'affects'>, ally: Partial<Duel>) => {
    const spells = { blast: { ...blast, ...affects } } as const;
    const caster = { spells: ['blast'], traits: [{ id: 'affinity', element: 'fire' }] } as const;
    const { game } = laidOut('A b C', { pack: { spells }, profiles: { b: caster } });
    const one = duel(game, { attacker: 'A', target: 'b', weapon: 'sword', ...ally });
    return toText(attackOdds(one, counter(one, 'blast')).attacker.expectedLoss);
  };
  const losses = [{}, { affects: 'chosen-enemies' } as const].flatMap(affects =>
    [{}, { ally: 'C' }].map(ally => lossBy(affects, ally)),
  );
  expect(losses[0]).not.toBe('0');
  expect(new Set(losses).size).toBe(1);
});

test('the best reaction loses the least HP on average', () => {
  const one = facing();
  const [best, ...others] = reactionsByWorth(one);
  expect(best).toEqual(bestReaction(one));
  expect(best?.reaction).toEqual(dodge);
  expect(others.map(({ reaction }) => reaction.do)).toContain('nothing');
});

test('Cover, distance and states count by the rules', () => {
  const shot = (what: Partial<Duel>) => attackOdds(facing({ weapon: 'bow', kind: 'ranged', ...what }, bows), nothing);
  const bows: LaidOut = {
    profiles: { A: { inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] } } },
  };
  expect(shot({}).attack.attribute?.total).toBe(10);
  expect(shot({ distance: 25 }).attack.attribute?.total).toBe(4);
  expect(shot({ cover: 'light' }).attack.attribute?.total).toBeLessThan(10);
  expect(shot({ cover: 'heavy' }).attack.attribute?.total).toBeLessThan(
    shot({ cover: 'light' }).attack.attribute?.total ?? 0,
  );
  expect(attackOdds(facing({ wounds: 1 }), nothing).target.losses.at(-1)?.hp).toBe(1);
});

test('a roll has its chance without re-rolls, and with their best use', () => {
  const { position } = facing();
  const [attacker] = position.state.models;
  const odds = rollOdds(position, { model: attacker?.id ?? '', attribute: 'INT', purpose: 'perceive' });
  expect([toText(odds.plain), toText(odds.best)]).toEqual(['1/2', '1/2']);
});

test('a Dagger counts its strike at a Crouched target, and the model holds what it throws [ELD-UPGRADE-008, ELD-TRAIT-064]', () => {
  const lay: LaidOut = {
    pack: { items: { ...plainItems, ...printed } },
    profiles: { A: { inventory: { space: 6, items: ['sword', 'dagger'].map(item => ({ item, quantity: 1 })) } } },
  };
  const strikes = (what: Partial<Duel>): number => {
    const { attack } = facing({ weapon: 'dagger', ...what }, lay);
    return attack.aims.length;
  };
  expect([strikes({}), strikes({ suffering: ['crouched'] })]).toEqual([2, 3]);
  const thrown = { weapon: 'thrown:dagger', kind: 'ranged' } as const;
  expect([strikes(thrown), strikes({ ...thrown, suffering: ['crouched'] })]).toEqual([1, 1]);
});

test('weapons are listed by name, and unknown cards are refused with their field', () => {
  expect(weaponsOf(gameOf(), 'A')).toEqual(['sword', 'unarmed-T', 'unarmed-AG']);
  const refusal = (what: Partial<Duel>): unknown => {
    try {
      facing(what);
    } catch (error) {
      return (error as { refusal?: unknown }).refusal;
    }
    return undefined;
  };
  expect(refusal({ attacker: 'nobody' })).toMatchObject({ code: 'unknown-profile', path: 'attacker' });
  expect(refusal({ target: 'constructor' })).toMatchObject({ code: 'unknown-profile', path: 'target' });
  expect(refusal({ weapon: 'spoon' })).toMatchObject({ code: 'unknown-weapon', path: 'weapon' });
  expect(refusal({ wounds: 2 })).toMatchObject({ code: 'too-many', path: 'wounds', detail: { most: 1 } });
});
