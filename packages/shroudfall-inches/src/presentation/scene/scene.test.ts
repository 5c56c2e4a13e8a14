import { createMatch, type Scene, type SceneItem, view } from '@rulewright/core';
import { drawnIds } from '@rulewright/core/clicks';
import { inches } from '@rulewright/core/inches';
import { renderScene } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../../testing/index.js';
import { box } from '../../testing/things.js';
import type { SfiState } from '../../vocabulary/index.js';
import { createPresentation } from '../index.js';
import { stripShape } from './shapes.js';

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });

const shown = (drawing: string, lay: LaidOut = {}, player: string | undefined = 'p1') => {
  const laid = laidOut(drawing, lay);
  const presentation = createPresentation(laid.game);
  const seen = view(createMatch(laid.game, { ...laid.setup, seed: 'scene' }), player);
  return { presentation, seen, scene: presentation.scene(seen), text: presentation.text?.(seen) ?? '' };
};

const find = ({ items }: Scene, id: string): SceneItem | undefined => items.find(item => item.id === id);
const ids = ({ items }: Scene, kind: SceneItem['kind']): readonly string[] =>
  items.flatMap(item => (item.kind === kind && item.id !== undefined ? [item.id] : []));

const beacons: LaidOut = {
  scenarios: {
    beacons: {
      name: 'Tide Beacons',
      source: 'original',
      vp: 4,
      abilities: [],
      scoring: [],
      elements: [
        { id: 'beacon', name: 'Beacon', base: 50, keywords: ['CONTROL'], at: [] },
        { id: 'boar', name: 'Boar', base: 80, keywords: ['PREY'], at: [], prey: { def: 4, arm: 6, hp: 12 } },
      ],
    },
  },
  state: {
    scenarios: ['beacons'],
    elements: [
      { id: 'beacon-1', scenario: 'beacons', part: 0, at: at(9, 9), damage: 0, control: null },
      { id: 'beacon-2', scenario: 'beacons', part: 0, at: at(18, 18), damage: 0, control: 'p2' },
      { id: 'boar-1', scenario: 'beacons', part: 1, at: at(27, 27), damage: 5, control: null },
    ],
  },
};

test('a base is a disc of its size with its mark, its colour, its wounds and its conditions', () => {
  const { scene } = shown('A A b', {
    cards: { A: { name: 'Gear Hounds', hp: 3 }, b: { name: 'Deckhands', base: 50, hp: 1 } },
    units: { A: { conditions: ['burning', 'essence-starved'] }, b: { activated: true, exhausted: true } },
    damage: { 'A/2': 2 },
    active: 'A',
  });
  expect(find(scene, 'A/2')).toMatchObject({
    kind: 'token',
    x: 6 * 2540,
    y: 2 * 2540,
    size: 3000,
    label: 'A2',
    color: 'player1',
    active: true,
    spent: false,
    health: { value: 1, max: 3 },
    badges: [
      { label: 'Bu', title: 'Burning' },
      { label: 'ES', title: 'Essence Starved' },
    ],
    title: 'Gear Hounds (A2) of p1, 1 of 3 hit points, Burning, Essence Starved',
  });
  const other = find(scene, 'b/1');
  expect(other).toMatchObject({ size: 5000, label: 'b', color: 'player2', spent: true, badges: [{ label: 'Ex' }] });
  expect(other).not.toHaveProperty('health');
  expect(renderScene(scene)).toContain('</svg>');
});

test('the table has its size, and the deployment zones the colours of the players behind them', () => {
  const { scene } = shown('A b', { armies: { p1: { edge: 'high' }, p2: { edge: 'low' } } });
  expect(scene.bounds).toEqual({ x: 0, y: 0, width: 91_440, height: 91_440 });
  expect(find(scene, 'zone low')).toMatchObject({ color: 'player2', title: 'Deployment zone of p2' });
  expect(find(scene, 'zone high')).toMatchObject({
    color: 'player1',
    over: [{ shape: 'polygon', points: [{ y: 76_200 }, { x: 91_440 }, { y: 91_440 }, { x: 0 }] }],
  });
  const early = shown('A b', { armies: { p1: { edge: null }, p2: { edge: null } } }).scene;
  expect(find(early, 'zone low')).toMatchObject({ color: 'neutral', title: 'Deployment zone' });
});

