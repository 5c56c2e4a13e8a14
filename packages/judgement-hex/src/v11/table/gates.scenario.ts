import { distance } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { pointOf } from '../../ground/inches/measure/place.js';
import { modelOf } from '../../match/models.js';
import { offered } from '../../round/actions/scenario-words.js';
import { happened } from '../../testing/index.js';
import type { InchOutline } from '../../vocabulary/inches-map.js';
import { scenario } from '../scenario-words.js';
import { type LaidOut, laidOut } from '../testing/laid-out.js';

const INCH = 2540;
const square = (x: number, y: number, wide = 2): InchOutline => [
  [x, y],
  [x + wide, y],
  [x + wide, y + 2],
  [x, y + 2],
];
const drawing = `
  . . . . . . . . . . . .
  . A . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . b`;
/** A gate at the left, from which one at the right leads away. Their grounds are 2 inches wide. */
const gates = [
  { impassable: square(0, 4, 1), porting: square(0, 2) },
  { impassable: square(10, 4, 1), porting: square(9, 2) },
];
const table = (lay: LaidOut = {}) => laidOut(drawing, { active: 'A', map: { gates }, ...lay });

scenario(
  'a Hero whose base touches the ground of a gate is Placed on that of another one',
  ['JV11-TERR-001', 'JHX-TERRAIN-024', 'JHX-TERRAIN-025'],
  play => {
    const exits = (x: number) => {
      const laid = table({ at: { A: [x, 3.5 * INCH] } });
      return { laid, exits: offered(play(laid.game, laid.setup), 'gate') };
    };
    // The ground ends 2 inches from the left.
    expect(exits(2 * INCH + 1501).exits).toEqual([]);
    const { laid, exits: found } = exits(2 * INCH + 1500);
    const middle = laid.place(10, 3);
    expect(found).toEqual([{ do: 'gate', model: 'A', to: middle }]);
    const p = play(laid.game, laid.setup).choose('p1', { do: 'gate', model: 'A', to: middle });
    expect([modelOf(p.state, 'A').at, happened(p, 'ModelMoved').map(({ how }) => how)]).toEqual([middle, ['place']]);
    p.refuses(
      'p1',
      { do: 'gate', model: 'A', to: laid.place(10, 3) },
      { code: 'no-way-there', rule: 'JHX-TERRAIN-024' },
    );
  },
);

scenario(
  'a base comes out as near to the middle of the ground of the other gate as it has room',
  ['JV11-BASE-008', 'JHX-TERRAIN-024'],
  play => {
    const exit = (b: readonly [number, number]) => {
      const laid = table({ at: { A: [INCH, 3 * INCH], b } });
      const [found] = offered(play(laid.game, laid.setup), 'gate');
      return pointOf(found?.to ?? -1);
    };
    expect(exit([10 * INCH, 3 * INCH - 3000])).toEqual({ x: 10 * INCH, y: 3 * INCH });
    const beside = exit([10 * INCH, 3 * INCH - 2000]);
    expect(Math.abs(distance(beside, { x: 10 * INCH, y: 3 * INCH }) - 1000)).toBeLessThanOrEqual(3);
    expect(distance(beside, { x: 10 * INCH, y: 3 * INCH - 2000 })).toBeGreaterThanOrEqual(3000);
  },
);
