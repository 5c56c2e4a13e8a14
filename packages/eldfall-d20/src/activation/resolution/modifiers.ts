import type { Turn } from '@rulewright/core';
import { collectModifiers } from '../../attacks/throw.js';
import { tableOf } from '../../match/table.js';
import type { Eld, Resolution } from '../../vocabulary/index.js';

/** Stage 2: the modifiers of all attacks are collected before the first die (ELD-MOD-002). */
export const collectAll = (turn: Turn<Eld>, { attacks }: Resolution): void => {
  for (const attack of attacks) collectModifiers(tableOf(turn), attack);
};
