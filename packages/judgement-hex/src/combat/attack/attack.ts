import { type Procedure, perform, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { weaponOf } from '../../hero-cards/reading/cards.js';
import { pieceOf } from '../../hero-cards/reading/field.js';
import type { Attack } from '../../match/attack-data.js';
import { moments } from '../../match/lasting.js';
import { modelOf, onBoard } from '../../match/models.js';
import { type Table, tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { endMoment } from '../../special-rules/conditions/inflict.js';
import { openAt } from '../../special-rules/timing/windows.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { WindowId } from '../../vocabulary/words.js';
import { blowDamage } from '../damage/blow.js';
import { chooseDice } from '../dice/choose.js';
import { rollDice } from '../dice/roll.js';
import { dicePool } from '../dice-pool/pool.js';
import type { AttackOrder } from '../eligibility/order.js';
import { performManoeuvre } from '../manoeuvres/manoeuvre.js';

/** An attack that begins. */
export const attackOf = (table: Table, order: AttackOrder): Attack => {
  const { attacker, target, kind, ap, dice = 0, stoodGround = false } = order;
  const weapon = weaponOf(table, modelOf(table.state, attacker), order.weapon);
  return {
    attacker,
    declared: target,
    weapon,
    type: weapon.type,
    kind,
    ap,
    extraDice: dice,
    stoodGround,
    target,
    pool: null,
    dice: [],
    rerolled: [],
    blow: null,
    symbols: 0,
    struck: false,
    struckAt: [],
    cancelled: false,
    dealt: 0,
    resistance: null,
  };
};

const declare = (turn: Turn<Jhx>, { attacker, target, weapon, type, kind }: Attack): void => {
  turn.emit({ type: 'AttackDeclared', attacker, target, weapon: weapon.id, attack: type, kind }, [
    'JHX-ATTACK-004',
    'JHX-ATTACK-001',
  ]);
};

const countPool = (turn: Turn<Jhx>, attack: Attack): void => {
  const pool = dicePool(tableOf(turn), attack);
  attack.pool = pool;
  turn.emit({ type: 'PoolCounted', attacker: attack.attacker, pool }, 'JHX-ATTACK-016');
};

function* strike(turn: Turn<Jhx>, attack: Attack): Rule {
  attack.struck = true;
  attack.struckAt = pieceOf(tableOf(turn), attack.target)?.cells ?? [];
  yield* blowDamage(turn, attack);
}

/**
 * Whether an attack goes no further: it was ignored (JHX-ABILITY-013), or before the blow one of the two is gone. After it
 * the attack goes on without its target (JHX-DEATH-009).
 */
const isOver = (turn: Turn<Jhx>, { attacker, target, struck, cancelled }: Attack): boolean =>
  cancelled || (!struck && (!onBoard(turn.state, attacker) || !pieceOf(tableOf(turn), target)));

/** The moment at which abilities may act; whose moment it is is the attacked model's. */
const opening = (name: WindowId, rule: RuleId) =>
  step<Jhx, Attack>(rule, name, (turn, attack) =>
    openAt(turn, name, { of: attack.target, attack }, () => isOver(turn, attack)),
  );

/** The six steps of an attack (JHX-ATTACK-003), with the moments between them at which abilities may act. */
const attackProcedure: Procedure<Jhx, Attack> = procedure('attack', [
  step('JHX-ATTACK-004', 'declare', declare),
  opening('attack-declared', 'JHX-ATTACK-004'),
  step('JHX-ATTACK-016', 'count the pool', countPool),
  step('JHX-DICE-003', 'roll the pool', rollDice),
  opening('dice-rolled', 'JHX-INTERRUPT-015'),
  step('JHX-DICE-007', 'choose dice', chooseDice),
  opening('dice-chosen', 'JHX-INTERRUPT-016'),
  step('JHX-DAMAGE-001', 'mark damage and deaths', strike),
  opening('damage-taken', 'JHX-INTERRUPT-017'),
  opening('damage-resolved', 'JHX-INTERRUPT-019'),
  step('JHX-MAN-002', 'perform manoeuvres', performManoeuvre),
]);

/**
 * Carries out an attack in its six steps (JHX-ATTACK-003), whose cost has been paid (JHX-ATTACK-002). The order must be
 * legal: see `attackRefusal`.
 */
export function* carryOut(turn: Turn<Jhx>, order: AttackOrder): Rule<Attack> {
  const attack = attackOf(tableOf(turn), order);
  const begun = turn.state.nextId;
  yield* perform(turn, attackProcedure, attack, isOver);
  // What began before an attack inside another lasts for that (JHX-INTERRUPT-008).
  endMoment(turn, moments.attack, 'JHX-TOKEN-011', order.inside ? begun : 0);
  turn.emit({ type: 'AttackEnded', attacker: attack.attacker, target: attack.target }, 'JHX-ATTACK-003');
  yield* openAt(turn, 'attack-ended', { of: attack.target, attack });
  return attack;
}
