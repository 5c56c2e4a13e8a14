import { isObject } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import type { CommonAbility, Effect, Trigger } from '../vocabulary/ability.js';
import {
  abilitiesWithX,
  attributes,
  conditions,
  heroClasses,
  plainAbilities,
  races,
  windows,
} from '../vocabulary/words.js';
import { defaultContent } from './default.js';

// Titles cite only rules that are nothing but data; what the engine makes of the rest is in its scenarios.
const { modes, gods, heroes, units, summoned, monsters, artefacts, standIns, fragments } = defaultContent;

describe('the numbers of the rulebook', () => {
  test('JHX-SETUP-008, JHX-SETUP-009: Effigies start with 16 and 20', () => {
    expect(modes['3v3'].effigy.health).toBe(16);
    expect(modes['5v5'].effigy.health).toBe(20);
  });

  test('the modes have their Heroes, pools, Effigies and last rounds', () => {
    const numbers = Object.values(modes).map(({ heroes: heroesEach, draftPool, effigy, lastRound }) => {
      return [heroesEach, draftPool, effigy.decay.round, effigy.health - effigy.decay.by, lastRound];
    });
    expect(numbers).toEqual([
      [3, 5, 5, 13, 5],
      [5, 7, 6, 17, 6],
    ]);
    expect(modes['3v3'].effigy.common).toEqual([{ id: 'stealth' }, { id: 'gravity-well' }]);
    expect(modes['5v5'].effigy.common).toEqual([]);
    expect([modes['3v3'].monstersAttackEffigies, modes['5v5'].monstersAttackEffigies]).toEqual([false, true]);
  });

  test('JHX-DICE-001: the die shows hit, manoeuvre, both or miss', () => {
    const counts = { hit: 0, manoeuvre: 0, both: 0, miss: 0 };
    for (const face of defaultContent.judgementDie) counts[face] += 1;
    expect(counts).toEqual({ hit: 2, manoeuvre: 1, both: 1, miss: 2 });
  });

  test('JHX-ATTR-001, JHX-ATTR-002, JHX-COND-049: races, attributes and conditions', () => {
    expect(races).toEqual(['human', 'elf', 'dwarf', 'orc', 'minotaur', 'goblin', 'undead', 'chimera', 'demon']);
    expect(attributes).toEqual(['MOV', 'AGI', 'RES', 'MEL', 'MAG', 'RNG', 'SH']);
    const all = ['curse', 'burn', 'freeze', 'knock-down', 'pin', 'poison', 'stun', 'fear'];
    expect(Object.keys(conditions)).toEqual(all);
  });

  test('JHX-GOD-001: six gods, by their traits', () => {
    expect(Object.entries(gods).map(([id, { name, traits }]) => [id, name, ...traits])).toEqual([
      ['bruelin', 'Bruelin', 'Aggression', 'Impulse', 'Intimidation'],
      ['grul', 'Grul', 'Growth', 'Independence', 'Compassion'],
      ['ista', 'Ista', 'Light', 'Strength', 'Honour'],
      ['krognar', 'Krognar', 'Power', 'Deceit', 'Shadows'],
      ['tomas', 'Tomas', 'Patience', 'Composure', 'Grit'],
      ['torin', 'Torin', 'Time', 'Balance', 'Wisdom'],
    ]);
  });
});

