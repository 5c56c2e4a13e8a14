import { type Decision, isObject, type TypedWish, type TypedWishes, type View } from '@rulewright/core';
import { inches, type Point, squareBetween } from '@rulewright/core/inches';
import { middleOf } from '../movement/wishes.js';
import type { Sfi, SfiState } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { aboutOf, textIn } from './about.js';
import { directionNamed } from './directions.en.js';
import { letterOf, markOf } from './marks.js';
import { type Names, namesOf } from './names.js';

/** The facts of a game that words of places need. */
export type Facts = Pick<Table, 'pack' | 'numbers'>;

/** The side of the table in 1/100 mm. */
const sideOf = ({ numbers }: Facts): number => inches(numbers.setUp.tableWidth.value);

/** A thing that a person can name, with the texts that name it. */
interface Named {
  readonly id: string;
  readonly at: Point;
  readonly names: readonly string[];
}

const namedOn = (state: SfiState, names: Names): readonly Named[] => [
  ...state.models.map(({ id, unit, at }): Named => {
    const known = names.card(state.units.find(one => one.id === unit)?.card ?? '');
    return {
      id,
      at,
      names: [markOf(state, unit, id) ?? id, letterOf(state, unit) ?? unit, names.model(id), known, id],
    };
  }),
  ...[...state.elements, ...state.manifestations].map(
    ({ id, at }): Named => ({ id, at, names: [names.model(id), id] }),
  ),
  ...state.terrain.map(
    (piece): Named => ({ id: piece.id, at: middleOf(piece), names: [names.piece(piece.id), piece.id] }),
  ),
];

/** The nearest of the things that a text names: exactly, then in whatever letters, then by the beginning of a name. */
const thingNamed = (text: string, things: readonly Named[], from: Point): Named | undefined => {
  const lower = text.toLowerCase();
  const tests: readonly ((name: string) => boolean)[] = [
    name => name === text,
    name => name.toLowerCase() === lower,
    name => lower.length > 2 && name.toLowerCase().startsWith(lower),
  ];
  for (const fits of tests) {
    const [first, ...others] = things.filter(({ names }) => names.some(fits));
    if (!first) continue;
    return others.reduce(
      (best, one) => (squareBetween(from, one.at) < squareBetween(from, best.at) ? one : best),
      first,
    );
  }
  return undefined;
};

/** The point on the border of a table with such a side that lies in a direction. */
const farAway = (side: number, from: Point, { x, y }: Point): Point | undefined => {
  if (x === 0 && y === 0) return undefined;
  const steps = (
    [
      [x, from.x],
      [y, from.y],
    ] as const
  ).flatMap(([by, at]) => (by === 0 ? [] : [((by > 0 ? side : 0) - at) / by]));
  const most = Math.max(0, Math.min(...steps));
  return { x: Math.round(from.x + x * most), y: Math.round(from.y + y * most) };
};

const PLACE = /^(-?\d+(?:\.\d+)?)\s*"?\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*"?$/;
const TOWARDS = /^(?:towards?|to|at|near|beside|by)\s+(?=\D)/i;
const AWAY = /^(?:away\s+)?from\s+/i;
const NOT = /^(?:no|none|stay|nowhere|stop)$/i;

/** A place in inches, to the nearest unit of the grid. */
const pointIn = (text: string): Point | undefined => {
  const [, x, y] = PLACE.exec(text.replace(/^(?:to|at)\s+/i, '')) ?? [];
  return x === undefined || y === undefined
    ? undefined
    : { x: Math.round(Number(x) * inches(1)), y: Math.round(Number(y) * inches(1)) };
};

const isPoint = (value: unknown): value is Point =>
  isObject(value) && typeof value.x === 'number' && typeof value.y === 'number';

/** The place from which a wish is looked at: the model or the place of the question, or the middle of the table. */
const startOf = (decision: Decision<Sfi>, state: SfiState, side: number): Point => {
  const about = aboutOf(decision);
  const model = textIn(about, 'model');
  const unit = textIn(about, 'unit');
  const found = state.models.find(({ id, unit: of }) => id === model || (model === undefined && of === unit));
  if (found) return found.at;
  return isPoint(about.at) ? about.at : { x: side / 2, y: side / 2 };
};

/**
 * The wish of a text for a place or a direction: a point, or `not` for an answer that leaves everything as it is. `6.5, 12`,
 * `towards B2`, `away from B2`, `up left`, `stay`.
 */
const placeWish = (
  facts: Facts,
  text: string,
  decision: Decision<Sfi>,
  state: SfiState,
  not?: string,
): Point | string | undefined => {
  const said = text.trim();
  if (NOT.test(said)) return not;
  const point = pointIn(said);
  if (point) return point;
  const side = sideOf(facts);
  const from = startOf(decision, state, side);
  const direction = directionNamed(said);
  if (direction) return farAway(side, from, direction);
  const self = textIn(aboutOf(decision), 'model');
  const things = namedOn(state, namesOf(facts.pack, state)).filter(({ id }) => id !== self);
  const away = AWAY.test(said);
  const thing = thingNamed(said.replace(away ? AWAY : TOWARDS, ''), things, from);
  if (!thing || !away) return thing?.at;
  return farAway(side, from, { x: from.x - thing.at.x, y: from.y - thing.at.y });
};

/** An army list by its id or the beginning of its name. */
const armyWish = ({ pack }: Facts, text: string): string | undefined => {
  const lower = text.toLowerCase();
  const [id] =
    Object.entries(pack.armies).find(([key, { name }]) => key === lower || name.toLowerCase().startsWith(lower)) ?? [];
  return id;
};

/** The wishes that a person types: places in inches and words instead of coordinates. */
export const typedWishes = (facts: Facts): TypedWishes<Sfi> => {
  const wish =
    (not?: string) =>
    (text: string, decision: unknown, { state }: View<Sfi>) =>
      // The cast is safe: every decision of the game is one of the union.
      placeWish(facts, text, decision as Decision<Sfi>, state, not);
  const place = (
    not?: string,
    more = '',
  ): Pick<TypedWish<Sfi, 'move'>, 'hint'> & { wish: ReturnType<typeof wish> } => ({
    hint: `a place such as "6.5, 12", "towards B", "away from B"${more}`,
    wish: wish(not),
  });
  const direction = 'a direction such as "up left", "towards B", "away from B"';
  return {
    army: { hint: 'the name of an army', wish: text => armyWish(facts, text) },
    terrainPlace: place(),
    deployModels: place(),
    move: place('stay', ', "stay"'),
    place: place('none'),
    elementShift: { hint: direction, wish: wish() },
    push: { hint: direction, wish: wish('none') },
  };
};
