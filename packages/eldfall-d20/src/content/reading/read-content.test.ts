import { refusalOf, replaced, valueAt, without } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { defaultContent } from '../default.js';
import { readContent } from './read-content.js';

// The titles name no rule ids: reading a pack models no rule.

/** The refusal of the default pack with the value at a path replaced, or taken out: code, path and rule. */
const told = (path: string, value?: unknown): readonly unknown[] => {
  const place = path.split('.');
  const pack = value === undefined ? without(defaultContent, place) : replaced(defaultContent, place, value);
  const refusal = refusalOf(() => readContent(pack));
  return refusal ? [refusal.code, refusal.path, refusal.rule] : ['accepted'];
};

/** The refusal of the default pack in which the list at a path has one more item. */
const with1 = (path: string, item: unknown): readonly unknown[] => {
  const list = valueAt(defaultContent, path.split('.')) as readonly unknown[];
  return told(path, [...list, item]);
};

/** The refusal of the default pack with one more entry in a record. */
const withEntry = (kind: string, like: string, more: object): readonly unknown[] => {
  const entries = valueAt(defaultContent, [kind]) as Readonly<Record<string, object>>;
  return told(kind, { ...entries, extra: { ...entries[like], name: 'Extra', ...more } });
};

test('the default pack is read as it stands', () => {
  expect(readContent(defaultContent)).toEqual(defaultContent);
});

const P = 'profiles.gate-keeper';
const rule = { profile: 'ELD-PROFILE-001', item: 'ELD-ITEM-001', field: 'ELD-SETUP-003' };

describe('a profile is refused by its field and rule', () => {
  test.each<[path: string, value: unknown, refusal: unknown[]]>([
    [`${P}.stats.STA`, 0, ['too-small', `${P}.stats.STA`, rule.profile]],
    [`${P}.stats.T`, 41, ['too-large', `${P}.stats.T`, rule.profile]],
    [`${P}.stats.M`, undefined, ['missing-field', `${P}.stats.M`, rule.profile]],
    [`${P}.size`, 'tiny', ['unknown-size', `${P}.size`, rule.profile]],
    [`${P}.name`, 'Wall Archer', ['duplicate-name', 'profiles.wall-archer.name', rule.profile]],
    [`${P}.factions.0`, 'nowhere', ['unknown-faction', `${P}.factions[0]`, 'ELD-PROFILE-029']],
    [`${P}.inventory.items.0.item`, 'spoon', ['unknown-item', `${P}.inventory.items[0].item`, 'ELD-ITEM-017']],
    [`${P}.behaviour`, 'dancer', ['unknown-behaviour', `${P}.behaviour`, 'ELD-HOSTILE-001']],
    [
      'behaviours.breather.action.0.does.with',
      'broom',
      ['unknown-means', 'behaviours.breather.action[0].does.with', 'ELD-HOSTILE-031'],
    ],
    [`${P}.stratagems`, ['retreat'], ['unknown-stratagem', `${P}.stratagems[0]`, 'ELD-STRATAGEM-003']],
    [
      'upgrades.pouch.stratagems',
      ['retreat'],
      ['unknown-stratagem', 'upgrades.pouch.stratagems[0]', 'ELD-STRATAGEM-003'],
    ],
    [
      'stratagems.forward.like',
      [{ class: 'knight' }],
      ['unknown-class', 'stratagems.forward.like[0].class', 'ELD-STRATAGEM-003'],
    ],
    ['stratagems.forward.one', false, ['not-true', 'stratagems.forward.one', 'ELD-STRATAGEM-003']],
    [`${P}.spells`, ['sleep'], ['unknown-spell', `${P}.spells[0]`, 'ELD-SPELLCRAFT-056']],
    [
      `${P}.spellcrafts`,
      [{ craft: 'cooking', level: 1 }],
      ['unknown-spellcraft', `${P}.spellcrafts[0].craft`, 'ELD-PROFILE-027'],
    ],
    [`${P}.classes`, [], ['too-few', `${P}.classes`, rule.profile]],
    [`${P}.classes`, ['soldier', 'soldier'], ['duplicate', `${P}.classes`, rule.profile]],
  ])('%s: %j', (path, value, refusal) => {
    expect(told(path, value)).toEqual(refusal);
  });

  test.each<[trait: object, refusal: unknown[]]>([
    [{ id: 'poison', level: 2 }, ['accepted']],
    [{ id: 'advantage', against: { word: 'beast' } }, ['accepted']],
    [{ id: 'resistance', to: { type: 'spell' } }, ['accepted']],
    [{ id: 'lucky' }, ['unknown-trait', `${P}.traits[2].id`, rule.profile]],
    [{ id: 'burn' }, ['missing-field', `${P}.traits[2].x`, rule.profile]],
    [{ id: 'fearless', level: 2 }, ['unknown-field', `${P}.traits[2].level`, rule.profile]],
    [{ id: 'poison', level: 3 }, ['too-large', `${P}.traits[2].level`, rule.profile]],
    [
      { id: 'advantage', against: { colour: 'red' } },
      ['unknown-characteristic', `${P}.traits[2].against`, rule.profile],
    ],
    [{ id: 'advantage', against: { size: 'tiny' } }, ['unknown-size', `${P}.traits[2].against.size`, rule.profile]],
    [
      { id: 'advantage', against: { size: 'huge', class: 'mage' } },
      ['unknown-field', `${P}.traits[2].against.class`, rule.profile],
    ],
    [{ id: 'spellbound', spell: 'sleep' }, ['unknown-spell', `${P}.traits[2].spell`, 'ELD-TRAIT-054']],
  ])('a trait %j', (trait, refusal) => {
    expect(with1(`${P}.traits`, trait)).toEqual(refusal);
  });

  test('abilities may not stand there twice', () => {
    expect(with1(`${P}.skills`, { id: 'impede' })).toEqual(['duplicate', `${P}.skills[3]`, rule.profile]);
    expect(with1(`${P}.arts`, { id: 'fencing', level: 2 })).toEqual(['duplicate', `${P}.arts[1]`, rule.profile]);
    const crafts = 'profiles.spark-scholar.spellcrafts';
    expect(with1(crafts, { craft: 'wizardry', level: 1 })).toEqual(['duplicate', `${crafts}[2]`, rule.profile]);
  });
});

