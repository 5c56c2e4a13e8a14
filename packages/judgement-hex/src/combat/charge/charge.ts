import { decide, type Procedure, perform, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { weaponOf } from '../../hero-cards/reading/cards.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { type ActionKind, actionKind } from '../../match/action-kind.js';
import { activePlayer, modelOf, onBoard } from '../../match/models.js';
import { editionOf, tableOf } from '../../match/table.js';
import { openAt } from '../../special-rules/timing/windows.js';
import type { Jhx } from '../../vocabulary/index.js';
import { movedTo } from '../../vocabulary/piece.js';
import { nowhere, type Place } from '../../vocabulary/place.js';
import type { Charging } from '../../vocabulary/procedures.js';
import { carryOut } from '../declare/carry-out.js';
import { attackRefusal } from '../eligibility/legality.js';
import { rollMov } from '../walking/mov.js';
import { paceNow } from '../walking/pace.js';
import { walkAlong } from '../walking/walk.js';
import { type ChargeChoice, chargeAp, chargeRefusal, chargesOf } from './legality.js';

/** True if the charger may go a part of its path, by the MOV that it has now (JHX-ORDER-010). */
const mayGo = (turn: Turn<Jhx>, { charger, rolled }: Charging, part: readonly Place[]): boolean => {
  const table = tableOf(turn);
  const piece = pieceOf(table, charger);
  const [start] = part;
  if (!piece || start === undefined) return false;
  const mover = movedTo(piece, start);
  const pace = paceNow(table, modelOf(turn.state, charger), [], rolled);
  const field = fieldOf(table);
  return field.ground.lengthOf(part) <= field.chargeAllowance({ ...table.options, mover, ...pace }, part);
};

/** The end of the straight line, where Charges cannot be listed among the actions. */
function* chooseLine(turn: Turn<Jhx>, { model, target, weapon }: ChargeChoice): Rule<readonly Place[]> {
  const { player, at } = modelOf(turn.state, model);
  const by = player ?? activePlayer(turn.state);
  const about = { charge: target, weapon };
  const proposal = { charge: { model, target, weapon } };
  const to = yield* decide(turn, { by, kind: 'cell', rule: 'JHX-CHARGE-007', about, proposal });
  return [at ?? nowhere, to];
}

function* rollForMov(turn: Turn<Jhx>, charging: Charging): Rule {
  charging.rolled = yield* rollMov(turn, charging.charger);
}

/** The charger goes as far as its MOV allows, counted afresh before every step. */
function* move(turn: Turn<Jhx>, charging: Charging): Rule {
  const { charger: model, path } = charging;
  const mayGoOn = (part: readonly Place[]): boolean => mayGo(turn, charging, part);
  const came = yield* walkAlong(turn, { model, path, motion: 'charge', mayGoOn });
  charging.failed = came !== 'done' || onBoard(turn.state, model)?.at !== path.at(-1);
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
  step('JHX-ATTR-002', 'find how far it comes', rollForMov),
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
    const charging: Charging = {
      charger,
      target,
      weapon,
      ap,
      path,
      rolled: undefined,
      stoodGround: false,
      failed: false,
    };
    yield* perform(turn, editionOf(turn).procedures.charge, charging, (_, { failed }) => failed);
  },
  refusal: chargeRefusal,
});