describe('the facts of the printed cards', () => {
  test('JHX-ATTR-009: a weapon has type, cost, reach and three damages', () => {
    expect(fragments.heroes.rakkir?.weapons).toEqual([
      { id: 'dagger', name: 'Dagger', type: 'MEL', ap: 1, reach: 1, damage: [2, 3, 5] },
    ]);
  });

  test('Heroes have their collected stat lines', () => {
    const line = (id: string): unknown[] => {
      const { attributes: printed, health, weapons } = fragments.heroes[id] ?? {};
      const values = attributes.map(name => printed?.[name]);
      return [values, health, weapons?.map(({ type, reach, damage }) => [type, reach, ...damage])];
    };
    expect(line('zaron')).toEqual([
      [3, 4, 0, 5, 7, null, 6],
      [14, 15, 16],
      [
        ['MEL', 1, 1, 2, 3],
        ['MAG', 5, 2, 3, 4],
      ],
    ]);
    expect(line('lugdrug')).toEqual([
      [3, 4, 2, 6, null, 5, 4],
      [16, 17, 19],
      [
        ['MEL', 1, 2, 3, 4],
        ['RNG', 3, 2, 3, 5],
      ],
    ]);
    expect(line('saiyin')).toEqual([[3, 5, 0, null, 7, null, 6], [13, 14, 15], [['MAG', 4, 2, 3, 4]]]);
    expect(line('zhonyja')).toEqual([[3, 4, 0, 8, null, null, 2], [15, 16, 17], [['MEL', 1, 2, 3, 5]]]);
    expect(line('xyvera').slice(0, 2)).toEqual([[3, 3, 0, 5, null, null, 6], undefined]);
  });

  test('Monsters and a Summoned model have their collected stat lines', () => {
    const { terra, inferno } = fragments.monsters;
    expect([terra?.attributes?.MOV, terra?.health, terra?.fate, terra?.weapons?.length]).toEqual(['D2', [10], 2, 2]);
    expect(inferno?.weapons?.map(({ damage }) => damage)).toEqual([
      [2, 3, 5],
      [3, 4, 6],
    ]);
    expect(fragments.summoned['gloom-summoned']?.health).toEqual([7]);
    expect(fragments.artefacts['staff-of-grul']).toMatchObject({ kind: 'sacred', slot: 'offensive', cost: 0 });
  });

  test('53 entries of the draft tool, nine of them Avatars, each of its one god', () => {
    const printed = [...Object.values(fragments.heroes), ...Object.values(fragments.units)];
    expect(printed.length).toBe(53);
    const avatars = Object.entries(fragments.heroes).flatMap(([id, { avatar, gods: of }]) =>
      avatar ? [[id, of]] : [],
    );
    expect(Object.fromEntries(avatars)).toEqual({
      asbrand: ['bruelin'],
      bastian: ['torin'],
      carva: ['grul'],
      fazeal: ['tomas'],
      gendris: ['grul'],
      isabel: ['ista'],
      urvexis: ['torin'],
      zaron: ['krognar'],
      zhonyja: ['bruelin'],
    });
  });

  test('no printed card claims to be original', () => {
    const all = Object.values(fragments).flatMap(group => Object.values(group as object));
    expect(all.length).toBeGreaterThan(60);
    expect(all.filter(({ source }) => source === 'original')).toEqual([]);
  });
});

/** The objects inside a JSON value. */
const objects = (value: unknown): Record<string, unknown>[] => {
  const inside = Array.isArray(value) || isObject(value) ? Object.values(value).flatMap(objects) : [];
  return isObject(value) ? [value as Record<string, unknown>, ...inside] : inside;
};
const { fragments: _, ...playable } = defaultContent;
const everything = objects(playable);
const effects = everything.filter(one => 'op' in one) as unknown as Effect[];

