import { buildingUnder, characterOf, roleOf, sameSquare, tileAt } from '../match/village.js';
import { readSquare } from '../turn/reading.js';
import type { JogTurn } from '../vocabulary/index.js';
import type { ChoiceOf, TurnAction } from '../vocabulary/turn-action.js';

/**
 * The Chieftain alone, at the Town Hall, puts one other character on any tile with a building, from anywhere and
 * without asking its player, but not where that character stands already. The other character keeps its own move.
 */
export const rollCall: TurnAction<ChoiceOf<'rollCall'>> = {
  read: ({ character, to }) => {
    const square = readSquare(to);
    return square && typeof character === 'string' ? { do: 'rollCall', character, to: square } : undefined;
  },
  candidates: ({ pack, state }, actor) => {
    if (!roleOf(pack, actor).exclusive?.includes('rollCall')) return [];
    const built = state.tiles.filter(tile => tile.building !== null);
    return state.characters
      .filter(({ role }) => role !== actor)
      .flatMap(({ role }) => built.map(({ at }) => ({ do: 'rollCall' as const, character: role, to: at })));
  },
  whyNot: ({ pack, state }, actor, { character, to }) => {
    const { at } = pack.rollCall;
    if (!roleOf(pack, actor).exclusive?.includes('rollCall')) return { code: 'not-this-role', rule: 'JOG-SPC-010' };
    if (buildingUnder(state, actor) !== at)
      return { code: 'wrong-building', rule: 'JOG-SPC-010', detail: { needs: at } };
    const called = state.characters.find(one => one.role === character);
    if (!called || character === actor) return { code: 'not-another-character', rule: 'JOG-SPC-011' };
    if (!tileAt(state, to)?.building) return { code: 'no-building-there', rule: 'JOG-SPC-010' };
    return sameSquare(called.at, to) ? { code: 'already-there', rule: 'JOG-SPC-011' } : undefined;
  },
  perform(turn: JogTurn, _acting, { character, to }): void {
    const { at } = characterOf(turn.state, character);
    turn.emit({ type: 'TokenMoved', character, from: at, to, how: 'rollCall' }, ['JOG-SPC-010', 'JOG-MOVE-005']);
  },
};
