import { type Procedure, procedure, step, type Turn } from '@rulewright/core';
import { loseSouls } from '../../monsters-and-souls/souls/keeping.js';
import { harvestByKill } from '../../monsters-and-souls/souls/kill.js';
import { openAt } from '../../special-rules/timing/windows.js';
import type { Death } from '../../vocabulary/death.js';
import type { Jhx } from '../../vocabulary/index.js';
import { coalesce } from '../demons/coalesce.js';
import { masterDied } from '../summoned/master.js';

/** The tokens on the model go with it. */
const leaveTheBoard = (turn: Turn<Jhx>, { victim: { id, at, kind }, by }: Death): void => {
  const rule = kind === 'monster' ? 'JHX-DEATH-011' : 'JHX-DEATH-003';
  turn.emit({ type: 'ModelDied', model: id, at, killer: by }, [rule, 'JHX-DEATH-006', 'JHX-DEATH-012']);
};

/**
 * The steps of a death. Tokens of the model elsewhere in play stay (JHX-DEATH-007), and so do its levels, Artefacts and
 * marks (JHX-DEATH-010). An Effigy captured by the harvest ends the match before the model's own Souls are lost. Effects
 * that depend on the death happen in the active player's order.
 */
export const deathProcedure: Procedure<Jhx, Death> = procedure('death', [
  step('JHX-DEATH-003', 'leave the board', leaveTheBoard),
  step('JHX-DEATH-005', 'its Soul is harvested', (turn, { victim, by }) => harvestByKill(turn, victim, by)),
  step('JHX-SOUL-033', 'its own Souls are lost', (turn, { victim }) => loseSouls(turn, victim.id)),
  step('JHX-DEMON-001', 'a Demon leaves its Icon', (turn, { victim }) => coalesce(turn, victim)),
  step('JHX-DEATH-004', 'death', (turn, { victim, by, before }) =>
    openAt(turn, 'death', { of: victim.id, by, at: victim.at, victim, before }),
  ),
  step('JHX-SUMMON-015', 'what it summoned dies', (turn, { victim }) => masterDied(turn, victim.id)),
]);
