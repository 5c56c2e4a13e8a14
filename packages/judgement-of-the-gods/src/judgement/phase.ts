import type { Rule } from '@rulewright/core';
import type { ContentPack } from '../content/pack.js';
import { isOver } from '../end/ending.js';
import { seats } from '../village.js';
import type { JogTurn } from '../vocabulary.js';
import { drawJudgement } from './draw.js';

/** The judgement phase: the player of the starting seat draws one card (JOG-JUDG-002); then the next round begins. */
export function* judgementPhase(turn: JogTurn, pack: ContentPack): Rule {
  const [drawer = ''] = seats(turn.state);
  yield* drawJudgement(turn, { pack, drawer, setting: 'judgementPhase' });
  if (!isOver(turn)) turn.emit({ type: 'RoundBegan', round: turn.state.round + 1 }, 'JOG-TURN-001');
}
