import { isObject, type Refusal } from '@rulewright/core';
import { engineRefusals, list } from '@rulewright/core/words';
import type { AnyBuilding } from '../content/pack.js';
import type { Names } from './names.js';

/** The reason of a refusal by its code. A code means the same wherever it stands. */
export const refusals: Readonly<Record<string, string>> = {
  ...engineRefusals,

  // Moving and exploring.
  'already-moved': 'the character has moved already',
  'not-adjacent': 'the square is not next to the character',
  'not-empty': 'a tile lies there already',
  'no-tile-there': 'no tile lies there',
  'no-tiles-left': 'no tile is left to draw',
  'no-empty-square': 'no square next to the character is empty',
  'too-many-tiles': 'the role draws fewer tiles',
  'too-few-tiles-left': 'too few tiles are left',

  // Building, hallowing and producing.
  'has-building': 'a building stands there already',
  unbuildable: 'nothing can be built on that land',
  'needs-hallowing': 'the land must be hallowed first',
  'no-building-cards': 'no building card is left',
  'not-drawn': 'that building was not drawn',
  'not-a-hallower': 'nobody there can hallow the land',
  'already-hallowed': 'the land is hallowed already',
  'no-need': 'the land needs no hallowing',
  'no-token-left': 'no token is left',
  'no-building': 'no building stands there',
  'cannot-pay': 'the village has too little',

  // Special actions.
  'wrong-building': 'the character stands in another building',
  'not-exchangeable': 'that resource is not exchanged there',
  'no-exchange': 'nothing would be exchanged',
  'over-the-limit': 'it is more than the character may exchange',
  'not-this-role': 'another role does that',
  'not-another-character': 'that is no other character of the village',
  'no-building-there': 'no building stands there',
  'already-there': 'the character is there already',
  'other-temple': 'the statue stands in another temple',
};

/** The things or the number that a refusal names. */
const detailInWords = (detail: Refusal['detail'], names: Names): string => {
  if (!isObject(detail)) return '';
  const { needs, missing, most } = detail;
  // The cast is safe: the rules name a building there.
  if (typeof needs === 'string') return `, not in the ${names.building(needs as AnyBuilding)}`;
  if (Array.isArray(missing)) return ` ${list(missing.map(String))}`;
  return typeof most === 'number' ? `, at most ${most}` : '';
};

/** A refusal in words. */
export const refusalInWords = ({ code, detail }: Refusal, names: Names): string =>
  `${Object.hasOwn(refusals, code) ? refusals[code] : code.replaceAll('-', ' ')}${detailInWords(detail, names)}`;
