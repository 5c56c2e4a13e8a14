import type { PlayerId, Turn } from '@rulewright/core';
import type { Point } from '@rulewright/core/inches';
import { cardOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { CardId, Sfi, Unit } from '../../vocabulary/index.js';

/**
 * A unit comes into play during a round, one model at each point. It has no activated token, so it may and must activate in the
 * round (SFI-ROUND-005), unless the option `summoned.mayActivateOnArrival` is off: then it comes with one.
 */
export const summonUnit = (turn: Turn<Sfi>, player: PlayerId, card: CardId, places: readonly Point[]): void => {
  const { state, options } = turn;
  const copies = state.units.filter(unit => unit.player === player && unit.card === card).length;
  const id = copies === 0 ? `${player}:${card}` : `${player}:${card}#${copies + 1}`;
  const unit: Unit = {
    id,
    player,
    card,
    strength: cardOf(tableOf(turn), { card }).models,
    where: 'on-table',
    destroyedIn: null,
    activated: !options['summoned.mayActivateOnArrival'],
    exhausted: false,
    conditions: [],
  };
  const models = places.map((at, i) => ({ id: `${id}/${i + 1}`, unit: id, at, damage: 0 }));
  turn.emit({ type: 'UnitSummoned', unit, models }, ['SFI-PASSIVE-044', 'SFI-ROUND-005']);
};
