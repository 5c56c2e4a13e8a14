import { type Point, whyNoOutline } from '@rulewright/core/inches';
import { refusalOf, replaced } from '@rulewright/core/testing';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cornersTurned, facings } from '../../terrain/facings.js';
import { defaultContent } from '../default.js';
import { readContent } from './read-content.js';

const codeOf = (corners: readonly Point[]): string | undefined =>
  refusalOf(() =>
    readContent(replaced(defaultContent, ['terrain', 'dense-grove', 'main', '0', 'footprint'], [corners])),
  )?.code;

test('terrain is read without turning its sharp corners to all directions: a large pack took half a second', () => {
  const rounded = vi.spyOn(Math, 'round');
  readContent(defaultContent);
  const times = rounded.mock.calls.length;
  rounded.mockRestore();
  expect(times).toBeLessThan(1000);
});

test('a footprint has at most eight parts: twenty took minutes to place', () => {
  // A row of squares, each overlapping the two before it.
  const row = (parts: number) =>
    Array.from({ length: parts }, (_, i) => [
      { x: i * 400, y: 0 },
      { x: i * 400 + 1000, y: 0 },
      { x: i * 400 + 1000, y: 1000 },
      { x: i * 400, y: 1000 },
    ]);
  const path = ['terrain', 'dense-grove', 'main', '0', 'footprint'];
  const refusal = (parts: number) => refusalOf(() => readContent(replaced(defaultContent, path, row(parts))));
  expect(refusal(8)).toBeUndefined();
  expect(refusal(9)).toMatchObject({ code: 'too-long', path: 'terrain.dense-grove.main[0].footprint' });
});

test('a part is too flat where one of all directions bends it the wrong way [SFI-TERRAIN-002]', () => {
  // Short edges and small turns: rounding decides about most of these.
  const corner = fc.record({ x: fc.integer({ min: -15, max: 15 }), y: fc.integer({ min: -15, max: 15 }) });
  let [flat, sharp] = [0, 0];
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 4 }), corners => {
      fc.pre(!whyNoOutline({ corners }, ''));
      const stays = facings.every(facing =>
        cornersTurned({ footprint: [corners] }, facing).every(turned => !whyNoOutline({ corners: turned }, '')),
      );
      if (stays) sharp++;
      else flat++;
      expect(codeOf(corners)).toBe(stays ? undefined : 'too-flat');
    }),
    { numRuns: 100, seed: 3 },
  );
  expect([flat > 5, sharp > 5]).toEqual([true, true]);
});

test('a tip that only touches the side of another part is no overlap, though its sides lead through that part [SFI-LOS-006]', () => {
  const footprint = (...parts: readonly (readonly (readonly [number, number])[])[]): unknown =>
    replaced(
      defaultContent,
      ['terrain', 'dense-grove', 'main', '0', 'footprint'],
      parts.map(part => part.map(([x, y]) => ({ x, y }))),
    );
  const square = [
    [0, 0],
    [1000, 0],
    [1000, 1000],
    [0, 1000],
  ] as const;
  const tip = (x: number) =>
    [
      [x, 500],
      [x + 1000, 0],
      [x + 1000, 1000],
    ] as const;
  for (const parts of [
    [square, tip(1000)],
    [tip(1000), square],
  ]) {
    expect(refusalOf(() => readContent(footprint(...parts)))?.code).toBe('parts-merely-touch');
  }
  expect(refusalOf(() => readContent(footprint(square, tip(900))))).toBeUndefined();
});
