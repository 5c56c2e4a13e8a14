import { modelNamed, thingNamed } from '../match/lookups.js';
import { attributeWith } from '../profiles/current.js';
import { modified } from '../profiles/modified.js';
import type { EldTally, Hit, Modifier, Table } from '../vocabulary/index.js';

/** A Critical Hit sets ARM to 0 for that Hit (ELD-CRIT-002). */
const ofCritical = (table: Table, { critical }: Hit): readonly Modifier[] => {
  const { criticalArmor } = table.numbers.strikes;
  return critical ? [{ rule: criticalArmor.rule, source: 'critical', set: criticalArmor.value }] : [];
};

/** The Armor against a Hit: of a model its ARM now (ELD-PROFILE-010) with all changes for this Hit, of a structure the printed one. */
export const armourOf = (table: Table, hit: Hit): EldTally => {
  const own = table.sources.armour.flatMap(source => source(table, hit));
  const changes = [...own.map(one => ('none' in one ? { ...one, set: 0 } : one)), ...ofCritical(table, hit)];
  const model = modelNamed(table.state, hit.on);
  if (model) return attributeWith(table, model, 'ARM', changes);
  const value = thingNamed(table.state, hit.on)?.armour ?? 0;
  return modified('ARM', { value, rule: 'ELD-DAMAGE-009', source: hit.on }, changes, {
    least: table.numbers.modifiers.leastAttribute,
    stackHalving: table.options.stackHalving,
  });
};
