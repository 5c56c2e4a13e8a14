import type { Game } from '@rulewright/core';
import type { Facts } from '../match/table.js';
import type { Eld } from '../vocabulary/index.js';
import { movementProposal } from './proposal.js';

/** The functions that judge and find routes, places and directions. */
export const movementProposals = (facts: Facts): NonNullable<Game<Eld>['proposals']> => ({
  movement: movementProposal(facts),
});
