import { inches, type Point, squareBetween } from '../inches/index.js';

/** A thing on a table that a person can name. */
export interface NamedThing {
  readonly at: Point;
  /** The texts that name it: its letter, its name, its id. */
  readonly names: readonly string[];
}

/** The table on which a person names a place. */
export interface TypedOn {
  /** In 1/100 mm. */
  readonly width: number;
  readonly height: number;
  /** The direction in which y grows. */
  readonly y: 'up' | 'down';
  /** The place at which directions begin. If several things have the same name, the nearest to this place is meant. */
  readonly from: Point;
  readonly things: readonly NamedThing[];
}

/** The parts of directions, x to the right and y up. */
const directions: ReadonlyMap<string, Point> = new Map([
  ['right', { x: 1, y: 0 }],
  ['left', { x: -1, y: 0 }],
  ['up', { x: 0, y: 1 }],
  ['down', { x: 0, y: -1 }],
]);

/** The direction of one or two words: `up left`, `left-up`, `Left`. */
const directionNamed = (text: string, { y }: TypedOn): Point | undefined => {
  const words = text.toLowerCase().split(/[\s-]+/);
  const [a, b = { x: 0, y: 0 }] = words.flatMap(word => directions.get(word) ?? []);
  // Two words of a direction must belong to different axes.
  if (!a || words.length > 2 || (words.length === 2 && a.x * b.y + a.y * b.x === 0)) return undefined;
  return { x: a.x + b.x, y: y === 'up' ? a.y + b.y : -a.y - b.y };
};

/** The nearest of the things that a text names: by an exact match, else ignoring case, else by the beginning of a name, else by that of another word of it. */
const thingNamed = (text: string, { things, from }: TypedOn): NamedThing | undefined => {
  const lower = text.toLowerCase();
  const tests: readonly ((name: string) => boolean)[] = [
    name => name === text,
    name => name.toLowerCase() === lower,
    name => lower.length > 2 && name.toLowerCase().startsWith(lower),
    name => lower.length > 2 && name.toLowerCase().includes(` ${lower}`),
  ];
  for (const matches of tests) {
    const [first, ...others] = things.filter(({ names }) => names.some(matches));
    if (!first) continue;
    const nearer = (best: NamedThing, one: NamedThing): NamedThing =>
      squareBetween(from, one.at) < squareBetween(from, best.at) ? one : best;
    return others.reduce(nearer, first);
  }
  return undefined;
};

/** The point on the edge of a table that lies in a direction. */
const farAway = ({ width, height, from }: TypedOn, { x, y }: Point): Point | undefined => {
  if (x === 0 && y === 0) return undefined;
  const steps = [
    ...(x === 0 ? [] : [((x > 0 ? width : 0) - from.x) / x]),
    ...(y === 0 ? [] : [((y > 0 ? height : 0) - from.y) / y]),
  ];
  const most = Math.max(0, Math.min(...steps));
  return { x: Math.round(from.x + x * most), y: Math.round(from.y + y * most) };
};

const PLACE = /^(?:(?:to|at)\s+)?(-?\d+(?:\.\d+)?)\s*"?\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*"?$/i;
const TOWARDS = /^(?:towards?|to|at|near|beside|by)\s+(?=\D)/i;
const AWAY = /^(?:away\s+)?from\s+/i;

/**
 * The point in 1/100 mm that a person types: `6.5, 12` in inches, `towards B2`, `B2`, `away from B2`, `up left`. A direction and
 * `away from` mean the point on the edge of the table. `undefined` for a text without a meaning.
 */
export const typedPlace = (text: string, table: TypedOn): Point | undefined => {
  const said = text.trim();
  const [, x, y] = PLACE.exec(said) ?? [];
  if (x !== undefined && y !== undefined) {
    return { x: Math.round(Number(x) * inches(1)), y: Math.round(Number(y) * inches(1)) };
  }
  const direction = directionNamed(said, table);
  if (direction) return farAway(table, direction);
  const away = AWAY.test(said);
  const thing = thingNamed(said.replace(away ? AWAY : TOWARDS, ''), table);
  if (!thing || !away) return thing?.at;
  return farAway(table, { x: table.from.x - thing.at.x, y: table.from.y - thing.at.y });
};
