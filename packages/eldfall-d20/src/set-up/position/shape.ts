import {
  byName,
  flag,
  list,
  maybe,
  name,
  type Read,
  set,
  text,
  whole,
  word,
  yes,
} from '@rulewright/core/content/fields';
import * as v from 'valibot';
import { changes, until } from '../../content/reading/schema-effect.js';
import { state as stateId } from '../../content/reading/schema-words.js';
import type { EldState } from '../../vocabulary/index.js';
import { phases, sequenceSteps } from '../../vocabulary/words.js';
import { action, direction, fall, length, movement, place, reaction } from './declared-shape.js';

/*
 * The shape of a position, field by field, with limits within which a match stays playable. Contradictions between the fields are found in
 * `check.ts`.
 */

/** A count so small that sums over a whole match stay exact. */
const count = whole(0, 1_000_000);
const points = whole(-1_000_000, 1_000_000);
const nobody = v.nullable(name);
const polygon = v.strictObject({ corners: list(v.strictObject({ x: length, y: length }), 3, 64) });
const counters = byName(name, points);

const stage = v.variant(
  'name',
  [
    v.strictObject({ name: v.literal('set-up'), step: v.string('not-a-text') }),
    v.strictObject({
      name: v.literal('turn'),
      active: nobody,
      phase: word(phases, 'unknown-phase'),
      step: v.string('not-a-text'),
    }),
  ],
  'unknown-stage',
);

const partyList = v.strictObject({
  faction: name,
  models: list(v.strictObject({ profile: name }), 0, 100),
  upgrades: list(name, 0, 100),
  leader: whole(0, 99),
});

const party = v.strictObject({
  player: name,
  list: v.nullable(partyList),
  revealed: flag,
  leader: nobody,
  upgrades: list(name, 0, 100),
  zone: v.nullable(polygon),
  schemes: list(name, 0, 100),
  open: list(v.strictObject({ scheme: name, points, since: v.nullable(count), about: maybe(name) }), 0, 100),
  points,
  original: whole(0, 100),
  broken: flag,
});

const carried = v.strictObject({ item: name, quantity: whole(0, 1000), acquired: flag, found: maybe(yes) });
const byCard = v.nullable(v.strictObject({ by: name, spell: name }));

const model = v.strictObject({
  id: name,
  player: nobody,
  profile: name,
  where: word(['waiting', 'field', 'removed', 'left'], 'unknown-place'),
  at: place,
  facing: direction,
  onWall: flag,
  hp: whole(0, 1000),
  points: whole(0, 1000),
  states: list(
    v.strictObject({ state: stateId, until: maybe(until), by: nobody, source: text, about: maybe(list(name, 0, 200)) }),
    0,
    100,
  ),
  inventory: list(carried, 0, 100),
  equipped: list(name, 0, 100),
  upgrades: list(name, 0, 100),
  mana: whole(0, 1000),
  counters,
  original: flag,
  summoned: byCard,
  home: v.nullable(place),
});

const piece = v.strictObject({
  id: name,
  parts: list(v.strictObject({ outline: polygon, base: length, top: v.nullable(length) }), 1, 20),
  kind: word(['solid', 'ladder', 'narrow'], 'unknown-kind'),
  cover: v.nullable(word(['light', 'heavy'], 'unknown-cover')),
  placedBy: byCard,
});

const thing = v.strictObject({
  id: name,
  kind: text,
  at: place,
  radius: whole(0, 100_000),
  height: whole(0, 100_000),
  hp: v.nullable(whole(0, 1000)),
  armour: v.nullable(whole(0, 1000)),
  holds: list(carried, 0, 100),
  marks: list(text, 0, 100),
});

const ongoing = v.strictObject({
  // Effects on secret models are counted downwards (ELD-DEF-018).
  id: whole(-1_000_000, 1_000_000),
  key: text,
  source: name,
  target: name,
  until: maybe(text),
  data: v.strictObject({
    kind: word(['enchantment', 'stratagem', 'familiar', 'effect'], 'unknown-kind'),
    changes,
    ends: until,
    by: nobody,
    card: nobody,
  }),
});

const sequence = v.strictObject({
  model: name,
  step: word(sequenceSteps, 'unknown-step'),
  from: place,
  facing: direction,
  movement: v.nullable(movement),
  reactions: list(reaction, 0, 200),
  action: v.nullable(action),
  falls: maybe(list(fall, 0, 200)),
  displaced: maybe(list(v.strictObject({ model: name, from: place }), 0, 300)),
  ended: flag,
  answered: list(name, 0, 200),
});

const ofFall = { by: nobody, of: name, model: nobody, allied: maybe(yes) };
const deed = v.variant(
  'deed',
  [
    v.strictObject({ deed: v.literal('turn'), player: nobody }),
    v.strictObject({ deed: word(['sequence', 'hp-lost', 'left'], 'unknown-deed') as never, model: name }),
    v.strictObject({ deed: v.literal('moved'), model: name, forced: maybe(yes) }),
    v.strictObject({
      deed: v.literal('wound'),
      by: nobody,
      on: name,
      kind: text,
      reaction: flag,
      excess: maybe(yes),
      allied: maybe(yes),
      round: count,
      turn: nobody,
    }),
    v.strictObject({ deed: word(['incapacitated', 'dead', 'removed', 'gone'], 'unknown-deed') as never, ...ofFall }),
    v.strictObject({ deed: word(['deathblow', 'aided'], 'unknown-deed') as never, by: name, on: name }),
    v.strictObject({
      deed: v.literal('attack'),
      by: name,
      on: list(name, 0, 200),
      unseen: flag,
      extra: maybe(yes),
      turn: nobody,
    }),
    v.strictObject({
      deed: v.literal('thing'),
      thing: name,
      kind: text,
      how: word(['opened', 'destroyed', 'repaired'], 'unknown-deed'),
      by: nobody,
    }),
    v.strictObject({ deed: v.literal('broke-alliance'), player: name }),
    v.strictObject({ deed: v.literal('points'), player: name, points, why: text, allies: maybe(list(name, 1, 3)) }),
  ],
  'unknown-deed',
);

const keys = list(text, 0, 10_000);

/** Every field of a position; a missing field does not compile. */
const fields: { readonly [K in keyof EldState]: v.GenericSchema } = {
  players: set(name, 1),
  stage,
  round: count,
  order: set(name),
  deployment: word(['whole', 'alternate'], 'unknown-deployment'),
  parties: list(party, 1, 4),
  models: list(model, 0, 300),
  scenery: list(piece, 0, 200),
  things: list(thing, 0, 200),
  effects: list(ongoing, 0, 1000),
  sequence: v.nullable(sequence),
  used: v.strictObject({ sequence: keys, turn: keys, game: keys }),
  quest: v.strictObject({ card: name, marks: counters }),
  alliances: list(v.strictTuple([name, name], 'not-two'), 0, 6),
  duel: v.nullable(v.strictObject({ issuer: name, accepted: name })),
  environment: v.nullable(text),
  deeds: list(deed, 0, 100_000),
  nextId: whole(0, 1_000_000_000),
  ending: v.null('over-already'),
};

/** A position of the game. */
export const positionShape: Read<EldState> = v.strictObject(fields) as unknown as Read<EldState>;
