import { isObject, type Targets, type View } from '@rulewright/core';
import { type Cell, everyDirection, offBoard } from '@rulewright/core/hex';
import { fieldOf, terrainNow } from '../board/on-hexes.js';
import { cellId } from '../board/scene.js';
import { onBoard } from '../match/models.js';
import type { ActionChoice, Jhx, JhxChoices, ManoeuvreChoice, ModelId, PushChoice } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

type Things = readonly string[];

const hex = (table: Table, cell: Cell): string => cellId(terrainNow(table), cell);

/** Everything with this id that is drawn: a model on the board or in a panel, an Effigy, a Soul, an Icon. */
const drawn = (table: Table, id: unknown): Things => {
  const { models, souls, icons } = table.state;
  const found =
    [...models, ...souls, ...icons].find(one => one.id === id) ??
    fieldOf(table).pieces.find(piece => piece.kind === 'effigy' && piece.id === id);
  return found ? [found.id] : [];
};

/** The model, then its target; a path is its end, then the hexes on the way. */
const actionThings = (table: Table, choice: ActionChoice): Things => {
  switch (choice.do) {
    case 'end':
      return [];
    case 'charge': {
      const [end = offBoard, ...way] = (choice.path ?? []).slice(1).reverse();
      const hexes = end === offBoard ? [] : [end, ...way.reverse()];
      return [choice.model, choice.target, ...hexes.map(cell => hex(table, cell))];
    }
    case 'attack':
    case 'mark-target':
      return [choice.model, choice.target];
    case 'ability':
      return [choice.model, ...drawn(table, choice.target)];
    case 'effigy-recall':
    case 'gate':
      return choice.to === undefined ? [choice.model] : [choice.model, hex(table, choice.to)];
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

/** A model, and the hex that it is pushed to. */
const pushThings = (table: Table, id: unknown, part: PushChoice['target']): Things => {
  const model = typeof id === 'string' ? onBoard(table.state, id) : undefined;
  if (!part || !model) return [];
  const { board } = terrainNow(table);
  let cell = model.at;
  for (let step = 0; cell !== offBoard && step < part.hexes; step++) {
    cell = board.neighbour(cell, everyDirection[part.direction] ?? 0);
  }
  return cell === offBoard ? [model.id] : [model.id, hex(table, cell)];
};

const manoeuvreThings = (table: Table, choice: ManoeuvreChoice, about: unknown): Things => {
  if (choice === 'none' || !('push' in choice) || !isObject(about)) return [];
  const { target, attacker, attackerFirst } = choice.push;
  const pushes = [pushThings(table, about.target, target), pushThings(table, about.attacker, attacker)];
  return (attackerFirst ? pushes.reverse() : pushes).flat();
};

/** The source of an ability, and the thing that it is used on. */
const windowThings = (table: Table, choice: JhxChoices['window']): Things => {
  if (choice === 'pass') return [];
  const { source, with: on } = choice;
  return [...drawn(table, source), ...drawn(table, isObject(on) ? on.target : on)];
};

const nothing = (): Things => [];
const itself = (id: ModelId): Things => [id];

/**
 * The drawn things that an answer is about. Dice, cards of the draft, Artefacts, weapons and other things that are not on
 * the board are buttons.
 */
export const targetsOf = (
  tableOf: (view: View<Jhx>) => Table,
): { readonly [K in keyof JhxChoices]: NonNullable<Targets<Jhx>[K]> } => ({
  god: nothing,
  pick: nothing,
  veto: nothing,
  privilege: nothing,
  turn: nothing,
  side: nothing,
  avatar: itself,
  deploy: ({ model, at }, _, view) => [model, hex(tableOf(view), at)],
  mark: itself,
  ward: itself,
  hero: itself,
  action: (choice, _, view) => actionThings(tableOf(view), choice),
  step: (cell, _, view) => (cell === 'stop' ? [] : [hex(tableOf(view), cell)]),
  shop: nothing,
  dice: nothing,
  manoeuvre: (choice, { about }, view) => manoeuvreThings(tableOf(view), choice, about),
  weapon: nothing,
  absorb: nothing,
  reroll: nothing,
  share: parts => parts.map(({ to }) => to),
  model: (id, _, view) => drawn(tableOf(view), id),
  volunteer: id => (id === 'pass' ? [] : [id]),
  soul: itself,
  cell: (cell, _, view) => [hex(tableOf(view), cell)],
  direction: nothing,
  condition: nothing,
  order: (one, _, view) => drawn(tableOf(view), one),
  player: nothing,
  confirm: nothing,
  token: nothing,
  option: nothing,
  level: nothing,
  window: (choice, _, view) => windowThings(tableOf(view), choice),
});
