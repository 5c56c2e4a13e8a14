import { decideUnlessForced, type PlayerId, type Refusal, type Rule, type Turn } from '@rulewright/core';
import { endEffects } from '../../match/lasting.js';
import { armyOf, opponentOf } from '../../match/lookups.js';
import { editionOf } from '../../match/table.js';
import { waitingUnits } from '../../units/tokens/waiting.js';
import type { Sfi, SfiState, UnitId } from '../../vocabulary/index.js';

/** The player who activates next; a player without a unit that can activate is skipped (SFI-ROUND-003). */
const nextPlayer = (state: SfiState, next: PlayerId): PlayerId | undefined =>
  [next, opponentOf(state, next)].find(player => waitingUnits(state, player).length > 0);

/**
 * The units of a player that may activate now: without an activated and without an exhausted token (SFI-ACTIVATE-001). If all units
 * that are left are exhausted, each of them may (SFI-ACTIVATE-011).
 */
const eligible = (state: SfiState, player: PlayerId): readonly UnitId[] => {
  const waiting = waitingUnits(state, player);
  const fresh = waiting.filter(({ exhausted }) => !exhausted);
  return (fresh.length > 0 ? fresh : waiting).map(({ id }) => id);
};

/** True if a player may pass: with strictly fewer units to activate than the opponent (SFI-ACTIVATE-014, SFI-ACTIVATE-016). */
const mayPass = (state: SfiState, player: PlayerId): boolean =>
  waitingUnits(state, player).length < waitingUnits(state, opponentOf(state, player)).length;

/** The rule that keeps a player from an answer about the next unit. */
export const whyNotActivate = (state: SfiState, by: PlayerId, choice: unknown): Refusal | undefined => {
  if (choice === 'pass') {
    return mayPass(state, by) ? undefined : { code: 'not-fewer-units', rule: 'SFI-ACTIVATE-015' };
  }
  const unit = state.units.find(({ id }) => id === choice);
  if (!unit) return undefined;
  if (unit.player !== by) return { code: 'not-yours', rule: 'SFI-ACTIVATE-001' };
  if (unit.where !== 'on-table') return { code: 'not-on-the-table', rule: 'SFI-ACTIVATE-001' };
  if (unit.activated) return { code: 'already-activated', rule: 'SFI-ACTIVATE-007' };
  if (eligible(state, by).includes(unit.id)) return undefined;
  return { code: 'exhausted', rule: armyOf(state, by).activations === 0 ? 'SFI-ACTIVATE-010' : 'SFI-ACTIVATE-001' };
};

/** The player whose turn it is activates a unit, and must unless a pass is allowed (SFI-ACTIVATE-017); else the round ends. */
export function* chooseUnit(turn: Turn<Sfi>, next: PlayerId): Rule {
  const { state } = turn;
  const by = nextPlayer(state, next);
  if (by === undefined) {
    const [first] = editionOf(turn).procedures.roundEnd.parts;
    const stage = { name: 'round-end', step: first?.name ?? '' } as const;
    return turn.emit({ type: 'StageReached', stage }, 'SFI-ROUND-004');
  }
  const units = eligible(state, by);
  const options = mayPass(state, by) ? [...units, 'pass' as const] : units;
  const unit = yield* decideUnlessForced(turn, { by, kind: 'activate', rule: 'SFI-ROUND-002', options });
  if (unit === 'pass') return turn.emit({ type: 'Passed', player: by }, 'SFI-ACTIVATE-014');
  turn.emit({ type: 'UnitActivated', unit }, 'SFI-ROUND-002');
  endEffects(turn, 'next-activation', unit, 'SFI-PRIORITY-016');
}
