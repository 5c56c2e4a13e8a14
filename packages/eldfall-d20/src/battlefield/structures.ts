import { mm, type Point, pointInDirection, polygon } from '@rulewright/core/inches';
import { remember } from '@rulewright/core/remember';
import type { Direction, SceneryPiece, Table, Thing } from '../vocabulary/index.js';

const standing = /* @__PURE__ */ remember((things: readonly Thing[], baseHeight: number): readonly Thing[] =>
  things.filter(
    ({ height, hp, marks }) => height > 0 && (hp !== null || height > baseHeight) && !marks.includes('open'),
  ),
);

/** The structures, such as Gates, until they are opened: what can be destroyed, or rises above a base. Tokens lie flat (ELD-LOS-012). */
export const structuresOn = ({ state, options }: Table): readonly Thing[] =>
  standing(state.things, mm(options.baseHeightMm));

const quarter: readonly Direction[] = [
  { x: 1000, y: 0 },
  { x: 924, y: 383 },
  { x: 707, y: 707 },
  { x: 383, y: 924 },
];

/** The corners of a regular polygon, one quarter of the circle after another. */
const corners: readonly Direction[] = [
  ...quarter,
  ...quarter.map(({ x, y }) => ({ x: -y, y: x })),
  ...quarter.map(({ x, y }) => ({ x: -x, y: -y })),
  ...quarter.map(({ x, y }) => ({ x: y, y: -x })),
];

/** The corners of the polygon as which a structure blocks sight; a thing of a few units has none that is convex. */
export const cornersOf = ({ at: { x, y }, radius }: Pick<Thing, 'at' | 'radius'>): readonly Point[] =>
  corners.map(to => pointInDirection({ x, y }, to, radius));

const pieceOf = (thing: Thing): SceneryPiece => {
  const { id, at, height } = thing;
  const { z } = at;
  const outline = polygon(cornersOf(thing));
  return { id, kind: 'solid', cover: null, placedBy: null, parts: [{ outline, base: z, top: z + height }] };
};

const piecesOf = /* @__PURE__ */ remember(
  (structures: readonly Thing[], scenery: readonly SceneryPiece[]): readonly SceneryPiece[] =>
    structures.filter(one => !scenery.some(({ id }) => id === one.id)).map(pieceOf),
);

const none: readonly SceneryPiece[] = [];

/**
 * The structures that block sight and give Cover as scenery does, unless the option lets lines pass them (ELD-LOS-012):
 * round ones as regular polygons in their circles. A Transmutation is not among them, since it is on the field as
 * scenery already.
 */
export const structuresInSight = (table: Table): readonly SceneryPiece[] =>
  table.options.structuresHide ? piecesOf(structuresOn(table), table.state.scenery) : none;
