import { tableOf } from '../../../match/table.js';
import type { Op } from '../../../vocabulary/effect-op.js';
import { playerFor } from '../whom.js';

/** The control token of the player of the effect goes onto the scenario element, in the place of another. */
export const control: Op<'control'> = (turn, _, cause) => {
  const player = playerFor(turn, cause);
  const element = tableOf(turn).state.elements.find(({ id }) => id === cause.source);
  if (!element || element.control === player) return;
  turn.emit({ type: 'ControlTokenPlaced', player, element: element.id }, 'SFI-SCENARIO-015');
};

/** Victory points for the player of the effect. */
export const victoryPoints: Op<'victoryPoints'> = (turn, { amount: points }, cause) =>
  turn.emit({ type: 'PointsScored', player: playerFor(turn, cause), points, why: cause.source }, cause.rule);
