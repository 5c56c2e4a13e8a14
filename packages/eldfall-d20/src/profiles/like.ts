import { hasState, profileOf } from '../match/lookups.js';
import type { Model, Table } from '../vocabulary/index.js';
import type { Characteristic } from '../vocabulary/traits.js';
import { hasClass, hasTrait, traitsOf } from './abilities.js';

/**
 * True if a model has a characteristic: its size, a class, a trait, a state, an element that it is bound to, or a word
 * of its profile (ELD-PROFILE-016). False for the types and elements of attacks, which no model has.
 */
export const isLike = (table: Table, model: Model, what: Characteristic): boolean => {
  if ('size' in what) return profileOf(table, model).size === what.size;
  if ('class' in what) return hasClass(table, model, what.class);
  if ('trait' in what) return hasTrait(table, model, what.trait);
  if ('state' in what) return hasState(model, what.state);
  const traits = traitsOf(table, model);
  if ('affinity' in what) return traits.some(one => one.id === 'affinity' && one.element === what.affinity);
  if ('essence' in what) return traits.some(one => one.id === 'elemental-essence' && one.element === what.essence);
  return 'word' in what && traits.some(one => one.id === 'word' && one.word === what.word);
};
