import { type Ask, decideTogether, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import type { Sfi, SfiChoices } from '../vocabulary/index.js';

/** Asks both players at once; an answer stays hidden from the other player until both have given theirs. */
export function* chooseBoth<K extends keyof SfiChoices & string>(
  turn: Turn<Sfi>,
  ask: (player: PlayerId) => Ask<Sfi, K>,
): Rule<readonly [SfiChoices[K], SfiChoices[K]]> {
  const [a, b] = turn.state.players;
  const [first, second] = yield* decideTogether(turn, [ask(a), ask(b)]);
  if (first === undefined || second === undefined) throw new RangeError('both players answer');
  return [first, second];
}
