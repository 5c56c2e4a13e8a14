import { add, compare, type Fraction, fraction, multiply, subtract, toText } from '@rulewright/core/odds';
import { describe, expect, test } from 'vitest';
import type { OddsAttack } from './attack.js';
import { bestOdds, plainOdds } from './odds.js';

/* A closed-form twin: sums of dice as lists of counts, written out by hand and without the rules. */
type Pool = readonly ('grey' | 'yellow' | 'red')[];
const faces = { grey: [0, 0, 1, 1, 2, 2], yellow: [0, 1, 2, 2, 3, 3], red: [2, 2, 3, 3, 4, 4] } as const;

/** The number of cases for each total. */
const sums = (pool: Pool): readonly bigint[] =>
  pool.reduce<readonly bigint[]>(
    (before, colour) => {
      const after = Array<bigint>(before.length + 4).fill(0n);
      for (const [total, cases] of before.entries()) {
        for (const face of faces[colour]) after[total + face] = (after[total + face] ?? 0n) + cases;
      }
      return after;
    },
    [1n],
  );

const one = fraction(1n, 1n);
const none = fraction(0n, 1n);
const best = (...all: readonly Fraction[]): Fraction => all.reduce((a, b) => (compare(a, b) < 0 ? b : a));
const worst = (...all: readonly Fraction[]): Fraction => all.reduce((a, b) => (compare(a, b) > 0 ? b : a));

/** The mean of a function of the total. */
const mean = (pool: Pool, worth: (total: number) => Fraction): Fraction =>
  sums(pool).reduce(
    (all, cases, total) => add(all, multiply(fraction(cases, 6n ** BigInt(pool.length)), worth(total))),
    none,
  );
const when = (true_: boolean): Fraction => (true_ ? one : none);
const atLeast = (pool: Pool, least: number): Fraction => mean(pool, total => when(total >= least));

const counts = (pool: Pool) => {
  const many = (colour: Pool[number]): number => pool.filter(each => each === colour).length;
  const found = { grey: many('grey'), yellow: many('yellow'), red: many('red') };
  return Object.fromEntries(Object.entries(found).filter(([, count]) => count > 0));
};

type Some = Omit<Partial<OddsAttack>, 'attacker' | 'target'> & {
  readonly attacker?: Partial<OddsAttack['attacker']>;
  readonly target?: Partial<OddsAttack['target']>;
};

const attack = (hit: Pool, damage: Pool, { attacker, target, ...some }: Some = {}): OddsAttack => ({
  type: 'melee',
  ...some,
  attacker: { hit: counts(hit), damage: counts(damage), ...attacker },
  target: { DEF: 4, ARM: 3, health: 2, ...target },
});

const pools: readonly (readonly [Pool, Pool])[] = [
  [
    ['yellow', 'yellow', 'yellow', 'yellow'],
    ['red', 'red', 'yellow', 'yellow'],
  ],
  [['grey', 'grey', 'yellow', 'red'], ['red']],
  [['grey'], ['grey', 'grey', 'grey']],
  [[], ['red']],
];
const text = (pool: Pool): string => pool.join(' ') || 'no dice';

describe('without essence and re-rolls', () => {
  test.each(pools)('%j to hit and %j for damage have the odds of their convolution', (hit, damage) => {
    const odds = plainOdds(attack(hit, damage));
    const toHit = atLeast(hit, 4);
    expect(toText(odds.hit), text(hit)).toBe(toText(toHit));
    expect(toText(odds.critical)).toBe(toText(atLeast(hit, 8)));
    expect(toText(odds.kill)).toBe(toText(multiply(toHit, atLeast(damage, 6))));
    const inflicted = mean(damage, total => fraction(BigInt(Math.min(2, Math.floor(total / 3))), 1n));
    expect(toText(odds.expectedDamage)).toBe(toText(multiply(toHit, inflicted)));
    expect(toText(odds.damage.reduce((all, { probability }) => add(all, probability), none))).toBe('1');
  });

  test('conditions, terrain and hides count by the rules', () => {
    const [hit, damage] = [
      ['yellow', 'yellow', 'yellow'],
      ['red', 'red'],
    ] as const;
    const odds = plainOdds(
      attack(hit, damage, {
        target: {
          terrain: [{ type: 'linear', def: 1, arm: 0, keywords: [] }],
          conditions: ['poisoned', 'shattered'],
          passives: [{ id: 'unbreakable-hide' }],
        },
      }),
    );
    const toHit = atLeast(hit, 4);
    expect(toText(odds.hit)).toBe(toText(toHit));
    const inflicted = (total: number): number => Math.max(0, Math.floor((total + 3) / 3) - 1);
    expect(toText(odds.kill)).toBe(
      toText(
        multiply(
          toHit,
          mean(damage, total => when(inflicted(total) >= 2)),
        ),
      ),
    );
  });
});

