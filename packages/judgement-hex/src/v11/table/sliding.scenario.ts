import type { Play, ScenarioSetup } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { as, card, faces, happened } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import { scenario } from '../scenario-words.js';
import { type Laid, laidOut } from '../testing/laid-out.js';

const INCH = 2540;
const open = Array(15).fill(Array(16).fill('.').join(' ')).join('\n');

/** A corner of a rock that slants by 3, 4 and 5, so that a base can touch it at points of the grid: along its edge, and across. */
const corner = (along: number, across: number) =>
  [(8000 + 4 * along + 3 * across) / INCH, (6000 + 3 * along - 4 * across) / INCH] as const;
const rock = [corner(0, 0), corner(0, 50), corner(4000, 50), corner(4000, 0)];

/** A slides along the rock for 15,000/100 mm, past b. Its stops on the way are rounded: about half of them by a hair into the rock. */
const slidingPast = (
  play: (game: Laid['game'], setup: ScenarioSetup<Jhx>) => Play<Jhx>,
  b: readonly [number, number],
  dice = '',
) => {
  const laid = laidOut(open, {
    active: 'A',
    ...as(card({ MOV: 8 })),
    at: { A: [9100, 8700], b },
    map: { terrain: [{ kind: 'impassable', outlines: [rock] }] },
  });
  return play(laid.game, { ...laid.setup, dice: faces(dice) })
    .choose('p1', { do: 'advance', model: 'A' })
    .choose('p1', laid.exactly(21_100, 17_700));
};

scenario(
  'nobody strikes through a rock at a model that slides along it',
  ['JV11-BASE-012', 'JV11-BASE-011', 'JV11-BASE-006', 'JHX-LOS-019'],
  play => {
    for (let i = 0; i < 8; i++) slidingPast(play, [17_050 + 3 * i, 10_600 - i]).waitsFor({ by: 'p1', kind: 'step' });
  },
);

scenario(
  'a rock that a model slides along is no cover from an enemy on the same side of it',
  ['JV11-COV-003', 'JV11-BASE-006', 'JV11-MEL-005'],
  play => {
    for (let i = 0; i < 8; i++) {
      const p = slidingPast(play, [13_100 + 3 * i, 16_700 + i], '...');
      p.choose('p2', { ability: 'parting-blow', source: 'b', with: 'blade' });
      const [counted] = happened(p, 'PoolCounted');
      expect(counted?.pool.lines.map(({ source }) => source)).not.toContain('impassable-1');
    }
  },
);
