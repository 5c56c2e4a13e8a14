import type { PlayerId, Turn } from '@rulewright/core';
import { tableOf } from '../match/table.js';
import type { SfiNumbers } from '../rulebook/numbers.js';
import type { AttackFacts, Targeted } from '../vocabulary/attack.js';
import type { Sfi, SfiTally } from '../vocabulary/index.js';
import type { HitValues } from '../vocabulary/pack.js';
import type { Roll } from '../vocabulary/roll.js';
import type { ModelId, UnitId } from '../vocabulary/state.js';
import { newRoll } from './roll.js';

/** The model that an attack is rolled against, and the player who is active meanwhile (SFI-REROLL-003). */
export interface RolledAgainst {
  readonly target: ModelId;
  /** Null for a scenario element. */
  readonly unit: UnitId | null;
  readonly active: PlayerId;
}

/** The hit roll of an attack: the attacker's hit value of the weapon's type (SFI-HIT-001). */
export const hitRollOf = (attack: AttackFacts, hits: HitValues, { target, unit, active }: RolledAgainst): Roll =>
  newRoll({
    what: 'hit',
    type: attack.type,
    ofAttack: true,
    by: attack.player,
    active,
    roller: attack.attacker,
    target,
    targetUnit: unit,
    printed: hits[attack.type] ?? {},
  });

/** The outcome of a hit roll: a critical hit is also a hit (SFI-HIT-002, SFI-CRIT-001). */
export const outcomeOf = (
  { attack }: Pick<SfiNumbers, 'attack'>,
  total: number,
  DEF: number,
): 'hit' | 'critical' | 'miss' => {
  if (total >= attack.critical.value * DEF) return 'critical';
  return total >= DEF ? 'hit' : 'miss';
};

const rulesOf = {
  hit: 'SFI-HIT-002',
  miss: 'SFI-HIT-002',
  critical: 'SFI-CRIT-001',
} as const;

/** Compares the final total of a hit roll with the target's DEF (SFI-CRIT-002). */
export const decideHit = (
  turn: Turn<Sfi>,
  attacker: ModelId,
  targeted: Targeted,
  roll: Roll,
  defence: SfiTally,
): void => {
  const { total } = roll;
  if (total === null) return;
  const outcome = outcomeOf(tableOf(turn).numbers, total.total, defence.total);
  targeted.hitRoll = roll;
  targeted.hit = outcome !== 'miss';
  targeted.critical = outcome === 'critical';
  const { target } = targeted;
  turn.emit({ type: 'HitDecided', attacker, target, outcome, total, defence }, [rulesOf[outcome], 'SFI-HIT-003']);
};

/** A hit without a hit roll, which is never critical. */
export const hitAutomatically = (turn: Turn<Sfi>, attacker: ModelId, targeted: Targeted): void => {
  targeted.hitRoll = null;
  targeted.hit = true;
  targeted.critical = false;
  const { target } = targeted;
  turn.emit({ type: 'HitDecided', attacker, target, outcome: 'hit', total: null, defence: null }, [
    'SFI-HIT-004',
    'SFI-CRIT-004',
  ]);
};
