/*
 * A second opinion, for the tests, on who may be attacked and how hard a target is to hit and to hurt: written from the
 * rulebook alone, with plain numbers, and without code of the product. Sight is looked for in many directions: in one
 * direction, each obstacle between two bases covers an interval of the parallel lines that join them. A table is the
 * printed facts of its models and pieces: the twin knows no abilities, effects, PREY or manifestations.
 */

type Type = 'melee' | 'ranged' | 'arcane';
type Shape = 'single' | 'beam' | 'area';
interface Spot {
  readonly x: number;
  readonly y: number;
}
interface TwinWeapon {
  readonly type: Type;
  readonly shape: Shape;
  readonly range: number;
}
export interface TwinModel extends Spot {
  readonly id: string;
  readonly player: string;
  readonly radius: number;
  readonly def: number;
  readonly arm: number;
  readonly weapons: readonly TwinWeapon[];
  readonly passives: readonly string[];
}
export interface TwinPiece {
  readonly type: 'area' | 'linear';
  readonly def: number;
  readonly arm: number;
  readonly keywords: readonly string[];
  readonly corners: readonly Spot[];
}
interface TwinTable {
  readonly models: readonly TwinModel[];
  readonly pieces: readonly TwinPiece[];
}

const INCH = 2540;
/** Distances that are nearer to a limit than this, in units, are left to exact arithmetic. */
const CLOSE = 0.5;
/** Sight through a gap of lines that is narrower than this, in units, is not judged. */
const NARROW = 40;
const DIRECTIONS = 200;

/** Thrown where the twin is not sure: the question is too close for plain numbers. */
export class TooClose extends Error {}

const less = (a: number, b: number): boolean => {
  if (Math.abs(a - b) < CLOSE) throw new TooClose();
  return a < b;
};
const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const within = (a: TwinModel, b: TwinModel, range: number): boolean =>
  less(far(a, b) - a.radius - b.radius, range * INCH);

/** The distance of a point from a convex polygon, whose corners go clockwise in a picture; 0 inside. */
const away = (p: Spot, corners: readonly Spot[]): number => {
  let [inside, least] = [true, Number.POSITIVE_INFINITY];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    if ((p.x - a.x) * dy - (p.y - a.y) * dx > 0) inside = false;
    const t = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
    least = Math.min(least, far(p, { x: a.x + t * dx, y: a.y + t * dy }));
  });
  return inside ? 0 : least;
};
const isIn = (model: TwinModel, { corners }: TwinPiece): boolean => less(away(model, corners), model.radius);

/** True if some line from one base to another goes through a piece: if the hull of both bases overlaps it. */
const goesThrough = (a: TwinModel, b: TwinModel, { corners }: TwinPiece): boolean => {
  const slack = (t: number): number =>
    away({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) }, corners) - a.radius - t * (b.radius - a.radius);
  let [low, high] = [0, 1];
  // The slack is a convex function of t.
  for (let i = 0; i < 60; i++) {
    const [t, u] = [low + (high - low) / 3, high - (high - low) / 3];
    if (slack(t) < slack(u)) high = u;
    else low = t;
  }
  return less(slack(low), 0);
};

type Obstacle = { readonly at: Spot; readonly radius: number } | { readonly corners: readonly Spot[] };

/** The widest gap between obstacles, in units, that lines from one base to another find in one of many directions. */
const widestGap = (a: TwinModel, b: TwinModel, obstacles: readonly Obstacle[], shrink: number): number => {
  const middle = Math.atan2(b.y - a.y, b.x - a.x);
  const spread = Math.asin(Math.min(1, (a.radius + b.radius) / far(a, b)));
  let widest = 0;
  for (let i = 1; i < DIRECTIONS; i++) {
    const turn = middle + spread * ((2 * i) / DIRECTIONS - 1);
    const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
    const along = (p: Spot): number => p.x * ux + p.y * uy;
    const across = (p: Spot): number => p.y * ux - p.x * uy;
    const from = Math.max(across(a) - a.radius, across(b) - b.radius);
    const to = Math.min(across(a) + a.radius, across(b) + b.radius);
    const covered = obstacles.flatMap((one): (readonly [number, number])[] => {
      const points = 'at' in one ? [one.at] : one.corners;
      const radius = ('at' in one ? one.radius : 0) - shrink;
      const low = Math.max(from, Math.min(...points.map(across)) - radius);
      const high = Math.min(to, Math.max(...points.map(across)) + radius);
      if (high <= low) return [];
      const line = (low + high) / 2;
      // An obstacle overlaps neither base, so it lies before, between or behind them on all lines that meet all three.
      const at =
        'at' in one
          ? [along(one.at)]
          : points.flatMap((p, k) => {
              const q = points[(k + 1) % points.length] ?? p;
              const [s, t] = [across(p) - line, across(q) - line];
              return s * t <= 0 && s !== t ? [along(p) + ((along(q) - along(p)) * s) / (s - t)] : [];
            });
      const place = at.reduce((sum, one) => sum + one, 0) / at.length;
      return place > along(a) && place < along(b) ? [[low, high]] : [];
    });
    let reached = from;
    for (const [low, high] of [...covered.sort((one, other) => one[0] - other[0]), [to, to] as const]) {
      widest = Math.max(widest, low - reached);
      reached = Math.max(reached, high);
    }
  }
  return widest;
};
const isClear = (a: TwinModel, b: TwinModel, obstacles: readonly Obstacle[]): boolean => {
  if (obstacles.length === 0 || widestGap(a, b, obstacles, 0) > NARROW) return true;
  if (widestGap(a, b, obstacles, NARROW) > 0) throw new TooClose();
  return false;
};

