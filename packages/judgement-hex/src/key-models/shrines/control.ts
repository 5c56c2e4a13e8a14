import type { PlayerId } from '@rulewright/core';
import { inCohesion } from '../../hero-cards/reading/cohesion.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { footingOf, groundOf } from '../../hero-cards/reading/ground.js';
import { suffers } from '../../match/lasting.js';
import { standing } from '../../match/models.js';
import { mapOf } from '../../match/table.js';
import type { Model } from '../../vocabulary/index.js';
import type { ShrinePiece } from '../../vocabulary/map.js';
import type { Footing } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';

/** A Shrine of the map where it stands. */
export interface Shrine extends Pick<ShrinePiece, 'fate'> {
  readonly footing: Footing;
}

/** The Shrines of the map in its order. Shrines never change (JHX-SHRINE-001). */
export const shrinesOf = (table: Table): readonly Shrine[] => {
  const { shrines } = groundOf(table);
  return mapOf(table).shrines.map(({ fate }, at) => ({
    footing: shrines[at] ?? { cells: [] },
    ...(fate === undefined ? {} : { fate }),
  }));
};

/**
 * True if a model counts at Shrines. Summoned models (JHX-SHRINE-005) and cursed ones (JHX-COND-010) do not; models
 * that are knocked down, stunned or pinned do (JHX-SHRINE-006). Models of a unit count in cohesion (JHX-UNIT-021).
 */
const counts = (table: Table, model: Model): boolean =>
  model.kind !== 'summoned' && !suffers(table.state, model.id, 'curse') && inCohesion(table, model);

/**
 * The Heroes with which a player controls a Shrine: those adjacent to it, as long as no enemy Hero and no Monster is
 * adjacent (JHX-SHRINE-003, JHX-SHRINE-004). Soulless enemies do not contest (JHX-ABILITY-065), so that both players
 * may control one Shrine (JHX-ABILITY-077). Empty without control.
 */
export const controllersOf = (table: Table, { footing }: Shrine, player: PlayerId): readonly Model[] => {
  const ground = groundOf(table);
  const { shrine: near } = table.numbers.distances;
  const beside = standing(table.state).filter(
    model => ground.within(near.value, footingOf(table, model), footing) && counts(table, model),
  );
  const contested = beside.some(model => model.player !== player && !hasCommon(table, model, 'soulless'));
  return contested ? [] : beside.filter(model => model.player === player);
};
