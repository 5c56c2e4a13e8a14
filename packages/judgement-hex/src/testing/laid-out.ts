import { createMatch } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import { type DrawnBoard, parseBoard } from '../board/parse-board.js';
import { hexEdition } from '../edition.js';
import { effigyOwner } from '../match/models.js';
import type { JhxEdition } from '../vocabulary/edition.js';
import type { JhxGame } from '../vocabulary/game.js';
import type { Jhx, JhxOptions } from '../vocabulary/index.js';
import type { BattlefieldMap } from '../vocabulary/map.js';
import { type LaidFacts, type LaidMatch, layMatch, players } from './lay-match.js';

/** A table of hexes laid out by hand. */
export interface LaidOut extends LaidFacts {
  /** Another edition than that of the book. */
  readonly edition?: JhxEdition;
  /** The fields of the map besides the drawing, e.g. deployment zones and fixed Monster Pits. */
  readonly map?: Partial<BattlefieldMap>;
}

/** A laid-out table of hexes, ready for a scenario or for questions. */
export interface Laid extends LaidMatch, Omit<DrawnBoard, 'terrain' | 'field'> {
  cell(name: string): Cell;
}

/** Lays a table: a drawing (see board/symbols.ts for the signs) and the facts that it does not show. */
export const laidOut = (drawing: string, lay: LaidOut = {}): Laid => {
  const drawn = parseBoard(drawing, { players });
  const { map: drawnMap } = drawn.terrain;
  const map: BattlefieldMap = {
    shrines: [],
    soulPits: [],
    monsterPits: [],
    ...drawnMap,
    effigies: (drawnMap.effigies ?? {}) as BattlefieldMap['effigies'],
    id: 'drawn',
    name: 'Drawn',
    mode: lay.options?.mode ?? '3v3',
    ...lay.map,
  };
  const placed = (wanted: string) =>
    drawn.field.pieces.filter(({ kind }) => kind === wanted).map(({ id, cells: [at] }) => ({ id, at }));
  const laid = layMatch(
    lay.edition ?? hexEdition,
    {
      map,
      heroes: placed('hero').map(({ id, at = null }) => ({ id, at })),
      souls: placed('soul').map(({ id, at = -1 }) => ({ id, at })),
      templates: drawn.terrain.features
        .filter(({ template }) => template)
        .map(({ id, kind, cells }) => ({ id, kind: kind as 'smoke', cells, owner: 'nobody' })),
    },
    lay,
  );
  return {
    ...laid,
    piece: drawn.piece,
    cell: name => (effigyOwner(laid.setup.position, name) ? (drawn.piece(name).cells[0] ?? -1) : drawn.cell(name)),
  };
};

/** A match on the published maps at its start: for fuzzing and benchmarks. */
export const begun = (
  game: JhxGame,
  seed: string,
  options: Partial<JhxOptions> = {},
): ReturnType<typeof createMatch<Jhx>> => createMatch(game, { players, seed, options });
