import { hasKeyword } from '../match/lookups.js';
import type { Aim, FactionAbility, Limit } from '../vocabulary/ability.js';
import type { FactionUse, Unit } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import type { Price } from './costs/price.js';

/** The rules for the faction abilities of a unit: those on the card of its faction, else the option of the match (SFI-CARD-017). */
export const factionUseOf = (table: Table, unit: Unit): FactionUse => {
  const faction = Object.values(table.pack.factions).find(({ keyword }) => hasKeyword(table, unit, keyword));
  return faction?.use ?? table.options['faction.abilityUse'];
};

/** The price of a faction ability. It is no essence ability, so Essence Starved adds nothing to it (SFI-CONDITION-004). */
export const factionPrice = ({ cost }: FactionUse): Price => ({
  essence: cost,
  sacrifice: false,
  rule: 'SFI-CARD-017',
  surcharge: false,
});

/** The aim of a faction ability: by default a friendly unit, and within the range of the faction's card (SFI-CARD-017). */
export const factionAim = ({ aim }: FactionAbility, { range }: FactionUse): Aim => ({
  how: 'choose',
  what: 'unit',
  side: 'friend',
  ...aim,
  within: aim?.within ?? range,
});

/** The limit of a faction ability: its own, else that of the faction's card (SFI-CARD-017). */
export const factionLimit = ({ limit }: FactionAbility, { oncePerActivation }: FactionUse): Limit | undefined =>
  limit ?? (oncePerActivation ? 'once-per-activation' : undefined);
