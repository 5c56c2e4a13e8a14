import type { Refusal } from '@rulewright/core';
import { refusalOf as refused, replaced, valueAt, without } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { defaultContent } from '../default.js';
import { readContent } from './read-content.js';

/** The default pack with the value at a path (`units.riveters.hp`) replaced, or taken out. */
const changed = (path: string, value?: unknown): unknown =>
  value === undefined ? without(defaultContent, path.split('.')) : replaced(defaultContent, path.split('.'), value);

/** The reason why a pack is refused; undefined if it is accepted. */
const refusalOf = (value: unknown): Refusal | undefined => refused(() => readContent(value));

/** The refusal of a change, as `code at path`, with its rule. */
const told = (path: string, value?: unknown): readonly unknown[] => {
  const refusal = refusalOf(changed(path, value));
  return refusal ? [refusal.code, refusal.path, refusal.rule] : ['accepted'];
};

/** The refusal of a pack in which the list at a path has one more item. */
const with1 = (path: string, item: unknown): readonly unknown[] => {
  const list = valueAt(defaultContent, path.split('.')) as readonly unknown[];
  return told(path, [...list, item]);
};

describe('a card is refused by its field and rule', () => {
  const U = 'units.riveters';
  test.each<[path: string, value: unknown, refusal: unknown[]]>([
    [`${U}.mov`, 'XL', ['unknown-tool', `${U}.mov`, 'SFI-CARD-002']],
    [`${U}.def`, 0, ['too-small', `${U}.def`, 'SFI-CARD-002']],
    [`${U}.base`, 19, ['too-small', `${U}.base`, 'SFI-CARD-002']],
    [`${U}.models`, undefined, ['missing-field', `${U}.models`, 'SFI-CARD-002']],
    [`${U}.essence`, { blue: 1 }, ['unknown-field', `${U}.essence.blue`, 'SFI-CARD-002']],
    [`${U}.essence`, [], ['not-an-object', `${U}.essence`, 'SFI-CARD-002']],
    [`${U}.keywords`, ['CREW'], ['no-faction', `${U}.keywords`, 'SFI-ARMY-004']],
    [`${U}.keywords`, ['BRASS TIDE', 'crew'], ['bad-keyword', `${U}.keywords[1]`, 'SFI-CARD-002']],
    [`${U}.hits`, { melee: { grey: 1 } }, ['no-hit-value', `${U}.weapons[0].type`, 'SFI-CARD-013']],
    [`${U}.hits.ranged`, {}, ['no-dice', `${U}.hits.ranged`, 'SFI-CARD-002']],
    [`${U}.weapons.0.range`, 0, ['too-small', `${U}.weapons[0].range`, 'SFI-CARD-002']],
    [`${U}.weapons.0.shape`, 'cone', ['unknown-shape', `${U}.weapons[0].shape`, 'SFI-CARD-002']],
    [`${U}.weapons.1.id`, 'rivet-gun', ['duplicate-id', `${U}.weapons[1].id`, 'SFI-CARD-002']],
    [`${U}.name`, 'Gear Hounds', ['duplicate-name', `${U}.name`, 'SFI-CARD-002']],
    [`${U}.keywords`, ['BRASS TIDE', 'ESSENCE WEAVER'], ['not-one-leadership', `${U}.abilities`, 'SFI-LEADER-001']],
    ['factions.moss-court.keyword', 'BRASS TIDE', ['duplicate', 'factions.moss-court.keyword', 'SFI-ARMY-004']],
    ['factions.moss-court.use.range', 0, ['too-small', 'factions.moss-court.use.range', 'SFI-CARD-017']],
    ['manifestations.spore-veil.on', [], ['too-few', 'manifestations.spore-veil.on', 'SFI-MANIFEST-001']],
    ['armies.green-hunt.units.0', 'nobody', ['unknown-unit', 'armies.green-hunt.units[0]', 'SFI-ARMY-001']],
  ])('%s: %j', (path, value, refusal) => {
    expect(told(path, value)).toEqual(refusal);
  });

  test.each<[passive: object, refusal: unknown[]]>([
    [{ id: 'immunity', to: 'poisoned' }, ['accepted']],
    [{ id: 'pathfinder', terrain: 'reeds' }, ['accepted']],
    [{ id: 'combined-shot' }, ['duplicate-passive', `${U}.passives[2]`, 'SFI-PASSIVE-048']],
    [{ id: 'pathfinder', terrain: 'sand' }, ['unknown-terrain-type', `${U}.passives[2].terrain`, 'SFI-PASSIVE-027']],
    [{ id: 'scout' }, ['missing-field', `${U}.passives[2].x`, 'SFI-CARD-002']],
    [{ id: 'immunity', to: 'boredom' }, ['unknown-condition', `${U}.passives[2].to`, 'SFI-CARD-002']],
    [{ id: 'lucky' }, ['unknown-passive', `${U}.passives[2].id`, 'SFI-CARD-002']],
  ])('a passive ability %j [SFI-PASSIVE-048]', (passive, refusal) => {
    expect(with1(`${U}.passives`, passive)).toEqual(refusal);
  });
});

