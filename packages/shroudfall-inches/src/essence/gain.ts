import { decide, decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { coloursIn, minus, partsOf, totalOf } from '../match/by-colour.js';
import { armyOf, playerOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { EssenceReason, Sfi, SfiState } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import type { ByColour } from '../vocabulary/words.js';
import { discard } from './discard.js';

/** The tokens that still fit into a player's reserve (SFI-ESSENCE-002). */
const roomOf = ({ numbers, state }: Table, player: PlayerId): number =>
  numbers.essence.reserve.value - totalOf(armyOf(state, player).reserve);

/** True while the activation of a unit of the player ends: between its steps the player may still discard (SFI-ESSENCE-004). */
const isEndingOwn = ({ activation, units }: SfiState, player: PlayerId): boolean =>
  activation?.part === 'ending' && playerOf({ units }, activation.unit) === player;

/** True if a player can keep essence that comes now: there is room for it, or may be made (SFI-ESSENCE-004). */
export const mayKeep = (turn: Turn<Sfi>, player: PlayerId): boolean =>
  roomOf(tableOf(turn), player) > 0 || isEndingOwn(turn.state, player);

/** The last moments to discard: just before essence that does not fit. */
function* makeRoom(turn: Turn<Sfi>, by: PlayerId, gain: ByColour): Rule {
  while (roomOf(tableOf(turn), by) < totalOf(gain)) {
    const options = [...coloursIn(armyOf(turn.state, by).reserve), 'none' as const];
    const colour = yield* decide(turn, { by, kind: 'discard', rule: 'SFI-ESSENCE-004', options });
    if (colour === 'none') return;
    discard(turn, by, colour);
  }
}

/**
 * A gain of essence. The player picks the tokens that are kept if only a part fits, and may also decline some or all of them
 * (SFI-ESSENCE-015). Without any room everything is lost and nothing is asked.
 */
export function* gainEssence(turn: Turn<Sfi>, by: PlayerId, gain: ByColour, why: EssenceReason, rule: RuleId): Rule {
  if (totalOf(gain) === 0) return;
  if (isEndingOwn(turn.state, by)) yield* makeRoom(turn, by, gain);
  const options = partsOf(gain, roomOf(tableOf(turn), by));
  const essence = yield* decideUnlessForced(turn, { by, kind: 'keep', rule: 'SFI-ESSENCE-003', options });
  const lost = minus(gain, essence);
  turn.emit({ type: 'EssenceGained', player: by, essence, lost, why }, rule);
}
