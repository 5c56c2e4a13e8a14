import { isAware } from '../battlefield/awareness.js';
import { modelNamed, roleOf } from '../match/lookups.js';
import { skillLevel } from '../profiles/abilities.js';
import type { Model, ModelId, Sources, Table } from '../vocabulary/index.js';

/** True if Clairvoyance shows a model another one: it is in its Awareness. */
const perceives = (table: Table, model: Model, other: ModelId): boolean => {
  const there = modelNamed(table.state, other);
  return there !== undefined && skillLevel(table, model, 'clairvoyance') > 0 && isAware(table, model, there);
};

/**
 * Clairvoyance: in the Reactive role the model reacts to and targets enemies in its Awareness without sight (ELD-SKILL-012), and it casts Spells with a
 * Casting Aura without sight in either role (ELD-SKILL-013). Blinded does not limit it there (ELD-SKILL-014).
 */
export const clairvoyance: Partial<Sources> = {
  unseen: [
    (table, model, other, by) => {
      if (!perceives(table, model, other)) return undefined;
      if (by?.weapon.reach.distance === 'casting-aura') return { rule: 'ELD-SKILL-013', source: 'clairvoyance' };
      return roleOf(table.state, model) === 'reactive' ? { rule: 'ELD-SKILL-012', source: 'clairvoyance' } : undefined;
    },
  ],
  immunities: [
    (table, model, harm) =>
      'rule' in harm && harm.rule === 'ELD-STATE-009' && skillLevel(table, model, 'clairvoyance') > 0
        ? { rule: 'ELD-SKILL-014', source: 'clairvoyance' }
        : undefined,
  ],
};
