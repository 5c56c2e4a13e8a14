import { decideUnlessForced, type Turn } from '@rulewright/core';
import { type Cell, reach } from '@rulewright/core/hex';
import { areWithin } from '../../../ground/models/battlefield.js';
import { landingRefusal } from '../../../ground/movement/landing.js';
import { templateRefusal } from '../../../ground/terrain/template.js';
import { fieldOf, pieceOf, terrainNow } from '../../../hero-cards/reading/field.js';
import { tableOf } from '../../../match/table.js';
import { gainCounters } from '../../../special-rules/tokens/counters.js';
import { iconRefusal, mayPlaceIcon, placeIcon } from '../../../special-rules/tokens/icons.js';
import type { Applying, EffectOf, Op } from '../../../vocabulary/applying.js';
import type { Jhx, Soul } from '../../../vocabulary/index.js';
import type { Table } from '../../../vocabulary/table.js';
import { decider, origin, ownPlayer, ruleOf, whom } from '../applying.js';
import { ending } from '../until.js';

/**
 * The cells at most N hexes from the place where the distances of an ability are counted from (JHX-GEN-002), in the
 * order of the board.
 */
const cellsWithin = (turn: Turn<Jhx>, hexes: number, applying: Applying): readonly Cell[] => {
  const { board } = terrainNow(tableOf(turn));
  const from = origin(turn, applying);
  return board.hexes.map((_, cell) => cell).filter(cell => areWithin(board, hexes, [cell], from));
};

/** Counters for a model (JHX-TOKEN-010), or an Icon on a hex that the player chooses (JHX-TOKEN-007). */
export const token: Op<'token'> = function* (turn, effect, applying) {
  const { token: kind, count = 1, within, until, to } = effect;
  if (within === undefined) {
    for (const id of whom(turn, applying, to)) gainCounters(turn, id, kind, count, ruleOf(applying));
    return;
  }
  const table = tableOf(turn);
  const { self: owner, ability } = applying;
  const player = ownPlayer(turn, applying);
  if (!mayPlaceIcon(table, kind, player)) return;
  const options = cellsWithin(turn, within, applying).filter(cell => !iconRefusal(table, cell));
  if (options.length === 0) return;
  const about = { token: kind, ability: ability.id };
  const at = yield* decideUnlessForced(turn, {
    by: decider(turn, applying),
    kind: 'cell',
    rule: 'JHX-TOKEN-006',
    options,
    about,
  });
  const { until: end } = ending(turn.state, until, { source: owner, target: owner });
  placeIcon(turn, { token: kind, at, owner, ...(end === undefined ? {} : { until: end }) }, ruleOf(applying));
};

/**
 * True if one more hex of terrain may lie on a cell: nothing else lies there (JHX-TERRAIN-003), and no model would
 * stand where it could not.
 */
const isOpen = (table: Table, { terrain: kind }: EffectOf<'terrain'>, cell: Cell): boolean => {
  if (templateRefusal(terrainNow(table), { id: '', kind, cells: [cell] })) return false;
  const barred = table.numbers.terrain[kind].value.solid || kind === 'wall';
  return !barred || fieldOf(table).piecesAt(cell).length === 0;
};

/**
 * A Terrain Template is a feature of its own, whatever lies next to it. The player chooses its connected hexes one by
 * one, and gets fewer only where no more fit.
 */
export const terrain: Op<'terrain'> = function* (turn, effect, applying) {
  const { terrain: kind, hexes, within, until } = effect;
  const table = tableOf(turn);
  const { board } = terrainNow(table);
  const open = cellsWithin(turn, within, applying).filter(cell => isOpen(table, effect, cell));
  const cells: Cell[] = [];
  while (cells.length < hexes) {
    const options = open.filter(
      cell => !cells.includes(cell) && (cells.length === 0 || cells.some(one => board.distance(one, cell) === 1)),
    );
    if (options.length === 0) break;
    const about = { terrain: kind, cells: [...cells], of: hexes, ability: applying.ability.id };
    const by = decider(turn, applying);
    cells.push(yield* decideUnlessForced(turn, { by, kind: 'cell', rule: 'JHX-TERRAIN-003', options, about }));
  }
  if (cells.length === 0) return;
  const { self: owner } = applying;
  const { until: end } = ending(turn.state, until, { source: owner, target: owner });
  const id = `template-${turn.state.nextId}`;
  const template = { id, kind, cells, owner, ...(end === undefined ? {} : { until: end }) };
  turn.emit({ type: 'TemplatePlaced', template }, ['JHX-TERRAIN-003', 'JHX-TERRAIN-002', ruleOf(applying)]);
};

/**
 * The hexes to which a Soul can be moved: through models and over all passable terrain (JHX-SOUL-005), to a hex where a
 * Soul can lie.
 */
const soulReach = (table: Table, { id, at }: Soul, hexes: number): readonly Cell[] => {
  const field = fieldOf(table);
  const piece = pieceOf(table, id);
  if (!piece) return [];
  const { cells } = reach(field.terrain.board, at, {
    limit: hexes,
    cost: () => 1,
    blocked: cell => field.terrain.featuresAt(cell).some(({ solid }) => solid),
  });
  return [...cells].sort((a, b) => a - b).filter(cell => !landingRefusal(field, piece, cell, 'push'));
};

/** One unbound Soul near the model moves at most N hexes, as the player chooses. */
export const moveSoul: Op<'moveSoul'> = function* (turn, { within, hexes }, applying) {
  const near = cellsWithin(turn, within, applying);
  const souls = turn.state.souls.filter(({ at }) => near.includes(at)).map(({ id }) => id);
  if (souls.length === 0) return;
  const by = decider(turn, applying);
  const about = { ability: applying.ability.id };
  const soul = yield* decideUnlessForced(turn, { by, kind: 'soul', rule: 'JHX-SOUL-005', options: souls, about });
  const moved = turn.state.souls.find(({ id }) => id === soul);
  if (!moved) return;
  const options = soulReach(tableOf(turn), moved, hexes);
  if (options.length === 0) return;
  const to = yield* decideUnlessForced(turn, {
    by,
    kind: 'cell',
    rule: 'JHX-SOUL-012',
    options,
    about: { ...about, soul },
  });
  if (to !== moved.at) turn.emit({ type: 'SoulMoved', soul, from: moved.at, to }, ['JHX-SOUL-005', ruleOf(applying)]);
};
