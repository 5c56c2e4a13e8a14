import { expect, test } from 'vitest';
import { type Effect, endingAt, without } from './effect.js';

const frozen: Effect = { id: 1, key: 'frozen', source: 'mage', target: 'knight', until: 'end of activation of knight' };

test('effects end at their moment, in the order they began, and leave the others', () => {
  const all = [
    frozen,
    { ...frozen, id: 2, key: 'slow', until: 'end of round' },
    { id: 3, key: 'cursed', source: 'mage', target: 'knight' },
    { ...frozen, id: 4, key: 'blind' },
  ];
  const ending = endingAt(all, 'end of activation of knight');
  expect(ending.map(e => e.key)).toEqual(['frozen', 'blind']);
  expect(
    without(
      all,
      ending.map(e => e.id),
    ).map(e => e.key),
  ).toEqual(['slow', 'cursed']);
});
