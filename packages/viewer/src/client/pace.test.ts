import { expect, test } from 'vitest';
import { hexesMatch } from '../fixtures/hexes-match.js';
import { squaresMatch } from '../fixtures/squares-match.js';
import { openingOf } from '../replay/opening.js';
import { PACES, spanAt, spansOf } from './pace.js';

test('the parts of every pace hold each frame once, in order', () => {
  for (const match of [squaresMatch, hexesMatch]) {
    for (const pace of PACES) {
      const spans = spansOf(match, pace);
      const held = spans.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
      expect(held).toEqual(match.frames.map((_, at) => at));
      expect(held.map(at => spans[spanAt(spans, at)]).every(span => span !== undefined)).toBe(true);
    }
  }
});

test('a part begins with a decision, with a chapter, or with each record', () => {
  const kinds = spansOf(squaresMatch, 'decision').map(({ from }) => squaresMatch.frames[from]?.kind);
  expect(new Set(kinds)).toEqual(new Set(['start', 'action', 'end']));
  const chapters = spansOf(squaresMatch, 'chapter').map(({ from }) => squaresMatch.frames[from]?.chapter);
  expect(chapters.filter(one => one !== undefined)).toHaveLength(
    squaresMatch.frames.filter(({ chapter }) => chapter !== undefined).length,
  );
  expect(spansOf(squaresMatch, 'record')).toHaveLength(squaresMatch.frames.length);
});

test('a replay opens on its first piece, else on the first thing that comes, else on its start', () => {
  const { frames } = squaresMatch;
  const empty = { title: '', items: [] };
  const cell = { kind: 'cell', id: 'a', at: { x: 0, y: 0 } } as never;
  const withScenes = (...scenes: (readonly never[])[]) => ({
    ...squaresMatch,
    frames: scenes.map((items, seq) => ({ ...frames[0], seq, scene: { ...empty, items } })) as never,
  });
  const token = { kind: 'token', id: 'b', at: { x: 0, y: 0 } } as never;
  expect(openingOf(withScenes([cell], [cell], [cell, token]))).toBe(2);
  expect(openingOf(withScenes([cell], [cell, cell]))).toBe(1);
  expect(openingOf(withScenes([cell], [cell]))).toBe(0);
});
