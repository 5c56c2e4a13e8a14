import { type Decision, isObject, type TypedWishes, type View } from '@rulewright/core';
import { type Point, squareBetween } from '@rulewright/core/inches';
import { onInches } from '../../ground/inches/battlefield.js';
import { unitsOf } from '../../ground/inches/measure/on-table.js';
import { placeAt, pointOf } from '../../ground/inches/measure/place.js';
import { cardOf } from '../../hero-cards/reading/cards.js';
import { fieldOf, standingOf } from '../../hero-cards/reading/field.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import { nowhere, type Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { lettered } from '../shared/text.js';
import type { Names } from '../words/names.js';
import { directionNamed } from './directions.en.js';

/** A thing that a person can name, with the texts that name it. */
interface Named {
  readonly id: string;
  readonly at: Point;
  readonly texts: readonly string[];
}

const pointsOf = (places: readonly Place[]): readonly Point[] =>
  places.slice(0, 1).flatMap(place => (place === nowhere ? [] : [pointOf(place)]));

/** The models by their letters and names, then Effigies, Souls, Shrines and pits by their names. */
const namedOn = (table: Table, names: Names): readonly Named[] => {
  const { ground, pieces } = onInches(fieldOf(table));
  const letters = new Map(lettered(table.state, pieces).map(([letter, { id }]) => [id, letter]));
  const models = pieces.flatMap(({ id, cells }) => {
    const letter = letters.get(id);
    const model = table.state.models.find(one => one.id === id);
    const own = [
      ...(letter === undefined ? [] : [letter]),
      names.model(id),
      id,
      ...(model ? [cardOf(table, model).name] : []),
    ];
    return pointsOf(cells).map((at): Named => ({ id, at, texts: own }));
  });
  const fixed = (name: string, places: readonly (readonly Place[])[]): readonly Named[] =>
    places.flatMap((cells, n) =>
      pointsOf(cells).map((at): Named => ({ id: `${name} ${n + 1}`, at, texts: [`${name} ${n + 1}`] })),
    );
  return [
    ...models,
    ...fixed(
      'shrine',
      ground.shrines.map(({ cells }) => cells),
    ),
    ...fixed(
      'soul pit',
      ground.soulPits.map(place => [place]),
    ),
    ...fixed(
      'monster pit',
      ground.monsterPits.map(place => [place]),
    ),
  ];
};

/** The nearest of the things that a text names: exactly, then in any letters, then by the beginning of a name. */
const thingNamed = (text: string, things: readonly Named[], from: Point): Named | undefined => {
  const lower = text.toLowerCase();
  const tests: readonly ((name: string) => boolean)[] = [
    name => name === text,
    name => name.toLowerCase() === lower,
    name => lower.length > 2 && name.toLowerCase().startsWith(lower),
  ];
  for (const fits of tests) {
    const [first, ...others] = things.filter(({ texts }) => texts.some(fits));
    if (!first) continue;
    const nearer = (best: Named, one: Named): Named =>
      squareBetween(from, one.at) < squareBetween(from, best.at) ? one : best;
    return others.reduce(nearer, first);
  }
  return undefined;
};

/** The point on the edge of a table that lies in a direction. */
const farAway = (width: number, height: number, from: Point, { x, y }: Point): Point | undefined => {
  if (x === 0 && y === 0) return undefined;
  const steps = [
    ...(x === 0 ? [] : [((x > 0 ? width : 0) - from.x) / x]),
    ...(y === 0 ? [] : [((y > 0 ? height : 0) - from.y) / y]),
  ];
  const most = Math.max(0, Math.min(...steps));
  return { x: Math.round(from.x + x * most), y: Math.round(from.y + y * most) };
};

const PLACE = /^(\d+(?:\.\d+)?)\s*"?\s*[,;\s]\s*(\d+(?:\.\d+)?)\s*"?$/;
const TOWARDS = /^(?:towards?|to|at|near|beside|by)\s+(?=\D)/i;
const AWAY = /^(?:away\s+)?from\s+/i;

