import type { Refusal } from '@rulewright/core';
import { refusalOf as refused, replaced, without } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { defaultContent } from '../default.js';
import { readContent } from './read-content.js';

/** The default pack with the value at a path (`heroes.garm.health.0`) replaced, or taken out. */
const changed = (path: string, value?: unknown): unknown =>
  value === undefined ? without(defaultContent, path.split('.')) : replaced(defaultContent, path.split('.'), value);

/** The reason why a pack is refused; undefined if it is accepted. */
const refusalOf = (value: unknown): Refusal | undefined => refused(() => readContent(value));

const { heroes, units, summoned, monsters, artefacts, gods, tokens, fragments } = defaultContent;

describe('reading a content pack', () => {
  test('a printed card that somebody completes moves from the fragments to the Heroes', () => {
    const { saiyin, ...others } = fragments.heroes;
    const whole = { ...heroes.seluane, name: 'Saiyin', source: 'my copy', weapons: saiyin?.weapons };
    const pack = { ...defaultContent, heroes: { ...heroes, saiyin: whole } };
    expect(refusalOf(pack)).toMatchObject({ code: 'duplicate-id', path: 'fragments.heroes.saiyin' });
    const read = readContent({ ...pack, fragments: { ...fragments, heroes: others } });
    expect(read.heroes.saiyin?.weapons[0]?.name).toBe('Wither Soul');
  });

  test('a card may allow more RES than 2, and auras need no moment', () => {
    expect(readContent(changed('heroes.garm.mostRES', 4)).heroes.garm?.mostRES).toBe(4);
    expect(monsters['pit-colossus']?.attributes.RES).toBe(3);
    expect(tokens.banner?.abilities?.[0]?.when).toBeUndefined();
  });
});

/** An ability of Brannoc's, who has the weapon `twin-falchions` and summons nothing. */
const innate = (fields: object): object => ({ id: 'x', name: 'X', kind: 'innate', effects: [heal], ...fields });
const active = (effect: object, fields: object = {}): object => ({
  id: 'x',
  name: 'X',
  kind: 'active',
  cost: {},
  effects: [effect],
  ...fields,
});
const manoeuvre = (effect: object): object => ({
  id: 'x',
  name: 'X',
  kind: 'manoeuvre',
  symbols: 1,
  effects: [effect],
});
const heal = { op: 'heal', amount: 1 };
const faster = { op: 'modify', what: 'MOV', by: 1 };
const atStart = { window: 'start-of-activation', of: 'self' };
const atDice = { window: 'dice-rolled', of: 'self' };

