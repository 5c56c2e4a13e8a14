import { cardOf } from '../match/lookups.js';
import type { Ability, AbilityKind } from '../vocabulary/ability.js';
import type { Unit } from '../vocabulary/index.js';
import type { Weapon } from '../vocabulary/pack.js';
import type { Table } from '../vocabulary/table.js';
import type { AttackType, ByColour } from '../vocabulary/words.js';

/** The dice for a hit roll of a type; undefined if the card has none for it (SFI-CARD-013). */
export const hitValueOf = (table: Table, unit: Unit, type: AttackType): ByColour | undefined =>
  cardOf(table, unit).hits[type];

/** A weapon profile of a unit by its id; undefined if the card has none such (SFI-CARD-014). */
export const weaponOf = (table: Table, unit: Unit, id: string): Weapon | undefined =>
  cardOf(table, unit).weapons.find(weapon => weapon.id === id);

/** The abilities of a unit with a mark; the mark alone decides which rules of use apply (SFI-CARD-016). */
export const abilitiesOf = <K extends AbilityKind>(
  table: Table,
  unit: Unit,
  kind: K,
): readonly (Ability & { readonly kind: K })[] =>
  cardOf(table, unit).abilities.filter((one): one is Ability & { readonly kind: K } => one.kind === kind);
