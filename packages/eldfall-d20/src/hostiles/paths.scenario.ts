import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { events, modelIn } from '../activation/scenario-words.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, type LaidScenery, plainProfile } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import { hostilesTurn } from './scenario-words.js';

const scenario = scenarios<RuleId>(test);
type Spot = readonly [x: number, y: number, z?: number];

/** A point of the table with its height, by inches. */
const spot = ([x, y, z = 0]: Spot) => ({ x: inches(x), y: inches(y), z: inches(z) });

/** A Ladder half an inch deep at the side of a piece of scenery. */
const ladder = (x: number, y: number, base: number, top: number): LaidScenery => ({
  boxes: [[x, y, 0.5, 1]],
  base,
  top,
  kind: 'ladder',
});

/** The levels in inches at which a Hostile of some SPD stands one after another on its way to an enemy, and the place at which it ends. */
const walked = (play: Plays, SPD: number, from: Spot, to: Spot, scenery: NonNullable<LaidOut['scenery']>) => {
  const { game, setup } = hostilesTurn('1a', {
    cards: { 1: { movement: [{ when: [{ is: 'always' }], does: { do: 'walk-towards' } }] } },
    profiles: { 1: { stats: { ...plainProfile.stats, SPD } } },
    facing: { 1: { x: 0, y: 1 } },
    at: { 1: spot(from), a: spot(to) },
    scenery,
  });
  const p = play(game, setup);
  const heights = (events(p, 'MovementDeclared')[0]?.movement.route ?? []).map(({ z }) => z / inches(1));
  const levels = heights.filter((z, at) => z !== heights[at - 1]);
  const { x, y, z } = modelIn(p, '1').at;
  return { levels, x: x / inches(1), y: y / inches(1), z: z / inches(1) };
};

/** A roof 3 inches high with a Ladder, and on it another roof with another Ladder. */
const storeys = {
  lower: { boxes: [[10, 10, 14, 6]], top: 3 },
  first: ladder(9.5, 12.5, 0, 3),
  upper: { boxes: [[18, 10, 6, 6]], top: 6 },
  second: ladder(17.5, 12.5, 3, 6),
} as const;

scenario('a Hostile goes over two Ladders, one after another, up and down', 'ELD-HOSTILE-020', play => {
  const up = (SPD: number) => walked(play, SPD, [7, 13], [21, 13, 6], storeys);
  expect(up(30)).toMatchObject({ levels: [0, 3, 6], z: 6 });
  expect(up(30).x).toBeGreaterThan(19.7);
  // 1.87 inches to the first Ladder, 6 up, and 8 on the lower roof: a movement that does not pass the second Ladder ends before it.
  expect(up(14)).toMatchObject({ levels: [0, 3], z: 3 });
  expect(up(14).x).toBeCloseTo(15, 1);
  expect(up(20).x).toBeCloseTo(16.87, 1);
  // A movement that does not pass the first Ladder ends before that one.
  expect(up(7)).toMatchObject({ levels: [0], z: 0 });
  const down = walked(play, 30, [21, 13, 6], [5, 13], storeys);
  expect(down).toMatchObject({ levels: [6, 3, 0], z: 0 });
  expect(down.x).toBeLessThan(6.3);
});

scenario('a Hostile goes down one Ladder and up another to an enemy on the roof beyond', 'ELD-HOSTILE-020', play => {
  const roofs = {
    one: { boxes: [[4, 11, 4, 6]], top: 3 },
    down: ladder(8, 13.5, 0, 3),
    up: ladder(17.5, 13.5, 0, 3),
    other: { boxes: [[18, 11, 6, 6]], top: 3 },
  } as const;
  const end = walked(play, 40, [6, 14, 3], [20, 14, 3], roofs);
  expect(end).toMatchObject({ levels: [3, 0, 3], z: 3 });
  expect(end.x).toBeGreaterThan(18.7);
});

scenario('a Hostile goes over a wall by the Ladders at its two sides', 'ELD-HOSTILE-020', play => {
  const wall = { boxes: [[12, 0, 2, 36]], top: 4 } as const;
  const both = { wall, here: ladder(11.5, 13.5, 0, 4), there: ladder(14, 13.5, 0, 4) };
  expect(walked(play, 40, [8, 14], [20, 14], both)).toMatchObject({ levels: [0, 4, 0], z: 0 });
  // Half of SPD 6 is less than the height of the wall: without the second Ladder nobody goes up the first one to a harmful drop.
  const one = walked(play, 6, [10.5, 14], [20, 14], { wall, here: ladder(11.5, 13.5, 0, 4) });
  expect(one).toMatchObject({ levels: [0], z: 0 });
  // The Hostile takes the path round the wall, since that over the Ladders is longer.
  const short = { ...both, wall: { boxes: [[12, 13, 2, 3]], top: 4 } } as const;
  expect(walked(play, 40, [8, 14], [20, 14], short)).toMatchObject({ levels: [0], z: 0 });
});

scenario('a Hostile goes over a wall by a step at each of its sides', 'ELD-HOSTILE-020', play => {
  const over = (more: NonNullable<LaidOut['scenery']>) =>
    walked(play, 40, [10, 10], [10, 26], {
      wall: { boxes: [[0, 15, 36, 4]], top: 3 },
      near: { boxes: [[18, 13, 3, 2]], top: 1.5 },
      ...more,
    });
  expect(over({ far: { boxes: [[18, 19, 3, 2]], top: 1.5 } }).y).toBeGreaterThan(24);
  // The step alone is too low for the wall.
  expect(over({ near: { boxes: [[18, 13, 3, 2]], top: 1 } })).toMatchObject({ levels: [0], z: 0 });
});

scenario('a Hostile goes up a Ladder and then over a step on the roof', 'ELD-HOSTILE-020', play => {
  const end = walked(play, 40, [5, 13], [21, 13, 6], {
    lower: { boxes: [[10, 10, 14, 6]], top: 3 },
    ladder: ladder(9.5, 12.5, 0, 3),
    step: { boxes: [[16, 10, 2, 6]], top: 4.5 },
    upper: { boxes: [[18, 10, 6, 6]], top: 6 },
  });
  expect(end).toMatchObject({ levels: [0, 3, 4.5, 6], z: 6 });
});
