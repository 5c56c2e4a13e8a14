import type { PolygonShape, ScenePoint, SceneShape } from '@rulewright/core';
import type { Point } from '@rulewright/core/inches';

/** The parts of a unit that a picture tells apart. */
const PARTS = 100;

const rounded = (n: number): number => Math.round(n * PARTS) / PARTS;

/**
 * The point of a picture for a point of a table of some height, in 1/100 mm. A table counts upwards from its lower
 * edge, and a picture downwards from its top.
 */
export const turnedPoint = (height: number, { x, y }: Point): ScenePoint => ({
  x: rounded(x),
  y: rounded(height - y),
});

/** Shapes of a table as shapes of its picture. */
export const turnedOver = (height: number, shapes: readonly SceneShape[]): readonly SceneShape[] =>
  shapes.map(shape =>
    shape.shape === 'polygon'
      ? ({ shape: 'polygon', points: shape.points.map(point => turnedPoint(height, point)) } satisfies PolygonShape)
      : { ...shape, ...turnedPoint(height, shape) },
  );
