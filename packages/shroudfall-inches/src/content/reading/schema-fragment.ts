import { byId, id, list, maybe, type Read, set, text, whole, word } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type {
  Fragments,
  FragmentWeapon,
  NamedFragment,
  TerrainFragment,
  UnitFragment,
} from '../../vocabulary/fragment.js';
import { unitGaps } from '../fragments/gaps.js';
import { fragmentAbility } from './schema-ability.js';
import { commonPassive } from './schema-effect.js';
import { terrainKeyword } from './schema-terrain.js';
import { hits } from './schema-unit.js';
import { attackShape, attackType, base, byColour, inches, keyword, pool, tool } from './schema-words.js';

const value = maybe(whole(1, 100));
const known = maybe(list(text, 1, 20));

const weapon: Read<FragmentWeapon> = v.strictObject({
  id,
  name: text,
  type: attackType,
  shape: maybe(attackShape),
  range: maybe(inches),
  damage: maybe(pool),
});

const unit: Read<UnitFragment> = v.strictObject({
  name: text,
  source: text,
  missing: set(word(unitGaps, 'unknown-gap'), 1),
  faction: maybe(text),
  keywords: maybe(set(keyword)),
  points: maybe(whole(0, 1000)),
  models: maybe(whole(1, 20)),
  mov: maybe(tool),
  def: value,
  arm: value,
  hp: value,
  base: maybe(base),
  hits: maybe(hits),
  weapons: maybe(list(weapon, 0, 10)),
  essence: maybe(byColour),
  passives: maybe(list(commonPassive, 0, 20)),
  abilities: maybe(list(fragmentAbility, 0, 20)),
  known,
});

const terrain: Read<TerrainFragment> = v.strictObject({
  name: text,
  source: text,
  missing: set(word(['points', 'pieces', 'footprints', 'type', 'bonuses', 'keywords'], 'unknown-gap'), 1),
  points: maybe(whole(0, 1000)),
  main: maybe(list(text, 1, 5)),
  side: maybe(list(text, 0, 10)),
  type: maybe(word(['area', 'linear'], 'unknown-type')),
  def: maybe(whole(0, 20)),
  arm: maybe(whole(0, 20)),
  keywords: maybe(list(terrainKeyword, 0, 20)),
  known,
});

const named: Read<NamedFragment> = v.strictObject({
  name: text,
  source: text,
  missing: set(word(['vp', 'elements', 'abilities', 'scoring', 'keyword', 'units', 'card'], 'unknown-gap'), 1),
  keyword: maybe(keyword),
  known,
});

/** The shape of the fragments of a pack. */
export const fragmentsShape: Read<Fragments> = v.strictObject({
  factions: byId(named),
  units: byId(unit),
  terrain: byId(terrain),
  scenarios: byId(named),
});
