import type { Game } from '@rulewright/core';
import type { GameFacts } from '../../vocabulary/edition.js';
import type { Jhx } from '../../vocabulary/index.js';
import { cellProposal } from './cell.js';
import { deployProposal } from './deploy.js';
import { directionProposal } from './direction.js';
import { stepProposal } from './step.js';

/** The functions that judge and find the answers which cannot be listed on a table in inches. */
export const v11Proposals = (facts: GameFacts): NonNullable<Game<Jhx>['proposals']> => ({
  cell: cellProposal(facts),
  deploy: deployProposal(facts),
  direction: directionProposal(facts),
  step: stepProposal(facts),
});
