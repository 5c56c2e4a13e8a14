import { type Ability, defineAbility } from '@rulewright/core';
import { everyCommon } from '../arena/cards.js';
import { fieldOf } from '../arena/field.js';
import { activePlayer, hostile, standing } from '../arena/models.js';
import { tableOf } from '../arena/table.js';
import { dealDamageTogether } from '../damage/damage.js';
import type { Jhx } from '../vocabulary/index.js';
import type { Moment } from '../windows/moment.js';
import { windows } from '../windows/windows.js';

/**
 * Explode (X): when the model dies each enemy next to it takes X damage, less RES; whom it kills, it killed
 * (JHX-ABILITY-016). Of several Explodes the latest counts (JHX-ORDER-007).
 */
export const explode: Ability<Jhx> = defineAbility<Jhx, Moment>({
  id: 'explode',
  rule: 'JHX-ABILITY-016',
  window: windows.death,
  compulsory: true,
  offers: (turn, { victim }) =>
    victim && everyCommon(tableOf(turn), victim, 'explode').length > 0
      ? [{ by: victim.player ?? activePlayer(turn.state), source: victim.id }]
      : [],
  *use(turn, { victim, at }) {
    if (!victim || at === undefined) return;
    const table = tableOf(turn);
    const amount = everyCommon(table, victim, 'explode').at(-1)?.amount ?? 0;
    const { board } = fieldOf(table).ground;
    const near = standing(turn.state).filter(one => hostile(one, victim) && board.distance(one.at, at) === 1);
    yield* dealDamageTogether(
      turn,
      near.map(({ id }) => ({
        target: id,
        amount,
        cause: 'explosion',
        by: victim.id,
        rule: 'JHX-ABILITY-016',
        source: 'explode',
      })),
    );
  },
});
