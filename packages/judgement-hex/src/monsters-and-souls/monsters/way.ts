import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { type Cell, offBoard } from '@rulewright/core/hex';
import { type Battlefield, distanceBetween } from '../../ground/models/battlefield.js';
import { movedTo, type Piece } from '../../ground/models/piece.js';
import { fliesIn } from '../../ground/movement/entering.js';
import { landingRefusal } from '../../ground/movement/landing.js';
import { stepsTowards } from '../../ground/movement/route.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { opponentOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Prey } from './prey.js';

/** The hexes nearest to some prey where a Monster that passes over others (JHX-ABILITY-021) could stand. */
const nearestLandings = (field: Battlefield, monster: Piece, prey: Piece): readonly Cell[] => {
  const { board } = field.terrain;
  let least = Number.POSITIVE_INFINITY;
  let nearest: Cell[] = [];
  for (let cell = 0; cell < board.size; cell++) {
    const hexes = distanceBetween(board, [cell], prey.cells);
    if (hexes > least || landingRefusal(field, monster, cell, 'hunt')) continue;
    if (hexes < least) nearest = [];
    least = hexes;
    nearest.push(cell);
  }
  return nearest;
};

/**
 * The next hexes of every shortest way towards some prey (JHX-MONSTER-018); none where the Monster can come no nearer
 * (JHX-MONSTER-022). On foot the Monster goes around obstacles; a flying or Incorporeal one passes over or through
 * them.
 */
const nextSteps = (table: Table, monster: Piece, prey: Piece): readonly Cell[] => {
  const field = fieldOf(table);
  const passes = fliesIn(monster, 'hunt') || monster.traits.includes('incorporeal');
  const routing = { mover: monster, motion: 'hunt', aroundOccupied: !passes } as const;
  return stepsTowards(field, routing, passes ? nearestLandings(field, monster, prey) : prey.cells);
};

/**
 * The way of a Monster: a shortest one towards its prey, at most N hexes, both ends included. Where several are as
 * short, the opponent of the prey's owner chooses hex by hex before the Monster sets out. The way ends on its last hex
 * where the Monster can stand and is no farther from its prey than before (JHX-MOVE-010).
 */
export function* wayTowards(turn: Turn<Jhx>, id: ModelId, prey: Prey, hexes: number): Rule<readonly Cell[]> {
  const table = tableOf(turn);
  const monster = pieceOf(table, id);
  const [start = offBoard] = monster?.cells ?? [];
  if (!monster) return [start];
  const by = opponentOf(table.state, prey.player);
  const path = [start];
  while (path.length <= hexes) {
    const here = movedTo(monster, path.at(-1) ?? start);
    const steps = turn.derive(() => nextSteps(table, here, prey));
    if (steps.length === 0) break;
    const about = { hunts: id, prey: prey.id };
    path.push(yield* decideUnlessForced(turn, { by, kind: 'cell', rule: 'JHX-MONSTER-021', options: steps, about }));
  }
  const field = fieldOf(table);
  const far = (cell: Cell): number => distanceBetween(field.terrain.board, [cell], prey.cells);
  const last = path.findLastIndex(
    cell => far(cell) <= far(start) && landingRefusal(field, monster, cell, 'hunt') === undefined,
  );
  return path.slice(0, last + 1);
}
