import type { Behaviour, BehaviourCard, HostileAction, HostileMovement } from '../../vocabulary/hostile.js';
import { later, marked } from '../source.js';

const engaged: Behaviour<HostileMovement> = { when: [{ is: 'engaged' }], does: { do: 'walk-into-contact' } };
const turnRound: Behaviour<HostileMovement> = { when: [{ is: 'no-enemy-in-sight' }], does: { do: 'turn-round' } };

/** A walk up to a distance from a near enemy in sight, and another movement for farther enemies. */
const towards = (near: number, stopAt: number, far: HostileMovement): readonly Behaviour<HostileMovement>[] => [
  { when: [{ is: 'enemy-in-sight', withinReachPlus: near }], does: { do: 'walk-towards', stopAt } },
  { when: [{ is: 'enemy-in-sight', beyondReachPlus: near }], does: far },
];

const run: HostileMovement = { do: 'run-over', skipAction: true };
const ofSpell: Behaviour<HostileAction> = {
  when: [{ is: 'target', of: 'ranged-spell' }],
  does: { do: 'dodge-towards' },
};

/** The answer to a Melee Attack from beyond a distance, or from out of sight. */
const ofMelee = (distance: number): Behaviour<HostileAction> => ({
  when: [
    { is: 'target', of: 'melee' },
    {
      is: 'any',
      of: [
        { is: 'attacker-beyond', distance },
        { is: 'attacker-in-sight', not: true },
      ],
    },
  ],
  does: { do: 'dodge-towards' },
});

const strikeBack: Behaviour<HostileAction> = {
  when: [{ is: 'target', of: 'attack' }, { is: 'attacker-in-sight' }, { is: 'attacker-within-reach' }],
  does: { do: 'attack', kind: 'melee' },
};
const strike = (distance: number): Behaviour<HostileAction> => ({
  when: [{ is: 'enemy-within', distance }],
  does: { do: 'attack', kind: 'melee' },
});

/** The behaviour cards of the later print for the creatures that this edition has all rules for. */
export const behaviours: Readonly<Record<string, BehaviourCard>> = marked<BehaviourCard>(later, {
  golem: {
    name: 'Golem',
    target: 'nearest',
    uses: ['protector'],
    movement: [engaged, ...towards(3, 0, run), turnRound],
    action: [strike(0)],
    reaction: [ofSpell, ofMelee(0), strikeBack],
  },
  'earth-elemental': {
    name: 'Earth Elemental',
    target: 'nearest',
    uses: ['regeneration'],
    movement: [
      engaged,
      ...towards(5, 1, { do: 'idle' }),
      { when: [{ is: 'no-enemy-in-sight' }], does: { do: 'walk-towards' } },
    ],
    action: [
      strike(1),
      { when: [{ is: 'enemy-within', distance: 16 }], skills: ['hurl'], does: { do: 'attack', kind: 'ranged' } },
    ],
    reaction: [
      {
        when: [
          { is: 'state', state: 'engaged', not: true },
          { is: 'enemies-in-awareness', atLeast: 2, none: 'immobilized' },
        ],
        does: { do: 'attack', kind: 'ranged', with: 'rooting-embrace' },
      },
      ofMelee(1),
      {
        when: [{ is: 'target', of: 'melee' }, { is: 'attacker-in-sight' }],
        does: { do: 'attack', kind: 'melee' },
      },
      {
        when: [{ is: 'attacker-in-sight' }, { is: 'enemy-within', distance: 16 }],
        skills: ['hurl'],
        does: { do: 'attack', kind: 'ranged' },
      },
    ],
  },
  colossus: {
    name: 'Colossus',
    target: 'farthest',
    movement: [engaged, ...towards(6, 1, run).map(line => ({ ...line, skills: ['taunt'] as const })), turnRound],
    action: [{ ...strike(1), does: { do: 'attack', kind: 'melee', prefer: 'lowest-AG' } }],
    reaction: [ofSpell, ofMelee(1), strikeBack],
  },
});
