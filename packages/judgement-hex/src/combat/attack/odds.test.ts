import { createMatch, type Match, manual } from '@rulewright/core';
import { bestExpectation, enumerate } from '@rulewright/core/enumerate';
import { add, compare, equals, type Fraction, fraction, multiply, probabilityOf, toText } from '@rulewright/core/odds';
import { describe, expect, test } from 'vitest';
import { remainingHealth } from '../../hero-cards/reading/health.js';
import { onBoard } from '../../match/models.js';
import { as, card, column, type LaidOut, laidOut, plainHero, withTemporaryHealth } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import type { JudgementFace } from '../../vocabulary/words.js';
import type { AttackOrder } from '../declare/order.js';
import { attackOdds, type OddsOptions } from './odds.js';
import { attacking } from './scenario-words.js';

const duel = column('A', 'b');
const siege = `
        %
     %     %
        A
     .     .
        .
     @     @
        @
`;
const order: AttackOrder = { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1 };
const rich: LaidOut = { active: 'A', warbands: { p1: { fate: 1 } } };

const odds = (dice: number, options: OddsOptions = {}, lay: LaidOut = rich): ReturnType<typeof attackOdds> =>
  attackOdds(laidOut(duel, lay).table, { ...order, dice: dice - 2 }, options);

/* An independent count: every sequence of faces, every set of at most three dice, numbers written out by hand. */
const die: readonly JudgementFace[] = ['hit', 'hit', 'manoeuvre', 'both', 'miss', 'miss'];
const grid = [0, 2, 3, 5];

const sequences = (dice: number): readonly (readonly JudgementFace[])[] =>
  dice === 0 ? [[]] : sequences(dice - 1).flatMap(rest => die.map(face => [...rest, face]));

/** The most damage, and then symbols, of any three dice. */
const best = (faces: readonly JudgementFace[], health: number): readonly [damage: number, symbols: number] => {
  let found: [number, number] = [0, 0];
  for (let set = 0; set < 1 << faces.length; set++) {
    const used = faces.filter((_, place) => (set >> place) & 1);
    if (used.length > 3) continue;
    const hits = used.filter(face => face === 'hit' || face === 'both').length;
    const symbols = used.filter(face => face === 'manoeuvre' || face === 'both').length;
    const damage = Math.min(grid[hits] ?? 0, health);
    if (damage > found[0] || (damage === found[0] && symbols > found[1])) found = [damage, symbols];
  }
  return found;
};

/** The chances of each damage with some dice, as counts out of 6 to the number of dice. */
const counted = (dice: number, health = 12): Map<number, bigint> => {
  const cases = new Map<number, bigint>();
  for (const faces of sequences(dice)) {
    const [damage] = best(faces, health);
    cases.set(damage, (cases.get(damage) ?? 0n) + 1n);
  }
  return cases;
};
const told = (cases: readonly (readonly [number, Fraction])[]): string[] =>
  cases.map(([value, chance]) => `${value}: ${toText(chance)}`);
const byHand = (dice: number, health?: number): string[] =>
  told(
    [...counted(dice, health)]
      .sort(([a], [b]) => a - b)
      .map(([value, cases]) => [value, fraction(cases, 6n ** BigInt(dice))]),
  );
const exact = ({ damage }: ReturnType<typeof attackOdds>): string[] =>
  told(damage.outcomes.map(({ value, weight }) => [value, fraction(weight, damage.total)]));

