import { expect } from 'vitest';
import { attack, resolving, scenario, told } from './scenario-words.js';

/** `A` and `b` face to face, each with a sword. */
const duel = (aims: string, dice: readonly number[]) => {
  const { game, setup } = resolving('A\nb', { action: attack(aims), reactions: { b: attack('A') } });
  return [game, { ...setup, dice }] as const;
};

scenario(
  'the higher success wins and hits once for each die that is left',
  ['ELD-CONFRONT-004', 'ELD-CONFRONT-006'],
  play => {
    const { match } = play(...duel('bb', [9, 11, 4, 20, 20]));
    expect(told(match)).toEqual([
      'A attack OFF 12 at b: 9 11',
      'b attack DEF 10 at A: 4',
      'A 9 11 against b 4x: A',
      'A hits b',
      'A hits b',
      'damage to b: 20+2 against 10',
      'damage to b: 20+2 against 10',
    ]);
  },
);
