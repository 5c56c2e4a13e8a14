import type { Asked, Proposal, Refusal } from '@rulewright/core';
import { distance, type Point, samePoint, squareBetween } from '@rulewright/core/inches';
import { type Duel, enemyOf, LEGS, type Path, REACH } from './bout.js';
import { directions, octagon } from './corners.js';
import { type MeasuredPath, pathBy, pathsTo, shortened } from './paths.js';
import { clamped, isClear, outline, pointIn, ray, type Space, walking, whyNoLeg, whyNoPoint } from './space.js';
import { closest, distinct, placeOf } from './wishes.js';

type Question = Asked<Duel, 'path'>;

const spaceOf = ({ state, parameters, setup }: Question): Space => walking(state, parameters.fighter, setup.options);

// #region check
/** Tells why a path is no walk: the leg, the rule, and the obstacle. */
const check: Proposal<Duel, 'path'>['check'] = (asked, choice): Refusal | undefined => {
  const { from, stride } = asked.parameters;
  const space = spaceOf(asked);
  if (!Array.isArray(choice)) return { code: 'not-a-path', path: 'choice' };
  if (choice.length > LEGS)
    return { code: 'too-many-legs', path: 'choice', detail: { legs: choice.length, most: LEGS } };
  let at = from;
  let length = 0;
  for (const [i, value] of choice.entries()) {
    const path = `choice[${i}]`;
    const to = pointIn(space, value, path);
    if ('code' in to) return to;
    if (samePoint(at, to)) return { code: 'no-step', path };
    length += distance(at, to);
    if (length > stride) return { code: 'too-long', rule: 'DU-WALK-2', path, detail: { length, most: stride } };
    const blocked = whyNoLeg(space, at, to, path);
    if (blocked) return blocked;
    at = to;
  }
  return undefined;
};
// #endregion

/** The corners around everything that a walker goes round. */
const cornersOf = (space: Space): readonly Point[] =>
  space.bodies
    .flatMap(body => octagon(body, space.touching === 'crosses' ? 1 : 0))
    .filter(corner => !whyNoPoint(space, corner, '') && isClear(space, corner, corner));

const landmarkPaths = (asked: Question, space: Space): readonly MeasuredPath[] =>
  pathsTo(space, asked.parameters.from, cornersOf(space), LEGS - 1);

/** The whole path to the enemy, without the limit of the stride: straight up to its base, or round the pillars. */
const pathToEnemy = (asked: Question, space: Space): Path => {
  const { fighter, from } = asked.parameters;
  const { id, at } = enemyOf(asked.state, fighter);
  const others = { ...space, bodies: space.bodies.filter(body => body.id !== id) };
  if (isClear(others, from, at)) return [at];
  return pathBy(others, from, landmarkPaths(asked, space), at) ?? [at];
};

/** Promising walks, the best guesses first; some may be equal. */
function* ideas(asked: Question, space: Space): Generator<Path> {
  const { fighter, from, stride } = asked.parameters;
  const enemy = enemyOf(asked.state, fighter);
  const whole = (path: Path): Path => shortened(space, from, path, stride);
  const approach = pathToEnemy(asked, space);
  yield whole(approach);
  yield [];
  // The nearest place to the enemy that is out of its reach: the reach counts as one more body that no leg crosses.
  const reach = { id: 'reach', at: enemy.at, radius: REACH + 1 };
  const outside: Space = { ...space, bodies: [...space.bodies, reach], touching: 'passes' };
  // The walker may touch the reach, and stops before any other body that it would touch.
  yield whole(shortened(outside, from, approach, stride));
  for (const towards of directions(1)) yield whole([ray(space, from, towards, stride)]);
  for (const { path } of landmarkPaths(asked, space)) yield whole(path);
}

const suggest: Proposal<Duel, 'path'>['suggest'] = (asked, most) => distinct(ideas(asked, spaceOf(asked)), most);

const endOf = (from: Point, path: Path): Point => path.at(-1) ?? from;

// #region nearest
/** The legal beginning of a wished path; or a walk towards the enemy; or the walk that ends nearest to a place. */
const nearest: NonNullable<Proposal<Duel, 'path'>['nearest']> = (asked, wish) => {
  const { from, stride } = asked.parameters;
  const space = spaceOf(asked);
  if (Array.isArray(wish)) {
    const wrong = [...wish.slice(0, LEGS), undefined].findIndex(value => whyNoPoint(space, value, ''));
    return shortened(space, from, wish.slice(0, wrong), stride);
  }
  if (wish === 'towards enemy') return shortened(space, from, pathToEnemy(asked, space), stride);
  const place = placeOf(asked, wish);
  if (!place) return undefined;
  const goal = clamped(space, place);
  const paths = landmarkPaths(asked, space);
  const straight = pathBy(space, from, paths, goal);
  const off = (path: Path): number => squareBetween(endOf(from, path), goal);
  const starts = [[], straight ?? [goal], ...paths.map(({ path }) => path)]
    .map(path => shortened(space, from, path, stride))
    .sort((a, b) => off(a) - off(b));
  // The search ends at a local optimum, so it begins at each of the three best ends.
  const found = starts.slice(0, 3).map(path => {
    const before = path.slice(0, -1);
    const end = closest(endOf(from, path), goal, point => !check(asked, [...before, point]));
    return samePoint(end, endOf(from, path)) ? path : [...before, end];
  });
  return found.reduce((best, path) => (off(path) < off(best) ? path : best));
};
// #endregion

/** One time in three a part of the path to the enemy; else random legs, one after the other, each as long as is legal. */
const sample: Proposal<Duel, 'path'>['sample'] = (asked, below) => {
  const { from, stride } = asked.parameters;
  const space = spaceOf(asked);
  if (below(3) === 0) return shortened(space, from, pathToEnemy(asked, space), 1 + below(stride));
  const by = (): number => below(2 * stride + 1) - stride;
  let path: Path = [];
  for (let legs = below(LEGS + 1); legs > 0; legs--) {
    const { x, y } = endOf(from, path);
    path = shortened(space, from, [...path, clamped(space, { x: x + by(), y: y + by() })], stride);
  }
  return path;
};

/** The reach of one leg, and what lies beyond each corner that the walker can turn at. */
const region: NonNullable<Proposal<Duel, 'path'>['region']> = asked => {
  const { from, stride } = asked.parameters;
  const space = spaceOf(asked);
  const turns = landmarkPaths(asked, space).filter(({ length }) => length < stride);
  return [{ end: from, length: 0 }, ...turns].map(({ end, length }) => ({
    shape: 'polygon',
    points: outline(space, end, stride - length, directions(4)),
  }));
};

/** DU-WALK-1: the walks of a fighter. */
export const path: Proposal<Duel, 'path'> = { check, sample, suggest, nearest, region };
