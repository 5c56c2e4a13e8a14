import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { plainProfile } from '../testing/index.js';
import { at, judging } from './scenario-words.js';

const BESIDE = inches(12) - 1600;
const y = inches(10);
const roof = (x: number, top: number) => ({ boxes: [[x, 8, 4, 4]] as const, top: top / 2540 });
const top = inches(2);

test('a Jump leads through the air over half SPD, along a line or a parabola [ELD-MOVE-011, ELD-MOVE-012]', () => {
  const judge = judging({
    at: { A: { x: inches(11), y, z: top } },
    scenery: { here: roof(8, top), there: roof(14, top) },
  });
  const landing = (far: number) => at(inches(11) + far, y, top);
  expect(judge('jump', [landing(inches(3) + 2)])).toMatchObject({ route: [landing(inches(3) + 2)] });
  // The legs of the parabola are measured, not the line between its ends.
  const high = at(inches(12.5), y, top + inches(1));
  expect(judge('jump', [high, landing(inches(3))])).toMatchObject({
    route: [high, {}, { z: top }],
    falls: [{ leg: 3 }],
  });
  const low = [at(inches(12.5), y, top + 1), landing(inches(3))];
  expect(judge('jump', low)).toMatchObject({ route: low });
  expect(judge('jump', [at(inches(13), y, top)])).toEqual(['not-on-a-surface', 'ELD-MOVE-016']);
});

test('a Jump does not lead through scenery [ELD-MOVE-011]', () => {
  const thin = { boxes: [[10.8, 8, 0.1, 4]] as const, top: 8 };
  const blocked = judging({ scenery: { thin } });
  expect(blocked('jump', [at(inches(12), y)])).toEqual(['in-the-way', 'ELD-MOVE-011']);
  const low = { boxes: [[10.8, 8, 0.1, 4]] as const, top: 0.5 };
  const clear = [at(inches(10), y, inches(0.5)), at(inches(11.8), y, inches(0.5)), at(inches(11.8), y)];
  expect(judging({ scenery: { low } })('jump', clear)).toMatchObject({ route: clear });
});

test('a Jump that is too short drops straight down at the end of half SPD, and the drop is measured [ELD-MOVE-014, ELD-MOVE-015]', () => {
  const judge = judging({
    at: { A: { x: inches(11), y, z: top } },
    scenery: { here: roof(8, top), there: roof(17, top) },
  });
  const jumped = judge('jump', [at(inches(18), y, top)]);
  expect(jumped).toMatchObject({
    route: [at(inches(14), y, top), at(inches(14), y)],
    falls: [{ leg: 2, drop: top }],
  });
});

test('a model whose hitbox reaches the level of the surface in contact with it pulls itself up onto the edge [ELD-MOVE-013]', () => {
  const reaching = (level: number) => {
    const judge = judging({ at: { A: { x: BESIDE, y } }, scenery: { tower: roof(12, level) } });
    return judge('jump', [at(BESIDE, y, level), at(inches(13), y, level)]);
  };
  const most = inches(3) + 4500;
  expect(reaching(most)).toMatchObject({ route: [at(BESIDE, y, inches(3)), at(BESIDE + 1, y, most)] });
  expect(reaching(most)).not.toHaveProperty('falls');
  expect(reaching(most + 1)).toMatchObject({
    route: [at(BESIDE, y, inches(3)), at(BESIDE, y)],
    falls: [{ leg: 2, drop: inches(3) }],
  });
});

test('a Jump that falls onto another model ends beside it [ELD-FALL-008, ELD-MOVE-014]', () => {
  const judge = judging(
    {
      at: { A: { x: inches(11), y, z: top }, B: { x: inches(14), y: y + 100 } },
      scenery: { here: roof(8, top), there: roof(17, top) },
    },
    'AB',
  );
  const jumped = judge('jump', [at(inches(18), y, top)]);
  if (!('route' in jumped)) throw new Error('the jump is refused');
  const end = jumped.route.at(-1);
  if (!end) throw new Error('the jump goes nowhere');
  const [dx, dy] = [end.x - inches(14), end.y - y - 100];
  const away = Math.sqrt(dx * dx + dy * dy);
  expect(away).toBeGreaterThanOrEqual(3200);
  expect(away).toBeLessThan(3202);
});

