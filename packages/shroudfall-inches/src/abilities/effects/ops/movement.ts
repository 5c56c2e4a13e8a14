import { type PlayerId, type Rule, sameJson, type Turn } from '@rulewright/core';
import type { Point } from '@rulewright/core/inches';
import { thingNamed } from '../../../battlefield/things.js';
import { carryOut } from '../../../match/carry-out.js';
import { activePlayer, modelsOf, unitOfModel } from '../../../match/lookups.js';
import { tableOf } from '../../../match/table.js';
import { moveModels } from '../../../movement/move.js';
import { placeModels } from '../../../movement/place.js';
import { pushModels } from '../../../movement/push.js';
import { takeGenerated } from '../../../round/actions/take.js';
import type { Whom } from '../../../vocabulary/effect.js';
import type { EffectOf, Op } from '../../../vocabulary/effect-op.js';
import type { Cause, ModelId, Sfi, UnitId } from '../../../vocabulary/index.js';
import { modelsMeant, unitsMeant } from '../whom.js';
import { mayTake } from './generated.js';

/** The player who makes the choices of an effect that moves models: without an owner the active player (SFI-PUSH-013). */
const mover = ({ state }: Turn<Sfi>, { player }: Cause): PlayerId => player ?? activePlayer(state);

/** The model by reference to which models are moved; null if it has left the table, undefined if the effect names none. */
const reference = (turn: Turn<Sfi>, cause: Cause, who: Whom | undefined): ModelId | null | undefined =>
  who === undefined ? undefined : (modelsMeant(turn, cause, who)[0] ?? null);

/**
 * The model by reference to which models are pushed or moved. A direction that needs one and names none is by reference to the model that
 * uses the ability, or to the manifestation or scenario element whose effect it is.
 */
const originOf = (
  turn: Turn<Sfi>,
  cause: Cause,
  { direction = 'any', from }: Pick<EffectOf<'move' | 'push'>, 'direction' | 'from'>,
): ModelId | null | undefined => {
  const otherwise = cause.unit === null ? 'source' : 'self';
  return reference(turn, cause, from ?? (direction === 'any' ? undefined : otherwise));
};

/** Places each of the models within a distance of itself or of another model (SFI-PLACE-001, SFI-PLACE-008). */
export const place: Op<'place'> = (turn, { within, completely, of, to, may = false }, cause) => {
  const around = reference(turn, cause, of);
  if (around === null) return;
  return placeModels(turn, {
    models: modelsMeant(turn, cause, to),
    within,
    ...(completely ? { completely } : {}),
    ...(around === undefined ? {} : { around }),
    by: mover(turn, cause),
    optional: may,
    origin: cause,
  });
};

/** The places of some things, as far as they are on the table. */
const placesOf = (turn: Turn<Sfi>, ids: readonly ModelId[]): readonly (Point | undefined)[] =>
  ids.map(id => thingNamed(tableOf(turn), id)?.base.at);

/** Pushes each of the models (SFI-PUSH-012). Later effects follow if any of them was moved (SFI-UNIT-016). */
export const push: Op<'push'> = function* (turn, effect, cause) {
  const { distance, direction, to, may = false, andThen = [] } = effect;
  const from = originOf(turn, cause, effect);
  if (from === null) return;
  const models = modelsMeant(turn, cause, to);
  const before = placesOf(turn, models);
  yield* pushModels(turn, {
    models,
    distance,
    direction,
    ...(from === undefined ? {} : { from }),
    by: mover(turn, cause),
    optional: may,
    origin: cause,
  });
  if (andThen.length > 0 && !sameJson(before, placesOf(turn, models))) yield* carryOut(turn, andThen, cause);
};

/** The models of a unit that an effect moves, one after another in the order of its player's choice (SFI-MOVE-016). */
function* moveUnit(turn: Turn<Sfi>, unit: UnitId, effect: EffectOf<'move'>, cause: Cause): Rule {
  const { tool, direction, to, action } = effect;
  const from = originOf(turn, cause, effect);
  if (from === null) return;
  yield* moveModels(turn, {
    unit,
    models: modelsMeant(turn, cause, to).filter(id => modelsOf(turn.state, unit).some(model => model.id === id)),
    tool,
    ...(direction === undefined ? {} : { direction }),
    ...(from === undefined ? {} : { from }),
    inAction: action === true,
    by: mover(turn, cause),
    origin: cause,
  });
}

/** Moves each of the units with a tool (SFI-MOVE-028). A move counts as a move action only if the effect says so (SFI-ACTION-009). */
export const move: Op<'move'> = function* (turn, effect, cause) {
  for (const unit of unitsMeant(turn, cause, effect.to)) {
    if (!modelsMeant(turn, cause, effect.to).some(id => unitOfModel(turn.state, id)?.id === unit)) continue;
    const moving = (): Rule => moveUnit(turn, unit, effect, cause);
    if (!effect.action) yield* moving();
    else if (mayTake(turn, unit, 'move', cause)) yield* takeGenerated(turn, unit, 'move', moving);
  }
};
