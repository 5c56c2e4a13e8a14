import type { Turn } from '@rulewright/core';
import { inches, pointInDirection } from '@rulewright/core/inches';
import { hitboxOf } from '../../battlefield/hitbox.js';
import { sizeOfToken } from '../../items/dropped.js';
import { newToken } from '../../items/take.js';
import { modelOf } from '../../match/lookups.js';
import { attributesOf, isPlayed, questOf, wordOf } from '../../match/quest.js';
import { tableOf } from '../../match/table.js';
import { placementOf, placeNear } from '../../movement/placed/placement.js';
import type { RuleId } from '../../rulebook/index.js';
import { reveal } from '../../states/shrouded.js';
import type { CardId, Eld, Interaction, Model, ModelId, Sources, Table, Thing } from '../../vocabulary/index.js';
import { noteThing } from '../things.js';

/** The name under which the card has the rules of Treasure Hunt. */
export const CODE = 'treasure-hunt';

/** The mark of a Cache that was unlocked, which can happen only once (ELD-QUEST-027). */
const UNLOCKED = 'unlocked';

/** The kind of a token for Treasures that lie on the field. */
const TREASURE = 'treasure';

/** The Item that the Quest is about. */
const itemOf = (table: Table): CardId => wordOf(questOf(table), 'item') ?? 'treasure';

/** The number of Treasures that a model has in its Inventory. */
export const treasuresOf = (table: Table, { inventory }: Model): number =>
  isPlayed(table, CODE)
    ? inventory.reduce((sum, { item, quantity }) => sum + (item === itemOf(table) ? quantity : 0), 0)
    : 0;

/** A model takes what lies in a thing. A model that carries a Treasure cannot be Shrouded. */
const take = (turn: Turn<Eld>, id: ModelId, { holds }: Thing, rule: RuleId): void => {
  const { inventory } = modelOf(turn.state, id);
  turn.emit({ type: 'InventoryChanged', model: id, inventory: [...inventory, ...holds], why: 'found' }, rule);
  reveal(turn, id, 'ELD-QUEST-029');
};

/** Interact and an Agility roll open a Cache and give the Treasure in it. */
const unlock: Interaction = {
  isFor: (table, _, { kind, marks }) => isPlayed(table, CODE) && kind === 'cache' && !marks.includes(UNLOCKED),
  attributes: table => attributesOf(questOf(table)),
  carryOut: (turn, model, thing, success) => {
    if (!success) return;
    take(turn, model, thing, 'ELD-QUEST-027');
    const marks = [...thing.marks, UNLOCKED];
    turn.emit({ type: 'ThingChanged', thing: { ...thing, holds: [], marks } }, 'ELD-QUEST-027');
    noteThing(turn, model, thing, 'opened', 'ELD-QUEST-027');
  },
};

/** A Treasure that lies on the field is taken by Interact without a roll. */
const pickUp: Interaction = {
  isFor: (table, _, { kind }) => isPlayed(table, CODE) && kind === TREASURE,
  attributes: () => [],
  carryOut: (turn, model, thing) => {
    take(turn, model, thing, 'ELD-QUEST-028');
    turn.emit({ type: 'ThingRemoved', thing: thing.id }, 'ELD-QUEST-028');
  },
};

/** A model that falls loses its Treasures: they lie in Base Contact with it. */
const drop: Sources['onFallen'][number] = (turn, id) => {
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  if (treasuresOf(table, model) === 0) return;
  const item = itemOf(table);
  const rule = 'ELD-QUEST-028';
  const inventory = model.inventory.filter(one => one.item !== item);
  turn.emit({ type: 'InventoryChanged', model: id, inventory, why: 'dropped' }, rule);
  const body = hitboxOf(table, model);
  const { radius, height } = sizeOfToken(table);
  const placement = placementOf(table, { model: null, radius, touching: { at: model.at, radius: body.radius } });
  const { width, depth } = table.options.tableSize;
  const inwards = { x: inches(width) / 2 - body.at.x, y: inches(depth) / 2 - body.at.y };
  const towards = inwards.x === 0 && inwards.y === 0 ? model.facing : inwards;
  const place = placeNear(placement, pointInDirection(body.at, towards, body.radius + radius)) ?? model.at;
  const holds = model.inventory.filter(one => one.item === item);
  const thing: Thing = {
    id: newToken(table, TREASURE),
    kind: TREASURE,
    at: place,
    radius,
    height,
    hp: null,
    armour: null,
    holds,
    marks: [],
  };
  turn.emit({ type: 'ThingPlaced', thing }, rule);
};

/** A model with a Treasure does not become Shrouded. */
export const treasureShows: Sources['immunities'][number] = (table, model, harm) =>
  'state' in harm && harm.state === 'shrouded' && treasuresOf(table, model) > 0
    ? { rule: 'ELD-QUEST-029', source: itemOf(table) }
    : undefined;

/** The rules of Caches and Treasures. */
export const treasures: Partial<Sources> = {
  interactions: [unlock, pickUp],
  onFallen: [drop],
};
