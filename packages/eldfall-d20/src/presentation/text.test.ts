import { createMatch, view } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { scripted } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { type LaidOut, laidOut, presentationOf } from '../testing/index.js';

const linesOf = (drawing: string, lay: LaidOut): readonly string[] => {
  const { game, setup } = laidOut(drawing, { pitch: 1, active: 'p1', ...lay });
  const match = createMatch(game, { ...setup, dice: scripted() });
  return presentationOf(game).text?.(view(match)).split('\n') ?? [];
};

const stone = (x: number, top: number) => ({ boxes: [[x, 20, 1, 1] as const], top });

test('the table as text has no line that is longer than 80 signs, and names things of one height in one list', () => {
  const many = Array.from({ length: 14 }, (_, n) => [`stone-${n + 1}`, stone(2 * n + 2, 3)] as const);
  const lines = linesOf('A b', { scenery: { ...Object.fromEntries(many), hedge: stone(32, 1) } });
  expect(lines.filter(line => line.length > 80)).toEqual([]);
  const from = lines.findIndex(line => line.startsWith('Height 3": '));
  expect(lines[from]).toMatch(/,$/);
  expect(lines[from + 1]).toMatch(/^ {2}\S/);
  expect(lines.filter(line => line.startsWith('Height 1": '))).toHaveLength(1);
});

test('the table as text tells the player of a model, and a Hostile from a height', () => {
  const lines = linesOf('A 1', { at: { A: { x: inches(5), y: inches(5) }, 1: { x: inches(9), y: inches(5) } } });
  expect(lines.find(line => line.endsWith(' 5'))).toMatch(/A.*!1/);
  expect(lines.some(line => /^A of p1 at 5, 5/.test(line))).toBe(true);
  expect(lines.some(line => line.includes('!1 is '))).toBe(true);
});
