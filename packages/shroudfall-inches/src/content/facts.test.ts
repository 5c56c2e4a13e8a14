import { isObject } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { armyPoints, armyRefusal } from '../index.js';
import {
  type Ability,
  type Aim,
  abilityKinds,
  type Cost,
  roundWindows,
  type Trigger,
  windows,
} from '../vocabulary/ability.js';
import type { CommonPassive, Effect } from '../vocabulary/effect.js';
import type { TerrainKeyword } from '../vocabulary/pack.js';
import type { ScenarioElement } from '../vocabulary/scenario.js';
import {
  attackShapes,
  attackTypes,
  conditions,
  otherTerrainKeywords,
  passivesWithWord,
  passivesWithX,
  plainPassives,
  plainTerrainKeywords,
  scenarioKeywords,
} from '../vocabulary/words.js';
import { defaultContent } from './default.js';

// The titles name no rule ids: data alone models no rule.
const { factions, units, manifestations, terrain, scenarios, armies, fragments } = defaultContent;
const original = <T extends { readonly source: string }>(things: Readonly<Record<string, T>>): T[] =>
  Object.values(things).filter(({ source }) => source === 'original');

/** The objects inside a JSON value. */
const objects = (value: unknown): Record<string, unknown>[] => {
  const inside = Array.isArray(value) || isObject(value) ? Object.values(value).flatMap(objects) : [];
  return isObject(value) ? [value as Record<string, unknown>, ...inside] : inside;
};
const training = objects([units, original(manifestations), original(scenarios), original(terrain)]);
const effects = training.filter(one => 'op' in one) as unknown as Effect[];
const abilities = Object.values(units).flatMap(unit => unit.abilities);
const triggers = training.filter(one => 'window' in one) as unknown as Trigger[];

/** Each value that occurs, once, in the order of the alphabet. */
const used = (values: Iterable<unknown>): unknown[] => [...new Set(values)].filter(one => one !== undefined).sort();
const sorted = (values: readonly string[]): string[] => [...values].sort();

/** The values of a field that some objects have. */
const fieldOf = (things: readonly object[], field: string): unknown[] =>
  used(things.map(one => (one as Readonly<Record<string, unknown>>)[field]));

