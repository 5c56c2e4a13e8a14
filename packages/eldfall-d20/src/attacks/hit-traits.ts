import { spellOf } from '../match/lookups.js';
import type { AttackFacts, Table } from '../vocabulary/index.js';
import type { Trait } from '../vocabulary/traits.js';

/** The traits of the Hits of an attack, or of one on a model: those of its means, and those that abilities add (ELD-PROFILE-020). */
export const traitsOfHits = (table: Table, attack: AttackFacts, on: string | null = null): readonly Trait[] => [
  ...attack.weapon.traits,
  ...table.sources.hitTraits.flatMap(source => source(table, attack, on)),
];

/** The traits that only Critical Hits of an attack have (ELD-CRIT-009). */
export const criticalTraits = (table: Table, { weapon }: AttackFacts): readonly Trait[] =>
  weapon.spell === null ? [] : (spellOf(table, weapon.spell).onCritical ?? []);
