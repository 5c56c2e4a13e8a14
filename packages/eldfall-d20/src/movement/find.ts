import { inches, type Point, pointInDirection, squareBetween } from '@rulewright/core/inches';
import { withinSpace } from '@rulewright/core/inches/height';
import { hasState, modelOf } from '../match/lookups.js';
import { skillLevel } from '../profiles/abilities.js';
import { whyNotEnd } from '../routes/follow.js';
import { bodyAt } from '../routes/meeting.js';
import { upOnto } from '../routes/search/climbs.js';
import { cornersTo } from '../routes/search/grid-corners.js';
import { routeThrough, type Wanted } from '../routes/search/leg.js';
import { findPath } from '../routes/search/path.js';
import { type Obstacle, surroundingsOf } from '../routes/surroundings.js';
import { routeUpTo } from '../routes/up-to.js';
import { compass, directionTo, endOf, enemiesOf, type Wish, wishedAt, wishesOf } from '../routes/wishes.js';
import type { DeclaredMovement, Direction, Model, Place, Table } from '../vocabulary/index.js';
import type { MovementKind, SkillId } from '../vocabulary/words.js';
import { halfSpeed, isForbidden, judgeAnswer, judgeMovement, mannerOf } from './judge.js';
import { knowsLengths } from './measuring.js';
import { mostOf } from './speed.js';
import { tableAfter } from './stance.js';

/** A model that looks for routes with one kind of movement. */
export interface Seeker {
  readonly table: Table;
  readonly model: Model;
  readonly base: Omit<DeclaredMovement, 'route' | 'facing'>;
  readonly wanted: Wanted;
  readonly most: number;
}

/** The greatest length, in inches, of a route that is declared without measuring. */
const UNMEASURED = 400;
/** The distance in inches of likely destinations if players must not measure; no SPD reaches this far. */
const UNMEASURED_WISH = 36;

/** The greatest length of suggested routes: in Realism mode suggestions must not reveal how far a movement reaches (ELD-MEASURE-013). */
const wantedLength = (table: Table, model: Model, most: number): number =>
  knowsLengths(table, model) || most === 0 ? most : inches(UNMEASURED);

/** The distance of likely destinations; without measuring it is the same for every model. */
const nearby = ({ most }: Pick<Seeker, 'most'>): number => Math.min(most, inches(UNMEASURED_WISH));

/** A model that looks for routes with a kind of movement, of at most its whole length or another one in 1/100 mm. */
export const seekerOf = (table: Table, id: string, base: Seeker['base'], most?: number): Seeker => {
  const { stance } = base;
  const before = modelOf(table.state, id);
  const moved = stance?.when === 'before' ? tableAfter(table, before, stance) : table;
  const model = modelOf(moved.state, id);
  const around = surroundingsOf(moved, model);
  const { passes } = mannerOf(moved, model, base);
  const start = bodyAt(around, model.at);
  const enemies = around.enemies.filter(one => !passes(one) && !withinSpace(start, one, around.tolerance));
  const drop = inches(halfSpeed(moved, model));
  const length = most ?? mostOf(moved, model, base);
  return { table: moved, model, base, wanted: { around, drop, enemies }, most: wantedLength(moved, model, length) };
};

/** A model that looks for routes on foot of at most a length in 1/100 mm. */
export const seekerWithin = (table: Table, id: string, most: number): Seeker =>
  seekerOf(table, id, { kind: 'walk', skills: [] }, most);

/** A route as far as the movement reaches, which is less far over narrow surfaces (ELD-MOVE-024). */
export const affordable = ({ table, model, base, most, wanted }: Seeker, route: readonly Place[]): readonly Place[] => {
  const course = { from: model.at, hanging: model.onWall, route, path: '' };
  return routeUpTo(wanted.around, course, mannerOf(table, model, base, most));
};

/** True for a route that the rules allow a seeker; a stance that changes at the beginning has changed on its table already. */
export const isLegal = ({ table, model, base }: Seeker, route: readonly Place[]): boolean => {
  const { stance, ...rest } = base;
  const later = stance?.when === 'before' ? rest : base;
  return !judgeMovement(table, model, { ...later, route, facing: model.facing }).refusal;
};

/** A route shortened until its end overlaps nobody. */
export const withFreeEnd = ({ wanted, model }: Seeker, route: readonly Place[]): readonly Place[] => {
  let left = route;
  while (left.length > 0 && whyNotEnd(wanted.around, endOf(model.at, left), '')) {
    const last = left.at(-1) as Place;
    const before = left.at(-2) ?? model.at;
    const middle = { x: Math.round((last.x + before.x) / 2), y: Math.round((last.y + before.y) / 2) };
    const length = squareBetween(before, middle);
    left = left.slice(0, -1);
    if (length > inches(1)) left = [...left, ...routeThrough(wanted, before, [middle], inches(100))];
  }
  return left;
};

/** A route that is shorter than the straight line by at most this many units counts as unhindered. */
const SHORT = 8;

