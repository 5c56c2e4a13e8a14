import type { Rule, Turn } from '@rulewright/core';
import { activePlayer, hasState, isStanding, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { changesOn } from '../profiles/changes.js';
import type { Eld } from '../vocabulary/index.js';
import { moveNormally } from './outside-sequence.js';

/** In the Strategic phase of its player a hastened model may make a Normal Movement, before the Enchantment expires there. */
export function* hastenedMoves(turn: Turn<Eld>): Rule {
  const by = activePlayer(turn.state);
  if (by === null) return;
  for (const { id } of turn.state.models) {
    const table = tableOf(turn);
    const model = modelOf(turn.state, id);
    if (model.player !== by || !isStanding(model) || hasState(model, 'petrified')) continue;
    if (!changesOn(table, model).some(({ change }) => change.op === 'strategic-move')) continue;
    yield* moveNormally(turn, id, 'hasten', 'ELD-SPELLCRAFT-040');
  }
}
