import { perform } from '@rulewright/core';
import { isOver } from '../end/ending.js';
import { proceduresOf } from '../match/procedures.js';
import { characterOf, roleOf } from '../match/village.js';
import { emptyNeighbours } from '../move/squares.js';
import { cannotPay, changeOf } from '../turn/payment.js';
import type { ChoiceOf, TurnAction } from '../vocabulary/turn-action.js';

/**
 * A character that has not moved may explore from any tile with an empty square beside it, while there are tiles, at
 * one price for every role (JOG-EXP-002). The Gatherer draws at most two tiles, and may draw only one.
 */
export const explore: TurnAction<ChoiceOf<'explore'>> = {
  read: ({ draw }) => (Number.isSafeInteger(draw) ? { do: 'explore', draw: draw as number } : undefined),
  candidates: ({ pack }, actor) => {
    const most = roleOf(pack, actor).explore?.draw ?? 1;
    return Array.from({ length: most }, (_, i) => ({ do: 'explore', draw: most - i }));
  },
  whyNot: (table, actor, { draw }) => {
    const { pack, state } = table;
    const tiles = state.decks.terrain.cards.length;
    if (state.moved) return { code: 'already-moved', rule: 'JOG-EXP-001' };
    if (tiles === 0) return { code: 'no-tiles-left', rule: 'JOG-EXP-003' };
    if (emptyNeighbours(state, characterOf(state, actor).at).length === 0) {
      return { code: 'no-empty-square', rule: 'JOG-EXP-003' };
    }
    if (draw < 1 || draw > (roleOf(pack, actor).explore?.draw ?? 1))
      return { code: 'too-many-tiles', rule: 'JOG-CHAR-009' };
    if (draw > tiles) return { code: 'too-few-tiles-left', rule: 'JOG-CHAR-010' };
    return cannotPay(table, pack.explore.cost);
  },
  price: ({ pack }) => changeOf(pack.explore.cost),
  perform: (turn, acting, { draw }) => perform(turn, proceduresOf(turn).explore, { ...acting, draw }, isOver),
};
