import { enumerate } from '@rulewright/core/enumerate';
import { add, compare, type Fraction, fraction, multiply, subtract, toNumber } from '@rulewright/core/odds';
import { comparedDice } from '../attacks/confrontation.js';
import { throwAgainstAttacks } from '../attacks/dodge.js';
import { offerRerolls } from '../rolls/re-rolls.js';
import type { Attack, EldDie, Table } from '../vocabulary/index.js';
import type { Attribute } from '../vocabulary/words.js';
import type { Chain } from './chain.js';
import { diceOf, type Lying } from './dice.js';
import { policyOf } from './policy.js';
import { matchOf, tableAt } from './position.js';
import type { Prepared } from './stages.js';

/** The Hits of one side. */
export interface Hits {
  readonly plain: number;
  readonly critical: number;
}

/** One outcome of the dice of an exchange: the Hits on the target and on the attacker. */
export interface HitsChance {
  readonly onTarget: Hits;
  /** The Hits of a Chain Attack on the target (ELD-SKILL-004). */
  readonly chained: Hits;
  readonly onAttacker: Hits;
  /** Stray shots of the attacker that strike its ally (ELD-RANGED-011). */
  readonly onAlly: Hits;
  readonly probability: Fraction;
}

const certain = fraction(1n, 1n);
const nothing: Hits = { plain: 0, critical: 0 };

/** The dice of all pools of an attack together. */
const allDice = (table: Table, attack: Attack | null, throwing: Prepared['throwing']): readonly Lying[] =>
  (attack?.pools ?? []).reduce<readonly Lying[]>(
    (all, pool) => {
      const more = attack ? diceOf(table, attack, pool, throwing.get(pool) ?? { rerolls: [], stray: null }) : [];
      return all.flatMap(one =>
        more.map(other => ({ dice: [...one.dice, ...other.dice], ways: one.ways * other.ways })),
      );
    },
    [{ dice: [], ways: 1n }],
  );

const waysOf = (all: readonly Lying[]): bigint => all.reduce((sum, { ways }) => sum + ways, 0n);

/** The Hits of dice after all changes, and the Hits that need no die (ELD-SKILL-001). */
const hitsOf = (attack: Attack | null, dice: readonly EldDie[]): Hits => {
  if (!attack) return nothing;
  const scored = dice.filter(({ success, negated, stray }) => success && !negated && stray === null);
  const critical = scored.filter(one => one.critical).length;
  const sure = attack.pools.flatMap(({ automatic, failed }) => (failed === null ? automatic : []));
  return { plain: scored.length - critical + sure.reduce((sum, { hits }) => sum + hits, 0), critical };
};

/** The stray shots among dice: each is a plain Hit (ELD-RANGED-012). */
const straysOf = (dice: readonly EldDie[]): Hits => ({
  plain: dice.filter(({ stray }) => stray !== null).length,
  critical: 0,
});

const keyOf = ({ onTarget, chained, onAttacker, onAlly }: Omit<HitsChance, 'probability'>): string =>
  [onTarget, chained, onAttacker, onAlly].map(({ plain, critical }) => `${plain} ${critical}`).join(' ');

/** Chances with equal outcomes added up. */
const merged = (all: readonly HitsChance[]): readonly HitsChance[] => {
  const found = new Map<string, HitsChance>();
  for (const one of all) {
    const same = found.get(keyOf(one));
    found.set(keyOf(one), same ? { ...same, probability: add(same.probability, one.probability) } : one);
  }
  return [...found.values()];
};

/** The policy that picks an attribute if there is a choice, and answers everything else as another policy does. */
const picking =
  (attribute: Attribute, usual: ReturnType<typeof policyOf>): ReturnType<typeof policyOf> =>
  match => {
    const [decision] = match.decisions;
    return decision?.kind === 'attribute' && decision.options?.includes(attribute)
      ? { decision: decision.id, by: decision.by, choice: attribute }
      : usual(match);
  };

