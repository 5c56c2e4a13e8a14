import { expect, test } from 'vitest';
import { attack, type Declared, resolving, scenario, told } from '../attacks/scenario-words.js';
import { items } from '../content/book/items.js';
import { upgrades } from '../content/book/upgrades.js';
import { modelOf } from '../match/lookups.js';
import { isOverEncumbered } from '../movement/encumbered.js';
import { currentOf } from '../profiles/current.js';
import { type LaidOut, laidOut, plainProfile } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';
import type { Attribute } from '../vocabulary/words.js';

const { stats } = plainProfile;
const tough = { stats: { ...stats, HP: 5 } };
const carrying = (...names: readonly string[]) => ({
  inventory: { space: 9, items: names.map(item => ({ item, quantity: 1 })) },
});

const resolved = (play: Plays, dice: readonly number[], lay: Declared): readonly string[] => {
  const { game, setup } = resolving(lay.at ? '' : 'A\nb', { pack: { items, upgrades }, ...lay });
  return told(play(game, { ...setup, dice }).match);
};

scenario(
  'Hyperia’s Providence takes the strike that Fencing III gives a Shield Bash, and of one strike at each of two bearers it takes one',
  ['ELD-UPGRADE-040', 'ELD-ART-009', 'ELD-MELEE-005', 'ELD-STRIKE-005'],
  play => {
    const glyph = { upgrades: ['hyperias-providence'] };
    const rolled = 'A hyperias-providence AG 10: 11-';
    const bash: Declared = {
      at: { A: { x: 9000, y: 9000 }, b: { x: 9000, y: 12200 } },
      models: { b: glyph },
      action: attack('bb', { means: { natural: 'shield-bash' }, art: { id: 'fencing', level: 3 } }),
      profiles: { A: { arts: [{ id: 'fencing', level: 3 }], ...carrying('sword', 'shield') } },
    };
    expect(resolved(play, [11, 13], bash)).toEqual([rolled, 'A attack OFF 12 at b: 13-']);
    const split: Declared = {
      at: { A: { x: 9000, y: 9000 }, b: { x: 9000, y: 12300 }, c: { x: 11400, y: 11400 } },
      models: { b: glyph, c: glyph },
      action: attack('bc'),
    };
    expect(resolved(play, [11, 11, 13], split)).toEqual([rolled, rolled, 'A attack OFF 12 at c: 13-']);
  },
);

scenario(
  'Hyperia’s Providence and the Shield both count against a shot from the Front, and neither against one from behind',
  ['ELD-UPGRADE-041', 'ELD-ITEM-008', 'ELD-UPGRADE-012'],
  play => {
    const shot = (y: number) =>
      resolved(play, [10, 20], {
        at: { A: { x: 9000, y: 9000 }, b: { x: 9000, y: 19000 } },
        facing: { b: { x: 0, y } },
        models: { b: { upgrades: ['hyperias-providence'] } },
        action: attack('b', { with: 'crossbow', kind: 'ranged' }),
        profiles: { A: carrying('crossbow'), b: { ...tough, ...carrying('sword', 'shield') } },
      }).filter(one => /attack|damage/.test(one));
    expect(shot(-1)).toEqual(['A attack ACC 10 at b: 10', 'damage to b: 20+5 against 13']);
    expect(shot(1)).toEqual(['A attack ACC 13 at b: 10', 'damage to b: 20+2 against 13']);
  },
);

scenario(
  'an inscribed Shield strikes twice in a Shield Bash, and still hinders the sword of its bearer',
  ['ELD-UPGRADE-038', 'ELD-MELEE-005', 'ELD-MELEE-006'],
  play => {
    const struck = (means: { readonly item: string } | { readonly natural: 'shield-bash' }, dice: readonly number[]) =>
      resolved(play, dice, {
        at: { A: { x: 9000, y: 9000 }, b: { x: 9000, y: 12200 } },
        models: { A: { upgrades: ['reduce-weight'], counters: { 'option:reduce-weight:shield': 1 } } },
        action: attack('bbb', { means }),
        profiles: { A: carrying('sword', 'shield') },
      });
    expect(struck({ natural: 'shield-bash' }, [13, 14])).toEqual(['A attack OFF 12 at b: 13- 14-']);
    expect(struck({ item: 'sword' }, [13])).toEqual(['A attack OFF 12 at b: 13-']);
  },
);

test('Upgrades of attributes add up by name: a Duelist by Upgrade has the greater Devotion: Anras, and Tiamat counts once for two classes [ELD-UPGRADE-030, ELD-UPGRADE-031, ELD-UPGRADE-023, ELD-UPGRADE-039, ELD-UPGRADE-007]', () => {
  const now = (own: readonly string[], names: readonly Attribute[], more: LaidOut = {}) => {
    const counters = { 'option:reduce-weight:Inscribed Armor': 1 };
    const { table } = laidOut('A', { ...more, pack: { items, upgrades }, models: { A: { upgrades: own, counters } } });
    return names.map(one => currentOf(table, modelOf(table.state, 'A'), one));
  };
  expect(now(['devotion-anras'], ['DEF'])).toEqual([11]);
  expect(now(['traveling-duelist', 'devotion-anras'], ['DEF'])).toEqual([12]);
  const both: LaidOut = { profiles: { A: { classes: ['rogue', 'warrior'] } } };
  expect(now(['devotion-tiamat'], ['OFF', 'T'], both)).toEqual([13, 11]);
  expect(now(['reduce-weight', 'additional-protection'], ['AG', 'SPD', 'ARM'])).toEqual([9, 7, 4]);
});

test('the room of an Inventory: weight 0 counts by Quantity, a Pouch makes room, and an inscribed Lance weighs one less [ELD-ITEM-014, ELD-ITEM-015, ELD-UPGRADE-006, ELD-UPGRADE-038]', () => {
  const isBurdened = (space: number, names: readonly string[], own: readonly string[], inscribed = 0) => {
    const { table } = laidOut('A', {
      pack: { items, upgrades },
      profiles: { A: { inventory: { space, items: names.map(item => ({ item, quantity: 1 })) } } },
      models: { A: { upgrades: own, counters: { 'option:reduce-weight:lance': inscribed } } },
    });
    return isOverEncumbered(table, modelOf(table.state, 'A'));
  };
  const three = ['sword', 'dagger', 'dagger'];
  expect([isBurdened(2, three, []), isBurdened(3, three, []), isBurdened(1, three, ['pouch'])]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isBurdened(1, ['lance'], []), isBurdened(1, ['lance'], ['reduce-weight'], 1)]).toEqual([true, false]);
});
