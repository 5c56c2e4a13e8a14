import { type Procedure, procedure, step } from '@rulewright/core';
import { surprise } from '../../attacks/surprise-attack.js';
import { applyTogether } from '../../effects/apply-together.js';
import { settleThrown } from '../../items/thrown.js';
import { repelSpirits } from '../../magic/warding.js';
import { makeEndMoves } from '../../movement/end-moves/end-moves.js';
import { resolveFalls } from '../../movement/falls/falls.js';
import { knockBack } from '../../movement/pushed/knockback.js';
import { addRetreat } from '../../skills/retreat.js';
import { fellModels } from '../../states/zero-hp.js';
import { provide } from '../../upgrades/hyperias-providence.js';
import type { Eld, Resolution } from '../../vocabulary/index.js';
import { resolveActions } from './actions.js';
import { rollCasts } from './assist.js';
import { rollAttacks } from './attack-rolls.js';
import { checkAtEnd } from './checks.js';
import { rollAllDamage } from './damage.js';
import { fixAllHits } from './hits.js';
import { collectAll } from './modifiers.js';
import { checkRequirements } from './requirements.js';
import { rotateHit } from './rotation.js';

/** The stages of the Resolution step (ELD-ACT-019). */
export const resolutionProcedure: Procedure<Eld, Resolution> = /* @__PURE__ */ procedure<Eld, Resolution>(
  'resolution',
  [
    step('ELD-ACT-020', 'check requirements', checkRequirements),
    step('ELD-TRAIT-057', 'surprise', surprise),
    step('ELD-MOD-002', 'collect modifiers', collectAll),
    step('ELD-UPGRADE-040', "roll against Hyperia's Providence", provide),
    step('ELD-ACTION-010', 'roll for Assists', rollCasts),
    step('ELD-ACTION-004', 'carry out other actions', resolveActions),
    step('ELD-ACT-017', 'roll for Attacks and Dodges', rollAttacks),
    step('ELD-DEF-007', 'fix Hits', fixAllHits),
    step('ELD-ROLL-008', 'roll for damage', rollAllDamage),
    step('ELD-ACT-018', 'apply Wounds and states', applyTogether),
    step('ELD-TRAIT-038', 'knock back', knockBack),
    step('ELD-LOS-010', 'turn models that were hit', rotateHit),
    step('ELD-SKILL-028', 'retreat', addRetreat),
    step('ELD-ACTION-019', 'make end moves', makeEndMoves),
    step('ELD-SPELLCRAFT-016', 'repel Spirits', repelSpirits),
    step('ELD-FALL-007', 'roll for falls', resolveFalls),
    step('ELD-STATE-044', 'models at 0 HP', fellModels),
    step('ELD-TRAIT-066', 'leave and recover thrown Items', settleThrown),
    step('ELD-STATE-023', 'check Engaged and morale', checkAtEnd),
  ],
);
