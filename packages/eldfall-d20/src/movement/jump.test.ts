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
