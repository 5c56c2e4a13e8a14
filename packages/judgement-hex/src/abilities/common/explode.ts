import { type Ability, defineAbility } from '@rulewright/core';
import { dealDamageTogether } from '../../combat/damage/damage.js';
import { everyCommon } from '../../hero-cards/reading/common.js';
import { footingOf, groundOf } from '../../hero-cards/reading/ground.js';
import { activePlayer, hostile, standing } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { windows } from '../../special-rules/timing/windows.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';

/**
 * The damage that a dying model deals, also by an ability that it had for a time. Where a model has several Explodes,
 * the latest counts (JHX-ORDER-007).
 */
const explosion = ({ victim, before }: Moment): number | undefined =>
  victim && before && everyCommon(before, victim, 'explode').at(-1)?.amount;

/**
 * Explode (X): when the model dies, each enemy next to it takes X damage, less RES. The exploding model has the kills;
 * a Summoned model passes them on to its Master (JHX-SUMMON-010).
 */
export const explode: Ability<Jhx> = defineAbility<Jhx, Moment>({
  id: 'explode',
  rule: 'JHX-ABILITY-016',
  window: windows.death,
  compulsory: true,
  offers: (turn, moment) => {
    const { victim } = moment;
    return victim && explosion(moment) !== undefined
      ? [{ by: victim.player ?? activePlayer(turn.state), source: victim.id }]
      : [];
  },
  *use(turn, moment) {
    const { victim, at } = moment;
    if (!victim || at === undefined) return;
    const table = tableOf(turn);
    const ground = groundOf(table);
    const { explode: reach } = table.numbers.distances;
    const dead = footingOf(table, { ...victim, at });
    const near = standing(turn.state).filter(
      one => hostile(one, victim) && ground.within(reach.value, footingOf(table, one), dead),
    );
    yield* dealDamageTogether(
      turn,
      near.map(({ id }) => ({
        target: id,
        amount: explosion(moment) ?? 0,
        cause: 'explosion',
        by: victim.id,
        rule: 'JHX-ABILITY-016',
        source: 'explode',
      })),
    );
  },
});
