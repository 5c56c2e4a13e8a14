import { rememberEach } from '@rulewright/core/remember';
import { hasState, profileOf } from '../match/lookups.js';
import type { Change } from '../vocabulary/effect.js';
import type { Model, Table } from '../vocabulary/index.js';
import type { Profile } from '../vocabulary/pack.js';
import type { Trait, TraitId } from '../vocabulary/traits.js';
import { type ArtId, type ClassId, highestLevel, type LevelledTraitId, type SkillId } from '../vocabulary/words.js';
import { changesOn, type InForce } from './changes.js';

type Grant = Extract<Change, { readonly op: 'grant' }>;

/** A Dead model neither uses nor benefits from its traits, skills and arts (ELD-STATE-021). */
const isDead = (model: Model): boolean => hasState(model, 'dead');

/** Cache: the grants among some changes. */
const grantsAmong = /* @__PURE__ */ rememberEach((changes: readonly InForce[]): readonly Grant[] =>
  changes.flatMap(({ change }) => (change.op === 'grant' ? [change] : [])),
);

/** More abilities for a model by an Item, an Upgrade or an effect: traits, skills, arts and classes alike (ELD-DEF-001). */
const grantsOn = (table: Table, model: Model): readonly Grant[] => grantsAmong(changesOn(table, model));

/** The traits of the profile, in which each change of an Affinity takes the place of one (ELD-UPGRADE-044). */
const printedTraits = (table: Table, model: Model): readonly Trait[] => {
  const { traits } = profileOf(table, model);
  return changesOn(table, model).reduce((all, { change }) => {
    if (change.op !== 'affinity') return all;
    const at = all.findIndex(one => one.id === 'affinity' && one.element === change.from);
    return at < 0 ? all : all.with(at, { id: 'affinity', element: change.to });
  }, traits);
};

/**
 * The traits of a model: those of its profile, and those that Items, Upgrades and effects give it (ELD-PROFILE-018). A
 * Dead one has none.
 */
export const traitsOf = (table: Table, model: Model): readonly Trait[] =>
  isDead(model) ? [] : [...printedTraits(table, model), ...grantsOn(table, model).flatMap(({ traits = [] }) => traits)];

/** The trait of this name that a model has, as printed; undefined without it. */
export const traitOf = <I extends TraitId>(
  table: Table,
  model: Model,
  id: I,
): Extract<Trait, { readonly id: I }> | undefined =>
  traitsOf(table, model).find((one): one is Extract<Trait, { readonly id: I }> => one.id === id);

/** True if a model has a trait, at any level (ELD-PROFILE-019). */
export const hasTrait = (table: Table, model: Model, id: TraitId): boolean =>
  !isDead(model) &&
  (printedTraits(table, model).some(one => one.id === id) ||
    grantsOn(table, model).some(({ traits = [] }) => traits.some(one => one.id === id)));

/** Something that comes in levels; no numeral means level I. */
interface Levelled {
  readonly id: string;
  readonly level?: number;
}

/** The number of levels that the book has of each art: Berserk and Archery end at IV (ELD-ART-016, ELD-ART-021). */
const levelsOfArts = ({ numbers }: Pick<Table, 'numbers'>): Readonly<Record<ArtId, number>> => {
  const { assassinationLevels, fencingLevels, berserkLevels, archeryLevels } = numbers.arts;
  return {
    assassination: assassinationLevels.value,
    fencing: fencingLevels.value,
    berserk: berserkLevels.value,
    archery: archeryLevels.value,
  };
};

/**
 * The highest level of one of the abilities of a model, 0 without it: of those of its profile, and of those that are
 * granted, which may be the next level (ELD-UPGRADE-015). There is no level above the last one of the book.
 */
const levelIn = (
  table: Table,
  model: Model,
  id: string,
  last: number,
  own: readonly Levelled[],
  granted: (grant: Grant) => readonly Levelled[] | undefined,
): number => {
  if (isDead(model)) return 0;
  let most = 0;
  for (const one of own) if (one.id === id) most = Math.max(most, one.level ?? 1);
  for (const grant of grantsOn(table, model)) {
    for (const one of granted(grant) ?? []) {
      if (one.id === id) most = grant.next && most > 0 ? most + 1 : Math.max(most, one.level ?? 1);
    }
  }
  return Math.min(most, last);
};

/**
 * The level of a trait of a model, 0 without it; no numeral means level I (ELD-PROFILE-019), and an Upgrade may give
 * the next one (ELD-UPGRADE-025).
 */
export const traitLevel = (table: Table, model: Model, id: LevelledTraitId): number =>
  levelIn(table, model, id, highestLevel, printedTraits(table, model), ({ traits }) => traits);

/** The level of a skill of a model, 0 without it; each level gives all lower ones (ELD-PROFILE-024). */
export const skillLevel = (table: Table, model: Model, id: SkillId): number =>
  levelIn(table, model, id, highestLevel, profileOf(table, model).skills, ({ skills }) => skills);

/** The level of a combat art of a model, 0 without it (ELD-PROFILE-025). */
export const artLevel = (table: Table, model: Model, id: ArtId): number =>
  levelIn(table, model, id, levelsOfArts(table)[id], profileOf(table, model).arts, ({ arts }) => arts);

/** The Spellcrafts of a model with their levels, of which Upgrades may add some (ELD-PROFILE-027). */
export const spellcraftsOf = (table: Table, model: Model): Profile['spellcrafts'] =>
  profileOf(table, model).spellcrafts.map(({ craft, level }) => ({
    craft,
    level: changesOn(table, model).reduce(
      (sum, { change }) => (change.op === 'spellcraft' && change.craft === craft ? sum + change.by : sum),
      level,
    ),
  }));

/** True if a model is of a class (ELD-CLASS-001). */
export const hasClass = (table: Table, model: Model, id: ClassId): boolean =>
  profileOf(table, model).classes.includes(id) ||
  grantsOn(table, model).some(({ classes = [] }) => classes.includes(id));
