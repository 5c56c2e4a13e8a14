import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { arbiterOf } from '../match/decider.js';
import { once } from '../match/limits.js';
import { hasState, modelOf, profileOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { isPlayedByHand } from '../profiles/behaviour.js';
import { currentOf } from '../profiles/current.js';
import type { Eld, Going, ModelId, Table } from '../vocabulary/index.js';
import { actionLine } from './action.js';
import { movementLine } from './movement.js';

/**
 * The Hostiles whose card had no behaviour for them when it was their turn to activate: they spend no more Activation
 * Points in this turn.
 */
const skipped = /* @__PURE__ */ once('turn', 'hostile-skipped', 'ELD-HOSTILE-013');

const tierOf = (table: Table, id: ModelId): number => profileOf(table, modelOf(table.state, id)).tier ?? 0;
const moraleOf = (table: Table, id: ModelId): number => currentOf(table, modelOf(table.state, id), 'M');

/** Compares Hostiles: the lower Tier goes first (ELD-HOSTILE-007), in a Tier the higher Morale (ELD-HOSTILE-009). */
export const compareHostiles = (table: Table, a: ModelId, b: ModelId): number =>
  tierOf(table, a) - tierOf(table, b) || moraleOf(table, b) - moraleOf(table, a);

/**
 * True for a Hostile whose card has a behaviour for it now, in its Movement step or its Action step (ELD-HOSTILE-013);
 * an Immobilized one tries to get free (ELD-HOSTILE-023), and a player plays the Gladiatrix as long as she has points
 * (ELD-QUEST-035).
 */
const hasBehaviour = (table: Table, id: ModelId): boolean =>
  isPlayedByHand(table, modelOf(table.state, id)) ||
  hasState(modelOf(table.state, id), 'immobilized') ||
  movementLine(table, id) !== undefined ||
  actionLine(table, { model: id, role: 'active', occasion: 'step' }) !== undefined;

/**
 * Activates the next Hostile of those that can act: the first ones by Tier and Morale use up their Activation Points before others
 * (ELD-HOSTILE-008), and of equal ones the players pick (ELD-HOSTILE-010). The phase is over when none is left.
 */
export function* activateHostile(turn: Turn<Eld>, going: Going, able: readonly ModelId[]): Rule {
  const left = able.filter(id => !skipped.isUsed(turn.state, id));
  while (left.length > 0) {
    const table = tableOf(turn);
    const [first] = left.toSorted((a, b) => compareHostiles(table, a, b));
    const equal = left.filter(id => first !== undefined && compareHostiles(table, id, first) === 0);
    const options = turn.derive(() => equal.filter(id => hasBehaviour(table, id)));
    if (options.length === 0) {
      for (const id of equal) {
        skipped.use(turn, id);
        left.splice(left.indexOf(id), 1);
      }
      continue;
    }
    const by = arbiterOf(table);
    const model = yield* decideUnlessForced(turn, { by, kind: 'activate', rule: 'ELD-HOSTILE-009', options });
    if (typeof model !== 'string') return;
    going.goesOn = true;
    turn.emit({ type: 'SequenceBegan', model }, ['ELD-HOSTILE-007', 'ELD-ACT-004']);
    return;
  }
}
