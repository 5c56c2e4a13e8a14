import type { Replay, ReplayFrame, SceneBox, SceneItem, ScenePanel } from '@rulewright/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardedMatch } from '../fixtures/carded-match.js';
import { hexesMatch } from '../fixtures/hexes-match.js';
import { hostileMatch } from '../fixtures/hostile-match.js';
import { longMatch } from '../fixtures/long-match.js';
import { squaresMatch } from '../fixtures/squares-match.js';
import { packReplay, unpackReplay } from './pack.js';

const there = (replay: Replay): Replay => unpackReplay(JSON.parse(JSON.stringify(packReplay(replay))));

test.each([squaresMatch, hexesMatch, hostileMatch, cardedMatch, longMatch(40)])(
  'packing loses nothing (match %#)',
  match => {
    expect(there(match)).toEqual(match);
  },
);

const letter = (text: string): SceneItem => ({ kind: 'text', x: 0, y: 0, text, size: 1 });
const matchOf = (boards: readonly (readonly string[])[], titles: readonly string[]): Replay => ({
  title: 't',
  game: 'g',
  players: [],
  frames: boards.map((board, seq): ReplayFrame => {
    const scene = { title: titles[seq % titles.length] ?? '', items: board.map(letter) };
    return { seq, kind: 'event', text: '', rules: [], scene };
  }),
});

test('packing loses nothing, whatever changes between frames', () => {
  const board = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 9 });
  const boards = fc.array(board, { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(boards, fc.array(fc.constantFrom('x', 'y'), { minLength: 1, maxLength: 3 }), (all, titles) => {
      expect(there(matchOf(all, titles))).toEqual(matchOf(all, titles));
    }),
    { numRuns: 300 },
  );
});

test('an item is kept once, and an unchanged scene not at all', () => {
  const packed = packReplay(
    matchOf(
      [
        ['a', 'b', 'c'],
        ['a', 'b', 'c'],
        ['a', 'd', 'c'],
        ['a', 'c'],
      ],
      ['x'],
    ),
  );
  expect(packed.items).toHaveLength(4);
  expect(packed.scenes).toEqual([
    { head: 0, splice: [0, 0, 0, 1, 2] },
    { head: 0, set: [1, 3] },
    { head: 0, splice: [1, 1] },
  ]);
  expect(packed.frames.map(frame => frame.scene)).toEqual([0, undefined, 1, 2]);
});

test('a row of a panel is kept once, and panels that stay are not told again', () => {
  const rows = (...labels: string[]): ScenePanel[] => [{ title: 'p', rows: labels.map(label => ({ label })) }];
  const plain = matchOf([['a'], ['a'], ['b'], ['b'], ['b']], ['x']);
  const panels = [rows('1', '2'), rows('1', '2'), rows('1', '2'), rows('1', '3'), undefined];
  const match: Replay = {
    ...plain,
    frames: plain.frames.map((frame, at) => {
      const own = panels[at];
      return own ? { ...frame, scene: { ...frame.scene, panels: own } } : frame;
    }),
  };
  const packed = packReplay(match);
  expect(packed.rows).toEqual([{ label: '1' }, { label: '2' }, { label: '3' }]);
  expect(packed.panels.map(panel => panel.rows)).toEqual([
    [0, 1],
    [0, 2],
  ]);
  expect(packed.scenes.map(scene => scene.panels)).toEqual([[0], undefined, [1], []]);
  expect(packed.frames.map(frame => frame.scene)).toEqual([0, undefined, 1, 2, 3]);
  expect(there(match)).toEqual(match);
});

test('the board has room for every frame', () => {
  const items: readonly SceneItem[] = [{ kind: 'cell', at: { shape: 'square', x: 0, y: 0, size: 2 } }];
  const far: readonly SceneItem[] = [{ kind: 'cell', at: { shape: 'square', x: 10, y: 0, size: 2 } }];
  const frame = (seq: number, shown: readonly SceneItem[], bounds?: SceneBox): ReplayFrame => {
    const scene = { title: '', items: shown, ...(bounds && { bounds }) };
    return { seq, kind: 'event', text: '', rules: [], scene };
  };
  const replayOf = (...frames: readonly ReplayFrame[]) => ({ title: '', game: '', players: [], frames });
  const roomOf = (...frames: readonly ReplayFrame[]) => packReplay(replayOf(...frames)).bounds;
  expect(roomOf(frame(1, items), frame(2, far))).toEqual({ x: -1, y: -1, width: 12, height: 2 });
  // Many frames show more below the board, such as a side view: the board has that room all the time.
  const [low, high] = [3, 5].map(height => ({ x: 0, y: 0, width: 4, height }));
  expect(roomOf(frame(1, items, low), frame(2, far, high))).toEqual(high);
  expect(roomOf(frame(1, items), frame(2, far, high))).toEqual({ x: -1, y: -1, width: 5, height: 6 });
});

test('a replay that cannot be shown is refused', () => {
  const frame = squaresMatch.frames[0];
  if (frame === undefined) throw new Error('the fixture has frames');
  expect(() => packReplay({ ...squaresMatch, frames: [] })).toThrow(/no frame/);
  expect(() => packReplay({ ...squaresMatch, frames: [frame, frame] })).toThrow(/ascending/);
  const broken = { ...letter('a'), x: Number.NaN };
  const scene = { title: '', items: [broken], bounds: { x: 0, y: 0, width: 1, height: 1 } };
  expect(() => packReplay({ ...squaresMatch, frames: [{ ...frame, scene }] })).toThrow(/"x".*not a finite number/);
});

test('items that differ only in their depth, or in having a key, are kept apart', () => {
  const shapes = [
    { x: 0, y: 0 },
    { x: 0, y: 1 },
  ].map((end): SceneItem => ({ kind: 'line', points: [{ x: 0, y: 0 }, end] }));
  const items: readonly SceneItem[] = [
    ...shapes,
    { ...letter('a'), title: 'A' },
    letter('a'),
    { ...letter('a'), id: 'A' },
  ];
  const frames = items.map((item, seq): ReplayFrame => {
    return { seq, kind: 'event', text: '', rules: [], scene: { title: '', items: [item] } };
  });
  const replay: Replay = { title: '', game: '', players: [], frames };
  expect(there(replay)).toEqual(replay);
  expect(packReplay(replay).items).toHaveLength(5);
});

test('a card, a number and a reach that come again are kept once', () => {
  const { pieces, numbers, facts, cards, layers, frames } = packReplay(cardedMatch);
  // The number that the story tells is the one on the second card of the Knight.
  expect([numbers.length, facts.length, cards.length, layers.length]).toEqual([4, 2, 3, 3]);
  expect(pieces).toEqual(['knight', 'mage']);
  expect(frames.map(({ around }) => around)).toEqual([undefined, [0, 0, 1, 1], [0, 2], [1, -1]]);
});
