import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { avatarsOf } from '../../hero-cards/reading/champions.js';
import { tableOf } from '../../match/table.js';
import type { Jhx } from '../../vocabulary/index.js';

/**
 * Before deployment each player names one of several Avatars of their god as the Avatar; a single one is named without
 * asking, and a Warband need not have any (JHX-GOD-012).
 */
export function* nameAvatars(turn: Turn<Jhx>): Rule {
  for (const by of turn.state.order) {
    const options = avatarsOf(tableOf(turn), by).map(({ id }) => id);
    if (options.length === 0) continue;
    const model = yield* decideUnlessForced(turn, { by, kind: 'avatar', rule: 'JHX-GOD-013', options });
    turn.emit({ type: 'AvatarNamed', player: by, model }, 'JHX-GOD-013');
  }
}
