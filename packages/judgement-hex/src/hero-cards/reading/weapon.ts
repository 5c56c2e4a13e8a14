import type { Model } from '../../vocabulary/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';
import { weaponsOf } from './cards.js';
import { changesOn } from './changes.js';

/** A weapon's reach in hexes with all changes: effects change the reach of melee weapons only. */
export const reachOf = (table: Table, model: Model, { type, reach }: Weapon): number => {
  if (type !== 'MEL') return reach;
  const change = changesOn(table, model).reduce((sum, { data }) => (data.what === 'reach' ? sum + data.by : sum), 0);
  return Math.max(1, reach + change);
};

/** A weapon of a model by its id; undefined if the model has no such weapon. */
export const findWeapon = (table: Pick<Table, 'pack'>, model: Model, id: string): Weapon | undefined =>
  weaponsOf(table, model).find(weapon => weapon.id === id);

/** True if the second attack with this weapon is free (JHX-ABILITY-006). */
export const isDualWield = ({ common }: Weapon): boolean => common?.some(({ id }) => id === 'dual-wield') === true;
