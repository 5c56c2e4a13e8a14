import type { PlayerId } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import { inCohesion } from '../../hero-cards/reading/cohesion.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { terrainNow } from '../../hero-cards/reading/field.js';
import { suffers } from '../../match/lasting.js';
import { standing } from '../../match/models.js';
import { mapOf } from '../../match/table.js';
import type { Model } from '../../vocabulary/index.js';
import type { ShrinePiece } from '../../vocabulary/map.js';
import type { Table } from '../../vocabulary/table.js';

/** A Shrine of the map with its hex. */
export interface Shrine extends Pick<ShrinePiece, 'fate'> {
  readonly cell: Cell;
}

/** The Shrines of the map in its order. Shrines never change (JHX-SHRINE-001). */
export const shrinesOf = (table: Table): readonly Shrine[] => {
  const { board } = terrainNow(table);
  return mapOf(table).shrines.map(({ at, fate }) => ({
    cell: board.cellAt(at),
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
export const controllersOf = (table: Table, { cell }: Shrine, player: PlayerId): readonly Model[] => {
  const { board } = terrainNow(table);
  const beside = standing(table.state).filter(model => board.distance(model.at, cell) === 1 && counts(table, model));
  const contested = beside.some(model => model.player !== player && !hasCommon(table, model, 'soulless'));
  return contested ? [] : beside.filter(model => model.player === player);
};
