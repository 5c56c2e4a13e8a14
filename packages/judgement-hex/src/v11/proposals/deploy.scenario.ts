import { nearest, region, suggest } from '@rulewright/core';
import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import type { Jhx } from '../../vocabulary/index.js';
import { scenario } from '../scenario-words.js';
import { laidOut } from '../testing/laid-out.js';
import { drawn, questionOf } from '../testing/question.js';

const INCH = 2540;
const y = 2 * INCH;
const effigies = { lower: { at: [2, 2] }, upper: { at: [10, 6] } } as const;
const laid = laidOut(
  `
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . b
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .`,
  {
    map: { effigies },
    away: { B: { diedIn: 1 }, C: { diedIn: 1 } },
    state: { round: 2, stage: { name: 'communion', step: 5, queue: null } },
  },
);
const returning = (play: (game: typeof laid.game, setup: typeof laid.setup) => Play<Jhx>): Play<Jhx> =>
  play(laid.game, laid.setup).waitsFor({ by: 'p1', kind: 'deploy' });
/** Base contact with the Effigy, to its right. */
const contact = laid.exactly(2 * INCH + 4000, y);

scenario('the entry nearest to a click is for the first model, or for the one that is named', 'JV11-COMM-016', play => {
  const p = returning(play);
  const near = (wish: unknown) => nearest(p.match, questionOf(p), wish);
  expect(near({ x: 9000 + 80, y })).toEqual({ model: 'B', at: contact });
  expect(near(contact)).toEqual({ model: 'B', at: contact });
  expect(near({ model: 'C', at: contact })).toEqual({ model: 'C', at: contact });
  // Farther away than base contact, the nearest place is that contact, up to a thousandth of an inch.
  expect(near({ model: 'C', at: { x: 11 * INCH, y } })).toEqual({ model: 'C', at: contact + 2_000_000 });
  expect([near('nobody'), near({ model: 'b', at: contact }), near({ model: 'C', at: 'nobody' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

scenario('entries are suggested for each model in turn, and drawn all around', 'JV11-COMM-016', play => {
  const p = returning(play);
  expect(
    suggest(p.match, questionOf(p), 4).map(one =>
      typeof one === 'object' && one !== null && 'model' in one ? one.model : one,
    ),
  ).toEqual(['B', 'C', 'B', 'C']);
  const found = drawn(p, 12).map(one => JSON.stringify(one));
  expect(new Set(found).size).toBeGreaterThan(8);
  expect(['"B"', '"C"'].every(id => found.some(one => one.includes(id)))).toBe(true);
});

scenario('the region of entries is around the Effigy', ['JV11-COMM-016', 'JV11-BASE-007'], play => {
  const p = returning(play);
  const shapes = region(p.match, questionOf(p));
  const xs = shapes.flatMap(shape => (shape.shape === 'polygon' ? shape.points.map(({ x }) => x) : []));
  expect(Math.abs(Math.max(...xs) - (2 * INCH + 4000))).toBeLessThanOrEqual(10);
});

scenario('answers that are no entry are refused with their path', ['JV11-COMM-016', 'JV11-BASE-007'], play => {
  const p = returning(play);
  const rule = 'JHX-COMMUNION-009';
  for (const strange of [null, 'B', 5, []]) p.refuses('p1', strange, { code: 'not-an-object', rule });
  p.refuses('p1', { model: 'B', at: contact, more: 1 }, { code: 'unknown-field', rule });
  p.refuses('p1', { model: 'b', at: contact }, { code: 'not-waiting', rule });
  p.refuses('p1', { model: 'B', at: 'here' }, { code: 'not-a-place', rule });
  p.refuses('p1', { model: 'B', at: contact + 3_000_000 }, { code: 'not-there', rule });
  p.choose('p1', { model: 'C', at: contact }).refuses(
    'p1',
    { model: 'B', at: contact },
    { code: 'occupied', rule: 'JV11-BASE-008' },
  );
});
