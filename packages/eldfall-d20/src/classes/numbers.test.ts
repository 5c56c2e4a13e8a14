import { expect, test } from 'vitest';
import { attackFacts } from '../attacks/facts.js';
import { attack } from '../attacks/scenario-words.js';
import { strikeOf } from '../attacks/strike.js';
import { modelOf } from '../match/lookups.js';
import { currentAttributes, currentOf } from '../profiles/current.js';
import { attributesFor, rollTally } from '../rolls/attribute.js';
import { rollFacts } from '../rolls/roll.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import { only } from '../testing/only.js';
import type { Table, Weapon } from '../vocabulary/index.js';
import type { ClassId, StateId } from '../vocabulary/words.js';

const of = (classes: readonly ClassId[], more: LaidOut = {}): LaidOut => ({
  ...more,
  profiles: {
    ...more.profiles,
    A: {
      classes,
      inventory: {
        space: 9,
        items: [
          { item: 'sword', quantity: 1 },
          { item: 'bow', quantity: 1 },
        ],
      },
      ...more.profiles?.A,
    },
  },
});

const strike = (
  classes: readonly ClassId[],
  active: string | null,
  weapon: 'sword' | 'bow',
  more: LaidOut = {},
): number => {
  const { table } = laidOut('Ab', of(classes, { active, ...more }));
  return strikeOf(table, attackFacts(table, { attacker: 'A', declared: attack('b', { with: weapon }) })).total;
};

test('an Armsmaster has one strike more in active melee, and only there [ELD-CLASS-004]', () => {
  const armsmaster = (['armsmaster'] as const).slice();
  expect(strike(armsmaster, 'p1', 'sword')).toBe(3);
  expect([
    strike(armsmaster, 'p1', 'bow'),
    strike(armsmaster, 'p2', 'sword'),
    strike(['soldier'], 'p1', 'sword'),
  ]).toEqual([2, 1, 2]);
});

test('a Sentinel has one strike more in the Reactive role, near and far [ELD-CLASS-019]', () => {
  expect([strike(['sentinel'], 'p2', 'sword'), strike(['sentinel'], 'p2', 'bow')]).toEqual([2, 2]);
  expect([strike(['sentinel'], 'p1', 'sword'), strike(['armsmaster'], 'p2', 'sword')]).toEqual([2, 1]);
});

test('a model uses the rules of all its classes [ELD-CLASS-001]', () => {
  const both = ['armsmaster', 'sentinel'] as const;
  expect([strike(both, 'p1', 'sword'), strike(both, 'p2', 'sword')]).toEqual([3, 2]);
});

test('Creature and Civilian change nothing [ELD-CLASS-009]', () => {
  const numbers = (classes: readonly ClassId[]) => {
    const { table } = laidOut('ABb', of(classes));
    return [
      currentAttributes(table, modelOf(table.state, 'A')),
      strike(classes, 'p1', 'sword'),
      strike(classes, 'p2', 'bow'),
    ];
  };
  expect(numbers(['creature', 'civilian'])).toEqual(numbers([]));
});

test('in a Defensive Stance an active Attack has one strike and a reactive one those of its weapon [ELD-CLASS-026]', () => {
  const data = { kind: 'effect', changes: [], ends: 'own-strategic-phase', by: 'p1', card: null } as const;
  const stance: LaidOut = { effects: [{ key: 'defensive-stance', source: 'A', target: 'A', data }] };
  expect([strike(['warrior'], 'p1', 'sword', stance), strike(['warrior'], 'p2', 'sword', stance)]).toEqual([1, 2]);
  expect([strike(['warrior'], 'p1', 'sword'), strike(['warrior'], 'p2', 'sword')]).toEqual([2, 1]);
  const other: LaidOut = { effects: [{ key: 'defensive-stance', source: 'b', target: 'b', data }] };
  expect(strike(['warrior'], 'p1', 'sword', other)).toBe(2);
  // Armsmaster and Sentinel count in the role as which the Warrior attacks.
  const both = (classes: readonly ClassId[], options: LaidOut['options'] = {}) =>
    ['p1', 'p2'].map(active => strike(['warrior', ...classes], active, 'sword', { ...stance, options }));
  expect([both(['armsmaster']), both(['sentinel'])]).toEqual([
    [1, 3],
    [2, 2],
  ]);
  const kept = { stanceRoles: 'kept' } as const;
  expect([both(['armsmaster'], kept), both(['sentinel'], kept)]).toEqual([
    [2, 2],
    [1, 3],
  ]);
});

