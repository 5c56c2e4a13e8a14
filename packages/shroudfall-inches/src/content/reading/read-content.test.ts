import type { Refusal } from '@rulewright/core';
import { refusalOf as refused, replaced, valueAt, without } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../vocabulary/effect.js';
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
  ])('a passive ability %j', (passive, refusal) => {
    expect(with1(`${U}.passives`, passive)).toEqual(refusal);
  });
});

describe('an ability is refused by its field and rule', () => {
  const A = 'units.riveters.abilities[2]';
  const base = { id: 'x', name: 'X' };
  const heal: Effect = { op: 'heal', amount: 1 };
  const faster: Effect = { op: 'modify', what: 'MOV', by: 1, until: 'round' };
  const active = (effect: object, more: object = {}) => ({
    ...base,
    kind: 'active',
    cost: {},
    effects: [effect],
    ...more,
  });
  const passive = (effect: object, more: object = {}) => ({ ...base, kind: 'passive', effects: [effect], ...more });
  const hit = { window: 'hit', of: 'self' };

  test.each<[ability: object, code: string, where: string, rule: string]>([
    // kinds and costs
    [active(heal, { kind: 'heroic' }), 'unknown-kind', 'kind', 'SFI-CARD-002'],
    [{ ...base, kind: 'active', effects: [heal] }, 'missing-field', 'cost', 'SFI-CARD-002'],
    [active(heal, { kind: 'reactive' }), 'missing-field', 'when', 'SFI-CARD-002'],
    [active(heal, { kind: 'leadership', cost: undefined }), 'not-json', 'cost', 'SFI-CARD-002'],
    [passive(heal, { kind: 'leadership', when: hit }), 'no-weaver', 'kind', 'SFI-LEADER-001'],
    [active(heal, { id: 'dig-in' }), 'duplicate-id', 'id', 'SFI-CARD-002'],
    [
      active(heal, { cost: { action: 'A', essence: { grey: 1 } } }),
      'wrong-cost',
      'cost.essence',
      'SFI-ABILITY-ACTIVE-007',
    ],
    [active(heal, { cost: { action: 'A+' } }), 'wrong-cost', 'cost.action', 'SFI-ABILITY-ACTIVE-006'],
    [active(heal, { cost: { action: 'A/' } }), 'wrong-cost', 'cost.action', 'SFI-ABILITY-ACTIVE-007'],
    [active(heal, { cost: { essence: { grey: 6, red: 5 } } }), 'too-large', 'cost.essence', 'SFI-ESSENCE-002'],
    [active(heal, { limit: 'sometimes' }), 'unknown-limit', 'limit', 'SFI-CARD-002'],
    // aims and moments
    [
      active(heal, { aim: { how: 'choose', what: 'unit', side: 'enemy', hit: 'melee' } }),
      'no-hit-roll',
      'aim.hit',
      'SFI-ABILITY-ACTIVE-009',
    ],
    [
      active(heal, { aim: { how: 'every', what: 'unit', side: 'friend', keyword: 'CAKE' } }),
      'unknown-keyword',
      'aim.keyword',
      'SFI-CARD-019',
    ],
    [passive(heal, { when: { window: 'hit' } }), 'missing-field', 'when.of', 'SFI-PRIORITY-010'],
    [passive(heal, { when: { window: 'round-end', of: 'self' } }), 'no-unit', 'when.of', 'SFI-ROUND-START-002'],
    [
      passive(heal, { when: { window: 'activation-end', of: 'self', role: 'attacker' } }),
      'no-attack',
      'when.role',
      'SFI-ATTACK-009',
    ],
    [
      passive(heal, { when: { window: 'destroyed', of: 'self', critical: true } }),
      'no-attack',
      'when.critical',
      'SFI-ATTACK-009',
    ],
    [passive(heal, { when: { ...hit, keyword: 'CAKE' } }), 'unknown-keyword', 'when.keyword', 'SFI-CARD-019'],
    // always in force
    [passive(heal), 'no-moment', 'effects[0]', 'SFI-CARD-018'],
    [passive(faster), 'always-in-force', 'effects[0].until', 'SFI-CARD-018'],
    [passive({ op: 'grant', passive: { id: 'parry' } }, { optional: true }), 'no-moment', 'optional', 'SFI-CARD-018'],
    [
      passive({ op: 'grant', passive: { id: 'parry' } }, { limit: 'once-per-game' }),
      'no-moment',
      'limit',
      'SFI-CARD-018',
    ],
    [
      passive({ op: 'grant', passive: { id: 'parry' } }, { aim: { how: 'choose', what: 'unit', side: 'friend' } }),
      'no-moment',
      'aim',
      'SFI-CARD-018',
    ],
    // models
    [active({ ...heal, to: 'aim' }), 'no-aim', 'effects[0].to', 'SFI-ABILITY-ACTIVE-009'],
    [active({ ...heal, to: 'trigger' }), 'no-moment', 'effects[0].to', 'SFI-PRIORITY-010'],
    [
      passive({ ...heal, to: 'trigger' }, { when: { window: 'round-start' } }),
      'no-moment',
      'effects[0].to',
      'SFI-PRIORITY-010',
    ],
    [active({ ...heal, to: 'attacker' }), 'no-attack', 'effects[0].to', 'SFI-ATTACK-009'],
    [active({ op: 'attack', at: 'defender' }), 'no-attack', 'effects[0].at', 'SFI-ATTACK-009'],
    [
      active({ op: 'push', distance: 1, direction: 'away', from: 'source' }),
      'no-source',
      'effects[0].from',
      'SFI-MANIFEST-001',
    ],
    [active({ op: 'place', within: 1, of: 'aim' }), 'no-aim', 'effects[0].of', 'SFI-ABILITY-ACTIVE-009'],
    // ends and windows
    [active({ op: 'setMOV', tool: 'S' }), 'no-end', 'effects[0]', 'SFI-PRIORITY-014'],
    [active({ op: 'grant', passive: { id: 'parry' } }), 'no-end', 'effects[0]', 'SFI-PRIORITY-014'],
    [active({ ...faster, until: 'attack' }), 'no-attack', 'effects[0].until', 'SFI-ATTACK-009'],
    [active({ ...faster, until: 'dawn' }), 'unknown-end', 'effects[0].until', 'SFI-CARD-002'],
    [active({ op: 'reroll', dice: 1, whose: 'own' }), 'wrong-window', 'effects[0]', 'SFI-REROLL-001'],
    [passive({ op: 'reroll', dice: 1, whose: 'own' }, { when: hit }), 'wrong-window', 'effects[0]', 'SFI-REROLL-001'],
    [active({ op: 'redirect', within: 2 }), 'wrong-window', 'effects[0]', 'SFI-ATTACK-028'],
    [active({ op: 'control' }), 'no-scenario', 'effects[0]', 'SFI-SCENARIO-015'],
    [active({ op: 'victoryPoints', amount: 1 }), 'no-scenario', 'effects[0]', 'SFI-SCENARIO-015'],
    // numbers and names
    [active({ ...faster, by: 0 }), 'nothing', 'effects[0].by', 'SFI-CARD-002'],
    [active({ ...faster, by: -1, stacks: true }), 'not-more', 'effects[0].by', 'SFI-STACK-004'],
    [active({ op: 'dice', roll: 'hit', until: 'round' }), 'nothing', 'effects[0]', 'SFI-DICE-010'],
    [active({ op: 'essence', gain: {} }), 'no-dice', 'effects[0].gain', 'SFI-CARD-002'],
    [active({ op: 'attack', weapon: 'spoon' }), 'unknown-weapon', 'effects[0].weapon', 'SFI-CARD-014'],
    [active({ op: 'attack', weapon: 'wrench', type: 'melee' }), 'several-attacks', 'effects[0]', 'SFI-ATTACK-039'],
    [active({ op: 'summon', unit: 'nobody', within: 1 }), 'unknown-unit', 'effects[0].unit', 'SFI-PASSIVE-044'],
    [active({ op: 'summon', unit: 'deckhands', within: 1 }), 'not-summoned', 'effects[0].unit', 'SFI-PASSIVE-044'],
    [
      active({ op: 'manifestation', manifestation: 'x', within: 1 }),
      'unknown-manifestation',
      'effects[0].manifestation',
      'SFI-MANIFEST-001',
    ],
    [
      active({ op: 'grant', passive: { id: 'pathfinder', terrain: 'sand' }, until: 'round' }),
      'unknown-terrain-type',
      'effects[0].passive.terrain',
      'SFI-PASSIVE-027',
    ],
    [
      active({ ...faster, against: { keyword: 'CAKE' } }),
      'unknown-keyword',
      'effects[0].against.keyword',
      'SFI-CARD-019',
    ],
    // inside other effects
    [
      active({ op: 'hitRoll', effects: [heal], otherwise: [{ op: 'redirect', within: 1 }] }),
      'wrong-window',
      'effects[0].otherwise[0]',
      'SFI-ATTACK-028',
    ],
    [
      active({ op: 'hitRoll', effects: [{ ...heal, to: 'aim' }] }),
      'no-aim',
      'effects[0].effects[0].to',
      'SFI-ABILITY-ACTIVE-009',
    ],
    [active({ op: 'choose', options: [{ effects: [heal] }] }), 'too-few', 'effects[0].options', 'SFI-CARD-002'],
    [
      active({ op: 'choose', options: [{ effects: [heal] }, { effects: [{ op: 'control' }] }] }),
      'no-scenario',
      'effects[0].options[1].effects[0]',
      'SFI-SCENARIO-015',
    ],
    [
      active({ op: 'attack', after: [{ needs: 'hit', effects: [{ op: 'attack', weapon: 'x' }] }] }),
      'unknown-weapon',
      'effects[0].after[0].effects[0].weapon',
      'SFI-CARD-014',
    ],
  ])('%j', (ability, code, where, rule) => {
    expect(with1('units.riveters.abilities', ability)).toEqual([code, `${A}.${where}`, rule]);
  });

  test('and accepted when it is right, after an attack also with the models of the attack', () => {
    const after = [{ needs: 'hit', effects: [{ op: 'condition', condition: 'hexed', to: 'defender' }] }];
    expect(with1('units.riveters.abilities', active({ op: 'attack', weapon: 'wrench', after }))).toEqual(['accepted']);
    expect(with1('units.riveters.abilities', active({ op: 'code', name: 'x', with: { any: [1] } }))).toEqual([
      'accepted',
    ]);
  });
});

