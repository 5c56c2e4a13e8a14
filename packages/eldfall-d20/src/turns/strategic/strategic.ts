import { type Procedure, procedure, step } from '@rulewright/core';
import { offerAlliances } from '../../alliances/offer.js';
import { restoreConsumables } from '../../classes/alchemist.js';
import { hastenedMoves } from '../../magic/hasten.js';
import { applyDefault } from '../../stratagems/play.js';
import { gainLuck } from '../../upgrades/lucky-charm.js';
import type { Eld, Going } from '../../vocabulary/index.js';
import { strategicAbilities } from './abilities.js';
import { beginningOfTurn, endOfEffects, endOfSchemes } from './begin.js';
import { restOfRolls } from './mandatory.js';
import { recovery } from './recover.js';

/** The Strategic phase: first effects end, then abilities and rolls follow in any order (ELD-STATE-005). */
export const strategicProcedure: Procedure<Eld, Going> = /* @__PURE__ */ procedure<Eld, Going>('strategic', [
  beginningOfTurn,
  step('ELD-QUEST-014', 'alliances', offerAlliances),
  endOfSchemes,
  step('ELD-SPELLCRAFT-040', 'hastened models', hastenedMoves),
  endOfEffects,
  step('ELD-CLASS-002', 'Alchemists', restoreConsumables),
  step('ELD-UPGRADE-017', 'Luck', gainLuck),
  strategicAbilities,
  step('ELD-STRATAGEM-009', 'default Stratagem', applyDefault),
  restOfRolls,
  recovery,
]);
