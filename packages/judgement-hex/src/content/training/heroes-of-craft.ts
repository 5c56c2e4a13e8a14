import type { Hero } from '../../vocabulary/pack.js';
import { card, has, original, weapon } from './words.js';

/** Heroes that fight with magic, remedies and Souls. */
export const heroesOfCraft: Readonly<Record<string, Hero>> = {
  seluane: {
    name: 'Seluane Dray',
    source: original,
    classes: ['controller'],
    race: 'human',
    gods: ['torin', 'tomas'],
    attributes: card(3, 4, 0, null, 7, null, 5),
    health: [13, 14, 15],
    weapons: [weapon('Mind Lash', 'MAG', 5, [1, 2, 3])],
    common: has('psionics', 'eldritch-intellect'),
    abilities: [
      {
        id: 'night-thoughts',
        name: 'Night Thoughts',
        text: 'An enemy that the attack damaged is afraid.',
        kind: 'manoeuvre',
        symbols: 2,
        needs: 'damage',
        effects: [{ op: 'condition', condition: 'fear' }],
      },
      {
        id: 'rime',
        name: 'Rime',
        text: 'An enemy within five hexes freezes.',
        kind: 'active',
        cost: { ap: 1, fate: 1 },
        target: { side: 'enemy', within: 5 },
        effects: [{ op: 'condition', condition: 'freeze' }],
      },
      {
        id: 'nudge',
        name: 'Nudge',
        text: 'Pushes a model within four hexes where Seluane likes.',
        kind: 'active',
        cost: { ap: 1 },
        target: { side: 'any', within: 4, not: ['self'] },
        effects: [{ op: 'push', hexes: 2, direction: 'any' }],
      },
    ],
    levelling: {
      kind: 'card',
      levels: [
        {
          abilities: [
            {
              id: 'chalk-snare',
              name: 'Chalk Snare',
              text: 'Draws a snare that pins and hurts an enemy that comes into it.',
              kind: 'active',
              cost: { ap: 1 },
              effects: [{ op: 'token', token: 'snare', within: 4 }],
            },
          ],
        },
        { attributes: { MAG: 1 } },
      ],
    },
  },
  pell: {
    name: 'Pell Underbough',
    source: original,
    classes: ['enhancer'],
    race: 'goblin',
    gods: ['grul', 'torin'],
    attributes: card(3, 5, 0, null, 6, null, 3),
    health: [11, 12, 13],
    weapons: [weapon('Spark Jar', 'MAG', 4, [1, 2, 3])],
    common: [...has('small', 'protect-me'), { id: 'animosity', against: 'undead' }],
    abilities: [
      {
        id: 'salve',
        name: 'Salve',
        text: 'Heals a friend and rids it of a condition.',
        kind: 'active',
        cost: { ap: 1 },
        target: { side: 'friend', within: 3, kinds: ['hero', 'summoned', 'effigy'] },
        effects: [
          { op: 'heal', amount: { die: 'D3', count: 1, plus: 2 } },
          { op: 'cleanse', count: 1 },
        ],
      },
      {
        id: 'pep-talk',
        name: 'Pep Talk',
        text: 'A friend fights better until Pell next activates.',
        kind: 'active',
        cost: { ap: 1 },
        target: { side: 'friend', within: 4, not: ['self'] },
        effects: [{ op: 'modify', what: 'dice', by: 1, until: 'source-activation-start' }],
      },
      {
        id: 'pick-a-bottle',
        name: 'Pick a Bottle',
        text: 'For this round Pell is faster, or walks through models and over any passable ground.',
        kind: 'active',
        cost: { fate: 1 },
        effects: [
          {
            op: 'choose',
            options: [
              { effects: [{ op: 'modify', what: 'MOV', by: 2, until: 'round' }] },
              { effects: [{ op: 'gain', ability: { id: 'incorporeal' }, until: 'round' }] },
            ],
          },
        ],
      },
    ],
    levelling: {
      kind: 'card',
      levels: [
        {
          abilities: [
            {
              id: 'plant-the-flag',
              name: 'Plant the Flag',
              text: 'Puts a banner up; friends near it fight better.',
              kind: 'active',
              cost: { ap: 1, fate: 1 },
              effects: [{ op: 'token', token: 'banner', within: 1 }],
            },
          ],
        },
        { attributes: { SH: 1 }, common: has('gravity-well') },
      ],
    },
  },
  maelis: {
    name: 'Maelis Thorne',
    source: original,
    classes: ['soulstirrer'],
    race: 'elf',
    gods: ['krognar', 'torin'],
    attributes: card(3, 4, 0, null, 6, null, 6),
    health: [13, 14, 15],
    weapons: [weapon('Grave Whisper', 'MAG', 4, [1, 2, 4])],
    common: has('soulgazer'),
    abilities: [
      {
        id: 'come-here',
        name: 'Come Here',
        text: 'Moves an unbound Soul within five hexes.',
        kind: 'active',
        cost: { ap: 1 },
        effects: [{ op: 'moveSoul', within: 5, hexes: 3 }],
      },
      {
        id: 'evil-eye',
        name: 'Evil Eye',
        text: 'Curses an enemy within four hexes.',
        kind: 'active',
        cost: { ap: 1, fate: 1 },
        target: { side: 'enemy', within: 4 },
        effects: [{ op: 'condition', condition: 'curse' }],
      },
      {
        id: 'tithe',
        name: 'Tithe',
        text: 'Once in a round, the death of an enemy close by yields Fate.',
        kind: 'innate',
        when: { window: 'death', of: 'enemy', within: 3 },
        limit: 'once-per-round',
        effects: [{ op: 'fate', amount: 1, of: 'own' }],
      },
      {
        id: 'pickpocket-fortune',
        name: 'Pickpocket Fortune',
        text: 'An attack that damaged takes Fate from the enemy.',
        kind: 'manoeuvre',
        symbols: 3,
        needs: 'damage',
        effects: [{ op: 'fate', amount: -1, of: 'enemy' }],
      },
    ],
    levelling: {
      kind: 'card',
      levels: [
        {
          abilities: [
            {
              id: 'kin-of-the-lost',
              name: 'Kin of the Lost',
              kind: 'innate',
              effects: [{ op: 'modify', what: 'harvest', by: 1 }],
            },
          ],
        },
        {
          abilities: [
            {
              id: 'heavy-heart',
              name: 'Heavy Heart',
              text: 'On a 4 or more an enemy within four hexes is stunned.',
              kind: 'active',
              cost: { ap: 1 },
              target: { side: 'enemy', within: 4 },
              effects: [{ op: 'roll', needs: 4, effects: [{ op: 'condition', condition: 'stun' }] }],
            },
          ],
        },
      ],
    },
  },
  hetty: {
    name: 'Hetty Barrow',
    source: original,
    classes: ['controller', 'bruiser'],
    race: 'orc',
    gods: ['bruelin', 'krognar'],
    attributes: card(3, 3, 1, 6, null, null, 2),
    health: [16, 17, 19],
    weapons: [weapon('Bill Hook', 'MEL', 2, [2, 3, 4])],
    common: [{ id: 'summoner', summons: ['ash-hound'] }],
    abilities: [
      {
        id: 'whistle',
        name: 'Whistle',
        text: 'Calls the hound.',
        kind: 'active',
        cost: { ap: 1, fate: 1 },
        effects: [{ op: 'summon', model: 'ash-hound' }],
      },
      {
        id: 'lamp-oil',
        name: 'Lamp Oil',
        text: 'An enemy within three hexes burns better until its next activation is over.',
        kind: 'active',
        cost: { ap: 1 },
        target: { side: 'enemy', within: 3 },
        effects: [{ op: 'gain', ability: { id: 'vulnerability', to: 'burn' }, until: 'target-activation-end' }],
      },
      {
        id: 'hook-in',
        name: 'Hook In',
        text: 'Pulls an enemy that was hit one hex closer.',
        kind: 'manoeuvre',
        symbols: 1,
        attack: 'MEL',
        needs: 'hit',
        effects: [{ op: 'push', hexes: 1, direction: 'towards' }],
      },
    ],
    levelling: { kind: 'card', levels: [{ attributes: { MEL: 1 } }, { common: has('steady') }] },
  },
};
