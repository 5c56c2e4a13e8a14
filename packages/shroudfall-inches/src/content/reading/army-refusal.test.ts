import { describe, expect, test } from 'vitest';
import { bookNumbers } from '../../rulebook/book-numbers.js';
import { rulings } from '../../rulings.js';
import type { ArmyList } from '../../vocabulary/army.js';
import { defaultContent } from '../default.js';
import { armyPoints } from './army-points.js';
import { armyRefusal } from './army-refusal.js';

const standard = { 'army.points': rulings['army.points'].default };

/** 199 points: units for 198, and a terrain card for 1. */
const list: ArmyList = {
  name: 'Test',
  faction: 'brass-tide',
  units: [
    'harbour-master',
    'duellist',
    'gear-hounds',
    'gear-hounds',
    'riveters',
    'boiler-golem',
    'deckhands',
    'deckhands',
  ],
  scenarios: ['tide-beacons', 'brazen-boar', 'sunken-vaults'],
  terrain: ['sunken-wall', 'crate-stacks', 'reed-bed'],
};

/** The refusal of the list with changes, as code, path and rule. */
const told = (changes: Partial<ArmyList>, points = 10_000): readonly unknown[] | undefined => {
  const refusal = armyRefusal(defaultContent, { ...list, ...changes }, { 'army.points': points });
  return refusal && [refusal.code, refusal.path, refusal.rule];
};

