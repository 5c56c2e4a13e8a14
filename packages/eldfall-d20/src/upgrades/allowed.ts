import type { Refusal } from '@rulewright/core';
import { withUpgradeItems } from '../items/upgrade-items.js';
import { changeModel } from '../match/changes.js';
import { modelOf, partyOf } from '../match/lookups.js';
import { questOf } from '../match/quest.js';
import { isOverEncumbered } from '../movement/encumbered.js';
import { costOf, type Given, gameSizeOf } from '../parties/game-size.js';
import { hasClass, hasTrait, traitsOf } from '../profiles/abilities.js';
import type { CardId, Model, Table } from '../vocabulary/index.js';
import { canBeChanged, pickInTurn } from './options.js';

/** The table as it would be if a model had these Upgrades and their Items, so that all questions see them (ELD-ITEM-021). */
export const withUpgrades = (table: Table, { id }: Model, upgrades: readonly CardId[]): Table => {
  if (upgrades.length === 0) return table;
  const state = changeModel(table.state, id, model => ({
    upgrades: [...model.upgrades, ...upgrades],
    inventory: withUpgradeItems(table, model.inventory, upgrades),
  }));
  return { ...table, state };
};

/**
 * The Upgrades that a model may have: one, or the number of the Quest, and more by Resourceful (ELD-TRAIT-052,
 * ELD-TRAIT-053) and by a Pouch (ELD-UPGRADE-003, ELD-UPGRADE-006).
 */
export const mostUpgrades = (table: Table, model: Model, upgrades: readonly CardId[]): number => {
  const { party, traits } = table.numbers;
  const level = traitsOf(table, model).reduce(
    (most, one) => (one.id === 'resourceful' ? Math.max(most, one.level ?? 1) : most),
    0,
  );
  const resourceful = (level > 0 ? traits.resourceful.value : 0) + (level > 1 ? traits.moreResourceful.value : 0);
  const counted = table.options.pouchCopies === 'each' ? upgrades : [...new Set(upgrades)];
  const more = counted.reduce((sum, id) => sum + (table.pack.upgrades[id]?.more ?? 0), 0);
  return (questOf(table).upgrades ?? party.upgradesOfModel.value) + resourceful + more;
};

/** True for a model that may have one Upgrade more, this one (ELD-UPGRADE-003). */
export const hasRoomFor = (table: Table, model: Model, upgrade: CardId): boolean =>
  model.upgrades.length < mostUpgrades(table, model, [...model.upgrades, upgrade]);

/** True for a model of a class that may receive the Upgrade (ELD-UPGRADE-005). */
export const isOfItsClass = (table: Table, model: Model, id: CardId): boolean =>
  table.pack.upgrades[id]?.classes?.some(one => hasClass(table, model, one)) ?? true;

/** A trait of the model forbids the Upgrade, or the model has nothing that the Upgrade can change (ELD-UPGRADE-005). */
export const isBarred = (table: Table, model: Model, id: CardId): boolean =>
  !canBeChanged(table, model, id) || (table.pack.upgrades[id]?.without ?? []).some(one => hasTrait(table, model, one));

/** Tells why a model cannot get these Upgrades of its party at its deployment; undefined if it can. */
export const whyNotUpgrades = (
  table: Table,
  model: Model,
  upgrades: readonly CardId[],
  path: string,
): Refusal | undefined => {
  if (upgrades.length === 0 || model.player === null) return undefined;
  const left = [...partyOf(table.state, model.player).upgrades];
  for (const [at, id] of upgrades.entries()) {
    const found = left.indexOf(id);
    if (found < 0) return { code: 'not-bought', rule: 'ELD-SETUP-014', path: `${path}[${at}]` };
    left.splice(found, 1);
    if (isBarred(table, model, id) || !isOfItsClass(table, model, id))
      return { code: 'not-for-this-model', rule: 'ELD-UPGRADE-005', path: `${path}[${at}]` };
  }
  const most = mostUpgrades(table, model, upgrades);
  if (upgrades.length > most) return { code: 'too-many-upgrades', rule: 'ELD-UPGRADE-003', path, detail: { most } };
  return whyTooExpensive(table, model, upgrades, path);
};

/** The Upgrades that the models of a player have, each with the profile of its model, with those that one model gets now. */
const givenOf = ({ state }: Table, { id, player }: Model, more: readonly CardId[]): readonly Given[] =>
  state.models
    .filter(one => one.player === player)
    .flatMap(one =>
      [...one.upgrades, ...(one.id === id ? more : [])].map((upgrade): Given => ({ upgrade, profile: one.profile })),
    );

/**
 * A copy that was cheaper because it replaces a Primary Weapon can be assigned only to a model with that weapon
 * (ELD-UPGRADE-019, ELD-UPGRADE-021).
 */
const whyTooExpensive = (
  table: Table,
  model: Model,
  upgrades: readonly CardId[],
  path: string,
): Refusal | undefined => {
  const list = model.player === null ? null : partyOf(table.state, model.player).list;
  if (!list || !upgrades.some(id => table.pack.upgrades[id]?.costWithPrimary)) return undefined;
  const waiting = table.state.models
    .filter(one => one.player === model.player && one.where === 'waiting' && one.id !== model.id)
    .map(({ profile }) => profile);
  const [cost, most] = [costOf(table, list, givenOf(table, model, upgrades), waiting), gameSizeOf(table)];
  return cost > most ? { code: 'too-expensive', rule: 'ELD-PARTY-008', path, detail: { cost, most } } : undefined;
};

/** Tells why these are not the options of the new Upgrades of a model: one for each Upgrade that offers several. */
export const whyNotPicked = (
  table: Table,
  model: Model,
  upgrades: readonly CardId[],
  options: readonly string[],
  path: string,
): Refusal | undefined => {
  const left = [...options];
  const several = pickInTurn(table, model, upgrades, () => left.shift()).filter(({ names }) => names.length > 1);
  const rule = 'ELD-SETUP-014';
  if (several.length !== options.length) {
    return { code: 'options-of-upgrades', rule, path, detail: { needed: several.length, given: options.length } };
  }
  const wrong = several.findIndex(({ names, name }) => name === undefined || !names.includes(name));
  return wrong < 0
    ? undefined
    : { code: 'no-such-option', rule, path: `${path}[${wrong}]`, detail: { name: options[wrong] } };
};

/** Some Upgrades of the party that a model can get: as many as it may have and carry, in the order of the list. */
export const someUpgrades = (table: Table, model: Model): readonly CardId[] => {
  if (model.player === null) return [];
  return partyOf(table.state, model.player).upgrades.reduce<readonly CardId[]>((some, id) => {
    const more = some.concat(id);
    const upgraded = withUpgrades(table, model, more);
    const isBurden =
      (table.pack.upgrades[id]?.items ?? []).length > 0 &&
      isOverEncumbered(upgraded, modelOf(upgraded.state, model.id));
    return isBurden || whyNotUpgrades(table, model, more, '') ? some : more;
  }, []);
};
