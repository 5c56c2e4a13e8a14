import { type Action, isObject, type Match } from '@rulewright/core';
import type { Eld, EldDie } from '../vocabulary/index.js';

/** The facts of a question about a re-roll. */
interface Rerolling {
  readonly roll: { readonly model: string };
  readonly dice: readonly EldDie[];
}

/** The answers that decline something. */
const declines: readonly unknown[] = ['pass', 'none', 'keep', false];

/** Declines everything that can be declined, and otherwise takes the first answer: no optional re-roll and no optional ability is used. */
export const declineAll = ({ decisions: [decision] }: Match<Eld>): Action => {
  if (!decision) throw new RangeError('nothing to decide');
  const { id, by, options = [] } = decision;
  const nothing = options.find(
    option =>
      declines.includes(option) ||
      (typeof option === 'object' && option !== null && 'do' in option && option.do === 'nothing'),
  );
  return { decision: id, by, choice: nothing ?? options[0] };
};

/** The player of a model of these positions: models are named after their players. */
const isOwn = (by: string, model: unknown): boolean => typeof model === 'string' && model.startsWith(`${by}:`);

/**
 * Uses every re-roll: failures of own rolls, successes of the enemy's, and Damage rolls in the same way. All other uses are declined.
 */
const rerollAll = (match: Match<Eld>): Action => {
  const [decision] = match.decisions;
  if (!decision) throw new RangeError('nothing to decide');
  const { id, by, kind } = decision;
  if (decision.kind === 'reroll') {
    const { roll, dice } = decision.about as Rerolling;
    const wanted = isOwn(by, roll.model);
    const uses = (decision.options ?? []).flatMap(one =>
      one !== 'pass' && one.places.every(place => dice[place]?.success !== wanted) ? [one] : [],
    );
    const sum = (places: readonly number[]): number => places.reduce((all, place) => all + (dice[place]?.face ?? 0), 0);
    // As many dice as possible, and among those the high ones first, which may be stray shots.
    const [best] = uses.toSorted((a, b) => b.places.length - a.places.length || sum(b.places) - sum(a.places));
    return { decision: id, by, choice: best ?? 'pass' };
  }
  const about = isObject(decision.about) ? decision.about : {};
  if (kind === 'yes' && typeof about.success === 'boolean') {
    return { decision: id, by, choice: isOwn(by, about.attacker) !== about.success };
  }
  return declineAll(match);
};

/** The answers of players who use every re-roll, or of players who use none. */
export const policyOf = (rerolls: boolean): ((match: Match<Eld>) => Action) => (rerolls ? rerollAll : declineAll);
