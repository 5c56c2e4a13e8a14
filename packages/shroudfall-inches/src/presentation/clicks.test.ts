import { createMatch, type Decision, type View, view } from '@rulewright/core';
import { checkClicks, clicksOn, sketchOf, wishOf } from '@rulewright/core/clicks';
import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { laidOut } from '../testing/index.js';
import type { Sfi } from '../vocabulary/index.js';
import { createPresentation } from './index.js';

const laid = laidOut('A A B  c', { armies: { p1: { reserve: { red: 1 } } } });
const presentation = createPresentation(laid.game);
const match = createMatch(laid.game, { ...laid.setup, seed: 'clicks' });
const seen = view(match, 'p1');

/** A view with one question of a player. */
const asking = (kind: string, facts: object): View<Sfi> => ({
  ...seen,
  // The cast is safe: clicks read nothing of a decision but its kind and its answers.
  decisions: [{ id: 1, by: 'p1', kind, rule: 'SFI-ROUND-002', ...facts } as unknown as Decision<Sfi>],
});

const things = (kind: string, options: readonly unknown[], clicked: readonly string[] = []) => {
  const { things: next, buttons, answer } = clicksOn(presentation, asking(kind, { options }))(clicked);
  return {
    things: next.map(({ id }) => id),
    buttons: buttons.map(one => one.answer.action.choice),
    answer: answer?.action.choice,
  };
};

test('a unit is activated by a click on its first model', () => {
  checkClicks(match, presentation);
  expect(seen.decisions[0]).toMatchObject({ kind: 'activate', options: ['A', 'B'] });
  const meaning = clicksOn(presentation, seen);
  expect(meaning([]).things.map(({ id }) => id)).toEqual(['A/1', 'B/1']);
  expect(meaning(['B/1']).answer?.action.choice).toBe('B');
});

test('models, targets, interactions and sources of abilities are clicks; an answer that names nothing is a button', () => {
  expect(things('nextModel', ['A/1', 'A/2', 'done'])).toMatchObject({ things: ['A/1', 'A/2'], buttons: ['done'] });
  expect(things('attack', [{ profile: 'bow', target: 'c/1' }, { profile: 'vent' }, 'done'])).toMatchObject({
    things: ['c/1'],
    buttons: [{ profile: 'vent' }, 'done'],
  });
  const bow = { profile: 'bow', target: 'c/1' };
  const blade = { profile: 'blade', target: 'c/1' };
  expect(things('attack', [bow, blade], ['c/1'])).toMatchObject({ things: [], buttons: [bow, blade] });
  expect(things('act', [{ do: 'move' }, { do: 'interact', model: 'A/1', element: 'B/1' }])).toMatchObject({
    things: ['A/1'],
    buttons: [{ do: 'move' }],
  });
  const uses = [{ ability: 'x', source: 'A', with: 'c/1' }, { ability: 'y', source: 'A/2' }, 'pass'];
  expect(things('window', uses)).toMatchObject({ things: ['A/1', 'A/2'], buttons: ['pass'] });
  expect(things('window', uses, ['A/1', 'c/1']).answer).toEqual(uses[0]);
  expect(things('colour', ['red', 'grey']).buttons).toEqual(['red', 'grey']);
  expect(things('order', ['A', 'tough-hide'])).toMatchObject({ things: ['A/1'], buttons: ['tough-hide'] });
});

test('a click wishes for its point on the grid, or for the thing that was hit', () => {
  const moving = asking('move', { proposal: { model: 'A/1' } });
  const wish = (click: Parameters<typeof wishOf>[2]): unknown => wishOf(presentation, moving, click)?.wish;
  expect(wish({ item: 'table', at: { x: 2540.4, y: 99.6 } })).toEqual({ x: 2540, y: 100 });
  expect(wish({ item: 'c/1' })).toEqual({ x: inches(16), y: inches(2) });
  expect(wish({ item: 'table' })).toBeUndefined();
  expect(wish({ at: { x: inches(1), y: 0 } })).toEqual({ x: 2540, y: 0 });
});

test('an answer is drawn before it is given: the new place, the path there, and the tool', () => {
  const moving = asking('move', { proposal: { model: 'A/1' } });
  const [decision] = moving.decisions;
  if (!decision) throw new Error('nothing is asked');
  const to = { x: inches(6), y: inches(2) };
  const drawn = (choice: unknown): readonly (string | undefined)[] =>
    sketchOf(presentation, moving, decision, choice).map(({ kind }) => kind);
  expect(drawn({ to })).toEqual(['overlay', 'line']);
  expect(drawn('stay')).toEqual([]);
  const pose = { joint: { x: 0, y: 0 }, first: { x: 1, y: 0 }, second: { x: -1, y: 0 } };
  expect(drawn({ to, tool: 'M', pose })).toEqual(['overlay', 'overlay', 'line']);
});
