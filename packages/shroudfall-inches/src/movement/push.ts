import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { type Point, samePoint } from '@rulewright/core/inches';
import { activePlayer } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { Direction } from '../vocabulary/effect.js';
import type { ModelId, Origin, PushAsked, Sfi } from '../vocabulary/index.js';
import { whyNotShifted } from './bans.js';
import { oneByOne } from './one-by-one.js';
import { directDirection, pushedOf } from './push/pushed.js';
import { shift } from './shift.js';

/** The push of one model or of several, one after another (SFI-PUSH-012). */
export interface Pushing {
  readonly models: readonly ModelId[];
  /** In inches. */
  readonly distance: number;
  readonly direction: Direction;
  /** The model by reference to which the direction is. */
  readonly from?: ModelId;
  /** The player who chooses the direction, and the order (SFI-PUSH-010). */
  readonly by: PlayerId;
  readonly optional: boolean;
  readonly origin: Origin;
}

/** The direction of a push: given by the line through the centres, or chosen; undefined if there is none or the player declines. */
function* chooseDirection(turn: Turn<Sfi>, model: ModelId, pushing: Pushing): Rule<Point | undefined> {
  const { distance, direction, from, by, optional, origin } = pushing;
  const { rule } = origin;
  const about = { model, distance, ability: origin.name };
  if (direction === 'directly-away' || direction === 'directly-towards') {
    const only = directDirection(tableOf(turn), model, from, direction === 'directly-away');
    if (!only || !optional) return only;
    const choice = yield* decide(turn, { by, kind: 'push', rule, options: [only, 'none'], about });
    return choice === 'none' ? undefined : choice;
  }
  const asked: PushAsked = { model, distance, direction, optional, ...(from === undefined ? {} : { from }) };
  if (!pushedOf(tableOf(turn), asked)) return undefined;
  const choice = yield* decide(turn, { by, kind: 'push', rule, proposal: asked, about });
  return choice === 'none' ? undefined : choice;
}

function* pushModel(turn: Turn<Sfi>, model: ModelId, pushing: Pushing): Rule {
  const direction = yield* chooseDirection(turn, model, pushing);
  const pushed = direction && pushedOf(tableOf(turn), { model, distance: pushing.distance, direction: 'any' });
  if (!pushed || !direction) return;
  const to = turn.derive(() => pushed.end(direction));
  if (!samePoint(to, pushed.base.at)) yield* shift(turn, model, to, 'push', pushing.origin.rule);
}

/**
 * Pushes models up to the first obstacle, unless a rule forbids it. The player of the effect orders them; for an effect
 * of no player the active one does.
 */
export function* pushModels(turn: Turn<Sfi>, pushing: Pushing): Rule {
  const { models, by, origin } = pushing;
  const [owned, rule] = origin.player === null ? ([false, 'SFI-PUSH-013'] as const) : ([true, 'SFI-PUSH-012'] as const);
  yield* oneByOne(
    turn,
    models,
    {
      by: () => (owned ? by : activePlayer(turn.state)),
      rule,
      may: id => !whyNotShifted(tableOf(turn), id, 'push', origin),
      about: { how: 'push', ability: origin.name },
    },
    model => pushModel(turn, model, pushing),
  );
}
