import { isObject } from '@rulewright/core';
import * as v from 'valibot';
import type { AnyBuilding, ContentPack, Effect, JudgementDeck } from './pack.js';

/*
 * The shape of content, field by field. Messages are the codes of refusals (kebab-case). Contradictions between fields
 * are in `deck-problem.ts` and `pack-problem.ts`.
 */

/** The largest number in a pack, far below the size at which sums of a whole game lose exactness. */
const LARGEST = 1_000_000;
/** The most dice, draws or copies that one entry may ask for, so that a pack cannot ask for endless work. */
const MOST = 1000;
const whole = (least: number, most: number = LARGEST): v.GenericSchema<unknown, number> =>
  v.pipe(
    v.number('not-a-whole-number'),
    v.integer('not-a-whole-number'),
    v.minValue(least, 'too-small'),
    v.maxValue(most, 'too-large'),
  );
const text: v.GenericSchema<unknown, string> = v.pipe(
  v.string('not-a-text'),
  v.minLength(1, 'empty'),
  v.maxLength(500, 'too-long'),
);
/** An id is also a key of plain objects, so the keys that every object has are refused. */
const id: v.GenericSchema<string, string> = v.pipe(
  v.string('not-a-text'),
  v.regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, 'bad-id'),
  v.check(name => !(name in {}), 'bad-id'),
);
const flag: v.GenericSchema<unknown, boolean> = v.boolean('not-true-or-false');

const basics = ['food', 'wood', 'stone', 'magic'] as const;
const buildings = ['farm', 'lumberMill', 'mine', 'temple'] as const;
const basic = v.picklist(basics, 'unknown-resource');
const anyBuilding: v.GenericSchema<unknown, AnyBuilding> = v.picklist([...buildings, 'townHall'], 'unknown-building');
const terrain = v.picklist(['forest', 'plains', 'mountain', 'hill', 'marsh'], 'unknown-terrain');
const amount = whole(0);
/** An object; a list, which would pass as an object without fields, is refused. */
const object = v.custom<Readonly<Record<string, unknown>>>(isObject, 'not-an-object');
const amounts = v.pipe(
  object,
  v.strictObject({
    food: v.exactOptional(amount),
    wood: v.exactOptional(amount),
    stone: v.exactOptional(amount),
    magic: v.exactOptional(amount),
    gold: v.exactOptional(amount),
  }),
);
const byId = <T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, Record<string, T>> =>
  v.pipe(object, v.record(id, item));
const list = <T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> =>
  v.pipe(v.array(item, 'not-a-list'), v.maxLength(MOST, 'too-long'));

const effects: v.GenericSchema<unknown, Effect[]> = list(v.lazy(() => effect));
const effect: v.GenericSchema<unknown, Effect> = v.variant(
  'op',
  [
    v.strictObject({
      op: v.literal('lose'),
      resource: basic,
      amount,
      perExtraCharacter: v.exactOptional(amount),
    }),
    v.strictObject({
      op: v.literal('losePerCharacter'),
      resource: basic,
      amount,
      where: v.picklist(['any', 'marsh', 'townHall', 'building'], 'unknown-place'),
    }),
    v.strictObject({ op: v.literal('loseFraction'), resource: basic, numerator: amount, denominator: whole(1) }),
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
      dice: v.exactOptional(whole(0, 100)),
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
  text: v.exactOptional(text),
  source: v.exactOptional(v.picklist(['rules', 'original'], 'unknown-source')),
  effects,
});

/** The shape of one judgement deck. */
export const deckShape: v.GenericSchema<unknown, JudgementDeck> = v.strictObject({
  source: v.exactOptional(text),
  cards: list(card),
});

const role = v.strictObject({
  name: text,
  aliases: v.exactOptional(list(text)),
  leader: flag,
  stats: v.strictObject({ food: amount, wood: amount, stone: amount, magic: amount }),
  hallow: v.exactOptional(flag),
  exclusive: v.exactOptional(list(v.literal('rollCall', 'unknown-ability'))),
  protects: v.exactOptional(v.strictObject({ resource: basic, at: anyBuilding, by: amount })),
  explore: v.exactOptional(v.strictObject({ draw: whole(1, 20) })),
});

const tile = v.strictObject({
  id,
  name: text,
  terrain: v.picklist(['forest', 'plains', 'mountain', 'hill', 'marsh', 'townHall'], 'unknown-terrain'),
  magical: flag,
  count: whole(1, MOST),
  inDeck: flag,
  buildable: flag,
  building: v.exactOptional(anyBuilding),
  onPlace: v.exactOptional(v.literal('drawJudgement', 'unknown-ability')),
  aura: v.exactOptional(v.literal('curseNeighbours', 'unknown-ability')),
});

const kindOfBuilding = v.strictObject({
  name: text,
  cards: whole(0, MOST),
  produces: v.picklist([...basics, 'all'], 'unknown-resource'),
  terrain: v.nullable(terrain),
  cost: v.nullable(amounts),
});

const factor = v.strictTuple([amount, whole(1)]);
const exchange = v.strictObject({ at: anyBuilding, give: amounts, receive: amounts });
const die = v.strictObject({ sides: whole(1, MOST) });
const cost = v.strictObject({ cost: amounts });

/** The shape of a content pack. */
export const packShape: v.GenericSchema<unknown, ContentPack> = v.strictObject({
  id,
  version: text,
  players: v.strictObject({ min: whole(1, 20), max: whole(1, 20) }),
  charactersPerPlayer: v.pipe(object, v.record(v.string(), whole(1, 20))),
  basicResources: list(basic),
  startDie: die,
  productionDie: v.strictObject({ sides: whole(1, MOST), count: whole(0, MOST), notAt: list(anyBuilding) }),
  cardDie: die,
  charactersWithoutExtra: amount,
  judgementDaysToLose: whole(1),
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
  statue: v.strictObject({ at: anyBuilding, pieces: whole(1), cost: amounts, costOnMagicalTile: amounts }),
  rollCall: v.strictObject({ at: anyBuilding }),
  merchant: v.strictObject({ at: anyBuilding, give: whole(1), receive: amount, resources: list(basic) }),
  trade: v.strictObject({ needsCharacterAt: anyBuilding, give: amounts, receive: amount, resources: list(basic) }),
  judgementDecks: byId(deckShape),
});
