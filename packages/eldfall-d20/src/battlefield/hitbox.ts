import { mm } from '@rulewright/core/inches';
import type { Cylinder } from '@rulewright/core/inches/height';
import { rememberEach } from '@rulewright/core/remember';
import { hasState, modelOf, profileOf } from '../match/lookups.js';
import { rememberStanding } from '../match/table.js';
import type { Model, ModelId, Place, Standing, Table, Thing } from '../vocabulary/index.js';

type Stance = NonNullable<Standing['later']>['state'];

/**
 * True for a model that takes only the room of its base: Crouched, Incapacitated or Dead (ELD-PROFILE-015,
 * ELD-STATE-012, ELD-STATE-019).
 */
const isLow = (model: Pick<Model, 'states'>): boolean => hasState(model, 'crouched', 'incapacitated', 'dead');

/** The radius of a model's base in 1/100 mm (ELD-PROFILE-014). */
export const radiusOf = (table: Table, model: Pick<Model, 'profile'>): number => {
  const { base, size } = profileOf(table, model);
  return mm(base ?? table.options.hitboxes[size].diameter) / 2;
};

/** The height of a model's hitbox in 1/100 mm. */
export const heightOf = (table: Table, model: Pick<Model, 'profile' | 'states'>): number =>
  mm(isLow(model) ? table.options.baseHeightMm : table.options.hitboxes[profileOf(table, model).size].height);

/** The upright cylinder that a model takes, where it stands or at another place; the sculpted figure never matters (ELD-PROFILE-014). */
export const hitboxOf = (
  table: Table,
  model: Pick<Model, 'profile' | 'states' | 'at'>,
  { x, y, z }: Place = model.at,
): Cylinder => ({ at: { x, y }, radius: radiusOf(table, model), foot: z, height: heightOf(table, model) });

/** The room of the base alone, on which a model stands, Crouched or not (ELD-PROFILE-015). */
export const baseOf = (table: Table, model: Pick<Model, 'profile' | 'states' | 'at'>): Cylinder => ({
  ...hitboxOf(table, model),
  height: mm(table.options.baseHeightMm),
});

/**
 * True for a model that was Crouched or Flying at a moment of its movement: a change of stance at the end comes after
 * it (ELD-STATE-018).
 */
export const wasIn = (table: Table, { model, later }: Pick<Standing, 'model' | 'later'>, state: Stance): boolean =>
  later?.state === state ? !later.to : hasState(modelOf(table.state, model), state);

type Placed = Pick<Standing, 'model' | 'at' | 'later'>;

const workOutHitbox = (table: Table, standing: Placed): Cylinder => {
  const model = modelOf(table.state, standing.model);
  const hitbox = hitboxOf(table, model, standing.at);
  if (standing.later?.state !== 'crouched') return hitbox;
  const states = model.states.filter(({ state }) => state !== 'crouched');
  const isLow = wasIn(table, standing, 'crouched');
  return { ...hitbox, height: isLow ? mm(table.options.baseHeightMm) : heightOf(table, { ...model, states }) };
};

/** Cache: the hitboxes of models at moments, since many models look at each of them. */
const known = /* @__PURE__ */ rememberStanding(() => new WeakMap<Placed, Cylinder>());

/** The hitbox of a model as it stands at a moment. */
export const hitboxAt = (table: Table, standing: Placed): Cylinder => {
  const hitboxes = known(table);
  const hitbox = hitboxes.get(standing) ?? workOutHitbox(table, standing);
  hitboxes.set(standing, hitbox);
  return hitbox;
};

/** A model as it stands now. */
export const standingOf: (model: Pick<Model, 'id' | 'at' | 'facing'>) => Standing = /* @__PURE__ */ rememberEach(
  ({ id, at, facing }) => ({ model: id, at, facing, moving: false }),
);

/** The room of a token or a structure. */
export const bodyOf = ({ at: { x, y, z }, radius, height }: Thing): Cylinder => ({
  at: { x, y },
  radius,
  foot: z,
  height,
});

/** The room of a model or a thing by its id; undefined if nothing of this name is on the field. */
export const bodyNamed = (table: Table, id: ModelId): Cylinder | undefined => {
  const model = table.state.models.find(one => one.id === id && one.where === 'field');
  if (model) return hitboxOf(table, model);
  const thing = table.state.things.find(one => one.id === id);
  return thing && bodyOf(thing);
};
