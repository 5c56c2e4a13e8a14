import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { countOf, totalOf } from '../match/by-colour.js';
import { armyOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { Sfi, SfiState } from '../vocabulary/index.js';
import { type ByColour, type Colour, colours } from '../vocabulary/words.js';
import { roomOf } from './gain.js';

/** The colours of which a player has tokens. */
export const coloursIn = (state: SfiState, player: PlayerId): readonly Colour[] =>
  colours.filter(colour => countOf(armyOf(state, player).reserve, colour) > 0);

/** One token leaves the reserve for nothing (SFI-ESSENCE-004). */
export const discard = (turn: Turn<Sfi>, player: PlayerId, colour: Colour): void =>
  turn.emit({ type: 'EssencePaid', player, essence: { [colour]: 1 }, why: 'discarded' }, 'SFI-ESSENCE-004');

/** The last moment to discard: just before essence that does not fit (SFI-ESSENCE-004). */
export function* makeRoom(turn: Turn<Sfi>, by: PlayerId, gain: ByColour): Rule {
  while (roomOf(tableOf(turn), by) < totalOf(gain)) {
    const options = [...coloursIn(turn.state, by), 'none' as const];
    const colour = yield* decide(turn, { by, kind: 'discard', rule: 'SFI-ESSENCE-004', options });
    if (colour === 'none') return;
    discard(turn, by, colour);
  }
}
