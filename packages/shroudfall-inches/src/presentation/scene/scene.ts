import type { Scene, SceneLegendEntry, View } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import type { Sfi } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Names } from '../names.js';
import { chapterOf } from '../phrases.en.js';
import { baseItems, linkItems } from './bases.js';
import { groundItems } from './ground.js';
import { type Look, lookItems, nowItems, regionItems, type Shown, suggestionItems } from './overlays.js';
import { panelsOf } from './panels.js';

/** The meaning of shapes and lines. The legend is always the same, so that the picture does not jump. */
const legend: readonly SceneLegendEntry[] = [
  { label: 'Impassable', color: 'neutral', symbol: 'outline' },
  { label: 'Obscuring', color: 'series2', symbol: 'outline' },
  { label: 'Scenario element and its reach', color: 'series4', symbol: 'pawn' },
  { label: 'Manifestation and its reach', color: 'series3', symbol: 'dashed' },
  { label: 'Ring: acts now; hollow: has acted', color: 'highlight', symbol: 'disc' },
  { label: 'Coherency', color: 'good', symbol: 'dashed' },
  { label: 'Tool of the move', color: 'series6', symbol: 'square' },
  { label: 'Target, beam, area, or in the way', color: 'danger', symbol: 'square' },
  { label: 'Line of sight', color: 'good', symbol: 'line' },
  { label: 'Possible places', color: 'highlight', symbol: 'square' },
];

/**
 * The table as a picture: the ground, everything on it, and the region of the viewer's open decision, with the move or the attack
 * that goes on. The armies stand beside it as panels.
 */
export const sceneOf = (game: Shown, table: Table, view: View<Sfi>, names: Names, look: Look = {}): Scene => {
  const { state, numbers } = table;
  const size = inches(numbers.setUp.tableWidth.value);
  const { suggestions = 0 } = look;
  return {
    title: chapterOf(state.round, state.stage),
    bounds: { x: 0, y: 0, width: size, height: size },
    ruler: { perUnit: inches(1), sign: '"' },
    items: [
      ...groundItems(table, names),
      ...regionItems(game, view),
      ...linkItems(table),
      ...nowItems(table, view, names),
      ...lookItems(table, look, names),
      ...baseItems(table, names),
      ...(suggestions > 0 ? suggestionItems(game, view, suggestions) : []),
    ],
    legend,
    panels: panelsOf(table, names),
  };
};
