import type { Unit } from '../../vocabulary/pack.js';

/** True for a card with Summoned: its unit is in no army list, is never deployed, and comes by an ability (SFI-PASSIVE-044). */
export const isSummoned = ({ passives }: Pick<Unit, 'passives'>): boolean =>
  passives.some(({ id }) => id === 'summoned');
