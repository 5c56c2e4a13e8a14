import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { fliesIn } from '../../ground/own-movement.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { opponentOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Gone } from '../../vocabulary/battlefield.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import { movedTo, type Piece } from '../../vocabulary/piece.js';
import { nowhere, type Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import type { Prey } from './prey.js';

/**
 * The next places of every shortest path towards some prey (JHX-MONSTER-018); none where the Monster cannot come nearer
 * (JHX-MONSTER-022). On foot the Monster goes around obstacles; a flying or Incorporeal one passes over or through
 * them.
 */
const nextSteps = (table: Table, monster: Piece, prey: Piece, gone: Gone): readonly Place[] => {
  const passes = fliesIn(monster, 'hunt') || monster.traits.includes('incorporeal');
  const routing = { mover: monster, motion: 'hunt', aroundOccupied: !passes, passesOver: passes } as const;
  return fieldOf(table).stepsTowards(routing, prey, gone);
};

/**
 * The path of a Monster: a shortest one towards its prey, at most N hexes, both ends included. Among equally short
 * paths, the opponent of the prey's owner chooses hex by hex before the Monster moves. The path ends on its last hex
 * where the Monster can stand and is no farther from its prey than before (JHX-MOVE-010).
 */
export function* pathTowards(turn: Turn<Jhx>, id: ModelId, prey: Prey, hexes: number): Rule<readonly Place[]> {
  const table = tableOf(turn);
  const monster = pieceOf(table, id);
  const [start = nowhere] = monster?.cells ?? [];
  if (!monster) return [start];
  const by = opponentOf(table.state, prey.player);
  const path = [start];
  for (;;) {
    const here = movedTo(monster, path.at(-1) ?? start);
    const steps = turn.derive(() => nextSteps(table, here, prey, { path, lengths: hexes }));
    if (steps.length === 0) break;
    const about = { hunts: id, prey: prey.id };
    path.push(yield* decideUnlessForced(turn, { by, kind: 'cell', rule: 'JHX-MONSTER-021', options: steps, about }));
  }
  const field = fieldOf(table);
  const far = (at: Place): number => field.ground.far(movedTo(monster, at), prey);
  const last = path.findLastIndex(
    cell => far(cell) <= far(start) && field.landingRefusal(monster, cell, 'hunt') === undefined,
  );
  return path.slice(0, last + 1);
}
