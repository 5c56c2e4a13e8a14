import { expect, test } from 'vitest';
import { curvesHtml, sharedStretches } from './curves.js';

test('the stretches on which two curves are equal end where a value changes', () => {
  expect(sharedStretches([5, 5, 5, 4, 4], [5, 5, 5, 4, 4])).toEqual([
    [0, 3],
    [3, 4],
  ]);
  expect(sharedStretches([5, 5, 3, 5, 5], [5, 5, 5, 5, 5])).toEqual([
    [0, 2],
    [3, 4],
  ]);
  expect(sharedStretches([1, 1], [2, 2])).toEqual([]);
});

test('a curve under an equal one shows through it', () => {
  const scene = { title: '', items: [] };
  const frames = [0, 1, 2].map(seq => ({ seq, kind: 'event' as const, text: '', rules: [], scene }));
  const meters = [
    { key: 'a', label: 'Health of Ann', color: 'player1' as const },
    { key: 'b', label: 'Health of Bo', color: 'player2' as const },
  ];
  const dashesOf = (a: readonly number[], b: readonly number[]): number =>
    curvesHtml({ title: '', game: '', players: [], frames, meters }, [a, b], word => word).split(
      'stroke-dasharray="6 6"',
    ).length - 1;
  expect(dashesOf([5, 5, 5], [5, 5, 3])).toBe(1);
  expect(dashesOf([5, 5, 5], [4, 4, 3])).toBe(0);
});
