import type { Rule, Turn } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import { weaponOf } from '../../hero-cards/reading/cards.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { type ActionKind, actionKind } from '../../match/action-kind.js';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { openAt } from '../../special-rules/timing/windows.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Charge } from '../../vocabulary/moment.js';
import { carryOut } from '../declare/carry-out.js';
import { attackRefusal } from '../eligibility/legality.js';
import { movNow, rollMov } from '../walking/mov.js';
import { walkAlong } from '../walking/walk.js';
import { chargeAp, chargeRefusal, chargesOf } from './legality.js';
import { chargeAllowance } from './paths.js';

/** The way as far as a die in place of MOV lets the charger come; all of it where its card has a number. */
function* reachable(turn: Turn<Jhx>, id: ModelId, path: readonly Cell[]): Rule<readonly Cell[]> {
  const rolled = yield* rollMov(turn, id);
  const table = tableOf(turn);
  const mover = pieceOf(table, id);
  if (rolled === undefined || !mover) return path;
  const mov = movNow(table, modelOf(turn.state, id), [], rolled);
  const fits = (hexes: number): boolean => {
    const part = path.slice(0, hexes + 1);
    return hexes <= chargeAllowance(fieldOf(table), { ...table.options, mover, mov }, part);
  };
  const most = path.findLastIndex((_, hexes) => fits(hexes));
  return path.slice(0, most + 1);
}

/**
 * Charge: for 1 AP and that of the weapon, paid at once (JHX-CHARGE-001), the model moves along a line and attacks with two
 * dice more (JHX-CHARGE-015), as often as it can pay and finds a target (JHX-CHARGE-024). Between the two the Hero that is
 * charged may stand its ground (JHX-CHARGE-020). If the charger does not come to the end of its way (JHX-CHARGE-016), or
 * cannot strike its target from there any more (JHX-CHARGE-017), there is no attack and nothing is given back.
 */
export const chargeAction: ActionKind = actionKind<'charge'>({
  do: 'charge',
  rule: 'JHX-CHARGE-001',
  options: chargesOf,
  cost: (table, { model, weapon }) => ({ ap: chargeAp(weaponOf(table, modelOf(table.state, model), weapon)), fate: 0 }),
  *run(turn, { model, target, weapon, path }) {
    const { ap } = weaponOf(tableOf(turn), modelOf(turn.state, model), weapon);
    const way = yield* reachable(turn, model, path);
    const came = yield* walkAlong(turn, { model, path: way, motion: 'charge' });
    if (came !== 'done' || way.length < path.length) return;
    const charge: Charge = { charger: model, target, stoodGround: false };
    yield* openAt(turn, 'charge-moved', { of: target, by: model, charge });
    const order = { attacker: model, target, weapon, kind: 'charge' } as const;
    if (attackRefusal(tableOf(turn), order)) return;
    yield* carryOut(turn, { ...order, ap, stoodGround: charge.stoodGround });
  },
  refusal: chargeRefusal,
});
