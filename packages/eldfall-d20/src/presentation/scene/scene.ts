import type { Scene, SceneLegendEntry, View } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import type { Eld, Table } from '../../vocabulary/index.js';
import type { Names } from '../names.js';
import { chapterOf } from '../phrases.en.js';
import type { Shown } from '../table.js';
import { HOSTILE } from './colours.js';
import { groundItems, sizeOf } from './ground.js';
import { modelItems } from './models.js';
import { type Look, lookItems, regionItems, suggestionItems } from './overlays.js';
import { panelsOf } from './panels.js';
import { sequenceItems } from './sequence.js';
import { SIDE_TITLE, sideViewRoom } from './side-view.js';

/** The meaning of shapes and lines. The legend is always the same, so that the picture does not jump. */
const legend: readonly SceneLegendEntry[] = [
  { label: 'Scenery up to 1"', color: 'terrain:sand' },
  { label: 'up to 2"', color: 'terrain:ruin' },
  { label: 'up to 3.5"', color: 'terrain:wall' },
  { label: 'higher', color: 'terrain:town' },
  { label: 'Ladder', color: 'terrain:road' },
  { label: 'Hostile', color: HOSTILE, symbol: 'pawn' },
  { label: 'Half ring: Front', color: 'player1' },
  { label: 'Token or structure', color: 'series4', symbol: 'disc' },
  { label: 'Ring: activated; hollow: fallen', color: 'highlight', symbol: 'disc' },
  { label: 'Way of the activated model', color: 'series6', symbol: 'line' },
  { label: 'Free line of sight', color: 'good', symbol: 'line' },
  { label: 'Blocked line, template, engaged', color: 'danger', symbol: 'dashed' },
  { label: 'Possible places', color: 'highlight', symbol: 'square' },
];

/**
 * The table as a picture: the scenery with its heights, everything on it, the sequence that goes on, and under the table a side view of its
 * last line of sight or of a way over several levels. The parties stand beside it as panels.
 */
export const sceneOf = (game: Shown, table: Table, view: View<Eld>, names: Names, look: Look = {}): Scene => {
  const { state } = table;
  const { width, depth } = sizeOf(table);
  const { suggestions = 0 } = look;
  const items = [
    ...groundItems(table, names),
    ...regionItems(game, table, view),
    // A line that a client asks for takes the place of the sequence, which has a side view of its own.
    ...(look.line ? [] : sequenceItems(table, names)),
    ...lookItems(table, look, names),
    ...modelItems(table, names),
    ...(suggestions > 0 ? suggestionItems(game, table, view, suggestions) : []),
  ];
  const below = items.some(({ id }) => id === SIDE_TITLE) ? sideViewRoom : 0;
  return {
    title: chapterOf(state.round, state.stage),
    bounds: { x: 0, y: 0, width, height: depth + below },
    ruler: { perUnit: inches(1), sign: '"', box: { x: 0, y: 0, width, height: depth } },
    items,
    legend,
    panels: panelsOf(table, names),
  };
};
