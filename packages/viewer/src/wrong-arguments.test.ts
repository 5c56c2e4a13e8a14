import { createMatch, GameError } from '@rulewright/core';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../../examples/tic-tac-toe/tic-tac-toe.js';
import { renderReplay } from './replay/render-replay.js';
import { replayOf } from './replay-of.js';
import { renderDie } from './scene/render-die.js';
import { renderScene } from './scene/render-scene.js';

const match = createMatch(ticTacToe, { players: 2 });

test.each([
  ['no match', () => replayOf(undefined as never, {} as never), /^match is undefined: createMatch/],
  ['no presentation', () => replayOf(match, undefined as never), /^presentation is undefined: /],
  ['a module', () => replayOf(match, { presentation: {} } as never), /^presentation has no field scene: /],
  ['a match', () => renderReplay(match as never), /^replay has no field frames: replayOf gives one/],
  ['no replay', () => renderReplay(null as never), /^replay is null: /],
  ['a view', () => renderScene({ title: 'a view' } as never), /^scene has no field items: /],
  ['a function', () => renderScene((() => 0) as never), /^scene is a function: /],
  ['no die', () => renderDie(6 as never, 1), /^die is no string: a name such as d6$/],
  ['no face', () => renderDie('d6', undefined as never), /^face is neither a string nor a number$/],
])('callers without types who give %s are told so by name', (_, call, message) => {
  expect(call).toThrow(GameError);
  expect(call).toThrow(message);
});
