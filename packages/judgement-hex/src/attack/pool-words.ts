import type { Hero } from '../content/pack.js';
import { column, type LaidOut, laidOut, plainHero, told } from '../testing/index.js';
import type { LastingData, Model } from '../vocabulary/index.js';
import { attackOf } from './attack.js';
import type { AttackOrder } from './order.js';
import { dicePool } from './pool.js';

/** How tests of the pool lay their table: `A` attacks `b` with its blade in its own activation unless they say otherwise. */
export interface PoolCase extends LaidOut, Partial<AttackOrder> {}

/** The pool of an attack on a drawing: its total, and its lines as text, without the minimums that change nothing. */
export const poolOf = (drawing: string, lay: PoolCase = {}): { total: number; lines: string[] } => {
  const { attacker = 'A', target = 'b', weapon = 'blade', kind = 'action', ap = 1, dice, stoodGround, ...rest } = lay;
  const { table } = laidOut(drawing, { active: 'A', ...rest });
  const order: AttackOrder = {
    attacker,
    target,
    weapon,
    kind,
    ap,
    ...(dice === undefined ? {} : { dice }),
    ...(stoodGround === undefined ? {} : { stoodGround }),
  };
  const pool = dicePool(table, attackOf(table, order));
  return { total: pool.total, lines: told(pool) };
};

/** A below b. */
export const duel: string = column('A', 'b');
/** A two hexes below b. */
export const apart: string = column('A', '.', 'b');

/** The card of a plain Hero with other attributes. */
export const card = (attributes: Partial<Hero['attributes']>, more: Partial<Hero> = {}): Hero => ({
  ...plainHero,
  ...more,
  attributes: { ...plainHero.attributes, ...attributes },
});
/** A table on which a model, A unless said, has a card. */
export const as = (
  one: Hero,
  id = 'A',
): { cards: { heroes: { odd: Hero } }; models: Record<string, Partial<Model>> } => ({
  cards: { heroes: { odd: one } },
  models: { [id]: { card: 'odd' } },
});

/** An effect on a model. */
export interface On {
  readonly key: string;
  readonly source: string;
  readonly target: string;
  readonly data: LastingData;
}
/** An effect of nobody on the table, on a model. */
export const on = (target: string, key: string, data: LastingData): On => ({ key, source: 'z', target, data });
/** More or fewer dice for A, by an effect. */
export const dice = (by: number, more: object = {}): On =>
  on('A', `${by > 0 ? 'blessing' : 'hex'}`, { kind: 'modify', what: 'dice', by, ...more });
/** A condition on a model. */
export const suffering = (target: string, condition: 'poison' | 'knock-down' | 'stun'): On =>
  on(target, `condition:${condition}`, { kind: 'condition', condition });
