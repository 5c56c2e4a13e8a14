import { suggest } from '@rulewright/core';
import { expect } from 'vitest';
import { applied } from '../../abilities/effects/scenario-words.js';
import { suffers } from '../../match/lasting.js';
import { modelOf } from '../../match/models.js';
import { happened } from '../../testing/index.js';
import type { Effect } from '../../vocabulary/ability.js';
import { scenario } from '../scenario-words.js';
import { type Laid, type LaidOut, laidOut } from '../testing/laid-out.js';
import { questionOf } from '../testing/question.js';

const INCH = 2540;
const y = 1.5 * INCH;
const line = `
  . . . . . . . . . . . . .
  . A . . . b . . . . . . .
  . . . . . . . . . . . . .`;
const table = (drawing = line, lay: LaidOut = {}): Laid => laidOut(drawing, { active: 'A', ...lay });
const push = (hexes: number, direction: 'away' | 'towards' | 'any'): Effect => ({ op: 'push', hexes, direction });
const b = 5.5 * INCH;

scenario(
  'a Push away from a model leads straight on, over whole inches as far as the player likes',
  ['JV11-BASE-009', 'JHX-MAN-012', 'JHX-MOVE-011'],
  play => {
    const laid = table();
    const p = play(applied(laid, push(2, 'away')), laid.setup).waitsFor({ by: 'p1', kind: 'cell' });
    const ends = [0, 1, 2].map(inches => laid.exactly(b + inches * INCH, y));
    p.options('p1', ends).choose('p1', ends[1] ?? -1);
    expect(modelOf(p.state, 'b').at).toBe(ends[1]);
  },
);

scenario(
  'a Push ends where the base would overlap something, and touches it',
  ['JV11-BASE-008', 'JHX-MAN-014', 'JHX-MOVE-015'],
  play => {
    // The rock begins 8 inches from the left, less than 2 inches before the base.
    const laid = table(line.replace('b . . .', 'b . . #'));
    const p = play(applied(laid, push(4, 'away')), laid.setup);
    p.options(
      'p1',
      [b, b + INCH, 8 * INCH - 1500].map(x => laid.exactly(x, y)),
    );
  },
);

scenario(
  'a Push towards a model ends in contact with its base',
  ['JV11-BASE-007', 'JV11-BASE-008', 'JHX-MOVE-011'],
  play => {
    const laid = table();
    const p = play(applied(laid, push(5, 'towards')), laid.setup);
    p.options(
      'p1',
      [b, b - INCH, b - 2 * INCH, 1.5 * INCH + 3000].map(x => laid.exactly(x, y)),
    );
  },
);

scenario(
  'a Push in any direction is as many inches as its place is away, to the nearest one, or none',
  ['JV11-BASE-009', 'JHX-MAN-012', 'JHX-MAN-013'],
  play => {
    const laid = table();
    const begin = () => play(applied(laid, push(2, 'any')), laid.setup).waitsFor({ by: 'p1', kind: 'direction' });
    const p = begin();
    expect(questionOf(p).about).toEqual({ push: 'b' });
    p.refuses('p1', laid.exactly(b + 2 * INCH + 2, y), { code: 'too-far', rule: 'JHX-MAN-013' });
    expect(suggest(p.match, questionOf(p), 100).at(-1)).toBe(laid.exactly(b, y));
    const pushed = (farther: number) =>
      (modelOf(begin().choose('p1', laid.exactly(b + farther, y)).state, 'b').at ?? 0) - laid.exactly(b, y);
    const inch = INCH * 1_000_000;
    expect([2 * INCH + 1, 2 * INCH, INCH + 1270].map(pushed)).toEqual([2 * inch, 2 * inch, 2 * inch]);
    expect([INCH + 1269, INCH, 1270, 1269, 0].map(pushed)).toEqual([inch, inch, inch, 0, 0]);
  },
);

