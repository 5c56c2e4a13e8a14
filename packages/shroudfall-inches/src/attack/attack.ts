import { perform, type Rule, type Turn } from '@rulewright/core';
import { thingOf } from '../battlefield/things.js';
import { endEffectsOfAttack } from '../match/lasting.js';
import { editionOf, tableOf } from '../match/table.js';
import { openAt } from '../timing/windows.js';
import type { Attack, ModelId, Sfi, Targeted } from '../vocabulary/index.js';
import type { Weapon } from '../vocabulary/pack.js';
import { orderTargets } from './declare.js';
import { controllerOf } from './sides.js';
import { targetedBy } from './targets.js';

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
  /** A Combined Shot or a Combined Strike (SFI-PASSIVE-009). */
  readonly combined?: true;
  /** The attack hits without a hit roll (SFI-HIT-004). */
  readonly automatic?: true;
}

const newTargeted = (target: ModelId): Targeted => ({
  target,
  hitRoll: null,
  hit: false,
  critical: false,
  damageRoll: null,
  damage: 0,
});

/** The facts of an attack before its first step: separate rolls will be made for all its targets (SFI-BEAM-010). */
function* attackOf(turn: Turn<Sfi>, attacking: Attacking): Rule<Attack> {
  const { attacker, weapon, ofCard, target, inAction, from, combined, automatic } = attacking;
  const { id, type, shape, range, damage } = weapon;
  const table = tableOf(turn);
  const player = controllerOf(table, attacker);
  const targets = yield* orderTargets(turn, player, targetedBy(table, attacker, weapon, target));
  return {
    attacker,
    unit: thingOf(table, attacker).unit,
    player,
    profile: ofCard ? id : null,
    type,
    shape,
    range,
    damage,
    inAction,
    from,
    ...(shape === 'beam' && target !== undefined ? { aim: target } : {}),
    ...(combined ? { combined } : {}),
    ...(automatic ? { automatic } : {}),
    targets: targets.map(newTargeted),
  };
}

/**
 * Makes one attack, by the attack chart. Returns it with the results for each target. The target is legal: see `whyNoTarget`.
 */
export function* makeAttack(turn: Turn<Sfi>, attacking: Attacking): Rule<Attack> {
  const attack = yield* attackOf(turn, attacking);
  if (attack.targets.length === 0) return attack;
  yield* perform(turn, editionOf(turn).procedures.attack, attack);
  endEffectsOfAttack(turn, 'SFI-ATTACK-009');
  const { attacker } = attack;
  turn.emit({ type: 'AttackEnded', attacker }, 'SFI-ATTACK-036');
  yield* openAt(turn, 'attacked', { of: attacker, attack });
  return attack;
}