/** Every sequence of faces of a pool, all as likely. */
const sequences = (pool: Pool): readonly (readonly number[])[] =>
  pool.reduce<readonly (readonly number[])[]>(
    (before, colour) => before.flatMap(rest => faces[colour].map(face => [...rest, face])),
    [[]],
  );
const total = (dice: readonly number[]): number => dice.reduce((all, face) => all + face, 0);

/** The mean over all sequences of what a player makes of each. */
const played = (pool: Pool, worth: (dice: readonly number[]) => Fraction): Fraction => {
  const all = sequences(pool);
  return multiply(all.map(worth).reduce(add, none), fraction(1n, BigInt(all.length)));
};

/** The chance of a total of at least DEF 4 if the die in one place is rolled again. */
const again = (pool: Pool, dice: readonly number[], place: number): Fraction => {
  const colour = pool[place];
  const rest = total(dice) - (dice[place] ?? 0);
  return colour === undefined ? none : atLeast([colour], 4 - rest);
};
const eachPlace = (pool: Pool, dice: readonly number[]): readonly Fraction[] =>
  pool.map((_, place) => again(pool, dice, place));

describe('best use', () => {
  const hit: Pool = ['yellow', 'yellow', 'grey'];
  const damage: Pool = ['red', 'yellow'];

  test.each(['grey', 'yellow', 'red'] as const)(
    'one %s token infuses a roll or re-rolls it, whichever is better',
    colour => {
      const rich = attack(hit, damage, { attacker: { reserve: { [colour]: 1 } } });
      const [toHit, infused] = [atLeast(hit, 4), atLeast([...hit, colour], 4)];
      const kept = add(toHit, multiply(subtract(one, toHit), toHit));
      expect(toText(bestOdds(rich, 'hit'))).toBe(toText(best(infused, kept)));

      const kill = atLeast(damage, 6);
      const killWithToken = best(atLeast([...damage, colour], 6), add(kill, multiply(subtract(one, kill), kill)));
      const killed = best(
        multiply(infused, kill),
        add(multiply(toHit, killWithToken), multiply(multiply(subtract(one, toHit), toHit), kill)),
      );
      expect(toText(bestOdds(rich, 'kill'))).toBe(toText(killed));
    },
  );

  test('mean damage: a token re-rolls every damage roll below its mean', () => {
    const inflicted = (sum: number): Fraction => fraction(BigInt(Math.min(2, Math.floor(sum / 3))), 1n);
    const expected = mean(damage, inflicted);
    const sure: Some = { attacker: { reserve: { grey: 1 } }, target: { DEF: 1 } };
    const rerolled = mean(damage, sum => best(inflicted(sum), expected));
    const infused = mean([...damage, 'grey'], inflicted);
    // One red die always hits DEF 1, so that the token is left for the damage roll.
    expect(toText(bestOdds(attack(['red'], damage, sure), 'damage'))).toBe(toText(best(rerolled, infused)));
  });

  test('without essence and re-rolls the best is the plain chance', () => {
    expect(toText(bestOdds(attack(hit, damage), 'kill'))).toBe(toText(plainOdds(attack(hit, damage)).kill));
  });

  test('a hexed target: the attacker re-rolls the die that helps most', () => {
    const expected = played(hit, dice => best(when(total(dice) >= 4), ...eachPlace(hit, dice)));
    expect(toText(bestOdds(attack(hit, damage, { target: { conditions: ['hexed'] } }), 'hit'))).toBe(toText(expected));
  });

  test('accurate strike: only blanks are re-rolled', () => {
    const strike: Some = { attacker: { passives: [{ id: 'accurate-strike', x: 1 }] } };
    const expected = played(hit, dice =>
      best(when(total(dice) >= 4), ...eachPlace(hit, dice).filter((_, place) => dice[place] === 0)),
    );
    expect(toText(bestOdds(attack(hit, damage, strike), 'hit'))).toBe(toText(expected));
  });

  test('an elusive target: the defender forces the die that hurts most', () => {
    const elusive: Some = { target: { passives: [{ id: 'elusive', x: 1 }] } };
    const expected = played(hit, dice => worst(...eachPlace(hit, dice)));
    expect(toText(bestOdds(attack(hit, damage, elusive), 'hit'))).toBe(toText(expected));
  });

  test('a shocked attacker: the defender may re-roll, and does so where it hurts', () => {
    const shocked: Some = { attacker: { conditions: ['shocked'] } };
    const expected = played(hit, dice => worst(when(total(dice) >= 4), ...eachPlace(hit, dice)));
    expect(toText(bestOdds(attack(hit, damage, shocked), 'hit'))).toBe(toText(expected));
  });

  test('hard to hit: the highest die does not count', () => {
    const hard: Some = { target: { passives: [{ id: 'hard-to-hit' }] } };
    const expected = played(hit, dice => when(total(dice) - Math.max(...dice) >= 4));
    expect(toText(plainOdds(attack(hit, damage, hard)).hit)).toBe(toText(expected));
  });
});
