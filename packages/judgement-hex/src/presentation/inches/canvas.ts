import type { ScenePoint, SceneShape } from '@rulewright/core';
import type { Disc, Point, Polygon } from '@rulewright/core/inches';
import { turnedPoint } from '../../ground/inches/measure/picture.js';
import { pointOf } from '../../ground/inches/measure/place.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import type { AnyMap } from '../../vocabulary/map.js';
import type { Place } from '../../vocabulary/place.js';

/** The table in a picture, in 1/100 mm. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  point(at: Point): ScenePoint;
  place(at: Place): ScenePoint;
  shape(outline: Polygon | Disc): SceneShape;
  /** The point of the table under a point of the picture, to the nearest 1/100 mm. */
  under(at: ScenePoint): Point;
}

/** True for a map in inches. */
export const isInInches = (map: AnyMap): map is InchesMap => 'table' in map;

/** The canvas of a map. */
export const canvasOf = ({ table }: Pick<InchesMap, 'table'>): Canvas => {
  const [width, height] = [Math.round(table.width * 2540), Math.round(table.height * 2540)];
  const point = (at: Point): ScenePoint => turnedPoint(height, at);
  return {
    width,
    height,
    point,
    place: at => point(pointOf(at)),
    shape: outline =>
      'at' in outline
        ? { shape: 'disc', ...point(outline.at), radius: outline.radius }
        : { shape: 'polygon', points: outline.corners.map(point) },
    under: ({ x, y }) => ({ x: Math.round(x), y: height - Math.round(y) }),
  };
};
