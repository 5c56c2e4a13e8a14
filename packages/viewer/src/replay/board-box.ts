import type { SceneBox } from '@rulewright/core';
import { unionBox } from '../scene/geometry.js';

/** A box is rare if fewer than one frame in this many has it. */
const RARE = 3;

/**
 * The part of the board that most frames show, so that it keeps its size from frame to frame. A box that is rare, such
 * as that of a scene with a side view, does not count: it would make the board of all other frames smaller.
 */
export function usualBox(boxes: readonly (SceneBox | undefined)[]): SceneBox | undefined {
  const kinds = new Map<string, { readonly box: SceneBox; count: number }>();
  for (const box of boxes) {
    if (box === undefined) continue;
    const key = `${box.x} ${box.y} ${box.width} ${box.height}`;
    const kind = kinds.get(key) ?? { box, count: 0 };
    kind.count += 1;
    kinds.set(key, kind);
  }
  return unionBox([...kinds.values()].flatMap(({ box, count }) => (count * RARE < boxes.length ? [] : [box])));
}

/** The part of the board that one frame shows: the usual part, and more if its scene is larger. */
export const boxOf = (usual: SceneBox, own: SceneBox | undefined): SceneBox => unionBox([usual, own ?? usual]) ?? usual;
