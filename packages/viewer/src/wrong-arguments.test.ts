import { createMatch, GameError, type Presentation, type Scene } from '@rulewright/core';
import { expect, test } from 'vitest';
import { type TicTacToe, ticTacToe } from '../../../examples/tic-tac-toe/tic-tac-toe.js';
import { renderReplay } from './replay/render-replay.js';
import { replayOf } from './replay-of.js';
import { renderDie } from './scene/render-die.js';
import { boardPoint, renderScene } from './scene/render-scene.js';

const match = createMatch(ticTacToe, { players: 2 });
const scene: Scene = { title: 'a table', items: [] };
const presentation: Presentation<TicTacToe> = {
  title: 'Tic-tac-toe',
  words: {
    events: { Marked: () => 'a mark' },
    decision: () => 'where?',
    choices: { cell: cell => `${cell}` },
    outcome: () => 'over',
  },
  scene: () => scene,
};

test.each([
  ['no match', () => replayOf(undefined as never, {} as never), /^match is undefined: createMatch/],
  ['no presentation', () => replayOf(match, undefined as never), /^presentation is undefined: /],
  ['a module', () => replayOf(match, { presentation: {} } as never), /^presentation has no field scene: /],
  ['a match', () => renderReplay(match as never), /^replay has no field frames: replayOf gives one/],
  ['no replay', () => renderReplay(null as never), /^replay is null: /],
  ['a view', () => renderScene({ title: 'a view' } as never), /^scene has no field items: /],
  ['a function', () => renderScene((() => 0) as never), /^scene is a function: /],
  ['no die', () => renderDie(6 as never, 1), /^die is a number: a name such as d6$/],
  [
    'a player in place of options',
    () => replayOf(match, presentation, 'p1' as never),
    /^options is a string: an object such as \{ viewer: 'p1' \}$/,
  ],
  [
    'null for the options of a page',
    () => renderReplay(replayOf(match, presentation), null as never),
    /^options is null: /,
  ],
  [
    'null for the options of a picture',
    () => renderScene(scene, null as never),
    /^options is null: .* \{ scheme: 'dark' \}$/,
  ],
  ['null for the options of a die', () => renderDie('d6', 1, null as never), /^options is null: /],
  ['no scene of a point', () => boardPoint(undefined as never, { x: 0, y: 0 }), /^scene is undefined: /],
  ['no point', () => boardPoint(scene, undefined as never), /^point is undefined: a point of the picture /],
  ['half a point', () => boardPoint(scene, { x: 1 } as never), /^point has no field y: /],
  ['null for the options of a point', () => boardPoint(scene, { x: 0, y: 0 }, null as never), /^options is null: /],
  ['no face', () => renderDie('d6', undefined as never), /^face is neither a string nor a number$/],
])('callers without types who give %s are told so by name', (_, call, message) => {
  expect(call).toThrow(GameError);
  expect(call).toThrow(message);
});
