import { Random } from '@rulewright/core/dice';
import {
  type Disc,
  directlyAway,
  disc,
  gap,
  inches,
  mm,
  moved,
  type Outline,
  rectangle,
  sightField,
} from '@rulewright/core/inches';

const table = rectangle({ x: 0, y: 0 }, inches(36), inches(36));

/** Bases on half-inch points, where ties are common, and blocks of terrain. */
const laid = (
  random: Random,
  count: number,
): { readonly bases: readonly Disc[]; readonly terrain: readonly Outline[] } => {
  const point = () => ({ x: (2 + random.below(68)) * inches(0.5), y: (2 + random.below(68)) * inches(0.5) });
  return {
    bases: Array.from({ length: count }, () => disc(point(), mm([32, 40, 50][random.below(3)] ?? 32) / 2)),
    terrain: Array.from({ length: 8 }, () =>
      rectangle(point(), inches(1 + random.below(3)), inches(1 + random.below(3))),
    ),
  };
};

/** Sights with their free lines or blockers, gaps and pushes on random tables: plain JSON. */
export const measured = (): unknown => {
  const random = Random.fromSeed('inches');
  return Array.from({ length: 4 }, () => {
    const { bases, terrain } = laid(random, 16);
    const field = sightField([...bases, ...terrain]);
    return bases.flatMap((from, i) =>
      bases.slice(i + 1).map(to => {
        const direction = directlyAway(from, to);
        const end = direction && moved(to, direction, inches(3), { obstacles: [...bases, ...terrain], table });
        return [field.sight(from, to), gap(from, to), end ?? null];
      }),
    );
  });
};
