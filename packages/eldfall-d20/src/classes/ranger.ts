import type { Rule, Turn } from '@rulewright/core';
import { moveNormally, moveOutside } from '../magic/outside-sequence.js';
import { activePlayer, hasState, isStanding, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { normalKinds } from '../movement/end-moves/normal.js';
import { hasClass } from '../profiles/abilities.js';
import { isSecret } from '../secrets/secret.js';
import type { Eld, ModelId } from '../vocabulary/index.js';

/** One Ranger moves, within the limits of a Normal Movement: an Engaged one only towards an enemy that engages it (ELD-CLASS-017). */
function* move(turn: Turn<Eld>, id: ModelId): Rule {
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  if (!isStanding(model) || hasState(model, 'petrified')) return;
  const rule = 'ELD-CLASS-016';
  if (hasClass(table, model, 'ranger') && normalKinds(table, model).length > 0) {
    return yield* moveNormally(turn, id, 'ranger', rule);
  }
  if (isSecret(model)) yield* moveOutside(turn, { model: id, most: 0, why: 'ranger', stance: false }, rule);
}

/**
 * In the End phase of its own turn each Ranger may make one Normal Movement, which provokes no Reaction
 * (ELD-CLASS-016). The move needs no Action Point and comes before they are discarded (ELD-CLASS-017). The player of a
 * secret model is always asked, since the question would reveal its class (ELD-DEF-018); one that is no Ranger stays.
 */
export function* rangersMove(turn: Turn<Eld>): Rule {
  const by = activePlayer(turn.state);
  if (by === null) return;
  for (const { id } of turn.state.models) {
    const model = modelOf(turn.state, id);
    if (model.player === by) yield* move(turn, id);
  }
}
