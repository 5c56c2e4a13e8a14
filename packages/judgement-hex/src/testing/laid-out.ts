import { type Ability, createMatch, type PlayerId, withDefaults } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import type { ScenarioSetup } from '@rulewright/core/testing';
import { type DrawnBoard, parseBoard } from '../board/parse-board.js';
import { hexEdition } from '../edition.js';
import { createGame } from '../game.js';
import { effigyOwner, modelOf } from '../match/models.js';
import { newModel } from '../match/new-model.js';
import { numbersOf } from '../match/numbers-of.js';
import { rulings } from '../rulings.js';
import { start } from '../set-up/start.js';
import type { JhxEdition } from '../vocabulary/edition.js';
import type { JhxGame } from '../vocabulary/game.js';
import type { Activation, Jhx, JhxOptions, JhxState, Lasting, Model, Warband } from '../vocabulary/index.js';
import type { BattlefieldMap, Side } from '../vocabulary/map.js';
import type { Table } from '../vocabulary/table.js';
import { type Cards, packWith } from './cards.js';

/**
 * A table laid out by hand. Capital letters are Heroes of `p1`, small ones of `p2`, by default with the card `fighter`
 * (see `plainHero`). The defaults are the Activation Phase of round 2 with `p1` first, no active Hero, and empty pools.
 */
export interface LaidOut {
  /** The fields of models that differ from the default, by letter: `{ m: { kind: 'monster', card: 'rat' } }`. */
  readonly models?: Readonly<Record<string, Partial<Model>>>;
  /** Models that are not on the board, by id. */
  readonly away?: Readonly<Record<string, Partial<Model>>>;
  /** The active Hero, with 3 AP or `ap`: the first decision is an action. */
  readonly active?: string;
  readonly ap?: number;
  readonly activation?: Partial<Activation>;
  readonly warbands?: Readonly<Record<PlayerId, Partial<Warband>>>;
  readonly effects?: readonly Omit<Lasting, 'id'>[];
  readonly options?: Partial<JhxOptions>;
  readonly cards?: Cards;
  /** Abilities in code. */
  readonly abilities?: readonly Ability<Jhx>[];
  /** Effects in code. */
  readonly ops?: JhxGame['ops'];
  /** Another edition than that of the book. */
  readonly edition?: JhxEdition;
  /** The fields of the map besides the drawing, e.g. deployment zones and fixed Monster Pits. */
  readonly map?: Partial<BattlefieldMap>;
  /** Other fields of the state: `{ round: 1, stage: { name: 'communion', step: 3, queue: null } }`. */
  readonly state?: Partial<JhxState>;
}

/** A laid-out table, ready for a scenario or for questions. */
export interface Laid extends Omit<DrawnBoard, 'terrain' | 'field'> {
  readonly game: JhxGame;
  /** For `play`: add the dice. */
  readonly setup: Omit<ScenarioSetup<Jhx>, 'dice'> & { readonly position: JhxState };
  /** For questions that need no match. */
  readonly table: Table;
  model(id: string): Model;
  cell(name: string): Cell;
}

const players: readonly [PlayerId, PlayerId] = ['p1', 'p2'];

const modelAt = (id: string, player: PlayerId | null, own: Partial<Model>, at: Cell | null): Model => {
  const belongs = own.kind === 'monster' ? null : player;
  const card = own.kind === 'monster' ? 'rat' : own.kind === 'summoned' ? 'imp' : 'fighter';
  return newModel({ id, kind: 'hero', card, player: belongs, at, ...own });
};

const letter = (id: string): PlayerId => (id === id.toUpperCase() ? 'p1' : 'p2');

/** Lays a table: a drawing (see board/symbols.ts for the signs) and the facts that it does not show. */
export const laidOut = (drawing: string, lay: LaidOut = {}): Laid => {
  const drawn = parseBoard(drawing, { players });
  const { map: drawnMap, board } = drawn.terrain;
  const mode = lay.options?.mode ?? '3v3';
  const effigies = (drawnMap.effigies ?? {}) as BattlefieldMap['effigies'];
  const map: BattlefieldMap = {
    shrines: [],
    soulPits: [],
    monsterPits: [],
    ...drawnMap,
    effigies,
    id: 'drawn',
    name: 'Drawn',
    mode,
    ...lay.map,
  };
  const pack = packWith(lay.cards);
  const game = createGame({
    pack,
    maps: [map],
    abilities: lay.abilities ?? [],
    ops: lay.ops ?? {},
    edition: lay.edition ?? hexEdition,
  });
  const options = withDefaults<JhxOptions>(rulings(pack, [map], game.edition), { mode, map: 'drawn', ...lay.options });
  const sides: readonly Side[] = ['lower', 'upper'];
  const begun = start({ players, options });
  const models = [
    ...drawn.field.pieces
      .filter(({ kind }) => kind === 'hero')
      .map(({ id, cells }) => modelAt(id, letter(id), lay.models?.[id] ?? {}, cells[0] ?? null)),
    ...Object.entries(lay.away ?? {}).map(([id, own]) => modelAt(id, letter(id.slice(0, 1)), own, null)),
  ];
  const souls = drawn.field.pieces
    .filter(({ kind }) => kind === 'soul')
    .map(({ id, cells }) => ({ id, at: cells[0] ?? -1 }));
  const warband = (one: Warband, at: number): Warband => {
    const side = sides[at] ?? null;
    return { ...one, side: side && effigies[side] ? side : null, ...lay.warbands?.[one.player] };
  };
  const effects = (lay.effects ?? []).map((effect, at): Lasting => ({ ...effect, id: at + 1 }));
  const hero = models.find(({ id }) => id === lay.active);
  const leader = hero?.unit ?? hero?.id;
  const activation: Activation | null =
    hero && leader && hero.player !== null
      ? {
          player: hero.player,
          hero: leader,
          part: 'actions',
          budgets: { [leader]: { ap: lay.ap ?? 3, spent: 0 } },
          spent: {},
          used: [],
          acting: null,
          acted: false,
          ...lay.activation,
        }
      : null;
  const position: JhxState = {
    ...begun,
    map: 'drawn',
    stage: { name: 'activation' },
    round: 2,
    warbands: [warband(begun.warbands[0], 0), warband(begun.warbands[1], 1)],
    models,
    souls,
    effects,
    icons: [],
    templates: drawn.terrain.features
      .filter(({ template }) => template)
      .map(({ id, kind, cells }) => ({ id, kind: kind as 'smoke', cells, owner: 'nobody' })),
    pits: map.monsterPits.map(({ at }) => ({ at: board.cellAt(at), token: false })),
    activation,
    lastActivation: activation?.player ?? null,
    nextId: 100,
    ...lay.state,
  };
  return {
    game,
    setup: { players, options, position },
    table: {
      pack,
      maps: [map],
      options,
      numbers: numbersOf(game.edition, options),
      ground: game.edition.ground,
      state: position,
    },
    piece: drawn.piece,
    cell: name => (effigyOwner(position, name) ? (drawn.piece(name).cells[0] ?? -1) : drawn.cell(name)),
    model: id => modelOf(position, id),
  };
};

/** A match on the published maps at its start: for fuzzing and benchmarks. */
export const begun = (
  game: JhxGame,
  seed: string,
  options: Partial<JhxOptions> = {},
): ReturnType<typeof createMatch<Jhx>> => createMatch(game, { players, seed, options });
