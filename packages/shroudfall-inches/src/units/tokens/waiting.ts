import type { PlayerId } from '@rulewright/core';
import type { SfiState, Unit } from '../../vocabulary/index.js';

/** The units of a player on the table without an activated token (SFI-ROUND-002). */
export const waitingUnits = ({ units }: Pick<SfiState, 'units'>, player: PlayerId): readonly Unit[] =>
  units.filter(unit => unit.player === player && unit.where === 'on-table' && !unit.activated);
