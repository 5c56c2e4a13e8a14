import { decideUnlessForced } from '@rulewright/core';
import { modelNamed, modelsOf, playerOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { engagedWith } from '../../melee/in-melee.js';
import { moveModels } from '../../movement/move.js';
import type { CodeEffect } from '../../vocabulary/index.js';

/**
 * Fall back!: a friendly unit that is in melee with the enemy model of the moment may move away from it with the short tool.
 * The move is no move action, so melee can be left without Parry and coherency is not checked (SFI-UNIT-010).
 */
export const fallBack: CodeEffect = function* (turn, { cause }) {
  const { player: by, model: user, moment } = cause;
  const from = moment?.of;
  const table = tableOf(turn);
  if (by === null || from == null || !table.state.models.some(({ id }) => id === from)) return;
  // Other reactions may have separated the two models since then: the melee at the end of the move counts (SFI-ABILITY-REACTIVE-012).
  const friends = (moment?.engaged ?? engagedWith(table, from)).flatMap(id => modelNamed(table.state, id) ?? []);
  const units = friends
    .filter(({ id, unit }) => id !== user && playerOf(table.state, unit) === by)
    .map(({ unit }) => unit);
  const options = [...new Set(units)];
  if (options.length === 0) return;
  const about = { ability: cause.name };
  const unit = yield* decideUnlessForced(turn, { by, kind: 'unit', rule: 'SFI-UNIT-009', options, about });
  const models = modelsOf(turn.state, unit).map(({ id }) => id);
  yield* moveModels(turn, { unit, models, tool: 'S', direction: 'away', from, inAction: false, by, origin: cause });
};
