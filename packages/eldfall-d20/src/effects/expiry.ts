import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { activePlayer, modelNamed } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import type { Until } from '../vocabulary/effect.js';
import type { Eld } from '../vocabulary/index.js';
import { endWithConsequences } from './carry-out.js';

/** A moment at which something ends: the end of a sequence, the start of a Strategic phase, or an End phase. */
export type EndingMoment = 'sequence' | 'strategic-phase' | 'end-phase';

const rules: Readonly<Record<EndingMoment, RuleId>> = {
  sequence: 'ELD-STATE-003',
  'strategic-phase': 'ELD-STATE-005',
  'end-phase': 'ELD-TURN-015',
};

/** The player whose effect it is, and the player of the model that has it; null for Hostiles. */
interface Sides {
  readonly by: PlayerId | null;
  readonly of: PlayerId | null;
}

/** True for something that ends at a moment of the turn of a player, or of the Hostiles (ELD-STATE-003, ELD-STATE-004, ELD-HOSTILE-035). */
const ends = (until: Until | undefined, moment: EndingMoment, active: PlayerId | null, { by, of }: Sides): boolean => {
  switch (until) {
    case 'sequence':
      return moment === 'sequence';
    case 'end-phase':
      return moment === 'end-phase';
    case 'next-end-phase':
      return moment === 'end-phase' && by === active;
    case 'strategic-phase':
      return moment === 'strategic-phase' && by === active;
    case 'own-strategic-phase':
      return moment === 'strategic-phase' && of === active;
    default:
      return false;
  }
};

/**
 * Ends everything that lasts until a moment, also of casters that have fallen meanwhile (ELD-SPELL-013): first states,
 * then lasting effects, so that a state that an effect leaves behind stays (ELD-STATE-005).
 */
export function* expire(
  turn: Turn<Eld>,
  moment: EndingMoment,
  active: PlayerId | null = activePlayer(turn.state),
): Rule {
  for (const { id, player, states } of turn.state.models) {
    for (const { state, source, until, by } of states) {
      if (!ends(until, moment, active, { by, of: player })) continue;
      // The same effect from another player may last longer.
      const isShared = states.some(
        one => one.state === state && one.source === source && one.until === until && one.by !== by,
      );
      const part = { source, ...(until ? { until } : {}), ...(isShared ? { by } : {}) };
      turn.emit({ type: 'StateRemoved', model: id, state, ...part }, [
        state === 'fatigued' ? 'ELD-STATE-035' : 'ELD-STATE-003',
        rules[moment],
      ]);
    }
  }
  const over = turn.state.effects.filter(({ target, data }) =>
    ends(data.ends, moment, active, { by: data.by, of: modelNamed(turn.state, target)?.player ?? data.by }),
  );
  yield* endWithConsequences(turn, over, rules[moment]);
}
