import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { advance as advanceWith } from '../../../combat/walking/advance.js';
import { place as placeAt, push as pushTo } from '../../../combat/walking/walk.js';
import { everyCommon } from '../../../hero-cards/reading/common.js';
import { fieldOf, pieceOf, standingOf } from '../../../hero-cards/reading/field.js';
import { effigyId, onBoard } from '../../../match/models.js';
import { tableOf } from '../../../match/table.js';
import { barredBy } from '../../../special-rules/conditions/bars.js';
import { inflict } from '../../../special-rules/conditions/inflict.js';
import { chooseHeading, choosePlace } from '../../../special-rules/places/choose-place.js';
import { removeIcon } from '../../../special-rules/tokens/icons.js';
import type { Applying, EffectOf, Op } from '../../../vocabulary/applying.js';
import type { PushRoute, Where } from '../../../vocabulary/battlefield.js';
import type { Jhx, ModelId } from '../../../vocabulary/index.js';
import type { Piece } from '../../../vocabulary/piece.js';
import { type Footing, nowhere, type Place, pointAt } from '../../../vocabulary/place.js';
import { affectedModels, decider, eachMoved, origin, ownPlayer } from '../applying.js';

/** True if a model is immune to a Push or a Throw (JHX-ABILITY-024). */
const isImmune = (turn: Turn<Jhx>, id: ModelId, to: 'push' | 'throw'): boolean => {
  const model = onBoard(turn.state, id);
  return !model || everyCommon(tableOf(turn), model, 'immune').some(one => one.to === to);
};

/** The straight routes of a Push, each up to the first obstacle (JHX-MAN-014, JHX-MOVE-015). */
const routesOf = (
  turn: Turn<Jhx>,
  id: ModelId,
  { hexes, direction }: EffectOf<'push'>,
  applying: Applying,
): readonly PushRoute[] => {
  const table = tableOf(turn);
  const field = fieldOf(table);
  const piece = pieceOf(table, id);
  if (!piece) return [];
  if (direction !== 'any') return field.pushRoutes(piece, direction, origin(turn, applying), hexes);
  return field.pushRoutesInAnyDirection(piece, hexes);
};

function* pushOne(turn: Turn<Jhx>, id: ModelId, effect: EffectOf<'push'>, applying: Applying): Rule {
  const start = onBoard(turn.state, id)?.at;
  if (start === undefined || isImmune(turn, id, 'push')) return;
  const routes = routesOf(turn, id, effect, applying);
  const about = { push: id, ability: applying.ability.id };
  if (routes.some(route => route.direction === nowhere)) {
    const by = decider(turn, applying, id);
    const direction = yield* chooseHeading(turn, id, { hexes: effect.hexes, direction: nowhere, fewer: true }, by);
    const hexes = Math.round(fieldOf(tableOf(turn)).ground.lengthOf([start, direction]));
    if (hexes > 0) yield* pushTo(turn, { model: id, direction, hexes, by: applying.self });
    return;
  }
  const to = yield* decideUnlessForced(turn, {
    by: decider(turn, applying, id),
    kind: 'cell',
    rule: 'JHX-MAN-012',
    options: [start, ...routes.flatMap(({ cells }) => cells)],
    about,
  });
  const route = routes.find(({ cells }) => cells.includes(to));
  if (!route) return;
  const hexes = route.cells.indexOf(to) + 1;
  yield* pushTo(turn, { model: id, direction: route.direction, hexes, by: applying.self });
}

/**
 * A Push of at most N hexes in a straight line (JHX-MAN-012), as the player of the ability chooses; a Push away from
 * the ability's model or towards it ends where that direction ends (JHX-MOVE-011). The player chooses the hex where the
 * Push ends, or the model's own hex for no Push; where directions cannot be listed, the player chooses a place: its
 * distance, rounded to whole lengths, is the length of the Push.
 */
export const push: Op<'push'> = function* (turn, effect, applying) {
  yield* eachMoved(turn, affectedModels(turn, applying, effect.to), applying, id =>
    pushOne(turn, id, effect, applying),
  );
};