/**
 * The chance that the target avoids an attack with its Dodge (ELD-ACTION-011), by the best attribute that it may pick,
 * as an Immobilized model may (ELD-STATE-052).
 */
export const dodgeChance = ({
  position,
  target,
  own,
  rerolls,
}: Pick<Prepared, 'position' | 'target' | 'own' | 'rerolls'>): Fraction => {
  if (!own) return fraction(0n, 1n);
  const match = matchOf(position, function* (turn) {
    const dodge = { model: target.id, role: 'reactive', against: [] } as const;
    const thrown = yield* throwAgainstAttacks(turn, { ...dodge, against: [] }, [own]);
    if (rerolls) yield* offerRerolls(turn, thrown);
    const avoids = thrown.some(({ dice }) => dice.some(({ success }) => success));
    turn.emit({ type: 'QuestMarked', mark: 'dodged', value: avoids ? 1 : 0 }, 'ELD-ACTION-012');
  });
  const chanceWith = (policy: ReturnType<typeof policyOf>): Fraction =>
    enumerate(match, policy, ({ state }) => state.quest.marks.dodged ?? 0)
      .filter(({ value }) => value === 1)
      .reduce((sum, { probability }) => add(sum, probability), fraction(0n, 1n));
  const usual = policyOf(rerolls);
  const [decision] = match.decisions;
  const options = decision?.kind === 'attribute' ? (decision.options as readonly Attribute[]) : [];
  if (options.length === 0) return chanceWith(usual);
  const chances = options.map(attribute => chanceWith(picking(attribute, usual)));
  return chances.reduce((best, one) => (compare(one, best) > 0 ? one : best));
};

/** The outcomes with the Hits of a Chain Attack, which follows a Hit of the attacker (ELD-SKILL-004): a Critical one if there is one. */
const withChain = (all: readonly HitsChance[], chain: Chain | null): readonly HitsChance[] =>
  chain === null
    ? all
    : all.flatMap(one => {
        const { plain, critical } = one.onTarget;
        if (plain + critical === 0) return [one];
        return chain.after(critical > 0).map(({ hits, probability }) => ({
          ...one,
          chained: hits,
          probability: multiply(one.probability, probability),
        }));
      });

/** The Hits of an exchange: the dice of both sides, compared where the two attacks meet (ELD-CONFRONT-001), and a Dodge. */
export const hitsIn = (prepared: Prepared, chain: Chain | null = null): readonly HitsChance[] => {
  const { position, own, counter, dodges, throwing } = prepared;
  const table = tableAt(position);
  const [mine, theirs] = [allDice(table, own, throwing), allDice(table, counter, throwing)];
  const all = waysOf(mine) * waysOf(theirs);
  const meet = own?.pools.some(({ versus }) => versus.length > 0) === true;
  const thrown = mine.flatMap(one =>
    theirs.map((other): HitsChance => {
      const [ours, enemies] = meet
        ? [comparedDice(one.dice, other.dice), comparedDice(other.dice, one.dice)]
        : [one.dice, other.dice];
      return {
        onTarget: hitsOf(own, ours),
        chained: nothing,
        onAttacker: hitsOf(counter, enemies),
        onAlly: straysOf(ours),
        probability: fraction(one.ways * other.ways, all),
      };
    }),
  );
  if (!dodges) return merged(withChain(merged(thrown), chain));
  const avoided = dodgeChance(prepared);
  // Critical Hits are never avoided (ELD-CRIT-007).
  const dodged = merged(thrown).flatMap(one => [
    { ...one, probability: multiply(one.probability, subtract(certain, avoided)) },
    { ...one, onTarget: { ...one.onTarget, plain: 0 }, probability: multiply(one.probability, avoided) },
  ]);
  return merged(withChain(merged(dodged), chain)).filter(({ probability }) => toNumber(probability) > 0);
};
