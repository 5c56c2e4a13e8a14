import { isAware } from '../battlefield/awareness.js';
import { isStanding } from '../match/lookups.js';
import { hasClass } from '../profiles/abilities.js';
import { isSecret } from '../secrets/secret.js';
import { codedUpgrade } from '../upgrades/coded.js';
import type { AttributeChanges, Model, Modifier, Table } from '../vocabulary/index.js';
import type { Attribute } from '../vocabulary/words.js';

const raised: readonly Attribute[] = ['OFF', 'DEF', 'ACC', 'INT', 'M'];

/**
 * The other Soldiers of the party in the Awareness of a model that are neither Incapacitated nor Dead (ELD-CLASS-020);
 * a Companion of Hairon counts itself too (ELD-UPGRADE-035). The class of a secret model does not count for others,
 * since it would reveal its profile (ELD-DEF-018).
 */
const comrades = (table: Table, model: Model): readonly Model[] =>
  table.state.models.filter(
    other =>
      (other.id === model.id ? codedUpgrade(table, model, 'companion-of-hairon') !== undefined : !isSecret(other)) &&
      other.player === model.player &&
      isStanding(other) &&
      hasClass(table, other, 'soldier') &&
      isAware(table, model, other),
  );

const raise = (table: Table, model: Model, attribute: Attribute): readonly Modifier[] => {
  if (!raised.includes(attribute) || !hasClass(table, model, 'soldier')) return [];
  const { value, rule } = table.numbers.classes.soldierEach;
  return comrades(table, model).map(({ id }) => ({ rule, source: `soldier ${id}`, add: value }));
};

/** A Soldier fights better for each other Soldier of its party in its Awareness; each of them counts (ELD-CLASS-020, ELD-MOD-014). */
export const soldier: AttributeChanges = /* @__PURE__ */ Object.assign(raise, { byDistance: true as const });
