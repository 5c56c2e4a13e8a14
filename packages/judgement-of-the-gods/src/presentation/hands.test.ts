import { createMatch, type ScenePanel, view } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { renderReplay, replayOf } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { judgementOfTheGods as game } from '../index.js';
import { village } from '../testing/village.js';
import type { Jog } from '../vocabulary/index.js';
import { presentation } from './index.js';

const decks = {
  terrain: ['marsh', 'hill', 'forest'],
  building: ['farm', 'mine'],
  judgement: ['field-blight', 'judgement-day'],
};
const match = createMatch(game, { ...village({ turn: 'farmer', tiles: { '1,0': 'hill' }, decks }), seed: 'hands' });
const labels = (panel: ScenePanel | undefined): readonly string[] => (panel?.rows ?? []).map(({ label }) => label);

test('the owner of the log sees every deck in its order; a player only what everybody knows [JOG-TURN-009]', () => {
  const [all] = presentation.hands?.(view(match), match.state) ?? [];
  const [seen] = presentation.hands?.(view(match, 'p1')) ?? [];
  expect(labels(all).slice(0, 3)).toEqual(['Marsh', 'Hill', 'Forest']);
  const { top, unknown } = view(match, 'p1').state.decks.terrain;
  expect(labels(seen)).toHaveLength(top.length + Object.values(unknown).filter(count => count > 0).length);
});

const bot = randomBot<Jog>('hands');
const end = playOut(createMatch(game, { players: 2, seed: 'hands' }), { p1: bot, p2: bot });
const panelsAt = (replay: ReturnType<typeof replayOf>, at: number): readonly ScenePanel[] =>
  replay.frames.at(at)?.scene.panels ?? [];

test('after the end spectators see every deck, and before it none; the owner sees all of them at any time', () => {
  const watched = replayOf(end, presentation);
  expect(panelsAt(watched, -2)).toEqual([]);
  expect(panelsAt(watched, -1).map(({ title }) => title)).toEqual(['Terrain', 'Building', 'Judgement']);
  expect(panelsAt(replayOf(end, presentation, { everything: true }), 30)).toHaveLength(3);
});

test('the page of a player holds no order of cards that this player may not know', () => {
  const [whole] = panelsAt(replayOf(end, presentation, { everything: true }), 30);
  const order = JSON.stringify(whole?.rows);
  const bytes = (options: Parameters<typeof replayOf>[2]): string =>
    JSON.stringify(replayOf(end, presentation, options).frames);
  expect(bytes({ everything: true })).toContain(order);
  for (const viewer of ['p1', 'p2']) expect(bytes({ viewer })).not.toContain(order);
  expect(renderReplay(replayOf(end, presentation, { viewer: 'p1' }))).toContain('In unknown order');
});
