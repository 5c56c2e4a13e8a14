import { decide, type Rule } from '@rulewright/core';
import { isOver } from '../end/ending.js';
import { playerOf, tableOf } from '../match/village.js';
import type { Acting, JogTurn, Table, TurnChoice } from '../vocabulary/index.js';
import type { TurnMenu } from '../vocabulary/turn-action.js';
import { isFatal } from './payment.js';

const fatalOnes = (actions: TurnMenu, table: Table, actor: string, options: readonly TurnChoice[]): readonly number[] =>
  options.flatMap((choice, i) => {
    const change = actions.of(choice).price?.(table, actor, choice);
    return change && isFatal(table, change) ? [i] : [];
  });

/**
 * One piece of the active character's turn: its move, after which the player is asked again, or its one action, which
 * ends the turn even when it achieved nothing. Choices that lose at once are marked `fatal` (JOG-TURN-006).
 */
export function* takeTurn(turn: JogTurn, actions: TurnMenu, acting: Acting): Rule {
  const { pack, actor } = acting;
  const table = tableOf(turn, pack);
  const { moved } = turn.state;
  const options = actions.options(table, actor);
  const fatal = fatalOnes(actions, table, actor, options);
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
