import type { Proposal, Refusal } from '@rulewright/core';
import { outlineOf } from '@rulewright/core/inches';
import type { MoveChoice, Sfi } from '../../vocabulary/index.js';
import { type Facts, wishedPoint } from '../wishes.js';
import { drawnMove, nearestMove, suggestedMoves } from './find.js';
import { judgeMove } from './judge.js';
import { type Mover, moverOf } from './mover.js';

/** Judges and finds the answers to the question about a move (SFI-MOVE-029). */
export const moveProposal = ({ pack, numbers }: Facts): Proposal<Sfi, 'move'> => {
  type Asked = Parameters<Proposal<Sfi, 'move'>['check']>[0];
  const moverIn = ({ state, setup, parameters }: Asked): Mover | undefined =>
    moverOf({ pack, numbers, options: setup.options, state }, parameters);
  const gone: Refusal = { code: 'cannot-move', path: 'choice' };
  return {
    check(asked, choice) {
      if (choice === 'stay') return undefined;
      const mover = moverIn(asked);
      return mover ? judgeMove(mover, choice).refusal : gone;
    },
    sample(asked, below) {
      const mover = moverIn(asked);
      return (mover && drawnMove(mover, below)) ?? 'stay';
    },
    suggest(asked, most) {
      const mover = moverIn(asked);
      const found: (MoveChoice | 'stay')[] = mover ? [...suggestedMoves(mover, most)] : [];
      return found.length < most ? [...found, 'stay'] : found;
    },
    nearest(asked, wish) {
      const mover = moverIn(asked);
      if (wish === 'stay' || !mover) return 'stay';
      const judged = judgeMove(mover, wish);
      if (!judged.refusal) return judged.move;
      const point = wishedPoint(mover.table, wish);
      return point && (nearestMove(mover, point) ?? 'stay');
    },
    region(asked) {
      const mover = moverIn(asked);
      return mover ? outlineOf(mover.rulesOf(mover.longest).region) : [];
    },
  };
};
