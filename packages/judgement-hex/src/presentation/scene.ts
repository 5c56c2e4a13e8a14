import type { ColorRole, Scene, SceneBadge, SceneItem, SceneToken, View } from '@rulewright/core';
import { cardOf } from '../arena/cards.js';
import { fieldOf, groundNow } from '../arena/field.js';
import { baseHealth, effigyHealth, maximumHealth, temporaryHealth } from '../arena/health.js';
import { lastingOn } from '../arena/lasting.js';
import { standing } from '../arena/models.js';
import { modeOf, type Table } from '../arena/table.js';
import { boardScene, cellCentre } from '../board/scene.js';
import type { ConditionId } from '../content/words.js';
import type { Arena, Model } from '../vocabulary/index.js';
import type { Names } from './names.js';

const colorOf = ({ players }: Arena, player: string | null): ColorRole =>
  player === null ? 'danger' : player === players[0] ? 'player1' : 'player2';

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
    title: data.condition,
  })),
];

/** The first letters of a name: `Brannoc Vell` as `BV`, `Gloom` as `Glo`. */
const short = (name: string): string => {
  const words = name.split(/[^A-Za-z]+/).filter(Boolean);
  return words.length > 1
    ? words
        .slice(0, 3)
        .map(word => word.charAt(0))
        .join('')
    : name.slice(0, 3);
};

const token = (table: Table, model: Model & { readonly at: number }, names: Names): SceneToken => {
  const { state } = table;
  const max = maximumHealth(table, model);
  const value = baseHealth(table, model);
  const extra = temporaryHealth(table, model);
  const acts = state.activation?.hero === model.id || (model.unit !== null && state.activation?.hero === model.unit);
  const lasting = lastingOn(state, model.id, 'condition').map(({ data }) => data.condition);
  return {
    kind: 'token',
    id: model.id,
    ...cellCentre(groundNow(table), model.at),
    size: model.kind === 'summoned' || model.member !== null ? 0.9 : 1.15,
    form: model.kind === 'monster' ? 'pawn' : 'disc',
    label: short(cardOf(table, model).name),
    title: `${names.model(model.id)}, ${value} of ${max} health${extra > 0 ? ` and ${extra} temporary` : ''}${
      model.souls > 0 ? `, ${model.souls} Souls` : ''
    }${lasting.length > 0 ? `, ${lasting.join(', ')}` : ''}`,
    color: colorOf(state, model.player),
    active: acts,
    spent: model.activated,
    health: { value: Math.max(0, value), max },
    badges: badges(table, model),
  };
};

/** The hexes that the pending decision can choose. */
const offered = ({ decisions }: View): readonly number[] =>
  decisions.flatMap(({ kind, options = [] }) => {
    if (kind === 'step' || kind === 'cell') return options.filter(one => typeof one === 'number');
    if (kind === 'deploy') return options.map(one => (one as { readonly at: number }).at);
    return [];
  });

const effigyBars = (table: Table, top: number): readonly SceneItem[] =>
  table.state.warbands.flatMap(({ player, side, fate, banked }): readonly SceneItem[] => {
    if (side === null) return [];
    const { health } = modeOf(table).effigy;
    const now = effigyHealth(table, player);
    const y = side === 'upper' ? -top - 1.6 : top + 0.6;
    return [
      {
        kind: 'bar',
        id: `effigy of ${player}`,
        x: -6,
        y,
        width: 12,
        height: 1,
        value: Math.max(0, now),
        max: health,
        color: colorOf(table.state, player),
        label: `${player}: Effigy ${now}/${health}, Fate ${fate}, Banked ${banked}`,
      },
    ];
  });

/** The battlefield as a picture: the board, everything on it, and the Effigies' health above and below. */
export const sceneOf = (table: Table, view: View, names: Names): Scene => {
  const { state } = table;
  if (state.map === null) return { title: 'Before the battlefield is chosen', items: [] };
  const ground = groundNow(table);
  const souls = fieldOf(table).pieces.filter(({ kind }) => kind === 'soul');
  const lower = state.warbands.find(({ side }) => side === 'lower')?.player;
  const board = boardScene(ground, {
    title: state.round === 0 ? 'Set-up' : `Round ${state.round}`,
    pieces: souls,
    reach: [...new Set(offered(view))],
    coordinates: true,
    ...(lower === undefined ? {} : { lower }),
  });
  const heights = ground.board.hexes.map((_, cell) => Math.abs(cellCentre(ground, cell).y));
  const top = Math.max(...heights) + 0.9;
  const icons = state.icons.map(
    ({ id, token: kind, at, player }): SceneToken => ({
      kind: 'token',
      id,
      ...cellCentre(ground, at),
      size: 0.5,
      form: 'pill',
      label: short(kind.replaceAll('-', ' ')),
      title: kind,
      color: colorOf(state, player),
    }),
  );
  return {
    ...board,
    items: [
      ...board.items,
      ...icons,
      ...standing(state).map(model => token(table, model, names)),
      ...effigyBars(table, top),
    ],
  };
};
