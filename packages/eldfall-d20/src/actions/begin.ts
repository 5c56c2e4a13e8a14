import type { Rule, Turn } from '@rulewright/core';
import { tableOf } from '../match/table.js';
import type { Eld, ModelId } from '../vocabulary/index.js';
import type { Role } from '../vocabulary/words.js';

/**
 * The rules that act on a model that begins its Activation (ELD-ACT-010) or Reaction (ELD-REACT-008), one rule after
 * another. A rule that ends the Activation or Reaction skips the rules after it; then the result is true.
 */
export function* beginnings(turn: Turn<Eld>, model: ModelId, role: Role): Rule<boolean> {
  for (const begin of tableOf(turn).sources.beginnings) {
    const going = begin(turn, model, role);
    if (going && (yield* going) === 'ended') return true;
  }
  return false;
}
