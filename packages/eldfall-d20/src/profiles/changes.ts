import { itemOf, modelNamed, profileOf, spellOf } from '../match/lookups.js';
import { rememberStanding } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { Change } from '../vocabulary/effect.js';
import type { CardId, Cited, Model, ModelId, OngoingData, Table } from '../vocabulary/index.js';
import { optionKey, optionsOf } from './upgrade-options.js';

/** A change that counts for a model now, with its origin. */
export type InForce = Cited & { readonly change: Change; readonly data?: OngoingData };

const cite = (changes: readonly Change[], rule: RuleId, source: string, data?: OngoingData): readonly InForce[] =>
  changes.map(change => (data ? { change, rule, source, data } : { change, rule, source }));

const ruleOf = ({ kind }: OngoingData): RuleId =>
  kind === 'familiar'
    ? 'ELD-TRAIT-026'
    : kind === 'enchantment'
      ? 'ELD-SPELL-009'
      : kind === 'stratagem'
        ? 'ELD-STRATAGEM-007'
        : 'ELD-STATE-003';

/**
 * The changes of the picked options of an Upgrade. An option that was picked for two copies counts once, by option for
 * each copy (ELD-MOD-014); a Spellcraft gains a level by each.
 */
const ofOptions = (table: Table, model: Model, id: string): readonly InForce[] =>
  optionsOf(table, model, id).flatMap(({ name, changes }) =>
    Array.from({ length: model.counters[optionKey(id, name)] ?? 0 }, (_, copy) => {
      const counts = ({ op }: Change): boolean =>
        copy === 0 || op === 'spellcraft' || table.options.upgradeCopies === 'addUp';
      return cite(changes.filter(counts), 'ELD-UPGRADE-001', copy === 0 ? id : `${id} ${copy + 1}`);
    }).flat(),
  );

/** The name under which a copy of an Upgrade counts: modifiers of one name count once, by option those of each copy (ELD-MOD-014). */
const nameOfCopy = ({ options }: Table, upgrades: readonly string[], at: number): string => {
  const id = upgrades[at] ?? '';
  const before = upgrades.slice(0, at).filter(one => one === id).length;
  return before === 0 || options.upgradeCopies === 'once' ? id : `${id} ${before + 1}`;
};

/** The changes of all Upgrades of a model, with those of the options that were picked. */
const ofUpgrades = (table: Table, model: Model): readonly InForce[] => [
  ...model.upgrades.flatMap((id, at) =>
    cite(table.pack.upgrades[id]?.changes ?? [], 'ELD-UPGRADE-001', nameOfCopy(table, model.upgrades, at)),
  ),
  ...[...new Set(model.upgrades)].flatMap(id => ofOptions(table, model, id)),
];

/** The changes that a creature has from the Upgrades of the model that summoned it. */
const ofCaster = (table: Table, model: Model): readonly InForce[] => {
  const caster = model.summoned && modelNamed(table.state, model.summoned.by);
  const { tier = 1 } = profileOf(table, model);
  return (caster?.upgrades ?? []).flatMap(id => {
    const { creatures } = table.pack.upgrades[id] ?? {};
    return creatures && tier <= creatures.tier ? cite(creatures.changes, 'ELD-UPGRADE-048', id) : [];
  });
};

const plainChanges = (table: Table, model: Model): readonly InForce[] => [
  ...profileOf(table, model).specials.flatMap(({ name, changes }) => cite(changes, 'ELD-PROFILE-028', name)),
  // Of two copies in both hands the changes count once (ELD-MOD-014).
  ...[...new Set(model.equipped)].flatMap(id => cite(itemOf(table, id).changes, 'ELD-ITEM-009', id)),
  ...ofUpgrades(table, model),
  ...ofCaster(table, model),
  ...table.state.effects
    .filter(({ target }) => target === model.id)
    .flatMap(({ key, data }) => cite(data.changes, ruleOf(data), key, data)),
];

/** The changes of the permanent Enchantments of a model, from a trait of the model or of an equipped Item. */
const ofSpellbound = (table: Table, model: Model, others: readonly InForce[]): readonly InForce[] => {
  const traits = [
    ...profileOf(table, model).traits,
    ...model.equipped.flatMap(id => itemOf(table, id).traits.concat(itemOf(table, id).weapon?.traits ?? [])),
    ...others.flatMap(({ change }) => (change.op === 'grant' ? (change.traits ?? []) : [])),
  ];
  const spells = traits.flatMap(one => (one.id === 'spellbound' ? [one.spell] : []));
  return [...new Set(spells)].flatMap(id => cite(spellOf(table, id).changes ?? [], 'ELD-TRAIT-054', id));
};

const gather = (table: Table, model: Model): readonly InForce[] => {
  const changes = plainChanges(table, model);
  const bound = ofSpellbound(table, model, changes);
  // A model carries one Enchantment of a name (ELD-SPELL-010).
  const isTwice = ({ data, source }: InForce): boolean =>
    data?.kind === 'enchantment' && bound.some(one => one.source === source);
  return [...changes.filter(one => !isTwice(one)), ...bound];
};

const known = /* @__PURE__ */ rememberStanding((): Map<ModelId, readonly InForce[]> => new Map());

/**
 * The changes that count for a model now: of its profile (ELD-PROFILE-028), of the Items of which it is the wearer (ELD-DEF-017), of its
 * Upgrades, of what lasts on it, and of the Enchantments to which it is Spellbound (ELD-TRAIT-054).
 */
export const changesOn = (table: Table, model: Model): readonly InForce[] => {
  const cache = known(table);
  const found = cache.get(model.id);
  if (found) return found;
  const gathered = gather(table, model);
  cache.set(model.id, gathered);
  return gathered;
};

/** The Enchantments on a model: those that were cast on it, and its permanent ones. */
export const enchantmentsOn = (table: Table, model: Model): readonly CardId[] => [
  ...changesOn(table, model).flatMap(({ rule, source }) => (rule === 'ELD-TRAIT-054' ? [source] : [])),
  ...table.state.effects.flatMap(({ target, data }) =>
    target === model.id && data.kind === 'enchantment' && data.card !== null ? [data.card] : [],
  ),
];