describe('cards are refused by their field and rule', () => {
  const war = 'items.war-bow.weapon';
  test.each<[path: string, value: unknown, refusal: unknown[]]>([
    ['items.sword.weapon', undefined, ['no-weapon', 'items.sword.weapon', 'ELD-ITEM-006']],
    [`${war}.reach.distance.1.to`, 24, ['not-ascending', `${war}.reach.distance[1].to`, 'ELD-RANGED-003']],
    [`${war}.reach.distance.1.to`, 25, ['accepted']],
    [`${war}.reach.distance`, 'far', ['bad-reach', `${war}.reach.distance`, rule.item]],
    [`${war}.power`, 'moon', ['bad-power', `${war}.power`, rule.item]],
    [`${war}.power.attribute`, 'LUCK', ['unknown-attribute', `${war}.power.attribute`, rule.item]],
    [`${war}.strike`, 0, ['too-small', `${war}.strike`, rule.item]],
    [`${war}.kinds`, [], ['too-few', `${war}.kinds`, rule.item]],
    ['items.shield.changes.0.by', 0, ['nothing', 'items.shield.changes[0].by', rule.item]],
    ['items.shield.changes.0.op', 'double', ['unknown-change', 'items.shield.changes[0].op', rule.item]],
    ['items.casting-amplifier.changes.0.attack', { role: 'active', kind: 'ranged' }, ['accepted']],
    // Reach is measured before anybody is hit.
    [
      'items.casting-amplifier.changes.0.attack',
      { side: 'suffered' },
      ['unknown-field', 'items.casting-amplifier.changes[0].attack.side', rule.item],
    ],
    [
      'items.casting-amplifier.changes.0.attack',
      { on: { class: 'mage' } },
      ['unknown-field', 'items.casting-amplifier.changes[0].attack.on', rule.item],
    ],
    [
      'items.casting-amplifier.changes.0.attack',
      { front: true },
      ['unknown-field', 'items.casting-amplifier.changes[0].attack.front', rule.item],
    ],
    ['items.treasure.quantity', 0, ['too-small', 'items.treasure.quantity', rule.item]],
    ['spells.summon-imp.summons', undefined, ['no-creature', 'spells.summon-imp.summons', 'ELD-MANA-006']],
    ['spells.summon-imp.summons', 'unicorn', ['unknown-profile', 'spells.summon-imp.summons', 'ELD-MANA-006']],
    ['spells.ignite.summons', 'imp', ['no-conjuration', 'spells.ignite.summons', 'ELD-MANA-005']],
    [
      'spells.ignite.raises',
      { width: 10, depth: 10, height: 10 },
      ['no-transmutation', 'spells.ignite.raises', 'ELD-SPELL-015'],
    ],
    [
      'spellcrafts.wizardry.spells.0.spell',
      'sleep',
      ['unknown-spell', 'spellcrafts.wizardry.spells[0].spell', 'ELD-PROFILE-027'],
    ],
    ['upgrades.pouch.faction', 'nowhere', ['unknown-faction', 'upgrades.pouch.faction', 'ELD-UPGRADE-002']],
    ['upgrades.utility-tool.items.0', 'spoon', ['unknown-item', 'upgrades.utility-tool.items[0]', 'ELD-ITEM-021']],
    [
      'upgrades.yari-tsukai.costWithPrimary',
      { spoon: 1 },
      ['unknown-item', 'upgrades.yari-tsukai.costWithPrimary.spoon', 'ELD-ITEM-022'],
    ],
    ['factions.soga.schemes.19', 'world-peace', ['unknown-scheme', 'factions.soga.schemes[19]', 'ELD-SCHEME-005']],
    ['factions.soga.schemes', ['head-hunt'], ['too-few', 'factions.soga.schemes', 'ELD-PARTY-002']],
    ['schemes.head-hunt.timing', 'later', ['unknown-timing', 'schemes.head-hunt.timing', 'ELD-SCHEME-005']],
  ])('%s: %j', (path, value, refusal) => {
    expect(told(path, value)).toEqual(refusal);
  });

  test.each([
    ['behaviours.sample.target', 'nobody', ['unknown-priority', 'behaviours.sample.target', 'ELD-HOSTILE-025']],
    [
      'behaviours.sample.movement.0.does.do',
      'fly',
      ['unknown-movement', 'behaviours.sample.movement[0].does.do', 'ELD-HOSTILE-025'],
    ],
  ])('a behaviour card is data with known words: %s: %j [ELD-HOSTILE-025]', (path, value, refusal) => {
    expect(told(path, value)).toEqual(refusal);
  });

  test('entries of which a player picks one by its name have a name each', () => {
    const effects = [{ op: 'heal', amount: 1 }];
    const modes = (name: string) => ['One', name].map(one => ({ name: one, onHit: effects }));
    const choose = (name: string) => [{ op: 'choose', options: ['One', name].map(one => ({ name: one, effects })) }];
    const options = (name: string) => ['One', name].map(one => ({ name: one, changes: [] }));
    const spell = (more: object) => withEntry('spells', 'call-owl', more);
    const upgrade = (more: object) => withEntry('upgrades', 'pouch', more);
    const given = (name: string) => [
      spell({ modes: modes(name) }),
      spell({ onHit: choose(name) }),
      upgrade({ options: options(name) }),
    ];
    expect(given('Two')).toEqual([['accepted'], ['accepted'], ['accepted']]);
    expect(given('One')).toEqual([
      ['duplicate-name', 'spells.extra.modes', 'ELD-SPELL-005'],
      ['duplicate-name', 'spells.extra.onHit[0].options', 'ELD-SPELL-005'],
      ['duplicate-name', 'upgrades.extra.options', 'ELD-UPGRADE-001'],
    ]);
  });

  test('the end of an Enchantment ends no other, which could begin it again for ever', () => {
    const found = (...effects: readonly object[]) => withEntry('spells', 'agony', { onEnd: effects });
    const choose = {
      op: 'choose',
      options: ['One', 'Two'].map(name => ({ name, effects: [{ op: 'remove-spells' }] })),
    };
    const refusal = ['endless', 'spells.extra.onEnd', 'ELD-SPELL-005'];
    expect(found({ op: 'cast', spell: 'agony' })).toEqual(['accepted']);
    expect(found({ op: 'cast', spell: 'agony' }, { op: 'remove-spells' })).toEqual(refusal);
    expect(found({ op: 'remove-enchantments' })).toEqual(refusal);
    expect(found(choose)).toEqual(refusal);
  });

  test('a Conjuration without a creature is a Familiar if it changes its caster', () => {
    expect(withEntry('spells', 'call-owl', {})).toEqual(['accepted']);
    expect(withEntry('spells', 'call-owl', { changes: undefined })).toEqual([
      'not-json',
      'spells.extra.changes',
      'ELD-SPELL-005',
    ]);
  });
});