describe('an ability is refused, with code, field and rule', () => {
  test.each<[ability: object, code: string, rule: string, where: string]>([
    // shape
    [active({ op: 'sing' }), 'unknown-effect', 'JHX-ATTR-002', 'effects[0].op'],
    [active(heal, { kind: 'passive' }), 'unknown-kind', 'JHX-ATTR-002', 'kind'],
    [active(heal, { effects: [] }), 'too-few', 'JHX-ATTR-002', 'effects'],
    [active(heal, { cost: [] }), 'not-an-object', 'JHX-ATTR-002', 'cost'],
    [active(heal, { cost: { ap: -1 } }), 'too-small', 'JHX-ATTR-002', 'cost.ap'],
    [active(heal, { limit: 'sometimes' }), 'unknown-limit', 'JHX-ATTR-002', 'limit'],
    [active({ op: 'heal', amount: 0 }), 'too-small', 'JHX-ATTR-002', 'effects[0].amount'],
    [active({ op: 'heal', amount: { die: 'D7', count: 1 } }), 'bad-amount', 'JHX-ATTR-002', 'effects[0].amount'],
    [active({ op: 'condition', condition: 'bored' }), 'unknown-condition', 'JHX-ATTR-002', 'effects[0].condition'],
    [active({ ...faster, by: 0 }), 'nothing', 'JHX-ATTR-002', 'effects[0].by'],
    [active({ ...faster, what: 'LCK' }), 'unknown-number', 'JHX-ATTR-002', 'effects[0].what'],
    [active({ ...faster, until: 'dawn' }), 'unknown-end', 'JHX-ATTR-002', 'effects[0].until'],
    [active({ op: 'roll', needs: 4, effects: [] }), 'too-few', 'JHX-ATTR-002', 'effects[0].effects'],
    [active({ op: 'roll', needs: 7, effects: [heal] }), 'too-large', 'JHX-ATTR-002', 'effects[0].needs'],
    [active({ op: 'choose', options: [{ effects: [heal] }] }), 'too-few', 'JHX-ATTR-002', 'effects[0].options'],
    [active(heal, { target: { side: 'left' } }), 'unknown-side', 'JHX-ATTR-002', 'target.side'],
    [innate({ when: { ...atStart, window: 'teatime' } }), 'unknown-window', 'JHX-ATTR-002', 'when.window'],
    [manoeuvre({ op: 'throw', hexes: 0 }), 'too-small', 'JHX-ATTR-002', 'effects[0].hexes'],
    [{ ...manoeuvre(heal), symbols: 4 }, 'too-large', 'JHX-ATTR-002', 'symbols'],
    // things that an effect can speak of
    [active({ ...heal, to: 'target' }), 'no-target', 'JHX-DEF-004', 'effects[0].to'],
    [active({ ...heal, to: 'attacker' }), 'no-attack', 'JHX-ATTACK-003', 'effects[0].to'],
    [active({ ...heal, to: 'trigger' }), 'no-moment', 'JHX-INTERRUPT-001', 'effects[0].to'],
    [active({ op: 'attack', at: 'target' }), 'no-target', 'JHX-DEF-004', 'effects[0].at'],
    [active({ op: 'place', within: 1, of: 'attacked' }), 'no-attack', 'JHX-ATTACK-003', 'effects[0].of'],
    [innate({ when: atStart, effects: [{ ...heal, to: 'attacked' }] }), 'no-attack', 'JHX-ATTACK-003', 'effects[0].to'],
    // moments and ends
    [innate({}), 'no-moment', 'JHX-ATTR-014', 'effects[0]'],
    [innate({ effects: [{ ...faster, until: 'round' }] }), 'no-moment', 'JHX-ATTR-014', 'effects[0]'],
    [innate({ effects: [faster], interrupt: true }), 'no-moment', 'JHX-ATTR-014', 'interrupt'],
    [innate({ effects: [faster], optional: true }), 'no-moment', 'JHX-ATTR-014', 'optional'],
    [innate({ effects: [faster], cost: {} }), 'no-moment', 'JHX-ATTR-014', 'cost'],
    [innate({ effects: [faster], limit: 'once-per-round' }), 'no-moment', 'JHX-ATTR-014', 'limit'],
    [innate({ effects: [faster], target: { side: 'friend' } }), 'no-moment', 'JHX-ATTR-014', 'target'],
    [innate({ when: { ...atStart, role: 'attacker' } }), 'no-attack', 'JHX-ATTACK-003', 'when.role'],
    [innate({ when: { ...atStart, needs: 'hit' } }), 'no-attack', 'JHX-ATTACK-003', 'when.needs'],
    [innate({ when: { ...atStart, attack: 'MEL' } }), 'no-attack', 'JHX-ATTACK-003', 'when.attack'],
    // No attack reads these numbers, so a change of them for some attacks alone would never count, or always.
    [innate({ effects: [{ ...faster, charge: true }] }), 'no-attack', 'JHX-ATTACK-003', 'effects[0].charge'],
    [
      innate({ effects: [{ ...faster, what: 'reach', against: 'orc' }] }),
      'no-attack',
      'JHX-ATTACK-003',
      'effects[0].against',
    ],
    [
      innate({ effects: [{ ...faster, what: 'harvest', attack: 'MEL' }] }),
      'no-attack',
      'JHX-ATTACK-003',
      'effects[0].attack',
    ],
    [
      active({ ...faster, what: 'ap', charge: true, until: 'round' }),
      'no-attack',
      'JHX-ATTACK-003',
      'effects[0].charge',
    ],
    [active(faster), 'no-end', 'JHX-TOKEN-012', 'effects[0]'],
    [active({ op: 'gain', ability: { id: 'dash' } }), 'no-end', 'JHX-TOKEN-012', 'effects[0]'],
    [active({ op: 'roll', needs: 4, effects: [heal, faster] }), 'no-end', 'JHX-TOKEN-012', 'effects[0].effects[1]'],
    [
      active({ op: 'choose', options: [{ effects: [heal] }, { effects: [faster] }] }),
      'no-end',
      'JHX-TOKEN-012',
      'effects[0].options[1].effects[0]',
    ],
    // windows
    [innate({ when: { ...atDice, needs: 'hit' } }), 'wrong-window', 'JHX-ATTACK-003', 'when.needs'],
    [
      innate({ when: { ...atDice, window: 'attack-declared', needs: 'damage' } }),
      'wrong-window',
      'JHX-ATTACK-003',
      'when.needs',
    ],
    [
      innate({ when: { ...atDice, window: 'dice-chosen', needs: 'damage' } }),
      'wrong-window',
      'JHX-ATTACK-003',
      'when.needs',
    ],
    [active({ op: 'reroll', dice: 1, whose: 'own' }), 'wrong-window', 'JHX-INTERRUPT-015', 'effects[0]'],
    [active({ op: 'redirect' }), 'wrong-window', 'JHX-INTERRUPT-016', 'effects[0]'],
    [innate({ when: atStart, effects: [{ op: 'cancel' }] }), 'wrong-window', 'JHX-INTERRUPT-016', 'effects[0]'],
    // names
    [active({ op: 'attack', weapon: 'spoon' }), 'unknown-weapon', 'JHX-ATTR-010', 'effects[0].weapon'],
    [active({ op: 'summon', model: 'nobody' }), 'unknown-summoned', 'JHX-ABILITY-082', 'effects[0].model'],
    [
      active({ op: 'gain', ability: { id: 'summoner', summons: ['ash-hound', 'nobody'] }, until: 'round' }),
      'unknown-summoned',
      'JHX-ABILITY-082',
      'effects[0].ability.summons[1]',
    ],
    [active({ op: 'summon', model: 'ash-hound' }), 'not-a-summoner', 'JHX-ABILITY-082', 'effects[0].model'],
    [active({ op: 'token', token: 'coin' }), 'unknown-token', 'JHX-TOKEN-001', 'effects[0].token'],
    [active({ op: 'token', token: 'snare' }), 'missing-field', 'JHX-TOKEN-006', 'effects[0].within'],
    [active({ op: 'token', token: 'shadow-orb' }), 'missing-field', 'JHX-TOKEN-006', 'effects[0].within'],
    [active({ op: 'token', token: 'snare', within: 1, count: 2 }), 'wrong-token', 'JHX-TOKEN-006', 'effects[0].count'],
    [active({ op: 'token', token: 'fury', within: 1 }), 'wrong-token', 'JHX-TOKEN-010', 'effects[0].within'],
    [active({ op: 'place', within: 1, of: 'icon' }), 'wrong-place', 'JHX-MOVE-012', 'effects[0].icon'],
    [active({ op: 'place', within: 1, of: 'self', icon: 'snare' }), 'wrong-place', 'JHX-MOVE-012', 'effects[0].icon'],
    [active({ op: 'place', within: 1, of: 'icon', icon: 'fury' }), 'unknown-token', 'JHX-TOKEN-006', 'effects[0].icon'],
    [
      active(heal, { cost: { counters: { token: 'snare', count: 1 } } }),
      'unknown-token',
      'JHX-TOKEN-010',
      'cost.counters.token',
    ],
    [
      active({ op: 'damage', amount: 1 }, { target: { side: 'enemy', kinds: ['hero', 'effigy'] } }),
      'damages-effigy',
      'JHX-EFFIGY-010',
      'effects[0]',
    ],
  ])('%j', (ability, code, rule, where) => {
    const path = `heroes.brannoc.abilities[0].${where}`;
    const refusal = { ...refusalOf(changed('heroes.brannoc.abilities', [ability])) };
    expect({ code: refusal.code, rule: refusal.rule, path: refusal.path }).toEqual({ code, rule, path });
  });

  test.each<[ability: object]>([
    [active({ op: 'gain', ability: { id: 'mortal-wounds' } })],
    [active({ op: 'damage', amount: 1, to: 'self' }, { target: { side: 'friend', kinds: ['effigy'] } })],
    [manoeuvre({ ...heal, to: 'attacker' })],
    [manoeuvre({ op: 'damage', amount: 1, to: 'target' })],
    [innate({ when: { window: 'death', of: 'enemy' }, effects: [{ ...heal, to: 'trigger' }] })],
    [innate({ when: { window: 'dice-chosen', of: 'friend', needs: 'hit' }, effects: [{ op: 'cancel' }] })],
    [active({ op: 'token', token: 'shadow-mist', count: 2 })],
    [active({ op: 'attack', weapon: 'twin-falchions' })],
  ])('its nearest neighbour is not: %j', ability => {
    expect(refusalOf(changed('heroes.brannoc.abilities', [ability]))).toBeUndefined();
  });

  test('wherever it stands: levels, Avatars, units, Artefacts, gods, tokens and fragments', () => {
    const bad = active(faster);
    const places: readonly (readonly [path: string, value: unknown, where: string])[] = [
      ['heroes.garm.levelling.levels.0.abilities', [bad], 'heroes.garm.levelling.levels[0].abilities[0].effects[0]'],
      [
        'heroes.gruk.levelling.trees.1.levels.0.abilities',
        [bad],
        'heroes.gruk.levelling.trees[1].levels[0].abilities[0].effects[0]',
      ],
      [
        'heroes.ixxar.levelling.options.2.abilities',
        [bad],
        'heroes.ixxar.levelling.options[2].abilities[0].effects[0]',
      ],
      ['heroes.kesh.avatar.abilities', [bad], 'heroes.kesh.avatar.abilities[0].effects[0]'],
      [
        'units.tallow-street-crew.commander.abilities',
        [bad],
        'units.tallow-street-crew.commander.abilities[0].effects[0]',
      ],
      [
        'units.tallow-street-crew.members.1.abilities',
        [bad],
        'units.tallow-street-crew.members[1].abilities[0].effects[0]',
      ],
      ['summoned.ash-hound.abilities', [bad], 'summoned.ash-hound.abilities[0].effects[0]'],
      ['monsters.mire-crab.abilities', [bad], 'monsters.mire-crab.abilities[0].effects[0]'],
      ['artefacts.boar-charm.bonus.abilities', [bad], 'artefacts.boar-charm.bonus.abilities[0].effects[0]'],
      ['gods.ista.warbandBonus.abilities', [bad], 'gods.ista.warbandBonus.abilities[0].effects[0]'],
      ['gods.ista.effigyPower.effects', [faster], 'gods.ista.effigyPower.effects[0]'],
      ['fragments.heroes.rakkir.abilities', [bad], 'fragments.heroes.rakkir.abilities[0].effects[0]'],
    ];
    for (const [path, value, where] of places) {
      expect(refusalOf(changed(path, value))).toEqual({ code: 'no-end', rule: 'JHX-TOKEN-012', path: where });
    }
    expect(refusalOf(changed('tokens.snare.abilities', [innate({})]))).toMatchObject({
      code: 'no-moment',
      path: 'tokens.snare.abilities[0].effects[0]',
    });
  });
});

