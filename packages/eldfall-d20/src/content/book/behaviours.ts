import type { BehaviourCard } from '../../vocabulary/hostile.js';
import { marked, printed } from '../source.js';

/** The sample behaviour card of the first edition (ELD-HOSTILE-026 to ELD-HOSTILE-034). */
export const behaviours: Readonly<Record<string, BehaviourCard>> = marked<BehaviourCard>(printed, {
  sample: {
    name: 'Sample card',
    target: 'farthest',
    movement: [
      { when: [{ is: 'engaged' }], does: { do: 'walk-into-contact' } },
      {
        when: [{ is: 'enemy-in-sight', withinReachPlus: 6 }],
        skills: ['taunt'],
        does: { do: 'walk-towards', stopAt: 1 },
      },
      {
        when: [{ is: 'enemy-in-sight', beyondReachPlus: 6 }],
        skills: ['taunt'],
        does: { do: 'run-over', skipAction: true },
      },
      { when: [{ is: 'no-enemy-in-sight' }], does: { do: 'turn-round' } },
    ],
    action: [
      {
        when: [{ is: 'enemy-within', distance: 1 }],
        does: { do: 'attack', kind: 'melee', prefer: 'lowest-AG' },
      },
    ],
    reaction: [
      { when: [{ is: 'target', of: 'ranged-spell' }], does: { do: 'dodge-towards' } },
      {
        when: [
          { is: 'target', of: 'melee' },
          {
            is: 'any',
            of: [
              { is: 'attacker-in-sight', not: true },
              { is: 'attacker-beyond', distance: 1 },
            ],
          },
        ],
        does: { do: 'dodge-towards' },
      },
      {
        when: [{ is: 'target', of: 'attack' }, { is: 'attacker-in-sight' }, { is: 'attacker-within-reach' }],
        does: { do: 'attack', kind: 'melee' },
      },
    ],
  },
});
