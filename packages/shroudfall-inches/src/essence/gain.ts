import { decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { minus, partsOf, totalOf } from '../match/by-colour.js';
import { armyOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { EssenceReason, Sfi } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import type { ByColour } from '../vocabulary/words.js';

/** The tokens that still fit into a player's reserve (SFI-ESSENCE-002). */
export const roomOf = ({ numbers, state }: Table, player: PlayerId): number =>
  numbers.essence.reserve.value - totalOf(armyOf(state, player).reserve);

/**
 * A gain of essence. The player picks the tokens that are kept if only a part fits, and may also decline some or all of them
 * (SFI-ESSENCE-015). Without any room everything is lost and nothing is asked.
 */
export function* gainEssence(turn: Turn<Sfi>, by: PlayerId, gain: ByColour, why: EssenceReason, rule: RuleId): Rule {
  if (totalOf(gain) === 0) return;
  const options = partsOf(gain, roomOf(tableOf(turn), by));
  const essence = yield* decideUnlessForced(turn, { by, kind: 'keep', rule: 'SFI-ESSENCE-003', options });
  const lost = minus(gain, essence);
  turn.emit({ type: 'EssenceGained', player: by, essence, lost, why }, rule);
}
