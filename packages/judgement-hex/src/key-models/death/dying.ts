import { type Procedure, procedure, step, type Turn } from '@rulewright/core';
import { moments } from '../../match/lasting.js';
import { endLasting } from '../../special-rules/conditions/lasting.js';
import type { Death } from '../../vocabulary/death.js';
import type { Jhx } from '../../vocabulary/index.js';
import { coalesceIcon } from '../demons/coalesce.js';
import { resolveConsequences } from './consequences.js';

/** The tokens on the model go with it. */
const leaveTheBoard = (turn: Turn<Jhx>, { victim: { id, at, kind }, by }: Death): void => {
  const rule = kind === 'monster' ? 'JHX-DEATH-011' : 'JHX-DEATH-003';
  turn.emit({ type: 'ModelDied', model: id, at, killer: by }, [rule, 'JHX-DEATH-006', 'JHX-DEATH-012']);
};

/**
 * By the option `effectsOfTheDead`, effects and Icons that last until the next activation of a model end when that model
 * dies. Its Coalesce Icon stays.
 */
const endWithOwner = (turn: Turn<Jhx>, { victim: { id } }: Death): void => {
  if (turn.options.effectsOfTheDead === 'stay') return;
  const untilItActs = [moments.startOf(id), moments.endOf(id)];
  const due = turn.state.effects.filter(({ source, until }) => source === id && untilItActs.includes(until ?? ''));
  endLasting(turn, due, 'died', 'JHX-DEATH-007');
  for (const { id: icon, owner, until, token } of turn.state.icons) {
    if (owner !== id || token === coalesceIcon || until === undefined || !untilItActs.includes(until)) continue;
    turn.emit({ type: 'IconRemoved', icon }, 'JHX-DEATH-007');
  }
};

/**
 * The steps of a death. Tokens of the model elsewhere in play stay, and so do its levels, Artefacts and marks
 * (JHX-DEATH-010). The consequences of the death follow: see `consequences`.
 */
export const deathProcedure: Procedure<Jhx, Death> = procedure('death', [
  step('JHX-DEATH-003', 'leave the board', leaveTheBoard),
  step('JHX-DEATH-007', 'its effects elsewhere in play', endWithOwner),
  step('JHX-DEATH-004', 'its consequences', resolveConsequences),
]);
