import type { EffectOps } from '../../../vocabulary/effect-op.js';
import { manifestation, summon } from './arrivals.js';
import { attack } from './attacks.js';
import { change } from './changes.js';
import { condition, removeCondition } from './conditions.js';
import { essence, takeEssence } from './essence.js';
import { action, choose, code } from './flow.js';
import { damage, damageRoll, heal } from './harm.js';
import { hitRoll, redirect } from './hits.js';
import { move, place, push } from './movement.js';
import { control, victoryPoints } from './scenario.js';

/** The function for each kind of effect. */
export const effectOps: EffectOps = {
  attack,
  hitRoll,
  redirect,
  damageRoll,
  damage,
  heal,
  condition,
  removeCondition,
  place,
  push,
  move,
  modify: change,
  set: change,
  setMOV: change,
  dice: change,
  grant: change,
  infuse: change,
  // Re-rolls are made in the windows of rolls, which ask the cards themselves (SFI-REROLL-001).
  reroll: () => undefined,
  essence,
  takeEssence,
  manifestation,
  summon,
  action,
  control,
  victoryPoints,
  choose,
  code,
};
