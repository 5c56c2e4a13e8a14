import { isAware } from '../battlefield/awareness.js';
import { isAlly, modelNamed, modelOf, roleOf } from '../match/lookups.js';
import { knowsLengths } from '../movement/measuring.js';
import { isAwareOfActivated } from '../movement/moments.js';
import { skillLevel } from '../profiles/abilities.js';
import type { Model, ModelId, Place, Sources, Table } from '../vocabulary/index.js';

/** True if Clairvoyance shows a model another one: it is in its Awareness. */
const perceives = (table: Table, model: Model, other: ModelId, at?: Place): boolean => {
  const there = modelNamed(table.state, other);
  return (
    there !== undefined && skillLevel(table, model, 'clairvoyance') > 0 && isAware(table, model, there, at ?? there.at)
  );
};

/** A Blinded model with Clairvoyance sees the models in its Awareness, and Blinded forbids it no action. */
export const clairvoyanceOfBlinded: Sources['immunities'][number] = (table, model, harm) => {
  if (!('rule' in harm) || skillLevel(table, model, 'clairvoyance') === 0) return undefined;
  const { rule, of } = harm;
  const isNear = of === undefined || perceives(table, model, of.model, of.at);
  return isNear && (rule === 'ELD-STATE-008' || rule === 'ELD-STATE-009')
    ? { rule: 'ELD-SKILL-014', source: 'clairvoyance' }
    : undefined;
};

/**
 * True if Clairvoyance lets a model name another one without sight: it is in its Awareness at the moment of the action,
 * or, to react at all, at some moment of its movement. In Realism mode an action is declared before Awareness is
 * measured (ELD-MEASURE-013).
 */
const mayName: (...asked: Parameters<Sources['unseen'][number]>) => boolean = (table, model, other, by) => {
  if (skillLevel(table, model, 'clairvoyance') === 0 || !modelNamed(table.state, other)) return false;
  if (!by && table.state.sequence?.model === other) return isAwareOfActivated(table, model.id);
  return (by && !by.measured && !knowsLengths(table, model)) || perceives(table, model, other, by?.at);
};

/**
 * Clairvoyance: in the Reactive role the model reacts to and targets enemies in its Awareness without sight, and it casts Spells with a
 * Casting Aura without sight in either role.
 */
export const clairvoyance: Partial<Sources> = {
  unseen: [
    (table, model, other, by) => {
      if (!mayName(table, model, other, by)) return undefined;
      if (by?.weapon.reach.distance === 'casting-aura') return { rule: 'ELD-SKILL-013', source: 'clairvoyance' };
      const isReactive = roleOf(table.state, model) === 'reactive';
      return isReactive && !isAlly(table.state, model, modelOf(table.state, other))
        ? { rule: 'ELD-SKILL-012', source: 'clairvoyance' }
        : undefined;
    },
  ],
};