/** A second opinion. Its answers throw TooClose where plain numbers cannot decide. */
interface Twin {
  readonly inMelee: (a: TwinModel, b: TwinModel) => boolean;
  /** The ids that an attack may be declared at; for an area the empty id, if it hits anybody. */
  readonly targets: (a: TwinModel, weapon: TwinWeapon) => readonly string[];
  /** DEF and ARM of a model against an attack. */
  readonly hardness: (target: TwinModel, a: TwinModel, type: Type, shape: Shape) => readonly [DEF: number, ARM: number];
}

/** A second opinion on a table. */
export const twinOf = ({ models, pieces }: TwinTable): Twin => {
  const has = (model: TwinModel, passive: string): boolean => model.passives.includes(passive);
  const obscuring = (a: TwinModel, b: TwinModel): readonly Obstacle[] =>
    pieces.filter(one => one.keywords.includes('obscuring') && !isIn(a, one) && !isIn(b, one));

  /** Models within area terrain benefit from it, and those within an inch of linear terrain against attacks across it. */
  const benefits = (target: TwinModel, from: TwinModel): readonly TwinPiece[] =>
    pieces.filter(one =>
      one.type === 'area'
        ? isIn(target, one)
        : less(away(target, one.corners) - target.radius, INCH) && goesThrough(from, target, one),
    );
  const isHidden = (target: TwinModel, from: TwinModel): boolean => {
    const shrouded = target.radius <= 2000 && benefits(target, from).some(one => one.keywords.includes('shrouded'));
    return (shrouded || has(target, 'stealth')) && !within(from, target, 6);
  };
  const look = (a: TwinModel, b: TwinModel): boolean => {
    const others = models.filter(one => one !== a && one !== b && one.radius >= b.radius);
    // Of linear terrain nobody benefits without an attack.
    const ignored = (one: TwinModel): boolean => {
      const inShroud = pieces.some(p => p.type === 'area' && p.keywords.includes('shrouded') && isIn(one, p));
      return (has(one, 'stealth') || (inShroud && one.radius <= 2000)) && !within(a, one, 6);
    };
    const bases = others.filter(one => !ignored(one)).map(one => ({ at: one, radius: one.radius }));
    return isClear(a, b, [...obscuring(a, b), ...bases]);
  };
  /** Cache: who sees whom. */
  const seen = new Map<string, boolean>();
  const sees = (a: TwinModel, b: TwinModel): boolean => {
    const known = seen.get(`${a.id} ${b.id}`) ?? look(a, b);
    seen.set(`${a.id} ${b.id}`, known);
    return known;
  };
  const reaches = (a: TwinModel, b: TwinModel): boolean =>
    a.weapons.some(({ type, range }) => type === 'melee' && within(a, b, range)) && sees(a, b);
  const inMelee = (a: TwinModel, b: TwinModel): boolean => a.player !== b.player && (reaches(a, b) || reaches(b, a));

  /** The models that a beam or an area hits; undefined where the model cannot use it now. */
  const allIn = (a: TwinModel, { type, shape, range }: TwinWeapon, aim?: TwinModel): readonly TwinModel[] => {
    const onlyInMelee = type === 'ranged' && models.some(one => inMelee(a, one)) && !has(a, 'relentless');
    if (onlyInMelee && !has(a, 'pistolero')) return [];
    const isUnder = (one: TwinModel): boolean => {
      if (shape === 'area' || !aim) return within(a, one, range);
      const long = far(a, aim);
      const [ux, uy] = [(aim.x - a.x) / long, (aim.y - a.y) / long];
      const corner = (along: number, aside: number): Spot => ({
        x: a.x + along * ux - aside * uy,
        y: a.y + along * uy + aside * ux,
      });
      const [start, end] = [a.radius, a.radius + range * INCH];
      const half = INCH / 2;
      const strip = [corner(start, -half), corner(end, -half), corner(end, half), corner(start, half)];
      return less(away(one, strip), one.radius);
    };
    return models.filter(
      one =>
        one !== a &&
        isUnder(one) &&
        !isHidden(one, a) &&
        (!onlyInMelee || inMelee(a, one)) &&
        isClear(a, one, obscuring(a, one)),
    );
  };

  return {
    inMelee,
    targets(a, weapon) {
      if (weapon.shape === 'area') return allIn(a, weapon).length > 0 ? [''] : [];
      const aims = models.filter(one => one !== a && (weapon.shape === 'beam' || one.player !== a.player));
      const legal = aims.filter(one => {
        if (weapon.shape === 'beam') return sees(a, one) && allIn(a, weapon, one).length > 0;
        // A single target is one of those that an area of this range would hit, and seen.
        return within(a, one, weapon.range) && sees(a, one) && allIn(a, { ...weapon, shape: 'area' }).includes(one);
      });
      return legal.map(({ id }) => id);
    },
    hardness(target, a, type, shape) {
      const counting = benefits(target, a).filter(
        one => shape !== 'beam' && (one.type === 'linear' || (type !== 'melee' && !isIn(a, one))),
      );
      const duellist = type === 'melee' && has(target, 'duellist') && a.player !== target.player ? 2 : 0;
      const [def, arm] = [counting.map(one => one.def), counting.map(one => one.arm)];
      const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
      return [target.def + sum(def) + duellist, target.arm + sum(arm)];
    },
  };
};
