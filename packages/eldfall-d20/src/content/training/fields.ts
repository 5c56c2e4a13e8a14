import type { FieldCard, SceneryCard } from '../../vocabulary/pack.js';

/** A rectangle by its corner, width and depth in inches. */
const box = (x: number, y: number, width: number, depth: number): readonly (readonly [number, number])[] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

/** A block that stands on the ground. */
const block = (id: string, outline: readonly (readonly [number, number])[], top: number): SceneryCard => ({
  id,
  parts: [{ outline, top }],
});

/** A ladder at a wall, half an inch deep. */
const ladder = (id: string, x: number, y: number, top: number): SceneryCard => ({
  id,
  parts: [{ outline: box(x, y, 1, 0.5), top }],
  kind: 'ladder',
});

/** A beam between two roofs. */
const beam = (id: string, outline: readonly (readonly [number, number])[], base: number): SceneryCard => ({
  id,
  parts: [{ outline, base, top: base + 0.5 }],
  kind: 'narrow',
});

/** Fields of the training set, 36 inches wide and deep, and the same for the players of both sides. */
export const fields: Readonly<Record<string, FieldCard>> = {
  courtyard: {
    name: 'Courtyard',
    width: 36,
    depth: 36,
    scenery: [
      block('west-house', box(6, 13, 5, 5), 3),
      block('east-house', box(25, 18, 5, 5), 3),
      ladder('west-ladder', 8, 12.5, 3),
      ladder('east-ladder', 27, 23, 3),
      block('west-wall', box(13, 10, 6, 0.5), 2),
      block('east-wall', box(17, 25.5, 6, 0.5), 2),
      block('well', box(17, 17, 2, 2), 1),
      block('crates-west', box(4, 24, 2, 2), 1),
      block('crates-east', box(30, 10, 2, 2), 1),
    ],
  },
  rooftops: {
    name: 'Rooftops',
    width: 36,
    depth: 36,
    scenery: [
      block('south-tower', box(9, 9, 6, 5), 5),
      block('north-tower', box(21, 22, 6, 5), 5),
      block('hall', box(15, 15.5, 6, 5), 5),
      ladder('south-ladder', 11, 8.5, 5),
      ladder('north-ladder', 24, 27, 5),
      beam('south-beam', box(14.5, 13.5, 1, 2.5), 5),
      beam('north-beam', box(20.5, 20, 1, 2.5), 5),
      block('step-west', box(4, 17, 3, 3), 1),
      block('step-east', box(29, 16, 3, 3), 1),
    ],
  },
  'stone-ring': {
    name: 'Stone Ring',
    width: 36,
    depth: 36,
    scenery: [
      ...(
        [
          [9, 17],
          [11, 11],
          [17, 9],
          [23, 11],
          [25, 17],
          [23, 23],
          [17, 25],
          [11, 23],
        ] as const
      ).map(([x, y], at): SceneryCard => ({ ...block(`stone-${at + 1}`, box(x, y, 2, 2), 3), cover: 'heavy' })),
      { ...block('hedge-west', box(3, 16, 1, 4), 1), cover: 'light' },
      { ...block('hedge-east', box(32, 16, 1, 4), 1), cover: 'light' },
    ],
  },
};
