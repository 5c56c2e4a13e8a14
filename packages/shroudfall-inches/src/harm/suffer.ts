import type { PlayerId, Rule, Turn } from '@rulewright/core';
import type { ModelId, Origin, Sfi } from '../vocabulary/index.js';
import type { AttackType, ByColour } from '../vocabulary/words.js';

/** A model suffers set damage, which is marked at once (SFI-DAMAGE-008). */
export function* sufferSetDamage(_turn: Turn<Sfi>, _model: ModelId, _amount: number, _origin: Origin): Rule {
  throw new RangeError('damage is not there yet');
}

/** A damage roll that is no part of an attack. */
export interface DirectRoll {
  readonly model: ModelId;
  readonly dice: ByColour;
  readonly type: AttackType;
  /** The model and the player whose ability inflicts the roll at this moment; null for conditions, terrain and manifestations. */
  readonly roller: ModelId | null;
  readonly by: PlayerId | null;
  readonly origin: Origin;
}

/** A model suffers a damage roll without a hit roll, which is marked at once (SFI-DAMAGE-007). */
export function* sufferDamageRoll(_turn: Turn<Sfi>, _roll: DirectRoll): Rule {
  throw new RangeError('damage is not there yet');
}
