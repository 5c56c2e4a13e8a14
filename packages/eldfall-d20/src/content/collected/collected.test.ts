import { describe, expect, test } from 'vitest';
import { defaultContent } from '../default.js';
import { readContent } from '../reading/read-content.js';
import { collectedContent, collectedFragments } from './collected.js';
import { editionDifferences } from './differences.js';

// The titles name no rule ids: data alone models no rule.
const { profiles, items, parties, upgrades } = collectedContent;

describe('the pack of the later print', () => {
  test('is read as it stands', () => {
    expect(readContent(collectedContent)).toEqual(collectedContent);
  });

  test('says of every profile which print it is from', () => {
    const sources = Object.values(profiles).map(({ source = '' }) => source.replace(/:.*$/, ''));
    expect([...new Set(sources)].sort()).toEqual(['later print', 'original']);
    expect(sources.filter(source => source === 'later print')).toHaveLength(21);
    expect(Object.keys(collectedFragments.profiles)).toHaveLength(41);
    for (const { lacks } of Object.values(collectedFragments.profiles)) expect(lacks.length).toBeGreaterThan(0);
  });

  test('has the numbers of that print beside those of the first edition', () => {
    // The one attribute that the rulebook gives of a named model agrees: the Agility of the Onitaoshi.
    expect(profiles.onitaoshi?.stats.AG).toBe(10);
    expect([items.grapeshot?.weapon?.power, defaultContent.items.grapeshot?.weapon?.power]).toEqual([13, 12]);
    const traits = (item = items['war-bow']): string[] | undefined => item?.weapon?.traits.map(({ id }) => id);
    expect([traits(), traits(defaultContent.items['war-bow'])]).toEqual([['stun'], ['stagger']]);
    expect([upgrades['first-aid']?.cost, defaultContent.upgrades['first-aid']?.cost]).toEqual([2, 3]);
    expect(upgrades.pouch).toEqual(defaultContent.upgrades.pouch);
    expect([upgrades['journeyman-adventurer']?.cost, defaultContent.upgrades['journeyman-adventurer']]).toEqual([
      3,
      undefined,
    ]);
    expect(editionDifferences.length).toBeGreaterThan(20);
  });

  test('has parties of at most 60 points', () => {
    for (const [id, { models }] of Object.entries(parties)) {
      const cost = models.reduce((sum, { profile }) => sum + (profiles[profile]?.cost ?? Number.NaN), 0);
      expect([id, cost > 40 && cost <= 60]).toEqual([id, true]);
    }
  });

  test('gives fragments nothing that the packs do not know', () => {
    const cards = Object.fromEntries(Object.entries(collectedFragments.profiles).map(([id, { card }]) => [id, card]));
    const known = Object.fromEntries(Object.entries(collectedFragments.items).map(([id, { card }]) => [id, card]));
    const behaviours = { ...collectedContent.behaviours };
    for (const { behaviour } of Object.values(cards)) {
      const sample = behaviours.sample;
      if (behaviour !== undefined && sample) behaviours[behaviour] ??= { ...sample, name: behaviour };
    }
    const all = { ...profiles, ...cards };
    expect(
      readContent({ ...collectedContent, behaviours, profiles: all, items: { ...items, ...known } }).profiles,
    ).toEqual(all);
  });
});
