import { add, compare, type Fraction, fraction, multiply } from '@rulewright/core/odds';
import type { ActionChoice, Attack, DeclaredAction, EldTally, ModelId } from '../vocabulary/index.js';
import { type Chain, chainsIn } from './chain.js';
import { type LossChance, lossesBy } from './damage.js';
import type { Facing } from './duel.js';
import { dodgeChance, type Hits, type HitsChance, hitsIn } from './hits.js';
import { type Prepared, runUntilDice } from './stages.js';

/** The chance of one number of Hits. */
export interface HitChance {
  readonly hits: number;
  readonly probability: Fraction;
}

/** The Hits and losses of one side of an exchange. */
export interface Suffered {
  /** Every possible number of Hits, in ascending order. */
  readonly hits: readonly HitChance[];
  /** A Critical Hit among them. */
  readonly critical: Fraction;
  /** Every possible loss of HP, at most the remaining HP, in ascending order. */
  readonly losses: readonly LossChance[];
  readonly expectedLoss: Fraction;
  /** All HP are lost. */
  readonly fallen: Fraction;
}

/** The numbers of an attack with their reasons. */
export interface AttackNumbers {
  readonly strikes: number;
  /** Null for an attack that fails its requirements. */
  readonly attribute: EldTally | null;
}

/** The Chain Attack of an ally. */
export interface ChainNumbers extends AttackNumbers {
  readonly choice: ActionChoice;
}

/**
 * The exact odds of an attack and one reaction to it. No optional abilities are used; re-rolls and a Chain Attack only
 * if the question asks for them.
 */
export interface AttackOdds {
  readonly reaction: DeclaredAction;
  readonly attack: AttackNumbers;
  /** Null where the target does not attack back. */
  readonly counter: AttackNumbers | null;
  /** The chance of a Dodge; null where none is declared. */
  readonly dodge: Fraction | null;
  readonly target: Suffered;
  readonly attacker: Suffered;
  /** The losses of an ally of the attacker that touches the target, by stray shots; null without one (ELD-RANGED-011). */
  readonly ally: Suffered | null;
  /**
   * The Chain Attack of the ally that costs the target the most HP; its Hits and losses are included in those of the
   * target. Null without one (ELD-SKILL-004).
   */
  readonly chain: ChainNumbers | null;
}

const none = fraction(0n, 1n);
const sum = (all: readonly Fraction[]): Fraction => all.reduce(add, none);

/** Chances with equal amounts added up, in ascending order. */
const byAmount = (
  all: readonly (readonly [amount: number, probability: Fraction])[],
): readonly [number, Fraction][] => {
  const amounts = [...new Set(all.map(([amount]) => amount))].sort((a, b) => a - b);
  return amounts.map(amount => [amount, sum(all.filter(([other]) => other === amount).map(([, p]) => p))]);
};

const sufferedBy = (
  { position, rerolls }: Prepared,
  hits: readonly HitsChance[],
  side: (one: HitsChance) => Hits,
  attack: Attack | null,
  on: ModelId,
  chain?: Attack,
): Suffered => {
  const left = position.state.models.find(({ id }) => id === on)?.hp ?? 0;
  const losses = attack
    ? lossesBy(position, attack, on, rerolls, chain)
    : () => [{ hp: 0, probability: fraction(1n, 1n) }];
  const chained = (one: HitsChance): Hits => (chain ? one.chained : { plain: 0, critical: 0 });
  const each = hits.flatMap(one =>
    losses(side(one), chained(one)).map(({ hp, probability }): [number, Fraction] => [
      Math.min(left, hp),
      multiply(one.probability, probability),
    ]),
  );
  const amounts = byAmount(each);
  const scoredIn = (one: HitsChance): number =>
    [side(one), chained(one)].reduce((all, { plain, critical }) => all + plain + critical, 0);
  const scored = byAmount(hits.map(one => [scoredIn(one), one.probability]));
  return {
    hits: scored.map(([count, probability]) => ({ hits: count, probability })),
    critical: sum(
      hits.filter(one => side(one).critical + chained(one).critical > 0).map(({ probability }) => probability),
    ),
    losses: amounts.map(([hp, probability]) => ({ hp, probability })),
    expectedLoss: sum(amounts.map(([hp, probability]) => multiply(probability, fraction(BigInt(hp), 1n)))),
    fallen: sum(amounts.filter(([hp]) => hp >= left).map(([, probability]) => probability)),
  };
};

const numbersOf = (attack: Attack | null): AttackNumbers => ({
  strikes: attack?.pools.reduce((all, { strikes }) => all + strikes, 0) ?? 0,
  attribute: attack?.pools.find(({ attribute }) => attribute !== null)?.attribute ?? null,
});

const oddsWith = (prepared: Prepared, reaction: DeclaredAction, chain: Chain | null): AttackOdds => {
  const { own, counter, dodges, attacker, target } = prepared;
  const hits = hitsIn(prepared, chain);
  const ally = prepared.position.state.models[2] ?? null;
  return {
    reaction,
    attack: numbersOf(own),
    counter: reaction.do === 'attack' ? numbersOf(counter) : null,
    dodge: dodges ? dodgeChance(prepared) : null,
    target: sufferedBy(prepared, hits, ({ onTarget }) => onTarget, own, target.id, chain?.attack),
    attacker: sufferedBy(prepared, hits, ({ onAttacker }) => onAttacker, counter, attacker.id),
    ally: ally && sufferedBy(prepared, hits, ({ onAlly }) => onAlly, own, ally.id),
    chain: chain && { ...numbersOf(chain.attack), choice: chain.choice },
  };
};

/**
 * The exact odds of an attack and a reaction: dice, a Confrontation or a Dodge, Damage rolls, and the rolls that
 * prevent Wounds. If the question asks for the Chain Attack of an ally, it is the one that costs the target the most HP
 * on average.
 */
export const attackOdds = ({ position, attack, rerolls, chain }: Facing, reaction: DeclaredAction): AttackOdds => {
  const prepared = runUntilDice(position, { attack, reaction, rerolls });
  const chains = chain ? chainsIn(prepared) : [];
  const [first, ...others] = (chains.length > 0 ? chains : [null]).map(one => oddsWith(prepared, reaction, one));
  if (!first) throw new RangeError('odds with a Chain Attack, or without one');
  return others.reduce(
    (best, one) => (compare(one.target.expectedLoss, best.target.expectedLoss) > 0 ? one : best),
    first,
  );
};

/** The odds of every reaction that meets its requirements, the best one for the target first: it loses the least HP on average. */
export const reactionsByWorth = (facing: Facing): readonly AttackOdds[] =>
  facing.reactions
    .map(reaction => attackOdds(facing, reaction))
    .filter(({ counter }) => counter === null || counter.attribute !== null)
    .toSorted(
      (a, b) =>
        compare(a.target.expectedLoss, b.target.expectedLoss) ||
        -compare(a.attacker.expectedLoss, b.attacker.expectedLoss),
    );

/** The odds of an attack against the best reaction of its target. */
export const bestReaction = (facing: Facing): AttackOdds => {
  const [best] = reactionsByWorth(facing);
  if (!best) throw new RangeError('a model can always do nothing');
  return best;
};