/** A place in inches, to the nearest 1/100 mm. */
const pointIn = (text: string): Point | undefined => {
  const [, x, y] = PLACE.exec(text.replace(/^(?:to|at)\s+/i, '')) ?? [];
  return x === undefined || y === undefined ? undefined : { x: unitsOf(Number(x)), y: unitsOf(Number(y)) };
};

/** The model that a question is about: the one that moves, is pushed or charges. */
const modelAsked = ({ about, proposal }: Decision<Jhx>): ModelId | undefined => {
  for (const facts of [about, proposal]) {
    if (!isObject(facts)) continue;
    for (const key of ['model', 'push', 'charge', 'place', 'soul', 'of']) {
      const found = facts[key];
      if (typeof found === 'string') return found;
      if (isObject(found) && typeof found.model === 'string') return found.model;
    }
  }
  return undefined;
};

/** The place that a text wishes for: `6.5, 12`, `towards B`, `away from B`, `up left`. */
const placeWish = (table: Table, names: Names, text: string, self: ModelId | undefined): Place | undefined => {
  const said = text.trim();
  const given = pointIn(said);
  if (given) return placeAt(given);
  const { table: inches } = onInches(fieldOf(table)).ground.map;
  const [width, height] = [unitsOf(inches.width), unitsOf(inches.height)];
  const [from = { x: width / 2, y: height / 2 }] = self === undefined ? [] : pointsOf(standingOf(table, self).cells);
  const placed = (point: Point | undefined): Place | undefined => {
    const place = point && placeAt(point);
    return place === nowhere ? undefined : place;
  };
  const direction = directionNamed(said);
  if (direction) return placed(farAway(width, height, from, direction));
  const away = AWAY.test(said);
  const things = namedOn(table, names).filter(({ id }) => id !== self);
  const thing = thingNamed(said.replace(away ? AWAY : TOWARDS, ''), things, from);
  if (!thing || !away) return placed(thing?.at);
  return placed(farAway(width, height, from, { x: from.x - thing.at.x, y: from.y - thing.at.y }));
};

const STOP = /^(?:stop|stay|no|none)$/i;
const ENTRY = /^(.+?)\s+(?:at|to|near|by)\s+(.+)$/i;

/** The entry into play that a text wishes for: a place for the first model that waits, or `Brannoc at 6.5, 12`. */
const entryWish = (table: Table, names: Names, text: string): unknown => {
  const plain = placeWish(table, names, text, undefined);
  if (plain !== undefined) return plain;
  const [, name = '', where = ''] = ENTRY.exec(text.trim()) ?? [];
  const at = placeWish(table, names, where, undefined);
  const lower = name.toLowerCase();
  const model = table.state.models.find(
    one =>
      one.at === null &&
      [one.id, names.model(one.id), cardOf(table, one).name].some(known => known.toLowerCase().startsWith(lower)),
  );
  return at === undefined || !model || name === '' ? undefined : { model: model.id, at };
};

/** The wishes that a person types: places in inches, and words instead of coordinates. */
export const inchTyped = (
  tableOf: (view: View<Jhx>) => Table,
  namesIn: (view: View<Jhx>) => Names,
): TypedWishes<Jhx> => {
  const wish = (text: string, decision: Decision<Jhx>, view: View<Jhx>): Place | undefined =>
    placeWish(tableOf(view), namesIn(view), text, modelAsked(decision));
  const place = 'a place such as "6.5, 12", "towards B", "away from B"';
  return {
    cell: { hint: place, wish },
    deploy: {
      hint: 'a place such as "6.5, 12", or a model and a place: "Brannoc at 6.5, 12"',
      wish: (text, _, view) => entryWish(tableOf(view), namesIn(view), text),
    },
    direction: { hint: 'a direction such as "up left", "towards B", "away from B"', wish },
    step: {
      hint: `${place}, "stop"`,
      wish: (text, decision, view) => (STOP.test(text.trim()) ? 'stop' : wish(text, decision, view)),
    },
  };
};
