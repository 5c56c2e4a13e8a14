import { isAware } from '../battlefield/awareness.js';
import { sees } from '../battlefield/sight.js';
import { hasState, isAlly, modelsOnField } from '../match/lookups.js';
import { hasTrait, traitOf } from '../profiles/abilities.js';
import { sharesAffiliation } from '../profiles/affiliation.js';
import { amount } from '../rolls/amount.js';
import { isSecret } from '../secrets/secret.js';
import type { AttributeChanges, Model, Modifier, Table } from '../vocabulary/index.js';
import type { Attribute } from '../vocabulary/words.js';

const inspire = (table: Table, model: Model, attribute: Attribute): readonly Modifier[] => {
  if (attribute !== 'M') return [];
  const inspired = modelsOnField(table.state).some(
    other =>
      other.id !== model.id &&
      isAlly(table.state, other, model) &&
      traitOf(table, other, 'inspiring') !== undefined &&
      !isSecret(other) &&
      sharesAffiliation(table, other, model) &&
      isAware(table, other, model),
  );
  return inspired ? [amount(table.numbers.traits.inspiring, 'inspiring')] : [];
};

/**
 * Other allied models of its Affiliation in the Awareness of a model with Inspiring have more Morale (ELD-TRAIT-036);
 * two such models do not add up (ELD-MOD-014). The trait of a secret model does not count, since it would reveal its
 * profile (ELD-DEF-018).
 */
export const inspiring: AttributeChanges = /* @__PURE__ */ Object.assign(inspire, { byDistance: true as const });

/**
 * A Panicked model has less Morale if it sees another model with Intimidating, which may be Incapacitated; a Dead one has
 * no traits (ELD-TRAIT-037, ELD-STATE-021).
 */
export const intimidating: AttributeChanges = (table, model, attribute) => {
  if (attribute !== 'M' || !hasState(model, 'panicked')) return [];
  const daunted = modelsOnField(table.state).some(
    other =>
      other.id !== model.id &&
      !isSecret(other) &&
      hasTrait(table, other, 'intimidating') &&
      sees(table, model.id, other.id),
  );
  return daunted ? [amount(table.numbers.traits.intimidating, 'intimidating')] : [];
};
