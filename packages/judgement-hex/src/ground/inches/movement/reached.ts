import type { PolygonShape } from '@rulewright/core';
import { type Point, type Reach, reachOutline } from '@rulewright/core/inches';
import { rememberByKey } from '@rulewright/core/remember';
import type { Advancing } from '../../../vocabulary/battlefield.js';
import { baseOf } from '../measure/footing.js';
import type { InchesTable } from '../models/table.js';
import { lengthWith, pathsOf } from './move-towards.js';

/** The movements of an outline: the centre of the base, and the length and the limits of each kind of movement. */
interface Outlined {
  readonly at: Point;
  readonly reaches: readonly Reach[];
}

// Cache: most events change nothing that stands near a model.
const outlineOf = /* @__PURE__ */ rememberByKey(
  ({ at, reaches }: Outlined) =>
    JSON.stringify([
      at,
      reaches.map(({ most, pass, end }) => [most, pass.radius, pass.limits, end.radius, end.limits]),
    ]),
  ({ at, reaches }): readonly PolygonShape[] => reachOutline(at, reaches),
);

/** The places where a Move of a model can end (JV11-ACT-002), for pictures only. */
export const reachedOutline = (table: InchesTable, advancing: Advancing): readonly PolygonShape[] => {
  const paths = pathsOf(table, advancing);
  if (paths.length === 0) return [];
  const reaches = paths.map(({ bound, open, free }) => ({
    most: lengthWith(table, advancing, bound),
    pass: open(),
    end: free,
  }));
  return outlineOf({ at: baseOf(advancing.mover).at, reaches });
};