describe('without re-rolls', () => {
  test.each([1, 2, 3, 4, 5])(
    '%i dice have the odds that counting every roll gives [JHX-DICE-002, JHX-DICE-004]',
    dice => {
      expect(odds(dice).pool.total).toBe(dice);
      expect(exact(odds(dice))).toEqual(byHand(dice));
    },
  );

  test('the chances of the blows add up to 1, and are those of their Hits [JHX-DICE-008, JHX-DICE-011]', () => {
    const { blows } = odds(1);
    expect(Object.entries(blows).map(([blow, chance]) => `${blow} ${toText(chance)}`)).toEqual([
      'none 1/2',
      'glancing 1/2',
      'solid 0',
      'critical 0',
    ]);
    const five = odds(5).blows;
    const sum = Object.values(five).reduce((all, chance) => add(all, chance), fraction(0n));
    expect(toText(sum)).toBe('1');
  });

  test('a kill takes what is left, temporary health included, and nothing more is damage [JHX-DAMAGE-016]', () => {
    const weak = { ...rich, models: { b: { damage: 9 } } };
    const three = odds(3, {}, weak);
    expect(exact(three)).toEqual(byHand(3, 3));
    expect(toText(three.kill)).toBe(toText(probabilityOf(three.damage, 3)));
    const guarded = odds(3, {}, { ...weak, effects: [withTemporaryHealth('b', 2)] });
    expect(exact(guarded)).toEqual(byHand(3, 5));
    expect(equals(guarded.kill, guarded.blows.critical)).toBe(true);
  });

  test('a Monster plays for damage, whatever is asked for and however little is left [JHX-MONSTER-049]', () => {
    const { table } = laidOut(duel, { models: { A: { kind: 'monster' }, b: { damage: 11 } }, active: 'b' });
    const bite: AttackOrder = { ...order, weapon: 'teeth', kind: 'hunter', dice: 2 };
    const { outcomes, blows } = attackOdds(table, bite, { goal: 'symbols' });
    expect(outcomes).toEqual(attackOdds(table, bite).outcomes);
    // Four dice, each of which hits in half the cases: with one health left a Hit would do, and leave two symbols.
    expect(toText(blows.critical)).toBe('5/16');
  });

  const hitting = (damage: Weapon['damage']): LaidOut => ({
    ...rich,
    ...as(card({}, { weapons: [{ ...(plainHero.weapons[0] as Weapon), damage }] })),
  });

  test('of choices with equal damage the attacker takes the one with more symbols, and of those the one with the most Hits [JHX-DICE-006]', () => {
    // A third Hit adds nothing to two. So a symbol is worth more, where one can be chosen in place of the third Hit.
    const many = (faces: readonly JudgementFace[], ...which: readonly JudgementFace[]): number =>
      faces.filter(face => which.includes(face)).length;
    const critical = sequences(4).filter(
      faces => many(faces, 'hit', 'both') >= 3 && (many(faces, 'manoeuvre') === 0 || many(faces, 'both') >= 3),
    );
    expect(toText(odds(4, {}, hitting([1, 2, 2])).blows.critical)).toBe(
      toText(fraction(BigInt(critical.length), 1296n)),
    );
    expect(toText(odds(2, {}, hitting([1, 1, 1])).blows.solid)).toBe('1/4');
  });

  test('RES and all other changes of damage count in the odds [JHX-DAMAGE-002]', () => {
    expect(odds(3, {}, { ...rich, ...as(card({ RES: 2 }), 'b') }).damage.outcomes.map(({ value }) => value)).toEqual([
      0, 1, 3,
    ]);
  });

  test('an Effigy is captured when nothing is left of it [JHX-EFFIGY-010]', () => {
    const capture = (damage: number): string => {
      const warbands = { p2: { effigy: { damage, decay: 0 } } };
      return toText(
        attackOdds(laidOut(siege, { active: 'A', warbands }).table, { ...order, target: 'effigy:p2' }).kill,
      );
    };
    // 16 health and RES 1: a Glancing Blow takes 1, a Solid one 2, and two dice strike no other.
    expect([capture(13), capture(14), capture(15)]).toEqual(['0', '1/4', '3/4']);
  });
});

/* The same with one Try Again: the whole pool once more where what it shows is worth less than what it might. */
const tried = (dice: number): string[] => {
  const fresh = counted(dice);
  const all = 6n ** BigInt(dice);
  const mean = [...fresh].reduce((sum, [value, cases]) => add(sum, fraction(BigInt(value) * cases, all)), fraction(0n));
  const chances = new Map<number, Fraction>();
  const put = (value: number, chance: Fraction): void => {
    chances.set(value, add(chances.get(value) ?? fraction(0n), chance));
  };
  for (const [value, cases] of fresh) {
    const here = fraction(cases, all);
    if (compare(mean, fraction(value)) <= 0) put(value, here);
    else for (const [then, ways] of fresh) put(then, multiply(here, fraction(ways, all)));
  }
  return told([...chances].sort(([a], [b]) => a - b));
};

describe('with re-rolls', () => {
  test.each([1, 2, 3, 4, 5])('Try Again with %i dice is used where it pays [JHX-REROLL-002, JHX-REROLL-011]', dice => {
    expect(exact(odds(dice, { rerolls: { tryAgain: true } }))).toEqual(tried(dice));
  });

  test('Try Again is not used without Fate, nor by Summoned models [JHX-REROLL-001, JHX-REROLL-012]', () => {
    const options = { rerolls: { tryAgain: true } };
    expect(exact(odds(3, options, { active: 'A' }))).toEqual(byHand(3));
    const imp = laidOut(duel, { ...rich, models: { A: { kind: 'summoned' } } }).table;
    const claws = { ...order, weapon: 'claws' };
    expect(exact(attackOdds(imp, claws, options))).toEqual(exact(attackOdds(imp, claws)));
  });

  test('a re-roll of one die takes the best die of the pool, and no die is rolled a third time [JHX-REROLL-004, JHX-REROLL-005]', () => {
    // One die: rolled again unless it hits. 1/2 + 1/2 * 1/2.
    expect(exact(odds(1, { rerolls: { dice: 1 } }))).toEqual(['0: 1/4', '2: 3/4']);
    // After it nothing is left to try again; without it, Try Again is the same.
    expect(exact(odds(1, { rerolls: { dice: 1, tryAgain: true } }))).toEqual(['0: 1/4', '2: 3/4']);
    // Two dice: one miss is rolled again. Both miss: one again. No Hit 1/4 * 1/2; one Hit 1/2 * 1/2 + 1/4 * 1/2.
    expect(exact(odds(2, { rerolls: { dice: 1 } }))).toEqual(['0: 1/8', '2: 3/8', '3: 1/2']);
  });

  test('the dice of a Monster are never rolled again [JHX-MONSTER-050]', () => {
    const { table } = laidOut(duel, { models: { A: { kind: 'monster' } }, active: 'b' });
    const bite: AttackOrder = { ...order, weapon: 'teeth', kind: 'hunter' };
    expect(exact(attackOdds(table, bite, { rerolls: { dice: 2, tryAgain: true } }))).toEqual(
      exact(attackOdds(table, bite)),
    );
  });

  test('further re-rolls never lower the odds, and the odds of a goal are best where it is played for [JHX-REROLL-006]', () => {
    const lay = { ...rich, models: { b: { damage: 9 } } };
    const plain = odds(4, { goal: 'kill' }, lay);
    const helped = odds(4, { goal: 'kill', rerolls: { tryAgain: true } }, lay);
    const more = odds(4, { goal: 'kill', rerolls: { tryAgain: true, dice: 1 } }, lay);
    expect([compare(helped.kill, plain.kill), compare(more.kill, helped.kill)]).toEqual([1, 1]);
    const symbols = odds(4, { goal: 'symbols' });
    expect(compare(odds(4).expectedDamage, symbols.expectedDamage)).toBe(1);
  });
});

