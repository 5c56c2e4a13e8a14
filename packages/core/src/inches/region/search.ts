import { GameError } from '../../match/errors.js';
import { type Point, whyNoPoint } from '../outline.js';
import { type Field, isFar, slackAt } from './field.js';
import { type Box, holds, NEAR, type Region } from './limits.js';

/*
 * Search by halving boxes. A box whose middle breaks a limit by more than half its diagonal has no legal point. A box
 * whose middle keeps to all limits by as much has legal points only. Other boxes are halved, down to single points of the
 * grid, and there the exact comparisons decide. So "no legal point" is proved, also where a sliver of the region is
 * thinner than the grid. A proof costs a few steps for each place where borders cross, and about one step for each unit
 * of length of a slit that is too narrow by less than a unit.
 */

/** The limits that a box does not decide; undefined if one of them forbids all points of the box. */
export const undecided = (fields: readonly Field[], { x, y, right, below }: Box): readonly Field[] | undefined => {
  const width = right - x;
  const height = below - y;
  const middleX = x + width / 2;
  const middleY = y + height / 2;
  const half = Math.sqrt(width * width + height * height) / 2 + NEAR;
  // In most boxes all fields stay undecided: then no new list is made.
  let left: Field[] | undefined;
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i] as Field;
    const slack = isFar(field, middleX, middleY, half) ? half : slackAt(field, middleX, middleY);
    if (slack < -half) return undefined;
    if (slack < half) left?.push(field);
    else left ??= fields.slice(0, i);
  }
  return left ?? fields;
};

export const halves = ({ x, y, right, below }: Box): readonly [Box, Box] => {
  if (right - x < below - y) {
    const middle = Math.floor((y + below) / 2);
    return [{ x, y, right, below: middle }, { x, y: middle + 1, right, below }]; // biome-ignore format: two boxes
  }
  const middle = Math.floor((x + right) / 2);
  return [{ x, y, right: middle, below }, { x: middle + 1, y, right, below }]; // biome-ignore format: two boxes
};

const isPoint = ({ x, y, right, below }: Box): boolean => x === right && y === below;

/** The distance of a point from a box; 0 inside it. */
const awayFrom = (x: number, y: number, right: number, below: number, to: Point): number => {
  const dx = Math.min(Math.max(to.x, x), right) - to.x;
  const dy = Math.min(Math.max(to.y, y), below) - to.y;
  return Math.sqrt(dx * dx + dy * dy);
};

/** The point of a box that is nearest to another point. */
const clamped = ({ x, y, right, below }: Box, to: Point): Point => ({
  x: Math.min(Math.max(to.x, x), right),
  y: Math.min(Math.max(to.y, y), below),
});

/** The default `room` of `nearest`: its answer may be farther away than the nearest point of the region by this much, in units. */
const ROOM = 2;

/** A box that is still to be searched. */
interface Place extends Box {
  readonly fields: readonly Field[];
  /**
   * The least distance of a legal point of the box from the wish, in multiples of the allowed `room`, rounded up. Boxes
   * at about the same distance have the same number, so that the search goes on in the smallest of them.
   */
  readonly rooms: number;
}

/** The nearer box first, then the smaller one, so that the search goes depth first. Ties by coordinates. */
const before = (a: Place, b: Place): boolean => {
  if (a.rooms !== b.rooms) return a.rooms < b.rooms;
  const wide = a.right - a.x;
  const other = b.right - b.x;
  if (wide !== other) return wide < other;
  return a.y !== b.y ? a.y < b.y : a.x < b.x;
};

/** A heap: the first place of all is at index 0, and every place comes before the two at 2i + 1 and 2i + 2. */
const push = (heap: Place[], place: Place): void => {
  let i = heap.length;
  while (i > 0) {
    const parent = (i - 1) >> 1;
    if (!before(place, heap[parent] as Place)) break;
    heap[i] = heap[parent] as Place;
    i = parent;
  }
  heap[i] = place;
};

const pop = (heap: Place[]): Place | undefined => {
  const first = heap[0];
  const last = heap.pop();
  if (!last || heap.length === 0) return first;
  let i = 0;
  for (let child = 1; child < heap.length; child = 2 * i + 1) {
    if (child + 1 < heap.length && before(heap[child + 1] as Place, heap[child] as Place)) child++;
    if (!before(heap[child] as Place, last)) break;
    heap[i] = heap[child] as Place;
    i = child;
  }
  heap[i] = last;
  return first;
};

