import type { Replay } from '@rulewright/core';

/**
 * The frame that a replay opens on, by its index: the first with a piece on the board; where no piece ever comes, the first with more on
 * the board than at the start; else the first of all.
 */
export function openingOf({ frames }: Replay): number {
  const first = frames.findIndex(({ scene }) => scene.items.some(({ kind }) => kind === 'token'));
  if (first >= 0) return first;
  const most = frames[0]?.scene.items.length ?? 0;
  return Math.max(
    0,
    frames.findIndex(({ scene }) => scene.items.length > most),
  );
}
