import type { JhxState, Warband } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/**
 * Cache key: every field but the models that derived values depend on. The key stays the same object until one of these
 * fields changes.
 */
export type CacheKey = Pick<Table, 'pack' | 'maps' | 'options' | 'numbers' | 'ground'> &
  Pick<JhxState, 'mode' | 'map' | 'effects' | 'icons' | 'templates' | 'warbands'>;

/** Compares the gifts and the place of a Warband, on which its models depend. Fate and Souls come and go. */
const isAlike = (a: Warband, b: Warband): boolean =>
  a === b ||
  (a.player === b.player &&
    a.side === b.side &&
    a.god === b.god &&
    a.avatar === b.avatar &&
    a.powerCalled === b.powerCalled);

const fits = (known: CacheKey, { pack, maps, options, numbers, ground, state }: Table): boolean =>
  known.effects === state.effects &&
  known.icons === state.icons &&
  known.templates === state.templates &&
  known.map === state.map &&
  known.mode === state.mode &&
  known.pack === pack &&
  known.maps === maps &&
  known.options === options &&
  known.numbers === numbers &&
  known.ground === ground &&
  isAlike(known.warbands[0], state.warbands[0]) &&
  isAlike(known.warbands[1], state.warbands[1]);

let latest: CacheKey | undefined;

/** The cache key of a table. */
export const cacheKeyOf = (table: Table): CacheKey => {
  if (latest && fits(latest, table)) return latest;
  const { pack, maps, options, numbers, ground, state } = table;
  const { mode, map, effects, icons, templates, warbands } = state;
  latest = { pack, maps, options, numbers, ground, mode, map, effects, icons, templates, warbands };
  return latest;
};
