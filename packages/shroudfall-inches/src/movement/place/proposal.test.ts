import { Random } from '@rulewright/core/dice';
import { inches, mm } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import type { PlaceAsked } from '../../vocabulary/index.js';
import { type Asked, asking, facts, plain } from '../scenario-words.js';
import { placeProposal } from './proposal.js';

/** The middle of A, and how far its centre can be placed: 3 inches beyond both bases. */
const [here, far] = [inches(10), inches(3) + mm(30)];

const placing = (more: Partial<PlaceAsked> = {}): Asked => {
  const table = plain();
  const of = { at: { x: here, y: here }, radius: mm(15) };
  const asked = { model: 'A/1', radius: mm(15), within: 3, of, optional: false, ...more };
  return asking(table, 'place', placeProposal(facts(table)), asked);
};

test('suggested places lie towards enemies, elements and cover, and to all sides, each once [SFI-PLACE-001]', () => {
  // Wishes lie one unit nearer than the farthest place.
  const most = far - 1;
  const { suggest } = placing();
  const straight = [
    { x: here + most, y: here },
    { x: here - most, y: here },
    { x: here, y: inches(14) - 1 },
    { x: here, y: here + most },
    { x: here, y: here - most },
  ];
  const all = suggest(12);
  expect(all.slice(0, 5)).toEqual(straight);
  expect(all).toHaveLength(9);
  expect(suggest(3)).toEqual(straight.slice(0, 3));
});

test('a place that need not be taken is suggested last, where there is room for it [SFI-PLACE-007]', () => {
  const { suggest, check, nearest } = placing({ optional: true });
  expect(suggest(10).at(-1)).toBe('none');
  expect(suggest(9)).toHaveLength(9);
  expect(suggest(9)).not.toContain('none');
  expect(check('none')).toBeUndefined();
  expect(nearest('none')).toBe('none');
  expect(nearest({ x: here, y: here + 100 })).toEqual({ x: here, y: here + 100 });
  const must = placing();
  expect(must.suggest(12)).not.toContain('none');
  expect(must.check('none')).toMatchObject({ code: 'must-be-placed', rule: 'SFI-PLACE-007' });
  expect(must.nearest('none')).toBeUndefined();
});

test('the place nearest to a wish is the wish, or as near as the range allows [SFI-PLACE-001]', () => {
  const { nearest } = placing();
  const wish = { x: inches(12), y: inches(11) };
  expect(nearest(wish)).toEqual(wish);
  const { x, y } = nearest('b/1') as typeof wish;
  expect([x > here + far - 4, x <= here + far, Math.abs(y - here) < 4]).toEqual([true, true, true]);
});

test('the region of a place reaches as far as the range to all sides [SFI-PLACE-001]', () => {
  const text = JSON.stringify(placing().region());
  const across = [...text.matchAll(/"x":(-?\d+)/g)].map(([, x]) => Number(x));
  expect([Math.min(...across) - here + far, Math.max(...across) - here - far].every(gap => Math.abs(gap) < 50)).toBe(
    true,
  );
});

test('samples of places are legal, and lie on all sides [SFI-PLACE-001]', () => {
  const { sample, check } = placing();
  const random = Random.fromSeed('places');
  const found = Array.from({ length: 20 }, () => sample(random) as { x: number; y: number });
  for (const place of found) expect(check(place)).toBeUndefined();
  const sides = new Set(found.map(({ x, y }) => `${x > here} ${y > here}`));
  expect(sides.size).toBe(4);
});
