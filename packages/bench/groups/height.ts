import { completelyWithin, disc, inches, mm, overlaps, polygon, rectangle, sightField } from '@rulewright/core/inches';
import { type Cylinder, cylinder, planOf, prism, spaceField } from '@rulewright/core/inches/height';
import { Lots } from '../measure/lots.js';
import type { Bench } from '../measure/types.js';
import { rays } from '../peers/rays.js';

const PAIRS = 512;
const SIDE = inches(36);
/** The corners of an octagon around the origin, in hundredths of its size. */
const octagon = [[100, 41], [41, 100], [-41, 100], [-100, 41], [-100, -41], [-41, -100], [41, -100], [100, -41]] as const; // biome-ignore format: corners in order
/** Diameters and heights of models, in mm. */
const SIZES = [[25, 30], [32, 45], [40, 60], [50, 80]] as const; // biome-ignore format: pairs

/** Sight on a table of 36" by 36" with 24 prisms of 1" to 4", every eighth a bridge, and 20 models, some of them on roofs. */
export const prepare = (): Bench => {
  const lots = new Lots(12);
  const table = rectangle({ x: 0, y: 0 }, SIDE, SIDE);
  const prisms = Array.from({ length: 24 }, (_, k) => {
    const [x, y, size] = [lots.below(SIDE), lots.below(SIDE), 15 + lots.below(35)];
    const top = inches(1) + lots.below(inches(3));
    return prism(
      polygon(octagon.map(([i, j]) => ({ x: x + i * size, y: y + j * size }))),
      top,
      k % 8 === 0 ? top - mm(5) : 0,
    );
  });
  const models: Cylinder[] = [];
  while (models.length < 20) {
    const [wide, height] = SIZES[lots.below(4)] ?? [25, 30];
    const base = disc({ x: lots.below(SIDE), y: lots.below(SIDE) }, mm(wide) / 2);
    if (!completelyWithin(base, table, 0) || models.some(other => overlaps(base, other))) continue;
    const under = prisms.filter(({ outline }) => overlaps(base, outline));
    const [roof] = under;
    if (under.length === 0) models.push(cylinder(base, mm(height)));
    else if (under.length === 1 && roof && completelyWithin(base, roof.outline, 0) && models.length % 4 === 0)
      models.push(cylinder(base, mm(height), roof.top ?? 0));
  }
  const pairs = Array.from({ length: PAIRS }, () => {
    const [i, j] = [lots.below(20), lots.below(20)];
    return [i, i === j ? (j + 1) % 20 : j] as const;
  });
  const field = spaceField([...prisms, ...models]);
  const plane = sightField([...prisms.map(planOf), ...models]);
  const loop = rays(prisms, models);
  const model = (i: number): Cylinder => models[i] as Cylinder;
  const seen = pairs.filter(([i, j]) => field.sees(model(i), model(j)));
  const wrong = pairs.filter(([i, j]) => loop.any(i, j) !== field.sees(model(i), model(j)));
  const bold = wrong.filter(([i, j]) => loop.any(i, j));
  if (bold.length > 0) throw new Error('a free ray that is not seen');
  const rayed = `up to 49 rays, bare loop (${wrong.length} of ${PAIRS} wrong)`;
  let sink = 0;
  const each = (question: (i: number, j: number) => boolean) => () => {
    for (const [i, j] of pairs) if (question(i, j)) sink++;
    if (sink < 0) throw new Error('nothing was counted');
    return PAIRS;
  };
  return {
    cases: {
      'sight in space': each((i, j) => field.sees(model(i), model(j))),
      'sight in space with its witness or blockers': each((i, j) => field.sight(model(i), model(j)).clear),
      'sight in plan': each((i, j) => plane.sees(model(i), model(j))),
      [rayed]: each(loop.any),
      'all 49 rays, bare loop': each(loop.all),
    },
    comparisons: [
      {
        title: `sight in space (${seen.length} of ${PAIRS} pairs see each other)`,
        unit: 'pairs/s',
        ours: 'sight in space',
        peer: 'sight in plan',
        goal: 1 / 3,
      },
      { title: 'sight in space', unit: 'pairs/s', ours: 'sight in space', peer: rayed },
      { title: 'sight in space', unit: 'pairs/s', ours: 'sight in space', peer: 'all 49 rays, bare loop', goal: 20 },
      {
        title: 'sight in space with its witness or blockers',
        unit: 'pairs/s',
        ours: 'sight in space with its witness or blockers',
        peer: rayed,
      },
    ],
  };
};
