import type { Turn } from '@rulewright/core';
import { moments } from '../../match/lasting.js';
import { effigyId } from '../../match/models.js';
import { endMoment } from '../../special-rules/conditions/inflict.js';
import type { Jhx } from '../../vocabulary/index.js';

/**
 * Both Effigies regain all direct damage; losses by Souls and decay stay. The step counts as the activation of the
 * Effigies: effects on them that last until its start or its end end now.
 */
export const regenerateEffigies = (turn: Turn<Jhx>): void => {
  for (const { player, effigy } of turn.state.warbands) {
    endMoment(turn, moments.startOf(effigyId(player)), 'JHX-EFFIGY-019');
    if (effigy.damage > 0) {
      turn.emit({ type: 'EffigyHealed', player, by: effigy.damage, why: 'regeneration' }, 'JHX-EFFIGY-018');
    }
    endMoment(turn, moments.endOf(effigyId(player)), 'JHX-EFFIGY-019');
  }
};