/** The most legs that the search for one suggestion looks at. */
const FEW_LEGS = 8;
/** The most legs that the search for the answer nearest to a wish looks at. */
const MORE_LEGS = 48;

/** The route towards a wish: straight if there is no obstacle, or else around the obstacles. */
export const routeTowards = (seeker: Seeker, { at, model }: Wish, legs: number = FEW_LEGS): readonly Place[] => {
  const { wanted, most } = seeker;
  const from = seeker.model.at;
  const straight = routeThrough(wanted, from, [at], most);
  const end = endOf(from, straight);
  const far = Math.min(most, Math.sqrt(squareBetween(from, at)));
  const touches = wanted.enemies.some(
    one => one.model === model && withinSpace(bodyAt(wanted.around, end), one, wanted.around.tolerance),
  );
  if (touches || Math.sqrt(squareBetween(from, end)) >= far - SHORT) return withFreeEnd(seeker, straight);
  // The exact path is computed only where the movement may reach its end.
  const path = far < most ? findPath(wanted, from, at, model, legs) : undefined;
  return withFreeEnd(seeker, routeThrough(wanted, from, path ?? cornersTo(wanted, from, at, most), most));
};

/** The facing at the end of a route: towards the nearest enemy, or the first one where distances may not be measured. */
const facingAt = ({ table, model }: Seeker, at: Place): Direction =>
  directionTo(at, enemiesOf(table, model)[0]?.at, model.facing);

const declare = (seeker: Seeker, route: readonly Place[], facing?: Direction): DeclaredMovement => ({
  kind: route.length === 0 ? 'idle' : seeker.base.kind,
  route,
  facing: facing ?? facingAt(seeker, endOf(seeker.model.at, route)),
  skills: seeker.base.skills,
  ...(seeker.base.stance ? { stance: seeker.base.stance } : {}),
});

const plain = (kind: MovementKind, skills: readonly SkillId[] = []): Seeker['base'] => ({ kind, skills });

/** The skill that makes a kind of movement better. */
const skillFor: Partial<Record<MovementKind, SkillId>> = { climb: 'climbing', jump: 'leap' };

/** The kinds of movements of a model, each with the skill that makes it better. */
const basesOf = (table: Table, model: Model, kind: MovementKind): readonly Seeker['base'][] => {
  const skill = skillFor[kind];
  return skill && skillLevel(table, model, skill) > 0 ? [plain(kind, [skill]), plain(kind)] : [plain(kind)];
};

/** The number of nearest pieces of scenery for which suggestions climb or jump onto them. */
const FEW_WALLS = 3;

/** The routes of a Climb or a Jump onto scenery near a model. */
export function* routesOntoScenery(seeker: Seeker, slow: number): Generator<readonly Place[]> {
  const { wanted, model, most } = seeker;
  const { obstacles, radius, height } = wanted.around;
  const gapTo = ({ box: { x, y, right, below } }: Obstacle): number =>
    Math.max(x - model.at.x, model.at.x - right, y - model.at.y, model.at.y - below) - radius;
  const near = obstacles
    .filter(one => gapTo(one) <= most && one.top !== null && one.top - model.at.z > height)
    .sort((a, b) => gapTo(a) - gapTo(b));
  for (const obstacle of near.slice(0, FEW_WALLS)) {
    for (const route of upOnto(wanted.around, model.at, obstacle, slow, most)) {
      yield seeker.base.kind === 'climb' ? route : withFreeEnd(seeker, route);
    }
  }
}

function* ontoScenery(seeker: Seeker, slow: number): Generator<DeclaredMovement> {
  for (const route of routesOntoScenery(seeker, slow)) yield declare(seeker, route);
}

/** Likely movements of a model, the best guesses first. */
function* guesses(table: Table, model: Model): Generator<DeclaredMovement> {
  const walk = seekerOf(table, model.id, plain('walk'));
  const wishes = isForbidden(table, model, walk.base) ? [] : wishesOf(table, model, nearby(walk));
  const idle = declare(walk, []);
  const [first, ...others] = wishes;
  if (first) yield declare(walk, routeTowards(walk, first));
  yield idle;
  const run = seekerOf(table, model.id, plain('run'));
  if (first) yield declare(run, routeTowards(run, first));
  for (const [i, wish] of others.entries()) {
    yield declare(walk, routeTowards(walk, wish));
    if (i === 1) {
      for (const base of basesOf(table, model, 'climb')) {
        yield* ontoScenery(seekerOf(table, model.id, base), table.numbers.movement.slowSurfaceFactor.value);
      }
    }
    if (i === 2 && hasState(model, 'crouched')) {
      const stance = { state: 'crouched', to: false, when: 'before' } as const;
      const up = seekerOf(table, model.id, { ...plain('walk'), stance });
      yield declare(up, routeTowards(up, wishes[0] ?? wish));
    }
    if (i === 3) {
      for (const base of basesOf(table, model, 'jump')) yield* ontoScenery(seekerOf(table, model.id, base), 1);
    }
  }
  // Idle is the only movement that an Immobilized model may declare (ELD-STATE-051).
  yield declare(walk, [], model.facing);
  for (const facing of compass) yield declare(walk, [], facing);
}

