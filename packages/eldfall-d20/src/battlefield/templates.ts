import { inches, mm, pointInDirection } from '@rulewright/core/inches';
import { type Area, type Cylinder, coversPart, coversWhole } from '@rulewright/core/inches/height';
import { isOnField, modelOf } from '../match/lookups.js';
import type { Direction, ModelId, Place, Standing, Table, TemplatePlace } from '../vocabulary/index.js';
import type { TemplateId } from '../vocabulary/words.js';
import { hitboxAt, hitboxOf } from './hitbox.js';
import { isClear } from './sight.js';

/** A height above all models on the table, for templates whose vertical extent does not matter. */
const UNLIMITED = inches(1000);

/** A spray: its length, and the diameters of the circles at its ends, in 1/100 mm (ELD-TEMPLATE-006, ELD-TEMPLATE-007). */
interface Spray {
  readonly length: number;
  readonly near: number;
  readonly far: number;
}

const sprayOf = ({ numbers, options }: Table, template: TemplateId): Spray | undefined => {
  const { sprayLarge, spraySmall } = numbers.templates;
  const { near, farOfLarge, farOfSmall } = options.teardrop;
  if (template === 'spray-large') return { length: mm(sprayLarge.value), near: mm(near), far: mm(farOfLarge) };
  if (template === 'spray-small') return { length: mm(spraySmall.value), near: mm(near), far: mm(farOfSmall) };
  return undefined;
};

/** The diameter of a circle in 1/100 mm (ELD-TEMPLATE-004, ELD-TEMPLATE-005). */
const circleOf = ({ numbers: { templates } }: Table, template: TemplateId): number =>
  mm(template === 'circular-large' ? templates.circularLarge.value : templates.circularSmall.value);

/**
 * The area of a template as it lies: flat, at the level of its spot, with the vertical extent of the option
 * (ELD-TEMPLATE-010). The spot of a spray is the centre of its narrow end.
 */
export const areaOf = (table: Table, { template, at: { x, y, z }, towards }: TemplatePlace): Area => {
  const unlimited = table.options.templateHeight === 'unlimited';
  const spray = sprayOf(table, template);
  if (!spray) {
    const diameter = circleOf(table, template);
    return { shape: { at: { x, y }, radius: diameter / 2 }, level: z, height: unlimited ? UNLIMITED : diameter };
  }
  const { near, far, length } = spray;
  const wide = pointInDirection({ x, y }, towards ?? { x: 1, y: 0 }, length - near / 2 - far / 2);
  return {
    shape: { narrow: { at: { x, y }, radius: near / 2 }, wide: { at: wide, radius: far / 2 } },
    level: z,
    height: unlimited ? UNLIMITED : inches(table.numbers.templates.sprayHeight.value),
  };
};

/** A spray with its narrow end in Base Contact with its user (ELD-TEMPLATE-008). */
export const sprayFrom = (table: Table, user: Standing, template: TemplateId, towards: Direction): TemplatePlace => {
  const { at, radius } = hitboxAt(table, user);
  const near = sprayOf(table, template)?.near ?? 0;
  return { template, at: { ...pointInDirection(at, towards, radius + near / 2), z: user.at.z }, towards };
};

/** True if a template covers all of a body, as it must its main target (ELD-TEMPLATE-002). */
export const coversTarget = (table: Table, place: TemplatePlace, body: Cylinder): boolean => {
  const area = areaOf(table, place);
  if (coversWhole(area, body)) return true;
  const { shape } = area;
  if (!coversPart(area, body)) return false;
  // A target that is too large for a circle must have the circle's centre under its own, one that is too large for a
  // spray the spray's middle line.
  if ('at' in shape) return shape.radius < body.radius && shape.at.x === body.at.x && shape.at.y === body.at.y;
  const radius = table.options.distanceEpsilon;
  const line = { narrow: { ...shape.narrow, radius }, wide: { ...shape.wide, radius } };
  return shape.wide.radius < body.radius && coversPart({ ...area, shape: line }, { ...body, radius: 0 });
};

/** The place of a circle that is centred on a body (ELD-TEMPLATE-009). */
export const centredOn = (template: TemplateId, { at, foot }: Cylinder): TemplatePlace => ({
  template,
  at: { ...at, z: foot },
});

/** A model that is measured at another place than where it stands: the activated model at a point of its route. */
export type Moved = Readonly<Record<ModelId, Place>>;

/**
 * True if scenery keeps an area away from a model: a spray needs a clear line from its user, a circle none, unless the option says
 * otherwise (ELD-TEMPLATE-011).
 */
const isShielded = (table: Table, place: TemplatePlace, user: Standing | null, id: ModelId, moved: Moved): boolean => {
  const rule = table.options.templatesBlockedByWalls;
  const isSpray = sprayOf(table, place.template) !== undefined;
  if (rule === 'none' || (rule === 'spray' && !isSpray)) return false;
  const { x, y } = place.at;
  const source: Cylinder =
    isSpray && user ? hitboxAt(table, user) : { at: { x, y }, radius: 0, foot: place.at.z, height: mm(1) };
  return !isClear(table, source, hitboxOf(table, modelOf(table.state, id), moved[id]), [user?.model ?? null, id]);
};

/**
 * All models that a template touches, friends too, in the order in which they came (ELD-TEMPLATE-001), but not its user
 * (ELD-TEMPLATE-003).
 *
 * @param user the model whose template it is; null for scenery and Quests
 */
export const modelsUnder = (
  table: Table,
  place: TemplatePlace,
  user: Standing | null,
  moved: Moved = {},
): readonly ModelId[] => {
  const area = areaOf(table, place);
  return table.state.models
    .filter(one => isOnField(one) && one.id !== user?.model && coversPart(area, hitboxOf(table, one, moved[one.id])))
    .map(({ id }) => id)
    .filter(id => !isShielded(table, place, user, id, moved));
};
