import { type Cell, everyDirection, offBoard, reach } from '@rulewright/core/hex';
import type { Where } from '../../../vocabulary/battlefield.js';
import type { BattlefieldMap } from '../../../vocabulary/map.js';
import { deploymentZone } from '../board/zones.js';
import { areWithin, type Field, isOccupied } from '../models/field.js';
import { templateRefusal } from '../terrain/template.js';
import { landingRefusal } from './landing.js';

const besideOf = ({ terrain: { board } }: Field, beside: readonly Cell[]): readonly Cell[] => {
  const around: Cell[] = [];
  for (const cell of beside) {
    for (const direction of everyDirection) {
      const other = board.neighbour(cell, direction);
      if (other !== offBoard && !beside.includes(other) && !around.includes(other)) around.push(other);
    }
  }
  return around;
};

/** The hexes to which a Soul can be moved: through models and over all passable terrain (JHX-SOUL-005). */
const soulReach = ({ terrain }: Field, { soul, lengths }: NonNullable<Where['soul']>): readonly Cell[] =>
  reach(terrain.board, soul.cells[0] ?? offBoard, {
    limit: lengths,
    cost: () => 1,
    blocked: cell => terrain.featuresAt(cell).some(({ solid }) => solid),
  }).cells;

/** The cells that the first conditions leave, before the others are looked at. */
const candidates = (field: Field, map: BattlefieldMap, where: Where): readonly Cell[] => {
  if (where.beside)
    return besideOf(
      field,
      where.beside.flatMap(({ cells }) => cells),
    );
  if (where.within?.lengths === 1) {
    const cells = where.within.of.flatMap(one => one.cells);
    return [...cells, ...besideOf(field, cells)];
  }
  if (where.soul) return soulReach(field, where.soul);
  if (where.zone) return deploymentZone(map, where.zone);
  return field.terrain.board.hexes.map((_, cell) => cell);
};

const isWall = ({ terrain }: Field, cell: Cell): boolean =>
  terrain.featuresAt(cell).some(({ kind }) => kind === 'wall');

/** True if one more hex of a template may lie on a cell (JHX-TERRAIN-003), and no model would stand where it could not. */
const isOpen = (field: Field, { kind, solid, laid }: NonNullable<Where['template']>, cell: Cell): boolean => {
  const { terrain } = field;
  if (templateRefusal(terrain, { id: '', kind, cells: [cell] })) return false;
  if ((solid || kind === 'wall') && field.piecesAt(cell).length > 0) return false;
  if (laid.includes(cell)) return false;
  return laid.length === 0 || laid.some(one => terrain.board.distance(one, cell) === 1);
};

const fits = (field: Field, where: Where, cell: Cell): boolean => {
  const { within, withinAll, landing, icon, template, soul, zone } = where;
  const { board } = field.terrain;
  if (within && !within.of.some(({ cells }) => areWithin(board, within.lengths, [cell], cells))) return false;
  if (withinAll && !withinAll.of.every(({ cells }) => areWithin(board, withinAll.lengths, [cell], cells))) return false;
  if (zone && (isOccupied(field, cell) || isWall(field, cell))) return false;
  if (icon && isOccupied(field, cell)) return false;
  if (template && !isOpen(field, template, cell)) return false;
  if (soul && landingRefusal(field, soul.soul, cell, 'push')) return false;
  if (!landing) return true;
  if (landing.elsewhere && landing.mover.cells.includes(cell)) return false;
  return !landingRefusal(field, landing.mover, cell, landing.motion);
};

/** True for a cell of a set that the mover can also reach. */
const isOther = (field: Field, { landing }: Where, cell: Cell): boolean =>
  fits(field, landing ? { landing } : {}, cell);

/** The cells of a set: those of a deployment zone as the map lists them, others in the order of the board. */
export const placesOf = (field: Field, map: BattlefieldMap, where: Where): readonly Cell[] => {
  const found = candidates(field, map, where).filter(cell => fits(field, where, cell));
  const listed = where.zone ? found : [...found].sort((a, b) => a - b);
  if (!where.or) return listed;
  const others = where.or.filter(cell => !listed.includes(cell) && isOther(field, where, cell));
  return others.length === 0 ? listed : [...listed, ...others];
};

/** True if a set holds any cell. */
export const hasPlace = (field: Field, map: BattlefieldMap, where: Where): boolean =>
  candidates(field, map, where).some(cell => fits(field, where, cell)) ||
  where.or?.some(cell => isOther(field, where, cell)) === true;
