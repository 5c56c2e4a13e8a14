import { type Cylinder, type Prism, surfaceUnder } from '@rulewright/core/inches/height';
import { remember, rememberEach, rememberSame } from '@rulewright/core/remember';
import { hasState, modelsOnField } from '../match/lookups.js';
import { rememberStanding } from '../match/table.js';
import type { ModelId, SceneryPiece, Table } from '../vocabulary/index.js';
import { hitboxOf } from './hitbox.js';
import { structuresInSight } from './structures.js';

/** A convex part of a piece of scenery. */
export interface Part extends Prism {
  readonly piece: SceneryPiece;
}

/** The body of a model on the field. */
export interface Body extends Cylinder {
  readonly model: ModelId;
}

const partsOf = /* @__PURE__ */ rememberEach((scenery: readonly SceneryPiece[]): readonly Part[] =>
  scenery.flatMap(piece => piece.parts.map(({ outline, base, top }) => ({ outline, base, top, piece }))),
);

/** The parts of all scenery. */
export const sceneryOn = ({ state }: Table): readonly Part[] => partsOf(state.scenery);

const joined = /* @__PURE__ */ remember((scenery: readonly Part[], structures: readonly Part[]) =>
  structures.length > 0 ? [...scenery, ...structures] : scenery,
);

/** The parts of all things besides models that block sight and give Cover: scenery (ELD-LOS-005) and structures (ELD-LOS-012). */
export const partsOn = (table: Table): readonly Part[] => joined(sceneryOn(table), partsOf(structuresInSight(table)));

/**
 * The body of a Flying model for lines of sight: on the surface beneath it, where its figure stands, unless the option
 * puts it on the field, as for distances (ELD-LOS-013, ELD-STATE-043).
 */
export const flyingBody = (table: Table, body: Cylinder): Cylinder => {
  if (table.options.flyingSight === 'field') return body;
  const { level } = surfaceUnder(body, partsOn(table));
  return level > body.foot ? { ...body, foot: level } : body;
};

const isSameBody = (a: Body, b: Body): boolean =>
  a.model === b.model &&
  a.at.x === b.at.x &&
  a.at.y === b.at.y &&
  a.radius === b.radius &&
  a.foot === b.foot &&
  a.height === b.height;

/** Cache: the list of bodies stays the same object while models change in other respects, such as their Activation Points. */
const settled = /* @__PURE__ */ rememberSame(
  (a: readonly Body[], b: readonly Body[]) =>
    a.length === b.length && a.every((body, i) => isSameBody(body, b[i] as Body)),
);

/**
 * The bodies of all models on the field; fallen and Crouched ones are as low as their bases (ELD-LOS-006). A Hidden
 * model is not shown there, so that it blocks nobody's sight (ELD-STATE-073).
 */
export const bodiesOn: (table: Table) => readonly Body[] = /* @__PURE__ */ rememberStanding(table =>
  settled(
    modelsOnField(table.state)
      .filter(model => !hasState(model, 'hidden'))
      .map(model => {
        const body = hitboxOf(table, model);
        return { ...(hasState(model, 'flying') ? flyingBody(table, body) : body), model: model.id };
      }),
  ),
);
