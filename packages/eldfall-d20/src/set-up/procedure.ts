import { type Procedure, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { beginWithCreatures } from '../magic/conjure/begin.js';
import { faceZones } from '../quests/facing.js';
import type { Eld, Going } from '../vocabulary/index.js';
import { deployModels } from './deployment/deploy.js';
import { equipModels } from './deployment/equip.js';
import { layField } from './field.js';
import { chooseOrder, initiativeCheck, takeRights } from './initiative.js';
import { presentParties, revealParties } from './parties.js';
import { beginQuest, bringQuest, drawAllSchemes, prepare } from './quest.js';
import { choosePosition } from './zones.js';

/** The Initiative Check, and what its results give: zones first, then the turn order (ELD-SETUP-004 to ELD-SETUP-008). */
function* initiative(turn: Turn<Eld>): Rule {
  const results = yield* initiativeCheck(turn);
  const { position, order } = yield* takeRights(turn, results);
  yield* choosePosition(turn, position);
  const [by] = order;
  if (by !== undefined) yield* chooseOrder(turn, by, results);
}

/**
 * Everything before the first round, in the order of the book (ELD-SETUP-001). Format and measuring mode are options,
 * so they are fixed before (ELD-SETUP-016).
 */
export const setUpProcedure: Procedure<Eld, Going> = procedure('set-up', [
  step('ELD-SETUP-002', 'begin the Quest', beginQuest),
  step('ELD-PARTY-009', 'present parties', presentParties),
  step('ELD-SETUP-003', 'lay the field', layField),
  step('ELD-SETUP-002', 'bring the Quest', bringQuest),
  step('ELD-QUEST-054', 'prepare', prepare),
  step('ELD-SCHEME-004', 'draw Schemes', drawAllSchemes),
  step('ELD-SETUP-004', 'Initiative', initiative),
  step('ELD-QUEST-009', 'face the zones', faceZones),
  step('ELD-SETUP-010', 'deploy models', deployModels),
  step('ELD-SETUP-013', 'reveal parties', revealParties),
  step('ELD-CLASS-022', 'Summoners', beginWithCreatures),
  step('ELD-ITEM-003', 'equip models', equipModels),
]);