scenario(
  'a Throw puts the model straight away from the thrower, over what is in between, and knocks it down',
  ['JV11-BASE-009', 'JHX-ABILITY-085', 'JHX-ABILITY-086'],
  play => {
    const thrown = (drawing: string, lay: LaidOut = {}) => {
      const laid = table(drawing, lay);
      const { state } = play(applied(laid, { op: 'throw', hexes: 3 }), laid.setup);
      expect(suffers(state, 'b', 'knock-down')).toBe(true);
      return (modelOf(state, 'b').at ?? 0) - laid.exactly(0, y);
    };
    const inUnits = 1_000_000;
    expect(thrown(line) / inUnits).toBe(b + 3 * INCH);
    expect(thrown(line.replace('b . .', 'b # .')) / inUnits).toBe(b + 3 * INCH);
    // c stands in the way of the end: the base is put down before c, in contact with it.
    const c = { c: [b + 3 * INCH + 100, y] } as const;
    expect(thrown(line.replace('b . . .', 'b . . c'), { at: c }) / inUnits).toBe(b + 3 * INCH + 100 - 3000);
  },
);

scenario(
  'a model is Placed within the inches of its anchor, where its base has room',
  ['JV11-BASE-005', 'JV11-BASE-008', 'JHX-MOVE-012', 'JHX-MOVE-013'],
  play => {
    const laid = table();
    const p = play(applied(laid, { op: 'place', within: 2, of: 'self' }), laid.setup);
    p.waitsFor({ by: 'p1', kind: 'cell' });
    const near = 1.5 * INCH + 3000 + 2 * INCH;
    p.refuses('p1', laid.exactly(near + 3, y), { code: 'not-there', rule: 'JHX-MOVE-012' });
    p.refuses('p1', laid.exactly(1.5 * INCH + 2999, y), { code: 'occupied', rule: 'JV11-BASE-008' });
    p.choose('p1', laid.exactly(near + 2, y));
    expect(happened(p, 'ModelMoved').map(({ how, to }) => [how, to])).toEqual([['place', laid.exactly(near + 2, y)]]);
  },
);

scenario(
  'a Place from Orb to Orb: an Orb under a base does not count, and the one that the base leaves goes',
  ['JV11-BASE-007', 'JHX-ABILITY-053'],
  play => {
    const at = { A: [2 * INCH, y], b: [8 * INCH, y] } as const;
    const spots = [2 * INCH + 700, 5 * INCH, 8 * INCH - 700];
    const icons = spots.map((x, n) => ({
      id: `icon-${n}`,
      token: 'shadow-orb',
      at: laidOut(line).exactly(x, y),
      owner: 'A',
      player: 'p1',
    }));
    const laid = table(line, { at, state: { icons } });
    const across: Effect = { op: 'place', within: 0, of: 'icon', icon: 'shadow-orb', to: 'self' };
    const p = play(applied(laid, across), laid.setup);
    // In contact with the Orb is at most a thousandth of an inch from it: 2.54 units.
    p.refuses('p1', laid.exactly(5 * INCH - 1503, y), { code: 'not-there', rule: 'JHX-MOVE-012' });
    p.refuses('p1', laid.exactly(8 * INCH - 3000, y), { code: 'not-there', rule: 'JHX-MOVE-012' });
    p.choose('p1', laid.exactly(5 * INCH - 1502, y));
    expect(p.state.icons.map(({ id }) => id)).toEqual(['icon-1', 'icon-2']);
  },
);

scenario('an Advance by an ability is a chain of legs, up to its inches', ['JV11-BASE-009', 'JHX-GEN-011'], play => {
  const laid = table();
  const p = play(applied(laid, { op: 'advance', hexes: 2, to: 'self' }), laid.setup).waitsFor({
    by: 'p1',
    kind: 'step',
  });
  const start = 1.5 * INCH;
  p.refuses('p1', laid.exactly(start + 2 * INCH + 1, y), { code: 'too-far', rule: 'JV11-ACT-002' });
  p.choose('p1', laid.exactly(start + INCH, y)).refuses('p1', laid.exactly(start + 2 * INCH + 1, y), {
    code: 'too-far',
    rule: 'JV11-ACT-002',
  });
  p.choose('p1', 'stop');
  expect(modelOf(p.state, 'A').at).toBe(laid.exactly(start + INCH, y));
});
