import { doing, type Laid, type LaidOut, laidOut } from '../../testing/index.js';
import { openAt } from '../../timing/windows.js';
import type { WindowId } from '../../vocabulary/ability.js';
import type { Attack, Moment, Targeted } from '../../vocabulary/index.js';

/** A moment of a test. */
export type Opening = Omit<Moment, 'window'>;

/** A table on which the activation of `A`, the first choice, opens a window at some moments one after another. */
export const opening = (drawing: string, window: WindowId, moments: readonly Opening[], lay: LaidOut = {}): Laid =>
  laidOut(drawing, {
    active: 'A',
    activation: { part: 'start', ...lay.activation },
    ...lay,
    abilities: [
      ...(lay.abilities ?? []),
      doing(
        'moments',
        'p1',
        'activation-start',
        function* (turn) {
          for (const moment of moments) yield* openAt(turn, window, moment);
        },
        (_, { of }) => of === 'A',
      ),
    ],
  });

/** A melee attack of `A/1` at a model. */
export const attackAt = (target: string, own: Partial<Attack> = {}, how: Partial<Targeted> = {}): Opening => {
  const targeted: Targeted = {
    target,
    hitRoll: null,
    hit: true,
    critical: false,
    damageRoll: null,
    damage: 0,
    ...how,
  };
  const attack: Attack = {
    attacker: 'A/1',
    unit: 'A',
    player: 'p1',
    profile: 'blade',
    type: 'melee',
    shape: 'single',
    damage: {},
    range: 1,
    inAction: true,
    from: null,
    targets: [targeted],
    ...own,
  };
  return { of: target, attack, targeted };
};
