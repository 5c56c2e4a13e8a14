import { inches } from '@rulewright/core/inches';
import type { ScenarioCard } from '../../vocabulary/scenario.js';
import { dice, original, weapon } from './words.js';

const at = (x: number, y: number): { x: number; y: number } => ({ x: inches(x), y: inches(y) });

/** The training scenarios. */
export const scenarios: Readonly<Record<string, ScenarioCard>> = {
  'tide-beacons': {
    name: 'Tide Beacons',
    source: original,
    text: 'Three beacons are worth 1 point each at the end of every round to the player who controls them. A unit that ends its activation beside one draws essence from it, more of it deeper in the land of the enemy.',
    vp: 4,
    elements: [
      {
        id: 'beacon',
        name: 'Beacon',
        base: 50,
        keywords: ['CONTROL', 'INDESTRUCTIBLE', 'UNMOVEABLE'],
        at: [at(9, 9), at(18, 18), at(27, 27)],
      },
    ],
    abilities: [
      {
        id: 'draw-light',
        name: 'Draw Light',
        element: 'beacon',
        when: { window: 'activation-end', of: 'any', within: 1 },
        optional: true,
        limit: 'once-per-round',
        effects: [{ op: 'essence', gain: { own: dice('G'), middle: dice('Y'), opponent: dice('R') } }],
      },
    ],
    scoring: [{ element: 'beacon', per: 'control', points: 1 }],
  },
  'brazen-boar': {
    name: 'The Brazen Boar',
    source: original,
    text: 'The boar gores all that stand near it at the start of every round. Every 3 points of damage on it score 1 point, its destruction 2 more.',
    vp: 4,
    elements: [
      {
        id: 'boar',
        name: 'Boar',
        base: 80,
        keywords: ['PREY'],
        at: [at(18, 18)],
        prey: { def: 4, arm: 6, hp: 12 },
        hits: { melee: dice('YYYY') },
        weapons: [weapon('Gore', 'melee', 2, 'YYYY', 'area')],
      },
    ],
    abilities: [
      {
        id: 'rage',
        name: 'Rage',
        element: 'boar',
        when: { window: 'round-start' },
        effects: [{ op: 'attack', weapon: 'gore', by: 'source' }],
      },
      {
        id: 'trample',
        name: 'Trample',
        text: 'A model that damaged the boar in melee is pushed 1 inch directly away from it.',
        element: 'boar',
        when: { window: 'damaged', of: 'self', attack: 'melee' },
        effects: [{ op: 'push', distance: 1, direction: 'directly-away', from: 'source', to: 'attacker' }],
      },
    ],
    scoring: [
      { element: 'boar', per: 'damage', points: 1, each: 3 },
      { element: 'boar', per: 'destroyed', points: 2 },
    ],
  },
  'sunken-vaults': {
    name: 'Sunken Vaults',
    source: original,
    text: 'A unit beside a vault may sacrifice an action to lay a hand on it. Every vault with the own control token scores 1 point at the end of the round.',
    vp: 3,
    elements: [
      {
        id: 'vault',
        name: 'Vault',
        base: 40,
        keywords: ['ACTION INTERACT', 'INDESTRUCTIBLE', 'UNMOVEABLE'],
        at: [at(7, 18), at(18, 18), at(29, 18)],
        interaction: {
          effects: [
            { op: 'control' },
            {
              op: 'choose',
              options: [
                { effects: [{ op: 'heal', amount: 1, to: 'trigger' }] },
                { effects: [{ op: 'essence', gain: dice('Y') }] },
              ],
            },
          ],
        },
      },
    ],
    abilities: [
      {
        id: 'cave-in',
        name: 'Cave-in',
        text: 'At the start of every round a lightning rod of old cables springs up within 3 inches of each vault.',
        element: 'vault',
        when: { window: 'round-start' },
        effects: [{ op: 'manifestation', manifestation: 'lightning-rod', within: 3 }],
      },
    ],
    scoring: [{ element: 'vault', per: 'token', points: 1 }],
  },
  'idols-and-wells': {
    name: 'Idols and Wells',
    source: original,
    text: 'A yellow essence that is thrown into a well scores 2 points, once per round. The two idols cannot be destroyed, but every 2 points of damage on one score 1 point; their breath shatters and stings.',
    vp: 5,
    elements: [
      {
        id: 'well',
        name: 'Well',
        base: 50,
        keywords: ['ESSENCE INTERACT', 'UNMOVEABLE', 'INDESTRUCTIBLE'],
        at: [at(12, 18), at(24, 18)],
        interaction: {
          cost: dice('Y'),
          limit: 'once-per-round',
          effects: [{ op: 'victoryPoints', amount: 1 }],
        },
      },
      {
        id: 'idol',
        name: 'Idol',
        base: 40,
        keywords: ['PREY', 'INDESTRUCTIBLE', 'UNMOVEABLE'],
        at: [at(18, 10), at(18, 26)],
        prey: { def: 5, arm: 7 },
      },
    ],
    abilities: [
      {
        id: 'breath',
        name: 'Breath',
        text: 'A model that comes within 2 inches of an idol leaves its unit Shattered.',
        element: 'idol',
        when: { window: 'entered', of: 'any', within: 2 },
        effects: [{ op: 'condition', condition: 'shattered' }],
      },
      {
        id: 'sting',
        name: 'Sting',
        text: 'A model that completes an action within 1 inch of an idol suffers 1 damage.',
        element: 'idol',
        when: { window: 'completed', of: 'any', within: 1 },
        effects: [{ op: 'damage', amount: 1 }],
      },
    ],
    scoring: [
      { element: 'well', per: 'interaction', points: 1 },
      { element: 'idol', per: 'damage', points: 1, each: 2 },
    ],
  },
};
