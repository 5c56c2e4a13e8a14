import type { Scene, SceneLegendEntry, View } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import type { Eld, Table } from '../../vocabulary/index.js';
import { chapterOf } from '../chapters.js';
import type { Names } from '../names.js';
import type { Shown } from '../table.js';
import { HOSTILE } from './colours.js';
import { groundItems, sizeOf } from './ground.js';
import { modelItems } from './models.js';
import { type Look, lookItems, regionItems, suggestionItems } from './overlays.js';
import { panelsOf } from './panels.js';
import { sequenceItems } from './sequence.js';
import { lowerEnd } from './side-view.js';

/** The meaning of shapes and lines. The legend is the same in every picture, so that the layout does not change between pictures. */
const legendOf = ({ say }: Names): readonly SceneLegendEntry[] => [
  { label: say('zoneSign'), color: 'neutral', symbol: 'dashed' },
  { label: say('upTo1'), color: 'terrain:sand' },
  { label: say('upTo2'), color: 'terrain:ruin' },
  { label: say('upTo3'), color: 'terrain:wall' },
  { label: say('higher'), color: 'terrain:town' },
  { label: say('ladder'), color: 'terrain:road' },
  { label: say('hostile'), color: HOSTILE, symbol: 'pawn' },
  { label: say('front'), color: 'player1' },
  { label: say('tokenOrStructure'), color: 'series4', symbol: 'disc' },
  { label: say('ring'), color: 'highlight', symbol: 'disc' },
  { label: say('wayOfModel'), color: 'series6', symbol: 'line' },
  { label: say('freeLine'), color: 'good', symbol: 'line' },
  { label: say('blockedLine'), color: 'danger', symbol: 'dashed' },
  { label: say('possiblePlaces'), color: 'highlight', symbol: 'square' },
  { label: say('awarenessSign'), color: 'series6', symbol: 'dashed' },
  { label: say('chosenSees'), color: 'good', symbol: 'outline' },
];

/**
 * The table as a picture: the scenery with its heights, everything on it, the running sequence, and under the table a
 * side view of its last line of sight or of a route over several levels. The parties stand beside it as panels.
 */
export const sceneOf = (game: Shown, table: Table, view: View<Eld>, names: Names, look: Look = {}): Scene => {
  const { state } = table;
  const { width, depth } = sizeOf(table);
  const { suggestions = 0 } = look;
  const items = [
    ...groundItems(table, names),
    ...regionItems(game, table, view, names),
    // A line that a client asks for takes the place of the sequence, which has a side view of its own.
    ...(look.line ? [] : sequenceItems(table, names)),
    ...lookItems(table, look, names, view.viewer),
    ...modelItems(table, names),
    ...(suggestions > 0 ? suggestionItems(game, table, view, suggestions, names) : []),
  ];
  return {
    title: chapterOf(state.round, state.stage, names),
    bounds: { x: 0, y: 0, width, height: lowerEnd(items, depth) },
    ruler: { perUnit: inches(1), sign: '"', box: { x: 0, y: 0, width, height: depth } },
    items,
    legend: legendOf(names),
    panels: panelsOf(table, names),
  };
};
