import { expect, test } from 'vitest';
import { renderDie } from './render-die.js';

const count = (svg: string, piece: string): number => svg.split(piece).length - 1;

test('a d6 shows as many pips as its face says', () => {
  expect([1, 2, 3, 4, 5, 6].map(face => count(renderDie('d6', face), '<circle'))).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a d6 with another face shows the number', () => {
  expect(count(renderDie('d6', 0), '<circle')).toBe(0);
  expect(renderDie('d6', 0)).toContain('>0</text>');
  expect(renderDie('d6', '3')).toContain('>3</text>');
});

test('the usual dice have their outline, all others are tiles', () => {
  for (const die of ['d4', 'd8', 'd10', 'd12', 'D20']) {
    expect(renderDie(die, 4)).toContain('<path');
    expect(renderDie(die, 4)).not.toContain('<rect');
  }
  expect(renderDie('essence', 3)).toContain('<rect');
});

test('symbols have a sign where one is known, and always their word', () => {
  expect(count(renderDie('combat', 'hit+manoeuvre'), '<path')).toBe(2);
  expect(renderDie('combat', 'hit+manoeuvre')).toContain('>hit + manoeuvre</text>');
  expect(count(renderDie('combat', 'sun'), '<path')).toBe(0);
  expect(renderDie('combat', 'sun')).toContain('>sun</text>');
});

test('a die that does not count has a dashed edge', () => {
  expect(renderDie('d20', 7, { faded: true })).toContain('stroke-dasharray');
  expect(renderDie('d20', 7)).not.toContain('stroke-dasharray');
});

test('a face is text, whatever it says', () => {
  expect(renderDie('constructor', '"><script>')).not.toContain('<script');
  expect(renderDie('d6', '"><script>')).toContain('aria-label="&quot;&gt;&lt;script&gt;"');
});
