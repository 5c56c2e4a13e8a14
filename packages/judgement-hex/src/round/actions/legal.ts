import type { Refusal } from '@rulewright/core';
import { inCohesion } from '../../hero-cards/reading/cohesion.js';
import type { ActionKind } from '../../match/action-kind.js';
import { isOnBoard, warbandOf } from '../../match/models.js';
import type { ActionChoice, Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { apLeft } from '../activation/budgets.js';
import { activatedHeroes } from '../activation/group.js';
import { mustStillAct } from '../activation/must-act.js';
import { barred } from './barred.js';
import { actionKinds } from './index.js';

/**
 * The models whose actions can be chosen now: the Hero or its unit, or the Summoned model that acts (JHX-SUMMON-005).
 */
export const actors = ({ state }: Pick<Table, 'state'>): readonly Model[] => {
  const { activation } = state;
  if (!activation) return [];
  if (activation.acting === null) return activatedHeroes(state, activation);
  return state.models.filter(one => one.id === activation.acting && isOnBoard(one));
};

/** The reason why the costs of an action cannot be paid: AP of the model's budget, Fate of its player's pool. */
export const costRefusal = (
  table: Table,
  kind: ActionKind,
  model: Model,
  choice: ActionChoice,
): Refusal | undefined => {
  const { ap, fate } = kind.cost(table, choice);
  const left = apLeft(table, model);
  if (ap > left) return { code: 'too-few-ap', rule: 'JHX-ACT-008', detail: { ap, left } };
  if (fate > 0 && !inCohesion(table, model)) return { code: 'out-of-cohesion', rule: 'JHX-UNIT-020' };
  const pool = model.player === null ? 0 : warbandOf(table.state, model.player).fate;
  return fate > pool ? { code: 'too-little-fate', rule: 'JHX-FATE-013', detail: { fate, pool } } : undefined;
};

const isDash = (choice: ActionChoice): boolean => choice.do === 'advance' && choice.dash === true;

/**
 * Every action that could be taken now: for each model that can act and for each kind, all actions that it can pay for
 * (JHX-ACT-008) and is not barred from. The last one is the end of the activation; it is absent while a Summoned model
 * acts, or while one that was summoned this round still has to act (JHX-SUMMON-006).
 */
export const legalActions = (table: Table): readonly ActionChoice[] => {
  const choices: ActionChoice[] = [];
  for (const model of actors(table)) {
    const left = apLeft(table, model);
    for (const kind of actionKinds) {
      if (barred(table, model, { do: kind.do })) continue;
      for (const choice of kind.options(table, model, left)) {
        if (isDash(choice) && barred(table, model, choice)) continue;
        if (!costRefusal(table, kind, model, choice)) choices.push(choice);
      }
    }
  }
  const mayEnd = table.state.activation?.acting === null && mustStillAct(table).length === 0;
  if (mayEnd || choices.length === 0) choices.push({ do: 'end' });
  return choices;
};
