import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexCorners, sceneBox, shapeBox, unionBox } from './geometry.js';

test('hex corners are `size` away, 60 degrees apart, and start right (flat) or at the bottom (pointy)', () => {
  for (const orientation of ['flat', 'pointy'] as const) {
    const corners = hexCorners({ shape: 'hex', x: 3, y: -2, size: 2, orientation });
    const turns = corners.map(({ x, y }) => Math.round((Math.atan2(y + 2, x - 3) * 180) / Math.PI + 360) % 360);
    expect(corners.map(({ x, y }) => Math.hypot(x - 3, y + 2).toFixed(9))).toEqual(Array(6).fill('2.000000000'));
    const expected = [0, 60, 120, 180, 240, 300].map(turn => (orientation === 'flat' ? turn : (450 - turn) % 360));
    expect(turns).toEqual(expected);
  }
});

test('the box of a shape holds its corners', () => {
  expect(shapeBox({ shape: 'disc', x: 1, y: 2, radius: 3 })).toEqual({ x: -2, y: -1, width: 6, height: 6 });
  expect(shapeBox({ shape: 'square', x: 0, y: 0, size: 4, height: 2 })).toEqual({ x: -2, y: -1, width: 4, height: 2 });
  const triangle = {
    shape: 'polygon',
    points: [
      { x: 0, y: 1 },
      { x: 5, y: 1 },
      { x: 2, y: -3 },
    ],
  } as const;
  expect(shapeBox(triangle)).toEqual({ x: 0, y: -3, width: 5, height: 4 });
});

test('a union holds each of its boxes and is no larger than needed', () => {
  const side = fc.integer({ min: -50, max: 50 });
  const box = fc.record({ x: side, y: side, width: fc.nat(30), height: fc.nat(30) });
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 8 }), boxes => {
      const union = unionBox(boxes);
      expect(union?.x).toBe(Math.min(...boxes.map(({ x }) => x)));
      expect((union?.x ?? 0) + (union?.width ?? 0)).toBe(Math.max(...boxes.map(({ x, width }) => x + width)));
      expect(union?.y).toBe(Math.min(...boxes.map(({ y }) => y)));
      expect((union?.y ?? 0) + (union?.height ?? 0)).toBe(Math.max(...boxes.map(({ y, height }) => y + height)));
    }),
  );
});

test('a scene shows its own bounds where it has some', () => {
  const bounds = { x: 1, y: 1, width: 1, height: 1 };
  expect(sceneBox({ title: '', items: [], bounds })).toBe(bounds);
  expect(sceneBox({ title: '', items: [] })).toBeUndefined();
});
