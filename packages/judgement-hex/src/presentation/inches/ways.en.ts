import { inches, type Point, squareBetween } from '@rulewright/core/inches';
import { isPlace, pointOf } from '../../ground/inches/measure/place.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import type { JhxState, ModelId } from '../../vocabulary/index.js';
import type { Place } from '../../vocabulary/place.js';

/** The eight directions of a table, x to the right and y upwards, against the clock. */
const directions = ['right', 'up right', 'up', 'up left', 'left', 'down left', 'down', 'down right'] as const;

/** A direction in words, as one of eight. */
export const directionInWords = ({ x, y }: Point): string => {
  const [wide, high] = [Math.abs(x), Math.abs(y)];
  // Nearer to an axis than to a diagonal: the tangent of 22.5° is about 5/12.
  const straight = 12 * Math.min(wide, high) < 5 * Math.max(wide, high);
  if (straight) return directions[wide > high ? (x > 0 ? 0 : 4) : y > 0 ? 2 : 6];
  return directions[y > 0 ? (x > 0 ? 1 : 3) : x > 0 ? 7 : 5];
};

/** Something that a place is told by: a model, a Soul or an Effigy by its id, or a Shrine by its name. */
interface Landmark {
  readonly id?: ModelId;
  readonly shrine?: string;
  readonly at: Point;
}

/** The distance between centres up to which two things are near each other. */
const NEAR = inches(3);

const landmarks = (state: JhxState, map: InchesMap | undefined, except: ModelId | undefined): readonly Landmark[] => {
  const standing = [...state.models, ...state.souls].flatMap(({ id, at }) =>
    at !== null && isPlace(at) && id !== except ? [{ id, at: pointOf(at) }] : [],
  );
  const pointAt = ([x, y]: readonly [number, number]): Point => ({ x: inches(x), y: inches(y) });
  const effigies = state.warbands.flatMap(({ side, player }) =>
    side !== null && map ? [{ id: `effigy:${player}`, at: pointAt(map.effigies[side].at) }] : [],
  );
  const shrines = map?.shrines.map(({ at }, n) => ({ shrine: `Shrine ${n + 1}`, at: pointAt(at) })) ?? [];
  return [...standing, ...effigies, ...shrines];
};

/** The thing in the direction of a way: of those that lie less than 6° to the side the one that lies straightest ahead. */
const aheadOf = (from: Point, to: Point, things: readonly Landmark[]): Landmark | undefined => {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const [best] = things
    .map(thing => {
      const [x, y] = [thing.at.x - from.x, thing.at.y - from.y];
      const dot = way.x * x + way.y * y;
      return { thing, aside: dot > 0 ? Math.abs(way.x * y - way.y * x) / dot : 1 };
    })
    .filter(({ aside }) => aside < 0.1)
    .sort((a, b) => a.aside - b.aside);
  return best?.thing;
};

/** The way to a place, and the things that tell it from others. */
interface WayTold {
  /** The length of the way in inches and its direction; undefined without a start, or where nothing moves. */
  readonly way?: { readonly inches: number; readonly direction: string };
  /** The thing in its direction. */
  readonly towards?: Landmark;
  /** The nearest thing at its end, if that is another. */
  readonly near?: Landmark;
}

/** Tells a place on a table by the way from another and by the things around. */
export const wayTo = (
  state: JhxState,
  map: InchesMap | undefined,
  { from, to, mover }: { readonly from: Place | undefined; readonly to: Place; readonly mover: ModelId | undefined },
): WayTold => {
  if (!isPlace(to)) return {};
  const end = pointOf(to);
  const things = [...landmarks(state, map, mover)].sort((a, b) => squareBetween(a.at, end) - squareBetween(b.at, end));
  const [nearest] = things;
  const near = nearest && squareBetween(nearest.at, end) <= NEAR * NEAR ? { near: nearest } : {};
  if (from === undefined || from === to || !isPlace(from)) return near;
  const start = pointOf(from);
  const towards = aheadOf(start, end, things);
  return {
    way: {
      inches: Math.sqrt(squareBetween(start, end)) / inches(1),
      direction: directionInWords({ x: end.x - start.x, y: end.y - start.y }),
    },
    ...(towards && { towards }),
    ...(towards === nearest ? {} : near),
  };
};
