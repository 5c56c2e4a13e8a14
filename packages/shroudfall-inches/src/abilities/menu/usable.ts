import { hasTarget } from '../../attack/targets.js';
import { baseOf, cardOf, isFriendly, modelsOf, unitOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import type { ActiveAbility, Aim, FactionAbility, Limit } from '../../vocabulary/ability.js';
import type { Effect } from '../../vocabulary/effect.js';
import type { Unit } from '../../vocabulary/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';
import { type AimingModel, aimsOfAll } from '../aims/aims.js';
import { type Price, pricesOf } from '../costs/price.js';
import { essenceAttackOf } from '../essence-attack.js';
import { factionAim, factionLimit, factionPrice, factionUseOf } from '../faction.js';

/** An ability that players use of their own accord, with the rules of its use. */
export interface Usable {
  readonly unit: Unit;
  readonly ability: ActiveAbility | FactionAbility;
  readonly prices: readonly Price[];
  readonly limit: Limit | undefined;
  readonly aim: Aim | undefined;
  readonly rule: RuleId;
}

const active = (unit: Unit, ability: ActiveAbility): Usable => {
  const { cost, limit, aim } = ability;
  return { unit, ability, prices: pricesOf(cost), limit, aim, rule: 'SFI-ABILITY-ACTIVE-001' };
};

const ofFaction = (table: Table, unit: Unit): readonly Usable[] => {
  const use = factionUseOf(table, unit);
  return cardOf(table, unit)
    .abilities.filter(one => one.kind === 'faction')
    .map(ability => ({
      unit,
      ability,
      prices: [factionPrice(use)],
      limit: factionLimit(ability, use),
      aim: factionAim(ability, use),
      rule: 'SFI-CARD-017',
    }));
};

/** The units whose faction abilities can be used in the activation of any friendly unit, where the card of their faction says so. */
const others = (table: Table, unit: Unit): readonly Unit[] =>
  table.state.units.filter(
    one =>
      one.id !== unit.id &&
      one.where === 'on-table' &&
      isFriendly(one, unit) &&
      !factionUseOf(table, one).onlyOnOwnActivation,
  );

/** The abilities that the player of the active unit may think of: its own active ones (SFI-ABILITY-ACTIVE-002), and those of factions. */
export const usablesOf = (table: Table): readonly Usable[] => {
  const { activation } = table.state;
  if (!activation) return [];
  const unit = unitOf(table.state, activation.unit);
  const own = cardOf(table, unit).abilities.filter(one => one.kind === 'active');
  return [
    ...[...own, ...essenceAttackOf(table, unit)].map(ability => active(unit, ability)),
    ...[unit, ...others(table, unit)].flatMap(one => ofFaction(table, one)),
  ];
};

/** The weapons with which an effect lets a model of a unit attack. */
const weaponsFor = (table: Table, unit: Unit, effect: Effect & { readonly op: 'attack' }): readonly Weapon[] => {
  const { profile, weapon, type } = effect;
  if (profile) return [{ id: '', name: '', ...profile, type: profile.type ?? 'arcane' }];
  return cardOf(table, unit).weapons.filter(
    one => (weapon === undefined || one.id === weapon) && (type === undefined || one.type === type),
  );
};

/** True if an effect is an attack that has no legal target; an attack at the aim of the ability has one by its aim. */
const isVain = (table: Table, { unit, aim }: Usable, effect: Effect): boolean => {
  if (effect.op !== 'attack' || aim) return false;
  const weapons = weaponsFor(table, unit, effect);
  return !modelsOf(table.state, unit.id).some(({ id }) => weapons.some(weapon => hasTarget(table, id, weapon)));
};

/** The models that can use an ability: those with something to aim at. None if the ability only attacks and has no target. */
export const usersFor = (table: Table, usable: Usable): readonly AimingModel[] => {
  const { unit, aim, ability } = usable;
  if (ability.effects.length > 0 && ability.effects.every(effect => isVain(table, usable, effect))) return [];
  const models = modelsOf(table.state, unit.id).map(model => ({ id: model.id, base: baseOf(table, model) }));
  return aim ? models.filter(model => aimsOfAll(table, unit, aim, [model]).length > 0) : models;
};
