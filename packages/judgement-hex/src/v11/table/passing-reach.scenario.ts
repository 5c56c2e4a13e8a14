import type { Play } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { modelOf } from '../../match/models.js';
import { as, attacks, card, conditionsOf, eventsOf, faces, happened } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import { scenario } from '../scenario-words.js';
import { type LaidOut, laidOut } from '../testing/laid-out.js';

const INCH = 2540;
const y = 2.5 * INCH;
const start = 1500;
const drawing = `
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  A . . . . . b . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . c`;
/** A runs to the right along the middle of the table, with MOV 8. */
const table = (at: NonNullable<LaidOut['at']>, signs = drawing) =>
  laidOut(signs, { active: 'A', ...as(card({ MOV: 8 })), at: { A: [start, y], ...at } });
const advance = { do: 'advance', model: 'A' } as const;
const blow = (source: string) => ({ ability: 'parting-blow', source, with: 'blade' }) as const;
const xs = (p: Play<Jhx>): readonly number[] => happened(p, 'ModelMoved').map(({ to }) => Math.floor(to / 1_000_000));

scenario(
  'a leg through the reach of an enemy provokes where it leaves the reach, to a thousandth of an inch',
  ['JV11-BASE-011', 'JV11-BASE-006', 'JHX-PARTING-001', 'JHX-PARTING-005'],
  play => {
    const passing = (gap: number) => {
      const laid = table({ b: [4 * INCH, y + 3000 + gap] });
      return { laid, p: play(laid.game, laid.setup).choose('p1', advance).choose('p1', laid.place(6, 2.5)) };
    };
    // The two come as near as an inch, in the middle of the leg.
    const { laid, p } = passing(INCH + 2);
    p.waitsFor({ by: 'p2', kind: 'window' });
    expect(modelOf(p.state, 'A').at).toBe(laid.place(4, 2.5));
    p.choose('p2', 'pass').waitsFor({ by: 'p1', kind: 'step' });
    expect(modelOf(p.state, 'A').at).toBe(laid.place(6, 2.5));
    passing(INCH + 3).p.waitsFor({ by: 'p1', kind: 'step' });
  },
);

scenario(
  'a model at the very end of the reach, to a thousandth of an inch, is struck where it stands',
  ['JV11-BASE-011', 'JV11-BASE-006', 'JHX-PARTING-005'],
  play => {
    for (const farther of [0, 2]) {
      const laid = table({ A: [4 * INCH, y], b: [4 * INCH - 3000 - INCH - farther, y] });
      const p = play(laid.game, laid.setup).choose('p1', advance).choose('p1', laid.place(6, 2.5));
      p.waitsFor({ by: 'p2', kind: 'window' });
      expect(xs(p)).toEqual([]);
    }
  },
);

scenario(
  'each enemy strikes at the end of its own reach, and ground in between harms in between',
  ['JV11-BASE-011', 'JV11-TERR-005', 'JHX-PARTING-005', 'JHX-INTERRUPT-012'],
  play => {
    const laid = table(
      { b: [2 * INCH, y + 5000], c: [7 * INCH, y + 5000] },
      drawing.replace('A . . . . .', 'A . . ! . .'),
    );
    const p = play(laid.game, { ...laid.setup, dice: faces('...') })
      .choose('p1', { do: 'advance', model: 'A' })
      .choose('p1', laid.exactly(start + 6 * INCH, y));
    p.choose('p2', blow('b'));
    const told = ['ModelMoved', 'ModelDamaged', 'AttackDeclared'];
    expect(eventsOf(p).flatMap(({ type }) => (told.includes(type) ? [type] : []))).toEqual([
      'ModelMoved',
      'ModelDamaged',
      'ModelMoved',
      'AttackDeclared',
      'ModelMoved',
    ]);
    // The ground begins 3 inches from the left; the reach of b ends 23.85 mm beside its middle. The leg ends in reach of c.
    expect(xs(p)).toEqual([3 * INCH - 1500, 2 * INCH + 2385, start + 6 * INCH]);
  },
);

scenario(
  'a Charge past another enemy provokes it, and goes on',
  ['JV11-ACT-005', 'JHX-CHARGE-005', 'JHX-PARTING-001'],
  play => {
    const laid = table({ b: [9 * INCH, y], c: [4 * INCH, y + 5000] });
    const p = play(laid.game, { ...laid.setup, dice: faces('.......') })
      .choose('p1', { do: 'charge', model: 'A', target: 'b', weapon: 'blade' })
      .choose('p1', laid.exactly(9 * INCH - 3000, y))
      .choose('p2', blow('c'));
    expect(attacks(p)).toEqual(['c at A with blade', 'A at b with blade']);
  },
);

scenario(
  'a model that is knocked down stays where it was struck: at the end of the reach, not at the start of the leg',
  ['JHX-PARTING-013', 'JV11-BASE-013'],
  play => {
    const laid = table({ A: [2 * INCH, y], b: [2 * INCH, y + 4000] });
    const p = play(laid.game, { ...laid.setup, dice: faces('mmm') })
      .choose('p1', advance)
      .choose('p1', laid.place(7, 2.5))
      .choose('p2', blow('b'))
      .choose('p2', [0, 1, 2]);
    expect([conditionsOf(p, 'A'), xs(p)]).toEqual([['knock-down'], [2 * INCH + 3832]]);
    p.waitsFor({ by: 'p1', kind: 'action' });
  },
);

scenario(
  'a model that is knocked down on a Soul goes back to the last free place of its path',
  ['JHX-PARTING-014', 'JV11-BASE-008'],
  play => {
    const soul = 3.5 * INCH;
    const laid = table({ 1: [soul, y], b: [2.5 * INCH, y + 5000] }, drawing.replace('A . . .', 'A . . 1'));
    const p = play(laid.game, { ...laid.setup, dice: faces('mmm') })
      .choose('p1', advance)
      .choose('p1', laid.place(6, 2.5))
      .choose('p2', blow('b'))
      .choose('p2', [0, 1, 2]);
    expect(xs(p)).toEqual([2.5 * INCH + 2385, soul - 1500 - 1250]);
  },
);
