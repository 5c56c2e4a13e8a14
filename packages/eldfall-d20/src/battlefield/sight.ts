import { type SightField, sightField } from '@rulewright/core/inches';
import { type Cylinder, planOf, type Solid, topOf } from '@rulewright/core/inches/height';
import { hasState, modelNamed, modelOf, stateOf } from '../match/lookups.js';
import { rememberStanding } from '../match/table.js';
import type { ModelId, Standing, Table } from '../vocabulary/index.js';
import { isAhead } from './front.js';
import { bodyNamed, hitboxAt, standingOf } from './hitbox.js';
import { type Body, bodiesOn, type Part, partsOn } from './solids.js';

type Blocker = Body | Part;

const fieldOn = /* @__PURE__ */ rememberStanding(table => {
  const solids: readonly Blocker[] = [...partsOn(table), ...bodiesOn(table)];
  const shapes = solids.map(solid => ({ ...planOf(solid), solid }));
  return sightField(shapes) as SightField<(typeof shapes)[number]>;
});

const isOf = (solid: Blocker, ids: readonly (ModelId | null)[]): boolean =>
  'model' in solid && ids.includes(solid.model);

/** True for a body that reaches high enough to come between two hitboxes. */
const comesBetween = (solid: Solid, from: Cylinder, to: Cylinder): boolean =>
  topOf(solid) >= Math.min(topOf(from), topOf(to));

/** True if an unobstructed line joins two bodies; the two models themselves never block it (ELD-LOS-001, ELD-LOS-005). */
export const isClear = (table: Table, from: Cylinder, to: Cylinder, ends: readonly (ModelId | null)[]): boolean =>
  fieldOn(table).sees(from, to, ({ solid }) => !isOf(solid, ends) && comesBetween(solid, from, to));

/**
 * True if a model as it stands at a moment has Line of Sight to a body: from its Front (ELD-LOS-002), by any line of hitbox to hitbox
 * (ELD-LOS-001). A model sees itself (ELD-LOS-008), a Blinded one nothing else (ELD-STATE-008), and an Engaged one every
 * enemy that engages it, wherever it faces (ELD-STATE-032).
 */
export const seesFrom = (table: Table, from: Standing, target: string, at?: Standing): boolean => {
  if (target === from.model) return true;
  const viewer = modelOf(table.state, from.model);
  if (hasState(viewer, 'blinded')) return false;
  if (stateOf(viewer, 'engaged')?.about?.includes(target)) return true;
  const body = at ? hitboxAt(table, at) : bodyNamed(table, target);
  return (
    body !== undefined && isAhead(table, from, body) && isClear(table, hitboxAt(table, from), body, [viewer.id, target])
  );
};

/** True if a model on the field has Line of Sight to another model or thing now; anybody may check that at any time (ELD-LOS-009). */
export const sees = (table: Table, from: ModelId, target: string): boolean => {
  const viewer = modelNamed(table.state, from);
  return viewer?.where === 'field' && seesFrom(table, standingOf(viewer), target);
};