describe('Quests, parties and fields are refused by their field and rule', () => {
  const scenery = 'fields.courtyard.scenery';
  test.each<[path: string, value: unknown, refusal: unknown[]]>([
    ['quests.great-hall.after', 'nothing', ['unknown-quest', 'quests.great-hall.after', 'ELD-QUEST-040']],
    [
      'quests.battle-royale-arena.hostiles.0.profile',
      'unicorn',
      ['unknown-profile', 'quests.battle-royale-arena.hostiles[0].profile', 'ELD-HOSTILE-001'],
    ],
    [
      'quests.treasure-hunt.things.0.holds.0',
      'spoon',
      ['unknown-item', 'quests.treasure-hunt.things[0].holds[0]', 'ELD-ITEM-018'],
    ],
    ['quests.great-hall.players', { min: 3, max: 2 }, ['bad-range', 'quests.great-hall.players', 'ELD-SETUP-002']],
    ['quests.obelisk.things.0.at', 'sky', ['bad-place', 'quests.obelisk.things[0].at', 'ELD-SETUP-002']],
    ['parties.dusk-knives.faction', 'nowhere', ['unknown-faction', 'parties.dusk-knives.faction', 'ELD-PARTY-002']],
    [
      'parties.dusk-knives.models.0.profile',
      'unicorn',
      ['unknown-profile', 'parties.dusk-knives.models[0].profile', 'ELD-PARTY-003'],
    ],
    [
      'parties.dusk-knives.upgrades.0',
      'wings',
      ['unknown-upgrade', 'parties.dusk-knives.upgrades[0]', 'ELD-UPGRADE-001'],
    ],
    ['parties.dusk-knives.leader', 2, ['accepted']],
    ['parties.dusk-knives.leader', 3, ['no-leader', 'parties.dusk-knives.leader', 'ELD-LEADER-001']],
    [`${scenery}.0.parts.0.top`, 0, ['too-small', `${scenery}[0].parts[0].top`, rule.field]],
    [`${scenery}.0.parts.0.top`, 0.25, ['accepted']],
    [`${scenery}.0.parts.0.top`, 1 / 3, ['not-a-length', `${scenery}[0].parts[0].top`, rule.field]],
    [`${scenery}.0.parts.0.top`, null, ['accepted']],
    [`${scenery}.0.parts.0.outline.2`, [37, 18], ['off-the-field', `${scenery}[0].parts[0].outline[2]`, rule.field]],
    [`${scenery}.0.parts.0.outline.2`, [7, 14], ['not-convex', `${scenery}[0].parts[0].outline`, rule.field]],
    [`${scenery}.1.id`, 'west-house', ['duplicate-id', `${scenery}[1].id`, rule.field]],
  ])('%s: %j', (path, value, refusal) => {
    expect(told(path, value)).toEqual(refusal);
  });
});
