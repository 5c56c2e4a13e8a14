import { type Decision, isObject, type TypedWishes, type View } from '@rulewright/core';
import type { Point } from '@rulewright/core/inches';
import { type NamedThing, typedPlace } from '@rulewright/core/words';
import { unitsOf } from '../../ground/inches/measure/on-table.js';
import { placeAt, pointOf } from '../../ground/inches/measure/place.js';
import { cardOf } from '../../hero-cards/reading/cards.js';
import { standingOf } from '../../hero-cards/reading/field.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import { nowhere, type Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { lettered } from '../shared/text.js';
import type { Names } from '../words/names.js';
import { fieldOf } from './field.js';

/** A thing that a person can name. */
interface Named extends NamedThing {
  readonly id: string;
}

const pointsOf = (places: readonly Place[]): readonly Point[] =>
  places.slice(0, 1).flatMap(place => (place === nowhere ? [] : [pointOf(place)]));

/** The models by their letters and names, then Effigies, Souls, Shrines and pits by their names. */
const namedOn = (table: Table, names: Names): readonly Named[] => {
  const { ground, pieces } = fieldOf(table);
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
    return pointsOf(cells).map((at): Named => ({ id, at, names: own }));
  });
  const fixed = (name: string, places: readonly (readonly Place[])[]): readonly Named[] =>
    places.flatMap((cells, n) =>
      pointsOf(cells).map((at): Named => ({ id: `${name} ${n + 1}`, at, names: [`${name} ${n + 1}`] })),
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
  const { table: inches } = fieldOf(table).ground.map;
  const [width, height] = [unitsOf(inches.width), unitsOf(inches.height)];
  const [from = { x: width / 2, y: height / 2 }] = self === undefined ? [] : pointsOf(standingOf(table, self).cells);
  const things = namedOn(table, names).filter(({ id }) => id !== self);
  const point = typedPlace(text, { width, height, y: 'up', from, things });
  const place = point && placeAt(point);
  return place === nowhere ? undefined : place;
};

const STOP = /^(?:stop|stay|no|none)$/i;
const ENTRY = /^(.+?)\s+(?:(?:at|to|near|by)\s+(.+)|(-?\d.*))$/i;

/** The entry into play that a text wishes for: a place for the first model that waits, or `Brannoc at 6.5, 12`. */
const entryWish = (table: Table, names: Names, text: string): unknown => {
  const plain = placeWish(table, names, text, undefined);
  if (plain !== undefined) return plain;
  const [, name = '', words, numbers] = ENTRY.exec(text.trim()) ?? [];
  const at = placeWish(table, names, words ?? numbers ?? '', undefined);
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
