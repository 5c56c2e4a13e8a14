import type { Match } from '@rulewright/core';
import { windows } from '../vocabulary/ability.js';
import type { Sfi } from '../vocabulary/index.js';

/** The windows of a match in which a player was asked to use an ability, each once. */
export const windowsAsked = (match: Match<Sfi>): readonly string[] => {
  const asked = new Set<string>();
  for (let at: Match<Sfi> | undefined = match; at; at = at.previous) {
    for (const { about } of at.decisions) {
      const window = typeof about === 'object' && about !== null && 'window' in about ? about.window : undefined;
      if (typeof window === 'string' && Object.hasOwn(windows, window)) asked.add(window);
    }
  }
  return [...asked].sort();
};
