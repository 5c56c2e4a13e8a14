import type { Cylinder, Prism } from '@rulewright/core/inches/height';
import { hasState, modelsOnField } from '../match/lookups.js';
import { rememberStanding } from '../match/table.js';
import type { ModelId, SceneryPiece, Table } from '../vocabulary/index.js';
import { hitboxOf } from './hitbox.js';

/** A convex part of a piece of scenery. */
export interface Part extends Prism {
  readonly piece: SceneryPiece;
}

/** The body of a model on the field. */
export interface Body extends Cylinder {
  readonly model: ModelId;
}

/** The parts of all scenery (ELD-LOS-005). */
export const partsOn: (table: Table) => readonly Part[] = /* @__PURE__ */ rememberStanding(({ state }) =>
  state.scenery.flatMap(piece => piece.parts.map(({ outline, base, top }) => ({ outline, base, top, piece }))),
);

/**
 * The bodies of all models on the field; fallen and Crouched ones are as low as their bases (ELD-LOS-006). A Hidden model is not shown there, so that
 * it blocks nobody's sight (ELD-STATE-073).
 */
export const bodiesOn: (table: Table) => readonly Body[] = /* @__PURE__ */ rememberStanding(table =>
  modelsOnField(table.state)
    .filter(model => !hasState(model, 'hidden'))
    .map(model => ({ ...hitboxOf(table, model), model: model.id })),
);
