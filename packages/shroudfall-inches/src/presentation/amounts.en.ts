import { list, titled } from '@rulewright/core/words';
import { countOf } from '../match/by-colour.js';
import type { CommonPassive } from '../vocabulary/effect.js';
import type { TerrainKeyword } from '../vocabulary/pack.js';
import type { RolledDie } from '../vocabulary/roll.js';
import { type ByColour, type ConditionId, colours } from '../vocabulary/words.js';

const parts = (amount: ByColour): readonly string[] =>
  colours.flatMap(colour => (countOf(amount, colour) === 0 ? [] : [`${countOf(amount, colour)} ${colour}`]));

/** Tokens: `1 grey and 2 yellow essence`. */
export const essenceInWords = (amount: ByColour): string =>
  parts(amount).length === 0 ? 'no essence' : `${list(parts(amount))} essence`;

/** Dice of a pool: `2 yellow and 1 red dice`. */
export const poolInWords = (pool: ByColour): string => {
  const [only, ...others] = parts(pool);
  if (only === undefined) return 'no dice';
  return others.length === 0 && only.startsWith('1 ') ? `${only} die` : `${list(parts(pool))} dice`;
};

/** One die as it lies: `yellow 4`. */
export const dieInWords = ({ colour, face, infused, dropped }: RolledDie): string =>
  `${colour} ${face}${infused ? ' (infused)' : ''}${dropped ? ' (dropped)' : ''}`;

/** Dice as they lie. */
export const diceInWords = (dice: readonly RolledDie[]): string =>
  dice.length === 0 ? 'no dice' : dice.map(dieInWords).join(', ');

/** The name of a condition. */
export const conditionName = (condition: ConditionId): string => titled(condition);

/** A common passive ability as a card prints it: `Scout (6)`, `Immunity (Burning)`. */
export const passiveInWords = (passive: CommonPassive): string => {
  if ('x' in passive) return `${titled(passive.id)} (${passive.x})`;
  if ('to' in passive) return `${titled(passive.id)} (${conditionName(passive.to)})`;
  if ('terrain' in passive && passive.terrain !== undefined)
    return `${titled(passive.id)} (${titled(passive.terrain)})`;
  return titled(passive.id);
};

/** A keyword of terrain as a card prints it: `Rough (Reeds)`, `Fortified Position (2)`. */
export const keywordInWords = (keyword: TerrainKeyword): string => {
  if ('x' in keyword) return `${titled(keyword.id)} (${keyword.x})`;
  if ('type' in keyword && keyword.type !== undefined) return `${titled(keyword.id)} (${titled(keyword.type)})`;
  return titled(keyword.id);
};
