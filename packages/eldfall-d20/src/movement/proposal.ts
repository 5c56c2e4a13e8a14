import type { Proposal } from '@rulewright/core';
import { modelNamed } from '../match/lookups.js';
import type { Facts } from '../match/table.js';
import { tableAsked } from '../match/table.js';
import type { Eld, Model, Table } from '../vocabulary/index.js';
import { drawnMovement, nearestMovement, suggestedMovements } from './find.js';
import { judgeAnswer } from './judge.js';
import { reachRegion } from './region.js';

type Asked = Parameters<Proposal<Eld, 'movement'>['check']>[0];

/** Judges and finds the answers to the question about the movement of the activated model (ELD-MOVE-002). */
export const movementProposal = (facts: Facts): Proposal<Eld, 'movement'> => {
  const moverIn = (asked: Asked): { readonly table: Table; readonly model: Model | undefined } => {
    const table = tableAsked(facts, asked);
    return { table, model: modelNamed(table.state, asked.parameters.model) };
  };
  return {
    check(asked, choice) {
      const { table, model } = moverIn(asked);
      return model ? judgeAnswer(table, model, choice).refusal : { code: 'gone', path: 'choice' };
    },
    sample(asked, below) {
      const { table, model } = moverIn(asked);
      return model && drawnMovement(table, model, below);
    },
    suggest(asked, most) {
      const { table, model } = moverIn(asked);
      return model ? suggestedMovements(table, model, most) : [];
    },
    nearest(asked, wish) {
      const { table, model } = moverIn(asked);
      return model && nearestMovement(table, model, wish);
    },
    region(asked) {
      const { table, model } = moverIn(asked);
      return model ? reachRegion(table, model) : [];
    },
  };
};
