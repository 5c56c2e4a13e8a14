import { expect, test } from 'vitest';
import { inEnglish } from '../words/page-words.en.js';
import { panelsHtml } from './panels.js';

test('a panel shows its title, its rows with sign, name, health and notes, and the acting character', () => {
  const html = panelsHtml(
    [
      {
        title: 'Ada',
        color: 'player1',
        text: 'Fate 2',
        rows: [
          { sign: 'BV', label: 'Brannoc', health: { value: 3, max: 12 }, marks: ['burn'], text: '2 AP', active: true },
          { label: 'Garm', spent: true },
        ],
      },
    ],
    inEnglish,
  );
  expect(html).toMatch(/<h2><svg .*?<\/svg>Ada<\/h2><p class="panel-text">Fate 2<\/p>/);
  expect(html).toContain('<li class="row is-active">');
  expect(html).toContain('<span class="row-label">Brannoc<span class="sr">, acting</span></span>');
  expect(html).toContain('<span class="sr">health </span>3/12');
  // The bar is filled by a quarter of its width of 38.
  expect(html).toContain('width="9.5"');
  expect(html).toContain('<span class="row-text"><span class="mark">burn</span>, 2 AP</span>');
  expect(html).toContain('<li class="row is-spent">');
  expect(html).toContain('<span class="row-label">Garm<span class="sr">, has acted</span></span></li>');
  expect(panelsHtml([], inEnglish)).toBe('');
});

test('text stays text, and a bar is never more than full or less than empty', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const html = panelsHtml(
    [
      {
        title: hostile,
        text: hostile,
        rows: [
          { sign: hostile, label: hostile, marks: [hostile], text: hostile, health: { value: 9, max: 3 } },
          { label: '', health: { value: -4, max: 0 } },
        ],
      },
    ],
    inEnglish,
  );
  expect(html).not.toContain('<img');
  expect(html.match(/&lt;img/g)).toHaveLength(6);
  expect(html).toContain('width="38" height="6"');
  expect(html).toContain('width="0" height="6"');
});
