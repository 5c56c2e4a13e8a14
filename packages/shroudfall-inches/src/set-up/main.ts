import { perform, type Rule, type Turn } from '@rulewright/core';
import { editionOf } from '../match/table.js';
import { checkAnnihilation } from '../victory/annihilation.js';
import type { SettingUp, SetUpStage, Sfi } from '../vocabulary/index.js';

/** The token holder starts the first round, unless a player found no room for any unit (SFI-DEPLOY-004, SFI-WIN-005). */
function* beginFirstRound(turn: Turn<Sfi>): Rule {
  yield* checkAnnihilation(turn);
  const [first] = editionOf(turn).procedures.roundStart.parts;
  turn.emit({ type: 'RoundBegan', round: 1 }, 'SFI-SETUP-001');
  turn.emit({ type: 'StageReached', stage: { name: 'round-start', step: first?.name ?? '' } }, 'SFI-ROUND-START-001');
}

/** One beat of set-up: a step of the edition's procedure, or one part of a step that goes on in the next beat. */
export function* setUpStep(turn: Turn<Sfi>, stage: SetUpStage): Rule {
  const { id, procedures } = editionOf(turn);
  const { name, parts } = procedures.setUp;
  const at = parts.findIndex(one => one.name === stage.step);
  const part = parts[at];
  if (!part) throw new RangeError(`no step "${stage.step}" in the ${name} of ${id}`);
  const settingUp: SettingUp = { goesOn: false };
  yield* perform(turn, { name, parts: [part] }, settingUp);
  if (settingUp.goesOn) return;
  const next = parts[at + 1];
  if (!next) return yield* beginFirstRound(turn);
  turn.emit({ type: 'StageReached', stage: { name: 'set-up', step: next.name } }, ['SFI-SETUP-001', next.rule]);
}