describe('terrain is refused by its field and rule', () => {
  const at = (...corners: readonly (readonly [number, number])[]) => corners.map(([x, y]) => ({ x, y }));
  const path = 'terrain.dense-grove.main.0.footprint';
  const where = 'terrain.dense-grove.main[0].footprint';
  const square = at([0, 0], [1000, 0], [1000, 1000], [0, 1000]);
  test.each<[footprint: unknown, refusal: unknown[]]>([
    [[square], ['accepted']],
    [[square, at([800, 0], [2000, 0], [2000, 500])], ['accepted']],
    ...[995, 1000, 1009].map((x): [unknown, unknown[]] => [
      [square, at([x, 0], [2000, 0], [2000, 500])],
      ['parts-merely-touch', `${where}[1]`, 'SFI-LOS-006'],
    ]),
    [
      [square, at([1011, 0], [2000, 0], [2000, 500])],
      ['not-one-piece', `${where}[1]`, 'SFI-TERRAIN-001'],
    ],
    [[[...square].reverse()], ['wrong-winding', `${where}[0]`, 'SFI-TERRAIN-002']],
    [[at([0, 0], [1000, 0], [100, 100], [0, 1000])], ['not-convex', `${where}[0]`, 'SFI-TERRAIN-002']],
    [
      // A corner so flat that it is lost when the piece is turned.
      [at([0, 0], [1001, 500], [2001, 1000], [0, 3000])],
      ['too-flat', `${where}[0]`, 'SFI-TERRAIN-002'],
    ],
    [[at([0, 0], [1000, 0])], ['too-few', `${where}[0]`, 'SFI-TERRAIN-002']],
    [[at([0, 0], [100_000, 0], [0, 1000])], ['too-large', `${where}[0][1].x`, 'SFI-TERRAIN-002']],
    [[], ['too-few', where, 'SFI-TERRAIN-002']],
  ])('a footprint %j [SFI-TERRAIN-002]', (footprint, refusal) => {
    expect(told(path, footprint)).toEqual(refusal);
  });

  test.each<[keyword: object, refusal: unknown[]]>([
    [{ id: 'rough', type: 'grove' }, ['accepted']],
    [{ id: 'obscuring' }, ['duplicate', 'terrain.dense-grove.main[0].keywords[2]', 'SFI-TERRAIN-002']],
    [{ id: 'fortified-position' }, ['missing-field', 'terrain.dense-grove.main[0].keywords[2].x', 'SFI-TERRAIN-002']],
    [{ id: 'sticky' }, ['unknown-keyword', 'terrain.dense-grove.main[0].keywords[2].id', 'SFI-TERRAIN-002']],
  ])('a keyword %j [SFI-TERRAIN-002]', (keyword, refusal) => {
    expect(with1('terrain.dense-grove.main.0.keywords', keyword)).toEqual(refusal);
  });
});

