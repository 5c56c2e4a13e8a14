import { sameJson } from '@rulewright/core';
import { list, titled } from '@rulewright/core/words';
import type { Carried, Thing } from '../../vocabulary/index.js';
import { templateName } from '../actions.en.js';
import { headingInWords } from '../directions.en.js';
import type { Names } from '../names.js';
import { movedBy, removedBy } from '../phrases.en.js';
import { placeInWords } from '../places.en.js';
import { knownModels, unlessHidden } from '../seen.js';
import { reasonInBrackets, type Teller } from './teller.js';

const items = (cards: readonly string[], { card }: Names): string =>
  cards.length === 0 ? 'nothing' : list(cards.map(card));

const carriedInWords = (inventory: readonly Carried[], { card }: Names): string =>
  inventory.length === 0
    ? 'nothing'
    : list(inventory.map(({ item, quantity }) => `${quantity > 1 ? `${quantity} ` : ''}${card(item)}`));

/** The Items that a model had and no longer carries. */
const lostOf = (had: readonly Carried[], carried: readonly Carried[]): readonly Carried[] =>
  had.flatMap(one => {
    const kept = carried.find(({ item }) => item === one.item)?.quantity ?? 0;
    return one.quantity > kept ? [{ ...one, quantity: one.quantity - kept }] : [];
  });

/** The marks of a token: `open`, `unlocked`. */
const marksInWords = ({ marks }: Thing): string => list(marks.map(one => titled(one).toLowerCase()));

const marksOf = (thing: Thing): string => (thing.marks.length === 0 ? '' : ` (${marksInWords(thing)})`);

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
    const end = unlessHidden(route)?.at(-1) ?? unlessHidden(from);
    return end ? `${model(id)} ${movedBy[why]} ${placeInWords(end)}.` : '';
  },
  ModelTurned: ({ model: id, facing }, { model }) => {
    const towards = unlessHidden(facing);
    return towards ? `${model(id)} turns ${headingInWords(towards)}.` : '';
  },
  ModelRemoved: ({ model: id, why }, { model }) => `${model(id)} ${removedBy[why]}.`,
  ModelLeft: ({ model: id, by }, { model, thing }) => `${model(id)} leaves the field by ${thing(by)}.`,
  Equipped: ({ model: id, items: cards }, names) => `${names.model(id)} takes ${items(cards, names)} in hand.`,
  InventoryChanged: ({ model: id, inventory, why }, names) => {
    const had = names.before && knownModels(names.before).find(one => one.id === id);
    const now = `now carries ${carriedInWords(inventory, names)}`;
    const spent = why === 'used' && had ? lostOf(had.inventory, inventory) : [];
    return spent.length === 0
      ? `${names.model(id)} ${now}${reasonInBrackets(why, names)}.`
      : `${names.model(id)} has used up ${carriedInWords(spent, names)} and ${now}.`;
  },
  TemplatePlaced: ({ attacker, template, at, models }, { model, thing }) =>
    `${thing(attacker)} lays ${templateName(template)} at ${placeInWords(at)}: ${
      models.length === 0 ? 'no model under it' : list(models.map(model))
    }.`,
  ThingPlaced: ({ thing: { id, at } }, { thing }) => `On the field: ${thing(id)} at ${placeInWords(at)}.`,
  ThingChanged: ({ thing: changed }, { thing, before }) => {
    const old = before?.things.find(({ id }) => id === changed.id);
    const moved = old && (old.at.x !== changed.at.x || old.at.y !== changed.at.y);
    const hp = changed.hp !== null && old?.hp !== changed.hp ? `, ${changed.hp} HP left` : '';
    if (moved) return `${thing(changed.id)}${marksOf(changed)} is now at ${placeInWords(changed.at)}${hp}.`;
    const marked = old && !sameJson(old.marks, changed.marks) && changed.marks.length > 0;
    return `${thing(changed.id)} ${marked ? `is now ${marksInWords(changed)}` : 'has changed'}${hp}.`;
  },
  ThingRemoved: ({ thing: id }, { thing }) => `${thing(id)} is gone.`,
};
