import {
  type Counts,
  certain,
  chain,
  compare,
  type Distribution,
  distributionOf,
  expectation,
  expectationOf,
  type Fraction,
  faceCounts,
  map,
  probabilityThat,
} from '@rulewright/core/odds';
import { effigyHealth, remainingHealth } from '../../hero-cards/reading/health.js';
import { lastingOn } from '../../match/lasting.js';
import { effigyOwner, modelOf } from '../../match/models.js';
import type { AttackFacts } from '../../vocabulary/attack.js';
import type { Blow, JhxTally } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { type JudgementFace, judgementFaces } from '../../vocabulary/words.js';
import { blowTally } from '../damage/blow.js';
import { attackOf } from '../declare/facts.js';
import type { AttackOrder } from '../declare/order.js';
import { blowOf, diceChoices } from '../dice/choices.js';
import { judgementDie } from '../dice/dice.js';
import { mostDamaging } from '../dice/monster-dice.js';
import { dicePool } from '../dice-pool/pool.js';
import { rerollable } from '../re-rolls/reroll.js';
import { whoMayTryAgain } from '../re-rolls/try-again.js';

/** One possible outcome of an attack. */
export interface AttackOutcome {
  readonly blow: Blow;
  /** Health that the target loses, temporary health included. */
  readonly damage: number;
  /** The target's base health is gone. For an Effigy that is the end of the match. */
  readonly kill: boolean;
  /** Manoeuvre symbols on the chosen dice. */
  readonly symbols: number;
}

/** The goal of the attacker where the dice leave a choice. A tie is broken by damage, and then by symbols. */
export type AttackGoal = 'damage' | 'kill' | 'symbols';

/** The choices of the attacker about the dice. */
export interface OddsOptions {
  /** Default `damage`. */
  readonly goal?: AttackGoal;
  /** The re-rolls that may be used, where they improve the result; absent: none. */
  readonly rerolls?: {
    /** Try Again, if the attacker's player may now (JHX-REROLL-001) and has the Fate. */
    readonly tryAgain?: boolean;
    /** The number of dice that an ability lets the attacker re-roll, once, before Try Again (JHX-REROLL-006). */
    readonly dice?: number;
  };
}

/** The exact odds of an attack. */
export interface AttackOdds {
  readonly pool: JhxTally;
  readonly outcomes: Distribution<AttackOutcome>;
  readonly blows: { readonly [B in NonNullable<Blow> | 'none']: Fraction };
  readonly damage: Distribution<number>;
  readonly expectedDamage: Fraction;
  readonly kill: Fraction;
}

const noFace: Readonly<Record<JudgementFace, number>> = { hit: 0, manoeuvre: 0, both: 0, miss: 0 };
type Faces = Readonly<Record<JudgementFace, number>>;

const plus = (a: Faces, b: Counts): Faces => ({
  hit: a.hit + (b.hit ?? 0),
  manoeuvre: a.manoeuvre + (b.manoeuvre ?? 0),
  both: a.both + (b.both ?? 0),
  miss: a.miss + (b.miss ?? 0),
});

const listed = (faces: Faces): JudgementFace[] =>
  judgementFaces.flatMap(face => Array.from({ length: faces[face] }, () => face));

const key = ({ hit, manoeuvre, both, miss }: Faces): string => `${hit} ${manoeuvre} ${both} ${miss}`;

/** The same function, asked once for each set of faces (and number). */
const remembered = <T>(work: (faces: Faces, number: number) => T): ((faces: Faces, number?: number) => T) => {
  const known = new Map<string, { readonly found: T }>();
  return (faces, number = 0) => {
    const name = `${key(faces)} ${number}`;
    const found = known.get(name) ?? { found: work(faces, number) };
    known.set(name, found);
    return found.found;
  };
};

const many = (faces: Faces): number => judgementFaces.reduce((sum, face) => sum + faces[face], 0);

/** All choices of at most `most` of some dice, or none of them: the taken dice, and the rest. */
const parts = (faces: Faces, most: number): readonly { readonly taken: number; readonly left: Faces }[] => {
  let found: { taken: number; left: Faces }[] = [{ taken: 0, left: faces }];
  for (const face of judgementFaces) {
    found = found.flatMap(({ taken, left }) =>
      Array.from({ length: Math.min(most - taken, left[face]) + 1 }, (_, here) => ({
        taken: taken + here,
        left: { ...left, [face]: left[face] - here },
      })),
    );
  }
  return found;
};

const measures: { readonly [G in AttackGoal]: (outcome: AttackOutcome) => number } = {
  damage: ({ damage }) => damage,
  kill: ({ kill }) => (kill ? 1 : 0),
  symbols: ({ symbols }) => symbols,
};

