import type { SceneItem } from '../../scene.js';
import type { SpaceLine } from './sight/question.js';
import { footOf, planOf, type Solid, topOf } from './solid.js';

/** The part of a solid in the upright plane of a line: distances along the line in plan, from its start, and levels. */
export interface Cut<Piece> {
  readonly solid: Piece;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  /** Infinity for a piece without an upper end. */
  readonly high: number;
}

/** The solids that the upright plane of a line cuts, in their order. Distances are rounded to doubles. */
export const sideView = <Piece extends Solid>(
  { from, to }: SpaceLine,
  solids: readonly Piece[],
): readonly Cut<Piece>[] => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const whole = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = whole > 0 ? [dx / whole, dy / whole] : [1, 0];
  return solids.flatMap((solid): Cut<Piece>[] => {
    const plan = planOf(solid);
    const places = ('corners' in plan ? plan.corners : [plan.at]).map(({ x, y }) => ({
      on: ux * (x - from.x) + uy * (y - from.y),
      off: ux * (y - from.y) - uy * (x - from.x),
    }));
    const cuts: number[] = [];
    if ('at' in plan) {
      const [{ on, off }] = places as [{ on: number; off: number }];
      const half = Math.sqrt(Math.max(0, plan.radius * plan.radius - off * off));
      if (half > 0) cuts.push(on - half, on + half);
    } else {
      places.forEach((here, i) => {
        const next = places[(i + 1) % places.length] ?? here;
        if (here.off >= 0 === next.off >= 0) return;
        cuts.push(here.on + ((next.on - here.on) * here.off) / (here.off - next.off));
      });
    }
    if (cuts.length < 2) return [];
    return [{ solid, from: Math.min(...cuts), to: Math.max(...cuts), low: footOf(solid), high: topOf(solid) }];
  });
};

/**
 * A side view of a line of sight as a picture: the table, what the upright plane of the line cuts, hitboxes in another
 * colour, and the line itself. x grows along the line, and levels grow upwards; the viewer chooses the bounds of the picture.
 */
export const sideViewItems = ({ from, to }: SpaceLine, solids: readonly Solid[]): readonly SceneItem[] => {
  const cuts = sideView({ from, to }, solids);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const finite = [from.z, to.z, ...cuts.map(({ high }) => high)].filter(Number.isFinite);
  // A piece without an upper end is drawn a quarter higher than everything else.
  const sky = Math.max(1, ...finite) * 1.25;
  const left = Math.min(0, ...cuts.map(cut => cut.from));
  const right = Math.max(length, ...cuts.map(cut => cut.to));
  return [
    { kind: 'line', points: [{ x: left, y: 0 }, { x: right, y: 0 }], color: 'neutral', title: 'the table' }, // biome-ignore format: a line
    ...cuts.map(({ solid, from: start, to: end, low, high }): SceneItem => {
      const top = Math.min(high, sky);
      return {
        kind: 'cell',
        at: {
          shape: 'polygon',
          points: [
            { x: start, y: -top },
            { x: end, y: -top },
            { x: end, y: 0 - low },
            { x: start, y: 0 - low },
          ],
        },
        fill: 'outline' in solid ? 'terrain:wall' : 'series1',
      };
    }),
    {
      kind: 'line',
      points: [
        { x: 0, y: -from.z },
        { x: length, y: -to.z },
      ],
      color: 'highlight',
      title: 'line of sight',
      arrow: true,
    },
  ];
};
