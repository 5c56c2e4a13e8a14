import { expect, test } from 'vitest';
import { hexesMatch } from '../fixtures/hexes-match.js';
import { squaresMatch } from '../fixtures/squares-match.js';
import { inEnglish } from '../words/page-words.en.js';
import { curvesHtml, metersHtml, meterValues } from './curves.js';
import { findFrame, frameOfLink, jumpsOf, matching, recordsHtml, searchTexts } from './records.js';
import { chapterOf, recordHtml, shownHtml } from './words.js';

const all = new Set(['start', 'action', 'roll', 'event', 'end'] as const);
const found = (words: string, kinds: ReadonlySet<'start' | 'action' | 'roll' | 'event' | 'end'> = all): number[] =>
  matching(squaresMatch, searchTexts(squaresMatch, inEnglish), { words, kinds }).flatMap((hit, index) =>
    hit ? [index] : [],
  );

test('a second curve of one colour is dotted', () => {
  const meters = (['player1', 'player2', 'player1'] as const).map((color, at) => ({ key: `m${at}`, label: '', color }));
  const replay = { ...squaresMatch, meters };
  const drawn =
    curvesHtml(replay, meterValues(replay), inEnglish).match(/<path d="M0 [^>]*stroke-linejoin[^>]*>/g) ?? [];
  expect(drawn.map(path => path.includes('stroke-dasharray'))).toEqual([false, false, true]);
});

test('search looks at story, names, rules, dice, chapters and numbers, and wants every word', () => {
  expect(found('MARSH')).toEqual([8]);
  expect(found('isl-build-005')).toEqual([7]);
  expect(found('starting wood')).toEqual([2]);
  expect(found('ben forest')).toEqual([4, 5, 7]);
  expect(found('#11')).toEqual([11]);
  expect(found('judgement of')).toEqual([9]);
  expect(found('nowhere')).toEqual([]);
});

test('an end that tells the result in its story says it once', () => {
  const text = 'Ada wins.';
  const frames = squaresMatch.frames.map(frame => (frame.kind === 'end' ? { ...frame, text } : frame));
  const told = recordHtml({ ...squaresMatch, frames, outcome: text }, frames.length - 1, inEnglish);
  expect(told.split(text)).toHaveLength(2);
});

test('a remark stands in the list, in the record and among its lines, and can be found', () => {
  const frames = squaresMatch.frames.map((frame, at) =>
    at === 8 ? { ...frame, remarks: ['Nobody <saw> it.'] } : frame,
  );
  const replay = { ...squaresMatch, frames };
  const shown = '<span class="remark">Nobody &lt;saw&gt; it.</span>';
  expect(recordsHtml(replay, inEnglish).split(shown)).toHaveLength(2);
  expect(recordHtml(replay, 8, inEnglish).split(shown)).toHaveLength(2);
  expect(shownHtml(replay, { from: 7, to: 8 }, inEnglish).split(shown)).toHaveLength(2);
  expect(searchTexts(replay, inEnglish).findIndex(text => text.includes('saw'))).toBe(8);
});

test('start and end stay in the list whatever kinds are chosen', () => {
  expect(found('', new Set(['roll']))).toEqual([0, 1, 2, 6, 11]);
});

test('a link finds its record, or the last one before it', () => {
  expect(['#1', '#5', '#12', '#99', '#0', '#-3'].map(hash => frameOfLink(hexesMatch, hash))).toEqual([
    0, 4, 11, 11, 0, 0,
  ]);
  expect(['', '#', '#now', '#1e3', '#1.5', '5'].map(hash => frameOfLink(hexesMatch, hash))).toEqual(
    Array(6).fill(undefined),
  );
});

test('jumps lead in both directions, and only to kinds of records that the match has', () => {
  const jumps = jumpsOf(squaresMatch, index => index === 3, inEnglish);
  const to = (label: string, from: number, step: 1 | -1): number | undefined => {
    const wanted = jumps.find(jump => jump.label === label);
    if (wanted === undefined) throw new Error(`no jump ${label}`);
    return findFrame(squaresMatch, from, step, wanted.test);
  };
  expect(jumps.map(jump => jump.label)).toEqual([
    ...['Any decision', 'Ada decides', 'Ben decides', 'Cleo decides', 'Any roll'],
    ...['starting food', 'starting wood', 'gather wood', 'Chapter', 'Event', 'Record in the list'],
  ]);
  expect(to('Cleo decides', 0, 1)).toBe(8);
  expect(to('Any roll', 6, 1)).toBeUndefined();
  expect(to('Any roll', 6, -1)).toBe(2);
  expect(to('gather wood', 0, 1)).toBe(6);
  expect(to('Record in the list', 11, -1)).toBe(3);
});

test('a record tells its chapter, the player, the dice, the rules and the next player to decide', () => {
  const html = recordHtml(hexesMatch, 4, inEnglish);
  for (const part of [
    'Round 1',
    'Ada',
    'needs 2 hits',
    '3 hits, 1 manoeuvre',
    '<code>ARN-ATTACK-020</code>',
    'Ada chooses three dice.',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).toContain('aria-label="combat: hit, hit+manoeuvre, miss (dropped), crit, miss (dropped)"');
  expect(chapterOf(hexesMatch, 9)).toBe('Round 2');
  expect(recordHtml(hexesMatch, 10, inEnglish)).not.toContain('Ada wins');
  expect(recordHtml(hexesMatch, 11, inEnglish)).toContain('Ada wins, 1 soul to 0.');
});

test('frames that are shown as one tell the numbers of all, since the field for a number shows the last', () => {
  const seqsOf = (from: number, to: number) =>
    />(#[^<]*)<\/span><\/p>/.exec(shownHtml(hexesMatch, { from, to }, inEnglish))?.[1];
  const { frames } = hexesMatch;
  expect(seqsOf(4, 6)).toBe(`#${frames[4]?.seq}–${frames[6]?.seq}`);
  expect(seqsOf(4, 4)).toBe(`#${frames[4]?.seq}`);
  expect(seqsOf(0, 2)).toBe(`#${frames[1]?.seq}–${frames[2]?.seq}`);
  expect(seqsOf(0, 0)).toBeUndefined();
});

test('curves carry values on, and tell the change', () => {
  const values = meterValues(squaresMatch);
  expect(values[1]).toEqual([0, 0, 9, 9, 9, 9, 20, 8, 8, 0, -3, -3]);
  expect(metersHtml(squaresMatch, values, 7)).toContain('Wood <b>8</b> <span class="change">−12</span>');
  expect(metersHtml(squaresMatch, values, 3)).not.toContain('change');
  // The curve runs from −3 at the bottom (114) to 20 at the top (6).
  expect(curvesHtml(squaresMatch, values, inEnglish)).toMatch(/d="M0 99\.91H181\.82V57\.65H545\.45V6H/);
});
