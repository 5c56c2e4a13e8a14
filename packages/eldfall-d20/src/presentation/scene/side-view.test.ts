import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { laidOut } from '../../testing/index.js';
import { lowerEnd, sideViewOf } from './side-view.js';

const at = (x: number, z = 0) => ({ x: inches(x), y: inches(10), z: inches(z) });

const shown = (top: number, high = 0) => {
  const { table } = laidOut('A', { pitch: 1, scenery: { tower: { boxes: [[14, 8, 2, 4]], top } } });
  const items = sideViewOf(table, {
    title: 'From the side',
    tableTitle: 'The table',
    stretches: [{ from: at(11), to: at(20, high) }],
    color: 'good',
  });
  const depth = inches(table.options.tableSize.depth);
  const heights = items.flatMap(item => {
    if (item.kind === 'line') return item.points.map(({ y }) => y);
    return item.kind === 'cell' && item.at.shape === 'polygon' ? item.at.points.map(({ y }) => y) : [];
  });
  const words = items.flatMap(item => (item.kind === 'text' ? [item.y] : []));
  return { depth, end: lowerEnd(items, depth), top: Math.min(...heights), bottom: Math.max(...heights), words };
};

test('a side view stands close under its words, whatever its height, and the picture ends below it [ELD-LOS-005]', () => {
  for (const [tower, high] of [
    [1, 0],
    [3, 0],
    [3, 5],
    [20, 0],
  ] as const) {
    const { depth, end, top, bottom, words } = shown(tower, high);
    expect(words.every(y => y > depth && y < top)).toBe(true);
    expect(top - depth).toBe(inches(2));
    expect(end - bottom).toBe(inches(0.5));
    expect(bottom - top).toBe(inches(Math.max(high, Math.min(tower, 6.5))));
  }
});

test('a picture without a side view ends with the table', () => {
  expect(lowerEnd([], inches(36))).toBe(inches(36));
});
