import { Random } from '@rulewright/core/dice';
import { compareGap, gridPoint, type Point, rectangle, stepsOf } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import type { Place } from '../vocabulary/index.js';
import { followGround, type GroundLeg, overlapsLevels } from './ground.js';
import type { Obstacle, Surroundings } from './surroundings.js';

const random = Random.fromSeed('ground');
const between = (least: number, most: number): number => least + random.below(most - least + 1);

const obstacle = (id: string): Obstacle => {
  const [x, y, width, depth] = [between(-40, 30), between(-40, 30), between(1, 40), between(1, 40)];
  const [base, height] = [random.below(3) === 0 ? between(1, 30) : 0, between(1, 25)];
  return {
    id,
    outline: rectangle({ x, y }, width, depth),
    base,
    top: random.below(8) === 0 ? null : base + height,
    kind: random.below(3) === 0 ? 'narrow' : 'solid',
    box: { x, y, right: x + width, below: y + depth },
  };
};

/** The same leg, judged at every step by all obstacles that are under the base there. */
const stepByStep = ({ obstacles, radius, height }: Surroundings, from: Place, to: Point, most: number): GroundLeg => {
  const start = { x: from.x, y: from.y };
  const steps = stepsOf(start, to);
  const isUnder = (one: Obstacle, step: number): boolean =>
    compareGap({ at: gridPoint(start, to, step), radius }, one.outline, -1) <= 0;
  // Obstacles that the model is inside of at the start do not hold it until it has left them.
  let left = obstacles.filter(one => isUnder(one, 0) && overlapsLevels(one, from.z, height));
  const under = (step: number): readonly Obstacle[] =>
    obstacles.filter(one => isUnder(one, step) && !left.includes(one));
  const top = (one: Obstacle): number => one.top ?? Number.POSITIVE_INFINITY;
  const narrowAt = (all: readonly Obstacle[], level: number): boolean => {
    const carrying = all.filter(one => level > 0 && one.top === level);
    const beneath = Math.max(0, ...all.flatMap(one => (top(one) < level ? [top(one)] : [])));
    const isBareWall = carrying.length === 1 && level - beneath > height;
    const isThin = ({ kind, box }: Obstacle): boolean =>
      (kind === 'narrow' || isBareWall) && Math.min(box.right - box.x, box.below - box.y) < 2 * radius;
    return carrying.length > 0 && carrying.every(isThin);
  };
  let level = from.z;
  const footing = [{ step: 0, level, narrow: narrowAt(under(0), level) }];
  for (let step = 1; step <= steps; step++) {
    left = left.filter(one => isUnder(one, step));
    const all = under(step);
    let now = level;
    for (let higher = all.find(one => overlapsLevels(one, now, height)); higher; ) {
      if (top(higher) - level > most) return { steps, footing, blocked: { step, obstacle: higher } };
      now = top(higher);
      higher = all.find(one => overlapsLevels(one, now, height));
    }
    const tops = all.flatMap(one => (top(one) <= level ? [top(one)] : []));
    const next = now > level ? now : Math.max(0, ...tops);
    const narrow = narrowAt(all, next);
    const last = footing.at(-1);
    if (last?.level !== next || last.narrow !== narrow) footing.push({ step, level: next, narrow });
    level = next;
  }
  return { steps, footing, blocked: null };
};

test('the levels of a leg over the ground are those of all its steps, one after another [ELD-MOVE-023, ELD-MOVE-024, ELD-MOVE-029]', () => {
  const met = { blocked: 0, levels: 0, narrow: 0 };
  for (let n = 0; n < 3000; n++) {
    const obstacles = Array.from({ length: between(0, 6) }, (_, at) => obstacle(`${at}`));
    // The cast is safe: nothing else is read.
    const around = { radius: between(2, 9), height: between(5, 20), obstacles } as unknown as Surroundings;
    const from: Place = { x: between(-40, 40), y: between(-40, 40), z: random.below(2) === 0 ? 0 : between(1, 40) };
    const to = { x: between(-40, 40), y: random.below(4) === 0 ? from.y : between(-40, 40) };
    const most = random.below(4) === 0 ? 0 : around.height;
    const found = followGround(around, from, to, most);
    expect(found).toEqual(stepByStep(around, from, to, most));
    met.blocked += found.blocked ? 1 : 0;
    met.levels += found.footing.length > 2 ? 1 : 0;
    met.narrow += found.footing.some(one => one.narrow) ? 1 : 0;
  }
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(50);
});
