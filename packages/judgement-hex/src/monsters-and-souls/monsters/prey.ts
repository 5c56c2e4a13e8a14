import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { randomOne } from '../../combat/dice/dice.js';
import { distanceBetween } from '../../ground/models/battlefield.js';
import type { Piece } from '../../ground/models/piece.js';
import { fieldOf } from '../../hero-cards/reading/field.js';
import { effigyHealth, remainingHealth } from '../../hero-cards/reading/health.js';
import { lastingOn } from '../../match/lasting.js';
import { effigyOwner, modelOf } from '../../match/models.js';
import { modeOf, tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** A player's model or Effigy: an enemy of all Monsters. */
export type Prey = Piece & { readonly player: PlayerId };

/** Whether Monsters hunt and attack a model: see {@link preyOf}. */
export const isPrey = (table: Table, piece: Piece): piece is Prey =>
  piece.player !== null && (piece.kind !== 'effigy' || modeOf(table).monstersAttackEffigies);

/**
 * Everybody that Monsters hunt and attack: the Heroes and Summoned models of both players (JHX-MONSTER-001), never
 * Monsters and Souls (JHX-MONSTER-002); Effigies in a Battle (JHX-MONSTER-028), not in a Skirmish (JHX-MONSTER-029). In
 * the order of the battlefield.
 */
export const preyOf = (table: Table): readonly Prey[] =>
  fieldOf(table).pieces.filter((piece): piece is Prey => isPrey(table, piece));

/** Those of some models with the fewest hexes to a Monster, terrain and models ignored (JHX-SOUL-013). */
export const nearestOf = <P extends Piece>(table: Table, monster: Piece, among: readonly P[]): readonly P[] => {
  const { board } = fieldOf(table).ground;
  const hexes = among.map(({ cells }) => distanceBetween(board, monster.cells, cells));
  const least = Math.min(...hexes);
  return among.filter((_, at) => hexes[at] === least);
};

/** Health now, temporary health included, of Effigies too (JHX-SOUL-014). */
const healthOf = (table: Table, id: ModelId): number => {
  const { state } = table;
  const owner = effigyOwner(state, id);
  if (owner === undefined) return remainingHealth(table, modelOf(state, id));
  return lastingOn(state, id, 'temporary-health').reduce(
    (sum, { data }) => sum + data.left,
    effigyHealth(table, owner),
  );
};

/** The one of several that a Monster is drawn to: with the most health now, then at random. */
export function* choosePrey<P extends Piece>(
  turn: Turn<Jhx>,
  among: readonly P[],
  purpose: string,
  rule: RuleId,
): Rule<P> {
  const table = tableOf(turn);
  const health = among.map(({ id }) => healthOf(table, id));
  const most = Math.max(...health);
  return yield* randomOne(
    turn,
    among.filter((_, at) => health[at] === most),
    purpose,
    rule,
  );
}
