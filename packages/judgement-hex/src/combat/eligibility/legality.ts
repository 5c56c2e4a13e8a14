import type { Refusal } from '@rulewright/core';
import { hasDash } from '../../hero-cards/attributes/attribute.js';
import { weaponsOf } from '../../hero-cards/reading/cards.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { footingOf } from '../../hero-cards/reading/ground.js';
import { findWeapon, reachOf } from '../../hero-cards/reading/weapon.js';
import { onBoard } from '../../match/models.js';
import { modeOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { barredBy, dreads } from '../../special-rules/conditions/bars.js';
import type { Model, ModelId } from '../../vocabulary/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Table } from '../../vocabulary/table.js';
import type { AttackOrder } from '../declare/order.js';
import { isAiming } from '../dice-pool/aiming.js';
import { engagementNow } from '../engagement/now.js';
import { type TargetingContext, targetRefusal } from '../engagement/targeting.js';

const no = (code: string, rule: RuleId, detail: NonNullable<Refusal['detail']>): Refusal => ({ code, rule, detail });

/** The reason why a model cannot attack with a weapon at all now, whatever the target; undefined if it can. */
const weaponRefusal = (
  table: Table,
  attacker: Model,
  weapon: Weapon,
  kind: AttackOrder['kind'],
): Refusal | undefined => {
  const { id } = attacker;
  const bar = barredBy(table, id, kind === 'parting-blow' ? 'parting-blow' : 'attack');
  if (bar) return no(bar.condition, bar.rule, { piece: id });
  if (hasDash(table, attacker, weapon.type)) {
    return no('no-attribute', 'JHX-ATTR-004', { piece: id, attribute: weapon.type });
  }
  const { value: forbidden, rule } = table.numbers.aimForbids.melee;
  if (forbidden && weapon.type === 'MEL' && kind !== 'parting-blow' && isAiming(table.state, id)) {
    return no('aiming', rule, { piece: id });
  }
  return undefined;
};

/** The reason why a model cannot choose a target, apart from where the two are. */
const choiceRefusal = (table: Table, attacker: Model, target: Piece): Refusal | undefined => {
  const detail = { piece: target.id };
  if (target.kind === 'effigy' && hasCommon(table, attacker, 'psionics')) {
    return no('psionics', 'JHX-ABILITY-048', detail);
  }
  if (target.kind === 'effigy' && attacker.kind === 'monster' && !modeOf(table).monstersAttackEffigies) {
    return no('monsters-spare-effigies', 'JHX-MONSTER-029', detail);
  }
  if (dreads(table, attacker.id, target.id)) return no('fear', 'JHX-COND-045', detail);
  return undefined;
};

/** The moment of an attack. In its Hunter activation a Monster has the full reach of its weapons (JHX-ATTACK-007). */
const contextOf = (table: Table, attacker: Model, kind: AttackOrder['kind']): TargetingContext => {
  const { active, losAdjacentHalfPlane } = engagementNow(table);
  return {
    active: kind === 'hunter' && !active.includes(attacker.id) ? [...active, attacker.id] : active,
    losAdjacentHalfPlane,
    // JHX-ABILITY-042
    pointBlank: hasCommon(table, attacker, 'point-blank'),
    charge: kind === 'charge',
  };
};

const refusalAt = (
  table: Table,
  attacker: Model,
  weapon: Weapon,
  target: Piece,
  context: TargetingContext,
): Refusal | undefined => {
  const striker = pieceOf(table, attacker.id);
  if (!striker) return no('not-on-board', 'JHX-ATTACK-004', { piece: attacker.id });
  const reach = reachOf(table, attacker, weapon);
  return (
    targetRefusal(fieldOf(table), striker, target, { type: weapon.type, reach }, context) ??
    choiceRefusal(table, attacker, target)
  );
};

/**
 * The reason why an attack cannot be declared; undefined if it can. In this order:
 *
 * - `not-on-board`: attacker or target; `no-weapon`: the card of the attacker has none of this name;
 * - the condition that bars attacks, e.g. `knock-down` (JHX-COND-026); `no-attribute`: the attribute is a dash;
 *   `aiming`: no melee attack (JHX-ATTACK-030);
 * - a refusal by the board, see `targetRefusal`: `not-an-enemy`, `out-of-reach`, `not-in-sight`, `hidden`, `engaged`
 *   (JHX-ATTACK-004 to JHX-ATTACK-009);
 * - `psionics`: never at an Effigy; `monsters-spare-effigies`; `fear`: never at its source in the own activation.
 */
export const attackRefusal = (
  table: Table,
  { attacker: by, target: at, weapon: id, kind }: Pick<AttackOrder, 'attacker' | 'target' | 'weapon' | 'kind'>,
): Refusal | undefined => {
  const attacker = onBoard(table.state, by);
  if (!attacker) return no('not-on-board', 'JHX-ATTACK-004', { piece: by });
  const weapon = findWeapon(table, attacker, id);
  if (!weapon) return no('no-weapon', 'JHX-ATTR-010', { weapon: id });
  const target = pieceOf(table, at);
  if (!target) return no('not-on-board', 'JHX-ATTACK-004', { piece: at });
  return (
    weaponRefusal(table, attacker, weapon, kind) ??
    refusalAt(table, attacker, weapon, target, contextOf(table, attacker, kind))
  );
};

/**
 * Every Basic Attack that a model could declare now at any target, whatever it costs: its weapons in the order of the card,
 * the targets in the order of the battlefield.
 */
export const attacksOf = (
  table: Table,
  model: ModelId,
  kind: AttackOrder['kind'] = 'action',
): readonly Pick<AttackOrder, 'weapon' | 'target'>[] => {
  const attacker = onBoard(table.state, model);
  if (!attacker) return [];
  const context = contextOf(table, attacker, kind);
  const { pieces, ground } = fieldOf(table);
  const footing = footingOf(table, attacker);
  const attacks: Pick<AttackOrder, 'weapon' | 'target'>[] = [];
  for (const weapon of weaponsOf(table, attacker)) {
    if (weaponRefusal(table, attacker, weapon, kind)) continue;
    const reach = reachOf(table, attacker, weapon);
    for (const target of pieces) {
      // Most targets are too far away, which needs no refusal with its details to be told.
      if (!ground.within(reach, footing, target) || refusalAt(table, attacker, weapon, target, context)) continue;
      attacks.push({ weapon: weapon.id, target: target.id });
    }
  }
  return attacks;
};
