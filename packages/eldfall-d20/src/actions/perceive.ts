import type { Refusal } from '@rulewright/core';
import { isAware } from '../battlefield/awareness.js';
import { sees } from '../battlefield/sight.js';
import { hasState, isAlly, isOnField, modelNamed, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import { reveal } from '../states/shrouded.js';
import type { Table } from '../vocabulary/index.js';
import type { ActionEntry, Actor, ChoiceOf, DeclaredOf } from './entry.js';

/** The rule by which a model may not perceive another one: it must be an enemy token (ELD-ACTION-031), in sight and Awareness (ELD-ACTION-032). */
const whyNot = (table: Table, { model: id, role }: Actor, { target }: ChoiceOf<'perceive'>): Refusal | undefined => {
  const [own, token] = [modelOf(table.state, id), modelNamed(table.state, target)];
  const path = 'target';
  if (!token || !isOnField(token) || isAlly(table.state, own, token) || !hasState(token, 'shrouded')) {
    return { code: 'no-token', rule: 'ELD-ACTION-031', path };
  }
  if (role === 'reactive' && table.state.sequence?.model !== target) {
    return { code: 'not-activated', rule: 'ELD-REACT-002', path };
  }
  if (!sees(table, id, target)) return { code: 'no-sight', rule: 'ELD-ACTION-032', path };
  return isAware(table, own, token) ? undefined : { code: 'not-aware', rule: 'ELD-ACTION-032', path };
};

/** Perceive reveals a token by a passed Intellect roll (ELD-ACTION-033). */
export const perceive: ActionEntry<ChoiceOf<'perceive'>, DeclaredOf<'perceive'>> = {
  candidates: ({ state }) =>
    state.models.filter(one => hasState(one, 'shrouded')).map(({ id }) => ({ do: 'perceive', target: id })),
  whyNot,
  resolve: function* (turn, { model }, { target }) {
    const table = tableOf(turn);
    const [own, token] = [modelOf(turn.state, model), modelNamed(turn.state, target)];
    if (!token || !hasState(token, 'shrouded')) return;
    if (!sees(table, model, target) || !isAware(table, own, token)) {
      turn.emit({ type: 'RequirementFailed', model, code: 'no-sight', target }, ['ELD-ACT-020', 'ELD-ACTION-032']);
      return;
    }
    const { success } = yield* rollAttribute(turn, rollFacts({ model, attribute: 'INT', purpose: 'perceive' }));
    if (success) reveal(turn, target, 'ELD-ACTION-033');
  },
};
