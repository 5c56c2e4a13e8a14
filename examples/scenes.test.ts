import { choose, createMatch, nearest, region, type Scene, view } from '@rulewright/core';
import { expect, test } from 'vitest';
import { connectFour } from './connect-four/connect-four.js';
import { scene as connectFourScene } from './connect-four/scene.js';
import { duel } from './duel/duel.js';
import { scene as duelScene } from './duel/scene.js';
import { scene as skirmishScene } from './skirmish/scene.js';
import { skirmish } from './skirmish/skirmish.js';
import { scene as ticTacToeScene } from './tic-tac-toe/scene.js';
import { ticTacToe } from './tic-tac-toe/tic-tac-toe.js';

const tokens = ({ items }: Scene) => items.flatMap(item => (item.kind === 'token' ? [item] : []));
/** Plain JSON with one id per thing, as a viewer needs it. */
const check = (scene: Scene, items: number): void => {
  expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
  expect(new Set(scene.items.map(({ id }) => id)).size).toBe(items);
  expect(scene.items.length).toBe(items);
};

test('tic-tac-toe: nine squares, and marks where they were made', () => {
  const match = [4, 0].reduce(choose, createMatch(ticTacToe, { players: ['ada', 'bo'] }));
  const scene = ticTacToeScene(view(match));
  check(scene, 11);
  expect(tokens(scene).map(({ x, y, color, title }) => [x, y, color, title])).toEqual([
    [0, 0, 'player2', 'bo'],
    [1, 1, 'player1', 'ada'],
  ]);
});

test('connect four: the second disc of a column lies above the first, and was the last', () => {
  const match = [3, 3].reduce(choose, createMatch(connectFour, { players: 2 }));
  const scene = connectFourScene(view(match));
  check(scene, 44);
  expect(tokens(scene).map(({ x, y, active }) => [x, y, active])).toEqual([
    [3, 5, false],
    [3, 4, true],
  ]);
});

test('skirmish: the steps on offer show to the player who is asked', () => {
  const match = choose(createMatch(skirmish, { players: 2, seed: 'scene' }), { model: 'K', do: 'move' });
  const mine = skirmishScene(view(match, 'p1'));
  check(mine, 37 + 8 + 1);
  check(skirmishScene(view(match, 'p2')), 37 + 8);
  expect(mine.items.find(({ id }) => id === 'steps')).toMatchObject({ over: [{}, {}] });
  expect(
    tokens(mine)
      .filter(({ spent }) => spent)
      .map(({ id }) => id),
  ).toEqual(['K']);
});

test('duel: the region shows to the player who is asked, and what is drawn is a wish by its id', () => {
  const match = createMatch(duel, { players: 2, seed: 'scene' });
  const mine = duelScene(view(match, 'p1'));
  // The table, three pillars, the region, and two fighters with their reach.
  check(mine, 1 + 3 + 1 + 4);
  check(duelScene(view(match, 'p2')), 1 + 3 + 4);
  const [decision] = match.decisions;
  if (!decision) throw new Error('nothing is asked');
  expect(mine.items.find(({ id }) => id === 'region')).toMatchObject({ over: region(match, decision) });
  for (const { id } of mine.items) {
    const walk = nearest(match, decision, id);
    if (id === 'table' || id === 'region' || id?.startsWith('reach')) expect(walk).toBeUndefined();
    else expect(choose(match, walk).length).toBeGreaterThan(match.length);
  }
  const throwing = choose(choose(match, []), 'throw');
  check(duelScene(view(throwing, 'p1')), 1 + 3 + 1 + 4);
});
