import { describe, expect, test } from 'vitest';
import { artLevel, hasClass, hasTrait, skillLevel, traitsOf } from '../../profiles/abilities.js';
import { currentOf } from '../../profiles/current.js';
import { laidOut } from '../../testing/index.js';
import type { Model, Table } from '../../vocabulary/index.js';
import type { Profile } from '../../vocabulary/pack.js';
import type { Attribute } from '../../vocabulary/words.js';
import { upgrades } from './upgrades.js';

/** A table with one model that has some Upgrades of the book, and that model. */
const upgraded = (
  ids: readonly string[],
  profile: Partial<Profile> = {},
  counters: Model['counters'] = {},
): readonly [Table, Model] => {
  const { table } = laidOut('A', {
    profiles: { A: profile },
    models: { A: { upgrades: ids, counters } },
    pack: { upgrades },
  });
  const [model] = table.state.models;
  if (!model) throw new RangeError('no model');
  return [table, model];
};

/** The differences that Upgrades make to the attributes of a model. */
const differences = (
  ids: readonly string[],
  profile: Partial<Profile> = {},
  counters: Model['counters'] = {},
): Partial<Record<Attribute, number>> => {
  const [table, model] = upgraded(ids, profile, counters);
  const [bare, same] = upgraded([], profile);
  const named = (['SPD', 'OFF', 'DEF', 'INT', 'AG', 'T', 'ARM'] as const).map(
    one => [one, currentOf(table, model, one) - currentOf(bare, same, one)] as const,
  );
  return Object.fromEntries(named.filter(([, by]) => by !== 0));
};

describe('an Upgrade changes attributes', () => {
  test('Additional Protection: Armor for Agility [ELD-UPGRADE-007]', () => {
    expect(differences(['additional-protection'])).toEqual({ ARM: 2, AG: -2 });
  });

  test('Devotion to Tiamat: Toughness, and Offense for a Warrior or a Rogue only [ELD-UPGRADE-030]', () => {
    expect(differences(['devotion-tiamat'], { classes: ['warrior'] })).toEqual({ T: 1, OFF: 1 });
    expect(differences(['devotion-tiamat'], { classes: ['rogue'] })).toEqual({ T: 1, OFF: 1 });
    expect(differences(['devotion-tiamat'], { classes: ['warrior', 'rogue'] })).toEqual({ T: 1, OFF: 1 });
    expect(differences(['devotion-tiamat'], { classes: ['mage'] })).toEqual({ T: 1 });
    expect(upgrades['devotion-tiamat']).toMatchObject({ cost: 1, faction: 'thenion', without: ['demon'] });
  });

  test('Devotion to Anras: Defense, more of it for a Duelist [ELD-UPGRADE-031]', () => {
    expect(differences(['devotion-anras'])).toEqual({ DEF: 1 });
    expect(differences(['devotion-anras'], { traits: [{ id: 'duelist' }] })).toEqual({ DEF: 2 });
    expect(upgrades['devotion-anras']).toMatchObject({ cost: 1, faction: 'thenion', without: ['demon'] });
  });

  test('Gift of Longevity: Intellect [ELD-UPGRADE-036]', () => {
    expect(differences(['gift-of-longevity'])).toEqual({ INT: 1 });
    expect(upgrades['gift-of-longevity']).toMatchObject({ cost: 1, limit: 2, faction: 'helian' });
  });

  test('Inscribed Armor is the second choice of Reduce Weight, and changes nothing unless it is picked [ELD-UPGRADE-039]', () => {
    expect(differences(['reduce-weight'], {}, { 'option:reduce-weight:Inscribed Armor': 1 })).toEqual({
      AG: 1,
      SPD: 1,
    });
    expect(differences(['reduce-weight'], {}, { 'option:reduce-weight:sword': 1 })).toEqual({});
    expect(differences(['reduce-weight'])).toEqual({});
  });
});