describe('a scenario is refused by its field and rule', () => {
  const I = 'scenarios.idols-and-wells';
  const S = 'SFI-SCENARIO-015';
  test.each<[path: string, value: unknown, code: string, where: string, rule: string]>([
    [`${I}.elements.1.prey`, undefined, 'missing-field', `${I}.elements[1].prey`, 'SFI-SCENARIO-017'],
    [`${I}.elements.1.prey.hp`, 4, 'indestructible', `${I}.elements[1].prey.hp`, 'SFI-SCENARIO-018'],
    [`${I}.elements.0.interaction`, undefined, 'missing-field', `${I}.elements[0].interaction`, 'SFI-SCENARIO-011'],
    [`${I}.elements.0.keywords`, ['CONTROL'], 'no-interaction', `${I}.elements[0].interaction`, 'SFI-SCENARIO-011'],
    [`${I}.elements.0.keywords`, ['PRAY'], 'unknown-keyword', `${I}.elements[0].keywords[0]`, S],
    [`${I}.elements.1.id`, 'well', 'duplicate-id', `${I}.elements[1].id`, S],
    [`${I}.elements.0.at`, [{ x: 2499, y: 9000 }], 'off-the-table', `${I}.elements[0].at[0]`, 'SFI-MOVE-018'],
    [`${I}.elements.0.at`, [{ x: 9000, y: 88_941 }], 'off-the-table', `${I}.elements[0].at[0]`, 'SFI-MOVE-018'],
    [
      `${I}.elements.0.at`,
      [
        { x: 9000, y: 9000 },
        { x: 13_999, y: 9000 },
      ],
      'overlaps',
      `${I}.elements[0].at[1]`,
      'SFI-SETUP-008',
    ],
    [`${I}.elements.0.at`, [{ x: 0.5, y: 0 }], 'not-a-whole-number', `${I}.elements[0].at[0].x`, S],
    [`${I}.abilities.0.element`, 'boar', 'unknown-element', `${I}.abilities[0].element`, S],
    [`${I}.abilities.0.when.of`, 'enemy', 'neutral', `${I}.abilities[0].when.of`, 'SFI-SCENARIO-002'],
    [`${I}.abilities.0.when`, { window: 'round-end' }, 'no-model', `${I}.abilities[0].effects[0]`, 'SFI-PRIORITY-010'],
    [`${I}.abilities.0.effects.0.to`, 'unit', 'no-card', `${I}.abilities[0].effects[0].to`, 'SFI-CARD-001'],
    [`${I}.scoring.0.element`, 'boar', 'unknown-element', `${I}.scoring[0].element`, 'SFI-ROUND-END-002'],
    [`${I}.scoring.0.per`, 'control', 'wrong-scoring', `${I}.scoring[0].per`, 'SFI-ROUND-END-002'],
    [`${I}.scoring.1.per`, 'destroyed', 'wrong-scoring', `${I}.scoring[1].per`, 'SFI-ROUND-END-002'],
    [`${I}.scoring.0.each`, 2, 'wrong-scoring', `${I}.scoring[0].each`, 'SFI-ROUND-END-002'],
    [`${I}.scoring.0.several`, 'once', 'wrong-scoring', `${I}.scoring[0].several`, 'SFI-ROUND-END-002'],
    [`${I}.scoring.0.several`, 'twice', 'unknown-scoring', `${I}.scoring[0].several`, S],
    [`${I}.scoring.0.several`, { option: 'army.points' }, 'unknown-option', `${I}.scoring[0].several.option`, S],
    [`${I}.abilities.0.limitFor`, 'eachPlayer', 'missing-field', `${I}.abilities[0].limit`, 'SFI-PRIORITY-012'],
    [`${I}.abilities.0.whenDeclined`, 'usedUp', 'missing-field', `${I}.abilities[0].limit`, 'SFI-PRIORITY-012'],
    [`${I}.abilities.0.whenDeclined`, 'lost', 'unknown-limit', `${I}.abilities[0].whenDeclined`, S],
    [`${I}.abilities.0.limitFor`, 'nobody', 'unknown-limit', `${I}.abilities[0].limitFor`, S],
    [
      'scenarios.brazen-boar.elements.0.prey.hp',
      undefined,
      'missing-field',
      'scenarios.brazen-boar.elements[0].prey.hp',
      'SFI-SCENARIO-018',
    ],
    [
      'scenarios.brazen-boar.elements.0.hits',
      {},
      'no-hit-value',
      'scenarios.brazen-boar.elements[0].weapons[0].type',
      'SFI-CARD-013',
    ],
    [
      'scenarios.brazen-boar.abilities.0.effects.0.weapon',
      'x',
      'unknown-weapon',
      'scenarios.brazen-boar.abilities[0].effects[0].weapon',
      'SFI-CARD-014',
    ],
  ])('%s: %j', (path, value, code, where, rule) => {
    expect(told(path, value)).toEqual([code, where, rule]);
  });

  test('a scenario is accepted where bases touch each other or the edge', () => {
    const places = [
      { x: 2500, y: 88_940 },
      { x: 7500, y: 88_940 },
    ];
    expect(told(`${I}.elements.0.at`, places)).toEqual(['accepted']);
  });
});

describe('a fragment', () => {
  test('says what it lacks', () => {
    const F = 'fragments.units.stormridge';
    expect(told(`${F}.points`)).toEqual(['not-said-missing', `${F}.points`, undefined]);
    expect(told(`${F}.missing`, [])).toEqual(['too-few', `${F}.missing`, undefined]);
    expect(told(`${F}.missing`, ['essence', 'hits', 'luck'])).toEqual(['unknown-gap', `${F}.missing[2]`, undefined]);
    const where = `${F}.abilities[2].effects[0].to`;
    expect(told(`${F}.abilities.2.effects.0.to`, 'aim')).toEqual(['no-aim', where, 'SFI-ABILITY-ACTIVE-009']);
  });

  test('that somebody completes moves to the cards', () => {
    const { riveters } = defaultContent.units;
    const { 'silver-line': line, ...factions } = defaultContent.fragments.factions;
    const { stormridge, ...units } = defaultContent.fragments.units;
    const whole = { ...riveters, name: stormridge?.name, source: 'my copy', keywords: stormridge?.keywords };
    const pack = {
      ...defaultContent,
      factions: {
        ...defaultContent.factions,
        'silver-line': { name: line?.name, source: 'my copy', keyword: line?.keyword },
      },
      units: { ...defaultContent.units, stormridge: whole },
      fragments: { ...defaultContent.fragments, factions },
    };
    expect(refusalOf(pack)).toMatchObject({ code: 'duplicate-id', path: 'fragments.units.stormridge' });
    const read = readContent({ ...pack, fragments: { ...pack.fragments, units } });
    expect(read.units.stormridge?.keywords).toContain('COMMANDER');
  });
});