test('the name of a piece of terrain is as small as the piece is narrow, and not there where nobody could read it', () => {
  const sized = (width: number) => {
    const { scene } = shown('A b', { pieces: { Crates: { footprint: [box(20, 20, width, 3)] } } });
    return scene.items.flatMap(one => (one.kind === 'text' && one.text === 'Crates' ? [one.size / 2540] : []));
  };
  expect(sized(6)).toEqual([0.7]);
  // Half an inch a letter at a height of one inch: six letters fit into the width.
  expect(sized(1.5).every(size => size > 0.4 && size * 6 * 0.54 <= 1.5)).toBe(true);
  expect(sized(1.5)).toHaveLength(1);
  expect(sized(1)).toEqual([]);
});

test('terrain has its outline, its ground and its words; impassable and obscuring pieces have a border', () => {
  const corners = [at(20, 20), at(22, 20), at(22, 22)];
  const piece = (card: string, main: number, footprint: readonly { readonly corners: typeof corners }[]) => ({
    id: `p1:${card}/main-${main}`,
    card,
    part: { kind: 'main', at: main } as const,
    owner: 'p1',
    footprint,
  });
  const facts = { name: 'Grove', type: 'area', def: 1, arm: 0, footprint: [] } as const;
  const laid = laidOut('A b');
  const pack = {
    ...laid.game.pack,
    terrain: {
      grove: {
        name: 'Grove Card',
        source: 'original',
        points: 0,
        side: [],
        main: [
          { ...facts, keywords: [{ id: 'obscuring' }, { id: 'rough', type: 'reeds' }] },
          { ...facts, name: 'Stone', type: 'linear', keywords: [{ id: 'impassable' }] },
          { ...facts, name: 'Low Wall', type: 'linear', def: 0, keywords: [] },
        ],
      },
    },
  } as const;
  const { position } = laid.setup;
  const terrain = [
    piece('grove', 0, [{ corners }, { corners }]),
    piece('grove', 1, [{ corners }]),
    piece('grove', 2, [{ corners }]),
  ];
  const game = { ...laid.game, pack };
  const seen = view(createMatch(game, { ...laid.setup, position: { ...position, terrain }, seed: 'scene' }), 'p1');
  const presentation = createPresentation(game);
  const scene = presentation.scene(seen);
  expect(find(scene, 'p1:grove/main-0')).toMatchObject({
    at: { shape: 'polygon', points: corners },
    fill: 'terrain:forest',
    outline: 'series2',
    title: 'Grove (area, +1 DEF, Obscuring and Rough (Reeds))',
  });
  expect(find(scene, 'p1:grove/main-0 2')).toMatchObject({ fill: 'terrain:forest' });
  expect(find(scene, 'p1:grove/main-1')).toMatchObject({ fill: 'terrain:wall', outline: 'neutral' });
  expect(find(scene, 'p1:grove/main-2')).toMatchObject({ fill: 'terrain:ruin', title: 'Low Wall (linear)' });
  expect(find(scene, 'p1:grove/main-2')).not.toHaveProperty('outline');
  expect(scene.items.filter(({ kind }) => kind === 'text')).toMatchObject([
    { text: 'Grove', x: 21 * 2540, y: 21 * 2540 },
    { text: 'Stone' },
    { text: 'Low Wall' },
  ]);
  expect(presentation.text?.(seen)).toContain('# Grove (Obscuring, Rough (Reeds))');
});

