import type { Rule, Turn } from '@rulewright/core';
import { randomOne } from '../../combat/dice/dice.js';
import { fieldOf, newcomer } from '../../hero-cards/reading/field.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { choosePlace } from '../../special-rules/places/choose-place.js';
import type { Where } from '../../vocabulary/battlefield.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Piece } from '../../vocabulary/piece.js';
import { type Footing, type Place, pointAt } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';

/** The cells of a list that are adjacent to the most Heroes; all of them if none is next to a Hero. */
const nextToMostHeroes = (table: Table, emerging: Footing, cells: readonly Place[]): readonly Place[] => {
  const { ground, pieces } = fieldOf(table);
  const heroes = pieces.filter(({ kind }) => kind === 'hero');
  const { value: near } = table.numbers.distances.pit;
  const counts = cells.map(
    cell => heroes.filter(hero => ground.within(near, { ...emerging, cells: [cell] }, hero)).length,
  );
  const most = Math.max(...counts);
  return cells.filter((_, at) => counts[at] === most);
};

/** The free places beside a pit for a model or Soul that comes out of it. */
export const besidePit = (table: Table, mover: Piece, pit: Place): Where => ({
  within: { lengths: table.numbers.distances.pit.value, of: [pointAt(pit)] },
  landing: { mover, motion: 'place' },
});

/** A model or Soul that comes out of a pit, and the rules for its hex. */
export interface Emerging {
  readonly id: string;
  /** The base of the thing that emerges, without a place. */
  readonly mover: Piece;
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
export function* hexAtPit(
  turn: Turn<Jhx>,
  { id, mover, chosen, random }: Emerging,
  pit: Place,
): Rule<Place | undefined> {
  const table = tableOf(turn);
  const field = fieldOf(table);
  if (!field.landingRefusal(mover, pit, 'place')) return pit;
  const where = besidePit(table, mover, pit);
  if (!field.hasPlace(where)) return undefined;
  const by = field.piecesOn({ ...mover, cells: [pit] })[0]?.player ?? null;
  if (by !== null) return yield* choosePlace(turn, { by, rule: chosen, about: { spawns: id }, where });
  return yield* randomOne(turn, nextToMostHeroes(table, mover, field.places(where)), `hex of ${id}`, random);
}

/** The hex where the Soul of a pit comes into play: see `hexAtPit`. */
export const soulHex = (turn: Turn<Jhx>, soul: string, pit: Place): Rule<Place | undefined> =>
  hexAtPit(
    turn,
    { id: soul, mover: newcomer(tableOf(turn), 'soul'), chosen: 'JHX-SOUL-021', random: 'JHX-SOUL-022' },
    pit,
  );
