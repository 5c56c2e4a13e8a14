import { type Ability, defineAbility, type Turn } from '@rulewright/core';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { footingOf, groundOf } from '../../hero-cards/reading/ground.js';
import { standing } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { windows } from '../../special-rules/timing/windows.js';
import { countersOf, gainCounters, mostCounters } from '../../special-rules/tokens/counters.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Jhx, Model } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import type { Table } from '../../vocabulary/table.js';

/** True if the model may have one more Counter (JHX-ABILITY-055). */
const hasRoom = (table: Table, model: Model): boolean =>
  countersOf(model, 'shadow-mist') < mostCounters(table, model, 'shadow-mist');

/**
 * The models that would gain a Counter from an attack: models of the attacking Hero's Warband, the Hero included
 * (JHX-ABILITY-054).
 */
const gaining = (turn: Turn<Jhx>, { attacker, dealt, struckAt }: Attack): readonly Model[] => {
  const hero = turn.state.models.find(({ id, kind }) => id === attacker && kind === 'hero');
  if (!hero || dealt < 1) return [];
  const table = tableOf(turn);
  const ground = groundOf(table);
  return standing(turn.state).filter(
    one =>
      one.player === hero.player &&
      hasCommon(table, one, 'shadow-mist') &&
      hasRoom(table, one) &&
      ground.within(table.numbers.distances.shadowMist.value, footingOf(table, one), struckAt),
  );
};

/**
 * Shadow Mist: a model gains a Counter when a Basic Attack of a friendly Hero damages an enemy at most 2 hexes away.
 * Where two models of a Warband could gain one, the active player picks one (JHX-ABILITY-056).
 */
export const shadowMist: Ability<Jhx> = defineAbility<Jhx, Moment>({
  id: 'shadow-mist',
  rule: 'JHX-ABILITY-054',
  window: windows['damage-taken'],
  compulsory: true,
  limit: () => 'shadow-mist',
  per: 'procedure',
  offers: (turn, { attack }) =>
    (attack ? gaining(turn, attack) : []).flatMap(({ id, player }) =>
      player === null ? [] : [{ by: player, source: id }],
    ),
  use: (turn, _, { source }) => {
    gainCounters(turn, source, 'shadow-mist', 1, 'JHX-ABILITY-054');
  },
});
