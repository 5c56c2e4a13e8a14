import { isObject } from '@rulewright/core';
import { contentConformance, type Place, refusalOf, replaced, valueAt } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent } from '../default.js';
import { readContent } from './read-content.js';

const records = ['factions', 'units', 'manifestations', 'terrain', 'scenarios', 'armies'];

/** The kind of a place, whichever entry of its list or record it is in; effects differ by their op. */
const kindOf = (place: Place): string => {
  const entry = records.includes(place[0] ?? '') ? 1 : 2;
  const where = place.map((key, i) => (i === entry || /^\d+$/.test(key) ? '*' : key));
  const ops = place
    .map((_, i) => valueAt(defaultContent, place.slice(0, i + 1)))
    .flatMap(part => (isObject(part) && 'op' in part ? [part.op] : []));
  return `${where.join('.')} ${ops.join('.')}`;
};

/** Records by id take more entries, but `1` is no entry. */
const unknownField = (place: Place): string => {
  const [section = ''] = place;
  const isRecord = section === 'fragments' ? place.length === 2 : place.length === 1 && records.includes(section);
  return isRecord ? 'wrong-type' : 'unknown-field';
};

contentConformance(test, {
  what: 'a pack',
  content: defaultContent,
  read: readContent,
  kindOf,
  unknownField,
  tries: 250,
});

/** The code that refuses a pack with an attack after an attack after an attack in it. */
const deep = (levels: number): string | undefined => {
  let effect: object = { op: 'heal', amount: 1 };
  for (let i = 0; i < levels; i++) effect = { op: 'attack', after: [{ needs: 'hit', effects: [effect] }] };
  const pack = replaced(defaultContent, ['units', 'riveters', 'abilities', '0', 'effects'], [effect]);
  return refusalOf(() => readContent(pack))?.code;
};

test('effects may be three deep, and no deeper', () => {
  expect([deep(3), deep(4)]).toEqual([undefined, 'nested-too-deep']);
});
