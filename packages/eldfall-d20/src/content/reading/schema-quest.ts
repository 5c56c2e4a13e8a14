import { byName, flag, id, list, maybe, type Read, set, text, whole, word, yes } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { FieldCard, SceneryCard } from '../../vocabulary/pack.js';
import {
  bands,
  type Quest,
  type QuestHostile,
  type QuestPlace,
  type Respawn,
  type Scheme,
} from '../../vocabulary/quest.js';
import { inches, named, numberName } from './schema-words.js';

/*
 * The shape of Schemes, Quests and fields.
 */

/** A Scheme. */
export const scheme: Read<Scheme> = v.strictObject({
  ...named,
  timing: word(['at-once', 'revealed', 'end-of-game'], 'unknown-timing'),
  points: whole(1, 100),
  most: v.nullable(whole(1, 100)),
  code: text,
});

const band = word(bands, 'unknown-band');
const far = inches(-48, 48);
const pair: Read<[number, number]> = v.strictTuple([far, far]);
const place: Read<QuestPlace> = v.lazy(
  (given): Read<QuestPlace> => (typeof given === 'string' ? v.literal('far-edge', 'bad-place') : pair),
);
const direction: Read<[number, number]> = v.pipe(
  pair,
  v.check(([x, y]) => x !== 0 || y !== 0, 'nothing'),
);

const facing: Read<NonNullable<QuestHostile['facing']>> = v.lazy(
  (given): Read<NonNullable<QuestHostile['facing']>> =>
    Array.isArray(given) ? direction : v.strictObject({ zoneOf: whole(0, 3) }),
);

const hostile: Read<QuestHostile> = v.strictObject({
  tier: whole(1, 5),
  profile: maybe(id),
  trait: maybe(text),
  at: place,
  facing: maybe(facing),
  boss: maybe(id),
  bands: maybe(set(band, 1)),
});

const respawn: Read<Respawn> = v.strictObject({
  tier: whole(1, 5),
  when: word(['next-hostiles-turn', 'end-of-turn'], 'unknown-time'),
  once: maybe(yes),
});
const respawns = maybe(list(respawn, 0, 10));

type Given = Exclude<Quest['with'], undefined>[string];
const given: Read<Given> = v.lazy((value): Read<Given> => {
  if (Array.isArray(value)) return list(text, 0, 100);
  return typeof value === 'string' ? text : whole(-1000, 1000);
});

/** A Quest. */
export const quest: Read<Quest> = v.strictObject({
  ...named,
  players: v.pipe(
    v.strictObject({ min: whole(1, 4), max: whole(1, 4) }),
    v.check(({ min, max }) => min <= max, 'bad-range'),
  ),
  zones: word(['opposite', 'shared'], 'unknown-zones'),
  schemes: flag,
  most: whole(1, 1000),
  alliance: flag,
  morale: flag,
  duels: flag,
  gameSize: maybe(whole(1, 1000)),
  upgrades: maybe(whole(0, 100)),
  after: maybe(id),
  hostiles: list(hostile, 0, 50),
  respawn: maybe(v.strictObject({ low: respawns, default: respawns, high: respawns, highest: respawns })),
  things: list(
    v.strictObject({
      kind: id,
      at: place,
      radius: whole(1, 500),
      height: whole(0, 500),
      hp: maybe(whole(1, 100)),
      armor: maybe(whole(0, 100)),
      target: maybe(yes),
      holds: maybe(list(id, 0, 20)),
    }),
    0,
    50,
  ),
  environment: maybe(text),
  rewards: byName(numberName, whole(-100, 100)),
  code: text,
  with: maybe(byName(numberName, given)),
});

const across = inches(0, 96);
const height = inches(0, 40);

const scenery: Read<SceneryCard> = v.strictObject({
  id,
  parts: list(
    v.strictObject({
      outline: list(v.strictTuple([across, across]), 3, 64),
      base: maybe(height),
      top: v.nullable(height),
    }),
    1,
    20,
  ),
  kind: maybe(word(['solid', 'ladder', 'narrow'], 'unknown-kind')),
  cover: maybe(word(['light', 'heavy'], 'unknown-cover')),
});

/** A field. */
export const field: Read<FieldCard> = v.strictObject({
  name: text,
  width: whole(12, 96),
  depth: whole(12, 96),
  scenery: list(scenery, 0, 100),
});
