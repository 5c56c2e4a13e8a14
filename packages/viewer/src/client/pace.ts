import type { Replay } from '@rulewright/core';

/** The parts in which a match is watched: records, decisions with what they caused, or chapters. */
export const PACES = ['record', 'decision', 'chapter'] as const;

/** One of the paces. */
export type Pace = (typeof PACES)[number];

/** Frames that are watched as one, by the indices of the first and the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * All frames in the parts of a pace, in order. The start belongs to the part of the frames that it caused; the end is a
 * part of its own.
 */
export function spansOf({ frames }: Replay, pace: Pace): readonly Span[] {
  const begins = frames.flatMap((frame, index) => {
    const starts =
      index === 0 ||
      frame.kind === 'end' ||
      pace === 'record' ||
      (pace === 'decision' ? frame.kind === 'action' : frame.chapter !== undefined);
    return starts ? [index] : [];
  });
  return begins.map((from, at) => ({ from, to: (begins[at + 1] ?? frames.length) - 1 }));
}

/** The place of the span that holds a frame. */
export function spanAt(spans: readonly Span[], index: number): number {
  const after = spans.findIndex(({ from }) => from > index);
  return (after === -1 ? spans.length : after) - 1;
}