test('a Jump ends where the model touches an enemy, and drops there beside it [ELD-MOVE-020, ELD-FALL-008]', () => {
  const away = inches(12.7);
  const landing = (enemy: number) => {
    const judge = judging(
      {
        at: { A: { x: inches(11), y, z: top }, b: { x: away + enemy, y } },
        profiles: { A: { stats: { ...plainProfile.stats, SPD: 8 } } },
        scenery: { here: roof(8, top) },
      },
      'Ab',
    );
    return judge('jump', [at(away, y, top), at(away, y)]);
  };
  expect(landing(3203)).toMatchObject({ route: [at(away, y, top), at(away, y)] });
  expect(landing(3203)).not.toHaveProperty('falls');
  // The hitbox below is 4500 high, and two units above it are contact.
  expect(landing(3100)).toMatchObject({
    route: [at(away, y, top), at(away, y, 4502), at(away, y), { z: 0 }],
    falls: [{ leg: 3, drop: 4502 }],
  });
});

test('a Jump that is too short on a leg straight down ends on it, and drops from there [ELD-MOVE-014, ELD-MOVE-015]', () => {
  const high = inches(6);
  const judge = judging({ at: { A: { x: BESIDE - 100 + 4000, y, z: high } }, scenery: { here: roof(12, high) } });
  const out = at(BESIDE + 3900 - inches(2), y, high);
  // Two inches out, and one of the six inches down.
  expect(judge('jump', [out, { ...out, z: 0 }])).toMatchObject({
    route: [out, { ...out, z: inches(5) }, { ...out, z: 0 }],
    falls: [{ leg: 3, drop: inches(5) }],
  });
});

test('a Jump ends at the first of several enemies, whichever was there before [ELD-MOVE-020]', () => {
  const end = (drawing: string, b: number, c: number) => {
    const enemies = { b: { x: inches(b), y: y + 3000 }, c: { x: inches(c), y: y - 3000 } };
    const jumped = judging({ at: enemies, models: { b: { points: 0 }, c: { points: 0 } } }, drawing)('jump', [
      at(inches(10) + inches(3), y),
    ]);
    return 'route' in jumped && jumped.route.at(-1)?.x;
  };
  const first = end('Ab', 12, 40);
  expect(first).toBeGreaterThan(inches(10));
  expect(first).toBeLessThan(inches(12));
  expect([end('Abc', 12, 12.5), end('Abc', 12.5, 12)]).toEqual([first, first]);
});

test('a Jump straight onto scenery needs the head of the model at its level when it comes to it [ELD-MOVE-011, ELD-MOVE-013]', () => {
  const onto = (level: number) =>
    judging({ at: { A: { x: BESIDE, y } }, scenery: { tower: roof(12, level) } })('jump', [
      at(BESIDE + 1000, y, level),
    ]);
  expect(onto(4500)).toMatchObject({ route: [at(BESIDE + 1000, y, 4500)] });
  expect(onto(4510)).toEqual(['in-the-way', 'ELD-MOVE-011']);
});

test('a Jump onto scenery that is too short ends on its edge if the model comes to it high enough [ELD-MOVE-013, ELD-MOVE-014]', () => {
  const onto = (level: number) =>
    judging({ at: { A: { x: inches(10), y } }, scenery: { tower: roof(12, level) } })('jump', [
      at(inches(10), y, inches(1)),
      at(inches(14), y, level),
    ]);
  // Over one inch up and two of the four inches ahead it rises from one inch at a slope.
  const level = inches(2);
  expect(onto(level)).toMatchObject({ route: [at(inches(10), y, inches(1)), at(BESIDE + 1, y, level)] });
  expect(onto(level)).not.toHaveProperty('falls');
  expect(onto(inches(4))).toEqual(['in-the-way', 'ELD-MOVE-011']);
});

test('a Jump off a wall goes down as far as half SPD without a fall, and beyond that drops from there [ELD-MOVE-010, ELD-MOVE-011, ELD-MOVE-014]', () => {
  const edge = inches(12) + 1600;
  const judge = judging({
    at: { A: { x: edge, y, z: top } },
    models: { A: { onWall: true } },
    scenery: { tower: roof(8, inches(4)) },
  });
  // Two inches down and two away are less than three.
  const near = judge('jump', [at(edge + inches(2), y)]);
  expect(near).toMatchObject({ route: [at(edge + inches(2), y)] });
  expect(near).not.toHaveProperty('falls');
  expect(judge('jump', [at(edge + inches(3), y)])).toMatchObject({ falls: [{ leg: 2, drop: 853 }] });
  expect(judge('walk', [at(edge + inches(2), y)])).toEqual(['on-a-wall', 'ELD-MOVE-010']);
});
