import { byName, flag, list, maybe, object, type Read, text, whole } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { AnyBuilding, ContentPack } from './pack.js';
import { amount, basic, basics, buildings, deckShape, from, id, MOST } from './schema-deck.js';

/*
 * The shape of content, field by field. Messages are the codes of refusals (kebab-case). Contradictions between fields
 * are in `pack-problem.ts`.
 */

/** Things by such an id. */
const byId = <T>(item: Read<T>): Read<Record<string, T>> => byName(id, item);

const anyBuilding: Read<AnyBuilding> = v.picklist([...buildings, 'townHall'], 'unknown-building');
const terrain = v.picklist(['forest', 'plains', 'mountain', 'hill', 'marsh'], 'unknown-terrain');
const amounts = v.pipe(
  object,
  v.strictObject({
    food: maybe(amount),
    wood: maybe(amount),
    stone: maybe(amount),
    magic: maybe(amount),
    gold: maybe(amount),
  }),
);
const role = v.strictObject({
  name: text,
  aliases: maybe(list(text)),
  leader: flag,
  stats: v.strictObject({ food: amount, wood: amount, stone: amount, magic: amount }),
  hallow: maybe(flag),
  exclusive: maybe(list(v.literal('rollCall', 'unknown-ability'))),
  protects: maybe(v.strictObject({ resource: basic, at: anyBuilding, by: amount })),
  explore: maybe(v.strictObject({ draw: whole(1, 20) })),
});

const tile = v.strictObject({
  id,
  name: text,
  terrain: v.picklist(['forest', 'plains', 'mountain', 'hill', 'marsh', 'townHall'], 'unknown-terrain'),
  magical: flag,
  count: whole(1, MOST),
  inDeck: flag,
  buildable: flag,
  building: maybe(anyBuilding),
  onPlace: maybe(v.literal('drawJudgement', 'unknown-ability')),
  aura: maybe(v.literal('curseNeighbours', 'unknown-ability')),
});

const kindOfBuilding = v.strictObject({
  name: text,
  cards: whole(0, MOST),
  produces: v.picklist([...basics, 'all'], 'unknown-resource'),
  terrain: v.nullable(terrain),
  cost: v.nullable(amounts),
});

const factor = v.strictTuple([amount, from(1)]);
const exchange = v.strictObject({ at: anyBuilding, give: amounts, receive: amounts });
const die = v.strictObject({ sides: whole(1, MOST) });
const cost = v.strictObject({ cost: amounts });

/** The shape of a content pack. */
export const packShape: Read<ContentPack> = v.strictObject({
  id,
  version: text,
  players: v.strictObject({ min: whole(1, 20), max: whole(1, 20) }),
  charactersPerPlayer: v.pipe(object, v.record(v.string(), whole(1, 20))),
  basicResources: list(basic),
  startDie: die,
  productionDie: v.strictObject({ sides: whole(1, MOST), count: whole(0, MOST), notAt: list(anyBuilding) }),
  cardDie: die,
  charactersWithoutExtra: amount,
  judgementDaysToLose: from(1),
  roles: byId(role),
  tiles: list(tile),
  buildings: v.strictObject({
    farm: kindOfBuilding,
    lumberMill: kindOfBuilding,
    mine: kindOfBuilding,
    temple: kindOfBuilding,
    townHall: kindOfBuilding,
  }),
  production: v.strictObject({
    inappropriate: factor,
    appropriate: factor,
    appropriateMagical: factor,
    inappropriateMagical: factor,
    townHall: factor,
  }),
  explore: cost,
  hallow: cost,
  build: v.strictObject({ cardsDrawn: whole(1, 20) }),
  templeAlchemy: v.strictObject({
    at: anyBuilding,
    catalyst: basic,
    limitPerStat: amount,
    resources: list(basic),
  }),
  advancedAlchemy: exchange,
  mineAlchemy: exchange,
  statue: v.strictObject({ at: anyBuilding, pieces: from(1), cost: amounts, costOnMagicalTile: amounts }),
  rollCall: v.strictObject({ at: anyBuilding }),
  merchant: v.strictObject({ at: anyBuilding, give: from(1), receive: amount, resources: list(basic) }),
  trade: v.strictObject({ needsCharacterAt: anyBuilding, give: amounts, receive: amount, resources: list(basic) }),
  judgementDecks: byId(deckShape),
});
