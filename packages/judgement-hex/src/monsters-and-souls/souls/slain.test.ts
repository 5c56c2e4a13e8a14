import { expect, test } from 'vitest';
import { ruleFor } from '../../special-rules/exceptions/exceptions.js';
import { type Slaying, soulOfTheSlain } from './slain.js';

const plain: Slaying = {
  byEnemy: true,
  byFriend: false,
  stands: true,
  eligible: true,
  killerSoulless: false,
  victimSoulless: false,
  cursed: false,
  leaves: false,
  byMonster: false,
  ownTurn: false,
};
const facts = Object.keys(plain) as (keyof Slaying)[];

/** Every combination of the facts. */
const all: readonly Slaying[] = facts.reduce<readonly Slaying[]>(
  (some, fact) => some.flatMap(one => [one, { ...one, [fact]: !one[fact] }]),
  [plain],
);

test('no two exceptions about the Soul of a slain Hero disagree [JHX-SOUL-024]', () => {
  expect(all).toHaveLength(1024);
  for (const one of all) expect(() => ruleFor(soulOfTheSlain, one)).not.toThrow();
});

test('each exception holds somewhere, and meets every one that it displaces [JHX-SOUL-040, JHX-COND-008]', () => {
  const { exceptions } = soulOfTheSlain;
  expect(new Set(all.map(one => ruleFor(soulOfTheSlain, one).rule))).toEqual(
    new Set([soulOfTheSlain.rule, ...exceptions.map(({ rule }) => rule)]),
  );
  for (const { rule, displaces = [] } of exceptions) {
    for (const gone of displaces) {
      const meet = all.some(one => {
        const holding = exceptions.filter(({ when }) => when(one)).map(held => held.rule);
        return holding.includes(rule) && holding.includes(gone);
      });
      expect([rule, gone, meet]).toEqual([rule, gone, true]);
    }
  }
});

test.each([
  [{}, 'JHX-SOUL-024', 'harvested by the killer'],
  [{ stands: false, eligible: false }, 'JHX-SOUL-040', 'harvested by the nearest'],
  [{ eligible: false }, 'JHX-SOUL-040', 'harvested by the nearest'],
  [{ victimSoulless: true, eligible: false }, 'JHX-ABILITY-067', 'Banked'],
  [{ victimSoulless: true, stands: false, eligible: false }, 'JHX-SOUL-040', 'harvested by the nearest'],
  [{ killerSoulless: true, eligible: false }, 'JHX-ABILITY-068', 'passed on'],
  [{ killerSoulless: true, victimSoulless: true, eligible: false }, 'JHX-ABILITY-070', 'Banked'],
  [{ byEnemy: false, byFriend: true }, 'JHX-SOUL-040', 'harvested by the nearest'],
  [{ byEnemy: false, ownTurn: true }, 'JHX-SOUL-042', 'harvested by the nearest'],
  [{ byEnemy: false, byFriend: true, ownTurn: true }, 'JHX-SOUL-042', 'harvested by the nearest'],
  [{ byEnemy: false, ownTurn: true, byMonster: true }, 'JHX-MONSTER-053', 'harvested by the nearest'],
  [{ byEnemy: false, byMonster: true }, 'JHX-MONSTER-054', 'lost'],
  [{ cursed: true, killerSoulless: true }, 'JHX-COND-008', 'lost, the killer gains a level'],
  [{ cursed: true, leaves: true, eligible: false }, 'JHX-SOUL-040', 'harvested by the nearest'],
  [{ cursed: true, leaves: true, eligible: false, victimSoulless: true }, 'JHX-SOUL-040', 'harvested by the nearest'],
  [{ cursed: true, leaves: true, eligible: false, killerSoulless: true }, 'JHX-SOUL-040', 'harvested by the nearest'],
  [{ cursed: true, byEnemy: false, ownTurn: true }, 'JHX-COND-008', 'lost, the killer gains a level'],
] as const)('%o is decided by %s', (some, rule, gives) => {
  expect(ruleFor(soulOfTheSlain, { ...plain, ...some })).toMatchObject({ rule, gives });
});