describe('the training roster', () => {
  const all = { ...heroes, ...Object.fromEntries(Object.entries(units).map(([id, unit]) => [id, unit.commander])) };

  test('is marked as original, all of it', () => {
    const gifts = Object.values(gods).flatMap(({ warbandBonus, effigyPower }) => [warbandBonus, effigyPower]);
    const cards = [heroes, units, summoned, monsters, artefacts, defaultContent.tokens].flatMap(group =>
      Object.values<{ readonly source: string }>(group),
    );
    for (const { source } of [...gifts, ...cards]) expect(source).toBe('original');
  });

  test('has a Hero of every class and every race', () => {
    expect(Object.keys(heroes).length).toBeGreaterThanOrEqual(10);
    const classes = new Set(Object.values(heroes).flatMap(hero => hero.classes));
    expect([...classes].sort()).toEqual([...heroClasses].sort());
    expect([...new Set(Object.values(all).map(({ race }) => race))].sort()).toEqual([...races].sort());
  });

  test('has at least three Champions of every god, and Avatars', () => {
    for (const god of Object.keys(gods)) {
      const champions = Object.values(all).filter(hero => hero.gods.includes(god));
      expect([god, champions.length >= 3]).toEqual([god, true]);
    }
    expect(Object.values(heroes).filter(({ avatar }) => avatar).length).toBeGreaterThanOrEqual(2);
  });

  test('has enough to draft in both modes, even if no two pools have a Hero in common', () => {
    expect(Object.keys(all).length).toBeGreaterThanOrEqual(2 * modes['5v5'].draftPool);
  });

  test('has a unit with a Commander, a Summoner, a demon and an undead Hero', () => {
    expect(Object.values(units)[0]?.members.length).toBe(2);
    expect(Object.values(heroes).filter(({ common }) => common.some(({ id }) => id === 'summoner')).length).toBe(3);
    expect(heroes.ixxar?.race).toBe('demon');
    expect(heroes.marrick?.race).toBe('undead');
  });

  test('JHX-MONSTER-003, JHX-MONSTER-004: six Monsters with their cards, over all four tiers', () => {
    expect(Object.values(monsters).map(({ tier }) => tier)).toEqual([1, 1, 2, 2, 3, 4]);
    for (const { health, weapons, bounty } of Object.values(monsters)) {
      expect(health).toBeGreaterThan(0);
      expect(weapons.length).toBeGreaterThan(0);
      expect(bounty).toMatchObject({ fate: expect.any(Number), level: true });
    }
    expect(Object.keys(standIns)).toEqual(['gloom', 'canuckmera']);
  });

  test('has Artefacts of both slots and every kind', () => {
    const kinds = Object.values(artefacts).map(({ kind, slot }) => `${slot} ${kind}`);
    expect(kinds.filter(kind => kind === 'offensive deck').length).toBe(10);
    expect(kinds.filter(kind => kind === 'defensive deck').length).toBe(9);
    expect(kinds.filter(kind => kind.endsWith('sacred')).length).toBe(6);
    expect(kinds.filter(kind => kind.endsWith('bounty')).length).toBe(1);
  });

  test('uses every common ability and every condition', () => {
    const lists = everything.flatMap(({ common, ability }) => [common ?? [], ability ?? []].flat());
    const used = new Set((lists as CommonAbility[]).map(({ id }) => id));
    const wanted = [...Object.keys(plainAbilities), ...Object.keys(abilitiesWithX)];
    expect(wanted.filter(id => !used.has(id as CommonAbility['id']))).toEqual([]);
    expect(everything.some(({ common }) => JSON.stringify(common ?? '').includes('dual-wield'))).toBe(true);
    const caused = new Set(effects.flatMap(effect => (effect.op === 'condition' ? [effect.condition] : [])));
    expect([...caused].sort()).toEqual(Object.keys(conditions).sort());
  });

  test('uses every kind of effect', () => {
    const ops = [...new Set(effects.map(({ op }) => op))].sort();
    expect(ops).toEqual(
      [
        ...['advance', 'attack', 'cancel', 'choose', 'cleanse', 'condition', 'damage', 'fate', 'gain', 'heal', 'level'],
        ...['modify', 'moveSoul', 'place', 'push', 'redirect', 'reroll', 'roll', 'summon', 'temporaryHealth'],
        ...['terrain', 'throw', 'token'],
      ].sort(),
    );
  });

  test('has an ability for every window, except those of abilities that the rulebook prints', () => {
    const waited = everything.flatMap(({ when }) => (when as Trigger | undefined)?.window ?? []);
    const ofTheRulebook = ['attack-ended', 'charge-moved', 'leaving-reach'];
    expect([...new Set([...waited, ...ofTheRulebook])].sort()).toEqual(Object.keys(windows).sort());
  });

  test('tells people what its abilities and powers do', () => {
    const silent = everything.filter(one => 'kind' in one && 'effects' in one && one.kind !== 'innate' && !one.text);
    expect(silent).toEqual([]);
  });
});
