import type { PlayerId, Refusal } from '@rulewright/core';
import { mustWait } from '../duels/part.js';
import { whyNotDeclare } from '../match/bans.js';
import { canAct, hasState, isAlly, modelOf, roleOf } from '../match/lookups.js';
import { isAwareOfActivated, isAwareOfEnd, seesActivated } from '../movement/moments.js';
import type { ModelId, Table } from '../vocabulary/index.js';

/**
 * The rule by which a model has no Reaction left: it is reactive, can act and has the Activation Point (ELD-REACT-001),
 * no duel of others goes on, and it has not reacted yet (ELD-REACT-004, ELD-REACT-012).
 */
export const whyNoReactionLeft = (table: Table, id: ModelId): Refusal | undefined => {
  const { sequence } = table.state;
  const model = modelOf(table.state, id);
  const path = 'model';
  if (!sequence || roleOf(table.state, model) !== 'reactive')
    return { code: 'not-reactive', rule: 'ELD-ACT-007', path };
  if (!canAct(model)) return { code: 'cannot-act', rule: 'ELD-ACT-003', path };
  const { reactionPoints, reactionsOfModel } = table.numbers.activation;
  if (model.points < reactionPoints.value) return { code: 'no-points', rule: 'ELD-ACT-003', path };
  if (mustWait(table.state, id)) return { code: 'duel-goes-on', rule: 'ELD-DUEL-005', path };
  const reacted = sequence.reactions.filter(one => one.model === id).length;
  return reacted >= reactionsOfModel.value ? { code: 'reacted', rule: reactionsOfModel.rule, path } : undefined;
};

/**
 * The rule by which a model cannot react to the activated one: it has no Reaction left, or neither sight nor Awareness
 * (ELD-AWARE-005) of it at any moment; an Engaged model needs Awareness. To a Hidden model no enemy reacts.
 */
export const whyNotReact = (table: Table, id: ModelId): Refusal | undefined => {
  const spent = whyNoReactionLeft(table, id);
  const { sequence } = table.state;
  if (spent || !sequence) return spent;
  const model = modelOf(table.state, id);
  const path = 'model';
  const activated = modelOf(table.state, sequence.model);
  if (hasState(activated, 'hidden') && !isAlly(table.state, activated, model)) {
    return { code: 'hidden', rule: 'ELD-STATE-073', path };
  }
  const isAware = isAwareOfActivated(table, id);
  // Any moment of the Movement step is enough, as for a Dodge without sight (ELD-AWARE-005), unless the option asks for its end.
  const isNear = isAware && (table.options.engagedReaction === 'anyMoment' || isAwareOfEnd(table, id));
  if (hasState(model, 'engaged') && !isNear) return { code: 'engaged', rule: 'ELD-STATE-031', path };
  const ban = whyNotDeclare(table, model, { what: 'reaction', to: sequence.model });
  if (ban) return { path, ...ban };
  const isUnseen = table.sources.unseen.some(source => source(table, model, sequence.model));
  if (isAware || isUnseen || seesActivated(table, id)) return undefined;
  return { code: 'no-sight', rule: 'ELD-REACT-003', path };
};

/** The models of a player that can react to the activated one (ELD-REACT-005); the Active Player's own allies too (ELD-REACT-019). */
export const eligibleReactors = (table: Table, player: PlayerId): readonly ModelId[] =>
  table.state.models.filter(one => one.player === player && !whyNotReact(table, one.id)).map(({ id }) => id);
