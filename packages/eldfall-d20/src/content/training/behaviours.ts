import type { Behaviour, BehaviourCard, HostileAction, HostileMovement } from '../../vocabulary/hostile.js';
import { marked, original } from '../source.js';

const engaged: Behaviour<HostileMovement> = { when: [{ is: 'engaged' }], does: { do: 'walk-into-contact' } };
const strikeBack: Behaviour<HostileAction> = {
  when: [{ is: 'target', of: 'attack' }, { is: 'attacker-in-sight' }, { is: 'attacker-within-reach' }],
  does: { do: 'attack', kind: 'melee' },
};
const closeIn: Behaviour<HostileAction> = { when: [{ is: 'target', of: 'attack' }], does: { do: 'dodge-towards' } };
const lookRound: Behaviour<HostileMovement> = { when: [{ is: 'no-enemy-in-sight' }], does: { do: 'turn-round' } };

/** Behaviour cards of the training set. */
export const behaviours: Readonly<Record<string, BehaviourCard>> = marked<BehaviourCard>(original, {
  brawler: {
    name: 'Brawler',
    target: 'nearest',
    movement: [
      engaged,
      { when: [{ is: 'enemy-in-sight', withinReachPlus: 5 }], does: { do: 'walk-towards' } },
      // Two of these Hostiles advance side by side; a single one runs ahead.
      {
        when: [
          { is: 'ally-within', distance: 3 },
          { is: 'enemy-in-sight', beyondReachPlus: 5 },
        ],
        does: { do: 'walk-towards' },
      },
      { when: [{ is: 'enemy-in-sight', beyondReachPlus: 5 }], does: { do: 'run-over', skipAction: true } },
      lookRound,
    ],
    action: [{ when: [{ is: 'enemy-within', distance: 1 }], does: { do: 'attack', kind: 'melee' } }],
    reaction: [strikeBack, closeIn],
  },
  prowler: {
    name: 'Prowler',
    target: 'lowest-HP',
    movement: [
      engaged,
      { when: [{ is: 'enemy-in-sight', withinReachPlus: 6 }], does: { do: 'walk-towards' } },
      { when: [{ is: 'always' }], does: { do: 'idle' } },
    ],
    action: [
      { when: [{ is: 'enemy-within', distance: 1 }], does: { do: 'attack', kind: 'melee', prefer: 'lowest-HP' } },
    ],
    reaction: [{ when: [{ is: 'target', of: 'attack' }], does: { do: 'dodge-away' } }],
  },
  thrower: {
    name: 'Thrower',
    target: 'nearest',
    movement: [
      engaged,
      { when: [{ is: 'enemy-in-sight', withinReachPlus: 4 }], does: { do: 'walk-towards', stopAt: 1 } },
      { when: [{ is: 'enemy-in-sight', beyondReachPlus: 4 }], does: { do: 'idle' } },
      lookRound,
    ],
    action: [
      { when: [{ is: 'enemy-within', distance: 1 }], does: { do: 'attack', kind: 'melee' } },
      { when: [{ is: 'enemy-within', distance: 15 }], skills: ['hurl'], does: { do: 'attack', kind: 'ranged' } },
    ],
    reaction: [strikeBack, { when: [{ is: 'target', of: 'ranged' }], does: { do: 'nothing' } }, closeIn],
  },
  breather: {
    name: 'Breather',
    target: 'highest-cost',
    uses: ['regeneration'],
    movement: [
      engaged,
      { when: [{ is: 'enemy-in-sight', withinReachPlus: 10 }], does: { do: 'walk-towards', stopAt: 2 } },
      { when: [{ is: 'enemy-in-sight', beyondReachPlus: 10 }], does: { do: 'run-over', skipAction: true } },
      lookRound,
    ],
    action: [
      { when: [{ is: 'enemy-within', distance: 2 }], does: { do: 'attack', kind: 'melee', with: 'tail-sweep' } },
      { when: [{ is: 'enemy-within', distance: 8 }], does: { do: 'attack', kind: 'ranged', with: 'acid-breath' } },
    ],
    reaction: [strikeBack, { when: [{ is: 'state', state: 'immobilized' }], does: { do: 'dodge-towards' } }],
  },
  gladiator: {
    name: 'Gladiator',
    target: 'engaging',
    movement: [
      engaged,
      { when: [{ is: 'enemy-in-sight', withinReachPlus: 5 }], does: { do: 'walk-towards', stopAt: 1 } },
      { when: [{ is: 'enemy-in-sight', beyondReachPlus: 5 }], does: { do: 'run-over', skipAction: true } },
      lookRound,
    ],
    action: [
      {
        when: [{ is: 'enemy-within', distance: 2 }],
        skills: ['finishing-strike'],
        does: { do: 'attack', kind: 'melee', prefer: 'lowest-AG' },
      },
    ],
    reaction: [{ ...strikeBack, skills: ['finishing-strike'] }, closeIn],
  },
});
