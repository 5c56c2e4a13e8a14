import type { Arena, Warband } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/**
 * All that what is remembered of an arena depends on, besides its models: the same object for as long as nothing of it has
 * changed.
 */
export type Setting = Pick<Table, 'pack' | 'maps' | 'options'> &
  Pick<Arena, 'mode' | 'map' | 'effects' | 'icons' | 'templates' | 'warbands'>;

/** Of a Warband only what its models get from it, and where it stands: Fate and Souls come and go. */
const isAlike = (a: Warband, b: Warband): boolean =>
  a === b ||
  (a.player === b.player &&
    a.side === b.side &&
    a.god === b.god &&
    a.avatar === b.avatar &&
    a.powerCalled === b.powerCalled);

const fits = (known: Setting, { pack, maps, options, state }: Table): boolean =>
  known.effects === state.effects &&
  known.icons === state.icons &&
  known.templates === state.templates &&
  known.map === state.map &&
  known.mode === state.mode &&
  known.pack === pack &&
  known.maps === maps &&
  known.options === options &&
  isAlike(known.warbands[0], state.warbands[0]) &&
  isAlike(known.warbands[1], state.warbands[1]);

let latest: Setting | undefined;

/** The setting of a table. */
export const settingOf = (table: Table): Setting => {
  if (latest && fits(latest, table)) return latest;
  const { pack, maps, options, state } = table;
  const { mode, map, effects, icons, templates, warbands } = state;
  latest = { pack, maps, options, mode, map, effects, icons, templates, warbands };
  return latest;
};
