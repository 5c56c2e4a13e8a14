import {
  act,
  choose,
  createMatch,
  type Scene,
  type SceneItem,
  type SeenRecord,
  type View,
  view,
} from '@rulewright/core';
import { scripted } from '@rulewright/core/testing';
import { renderScene, replayOf } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { judgementHex } from '../index.js';
import { column, faces, type Laid, type LaidOut, laidOut } from '../testing/index.js';
import type { Jhx } from '../vocabulary/index.js';
import type { Motion } from '../vocabulary/motion.js';
import { createPresentation, presentation } from './index.js';
import { lookNow } from './shared/look-now.js';

const presentationOf = ({ table }: Laid) => createPresentation(table.pack, table.maps);

/** The view of a table for a player. */
const seenOf = (laid: Laid, player: string | undefined = 'p1', dice: readonly string[] = []): View<Jhx> =>
  view(createMatch(laid.game, { ...laid.setup, dice: scripted(...dice.flatMap(faces)) }), player);

const sceneOf = (drawing: string, lay: LaidOut = {}): Scene => {
  const laid = laidOut(drawing, lay);
  return presentationOf(laid).scene(seenOf(laid));
};

const find = ({ items }: Scene, id: string): SceneItem | undefined => items.find(item => item.id === id);
const cellsOf = (scene: Scene, id: string): number => {
  const item = find(scene, id);
  return item?.kind === 'overlay' ? item.over.length : 0;
};

const state = `
     %
  %     %
     .
  A     b
     *
  .     m
     .
  @     @
     @
`;
const models = { m: { kind: 'monster', card: 'rat' } } as const;

test('models have the colours of their players, health, level, Souls and conditions', () => {
  const scene = sceneOf(state, {
    models: { ...models, A: { damage: 4, souls: 1, level: 2 }, b: { activated: true } },
    effects: [{ key: 'condition:burn', target: 'A', source: 'b', data: { kind: 'condition', condition: 'burn' } }],
    active: 'A',
  });
  expect(find(scene, 'A')).toMatchObject({
    color: 'player1',
    active: true,
    health: { value: 10, max: 14 },
    badges: [{ label: '1' }, { label: 'L2' }, { label: 'Bu', color: 'danger' }],
    title: 'Fighter (A), 10 of 14 health, 1 Soul, Burn',
  });
  expect(find(scene, 'b')).toMatchObject({ color: 'player2', spent: true, active: false });
  expect(find(scene, 'm')).toMatchObject({ color: 'hostile', form: 'pawn', label: 'Rat' });
  expect(find(scene, 'soul-1')).toMatchObject({ color: 'series4' });
  expect(renderScene(scene)).toContain('</svg>');
});

test('an Effigy has the colour of whoever took its side, and shows its health', () => {
  const scene = sceneOf(state, {
    models,
    warbands: { p1: { side: 'upper', effigy: { damage: 3, decay: 0 } }, p2: { side: 'lower' } },
  });
  const fills = (color: string): number => scene.items.filter(one => one.kind === 'cell' && one.fill === color).length;
  expect(find(scene, 'effigy:p1')).toMatchObject({ kind: 'bar', color: 'player1', value: 13, max: 16 });
  expect(find(scene, 'effigy:p2')).toMatchObject({ kind: 'bar', color: 'player2', value: 16 });
  const [own, other] = ['effigy:p1', 'effigy:p2'].map(id => find(scene, id));
  if (own?.kind !== 'bar' || other?.kind !== 'bar') throw new Error('not drawn');
  expect(own.y).toBeLessThan(other.y);
  expect([fills('player1'), fills('player2')]).toEqual([3, 3]);
  expect(scene.legend).toContainEqual({ label: 'Effigy of p1', color: 'player1', symbol: 'hex' });
});

test('an Effigy that took more damage than it had is shown with no health', () => {
  const laid = laidOut(state, { models, warbands: { p1: { effigy: { damage: 19, decay: 0 } } } });
  const { scene, measure } = presentationOf(laid);
  const seen = seenOf(laid);
  expect(find(scene(seen), 'effigy:p1')).toMatchObject({ value: 0 });
  expect(scene(seen).panels?.[0]?.text).toContain('Effigy 0/16');
  expect(measure?.(seen)).toEqual({ effigy1: 0, effigy2: 16, fate1: 0, fate2: 0 });
});

