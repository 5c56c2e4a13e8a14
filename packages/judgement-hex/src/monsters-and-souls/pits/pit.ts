import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import { randomOne } from '../../combat/dice/dice.js';
import { freeCellsBeside, landingRefusal } from '../../ground/movement/landing.js';
import { fieldOf, newcomer } from '../../hero-cards/reading/field.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** The cells of a list that are adjacent to the most Heroes; all of them if none is next to a Hero. */
const nextToMostHeroes = (table: Table, cells: readonly Cell[]): readonly Cell[] => {
  const { terrain, pieces } = fieldOf(table);
  const heroes = pieces.filter(({ kind }) => kind === 'hero').flatMap(piece => piece.cells);
  const counts = cells.map(cell => heroes.filter(hero => terrain.board.distance(cell, hero) === 1).length);
  const most = Math.max(...counts);
  return cells.filter((_, at) => counts[at] === most);
};

/** A model or Soul that comes out of a pit, and the rules for its hex. */
export interface Emerging {
  readonly id: string;
  /** The rule by which the owner of the model on the pit chooses the hex. */
  readonly chosen: RuleId;
  /** The rule by which, beside a Soul or a Monster, the hex next to the most Heroes is taken. */
  readonly random: RuleId;
}

/**
 * The hex where a model or Soul of a pit comes into play: the pit, if it is free. Next to an occupied pit, the owner of
 * the model on the pit chooses the hex; beside a Soul or a Monster it is the hex that is adjacent to the most Heroes, a
 * random one among several. undefined if there is no free hex (JHX-SOUL-023).
 */
export function* hexAtPit(turn: Turn<Jhx>, { id, chosen, random }: Emerging, pit: Cell): Rule<Cell | undefined> {
  const table = tableOf(turn);
  const field = fieldOf(table);
  if (!landingRefusal(field, newcomer, pit, 'place')) return pit;
  const options = freeCellsBeside(field, newcomer, [pit]);
  if (options.length === 0) return undefined;
  const by = field.piecesAt(pit)[0]?.player ?? null;
  if (by !== null)
    return yield* decideUnlessForced(turn, { by, kind: 'cell', rule: chosen, about: { spawns: id }, options });
  return yield* randomOne(turn, nextToMostHeroes(table, options), `hex of ${id}`, random);
}

/** The hex where the Soul of a pit comes into play: see `hexAtPit`. */
export const soulHex = (turn: Turn<Jhx>, soul: string, pit: Cell): Rule<Cell | undefined> =>
  hexAtPit(turn, { id: soul, chosen: 'JHX-SOUL-021', random: 'JHX-SOUL-022' }, pit);
