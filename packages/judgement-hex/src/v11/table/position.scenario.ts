import { createMatch } from '@rulewright/core';
import { refusalOf } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../testing/laid-out.js';

const INCH = 2540;
const y = 2.5 * INCH;
const drawing = `
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . A . b . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . 1 . .`;
const effigies = { lower: { at: [1.5, 1] }, upper: { at: [10.5, 4] } } as const;
const refused = (at: NonNullable<LaidOut['at']>, lay: LaidOut = {}) => {
  const laid = laidOut(drawing, { map: { effigies }, active: 'A', ...lay, at });
  return refusalOf(() => createMatch(laid.game, { ...laid.setup, seed: 'by hand' }));
};

test('a position made by hand has no overlapping bases; bases may touch [JV11-BASE-008, JV11-BASE-004]', () => {
  expect(refused({ b: [4.5 * INCH + 3000, y] })).toBeUndefined();
  expect(refused({ b: [4.5 * INCH + 2999, y] })).toEqual({
    code: 'overlap',
    rule: 'JV11-BASE-008',
    path: 'position.models[1].at',
    detail: { piece: 'b', with: 'A' },
  });
});

test('Souls and Effigies have bases too [JV11-BASE-008]', () => {
  expect(refused({ 1: [4.5 * INCH - 1500 - 1250, y] })).toBeUndefined();
  expect(refused({ 1: [4.5 * INCH - 1500 - 1249, y] })).toMatchObject({
    path: 'position.souls[0].at',
    detail: { piece: 'soul-1', with: 'A' },
  });
  expect(refused({ A: [1.5 * INCH + 4000, INCH] })).toBeUndefined();
  expect(refused({ A: [1.5 * INCH + 3999, INCH] })).toMatchObject({
    path: 'position.models[0].at',
    detail: { piece: 'A', with: 'effigy:p1' },
  });
});

test('models that are not in play overlap nothing [JV11-BASE-008]', () => {
  expect(refused({}, { away: { B: { diedIn: 1 }, C: { diedIn: 1 } } })).toBeUndefined();
});