describe('the training set', () => {
  test('is marked as original, all of it', () => {
    for (const things of [factions, units, terrain]) {
      for (const { source } of Object.values<{ readonly source: string }>(things)) expect(source).toBe('original');
    }
    expect(original(scenarios).length).toBe(4);
    expect(original(manifestations).length).toBe(2);
  });

  test.each(Object.values(factions))(
    'has at least eight units of $name, single models and units, on all bases',
    faction => {
      const own = Object.values(units).filter(({ keywords }) => keywords.includes(faction.keyword));
      expect(own.length).toBeGreaterThanOrEqual(8);
      expect(used(own.map(({ base }) => base))).toEqual([30, 40, 50]);
      expect(used(own.map(({ models }) => models)).length).toBeGreaterThanOrEqual(5);
      expect(own.some(({ models }) => models >= 5)).toBe(true);
      expect(own.some(({ passives }) => passives.some(({ id }) => id === 'flying'))).toBe(true);
      expect(own.filter(({ keywords }) => keywords.includes('ESSENCE WEAVER')).length).toBe(2);
      expect(objects(own).filter(one => one.op === 'summon').length).toBe(1);
      expect(used(own.flatMap(unit => unit.abilities.map(({ kind }) => kind)))).toEqual(sorted(abilityKinds));
    },
  );

  test('has units of 1 to 8 models', () => {
    expect(used(Object.values(units).map(({ models }) => models))).toEqual([1, 2, 3, 4, 5, 6, 8]);
  });

  test('has a leadership ability of each style: for all, for those nearby, at a destruction, at a miss', () => {
    const styles = abilities.flatMap(one => (one.kind === 'leadership' ? [[one.aim?.within, one.when?.window]] : []));
    expect(styles).toEqual([
      [undefined, undefined],
      [undefined, 'destroyed'],
      [6, undefined],
      [undefined, 'missed'],
    ]);
  });

  test('has every common passive ability, on cards or as a gift', () => {
    const grants = effects.flatMap(effect => (effect.op === 'grant' ? [effect.passive] : []));
    const all: CommonPassive[] = [...Object.values(units).flatMap(({ passives }) => passives), ...grants];
    const wanted = [plainPassives, passivesWithX, passivesWithWord].flatMap(table => Object.keys(table));
    const printed = Object.values(units).flatMap(({ passives }) => passives.map(({ id }) => id));
    expect(used(printed)).toEqual(sorted(wanted));
    const words = all.flatMap(one => (one.id === 'pathfinder' ? [one.terrain ?? 'any'] : []));
    expect(used(words)).toEqual(['any', 'reeds']);
  });

  test('causes every condition', () => {
    const caused = effects.flatMap(effect => (effect.op === 'condition' ? [effect.condition] : []));
    expect(used(caused)).toEqual(sorted(Object.keys(conditions)));
  });

  test('has every kind of effect but code, for which a game must bring a function', () => {
    expect(fieldOf(effects, 'op')).toEqual(
      sorted([
        ...['action', 'attack', 'choose', 'condition', 'control', 'damage', 'damageRoll', 'dice', 'essence', 'grant'],
        ...['heal', 'hitRoll', 'infuse', 'manifestation', 'modify', 'move', 'place', 'push', 'redirect'],
        ...['removeCondition', 'reroll', 'set', 'setMOV', 'summon', 'takeEssence', 'victoryPoints'],
      ]),
    );
  });

  test('has every variety of effects', () => {
    expect(fieldOf(effects, 'direction')).toEqual(['any', 'away', 'directly-away', 'directly-towards', 'towards']);
    expect(fieldOf(effects, 'what')).toEqual(['ARM', 'DEF', 'MOV', 'RNG', 'damage', 'hit', 'suffered']);
    expect(fieldOf(effects, 'until')).toEqual(['action', 'activation', 'attack', 'game', 'next-activation', 'round']);
    expect(fieldOf(effects, 'action')).toEqual(['attack', 'disengage', 'move', 'shake', true]);
    expect(fieldOf(effects, 'whose')).toEqual(['enemy', 'own']);
    expect(fieldOf(effects, 'roll')).toEqual(['damage', 'hit']);
    expect(fieldOf(effects, 'tool')).toEqual(['MOV', 'S']);
    expect(fieldOf(effects, 'to')).toEqual(['attacker', 'defender', 'self', 'trigger', 'unit']);
    expect(fieldOf(training, 'needs')).toEqual(['critical', 'damage', 'hit']);
    for (const field of [
      'add',
      'less',
      'blanks',
      'completely',
      'stacks',
      'against',
      'profile',
      'weapon',
      'type',
      'keep',
    ]) {
      expect([field, fieldOf(effects, field).length > 0]).toEqual([field, true]);
    }
    expect(used(effects.flatMap(one => ('against' in one ? Object.keys(one.against ?? {}) : [])))).toEqual([
      'baseFrom',
      'inMeleeWith',
      'suffering',
    ]);
  });

  test('has an ability for every window', () => {
    expect(fieldOf(triggers, 'window')).toEqual(sorted(Object.keys(windows)));
    expect(fieldOf(triggers, 'of')).toEqual(['any', 'enemy', 'friend', 'other-friend', 'self']);
    expect(fieldOf(triggers, 'role')).toEqual(['attacker', 'defender']);
    for (const { window, of } of triggers) expect(of === undefined).toBe(roundWindows.includes(window));
  });

  test('has every aim, cost, limit and mark', () => {
    const aims = abilities.flatMap(({ aim }): Aim[] => (aim ? [aim] : []));
    expect(fieldOf(aims, 'how')).toEqual(['choose', 'every', 'target']);
    expect(fieldOf(aims, 'what')).toEqual(['model', 'unit']);
    expect(fieldOf(aims, 'side')).toEqual(['any', 'enemy', 'friend']);
    const costs = abilities.flatMap((one: Ability): Cost[] => ('cost' in one ? [one.cost] : []));
    expect(fieldOf(costs, 'action')).toEqual(['A', 'A+', 'A/']);
    expect(used(costs.flatMap(({ essence = {} }) => Object.keys(essence)))).toEqual(['grey', 'red', 'yellow']);
    expect(fieldOf(abilities, 'limit')).toEqual(['once-per-activation', 'once-per-game', 'once-per-round']);
    expect(fieldOf(abilities, 'optional')).toEqual([true]);
  });

  test('has weapons of every type and shape, and units without an essence value', () => {
    const weapons = Object.values(units).flatMap(unit => unit.weapons);
    expect(fieldOf(weapons, 'type')).toEqual(sorted(attackTypes));
    expect(fieldOf(weapons, 'shape')).toEqual(sorted(attackShapes));
    for (const shape of ['beam', 'area'] as const) {
      expect(used(weapons.flatMap(one => (one.shape === shape ? [one.type] : []))).length).toBeGreaterThan(1);
    }
    expect(Object.values(units).some(({ essence }) => Object.keys(essence).length === 0)).toBe(true);
  });

  test('has eight terrain cards with every keyword, both types, several main pieces and footprints of several parts', () => {
    const cards = Object.values(terrain);
    expect(cards.length).toBe(8);
    const pieces = cards.flatMap(({ main, side }) => [...main, ...side]);
    const keywords: TerrainKeyword[] = pieces.flatMap(piece => piece.keywords);
    const wanted = [...Object.keys(plainTerrainKeywords), ...Object.keys(otherTerrainKeywords)];
    expect(used(keywords.map(({ id }) => id))).toEqual(sorted(wanted));
    expect(used(keywords.flatMap(one => (one.id === 'rough' ? [one.type ?? 'any'] : [])))).toEqual(['any', 'reeds']);
    expect(fieldOf(pieces, 'type')).toEqual(['area', 'linear']);
    expect(used(cards.map(({ main }) => main.length))).toEqual([1, 2]);
    expect(used(cards.map(({ side }) => side.length))).toEqual([0, 1, 2]);
    expect(used(pieces.map(({ footprint }) => footprint.length))).toEqual([1, 2]);
    expect(cards.some(({ points }) => points > 0) && cards.some(({ points }) => points === 0)).toBe(true);
  });

  test('has four scenarios with every keyword, every way to score, and elements that attack', () => {
    const elements = original(scenarios).flatMap((card): readonly ScenarioElement[] => card.elements);
    expect(used(elements.flatMap(({ keywords }) => keywords))).toEqual(sorted(Object.keys(scenarioKeywords)));
    const scoring = original(scenarios).flatMap(card => card.scoring);
    expect(fieldOf(scoring, 'per')).toEqual(['control', 'damage', 'destroyed', 'interaction', 'token']);
    expect(elements.filter(({ weapons }) => weapons).map(({ id }) => id)).toEqual(['boar']);
    expect(elements.filter(({ prey }) => prey?.hp === undefined && prey).map(({ id }) => id)).toEqual(['idol']);
  });

  test('tells people what its abilities do', () => {
    expect(abilities.filter(({ text }) => text === undefined)).toEqual([]);
    expect(original(scenarios).filter(({ text }) => text === undefined)).toEqual([]);
  });

  test('has two ready armies of 200 points for each faction, which together take every unit that can be bought', () => {
    for (const [id, army] of Object.entries(armies)) {
      expect([id, armyRefusal(defaultContent, army, { 'army.points': 200 })]).toEqual([id, undefined]);
      expect(armyPoints(defaultContent, army).total).toBeGreaterThanOrEqual(195);
    }
    expect(Object.values(armies).map(({ faction }) => faction)).toEqual([
      ...['brass-tide', 'brass-tide', 'moss-court', 'moss-court'],
    ]);
    const taken = new Set(Object.values(armies).flatMap(army => army.units));
    const bought = Object.entries(units).filter(([, unit]) => !unit.passives.some(({ id }) => id === 'summoned'));
    expect(bought.filter(([id]) => !taken.has(id))).toEqual([]);
  });
});

