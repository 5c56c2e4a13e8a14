import type { Game } from '@rulewright/core';
import type { Facts } from '../match/table.js';
import type { Eld } from '../vocabulary/index.js';
import { aimProposal } from './aim-proposal.js';
import { momentProposal } from './moment-proposal.js';

/** The functions that judge and find aims with templates, and points of the route. */
export const actionProposals = (facts: Facts): NonNullable<Game<Eld>['proposals']> => ({
  aim: aimProposal(facts),
  moment: momentProposal(facts),
});
