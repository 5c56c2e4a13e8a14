import { type PlayerId, type Rule, shuffle, type Turn } from '@rulewright/core';
import { isOnField, isYetToCome } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { skillLevel } from '../../profiles/abilities.js';
import { codedUpgrade } from '../../upgrades/coded.js';
import type { CardId, Eld, Model, Table } from '../../vocabulary/index.js';

/** True for a model that may be deployed Shrouded, with Stealth II or Concealed Approach (ELD-SKILL-040, ELD-UPGRADE-029). */
export const mayComeShrouded = (table: Table, model: Model, upgrades: readonly CardId[]): boolean =>
  skillLevel(table, model, 'stealth') > 1 || codedUpgrade(table, { upgrades }, 'concealed-approach') !== undefined;

/** The players whose models others know from an earlier Quest, of which at least two may come Shrouded and none is there yet. */
const playersToMix = (table: Table): readonly PlayerId[] =>
  table.state.parties.flatMap(({ player, list, revealed }) => {
    if (!revealed || list === null) return [];
    const own = table.state.models.filter(one => one.player === player);
    const possible = own.filter(one => isYetToCome(one) && mayComeShrouded(table, one, one.upgrades));
    return possible.length > 1 && !own.some(isOnField) ? [player] : [];
  });

/**
 * Gives the models of a party that comes from an earlier Quest new ids in secret before they are deployed, so that the
 * id of a token does not tell which of them it is.
 */
export function* mixParties(turn: Turn<Eld>): Rule {
  for (const player of turn.derive(() => playersToMix(tableOf(turn)))) {
    const count = turn.state.models.filter(one => one.player === player && one.original).length;
    const rule = 'ELD-SETUP-013';
    const order = yield* shuffle(turn, { by: player, count, purpose: 'tokens', rule, seenBy: [player] });
    turn.emit({ type: 'PartyMixed', player, order }, [rule, 'ELD-DEF-018']);
  }
}
