import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hexesMatch } from '../fixtures/hexes-match.js';
import { hostileMatch } from '../fixtures/hostile-match.js';
import { longMatch } from '../fixtures/long-match.js';
import { squaresMatch } from '../fixtures/squares-match.js';
import { generateClient, generatedFile } from './generate-client.js';
import { type PackedReplay, unpackReplay } from './pack.js';
import { pageBody } from './page-body.js';
import { renderReplay } from './render-replay.js';
import { type Squeezed, unsqueeze } from './squeeze.js';

const matches = [squaresMatch, hexesMatch, hostileMatch];

test('the generated script and style are those of the sources', async () => {
  // Regenerate with: npx tsx packages/viewer/src/replay/generate-client.ts
  expect(readFileSync(generatedFile, 'utf8') === (await generateClient())).toBe(true);
});

test('the policy admits the script and the style by their hashes, and nothing else', () => {
  const html = renderReplay(squaresMatch);
  const hash = (text: string | undefined): string =>
    `'sha256-${createHash('sha256')
      .update(text ?? '', 'utf8')
      .digest('base64')}'`;
  const style = html.match(/<style>([\s\S]*?)<\/style>/)?.[1];
  const script = html.match(/<script>([\s\S]*?)<\/script>/)?.[1];
  expect(html.match(/http-equiv="Content-Security-Policy" content="([^"]*)"/)?.[1]).toBe(
    `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; base-uri 'none'; form-action 'none'`,
  );
});

test.each(matches)(
  'the page is whole: three scripts, one style, no reference to anything outside (match %#)',
  match => {
    const html = renderReplay(match);
    expect(html.match(/<\/?script/gi)).toHaveLength(6);
    const still = html.replace(/<script>[\s\S]*?<\/script>/, '');
    expect(still.match(/<\/?style/gi)).toHaveLength(2);
    const outside = html
      .replaceAll('http://www.w3.org/2000/svg', '')
      .match(/https?:|url\((?!#)|@import|\ssrc=["']?http|<link|<iframe/g);
    expect(outside).toBeNull();
  },
);

test.each(matches)('the data in the page is the match (match %#)', match => {
  const data = renderReplay(match).match(/<script type="application\/json" id="replay-data">(.*?)<\/script>/s)?.[1];
  expect(data).not.toMatch(/[<>&\u2028\u2029]/);
  expect(unpackReplay(unsqueeze(JSON.parse(data ?? '') as Squeezed) as PackedReplay)).toEqual(match);
});

test('the same match gives the same page', () => {
  expect(renderReplay(JSON.parse(JSON.stringify(hexesMatch)))).toBe(renderReplay(hexesMatch));
});

test('2,000 records on 329 hexes make a page of less than one and a half megabytes', { timeout: 60_000 }, () => {
  expect(renderReplay(longMatch(2000)).length).toBeLessThan(1_500_000);
});

test('a mark between two players of the title stays with the first one, so that it begins no line', () => {
  const players = [
    { id: 'p1', name: 'Ann' },
    { id: 'p2', name: 'Bo' },
  ];
  const body = (title: string): string => pageBody({ title, game: 'Go', players, frames: [] }, '', word => word);
  expect(body('Ann · Bo')).toMatch(/Ann ·<\/span> <span class="who">.*Bo<\/span><\/h1>/);
  expect(body('Ann against Bo')).toMatch(/Ann<\/span> against <span class="who">.*Bo<\/span><\/h1>/);
});
