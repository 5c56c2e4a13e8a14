import {
  decide,
  isObject,
  type Procedure,
  procedure,
  type Refusal,
  type Rule,
  step,
  type Turn,
} from '@rulewright/core';
import { allianceWishes, changeAlliance } from '../../alliances/alliance.js';
import { mustWait } from '../../duels/part.js';
import { activateHostile } from '../../hostiles/order.js';
import { askDropper, mayDrop, willDrop } from '../../items/dropped.js';
import { makeMana, manaMakers, whyNotMana } from '../../magic/counters.js';
import { activePlayer, canAct, modelNamed } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { hasSecrets } from '../../secrets/secret.js';
import type { Eld, Going, ModelId, Table } from '../../vocabulary/index.js';

/**
 * The rule by which the Active Player cannot activate a model: it is another player's, cannot act, or has no Activation
 * Point; or cannot make a Mana Counter with it (ELD-MANA-001).
 */
export const whyNotActivate = (table: Table, choice: unknown): Refusal | undefined => {
  const path = 'choice';
  const { state } = table;
  if (isObject(choice) && typeof choice.mana === 'string') return whyNotMana(table, choice.mana);
  const model = typeof choice === 'string' ? modelNamed(state, choice) : undefined;
  if (!model) return undefined;
  if (model.player !== activePlayer(state)) return { code: 'not-active', rule: 'ELD-ACT-007', path };
  if (!canAct(model)) return { code: 'cannot-act', rule: 'ELD-ACT-003', path };
  if (model.points === 0) return { code: 'no-points', rule: 'ELD-ACT-003', path };
  return mustWait(state, model.id) ? { code: 'duel-goes-on', rule: 'ELD-DUEL-005', path } : undefined;
};

/** The models that the Active Player may activate, each once for each of its Activation Points (ELD-ACT-004, ELD-ACT-009). */
const eligible = (table: Table): readonly ModelId[] =>
  table.state.models.map(({ id }) => id).filter(id => !whyNotActivate(table, id));

/**
 * The Active Player activates a model, or declines, which is always allowed and ends the phase, even with Activation Points
 * left (ELD-TURN-008, ELD-ACT-005, ELD-TURN-009, ELD-TURN-010). A model may drop Items when it activates
 * (ELD-ITEM-018). Between activations Mages may make Mana Counters (ELD-MANA-001), and a player can make or break an
 * Alliance (ELD-QUEST-014). In the turn of the Hostiles the game picks (ELD-HOSTILE-007).
 */
function* activate(turn: Turn<Eld>, going: Going): Rule {
  const by = activePlayer(turn.state);
  const table = tableOf(turn);
  const models = eligible(table);
  if (by === null) return yield* activateHostile(turn, going, models);
  // A player with a secret model is always asked, since the question would reveal its points (ELD-DEF-018).
  if (models.length === 0 && !hasSecrets(turn.state, by)) return;
  const mana = manaMakers(table).map(one => ({ mana: one }));
  const alliances = allianceWishes(table, by).map(({ with: alliance, to }) => ({ alliance, to }));
  const droppers = mayDrop(table, models);
  const drop = droppers.length > 0 ? (['drop'] as const) : [];
  const options = [...models, ...mana, 'end' as const, ...alliances, ...drop];
  const choice = yield* decide(turn, { by, kind: 'activate', rule: 'ELD-ACT-009', options });
  if (choice === 'end') return;
  going.goesOn = true;
  if (typeof choice === 'string') {
    const model = choice === 'drop' ? yield* askDropper(turn, by, droppers) : choice;
    turn.emit({ type: 'SequenceBegan', model }, ['ELD-ACT-009', 'ELD-ACT-004']);
    if (choice === 'drop') willDrop(turn, model);
  } else if ('mana' in choice) makeMana(turn, choice.mana);
  else yield* changeAlliance(turn, by, { with: choice.alliance, to: choice.to });
}

/** The Tactical phase: one activation after another. */
export const tacticalProcedure: Procedure<Eld, Going> = /* @__PURE__ */ procedure<Eld, Going>('tactical', [
  step('ELD-TURN-008', 'activate a model', activate),
]);