describe('the published facts', () => {
  test('are the collected ones: cards, terrain and names of scenarios', () => {
    const counts = Object.values(fragments).map(things => Object.keys(things).length);
    expect(counts).toEqual([5, 53, 20, 8]);
    expect(fragments.units['goblin-scouts']).toMatchObject({ points: 10, essence: { grey: 1 }, keywords: ['GOBLIN'] });
    expect(fragments.units.stormridge).toMatchObject({ points: 15, mov: 'M', def: 6, arm: 6, hp: 4, base: 32 });
    expect(fragments.units['captain-katheryn-stormridge']).toMatchObject({ points: 16, essence: { yellow: 1 } });
    expect(fragments.terrain['toxic-swampland']).toMatchObject({ points: 4, side: ['Small Cloud'] });
  });

  test('say what they lack, and never claim to be original', () => {
    for (const things of Object.values(fragments)) {
      for (const fragment of Object.values<{ readonly source: string; readonly missing: readonly string[] }>(things)) {
        expect(fragment.missing.length).toBeGreaterThan(0);
        expect(fragment.source).not.toBe('original');
      }
    }
    expect(fragments.units.stormridge?.missing).toEqual(['hits', 'essence', 'weapons', 'abilities']);
    const costs = Object.values(fragments.units).flatMap(({ abilities: some }) => some ?? []);
    expect(costs.filter(({ cost }) => cost !== undefined)).toEqual([]);
  });

  test('hold the one scenario that the rulebook prints, whose places and colours are options', () => {
    const { elements, vp } = scenarios['captivating-crystal-creations'] ?? {};
    expect([vp, elements?.[0]?.at, elements?.[0]?.base]).toEqual([3, { option: 'scenario.ccc.minePositions' }, 50]);
  });
});
