import { sameJson } from '@rulewright/core';
import { list, titled } from '@rulewright/core/words';
import type { Carried, Thing } from '../../vocabulary/index.js';
import { templateName } from '../actions.en.js';
import { wayInWords } from '../directions.en.js';
import type { Names } from '../names.js';
import { movedBy, removedBy } from '../phrases.en.js';
import { placeInWords } from '../places.en.js';
import { known, knownModels } from '../seen.js';
import { because, type Teller } from './teller.js';

const items = (cards: readonly string[], { card }: Names): string =>
  cards.length === 0 ? 'nothing' : list(cards.map(card));

const carriedInWords = (inventory: readonly Carried[], { card }: Names): string =>
  inventory.length === 0
    ? 'nothing'
    : list(inventory.map(({ item, quantity }) => `${quantity > 1 ? `${quantity} ` : ''}${card(item)}`));

/** The marks of a token: `open`, `unlocked`. */
const marksOf = ({ marks }: Thing): string =>
  marks.length === 0 ? '' : ` (${list(marks.map(one => titled(one).toLowerCase()))})`;

/** Places and Items. */
export const places: Pick<
  Teller,
  | 'ModelMoved'
  | 'ModelTurned'
  | 'ModelRemoved'
  | 'ModelLeft'
  | 'Equipped'
  | 'InventoryChanged'
  | 'TemplatePlaced'
  | 'ThingPlaced'
  | 'ThingChanged'
  | 'ThingRemoved'
> = {
  ModelMoved: ({ model: id, from, route, why }, { model }) => {
    const end = known(route)?.at(-1) ?? known(from);
    return end ? `${model(id)} ${movedBy[why]} ${placeInWords(end)}.` : '';
  },
  ModelTurned: ({ model: id, facing }, { model }) => {
    const towards = known(facing);
    return towards ? `${model(id)} turns ${wayInWords(towards)}.` : '';
  },
  ModelRemoved: ({ model: id, why }, { model }) => `${model(id)} ${removedBy[why]}.`,
  ModelLeft: ({ model: id, by }, { model, thing }) => `${model(id)} leaves the field by ${thing(by)}.`,
  Equipped: ({ model: id, items: cards }, names) => {
    const taken = known(cards);
    return taken ? `${names.model(id)} takes ${items(taken, names)} in hand.` : '';
  },
  InventoryChanged: ({ model: id, inventory, why }, names) => {
    const carried = known(inventory);
    const had = names.before && knownModels(names.before).find(one => one.id === id);
    // A secret model restores nothing in the words of one that does.
    if (carried && had && sameJson(had.inventory, carried)) return '';
    return carried ? `${names.model(id)} now carries ${carriedInWords(carried, names)}${because(why, names)}.` : '';
  },
  TemplatePlaced: ({ attacker, template, at, models }, { model, thing }) =>
    `${thing(attacker)} lays ${templateName(template)} at ${placeInWords(at)}: ${
      models.length === 0 ? 'no model under it' : list(models.map(model))
    }.`,
  ThingPlaced: ({ thing: { id, at } }, { thing }) => `${thing(id)} stands at ${placeInWords(at)}.`,
  ThingChanged: ({ thing: changed }, { thing, before }) => {
    const old = before?.things.find(({ id }) => id === changed.id);
    const moved = old && (old.at.x !== changed.at.x || old.at.y !== changed.at.y);
    const hp = changed.hp !== null && old?.hp !== changed.hp ? `, ${changed.hp} HP left` : '';
    return `${thing(changed.id)}${marksOf(changed)}${moved ? ` is now at ${placeInWords(changed.at)}` : ' has changed'}${hp}.`;
  },
  ThingRemoved: ({ thing: id }, { thing }) => `${thing(id)} is gone.`,
};
