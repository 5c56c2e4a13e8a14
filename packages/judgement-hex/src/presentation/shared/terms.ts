import type { CardFact, Term } from '@rulewright/core';
import type { RuleId } from '../../rulebook/index.js';
import type { CommonAbility, CommonAbilityId, WeaponAbility } from '../../vocabulary/ability.js';
import type { TerrainKind } from '../../vocabulary/map.js';
import {
  type AbilityWithXId,
  abilitiesWithX,
  type ConditionId,
  conditions,
  type PlainAbilityId,
  plainAbilities,
} from '../../vocabulary/words.js';
import type { Names } from '../words/names.js';

type Told = Pick<Names, 'phrases' | 'lengths' | 'meanings'>;

const commonRules: Readonly<Record<CommonAbilityId | WeaponAbility['id'], RuleId>> = {
  ...plainAbilities,
  ...abilitiesWithX,
  'dual-wield': 'JHX-ABILITY-006',
};

/** A common ability by its name, its meaning and its rule. */
export const commonFact = (ability: CommonAbility | WeaponAbility, names: Told): CardFact => ({
  label: names.phrases.common(ability),
  text: names.meanings?.[ability.id] ?? names.phrases.commonMeans(ability, names),
  rule: commonRules[ability.id],
});

/** The meaning of a condition, and its rule. */
export const conditionFact = (condition: ConditionId, { phrases }: Told): Pick<CardFact, 'text' | 'rule'> => ({
  text: phrases.conditionMeans(condition),
  rule: conditions[condition],
});

/** The first rule of each kind of terrain. */
const terrainRules: Readonly<Record<TerrainKind, RuleId>> = {
  forest: 'JHX-TERRAIN-007',
  smoke: 'JHX-TERRAIN-008',
  rough: 'JHX-TERRAIN-009',
  treacherous: 'JHX-TERRAIN-012',
  wall: 'JHX-TERRAIN-026',
  impassable: 'JHX-TERRAIN-022',
};

/** All common abilities, conditions and kinds of terrain; an X stands for a number or a word. */
export const termsOf = (names: Told): readonly Term[] => {
  // The casts are safe: the keys of these tables are the ids of the words, and a text may stand for a number in words.
  const plain = (Object.keys(plainAbilities) as PlainAbilityId[]).map(id => ({ id }));
  const ofWeapons: WeaponAbility = { id: 'dual-wield' };
  const numbered = (Object.keys(abilitiesWithX) as AbilityWithXId[]).map(
    id => ({ id, x: 'X' }) as object as CommonAbility,
  );
  return [
    ...[...plain, ofWeapons, ...numbered].map(ability => ({ ...commonFact(ability, names), id: ability.id })),
    ...(Object.keys(conditions) as ConditionId[]).map(id => ({
      id,
      label: names.phrases.named(id),
      ...conditionFact(id, names),
    })),
    ...(Object.keys(terrainRules) as TerrainKind[]).map(id => ({
      id,
      label: names.phrases.terrain(id),
      text: names.meanings?.[id] ?? names.phrases.terrainMeans(id),
      rule: terrainRules[id],
    })),
  ];
};
