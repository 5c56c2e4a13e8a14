import { type Decision, type GameTypes, type Match, nearest, refused, region, suggest } from '@rulewright/core';
import type { FromServer } from './wire.js';

/** The number of suggestions for an answer that cannot be listed. */
const SUGGESTIONS = 6;

// #region help
/** Helps a player to answer: the nearest answer to a wish, suggestions, or the answers that rules forbid. */
export const helpWith = (
  match: Match<GameTypes>,
  decision: Decision<GameTypes>,
  { type, wish }: Readonly<Record<string, unknown>>,
): FromServer => {
  const { id } = decision;
  if (type === 'wish') return { type: 'near', decision: id, choice: nearest(match, decision, wish) ?? null };
  if (type === 'why') return { type: 'grey', decision: id, refused: refused(match, decision) };
  const choices = suggest(match, decision, SUGGESTIONS);
  return { type: 'suggested', decision: id, choices, region: region(match, decision) };
};
// #endregion
