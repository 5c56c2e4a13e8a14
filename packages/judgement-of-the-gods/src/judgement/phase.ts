import { type Procedure, perform, procedure, type Rule, step } from '@rulewright/core';
import type { ContentPack } from '../content/pack.js';
import { isOver } from '../end/ending.js';
import { proceduresOf } from '../match/procedures.js';
import { seats } from '../match/village.js';
import type { Jog, JogTurn } from '../vocabulary/index.js';
import type { Drawing } from '../vocabulary/judgement.js';
import { drawJudgement } from './draw.js';

const nextRound = (turn: JogTurn): void =>
  turn.emit({ type: 'RoundBegan', round: turn.state.round + 1 }, 'JOG-TURN-001');

/** The judgement phase: one card is drawn, then the next round begins. */
export const judgementProcedure: Procedure<Jog, Drawing> = procedure<Jog, Drawing>('judgement phase', [
  step('JOG-JUDG-002', 'draw a card', drawJudgement),
  step('JOG-TURN-001', 'begin the next round', nextRound),
]);

/** The judgement phase: the player of the starting seat draws (JOG-JUDG-002). */
export const judgementPhase = (turn: JogTurn, pack: ContentPack): Rule => {
  const [drawer = ''] = seats(turn.state);
  return perform(turn, proceduresOf(turn).judgementPhase, { pack, drawer, setting: 'judgementPhase' }, isOver);
};
