import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { randomOne } from '../../combat/dice/dice.js';
import { fieldOf } from '../../hero-cards/reading/field.js';
import { effigyHealth, remainingHealth } from '../../hero-cards/reading/health.js';
import { lastingOn } from '../../match/lasting.js';
import { effigyOwner, modelOf } from '../../match/models.js';
import { modeOf, tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Table } from '../../vocabulary/table.js';

/** A player's model or Effigy: an enemy of all Monsters. */
export type Prey = Piece & { readonly player: PlayerId };

/** True if Monsters hunt and attack a model: see {@link preyOf}. */
export const isPrey = (mode: ReturnType<typeof modeOf>, piece: Piece): piece is Prey =>
  piece.player !== null && (piece.kind !== 'effigy' || mode.monstersAttackEffigies);

/**
 * All pieces that Monsters hunt and attack, in the order of the battlefield: the Heroes and Summoned models of both
 * players (JHX-MONSTER-001); in a Battle also Effigies (JHX-MONSTER-028), in a Skirmish not (JHX-MONSTER-029). Monsters
 * and Souls are never prey (JHX-MONSTER-002).
 */
export const preyOf = (table: Table): readonly Prey[] => {
  const mode = modeOf(table);
  return fieldOf(table).pieces.filter((piece): piece is Prey => isPrey(mode, piece));
};

/** The current health of a model or an Effigy, with temporary health (JHX-SOUL-014). */
const healthOf = (table: Table, id: ModelId): number => {
  const { state } = table;
  const owner = effigyOwner(state, id);
  if (owner === undefined) return remainingHealth(table, modelOf(state, id));
  return lastingOn(state, id, 'temporary-health').reduce(
    (sum, { data }) => sum + data.left,
    effigyHealth(table, owner),
  );
};

/** Picks one of several enemies for a Monster: the one with the most health now, then a random one. */
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
