import { decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { standing } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Jhx, Model } from '../../vocabulary/index.js';
import { markable } from './mark-target.js';

const having = (turn: Turn<Jhx>, player: PlayerId, ability: 'mark-target' | 'ward'): readonly Model[] =>
  standing(turn.state).filter(model => model.player === player && hasCommon(tableOf(turn), model, ability));

/** After deployment each model of a player with Mark Target marks an enemy Hero (JHX-SETUP-018). */
export function* declareMarks(turn: Turn<Jhx>, player: PlayerId): Rule {
  for (const model of having(turn, player, 'mark-target')) {
    const options = markable(turn, model).map(({ id }) => id);
    if (options.length === 0) continue;
    const about = { mark: model.id };
    const target = yield* decideUnlessForced(turn, {
      by: player,
      kind: 'mark',
      rule: 'JHX-ABILITY-031',
      options,
      about,
    });
    turn.emit({ type: 'TargetMarked', model: model.id, target }, 'JHX-ABILITY-031');
  }
}

/**
 * After deployment each model of a player with Ward takes a friendly Hero that is no Defender as its Ward, for the
 * whole game (JHX-SETUP-018). No model guards itself.
 */
export function* declareWards(turn: Turn<Jhx>, player: PlayerId): Rule {
  for (const model of having(turn, player, 'ward')) {
    const options = standing(turn.state)
      .filter(one => one.kind === 'hero' && one.player === player && one.id !== model.id)
      .filter(one => !hasCommon(tableOf(turn), one, 'defender'))
      .map(({ id }) => id);
    if (options.length === 0) continue;
    const about = { ward: model.id };
    const ward = yield* decideUnlessForced(turn, { by: player, kind: 'ward', rule: 'JHX-ABILITY-088', options, about });
    turn.emit({ type: 'WardChosen', model: model.id, ward }, 'JHX-ABILITY-088');
  }
}
