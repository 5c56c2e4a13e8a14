import { codeAbility } from '../../testing/index.js';
import { type Pushing, pushModels } from '../push.js';

/** At the beginning of the activation of A, c pushes A/1 by 2 inches directly away from itself, unless the facts say otherwise. */
export const gust = (more: Partial<Pushing> = {}): ReturnType<typeof codeAbility> =>
  codeAbility(
    'gust',
    'p2',
    'activation-start',
    turn =>
      pushModels(turn, {
        models: ['A/1'],
        distance: 2,
        direction: 'directly-away',
        from: 'c/1',
        by: 'p2',
        optional: false,
        origin: { name: 'Gust', rule: 'SFI-PUSH-001', source: 'c', player: 'p2' },
        ...more,
      }),
    (_, { of }) => of === 'A',
  );