const dagger = { id: 'dagger', name: 'Dagger', type: 'MEL', ap: 1, reach: 1, damage: [1, 2, 3] };
const tree = { name: 'T', levels: [{}, {}] };
const power = 'gods.ista.effigyPower.target';

describe('a pack is refused, with code, field and rule', () => {
  test.each<[path: string, value: unknown, code: string, rule: string | undefined, where?: string]>([
    // shape
    ['version', undefined, 'missing-field', undefined],
    ['version', 1, 'not-a-text', undefined],
    ['version', '', 'empty', undefined],
    ['version', 'v'.repeat(501), 'too-long', undefined],
    ['id', 'no spaces', 'bad-id', undefined],
    ['id', 'constructor', 'bad-id', undefined],
    ['extra', 1, 'unknown-field', undefined],
    ['modes.1v1', defaultContent.modes['3v3'], 'unknown-field', 'JHX-SETUP-001'],
    ['modes.3v3', undefined, 'missing-field', 'JHX-SETUP-001'],
    ['modes.3v3.effigy.health', 0, 'too-small', 'JHX-SETUP-001'],
    ['modes.3v3.effigy.common', [{ id: 'glow' }], 'unknown-ability', 'JHX-SETUP-001', 'modes.3v3.effigy.common[0].id'],
    ['modes.3v3.monstersAttackEffigies', 'no', 'not-true-or-false', 'JHX-SETUP-001'],
    ['judgementDie', [], 'too-few', 'JHX-DICE-002'],
    ['judgementDie', ['hit', 'skull'], 'unknown-face', 'JHX-DICE-002', 'judgementDie[1]'],
    ['heroes', [], 'not-an-object', 'JHX-ATTR-002'],
    ['heroes.Bad Id', heroes.garm, 'bad-id', 'JHX-ATTR-002'],
    ['heroes.garm.race', 'gnome', 'unknown-race', 'JHX-ATTR-002'],
    ['heroes.garm.classes', ['baker'], 'unknown-class', 'JHX-ATTR-002', 'heroes.garm.classes[0]'],
    ['heroes.garm.classes', [], 'too-few', 'JHX-ATTR-002'],
    ['heroes.garm.classes', ['tank', 'tank'], 'duplicate', 'JHX-ATTR-002'],
    ['heroes.garm.attributes.AGI', undefined, 'missing-field', 'JHX-ATTR-002'],
    ['heroes.garm.attributes.AGI', 11, 'too-large', 'JHX-ATTR-002'],
    ['heroes.garm.attributes.AGI', -1, 'too-small', 'JHX-ATTR-002'],
    ['heroes.garm.attributes.AGI', 2.5, 'not-a-whole-number', 'JHX-ATTR-002'],
    ['heroes.garm.attributes.AGI', Number.NaN, 'not-a-finite-number', 'JHX-ATTR-002'],
    ['heroes.garm.attributes.MOV', 'D20', 'bad-attribute', 'JHX-ATTR-002'],
    ['heroes.garm.attributes.LUCK', 1, 'unknown-field', 'JHX-ATTR-002'],
    ['heroes.garm.health', [22, 24], 'not-a-whole-number', 'JHX-ATTR-002', 'heroes.garm.health[2]'],
    ['heroes.garm.health', [0, 1, 2], 'too-small', 'JHX-ATTR-002', 'heroes.garm.health[0]'],
    ['heroes.garm.common', [{ id: 'bold' }], 'unknown-ability', 'JHX-ATTR-002', 'heroes.garm.common[0].id'],
    ['heroes.garm.common', [{ id: 'leech' }], 'missing-field', 'JHX-ATTR-002', 'heroes.garm.common[0].amount'],
    ['heroes.garm.common', [{ id: 'dash', x: 1 }], 'unknown-field', 'JHX-ATTR-002', 'heroes.garm.common[0].x'],
    [
      'heroes.garm.common',
      [{ id: 'immune', to: 'rain' }],
      'unknown-condition',
      'JHX-ATTR-002',
      'heroes.garm.common[0].to',
    ],
    ['heroes.garm.common', [{ id: 'dual-wield' }], 'unknown-ability', 'JHX-ATTR-002', 'heroes.garm.common[0].id'],
    ['heroes.garm.weapons.0.type', 'PSI', 'unknown-attack-type', 'JHX-ATTR-002', 'heroes.garm.weapons[0].type'],
    ['heroes.garm.weapons.0.ap', 0, 'too-small', 'JHX-ATTR-002', 'heroes.garm.weapons[0].ap'],
    ['heroes.garm.weapons.0.reach', 0, 'too-small', 'JHX-ATTR-002', 'heroes.garm.weapons[0].reach'],
    ['heroes.garm.weapons.0.damage', [1, 2, 101], 'too-large', 'JHX-ATTR-002', 'heroes.garm.weapons[0].damage[2]'],
    [
      'heroes.garm.weapons.0.common',
      [{ id: 'dash' }],
      'unknown-ability',
      'JHX-ATTR-002',
      'heroes.garm.weapons[0].common[0].id',
    ],
    ['heroes.garm.levelling', { kind: 'random' }, 'unknown-kind', 'JHX-ATTR-002', 'heroes.garm.levelling.kind'],
    ['units.tallow-street-crew.members', [], 'too-few', 'JHX-UNIT-001'],
    ['summoned.ash-hound.ap', undefined, 'missing-field', 'JHX-SUMMON-003'],
    ['monsters.mire-crab.tier', 0, 'too-small', 'JHX-MONSTER-003'],
    ['monsters.mire-crab.tier', 5, 'too-large', 'JHX-MONSTER-003'],
    ['monsters.mire-crab.hunter', true, 'not-true-or-false', 'JHX-MONSTER-003'],
    ['artefacts.boar-charm.slot', 'hat', 'unknown-slot', 'JHX-ARTEFACT-001'],
    ['artefacts.boar-charm.kind', 'lost', 'unknown-kind', 'JHX-ARTEFACT-001'],
    ['artefacts.boar-charm.cost', -1, 'too-small', 'JHX-ARTEFACT-001'],
    ['artefacts.boar-charm.bonus', [], 'not-an-object', 'JHX-ARTEFACT-001'],
    ['artefacts.boar-charm.bonus.attributes', [], 'not-an-object', 'JHX-ARTEFACT-001'],
    ['gods.ista.traits', ['Light'], 'not-a-text', 'JHX-GOD-002', 'gods.ista.traits[1]'],
    ['gods.ista.effigyPower', undefined, 'missing-field', 'JHX-GOD-002'],
    [power, { side: 'enemy' }, 'not-champions', 'JHX-GOD-008', `${power}.side`],
    [power, { side: 'any', kinds: ['monster'] }, 'not-champions', 'JHX-GOD-008', `${power}.kinds`],
    [power, { side: 'friend', within: 3 }, 'not-champions', 'JHX-GOD-008', `${power}.within`],
    ['tokens.fury.kind', 'marker', 'unknown-kind', 'JHX-TOKEN-001'],
    ['standIns', ['gloom'], 'not-an-object', undefined],
    ['fragments.heroes.rakkir.missing', [], 'too-few', undefined],
    ['fragments.heroes.rakkir.missing', ['hat'], 'unknown-gap', undefined, 'fragments.heroes.rakkir.missing[0]'],
    // one field against another: modes and the die
    ['modes.3v3.draftPool', 6, 'wrong-draft-pool', 'JHX-DRAFT-009'],
    ['modes.5v5.effigy.decay.round', 7, 'too-large', 'JHX-EFFIGY-021'],
    ['modes.5v5.effigy.decay.by', 20, 'too-large', 'JHX-EFFIGY-021'],
    ['judgementDie', ['manoeuvre', 'miss'], 'no-hit', 'JHX-DICE-001'],
    // ids and names
    ['units.garm', units['tallow-street-crew'], 'duplicate-id', 'JHX-DRAFT-001'],
    ['heroes.rakkir', { ...heroes.garm, name: 'R' }, 'duplicate-id', 'JHX-DRAFT-001', 'fragments.heroes.rakkir'],
    ['heroes.bale-and-sarna', heroes.garm, 'duplicate-id', 'JHX-DRAFT-001', 'fragments.units.bale-and-sarna'],
    ['summoned.skeleton', summoned['ash-hound'], 'duplicate-id', 'JHX-DRAFT-001', 'fragments.summoned.skeleton'],
    ['monsters.terra', monsters['mire-crab'], 'duplicate-id', 'JHX-DRAFT-001', 'fragments.monsters.terra'],
    [
      'artefacts.demon-blade',
      artefacts['boar-charm'],
      'duplicate-id',
      'JHX-DRAFT-001',
      'fragments.artefacts.demon-blade',
    ],
    ['tokens.shadow-orb', tokens.snare, 'duplicate-id', 'JHX-TOKEN-001'],
    ['heroes.garm.name', 'Tallow Street Crew', 'duplicate-name', 'JHX-UNIT-001', 'units.tallow-street-crew.name'],
    ['heroes.garm.name', 'Rakkir', 'duplicate-name', undefined, 'fragments.heroes.rakkir.name'],
    ['summoned.cinder-imp.name', 'Ash Hound', 'duplicate-name', 'JHX-SUMMON-003'],
    ['monsters.thorn-ogre.name', 'Mire Crab', 'duplicate-name', 'JHX-MONSTER-003'],
    ['artefacts.far-glass.name', 'Keen Whetstone', 'duplicate-name', 'JHX-ARTEFACT-001'],
    ['gods.torin.name', 'Ista', 'duplicate-name', 'JHX-GOD-002'],
    ['tokens.grave-dust.name', 'Fury', 'duplicate-name', 'JHX-TOKEN-001'],
    ['units.tallow-street-crew.members.1.id', 'wick', 'duplicate-id', 'JHX-UNIT-001', crew('members[1].id')],
    // Heroes
    ['heroes.garm.gods', ['grul', 'zeus'], 'unknown-god', 'JHX-GOD-009', 'heroes.garm.gods[1]'],
    ['heroes.garm.gods', ['toString'], 'bad-id', 'JHX-ATTR-002', 'heroes.garm.gods[0]'],
    ['heroes.kesh.gods', ['ista', 'grul'], 'avatar-of-several-gods', 'JHX-GOD-011', 'heroes.kesh.gods[1]'],
    ['heroes.kesh.common', [{ id: 'fly' }], 'avatar-without-honour', 'JHX-ABILITY-023'],
    ['heroes.garm.health', [22, 21, 27], 'health-falls', 'JHX-LEVEL-004', 'heroes.garm.health[1]'],
    ['heroes.garm.health', [22, 24, 23], 'health-falls', 'JHX-LEVEL-004', 'heroes.garm.health[2]'],
    ['heroes.garm.race', 'demon', 'wrong-levelling', 'JHX-DEMON-007', 'heroes.garm.levelling.kind'],
    ['heroes.ixxar.race', 'orc', 'wrong-levelling', 'JHX-DEMON-007', 'heroes.ixxar.levelling.kind'],
    ['heroes.garm.common', [{ id: 'skill-tree' }], 'wrong-levelling', 'JHX-ABILITY-058', 'heroes.garm.levelling.kind'],
    [
      'heroes.garm.levelling',
      { kind: 'trees', trees: [tree, tree] },
      'wrong-levelling',
      'JHX-ABILITY-058',
      'heroes.garm.levelling.kind',
    ],
    ['units.tallow-street-crew.commander.gods', ['zeus'], 'unknown-god', 'JHX-GOD-009', crew('commander.gods[0]')],
    // cards
    ['heroes.garm.weapons', [dagger, dagger], 'duplicate-id', 'JHX-ATTR-009', 'heroes.garm.weapons[1].id'],
    ['heroes.garm.weapons.0.damage', [3, 2, 4], 'damage-falls', 'JHX-ATTR-009', 'heroes.garm.weapons[0].damage'],
    ['heroes.garm.weapons.0.damage', [1, 4, 3], 'damage-falls', 'JHX-ATTR-009', 'heroes.garm.weapons[0].damage'],
    ['heroes.garm.weapons.0.type', 'MAG', 'no-attribute', 'JHX-ATTR-004', 'heroes.garm.weapons[0].type'],
    ['heroes.garm.attributes.RES', 3, 'too-large', 'JHX-ATTR-007'],
    ['monsters.pit-colossus.mostRES', undefined, 'too-large', 'JHX-ATTR-007', 'monsters.pit-colossus.attributes.RES'],
    [
      'heroes.garm.common',
      [{ id: 'enmity', race: 'minotaur' }],
      'enmity-against-own-race',
      'JHX-ABILITY-015',
      'heroes.garm.common[0].race',
    ],
    [
      'heroes.garm.common',
      [{ id: 'honour' }, { id: 'sunder-armour' }],
      'misplaced-ability',
      'JHX-ABILITY-083',
      'heroes.garm.common[1].id',
    ],
    [
      'heroes.garm.common',
      [{ id: 'mortal-wounds' }],
      'misplaced-ability',
      'JHX-ABILITY-035',
      'heroes.garm.common[0].id',
    ],
    [
      'heroes.garm.common',
      [{ id: 'skeleton-horde' }],
      'misplaced-ability',
      'JHX-SUMMON-014',
      'heroes.garm.common[0].id',
    ],
    [
      'heroes.garm.common',
      [
        { id: 'leech', amount: 1 },
        { id: 'leech', amount: 2 },
      ],
      'duplicate-ability',
      'JHX-ORDER-007',
      'heroes.garm.common[1].id',
    ],
    [
      'heroes.garm.levelling.levels.1.common',
      [{ id: 'dash' }, { id: 'dash' }],
      'duplicate-ability',
      'JHX-ORDER-007',
      'heroes.garm.levelling.levels[1].common[1].id',
    ],
    [
      'heroes.garm.common',
      [{ id: 'summoner', summons: ['nobody'] }],
      'unknown-summoned',
      'JHX-ABILITY-082',
      'heroes.garm.common[0].summons[0]',
    ],
    [
      'heroes.garm.abilities',
      [manoeuvre(heal), manoeuvre(heal)],
      'duplicate-id',
      'JHX-ATTR-002',
      'heroes.garm.abilities[1].id',
    ],
    [
      'heroes.tamsin.levelling.levels.1.abilities.0.id',
      'bitter-edge',
      'duplicate-id',
      'JHX-ATTR-002',
      'heroes.tamsin.levelling.levels[1].abilities[0].id',
    ],
    // Artefacts, gods, tokens and Monsters
    ['gods.ista.sacredArtefact', 'grail', 'unknown-artefact', 'JHX-GOD-004'],
    ['gods.ista.sacredArtefact', 'boar-charm', 'wrong-kind', 'JHX-GOD-004'],
    ['gods.ista.sacredArtefact', 'bark-mantle', 'duplicate', 'JHX-GOD-004'],
    ['artefacts.boar-charm.kind', 'sacred', 'no-god', 'JHX-GOD-004'],
    ['monsters.mire-crab.bounty.artefact', 'grail', 'unknown-artefact', 'JHX-MONSTER-012'],
    ['monsters.mire-crab.bounty.artefact', 'boar-charm', 'wrong-kind', 'JHX-MONSTER-012'],
    [
      'gods.ista.warbandBonus.common',
      [{ id: 'dash' }, { id: 'dash' }],
      'duplicate-ability',
      'JHX-ORDER-007',
      'gods.ista.warbandBonus.common[1].id',
    ],
    [
      'artefacts.red-draught.bonus.abilities',
      [active(heal), active(heal)],
      'duplicate-id',
      'JHX-ARTEFACT-001',
      'artefacts.red-draught.bonus.abilities[1].id',
    ],
    [
      'artefacts.red-draught.bonus.abilities',
      [active({ op: 'attack', weapon: 'stiletto' })],
      'unknown-weapon',
      'JHX-ATTR-010',
      'artefacts.red-draught.bonus.abilities[0].effects[0].weapon',
    ],
    // A Hero may have them together: its card, an Artefact in each slot, and the bonus of its god.
    ...[
      ['artefacts.red-draught.bonus', 'rime', 'JHX-ARTEFACT-001'],
      ['artefacts.moss-poultice.bonus', 'drink', 'JHX-ARTEFACT-001'],
      ['gods.torin.warbandBonus', 'drink', 'JHX-GOD-002'],
    ].map(
      ([of = '', id, rule]) =>
        [`${of}.abilities.0.id`, id, 'duplicate-id', rule, `${of}.abilities[0].id`] as [
          string,
          unknown,
          string,
          string,
          string,
        ],
    ),
    ['tokens.fury.abilities', [], 'wrong-token', 'JHX-TOKEN-010'],
    ['standIns.mire-crab', 'thorn-ogre', 'duplicate-id', undefined],
    ['standIns.gloom', 'nobody', 'unknown-monster', undefined],
    // fragments
    ['fragments.heroes.rakkir.gods', ['zeus'], 'unknown-god', 'JHX-GOD-009', 'fragments.heroes.rakkir.gods[0]'],
    ['fragments.heroes.rakkir.avatar', true, 'avatar-of-several-gods', 'JHX-GOD-011', 'fragments.heroes.rakkir.gods'],
    ['fragments.heroes.rakkir.missing.0', 'tier', 'unknown-gap', undefined, 'fragments.heroes.rakkir.missing[0]'],
    ['fragments.heroes.zaron.race', undefined, 'not-said-missing', undefined],
    ['fragments.heroes.zaron.health', [14, 15], 'not-said-missing', undefined],
    ['fragments.heroes.zaron.attributes.SH', undefined, 'not-said-missing', undefined, zaron('attributes')],
    ['fragments.monsters.terra.fate', undefined, 'not-said-missing', undefined, 'fragments.monsters.terra.bounty'],
    ['fragments.gods.zeus', fragments.gods.grul, 'unknown-god', undefined],
  ])('%s is wrong (%#)', (path, value, code, rule, where = path) => {
    const refusal = { ...refusalOf(changed(path, value)) };
    expect({ code: refusal.code, rule: refusal.rule, path: refusal.path }).toEqual({ code, rule, path: where });
  });

  test('Artefacts of one slot may have abilities of one id: nobody holds both', () => {
    const pack = readContent(changed('artefacts.well-thumbed-ledger.bonus.abilities.0.id', 'drink'));
    expect(pack.artefacts['well-thumbed-ledger']?.bonus.abilities?.[0]?.id).toBe('drink');
  });

  test('abilities with different subjects may stand there twice', () => {
    const common = [
      { id: 'immune', to: 'fear' },
      { id: 'immune', to: 'stun' },
      { id: 'enmity', race: 'orc' },
      { id: 'enmity', race: 'elf' },
      { id: 'animosity', against: 'orc' },
      { id: 'animosity', against: 'tank' },
    ];
    expect(refusalOf(changed('heroes.garm.common', common))).toBeUndefined();
  });

  test('a weapon may do the same with one hit more, a level may leave health as it is', () => {
    expect(refusalOf(changed('heroes.garm.weapons.0.damage', [2, 2, 2]))).toBeUndefined();
    expect(refusalOf(changed('heroes.garm.health', [22, 22, 22]))).toBeUndefined();
  });

  test('a record has at most 1000 entries', () => {
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`m${i}`, 'mire-crab']));
    expect(refusalOf(changed('standIns', many))).toMatchObject({ code: 'too-long', path: 'standIns' });
  });

  test('every god has gifts of its own', () => {
    expect(refusalOf(changed('gods', { ista: gods.ista }))).toMatchObject({ code: 'unknown-god' });
  });
});

function crew(rest: string): string {
  return `units.tallow-street-crew.${rest}`;
}

function zaron(rest: string): string {
  return `fragments.heroes.zaron.${rest}`;
}
