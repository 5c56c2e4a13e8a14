import type { Item } from '../../vocabulary/pack.js';
import { atLevel, by, has, inState, melee, ranged, weapon } from '../short.js';
import { later, marked } from '../source.js';

/** Weapons of the later print that this edition has all rules for. */
export const weapons: Readonly<Record<string, Item>> = marked<Item>(later, {
  'short-sword': weapon('Short Sword', 1, melee(by('T'), 0, by('STA'))),
  'piercing-dagger': weapon('Piercing Dagger', null, {
    ...melee(by('T', -2), 0, by('STA'), has('armor-piercing')),
    changes: [{ op: 'strike', by: 1, attack: { on: inState('crouched') } }],
  }),
  'mastercrafted-piercing-dagger': weapon('Mastercrafted Piercing Dagger', 0, {
    ...melee(by('T', -2), 0, by('STA', 1), has('armor-piercing')),
    changes: [{ op: 'strike', by: 1, attack: { on: inState('crouched') } }],
  }),
  greatsword: weapon(
    'Greatsword',
    3,
    melee(by('T', 2), 2, by('STA', -1), has(atLevel('sweep', 1), 'bleed')),
    has('two-handed'),
  ),
  'small-bludgeon': weapon('Small Bludgeon', 2, melee(by('T', 3), 0, by('STA', -1), has('armor-piercing', 'stun'))),
  bow: weapon(
    'Bow',
    2,
    ranged(
      by('T', 3),
      [
        { to: 24, modifier: 0 },
        { to: 48, modifier: -6 },
      ],
      by('STA', -1),
    ),
    has('two-handed'),
  ),
  'war-bow': weapon(
    'War Bow',
    2,
    ranged(
      by('T', 4),
      [
        { to: 24, modifier: 0 },
        { to: 48, modifier: -6 },
      ],
      by('STA', -1),
      has('stun'),
    ),
    has('two-handed'),
  ),
  'mastercrafted-helrin-sword': weapon('Mastercrafted Helrin Sword', 1, {
    ...melee(by('T'), 1, by('STA')),
    changes: [{ op: 'strike', by: 1, attack: { role: 'active' } }],
  }),
  'banner-lance': weapon('Banner Lance', 2, melee(by('T', 2), 2, by('STA')), has('two-handed')),
  polearm: weapon('Polearm', 3, melee(by('T', 3), 2, by('STA', -1), [atLevel('sweep', 1)]), has('two-handed')),
  'heavy-polearm': weapon('Heavy Polearm', 3, melee(by('T', 3), 2, 1, has('cleave')), has('two-handed')),
  poleaxe: weapon('Poleaxe', 3, melee(by('T', 3), 1, 1, has('armor-piercing', 'cleave')), has('two-handed')),
  'monks-staff': weapon("Monk's Staff", 1, melee(by('T', -2), 1, by('STA'))),
  stonesplitter: weapon(
    'Stonesplitter',
    3,
    melee(by('T', 2), 2, by('STA'), has('bleed', atLevel('sweep', 1))),
    has('two-handed'),
  ),
  'battle-axe': weapon('Battle Axe', 1, melee(by('T', 2), 0, by('STA'))),
  'succumbing-embrace': weapon(
    'Succumbing Embrace',
    null,
    melee(by('T'), 0, by('STA')),
    has({ id: 'spellbound', spell: 'life-leech' }),
  ),
  'bite-claws': weapon('Bite & Claws', null, melee(13, 0, 2)),
  naginata: weapon('Naginata', 3, melee(by('T', 3), 2, by('STA', -1), has('bleed', atLevel('sweep', 1)))),
  'relic-weapon': weapon('Relic Weapon', 3, melee(by('T', 4), 2, by('STA'), has('cleave')), has('two-handed')),
  'desecrated-relic-blade': weapon(
    'Desecrated Relic Blade',
    3,
    melee(by('T', 4), 2, by('STA'), has('cleave', atLevel('sweep', 1))),
    has('two-handed'),
  ),
  'war-club': weapon('War Club', 3, melee(by('T', 4), 2, 2, has('armor-piercing', 'stagger'))),
  'war-club-marauder': weapon(
    'War Club (Marauder)',
    3,
    melee(by('T', 4), 2, 2, has('armor-piercing', atLevel('sweep', 1), 'stagger')),
  ),
  bisento: weapon('Bisento', 3, melee(by('T', 3), 2, 3, has('bleed', atLevel('sweep', 1)))),
  'looted-weapons': weapon('Looted Weapons', 1, melee(by('T'), 0, by('STA'))),
  'missile-weapons': weapon('Missile Weapons', 1, ranged(by('T'), [{ to: 20, modifier: 0 }], by('STA'))),
  'great-axe': weapon(
    'Great Axe',
    3,
    melee(by('T', 3), 1, by('STA', -1), has('cleave', atLevel('sweep', 1))),
    has('two-handed'),
  ),
  'corroded-weapon': weapon('Corroded Weapon', 1, melee(10, 0, 2, [atLevel('poison', 1)])),
  'corroded-sword': weapon('Corroded Sword', 1, melee(by('T', -2), 1, 2, [atLevel('poison', 1)])),
  'corroded-war-bow': weapon(
    'Corroded War Bow',
    2,
    ranged(
      by('T'),
      [
        { to: 20, modifier: 0 },
        { to: 40, modifier: -6 },
      ],
      1,
      has('stun', atLevel('poison', 1)),
    ),
    has('two-handed'),
  ),
  'corroded-piercing-dagger': weapon('Corroded Piercing Dagger', 0, {
    ...melee(by('T', -2), 0, by('STA'), has('armor-piercing', atLevel('poison', 1))),
    changes: [{ op: 'strike', by: 1, attack: { on: inState('crouched') } }],
  }),
  'spectral-weapon': weapon('Spectral Weapon', null, melee(by('T'), 0, 1, has('ignore-armor'))),
  'blighted-relic-blade': weapon(
    'Blighted Relic Blade',
    1,
    melee(18, 4, 1, has('armor-piercing', 'cleave', atLevel('poison', 2), atLevel('sweep', 1))),
  ),
  'profane-arc': weapon('Profane Arc', 0, {
    ...ranged(by('T', -4), { template: 'spray-large' }, 1, has('armor-piercing', 'weakening')),
    kinds: ['melee', 'ranged'],
  }),
});
