import type { Rule, Turn } from '@rulewright/core';
import { tableOf } from '../match/table.js';
import { offerRerolls } from '../rolls/re-rolls.js';
import type { Aim, Attack, AttackFacts, Eld, Resolution } from '../vocabulary/index.js';
import { checkAttack } from './check.js';
import { settleDodge, throwAgainstAttacks } from './dodge.js';
import { type Attacking, attackFacts, newAttack } from './facts.js';
import { fixHits } from './hits.js';
import { poolAt } from './split.js';
import { strayShots } from './stray.js';
import { surpriseBy } from './surprise-attack.js';
import { collectModifiers, throwPools } from './throw.js';
import { useUpForAttack } from './used-up.js';

/** An attack that an ability makes besides the declared ones. */
export interface ExtraAttack extends Omit<Attacking, 'by' | 'declared'> {
  readonly declared: Omit<AttackFacts['declared'], 'do' | 'aims'>;
  /** The ability, e.g. `chain-attack`. */
  readonly by: string;
  readonly aim: Aim;
  /** The number of dice, which nothing changes. */
  readonly strikes: number;
  /**
   * `covers`: a Dodge that succeeded in this resolution also avoids this attack; `new`: a model that dodges rolls again
   * for it (ELD-SKILL-007, ELD-SKILL-020).
   */
  readonly dodge: 'covers' | 'new';
}

/** Lets every model that dodges roll against one more attack. */
export function* dodgeAgain(turn: Turn<Eld>, resolution: Resolution, attack: Attack, how: ExtraAttack['dodge']): Rule {
  for (const dodge of resolution.dodges) {
    if (how === 'covers') {
      const succeeded = dodge.against.find(one => one.attack.attacker === attack.attacker && one.rolled.success);
      if (succeeded) dodge.against.push({ attack, rolled: succeeded.rolled });
      continue;
    }
    const thrown = yield* throwAgainstAttacks(turn, dodge, [attack]);
    yield* offerRerolls(turn, thrown);
    for (const one of thrown) settleDodge(resolution, dodge, one);
  }
}

/**
 * Makes an attack that was not declared as an action, inside a resolution: its requirements, dice and Hits; its Damage
 * rolls follow with all others. It takes part in no Confrontation.
 */
export function* attackWith(turn: Turn<Eld>, resolution: Resolution, extra: ExtraAttack): Rule<Attack> {
  const { aim, strikes, dodge, declared, ...attacking } = extra;
  const facts = attackFacts(tableOf(turn), { ...attacking, declared: { ...declared, do: 'attack', aims: [aim] } });
  const attack = newAttack(facts, [poolAt(tableOf(turn), facts, aim, strikes)]);
  resolution.attacks.push(attack);
  checkAttack(turn, attack);
  useUpForAttack(turn, attack);
  // An Attack that an ability gives a secret model is a Surprise Attack too (ELD-STATE-068).
  surpriseBy(turn, attack);
  collectModifiers(tableOf(turn), attack);
  const thrown = yield* throwPools(turn, attack);
  yield* offerRerolls(
    turn,
    thrown.map(one => one.thrown),
  );
  for (const {
    pool,
    thrown: { dice },
  } of thrown)
    pool.dice = dice;
  for (const pool of attack.pools) yield* strayShots(turn, attack, pool);
  yield* dodgeAgain(turn, resolution, attack, dodge);
  yield* fixHits(turn, resolution, [attack]);
  return attack;
}
