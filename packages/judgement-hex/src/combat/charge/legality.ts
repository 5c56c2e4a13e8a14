import type { Refusal } from '@rulewright/core';
import { weaponsOf } from '../../hero-cards/reading/cards.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { footingOf } from '../../hero-cards/reading/ground.js';
import { findWeapon, reachOf } from '../../hero-cards/reading/weapon.js';
import { modelWith, stateWith } from '../../match/copies.js';
import { effigyOwner, modelOf, onBoard } from '../../match/models.js';
import { modeOf } from '../../match/table.js';
import type { Advancing, Battlefield } from '../../vocabulary/battlefield.js';
import type { ActionChoice, Model, ModelId } from '../../vocabulary/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import { areEnemies, movedTo, type Piece } from '../../vocabulary/piece.js';
import { nowhere, type Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { attackRefusal } from '../eligibility/legality.js';
import { areInMelee } from '../engagement/engagement.js';
import { engagementNow } from '../engagement/now.js';
import { paceNow } from '../walking/pace.js';

/** A Charge as it is chosen. */
export type ChargeChoice = Extract<ActionChoice, { readonly do: 'charge' }>;

const chargingOf = (table: Table, model: Model, mover: Piece): Advancing => ({
  flyAppliesToAdvance: table.options.flyAppliesToAdvance,
  mover,
  ...paceNow(table, model),
});

/** Gravity Well, of a model or an Effigy (JHX-ABILITY-022, JHX-EFFIGY-009). */
const hasGravityWell = (table: Table, id: ModelId): boolean =>
  effigyOwner(table.state, id) === undefined
    ? hasCommon(table, modelOf(table.state, id), 'gravity-well')
    : modeOf(table).effigy.common.some(ability => ability.id === 'gravity-well');

/**
 * The reason why a model cannot be the target of a Charge, for any end of the Charge:
 *
 * - `not-an-enemy`; `gravity-well`;
 * - `not-in-sight`: from the hex where the charger starts, also if it flies (JHX-ABILITY-019);
 * - `engaged`: with the charger, by either of them. Another enemy does not hinder (JHX-CHARGE-005).
 */
const targetRefusal = (table: Table, mover: Piece, target: Piece): Refusal | undefined => {
  const detail = { piece: target.id };
  if (!areEnemies(mover, target)) return { code: 'not-an-enemy', rule: 'JHX-CHARGE-002', detail };
  if (hasGravityWell(table, target.id)) return { code: 'gravity-well', rule: 'JHX-ABILITY-022', detail };
  const now = engagementNow(table);
  if (!fieldOf(table).sees(mover, target, now)) return { code: 'not-in-sight', rule: 'JHX-CHARGE-003', detail };
  return areInMelee(fieldOf(table), mover, target, now)
    ? { code: 'engaged', rule: 'JHX-CHARGE-004', detail }
    : undefined;
};

/** The table as it will be when the charger has come to a hex. */
const standingAt = (table: Table, id: ModelId, at: Place): Table => ({
  ...table,
  state: stateWith(table.state, {
    models: table.state.models.map(one => (one.id === id ? modelWith(one, { at }) : one)),
  }),
});

/** One attack that a Charge could make, and the hexes from which it could. */
interface Strike {
  readonly weapon: Weapon;
  readonly target: Piece;
  readonly reach: number;
  /** The places from which it could be made. */
  readonly from: Set<Place>;
}

const lastOf = (path: readonly Place[]): Place => path[path.length - 1] ?? nowhere;

/** Notes which attacks could be made from a hex, by the table after the charger has moved there (JHX-CHARGE-006). */
const markStrikes = (table: Table, model: Model, strikes: readonly Strike[], end: Place): void => {
  const { ground } = fieldOf(table);
  const mover = { ...footingOf(table, model), cells: [end] };
  let there: Table | undefined;
  for (const { weapon, target, reach, from } of strikes) {
    if (!ground.within(reach, mover, target)) continue;
    there ??= standingAt(table, model.id, end);
    const order = { attacker: model.id, target: target.id, weapon: weapon.id, kind: 'charge' } as const;
    if (!attackRefusal(there, order)) from.add(end);
  }
};

/** AP of a Charge: those of the move, and those of the weapon (JHX-CHARGE-001). */
export const chargeAp = ({ numbers }: Pick<Table, 'numbers'>, { ap }: Pick<Weapon, 'ap'>): number =>
  numbers.actionCosts.charge.value + ap;

/** A Charge before its end is known: the mover, and the attacks of some weapons on all targets. */
interface Aimed {
  readonly charging: Advancing;
  readonly strikes: readonly Strike[];
}

/** The length of the longest Charge: one that no terrain slows. */
const longestOf = (field: Battlefield, charging: Advancing): number =>
  field.chargeAllowance(charging, charging.mover.cells);

const aimedBy = (table: Table, model: Model, melee: readonly Weapon[]): Aimed | undefined => {
  const mover = pieceOf(table, model.id);
  if (!mover || melee.length === 0) return undefined;
  const field = fieldOf(table);
  const { pieces, ground } = field;
  const charging = chargingOf(table, model, mover);
  const arms = melee.map(weapon => ({ weapon, reach: reachOf(table, model, weapon) }));
  const farthest = longestOf(field, charging) + Math.max(...arms.map(({ reach }) => reach));
  // Where paths are not listed, most models are too far away, which costs less to tell than whether they are seen.
  const near = ground.listed ? pieces : pieces.filter(target => ground.within(farthest, mover, target));
  const targets = near.filter(target => !targetRefusal(table, mover, target));
  if (targets.length === 0) return undefined;
  const strikes = arms.flatMap(({ weapon, reach }) =>
    targets.map((target): Strike => ({ weapon, target, reach, from: new Set() })),
  );
  return { charging, strikes };
};

/** The paths of a Charge. Each of some attacks, by default of all, gets the ends of the paths that lead there. */
const pathsOf = (
  table: Table,
  model: Model,
  { charging, strikes }: Aimed,
  marked: readonly Strike[] = strikes,
): readonly (readonly Place[])[] => {
  const paths = fieldOf(table).chargePaths(charging, strikes);
  for (const end of new Set(paths.map(lastOf))) markStrikes(table, model, marked, end);
  return paths;
};

/**
 * The attacks of a Charge that some end allows, where ends cannot be listed. Most attacks can be made from the first end of a
 * Charge at their target, so other ends are searched only if that end does not allow the attack, and at other targets only
 * ends near the target of the attack.
 */
const possibleStrikes = (table: Table, model: Model, { charging, strikes }: Aimed): readonly Strike[] => {
  const field = fieldOf(table);
  const most = longestOf(field, charging);
  const near = strikes.filter(({ target, reach }) => field.ground.within(most + reach, charging.mover, target));
  for (const strike of near) {
    const end = field.chargeEnd?.(charging, strike);
    if (end !== undefined) markStrikes(table, model, [strike], end);
  }
  for (const strike of near) {
    if (strike.from.size > 0) continue;
    const ends = field.chargeEndsNear?.(charging, near, strike) ?? [];
    for (const end of new Set(ends)) markStrikes(table, model, [strike], end);
  }
  return near.filter(({ from }) => from.size > 0);
};

/**
 * Every Charge that a model could declare now for at most `most` AP: its melee weapons in the order of the card, the targets
 * in that of the battlefield, to every hex from which the weapon reaches the target (JHX-CHARGE-006) by every path. Where
 * paths cannot be listed, each weapon with each target that it can reach.
 */
export const chargesOf = (table: Table, model: Model, most: number): readonly ChargeChoice[] => {
  const melee = weaponsOf(table, model).filter(weapon => weapon.type === 'MEL' && chargeAp(table, weapon) <= most);
  const aimed = aimedBy(table, model, melee);
  if (!aimed) return [];
  const chargeOf = ({ weapon, target }: Strike) =>
    ({ do: 'charge', model: model.id, target: target.id, weapon: weapon.id }) as const;
  if (!fieldOf(table).ground.listed) return possibleStrikes(table, model, aimed).map(chargeOf);
  const paths = pathsOf(table, model, aimed);
  const charges: ChargeChoice[] = [];
  for (const strike of aimed.strikes) {
    for (const path of paths) if (strike.from.has(lastOf(path))) charges.push({ ...chargeOf(strike), path });
  }
  return charges;
};

/**
 * Places where a Charge at a target can end: some of them, where they cannot be listed. An end that was found for another target
 * counts too, as it does in the list of Charges.
 */
export const chargesTo = (
  table: Table,
  { model: id, target: at, weapon: name }: Pick<ChargeChoice, 'model' | 'target' | 'weapon'>,
): readonly Place[] => {
  const model = onBoard(table.state, id);
  if (!model) return [];
  const melee = weaponsOf(table, model).filter(({ type }) => type === 'MEL');
  const aimed = aimedBy(table, model, melee);
  if (!aimed) return [];
  const wanted = aimed.strikes.filter(({ weapon, target }) => weapon.id === name && target.id === at);
  pathsOf(table, model, aimed, wanted);
  return wanted.flatMap(({ from }) => [...from]);
};

/**
 * The reason why a Charge cannot be declared; undefined if it can: `no-melee-weapon`, the target, the path, and
 * `out-of-reach` or another reason why the attack could not be made where the path ends.
 */
export const chargeRefusal = (
  table: Table,
  { model: id, target: at, weapon: name, path }: ChargeChoice,
): Refusal | undefined => {
  const model = onBoard(table.state, id);
  const mover = pieceOf(table, id);
  const target = pieceOf(table, at);
  if (!model || !mover || !target) return { code: 'not-on-board', rule: 'JHX-CHARGE-002', detail: { piece: at } };
  const weapon = findWeapon(table, model, name);
  if (weapon?.type !== 'MEL') return { code: 'no-melee-weapon', rule: 'JHX-CHARGE-001', detail: { weapon: name } };
  const refusal =
    targetRefusal(table, mover, target) ??
    (path && fieldOf(table).chargePathRefusal(chargingOf(table, model, mover), path));
  if (refusal || path === undefined) return refusal;
  const end = lastOf(path);
  if (!fieldOf(table).ground.within(reachOf(table, model, weapon), movedTo(mover, end), target)) {
    return { code: 'out-of-reach', rule: 'JHX-CHARGE-006', detail: { piece: at } };
  }
  return attackRefusal(standingAt(table, id, end), { attacker: id, target: at, weapon: name, kind: 'charge' });
};