const same = (a: DeclaredMovement, b: DeclaredMovement): boolean => JSON.stringify(a) === JSON.stringify(b);

/** At most `most` movements, the best guesses first. */
export const suggestedMovements = (table: Table, model: Model, most: number): readonly DeclaredMovement[] => {
  const found: DeclaredMovement[] = [];
  for (const one of guesses(table, model)) {
    if (found.length >= most) break;
    if (!found.some(other => same(other, one)) && !judgeMovement(table, model, one).refusal) found.push(one);
  }
  return found;
};

/** The largest number of a drawn direction. */
const DRAWN = 1000;
const TRIES = 6;
const drawnKinds: readonly MovementKind[] = ['walk', 'walk', 'walk', 'run', 'climb', 'jump', 'idle'];

const drawnDirection = (below: (n: number) => number): Direction => {
  const [x, y] = [below(2 * DRAWN + 1) - DRAWN, below(2 * DRAWN + 1) - DRAWN];
  return x === 0 && y === 0 ? { x: 1, y: 0 } : { x, y };
};

const drawnRoute = (seeker: Seeker, below: (n: number) => number): readonly Place[] => {
  const { model, most, wanted } = seeker;
  const points: Point[] = [];
  let at: Point = { x: model.at.x, y: model.at.y };
  for (let legs = 1 + below(2); legs > 0; legs--) {
    at = pointInDirection(at, drawnDirection(below), 1 + below(Math.max(1, nearby(seeker))));
    points.push(at);
  }
  return withFreeEnd(seeker, routeThrough(wanted, model.at, points, most));
};

/** A movement, drawn with `below`; undefined if this attempt found none. */
export const drawnMovement = (
  table: Table,
  model: Model,
  below: (n: number) => number,
): DeclaredMovement | undefined => {
  for (let i = 0; i < TRIES; i++) {
    const kind = drawnKinds[below(drawnKinds.length)] ?? 'walk';
    const bases = basesOf(table, model, kind);
    const base = bases[below(bases.length)] ?? plain(kind);
    if (isForbidden(table, model, base)) continue;
    const seeker = seekerOf(table, model.id, base);
    const climbs = kind === 'climb' || kind === 'jump' ? [...ontoScenery(seeker, 2)] : [];
    const one = climbs[below(Math.max(1, climbs.length))];
    const route = kind === 'idle' ? [] : drawnRoute(seeker, below);
    const drawn = { ...(one ?? declare(seeker, route)), facing: drawnDirection(below) };
    if (!judgeMovement(table, model, drawn).refusal) return drawn;
  }
  const idle = declare(seekerOf(table, model.id, plain('walk')), [], drawnDirection(below));
  return judgeMovement(table, model, idle).refusal ? suggestedMovements(table, model, 1)[0] : idle;
};

/**
 * The Run of a model that cannot choose its route: the shortest one to a point, also over edges (ELD-STATE-058,
 * ELD-MOVE-029); undefined if there is none.
 */
export const forcedRun = (table: Table, model: Model, to: Point): DeclaredMovement | undefined => {
  const seeker = seekerOf(table, model.id, plain('run'));
  const bold = { ...seeker, wanted: { ...seeker.wanted, drop: Number.POSITIVE_INFINITY } };
  const route = affordable(bold, routeTowards(bold, { at: to }, MORE_LEGS));
  const ahead = directionTo(endOf(model.at, route.slice(0, -1)), endOf(model.at, route), model.facing);
  const run = declare(seeker, route, ahead);
  return judgeMovement(table, model, run).refusal ? undefined : run;
};

/** The kind of movement and the skills that a wish names, if the model could use them. */
const basesWished = (wish: unknown): readonly Seeker['base'][] => {
  const named = wish as { readonly kind?: unknown } | null;
  const run = typeof named === 'object' && named?.kind === 'run';
  return run ? [plain('run'), plain('walk')] : [plain('walk')];
};

/** The movement whose end is nearest to a wish: the wish itself if it is legal, a Walk towards a point, or Idle. */
export const nearestMovement = (table: Table, model: Model, wish: unknown): DeclaredMovement | undefined => {
  // The cast is safe: an answer that is not refused has the shape of one.
  if (!judgeAnswer(table, model, wish).refusal) return wish as DeclaredMovement;
  const wished = wishedAt(table, wish);
  if (!wished) return undefined;
  for (const base of basesWished(wish)) {
    const seeker = seekerOf(table, model.id, base);
    const route = withFreeEnd(seeker, affordable(seeker, routeTowards(seeker, wished, MORE_LEGS)));
    const end = endOf(model.at, route);
    const ahead = directionTo(endOf(model.at, route.slice(0, -1)), end, model.facing);
    const one = declare(seeker, route, ahead);
    if (!judgeMovement(table, model, one).refusal) return one;
  }
  return suggestedMovements(table, model, 1)[0];
};
