import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { rollD6 } from '../../combat/dice/dice.js';
import { opponentOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import { sides } from '../../vocabulary/map.js';

/** Each player rolls a D6, again while they tie. Returns the winner. */
function* rollForInitiative(turn: Turn<Jhx>): Rule<PlayerId> {
  const [a, b] = turn.state.players;
  for (;;) {
    const [mine, yours] = [
      yield* rollD6(turn, 'initiative', 'JHX-DRAFT-003', a),
      yield* rollD6(turn, 'initiative', 'JHX-DRAFT-003', b),
    ];
    if (mine === yours) continue;
    const winner = mine > yours ? a : b;
    turn.emit({ type: 'InitiativeRolled', rolls: { [a]: mine, [b]: yours }, winner }, 'JHX-DRAFT-003');
    return winner;
  }
}

/** The player takes the first or the second turn: of the match, and of the draft. */
function* takeTurnOrder(turn: Turn<Jhx>, by: PlayerId, rule: RuleId): Rule {
  const taken = yield* decide(turn, { by, kind: 'turn', rule, options: ['first', 'second'] });
  const player = taken === 'first' ? by : opponentOf(turn.state, by);
  turn.emit({ type: 'FirstTurnTaken', player }, [rule, 'JHX-DRAFT-014']);
}

/** The player takes a side of the table, with its Effigy and deployment zone. */
function* takeSide(turn: Turn<Jhx>, by: PlayerId, rule: RuleId): Rule {
  const side = yield* decide(turn, { by, kind: 'side', rule, options: [...sides] });
  turn.emit({ type: 'SideTaken', player: by, side }, [rule, 'JHX-DEPLOY-006']);
  const other = side === 'lower' ? 'upper' : 'lower';
  turn.emit({ type: 'SideTaken', player: opponentOf(turn.state, by), side: other }, [rule, 'JHX-DEPLOY-006']);
}

/**
 * The winner of the initiative roll takes the choice of turn or the choice of table side, the loser the other
 * (JHX-DRAFT-003). The turn is chosen before the side, or by the option `privilegeOrder` the winner chooses first.
 *
 * @param rule the rule of the format: JHX-DRAFT-002, JHX-DRAFT-005, JHX-DRAFT-007 or JHX-DRAFT-011
 */
export function* sharePrivileges(turn: Turn<Jhx>, rule: RuleId): Rule {
  const winner = yield* rollForInitiative(turn);
  const loser = opponentOf(turn.state, winner);
  const privilege = yield* decide(turn, { by: winner, kind: 'privilege', rule, options: ['turn', 'side'] });
  const [orders, sits] = privilege === 'turn' ? [winner, loser] : [loser, winner];
  const sideFirst = privilege === 'side' && turn.options.privilegeOrder === 'winner-first';
  if (sideFirst) yield* takeSide(turn, sits, rule);
  yield* takeTurnOrder(turn, orders, rule);
  if (!sideFirst) yield* takeSide(turn, sits, rule);
}
