import type { Scene, SceneBox, SceneItem, ScenePoint, SceneShape } from '@rulewright/core';
import { textWidth } from './svg.js';

const HALF_SQRT3 = 0.8660254037844386;

/** The six corners of a hex, in order around it. */
export function hexCorners(hex: SceneShape & { shape: 'hex' }): readonly ScenePoint[] {
  const { x, y, size } = hex;
  const [half, wide] = [size / 2, size * HALF_SQRT3];
  const flat = [
    [size, 0],
    [half, wide],
    [-half, wide],
    [-size, 0],
    [-half, -wide],
    [half, -wide],
  ] as const;
  return flat.map(([a, b]) => (hex.orientation === 'pointy' ? { x: x + b, y: y + a } : { x: x + a, y: y + b }));
}

/** The smallest box around a shape. */
export function shapeBox(shape: SceneShape): SceneBox {
  switch (shape.shape) {
    case 'hex':
      return pointsBox(hexCorners(shape));
    case 'square':
      return centred(shape.x, shape.y, shape.size, shape.height ?? shape.size);
    case 'disc':
      return centred(shape.x, shape.y, shape.radius * 2, shape.radius * 2);
    default:
      return pointsBox(shape.points);
  }
}

/** The approximate width of a pill with this label, in board units. */
export function pillWidth(size: number, label: string): number {
  return Math.max(size * 1.2, textWidth(label) * size * 0.4 + size * 0.5);
}

/** The box around one item, with what hangs over its edge. */
export function itemBox(item: SceneItem): SceneBox {
  switch (item.kind) {
    case 'cell':
      return shapeBox(item.at);
    case 'overlay':
      return unionBox(item.over.map(shapeBox)) ?? centred(0, 0, 0, 0);
    case 'line':
      return pointsBox(item.points);
    case 'token': {
      const wide = item.form === 'pill' ? pillWidth(item.size, item.label ?? '') : item.size;
      return centred(item.x, item.y, wide + item.size * 0.3, item.size * 1.3);
    }
    case 'text': {
      const lines = item.text.split('\n');
      const width = Math.max(...lines.map(textWidth)) * item.size * 0.8;
      const left = item.anchor === 'start' ? 0 : item.anchor === 'end' ? width : width / 2;
      const height = lines.length * item.size;
      return { x: item.x - left, y: item.y - height / 2, width, height };
    }
    case 'cards':
      return centred(item.x, item.y, item.width * 1.16, item.height * 1.12);
    default:
      return { x: item.x, y: item.y, width: item.width, height: item.height };
  }
}

/** The area that a scene shows: its own bounds, or everything drawn; undefined when there is nothing. */
export function sceneBox(scene: Scene): SceneBox | undefined {
  return scene.bounds ?? unionBox(scene.items.map(itemBox));
}

/** The smallest box around all boxes; undefined for none. */
export function unionBox(boxes: readonly SceneBox[]): SceneBox | undefined {
  if (boxes.length === 0) return undefined;
  let [x, y, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  // The loop stands in for `Math.min(...)`: a long match has more boxes than a call may have arguments.
  for (const box of boxes) {
    x = Math.min(x, box.x);
    y = Math.min(y, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return { x, y, width: right - x, height: bottom - y };
}

function pointsBox(points: readonly ScenePoint[]): SceneBox {
  return unionBox(points.map(({ x, y }) => ({ x, y, width: 0, height: 0 }))) ?? centred(0, 0, 0, 0);
}

function centred(x: number, y: number, width: number, height: number): SceneBox {
  return { x: x - width / 2, y: y - height / 2, width, height };
}
