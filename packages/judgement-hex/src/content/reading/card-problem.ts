import { firstRepeat, type Part } from '@rulewright/core/content';
import type { CommonAbility } from '../../vocabulary/ability.js';
import type { ContentPack, Hero } from '../../vocabulary/pack.js';
import { plainAbilities } from '../../vocabulary/words.js';
import { abilityProblem } from './ability-problem.js';
import type { Problem } from './problem.js';
import { abilitiesOf, type FoundCard } from './walk.js';

/** The first problem of a card of the right shape. */
export const cardProblem = (card: FoundCard, pack: ContentPack): Problem | undefined =>
  weaponsProblem(card) ?? resProblem(card) ?? commonProblem(card, pack) ?? abilitiesProblem(card, pack);

/** The weapons of a card have different ids, can be used, and deal more damage with more hits. */
const weaponsProblem = ({ value: { weapons = [], attributes }, path }: FoundCard): Problem | undefined => {
  const repeat = firstRepeat(weapons.map(({ id }) => id));
  if (repeat !== undefined)
    return { code: 'duplicate-id', rule: 'JHX-ATTR-009', path: `${path}.weapons[${repeat}].id` };
  for (const [at, { type, damage }] of weapons.entries()) {
    const [glancing, solid, critical] = damage;
    const where = `${path}.weapons[${at}]`;
    if (glancing > solid || solid > critical) {
      return { code: 'damage-falls', rule: 'JHX-ATTR-009', path: `${where}.damage` };
    }
    if (attributes?.[type] === null) return { code: 'no-attribute', rule: 'JHX-ATTR-004', path: `${where}.type` };
  }
  return undefined;
};

/** RES is at most 2, unless the card says otherwise. */
const resProblem = ({ value: { attributes, mostRES = 2 }, path }: FoundCard): Problem | undefined =>
  (attributes?.RES ?? 0) > mostRES
    ? { code: 'too-large', rule: 'JHX-ATTR-007', path: `${path}.attributes.RES`, detail: { most: mostRES } }
    : undefined;

const commonProblem = ({ kind, value, race, path, bonuses }: FoundCard, pack: ContentPack): Problem | undefined => {
  const lists = [{ value: value.common ?? [], path: `${path}.common` }];
  for (const bonus of bonuses) lists.push({ value: bonus.value.common ?? [], path: `${bonus.path}.common` });
  for (const list of lists) {
    const problem = commonListProblem(list, pack);
    if (problem) return problem;
    for (const [at, ability] of list.value.entries()) {
      const where = `${list.path}[${at}]`;
      if (ability.id === 'enmity' && ability.race === race) {
        return { code: 'enmity-against-own-race', rule: 'JHX-ABILITY-015', path: `${where}.race` };
      }
      if (ability.id === 'skeleton-horde' && kind !== 'summoned') {
        return { code: 'misplaced-ability', rule: 'JHX-SUMMON-014', path: `${where}.id` };
      }
      // A model gets these abilities from enemies only, so a card must not list them.
      if (ability.id === 'mortal-wounds' || ability.id === 'sunder-armour') {
        return { code: 'misplaced-ability', rule: plainAbilities[ability.id], path: `${where}.id` };
      }
    }
  }
  return undefined;
};

/** A card lists nothing twice, and the models of Summoners exist. */
export const commonListProblem = (
  { value: list, path }: Part<readonly CommonAbility[]>,
  { summoned }: ContentPack,
): Problem | undefined => {
  const repeat = firstRepeat(list.map(nameOf));
  if (repeat !== undefined) return { code: 'duplicate-ability', rule: 'JHX-ORDER-007', path: `${path}[${repeat}].id` };
  for (const [at, ability] of list.entries()) {
    if (ability.id !== 'summoner') continue;
    const unknown = ability.summons.findIndex(id => !Object.hasOwn(summoned, id));
    if (unknown < 0) continue;
    return { code: 'unknown-summoned', rule: 'JHX-ABILITY-082', path: `${path}[${at}].summons[${unknown}]` };
  }
  return undefined;
};

/** The key by which two abilities are the same: the name and the subject, without the amount. */
const nameOf = (ability: CommonAbility): string => {
  if (ability.id === 'immune') return `immune ${ability.to}`;
  if (ability.id === 'enmity') return `enmity ${ability.race}`;
  return ability.id === 'animosity' ? `animosity ${ability.against}` : ability.id;
};

const abilitiesProblem = (card: FoundCard, pack: ContentPack): Problem | undefined => {
  const all = [...abilitiesOf(card)];
  const repeat = firstRepeat(all.map(({ value }) => value.id));
  if (repeat !== undefined) return { code: 'duplicate-id', path: `${all[repeat]?.path}.id` };
  const common = [card.value.common ?? [], ...card.bonuses.map(({ value }) => value.common ?? [])].flat();
  const summons = common.flatMap(ability => (ability.id === 'summoner' ? ability.summons : []));
  const weapons = (card.value.weapons ?? []).map(({ id }) => id);
  for (const found of all) {
    const problem = abilityProblem(found, { pack, weapons, summons });
    if (problem) return problem;
  }
  return undefined;
};

/** The first problem of a card that only a Hero can have. */
export const heroProblem = ({ value: hero, path }: Part<Hero>, { gods }: ContentPack): Problem | undefined => {
  const unknown = hero.gods.findIndex(id => !Object.hasOwn(gods, id));
  if (unknown >= 0) return { code: 'unknown-god', rule: 'JHX-GOD-009', path: `${path}.gods[${unknown}]` };
  if (hero.avatar !== undefined) {
    if (hero.gods.length > 1) return { code: 'avatar-of-several-gods', rule: 'JHX-GOD-011', path: `${path}.gods[1]` };
    const honour = hero.common.some(({ id }) => id === 'honour');
    if (!honour) return { code: 'avatar-without-honour', rule: 'JHX-ABILITY-023', path: `${path}.common` };
  }
  const [one, two, three] = hero.health;
  if (two < one || three < two) {
    return { code: 'health-falls', rule: 'JHX-LEVEL-004', path: `${path}.health[${two < one ? 1 : 2}]` };
  }
  return levellingProblem(hero, path);
};

/** Demons pick from a list. Skill Tree means two trees. All others follow their card. */
const levellingProblem = ({ race, common, levelling }: Hero, path: string): Problem | undefined => {
  const trees = common.some(({ id }) => id === 'skill-tree');
  const wanted = race === 'demon' ? 'list' : trees ? 'trees' : 'card';
  if (levelling.kind === wanted) return undefined;
  const rule = wanted === 'trees' || levelling.kind === 'trees' ? 'JHX-ABILITY-058' : 'JHX-DEMON-007';
  return { code: 'wrong-levelling', rule, path: `${path}.levelling.kind`, detail: { needs: wanted } };
};
