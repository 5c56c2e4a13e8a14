import { expect, test } from 'vitest';
import type { DecisionOf, GameTypes } from '../match/types.js';
import { choicesWith, eventsWith } from './named.js';

type Piece = 'pawn' | 'rook';

interface Small extends GameTypes {
  state: { readonly name: string };
  event: { readonly type: 'Moved'; readonly piece: Piece } | { readonly type: 'Taken'; readonly piece: Piece };
  choices: { piece: Piece };
}

test('every type of event has its own sentence, with the names after the event and before it', () => {
  const { Moved, Taken } = eventsWith<Small, string>(
    {
      Moved: ({ piece }: Small['event'], names) => `The ${piece} moves: ${names}`,
      Taken: ({ piece }: Small['event'], names) => `The ${piece} is taken: ${names}`,
    },
    (state, before) => `${state?.name ?? 'no table'}, ${before?.name ?? 'no table'}`,
  );
  expect(Moved({ type: 'Moved', piece: 'pawn' }, { name: 'now' }, { name: 'then' })).toBe('The pawn moves: now, then');
  expect(Taken({ type: 'Taken', piece: 'rook' }, { name: 'now' })).toBe('The rook is taken: now, no table');
});

test('every kind of answer has its own label, with the names on the table and the facts of the decision', () => {
  const { piece } = choicesWith<Small, string>(
    { piece: (choice: Piece, names, about) => `${choice} to ${String(about.square)}, ${names}` },
    state => state?.name ?? 'no table',
  );
  const decision: DecisionOf<Small, 'piece'> = {
    id: 1,
    by: 'p1',
    kind: 'piece',
    rule: 'MOVE-1',
    about: { square: 'a4' },
    options: ['pawn'],
  };
  expect(piece('pawn', decision, { name: 'now' })).toBe('pawn to a4, now');
  expect(piece('rook', decision)).toBe('rook to a4, no table');
});
