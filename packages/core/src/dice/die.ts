import { checkWhole } from './check.js';

/** The content of one side of a die: a number of pips, or the name of a symbol. Plain JSON either way. */
export type Face = string | number;

/**
 * A die, described by its faces. All faces are equally likely; a face that is on the die twice is listed twice. A die
 * is a frozen plain value: it can be written to JSON and read back with {@link die}.
 */
export interface Die<F extends Face = Face> {
  /** The name of the die, such as `d6` or `essence die`. */
  readonly name: string;
  /** The faces in printed order, repetitions included. */
  readonly faces: readonly F[];
}

/** The largest number of faces on one die. */
const maxFaces = 1000;

/**
 * Describes a die by its faces.
 *
 * @param name - the name of the die
 * @param faces - every face, repeated as often as it is on the die: `[0, 1, 2, 2, 3, 3]`
 * @throws RangeError if there is no face or more than 1000, or if a face is neither text nor a number that JSON can
 * hold (one that is finite, and not negative zero)
 * @throws TypeError if the name is not text or is empty, or `faces` is not an array
 */
export function die<const F extends Face>(name: string, faces: readonly F[]): Die<F> {
  if (typeof name !== 'string' || name === '') throw new TypeError('name must be text');
  if (!Array.isArray(faces)) throw new TypeError('faces must be an array');
  checkWhole('faces.length', faces.length, 1, maxFaces);
  // A counting loop also sees the holes of a sparse array, which forEach would step over.
  for (let at = 0; at < faces.length; at++) {
    const face: unknown = faces[at];
    if (typeof face !== 'string' && (!Number.isFinite(face) || Object.is(face, -0))) {
      throw new RangeError(`faces[${at}] must be text or a number that JSON can hold`);
    }
  }
  return Object.freeze({ name, faces: Object.freeze([...faces]) });
}

/**
 * An ordinary die with the faces 1 to `sides`, named `d6` and the like.
 *
 * @param sides - number of faces, from 1 to 1000
 * @throws RangeError if `sides` is not a whole number inside those limits
 */
export function sided(sides: number): Die<number> {
  checkWhole('sides', sides, 1, maxFaces);
  return die(
    `d${sides}`,
    Array.from({ length: sides }, (_, at) => at + 1),
  );
}

/** The ordinary die with faces 1 to 4. */
export const d4: Die<number> = /* @__PURE__ */ sided(4);
/** The ordinary die with faces 1 to 6. */
export const d6: Die<number> = /* @__PURE__ */ sided(6);
/** The ordinary die with faces 1 to 8. */
export const d8: Die<number> = /* @__PURE__ */ sided(8);
/** The ordinary die with faces 1 to 10 (not 0 to 9). */
export const d10: Die<number> = /* @__PURE__ */ sided(10);
/** The ordinary die with faces 1 to 12. */
export const d12: Die<number> = /* @__PURE__ */ sided(12);
/** The ordinary die with faces 1 to 20. */
export const d20: Die<number> = /* @__PURE__ */ sided(20);
/** The percentile die with faces 1 to 100. */
export const d100: Die<number> = /* @__PURE__ */ sided(100);
