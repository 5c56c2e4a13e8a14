import { type Procedure, procedure, step } from '@rulewright/core';
import type { SettingUp, Sfi } from '../vocabulary/index.js';
import { presentArmies } from './army/present.js';
import { deployUnits } from './deployment/deploy.js';
import { declareLeadership } from './leadership.js';
import { chooseEdges } from './rights/edges.js';
import { rollForRights, takeRights } from './rights/rights.js';
import { drawScenarios, replaceScenario } from './scenarios/draw.js';
import { setUpElements } from './scenarios/elements.js';
import { vetoScenarios } from './scenarios/veto.js';
import { placeTerrain } from './terrain/place.js';

/** Everything before the first round, in the order of the chart. The state keeps the step that is going on. */
export const setUpProcedure: Procedure<Sfi, SettingUp> = procedure('set-up', [
  step('SFI-SETUP-001', 'present army lists', presentArmies),
  step('SFI-SETUP-002', 'roll off', rollForRights),
  step('SFI-SETUP-003', 'choose rights', takeRights),
  step('SFI-SETUP-005', 'veto scenarios', vetoScenarios),
  step('SFI-SETUP-006', 'draw scenarios', drawScenarios),
  step('SFI-SETUP-007', 'replace a scenario drawn twice', replaceScenario),
  step('SFI-SETUP-009', 'choose table edges', chooseEdges),
  step('SFI-SETUP-008', 'set up scenario elements', setUpElements),
  step('SFI-SETUP-010', 'place terrain', placeTerrain),
  step('SFI-LEADER-002', 'declare leadership abilities', declareLeadership),
  step('SFI-DEPLOY-001', 'deploy units', deployUnits),
]);
