import { type Ability, decide, defineAbility, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import type { Face } from '@rulewright/core/dice';
import { canPay, payFate } from '../../beside-table/fate/pool.js';
import { inCohesion } from '../../hero-cards/reading/cohesion.js';
import { onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { rerollOrder } from '../../special-rules/timing/reroll-order.js';
import { windows } from '../../special-rules/timing/windows.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import type { Table } from '../../vocabulary/table.js';
import { rerollable, rerollDice } from './reroll.js';

/**
 * True if a player may try a roll again, Fate apart: their own rolls for their Heroes and their Fate, and with the
 * option `tryAgainScope` any roll but attacks of Monsters and Summoned models.
 */
const isIn = ({ options }: Pick<Table, 'options'>, player: PlayerId, roller: PlayerId | null): boolean =>
  options.tryAgainScope === 'any' || player === roller;

/** True if rolls of a model may be tried again: of a Hero that is in cohesion (JHX-UNIT-020). */
const mayBeTriedAgain = (table: Table, model: Model): boolean => model.kind === 'hero' && inCohesion(table, model);

/** By the option rolls for Summoned models are among them, as long as they are no attacks. */
const isSummonedRoll = ({ options }: Table, { kind }: Model): boolean =>
  kind === 'summoned' && options.tryAgainScope === 'any';

/** The players who could have an attack's dice tried again now, in the order in which they are asked. */
export const whoMayTryAgain = (
  table: Table,
  attack: Pick<Attack, 'attacker' | 'dice' | 'rerolled'>,
): readonly PlayerId[] => {
  const attacker = onBoard(table.state, attack.attacker);
  if (!attacker || !mayBeTriedAgain(table, attacker)) return [];
  if (rerollable(table, attack).length === 0) return [];
  return rerollOrder(table, attacker.player).filter(
    player => isIn(table, player, attacker.player) && canPay(table, player, table.numbers.fateCosts.tryAgain.value),
  );
};

/**
 * Try Again for an attack: 1 Fate out of the payer's pool (JHX-REROLL-012), all dice of the pool that were not rolled
 * again before, if there are any. So a second use is never possible (JHX-REROLL-005, JHX-REROLL-010, JHX-REROLL-003).
 */
const tryAttackAgain: Ability<Jhx> = defineAbility<Jhx, Moment>({
  id: 'try-again',
  rule: 'JHX-REROLL-001',
  window: windows['dice-rolled'],
  offers: (turn, { attack }) =>
    attack ? whoMayTryAgain(tableOf(turn), attack).map(by => ({ by, source: attack.attacker })) : [],
  *use(turn, { attack }, { by }) {
    if (!attack) return;
    const table = tableOf(turn);
    const { value, rule } = table.numbers.fateCosts.tryAgain;
    payFate(turn, by, value, rule);
    yield* rerollDice(turn, attack, { places: rerollable(table, attack), by, rule: 'JHX-REROLL-002' });
  },
});

/** The abilities that roll dice again in windows. */
export const rerollAbilities: readonly Ability<Jhx>[] = [tryAttackAgain];

/** A roll of other dice that may be tried again. */
export interface Retried<F> {
  /**
   * The player who makes the roll; null for rolls of no player, e.g. the path of a Soul, which only the option
   * `tryAgainScope` opens to players.
   */
  readonly roller: PlayerId | null;
  /** The model that rolls, if one does. */
  readonly model?: ModelId;
  /** The purpose of the roll, for the question. */
  readonly purpose: string;
  /** Makes the roll: all of its dice (JHX-REROLL-002). */
  readonly throws: () => Rule<readonly F[]>;
}

/**
 * Makes a roll that is no attack, and offers to try it again for 1 Fate: once, and then the new result counts
 * (JHX-REROLL-003, JHX-REROLL-011).
 */
export function* offerTryAgain<F extends Face>(
  turn: Turn<Jhx>,
  { roller, model, purpose, throws }: Retried<F>,
): Rule<readonly F[]> {
  const dice = yield* throws();
  const table = tableOf(turn);
  const rolling = turn.state.models.find(({ id }) => id === model);
  if (rolling && !mayBeTriedAgain(table, rolling) && !isSummonedRoll(table, rolling)) return dice;
  const { value, rule } = table.numbers.fateCosts.tryAgain;
  for (const by of rerollOrder(table, roller)) {
    if (!isIn(turn, by, roller) || !canPay(turn, by, value)) continue;
    const about = { tryAgain: purpose, dice, ...(model === undefined ? {} : { model }) };
    if (!(yield* decide(turn, { by, kind: 'confirm', rule: 'JHX-REROLL-001', options: [true, false], about })))
      continue;
    payFate(turn, by, value, rule);
    return yield* throws();
  }
  return dice;
}
