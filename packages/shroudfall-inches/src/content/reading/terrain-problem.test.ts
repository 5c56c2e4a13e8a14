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
