import { type Ask, type Choices, decide, type Kind, type Rule } from '@rulewright/core';
import type { Jog, JogTurn } from '../vocabulary.js';

/** Asks a player, or takes the only answer when there is just one. */
export function* askUnlessForced<K extends Kind<Jog>>(
  turn: JogTurn,
  ask: Ask<Jog, K> & { readonly options: readonly Choices<Jog>[K][] },
): Rule<Choices<Jog>[K]> {
  const [only, another] = ask.options;
  return only !== undefined && another === undefined ? only : yield* decide<Jog, K>(turn, ask);
}