/** The things from which a Place is measured. */
const anchors = (turn: Turn<Jhx>, { of, icon }: EffectOf<'place'>, applying: Applying): readonly Footing[] => {
  const table = tableOf(turn);
  const player = ownPlayer(turn, applying);
  if (of === 'effigy') return player === null ? [] : [standingOf(table, effigyId(player))];
  if (of === 'icon') {
    // A Shadow Orb with a model on its hex cannot be used, at any distance (JHX-ABILITY-053).
    const free = (at: Place): boolean => icon !== 'shadow-orb' || fieldOf(table).piecesOn(pointAt(at)).length === 0;
    return turn.state.icons
      .filter(one => one.token === icon && one.player === player && free(one.at))
      .map(({ at }) => pointAt(at));
  }
  if (of === 'self') return [origin(turn, applying)];
  return affectedModels(turn, applying, of).map(id => standingOf(table, id));
};

/**
 * Places the model on a free hex that the player of the ability chooses (JHX-MOVE-013); without a free hex it does not
 * move (JHX-MOVE-014). A Shadow Orb in the hex that the model leaves for another Orb is removed; the Orb at the end
 * stays (JHX-ABILITY-053).
 */
export const place: Op<'place'> = function* (turn, effect, applying) {
  yield* eachMoved(turn, affectedModels(turn, applying, effect.to), applying, id =>
    placeOne(turn, id, effect, applying),
  );
};

function* placeOne(turn: Turn<Jhx>, id: ModelId, effect: EffectOf<'place'>, applying: Applying): Rule {
  const table = tableOf(turn);
  const field = fieldOf(table);
  const piece = pieceOf(table, id);
  if (!piece) return;
  const where: Where = {
    within: { lengths: effect.within, of: anchors(turn, effect, applying) },
    landing: { mover: piece, motion: 'place', elsewhere: true },
  };
  if (!field.hasPlace(where)) return;
  const about = { place: id, ability: applying.ability.id };
  const by = decider(turn, applying, id);
  const to = yield* choosePlace(turn, { by, rule: 'JHX-MOVE-012', about, where });
  yield* placeAt(turn, { model: id, to, motion: 'place', by: applying.self });
  if (effect.icon === 'shadow-orb') leaveOrb(turn, piece, applying);
}

const leaveOrb = (turn: Turn<Jhx>, before: Piece, applying: Applying): void => {
  const player = ownPlayer(turn, applying);
  const { ground } = fieldOf(tableOf(turn));
  const orb = turn.state.icons.find(
    one => one.token === 'shadow-orb' && one.player === player && ground.within(0, before, pointAt(one.at)),
  );
  if (orb) removeIcon(turn, orb.id, 'JHX-ABILITY-053');
};

/**
 * Throw: the model is Placed directly away from the thrower (JHX-ABILITY-085), on the last free hex of the line, and is
 * knocked down, even where it stays (JHX-ABILITY-086).
 */
export const hurl: Op<'throw'> = function* (turn, effect, applying) {
  yield* eachMoved(turn, affectedModels(turn, applying, effect.to), applying, id =>
    throwOne(turn, id, effect, applying),
  );
};

function* throwOne(turn: Turn<Jhx>, id: ModelId, { hexes }: EffectOf<'throw'>, applying: Applying): Rule {
  const table = tableOf(turn);
  const field = fieldOf(table);
  const piece = pieceOf(table, id);
  if (!piece || isImmune(turn, id, 'throw')) return;
  const cell = field.placeAlong(piece, 'away', origin(turn, applying), hexes);
  if (cell !== undefined) yield* placeAt(turn, { model: id, to: cell, motion: 'throw', by: applying.self });
  inflict(turn, { condition: 'knock-down', on: id, by: applying.self });
}

/**
 * An Advance of at most N hexes (JHX-GEN-011); a model that cannot Advance does not move (JHX-COND-028, JHX-COND-035).
 */
export const advance: Op<'advance'> = function* (turn, { hexes, to }, applying) {
  yield* eachMoved(turn, affectedModels(turn, applying, to), applying, model =>
    onBoard(turn.state, model) && !barredBy(turn, model, 'advance') ? advanceWith(turn, { model, hexes }) : undefined,
  );
};
