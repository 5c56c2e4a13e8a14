import { areWithin } from '../../battlefield/distance.js';
import { hitboxOf } from '../../battlefield/hitbox.js';
import { isClear } from '../../battlefield/sight.js';
import { hasState, isAlly, isOnField, itemOf } from '../../match/lookups.js';
import { currentOf } from '../../profiles/current.js';
import type { Model, Table } from '../../vocabulary/index.js';
import type { Formula } from '../../vocabulary/pack.js';

const formulaOf = (table: Table, model: Model, formula: Formula): number =>
  typeof formula === 'number' ? formula : currentOf(table, model, formula.attribute) + (formula.plus ?? 0);

/** The Reach with which a model engages, in inches: that of its Melee Weapon, or of a bare hand (ELD-STATE-025). */
export const engagingReach = (table: Table, model: Model): number => {
  const reaches = model.equipped.flatMap(id => {
    const { category, weapon } = itemOf(table, id);
    const distance = weapon?.reach.distance;
    if (category !== 'weapon' || !weapon?.kinds.includes('melee')) return [];
    return typeof distance === 'number' || (typeof distance === 'object' && 'attribute' in distance)
      ? [formulaOf(table, model, distance)]
      : [];
  });
  return Math.max(table.numbers.states.reachWithoutWeapon.value, ...reaches);
};

/**
 * True for a model that can make others Engaged (ELD-STATE-015, ELD-STATE-027, ELD-STATE-033, ELD-STATE-071). A model that is still secret
 * engages nobody: its Reach would tell its profile (ELD-STATE-064, ELD-STATE-073).
 */
const canEngage = (table: Table, model: Model): boolean =>
  isOnField(model) &&
  !hasState(model, 'crouched', 'incapacitated', 'petrified', 'dead', 'hidden', 'shrouded') &&
  (table.options.flyingEngages || !hasState(model, 'flying'));

/** True for a model that can become Engaged: Flying models cannot (ELD-STATE-027). */
const canBeEngaged = (model: Model): boolean =>
  isOnField(model) && !hasState(model, 'flying', 'incapacitated', 'dead', 'hidden');

/**
 * True if an enemy makes a model Engaged where they stand: only the distance counts, not facing and sight, and with different Reach one
 * side alone may be Engaged (ELD-STATE-023, ELD-STATE-024, ELD-STATE-026).
 */
export const engages = (table: Table, enemy: Model, model: Model): boolean => {
  if (isAlly(table.state, enemy, model) || !canEngage(table, enemy) || !canBeEngaged(model)) return false;
  const [from, to] = [hitboxOf(table, enemy), hitboxOf(table, model)];
  if (!areWithin(table, from, to, engagingReach(table, enemy))) return false;
  return !table.options.engagedNeedsClearLine || isClear(table, from, to, [enemy.id, model.id]);
};
