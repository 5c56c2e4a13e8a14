import type { PlayerId } from '@rulewright/core';
import { canAct, hasState, isOnField, partyOf } from '../match/lookups.js';
import type { EldState, Model } from '../vocabulary/index.js';

/**
 * True for a model of which only its owner knows the identity and the profile: a Shrouded or Hidden one (ELD-DEF-018,
 * ELD-STATE-064, ELD-STATE-073). A Hostile has no owner, so that everybody knows it.
 */
export const isSecret = (model: Model): boolean =>
  model.player !== null && isOnField(model) && hasState(model, 'shrouded', 'hidden');

/**
 * True if a player has a secret model that could still react by the knowledge of the others: then the player is asked
 * in any case (ELD-DEF-018).
 */
export const hasSecretReactions = (
  { models, sequence }: Pick<EldState, 'models' | 'sequence'>,
  player: PlayerId,
): boolean =>
  models.some(
    one =>
      one.player === player &&
      isSecret(one) &&
      canAct(one) &&
      !sequence?.reactions.some(({ model }) => model === one.id),
  );

/** True if a player has a secret model on the field: then a question to that player must not tell others what the model could do. */
export const hasSecrets = ({ models }: Pick<EldState, 'models'>, player: PlayerId | null): boolean =>
  models.some(one => one.player === player && isSecret(one));

/**
 * True for a model of which others may not know the Items, the Upgrades and the counters: a secret one, and every one
 * until its party is revealed (ELD-SETUP-013).
 */
export const isVeiled = (state: Pick<EldState, 'parties'>, model: Model): boolean =>
  isSecret(model) || (model.player !== null && model.original && !partyOf(state, model.player).revealed);

/** Makes the answer to a question secret if it could reveal a secret model. */
export const secretAnswer = (secret: boolean): { readonly secret?: true } => (secret ? { secret: true } : {});
