import { isObject } from '@rulewright/core';
import { contentConformance, type Place, refusalOf, replaced, valueAt } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent } from '../default.js';
import { readContent } from './read-content.js';

const records = ['gods', 'heroes', 'units', 'summoned', 'monsters', 'artefacts', 'tokens', 'standIns'];

/** The kind of a place, whichever entry of its list or record it is in; effects differ by their op. */
const kindOf = (place: Place): string => {
  const entry = records.includes(place[0] ?? '') ? 1 : 2;
  const where = place.map((key, i) => (i === entry || /^\d+$/.test(key) ? '*' : key));
  const ops = place
    .map((_, i) => valueAt(defaultContent, place.slice(0, i + 1)))
    .flatMap(part => (isObject(part) && 'op' in part ? [part.op] : []));
  return `${where.join('.')} ${ops.join('.')}`;
};

/** Records by id take more entries, but `1` is no entry. An amount is a number or a roll, and otherwise no amount. */
const unknownField = (place: Place): string => {
  const [section = ''] = place;
  if (place.at(-1) === 'amount') return 'bad-amount';
  const isRecord = section === 'fragments' ? place.length === 2 : place.length === 1 && records.includes(section);
  if (!isRecord) return 'unknown-field';
  return section === 'standIns' ? 'not-a-text' : 'wrong-type';
};

contentConformance(test, {
  what: 'a pack',
  content: defaultContent,
  read: readContent,
  kindOf,
  unknownField,
  numbers: [-1001, 0.5, 1_000_001],
  tries: 250,
});

/** The code that refuses a pack with a roll for a roll for a roll in it. */
const deep = (levels: number): string | undefined => {
  let effect: object = { op: 'heal', amount: 1 };
  for (let i = 0; i < levels; i++) effect = { op: 'roll', needs: 4, effects: [effect] };
  const pack = replaced(defaultContent, ['gods', 'ista', 'effigyPower', 'effects'], [effect]);
  return refusalOf(() => readContent(pack))?.code;
};

test('effects may be three deep, and no deeper', () => {
  expect([deep(3), deep(4)]).toEqual([undefined, 'nested-too-deep']);
});
