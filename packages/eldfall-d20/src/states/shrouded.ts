import type { Turn } from '@rulewright/core';
import type { Limit } from '@rulewright/core/uses';
import { once } from '../match/limits.js';
import { hasState, modelOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import type { DeclaredAction, Eld, ModelId, Sources } from '../vocabulary/index.js';
import { removeState } from './gain.js';

/** Attacks that were declared while the model was secret, in this sequence. */
const declaredInSecret: Limit<Eld> = /* @__PURE__ */ once('sequence', 'declared-in-secret', 'ELD-STATE-068');

/** Shows a model that was a token or was not shown at all. */
export const reveal = (turn: Turn<Eld>, model: ModelId, ...rules: readonly RuleId[]): void => {
  const { profile } = modelOf(turn.state, model);
  turn.emit({ type: 'ModelRevealed', model, profile }, ['ELD-STATE-064', ...rules]);
  removeState(turn, model, 'shrouded', ...rules);
  removeState(turn, model, 'hidden', 'ELD-STATE-073', ...rules);
};

/** Every action but Nothing shows a secret model at its declaration; a movement with Nothing keeps the secret (ELD-STATE-067). */
export const revealByAction = (turn: Turn<Eld>, model: ModelId, action: DeclaredAction): void => {
  if (action.do === 'nothing' || !hasState(modelOf(turn.state, model), 'shrouded', 'hidden')) return;
  if (action.do === 'attack') declaredInSecret.use(turn, model);
  reveal(turn, model, 'ELD-STATE-066');
};

/** An Attack that an ability gives a secret model shows it as well. */
export const revealByAttack = (turn: Turn<Eld>, model: ModelId, ability: string): void => {
  if (!hasState(modelOf(turn.state, model), 'shrouded', 'hidden')) return;
  declaredInSecret.use(turn, `${ability} ${model}`);
  reveal(turn, model, 'ELD-STATE-068');
};

/** An Attack that was declared while the model was secret is a Surprise Attack (ELD-STATE-068). */
export const surpriseOfSecret: Sources['hitTraits'][number] = ({ state }, { attacker, by }) =>
  declaredInSecret.isUsed(state, by === null ? attacker : `${by} ${attacker}`) ? [{ id: 'surprise-attack' }] : [];

/** A secret model that suffers a Hit is shown. */
export const revealedByHit: Sources['onHit'][number] = (turn, { on }) => {
  const hit = turn.state.models.find(one => one.id === on);
  if (hit && hasState(hit, 'shrouded', 'hidden')) reveal(turn, hit.id, 'ELD-STATE-069');
};
