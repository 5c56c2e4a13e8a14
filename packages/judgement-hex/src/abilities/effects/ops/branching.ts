import { decide } from '@rulewright/core';
import { rollD6 } from '../../../combat/dice/dice.js';
import { offerTryAgain } from '../../../combat/re-rolls/try-again.js';
import { applyEffects } from '../../../special-rules/effects/apply.js';
import type { Op } from '../../../vocabulary/applying.js';
import { decider, ownPlayer } from '../applying.js';

/** The player of the ability picks one of several options. */
export const choose: Op<'choose'> = function* (turn, { options }, applying) {
  const places = options.map((_, at) => at);
  const by = decider(turn, applying, applying.target);
  const about = { ability: applying.ability.id, of: applying.self, options };
  const at = yield* decide(turn, { by, kind: 'option', rule: 'JHX-ATTR-011', options: places, about });
  yield* applyEffects(turn, options[at]?.effects ?? [], applying);
};

/** The effects happen if a D6 shows at least N. The die can be rolled again for Fate (JHX-REROLL-001). */
export const roll: Op<'roll'> = function* (turn, { needs, effects }, applying) {
  const by = ownPlayer(turn, applying) ?? undefined;
  const { name } = applying.ability;
  const [face = 1] = yield* offerTryAgain(turn, {
    roller: by ?? null,
    model: applying.self,
    purpose: name,
    *throws() {
      return [yield* rollD6(turn, name, 'JHX-GEN-010', by)];
    },
  });
  if (face >= needs) yield* applyEffects(turn, effects, applying);
};
