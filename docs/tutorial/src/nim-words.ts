// #region words
import type { Presentation } from '@rulewright/core';
import type { Nim } from './nim.js';

/** English words, and a picture: a row of counters for each heap. Rules never need either. */
export const presentation: Presentation<Nim> = {
  title: 'Nim',
  words: {
    events: {
      HeapsRolled: ({ heaps }) => `The heaps hold ${heaps.join(', ')} counters.`,
      Took: ({ heap, count }) => `${count} taken from heap ${heap + 1}.`,
    },
    decision: () => 'take counters from one heap',
    choices: { take: ({ heap, count }) => `take ${count} from heap ${heap + 1}` },
    outcome: ({ winners }) => `${winners.join()} has won.`,
  },
  scene: ({ state }) => ({
    title: 'The heaps',
    bounds: { x: 0, y: 0, width: 7, height: 4 },
    items: state.heaps.flatMap((size, heap) =>
      Array.from({ length: size }, (_, i) => ({
        kind: 'token' as const,
        id: `${heap} ${i + 1}`,
        x: i + 1,
        y: heap + 1,
        size: 0.8,
      })),
    ),
  }),
  // A click on the third counter of a heap takes three.
  targets: { take: ({ heap, count }) => [`${heap} ${count}`] },
};
// #endregion
