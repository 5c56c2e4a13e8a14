import { isObject } from '@rulewright/core';
import { contentConformance, type Place, valueAt } from '@rulewright/core/testing';
import { test } from 'vitest';
import { defaultContent } from '../default.js';
import { readContent } from './read-content.js';

const records = Object.keys(defaultContent).filter(key => isObject(valueAt(defaultContent, [key])));

/** The kind of a place, whichever entry of its list or record it is in; changes, effects and traits differ by their name. */
const kindOf = (place: Place): string => {
  const entry = records.includes(place[0] ?? '') ? 1 : 2;
  const where = place.map((key, i) => (i === entry || /^\d+$/.test(key) ? '*' : key));
  const names = place
    .map((_, i) => valueAt(defaultContent, place.slice(0, i + 1)))
    .flatMap(part => (isObject(part) ? [part.op, part.is, part.do].filter(name => name !== undefined) : []));
  return `${where.join('.')} ${names.join('.')}`;
};

/** Records by id take more entries, but `1` is no entry; a Quest may have numbers of any name. */
const unknownField = (place: Place): string | undefined => {
  const last = place.at(-1) ?? '';
  if (last === 'rewards' || last === 'with') return undefined;
  if (last === 'costWithPrimary') return 'unknown-item';
  return place.length === 1 && records.includes(last) ? 'wrong-type' : 'unknown-field';
};

contentConformance(test, {
  what: 'a pack',
  content: defaultContent,
  read: readContent,
  kindOf,
  unknownField,
  numbers: [-1_000_001, 1 / 3, 1_000_001],
  tries: 150,
});