describe('an Upgrade gives abilities', () => {
  test('Bujutsu Expertise: Armsmaster, and the first or next level of Fencing [ELD-UPGRADE-015]', () => {
    const [table, model] = upgraded(['bujutsu-expertise']);
    expect([hasClass(table, model, 'armsmaster'), artLevel(table, model, 'fencing')]).toEqual([true, 1]);
    expect(artLevel(...upgraded(['bujutsu-expertise'], { arts: [{ id: 'fencing', level: 3 }] }), 'fencing')).toBe(4);
    expect(artLevel(...upgraded([]), 'fencing')).toBe(0);
  });

  test('Kyujutsu Expertise: Marksman, and the first or next level of Archery [ELD-UPGRADE-016]', () => {
    const [table, model] = upgraded(['kyujutsu-expertise']);
    expect([hasClass(table, model, 'marksman'), artLevel(table, model, 'archery')]).toEqual([true, 1]);
    expect(artLevel(...upgraded(['kyujutsu-expertise'], { arts: [{ id: 'archery', level: 1 }] }), 'archery')).toBe(2);
    expect(artLevel(...upgraded(['kyujutsu-expertise'], { arts: [{ id: 'fencing', level: 1 }] }), 'fencing')).toBe(1);
  });

  test('Traveling Duelist makes a Warrior a Duelist [ELD-UPGRADE-023]', () => {
    expect(hasTrait(...upgraded(['traveling-duelist']), 'duelist')).toBe(true);
    expect(hasTrait(...upgraded([]), 'duelist')).toBe(false);
    expect(upgrades['traveling-duelist']).toMatchObject({ cost: 3, limit: 2, faction: 'soga', classes: ['warrior'] });
  });

  test('Seasoned Combatants of both factions are Fearless [ELD-UPGRADE-024, ELD-UPGRADE-034]', () => {
    expect(hasTrait(...upgraded(['seasoned-combatant-soga']), 'fearless')).toBe(true);
    expect(hasTrait(...upgraded(['seasoned-combatant-helian']), 'fearless')).toBe(true);
    expect(upgrades['seasoned-combatant-soga']).toMatchObject({ faction: 'soga', cost: 2, limit: null });
    expect(upgrades['seasoned-combatant-helian']).toMatchObject({ faction: 'helian', cost: 2, limit: null });
  });

  test('Muffled Movement and Climbing Expertise teach a skill, but no higher level of it [ELD-UPGRADE-026, ELD-UPGRADE-027]', () => {
    expect(skillLevel(...upgraded(['muffled-movement']), 'stealth')).toBe(1);
    expect(skillLevel(...upgraded(['muffled-movement'], { skills: [{ id: 'stealth' }] }), 'stealth')).toBe(1);
    expect(skillLevel(...upgraded(['climbing-expertise']), 'climbing')).toBe(1);
    expect(skillLevel(...upgraded([]), 'climbing')).toBe(0);
  });

  test('Elemental Lineage gives the Affinity that was picked [ELD-UPGRADE-045]', () => {
    const affinities = (...picked: readonly string[]): unknown => {
      const counters = picked.map(element => [`option:elemental-lineage:Affinity (${element})`, 1]);
      return traitsOf(...upgraded(['elemental-lineage'], {}, Object.fromEntries(counters)));
    };
    const four = ['fire', 'water', 'earth', 'air'] as const;
    expect(four.map(element => affinities(element))).toEqual(four.map(element => [{ id: 'affinity', element }]));
    expect(affinities('air', 'fire')).toHaveLength(2);
    expect(affinities()).toEqual([]);
  });
});

test('no Upgrade has a limit that the book does not print [ELD-UPGRADE-004]', () => {
  const without = Object.keys(upgrades).filter(id => upgrades[id]?.limit === undefined);
  expect(without).toEqual(['yari-tsukai', 'devotion-tiamat', 'devotion-anras', 'devotion-paimon']);
});
