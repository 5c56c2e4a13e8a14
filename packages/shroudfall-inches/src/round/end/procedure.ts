import { type Procedure, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { totalOf } from '../../match/by-colour.js';
import { endEffects } from '../../match/lasting.js';
import { armyOf, holderFirst } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { scoreScenarios } from '../../scenario/scoring.js';
import { openAt } from '../../timing/windows.js';
import { checkScenarioLead } from '../../victory/points.js';
import { decideByPoints } from '../../victory/tie-breakers.js';
import type { RoundStep, Sfi } from '../../vocabulary/index.js';
import type { ByColour } from '../../vocabulary/words.js';

/** True in the last round (SFI-ROUND-001). */
const isLast = (turn: Turn<Sfi>): boolean => turn.state.round >= tableOf(turn).numbers.round.rounds.value;

/** Remembers the reserves for the tie breakers. */
const note = (turn: Turn<Sfi>): void => {
  const { players } = turn.state;
  const reserves: Record<string, ByColour> = {};
  for (const player of players) reserves[player] = armyOf(turn.state, player).reserve;
  turn.emit({ type: 'EssenceNoted', reserves }, 'SFI-TIE-004');
};

/** All essence leaves both reserves. */
const removeEssence = (turn: Turn<Sfi>): void => {
  const before = turn.options['tie.essenceSnapshot'] === 'beforeRemoval';
  if (isLast(turn) && before) note(turn);
  for (const player of holderFirst(turn.state)) {
    const { reserve: essence } = armyOf(turn.state, player);
    if (totalOf(essence) === 0) continue;
    turn.emit({ type: 'EssencePaid', player, essence, why: 'end-of-round' }, ['SFI-ROUND-END-004', 'SFI-ESSENCE-005']);
  }
  if (isLast(turn) && !before) note(turn);
};

/** Effects of the round and manifestations end, after scoring (SFI-PRIORITY-015). */
const expire = (turn: Turn<Sfi>): void => {
  endEffects(turn, 'round', '', 'SFI-ROUND-END-005');
  for (const { id, until } of turn.state.manifestations) {
    if (until === 'round')
      turn.emit({ type: 'ManifestationRemoved', manifestation: id }, ['SFI-ROUND-END-005', 'SFI-MANIFEST-004']);
  }
};

/** Activated tokens are removed; exhausted tokens stay. */
const removeActivated = (turn: Turn<Sfi>): void => {
  const units = turn.state.units.filter(({ activated }) => activated).map(({ id }) => id);
  if (units.length > 0) turn.emit({ type: 'TokensRemoved', units, token: 'activated' }, 'SFI-ROUND-END-006');
};

/** The tracker advances, then the token goes to the other player. */
const advance = (turn: Turn<Sfi>): void => {
  const rule: RuleId = 'SFI-ROUND-END-007';
  const [, player] = holderFirst(turn.state);
  turn.emit({ type: 'RoundBegan', round: turn.state.round + 1 }, rule);
  turn.emit({ type: 'TokenTaken', player }, rule);
};

function* decideLastRound(turn: Turn<Sfi>): Rule {
  if (isLast(turn)) yield* decideByPoints(turn);
}

/** The end of a round, in the order of the chart; after the last round the points decide. */
export const roundEndProcedure: Procedure<Sfi, RoundStep> = procedure('round end', [
  step('SFI-ROUND-END-001', 'effects of units', turn => openAt(turn, 'round-end', { of: null, from: 'units' })),
  step('SFI-ROUND-END-002', 'score scenarios', scoreScenarios),
  step('SFI-ROUND-END-003', 'effects of scenarios', turn => openAt(turn, 'round-end', { of: null, from: 'scenarios' })),
  step('SFI-WIN-002', 'check the scenario lead', checkScenarioLead),
  step('SFI-ROUND-END-004', 'remove essence', removeEssence),
  step('SFI-ROUND-END-005', 'end effects', expire),
  step('SFI-ROUND-END-006', 'remove activated tokens', removeActivated),
  step('SFI-WIN-004', 'decide after the last round', decideLastRound),
  step('SFI-ROUND-END-007', 'advance the tracker and pass the token', advance),
]);
