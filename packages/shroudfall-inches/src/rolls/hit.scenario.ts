import { createMatch } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { bookNumbers } from '../rulebook/book-numbers.js';
import type { AttackFacts } from '../vocabulary/attack.js';
import type { SfiEvent } from '../vocabulary/index.js';
import { combined } from './contributions.js';
import { damageRollOf } from './damage.js';
import { decideHit, hitAutomatically, hitRollOf, outcomeOf } from './hit.js';
import { makeRolls, newRoll } from './roll.js';
import { doing, facts, hitting, newTargeted, plain, scenario, told } from './scenario-words.js';

const sameName = { rule: 'SFI-STACK-001', why: 'same-name' } as const;

const attack: AttackFacts = {
  attacker: 'A',
  unit: 'a',
  player: 'p1',
  profile: 'blade',
  type: 'melee',
  shape: 'single',
  range: 1,
  damage: { red: 1, yellow: 3 },
  inAction: true,
  from: null,
};
const against = { target: 'b', unit: 'b', active: 'p1' } as const;

describe('the pools of an attack', () => {
  test("the hit roll takes the attacker's hit value of the weapon's type [SFI-HIT-001]", () => {
    const hits = { melee: { yellow: 4 }, ranged: { grey: 3 } };
    expect(hitRollOf(attack, hits, against).printed).toEqual({ yellow: 4 });
    expect(hitRollOf({ ...attack, type: 'ranged' }, hits, against).printed).toEqual({ grey: 3 });
    expect(hitRollOf({ ...attack, type: 'arcane' }, hits, against).printed).toEqual({});
  });

  test('the damage roll takes the dice of the weapon profile [SFI-DAMAGE-001]', () => {
    const { printed, what, by } = damageRollOf(attack, against);
    expect({ printed, what, by }).toEqual({ printed: attack.damage, what: 'damage', by: 'p1' });
  });
});

describe('the outcome', () => {
  test.each([
    [3, 4, 'miss'],
    [4, 4, 'hit'],
    [7, 4, 'hit'],
    [8, 4, 'critical'],
    [9, 5, 'hit'],
    [10, 5, 'critical'],
  ] as const)('%i against DEF %i is a %s [SFI-HIT-002, SFI-CRIT-001]', (total, DEF, outcome) => {
    expect(outcomeOf(bookNumbers, total, DEF)).toBe(outcome);
  });
});

const everything = hitting({
  roll: { printed: { yellow: 1 } },
  reserves: { p1: { red: 2 } },
  contributions: {
    dice: [{ add: { grey: 1 }, by: 'p1', rule: 'SFI-DICE-010', source: 'banner' }],
    rerolls: [{ by: 'p2', dice: 1, forced: true, rule: 'SFI-PASSIVE-011', source: 'elusive' }],
    drops: [{ rule: 'SFI-PASSIVE-021', source: 'hard-to-hit' }],
    modifiers: [{ amount: 2, rule: 'SFI-CONDITION-003', source: 'crippled' }],
  },
});

scenario(
  'dice are added, infused, rolled, re-rolled and dropped, and then added up and modified',
  ['SFI-HIT-003', 'SFI-CRIT-002', 'SFI-PASSIVE-021'],
  play => {
    const { match } = play(everything, { players: 2, dice: [1, 3, 4, 2, 3, 4, 1] })
      .choose('p1', 'red')
      .choose('p1', 'red')
      .choose('p2', { source: 'elusive', places: [1] });
    expect(told(match)).toEqual([
      'banner: 1 grey, 1 yellow',
      'p1 pays 1 red',
      'infuses b red',
      'hit b: grey 1, yellow 3, red 4*',
      'p1 pays 1 red',
      'p1 essence 0,1,2: grey 2, yellow 3, red 4*',
      'p2 elusive 1: grey 2, yellow 1, red 4*',
      'drops 2',
      'hit 5 against 4',
    ]);
  },
);

const penalty = (amount: number) =>
  hitting({
    roll: { printed: { red: 2 } },
    contributions: { modifiers: [{ amount, rule: 'SFI-ATTACK-003', source: 'target in melee' }] },
  });

