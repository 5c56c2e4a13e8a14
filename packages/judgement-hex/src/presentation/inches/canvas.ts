import type { PolygonShape, ScenePoint, SceneShape } from '@rulewright/core';
import type { Disc, Point, Polygon } from '@rulewright/core/inches';
import { pointOf } from '../../ground/inches/measure/place.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import type { AnyMap } from '../../vocabulary/map.js';
import type { Place } from '../../vocabulary/place.js';

const hundredths = (n: number): number => Math.round(n * 100) / 100;

/** The table in a picture, in 1/100 mm. A table counts upwards from its lower edge, and a picture downwards from its top. */
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
  const point = ({ x, y }: Point): ScenePoint => ({ x: hundredths(x), y: hundredths(height - y) });
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

/** Shapes of the table as shapes of the picture. */
export const turnedOver = ({ point }: Canvas, shapes: readonly SceneShape[]): readonly SceneShape[] =>
  shapes.map(shape =>
    shape.shape === 'polygon'
      ? ({ shape: 'polygon', points: shape.points.map(point) } satisfies PolygonShape)
      : { ...shape, ...point(shape) },
  );
