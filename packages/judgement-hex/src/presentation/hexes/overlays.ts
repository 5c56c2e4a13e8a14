import type { SceneItem, SceneOverlay } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import { terrainNow } from '../../board/on-hexes.js';
import { type BoardSceneOptions, shapeOf } from '../../board/scene.js';
import { meleeReachNow } from '../../combat/engagement/engagement.js';
import { engagementNow } from '../../combat/engagement/now.js';
import { paceNow, sprint } from '../../combat/walking/pace.js';
import { coverFrom } from '../../ground/hexes/cover/cover.js';
import { areWithin } from '../../ground/hexes/models/field.js';
import { advanceReach } from '../../ground/hexes/movement/advance.js';
import { lineOfSight, sees } from '../../ground/hexes/sight/sight.js';
import { newcomer, pieceOf, sightRulings } from '../../hero-cards/reading/field.js';
import { onBoard } from '../../match/models.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Table } from '../../vocabulary/table.js';
import type { Look, Walk } from '../shared/look.js';
import { enemiesSeen } from '../shared/seen.js';
import type { Names } from '../words/names.js';
import { fieldOf } from './field.js';

/** Everything that lies over the board in a picture. All fields are optional. */
export type Overlays = Pick<
  BoardSceneOptions,
  'offered' | 'moves' | 'reach' | 'sight' | 'cover' | 'shelter' | 'blocking' | 'witness' | 'path'
>;

const everyCell = (table: Table): readonly Cell[] => fieldOf(table).terrain.board.hexes.map((_, cell) => cell);

/** A Hero, standing on a cell. */
const heroOn = (table: Table, cell: Cell): Piece => ({
  ...newcomer(table),
  height: table.numbers.heights.hero.value,
  cells: [cell],
});

/**
 * The hexes where a model's next Advance can end, without a Dash; for an Advance under way, the hexes where it can go
 * on to. A die in place of MOV counts as its highest face (JHX-ACTION-003, JHX-ATTR-002).
 */
export const movesOf = (table: Table, id: ModelId, walk?: Walk): readonly Cell[] => {
  const model = onBoard(table.state, id);
  const mover = pieceOf(table, id);
  if (!model || !mover) return [];
  const { flyAppliesToAdvance } = table.options;
  const pace = walk ?? { ...paceNow(table, model), extra: sprint(table, model) };
  return advanceReach(fieldOf(table), { ...pace, mover, flyAppliesToAdvance }, walk?.path).cells;
};

/**
 * The cells where a model engages an enemy of a Hero's height: within its current melee reach (JHX-ATTACK-007,
 * JHX-ATTACK-010) and in sight (JHX-ATTACK-013).
 */
export const meleeReachOf = (table: Table, id: ModelId): readonly Cell[] => {
  const striker = pieceOf(table, id);
  if (!striker) return [];
  const field = fieldOf(table);
  const now = engagementNow(table);
  const far = meleeReachNow(field, striker, now.active);
  return everyCell(table).filter(
    cell =>
      !striker.cells.includes(cell) &&
      areWithin(field.terrain.board, far, striker.cells, [cell]) &&
      sees(field, striker, heroOn(table, cell), now),
  );
};

/** The cells where a model sees a piece of a Hero's height (JHX-LOS-001), without its own. */
export const sightFrom = (table: Table, id: ModelId): readonly Cell[] => {
  const viewer = pieceOf(table, id);
  if (!viewer) return [];
  const field = fieldOf(table);
  const rulings = sightRulings(table);
  return everyCell(table).filter(
    cell => !viewer.cells.includes(cell) && sees(field, viewer, heroOn(table, cell), rulings),
  );
};

/** The cells from which an attacker faces cover that a model has (JHX-COVER-002), in sight of the model or not. */
export const coverAround = (table: Table, id: ModelId): readonly Cell[] => {
  const target = pieceOf(table, id);
  if (!target) return [];
  const field = fieldOf(table);
  return everyCell(table).filter(
    cell => !target.cells.includes(cell) && coverFrom(field, heroOn(table, cell), target) !== undefined,
  );
};

/**
 * The line of sight of two models: a free line as a witness or the hexes that block (JHX-LOS-001), and the hex that gives
 * the second cover from the first (JHX-COVER-001). Empty if one of them is not on the board.
 */
export const lineBetween = (
  table: Table,
  from: ModelId,
  to: ModelId,
): Pick<Overlays, 'witness' | 'blocking' | 'shelter'> => {
  const viewer = pieceOf(table, from);
  const target = pieceOf(table, to);
  if (!viewer || !target) return {};
  const field = fieldOf(table);
  const found = lineOfSight(field, viewer, target, sightRulings(table));
  const cover = coverFrom(field, viewer, target);
  return {
    ...(found.clear ? { witness: found.witness } : { blocking: found.blockers.flatMap(({ cells }) => cells) }),
    ...(cover ? { shelter: [cover.cell] } : {}),
  };
};

/** Everything that a {@link Look} asks for, ready for `boardScene`. */
export const overlaysOf = (table: Table, { moves, reach, sight, cover, line }: Look): Overlays => ({
  ...(moves ? { moves: movesOf(table, moves.of, moves.walk) } : {}),
  ...(reach === undefined ? {} : { reach: meleeReachOf(table, reach) }),
  ...(sight === undefined ? {} : { sight: sightFrom(table, sight) }),
  ...(cover === undefined ? {} : { cover: coverAround(table, cover) }),
  ...(line ? lineBetween(table, line.from, line.to) : {}),
});

/** The hexes that a model reaches by an Advance and with its melee weapons, and those of the enemies that it sees. */
export const hexesAround = (table: Table, id: ModelId, { say }: Names): readonly SceneItem[] => {
  const terrain = terrainNow(table);
  const overlay = (
    name: string,
    title: string,
    cells: readonly Cell[],
    more: Pick<SceneOverlay, 'color' | 'pattern'>,
  ): readonly SceneItem[] =>
    cells.length === 0
      ? []
      : [{ kind: 'overlay', id: name, title, over: cells.map(cell => shapeOf(terrain, cell)), ...more }];
  const seen = enemiesSeen(table, id).flatMap(({ cells }) => cells);
  return [
    ...overlay('moves', say('canMove'), movesOf(table, id), { color: 'highlight', pattern: 'tint' }),
    ...overlay('reach', say('withinReach'), meleeReachOf(table, id), { color: 'danger', pattern: 'dashed' }),
    ...overlay('seen', say('inSight'), seen, { color: 'good', pattern: 'outline' }),
  ];
};
