import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { coloursIn, totalOf } from '../match/by-colour.js';
import { armyOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { Sfi } from '../vocabulary/index.js';
import type { ByColour, Colour } from '../vocabulary/words.js';
import { roomOf } from './gain.js';
import { takeEssence } from './pay.js';

/** One token leaves the reserve for nothing. */
export const discard = (turn: Turn<Sfi>, player: PlayerId, colour: Colour): void =>
  takeEssence(turn, player, { [colour]: 1 }, 'discarded', 'SFI-ESSENCE-004');

/** The last moment to discard: just before essence that does not fit. */
export function* makeRoom(turn: Turn<Sfi>, by: PlayerId, gain: ByColour): Rule {
  while (roomOf(tableOf(turn), by) < totalOf(gain)) {
    const options = [...coloursIn(armyOf(turn.state, by).reserve), 'none' as const];
    const colour = yield* decide(turn, { by, kind: 'discard', rule: 'SFI-ESSENCE-004', options });
    if (colour === 'none') return;
    discard(turn, by, colour);
  }
}
