import { decide, type Rule, type Turn } from '@rulewright/core';
import { attackFacts } from '../attacks/facts.js';
import { spellsOf } from '../attacks/means.js';
import { strikeOf } from '../attacks/strike.js';
import { changeModel } from '../match/changes.js';
import { itemOf, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { skillLevel } from '../profiles/abilities.js';
import { hasFullHands } from '../profiles/spells.js';
import { isSecret, secretAnswer } from '../secrets/secret.js';
import { isForTwoHands } from '../skills/dual-wield.js';
import { checkEngaged } from '../states/engaged/ends.js';
import type { CardId, Eld, Model, ModelId, Table } from '../vocabulary/index.js';
import type { ItemCategory } from '../vocabulary/pack.js';

const worn: readonly ItemCategory[] = ['weapon', 'shield', 'accessory'];

const isTwoHanded = (table: Table, id: CardId): boolean => {
  const { traits, weapon } = itemOf(table, id);
  return [...traits, ...(weapon?.traits ?? [])].some(one => one.id === 'two-handed');
};

/** The Items of a category, and none, that a model may equip: at most one (ELD-ITEM-002). */
const choicesOf = (table: Table, { inventory }: Model, category: ItemCategory): readonly (CardId | null)[] => [
  ...new Set(inventory.filter(one => itemOf(table, one.item).category === category).map(({ item }) => item)),
  null,
];

/** The sets with a second Melee Weapon in place of the Shield, for a model with Dual Wield (ELD-SKILL-017). */
const withTwoWeapons = (table: Table, model: Model, sets: readonly (readonly CardId[])[]): typeof sets => {
  if (skillLevel(table, model, 'dual-wield') === 0) return [];
  const fits = choicesOf(table, model, 'weapon').flatMap(id =>
    id !== null && isForTwoHands(table, itemOf(table, id)) ? [id] : [],
  );
  return sets
    .filter(set => set.every(id => itemOf(table, id).category !== 'shield'))
    .flatMap(set => fits.filter((_, at) => set.some(one => fits.indexOf(one) > at)).map(id => [...set, id]));
};

/**
 * All sets of Items that a model may have equipped; no Shield beside a Two-Handed weapon (ELD-ITEM-002, ELD-TRAIT-069), and no two Accessories, so that
 * Amplifiers do not add up (ELD-UPGRADE-052).
 */
const equipmentsOf = (table: Table, model: Model): readonly (readonly CardId[])[] => {
  const sets = worn
    .reduce<readonly (readonly CardId[])[]>(
      (sets, category) =>
        choicesOf(table, model, category).flatMap(item => sets.map(set => (item === null ? set : [...set, item]))),
      [[]],
    )
    .filter(
      set => !(set.some(id => isTwoHanded(table, id)) && set.some(id => itemOf(table, id).category === 'shield')),
    );
  return [...sets, ...withTwoWeapons(table, model, sets)];
};

const isSame = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.every(one => b.includes(one));

/** True if a model that casts has a free hand with other equipment, and none now (ELD-SPELL-003). */
const freesHand = (table: Table, model: Model, equipped: readonly CardId[]): boolean =>
  hasFullHands(table, model) && !hasFullHands(table, { equipped }) && spellsOf(table, model).length > 0;

/** The most strikes of a model with one of its equipped weapons in melee, with other equipment. */
const meleeStrikes = (table: Table, { id, equipped: own }: Model, equipped: readonly CardId[]): number => {
  const other = { ...table, state: changeModel(table.state, id, () => ({ equipped })) };
  const weapons = own.filter(item => itemOf(table, item).weapon?.kinds.includes('melee') && equipped.includes(item));
  return Math.max(
    0,
    ...weapons.map(item => {
      const declared = { do: 'attack', means: { item }, kind: 'melee', aims: [], skills: [] } as const;
      return strikeOf(other, attackFacts(other, { attacker: id, declared })).total;
    }),
  );
};

/** True if a model only lays its Shield aside, and strikes more often without it (ELD-MELEE-006). */
const shedsShield = (table: Table, model: Model, equipped: readonly CardId[]): boolean => {
  const laid = model.equipped.filter(id => !equipped.includes(id));
  return (
    laid.length === 1 &&
    laid.every(id => itemOf(table, id).category === 'shield') &&
    meleeStrikes(table, model, equipped) > meleeStrikes(table, model, model.equipped)
  );
};

/**
 * A model may change its equipment once in its Activation or Reaction, before its action (ELD-ACT-011). Nothing is asked without a choice of Items, nor
 * for a Hostile, which has everything at hand that its card may list.
 */
export function* equip(turn: Turn<Eld>, id: ModelId): Rule {
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  const { player: by } = model;
  if (by === null) return;
  const sets = turn.derive(() => equipmentsOf(table, model).filter(set => !isSame(set, model.equipped)));
  // Laying Items aside is of use only to cast, and to strike without a Shield: with one Item of each category nothing else is left to change.
  const less = sets.filter(
    set =>
      set.every(one => model.equipped.includes(one)) &&
      (freesHand(table, model, set) || shedsShield(table, model, set)),
  );
  const options = [...sets.filter(set => !set.every(one => model.equipped.includes(one))), ...less];
  const secret = isSecret(model);
  // A secret model is always asked, since the question would tell of its Items (ELD-DEF-018).
  if (options.length === 0 && !secret) return;
  const choice = yield* decide(turn, {
    by,
    kind: 'equip',
    rule: 'ELD-ACT-011',
    options: ['keep', ...options],
    about: { model: id },
    ...secretAnswer(secret),
  });
  if (choice === 'keep') return;
  turn.emit({ type: 'Equipped', model: id, items: choice }, 'ELD-ACT-011');
  // The Reach with which it engages others may have changed (ELD-STATE-033).
  checkEngaged(turn);
}
