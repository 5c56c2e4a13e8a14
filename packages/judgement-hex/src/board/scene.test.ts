import type { Scene, SceneItem } from '@rulewright/core';
import { renderScene } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { battleMaps, skirmishMaps } from '../content/maps/index.js';
import { lineOfSight } from '../ground/hexes/sight/sight.js';
import { terrainOf } from '../ground/hexes/terrain/terrain.js';
import { parseBoard } from './parse-board.js';
import { boardScene } from './scene.js';

const find = ({ items }: Scene, id: string): SceneItem | undefined => items.find(item => item.id === id);

test.each([...skirmishMaps, ...battleMaps])('$id is drawn hex by hex, as plain JSON, each thing once', map => {
  const terrain = terrainOf(map);
  const scene = boardScene(terrain);
  expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
  expect(new Set(scene.items.map(({ id }) => id)).size).toBe(terrain.board.size);
  for (const { kind, cells } of terrain.features) {
    for (const cell of cells) {
      const title = find(scene, `hex-${terrain.board.coordinateOf(cell).join()}`)?.title ?? '';
      expect(title.toLowerCase()).toContain(kind);
    }
  }
  expect(renderScene(scene)).toContain('</svg>');
});

test('hexes touch: the middle of each is two half heights from its neighbours', () => {
  const { terrain, cell } = parseBoard(`
    1
       2
    3
  `);
  const scene = boardScene(terrain);
  const middle = (name: string): readonly [x: number, y: number] => {
    const item = find(scene, `hex-${terrain.board.coordinateOf(cell(name)).join()}`);
    if (item?.kind !== 'cell' || item.at.shape !== 'hex') throw new Error('not drawn');
    return [item.at.x, item.at.y];
  };
  const far = (a: string, b: string): number => {
    const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
    return (ax - bx) * (ax - bx) + (ay - by) * (ay - by);
  };
  expect(far('1', '2')).toBeCloseTo(3);
  expect(far('2', '3')).toBeCloseTo(3);
  expect(far('1', '3')).toBeCloseTo(3);
  // Upwards on the board is upwards in the picture, where y grows downwards.
  expect(middle('1')[1]).toBeLessThan(middle('3')[1]);
});

test('terrain shows kind, height, pits and what else lies in the hex', () => {
  const scene = boardScene(parseBoard('~!?   ^\n   >\n<     +').terrain);
  expect(find(scene, 'hex-1,2')).toMatchObject({
    fill: 'terrain:ice',
    title: '1,2, Smoke (smoke-1), Treacherous ground (treacherous-1), Monster Pit, height 4',
    badges: [{ label: '!' }, { label: 'M' }],
  });
  expect(find(scene, 'hex-2,1')).toMatchObject({ fill: 'terrain:plain', badges: [{ title: 'Porting hex' }] });
  expect(find(scene, 'hex-3,1')).toMatchObject({ badges: [{ title: 'Soul Pit' }] });
  expect(scene.legend?.map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      'Forest',
      'Smoke',
      'Treacherous ground',
      'Teleportation Gate',
      'S: Soul Pit',
      'M: Monster Pit',
    ]),
  );
});

test('models have the colours of their players, Effigies those of their sides; Small models are drawn smaller', () => {
  const { terrain, field } = parseBoard(
    `
       %
    %     %
       A
    b     m
       *
    @     @
       @
  `,
    { pieces: { b: { height: 1 }, m: { kind: 'monster', player: null } } },
  );
  const scene = boardScene(terrain, { pieces: field.pieces });
  const token = (id: string): readonly unknown[] => {
    const item = find(scene, id);
    return item?.kind === 'token' ? [item.color, item.size] : [];
  };
  expect(['A', 'b', 'm', 'soul-1', 'effigy-lower'].map(token)).toEqual([
    ['player1', 1.05],
    ['player2', 0.85],
    ['danger', 1.05],
    ['series4', 0.6],
    [],
  ]);
  expect(find(boardScene(terrain, { pieces: field.pieces, lower: 'p2' }), 'b')).toMatchObject({ color: 'player1' });
  expect(find(scene, 'hex-2,1')).toMatchObject({ fill: 'player1' });
  expect(find(scene, 'hex-2,4')).toMatchObject({ fill: 'player2' });
});

test('a free line begins in the one hex and ends in the other; the blockers of a blocked line are marked', () => {
  const { terrain, field, piece } = parseBoard(`
       ^     .
    .     ^     .
       .     .
    A     .     b
  `);
  const found = lineOfSight(field, piece('A'), piece('b'));
  const scene = boardScene(terrain, {
    pieces: field.pieces,
    ...(found.clear ? { witness: found.witness } : { blocking: found.blockers.flatMap(({ cells }) => cells) }),
    path: [...piece('A').cells, ...piece('b').cells],
    reach: piece('b').cells,
    sight: piece('A').cells,
    cover: [],
  });
  const line = find(scene, 'witness');
  const [from, to] = [find(scene, 'A'), find(scene, 'b')];
  if (line?.kind !== 'line' || from?.kind !== 'token' || to?.kind !== 'token') throw new Error('not drawn');
  const [start, end] = line.points;
  for (const [point, token] of [
    [start, from],
    [end, to],
  ] as const) {
    expect(Math.abs((point?.x ?? 9) - token.x)).toBeLessThanOrEqual(1);
    expect(Math.abs((point?.y ?? 9) - token.y)).toBeLessThanOrEqual(Math.sqrt(3) / 2);
  }
  expect(find(scene, 'reach')).toMatchObject({ over: [{}] });
  expect(find(scene, 'sight')).toMatchObject({ pattern: 'tint' });
  expect(find(scene, 'path')).toMatchObject({ arrow: true });
  expect(find(scene, 'cover')).toBeUndefined();
  const blocked = boardScene(terrain, { blocking: terrain.features[0]?.cells ?? [] });
  expect(find(blocked, 'blocking')).toMatchObject({ over: [{}, {}], color: 'danger' });
  expect(blocked.legend?.map(({ label }) => label)).toContain('Blocks the line');
});
