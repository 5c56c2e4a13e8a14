import { elementCard } from '../battlefield/things.js';
import { cardOf, unitOf } from '../match/lookups.js';
import type { ModelId } from '../vocabulary/index.js';
import type { HitValues, Ranged, Weapon } from '../vocabulary/pack.js';
import type { Table } from '../vocabulary/table.js';
import { rangeValue } from './characteristics/characteristic.js';

/** The attacks on the card of a model or of a scenario element. */
export interface Armed {
  readonly hits: HitValues;
  readonly weapons: readonly Weapon[];
}

const unarmed: Armed = { hits: {}, weapons: [] };

/** The hit values and weapon profiles of a model, or of a scenario element that attacks (SFI-CARD-013, SFI-CARD-014). */
export const armsOf = (table: Table, id: ModelId): Armed => {
  const model = table.state.models.find(one => one.id === id);
  if (model) return cardOf(table, unitOf(table.state, model.unit));
  const element = table.state.elements.find(one => one.id === id);
  if (!element) return unarmed;
  const { hits = {}, weapons = [] } = elementCard(table, element);
  return { hits, weapons };
};

/** A weapon profile of a model or a scenario element by its id; undefined if its card has none such (SFI-CARD-014). */
export const weaponNamed = (table: Table, id: ModelId, profile: string): Weapon | undefined =>
  armsOf(table, id).weapons.find(one => one.id === profile);

/** RNG of a weapon in inches. The RNG of a beam never changes (SFI-BEAM-009); the RNG of an area changes as usual (SFI-AREA-006). */
export const reachOf = (table: Table, id: ModelId, weapon: Ranged): number => {
  const model = table.state.models.find(one => one.id === id);
  return !model || weapon.shape === 'beam' ? weapon.range : rangeValue(table, model, weapon);
};
