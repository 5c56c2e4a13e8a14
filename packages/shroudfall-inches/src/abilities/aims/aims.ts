import type { Disc } from '@rulewright/core/inches';
import { isWithin } from '../../battlefield/distance.js';
import { preyNamed } from '../../battlefield/prey.js';
import { type Thing, thingNamed, thingsOn } from '../../battlefield/things.js';
import { hasKeyword, isFriendly, suffers, unitOf } from '../../match/lookups.js';
import { sees } from '../../sight/sight.js';
import { isStealthyTo } from '../../sight/stealth.js';
import type { Aim } from '../../vocabulary/ability.js';
import type { ModelId, Unit, UnitId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** The model of a unit from which an ability aims; the last place of one that has just been destroyed. */
export interface AimingModel {
  readonly id: ModelId;
  readonly base: Disc;
}

/**
 * True if an ability aims at something that is no model of a unit. PREY is an enemy of both players, and any other scenario element is
 * neither friend nor enemy (SFI-SCENARIO-002): it can be chosen as "any model", but nobody targets it (SFI-SCENARIO-004).
 */
const isMeantOfNoUnit = (table: Table, { side, keyword, suffering, what, how }: Aim, { id, kind }: Thing): boolean => {
  if (kind !== 'element' || keyword !== undefined || suffering !== undefined || what === 'unit') return false;
  return preyNamed(table, id) ? side !== 'friend' : side === 'any' && how !== 'target';
};

/** True if a thing is of the kind that an ability aims at. */
const isMeant = (table: Table, unit: Unit, aim: Aim, thing: Thing): boolean => {
  const { side, keyword, suffering, other } = aim;
  if (thing.unit === null) return isMeantOfNoUnit(table, aim, thing);
  const theirs = unitOf(table.state, thing.unit);
  if (side !== 'any' && isFriendly(unit, theirs) !== (side === 'friend')) return false;
  if (other && theirs.id === unit.id) return false;
  if (keyword !== undefined && !hasKeyword(table, theirs, keyword)) return false;
  return suffering === undefined || suffers(theirs, suffering);
};

/**
 * True if a model sees another thing, and Stealth does not keep the model from targeting it (SFI-PASSIVE-042): that of its unit, or that
 * of terrain, linear terrain between the two included (SFI-TERRAIN-015).
 */
const canTarget = (table: Table, { hit = 'arcane' }: Aim, { id }: AimingModel, thing: Thing): boolean => {
  const from = thingNamed(table, id);
  if (from === undefined || id === thing.id) return false;
  return !isStealthyTo(table, from, thing, { from: id, type: hit }) && sees(table, id, thing.id);
};

/**
 * A target must be in range and in sight of the same model (SFI-ABILITY-ACTIVE-015); for a choice the range is enough
 * (SFI-ABILITY-ACTIVE-009).
 */
const isReached = (table: Table, aim: Aim, from: AimingModel, thing: Thing): boolean => {
  const { how, within } = aim;
  if (within !== undefined && !isWithin(table, from.base, thing.base, within)) return false;
  return how !== 'target' || canTarget(table, aim, from, thing);
};

/** The models that an ability can aim at from one model of its unit, in the order of the table. */
const modelsAimedAt = (table: Table, unit: Unit, aim: Aim, from: AimingModel): readonly Thing[] =>
  thingsOn(table).filter(thing => isMeant(table, unit, aim, thing) && isReached(table, aim, from, thing));

/**
 * The models or units that an ability can aim at from one model of its unit (SFI-ABILITY-ACTIVE-015). A target is
 * always a model, because it is rolled against.
 */
export const aimsFrom = (table: Table, unit: Unit, aim: Aim, from: AimingModel): readonly (ModelId | UnitId)[] => {
  const found = modelsAimedAt(table, unit, aim, from);
  if (aim.what === 'model' || aim.how === 'target') return found.map(({ id }) => id);
  return [...new Set(found.flatMap(thing => thing.unit ?? []))];
};

/** All aims of an ability with the aim `every`: everything in its range from any of some models. */
export const aimsOfAll = (
  table: Table,
  unit: Unit,
  aim: Aim,
  from: readonly AimingModel[],
): readonly (ModelId | UnitId)[] => [...new Set(from.flatMap(one => aimsFrom(table, unit, aim, one)))];
