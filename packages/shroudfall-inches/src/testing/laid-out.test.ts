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

/** A lasting change of DEF on the unit A. */
const lasts = (until: string | undefined, data = {}): LaidOut => ({
  effects: [
    {
      key: 'Shield',
      source: 'A',
      target: 'A',
      player: 'p1',
      data: { op: 'modify', what: 'DEF', by: 1, ...data },
      ...(until === undefined ? {} : { until }),
    },
  ],
});

describe('a lasting effect or a manifestation that would never end as it says is refused with the field', () => {
  test.each<[string, unknown, string | undefined]>([
    ['a moment of the match', lasts('end of the round'), undefined],
    ['a moment of a unit', lasts('next activation of c'), undefined],
    ['no end', lasts(undefined), undefined],
    ['no end by its card', lasts(undefined, { until: 'game' }), undefined],
    ['the word of a card', lasts('round'), 'effects[0].until: unknown-end'],
    ['the word of a card alone', lasts(undefined, { until: 'round' }), 'effects[0].until: unknown-end'],
    ['an unknown unit', lasts('next activation of x'), 'effects[0].until: unknown-end'],
    [
      'a unit that is destroyed',
      { ...lasts('end of the activation of b'), units: { b: { where: 'destroyed' } } },
      'effects[0].until: unknown-end',
    ],
    ['a manifestation of the game', { manifestations: { cloud: { at, until: 'game' } } }, undefined],
    [
      'a manifestation of an activation',
      { manifestations: { cloud: { at, until: 'activation' } } },
      'manifestations.cloud.until: unknown-end',
    ],
  ])('%s', (_, lay, expected) => {
    // The cast is the point: a caller without types gives anything.
    const refusal = refusalOf(() => laidOut('A c', lay as LaidOut));
    expect(refusal && `${refusal.path}: ${refusal.code}`).toBe(expected);
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