describe('terrain is refused by its field and rule', () => {
  const at = (...corners: readonly (readonly [number, number])[]) => corners.map(([x, y]) => ({ x, y }));
  const path = 'terrain.dense-grove.main.0.footprint';
  const where = 'terrain.dense-grove.main[0].footprint';
  const square = at([0, 0], [1000, 0], [1000, 1000], [0, 1000]);
  test.each<[footprint: unknown, refusal: unknown[]]>([
    [[square], ['accepted']],
    [[square, at([1000, 0], [2000, 0], [2000, 500])], ['accepted']],
    [
      [square, at([1001, 0], [2000, 0], [2000, 500])],
      ['not-one-piece', `${where}[1]`, 'SFI-TERRAIN-001'],
    ],
    [[[...square].reverse()], ['wrong-winding', `${where}[0]`, 'SFI-TERRAIN-002']],
    [[at([0, 0], [1000, 0], [100, 100], [0, 1000])], ['not-convex', `${where}[0]`, 'SFI-TERRAIN-002']],
    [[at([0, 0], [1000, 0])], ['too-few', `${where}[0]`, 'SFI-TERRAIN-002']],
    [[at([0, 0], [100_000, 0], [0, 1000])], ['too-large', `${where}[0][1].x`, 'SFI-TERRAIN-002']],
    [[], ['too-few', where, 'SFI-TERRAIN-002']],
  ])('a footprint %j', (footprint, refusal) => {
    expect(told(path, footprint)).toEqual(refusal);
  });

  test.each<[keyword: object, refusal: unknown[]]>([
    [{ id: 'rough', type: 'grove' }, ['accepted']],
    [{ id: 'obscuring' }, ['duplicate', 'terrain.dense-grove.main[0].keywords[2]', 'SFI-TERRAIN-002']],
    [{ id: 'fortified-position' }, ['missing-field', 'terrain.dense-grove.main[0].keywords[2].x', 'SFI-TERRAIN-002']],
    [{ id: 'sticky' }, ['unknown-keyword', 'terrain.dense-grove.main[0].keywords[2].id', 'SFI-TERRAIN-002']],
  ])('a keyword %j', (keyword, refusal) => {
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

  test('and accepted where bases touch each other or the edge', () => {
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
