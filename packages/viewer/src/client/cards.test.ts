import type { SceneItem } from '@rulewright/core';
import { expect, test } from 'vitest';
import { cardedMatch } from '../fixtures/carded-match.js';
import { inEnglish } from '../words/page-words.en.js';
import { cardHtml, cardsAt, reachFrame, withAround } from './cards.js';

const dice = (index: number): unknown => cardsAt(cardedMatch, index).get('knight')?.numbers[1]?.value;

test('a card stays as it is until a frame changes it or takes it away', () => {
  expect([0, 1, 2, 3].map(dice)).toEqual([3, 3, 4, 4]);
  expect([0, 1, 2, 3].map(index => cardsAt(cardedMatch, index).has('mage'))).toEqual([true, true, true, false]);
});

test('the reach of a piece lies under all tokens, with an id of its own, and a ring under the badges of the piece', () => {
  const { scene, around } = cardedMatch.frames[1] ?? {};
  if (!scene || !around?.knight) throw new Error('the fixture has a knight');
  const { items } = withAround(scene, 'knight', around.knight);
  expect(items.slice(6).map(({ id }) => id)).toEqual(['around moves', 'chosen', 'knight', 'mage']);
  expect(items[7]).toMatchObject({ over: [{ shape: 'disc', x: 2, y: 0 }] });
});

test('where the reach of a piece is not drawn, the nearest frame that draws it is known: a later one if there is one', () => {
  const [start, charge, rolls, falls] = cardedMatch.frames;
  if (!start || !charge || !rolls || !falls) throw new Error('the fixture has four frames');
  const { around: _, ...between } = rolls;
  const match = { ...cardedMatch, frames: [start, charge, between, falls] };
  expect([0, 1, 2, 3].map(index => reachFrame(match, 'knight', index))).toEqual([1, undefined, 3, undefined]);
  expect([0, 1, 2, 3].map(index => reachFrame(match, 'mage', index))).toEqual([1, undefined, 1, 1]);
  expect(reachFrame(match, 'banner', 0)).toBeUndefined();
});

test('the reach of a piece covers no figure of a bar', () => {
  const items: readonly SceneItem[] = [
    { kind: 'cell', id: 'keep', at: { shape: 'square', x: 0, y: 0, size: 1 } },
    { kind: 'bar', id: 'health', x: 0, y: 0, width: 1, height: 0.3, value: 3, max: 4 },
    { kind: 'token', id: 'knight', x: 2, y: 0, size: 0.5 },
  ];
  const seen: SceneItem = { kind: 'overlay', id: 'seen', over: [{ shape: 'square', x: 0, y: 0, size: 1 }] };
  const drawn = withAround({ title: 'a keep', items }, 'knight', [seen]);
  expect(drawn.items.map(({ id }) => id)).toEqual(['keep', 'around seen', 'health', 'chosen', 'knight']);
});

test('a cell that is drawn after a token does not hide the reach of a piece', () => {
  const items: readonly SceneItem[] = [
    { kind: 'cell', id: 'marsh', at: { shape: 'square', x: 0, y: 0, size: 1 } },
    { kind: 'token', id: 'sign of the marsh', x: 0, y: 0, size: 0.2 },
    { kind: 'cell', id: 'hill', at: { shape: 'square', x: 1, y: 0, size: 1 } },
    { kind: 'token', id: 'shaman', x: 2, y: 0, size: 0.5 },
  ];
  const moves: SceneItem = { kind: 'overlay', id: 'moves', over: [{ shape: 'square', x: 1, y: 0, size: 1 }] };
  const drawn = withAround({ title: 'a village', items }, 'shaman', [moves]);
  const ids = drawn.items.map(({ id }) => id);
  expect(ids).toEqual(['marsh', 'sign of the marsh', 'hill', 'around moves', 'chosen', 'shaman']);
  const sign = withAround({ title: 'a village', items }, 'sign of the marsh', []).items;
  expect(sign.at(-1)?.id).toBe('chosen');
});

test('the border around a chosen piece has the shape of the piece', () => {
  const cell = { kind: 'cell', id: 'tile', at: { shape: 'square', x: 1, y: 1, size: 2 } } as const;
  const items: readonly SceneItem[] = [
    cell,
    { kind: 'token', id: 'temple', form: 'pill', x: 1, y: 1, size: 0.2, label: 'Temple' },
    { kind: 'token', id: 'priest', x: 1, y: 2, size: 0.5 },
    { kind: 'cards', id: 'deck', x: 4, y: 1, width: 1, height: 2, count: 3 },
    {
      kind: 'line',
      id: 'road',
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
    },
  ];
  const borderOf = (piece: string) =>
    withAround({ title: 'a village', items }, piece, []).items.flatMap(item =>
      item.kind === 'overlay' ? item.over : [],
    );
  expect(borderOf('tile')).toEqual([cell.at]);
  expect(borderOf('temple')).toMatchObject([{ shape: 'square', x: 1, y: 1, height: expect.closeTo(0.26) }]);
  expect(borderOf('priest')).toEqual([{ shape: 'disc', x: 1, y: 2, radius: 0.31 }]);
  expect(borderOf('deck')).toMatchObject([{ shape: 'square', x: 4, y: 1, size: 1.16 }]);
  expect(borderOf('road')).toEqual([]);
});

test('a card tells its numbers and facts; a number without reasons is no button', () => {
  const card = cardsAt(cardedMatch, 0).get('knight');
  if (!card) throw new Error('the fixture has a knight');
  const html = cardHtml(card, inEnglish);
  expect(html).toContain('<li><span>Health</span> <b>3 of 5</b></li>');
  expect(html).toContain('<span title="Attack dice">Dice</span> <button type="button" class="number"');
  expect(html).toContain('<li class="warns"><b>Poison</b> <span>from Mage</span></li>');
  expect(cardHtml({ ...card, title: '<i>' }, inEnglish)).toContain('&lt;i&gt;');
  const told = [{ label: 'Poison', text: 'loses 1 health', from: 'from Mage', rule: 'KNIGHT-1' }];
  expect(cardHtml({ ...card, facts: told }, inEnglish)).toContain(
    '<b>Poison</b> <span>loses 1 health</span>, <span>from Mage</span> <code>KNIGHT-1</code>',
  );
});
