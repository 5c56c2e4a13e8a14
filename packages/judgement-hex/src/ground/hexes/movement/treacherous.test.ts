import { expect, test } from 'vitest';
import { parseBoard } from '../../../board/parse-board.js';
import type { Motion } from '../../../vocabulary/motion.js';
import type { Piece } from '../../../vocabulary/piece.js';
import { treacherousStep } from './treacherous.js';

/** The step with which a model is harmed that goes up a column drawn from the lowest hex. */
const harmed = (signs: string, motion: Motion = 'advance', a: Partial<Piece> = {}): number | undefined => {
  const { field } = parseBoard([...signs].reverse().join('\n\n'));
  const { board } = field.terrain;
  const mover = { ...parseBoard('A').piece('A'), ...a };
  return treacherousStep(
    field.terrain,
    mover,
    [...signs].map((_, at) => board.cellAt([1, at + 1])),
    motion,
  );
};

test('the step that enters treacherous ground deals damage, once [JHX-TERRAIN-013, JHX-TERRAIN-016]', () => {
  expect([harmed('..!!.'), harmed('.!.!'), harmed('....')]).toEqual([2, 1, undefined]);
  expect([harmed('.!', 'charge'), harmed('.!', 'hunt')]).toEqual([1, 1]);
});

test('the last hex spares the penalty, not the damage [JHX-TERRAIN-014]', () => {
  expect(harmed('...!')).toBe(3);
});

test('a model that starts on it is harmed with the first step, and not by staying [JHX-TERRAIN-017]', () => {
  expect([harmed('!..'), harmed('!!'), harmed('!')]).toEqual([1, 1, undefined]);
});

test('a model Pushed through treacherous ground or onto it is harmed, one Placed or Thrown only onto it; leaving it does nothing [JHX-TERRAIN-015]', () => {
  expect([harmed('.!.', 'push'), harmed('..!', 'push'), harmed('!..', 'push')]).toEqual([1, 2, undefined]);
  for (const motion of ['place', 'throw', 'recall'] as const) {
    expect([harmed('.!.', motion), harmed('..!', motion), harmed('!..', motion)]).toEqual([undefined, 2, undefined]);
  }
});

test('Pathfinder does not help against treacherous ground [JHX-TERRAIN-020]', () => {
  expect(harmed('.!.', 'advance', { traits: ['pathfinder'] })).toBe(1);
});

test('a flying charger is harmed only where it ends; in an Advance it does not fly [JHX-TERRAIN-021]', () => {
  const flier = { traits: ['fly'] } as const;
  expect([harmed('!!.', 'charge', flier), harmed('!.!', 'charge', flier)]).toEqual([undefined, 2]);
  expect(harmed('.!.', 'advance', flier)).toBe(1);
});

test('Monsters and Souls take no damage from treacherous ground [JHX-MONSTER-014, JHX-SOUL-002]', () => {
  expect([harmed('.!.', 'hunt', { kind: 'monster' }), harmed('.!', 'push', { kind: 'monster' })]).toEqual([
    undefined,
    undefined,
  ]);
  expect(harmed('.!.', 'advance', { kind: 'soul' })).toBeUndefined();
});
