import type { UnitFragment } from '../../vocabulary/fragment.js';
import { dice } from '../training/words.js';
import { book, card } from './words.js';

/** The unit cards that the rulebook shows in its examples, all of them in part. Costs of abilities are lost icons. */
export const bookUnits: Readonly<Record<string, UnitFragment>> = {
  stormridge: card({
    name: 'Captain Katheryn Stormridge',
    source: book,
    faction: 'Silver Line',
    keywords: ['SILVER LINE', 'COMMANDER', 'CHARACTER'],
    points: 15,
    models: 1,
    mov: 'M',
    def: 6,
    arm: 6,
    hp: 4,
    base: 32,
    weapons: [{ id: 'gales-edge', name: "Gale's Edge", type: 'melee', shape: 'single', range: 2 }],
    passives: [{ id: 'accurate-strike', x: 1 }],
    partly: ['weapons', 'abilities'],
    abilities: [
      {
        // SFI-UNIT-001
        id: 'order-aim-for-the-weak-spot',
        name: 'Order: Aim for the weak spot!',
        kind: 'faction',
        text: 'Melee damage rolls of the chosen unit have +1 in this round.',
        aim: { how: 'choose', what: 'unit', side: 'friend' },
        effects: [{ op: 'modify', what: 'damage', by: 1, attack: 'melee', until: 'round' }],
      },
      {
        // SFI-UNIT-002
        id: 'whirlwind-dance',
        name: 'Whirlwind Dance',
        kind: 'active',
        text: 'In the next attack action of this activation, each melee attack that damaged an enemy lets the model attack an enemy that no melee attack of the action has targeted.',
        effects: [{ op: 'code', name: 'whirlwind-dance' }],
        assumed: dice('R'),
      },
      {
        // SFI-UNIT-003
        id: 'no-one-is-forgotten',
        name: 'No one is forgotten',
        kind: 'reactive',
        text: 'When another friendly model within 4 inches is destroyed, this model may be placed within 1 inch of itself.',
        when: { window: 'destroyed', of: 'other-friend', within: 4 },
        effects: [{ op: 'place', within: 1, to: 'self' }],
        assumed: dice('G'),
      },
      {
        // SFI-UNIT-004
        id: 'beloved-commander',
        name: 'Beloved Commander',
        kind: 'passive',
        text: 'Once per activation another friendly model within 2 inches is hit by an enemy attack in the place of a model of this unit.',
        limit: 'once-per-activation',
        when: { window: 'hit', of: 'self', by: 'enemy' },
        optional: true,
        effects: [{ op: 'redirect', within: 2 }],
      },
      // SFI-UNIT-005
      { id: 'silver-line-training', name: 'Silver Line Training', kind: 'passive' },
    ],
  }),
  adamant: card({
    name: 'Count Wealton Adamant, the Third',
    source: book,
    faction: 'Silver Line',
    keywords: ['SILVER LINE', 'FIRST ARMY', 'ESSENCE WEAVER', 'COMMANDER', 'CHARACTER'],
    points: 24,
    models: 1,
    mov: 'M',
    def: 5,
    arm: 6,
    base: 32,
    hits: { melee: dice('YYYYG'), ranged: dice('RGGG') },
    weapons: [
      { id: 'heirloom-blade', name: 'Heirloom Blade', type: 'melee', shape: 'single', range: 1, damage: dice('YG') },
      { id: 'heavy-pistol', name: 'Heavy Pistol', type: 'ranged', shape: 'single', range: 8, damage: dice('YG') },
    ],
    known: [
      'Hit values and damage dice were read from a picture and may be wrong',
      'The row of hit points in the picture means 4 or 5; tests assume 4',
    ],
    partly: ['hits', 'weapons'],
    abilities: [
      {
        // SFI-UNIT-006
        id: 'tactical-advisor',
        name: 'Tactical Advisor',
        kind: 'leadership',
        text: 'A friendly unit that ends its activation within 1 inch of a scenario element in the half of the opponent gains essence; the colour is lost, and grey is assumed.',
        when: { window: 'activation-end', of: 'friend', nearElement: { within: 1, half: 'opponent' } },
        effects: [{ op: 'essence', gain: dice('G') }],
      },
      {
        // SFI-UNIT-007
        id: 'hold-the-line',
        name: 'Hold the Line!',
        kind: 'active',
        text: 'Enemy effects cannot push the chosen unit in this round. An action pays for it, or an essence that is not known.',
        aim: { how: 'choose', what: 'unit', side: 'friend', within: 8 },
        effects: [{ op: 'grant', passive: { id: 'rooted' }, until: 'round' }],
        assumed: dice('Y'),
      },
      {
        // SFI-UNIT-008
        id: 'order-defend-the-rations',
        name: 'Order: Defend the rations!',
        kind: 'faction',
        text: 'The chosen unit has Claim Ground (2) in this round.',
        aim: { how: 'choose', what: 'unit', side: 'friend' },
        effects: [{ op: 'grant', passive: { id: 'claim-ground', x: 2 }, until: 'round' }],
      },
      {
        // SFI-UNIT-009, SFI-UNIT-010
        id: 'fall-back',
        name: 'Fall back!',
        kind: 'reactive',
        text: 'An enemy model that ends a move within 8 inches, in melee with some other friend, lets the unit of that friend move away with the short tool.',
        limit: 'once-per-activation',
        when: { window: 'model-ends-move', of: 'enemy', within: 8, inMeleeWith: 'other-friend' },
        effects: [{ op: 'code', name: 'fall-back' }],
        assumed: dice('Y'),
      },
      {
        // SFI-UNIT-011
        id: 'inspiring-presence',
        name: 'Inspiring Presence',
        kind: 'active',
        text: 'Until the next activation of this unit melee hit rolls of friendly models within 8 inches are infused; the colour is lost, and grey is assumed.',
        effects: [
          {
            op: 'infuse',
            roll: 'hit',
            colour: 'grey',
            attack: 'melee',
            until: 'next-activation',
            around: { side: 'friend', within: 8 },
          },
        ],
        assumed: dice('YG'),
      },
    ],
  }),
  lawbringers: card({
    name: 'Lawbringers',
    source: book,
    faction: 'Silver Line',
    known: [
      'At least 2 models',
      'At least 3 hit points: 2 damage did not destroy one',
      'They have melee and ranged weapons',
    ],
  }),
  windrunners: card({
    name: 'Windrunners',
    source: book,
    mov: 'M',
    known: ['At least 3 models', 'They have melee weapons'],
    partly: ['abilities'],
    abilities: [
      {
        // SFI-UNIT-012
        id: 'gang-up',
        name: 'Gang up',
        kind: 'active',
        text: 'Until the end of the activation +2 on melee hit rolls and on damage rolls against an enemy in melee with another model of this unit.',
        effects: [
          { op: 'modify', what: 'hit', by: 2, attack: 'melee', against: { inMeleeWith: 'unit' }, until: 'activation' },
          {
            op: 'modify',
            what: 'damage',
            by: 2,
            attack: 'melee',
            against: { inMeleeWith: 'unit' },
            until: 'activation',
          },
        ],
        assumed: dice('YG'),
      },
      {
        // SFI-UNIT-013
        id: 'storms-embrace',
        name: 'Storms Embrace',
        kind: 'active',
        text: 'Hampers ranged attacks of models within 4 inches; the whole text is not printed.',
        assumed: dice('YG'),
      },
    ],
  }),
  bruisers: card({
    name: 'Bruiser',
    source: book,
    known: ['At least 2 models', 'The base is smaller than that of the Dragon', 'They have melee weapons'],
    partly: ['abilities'],
    abilities: [
      {
        // SFI-UNIT-015
        id: 'anger-issues',
        name: 'Anger Issues',
        kind: 'reactive',
        text: 'A model that an enemy attack damaged may make a melee attack at the attacking model.',
        when: { window: 'damaged', of: 'self', by: 'enemy' },
        effects: [{ op: 'attack', type: 'melee', by: 'self', at: 'attacker' }],
        assumed: dice('G'),
      },
      {
        // SFI-UNIT-016
        id: 'follow-up',
        name: 'Follow up',
        kind: 'passive',
        text: 'A melee hit may push the enemy 1 inch directly away; then this model may be pushed 1 inch directly towards it.',
        when: { window: 'hit', of: 'self', role: 'attacker', attack: 'melee' },
        optional: true,
        effects: [
          {
            op: 'push',
            distance: 1,
            direction: 'directly-away',
            from: 'self',
            to: 'defender',
            andThen: [
              { op: 'push', distance: 1, direction: 'directly-towards', from: 'defender', to: 'self', may: true },
            ],
          },
        ],
      },
    ],
  }),
  razhu: card({
    name: 'Razhu',
    source: book,
    def: 4,
    arm: 5,
    known: ['At least 4 hit points', 'There is a melee weapon'],
  }),
  isadora: card({ name: 'Isadora', source: book, known: ['An example has an area attack of 2 inches'] }),
  luminea: card({ name: 'Luminea', source: book }),
  'stormcallers-of-the-book': card({
    name: 'Stormcaller',
    source: book,
    partly: ['abilities'],
    abilities: [
      {
        // SFI-UNIT-014
        id: 'thunderstorm',
        name: 'Thunderstorm',
        kind: 'active',
        text: 'Once per activation a manifestation of 32 mm is placed within 8 inches of a model of the unit; models that enter or complete an action within 2 inches of it suffer a damage roll and Shocked.',
        limit: 'once-per-activation',
        effects: [{ op: 'manifestation', manifestation: 'thunderstorm', within: 8 }],
        assumed: dice('YY'),
      },
    ],
  }),
  dragon: card({
    name: 'Dragon',
    source: book,
    known: [
      'The Dragon is a scenario element and very likely PREY',
      'An example has a beam attack of 4 inches',
      'The base is larger than that of the Bruiser',
    ],
  }),
};
