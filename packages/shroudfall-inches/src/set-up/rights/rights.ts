import { decide, type Rule, type Turn } from '@rulewright/core';
import { opponentOf } from '../../match/lookups.js';
import { rollOff } from '../../rolls/roll-off.js';
import type { Sfi } from '../../vocabulary/index.js';

/** Both players roll the same dice, again while they tie; the higher total wins. */
export function* rollForRights(turn: Turn<Sfi>): Rule {
  const { winner, totals } = yield* rollOff(turn, turn.options['setup.rollOffDice'], 'roll-off');
  turn.emit({ type: 'RollOffWon', player: winner, totals }, 'SFI-SETUP-002');
}

/**
 * The winner of the roll-off takes one of two rights: to give the starting player token to either player, or to place the first
 * piece of terrain. The loser has the other right.
 */
export function* takeRights(turn: Turn<Sfi>): Rule {
  const winner = turn.state.rollOffWinner ?? turn.state.players[0];
  const loser = opponentOf(turn.state, winner);
  const right = yield* decide(turn, {
    by: winner,
    kind: 'right',
    rule: 'SFI-SETUP-003',
    options: ['token', 'terrain'],
  });
  turn.emit({ type: 'RightTaken', player: winner, right }, 'SFI-SETUP-003');
  turn.emit({ type: 'RightTaken', player: loser, right: right === 'token' ? 'terrain' : 'token' }, 'SFI-SETUP-004');
  const by = right === 'token' ? winner : loser;
  const starter = yield* decide(turn, { by, kind: 'starter', rule: 'SFI-SETUP-003', options: turn.state.players });
  turn.emit({ type: 'TokenTaken', player: starter }, 'SFI-SETUP-003');
}
