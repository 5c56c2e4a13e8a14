import type { Rule, Turn } from '@rulewright/core';
import { declareMarks, declareWards } from '../abilities/common/declarations.js';
import { moments } from '../match/lasting.js';
import { thenStrikes } from '../monsters-and-souls/monsters/strikes.js';
import { endMoment } from '../special-rules/conditions/inflict.js';
import { openAt } from '../special-rules/timing/windows.js';
import type { Jhx } from '../vocabulary/index.js';

/**
 * The choices that cards ask for once at the beginning of the game, when both players have deployed (JHX-SETUP-018):
 * the player with the first turn makes all such choices first. Then the abilities of this moment act, and Monsters strike the
 * models that these bring into their reach (JHX-MONSTER-043).
 */
export function* declareBeforeRoundOne(turn: Turn<Jhx>): Rule {
  for (const player of turn.state.order) {
    yield* declareMarks(turn, player);
    yield* declareWards(turn, player);
  }
  yield* thenStrikes(turn, openAt(turn, 'before-round-1', { of: turn.state.order[0] }));
  endMoment(turn, moments.action, 'JHX-TOKEN-011');
}
