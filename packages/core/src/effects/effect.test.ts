import { describe, expect, test } from 'vitest';
import { begin, type Effect, effectsOn, endingAt, without } from './effect.js';

const frozen = { id: 1, key: 'frozen', source: 'mage', target: 'knight', until: 'end of activation of knight' };

describe('ongoing effects', () => {
  test('stack, replace or are ignored when they meet their like on the same target', () => {
    const one = begin<Effect>([], frozen, 'stack');
    expect(begin(one, { ...frozen, id: 2, source: 'other' }, 'stack').map(e => e.source)).toEqual(['mage', 'other']);
    expect(begin(one, { ...frozen, id: 2, source: 'other' }, 'replace').map(e => e.source)).toEqual(['other']);
    expect(begin(one, { ...frozen, id: 2, source: 'other' }, 'ignore')).toBe(one);
    expect(begin(one, { ...frozen, id: 2, target: 'squire' }, 'ignore')).toHaveLength(2);
    expect(begin(one, { ...frozen, id: 2, key: 'burning' }, 'replace')).toHaveLength(2);
  });

  test('end at their moment, in the order they began, and leave the others', () => {
    const all = [
      frozen,
      { ...frozen, id: 2, key: 'slow', until: 'end of round' },
      { ...frozen, id: 3, key: 'blind' },
    ].reduce<readonly Effect[]>((list, effect) => begin(list, effect, 'stack'), []);
    const ending = endingAt(all, 'end of activation of knight');
    expect(ending.map(e => e.key)).toEqual(['frozen', 'blind']);
    expect(
      without(
        all,
        ending.map(e => e.id),
      ).map(e => e.key),
    ).toEqual(['slow']);
    expect(effectsOn(all, 'knight', 'slow')).toHaveLength(1);
    expect(effectsOn(all, 'squire')).toEqual([]);
  });
});