/** As `nearest`, among the points of a box; the fields are those that may be broken in it. */
export const nearestIn = (
  region: Region,
  box: Box,
  fields: readonly Field[],
  wish: Point,
  room: number = ROOM,
): Point | undefined => {
  if (box.right < box.x || box.below < box.y) return undefined;
  // A slack below zero is a distance that has to be covered.
  const least = fields.reduce((most, field) => Math.max(most, -slackAt(field, wish.x, wish.y)), 0);
  const heap: Place[] = [];
  const add = (x: number, y: number, right: number, below: number, fields: readonly Field[]): void => {
    const rooms = Math.ceil(Math.max(least, awayFrom(x, y, right, below, wish)) / room);
    push(heap, { x, y, right, below, fields, rooms });
  };
  add(box.x, box.y, box.right, box.below, fields);
  for (let place = pop(heap); place; place = pop(heap)) {
    const left = undecided(place.fields, place);
    if (!left) continue;
    const { x, y, right, below } = place;
    const isOne = x === right && y === below;
    if (left.length === 0 || isOne) {
      const point = clamped(place, wish);
      // No other place of the heap has a lower bound, so no legal point is nearer by more than the room.
      if (left.length === 0 || holds(region, point)) return point;
    } else if (right - x < below - y) {
      const middle = Math.floor((y + below) / 2);
      add(x, y, right, middle, left);
      add(x, middle + 1, right, below, left);
    } else {
      const middle = Math.floor((x + right) / 2);
      add(x, y, middle, below, left);
      add(middle + 1, y, right, below, left);
    }
  }
  return undefined;
};

/**
 * The point of a region that is nearest to a wish, up to `room` units: no point of the region is nearer by more. With much room
 * the search is quicker. The wish itself, if it belongs to the region. Undefined exactly if the region is empty.
 */
export const nearest = (region: Region, wish: Point, room: number = ROOM): Point | undefined => {
  const wrong = whyNoPoint(wish, 'wish');
  if (wrong) throw new GameError(`${wrong.code} at ${wrong.path}`);
  return holds(region, wish) ? wish : nearestIn(region, region.box, region.fields, wish, room);
};

/** The point in the middle of the box of a region. */
export const middleOf = ({ box: { x, y, right, below } }: Region): Point => ({
  x: Math.floor((x + right) / 2),
  y: Math.floor((y + below) / 2),
});

/** A point of a box, drawn with `below`. */
const drawn = ({ x, y, right, below: bottom }: Box, below: (n: number) => number): Point => ({
  x: x + below(right - x + 1),
  y: y + below(bottom - y + 1),
});

/** A point of the region in a box, by a search in a random order. */
const search = (
  region: Region,
  fields: readonly Field[],
  box: Box,
  below: (n: number) => number,
): Point | undefined => {
  const left = undecided(fields, box);
  if (!left) return undefined;
  const point = drawn(box, below);
  if (left.length === 0 || holds(region, point)) return point;
  if (isPoint(box)) return undefined;
  const [one, other] = halves(box);
  const [first, second] = below(2) === 0 ? [one, other] : [other, one];
  return search(region, left, first, below) ?? search(region, left, second, below);
};

/** The number of points that are drawn from the whole box before it is searched. */
const TRIES = 12;

/**
 * A point of a region, drawn with `below`, which gives a whole number from 0 to n - 1. Where the region fills a part of
 * its box, all its points are about as likely. Undefined exactly if the region is empty.
 */
export const sample = (region: Region, below: (n: number) => number): Point | undefined => {
  const { box, fields } = region;
  if (box.right < box.x || box.below < box.y) return undefined;
  for (let i = 0; i < TRIES; i++) {
    const point = drawn(box, below);
    if (holds(region, point)) return point;
  }
  return search(region, fields, box, below);
};

/** True if a base can stand nowhere in a region. Exact: no point of the grid is in the region. */
export const isEmpty = ({ box, ...rest }: Region): boolean =>
  box.right < box.x || box.below < box.y || search({ box, ...rest }, rest.fields, box, n => n >> 1) === undefined;
