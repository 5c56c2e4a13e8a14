import {
  byName,
  flag,
  list,
  maybe,
  nameLike,
  object,
  type Read,
  type ReadName,
  text,
  whole,
} from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { AnyBuilding, ContentPack, Effect, JudgementDeck } from './pack.js';

/*
 * The shape of content, field by field. Messages are the codes of refusals (kebab-case). Contradictions between fields
 * are in `deck-problem.ts` and `pack-problem.ts`.
 */

/** The largest number in a pack, far below the size at which sums of a whole game lose exactness. */
const LARGEST = 1_000_000;
/** The most dice or copies that one entry may ask for, so that a pack cannot ask for endless work. */
const MOST = 1000;
/** A whole number up to the largest one. */
const from = (least: number): Read<number> => whole(least, LARGEST);
/** An id, which may have capital letters here: `lumberMill`. */
const id: ReadName = nameLike(/^[A-Za-z][A-Za-z0-9-]{0,63}$/);
/** Things by such an id. */
const byId = <T>(item: Read<T>): Read<Record<string, T>> => byName(id, item);

const basics = ['food', 'wood', 'stone', 'magic'] as const;
const buildings = ['farm', 'lumberMill', 'mine', 'temple'] as const;
const basic = v.picklist(basics, 'unknown-resource');
const anyBuilding: Read<AnyBuilding> = v.picklist([...buildings, 'townHall'], 'unknown-building');
const terrain = v.picklist(['forest', 'plains', 'mountain', 'hill', 'marsh'], 'unknown-terrain');
const amount = from(0);
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
const effects: Read<Effect[]> = list(v.lazy(() => effect));
const effect: Read<Effect> = v.variant(
  'op',
  [
    v.strictObject({
      op: v.literal('lose'),
      resource: basic,
      amount,
      perExtraCharacter: maybe(amount),
    }),
    v.strictObject({
      op: v.literal('losePerCharacter'),
      resource: basic,
      amount,
      where: v.picklist(['any', 'marsh', 'townHall', 'building'], 'unknown-place'),
    }),
    v.strictObject({ op: v.literal('loseFraction'), resource: basic, numerator: amount, denominator: from(1) }),
    v.strictObject({
      op: v.literal('losePerBuilding'),
      resource: basic,
      amount,
      building: v.picklist(['any', ...buildings], 'unknown-building'),
    }),
    v.strictObject({
      op: v.literal('gain'),
      resource: basic,
      amount,
      dice: maybe(whole(0, 100)),
    }),
    v.strictObject({
      op: v.literal('choose'),
      options: v.pipe(list(v.strictObject({ effects })), v.minLength(1, 'no-options')),
    }),
    v.strictObject({ op: v.literal('scry'), count: whole(1, 8), mayBottom: amount }),
    v.strictObject({
      op: v.literal('sendHome'),
      where: v.picklist(['any', 'marsh'], 'unknown-place'),
      to: v.literal('townHall', 'unknown-place'),
    }),
    v.strictObject({ op: v.literal('drawAgain'), count: whole(0, 100) }),
  ],
  'unknown-effect',
);

const card = v.strictObject({
  id,
  name: text,
  kind: v.picklist(['event', 'judgementDay'], 'unknown-kind'),
  count: whole(1, MOST),
  text: maybe(text),
  source: maybe(v.picklist(['rules', 'original'], 'unknown-source')),
  effects,
});

/** The shape of one judgement deck. */
export const deckShape: Read<JudgementDeck> = v.strictObject({
  source: maybe(text),
  cards: list(card),
});

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
