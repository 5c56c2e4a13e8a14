import { type Procedure, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { standingOf } from '../../hero-cards/reading/field.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { openAt } from '../../special-rules/timing/windows.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { WindowId } from '../../vocabulary/words.js';
import { blowDamage } from '../damage/blow.js';
import { isOver } from '../declare/carry-out.js';
import { cancel } from '../declare/redirect.js';
import { chooseDice } from '../dice/choose.js';
import { rollDice } from '../dice/roll.js';
import { dicePool } from '../dice-pool/pool.js';
import { attackRefusal } from '../eligibility/legality.js';
import { performManoeuvre } from '../manoeuvres/manoeuvre.js';

const declare = (turn: Turn<Jhx>, { attacker, target, weapon, type, kind }: Attack): void => {
  turn.emit({ type: 'AttackDeclared', attacker, target, weapon: weapon.id, attack: type, kind }, [
    'JHX-ATTACK-004',
    'JHX-ATTACK-001',
  ]);
};

const countPool = (turn: Turn<Jhx>, attack: Attack): void => {
  const pool = turn.derive(() => dicePool(tableOf(turn), attack));
  attack.pool = pool;
  turn.emit({ type: 'PoolCounted', attacker: attack.attacker, pool }, 'JHX-ATTACK-016');
};

function* strike(turn: Turn<Jhx>, attack: Attack): Rule {
  attack.struck = true;
  attack.struckAt = standingOf(tableOf(turn), attack.target);
  yield* blowDamage(turn, attack);
}

/** A moment at which abilities may act; it belongs to the attacked model. */
const opening = (name: WindowId, rule: RuleId) =>
  step<Jhx, Attack>(rule, name, (turn, attack) =>
    openAt(turn, name, { of: attack.target, attack }, () => isOver(turn, attack)),
  );

/**
 * Abilities act on the declaration. An attack that they have made illegal fails or, by the option `attackMadeIllegal`, goes on;
 * one at a new target is deemed legal (JHX-INTERRUPT-010).
 */
function* reactToDeclaration(turn: Turn<Jhx>, attack: Attack): Rule {
  const before = tableOf(turn);
  yield* openAt(turn, 'attack-declared', { of: attack.target, attack }, () => isOver(turn, attack));
  if (turn.state === before.state || turn.options.attackMadeIllegal === 'goes-on') return;
  const { attacker, target, declared, weapon, kind } = attack;
  if (isOver(turn, attack) || target !== declared) return;
  const order = { attacker, target, weapon: weapon.id, kind };
  const refusal = attackRefusal(tableOf(turn), order);
  if (refusal && !attackRefusal(before, order)) cancel(turn, attack, refusal.code, 'JHX-ATTACK-004');
}

/** The six steps of an attack (JHX-ATTACK-003), with the moments between them at which abilities may act. */
export const attackProcedure: Procedure<Jhx, Attack> = procedure('attack', [
  step('JHX-ATTACK-004', 'declare', declare),
  step('JHX-ATTACK-004', 'attack-declared', reactToDeclaration),
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
