import type { Arena } from '../vocabulary/index.js';
import type { Table } from './table.js';

/**
 * All that what is remembered of an arena depends on, besides its models: the same object for as long as nothing of it has
 * changed.
 */
export type Setting = Pick<Table, 'pack' | 'maps' | 'options'> &
  Pick<Arena, 'mode' | 'map' | 'effects' | 'icons' | 'templates' | 'warbands'>;

/** Of a Warband only what gives its models something: Fate and Souls come and go. */
const isSameFor = ([a, b]: Arena['warbands'], [c, d]: Arena['warbands']): boolean =>
  (a === c || (a.god === c.god && a.avatar === c.avatar && a.powerCalled === c.powerCalled && a.side === c.side)) &&
  (b === d || (b.god === d.god && b.avatar === d.avatar && b.powerCalled === d.powerCalled && b.side === d.side));

const fits = (known: Setting, { pack, maps, options, state }: Table): boolean =>
  known.effects === state.effects &&
  known.icons === state.icons &&
  known.templates === state.templates &&
  known.map === state.map &&
  known.mode === state.mode &&
  known.pack === pack &&
  known.maps === maps &&
  known.options === options &&
  (known.warbands === state.warbands || isSameFor(known.warbands, state.warbands));

let latest: Setting | undefined;

/** The setting of a table. */
export const settingOf = (table: Table): Setting => {
  if (latest && fits(latest, table)) return latest;
  const { pack, maps, options, state } = table;
  const { mode, map, effects, icons, templates, warbands } = state;
  latest = { pack, maps, options, mode, map, effects, icons, templates, warbands };
  return latest;
};
