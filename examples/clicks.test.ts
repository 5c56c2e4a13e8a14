import { act, choose, createMatch, type Match, nearest, type PlayerId, view } from '@rulewright/core';
import { clickConformance, clicksOn, wishOf } from '@rulewright/core/clicks';
import { expect, test } from 'vitest';
import { game as nim, presentation as nimWords } from '../docs/tutorial/src/nim.js';
import { connectFour } from './connect-four/connect-four.js';
import * as connectFourScene from './connect-four/scene.js';
import { TABLE } from './duel/bout.js';
import { duel } from './duel/duel.js';
import * as duelScene from './duel/scene.js';
import type { Skirmish } from './skirmish/battle.js';
import { drawn } from './skirmish/drawn.js';
import * as skirmishScene from './skirmish/scene.js';
import { skirmish } from './skirmish/skirmish.js';
import * as ticTacToeScene from './tic-tac-toe/scene.js';
import { ticTacToe } from './tic-tac-toe/tic-tac-toe.js';

clickConformance(test, ticTacToe, ticTacToeScene, { setups: [{ players: 2 }], matches: 5 });
clickConformance(test, connectFour, connectFourScene, { setups: [{ players: 2 }] });
clickConformance(test, nim, nimWords, { setups: [{ players: 2 }], matches: 3 });
clickConformance(test, duel, duelScene, { setups: [{ players: 2 }] });
clickConformance(test, skirmish, skirmishScene, { setups: [{ players: 2 }] });

const field = `
     . . . .
    . . K . .
   . . g s * .
  . . * . * . .
   . * . . . .
    . S . . .
     . . . .
`;

const clicks = (match: Match<Skirmish>, by: PlayerId) => clicksOn(skirmishScene, view(match, by));

test('skirmish: a model offers its targets as things, and what else it may do as buttons', () => {
  const match = createMatch(skirmish, { players: 2, seed: 'clicks', position: drawn(field).position });
  const meaning = clicks(match, 'p1');
  expect(meaning([]).things.map(({ id, answers }) => [id, answers.length])).toEqual([
    ['K', 4],
    ['S', 2],
  ]);
  const knight = meaning(['K']);
  expect(knight.things.map(({ id }) => id)).toEqual(['g', 's']);
  expect(knight.buttons.map(({ answer }) => answer.action.choice)).toEqual([
    { model: 'K', do: 'move' },
    { model: 'K', do: 'hold' },
  ]);
  const hold = knight.buttons[1]?.id ?? '';
  expect(meaning(['K', hold]).answer?.action.choice).toEqual({ model: 'K', do: 'hold' });
  expect(meaning(['K', 's']).answer?.action.choice).toEqual({ model: 'K', do: 'attack', target: 's' });
  expect(meaning(['k'])).toEqual({ answers: [], things: [], buttons: [] });
  expect(meaning(['S', hold]).answers).toEqual([]);
});

test('skirmish: the other player can click nothing', () => {
  const match = choose(createMatch(skirmish, { players: 2, seed: 'clicks' }), { model: 'K', do: 'move' });
  expect(clicks(match, 'p2')([])).toEqual({ answers: [], things: [], buttons: [] });
  expect(clicks(match, 'p1')([]).things.every(({ id }) => id.startsWith('cell-'))).toBe(true);
});

test('duel: a click on the table or on a thing becomes a legal path towards it', () => {
  const match = createMatch(duel, { players: 2, seed: 'clicks' });
  // #region wish
  const wished = wishOf(duelScene, view(match, 'p1'), { item: 'table', at: { x: TABLE / 2, y: TABLE / 2 } });
  const choice = wished && nearest(match, wished.decision, wished.wish);
  const next = wished && act(match, { decision: wished.decision.id, by: 'p1', choice });
  // #endregion
  const [before, after] = [match, next].map(one => one?.state.fighters.find(({ owner }) => owner === 'p1')?.at);
  expect(after).not.toEqual(before);
  expect(wishOf(duelScene, view(match, 'p1'), { item: 'table' })?.wish).toBe('table');
  expect(wishOf(duelScene, view(match, 'p2'), { item: 'table' })).toBeUndefined();
});
