import type { Rule, Turn } from '@rulewright/core';
import type { Attack, ModelId, Sfi } from '../vocabulary/index.js';
import type { Weapon } from '../vocabulary/pack.js';

/** An attack that is about to be made. */
export interface Attacking {
  /** A model, or a scenario element that attacks. */
  readonly attacker: ModelId;
  /** A profile of the card, or the profile of an ability. */
  readonly weapon: Weapon;
  /** True if the weapon is a profile of the card. */
  readonly ofCard: boolean;
  /** The target, or the model to aim a beam at; absent for an area. */
  readonly target?: ModelId;
  /** True for an attack of an attack action (SFI-ATTACK-039). */
  readonly inAction: boolean;
  /** The ability that generates the attack. */
  readonly from: string | null;
}

/** Makes one attack, by the attack chart (SFI-ATTACK-009). Returns it with what became of each target. */
export function* makeAttack(_turn: Turn<Sfi>, _attacking: Attacking): Rule<Attack> {
  throw new RangeError('attacks are not there yet');
}
