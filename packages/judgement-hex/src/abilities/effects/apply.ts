import { decide, type Rule, type Turn } from '@rulewright/core';
import { rollD6 } from '../../combat/dice/dice.js';
import { offerTryAgain } from '../../combat/re-rolls/try-again.js';
import type { Effect } from '../../vocabulary/ability.js';
import type { Jhx } from '../../vocabulary/index.js';
import { type Applying, decider, type Op, ownPlayer } from './applying.js';
import { code } from './code.js';
import { attack, cancel, redirect, reroll } from './ops/attack.js';
import { moveSoul, terrain, token } from './ops/board.js';
import { gain, modify } from './ops/changes.js';
import { cleanse, condition } from './ops/conditions.js';
import { damage, healing, temporaryHealth } from './ops/health.js';
import { advance, hurl, place, push } from './ops/movement.js';
import { fate, level, summon } from './ops/warband.js';

export type { Applying } from './applying.js';

/** The player of the ability picks one of several things that it can do. */
const choose: Op<'choose'> = function* (turn, { options }, applying) {
  const places = options.map((_, at) => at);
  const by = decider(turn, applying, applying.target);
  const about = { ability: applying.ability.id, of: applying.self, options };
  const at = yield* decide(turn, { by, kind: 'option', rule: 'JHX-ATTR-011', options: places, about });
  yield* applyEffects(turn, options[at]?.effects ?? [], applying);
};

/** On a D6 of at least so much (JHX-GEN-010), which can be tried again for Fate (JHX-REROLL-001). */
const roll: Op<'roll'> = function* (turn, { needs, effects }, applying) {
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

/** Everything that an ability can do. */
const ops: { readonly [O in Effect['op']]: Op<O> } = {
  damage,
  heal: healing,
  temporaryHealth,
  condition,
  cleanse,
  push,
  place,
  throw: hurl,
  advance,
  modify,
  gain,
  reroll,
  redirect,
  cancel,
  fate,
  attack,
  summon,
  token,
  terrain,
  moveSoul,
  level,
  choose,
  roll,
  code,
};

const apply = <O extends Effect['op']>(
  turn: Turn<Jhx>,
  op: O,
  effect: Extract<Effect, { readonly op: O }>,
  applying: Applying,
): Rule | void => ops[op](turn, effect, applying);

/** Carries out the effects of an ability one after another; each finds its models as they are by then. */
export function* applyEffects(turn: Turn<Jhx>, effects: readonly Effect[], applying: Applying): Rule {
  for (const effect of effects) {
    const going = apply(turn, effect.op, effect as never, applying);
    if (going) yield* going;
  }
}
