import { decide, type Rule } from '@rulewright/core';
import { isOver } from '../end/ending.js';
import { playerOf, tableOf } from '../match/village.js';
import type { Acting, JogTurn, TurnChoice } from '../vocabulary/index.js';
import type { TurnMenu } from '../vocabulary/turn-action.js';
import { isFatal } from './payment.js';

const fatalOnes = (
  actions: TurnMenu,
  turn: JogTurn,
  acting: Acting,
  options: readonly TurnChoice[],
): readonly number[] => {
  const { pack, actor } = acting;
  const table = tableOf(turn, pack);
  return options.flatMap((choice, i) => {
    const action = actions.of(choice);
    const change = action.price?.(table, actor, choice);
    return change && isFatal(table, change) && !action.isSafe?.(turn, acting) ? [i] : [];
  });
};

/**
 * One piece of the active character's turn: its move, after which the player is asked again, or its one action, which
 * ends the turn even when it achieved nothing. Choices that lose at once are marked `fatal` (JOG-TURN-006).
 */
export function* takeTurn(turn: JogTurn, actions: TurnMenu, acting: Acting): Rule {
  const { pack, actor } = acting;
  const { moved } = turn.state;
  const options = actions.options(tableOf(turn, pack), actor);
  const fatal = fatalOnes(actions, turn, acting, options);
  const choice = yield* decide(turn, {
    by: playerOf(turn.state, actor),
    kind: 'turn',
    rule: 'JOG-TURN-004',
    options,
    about: { character: actor, moved },
    ...(fatal.length > 0 ? { marks: { fatal } } : {}),
  });
  const going = actions.of(choice).perform(turn, acting, choice);
  if (going) yield* going;
  if (choice.do !== 'move' && !isOver(turn)) turn.emit({ type: 'TurnEnded', character: actor }, 'JOG-TURN-004');
}
