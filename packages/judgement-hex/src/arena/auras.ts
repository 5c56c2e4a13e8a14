import type { PlayerId } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import { type Board, boardOf } from '../board/board.js';
import type { ModelType, Target } from '../content/ability.js';
import type { Arena, Model, ModelId } from '../vocabulary/index.js';
import { ownCommonOf, radiatingOf, tokenOf } from './cards.js';
import { type Radiating, radiates } from './innate.js';
import { suffers } from './lasting.js';
import { isOnBoard } from './models.js';
import { mapOf, type Table } from './table.js';
import { isOfType } from './types.js';

/** An ability that is in force for all models near a place: around its model, or around an Icon (JHX-TOKEN-006). */
export interface Aura {
  readonly ability: Radiating;
  readonly board: Board;
  readonly at: Cell;
  readonly player: PlayerId | null;
  /** The model it is around, or that placed the Icon. */
  readonly from: ModelId;
}

const aurasIn = (table: Table): readonly Aura[] => {
  const { models, icons } = table.state;
  const board = boardOf(mapOf(table).grid);
  const auras: Aura[] = [];
  for (const model of models) {
    if (!isOnBoard(model)) continue;
    const { id: from, at, player } = model;
    for (const ability of radiatingOf(table, model)) auras.push({ ability, board, at, player, from });
  }
  for (const { token, at, player, owner: from } of icons) {
    for (const ability of tokenOf(table, token)?.abilities ?? []) {
      if (radiates(ability)) auras.push({ ability, board, at, player, from });
    }
  }
  return auras;
};

interface Known extends Pick<Table, 'pack' | 'maps'>, Pick<Arena, 'map' | 'icons' | 'warbands'> {
  readonly auras: readonly Aura[];
}
const known = new WeakMap<Arena['models'], Known>();
let latest: readonly Aura[] = [];

const isSameAura = (a: Aura, b: Aura | undefined): boolean =>
  a.ability === b?.ability && a.board === b.board && a.at === b.at && a.player === b.player && a.from === b.from;

/** The same list again if it says the same as the last one, so that what was worked out from it stays known. */
const interned = (auras: readonly Aura[]): readonly Aura[] => {
  const same = auras.length === latest.length && auras.every((aura, at) => isSameAura(aura, latest[at]));
  if (!same) latest = auras;
  return latest;
};

/** All auras on the board now: the same list for as long as nothing about them changes. */
export const aurasNow = (table: Table): readonly Aura[] => {
  const { pack, maps, state } = table;
  const { models, map, icons, warbands } = state;
  const found = known.get(models);
  if (
    found?.pack === pack &&
    found.maps === maps &&
    found.map === map &&
    found.icons === icons &&
    found.warbands === warbands
  ) {
    return found.auras;
  }
  const auras = interned(aurasIn(table));
  known.set(models, { pack, maps, map, icons, warbands, auras });
  return auras;
};

const everyKind: NonNullable<Target['kinds']> = ['hero', 'summoned', 'monster'];

/** Whether an aura reaches a model. */
export const covers = (
  table: Table,
  { ability: { target }, board, at, player, from }: Aura,
  model: Model & { readonly at: Cell },
): boolean => {
  const { side, within, kinds = everyKind, not = [], suffering } = target;
  const friend = model.id === from || (player !== null && player === model.player);
  if (side === 'friend' ? !friend : side === 'enemy' && player === model.player) return false;
  if (!kinds.includes(model.kind)) return false;
  // What auras give does not count: they would turn in circles.
  const isOf = (type: ModelType): boolean => isOfType(table, model, type, ownCommonOf);
  if (not.some(type => (type === 'self' ? model.id === from : isOf(type)))) return false;
  if (suffering !== undefined && !suffers(table.state, model.id, suffering)) return false;
  return within === undefined || board.distance(at, model.at) <= within;
};
