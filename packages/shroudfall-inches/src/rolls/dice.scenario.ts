import { createMatch, type Rule, type Turn } from '@rulewright/core';
import { scripted } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { bookNumbers } from '../rulebook/book-numbers.js';
import type { Sfi } from '../vocabulary/index.js';
import type { Colour } from '../vocabulary/words.js';
import { essenceDice, isStronger, throwDice } from './dice.js';
import { disputeRollOff } from './roll-off.js';
import { damaging, doing, hitting, scenario, told } from './scenario-words.js';

const dice = essenceDice(bookNumbers.dice);

const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);

describe('the three dice', () => {
  test.each<[Colour, readonly number[], number]>([
    ['grey', [0, 0, 1, 1, 2, 2], 2],
    ['yellow', [0, 1, 2, 2, 3, 3], 1],
    ['red', [2, 2, 3, 3, 4, 4], 0],
  ])(
    '%s shows %j, with %i blanks [SFI-DICE-001, SFI-DICE-002, SFI-DICE-003, SFI-DICE-004]',
    (colour, faces, blanks) => {
      expect(dice[colour].faces).toEqual(faces);
      expect(dice[colour].faces.filter(face => face === bookNumbers.rolls.blank.value)).toHaveLength(blanks);
    },
  );

  test('red is stronger than yellow, and yellow than grey, as their averages are [SFI-DICE-007]', () => {
    const pairs: readonly [Colour, Colour][] = [
      ['red', 'yellow'],
      ['yellow', 'grey'],
      ['red', 'grey'],
    ];
    for (const [one, other] of pairs) {
      expect([isStronger(one, other), isStronger(other, one), isStronger(one, one)]).toEqual([true, false, false]);
      expect(sum(dice[one].faces)).toBeGreaterThan(sum(dice[other].faces));
    }
  });

  test.each<[Colour, number]>([
    ['grey', 3],
    ['red', 0],
    ['yellow', 4],
  ])('a scripted %s %i is rejected [SFI-DICE-012]', (colour, face) => {
    const game = hitting({ roll: { printed: { [colour]: 1 } } });
    expect(() => createMatch(game, { players: 2, dice: scripted(face) })).toThrow(/wants 1 × .* essence die/);
  });

  test('seeded dice show every face of a colour about as often [SFI-DICE-012]', () => {
    const seen: number[] = [];
    const game = doing(function* (turn): Rule {
      seen.push(...(yield* throwDice(turn, { dice: Array<Colour>(6000).fill('yellow'), purpose: 'many', by: null })));
    });
    createMatch(game, { players: 2, seed: 'fair' });
    const share = (face: number): number => seen.filter(one => one === face).length / 1000;
    for (const [face, sides] of [0, 1, 2, 3].map(face => [face, face < 2 ? 1 : 2] as const)) {
      expect(Math.abs(share(face) - sides)).toBeLessThan(0.15);
    }
  });
});

scenario(
  'the dice of a pool keep their colours and add up: 3 and 2 on yellow and two blanks on grey are 5',
  ['SFI-DICE-005', 'SFI-DICE-006', 'SFI-DICE-004'],
  play => {
    const { match } = play(hitting({ roll: { printed: { grey: 2, yellow: 2 } } }), { players: 2, dice: [0, 0, 3, 2] });
    expect(told(match)).toEqual(['hit b: grey 0, grey 0, yellow 3, yellow 2', 'hit 5 against 4']);
  },
);

const modified = (amount: number, faces: readonly number[]) =>
  hitting({
    roll: { printed: { yellow: faces.length } },
    contributions: { modifiers: [{ amount, rule: 'SFI-ATTACK-003', source: 'target in melee' }] },
  });

scenario('-2 turns a total of 5 into a miss against DEF 4', 'SFI-DICE-008', play => {
  const { match } = play(modified(-2, [3, 2]), { players: 2, dice: [3, 2] });
  expect(told(match).at(-1)).toBe('miss 3 against 4');
});

scenario('a modifier is no die: the highest die is dropped before +2 is added', 'SFI-DICE-008', play => {
  const game = hitting({
    contributions: {
      modifiers: [{ amount: 2, rule: 'SFI-CONDITION-003', source: 'crippled' }],
      drops: [{ rule: 'SFI-PASSIVE-021', source: 'hard-to-hit' }],
    },
  });
  const { match } = play(game, { players: 2, dice: [1, 1] });
  expect(told(match)).toEqual(['hit b: yellow 1, yellow 1', 'drops 0', 'miss 3 against 4']);
});

scenario('no modifier takes a total below 0', 'SFI-DICE-009', play => {
  const { match } = play(modified(-2, [1]), { players: 2, dice: [1] });
  expect(told(match).at(-1)).toBe('miss 0 against 4');
});

scenario(
  'dice are added before the roll, and then the player of a subtracting effect takes one',
  'SFI-DICE-010',
  play => {
    const game = hitting({
      roll: { printed: { yellow: 1 } },
      contributions: {
        dice: [
          { less: 1, by: 'p2', rule: 'SFI-DICE-010', source: 'fog' },
          { add: { red: 1 }, by: 'p1', rule: 'SFI-DICE-010', source: 'banner' },
        ],
      },
    });
    const { match } = play(game, { players: 2, dice: [3] })
      .waitsFor({ by: 'p2', kind: 'colour' })
      .options('p2', ['yellow', 'red'])
      .choose('p2', 'red');
    expect(told(match)).toEqual(['banner: 1 yellow, 1 red', 'fog: 1 yellow', 'hit b: yellow 3', 'miss 3 against 4']);
  },
);

scenario(
  'a pool loses no more dice than it has; it then totals 0 plus modifiers',
  ['SFI-DICE-010', 'SFI-DICE-011'],
  play => {
    const game = damaging({
      roll: { printed: { grey: 1 } },
      contributions: {
        dice: [{ less: 3, by: 'p2', rule: 'SFI-DICE-010', source: 'fog' }],
        modifiers: [{ amount: 2, rule: 'SFI-CONDITION-011', source: 'shattered' }],
      },
    });
    const { match } = play(game, { players: 2 });
    expect(told(match)).toEqual(['fog: nothing', 'damage b: ', 'damage 1']);
  },
);

const disputing = (found: string[]) =>
  doing(function* (turn: Turn<Sfi>): Rule {
    const { winner, totals } = yield* disputeRollOff(turn);
    found.push(`${winner} ${totals.p1}:${totals.p2}`);
  });

scenario('a dispute is settled by one yellow die each; equal dice are rolled again', 'SFI-DICE-013', play => {
  const found: string[] = [];
  play(disputing(found), { players: 2, dice: [2, 2, 1, 3] });
  expect(found[0]).toBe('p2 1:3');
});
