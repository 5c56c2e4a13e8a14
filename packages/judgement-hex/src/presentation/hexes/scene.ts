import type { Scene, SceneItem, SceneLegendEntry, SceneToken } from '@rulewright/core';
import { terrainNow } from '../../board/on-hexes.js';
import { boardScene, cellCentre, type EffigySign } from '../../board/scene.js';
import { effigyId, standing } from '../../match/models.js';
import { modeOf } from '../../match/table.js';
import type { Side } from '../../vocabulary/map.js';
import type { Table } from '../../vocabulary/table.js';
import type { Shown } from '../shared/ground.js';
import { lookNow } from '../shared/look-now.js';
import { colorOf, effigyLeft } from '../shared/panels.js';
import { iconOf, tokenOf } from '../shared/tokens.js';
import type { Names } from '../words/names.js';
import { fieldOf } from './field.js';
import { overlaysOf } from './overlays.js';

/** An Effigy has the colour of the player on its side, and the neutral colour before a player took that side. */
const effigySign = ({ state }: Table, side: Side, { say }: Names): EffigySign => {
  const owner = state.warbands.find(one => one.side === side)?.player;
  return owner === undefined
    ? { color: 'neutral', label: say(side === 'lower' ? 'lowerEffigy' : 'upperEffigy') }
    : { color: colorOf(state, owner), label: say('effigyOf', { player: owner }) };
};

/** The health of each Effigy, in the middle of its hexes. */
const effigyBars = (table: Table, { say }: Names): readonly SceneItem[] =>
  table.state.warbands.flatMap(({ player }): readonly SceneItem[] => {
    const piece = fieldOf(table).pieces.find(({ id }) => id === effigyId(player));
    if (!piece) return [];
    const centres = piece.cells.map(cell => cellCentre(terrainNow(table), cell));
    const middle = (of: readonly number[]): number => of.reduce((sum, n) => sum + n, 0) / Math.max(1, of.length);
    const { health } = modeOf(table).effigy;
    const value = effigyLeft(table, player);
    return [
      {
        kind: 'bar',
        id: piece.id,
        title: say('effigyHealth', { player, n: value, all: health }),
        x: middle(centres.map(({ x }) => x)) - 1.25,
        y: middle(centres.map(({ y }) => y)) - 0.4,
        width: 2.5,
        height: 0.8,
        value,
        max: health,
        color: colorOf(table.state, player),
      },
    ];
  });

/** The meaning of tokens and lines. The legend is the same in every picture, so that the layout does not change between pictures. */
const legendOf = ({ say }: Names): readonly SceneLegendEntry[] => [
  { label: say('soul'), color: 'series4', symbol: 'disc' },
  { label: say('monster'), color: 'hostile', symbol: 'pawn' },
  { label: say('icon'), color: 'neutral', symbol: 'square' },
  { label: say('ring'), color: 'highlight', symbol: 'disc' },
  { label: say('canMove'), color: 'highlight', symbol: 'square' },
  { label: say('canBeChosen'), color: 'series6', symbol: 'outline' },
  { label: say('wayItCame'), color: 'highlight', symbol: 'line' },
  { label: say('lineOfAttack'), color: 'good', symbol: 'line' },
  { label: say('givesCover'), color: 'series3', symbol: 'outline' },
  { label: say('meleeReach'), color: 'danger', symbol: 'dashed' },
  { label: say('chosenSees'), color: 'good', symbol: 'outline' },
];

/** The legend of the board and that of the pieces, each entry once. */
const merged = (board: readonly SceneLegendEntry[], names: Names): readonly SceneLegendEntry[] => {
  const legend = legendOf(names);
  return [
    ...board.filter(({ label }) => !legend.some(one => one.label === label) && label !== names.say('freeLine')),
    ...legend,
  ];
};

/**
 * The battlefield as a picture: the board, everything on it, and the Effigies' health. Over it lie the overlays of the
 * moment (see `lookNow`) and those that a client asks for.
 */
export const hexScene = ({ table, view, names, look }: Shown): Omit<Scene, 'panels'> => {
  const { state } = table;
  const terrain = terrainNow(table);
  const { offered, path, ...now } = lookNow(view);
  const board = boardScene(terrain, {
    title: state.round === 0 ? names.say('setUp') : names.say('round', { n: state.round }),
    words: names.boardWords,
    pieces: fieldOf(table).pieces.filter(({ kind }) => kind === 'soul'),
    effigies: { lower: effigySign(table, 'lower', names), upper: effigySign(table, 'upper', names) },
    offered,
    path,
    ...overlaysOf(table, { ...now, ...look }),
  });
  const icons = state.icons.map(
    (icon): SceneToken => ({ ...cellCentre(terrain, icon.at), size: 0.5, ...iconOf(table, icon, names) }),
  );
  const models = standing(state).map(
    (model): SceneToken => ({
      ...cellCentre(terrain, model.at),
      size: model.kind === 'summoned' || model.member !== null ? 1 : 1.2,
      ...tokenOf(table, model, names),
    }),
  );
  return {
    ...board,
    legend: merged(board.legend ?? [], names),
    items: [...board.items, ...effigyBars(table, names), ...icons, ...models],
  };
};