test('before the sides are taken the Effigies are nobody’s', () => {
  const scene = sceneOf(state, { models, warbands: { p1: { side: null }, p2: { side: null } } });
  expect(scene.items.filter(one => one.kind === 'cell' && one.fill === 'neutral')).toHaveLength(6);
  expect(scene.items.filter(one => one.kind === 'bar')).toEqual([]);
});

test('the panels say in words what stands where: Warbands, who acts with AP and attributes, the dead, Monsters', () => {
  const { panels } = sceneOf(state, {
    models: { ...models, A: { counters: { fury: 2 } } },
    away: { c: { diedIn: 1 } },
    warbands: { p2: { fate: 2, banked: 1, god: 'grul' } },
    active: 'A',
    ap: 2,
    effects: [
      { key: 'condition:knock-down', target: 'b', source: 'A', data: { kind: 'condition', condition: 'knock-down' } },
    ],
  });
  expect(panels?.map(({ title, color, text }) => [title, color, text])).toEqual([
    ['p1, lower side', 'player1', 'Effigy 12/16 · Fate 0 · Souls 0'],
    ['p2, Grul, upper side', 'player2', 'Effigy 16/16 · Fate 2 · Souls 1 (1 Banked)'],
    ['Monsters', 'hostile', undefined],
  ]);
  const [own, other] = panels ?? [];
  expect(own?.rows).toEqual([
    {
      id: 'A',
      sign: 'Fig',
      label: 'Fighter',
      health: { value: 12, max: 12 },
      text: '2 of 2 AP, 2 Fury, MEL 5 MAG 5 RNG 5 AGI 3 RES 0 MOV 3 SH 3',
      active: true,
      spent: false,
    },
  ]);
  expect(other?.rows).toMatchObject([
    { id: 'b', marks: ['Knock Down'], active: false },
    { id: 'c', health: { value: 0, max: 12 }, text: 'dead since round 1', spent: true },
  ]);
});

test('two Monsters of one kind are told apart beside the table, as in the words', () => {
  const monsters = { m: { kind: 'monster', card: 'rat' }, b: { kind: 'monster', card: 'rat' } } as const;
  const labels =
    sceneOf(state, { models: monsters })
      .panels?.at(-1)
      ?.rows.map(({ label }) => label) ?? [];
  expect([labels.length, new Set(labels).size]).toEqual([2, 2]);
});

test('the hexes where an active model can go are shown; while it goes, its path and the next hexes too', () => {
  const laid = laidOut(column('A', '.', '.', '.', '.'), { active: 'A' });
  const { scene } = presentationOf(laid);
  let match = createMatch(laid.game, { ...laid.setup, seed: 'walk' });
  const first = scene(view(match, 'p1'));
  expect([cellsOf(first, 'moves'), cellsOf(first, 'offered')]).toEqual([3, 0]);
  match = choose(match, { do: 'advance', model: 'A' });
  const begun = scene(view(match, 'p1'));
  expect([cellsOf(begun, 'moves'), cellsOf(begun, 'offered'), find(begun, 'path')]).toEqual([3, 1, undefined]);
  match = choose(match, laid.cell('A') + 1);
  const gone = scene(view(match, 'p1'));
  expect([cellsOf(gone, 'moves'), cellsOf(gone, 'offered')]).toEqual([3, 2]);
  expect(find(gone, 'path')).toMatchObject({ kind: 'line', arrow: true, points: [{}, {}] });
  // The other player is not told the options.
  expect(cellsOf(scene(view(match, 'p2')), 'offered')).toBe(0);
});

test('while an attack goes on, its line and its cover are shown; afterwards no more', () => {
  const laid = laidOut(column('A', '.', '=', 'b'), { active: 'A' });
  const { scene } = presentationOf(laid);
  let match = createMatch(laid.game, { ...laid.setup, dice: scripted(...faces('h')) });
  expect(find(scene(view(match, 'p1')), 'witness')).toBeUndefined();
  match = choose(match, { do: 'attack', model: 'A', weapon: 'bow', target: 'b' });
  expect(match.decisions[0]?.kind).toBe('dice');
  const going = scene(view(match));
  expect(find(going, 'witness')).toMatchObject({ kind: 'line', color: 'good' });
  expect(cellsOf(going, 'shelter')).toBe(1);
  // A viewer who has only the decision, without the records, knows of the attack too.
  expect(find(scene({ ...view(match, 'p1'), records: [] }), 'witness')).toBeDefined();
  expect(find(scene({ ...view(match), records: [] }), 'witness')).toBeUndefined();
  match = choose(match, [0]);
  expect(find(scene(view(match)), 'witness')).toBeUndefined();
});

