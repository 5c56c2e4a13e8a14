import { expect, test } from 'vitest';
import { engages } from '../combat/engagement/engagement.js';
import { engagementNow } from '../combat/engagement/now.js';
import { bookRules, hexEdition } from '../edition.js';
import { fieldOf, pieceOf } from '../hero-cards/reading/field.js';
import { actionKinds } from '../round/actions/index.js';
import { as, card, column, plainHero } from '../testing/index.js';
import { conditions } from '../vocabulary/words.js';
import { v11Edition } from './edition.js';
import { sheetWords } from './glossary.js';
import { statedNumbers } from './numbers/numbers.js';
import { laidOut } from './scenario-words.js';

test('all that the sheet does not replace is that of the hex edition [JV11-BASE-001]', () => {
  expect([v11Edition.id, v11Edition.base]).toEqual(['v11', bookRules]);
  for (const [chapter, numbers] of Object.entries(hexEdition.numbers)) {
    const now = v11Edition.numbers[chapter as keyof typeof v11Edition.numbers] as Readonly<Record<string, unknown>>;
    const stated = Object.keys(statedNumbers[chapter as keyof typeof statedNumbers] ?? {});
    for (const [name, number] of Object.entries(numbers)) if (!stated.includes(name)) expect(now[name]).toBe(number);
  }
  const untouched = ['death', 'advance', 'soulHarvest', 'communion', 'fate', 'hunt'] as const;
  for (const name of untouched) expect(v11Edition.procedures[name]).toBe(hexEdition.procedures[name]);
});

test('the words of the sheet name what the hex edition names otherwise [JV11-BASE-002]', () => {
  const kinds = actionKinds.map(kind => kind.do);
  for (const action of Object.values(sheetWords.actions)) expect(kinds).toContain(action);
  for (const condition of Object.values(sheetWords.conditions)) expect(Object.keys(conditions)).toContain(condition);
  expect([sheetWords.actions.Move, sheetWords.conditions.Fire, sheetWords.conditions.Frost]).toEqual([
    'advance',
    'burn',
    'freeze',
  ]);
});

test('a longer reach counts as 1 outside the own activation [JV11-BASE-011]', () => {
  const [blade] = plainHero.weapons;
  const spear = { ...blade, reach: 3 } as (typeof plainHero)['weapons'][number];
  const engaged = (active: 'A' | 'b', ...signs: string[]): boolean => {
    const { table } = laidOut(column(...signs), { active, ...as(card({}, { weapons: [spear] })) });
    const [A, b] = ['A', 'b'].map(id => pieceOf(table, id));
    if (!A || !b) throw new RangeError('both are on the board');
    return engages(fieldOf(table), A, b, engagementNow(table));
  };
  const far = ['A', '.', '.', 'b'] as const;
  expect([engaged('A', ...far), engaged('b', ...far), engaged('b', 'A', 'b')]).toEqual([true, false, true]);
  expect([engaged('A', 'A', '.', '.', '.', 'b'), engaged('A', 'A', '#', '#', 'b')]).toEqual([false, false]);
  expect(v11Edition.numbers.distances.reachOutsideActivation).toEqual({ value: 1, rule: 'JV11-BASE-011' });
});
