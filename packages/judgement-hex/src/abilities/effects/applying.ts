import type { PlayerId, Turn } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import { pieceOf } from '../../hero-cards/reading/field.js';
import { answersFor } from '../../match/masters.js';
import { activePlayer, opponentOf, playerOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Whom } from '../../vocabulary/ability.js';
import type { Applying } from '../../vocabulary/applying.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** The rule that what an ability does is told under. */
export const ruleOf = ({ rule = 'JHX-ATTR-014' }: Applying): RuleId => rule;

const isThere = (table: Table, id: ModelId): boolean => pieceOf(table, id) !== undefined;

/**
 * The models that an effect happens to, as far as they are on the board by then: the targets unless it says whom, and where
 * an ability has none the card's own model (JHX-GEN-001).
 */
export const whom = (turn: Turn<Jhx>, applying: Applying, to: Whom = 'target'): readonly ModelId[] => {
  const { self, target, targets, moment, trigger } = applying;
  const meant: Readonly<Record<Whom, readonly (ModelId | undefined)[]>> = {
    self: [self],
    target: targets ?? [target ?? self],
    attacker: [moment?.attack?.attacker],
    attacked: [moment?.attack?.target],
    trigger: [trigger ?? moment?.of],
  };
  const table = tableOf(turn);
  return meant[to].flatMap(id => (id !== undefined && isThere(table, id) ? [id] : []));
};

/** The player of the model whose ability it is, also when that is dead and gone. */
export const ownPlayer = (turn: Turn<Jhx>, { self }: Pick<Applying, 'self'>): PlayerId | null =>
  playerOf(turn.state, answersFor(turn, self));

/**
 * Who makes the choices of an ability: the player of its model. For a Monster it is the opponent of the player whose model
 * it does something to, as for its movement (JHX-MONSTER-021), or the active player (JHX-ORDER-004).
 */
export const decider = (turn: Turn<Jhx>, applying: Pick<Applying, 'self'>, on?: ModelId): PlayerId => {
  const { state } = turn;
  const own = ownPlayer(turn, applying);
  if (own !== null) return own;
  const theirs = on === undefined ? null : playerOf(state, on);
  return theirs === null ? activePlayer(state) : opponentOf(state, theirs);
};

/** The cells that distances of an ability are counted from (JHX-GEN-002): the Icon's, or those of its model. */
export const origin = (turn: Turn<Jhx>, { self, from }: Pick<Applying, 'self' | 'from'>): readonly Cell[] =>
  from === undefined ? (pieceOf(tableOf(turn), self)?.cells ?? []) : [from];
