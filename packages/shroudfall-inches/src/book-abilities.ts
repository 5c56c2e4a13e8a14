import type { Ability } from '@rulewright/core';
import { manifestationAbilities } from './reaches/manifestations.js';
import { terrainAbilities } from './reaches/terrain-harm.js';
import type { Sfi } from './vocabulary/index.js';

/** The rules of the book that act in windows, as abilities in code: every game has them. */
export const bookAbilities: readonly Ability<Sfi>[] = /* @__PURE__ */ ((): readonly Ability<Sfi>[] => [
  ...terrainAbilities,
  ...manifestationAbilities,
])();
