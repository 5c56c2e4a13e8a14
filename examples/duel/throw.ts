import type { Asked, Proposal, Refusal } from '@rulewright/core';
import { distance, type Point, samePoint, squareBetween } from '@rulewright/core/inches';
import { BASE, type Duel, enemyOf } from './bout.js';
import { directions, octagon } from './corners.js';
import { clamped, cut, flying, outline, pointIn, ray, type Space, whyNoLeg } from './space.js';
import { closest, distinct, placeOf } from './wishes.js';

type Question = Asked<Duel, 'throw'>;

const spaceOf = ({ state, setup }: Question): Space => flying(state, setup.options);

const check: Proposal<Duel, 'throw'>['check'] = (asked, choice): Refusal | undefined => {
  const { from, range } = asked.parameters;
  const space = spaceOf(asked);
  const at = pointIn(space, choice, 'choice');
  if ('code' in at) return at;
  if (samePoint(from, at)) return { code: 'no-direction', path: 'choice' };
  if (squareBetween(from, at) > range * range) {
    return { code: 'out-of-range', path: 'choice', detail: { length: distance(from, at), most: range } };
  }
  return whyNoLeg(space, from, at, 'choice');
};

/** Promising throws: at the enemy, past pillars at the edges of its base, in all directions. */
function* ideas(asked: Question, space: Space): Generator<Point> {
  const { fighter, from, range } = asked.parameters;
  const { at } = enemyOf(asked.state, fighter);
  // An octagon around a slightly smaller disc has its corners close to the edge of the base, and inside it.
  const edges = octagon({ at, radius: BASE - 20 }, 0).filter(point => !check(asked, point));
  // A fighter stands clear of all pillars, so that at least one of the points beside its centre is a legal aim.
  const beside = directions(1).map(({ x, y }) => ({ x: from.x + x, y: from.y + y }));
  const wide = directions(1).map(direction => ray(space, from, direction, range));
  for (const to of [at, ...edges, ...wide, ...beside]) {
    const end = cut(space, from, clamped(space, to), range);
    if (end) yield end;
  }
}

const suggest: Proposal<Duel, 'throw'>['suggest'] = (asked, most) => distinct(ideas(asked, spaceOf(asked)), most);

const nearest: NonNullable<Proposal<Duel, 'throw'>['nearest']> = (asked, wish) => {
  const place = placeOf(asked, wish);
  if (!place) return undefined;
  const { from, range } = asked.parameters;
  const space = spaceOf(asked);
  const goal = clamped(space, place);
  const straight = cut(space, from, goal, range);
  const starts = straight ? [straight, ...ideas(asked, space)] : [...ideas(asked, space)];
  const start = starts.reduce((best, aim) => (squareBetween(aim, goal) < squareBetween(best, goal) ? aim : best));
  return closest(start, goal, aim => !check(asked, aim));
};

/** Half of the throws aim at the base of the enemy, the others in a random direction, each as far as is legal. */
const sample: Proposal<Duel, 'throw'>['sample'] = (asked, below) => {
  const { fighter, from, range } = asked.parameters;
  const space = spaceOf(asked);
  const enemy = enemyOf(asked.state, fighter).at;
  const [middle, spread] = below(2) === 0 ? [enemy, BASE] : [from, range];
  const by = (): number => below(2 * spread + 1) - spread;
  return cut(space, from, clamped(space, { x: middle.x + by(), y: middle.y + by() }), range);
};

const region: NonNullable<Proposal<Duel, 'throw'>['region']> = asked => {
  const { from, range } = asked.parameters;
  return [{ shape: 'polygon', points: outline(spaceOf(asked), from, range, directions(8)) }];
};

/** DU-THROW-1, DU-THROW-2: the points that a knife is thrown at. */
export const aim: Proposal<Duel, 'throw'> = { check, sample, suggest, nearest, region };
