import type { Game } from '@rulewright/core';
import type { Sfi } from '../vocabulary/index.js';
import { moveProposal } from './move/proposal.js';
import { placeProposal } from './place/proposal.js';
import { pushProposal } from './push/proposal.js';
import type { Facts } from './wishes.js';

/** The functions that judge and find the answers to moves, places and pushes. */
export const movementProposals = (facts: Facts): NonNullable<Game<Sfi>['proposals']> => ({
  move: moveProposal(facts),
  place: placeProposal(facts),
  push: pushProposal(facts),
});
