import type { Game } from '@rulewright/core';
import type { Facts } from '../match/table.js';
import type { Sfi } from '../vocabulary/index.js';
import { armyProposal } from './army/present.js';
import { deployModelsProposal } from './deployment/proposal.js';
import { elementShiftProposal } from './scenarios/shift.js';
import { terrainPlaceProposal } from './terrain/proposal.js';

/** The proposals of set-up: army lists, and places on the table. */
export const setUpProposals = (facts: Facts): NonNullable<Game<Sfi>['proposals']> => ({
  army: armyProposal(facts),
  elementShift: elementShiftProposal(facts),
  terrainPlace: terrainPlaceProposal(facts),
  deployModels: deployModelsProposal(facts),
});
