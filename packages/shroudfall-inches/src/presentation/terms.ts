import type { CardFact, Term } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { CommonPassive } from '../vocabulary/effect.js';
import type { TerrainKeyword } from '../vocabulary/pack.js';
import {
  type ConditionId,
  conditions,
  otherTerrainKeywords,
  type PassiveWithXId,
  type PlainPassiveId,
  passivesWithWord,
  passivesWithX,
  plainPassives,
  plainTerrainKeywords,
} from '../vocabulary/words.js';
import type { PicturePhrases } from './pictures.en.js';

const passiveRules: Readonly<Record<CommonPassive['id'], RuleId>> = {
  ...plainPassives,
  ...passivesWithX,
  ...passivesWithWord,
};

/** A common passive ability by its name, its meaning and its rule. */
export const passiveFact = (passive: CommonPassive, phrases: PicturePhrases): CardFact => ({
  label: phrases.passive(passive),
  text: phrases.passiveMeans(passive),
  rule: passiveRules[passive.id],
});

/** A condition by its name, its meaning and its rule. */
export const conditionFact = (condition: ConditionId, phrases: PicturePhrases): CardFact => ({
  label: phrases.condition(condition),
  text: phrases.conditionMeans(condition),
  rule: conditions[condition],
});

const keywordRules: Readonly<Record<TerrainKeyword['id'], RuleId>> = {
  ...plainTerrainKeywords,
  ...otherTerrainKeywords,
};

/** A keyword of terrain by its name, its meaning and its rule. */
export const keywordFact = (keyword: TerrainKeyword, phrases: PicturePhrases): CardFact => ({
  label: phrases.keyword(keyword),
  text: phrases.keywordMeans(keyword),
  rule: keywordRules[keyword.id],
});

/** All common passive abilities, conditions and keywords of terrain; an X stands for a number. */
export const termsOf = (phrases: PicturePhrases): readonly Term[] => {
  // The casts are safe: the keys of these tables are the ids of the words, and a text may stand for a number in words.
  const passives = [
    ...(Object.keys(plainPassives) as PlainPassiveId[]).map(id => ({ id })),
    ...(Object.keys(passivesWithX) as PassiveWithXId[]).map(id => ({ id, x: 'X' as unknown as number })),
    { id: 'pathfinder' } as const,
    { id: 'immunity', to: 'X' as ConditionId } as const,
  ];
  const keywords = [
    ...(Object.keys(plainTerrainKeywords) as (keyof typeof plainTerrainKeywords)[]).map(id => ({ id })),
    { id: 'rough' } as const,
    ...(['fortified-position', 'vulnerable-position'] as const).map(id => ({ id, x: 'X' as unknown as number })),
  ];
  return [
    ...keywords.map(keyword => ({ ...keywordFact(keyword, phrases), id: keyword.id })),
    ...passives.map(passive => ({ id: passive.id, ...passiveFact(passive, phrases) })),
    ...(Object.keys(conditions) as ConditionId[]).map(id => ({ id, ...conditionFact(id, phrases) })),
  ];
};
