import { expect, test } from 'vitest';
import { inEnglish } from '../words/page-words.en.js';
import { numbersHtml, toldHtml } from './numbers.js';

const number = (value: number, label = 'Dice') => ({
  label,
  value,
  reasons: [{ text: `${value} sword`, rule: 'R-1' }],
});
/** The text with the chosen numbers in brackets. */
const marked = (text: string, ...values: readonly number[]): string =>
  toldHtml({ text, numbers: values.map(value => number(value)) }, 'x').replace(/<button[^>]*>(.*?)<\/button>/g, '[$1]');

test('a number of the story is a button where it stands by itself, each place once', () => {
  expect(marked('rolls 4 dice, 4 hit', 4)).toBe('rolls [4] dice, 4 hit');
  expect(marked('rolls 4 dice, 4 hit', 4, 4)).toBe('rolls [4] dice, [4] hit');
  expect(marked('14 of 40, 4.5, −4, #4 or 4', 4)).toBe('14 of 40, 4.5, −4, #4 or [4]');
  expect(marked('2 against 3', 3, 2)).toBe('[2] against [3]');
  expect(marked('2, then −2', -2)).toBe('2, then [−2]');
  expect(marked('<b>4</b>', 4)).toBe('&lt;b&gt;[4]&lt;/b&gt;');
});

test('a number that is not in the text is offered beside it', () => {
  const html = numbersHtml({ text: 'hits', numbers: [number(7, 'Luck <i>')] }, 'x', inEnglish);
  expect(html).toContain(
    'Luck &lt;i&gt; <button type="button" class="number" aria-expanded="false" data-reasons="x-0">7</button>',
  );
  expect(html).toContain('data-key="x-0" hidden');
  expect(numbersHtml({ text: '7', numbers: [number(7)] }, 'x', inEnglish)).not.toContain('<button');
  expect(numbersHtml({ text: '7' }, 'x', inEnglish)).toBe('');
});

test('the tally names every reason with its rule, and the reason why one does not count', () => {
  const reasons = [
    { text: '3 sword', rule: 'R-1' },
    { text: '+1 flank', rule: 'R-2', rejected: 'not behind' },
  ];
  const html = numbersHtml({ text: '3', numbers: [{ label: 'Dice', value: 3, reasons }] }, 'x', inEnglish);
  expect(html).toContain('<b>Dice: Why is it 3?</b>');
  expect(html).toContain('<li>3 sword <code>R-1</code></li>');
  expect(html).toContain('<li class="is-rejected">+1 flank <em>does not count: not behind</em> <code>R-2</code></li>');
});
