import type { Turn } from '@rulewright/core';
import { DUEL_BEGAN, isQuestOut, takesPart } from '../match/duellists.js';
import { questRulesOf } from '../match/quest.js';
import type { Deed, Eld } from '../vocabulary/index.js';

/** The name under which the Quest keeps the number of deeds that were scored. */
const SCORED = 'scored';

/** True for a deed of a duel that the Quest may reward: a fall of a model that takes part (ELD-DUEL-016). */
const isOfDuel = ({ state }: Turn<Eld>, deed: Deed): boolean =>
  (deed.deed === 'incapacitated' || deed.deed === 'dead' || deed.deed === 'removed') && takesPart(state, deed.of);

/**
 * The deeds since a place in the list that count for the Quest: all of them, except deeds outside a duel while it goes
 * on (ELD-DUEL-016).
 */
const counted = (turn: Turn<Eld>, from: number): readonly Deed[] => {
  const { deeds, quest } = turn.state;
  const began = isQuestOut(turn) ? (quest.marks[DUEL_BEGAN] ?? 0) : deeds.length;
  return deeds.slice(from).filter((deed, at) => from + at < began || isOfDuel(turn, deed));
};

/** Scores the deeds that have happened since the last time. */
export const scoreDeeds = (turn: Turn<Eld>): void => {
  const rules = questRulesOf(turn);
  const { deeds, quest } = turn.state;
  const from = quest.marks[SCORED] ?? 0;
  if (!rules || deeds.length === from) return;
  // The scoring itself notes deeds, which are Victory Points; no Quest rewards those.
  if (rules.onDeed) for (const deed of counted(turn, from)) rules.onDeed(turn, deed);
  turn.emit({ type: 'QuestMarked', mark: SCORED, value: turn.state.deeds.length }, rules.rule);
};
