import type { Scene, SceneLegendEntry, View } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import type { Sfi } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { chapterOf } from '../chapters.js';
import type { Names } from '../names.js';
import { baseItems, linkItems } from './bases.js';
import { groundItems } from './ground.js';
import { type Look, lookItems, nowItems, regionItems, type Shown, suggestionItems } from './overlays.js';
import { panelsOf } from './panels.js';

/** The meaning of shapes and lines. The legend is always the same, so that the picture keeps its size. */
const legendOf = ({ say }: Names): readonly SceneLegendEntry[] => [
  { label: say('zone'), color: 'neutral', symbol: 'dashed' },
  { label: say('impassable'), color: 'neutral', symbol: 'outline' },
  { label: say('obscuring'), color: 'series2', symbol: 'outline' },
  { label: say('elementReach'), color: 'series4', symbol: 'pawn' },
  { label: say('manifestationReach'), color: 'series3', symbol: 'dashed' },
  { label: say('ring'), color: 'highlight', symbol: 'disc' },
  { label: say('coherency'), color: 'good', symbol: 'dashed' },
  { label: say('weaponRange'), color: 'danger', symbol: 'dashed' },
  { label: say('chosenSees'), color: 'good', symbol: 'outline' },
  { label: say('toolOfMove'), color: 'series6', symbol: 'square' },
  { label: say('targetOrArea'), color: 'danger', symbol: 'square' },
  { label: say('lineOfSight'), color: 'good', symbol: 'line' },
  { label: say('possiblePlaces'), color: 'highlight', symbol: 'square' },
];

/**
 * The table as a picture: the ground, everything on it, and the region of the viewer's open decision, with the running
 * move or attack. The armies stand beside it as panels.
 */
export const sceneOf = (game: Shown, table: Table, view: View<Sfi>, names: Names, look: Look = {}): Scene => {
  const { state, numbers } = table;
  const size = inches(numbers.setUp.tableWidth.value);
  const { suggestions = 0 } = look;
  return {
    title: chapterOf(state.round, state.stage, names),
    bounds: { x: 0, y: 0, width: size, height: size },
    ruler: { perUnit: inches(1), sign: '"' },
    items: [
      ...groundItems(table, names),
      ...regionItems(game, view, names),
      ...linkItems(table, names),
      ...nowItems(table, view, names),
      ...lookItems(table, look, names),
      ...baseItems(table, names),
      ...(suggestions > 0 ? suggestionItems(game, view, suggestions, names) : []),
    ],
    legend: legendOf(names),
    panels: panelsOf(table, names),
  };
};
