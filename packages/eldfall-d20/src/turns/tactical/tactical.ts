import { decide, type Procedure, procedure, type Refusal, type Rule, step, type Turn } from '@rulewright/core';
import { allianceWishes, changeAlliance } from '../../alliances/alliance.js';
import { mustWait } from '../../duels/part.js';
import { activateHostile } from '../../hostiles/order.js';
import { activePlayer, modelNamed } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { hasSecrets } from '../../secrets/secret.js';
import { canAct } from '../../states/petrified.js';
import type { Eld, EldState, Going, ModelId } from '../../vocabulary/index.js';

/** The rule by which the Active Player cannot activate a model: it is another player's (ELD-ACT-007), cannot act, or has no Action Point (ELD-ACT-003). */
export const whyNotActivate = (state: EldState, choice: unknown): Refusal | undefined => {
  const path = 'choice';
  const model = typeof choice === 'string' ? modelNamed(state, choice) : undefined;
  if (!model) return undefined;
  if (model.player !== activePlayer(state)) return { code: 'not-active', rule: 'ELD-ACT-007', path };
  if (!canAct(model)) return { code: 'cannot-act', rule: 'ELD-ACT-003', path };
  if (model.points === 0) return { code: 'no-points', rule: 'ELD-ACT-003', path };
  return mustWait(state, model.id) ? { code: 'duel-goes-on', rule: 'ELD-DUEL-005', path } : undefined;
};

/** The models that the Active Player may activate, each once for each of its Action Points (ELD-ACT-004, ELD-ACT-009). */
const eligible = (state: EldState): readonly ModelId[] =>
  state.models.map(({ id }) => id).filter(id => !whyNotActivate(state, id));

/**
 * The Active Player activates a model (ELD-TURN-008), or declines, which nobody has to avoid (ELD-ACT-005) and which ends the phase for good, even with
 * Action Points left (ELD-TURN-009, ELD-TURN-010). Between activations a player can also make or break an Alliance (ELD-QUEST-014). In the turn of
 * the Hostiles the game picks (ELD-HOSTILE-007).
 */
function* activate(turn: Turn<Eld>, going: Going): Rule {
  const by = activePlayer(turn.state);
  const models = eligible(turn.state);
  if (by === null) return yield* activateHostile(turn, going, models);
  // A player with a secret model is always asked, since the question would tell of its points (ELD-DEF-018).
  if (models.length === 0 && !hasSecrets(turn.state, by)) return;
  const alliances = allianceWishes(tableOf(turn), by).map(({ with: alliance, to }) => ({ alliance, to }));
  const options = [...models, 'end', ...alliances];
  const model = yield* decide(turn, { by, kind: 'activate', rule: 'ELD-ACT-009', options });
  if (typeof model === 'object' && 'alliance' in model) {
    going.goesOn = true;
    return yield* changeAlliance(turn, by, { with: model.alliance, to: model.to });
  }
  if (typeof model !== 'string' || model === 'end') return;
  going.goesOn = true;
  turn.emit({ type: 'SequenceBegan', model }, ['ELD-ACT-009', 'ELD-ACT-004']);
}

/** The Tactical phase: one activation after another. */
export const tacticalProcedure: Procedure<Eld, Going> = /* @__PURE__ */ procedure<Eld, Going>('tactical', [
  step('ELD-TURN-008', 'activate a model', activate),
]);
