import { battleMaps, skirmishMaps } from '../../content/maps/index.js';
import { createGame } from '../../game.js';
import { type Laid, laidOut, packWith } from '../../testing/index.js';
import type { JhxGame } from '../../vocabulary/game.js';
import type { DraftFormat, JhxOptions } from '../../vocabulary/index.js';

/** Both players have a god; now the Warbands are chosen, on the first map of the mode. */
export const drafting = (
  format: DraftFormat,
  mode: JhxOptions['mode'] = '3v3',
): { readonly game: JhxGame; readonly setup: Laid['setup'] } => {
  const map = mode === '3v3' ? skirmishMaps[0] : battleMaps[0];
  const game = createGame({ pack: packWith(), maps: map ? [map] : [] });
  const { setup } = laidOut('.', {
    options: { format, mode },
    warbands: { p1: { god: 'ista' }, p2: { god: 'ista' } },
    state: { map: map?.id ?? null, stage: { name: 'set-up', step: 'warbands' }, round: 0 },
  });
  return { game, setup: { ...setup, options: { ...setup.options, map: map?.id ?? '' } } };
};
