import { isObject } from '@rulewright/core';
import { count, titled } from '@rulewright/core/words';
import type { Unit, Weapon } from '../vocabulary/pack.js';
import type { Scoring } from '../vocabulary/scenario.js';
import { poolInWords } from './amounts.en.js';

/** The words of the fields of printed cards. `#` is the value; a field without words means nothing to a player. */
export const cardFields: Readonly<Record<string, string>> = {
  arm: 'ARM',
  base: 'Base: # mm',
  copies: 'At most # in an army',
  def: 'DEF',
  essence: 'Essence',
  hits: 'Hit dice',
  hp: 'HP',
  main: 'Main piece',
  mov: 'MOV',
  points: 'Points',
  range: 'RNG #"',
  side: 'Side piece',
  text: 'Rules',
  vp: 'Ends the match at # points',
};

const isWeapon = (part: object): part is Weapon => 'shape' in part && 'range' in part && 'damage' in part;

const isScoring = (part: object): part is Scoring => 'per' in part && 'points' in part;

const isHits = (part: object): part is Unit['hits'] =>
  Object.keys(part).length > 0 && Object.keys(part).every(type => ['melee', 'ranged', 'arcane'].includes(type));

const deeds: Readonly<Record<Scoring['per'], string>> = {
  control: 'at the end of a round, to the player who controls it',
  token: 'at the end of a round, to the player with a token on it',
  damage: 'damage on it',
  destroyed: 'when it is destroyed',
  interaction: 'for an interaction',
};

/** A weapon, the hit dice or the scoring of a printed card in words; undefined for other parts. */
export const printedPart = (part: unknown): string | undefined => {
  if (!isObject(part)) return undefined;
  if (isWeapon(part)) {
    const shape = part.shape === 'single' ? '' : `, ${part.shape}`;
    return `${part.type}${shape}, RNG ${part.range}", ${poolInWords(part.damage)}`;
  }
  if (isHits(part)) {
    return Object.entries(part)
      .map(([type, dice]) => `${type} ${poolInWords(dice)}`)
      .join(', ');
  }
  if (!isScoring(part)) return undefined;
  const each = part.per === 'damage' ? `for every ${part.each ?? 1} ` : '';
  return `${titled(part.element)}: ${count(part.points, 'point')} ${each}${deeds[part.per]}`;
};
