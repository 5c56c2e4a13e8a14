import { nearest, region, suggest } from '@rulewright/core';
import { distance } from '@rulewright/core/inches';
import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { applied } from '../../abilities/effects/scenario-words.js';
import { pointOf } from '../../ground/inches/measure/place.js';
import type { Jhx } from '../../vocabulary/index.js';
import { scenario } from '../scenario-words.js';
import { laidOut } from '../testing/laid-out.js';
import { drawn, questionOf } from '../testing/question.js';

const INCH = 2540;
/** The model b is to be pushed by 2 inches, an inch and a half from the corner of the table. */
const laid = laidOut(
  `
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . A . .
  . b . . . . . .
  . . . . . . . .`,
  { active: 'A' },
);
const start = { x: 1.5 * INCH, y: 1.5 * INCH };
const far = (place: unknown): number => distance(pointOf(typeof place === 'number' ? place : -1), start);
const pushed = (play: (game: typeof laid.game, setup: typeof laid.setup) => Play<Jhx>): Play<Jhx> =>
  play(applied(laid, { op: 'push', hexes: 2, direction: 'any' }), laid.setup);

scenario('a Push aims at a place on the table, at most as far as it goes', ['JHX-MAN-012', 'JHX-MAN-013'], play => {
  const p = pushed(play);
  for (const strange of [1.5, -1, 1e15, '5', null, [], {}])
    p.refuses('p1', strange, { code: 'not-a-place', rule: 'JHX-MAN-012' });
  p.refuses('p1', laid.exactly(8 * INCH + 1, start.y), { code: 'off-the-board', rule: 'JHX-MAP-006' });
  // One unit more is allowed, since the end of a slanting way is rounded.
  p.refuses('p1', laid.exactly(start.x + 2 * INCH + 2, start.y), { code: 'too-far', rule: 'JHX-MAN-013' });
  p.choose('p1', laid.exactly(start.x + 2 * INCH + 1, start.y));
});

scenario('directions are suggested all around, each once, as far as the table goes', 'JHX-MAN-012', play => {
  const p = pushed(play);
  const found = suggest(p.match, questionOf(p), 100);
  expect(new Set(found).size).toBe(found.length);
  const ends = found.filter(one => far(one) > 2 * INCH - 2);
  // To the left and downwards the table ends before the Push.
  const [right, up] = [ends.filter(one => pointOf(Number(one)).x > start.x + INCH), ends.filter(one => pointOf(Number(one)).y > start.y + INCH)]; // biome-ignore format: one line
  expect([right.length, up.length].every(many => many > 1)).toBe(true);
  expect(suggest(p.match, questionOf(p), 3)).toEqual(found.slice(0, 3));
});

scenario('other players draw other directions', 'JHX-MAN-012', play => {
  const p = pushed(play);
  const found = drawn(p, 12);
  expect(new Set(found).size).toBeGreaterThan(5);
  expect(found.every(one => far(one) <= 2 * INCH + 1)).toBe(true);
});

scenario(
  'the wish of a click is the place itself or, farther away, the end of a Push towards it',
  'JHX-MAN-013',
  play => {
    const p = pushed(play);
    const decision = questionOf(p);
    const near = (wish: unknown) => nearest(p.match, decision, wish);
    expect(near({ x: start.x + INCH, y: start.y })).toBe(laid.exactly(start.x + INCH, start.y));
    expect(near({ x: 7 * INCH, y: start.y })).toBe(laid.exactly(start.x + 2 * INCH, start.y));
    const towards = near('A');
    expect(Math.abs(far(towards) - 2 * INCH)).toBeLessThanOrEqual(1);
    expect(near(laid.model('A').at)).toBe(towards);
    // 2 inches downwards is off the table: the first direction that is allowed.
    expect(near({ x: start.x, y: 0 })).toBe(laid.exactly(start.x, 0));
    expect([near('nobody'), near(-1), near(null), near({ x: -1, y: 4 })]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  },
);

scenario('the region of a Push is a disc around the middle of the base', 'JHX-MAN-013', play => {
  const p = pushed(play);
  // The table is 6 inches high, and a picture counts downwards.
  const fromAbove = 6 * INCH - start.y;
  expect(region(p.match, questionOf(p))).toEqual([{ shape: 'disc', x: start.x, y: fromAbove, radius: 2 * INCH }]);
});
