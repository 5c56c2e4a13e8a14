import { history, type Match } from '@rulewright/core';
import type { Jog } from '../vocabulary/index.js';

/** The windows of a match in which a player was asked to use an ability, each once. */
export const windowsAsked = (match: Match<Jog>): readonly string[] => {
  const asked = history(match).flatMap(({ decisions }) =>
    decisions.flatMap(({ kind, about }) => (kind === 'window' && typeof about === 'string' ? [about] : [])),
  );
  return [...new Set(asked)].sort();
};
