import { decide, type Rule, type Turn } from '@rulewright/core';
import { rollD6 } from '../../../combat/dice/dice.js';
import { offerTryAgain } from '../../../combat/re-rolls/try-again.js';
import { applyEffects } from '../../../special-rules/effects/apply.js';
import type { Effect } from '../../../vocabulary/ability.js';
import type { Applying, Op } from '../../../vocabulary/applying.js';
import type { Jhx } from '../../../vocabulary/index.js';
import { decider, ownPlayer } from '../applying.js';

/** The player of the ability picks one of several options. */
export const choose: Op<'choose'> = function* (turn, { options }, applying) {
  const places = options.map((_, at) => at);
  const by = decider(turn, applying, applying.target);
  const about = { ability: applying.ability.id, of: applying.self, options };
  const at = yield* decide(turn, { by, kind: 'option', rule: 'JHX-ATTR-011', options: places, about });
  yield* applyEffects(turn, options[at]?.effects ?? [], applying);
};

/** A D6 for an ability: true if it shows at least N. The die can be rolled again for Fate (JHX-REROLL-001). */
export function* rollAtLeast(turn: Turn<Jhx>, needs: number, applying: Applying): Rule<boolean> {
  const by = ownPlayer(turn, applying) ?? undefined;
  const { name } = applying.ability;
  const [face = 1] = yield* offerTryAgain(turn, {
    roller: by ?? null,
    ...(applying.power ? {} : { model: applying.self }),
    purpose: name,
    *throws() {
      return [yield* rollD6(turn, name, 'JHX-GEN-010', by)];
    },
  });
  return face >= needs;
}

const OF_NO_MODEL: readonly Effect['op'][] = ['fate', 'reroll', 'redirect', 'cancel', 'summon', 'terrain', 'moveSoul'];

/** True for an effect on the targets of its ability. */
const isOnTargets = (effect: Effect): boolean => {
  if (effect.op === 'roll') return effect.effects.some(isOnTargets);
  if (effect.op === 'choose') return effect.options.some(({ effects }) => effects.some(isOnTargets));
  if (effect.op === 'attack') return (effect.at ?? 'target') === 'target';
  return !OF_NO_MODEL.includes(effect.op) && (!('to' in effect) || effect.to === 'target');
};

/**
 * The effects happen if a D6 shows at least N. One die counts for all targets, or by the option `diceForSeveral` each
 * target has its own (JHX-GEN-009).
 */
export const roll: Op<'roll'> = function* (turn, { needs, effects }, { targets, ...applying }) {
  const single = targets === undefined || turn.options.diceForSeveral === 'once' || !effects.some(isOnTargets);
  const parts: readonly Applying[] = single
    ? [targets === undefined ? applying : { ...applying, targets }]
    : targets.map(target => ({ ...applying, target }));
  for (const part of parts) {
    if (yield* rollAtLeast(turn, needs, part)) yield* applyEffects(turn, effects, part);
  }
};
