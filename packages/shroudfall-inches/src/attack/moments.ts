import type { Rule, Turn } from '@rulewright/core';
import type { Gathered } from '../timing/gather.js';
import { chartOrder } from '../timing/sides.js';
import { gatherForEach, openGathered } from '../timing/windows.js';
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

/** Runs a moment of one target, with what precedes and follows it. */
type Around = (targeted: Targeted, moment: Rule) => Rule;

/** A moment of one target before its abilities are gathered. */
type OfTarget = Omit<Moment, 'window'> & { readonly targeted: Targeted };

/** The latest event of each target, with the abilities that it has set off. */
const latest = /* @__PURE__ */ new WeakMap<Targeted, Gathered>();

/**
 * The moments of a step with their abilities. A later step for the same event takes those that the first one has found, unless the
 * match judges each step by itself (SFI-ABILITY-REACTIVE-012).
 */
const gatherStep = (turn: Turn<Sfi>, window: WindowId, moments: readonly OfTarget[]): readonly Gathered[] => {
  const isKnown = ({ of, targeted }: OfTarget): boolean => {
    const event = latest.get(targeted);
    return turn.options['attack.triggersJudged'] !== 'atStep' && event?.window === window && event.of === of;
  };
  const fresh = moments.filter(moment => !isKnown(moment));
  for (const one of gatherForEach(turn, window, fresh)) if (one.targeted) latest.set(one.targeted, one);
  return moments.map(moment => {
    const gathered = latest.get(moment.targeted)?.gathered ?? [];
    return { window, ...moment, gathered };
  });
};

/**
 * Opens a moment of the chart for targets, one after another in the attacker's order (SFI-BEAM-011). The attacks on all of them are
 * simultaneous, so the abilities of the whole step are gathered by the table before any of them acts (SFI-PRIORITY-010,
 * SFI-ABILITY-REACTIVE-012).
 */
export function* openFor(
  turn: Turn<Sfi>,
  attack: Attack,
  targets: readonly Targeted[],
  { window, side, kinds }: ChartMoment,
  around: Around = (_, moment) => moment,
): Rule {
  const harm = window === 'damaged' ? { harm: 'rolled' as const } : {};
  const moments = places[side].flatMap(place =>
    targets.flatMap((targeted): readonly OfTarget[] => {
      const moment = { of: targeted.target, attack, targeted, ...harm, ...(kinds ? { kinds } : {}) };
      const only = chartOrder(turn.state, { window, ...moment })?.[place];
      return only === undefined ? [] : [{ ...moment, only }];
    }),
  );
  for (const moment of gatherStep(turn, window, moments)) {
    const { of, targeted } = moment;
    // The moments of a model that has taken the place of the target are separate ones.
    if (targeted?.target !== of || !isGoing(turn, attack, targeted)) continue;
    yield* around(targeted, openGathered(turn, moment));
  }
}
