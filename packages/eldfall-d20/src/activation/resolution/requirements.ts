import type { Turn } from '@rulewright/core';
import { checkAttack } from '../../attacks/check.js';
import { findConfrontations } from '../../attacks/confrontation.js';
import { useUpItems } from '../../attacks/used-up.js';
import { tableOf } from '../../match/table.js';
import type { Eld, Resolution } from '../../vocabulary/index.js';
import { checkCast } from './assist.js';
import { gatherDeclared } from './new.js';

/** Stage 1: everything that was declared is measured and checked only now (ELD-ACT-020, ELD-MEASURE-006). */
export const checkRequirements = (turn: Turn<Eld>, resolution: Resolution): void => {
  gatherDeclared(tableOf(turn), resolution);
  for (const attack of resolution.attacks) checkAttack(turn, attack);
  for (const cast of resolution.casts) checkCast(turn, cast);
  findConfrontations(tableOf(turn), resolution);
  useUpItems(turn, resolution);
};
