import Flatten from '@flatten-js/core';
import {
  completelyWithin,
  type Disc,
  disc,
  inches,
  mm,
  overlaps,
  type Polygon,
  polygon,
  rectangle,
  sightField,
  within,
} from '@rulewright/core/inches';
import { Lots } from '../measure/lots.js';
import type { Bench } from '../measure/types.js';
import { threeLines } from '../peers/three-lines.js';

const PAIRS = 512;
const [WIDTH, HEIGHT] = [inches(60), inches(44)];
/** The corners of an octagon around the origin, in hundredths of its size. */
const octagon = [[100, 41], [41, 100], [-41, 100], [-100, 41], [-100, -41], [-41, -100], [41, -100], [100, -41]] as const; // biome-ignore format: corners in order

/** Distances and sight on a table of 60" by 44" with 24 pieces of terrain, of eight corners each, and 40 bases. */
export const prepare = (): Bench => {
  const lots = new Lots(11);
  const table = rectangle({ x: 0, y: 0 }, WIDTH, HEIGHT);
  const terrain: Polygon[] = Array.from({ length: 24 }, () => {
    const [x, y, size] = [lots.below(WIDTH), lots.below(HEIGHT), 25 + lots.below(50)];
    return polygon(octagon.map(([i, j]) => ({ x: x + i * size, y: y + j * size })));
  });
  const bases: Disc[] = [];
  while (bases.length < 40) {
    const base = disc({ x: lots.below(WIDTH), y: lots.below(HEIGHT) }, mm(15 + 5 * lots.below(3)));
    if (completelyWithin(base, table, 0) && ![...bases, ...terrain].some(other => overlaps(base, other)))
      bases.push(base);
  }
  const any = (): number => lots.below(bases.length);
  const pairs = Array.from({ length: PAIRS }, () => {
    const [i, j] = [any(), any()];
    return [i, i === j ? (j + 1) % bases.length : j] as const;
  });
  const field = sightField([...terrain, ...bases]);
  const loop = threeLines(terrain, bases);

  const circles = bases.map(({ at, radius }) => new Flatten.Circle(new Flatten.Point(at.x, at.y), radius));
  const pieces = terrain.map(({ corners }) => new Flatten.Polygon(corners.map(({ x, y }) => new Flatten.Point(x, y))));
  const flattenLine = (i: number, j: number, side: number): boolean => {
    const [from, to] = [circles[i] as Flatten.Circle, circles[j] as Flatten.Circle];
    const aside = new Flatten.Vector(from.center, to.center).normalize().rotate90CCW().multiply(side);
    const start = from.center.translate(aside.multiply(from.r));
    const line = new Flatten.Segment(start, to.center.translate(aside.multiply(to.r)));
    return (
      pieces.every(piece => line.intersect(piece).length === 0) &&
      circles.every((circle, k) => k === i || k === j || line.intersect(circle).length === 0)
    );
  };
  const flattenAny = (i: number, j: number): boolean => [0, 1, -1].some(side => flattenLine(i, j, side));
  const base = (i: number): Disc => bases[i] as Disc;
  const reach = inches(12);
  const [xs, ys, radii] = [
    Float64Array.from(bases, ({ at }) => at.x),
    Float64Array.from(bases, ({ at }) => at.y),
    Float64Array.from(bases, ({ radius }) => radius),
  ];
  const roots = (i: number, j: number): boolean => {
    const [dx, dy] = [(xs[i] as number) - (xs[j] as number), (ys[i] as number) - (ys[j] as number)];
    return Math.sqrt(dx * dx + dy * dy) - (radii[i] as number) - (radii[j] as number) <= reach;
  };
  for (const [i, j] of pairs) {
    const ours = within(base(i), base(j), reach);
    const theirs = (circles[i] as Flatten.Circle).distanceTo(circles[j] as Flatten.Circle)[0] <= reach;
    if (ours !== theirs || ours !== roots(i, j)) throw new Error('bases at different distances');
    if (loop.any(i, j) !== flattenAny(i, j)) throw new Error('lines that differ');
    if (loop.centre(i, j) && !field.sees(base(i), base(j))) throw new Error('a free line that is not seen');
  }
  // The pairs whose line of centres is blocked, although some line is free or several shapes together block.
  const hard = pairs.filter(([i, j]) => {
    const answer = field.sight(base(i), base(j));
    return answer.clear ? !loop.centre(i, j) : answer.blockers.length > 1;
  });
  const wrong = pairs.filter(([i, j]) => loop.any(i, j) !== field.sees(base(i), base(j)));

  const threeBare = `three lines, bare loop (${wrong.length} of ${PAIRS} wrong)`;
  let sink = 0;
  const each =
    (question: (i: number, j: number) => boolean, some = pairs) =>
    () => {
      for (const [i, j] of some) if (question(i, j)) sink++;
      if (sink < 0) throw new Error('nothing was counted');
      return some.length;
    };
  return {
    cases: {
      within: each((i, j) => within(base(i), base(j), reach)),
      'roots on typed arrays': each(roots),
      'flatten-js distanceTo': each(
        (i, j) => (circles[i] as Flatten.Circle).distanceTo(circles[j] as Flatten.Circle)[0] <= reach,
      ),
      'within, base and terrain': each((i, j) => within(base(i), terrain[j % 24] as Polygon, reach)),
      'flatten-js distanceTo, base and terrain': each(
        (i, j) => (circles[i] as Flatten.Circle).distanceTo(pieces[j % 24] as Flatten.Polygon)[0] <= reach,
      ),
      sight: each((i, j) => field.sees(base(i), base(j))),
      'sight with its witness or blockers': each((i, j) => field.sight(base(i), base(j)).clear),
      'sight, hard pairs': each((i, j) => field.sees(base(i), base(j)), hard),
      'centre line, bare loop': each(loop.centre),
      [threeBare]: each(loop.any),
      'centre line, flatten-js': each((i, j) => flattenLine(i, j, 0)),
      'three lines, flatten-js': each(flattenAny),
    },
    comparisons: [
      { title: 'base within 12" of a base', unit: 'pairs/s', ours: 'within', peer: 'flatten-js distanceTo', goal: 100 },
      { title: 'base within 12" of a base', unit: 'pairs/s', ours: 'within', peer: 'roots on typed arrays', goal: 0.5 },
      {
        title: 'base within 12" of terrain',
        unit: 'pairs/s',
        ours: 'within, base and terrain',
        peer: 'flatten-js distanceTo, base and terrain',
      },
      { title: 'sight in inches, exact', unit: 'pairs/s', ours: 'sight', peer: threeBare, goal: 0.4 },
      { title: 'sight in inches, exact', unit: 'pairs/s', ours: 'sight', peer: 'three lines, flatten-js', goal: 250 },
      { title: 'sight in inches, exact', unit: 'pairs/s', ours: 'sight', peer: 'centre line, bare loop' },
      { title: 'sight in inches, exact', unit: 'pairs/s', ours: 'sight', peer: 'centre line, flatten-js' },
      {
        title: 'sight with its witness or blockers',
        unit: 'pairs/s',
        ours: 'sight with its witness or blockers',
        peer: threeBare,
      },
      {
        title: `sight, the ${hard.length} hard pairs of ${PAIRS}`,
        unit: 'pairs/s',
        ours: 'sight, hard pairs',
        peer: threeBare,
      },
    ],
  };
};
