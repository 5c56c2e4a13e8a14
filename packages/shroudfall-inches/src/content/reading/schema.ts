import { byId, id, maybe, type Read, set, text, word, yes } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { ContentPack, Faction, Manifestation } from '../../vocabulary/pack.js';
import { armyShape } from './schema-army.js';
import { someEffects } from './schema-effect.js';
import { fragmentsShape } from './schema-fragment.js';
import { scenarioCard } from './schema-scenario.js';
import { terrainCard } from './schema-terrain.js';
import { unit } from './schema-unit.js';
import { base, byColour, inches, keyword } from './schema-words.js';

/*
 * The shape of content, field by field. Contradictions between fields are in `pack-problem.ts`.
 */

const flag = v.boolean('not-true-or-false');

const faction: Read<Faction> = v.strictObject({
  name: text,
  source: text,
  keyword,
  use: maybe(v.strictObject({ cost: byColour, range: inches, onlyOnOwnActivation: flag, oncePerActivation: flag })),
});

/** The card of a manifestation. */
export const manifestation: Read<Manifestation> = v.strictObject({
  name: text,
  source: text,
  base,
  reach: inches,
  on: set(word(['entered', 'completed'], 'unknown-occasion'), 1),
  obscuring: maybe(yes),
  lasts: maybe(v.literal('game', 'unknown-end')),
  effects: someEffects,
});

/** The shape of a content pack. */
export const packShape: Read<ContentPack> = v.strictObject({
  id,
  version: text,
  factions: byId(faction),
  units: byId(unit),
  manifestations: byId(manifestation),
  terrain: byId(terrainCard),
  scenarios: byId(scenarioCard),
  armies: byId(armyShape),
  fragments: fragmentsShape,
});
