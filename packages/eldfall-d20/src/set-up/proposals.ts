import type { Game } from '@rulewright/core';
import type { Facts } from '../match/table.js';
import { partyProposal } from '../parties/proposal.js';
import type { Eld } from '../vocabulary/index.js';
import { deployProposal } from './deployment/proposal.js';

/** The functions that judge and find party lists and deployments. */
export const setUpProposals = (facts: Facts): NonNullable<Game<Eld>['proposals']> => ({
  party: partyProposal(facts),
  deploy: deployProposal(facts),
});
