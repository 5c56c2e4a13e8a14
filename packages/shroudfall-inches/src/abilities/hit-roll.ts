import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { thingNamed } from '../battlefield/things.js';
import { activePlayer } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { contributionsOn } from '../rolls/contributions-to.js';
import { decideHit } from '../rolls/hit.js';
import { makeRolls, newRoll } from '../rolls/roll.js';
import { defenceAgainst } from '../rolls/target-numbers.js';
import { armsOf } from '../unit-cards/weapons.js';
import type { ModelId, Sfi, Targeted } from '../vocabulary/index.js';
import type { AttackType } from '../vocabulary/words.js';

/** A hit roll that an ability makes without an attack. */
export interface AbilityRoll {
  /** The model that uses the ability, or a scenario element. */
  readonly roller: ModelId;
  readonly target: ModelId;
  readonly type: AttackType;
  /** Null for the roll of a scenario element, which nobody can infuse or re-roll by essence (SFI-REROLL-010). */
  readonly by: PlayerId | null;
}

/**
 * A hit roll of an ability against one target, with the hit value of the card for the type of the roll. It is no roll
 * of an attack, so modifiers for attacks against the unit do not count in it; by an option they do
 * (SFI-ABILITY-ACTIVE-008). True if the ability hits.
 */
export function* abilityHits(turn: Turn<Sfi>, ability: AbilityRoll): Rule<boolean> {
  const { roller, target, type, by } = ability;
  const { state, options } = turn;
  const ofAttack = options['abilities.targetRollIsAttack'];
  const roll = newRoll({
    what: 'hit',
    type,
    ofAttack,
    by,
    active: activePlayer(state),
    roller,
    target,
    targetUnit: state.models.find(({ id }) => id === target)?.unit ?? null,
    printed: armsOf(tableOf(turn), roller).hits[type] ?? {},
  });
  yield* makeRolls(turn, { rolls: [roll], contributionsTo: contributionsOn(null) });
  // An ability that acts at the roll may have removed the target.
  if (!thingNamed(tableOf(turn), target)) return false;
  const compared = { attacker: roller, type, ...(ofAttack ? { shape: 'single' as const } : {}) };
  const defence = defenceAgainst(tableOf(turn), target, compared);
  const targeted: Targeted = { target, hitRoll: null, hit: false, critical: false, damageRoll: null, damage: 0 };
  decideHit(turn, roller, targeted, roll, defence);
  return targeted.hit;
}
