import type { Refusal, Rule, Turn } from '@rulewright/core';
import { isAware, isAwareOfThing } from '../battlefield/awareness.js';
import { sees } from '../battlefield/sight.js';
import { hasState, isAlly, isOnField, modelNamed, modelOf, thingNamed } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { knowsLengths } from '../movement/measuring.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import { reveal } from '../states/shrouded.js';
import type { Eld, Model, ModelId, Table } from '../vocabulary/index.js';
import type { ActionEntry, Actor, ChoiceOf, DeclaredOf } from './entry.js';
import { ruleFor } from './interact.js';

/** Something that is shown as a token: a Shrouded enemy, or a thing that a Quest has Perceive reveal (ELD-ACTION-031). */
const isToken = (table: Table, own: Model, target: string): boolean => {
  const [token, thing] = [modelNamed(table.state, target), thingNamed(table.state, target)];
  if (thing) return ruleFor(table, own, thing, 'perceive') !== undefined;
  return token !== undefined && isOnField(token) && !isAlly(table.state, own, token) && hasState(token, 'shrouded');
};

/**
 * The reason why a model cannot perceive a token: it must be in Awareness and in sight (ELD-ACTION-032), which an ability may
 * make unnecessary, as Clairvoyance does for a Reaction (ELD-SKILL-012).
 */
const whyNotPerceived = (table: Table, own: Model, target: string): 'no-sight' | 'not-aware' | undefined => {
  const [token, thing] = [modelNamed(table.state, target), thingNamed(table.state, target)];
  const needsSight = !token || !table.sources.unseen.some(source => source(table, own, target));
  if (needsSight && !sees(table, own.id, target)) return 'no-sight';
  const aware = thing ? isAwareOfThing(table, own, thing) : token !== undefined && isAware(table, own, token);
  return aware ? undefined : 'not-aware';
};

/** The rule by which a model may not perceive something: it must be an enemy token, in sight and Awareness. */
const whyNot = (table: Table, { model: id, role }: Actor, { target }: ChoiceOf<'perceive'>): Refusal | undefined => {
  const own = modelOf(table.state, id);
  const path = 'target';
  if (!isToken(table, own, target)) return { code: 'no-token', rule: 'ELD-ACTION-031', path };
  // A reaction can only perceive the activated model.
  if (role === 'reactive' && table.state.sequence?.model !== target) {
    return { code: 'not-activated', rule: 'ELD-REACT-002', path };
  }
  const code = whyNotPerceived(table, own, target);
  // In Realism mode nothing is measured before the declaration, and a wrong guess costs the action (ELD-MEASURE-013).
  if (code === 'not-aware' && !knowsLengths(table, own)) return undefined;
  return code && { code, rule: 'ELD-ACTION-032', path };
};

function* revealToken(turn: Turn<Eld>, model: ModelId, target: string): Rule {
  const thing = thingNamed(turn.state, target);
  if (!thing) return reveal(turn, target, 'ELD-ACTION-033');
  const table = tableOf(turn);
  const going = ruleFor(table, modelOf(turn.state, model), thing, 'perceive')?.carryOut(turn, model, thing, true);
  if (going) yield* going;
}

/** Perceive reveals a token by a passed Intellect roll (ELD-ACTION-033). */
export const perceive: ActionEntry<ChoiceOf<'perceive'>, DeclaredOf<'perceive'>> = {
  candidates: (table, { model }) => {
    const own = modelOf(table.state, model);
    const all = [...table.state.models, ...table.state.things].map(({ id }) => id);
    return all.filter(target => isToken(table, own, target)).map(target => ({ do: 'perceive', target }));
  },
  whyNot,
  resolve: function* (turn, { model }, { target }) {
    const table = tableOf(turn);
    const own = modelOf(turn.state, model);
    // Another model may have revealed the token since the declaration.
    if (!isToken(table, own, target)) {
      turn.emit({ type: 'RequirementFailed', model, code: 'no-token', target }, ['ELD-ACT-020', 'ELD-ACTION-031']);
      return;
    }
    const code = whyNotPerceived(table, own, target);
    if (code) {
      turn.emit({ type: 'RequirementFailed', model, code, target }, ['ELD-ACT-020', 'ELD-ACTION-032']);
      return;
    }
    const { success } = yield* rollAttribute(turn, rollFacts({ model, attribute: 'INT', purpose: 'perceive' }));
    if (success) yield* revealToken(turn, model, target);
  },
};
