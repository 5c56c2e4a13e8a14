import type { Rule, Turn } from '@rulewright/core';
import { chartOrder } from '../timing/sides.js';
import { openAt } from '../timing/windows.js';
import type { WindowId } from '../vocabulary/ability.js';
import type { Attack, Moment, Sfi, Targeted } from '../vocabulary/index.js';
import { isGoing } from './going.js';

/** A moment of the attack chart: the window, and the side and the abilities whose step it is. */
interface ChartMoment {
  readonly window: WindowId;
  /** The side that comes first in the window by the chart, the other one, or both in this order. */
  readonly side: 'first' | 'second' | 'both';
  readonly kinds?: NonNullable<Moment['kinds']>;
}

const places = { first: [0], second: [1], both: [0, 1] } as const;

/** Opens a moment of the chart for targets, one after another in the attacker's order (SFI-BEAM-011). */
export function* openFor(
  turn: Turn<Sfi>,
  attack: Attack,
  targets: readonly Targeted[],
  { window, side, kinds }: ChartMoment,
): Rule {
  const models = targets.map(({ target }) => target);
  for (const place of places[side]) {
    for (const [at, targeted] of targets.entries()) {
      // The moments of a model that has taken the place of the target are separate ones.
      if (targeted.target !== models[at] || !isGoing(turn, attack, targeted)) continue;
      const harm = window === 'damaged' ? { harm: 'rolled' as const } : {};
      const moment = { of: targeted.target, attack, targeted, ...harm, ...(kinds ? { kinds } : {}) };
      const only = chartOrder(turn.state, { window, ...moment })?.[place];
      if (only !== undefined) yield* openAt(turn, window, { ...moment, only });
    }
  }
}
