import { createMatch, type Scene, type SceneItem, view } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { renderReplay, renderScene, replayOf } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { judgementOfTheGods as game } from '../index.js';
import { type Layout, village } from '../testing/village.js';
import type { Jog } from '../vocabulary/index.js';
import { presentation } from './index.js';

const sceneAt = (layout: Layout, viewer?: string): Scene =>
  presentation.scene(view(createMatch(game, { ...village(layout), seed: 'scene' }), viewer));

const find = (scene: Scene, id: string): SceneItem | undefined => scene.items.find(item => item.id === id);
const titles = ({ items }: Scene): readonly string[] =>
  items.flatMap(({ title }) => (title === undefined ? [] : [title]));

const table: Layout = {
  tiles: { '1,0': 'magical-hill temple hallowed', '1,-1': 'forest', '2,0': 'magical-marsh' },
  at: { farmer: '1,0' },
  turn: 'farmer',
  done: ['chieftain'],
  statue: { pieces: 2, at: '1,0' },
  pool: { food: 12, gold: 3 },
  decks: { terrain: ['hill', 'marsh'], judgement: ['field-blight', 'judgement-day'], building: ['farm'] },
  judgementDays: 1,
};

test('tiles show their land, their marks and what stands on them', () => {
  const scene = sceneAt(table);
  expect(find(scene, 'tile 1 0')).toMatchObject({
    fill: 'terrain:sand',
    outline: 'series4',
    title: 'Magical Hill at 1E, with a Temple, magical, hallowed, cursed',
  });
  expect(find(scene, 'tile 1 -1')).toMatchObject({ fill: 'terrain:forest', title: 'Forest at 1E 1N' });
  expect(find(scene, 'building 1 0')).toMatchObject({ label: 'Temple' });
  expect(find(scene, 'statue')).toMatchObject({ label: '2/3' });
  expect(find(scene, 'building 0 0')).toBeUndefined();
});

test('characters stand on their tiles in the colours of their players', () => {
  const scene = sceneAt(table);
  expect(find(scene, 'character farmer')).toMatchObject({ label: 'F', color: 'player2', active: true, spent: false });
  expect(find(scene, 'character chieftain')).toMatchObject({
    label: 'C',
    color: 'player1',
    active: false,
    spent: true,
  });
  expect(find(scene, 'character shaman')).toMatchObject({ active: false, spent: false });
  const tile = find(scene, 'tile 1 0');
  const farmer = find(scene, 'character farmer');
  if (tile?.kind !== 'cell' || tile.at.shape !== 'square' || farmer?.kind !== 'token') throw new Error('not drawn');
  expect(Math.abs(farmer.x - tile.at.x)).toBeLessThan(tile.at.size / 2);
  expect(Math.abs(farmer.y - tile.at.y)).toBeLessThan(tile.at.size / 2);
});

test('six characters fit on one tile without touching', () => {
  const roles = ['chieftain', 'farmer', 'miner', 'woodsman', 'gatherer', 'shaman'];
  const tokens = sceneAt({ roles }).items.filter(item => item.kind === 'token');
  expect(tokens).toHaveLength(6);
  for (const one of tokens) {
    for (const other of tokens) {
      if (one === other) continue;
      const [dx, dy] = [one.x - other.x, one.y - other.y];
      expect(dx * dx + dy * dy).toBeGreaterThan(one.size * one.size);
    }
  }
});

test('a stock that one card may use up is in danger', () => {
  // Field Blight may come next and takes 12 food; no card here takes any wood.
  const scene = sceneAt(table);
  expect(titles(scene)).toContain('Food: 12; the worst card left takes 12');
  expect(titles(scene)).toContain('Wood: 60');
  const colors = (food: number): readonly unknown[] =>
    sceneAt({ ...table, pool: { food } }).items.flatMap(item =>
      item.kind === 'cell' && item.title?.startsWith('Food') ? [item.fill] : [],
    );
  expect(colors(12)).toContain('danger');
  expect(colors(13)).not.toContain('danger');
});

test('a stock below zero has the minus sign of the story, not a hyphen', () => {
  const texts = sceneAt({ ...table, pool: { food: -1 } }).items.flatMap(item =>
    item.kind === 'text' ? [item.text] : [],
  );
  expect(texts).toContain('Food −1 !');
});

test('decks show how many they are and what everybody knows of them', () => {
  const { position, ...setup } = village(table);
  const decks = (position as Jog['state']).decks;
  const known = { ...position, decks: { ...decks, terrain: { ...decks.terrain, knownBottom: 1, knownTop: 1 } } };
  const scene = presentation.scene(view(createMatch(game, { ...setup, position: known as Jog['state'], seed: 's' })));
  expect(find(scene, 'deck terrain')).toMatchObject({
    count: 2,
    title: 'Terrain deck: 2 left; on top, in this order: Hill; at the bottom, the last one last: Marsh',
  });
  expect(find(scene, 'deck judgement')).toMatchObject({ count: 2, title: 'Judgement deck: 2 left' });
  const texts = scene.items.flatMap(item => (item.kind === 'text' ? [item.text] : []));
  expect(texts).toEqual(expect.arrayContaining(['next:\nHill', 'last:\nMarsh', 'Judgement Days: 1 of 3']));
});

test('squares to choose from are marked for the one who chooses', () => {
  const dashed = (viewer?: string): number =>
    sceneAt(table, viewer).items.flatMap(item => (item.kind === 'overlay' ? item.over : [])).length;
  // The farmer may go to the Town Hall, the forest and the marsh.
  expect(dashed('p2')).toBe(3);
  expect(dashed('p1')).toBe(0);
  expect(dashed()).toBe(0);
});

test('nothing in a picture depends on the hidden order of a deck', () => {
  const of = (terrain: readonly string[]): Scene => sceneAt({ ...table, decks: { ...table.decks, terrain } }, 'p2');
  expect(of(['hill', 'marsh', 'forest'])).toEqual(of(['forest', 'hill', 'marsh']));
});

test('the frame stays where it is while the village grows', () => {
  const far = sceneAt({ tiles: { '1,0': 'forest', '2,0': 'forest', '3,0': 'forest', '4,0': 'hill', '4,-1': 'hill' } });
  expect(far.bounds).toEqual(sceneAt({}).bounds);
  const { bounds } = far;
  for (const item of far.items) {
    if (item.kind !== 'cell' || item.at.shape !== 'square') continue;
    expect(item.at.x - item.at.size / 2).toBeGreaterThanOrEqual(bounds?.x ?? 0);
    expect(item.at.x + item.at.size / 2).toBeLessThanOrEqual((bounds?.x ?? 0) + (bounds?.width ?? 0));
  }
});

test.each([2, 4, 6])('every moment of a match of %i players can be drawn', players => {
  const start = createMatch(game, { players, seed: `draw ${players}` });
  const bots = Object.fromEntries(start.header.players.map(player => [player, randomBot<Jog>(player)]));
  const match = playOut(start, bots);
  const replay = replayOf(match, presentation);
  for (const { scene } of replay.frames) {
    const svg = renderScene(scene);
    expect(svg).not.toMatch(/NaN|undefined|\[object/);
    const ids = scene.items.flatMap(({ id }) => (id === undefined ? [] : [id]));
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(renderReplay(replay)).toContain('Judgement of the Gods');
  expect(replay.players[0]?.name).toMatch(/^p1 \(.+\)$/);
});