test('scenario elements show their reach, their control tokens and the wounds of PREY', () => {
  const { scene } = shown('A b', beacons);
  expect(find(scene, 'beacon-1')).toMatchObject({ form: 'pawn', label: 'Be1', color: 'series4', size: 5000 });
  expect(find(scene, 'beacon-1')).not.toHaveProperty('badges');
  expect(find(scene, 'beacon-2')).toMatchObject({
    badges: [{ label: 'p2', color: 'player2' }],
    title: 'Beacon 2 (CONTROL), controlled by p2',
  });
  expect(find(scene, 'reach beacon-2')).toMatchObject({ over: [{ shape: 'disc', radius: 2500 + 2540 }] });
  expect(find(scene, 'boar-1')).toMatchObject({ label: 'Bo', color: 'series4', health: { value: 7, max: 12 } });
});

test('a manifestation shows its reach, filled where it is obscuring', () => {
  const laid = laidOut('A b');
  const rod = { name: 'Rod', source: 'original', base: 30, reach: 2, on: [], effects: [] } as const;
  const game = {
    ...laid.game,
    pack: { ...laid.game.pack, manifestations: { rod, veil: { ...rod, name: 'Veil', obscuring: true } } },
  } as const;
  const facts = { source: 'A', ability: 'x', at: at(9, 9), radius: 1500, until: 'round' } as const;
  const manifestations = [
    { ...facts, id: 'rod-1', card: 'rod' },
    { ...facts, id: 'veil-2', card: 'veil' },
  ];
  const position = { ...laid.setup.position, manifestations };
  const seen = view(createMatch(game, { ...laid.setup, position, seed: 'scene' }), 'p1');
  const scene = createPresentation(game).scene(seen);
  expect(find(scene, 'reach rod-1')).toMatchObject({ pattern: 'dashed', over: [{ radius: 1500 + 5080 }] });
  expect(find(scene, 'reach veil-2')).toMatchObject({ pattern: 'tint', title: 'Reach of Veil, obscuring' });
  expect(find(scene, 'rod-1')).toMatchObject({ size: 3000, color: 'player1', title: 'Rod of Fighter (A)' });
});

test('the active unit shows its coherency, and so does any unit that has lost it', () => {
  // The edges of bases of 30 mm whose middles are 2 inches apart are about 0.8 inches apart, and those at 4 inches 2.8 inches.
  expect(ids(shown('A A b b', { active: 'A', pitch: 2 }).scene, 'line')).toEqual([]);
  expect(ids(shown('AA bb', { active: 'A' }).scene, 'line')).toEqual(['link A/1 A/2']);
  expect(find(shown('AA bb', { active: 'A' }).scene, 'link A/1 A/2')).toMatchObject({ color: 'good' });
  const broken = shown('AA bb    b', { active: 'A' }).scene;
  expect(ids(broken, 'line')).toEqual(['link A/1 A/2', 'link b/1 b/2']);
  expect(find(broken, 'link b/1 b/2')).toMatchObject({ color: 'danger' });
});

