import { remember } from '@rulewright/core/remember';
import type { ModelId } from '../vocabulary/index.js';
import type { SeenEld } from './seen.js';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of the n-th model of a player; after Z the letters are doubled. */
const nth = (n: number): string => (alphabet[n % alphabet.length] ?? '?').repeat(1 + Math.floor(n / alphabet.length));

/** A sign of the player in a seat: `A`, `a`, then `A³` and `A⁴`. */
const ofSeat = (sign: string, seat: number): string => {
  if (seat < 2) return seat === 0 ? sign : sign.toLowerCase();
  return `${sign}${seat === 2 ? '³' : '⁴'}`;
};

/** The place in its party list that a model of a party has in its id: 2 of `ann:2`. */
const placeIn = (id: ModelId): number | undefined => {
  const [, place] = /:(\d+)$/.exec(id) ?? [];
  return place === undefined ? undefined : Number(place);
};

const marked = remember((models: SeenEld['models'], players: SeenEld['players']): ReadonlyMap<ModelId, string> => {
  const found = new Map<ModelId, string>();
  const counts = new Map<string | null, number>();
  const listed = models.some(({ id }) => placeIn(id) !== undefined);
  for (const { id, player } of models) {
    const place = placeIn(id);
    const count = (counts.get(player) ?? 0) + 1;
    if (player === null || place === undefined) counts.set(player, count);
    const seat = player === null ? -1 : players.indexOf(player);
    // A table that is laid by hand calls its models by the signs of its drawing.
    if (id.length === 1) found.set(id, id);
    else if (player === null) found.set(id, `${count}`);
    else if (place !== undefined) found.set(id, ofSeat(nth(place - 1), seat));
    // Models that come later, such as those that are summoned, are in no list.
    else found.set(id, ofSeat(listed ? `S${count}` : nth(count - 1), seat));
  }
  return found;
});

/** The sign of a token or a structure in pictures and lists: the beginning of its kind, and its number: `CA2`. */
export const thingMark = ({ id, kind }: Pick<SeenEld['things'][number], 'id' | 'kind'>): string =>
  `${kind.slice(0, 2).toUpperCase()}${/\d+$/.exec(id)?.[0] ?? ''}`;

/**
 * The sign of a model in pictures and lists: letters for the models of players, in the order of the party list, and
 * numbers for Hostiles. A model has the same sign for all viewers.
 */
export const markOf = ({ models, players }: Pick<SeenEld, 'models' | 'players'>, model: ModelId): string | undefined =>
  marked(models, players).get(model);