const rolled = (table: Table, attribute: 'ACC' | 'OFF' | 'INT', weapon: Partial<Weapon> | null = null): number =>
  rollTally(table, rollFacts({ model: 'A', attribute, purpose: 'cast', weapon: weapon && ({ ...weapon } as Weapon) }))
    .total;

test('a Druid casts Earth Spells with 4 more, and no others [ELD-CLASS-010]', () => {
  const { table } = laidOut('A', of(['druid']));
  expect(rolled(table, 'INT', { spell: 'roots', element: 'earth' })).toBe(14);
  expect(rolled(table, 'INT', { spell: 'spark', element: 'fire' })).toBe(10);
  // An Item of the element is no Spell.
  expect(rolled(table, 'INT', { spell: null, element: 'earth' })).toBe(10);
  expect(rolled(laidOut('A', of(['mage'])).table, 'INT', { spell: 'roots', element: 'earth' })).toBe(10);
});

test('a Druid may cast with M, a Mystic must, and both only Spells [ELD-CLASS-011, ELD-CLASS-015]', () => {
  const open = (is: ClassId, spell: string | null) => {
    const { table } = laidOut('A', of([is]));
    const weapon = { spell } as Weapon;
    return attributesFor(table, rollFacts({ model: 'A', attribute: 'INT', purpose: 'cast', weapon }));
  };
  expect([open('druid', 'spark'), open('mystic', 'spark'), open('mage', 'spark')]).toEqual([
    ['INT', 'M'],
    ['M'],
    ['INT'],
  ]);
  expect([open('druid', null), open('mystic', null)]).toEqual([['INT'], ['INT']]);
});

test('a Marksman that has declared Idle shoots with 4 more [ELD-CLASS-014]', () => {
  const shooting = (is: ClassId, kind: 'idle' | 'walk', model = 'A') => {
    const laid = laidOut('AB', of([is]));
    const movement = { kind, route: [], facing: { x: 0, y: 1 }, skills: [] } as const;
    const begun = {
      step: 'resolution',
      from: { x: 0, y: 0, z: 0 },
      facing: { x: 0, y: 1 },
      reactions: [],
      action: null,
    } as const;
    const sequence = { ...begun, model, movement, ended: false, answered: [] };
    return { ...laid.table, state: { ...laid.table.state, sequence } };
  };
  expect(rolled(shooting('marksman', 'idle'), 'ACC')).toBe(14);
  expect(rolled(shooting('marksman', 'walk'), 'ACC')).toBe(10);
  expect(rolled(shooting('marksman', 'idle'), 'OFF')).toBe(12);
  expect(rolled(shooting('soldier', 'idle'), 'ACC')).toBe(10);
  // Another model was activated.
  expect(rolled(shooting('marksman', 'idle', 'B'), 'ACC')).toBe(10);
});

test('a Soldier has 1 more for each other standing Soldier of its party in its Awareness [ELD-CLASS-020, ELD-DEF-018]', () => {
  const soldier = { classes: ['soldier'] } as const;
  const profiles = { A: soldier, B: soldier, C: soldier, D: soldier, e: soldier, F: {} };
  const { table } = laidOut('ABCeF', { profiles: only('ABCeF', profiles), states: { C: ['incapacitated'] } });
  const all = (letter: string) => {
    const { OFF, DEF, ACC, INT, M, AG, T } = currentAttributes(table, modelOf(table.state, letter));
    return [OFF, DEF, ACC, INT, M, AG, T];
  };
  expect(all('A')).toEqual([13, 11, 11, 11, 11, 10, 10]);
  expect(all('F')).toEqual([12, 10, 10, 10, 10, 10, 10]);
  // The Awareness of 10 inches, measured from hitbox to hitbox of 32 mm.
  const edge = (units: number) => {
    const far = laidOut('AB', {
      profiles: only('AB', profiles),
      at: { A: { x: 5000, y: 5000 }, B: { x: 5000 + 25400 + 3200 + units, y: 5000 } },
    });
    return currentOf(far.table, modelOf(far.table.state, 'A'), 'OFF');
  };
  expect([edge(2), edge(3)]).toEqual([13, 12]);
  const three = laidOut('ABD', { profiles: only('ABD', profiles) });
  expect(currentOf(three.table, modelOf(three.table.state, 'A'), 'OFF')).toBe(14);
  // The OFF of one Soldier tells nobody that a token, or a model that is not shown, is another one.
  const beside = (state: StateId, of = 'A') => {
    const { table: own } = laidOut('AB', { profiles: only('AB', profiles), states: { B: [state] } });
    return currentOf(own, modelOf(own.state, of), 'OFF');
  };
  expect([beside('crouched'), beside('shrouded'), beside('hidden'), beside('hidden', 'B')]).toEqual([13, 12, 12, 13]);
});
