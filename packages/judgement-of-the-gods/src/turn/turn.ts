import { decide, type Rule } from '@rulewright/core';
import type { ContentPack } from '../content/pack.js';
import { isOver } from '../end/ending.js';
import { playerOf, tableOf } from '../village.js';
import type { Acting, Forbidden, JogTurn, Table, TurnChoice } from '../vocabulary.js';
import type { Fields, TurnAction } from './action.js';
import { actionOf, actions } from './actions.js';
import { isFatal } from './payment.js';

/** All legal choices of the active character now, in a stable order. */
const turnOptions = (table: Table, actor: string): readonly TurnChoice[] =>
  actions.flatMap(action =>
    action.candidates(table, actor).filter(choice => action.whyNot(table, actor, choice) === undefined),
  );

const fatalOnes = (table: Table, actor: string, options: readonly TurnChoice[]): readonly number[] =>
  options.flatMap((choice, i) => {
    const change = actionOf(choice).price?.(table, actor, choice);
    return change && isFatal(table, change) ? [i] : [];
  });

/**
 * The rule that forbids a choice of the active character; `undefined` for a legal choice and for a value that is no
 * choice.
 */
export const whyNotThat = (table: Table, fields: Fields): Forbidden | undefined => {
  const { active } = table.state;
  const action = typeof fields.do === 'string' ? actionOf(fields as { do: string }) : undefined;
  const choice = action?.read(fields);
  return active === null || !action || !choice ? undefined : action.whyNot(table, active, choice);
};

/**
 * One piece of the active character's turn: its move, after which the player is asked again, or its one action, which
 * ends the turn even when it achieved nothing. Choices that lose at once are marked `fatal` (JOG-TURN-006).
 */
export function* takeTurn(turn: JogTurn, pack: ContentPack, actor: string): Rule {
  const table = tableOf(turn, pack);
  const { moved } = turn.state;
  const options = turnOptions(table, actor);
  const fatal = fatalOnes(table, actor, options);
  const choice = yield* decide(turn, {
    by: playerOf(turn.state, actor),
    kind: 'turn',
    rule: 'JOG-TURN-004',
    options,
    about: { character: actor, moved },
    ...(fatal.length > 0 ? { marks: { fatal } } : {}),
  });
  const acting: Acting = { pack, actor };
  const action: TurnAction = actionOf(choice);
  const going = action.perform(turn, acting, choice);
  if (going) yield* going;
  if (choice.do !== 'move' && !isOver(turn)) turn.emit({ type: 'TurnEnded', character: actor }, 'JOG-TURN-004');
}
