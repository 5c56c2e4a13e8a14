import { engagedWith } from '../melee/in-melee.js';
import type { Contribution } from '../unit-cards/effects/stacking.js';
import { type Facing, sideHas } from './sides.js';

/** The reason why the penalty does not count; undefined if it counts. */
const whyNoPenalty = ({ table, attack, roller }: Facing, inMelee: boolean): Contribution['rejected'] => {
  if (attack?.shape === 'beam') return { rule: 'SFI-BEAM-007', why: 'beam' };
  if (attack?.shape === 'area') return { rule: 'SFI-AREA-002', why: 'area' };
  if (!inMelee) return undefined;
  if (attack?.type === 'arcane') return { rule: 'SFI-ATTACK-004', why: 'in-melee-with-target' };
  if (sideHas(table, roller, 'pistolero')) return { rule: 'SFI-PASSIVE-029', why: 'pistolero' };
  return sideHas(table, roller, 'relentless') ? { rule: 'SFI-PASSIVE-034', why: 'relentless' } : undefined;
};

/**
 * The penalty on the hit roll of a ranged or arcane attack at a model that is in melee: once, with any number of models
 * (SFI-ATTACK-003, SFI-ATTACK-006). Melee attacks never take it (SFI-ATTACK-001).
 */
export const meleePenalty = (facing: Facing): readonly Contribution[] => {
  const { table, roll, attack, roller, target } = facing;
  if (!attack || roll.what !== 'hit' || attack.type === 'melee') return [];
  const engaged = engagedWith(table, target.thing.id);
  if (engaged.length === 0) return [];
  const { value: by, rule: ranged } = table.numbers.attack.targetInMelee;
  const rule = attack.type === 'arcane' ? 'SFI-ATTACK-004' : ranged;
  const rejected = whyNoPenalty(facing, roller !== null && engaged.includes(roller.thing.id));
  return [{ name: 'target-in-melee', source: 'target-in-melee', rule, by, ...(rejected && { rejected }) }];
};
