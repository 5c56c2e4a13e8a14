import { mm } from '@rulewright/core/inches';
import { isWithin } from '../battlefield/distance.js';
import type { Thing } from '../battlefield/things.js';
import { modelNamed, unitOf } from '../match/lookups.js';
import { rememberStanding } from '../match/table.js';
import { type AttackFrom, benefitsOf } from '../terrain/benefits.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import type { ModelId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

const judge = (table: Table, { id, unit, base }: Thing, attack?: AttackFrom): boolean => {
  if (unit === null) return false;
  if (hasPassive(table, modelNamed(table.state, id) ?? unitOf(table.state, unit), 'stealth')) return true;
  if (base.radius > mm(table.numbers.terrain.shroudedBase.value) / 2) return false;
  return benefitsOf(table, id, attack).keywords.some(({ keyword }) => keyword.id === 'shrouded');
};

const stealthOn = /* @__PURE__ */ rememberStanding((): Map<ModelId, boolean> => new Map());

/**
 * True if a model has Stealth: by its unit, or because its base is small and it benefits from a shrouded piece of terrain
 * (SFI-TKEY-020). Linear terrain shrouds only against an attack across it.
 */
const hasStealth = (table: Table, model: Thing, attack?: AttackFrom): boolean => {
  if (attack) return judge(table, model, attack);
  const known = stealthOn(table);
  const found = known.get(model.id) ?? judge(table, model);
  known.set(model.id, found);
  return found;
};

/**
 * True if a thing is too far away for a model to make out a model with Stealth: the model cannot be targeted
 * (SFI-PASSIVE-042), and as a third model it may be ignored (SFI-PASSIVE-043). Exactly 6 inches are near enough.
 */
export const isStealthyTo = (table: Table, viewer: Thing, model: Thing, attack?: AttackFrom): boolean =>
  !isWithin(table, viewer.base, model.base, table.numbers.passives.stealth.value) && hasStealth(table, model, attack);
