import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { tally } from '@rulewright/core/tally';
import { answersFor } from '../../match/masters.js';
import { onBoard, orderingPlayer, playerOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { DamageCause, Jhx, JhxTally, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Line } from '../contributions/line.js';
import { atZero, resolveZeroHealth } from '../death/death.js';
import { markDamage } from './marking.js';
import { type DamageStage, damageStages, resist, resistanceOf } from './resistance.js';

/** Damage that does not come from the blow of an attack. */
export interface Harm {
  readonly target: ModelId;
  readonly amount: number;
  /** True Damage ignores RES (JHX-DAMAGE-006). */
  readonly true?: boolean;
  /** The amount by which RES counts less (JHX-ABILITY-001). */
  readonly piercing?: number;
  readonly cause: DamageCause;
  /** The model that deals the damage and gets the kill; null for none (JHX-DEATH-012). */
  readonly by: ModelId | null;
  /** Bonuses to the damage, e.g. Monster Slayer (JHX-ABILITY-034). */
  readonly bonus?: readonly Line[];
  /** The rule that deals it, for the log; by default that of damage by effects. */
  readonly rule?: RuleId;
  /** The source of the damage, for the log: an ability, a condition, a piece of terrain. */
  readonly source?: string;
}

const ruleOf = ({ rule, true: ignoresRES }: Harm): RuleId => rule ?? (ignoresRES ? 'JHX-DAMAGE-006' : 'JHX-DAMAGE-005');

/** The damage of an effect with its reasons: RES is taken from it unless it is True Damage. */
const harmDamage = (table: Table, harm: Harm): JhxTally => {
  const { target, amount, piercing = 0, bonus = [], source } = harm;
  const damage = tally<RuleId, DamageStage>('damage', damageStages);
  damage.base('amount', amount, ruleOf(harm), source);
  for (const more of bonus) damage.add('bonus', more.by, more.rule, more.source);
  const resistance = resistanceOf(table, target);
  if (!harm.true) resist(damage, table, target, resistance, piercing, 'JHX-DAMAGE-005');
  else if (resistance > 0) damage.reject('resistance', -resistance, 'JHX-DAMAGE-006', 'True Damage', 'RES');
  return damage.tally();
};

/** Marks a harm on a model. An Effigy is no model: only Basic Attacks damage it (JHX-EFFIGY-010, JHX-EFFIGY-011). */
function* mark(turn: Turn<Jhx>, harm: Harm): Rule<number> {
  const { target, cause, by } = harm;
  if (!onBoard(turn.state, target)) return 0;
  const dealer = by === null ? null : answersFor(turn, by);
  const tally = harmDamage(tableOf(turn), harm);
  return yield* markDamage(turn, { target, cause, by: dealer, tally, rule: ruleOf(harm) });
}

/**
 * Deals damage: RES, temporary health, base health; then a model without health dies (JHX-DAMAGE-005, JHX-DAMAGE-010,
 * JHX-DEATH-001). Returns the damage taken, temporary health included (JHX-DAMAGE-008). An Effigy takes none
 * (JHX-EFFIGY-010).
 */
export function* dealDamage(turn: Turn<Jhx>, harm: Harm): Rule<number> {
  const taken = yield* mark(turn, harm);
  yield* resolveZeroHealth(turn, harm.target, harm.by, harm.cause);
  return taken;
}

/**
 * Several models damaged by one effect: all damage first, then deaths one after another in the active player's order, or in the
 * Communion Phase in that of their owner (JHX-ROUND-008).
 * The model that took the last point of another's health has killed it (JHX-DEATH-012). Returns how much each of them
 * took, in the order of the harms.
 */
export function* dealDamageTogether(turn: Turn<Jhx>, harms: readonly Harm[]): Rule<readonly number[]> {
  const taken: number[] = [];
  const falling: Harm[] = [];
  for (const harm of harms) {
    const stood = !atZero(tableOf(turn), harm.target);
    taken.push(yield* mark(turn, harm));
    if (stood && atZero(tableOf(turn), harm.target)) falling.push(harm);
  }
  while (falling.length > 0) {
    const still = falling.map(({ target }) => target).filter(target => atZero(tableOf(turn), target));
    if (still.length === 0) break;
    const by = orderingPlayer(
      turn.state,
      still.map(target => playerOf(turn.state, target)),
    );
    const about = { death: still };
    const next = yield* decideUnlessForced(turn, { by, kind: 'order', rule: 'JHX-DEATH-013', options: still, about });
    const [dying] = falling.splice(
      falling.findIndex(({ target }) => target === next),
      1,
    );
    if (dying) yield* resolveZeroHealth(turn, next, dying.by, dying.cause);
  }
  return taken;
}