test('the panels tell armies with points, essence and token, their units in reserve and destroyed, and the scenarios', () => {
  const { scene } = shown('A A b', {
    ...beacons,
    cards: { A: { name: 'Gear Hounds', hp: 3 }, b: { name: 'Deckhands' } },
    units: {
      A: { strength: 4, conditions: ['hexed'] },
      C: { where: 'in-reserve', strength: 2 },
      d: { where: 'destroyed', destroyedIn: 1 },
    },
    damage: { 'A/2': 2 },
    effects: [
      { key: 'Canopy', source: 'A', target: 'A', player: 'p1', data: { op: 'modify', what: 'DEF', by: 1 } },
      { key: 'Snare', source: 'A', target: 'boar-1', player: 'p1', data: { op: 'modify', what: 'ARM', by: -1 } },
    ],
    armies: { p1: { edge: 'low', points: 3, reserve: { grey: 2, red: 1 } }, p2: { edge: null } },
  });
  const [own, other, field] = scene.panels ?? [];
  expect(own).toMatchObject({
    title: 'p1, edge at the top',
    text: '3 victory points · 2 grey and 1 red essence (3 of 10) · starting player token',
    rows: [
      {
        id: 'A/1',
        sign: 'A',
        label: 'Gear Hounds',
        health: { value: 4, max: 12 },
        text: '2 of 4 models, MOV M DEF 4 ARM 4, +1 DEF (Canopy)',
        marks: ['Hexed'],
      },
      {
        id: 'C',
        sign: 'C',
        health: { value: 6, max: 6 },
        text: 'in reserve, MOV M DEF 4 ARM 4',
        spent: false,
      },
    ],
  });
  expect(other).toMatchObject({
    title: 'p2',
    text: '0 victory points · no essence (0 of 10)',
    rows: [{ id: 'b/1' }, { id: 'd', text: 'destroyed in round 1, MOV M DEF 4 ARM 4', spent: true }],
  });
  expect(field).toMatchObject({
    title: 'Tide Beacons',
    text: 'A lead of 4 wins',
    rows: [
      { sign: 'Be1', label: 'Beacon 1' },
      { text: 'control token of p2' },
      { label: 'Boar', health: { value: 7, max: 12 }, text: '−1 ARM (Snare)' },
    ],
  });
  expect(drawnIds(scene).has('C')).toBe(true);
});

test('after the last round the panels tell the essence that breaks a tie, which is no longer in the reserves [SFI-TIE-004]', () => {
  const texts = (essenceSnapshot: SfiState['essenceSnapshot']) =>
    shown('A b', { state: { essenceSnapshot } }).scene.panels?.map(({ text }) => text);
  expect(texts(null)).toEqual([
    '0 victory points · no essence (0 of 10) · starting player token',
    '0 victory points · no essence (0 of 10)',
  ]);
  expect(texts({ p1: { grey: 2 }, p2: {} })).toEqual([
    '0 victory points · no essence (0 of 10) · 2 grey essence for the tie breakers · starting player token',
    '0 victory points · no essence (0 of 10) · no essence for the tie breakers',
  ]);
});

test('the chapter, the meters and the players have their words', () => {
  const { presentation, seen, scene } = shown('A b', { armies: { p2: { points: 2 } }, cards: { A: { points: 31 } } });
  expect([scene.title, presentation.chapter?.(seen)]).toEqual(['Round 2', 'Round 2']);
  expect(presentation.measure?.(seen)).toEqual({ victory1: 0, victory2: 2, units1: 1, units2: 1 });
  expect(presentation.name?.('p1', seen)).toBe('p1');
});

test('the table as text: half an inch is a sign, an inch a line, and everything is listed', () => {
  const { text } = shown('A A b', { ...beacons, cards: { A: { name: 'Gear Hounds' } } });
  const lines = text.split('\n');
  expect(lines.slice(1, 4).map(line => line.slice(0, 40))).toEqual([
    '. . . . . . . . . . . . . . . . . . . . ',
    '. . . . . . . . . . . . . . . . . . . . ',
    '. . A1. . . A2. . . b . . . . . . . . . ',
  ]);
  expect(lines[10]?.slice(0, 24)).toBe('. . . . . . . . . 1 . . ');
  expect(lines.slice(0, 37).every(line => line.length <= 80)).toBe(true);
  expect(lines[0]).toMatch(/^0 {3}2 {3}4 {3}.*32 {2}34$/);
  expect(lines).toContain('Gear Hounds (A2) of p1 at 6, 2');
  expect(lines).toContain('3 Boar at 27, 27');
});

test('a strip is a rectangle that begins with the middle of its short side', () => {
  expect(stripShape({ x: 10, y: 10 }, { x: 3, y: 4 }, 50, 5).points).toEqual([
    { x: 14, y: 7 },
    { x: 44, y: 47 },
    { x: 36, y: 53 },
    { x: 6, y: 13 },
  ]);
});
