import type { Turn } from '@rulewright/core';
import { isOnField, isStanding } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { gainState } from '../states/gain.js';
import { BROKEN, isSteadied, STEADIED } from '../states/panicked/steadied.js';
import type { Eld, Model, Party, Sources, Table } from '../vocabulary/index.js';

const source = BROKEN;

/**
 * True for a model of the original party, and by option for a summoned one, that has not fallen; one that left by an
 * exit of the Quest has not (ELD-MORALE-002).
 */
const isLeft = (model: Model, { moraleCounts }: Table['options']): boolean =>
  (model.original || moraleCounts === 'models') && (isStanding(model) || model.where === 'left');

/** True while the models of a party are at most half of the original number, rounded down (ELD-MORALE-001, ELD-MORALE-003). */
const isBroken = ({ numbers, options, state }: Table, { player, original }: Party): boolean => {
  const left = state.models.filter(one => one.player === player && isLeft(one, options)).length;
  return original > 0 && left <= Math.floor(original / numbers.damage.brokenMoraleDivisor.value);
};

/**
 * Updates the Broken Morale of every party: when a sequence ends, and whenever a model falls or recovers outside one
 * (ELD-MORALE-004). While a party is broken, all its models, summoned ones included, are Panicked (ELD-MORALE-002),
 * except those that an effect has freed.
 */
export const checkMorale = (turn: Turn<Eld>): void => {
  const { pack } = tableOf(turn);
  if (pack.quests[turn.state.quest.card]?.morale === false) return;
  for (const party of turn.state.parties) {
    const broken = isBroken(tableOf(turn), party);
    if (broken !== party.broken) {
      const rule = broken ? 'ELD-MORALE-001' : 'ELD-MORALE-003';
      turn.emit({ type: 'MoraleBroken', player: party.player, broken }, rule);
    }
    for (const model of turn.state.models.filter(one => one.player === party.player && isOnField(one))) {
      const has = model.states.some(one => one.source === source);
      if (broken && !has && isStanding(model) && !isSteadied(model)) {
        gainState(turn, model.id, { state: 'panicked', until: 'game', by: party.player, source }, 'ELD-MORALE-001');
      } else if (!broken && has) {
        turn.emit({ type: 'StateRemoved', model: model.id, state: 'panicked', source }, 'ELD-MORALE-003');
      }
      if (!broken && isSteadied(model)) {
        turn.emit({ type: 'CounterChanged', model: model.id, counter: STEADIED, by: -1 }, 'ELD-MORALE-003');
      }
    }
  }
};

/** After a fall outside a sequence, morale is checked at once (ELD-MORALE-004). */
export const moraleAtFall: Sources['onFallen'][number] = turn => {
  if (!turn.state.sequence) checkMorale(turn);
};
