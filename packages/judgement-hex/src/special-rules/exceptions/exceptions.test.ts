import { describe, expect, test } from 'vitest';
import { type General, ruleFor } from './exceptions.js';

const isOver = (least: number) => (of: number) => of > least;

/** 1 in general; more than 10 is 2, more than 20 is 3 instead; more than 30 is 3 too, and more than 40 is 4. */
const steps: General<number, number> = {
  rule: 'JHX-GEN-001',
  gives: 1,
  exceptions: [
    { rule: 'JHX-GEN-002', when: isOver(10), gives: 2 },
    { rule: 'JHX-GEN-003', when: isOver(20), gives: 3, displaces: ['JHX-GEN-002'] },
    { rule: 'JHX-GEN-004', when: isOver(30), gives: 3 },
    { rule: 'JHX-GEN-005', when: isOver(40), gives: 4 },
  ],
};

describe('a rule with exceptions', () => {
  test('is the general rule where no exception holds', () => {
    expect(ruleFor(steps, 10)).toMatchObject({ rule: 'JHX-GEN-001', gives: 1 });
  });

  test('is the exception that holds', () => {
    expect(ruleFor(steps, 11)).toMatchObject({ rule: 'JHX-GEN-002', gives: 2 });
  });

  test('is the exception that displaces another one', () => {
    expect(ruleFor(steps, 21)).toMatchObject({ rule: 'JHX-GEN-003', gives: 3 });
  });

  test('is the first of two exceptions that agree', () => {
    expect(ruleFor(steps, 31)).toMatchObject({ rule: 'JHX-GEN-003', gives: 3 });
  });

  test('is an error that names both where two exceptions disagree', () => {
    expect(() => ruleFor(steps, 41)).toThrow('JHX-GEN-003 and JHX-GEN-005 both hold and disagree');
  });
});