/** True if the first prospect is better: by the goal, then by damage, then by symbols. */
const isBetter = (goal: AttackGoal, a: Distribution<AttackOutcome>, b: Distribution<AttackOutcome>): boolean => {
  for (const which of [goal, 'damage', 'symbols'] as const) {
    const order = compare(expectationOf(a, measures[which]), expectationOf(b, measures[which]));
    if (order !== 0) return order > 0;
  }
  return false;
};

/** The health that the target can lose before it dies, temporary health included (JHX-DAMAGE-016). */
const healthOf = (table: Table, target: string): number => {
  const owner = effigyOwner(table.state, target);
  if (owner === undefined) return remainingHealth(table, modelOf(table.state, target));
  const temporary = lastingOn(table.state, target, 'temporary-health');
  return temporary.reduce((sum, { data }) => sum + data.left, effigyHealth(table, owner));
};

/**
 * The result of some dice if they are chosen as well as possible (JHX-DICE-006), or as a Monster's are
 * (JHX-MONSTER-049).
 */
const chooser = (
  table: Table,
  attack: AttackFacts,
  goal: AttackGoal,
): ((faces: Faces) => Distribution<AttackOutcome>) => {
  const health = healthOf(table, attack.target);
  const most = table.numbers.attackDice.used.value;
  const damage = Array.from({ length: most + 1 }, (_, hits) => blowTally(table, attack, blowOf(hits)).total);
  const outcomeOf = (hits: number, symbols: number): AttackOutcome => {
    const dealt = Math.min(damage[hits] ?? 0, health);
    return { blow: blowOf(hits), damage: dealt, kill: dealt >= health, symbols };
  };
  const isMonster = modelOf(table.state, attack.attacker).kind === 'monster';
  return remembered(faces => {
    const all = diceChoices(table, { dice: listed(faces), kind: attack.kind });
    const choices = isMonster ? [mostDamaging(all, hits => damage[hits] ?? 0)] : all;
    const [first, ...others] = choices.map(({ hits, symbols }) => certain(outcomeOf(hits, symbols)));
    return others.reduce(
      (best, choice) => (isBetter(goal, choice, best) ? choice : best),
      first ?? certain(outcomeOf(0, 0)),
    );
  });
};

/** The result of a roll if dice are rolled again wherever that is allowed and better. */
const prospects = (table: Table, attack: AttackFacts, pool: number, { goal = 'damage', rerolls = {} }: OddsOptions) => {
  const die = distributionOf(judgementDie(table));
  const chosen = chooser(table, attack, goal);
  const roll = (dice: number): Distribution<Counts> => faceCounts(die, dice);
  const better = (a: Distribution<AttackOutcome>, b: Distribution<AttackOutcome>): Distribution<AttackOutcome> =>
    isBetter(goal, a, b) ? a : b;
  const { player } = modelOf(table.state, attack.attacker);
  const rolled = { attacker: attack.attacker, dice: listed({ ...noFace, miss: pool }), rerolled: [] };
  const tryAgain = rerolls.tryAgain === true && whoMayTryAgain(table, rolled).some(who => who === player);
  const some = rerollable(table, rolled).length === 0 ? 0 : (rerolls.dice ?? 0);

  /** A number of dice is rolled again, and their new faces count. */
  const rolledBeside = remembered((fixed, dice) => chain(roll(dice), again => chosen(plus(fixed, again))));
  /** `open` can still be tried again, `fixed` not (JHX-REROLL-004). */
  const afterSome = (open: Faces, fixed: Faces): Distribution<AttackOutcome> => {
    const keep = chosen(plus(open, fixed));
    return tryAgain ? better(rolledBeside(fixed, many(open)), keep) : keep;
  };
  return (counts: Counts): Distribution<AttackOutcome> => {
    const faces = plus(noFace, counts);
    const kept = afterSome(faces, noFace);
    return parts(faces, some).reduce(
      (best, { taken, left }) =>
        better(
          chain(roll(taken), again => afterSome(left, plus(noFace, again))),
          best,
        ),
      kept,
    );
  };
};

/**
 * The exact odds of an attack as the table stands: by the same pool, damage and choice of dice that play goes by, with
 * the attacker choosing and rolling again as well as possible. The odds leave out the effects of other abilities in the
 * windows of the attack. The attack need not be legal; for a model that is not on the board it is a RangeError.
 */
export const attackOdds = (table: Table, order: AttackOrder, options: OddsOptions = {}): AttackOdds => {
  const attack = attackOf(table, order);
  const pool = dicePool(table, attack);
  const after = prospects(table, attack, pool.total, options);
  const outcomes = chain(faceCounts(distributionOf(judgementDie(table)), pool.total), after);
  const struck = (blow: Blow): Fraction => probabilityThat(outcomes, outcome => outcome.blow === blow);
  const damage = map(outcomes, measures.damage);
  return {
    pool,
    outcomes,
    blows: { none: struck(null), glancing: struck('glancing'), solid: struck('solid'), critical: struck('critical') },
    damage,
    expectedDamage: expectation(damage),
    kill: probabilityThat(outcomes, ({ kill }) => kill),
  };
};
