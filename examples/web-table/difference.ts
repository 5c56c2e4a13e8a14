import { type GameTypes, type Match, type PlayerId, sameJson, view } from '@rulewright/core';
import { createPatch, type Operation } from 'rfc6902';
import type { Shown } from './wire.js';

/** A view as it was sent, with the number of the record that comes next. */
export interface Seen {
  readonly shown: Shown;
  readonly length: number;
}

/** The view of a seat; null is a spectator. */
export const seenBy = (match: Match<GameTypes>, seat: PlayerId | null): Seen => {
  const { records: _, length, ...shown } = view(match, seat ?? undefined, match.length);
  // The view as its client reads it: parts that JSON leaves out must not count as differences.
  return { shown: JSON.parse(JSON.stringify(shown)) as Shown, length };
};

// #region difference
/** The difference of two views. A new question is sent as a whole: its answers have little in common with those of the one before. */
export const differenceOf = (
  { decisions: asked, ...before }: Shown,
  { decisions, ...after }: Shown,
): readonly Operation[] => [
  ...createPatch(before, after),
  ...(sameJson(asked, decisions) ? [] : [{ op: 'replace', path: '/decisions', value: decisions } as const]),
];
// #endregion
