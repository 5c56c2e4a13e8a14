import type { CommonAbility } from '../../vocabulary/ability.js';

/**
 * The traits of every undead Hero (JHX-UNDEAD-001, JHX-UNDEAD-002, JHX-UNDEAD-003, JHX-UNDEAD-004); lesser undead do not
 * (JHX-UNDEAD-005).
 */
export const undead: readonly CommonAbility[] = [
  { id: 'immune', to: 'fear' },
  { id: 'vulnerability', to: 'burn' },
  { id: 'leech', amount: 1 },
  { id: 'soulless' },
];