const staging = (dice: number, lay: LaidOut): { match: Match<Jhx>; lost: (match: Match<Jhx>) => number } => {
  const staged = attacking(duel, { ...lay, dice: dice - 2 });
  const match = createMatch<Jhx>(staged.game, { ...staged.setup, dice: manual() });
  const health = ({ state }: Match<Jhx>): number => {
    const target = onBoard(state, 'b');
    return target ? remainingHealth({ ...staged.table, state }, target) : 0;
  };
  return { match, lost: at => health(match) - health(at) };
};
const isDone = ({ outcome }: Match<Jhx>): boolean => outcome !== undefined;

/** The same attack walked through the procedure itself, the attacker answering by the goal of the odds. */
const walked = (dice: number, lay: LaidOut = {}): string[] => {
  const { match, lost } = staging(dice, lay);
  const found = enumerate(
    match,
    ({ decisions: [open] }) => {
      if (!open?.options) throw new Error('no options');
      // The most Hits come first among the dice.
      return { decision: open.id, by: open.by, choice: open.kind === 'dice' ? open.options[0] : open.options.at(-1) };
    },
    lost,
    isDone,
  );
  return told([...found].sort((a, b) => a.value - b.value).map(({ value, probability }) => [value, probability]));
};

describe('play itself', () => {
  test.each([1, 2, 3, 4])('comes to the same odds with %i dice [JHX-ATTACK-003]', dice => {
    expect(walked(dice)).toEqual(exact(odds(dice)));
  });

  test.each([1, 2])('and to the same best damage with Try Again on %i dice [JHX-REROLL-001]', dice => {
    const { match, lost } = staging(dice, rich);
    const most = bestExpectation(match, at => fraction(lost(at)), isDone);
    expect(toText(most)).toBe(toText(odds(dice, { rerolls: { tryAgain: true } }).expectedDamage));
    expect(compare(most, odds(dice).expectedDamage)).toBe(1);
  });
});

describe('the goal of the attacker', () => {
  test('is damage where the goal is out of reach, and then symbols', () => {
    const [killing, hurting] = [odds(4, { goal: 'kill' }), odds(4)];
    expect(toText(killing.kill)).toBe('0');
    expect(exact(killing)).toEqual(exact(hurting));
    expect(toText(killing.expectedDamage)).not.toBe('0');
  });

  test('nobody tries again with the enemy’s Fate [JHX-REROLL-001]', () => {
    const lay = (p1: number, p2: number): LaidOut => ({
      active: 'A',
      options: { tryAgainScope: 'any' },
      warbands: { p1: { fate: p1 }, p2: { fate: p2 } },
    });
    const again = { rerolls: { tryAgain: true } };
    expect(exact(odds(3, again, lay(0, 3)))).toEqual(exact(odds(3)));
    expect(exact(odds(3, again, lay(1, 0)))).not.toEqual(exact(odds(3)));
  });
});

test('an Effigy with temporary health has to lose that too [JHX-DAMAGE-013, JHX-DAMAGE-016]', () => {
  const kill = (left: number): string => {
    const effects = left === 0 ? [] : [withTemporaryHealth('effigy:p2', left)];
    const { table } = laidOut(siege, { active: 'A', warbands: { p2: { effigy: { damage: 15, decay: 0 } } }, effects });
    return toText(attackOdds(table, { ...order, target: 'effigy:p2' }).kill);
  };
  expect(kill(0)).not.toBe('0');
  expect(kill(9)).toBe('0');
});
