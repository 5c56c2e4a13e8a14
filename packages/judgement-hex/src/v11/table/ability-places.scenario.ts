import { nearest, region, suggest } from '@rulewright/core';
import { expect } from 'vitest';
import { applied } from '../../abilities/effects/scenario-words.js';
import { happened } from '../../testing/index.js';
import type { Effect } from '../../vocabulary/ability.js';
import { scenario } from '../scenario-words.js';
import { type LaidOut, laidOut } from '../testing/laid-out.js';
import { drawn, questionOf } from '../testing/question.js';

const INCH = 2540;
const y = 3.5 * INCH;
const x = 4.5 * INCH;
const drawing = `
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . A . . . b .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .`;
const table = (lay: LaidOut = {}, text = drawing) => laidOut(text, { active: 'A', ...lay });

scenario(
  'an Icon is a point within the inches of a base, on no base and on no rock',
  ['JV11-BASE-005', 'JV11-BASE-009', 'JHX-TOKEN-006', 'JHX-TOKEN-007'],
  play => {
    const snare: Effect = { op: 'token', token: 'snare', within: 2, until: 'round' };
    const rock = drawing.replace('A . .', 'A . #');
    const begin = () => {
      const laid = table({}, rock);
      return { laid, p: play(applied(laid, snare), laid.setup).waitsFor({ by: 'p1', kind: 'cell' }) };
    };
    const { laid, p } = begin();
    const refused = { code: 'not-there', rule: 'JHX-TOKEN-006' } as const;
    p.refuses('p1', laid.exactly(x, y + 1500 + 2 * INCH + 3), refused);
    p.refuses('p1', laid.exactly(x + 1499, y), refused);
    // The rock begins 6 inches from the left. A point on its edge is on the rock.
    p.refuses('p1', laid.exactly(6 * INCH, y), refused);
    expect(new Set(drawn(p, 5)).size).toBeGreaterThan(3);
    expect(suggest(p.match, questionOf(p), 4)).toHaveLength(4);
    expect(region(p.match, questionOf(p)).length).toBeGreaterThan(0);
    for (const to of [
      laid.exactly(x, y + 1500 + 2 * INCH + 2),
      laid.exactly(x + 1500, y),
      laid.exactly(6 * INCH - 1, y),
    ]) {
      const again = begin().p.choose('p1', to);
      expect(again.state.icons.map(({ token, at }) => [token, at])).toEqual([['snare', to]]);
    }
  },
);

const smoke: Effect = { op: 'terrain', terrain: 'smoke', hexes: 2, within: 2, until: 'round' };
/** The half of the height and of the width of a hexagon an inch wide. */
const [half, corner] = [INCH / 2, 1466];

scenario(
  'a Terrain Template is laid hexagon by hexagon, each in contact with one before, and on no other terrain',
  ['JV11-BASE-014', 'JV11-BASE-005', 'JHX-TERRAIN-003'],
  play => {
    const laid = table({}, drawing.replace('A . . .', 'A . . ^'));
    const p = play(applied(laid, smoke), laid.setup).waitsFor({ by: 'p1', kind: 'cell' });
    const refused = { code: 'not-there', rule: 'JHX-TERRAIN-003' } as const;
    // The forest begins 7 inches from the left.
    p.refuses('p1', laid.exactly(7 * INCH - corner + 1, y), refused);
    const first = laid.exactly(7 * INCH - corner, y);
    expect(nearest(p.match, questionOf(p), { x: 7 * INCH - corner, y })).toBe(first);
    p.choose('p1', first);
    // The next one touches the first one, up to a thousandth of an inch, and does not overlap it.
    p.refuses('p1', laid.exactly(7 * INCH - corner, y + 2 * half + 3), refused);
    p.refuses('p1', laid.exactly(7 * INCH - corner, y + 2 * half - 1), refused);
    const second = laid.exactly(7 * INCH - corner, y + 2 * half);
    p.choose('p1', second);
    expect(happened(p, 'TemplatePlaced').map(({ template }) => template.cells)).toEqual([[first, second]]);
  },
);

