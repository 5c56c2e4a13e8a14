import { hasNoType } from '../attacks/spell-type.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { traitOf, traitsOf } from '../profiles/abilities.js';
import type { AttackFacts, Model, Sources, Table } from '../vocabulary/index.js';
import type { Element } from '../vocabulary/words.js';
import { victimOf } from './of-hit.js';

/**
 * The element of an attack: that of its Spell or Item, or, for a Melee Attack with a Natural weapon, that of the
 * attacker's Elemental Essence (ELD-TRAIT-025, ELD-SPELL-021).
 */
export const elementOf = (table: Table, attack: AttackFacts): Element | null => {
  const { attacker, weapon, kind } = attack;
  if (hasNoType(table, attack)) return null;
  if (weapon.element !== null || !weapon.natural || kind !== 'melee') return weapon.element;
  return traitOf(table, modelOf(table.state, attacker), 'elemental-essence')?.element ?? null;
};

/** True for a model with the Elemental Essence of an attack. */
const isOfElement = (table: Table, model: Model, attack: AttackFacts): boolean => {
  const element = elementOf(table, attack);
  return traitsOf(table, model).some(one => one.id === 'elemental-essence' && one.element === element);
};

/** A trait of an attack that acts before any Hit, such as Surprise Attack, is an effect of that attack as well. */
export const essenceProtects: Sources['immunities'][number] = (table, model, harm) =>
  'trait' in harm && harm.by && isOfElement(table, model, harm.by)
    ? { rule: 'ELD-TRAIT-024', source: 'elemental-essence' }
    : undefined;

/** Attacks of the element of its Elemental Essence have no effect on a model; by option their Hits do damage, but nothing else. */
export const elementalEssence: Sources['negations'][number] = (turn, hit) => {
  const table = tableOf(turn);
  const model = victimOf(table, hit);
  if (!model || hit.negated || !isOfElement(table, model, hit.attack)) return;
  if (table.options.essenceHits === 'damageOnly') hit.withoutEffects = true;
  else hit.negated = { rule: 'ELD-TRAIT-024', source: 'elemental-essence' };
};
