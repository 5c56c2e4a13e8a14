import type { Rule, Turn } from '@rulewright/core';
import { randomOne } from '../../combat/dice/dice.js';
import { fieldOf, newcomer } from '../../hero-cards/reading/field.js';
import { activePlayer } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { choosePlace } from '../../special-rules/places/choose-place.js';
import type { Where } from '../../vocabulary/battlefield.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Piece } from '../../vocabulary/piece.js';
import { type Place, pointAt } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';

/** The free places beside a pit for a model or Soul that comes out of it. */
export const besidePit = (table: Table, mover: Piece, pit: Place): Where => ({
  within: { lengths: table.numbers.distances.pit.value, of: [pointAt(pit)] },
  landing: { mover, motion: 'place' },
});

/** A set of places next to some Heroes, and the Heroes that may join them. */
interface Company {
  readonly heroes: readonly Piece[];
  readonly others: readonly Piece[];
  readonly places: readonly Place[];
}

/**
 * The free places beside a pit that are adjacent to the most Heroes; all of them if none is next to a Hero. Places that cannot
 * be listed are looked for around ever more Heroes, since the corners of a larger set may all miss those next to several.
 */
const nextToMostHeroes = (table: Table, mover: Piece, pit: Place): readonly Place[] => {
  const field = fieldOf(table);
  const where = besidePit(table, mover, pit);
  const { value: lengths } = table.numbers.distances.pit;
  const joined = ({ heroes, others }: Company): readonly Company[] =>
    others.flatMap((hero, i) => {
      const more = [...heroes, hero];
      const places = field.places({ ...where, withinAll: { lengths, of: more } });
      return places.length > 0 ? [{ heroes: more, others: others.slice(i + 1), places }] : [];
    });
  const everyHero = field.pieces.filter(({ kind }) => kind === 'hero');
  let companies: readonly Company[] = [{ heroes: [], others: everyHero, places: field.places(where) }];
  for (;;) {
    const larger = companies.flatMap(joined);
    if (larger.length === 0) return [...new Set(companies.flatMap(({ places }) => places))].sort((a, b) => a - b);
    companies = larger;
  }
};

/**
 * The model or Soul on a pit out of which another one is about to come. If several bases are in the way, the nearest to
 * the pit counts as standing on it; among equally near ones, one of the active player's (JV11-COMM-015).
 */
export const occupantOf = (table: Table, mover: Piece, pit: Place): Piece | undefined => {
  const field = fieldOf(table);
  const inTheWay = field.piecesOn({ ...mover, cells: [pit] }).filter(({ kind }) => kind !== 'effigy');
  const nearest = field.ground.nearest(pointAt(pit), inTheWay);
  return nearest.find(({ player }) => player === activePlayer(table.state)) ?? nearest[0];
};

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
  const by = occupantOf(table, mover, pit)?.player ?? null;
  if (by !== null) return yield* choosePlace(turn, { by, rule: chosen, about: { spawns: id }, where });
  return yield* randomOne(turn, nextToMostHeroes(table, mover, pit), `hex of ${id}`, random);
}

/** The hex where the Soul of a pit comes into play: see `hexAtPit`. */
export const soulHex = (turn: Turn<Jhx>, soul: string, pit: Place): Rule<Place | undefined> =>
  hexAtPit(
    turn,
    { id: soul, mover: newcomer(tableOf(turn), 'soul'), chosen: 'JHX-SOUL-021', random: 'JHX-SOUL-022' },
    pit,
  );
