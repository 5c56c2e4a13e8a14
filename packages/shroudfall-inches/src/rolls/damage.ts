import { decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { AttackFacts } from '../vocabulary/attack.js';
import type { Sfi, SfiTally } from '../vocabulary/index.js';
import type { Roll } from '../vocabulary/roll.js';
import type { ModelId } from '../vocabulary/state.js';
import type { Modifier } from './contributions.js';
import type { RolledAgainst } from './hit.js';
import { newRoll } from './roll.js';
import { type Hide, type RawDamage, sufferedDamage } from './suffered.js';

/** The damage roll of an attack: the dice of the weapon profile or of the ability (SFI-DAMAGE-001). */
export const damageRollOf = (attack: AttackFacts, { target, unit, active }: RolledAgainst): Roll =>
  newRoll({
    what: 'damage',
    type: attack.type,
    ofAttack: true,
    by: attack.player,
    active,
    roller: attack.attacker,
    target,
    targetUnit: unit,
    printed: attack.damage,
  });

/** The facts of a model that suffers damage. */
export interface Sufferer {
  readonly target: ModelId;
  /** The player who controls the model; null for a scenario element. */
  readonly player: PlayerId | null;
  /** The hides that the model's unit has. */
  readonly hides: readonly Hide[];
  /** Effects that change the damage that the model suffers. */
  readonly changes: readonly Modifier[];
}

/** The hides that count: of two one, as the controlling player says, or by an option both, the tough one first. */
function* hidesOf(turn: Turn<Sfi>, { target, player, hides }: Sufferer): Rule<readonly Hide[]> {
  if (player === null || hides.length < 2 || turn.options['hides.bothCount']) return hides;
  const about = { hide: target };
  const rule = 'SFI-PASSIVE-047';
  const named = yield* decideUnlessForced(turn, { by: player, kind: 'order', rule, options: hides, about });
  return hides.filter(hide => hide === named);
}

function* suffer(turn: Turn<Sfi>, sufferer: Sufferer, raw: RawDamage): Rule<SfiTally> {
  return sufferedDamage(tableOf(turn).numbers, raw, sufferer.changes, yield* hidesOf(turn, sufferer));
}

/** The damage of a damage roll: its total divided by ARM, rounded down, then increases and reductions. */
export function* decideDamage(turn: Turn<Sfi>, roll: Roll, armour: SfiTally, sufferer: Sufferer): Rule<number> {
  const { total } = roll;
  if (total === null) return 0;
  const suffered = yield* suffer(turn, sufferer, { rolled: total.total, ARM: armour.total });
  const { total: damage } = suffered;
  turn.emit({ type: 'DamageDecided', target: sufferer.target, damage, total, armour, suffered }, [
    damage > 0 ? 'SFI-DAMAGE-002' : 'SFI-DAMAGE-004',
    'SFI-DAMAGE-003',
    'SFI-DAMAGE-005',
  ]);
  return damage;
}

/** A fixed number of points of damage, with its rule and source. */
export interface SetDamage {
  readonly amount: number;
  readonly rule: RuleId;
  readonly source: string;
}

/** Set damage: no rolls and no ARM, but reductions count (SFI-DAMAGE-009). */
export function* decideSetDamage(
  turn: Turn<Sfi>,
  { amount, rule, source }: SetDamage,
  sufferer: Sufferer,
): Rule<number> {
  const suffered = yield* suffer(turn, sufferer, { set: amount, rule, source });
  const { total: damage } = suffered;
  turn.emit({ type: 'DamageDecided', target: sufferer.target, damage, total: null, armour: null, suffered }, [
    'SFI-DAMAGE-008',
    rule,
  ]);
  return damage;
}