scenario('modifiers make and unmake a critical hit', 'SFI-CRIT-002', play => {
  expect(told(play(penalty(-1), { players: 2, dice: [4, 4] }).match).at(-1)).toBe('hit 7 against 4');
  expect(told(play(penalty(1), { players: 2, dice: [4, 3] }).match).at(-1)).toBe('critical 8 against 4');
});

scenario('a critical hit alone does nothing more than a hit', ['SFI-CRIT-003', 'SFI-CRIT-001'], play => {
  const types = (faces: readonly number[]): readonly string[] =>
    play(hitting({ roll: { printed: { red: 2 } } }), { players: 2, dice: faces }).match.records.flatMap(one =>
      one.kind === 'event' ? [one.event.type] : [],
    );
  expect(types([4, 4])).toEqual(types([2, 2]));
});

scenario(
  'an automatic hit has no roll to infuse or re-roll and is never critical',
  ['SFI-HIT-004', 'SFI-CRIT-004'],
  play => {
    const targeted = newTargeted();
    const reserves = { p1: { red: 3 } };
    const game = doing(
      function* (turn) {
        hitAutomatically(turn, 'A', targeted);
      },
      { reserves },
    );
    const decided: SfiEvent = {
      type: 'HitDecided',
      attacker: 'A',
      target: 'b',
      outcome: 'hit',
      total: null,
      defence: null,
    };
    play(game, { players: 2 })
      .events(decided, { type: 'MatchEnded', ending: { reason: 'roll-off', winners: [] } })
      .waitsFor();
    expect(targeted).toEqual({ ...newTargeted(), hit: true, critical: false });
  },
);

scenario(
  'a total explains itself: dice, dropped dice, modifiers that count and that do not, floor',
  'SFI-HIT-003',
  play => {
    const game = hitting({
      contributions: {
        drops: [{ rule: 'SFI-PASSIVE-021', source: 'hard-to-hit' }],
        modifiers: [
          { amount: 1, rule: 'SFI-CONDITION-010', source: 'poisoned' },
          { amount: 1, rule: 'SFI-CONDITION-010', source: 'poisoned', rejected: sameName },
        ],
      },
    });
    const { match } = play(game, { players: 2, dice: [1, 3] });
    const lines = match.records.flatMap(one =>
      one.kind === 'event' && one.event.type === 'HitDecided'
        ? (one.event.total?.lines ?? []).map(
            ({ stage, op, amount, rejected, after }) => `${stage} ${op} ${amount} ${rejected ?? ''} = ${after}`,
          )
        : [],
    );
    expect(lines).toEqual([
      'dice add 1  = 1',
      'dice add 3 dropped = 1',
      'modifiers add 1  = 2',
      'modifiers add 1 same-name = 2',
      'floor atLeast 0  = 2',
    ]);
  },
);

scenario('each effect that drops a die drops another one', 'SFI-PASSIVE-021', play => {
  const drop = { rule: 'SFI-PASSIVE-021', source: 'hard-to-hit' } as const;
  const game = hitting({
    roll: { printed: { yellow: 3 } },
    contributions: { drops: [drop, { ...drop, source: 'fog' }] },
  });
  const { match } = play(game, { players: 2, dice: [1, 3, 2] });
  expect(told(match).slice(1)).toEqual(['drops 1', 'drops 2', 'miss 1 against 4']);
});

describe('a decided hit', () => {
  test.each([
    [3, { hit: false, critical: false }],
    [4, { hit: true, critical: false }],
    [8, { hit: true, critical: true }],
  ])('a total of %i against DEF 4 is %j [SFI-CRIT-001, SFI-HIT-002]', (amount, decided) => {
    const targeted = newTargeted();
    const game = doing(function* (turn) {
      const roll = newRoll(facts({ printed: {} }));
      const modifier = { amount, rule: 'SFI-STACK-005', source: 'blessing' } as const;
      yield* makeRolls(turn, { rolls: [roll], contributionsTo: () => combined([{ modifiers: [modifier] }]) });
      decideHit(turn, 'A', targeted, roll, plain('DEF', 4));
    });
    createMatch(game, { players: 2, seed: 'no dice' });
    expect(targeted).toMatchObject(decided);
    expect(targeted.hitRoll?.total?.total).toBe(amount);
  });
});
