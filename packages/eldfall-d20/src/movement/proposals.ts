import type { Game } from '@rulewright/core';
import type { Facts } from '../match/table.js';
import type { Eld } from '../vocabulary/index.js';
import { endMoveProposal } from './end-moves/proposal.js';
import { placeProposal } from './placed/proposal.js';
import { movementProposal } from './proposal.js';
import { pushProposal } from './pushed/proposal.js';
import { turnToProposal } from './turn-to.js';

/** The functions that judge and find routes, places and directions. */
export const movementProposals = (facts: Facts): NonNullable<Game<Eld>['proposals']> => ({
  movement: movementProposal(facts),
  endMove: endMoveProposal(facts),
  place: placeProposal(facts),
  push: pushProposal(facts),
  turnTo: turnToProposal(facts),
});
