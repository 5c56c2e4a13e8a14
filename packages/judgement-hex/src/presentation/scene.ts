import type { Scene, SceneBadge, SceneItem, SceneLegendEntry, SceneToken, View } from '@rulewright/core';
import { count } from '@rulewright/core/words';
import { fieldOf, terrainNow } from '../board/on-hexes.js';
import { boardScene, cellCentre, type EffigySign } from '../board/scene.js';
import { cardOf } from '../hero-cards/reading/cards.js';
import { baseHealth, maximumHealth, temporaryHealth } from '../hero-cards/reading/health.js';
import { lastingOn } from '../match/lasting.js';
import { effigyId, inActivation, standing } from '../match/models.js';
import { modeOf } from '../match/table.js';
import type { Jhx, Model } from '../vocabulary/index.js';
import type { Side } from '../vocabulary/map.js';
import type { Table } from '../vocabulary/table.js';
import type { ConditionId } from '../vocabulary/words.js';
import { lookNow } from './look-now.js';
import type { Names } from './names.js';
import { type Look, overlaysOf } from './overlays.js';
import { colorOf, conditionsOn, effigyLeft, panelsOf, short } from './panels.js';

const letters: Readonly<Record<ConditionId, string>> = {
  curse: 'Cu',
  burn: 'Bu',
  freeze: 'Fr',
  'knock-down': 'KD',
  pin: 'Pi',
  poison: 'Po',
  stun: 'St',
  fear: 'Fe',
};

const badges = (table: Table, model: Model): readonly SceneBadge[] => [
  ...(model.souls > 0 ? [{ label: `${model.souls}`, color: 'series4' as const, title: 'Souls Bound' }] : []),
  ...(model.level > 1 ? [{ label: `L${model.level}`, color: 'highlight' as const, title: 'Level' }] : []),
  ...lastingOn(table.state, model.id, 'condition').map(({ data }) => ({
    label: letters[data.condition],
    color: 'danger' as const,
    title: data.condition.replace('-', ' '),
  })),
];

const token = (table: Table, model: Model & { readonly at: number }, names: Names): SceneToken => {
  const { state } = table;
  const max = maximumHealth(table, model);
  const value = baseHealth(table, model);
  const extra = temporaryHealth(table, model);
  const conditions = conditionsOn(table, model);
  return {
    kind: 'token',
    id: model.id,
    ...cellCentre(terrainNow(table), model.at),
    size: model.kind === 'summoned' || model.member !== null ? 1 : 1.2,
    form: model.kind === 'monster' ? 'pawn' : 'disc',
    label: short(cardOf(table, model).name),
    title: `${names.model(model.id)}, ${value} of ${max} health${extra > 0 ? ` and ${extra} temporary` : ''}${
      model.souls > 0 ? `, ${count(model.souls, 'Soul')}` : ''
    }${conditions.length > 0 ? `, ${conditions.join(', ')}` : ''}`,
    color: colorOf(state, model.player),
    active: inActivation(state, model),
    spent: model.activated,
    health: { value: Math.max(0, value), max },
    badges: badges(table, model),
  };
};

/** An Effigy has the colour of the player on its side, and the neutral colour before a player took that side. */
const effigySign = ({ state }: Table, side: Side): EffigySign => {
  const owner = state.warbands.find(one => one.side === side)?.player;
  return owner === undefined
    ? { color: 'neutral', label: `Effigy, ${side}` }
    : { color: colorOf(state, owner), label: `Effigy of ${owner}` };
};

/** The health of each Effigy, in the middle of its hexes. */
const effigyBars = (table: Table): readonly SceneItem[] =>
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
        title: `The Effigy of ${player}: ${value} of ${health} health`,
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

/** The meaning of tokens and lines. The legend is always the same, so that the picture does not jump. */
const legend: readonly SceneLegendEntry[] = [
  { label: 'Soul', color: 'series4', symbol: 'disc' },
  { label: 'Monster', color: 'danger', symbol: 'pawn' },
  { label: 'Ring: acts now; hollow: has acted', color: 'highlight', symbol: 'disc' },
  { label: 'Can move here', color: 'highlight', symbol: 'square' },
  { label: 'Can be chosen', color: 'series6', symbol: 'outline' },
  { label: 'Way it came', color: 'highlight', symbol: 'line' },
  { label: 'Line of the attack', color: 'good', symbol: 'line' },
  { label: 'Gives cover', color: 'series3', symbol: 'outline' },
];

/** The legend of the board and {@link legend}, each entry once. */
const merged = (board: readonly SceneLegendEntry[]): readonly SceneLegendEntry[] => [
  ...board.filter(({ label }) => !legend.some(one => one.label === label) && label !== 'A free line'),
  ...legend,
];

/**
 * The battlefield as a picture: the board, everything on it, and the Effigies' health. Over it lie the overlays of the
 * moment (see `lookNow`) and those that a client asks for. The Warbands stand beside it as panels.
 */
export const sceneOf = (table: Table, view: View<Jhx>, names: Names, look: Look = {}): Scene => {
  const { state } = table;
  if (state.map === null) return { title: 'Before the battlefield is chosen', items: [] };
  const terrain = terrainNow(table);
  const { offered, path, ...now } = lookNow(view);
  const board = boardScene(terrain, {
    title: state.round === 0 ? 'Set-up' : `Round ${state.round}`,
    pieces: fieldOf(table).pieces.filter(({ kind }) => kind === 'soul'),
    effigies: { lower: effigySign(table, 'lower'), upper: effigySign(table, 'upper') },
    ...(offered ? { offered } : {}),
    ...(path ? { path } : {}),
    ...overlaysOf(table, { ...now, ...look }),
  });
  const icons = state.icons.map(
    ({ id, token: kind, at, player }): SceneToken => ({
      kind: 'token',
      id,
      ...cellCentre(terrain, at),
      size: 0.5,
      form: 'pill',
      label: short(kind.replaceAll('-', ' ')),
      title: kind,
      color: colorOf(state, player),
    }),
  );
  return {
    ...board,
    legend: merged(board.legend ?? []),
    items: [
      ...board.items,
      ...effigyBars(table),
      ...icons,
      ...standing(state).map(model => token(table, model, names)),
    ],
    panels: panelsOf(table, names),
  };
};
