import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { isEnemyOf } from '../attack/sides.js';
import { whyNoTarget } from '../attack/targets.js';
import { essenceOfElement, halfOfCentre } from '../battlefield/half.js';
import { thingOf } from '../battlefield/things.js';
import { engagedWith, inMelee } from '../melee/in-melee.js';
import { laidOut } from '../testing/index.js';
import { mayBeMovedBy } from './elements.js';

const at = { x: inches(20), y: inches(20) };
const elements = {
  mine: { at },
  boar: { at: { x: inches(24), y: inches(20) }, keywords: ['PREY'], prey: { def: 4, arm: 6, hp: 12 } },
  vault: { at: { x: inches(28), y: inches(20) }, keywords: ['UNMOVEABLE'] },
} as const;
const cloud = { at: { x: inches(8), y: inches(20) } };
const { table } = laidOut('A c', { elements, manifestations: { cloud } });
const baseIn = (mined: typeof table) => thingOf(mined, 'mine').base;

test('elements are nobody’s enemies, but PREY is an enemy of both players [SFI-SCENARIO-002]', () => {
  for (const player of ['p1', 'p2']) {
    expect(['mine', 'boar', 'cloud'].map(id => isEnemyOf(table, player, id))).toEqual([false, true, false]);
  }
});

test('elements cannot be attacked, but PREY can, by both players [SFI-SCENARIO-004] [SFI-SCENARIO-017]', () => {
  const bow = { id: 'bow', name: 'Bow', type: 'ranged', shape: 'single', range: 36, damage: { grey: 1 } } as const;
  const why = (by: string, target: string) => whyNoTarget(table, by, bow, target)?.rule;
  for (const by of ['A/1', 'c/1']) {
    expect(['mine', 'boar', 'cloud'].map(target => why(by, target))).toEqual([
      'SFI-SCENARIO-004',
      undefined,
      'SFI-MANIFEST-003',
    ]);
  }
});

test('no element is ever in melee, PREY included, and no manifestation [SFI-SCENARIO-005] [SFI-MANIFEST-003]', () => {
  const beside = { x: inches(4), y: inches(2) };
  const { table: close } = laidOut('A  c', {
    pitch: 1,
    elements: { boar: { ...elements.boar, at: beside } },
    manifestations: { cloud: { at: beside } },
  });
  expect(engagedWith(close, 'A/1')).toEqual([]);
  expect([inMelee(close, 'A/1', 'boar'), inMelee(close, 'cloud', 'A/1')]).toEqual([false, false]);
});

test('an UNMOVEABLE element is moved only by its own scenario, another one by any effect [SFI-SCENARIO-007]', () => {
  expect([mayBeMovedBy(table, 'vault', 'A'), mayBeMovedBy(table, 'vault', 'cloud')]).toEqual([false, false]);
  expect(mayBeMovedBy(table, 'vault', 'mine')).toBe(true);
  const [mine, boar, vault] = table.state.elements;
  if (!mine || !boar || !vault) throw new RangeError('no elements');
  const others = { ...table, state: { ...table.state, elements: [{ ...mine, scenario: 'other' }, boar, vault] } };
  expect(mayBeMovedBy(others, 'vault', 'mine')).toBe(false);
  expect([mayBeMovedBy(table, 'mine', 'A'), mayBeMovedBy(table, 'A/1', 'c')]).toEqual([true, true]);
});

test('no effect moves a manifestation [SFI-MANIFEST-002]', () => {
  expect(mayBeMovedBy(table, 'cloud', 'A')).toBe(false);
});

/** A mine of 50 mm whose centre lies so many units beyond the middle line of the table, at 18 inches. */
const mineAt = (beyond: number) =>
  laidOut('A c', { elements: { mine: { at: { x: inches(20), y: inches(18) + beyond } } } }).table;

test.each([
  [-2501, 'grey', 'red'],
  [-2500, 'grey', 'red'],
  [-2499, 'yellow', 'yellow'],
  [0, 'yellow', 'yellow'],
  [2499, 'yellow', 'yellow'],
  [2500, 'red', 'grey'],
])(
  'a mine whose base straddles the middle line is on it: %i units beyond the line it gives %s and %s [SFI-SCENARIO-023]',
  (beyond, one, two) => {
    const gain = { option: 'scenario.ccc.mineEssence' } as const;
    const essence = (player: string) => essenceOfElement(mineAt(beyond), player, baseIn(mineAt(beyond)), gain);
    expect([essence('p1'), essence('p2')]).toEqual([{ [one]: 1 }, { [two]: 1 }]);
  },
);

test('a card may name other essence for each half, and options other colours for the mines [SFI-SCENARIO-023]', () => {
  const gain = { own: {}, middle: { grey: 1 }, opponent: { red: 2 } };
  expect(essenceOfElement(mineAt(2500), 'p1', baseIn(mineAt(2500)), gain)).toEqual({ red: 2 });
  const options = { 'scenario.ccc.mineEssence': { own: 'red', middle: 'grey', opponent: 'yellow' } } as const;
  const swapped = laidOut('A c', { elements: { mine: { at } }, options }).table;
  expect(essenceOfElement(swapped, 'p2', baseIn(swapped), { option: 'scenario.ccc.mineEssence' })).toEqual({ red: 1 });
});

test('for other rules the centre decides, and a centre on the line is in neither half [SFI-UNIT-006]', () => {
  const halves = [-1, 0, 1].map(beyond => halfOfCentre(mineAt(beyond), 'p1', 'mine'));
  expect(halves).toEqual(['own', 'middle', 'opponent']);
  expect(halfOfCentre(mineAt(1), 'p2', 'mine')).toBe('own');
});
