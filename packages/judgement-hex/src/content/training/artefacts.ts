import type { Bonus } from '../../vocabulary/ability.js';
import type { Artefact, ArtefactId } from '../../vocabulary/pack.js';
import { has, original } from './words.js';

/** An Artefact that is in every Warband's deck. */
const inDeck = (
  name: string,
  slot: Artefact['slot'],
  cost: number,
  bonus: Bonus,
  more: Pick<Artefact, 'oneUse' | 'notForDefenders' | 'text'> = {},
): Artefact => ({ name, source: original, kind: 'deck', slot, cost, bonus, ...more });

/** An Artefact that belongs to a god. */
const sacred = (name: string, slot: Artefact['slot'], bonus: Bonus): Artefact => ({
  name,
  source: original,
  kind: 'sacred',
  slot,
  cost: 1,
  bonus,
});

/** Artefacts: nineteen of every deck, six Sacred ones, and a Monster's. */
export const artefacts: Readonly<Record<ArtefactId, Artefact>> = {
  'keen-whetstone': inDeck('Keen Whetstone', 'offensive', 1, { attributes: { MEL: 1 } }),
  'far-glass': inDeck('Far Glass', 'offensive', 1, { attributes: { RNG: 1 } }),
  'focus-stone': inDeck('Focus Stone', 'offensive', 1, { attributes: { MAG: 1 } }),
  'breaker-pick': inDeck('Breaker Pick', 'offensive', 2, { common: [{ id: 'armour-piercing', amount: 1 }] }),
  'boar-charm': inDeck('Boar Charm', 'offensive', 1, { attributes: { MOV: 1 } }),
  'hunters-almanac': inDeck("Hunter's Almanac", 'offensive', 1, { common: has('monster-slayer') }),
  'red-draught': inDeck(
    'Red Draught',
    'offensive',
    1,
    {
      abilities: [
        {
          id: 'drink',
          name: 'Drink',
          text: 'More damage in this activation.',
          kind: 'active',
          cost: { ap: 0 },
          effects: [{ op: 'modify', what: 'damage', by: 1, until: 'activation' }],
        },
      ],
    },
    { oneUse: true },
  ),
  'well-thumbed-ledger': inDeck(
    'Well-Thumbed Ledger',
    'offensive',
    2,
    {
      abilities: [
        {
          id: 'study',
          name: 'Study',
          text: 'Gains a level.',
          kind: 'active',
          cost: { ap: 1 },
          effects: [{ op: 'level' }],
        },
      ],
    },
    { oneUse: true },
  ),
  'light-boots': inDeck('Light Boots', 'defensive', 1, { attributes: { AGI: 1 } }),
  'slate-glyph': inDeck('Slate Glyph', 'defensive', 2, { attributes: { RES: 1 } }, { notForDefenders: true }),
  'anchor-belt': inDeck('Anchor Belt', 'defensive', 1, { common: has('steady') }),
  'tick-ring': inDeck('Tick Ring', 'defensive', 1, { common: [{ id: 'leech', amount: 1 }] }),
  'moss-poultice': inDeck(
    'Moss Poultice',
    'defensive',
    2,
    {
      abilities: [
        {
          id: 'dress-wounds',
          name: 'Dress Wounds',
          text: 'Heals the bearer or a friendly Hero next to it completely.',
          kind: 'active',
          cost: { ap: 1 },
          target: { side: 'friend', within: 1, kinds: ['hero'] },
          effects: [{ op: 'heal', amount: 'all' }],
        },
      ],
    },
    { oneUse: true },
  ),
  'jinx-doll': inDeck('Jinx Doll', 'defensive', 1, {
    abilities: [
      {
        id: 'cross-fingers',
        name: 'Cross Fingers',
        text: 'Once in a round, makes an attacker of the bearer roll everything again.',
        kind: 'innate',
        when: { window: 'dice-rolled', of: 'self' },
        interrupt: true,
        optional: true,
        cost: { fate: 1 },
        limit: 'once-per-round',
        effects: [{ op: 'reroll', dice: 'all', whose: 'enemy' }],
      },
    ],
  }),
  'spiked-buckler': inDeck('Spiked Buckler', 'defensive', 1, {
    abilities: [
      {
        id: 'raise',
        name: 'Raise',
        text: 'Once in a round, an attack at the bearer has a die less.',
        kind: 'innate',
        when: { window: 'attack-declared', of: 'self' },
        interrupt: true,
        optional: true,
        limit: 'once-per-round',
        effects: [{ op: 'modify', what: 'dice', by: -1, until: 'attack', to: 'attacker' }],
      },
    ],
  }),
  'thorn-brooch': inDeck('Thorn Brooch', 'defensive', 1, {
    abilities: [
      {
        id: 'prick',
        name: 'Prick',
        text: 'An attacker that damaged the bearer is damaged too.',
        kind: 'innate',
        when: { window: 'damage-resolved', of: 'self', needs: 'damage' },
        interrupt: true,
        optional: true,
        cost: { fate: 1 },
        effects: [{ op: 'damage', amount: 1, true: true, to: 'attacker' }],
      },
    ],
  }),
  'last-candle': inDeck(
    'Last Candle',
    'defensive',
    2,
    {
      abilities: [
        {
          id: 'not-yet',
          name: 'Not Yet',
          text: 'Keeps the bearer alive.',
          kind: 'innate',
          when: { window: 'zero-health', of: 'self' },
          interrupt: true,
          optional: true,
          effects: [{ op: 'heal', amount: 3 }],
        },
      ],
    },
    { oneUse: true },
  ),
  'trip-wire': inDeck('Trip Wire', 'offensive', 1, {
    abilities: [
      {
        id: 'twang',
        name: 'Twang',
        text: 'Once in a round, cuts an enemy that comes next to the bearer.',
        kind: 'innate',
        when: { window: 'entering-hex', of: 'enemy', within: 1 },
        interrupt: true,
        optional: true,
        limit: 'once-per-round',
        effects: [{ op: 'damage', amount: 1, to: 'trigger' }],
      },
    ],
  }),
  'offering-bowl': inDeck('Offering Bowl', 'offensive', 1, {
    abilities: [
      {
        id: 'pour-out',
        name: 'Pour Out',
        text: 'At the start of the Communion Phase the bearer may bleed for Fate.',
        kind: 'innate',
        when: { window: 'start-of-communion', of: 'self' },
        optional: true,
        limit: 'once-per-round',
        effects: [
          { op: 'damage', amount: 1, true: true },
          { op: 'fate', amount: 1, of: 'own' },
        ],
      },
    ],
  }),
  'ember-maul': sacred('Ember Maul', 'offensive', {
    abilities: [
      {
        id: 'white-heat',
        name: 'White Heat',
        text: 'Sets an enemy that was damaged on fire.',
        kind: 'manoeuvre',
        symbols: 2,
        attack: 'MEL',
        needs: 'damage',
        effects: [{ op: 'condition', condition: 'burn' }],
      },
    ],
  }),
  'bark-mantle': sacred('Bark Mantle', 'defensive', { common: [{ id: 'regeneration', amount: 2 }] }),
  'oath-lance': sacred('Oath Lance', 'offensive', {
    abilities: [
      {
        id: 'length',
        name: 'Length',
        text: 'Melee weapons reach one hex further.',
        kind: 'innate',
        effects: [{ op: 'modify', what: 'reach', by: 1 }],
      },
    ],
  }),
  duskblade: sacred('Duskblade', 'offensive', { common: has('backstab') }),
  'drill-standard': sacred('Drill Standard', 'defensive', {
    abilities: [
      {
        id: 'in-step',
        name: 'In Step',
        text: 'The bearer and friends next to it cannot be frightened.',
        kind: 'innate',
        target: { side: 'friend', within: 1, every: true, unseen: true },
        effects: [{ op: 'gain', ability: { id: 'immune', to: 'fear' } }],
      },
    ],
  }),
  'sand-glass': sacred('Sand Glass', 'defensive', {
    abilities: [
      {
        id: 'turn-over',
        name: 'Turn Over',
        text: 'Once in a round, rolls one die of an own attack again.',
        kind: 'innate',
        when: { window: 'dice-rolled', of: 'self', role: 'attacker' },
        optional: true,
        limit: 'once-per-round',
        effects: [{ op: 'reroll', dice: 1, whose: 'own' }],
      },
    ],
  }),
  'coal-heart': {
    name: 'Coal Heart',
    source: original,
    kind: 'bounty',
    slot: 'offensive',
    cost: 2,
    bonus: { attributes: { MEL: 1 }, common: [{ id: 'immune', to: 'burn' }] },
  },
};
