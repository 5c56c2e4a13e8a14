import { column, type Laid, type LaidOut, laidOut, told } from '../../testing/index.js';
import type { Lasting, LastingData } from '../../vocabulary/index.js';
import { attackOf } from '../declare/facts.js';
import type { AttackOrder } from '../declare/order.js';
import { dicePool } from './pool.js';

/** One attack on a drawn table: of `A` on `b` with its blade, in its own activation, unless it says otherwise. */
export interface OneAttack extends LaidOut, Partial<AttackOrder> {}

/** The table on which one attack is to be made. */
export const layAttack = (
  drawing: string,
  one: OneAttack = {},
): { readonly laid: Laid; readonly order: AttackOrder } => {
  const { attacker = 'A', target = 'b', weapon = 'blade', kind = 'action', ap = 1, dice, stoodGround, ...lay } = one;
  return {
    laid: laidOut(drawing, { active: 'A', ...lay }),
    order: { attacker, target, weapon, kind, ap, dice: dice ?? 0, stoodGround: stoodGround ?? false },
  };
};

/** The pool of an attack on a drawing: its total, and its lines as text, without the minimums that change nothing. */
export const poolOf = (drawing: string, one: OneAttack = {}): { total: number; lines: string[] } => {
  const { laid, order } = layAttack(drawing, one);
  const pool = dicePool(laid.table, attackOf(laid.table, order));
  return { total: pool.total, lines: told(pool) };
};

/** A below b. */
export const duel: string = column('A', 'b');
/** A two hexes below b. */
export const apart: string = column('A', '.', 'b');

/** An effect from a model that is not on the table, by its name in the tally. */
export const on = (target: string, key: string, data: LastingData): Omit<Lasting, 'id'> => ({
  key,
  source: 'z',
  target,
  data,
});
/** More or fewer dice for A, by an effect. */
export const dice = (by: number, more: object = {}): Omit<Lasting, 'id'> =>
  on('A', by > 0 ? 'blessing' : 'hex', { kind: 'modify', what: 'dice', by, ...more });
