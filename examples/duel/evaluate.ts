import type { Evaluate } from '@rulewright/core/bots';
import { distance } from '@rulewright/core/inches';
import { type Duel, RANGE, TABLE } from './bout.js';

/** An estimate for bots: wounds count most; then it is good to be close, and to throw a knife when it can meet the enemy. */
export const evaluate: Evaluate<Duel> = ({ state: { fighters }, decisions }, player) => {
  const [mine, theirs] = [...fighters].sort((a, b) => Number(b.owner === player) - Number(a.owner === player));
  if (!mine || !theirs) return 0.5;
  const apart = distance(mine.at, theirs.at);
  const aims = decisions.some(({ kind, by }) => kind === 'throw' && by === player) && apart <= RANGE;
  const place = (aims ? 0.04 : 0) - (0.1 * apart) / TABLE;
  return 0.5 + 0.12 * (theirs.wounds - mine.wounds) + place + 0.005 * (mine.knives - theirs.knives);
};
