import { type Ask, decideTogether, type Rule, type Turn } from '@rulewright/core';
import type { Jhx, JhxChoices } from '../vocabulary/index.js';

/** Asks both players at once; the answers stay hidden until both have given theirs, and with `secret` even then. */
export function* chooseBoth<K extends keyof JhxChoices & string>(
  turn: Turn<Jhx>,
  ask: (player: string) => Ask<Jhx, K>,
): Rule<readonly [JhxChoices[K], JhxChoices[K]]> {
  const [a, b] = turn.state.players;
  const [first, second] = yield* decideTogether(turn, [ask(a), ask(b)]);
  if (first === undefined || second === undefined) throw new RangeError('both players answer');
  return [first, second];
}
