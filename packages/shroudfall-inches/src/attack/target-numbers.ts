import { preyNamed } from '../battlefield/prey.js';
import { modelOf } from '../match/lookups.js';
import { armourOf as armourOfElement, defenceOf as defenceOfElement } from '../rolls/against.js';
import { benefitsOf } from '../terrain/benefits.js';
import { armourOf, defenceOf } from '../unit-cards/characteristics/characteristic.js';
import type { Attack, ModelId, SfiTally } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/** DEF of a target against an attack as matters stand (SFI-ATTACK-008, SFI-HIT-005). */
export const defenceAgainst = (table: Table, target: ModelId, { attacker, type, shape }: Attack): SfiTally => {
  const prey = preyNamed(table, target);
  if (prey) return defenceOfElement({ value: prey.profile.def, modifiers: [] });
  const { DEF } = benefitsOf(table, target, { from: attacker, type, shape });
  return defenceOf(table, modelOf(table.state, target), { attack: type, foe: attacker }, DEF);
};

/** ARM of a target against an attack as matters stand (SFI-ATTACK-008). */
export const armourAgainst = (table: Table, target: ModelId, { attacker, type, shape }: Attack): SfiTally => {
  const prey = preyNamed(table, target);
  if (prey) return armourOfElement({ value: prey.profile.arm, modifiers: [] });
  const { ARM } = benefitsOf(table, target, { from: attacker, type, shape });
  return armourOf(table, modelOf(table.state, target), { attack: type, foe: attacker }, ARM);
};
