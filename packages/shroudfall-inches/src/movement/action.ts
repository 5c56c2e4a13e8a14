import { decide, type Turn } from '@rulewright/core';
import { playerOf } from '../match/lookups.js';
import { completeAction } from '../reaches/reaches.js';
import { openAt } from '../timing/windows.js';
import { isThere } from '../units/leaving/destroy.js';
import type { ActionRules, Sfi } from '../vocabulary/index.js';
import { etherealMove, mayMoveEthereally } from './ethereal.js';
import { moveModel } from './move.js';
import { nextToMove } from './next-to-move.js';

/** True until the first model has had its part in the action that is being taken. */
const isNobodyDone = ({ state }: Turn<Sfi>): boolean => state.activation?.actions.at(-1)?.done.length === 0;

/**
 * The move action: each model may make one move with the unit's MOV, one after another. After the last one, "unit ends a move"
 * resolves, and the checks of coherency and of the second move action follow (SFI-MOVE-025).
 */
export const move: ActionRules = {
  rule: 'SFI-ACTION-006',
  *next(turn, unit) {
    if (isNobodyDone(turn) && mayMoveEthereally(turn, unit)) {
      const by = playerOf(turn.state, unit);
      const about = { passive: 'ethereal' };
      const options = [false, true];
      if (yield* decide(turn, { by, kind: 'confirm', rule: 'SFI-PASSIVE-012', options, about })) {
        return yield* etherealMove(turn, unit);
      }
    }
    do {
      const model = yield* nextToMove(turn, unit);
      if (model === undefined) {
        if (isThere(turn, unit)) yield* openAt(turn, 'unit-ends-move', { of: unit });
        return 'done';
      }
      const by = playerOf(turn.state, unit);
      // A model that stays where it is has had its part as well.
      if (!(yield* moveModel(turn, { model, tool: 'MOV', inAction: true, by }))) yield* completeAction(turn, model);
      // A model that is destroyed by its move never counts as done; the action continues without asking about Ethereal again.
    } while (isNobodyDone(turn));
    return 'more';
  },
};
