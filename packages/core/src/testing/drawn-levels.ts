import {
  type Cylinder,
  cylinder,
  type Prism,
  prism,
  type Solid,
  surfacesAt,
  surfaceUnder,
} from '../inches/height/index.js';
import { GameError } from '../match/errors.js';
import { type DrawnField, drawField, type Layer } from './drawn-field.js';

/** The heights of what is drawn on a table. */
export interface Heights {
  /** By the sign of terrain: its top, null without an end, or its lower end and its top. Terrain without one has no body. */
  readonly terrain?: Readonly<Record<string, number | null | readonly [base: number, top: number | null]>>;
  /** By the sign of bases: the height of their hitboxes, or the height and the level that they stand at. */
  readonly hitboxes?: Readonly<Record<string, number | readonly [height: number, foot: number]>>;
}

/** A drawn table with levels. */
export interface DrawnSpace {
  /** All prisms and hitboxes. */
  readonly solids: readonly Solid[];
  readonly prisms: readonly Prism[];
  /** The prisms of a sign. */
  readonly pieces: (sign: string) => readonly Prism[];
  /** The only hitbox with a sign. */
  readonly hitbox: (sign: string) => Cylinder;
}

/**
 * Gives a drawn table its levels, for tests. Without a level of its own, a hitbox stands on the highest surface under its
 * base.
 *
 * ```ts
 * raised(drawnField('A . # # . b', { pitch: inches(1) }), { terrain: { '#': inches(2) }, hitboxes: { A: mm(45), b: mm(30) } })
 * ```
 */
export const raised = (field: DrawnField, { terrain = {}, hitboxes = {} }: Heights): DrawnSpace => {
  for (const sign of [...Object.keys(terrain).filter(sign => !field.terrain.has(sign)), ...Object.keys(hitboxes).filter(sign => !field.bases.has(sign))]) // biome-ignore format: signs without a drawing
    throw new GameError(`${sign} is not in the drawing`);
  const made = new Map(
    Object.entries(terrain).map(([sign, levels]) => {
      const [base, top] = typeof levels === 'object' && levels !== null ? levels : [0, levels];
      return [sign, field.pieces(sign).map(outline => prism(outline, top, base))];
    }),
  );
  const prisms = [...made.values()].flat();
  const bodies = new Map(
    Object.entries(hitboxes).map(([sign, given]) => [
      sign,
      (field.bases.get(sign) ?? []).map(base => {
        const [height, foot] = typeof given === 'number' ? [given, surfaceUnder(base, prisms).level] : given;
        return cylinder(base, height, foot);
      }),
    ]),
  );
  const hitbox = (sign: string): Cylinder => {
    const [one, ...more] = bodies.get(sign) ?? [];
    if (!one || more.length > 0) throw new GameError(`${more.length + (one ? 1 : 0)} hitboxes are drawn as ${sign}`);
    return one;
  };
  return { solids: [...prisms, ...[...bodies.values()].flat()], prisms, pieces: sign => made.get(sign) ?? [], hitbox };
};

/**
 * Draws the levels of a table as text: at each point the highest surface in whole units of a height, as a digit, and `+`
 * above nine. The table itself is a dot. Bases lie on top.
 */
export const drawLevels = (field: DrawnField, { prisms }: DrawnSpace, unit: number): string => {
  const layers: [string, Layer][] = [...'123456789+'].map((sign, i) => [
    sign,
    at => Math.min(10, Math.floor((surfacesAt(at, prisms)[0]?.level ?? 0) / unit)) === i + 1,
  ]);
  return drawField({ ...field, terrain: new Map() }, Object.fromEntries(layers));
};