test('a Placed model has no path; the path of the last of two moved models is shown', () => {
  const moved = (model: string, how: Motion, from: number, to: number): SeenRecord<Jhx> => ({
    kind: 'event',
    event: { type: 'ModelMoved', model, from, to, how },
    rule: 'JHX-MOVE-001',
    seq: 0,
  });
  const pathOf = (...records: SeenRecord<Jhx>[]) => lookNow({ decisions: [], records }).path;
  expect(pathOf(moved('A', 'charge', 1, 2), moved('A', 'charge', 2, 3))).toEqual([1, 2, 3]);
  expect(pathOf(moved('A', 'place', 1, 9))).toEqual([]);
  expect(pathOf(moved('A', 'recall', 1, 9), moved('A', 'advance', 9, 8))).toEqual([9, 8]);
  expect(pathOf(moved('A', 'advance', 1, 2), moved('b', 'push', 5, 6))).toEqual([5, 6]);
});

test('a replay shows what can be chosen, but not of secret decisions, and keeps the rules of what is not told', () => {
  let match = createMatch(judgementHex, { players: ['p1', 'p2'], seed: 'seen', options: { map: '3v3-1' } });
  const asked = new Map<string, number>();
  while (match.state.round < 1 || match.decisions[0]?.kind !== 'action') {
    const [decision] = match.decisions;
    if (!decision) throw new Error('nothing is asked');
    match = act(match, { decision: decision.id, by: decision.by, choice: decision.options?.[0] });
  }
  const { frames } = replayOf(match, {
    ...presentation,
    scene: view => {
      for (const { kind, options = [] } of view.decisions)
        asked.set(kind, Math.max(asked.get(kind) ?? 0, options.length));
      return { title: '', items: [] };
    },
  });
  expect(asked.get('pick')).toBe(0);
  expect(asked.get('deploy')).toBeGreaterThan(20);
  // ActivationPartReached has no words.
  expect(frames.find(({ text }) => text.includes(' activates with '))?.rules).toContain('JHX-ACT-006');
});

test('a client can look at what it wants', () => {
  const laid = laidOut(column('A', '.', '^', '^', 'b'));
  const { scene } = presentationOf(laid);
  const seen = seenOf(laid);
  expect(cellsOf(scene(seen), 'sight')).toBe(0);
  const looked = scene(seen, { sight: 'A', reach: 'A', line: { from: 'A', to: 'b' } });
  expect([cellsOf(looked, 'sight') > 0, cellsOf(looked, 'reach'), cellsOf(looked, 'blocking') > 0]).toEqual([
    true,
    1,
    true,
  ]);
});

test('the legend stays as it is, whatever is shown', () => {
  const laid = laidOut(column('A', '.', '=', 'b'), { active: 'A' });
  const { scene } = presentationOf(laid);
  const plain = scene({ ...seenOf(laid), decisions: [] });
  const busy = scene(seenOf(laid), { line: { from: 'A', to: 'b' } });
  expect(busy.legend).toEqual(plain.legend);
  expect(new Set(plain.legend?.map(({ label }) => label)).size).toBe(plain.legend?.length);
});

test('before the map is chosen there is nothing to see', () => {
  const laid = laidOut('A');
  const empty = { ...laid.setup.position, map: null };
  expect(presentationOf(laid).scene({ ...seenOf(laid), state: empty }).items).toEqual([]);
  expect(presentationOf(laid).text?.({ ...seenOf(laid), state: empty })).toBe('');
});

test('the table as text: the drawing with a ruler, the signs that occur, and every model with its hex', () => {
  const laid = laidOut(state, { models });
  const lines = presentationOf(laid).text?.(seenOf(laid)).split('\n') ?? [];
  expect(lines.map(line => line.trimEnd())).toEqual([
    '    5 % 5',
    ' 4 %     % 4',
    '    4 . 4',
    ' 3 A     b 3',
    '    3 * 3',
    ' 2 .     m 2',
    '    2 . 2',
    ' 1 @     @ 1',
    '    1 @ 1',
    '   1  2  3',
    'A hex is its column and its place in it, counted from below, such as "3,2".',
    'The numbers below are the columns; those at the ends of a line are the places',
    'of its first and its last hex.',
    '@ Effigy, lower           % Effigy, upper           * Soul',
    'A Fighter (A) at 1,3                   b Fighter (b) at 3,3',
    'm Rat at 3,2',
  ]);
});
