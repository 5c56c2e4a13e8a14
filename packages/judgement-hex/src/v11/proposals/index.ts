import type { Game, Kind, Proposal } from '@rulewright/core';
import { INCH } from '../../ground/inches/measure/distance.js';
import { turnedOver } from '../../ground/inches/measure/picture.js';
import { mapOf } from '../../match/table.js';
import type { GameFacts } from '../../vocabulary/edition.js';
import type { Jhx } from '../../vocabulary/index.js';
import { cellProposal } from './cell.js';
import { deployProposal } from './deploy.js';
import { directionProposal } from './direction.js';
import { stepProposal } from './step.js';

/** A proposal whose region is a shape of the picture, as clients draw it: a picture counts downwards, and a table upwards. */
const pictured = <K extends Kind<Jhx>>(facts: GameFacts, proposal: Proposal<Jhx, K>): Proposal<Jhx, K> => ({
  ...proposal,
  region(asked) {
    const map = mapOf({ maps: facts.maps, state: asked.state });
    const shapes = proposal.region?.(asked) ?? [];
    return 'table' in map ? turnedOver(Math.round(map.table.height * INCH), shapes) : shapes;
  },
});

/** The functions that judge and find the answers which cannot be listed on a table in inches. */
export const v11Proposals = (facts: GameFacts): NonNullable<Game<Jhx>['proposals']> => ({
  cell: pictured(facts, cellProposal(facts)),
  deploy: pictured(facts, deployProposal(facts)),
  direction: pictured(facts, directionProposal(facts)),
  step: pictured(facts, stepProposal(facts)),
});
