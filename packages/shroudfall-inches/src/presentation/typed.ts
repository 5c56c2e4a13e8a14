import { type Decision, isObject, type TypedWish, type TypedWishes, type View } from '@rulewright/core';
import { inches, type Point } from '@rulewright/core/inches';
import { aboutOf, type NamedThing, textIn, typedPlace } from '@rulewright/core/words';
import { middleOf } from '../movement/wishes.js';
import type { Sfi, SfiState } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { letterOf, markOf } from './marks.js';
import { type Names, namesOf } from './names.js';

/** The facts of a game that words of places need. */
export type Facts = Pick<Table, 'pack' | 'numbers'>;

/** The side of the table in 1/100 mm. */
const sideOf = ({ numbers }: Facts): number => inches(numbers.setUp.tableWidth.value);

/** A thing that a person can name. */
interface Named extends NamedThing {
  readonly id: string;
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

const NOT = /^(?:no|none|stay|nowhere|stop)$/i;

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
  const side = sideOf(facts);
  const self = textIn(aboutOf(decision), 'model');
  const things = namedOn(state, namesOf(facts.pack, state)).filter(({ id }) => id !== self);
  return typedPlace(said, { width: side, height: side, y: 'down', from: startOf(decision, state, side), things });
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
    // No model is on the table yet that a place could be named by.
    terrainPlace: { hint: 'a place such as "6.5, 12"', wish: wish('none') },
    deployModels: place('none'),
    move: place('stay', ', "stay"'),
    place: place('none'),
    elementShift: { hint: direction, wish: wish() },
    push: { hint: direction, wish: wish('none') },
  };
};
