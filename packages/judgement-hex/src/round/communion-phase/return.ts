import { commanderOf } from '../../hero-cards/reading/cohesion.js';
import { newcomer, pieceOf } from '../../hero-cards/reading/field.js';
import { footingOf } from '../../hero-cards/reading/ground.js';
import { maximumHealth } from '../../hero-cards/reading/health.js';
import { coalescenceHexes } from '../../key-models/demons/coalesce.js';
import { isAtOwnEffigy } from '../../key-models/effigies/at-effigy.js';
import { effigyId, isOnBoard } from '../../match/models.js';
import type { Where } from '../../vocabulary/battlefield.js';
import type { Model } from '../../vocabulary/index.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * A member of a unit returns when all of the unit are dead, or its Commander is adjacent to the Effigy (JHX-UNIT-007). In
 * an edition that says so, it returns instead when its Commander has returned in this step, or is at the Effigy.
 */
const unitAllows = (table: Table, model: Model): boolean => {
  if (model.member === null) return true;
  const commander = commanderOf(table, model);
  const withCommander = table.numbers.units.membersReturn.value === 'commander-returns';
  if (withCommander && commander.enteredIn === table.state.round && isOnBoard(commander)) return true;
  if (isOnBoard(commander)) return isAtOwnEffigy(table, commander);
  if (withCommander) return false;
  return table.state.models.every(({ unit, diedIn }) => unit !== model.unit || diedIn !== null);
};

/**
 * True if a dead Hero returns in step 5: the first one of a later round than that in which it died; with the ruling
 * `resurrectSameCommunion` also that of the round itself (JHX-COMMUNION-008). A Hero returns once in a step: if it dies
 * again, it waits for the next round.
 */
export const mayReturn = (table: Table, model: Model): boolean => {
  const { state, options } = table;
  const { kind, diedIn, enteredIn } = model;
  if (kind !== 'hero' || diedIn === null || enteredIn === state.round) return false;
  return (diedIn < state.round || options.resurrectSameCommunion) && unitAllows(table, model);
};

/**
 * The places where a Hero can return: the unoccupied hexes adjacent to its own Effigy (JHX-COMMUNION-009), and those
 * that its own rules allow. Empty if it cannot return now (JHX-COMMUNION-013).
 */
export const resurrectionHexes = (table: Table, model: Model): Where => {
  const effigy = model.player === null ? undefined : pieceOf(table, effigyId(model.player));
  const mover: Piece = { ...newcomer(table), ...footingOf(table, model) };
  return { beside: effigy ? [effigy] : [], landing: { mover, motion: 'place' }, or: coalescenceHexes(table, model) };
};

/** The damage marked on a Hero that returns: it can be healed, and leaves 1 health at least (JHX-COMMUNION-010, JHX-UNIT-008). */
export const damageOnReturn = (table: Table, model: Model): number => {
  const { heroReturns, memberReturns } = table.numbers.health;
  return Math.min((model.unit === null ? heroReturns : memberReturns).value, maximumHealth(table, model) - 1);
};
