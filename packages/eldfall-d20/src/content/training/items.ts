import type { Item } from '../../vocabulary/pack.js';
import { atLevel, by, has, melee, natural, ranged, weapon, withX } from '../short.js';
import { marked, original } from '../source.js';

const T = by('T');
const STA = by('STA');

const accessory = (name: string, weight: number, more: Partial<Item>): Item => ({
  name,
  category: 'accessory',
  traits: [],
  changes: [],
  quantity: 1,
  weight,
  ...more,
});

/** Items of the training set. */
export const items: Readonly<Record<string, Item>> = marked<Item>(original, {
  flail: weapon('Flail', 2, melee(by('T', 1), 1, STA, has('ignore-shield', 'stun'))),
  'hooked-blade': weapon('Hooked Blade', 1, melee(T, 1, STA, has('crippling'))),
  'shadow-knife': weapon('Shadow Knife', 0, melee(by('T', -2), 0, by('STA', 1), has('surprise-attack'))),
  'thirsty-blade': weapon('Thirsty Blade', 1, melee(T, 1, STA, has('vampirism')), [
    { id: 'spellbound', spell: 'life-leech' },
  ]),
  'war-hammer': weapon(
    'War Hammer',
    3,
    melee(by('T', 3), 1, by('STA', -1), has(withX('knockback', 2))),
    has('two-handed'),
  ),
  'throwing-axe': weapon('Throwing Axe', 1, melee(T, 0, STA, has('throwing', 'bleed'))),
  'dart-sling': weapon(
    'Dart Sling',
    1,
    ranged(
      8,
      [
        { to: 12, modifier: 2 },
        { to: 24, modifier: -4 },
      ],
      STA,
      has('weakening'),
    ),
  ),
  'ember-pot': {
    name: 'Ember Pot',
    category: 'consumable',
    weapon: ranged(10, { distance: T, template: 'circular-small' }, 1, has('targetless', withX('burn', 1))),
    traits: [],
    changes: [],
    quantity: 2,
    weight: 0,
  },
  'healing-draught': {
    name: 'Healing Draught',
    category: 'consumable',
    traits: [],
    changes: [],
    effects: [
      { op: 'heal', amount: 1 },
      { op: 'remove-states', states: ['bleeding', 'weakened'] },
    ],
    quantity: 1,
    weight: 0,
  },
  'warding-charm': accessory('Warding Charm', 0, { traits: [{ id: 'spellbound', spell: 'arcane-shield' }] }),
  'watch-lantern': accessory('Watch Lantern', 1, { changes: [{ op: 'grant', traits: has('vigilance') }] }),
  'company-banner': accessory('Company Banner', 2, { changes: [{ op: 'grant', traits: [atLevel('inspiring', 1)] }] }),

  bite: natural('Bite', melee(T, 0, STA)),
  'stone-claws': natural('Stone Claws', melee(T, 0, STA, has('armor-piercing'))),
  'stone-fists': natural('Stone Fists', melee(T, 0, STA, has('stagger'))),
  'earth-fists': natural('Earth Fists', melee(T, 1, 2, has('stagger', 'knockdown'))),
  thrash: natural('Thrash', melee(T, 1, 2, has(atLevel('sweep', 1), 'knockdown', 'cleave'))),
  'tail-sweep': natural('Tail Sweep', melee(T, 2, 2, has(atLevel('sweep', 2), 'knockdown'))),
  'imp-fangs': natural('Imp Fangs', melee(by('T', -2), 0, STA, has(atLevel('poison', 1)))),
  'grave-touch': natural('Grave Touch', melee(10, 1, 1, has('mindgame', 'weakening'))),
  'grave-blade': weapon('Grave Blade', 1, melee(T, 1, STA, has(atLevel('poison', 2)))),
  'acid-breath': natural('Acid Breath', ranged(11, { template: 'spray-small' }, 1, has('ignore-armor', 'unkeen'))),
});
