import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { modelNamed, modelsOf, playerOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { engagedWith } from '../../melee/in-melee.js';
import { whyNotShifted } from '../../movement/bans.js';
import { moveModels } from '../../movement/move.js';
import type { CodeGiven } from '../../vocabulary/effect-op.js';
import type { Cause, CodeEffect, Sfi, UnitId } from '../../vocabulary/index.js';

/** The friendly units in melee with the enemy model of the moment that something can move. */
const fallingBack = (turn: Turn<Sfi>, cause: Cause): readonly UnitId[] => {
  const { player: by, model: user, moment } = cause;
  const from = moment?.of;
  const table = tableOf(turn);
  const { state } = table;
  if (by === null || from == null || !state.models.some(({ id }) => id === from)) return [];
  // Other reactions may have separated the two models since then: the melee at the end of the move counts (SFI-ABILITY-REACTIVE-012).
  const friends = (moment?.engaged ?? engagedWith(table, from)).flatMap(id => modelNamed(state, id) ?? []);
  const units = friends.filter(({ id, unit }) => id !== user && playerOf(state, unit) === by).map(({ unit }) => unit);
  const isFree = (id: UnitId): boolean =>
    modelsOf(state, id).some(model => !whyNotShifted(table, model.id, 'move', cause));
  return [...new Set(units)].filter(isFree);
};

function* carryOut(turn: Turn<Sfi>, { cause }: CodeGiven): Rule {
  const { player: by, moment } = cause;
  const from = moment?.of;
  const options = fallingBack(turn, cause);
  if (by === null || from == null || options.length === 0) return;
  const about = { ability: cause.name };
  const unit = yield* decideUnlessForced(turn, { by, kind: 'unit', rule: 'SFI-UNIT-009', options, about });
  const models = modelsOf(turn.state, unit).map(({ id }) => id);
  yield* moveModels(turn, { unit, models, tool: 'S', direction: 'away', from, inAction: false, by, origin: cause });
}

/**
 * Fall back!: a friendly unit that is in melee with the enemy model of the moment may move away from it with the short tool.
 * The move is no move action, so melee can be left without Parry and coherency is not checked (SFI-UNIT-010). It does nothing for
 * a unit that Frostbite keeps in its place (SFI-CONDITION-008).
 */
export const fallBack: CodeEffect = /* @__PURE__ */ Object.assign(carryOut, {
  isVain: (turn: Turn<Sfi>, { cause }: CodeGiven) => fallingBack(turn, cause).length === 0,
});
