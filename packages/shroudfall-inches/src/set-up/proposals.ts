import type { Game } from '@rulewright/core';
import type { Sfi, SfiGame } from '../vocabulary/index.js';
import { armyProposal } from './army/present.js';
import { deployModelsProposal } from './deployment/proposal.js';
import { elementShiftProposal } from './scenarios/shift.js';
import { terrainPlaceProposal } from './terrain/proposal.js';

/** The proposals of set-up: army lists, and places on the table. */
export const setUpProposals = (game: Pick<SfiGame, 'pack' | 'edition'>): NonNullable<Game<Sfi>['proposals']> => ({
  army: armyProposal(game),
  elementShift: elementShiftProposal(game),
  terrainPlace: terrainPlaceProposal(game),
  deployModels: deployModelsProposal(game),
});
