import type { Evaluate } from '@rulewright/core/bots';
import { type Duel, TABLE } from './bout.js';
import { lengthOf } from './exact.js';

/** A guess for bots: wounds count most; then it is better to be close, with knives left. */
export const evaluate: Evaluate<Duel> = ({ state: { fighters } }, player) => {
  const [mine, theirs] = [...fighters].sort((a, b) => Number(b.owner === player) - Number(a.owner === player));
  if (!mine || !theirs) return 0.5;
  const near = 1 - lengthOf(mine.at, theirs.at) / (2 * TABLE);
  return 0.5 + 0.13 * (theirs.wounds - mine.wounds) + 0.05 * near + 0.005 * (mine.knives - theirs.knives);
};
