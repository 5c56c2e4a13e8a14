import type { Turn } from '@rulewright/core';
import { isQuestOut } from '../match/duellists.js';
import { questRulesOf } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { removeSpent } from '../quests/blast.js';
import { scoreDeeds } from '../quests/score-deeds.js';
import type { Eld } from '../vocabulary/index.js';
import { finishMatch } from './finish.js';

/**
 * At the end of a sequence or phase: deeds are scored, and a finished Quest ends the game (ELD-END-003), but not while
 * a duel goes on (ELD-DUEL-016).
 */
export const watchQuest = (turn: Turn<Eld>): void => {
  removeSpent(turn);
  scoreDeeds(turn);
  const rules = questRulesOf(turn);
  if (!isQuestOut(turn) && rules?.isOver?.(tableOf(turn))) finishMatch(turn, 'quest', rules.rule);
};
