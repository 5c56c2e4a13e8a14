import { areWithin } from '../../battlefield/distance.js';
import { hitboxOf } from '../../battlefield/hitbox.js';
import { isClear } from '../../battlefield/sight.js';
import { hasState, isAlly, isOnField, itemOf, roleOf } from '../../match/lookups.js';
import { changesOn } from '../../profiles/changes.js';
import { currentOf } from '../../profiles/current.js';
import type { Change } from '../../vocabulary/effect.js';
import type { Model, Table } from '../../vocabulary/index.js';
import type { Formula, Weapon } from '../../vocabulary/pack.js';
import type { Role } from '../../vocabulary/words.js';

const formulaOf = (table: Table, model: Model, formula: Formula): number =>
  typeof formula === 'number' ? formula : currentOf(table, model, formula.attribute) + (formula.plus ?? 0);

/** The inches that changes add to the Reach of a Melee Attack in a role, by a Weapon or by a part of the body (ELD-STATE-025). */
const longer = (changes: readonly Change[], now: Role, natural: boolean): number =>
  changes.reduce((sum, change) => {
    if (change.op !== 'reach') return sum;
    const { kind = 'melee', role = now, with: means } = change.attack ?? {};
    const fits = kind === 'melee' && role === now;
    const counts = fits && (means === undefined || means === (natural ? 'natural' : 'weapon'));
    return counts ? sum + change.by : sum;
  }, 0);

/** The Reach of a Melee Weapon in inches before changes of the model; none for another weapon. */
const reachOfWeapon = (table: Table, model: Model, { kinds, reach: { distance } }: Weapon): number | undefined => {
  if (!kinds.includes('melee')) return undefined;
  const isFormula = typeof distance === 'number' || (typeof distance === 'object' && 'attribute' in distance);
  return isFormula ? formulaOf(table, model, distance) : undefined;
};

/**
 * The Reach with which a model engages, in inches: that of its Melee Weapon or of a bare hand, with all current changes
 * (ELD-STATE-025).
 */
export const engagingReach = (table: Table, model: Model): number => {
  const changes = changesOn(table, model).map(({ change }) => change);
  const role = roleOf(table.state, model);
  const reaches = model.equipped.flatMap(id => {
    const { category, weapon } = itemOf(table, id);
    const reach = category === 'weapon' && weapon ? reachOfWeapon(table, model, weapon) : undefined;
    if (!weapon || reach === undefined) return [];
    return [reach + longer([...changes, ...(weapon.changes ?? [])], role, weapon.natural === true)];
  });
  return Math.max(table.numbers.states.reachWithoutWeapon.value + longer(changes, role, true), ...reaches);
};

/**
 * True for a model that can make others Engaged (ELD-STATE-015, ELD-STATE-027, ELD-STATE-033, ELD-STATE-071). A model
 * that is still secret engages no model, since its Reach would reveal its profile (ELD-STATE-064, ELD-STATE-073).
 */
export const canEngage = (table: Table, model: Model): boolean =>
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
