import type { Refusal } from '@rulewright/core';
import { hasState, isOnField, spellOf } from '../../match/lookups.js';
import { currentOf } from '../../profiles/current.js';
import { familiarsOf } from '../../states/familiars.js';
import type { CardId, EldState, Model, ModelId, Table } from '../../vocabulary/index.js';
import { manaCostOf } from '../mana.js';

/** The creatures on the field that a model has summoned (ELD-MANA-006). */
export const creaturesOf = ({ models }: Pick<EldState, 'models'>, caster: ModelId): readonly Model[] =>
  models.filter(one => isOnField(one) && one.summoned?.by === caster);

/** The Tier of a summoned creature. If its profile has no Tier, as that of a Familiar, the Mana Cost counts as the Tier (ELD-MANA-009). */
export const tierOf = (table: Table, spell: CardId): number =>
  table.pack.profiles[spellOf(table, spell).summons ?? '']?.tier ?? manaCostOf(table, spell);

/** The Mana Upkeep of a Conjuration: the Tier of its creature (ELD-MANA-007), and nothing for a Familiar (ELD-TRAIT-028). */
const upkeepOf = (table: Table, spell: CardId): number =>
  spellOf(table, spell).summons === undefined ? 0 : tierOf(table, spell);

/** The models that a caster has summoned already: creatures by their Upkeep, and the names of Familiars. */
export interface Conjured {
  readonly upkeeps: readonly number[];
  readonly familiars: readonly CardId[];
}

/** The creatures and Familiars of a caster now; by option Dead creatures no longer count (ELD-MANA-008). */
export const conjuredBy = (table: Table, caster: Model): Conjured => ({
  upkeeps: creaturesOf(table.state, caster.id)
    .filter(one => table.options.deadCreatures === 'count' || !hasState(one, 'dead'))
    .map(one => upkeepOf(table, one.summoned?.spell ?? '')),
  familiars: familiarsOf(table.state, caster.id).map(({ key }) => key),
});

/** The same with one Conjuration more. */
export const withOneMore = (table: Table, { upkeeps, familiars }: Conjured, spell: CardId): Conjured =>
  spellOf(table, spell).summons === undefined
    ? { upkeeps, familiars: [...familiars, spell] }
    : { upkeeps: [...upkeeps, upkeepOf(table, spell)], familiars };

/**
 * The rule that forbids a Conjuration: if the caster has creatures, their Upkeep must be below its current STA, and the
 * new creature must not raise it above that (ELD-MANA-015). The first creature may be of any Tier (ELD-MANA-010). A
 * caster has at most one Familiar of each name, which by option the Upkeep of creatures does not forbid.
 */
export const whyNotConjure = (
  table: Table,
  caster: Model,
  { upkeeps, familiars }: Conjured,
  spell: CardId,
): Refusal | undefined => {
  const path = 'spells';
  if (familiars.includes(spell)) return { code: 'familiar-there', rule: 'ELD-TRAIT-028', path };
  const isFree = table.options.familiarsAtFullUpkeep && spellOf(table, spell).summons === undefined;
  if (upkeeps.length === 0 || isFree) return undefined;
  const stamina = currentOf(table, caster, 'STA');
  const total = upkeeps.reduce((sum, one) => sum + one, 0);
  const detail = { upkeep: total, stamina };
  if (total >= stamina) return { code: 'upkeep-full', rule: 'ELD-MANA-008', path, detail };
  return total + upkeepOf(table, spell) > stamina
    ? { code: 'upkeep-too-high', rule: 'ELD-MANA-009', path, detail }
    : undefined;
};
