import { isObject, type Targets, type View } from '@rulewright/core';
import { fieldOf } from '../../hero-cards/reading/field.js';
import { onBoard } from '../../match/models.js';
import type { ActionChoice, Jhx, JhxChoices, ManoeuvreChoice, ModelId, PushChoice } from '../../vocabulary/index.js';
import { nowhere, type Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import type { PlaceWords } from '../words/places.js';
import type { GroundPresentation } from './ground.js';

type Things = readonly string[];

/** The table with the drawn things of its places. */
interface Drawn {
  readonly table: Table;
  readonly thingAt: (place: Place) => Things;
  readonly reached: PlaceWords['reached'];
}

/** Everything with this id that is drawn: a model on the board or in a panel, an Effigy, a Soul, an Icon. */
const drawn = ({ table }: Pick<Drawn, 'table'>, id: unknown): Things => {
  const { models, souls, icons } = table.state;
  const found =
    [...models, ...souls, ...icons].find(one => one.id === id) ??
    fieldOf(table).pieces.find(piece => piece.kind === 'effigy' && piece.id === id);
  return found ? [found.id] : [];
};

/** The model, then its target; a path is its end, then the places on the way. */
const actionThings = (on: Drawn, choice: ActionChoice): Things => {
  switch (choice.do) {
    case 'end':
      return [];
    case 'charge': {
      const [end = nowhere, ...way] = (choice.path ?? []).slice(1).reverse();
      const places = end === nowhere ? [] : [end, ...way.reverse()];
      return [choice.model, choice.target, ...places.flatMap(on.thingAt)];
    }
    case 'attack':
    case 'mark-target':
      return [choice.model, choice.target];
    case 'ability':
      return [choice.model, ...drawn(on, choice.target)];
    case 'effigy-recall':
    case 'gate':
      return choice.to === undefined ? [choice.model] : [choice.model, ...on.thingAt(choice.to)];
    case 'hand-over':
      return [choice.model, choice.to];
    case 'soul-harvest':
      return [choice.model, choice.soul];
    case 'remove-orb':
    case 'demonic-gateway':
      return [choice.model, choice.icon];
    case 'advance':
    case 'bank-soul':
    case 'shop':
    case 'cleanse':
    case 'self-heal':
    case 'stand-up':
    case 'aim':
    case 'summoned-acts':
    case 'summoned-done':
      return [choice.model];
  }
};

/** A model, and the place that it is pushed to. */
const pushThings = ({ table, thingAt, reached }: Drawn, id: unknown, part: PushChoice['target']): Things => {
  const model = typeof id === 'string' ? onBoard(table.state, id) : undefined;
  if (!part || !model) return [];
  const to = reached(model.at, part.direction, part.hexes);
  return to === undefined ? [model.id] : [model.id, ...thingAt(to)];
};

const manoeuvreThings = (on: Drawn, choice: ManoeuvreChoice, about: unknown): Things => {
  if (choice === 'none' || !('push' in choice) || !isObject(about)) return [];
  const { target, attacker, attackerFirst } = choice.push;
  const pushes = [pushThings(on, about.target, target), pushThings(on, about.attacker, attacker)];
  return (attackerFirst ? pushes.reverse() : pushes).flat();
};

/** The source of an ability, and the thing that it is used on. */
const windowThings = (on: Drawn, choice: JhxChoices['window']): Things => {
  if (choice === 'pass') return [];
  const { source, with: used } = choice;
  return [...drawn(on, source), ...drawn(on, isObject(used) ? used.target : used)];
};

const nothing = (): Things => [];
const itself = (id: ModelId): Things => [id];

/**
 * The drawn things that an answer is about. Dice, cards of the draft, Artefacts, weapons and other things that are not on
 * the board are buttons.
 */
export const targetsOf = (
  tableOf: (view: View<Jhx>) => Table,
  { words, thingAt }: Pick<GroundPresentation, 'words' | 'thingAt'>,
): { readonly [K in keyof JhxChoices]: NonNullable<Targets<Jhx>[K]> } => {
  const on = (view: View<Jhx>): Drawn => {
    const table = tableOf(view);
    const { reached } = words(table.maps, table.state);
    return { table, thingAt: place => thingAt(table, place), reached };
  };
  return {
    god: nothing,
    pick: nothing,
    veto: nothing,
    privilege: nothing,
    turn: nothing,
    side: nothing,
    avatar: itself,
    deploy: ({ model, at }, _, view) => [model, ...on(view).thingAt(at)],
    mark: itself,
    ward: itself,
    hero: itself,
    action: (choice, _, view) => actionThings(on(view), choice),
    step: (cell, _, view) => (cell === 'stop' ? [] : on(view).thingAt(cell)),
    shop: nothing,
    dice: nothing,
    manoeuvre: (choice, { about }, view) => manoeuvreThings(on(view), choice, about),
    weapon: nothing,
    absorb: nothing,
    reroll: nothing,
    share: parts => parts.map(({ to }) => to),
    model: (id, _, view) => drawn(on(view), id),
    volunteer: id => (id === 'pass' ? [] : [id]),
    soul: itself,
    cell: (cell, _, view) => on(view).thingAt(cell),
    direction: nothing,
    condition: nothing,
    order: (one, _, view) => drawn(on(view), one),
    player: nothing,
    confirm: nothing,
    token: nothing,
    option: nothing,
    level: nothing,
    window: (choice, _, view) => windowThings(on(view), choice),
  };
};
