import { decide, type Procedure, perform, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { weaponOf } from '../../hero-cards/reading/cards.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { type ActionKind, actionKind } from '../../match/action-kind.js';
import { activePlayer, modelOf } from '../../match/models.js';
import { editionOf, tableOf } from '../../match/table.js';
import { openAt } from '../../special-rules/timing/windows.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import { nowhere, type Place } from '../../vocabulary/place.js';
import type { Charging } from '../../vocabulary/procedures.js';
import { carryOut } from '../declare/carry-out.js';
import { attackRefusal } from '../eligibility/legality.js';
import { rollMov } from '../walking/mov.js';
import { paceNow } from '../walking/pace.js';
import { walkAlong } from '../walking/walk.js';
import { type ChargeChoice, chargeAp, chargeRefusal, chargesOf } from './legality.js';

/**
 * The part of the path that the charger can go, which a rolled die limits if the card has one in place of MOV;
 * otherwise the whole path.
 */
function* reachable(turn: Turn<Jhx>, id: ModelId, path: readonly Place[]): Rule<readonly Place[]> {
  const rolled = yield* rollMov(turn, id);
  if (rolled === undefined) return path;
  const table = tableOf(turn);
  const mover = pieceOf(table, id);
  if (!mover) return path;
  const pace = paceNow(table, modelOf(turn.state, id), [], rolled);
  const field = fieldOf(table);
  const fits = (last: number): boolean => {
    const part = path.slice(0, last + 1);
    return field.ground.lengthOf(part) <= field.chargeAllowance({ ...table.options, mover, ...pace }, part);
  };
  const most = path.findLastIndex((_, last) => fits(last));
  return path.slice(0, most + 1);
}

/** The end of the straight line, where Charges cannot be listed among the actions. */
function* chooseLine(turn: Turn<Jhx>, { model, target, weapon }: ChargeChoice): Rule<readonly Place[]> {
  const { player, at } = modelOf(turn.state, model);
  const by = player ?? activePlayer(turn.state);
  const about = { charge: target, weapon };
  const proposal = { charge: { model, target, weapon } };
  const to = yield* decide(turn, { by, kind: 'cell', rule: 'JHX-CHARGE-007', about, proposal });
  return [at ?? nowhere, to];
}

function* findWay(turn: Turn<Jhx>, charging: Charging): Rule {
  charging.walkable = yield* reachable(turn, charging.charger, charging.path);
}

function* move(turn: Turn<Jhx>, charging: Charging): Rule {
  const { charger: model, walkable, path } = charging;
  const came = yield* walkAlong(turn, { model, path: walkable, motion: 'charge' });
  charging.failed = came !== 'done' || walkable.length < path.length;
}

const afterMove = (turn: Turn<Jhx>, charge: Charging): Rule =>
  openAt(turn, 'charge-moved', { of: charge.target, by: charge.charger, charge });

function* strike(turn: Turn<Jhx>, { charger: attacker, target, weapon, ap, stoodGround }: Charging): Rule {
  const order = { attacker, target, weapon, kind: 'charge' } as const;
  if (attackRefusal(tableOf(turn), order)) return;
  yield* carryOut(turn, { ...order, ap, stoodGround });
}

/**
 * The steps of a Charge. The charger attacks with more dice. Between move and attack the Hero that is charged may stand its
 * ground. If the charger does not reach the end of its path (JHX-CHARGE-016), or cannot strike its target from there any more
 * (JHX-CHARGE-017), there is no attack and nothing is given back.
 */
export const chargeProcedure: Procedure<Jhx, Charging> = procedure('charge', [
  step('JHX-ATTR-002', 'find how far it comes', findWay),
  step('JHX-CHARGE-007', 'move along the way', move),
  step('JHX-CHARGE-020', 'charge-moved', afterMove),
  step('JHX-CHARGE-015', 'attack', strike),
]);

/**
 * Charge: for 1 AP and that of the weapon, paid at once, the model moves along a line and attacks, as often as it can pay and
 * finds a target (JHX-CHARGE-024).
 */
export const chargeAction: ActionKind = actionKind<'charge'>({
  do: 'charge',
  rule: 'JHX-CHARGE-001',
  options: chargesOf,
  cost: (table, { model, weapon }) => ({
    ap: chargeAp(table, weaponOf(table, modelOf(table.state, model), weapon)),
    fate: 0,
  }),
  *run(turn, choice) {
    const { model: charger, target, weapon } = choice;
    const path = choice.path ?? (yield* chooseLine(turn, choice));
    const { ap } = weaponOf(tableOf(turn), modelOf(turn.state, charger), weapon);
    const charging: Charging = { charger, target, weapon, ap, path, walkable: path, stoodGround: false, failed: false };
    yield* perform(turn, editionOf(turn).procedures.charge, charging, (_, { failed }) => failed);
  },
  refusal: chargeRefusal,
});
