import type { Ability } from '@rulewright/core';
import { whirlwindAttacks } from './abilities/book/whirlwind-dance.js';
import { backswing } from './attack/backswing.js';
import { burning } from './conditions/burning.js';
import { regeneration } from './harm/regeneration.js';
import { reposition } from './movement/place/reposition.js';
import { manifestationAbilities } from './reaches/manifestations.js';
import { terrainAbilities } from './reaches/terrain-harm.js';
import type { Sfi } from './vocabulary/index.js';

/** The rules of the book that act in windows, as abilities in code: every game has them. */
export const bookAbilities: readonly Ability<Sfi>[] = /* @__PURE__ */ ((): readonly Ability<Sfi>[] => [
  backswing,
  burning,
  regeneration,
  ...terrainAbilities,
  ...manifestationAbilities,
  reposition,
  whirlwindAttacks,
])();