scenario('a Terrain Template begins within its inches of a base', ['JV11-BASE-005', 'JHX-TERRAIN-003'], play => {
  const laid = table();
  const p = play(applied(laid, { ...smoke, within: 1 } as Effect), laid.setup);
  const far = y + 1500 + INCH;
  p.refuses('p1', laid.exactly(x, far + half + 3), { code: 'not-there', rule: 'JHX-TERRAIN-003' });
  p.choose('p1', laid.exactly(x, far + half + 2)).waitsFor({ by: 'p1', kind: 'cell' });
});

scenario(
  'a Terrain Template is as far from a base or from its first hexagon as its nearest point, also if that is a corner',
  ['JV11-BASE-005', 'JV11-BASE-006', 'JV11-BASE-007', 'JHX-TERRAIN-003'],
  play => {
    const laid = table();
    const p = play(applied(laid, { ...smoke, within: 1 } as Effect), laid.setup);
    const far = x + 1500 + INCH + corner;
    const refused = { code: 'not-there', rule: 'JHX-TERRAIN-003' } as const;
    p.refuses('p1', laid.exactly(far + 3, y), refused);
    // A hexagon one inch lower has its corner farther from the base.
    p.refuses('p1', laid.exactly(far + 2, y - INCH), refused);
    expect(nearest(p.match, questionOf(p), { x: far + INCH, y })).toBe(laid.exactly(far + 2, y));
    p.choose('p1', laid.exactly(far + 2, y));
    // The left corner of the first hexagon touches the right corner of the second.
    p.refuses('p1', laid.exactly(far + 2 - 2 * corner - 3, y), refused);
    p.choose('p1', laid.exactly(far + 2 - 2 * corner - 2, y));
    expect(happened(p, 'TemplatePlaced').map(({ template }) => template.cells.length)).toEqual([2]);
  },
);

scenario('a template on which no model can stand is laid under no base', ['JV11-BASE-008', 'JHX-TERRAIN-022'], play => {
  const rock = { ...smoke, terrain: 'impassable', hexes: 1 } as Effect;
  const laid = table();
  const p = play(applied(laid, rock), laid.setup);
  p.refuses('p1', laid.exactly(x, y + 1499 + half), { code: 'not-there', rule: 'JHX-TERRAIN-003' });
  p.choose('p1', laid.exactly(x, y + 1500 + half));
  const passable = play(applied(laid, { ...smoke, hexes: 1 } as Effect), laid.setup);
  passable.choose('p1', laid.exactly(x, y));
});

scenario(
  'an ability moves a Soul near by, through models and never onto one',
  ['JV11-COMM-006', 'JHX-SOUL-005', 'JHX-SOUL-012'],
  play => {
    const text = drawing.replace('A . . . b', 'A . 1 . b');
    const laid = table({}, text);
    const move: Effect = { op: 'moveSoul', within: 2, hexes: 3 };
    const p = play(applied(laid, move), laid.setup).waitsFor({ by: 'p1', kind: 'cell' });
    const soul = 6.5 * INCH;
    const refused = { code: 'not-there', rule: 'JHX-SOUL-012' } as const;
    p.refuses('p1', laid.exactly(soul, y + 3 * INCH + 1), refused);
    p.refuses('p1', laid.exactly(8.5 * INCH, y), refused);
    p.choose('p1', laid.exactly(soul, y + 2 * INCH));
    expect(happened(p, 'SoulMoved').map(({ to }) => to)).toEqual([laid.exactly(soul, y + 2 * INCH)]);
    // A Soul of 25 mm that is farther than 2 inches from the base is not moved.
    const near = x + 1500 + 2 * INCH + 1250;
    const asked = (at: number) => {
      const there = table({ at: { 1: [at, y], b: [9 * INCH, y] } }, text);
      return play(applied(there, move), there.setup).match.decisions[0]?.kind;
    };
    expect([asked(near + 2), asked(near + 3)]).toEqual(['cell', undefined]);
  },
);
