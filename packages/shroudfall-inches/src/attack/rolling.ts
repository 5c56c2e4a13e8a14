import type { Rule, Turn } from '@rulewright/core';
import { thingOf } from '../battlefield/things.js';
import { activePlayer } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { contributionsOn } from '../rolls/contributions-to.js';
import { damageRollOf, decideDamage } from '../rolls/damage.js';
import { decideHit, hitAutomatically, hitRollOf, type RolledAgainst } from '../rolls/hit.js';
import { prepareRolls, throwRolls } from '../rolls/roll.js';
import { suffererOf } from '../rolls/sufferer.js';
import { armourAgainst, defenceAgainst } from '../rolls/target-numbers.js';
import { armsOf } from '../unit-cards/weapons.js';
import type { Attack, Sfi, Targeted } from '../vocabulary/index.js';
import type { Roll } from '../vocabulary/roll.js';
import { checkAgain } from './declare.js';
import { isThereYet, remainingTargets } from './going.js';

const againstOf = (turn: Turn<Sfi>, { target }: Targeted): RolledAgainst => ({
  target,
  unit: thingOf(tableOf(turn), target).unit,
  active: activePlayer(turn.state),
});

const hitRollsOf = (targets: readonly Targeted[]): readonly Roll[] =>
  targets.flatMap(({ hitRoll }) => (hitRoll ? [hitRoll] : []));

/** Every hit roll is prepared, and infused, before the first die is thrown (SFI-ATTACK-022, SFI-INFUSE-006). */
export function* infuseHitRolls(turn: Turn<Sfi>, attack: Attack): Rule {
  checkAgain(turn, attack);
  const targets = remainingTargets(turn, attack);
  if (attack.automatic) return;
  const { hits } = armsOf(tableOf(turn), attack.attacker);
  for (const targeted of targets) targeted.hitRoll = hitRollOf(attack, hits, againstOf(turn, targeted));
  yield* prepareRolls(turn, { rolls: hitRollsOf(targets), contributionsTo: contributionsOn(attack) });
}

/** Throws the rolls at targets one after another. An ability that acts at a roll may remove a target before the next one. */
function* throwAt(
  turn: Turn<Sfi>,
  attack: Attack,
  targets: readonly Targeted[],
  rollOf: (targeted: Targeted) => Roll | null,
): Rule {
  for (const targeted of targets) {
    const roll = rollOf(targeted);
    if (!roll || !isThereYet(turn, attack, targeted)) continue;
    yield* throwRolls(turn, { rolls: [roll], contributionsTo: contributionsOn(attack) });
  }
}

/** The hit rolls with their re-rolls, all before any damage roll (SFI-ATTACK-023, SFI-BEAM-010, SFI-AREA-003). */
export function* makeHitRolls(turn: Turn<Sfi>, attack: Attack): Rule {
  const targets = remainingTargets(turn, attack);
  yield* throwAt(turn, attack, targets, ({ hitRoll }) => hitRoll);
  for (const targeted of targets) {
    if (!isThereYet(turn, attack, targeted)) continue;
    const { target, hitRoll } = targeted;
    if (hitRoll) decideHit(turn, attack.attacker, targeted, hitRoll, defenceAgainst(tableOf(turn), target, attack));
    else hitAutomatically(turn, attack.attacker, targeted);
  }
}

/** Compares a damage roll with the ARM of the target, and counts what the target suffers (SFI-DAMAGE-002, SFI-DAMAGE-005). */
export function* decideDamageOf(turn: Turn<Sfi>, attack: Attack, targeted: Targeted): Rule {
  const { target, damageRoll } = targeted;
  if (!damageRoll) return;
  const table = tableOf(turn);
  const armour = armourAgainst(table, target, attack);
  targeted.damage = yield* decideDamage(turn, damageRoll, armour, suffererOf(table, target, attack));
}

/** The damage rolls: infusions first, then the dice with their re-rolls (SFI-ATTACK-029, SFI-INFUSE-007). */
export function* makeDamageRolls(turn: Turn<Sfi>, attack: Attack): Rule {
  const targets = remainingTargets(turn, attack);
  for (const targeted of targets) targeted.damageRoll = damageRollOf(attack, againstOf(turn, targeted));
  const rolls = targets.flatMap(({ damageRoll }) => (damageRoll ? [damageRoll] : []));
  yield* prepareRolls(turn, { rolls, contributionsTo: contributionsOn(attack) });
  yield* throwAt(turn, attack, targets, ({ damageRoll }) => damageRoll);
  for (const targeted of targets) {
    if (isThereYet(turn, attack, targeted)) yield* decideDamageOf(turn, attack, targeted);
  }
}
