import { id, list, maybe, object, type Read, set, text, whole } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { HitValues, Unit, Weapon } from '../../vocabulary/pack.js';
import { ability } from './schema-ability.js';
import { commonPassive } from './schema-effect.js';
import { attackShape, attackType, base, byColour, inches, keyword, pool, tool } from './schema-words.js';

const value = whole(1, 100);

/** A weapon profile. */
export const weapon: Read<Weapon> = v.strictObject({
  id,
  name: text,
  type: attackType,
  shape: attackShape,
  range: inches,
  damage: pool,
});

/** The dice for hit rolls by type. */
export const hits: Read<HitValues> = v.pipe(
  object,
  v.strictObject({ melee: maybe(pool), ranged: maybe(pool), arcane: maybe(pool) }),
);

/** A unit card. */
export const unit: Read<Unit> = v.strictObject({
  name: text,
  source: text,
  keywords: set(keyword, 1),
  points: whole(0, 1000),
  models: whole(1, 20),
  mov: tool,
  def: value,
  arm: value,
  hp: value,
  base,
  hits,
  weapons: list(weapon, 0, 10),
  essence: byColour,
  passives: list(commonPassive, 0, 20),
  abilities: list(ability, 0, 20),
});
