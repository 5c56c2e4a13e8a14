import { expect, test } from 'vitest';
import { attackFacts } from '../attacks/facts.js';
import { attack } from '../attacks/scenario-words.js';
import { awarenessOf } from '../battlefield/awareness.js';
import { modelOf } from '../match/lookups.js';
import { currentOf } from '../profiles/current.js';
import { attributesFor, rollTally } from '../rolls/attribute.js';
import { rollFacts } from '../rolls/roll.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import { only } from '../testing/only.js';
import type { RollFacts } from '../vocabulary/index.js';
import type { Trait } from '../vocabulary/traits.js';
import type { Size } from '../vocabulary/words.js';

const morale = (drawing: string, letter: string, lay: LaidOut): number => {
  const { table } = laidOut(drawing, lay);
  return currentOf(table, modelOf(table.state, letter), 'M');
};

test('Inspiring gives 6 M to other allied models of its Affiliation in its Awareness, once [ELD-TRAIT-036]', () => {
  const inspiring = { traits: [{ id: 'inspiring' }] as readonly Trait[] };
  const profiles = { A: inspiring, C: inspiring, B: {}, D: { factions: ['soga'] }, e: {} };
  const inspired = (drawing: string, letter: string, lay: LaidOut = {}) =>
    morale(drawing, letter, { profiles: only(drawing, profiles), ...lay });
  expect(['A', 'B', 'D', 'e'].map(one => inspired('ABDe', one))).toEqual([10, 16, 10, 10]);
  expect(inspired('ABC', 'B')).toBe(16);
  expect(inspired('AB', 'B', { states: { A: ['dead'] } })).toBe(10);
  const edge = (units: number) =>
    inspired('AB', 'B', { at: { A: { x: 5000, y: 5000 }, B: { x: 5000 + 25400 + 3200 + units, y: 5000 } } });
  expect([edge(2), edge(3)]).toEqual([16, 10]);
});

test('Intimidating takes 6 M from Panicked models that see it [ELD-TRAIT-037, ELD-STATE-021]', () => {
  const profiles = { A: { traits: [{ id: 'intimidating' }] as readonly Trait[] } };
  const panicked = { b: ['panicked'] } as const;
  expect(morale('A\n.\nb', 'b', { profiles, states: panicked })).toBe(4);
  expect(morale('A\n.\nb', 'b', { profiles })).toBe(10);
  // The model looks the other way.
  expect(morale('A\n.\nb', 'b', { profiles, states: panicked, facing: { b: { x: 0, y: 1 } } })).toBe(10);
  expect(morale('A\n.\nb', 'b', { profiles: {}, states: panicked })).toBe(10);
  // An Incapacitated model has its traits still, and a Dead one has not.
  const fallen = (state: 'incapacitated' | 'dead') =>
    morale('A\n.\nb', 'b', { profiles, states: { ...panicked, A: [state] } });
  expect([fallen('incapacitated'), fallen('dead')]).toEqual([4, 10]);
});

test('Acute Senses: Awareness is 3 inches larger, and Perceive and Uncover may be rolled with AG [ELD-TRAIT-001, ELD-TRAIT-002]', () => {
  const { table } = laidOut('AB', { profiles: { A: { traits: [{ id: 'acute-senses' }] } } });
  expect([awarenessOf(table, modelOf(table.state, 'A')), awarenessOf(table, modelOf(table.state, 'B'))]).toEqual([
    13, 10,
  ]);
  const open = (model: string, purpose: RollFacts['purpose']) =>
    attributesFor(table, rollFacts({ model, attribute: 'INT', purpose }));
  expect([open('A', 'perceive'), open('A', 'uncover')]).toEqual([
    ['INT', 'AG'],
    ['INT', 'AG'],
  ]);
  expect([open('A', 'cast'), open('B', 'perceive')]).toEqual([['INT'], ['INT']]);
});

const rollAt = (lay: LaidOut): number => {
  const { table } = laidOut('Ab', lay);
  const made = attackFacts(table, { attacker: 'A', declared: attack('b') });
  return rollTally(
    table,
    rollFacts({ model: 'A', attribute: 'OFF', purpose: 'attack', attack: made, aim: { model: 'b' } }),
  ).total;
};

test('a Demon attacks a Panicked model with 4 more, unless it is a Demon too [ELD-TRAIT-019, ELD-TRAIT-020]', () => {
  const demon = { traits: [{ id: 'demon' }] as readonly Trait[] };
  expect(rollAt({ profiles: { A: demon }, states: { b: ['panicked'] } })).toBe(16);
  expect(rollAt({ profiles: { A: demon } })).toBe(12);
  expect(rollAt({ profiles: { A: demon, b: demon }, states: { b: ['panicked'] } })).toBe(12);
  expect(rollAt({ states: { b: ['panicked'] } })).toBe(12);
});

test('a Dodge against Mindgame is rolled with INT [ELD-TRAIT-045]', () => {
  const open = (traits: readonly Trait[], own: readonly Trait[] = []) => {
    const { table } = laidOut('Ab', { profiles: { b: { traits: own } } });
    const made = attackFacts(table, { attacker: 'A', declared: attack('b') });
    const against = { ...made, weapon: { ...made.weapon, traits } };
    return attributesFor(table, rollFacts({ model: 'b', attribute: 'AG', purpose: 'dodge', attack: against }));
  };
  expect([open([{ id: 'mindgame' }]), open([])]).toEqual([['INT'], ['AG']]);
  expect(open([{ id: 'mindgame' }], [{ id: 'construct' }])).toEqual(['AG']);
});

test('an Unstoppable model has no Confrontation with a smaller one [ELD-TRAIT-071]', () => {
  const meets = (a: Size, b: Size, unstoppable: 'A' | 'b' = 'A') => {
    const traits = (one: string): readonly Trait[] => (one === unstoppable ? [{ id: 'unstoppable' }] : []);
    const { table } = laidOut('Ab', {
      profiles: { A: { size: a, traits: traits('A') }, b: { size: b, traits: traits('b') } },
    });
    const one = attackFacts(table, { attacker: 'A', declared: attack('b') });
    const other = attackFacts(table, { attacker: 'b', declared: attack('A') });
    return table.sources.noConfrontation.flatMap(source => source(table, one, other)?.rule ?? []);
  };
  expect([meets('large', 'medium'), meets('medium', 'large', 'b')]).toEqual([['ELD-TRAIT-071'], ['ELD-TRAIT-071']]);
  expect([meets('medium', 'medium'), meets('medium', 'large'), meets('large', 'medium', 'b')]).toEqual([[], [], []]);
});
