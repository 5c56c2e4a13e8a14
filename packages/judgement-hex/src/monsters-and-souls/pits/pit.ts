import type { Rule, Turn } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import { randomOne } from '../../combat/dice/dice.js';
import { freeCellsBeside, landingRefusal } from '../../ground/movement/landing.js';
import { fieldOf, newcomer } from '../../hero-cards/reading/field.js';
import { choose } from '../../match/ask.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** Those of some hexes that are adjacent to the most Heroes: all of them if none is next to any. */
const nextToMostHeroes = (table: Table, cells: readonly Cell[]): readonly Cell[] => {
  const { ground, pieces } = fieldOf(table);
  const heroes = pieces.filter(({ kind }) => kind === 'hero').flatMap(piece => piece.cells);
  const counts = cells.map(cell => heroes.filter(hero => ground.board.distance(cell, hero) === 1).length);
  const most = Math.max(...counts);
  return cells.filter((_, at) => counts[at] === most);
};

/** What comes out of a pit, and the rules for its hex. */
export interface Emerging {
  readonly id: string;
  /** The owner of the model on the pit says where. */
  readonly chosen: RuleId;
  /** Beside a Soul or a Monster it is where the most Heroes are. */
  readonly random: RuleId;
}

/**
 * Where something that comes out of a pit comes into play: on the pit, or next to it if that is occupied, where the owner of
 * the model on it says; beside a Soul or a Monster on the hex that is adjacent to the most Heroes, at random among several.
 * undefined if there is no free hex (JHX-SOUL-023).
 */
export function* hexAtPit(turn: Turn<Jhx>, { id, chosen, random }: Emerging, pit: Cell): Rule<Cell | undefined> {
  const table = tableOf(turn);
  const field = fieldOf(table);
  if (!landingRefusal(field, newcomer, pit, 'place')) return pit;
  const options = freeCellsBeside(field, newcomer, [pit]);
  if (options.length === 0) return undefined;
  const by = field.piecesAt(pit)[0]?.player ?? null;
  if (by !== null) return yield* choose(turn, { by, kind: 'cell', rule: chosen, about: { spawns: id }, options });
  return yield* randomOne(turn, nextToMostHeroes(table, options), `hex of ${id}`, random);
}

/** Where the Soul of a pit comes into play (JHX-SOUL-021, JHX-SOUL-022): see `hexAtPit`. */
export const soulHex = (turn: Turn<Jhx>, soul: string, pit: Cell): Rule<Cell | undefined> =>
  hexAtPit(turn, { id: soul, chosen: 'JHX-SOUL-021', random: 'JHX-SOUL-022' }, pit);
