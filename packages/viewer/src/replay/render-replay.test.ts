import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { GameError, type Replay } from '@rulewright/core';
import { replaced } from '@rulewright/core/testing';
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

const endless: unknown[] = [];
endless.push(endless);
test.each<[field: string, value: unknown, message: string]>([
  ['title', 7, 'replay.title is a number, not a text'],
  ['title', endless, 'replay.title is a list, not a text'],
  ['players', { length: 2 }, 'replay.players is an object, not a list'],
  ['frames', [null], 'replay.frames[0] is null, not an object'],
  ['frames.1.scene', [], 'replay.frames[1].scene is a list, not an object'],
  ['frames.1.scene.items', undefined, 'replay.frames[1].scene has no field items'],
  ['frames.1.scene.items', new Array(2), 'replay.frames[1].scene.items[0] is undefined, not an object'],
  ['frames.1.scene.items.0.kind', 'constructor', 'frames[1].scene.items[0].kind is none of cell, overlay,'],
  ['frames.1.scene.items.0.at', [], 'replay.frames[1].scene.items[0].at is a list, not an object'],
  ['frames.1.scene.items.0.label', endless, 'replay.frames[1].scene.items[0].label is a list, not a text'],
  ['frames.1.scene.items.0.more', 10n, 'replay.frames[1].scene.items[0].more is no plain JSON: not-json'],
  ['frames.1.scene.items.0.more', endless, 'is no plain JSON: nested-too-deep'],
  ['frames.1.scene.bounds', { x: 0, y: 0, width: '1', height: 1 }, '.bounds.width is a string, not a number'],
  ['frames.1.rules', 'R-1', 'replay.frames[1].rules is a string, not a list'],
  ['frames.1.meters', { gold: '7' }, 'replay.frames[1].meters.gold is a string, not a number'],
  ['frames.1.seq', '1', 'replay.frames[1].seq is a string, not a number'],
  ['frames.1.seq', Number.NaN, 'replay.frames[1].seq is NaN, not a number'],
])('a replay with a wrong %s is refused by its field: it threw errors of JavaScript', (field, value, message) => {
  const tampered = replaced(hexesMatch, field.split('.'), value) as Replay;
  expect(() => renderReplay(tampered)).toThrow(GameError);
  expect(() => renderReplay(tampered)).toThrow(message);
});