describe('an army list', () => {
  test('of 200 points or fewer can be played', () => {
    expect(armyPoints(defaultContent, list).total).toBe(199);
    expect(armyRefusal(defaultContent, list, standard)).toBeUndefined();
  });

  test('SFI-ARMY-001: has units, three scenario cards and three terrain cards', () => {
    expect(told({ scenarios: ['tide-beacons', 'brazen-boar'] })).toEqual([
      ...['wrong-number-of-scenarios', 'scenarios', 'SFI-ARMY-001'],
    ]);
    const four = ['tide-beacons', 'brazen-boar', 'sunken-vaults', 'idols-and-wells'];
    expect(told({ scenarios: four })).toEqual(['wrong-number-of-scenarios', 'scenarios', 'SFI-ARMY-001']);
    expect(told({ terrain: [] })).toEqual(['wrong-number-of-terrain-cards', 'terrain', 'SFI-ARMY-001']);
    const more = [...list.terrain, 'wire-thicket'];
    expect(told({ terrain: more })).toEqual(['wrong-number-of-terrain-cards', 'terrain', 'SFI-ARMY-001']);
    expect(told({ units: ['harbour-master', 'nobody'] })).toEqual(['unknown-unit', 'units[1]', 'SFI-ARMY-001']);
    expect(told({ scenarios: ['constructor'] })).toEqual(['bad-id', 'scenarios[0]', 'SFI-ARMY-001']);
    expect(told({ scenarios: ['nothing'] })).toEqual(['unknown-scenario', 'scenarios[0]', 'SFI-ARMY-001']);
    expect(told({ terrain: ['nothing'] })).toEqual(['unknown-terrain', 'terrain[0]', 'SFI-ARMY-001']);
  });

  test('SFI-ARMY-002: costs at most the points that the players agreed on, and exactly those are allowed', () => {
    expect(told({}, 199)).toBeUndefined();
    expect(told({}, 198)).toEqual(['too-many-points', 'units', 'SFI-ARMY-002']);
    const refusal = armyRefusal(defaultContent, list, { 'army.points': 198 });
    expect(refusal?.detail).toEqual({ points: 199, most: 198 });
  });

  test('SFI-ARMY-003: costs at most 200 points where nothing else was agreed on', () => {
    const dearer = { ...list, terrain: ['sunken-wall', 'wire-thicket', 'reed-bed'] };
    expect(armyPoints(defaultContent, dearer).total).toBe(200);
    expect(armyRefusal(defaultContent, dearer, standard)).toBeUndefined();
    const tooDear = { ...list, terrain: ['sunken-wall', 'smoking-pit', 'reed-bed'] };
    expect(armyRefusal(defaultContent, tooDear, standard)).toMatchObject({ detail: { points: 201, most: 200 } });
  });

  test('SFI-ARMY-004: has units of its faction only', () => {
    const refusal = ['other-faction', 'units[1]', 'SFI-ARMY-004'];
    expect(told({ units: ['harbour-master', 'slingers'] })).toEqual(refusal);
    expect(told({ faction: 'moss-court' })).toEqual(['other-faction', 'units[0]', 'SFI-ARMY-004']);
    expect(told({ faction: 'nobody' })).toEqual(['unknown-faction', 'faction', 'SFI-ARMY-004']);
    // A unit with the keywords of two factions is at home in both.
    const { slingers } = defaultContent.units;
    const keywords = [...(slingers?.keywords ?? []), 'BRASS TIDE'];
    const units = { ...defaultContent.units, ...(slingers && { slingers: { ...slingers, keywords } }) };
    const both = { ...list, units: ['harbour-master', 'slingers'] };
    expect(armyRefusal({ ...defaultContent, units }, both, standard)).toBeUndefined();
  });

  test('SFI-ARMY-005: has an ESSENCE WEAVER', () => {
    expect(told({ units: ['duellist', 'gear-hounds'] })).toEqual(['no-weaver', 'units', 'SFI-ARMY-005']);
    expect(told({ units: [] })).toEqual(['no-weaver', 'units', 'SFI-ARMY-005']);
    expect(told({ units: ['storm-broker'] })).toBeUndefined();
  });

  test('SFI-ARMY-006: has a unit at most four times', () => {
    const four = ['harbour-master', ...Array<string>(4).fill('gear-hounds')];
    expect(told({ units: four })).toBeUndefined();
    expect(told({ units: [...four, 'gear-hounds'] })).toEqual(['too-many-copies', 'units[5]', 'SFI-ARMY-006']);
  });

  test('SFI-ARMY-006: has a weaver that is no CHARACTER four times, and a unit without points no more often', () => {
    const { 'harbour-master': master, 'gear-hounds': hounds, ...others } = defaultContent.units;
    if (!master || !hounds) throw new RangeError('the cards of the test are missing');
    const keywords = master.keywords.filter(one => one !== 'CHARACTER');
    const units = { ...others, 'harbour-master': { ...master, keywords }, 'gear-hounds': { ...hounds, points: 0 } };
    const refusal = (...ids: readonly string[]) =>
      armyRefusal({ ...defaultContent, units }, { ...list, units: ids }, { 'army.points': 10_000 });
    const weavers = Array<string>(4).fill('harbour-master');
    expect(refusal(...weavers)).toBeUndefined();
    expect(refusal(...weavers, 'harbour-master')).toMatchObject({ code: 'too-many-copies', path: 'units[4]' });
    const free = Array<string>(5).fill('gear-hounds');
    expect(refusal('harbour-master', ...free)).toMatchObject({ code: 'too-many-copies', path: 'units[5]' });
  });

  test('SFI-ARMY-007: has a CHARACTER once', () => {
    const twice = { units: ['harbour-master', 'duellist', 'gear-hounds', 'duellist'] };
    expect(told(twice)).toEqual(['character-twice', 'units[3]', 'SFI-ARMY-007']);
    expect(told({ units: ['harbour-master', 'storm-broker'] })).toBeUndefined();
  });

  test('SFI-ARMY-008: has three different scenarios', () => {
    const scenarios = ['tide-beacons', 'brazen-boar', 'tide-beacons'];
    expect(told({ scenarios })).toEqual(['duplicate-scenario', 'scenarios[2]', 'SFI-ARMY-008']);
  });

  test('SFI-ARMY-009: has a terrain card once, a costed one too, unless the card says otherwise', () => {
    const refusal = ['too-many-terrain-copies', 'terrain[1]', 'SFI-ARMY-009'];
    expect(told({ terrain: ['sunken-wall', 'sunken-wall', 'reed-bed'] })).toEqual(refusal);
    expect(told({ terrain: ['toad-pond', 'toad-pond', 'reed-bed'] })).toEqual(refusal);
    expect(told({ terrain: ['crate-stacks', 'crate-stacks', 'reed-bed'] })).toBeUndefined();
    const thrice = ['too-many-terrain-copies', 'terrain[2]', 'SFI-ARMY-009'];
    expect(told({ terrain: ['crate-stacks', 'crate-stacks', 'crate-stacks'] })).toEqual(thrice);
  });

  test('SFI-ARMY-010: has at most two terrain cards with an OBSCURING main piece', () => {
    expect(told({ terrain: ['reed-bed', 'dense-grove', 'sunken-wall'] })).toBeUndefined();
    const three = ['too-many-obscuring', 'terrain[2]', 'SFI-ARMY-010'];
    expect(told({ terrain: ['reed-bed', 'dense-grove', 'standing-stones'] })).toEqual(three);
    // Side pieces do not count.
    const pond = defaultContent.terrain['toad-pond'];
    const grove = defaultContent.terrain['dense-grove'];
    const terrain = { ...defaultContent.terrain, ...(pond && grove && { 'toad-pond': { ...pond, side: grove.main } }) };
    const army = { ...list, terrain: ['reed-bed', 'dense-grove', 'toad-pond'] };
    expect(armyRefusal({ ...defaultContent, terrain }, army, { 'army.points': 10_000 })).toBeUndefined();
  });

  test('SFI-ARMY-010: counts a card with two OBSCURING main pieces once, and each copy of a card', () => {
    const { 'dense-grove': grove, 'reed-bed': reeds, ...others } = defaultContent.terrain;
    if (!grove || !reeds) throw new RangeError('the cards of the test are missing');
    const terrain = {
      ...others,
      'dense-grove': { ...grove, copies: 2 },
      'reed-bed': { ...reeds, main: [...reeds.main, ...grove.main] },
    };
    const code = (...cards: readonly string[]) =>
      armyRefusal({ ...defaultContent, terrain }, { ...list, terrain: cards }, { 'army.points': 10_000 })?.code;
    expect(code('reed-bed', 'dense-grove', 'sunken-wall')).toBeUndefined();
    expect(code('dense-grove', 'dense-grove', 'sunken-wall')).toBeUndefined();
    expect(code('dense-grove', 'dense-grove', 'reed-bed')).toBe('too-many-obscuring');
  });

  test('SFI-ARMY-011: pays for its terrain cards too', () => {
    const { lines, total } = armyPoints(defaultContent, list);
    const paid = lines.filter(({ rule }) => rule === 'SFI-ARMY-011').map(({ source, amount }) => [source, amount]);
    expect(paid).toEqual([
      ['sunken-wall', 0],
      ['crate-stacks', 1],
      ['reed-bed', 0],
    ]);
    expect(lines.filter(({ rule }) => rule === 'SFI-ARMY-002').at(-1)?.after).toBe(198);
    expect(total).toBe(199);
  });

  test('SFI-ARMY-012: has no Summoned unit', () => {
    expect(told({ units: ['storm-broker', 'spark-wisps'] })).toEqual(['summoned', 'units[1]', 'SFI-ARMY-012']);
  });

  test('follows the numbers of another edition', () => {
    const army = { ...bookNumbers.army, copies: { value: 1, rule: 'SFI-ARMY-006' } } as const;
    const refusal = armyRefusal(defaultContent, list, standard, army);
    expect(refusal).toMatchObject({ code: 'too-many-copies', path: 'units[3]', detail: { most: 1 } });
  });

  test.each<[list: unknown, code: string, path: string, rule: string | undefined]>([
    [null, 'wrong-type', '', undefined],
    [[], 'missing-field', 'name', undefined],
    [{ ...list, units: 'all' }, 'not-a-list', 'units', 'SFI-ARMY-001'],
    [{ ...list, units: [7] }, 'not-a-text', 'units[0]', 'SFI-ARMY-001'],
    [{ ...list, units: Array(101).fill('deckhands') }, 'too-long', 'units', 'SFI-ARMY-001'],
    [{ ...list, faction: undefined }, 'not-json', 'faction', 'SFI-ARMY-004'],
    [{ ...list, hero: 'x' }, 'unknown-field', 'hero', undefined],
    [JSON.parse('{"__proto__": {}}'), 'forbidden-key', '__proto__', undefined],
  ])('of another shape is refused by its field: %j', (value, code, path, rule) => {
    expect(armyRefusal(defaultContent, value, standard)).toMatchObject({ code, path, ...(rule && { rule }) });
  });
});
