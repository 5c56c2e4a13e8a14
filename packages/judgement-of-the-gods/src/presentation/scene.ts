import type { Scene, SceneBox, SceneItem, SceneLegendEntry, View } from '@rulewright/core';
import { judgementDeck } from '../judgement/deck.js';
import { centre } from '../match/village.js';
import type { Jog, JogOptions, SeenVillage, Square, TurnChoice } from '../vocabulary/index.js';
import { characterItems } from './characters.js';
import { colorOf, type Drawing } from './drawing.js';
import { type Grid, gridFor } from './grid.js';
import { idOf } from './ids.js';
import { PANEL, panelItems } from './panel.js';
import { boardItems } from './tiles.js';

// The picture keeps its size: the board inside shrinks as the village grows, so that nothing else moves.
const BOARD: SceneBox = { x: 0, y: 0, width: 10, height: 6 };
const UNDER: SceneBox = { x: 0, y: 6.15, width: 10, height: 10 * PANEL };
/** The largest width of a tile. */
const TILE = 3;

const legend = ({ names, labels }: Drawing, village: SeenVillage): readonly SceneLegendEntry[] => [
  ...village.characters.map(
    ({ role, player }): SceneLegendEntry => ({
      label: `${names.role(role)} (${player})`,
      color: colorOf(village, player),
      symbol: 'disc',
    }),
  ),
  { label: labels.legend.place, color: 'terrain:town' },
  { label: labels.legend.magical, color: 'series4', symbol: 'outline' },
  { label: labels.legend.cursed, color: 'danger', symbol: 'disc' },
  { label: labels.legend.statue, color: 'highlight', symbol: 'disc' },
  { label: labels.legend.danger, color: 'danger', symbol: 'line' },
  { label: labels.legend.moves, color: 'highlight', symbol: 'square' },
];

/** The squares that the viewer may choose now, for a tile or a move. */
const choices = ({ decisions }: View<Jog>): readonly Square[] =>
  decisions.flatMap(({ kind, options = [] }) => {
    if (kind === 'square') return options as readonly Square[];
    if (kind !== 'turn') return [];
    return (options as readonly TurnChoice[]).flatMap(choice => (choice.do === 'move' ? [choice.to] : []));
  });

const overlays = (squares: readonly Square[], { unit, middle }: Grid, { labels }: Drawing): readonly SceneItem[] =>
  squares.map(at => ({
    kind: 'overlay',
    id: idOf.square(at),
    title: labels.square(at),
    over: [{ shape: 'square', ...middle(at), size: 0.97 * unit }],
    pattern: 'dashed',
  }));

/** The grid of the board in a picture. */
export const gridOf = (view: View<Jog>): Grid =>
  gridFor([centre, ...view.state.tiles.map(({ at }) => at), ...choices(view)], BOARD, TILE);

/** The table as a picture: the board, and under it the panel with the pool, the decks and the shown cards. */
export const sceneOf = (drawing: Drawing, view: View<Jog>): Scene => {
  const village = view.state;
  const { phase, round, active, tiles } = village;
  const open = choices(view);
  const grid = gridOf(view);
  const { labels, names } = drawing;
  return {
    title: labels.scene(phase, round, active === null ? undefined : names.role(active)),
    bounds: { ...BOARD, height: UNDER.y + UNDER.height },
    items: [
      ...boardItems(drawing, village, grid),
      ...overlays(open, grid, drawing),
      ...(tiles.length === 0 ? [] : characterItems(drawing, village, grid)),
      ...panelItems(drawing, village, judgementDeck(drawing.pack, view.options as JogOptions), UNDER),
    ],
    legend: legend(drawing, village),
  };
};
