import { contentConformance } from '@rulewright/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deckRefusal } from './deck-problem.js';
import { defaultContent } from './default.js';
import type { ContentPack } from './pack.js';
import { readContent } from './read-content.js';

/** The default pack with a small deck that has every effect. */
const everything: ContentPack = {
  ...defaultContent,
  judgementDecks: {
    default: {
      source: 'test',
      cards: [
        { id: 'day', name: 'Day', kind: 'judgementDay', count: 3, effects: [] },
        {
          id: 'all',
          name: 'All',
          kind: 'event',
          count: 1,
          effects: [
            { op: 'lose', resource: 'food', amount: 1, perExtraCharacter: 1 },
            { op: 'losePerCharacter', resource: 'food', amount: 1, where: 'any' },
            { op: 'loseFraction', resource: 'food', numerator: 1, denominator: 2 },
            { op: 'losePerBuilding', resource: 'food', amount: 1, building: 'any' },
            { op: 'gain', resource: 'food', amount: 1, dice: 1 },
            { op: 'choose', options: [{ effects: [{ op: 'drawAgain', count: 1 }] }] },
            { op: 'scry', count: 1, mayBottom: 1 },
            { op: 'sendHome', where: 'any', to: 'townHall' },
          ],
        },
      ],
    },
  },
};

contentConformance(test, {
  what: 'a pack',
  content: everything,
  read: readContent,
  kindOf: place => place.join('.'),
  // Tables by id accept further entries, but `1` is no entry.
  unknownField: place => (['roles', 'judgementDecks'].includes(place.join('.')) ? 'wrong-type' : 'unknown-field'),
  numbers: [-1, 0.5, 1_000_001],
});

test('no value given for a deck makes the reader throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ cards: fc.anything() })), value => {
      expect(deckRefusal(value, 3)).toMatchObject({ code: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/) });
    }),
    { numRuns: 300, seed: 2 },
  );
});
