import type { Turn } from '@rulewright/core';
import { questRulesOf } from '../match/quest.js';
import type { Eld } from '../vocabulary/index.js';

/** The name under which the Quest keeps the number of deeds that were scored. */
const SCORED = 'scored';

/** Scores the deeds that have happened since the last time. */
export const scoreDeeds = (turn: Turn<Eld>): void => {
  const rules = questRulesOf(turn);
  const { deeds, quest } = turn.state;
  const from = quest.marks[SCORED] ?? 0;
  if (!rules || deeds.length === from) return;
  // Deeds that the scoring notes are Victory Points, which no Quest rewards.
  if (rules.onDeed) for (const deed of deeds.slice(from)) rules.onDeed(turn, deed);
  turn.emit({ type: 'QuestMarked', mark: SCORED, value: turn.state.deeds.length }, rules.rule);
};
