import { inches } from '@rulewright/core/inches';
import { refusalOf } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { box, type LaidOut, laidOut } from './index.js';

const at = { x: inches(10), y: inches(10) };
const scenario = { name: 'X', source: 'original', vp: 3, elements: [], abilities: [], scoring: [] };
const piece = { name: 'X', type: 'area', def: 0, arm: 0, keywords: [], footprint: [] };
const card = { name: 'X', source: 'original', points: 0, main: [piece], side: [] };

describe('a card with a wrong field is refused with the field, as the caller wrote it', () => {
  test.each<[string, unknown, string]>([
    ['a field that no card has', { cards: { A: { passivs: [] } } }, 'cards.A.passivs: unknown-field'],
    [
      'an unknown passive',
      { cards: { A: { passives: [{ id: 'duelist' }] } } },
      'cards.A.passives[0].id: unknown-passive',
    ],
    ['a text for a number', { cards: { A: { hp: 'three' } } }, 'cards.A.hp: not-a-whole-number'],
    ['a number below its least', { cards: { A: { def: 0 } } }, 'cards.A.def: too-small'],
    [
      'a field beyond an empty list',
      { cards: { A: { abilities: [{ id: 'a', name: 'A', kind: 'active', cost: {}, effects: [], limits: 1 }] } } },
      'cards.A.abilities[0].limits: unknown-field',
    ],
    ['a card that is not on the table', { others: { imp: { base: 'large' } } }, 'others.imp.base: not-a-whole-number'],
    ['a scenario', { scenarios: { x: { ...scenario, points: 3 } } }, 'scenarios.x.points: unknown-field'],
    [
      'an ability of the scenario of the table',
      {
        elements: { post: { at } },
        scenario: { abilities: [{ id: 'a', name: 'A', when: { window: 'round-end' }, aim: {}, effects: [] }] },
      },
      'scenario.abilities[0].aim: unknown-field',
    ],
    ['an element', { elements: { post: { at, weight: 3 } } }, 'elements.post.weight: unknown-field'],
    ['a card of terrain', { terrain: { hill: { ...card, height: 2 } } }, 'terrain.hill.height: unknown-field'],
    ['a piece', { pieces: { wall: { footprint: [box(0, 0, 1, 1)], armour: 1 } } }, 'pieces.wall.armour: unknown-field'],
    [
      'a manifestation',
      { manifestations: { cloud: { at, reach: 'far' } } },
      'manifestations.cloud.reach: not-a-whole-number',
    ],
  ])('%s', (_, lay, expected) => {
    // The cast is the point: a caller without types gives anything.
    const { path, code, rule } = refusalOf(() => laidOut('A c', lay as LaidOut)) ?? {};
    expect(`${path}: ${code}`).toBe(expected);
    expect(rule).toMatch(/^SFI-/);
  });
});

test('a table may leave out what a printed card has, and have finer numbers', () => {
  const reply = {
    id: 'Any Id',
    name: 'Reply',
    kind: 'reactive',
    cost: {},
    when: { window: 'hit', of: 'self', within: 0.5 },
    effects: [],
  } as const;
  const lay: LaidOut = { cards: { A: { weapons: [], hits: {}, abilities: [reply] } }, scenarios: { x: scenario } };
  expect(laidOut('A c', lay).table.pack.units.A?.abilities).toEqual([reply]);
});
