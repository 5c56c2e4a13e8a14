import { expect, test } from 'vitest';
import { cardedMatch } from '../fixtures/carded-match.js';
import { renderDie } from '../scene/render-die.js';
import { renderScene } from '../scene/render-scene.js';
import { renderReplay } from './render-replay.js';

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('a picture is drawn in place of a token, on terrain and on dice, each defined once', () => {
  const svg = renderScene(
    {
      title: 'Pictures',
      items: [
        { kind: 'cell', at: { shape: 'square', x: 0, y: 0, size: 1 }, fill: 'terrain:forest' },
        { kind: 'cell', at: { shape: 'square', x: 1, y: 0, size: 1 }, fill: 'terrain:forest', picture: 'tile:grove' },
        { kind: 'token', id: 'k', x: 0, y: 0, size: 1, label: 'K', picture: 'model:knight' },
        { kind: 'token', id: 'm', x: 1, y: 0, size: 1, label: 'M', picture: 'model:mage' },
      ],
    },
    { pictures: { 'terrain:forest': png, 'tile:grove': png, 'model:knight': png } },
  );
  expect(svg.match(/<pattern /g)).toHaveLength(3);
  expect(svg.match(/fill="url\(#rw-picture-[012]\)"/g)).toHaveLength(3);
  expect(renderDie('d6', 5, { pictures: { 'die:d6:5': png } })).toContain(`<image href="${png}"`);
  expect(renderDie('d6', 4, { pictures: { 'die:d6:5': png } })).not.toContain('<image');
});

test('only a page with pictures may show images, and only those inside itself', () => {
  const policy = (html: string): string => html.match(/Content-Security-Policy" content="([^"]*)"/)?.[1] ?? '';
  expect(policy(renderReplay(cardedMatch))).not.toContain('img-src');
  expect(policy(renderReplay(cardedMatch, { theme: { pictures: { 'model:knight': png } } }))).toContain(
    'img-src data:;',
  );
});

test('a theme that a page cannot use is refused by name', () => {
  const page = (theme: Parameters<typeof renderReplay>[1] & object) => () => renderReplay(cardedMatch, theme);
  expect(page({ theme: { pictures: { 'model:knight': 'https://example.org/k.png' } } })).toThrow(
    /"model:knight" is no data URL/,
  );
  expect(page({ theme: { colors: { purple: { light: '#000000', dark: '#ffffff' } } } })).toThrow(/no colour "purple"/);
  expect(page({ theme: { colors: { player1: { light: 'red', dark: '#ffffff' } } } })).toThrow(
    /"player1" is not written as #rrggbb/,
  );
  expect(page({ theme: { colors: { player1: { light: '#ffffff', dark: '#ffffff' } } } })).toThrow(
    /letters on "player1" contrast 1.0 : 1/,
  );
});
