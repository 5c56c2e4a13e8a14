import type { SceneItem, SceneLegendEntry } from '@rulewright/core';
import { expect, test } from 'vitest';
import { legendOf, signsAmong } from './legend-of.js';

const legend: readonly SceneLegendEntry[] = [
  { label: 'forest', color: 'terrain:forest', symbol: 'hex' },
  { label: 'height', color: 'terrain:plain' },
  { label: 'monster', color: 'hostile', symbol: 'pawn' },
  { label: 'acts', color: 'highlight', symbol: 'disc' },
  { label: 'places', color: 'highlight' },
  { label: 'way', color: 'highlight', symbol: 'line' },
  { label: 'reach', color: 'danger', symbol: 'dashed' },
  { label: 'burns', color: 'danger', symbol: 'disc' },
];
const told = (...items: readonly SceneItem[]): readonly string[] =>
  legendOf(legend, signsAmong(items)).map(({ label }) => label);
const token = (more: object): SceneItem => ({ kind: 'token', x: 0, y: 0, size: 1, ...more }) as SceneItem;

test('a legend explains what is drawn, and nothing else', () => {
  expect(told()).toEqual([]);
  expect(
    told({ kind: 'cell', at: { shape: 'hex', x: 0, y: 0, size: 1 }, fill: 'terrain:forest' } as SceneItem),
  ).toEqual(['forest']);
  // A cell without a colour is drawn as plain ground.
  expect(told({ kind: 'cell', at: { shape: 'hex', x: 0, y: 0, size: 1 } } as SceneItem)).toEqual(['height']);
  expect(told(token({ color: 'hostile' }))).toEqual(['monster']);
  expect(told(token({ spent: true, badges: [{ label: 'Bu', color: 'danger' }] }))).toEqual(['acts', 'burns']);
  expect(told({ kind: 'line', points: [] } as SceneItem)).toEqual(['way']);
  expect(told({ kind: 'overlay', over: [], color: 'danger', pattern: 'dashed' } as SceneItem)).toEqual(['reach']);
});
