import type { Outcome } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { Ending, JogTurn, Village } from '../vocabulary/index.js';

const ruleOf: { readonly [R in Ending['reason']]: RuleId } = {
  'statue-completed': 'JOG-END-001',
  'exhausted-by-payment': 'JOG-END-003',
  'exhausted-by-exchange': 'JOG-END-003',
  'exhausted-by-card': 'JOG-END-003',
  'third-judgement-day': 'JOG-END-002',
  'empty-judgement-deck': 'JOG-JUDG-006',
};

/** The end of the match. All players share one result (JOG-COMP-001); `detail` has the cause (JOG-END-007). */
export const outcome = ({ ending, players }: Village): Outcome | undefined => {
  if (!ending) return undefined;
  const { reason, ...detail } = ending;
  const winners = reason === 'statue-completed' ? players : [];
  return { winners, reason, rule: ruleOf[reason], detail };
};

/** True once the game is over: then nothing happens any more (JOG-END-006). Procedures ask between their steps. */
export const isOver = (turn: JogTurn): boolean => turn.state.ending !== null;
