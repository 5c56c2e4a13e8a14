import { isObject } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import type { Profile } from '../vocabulary/pack.js';
import {
  arts,
  attributes,
  classes,
  elements,
  levelledTraits,
  numberedTraits,
  plainTraits,
  sizes,
  skills,
  spellTypes,
  templates,
} from '../vocabulary/words.js';
import { defaultContent } from './default.js';

// The titles name no rule ids: data alone models no rule.
const pack = defaultContent;
const profiles = Object.values(pack.profiles);
const sorted = (values: Iterable<string>): string[] => [...new Set(values)].sort();

/** The objects inside a JSON value. */
const objects = (value: unknown): Record<string, unknown>[] => {
  const inside = Array.isArray(value) || isObject(value) ? Object.values(value).flatMap(objects) : [];
  return isObject(value) ? [value as Record<string, unknown>, ...inside] : inside;
};

/** The ids of the traits that anything in the pack has. */
const traitIds = (value: unknown): string[] =>
  objects(value).flatMap(one => (Array.isArray(one.traits) ? one.traits.map(({ id }: { id: string }) => id) : []));

describe('the rulebook', () => {
  const printed = (things: Readonly<Record<string, { readonly source?: string }>>): number =>
    Object.values(things).filter(({ source }) => source === 'first edition').length;

  test('prints the stated number of each kind', () => {
    const { factions, items, spells, spellcrafts, upgrades, schemes, quests, behaviours, profiles, stratagems } = pack;
    expect(
      Object.entries({ factions, items, spells, spellcrafts, upgrades, schemes, quests, behaviours }).map(
        ([kind, things]) => [kind, printed(things)],
      ),
    ).toEqual([
      ['factions', 5],
      ['items', 18],
      ['spells', 43],
      ['spellcrafts', 8],
      ['upgrades', 41],
      ['schemes', 25],
      ['quests', 8],
      ['behaviours', 1],
    ]);
    expect([printed(profiles), printed(stratagems)]).toEqual([0, 0]);
  });

  test('fills every chart of Schemes from 1 to 20', () => {
    for (const [id, { schemes }] of Object.entries(pack.factions)) {
      expect([id, schemes?.length]).toEqual([id, id === 'neutral' ? undefined : 20]);
      for (const scheme of schemes ?? []) expect(Object.keys(pack.schemes)).toContain(scheme);
    }
  });
});

describe('the training set', () => {
  test('is marked as original, all of it', () => {
    for (const { source } of [...profiles, ...Object.values(pack.stratagems)]) expect(source).toBe('original');
  });

  test('has models of every class, size, skill and combat art', () => {
    expect(sorted(profiles.flatMap(one => one.classes))).toEqual(sorted(classes));
    expect(sorted(profiles.map(({ size }) => size))).toEqual(sorted(sizes));
    expect(sorted(profiles.flatMap(one => one.skills.map(({ id }) => id)))).toEqual(sorted(skills));
    for (const id of ['charm', 'infiltration', 'stealth']) {
      expect(profiles.some(one => one.skills.some(skill => skill.id === id && skill.level === 2))).toBe(true);
    }
    const level = (id: string): number =>
      Math.max(...profiles.flatMap(one => one.arts.filter(art => art.id === id).map(art => art.level)));
    expect(arts.map(id => [id, level(id)])).toEqual([
      ['assassination', 5],
      ['fencing', 5],
      ['berserk', 4],
      ['archery', 4],
    ]);
  });

  test('uses every trait, with what the rulebook prints', () => {
    const bracketed = ['advantage', 'affinity', 'elemental-essence', 'resistance', 'spellbound', 'survival', 'word'];
    expect(sorted(traitIds(pack))).toEqual(
      sorted([...plainTraits, ...levelledTraits, ...numberedTraits, ...bracketed]),
    );
  });

  test('uses every type of spell, every element and every template', () => {
    const spells = Object.values(pack.spells);
    expect(sorted(spells.map(({ type }) => type))).toEqual(sorted(spellTypes));
    expect(sorted(spells.map(({ element }) => element))).toEqual(sorted(elements));
    expect(sorted(objects(pack).flatMap(({ template }) => (typeof template === 'string' ? [template] : [])))).toEqual(
      sorted(templates),
    );
  });

  test('can cast every spell: some model has the chart or the name, and the element', () => {
    const casts = ({ traits, spellcrafts, spells }: Profile): string[] => {
      const own = spellcrafts.flatMap(({ craft, level }) =>
        (pack.spellcrafts[craft]?.spells ?? []).filter(one => one.level <= level).map(({ spell }) => spell),
      );
      const affinities = traits.flatMap(one => (one.id === 'affinity' ? [one.element] : []));
      return [...own, ...spells].filter(id => affinities.some(element => element === pack.spells[id]?.element));
    };
    // A Quest casts these.
    const ofQuests = ['claws-of-earth'];
    expect(sorted([...profiles.flatMap(casts), ...ofQuests])).toEqual(sorted(Object.keys(pack.spells)));
  });

  test('has Hostiles of every Tier, each with a behaviour card', () => {
    const hostiles = profiles.filter(({ tier }) => tier !== undefined);
    expect(sorted(hostiles.map(({ tier }) => `${tier}`))).toEqual(['1', '2', '3', '4']);
    for (const { behaviour } of hostiles) expect(Object.keys(pack.behaviours)).toContain(behaviour);
    const cards = profiles.flatMap(({ behaviour }) => (behaviour === undefined ? [] : [behaviour]));
    expect(sorted(cards)).toEqual(sorted(Object.keys(pack.behaviours)));
  });

  test('gives every attribute of every profile', () => {
    for (const { name, stats } of profiles) {
      expect([name, Object.keys(stats)]).toEqual([name, [...attributes]]);
      expect([name, Object.values(stats).every(value => Number.isSafeInteger(value) && value >= 0)]).toEqual([
        name,
        true,
      ]);
      expect([name, stats.STA > 0 && stats.HP > 0]).toEqual([name, true]);
    }
  });

  test('gives no model more than it can carry', () => {
    for (const { name, inventory } of profiles) {
      const room = inventory.items.map(({ item, quantity }) => {
        const weight = pack.items[item]?.weight;
        return weight === null || weight === undefined ? 0 : Math.max(weight, 1) * quantity;
      });
      const sum = room.reduce((before, one) => before + one, 0);
      expect([name, sum <= inventory.space]).toEqual([name, true]);
    }
  });

  test('has parties within their points', () => {
    for (const [id, { models, upgrades }] of Object.entries(pack.parties)) {
      const most = Number(/-(\d+)$/.exec(id)?.[1] ?? 60);
      const costs = [
        ...models.map(({ profile }) => pack.profiles[profile]?.cost ?? Number.NaN),
        ...upgrades.map(upgrade => pack.upgrades[upgrade]?.cost ?? Number.NaN),
      ];
      const sum = costs.reduce((before, cost) => before + cost, 0);
      expect([id, sum, sum <= most && sum > most * 0.85]).toEqual([id, sum, true]);
    }
  });
});
