import type { Turn } from '@rulewright/core';
import { isImmune } from '../../conditions/immunity.js';
import { coloursIn } from '../../match/by-colour.js';
import { armyOf, modelNamed, opponentOf, suffers, unitOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { type How, whyNotShifted } from '../../movement/bans.js';
import type { Effect, EffectOp, Whom } from '../../vocabulary/effect.js';
import type { EffectOf } from '../../vocabulary/effect-op.js';
import type { Cause, Sfi } from '../../vocabulary/index.js';
import { colours as allColours } from '../../vocabulary/words.js';
import { isVainAttack } from './ops/attacks.js';
import { isVainChange } from './ops/changes.js';
import { isVainEssence } from './ops/essence.js';
import { isVainCode } from './ops/flow.js';
import { mayTake } from './ops/generated.js';
import { standIns } from './ops/hits.js';
import { aimsAtNoPlayer, modelsMeant, playerFor, unitsMeant } from './whom.js';

/** True if an effect of one kind would change nothing now. */
type Vain<O extends EffectOp> = (turn: Turn<Sfi>, effect: EffectOf<O>, cause: Cause) => boolean;

/** True if something forbids each of the models to be moved, placed or pushed, or none of them is left. */
const allKept = (turn: Turn<Sfi>, how: How, to: Whom | undefined, cause: Cause): boolean =>
  modelsMeant(turn, cause, to).every(id => whyNotShifted(tableOf(turn), id, how, cause) !== undefined);

/** True if none of the models is left on the table. */
const isNobodyLeft = (turn: Turn<Sfi>, { to }: { readonly to?: Whom }, cause: Cause): boolean =>
  modelsMeant(turn, cause, to).length === 0;

/** The tests by kind of effect that recognise effects without a change. A kind without a test may always change something. */
const vain: { readonly [O in EffectOp]?: Vain<O> } = {
  attack: isVainAttack,
  redirect: (turn, effect, cause) => standIns(turn, effect, cause).length === 0,
  damage: isNobodyLeft,
  damageRoll: isNobodyLeft,
  heal: (turn, { to }, cause) => modelsMeant(turn, cause, to).every(id => !modelNamed(turn.state, id)?.damage),
  condition: (turn, { condition, to }, cause) =>
    unitsMeant(turn, cause, to).every(id => {
      const unit = unitOf(turn.state, id);
      return suffers(unit, condition) || isImmune(tableOf(turn), unit, condition);
    }),
  removeCondition: (turn, { of, to }, cause) =>
    unitsMeant(turn, cause, to).every(id =>
      unitOf(turn.state, id).conditions.every(one => of !== undefined && !of.includes(one)),
    ),
  place: (turn, { to }, cause) => allKept(turn, 'place', to, cause),
  push: (turn, { to }, cause) => allKept(turn, 'push', to, cause),
  move: (turn, { to, action = false }, cause) => !action && allKept(turn, 'move', to, cause),
  modify: isVainChange,
  set: isVainChange,
  setMOV: isVainChange,
  dice: isVainChange,
  grant: isVainChange,
  infuse: isVainChange,
  action: (turn, { action, to }, cause) => unitsMeant(turn, cause, to).every(id => !mayTake(turn, id, action, cause)),
  takeEssence(turn, { colours = allColours }, cause) {
    const { reserve } = armyOf(turn.state, opponentOf(turn.state, playerFor(turn, cause)));
    return aimsAtNoPlayer(turn, cause) || !coloursIn(reserve).some(one => colours.includes(one));
  },
  essence: isVainEssence,
  code: isVainCode,
  choose: (turn, { options }, cause) => options.every(({ effects }) => areVain(turn, effects, cause)),
};

const isVain = <O extends EffectOp>(turn: Turn<Sfi>, op: O, effect: EffectOf<O>, cause: Cause): boolean =>
  vain[op]?.(turn, effect, cause) === true;

/**
 * True if effects are known to change nothing at this moment. If the first one changes nothing, the next one finds the
 * same table, and so on.
 */
export const areVain = (turn: Turn<Sfi>, effects: readonly Effect[], cause: Cause): boolean =>
  // The cast is safe: the function for an op takes the effects of that op.
  effects.length > 0 && effects.every(effect => isVain(turn, effect.op, effect as never, cause));
