import { nearest, region, suggest } from '@rulewright/core';
import { inches, squareBetween } from '@rulewright/core/inches';
import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { applied } from '../../abilities/effects/scenario-words.js';
import { pointOf } from '../../ground/inches/measure/place.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Place } from '../../vocabulary/place.js';
import { scenario } from '../scenario-words.js';
import { laidOut } from '../testing/laid-out.js';
import { drawn, questionOf } from '../testing/question.js';

const INCH = 2540;
const y = 2.5 * INCH;
const laid = laidOut(
  `
  . . . . . . . . . .
  . . . . . . . . . .
  . A . . . . . b . .
  . . . . . . . . . .
  . . . . . . . . . .`,
  { active: 'A' },
);
type Playing = (game: typeof laid.game, setup: typeof laid.setup) => Play<Jhx>;
/** The place of b, which A puts within 2 inches of itself. */
const placing = (play: Playing): Play<Jhx> =>
  play(applied(laid, { op: 'place', within: 2, of: 'self' }), laid.setup).waitsFor({ by: 'p1', kind: 'cell' });
const charging = (play: Playing): Play<Jhx> =>
  play(laid.game, laid.setup)
    .choose('p1', { do: 'charge', model: 'A', target: 'b', weapon: 'blade' })
    .waitsFor({ by: 'p1', kind: 'cell' });
/** The farthest place of b to the right of A. */
const edge = 1.5 * INCH + 3000 + 2 * INCH;

scenario('places of a set are suggested and drawn, and the one nearest to a click is found', 'JHX-MOVE-012', play => {
  const p = placing(play);
  const decision = questionOf(p);
  const found = suggest(p.match, decision, 6);
  expect([found.length, new Set(found).size]).toEqual([6, 6]);
  expect(new Set(drawn(p, 8)).size).toBeGreaterThan(6);
  const near = (wish: unknown) => nearest(p.match, decision, wish);
  expect(near({ x: edge - 100, y })).toBe(laid.exactly(edge - 100, y));
  const beyond = Number(near({ x: 9 * INCH, y }));
  expect(Math.abs(beyond - laid.exactly(edge, y)) / 1_000_000).toBeLessThanOrEqual(3);
  expect([near('nobody'), near(null)]).toEqual([undefined, undefined]);
  expect(region(p.match, decision).length).toBeGreaterThan(0);
});

scenario('suggested places of a recall are ones that people can tell apart', 'JV11-ACT-014', play => {
  const open = Array.from({ length: 9 }, () => '. . . . . . . . .').join('\n');
  const effigies = { lower: { at: [3, 6] }, upper: { at: [7, 7] } } as const;
  const recalled = laidOut(open, {
    active: 'A',
    at: { A: [9000, 4000], b: [19000, 4000] },
    map: { effigies },
    models: { A: { damage: 1 } },
  });
  const p = play(recalled.game, recalled.setup).choose('p1', { do: 'effigy-recall', model: 'A' });
  const points = suggest(p.match, questionOf(p), 100).map(at => pointOf(Number(at) as Place));
  const gaps = points.flatMap((a, i) => points.slice(i + 1).map(b => Math.sqrt(squareBetween(a, b))));
  expect(points.length).toBeGreaterThanOrEqual(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(inches(0.1));
});

scenario(
  'of a place outside the set the refusal names what is there, or else the set',
  ['JV11-BASE-008', 'JHX-MAP-006'],
  play => {
    const p = placing(play);
    p.refuses('p1', laid.exactly(1.5 * INCH + 2999, y), { code: 'occupied', rule: 'JV11-BASE-008' });
    p.refuses('p1', laid.exactly(1499, y), { code: 'off-the-board', rule: 'JHX-MAP-006' });
    p.refuses('p1', laid.exactly(edge + 3, y), { code: 'not-there', rule: 'JHX-MOVE-012' });
    for (const strange of [1.5, -1, '5', null]) p.refuses('p1', strange, { code: 'not-a-place', rule: 'JHX-MOVE-012' });
  },
);

scenario(
  'ends of a Charge are suggested and drawn, and the one nearest to a click is found',
  ['JV11-ACT-005', 'JV11-ACT-006'],
  play => {
    const p = charging(play);
    const decision = questionOf(p);
    const found = suggest(p.match, decision, 50);
    expect(new Set(found).size).toBe(found.length);
    expect(drawn(p, 8).every(one => found.some(end => end === one))).toBe(true);
    expect(new Set(drawn(p, 8)).size).toBeGreaterThan(1);
    const near = (wish: unknown) => nearest(p.match, decision, wish);
    // A legal end is the wish itself; for any other wish it is the nearest of those that are suggested.
    expect(near({ x: 5.5 * INCH, y })).toBe(laid.exactly(5.5 * INCH, y));
    const best = Number(near({ x: 7.5 * INCH, y: y + 2 * INCH }));
    expect(found).toContain(best);
    expect(near('nobody')).toBeUndefined();
    expect(region(p.match, decision)).toEqual([]);
  },
);
