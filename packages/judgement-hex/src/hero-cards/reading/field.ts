import { type Cell, offBoard } from '@rulewright/core/hex';
import { effigyCells } from '../../ground/board/effigy.js';
import { type Battlefield, battlefield } from '../../ground/models/battlefield.js';
import type { Piece, Trait } from '../../ground/models/piece.js';
import type { SightRulings } from '../../ground/sight/sight.js';
import { type Terrain, terrainOf, withTemplates } from '../../ground/terrain/terrain.js';
import { type CacheKey, cacheKeyOf } from '../../match/cache-key.js';
import { suffers } from '../../match/lasting.js';
import { effigyId, isOnBoard } from '../../match/models.js';
import { mapOf, modeOf } from '../../match/table.js';
import type { JhxNumbers } from '../../rulebook/numbers.js';
import type { JhxState, Model, ModelId, Soul } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { aurasNow } from './auras.js';
import { weaponsOf } from './cards.js';
import { commonOf } from './common.js';
import { remembered } from './remembered.js';
import { reachOf } from './weapon.js';

/** The terrain of a match now, templates included. */
export const terrainNow = (table: Table): Terrain =>
  withTemplates(terrainOf(mapOf(table), table.options.effigyFootprint, table.numbers), table.state.templates);

const traitIds: readonly Trait[] = ['fly', 'incorporeal', 'pathfinder', 'small', 'stealth'];

/**
 * The greatest reach of a model's melee weapons with all changes (JHX-ATTACK-015); 0 without a melee weapon
 * (JHX-ATTACK-014).
 */
const meleeReachOf = (table: Table, model: Model): number => {
  let greatest = 0;
  for (const weapon of weaponsOf(table, model)) {
    if (weapon.type === 'MEL') greatest = Math.max(greatest, reachOf(table, model, weapon));
  }
  return greatest;
};

const noTraits: readonly Trait[] = [];

const traitsOf = (table: Table, model: Model): readonly Trait[] => {
  let traits: Trait[] | undefined;
  for (const { ability } of commonOf(table, model)) {
    const trait = traitIds.find(id => id === ability.id);
    if (trait === undefined || traits?.includes(trait)) continue;
    traits ??= [];
    traits.push(trait);
  }
  return traits ?? noTraits;
};

const pieceFor = (table: Table, model: Model & { readonly at: number }): Piece => {
  const traits = traitsOf(table, model);
  const down = suffers(table.state, model.id, 'knock-down');
  const { knockedDown, small, hero } = table.numbers.heights;
  return {
    id: model.id,
    kind: model.kind,
    player: model.player,
    cells: [model.at],
    // JHX-COND-032, JHX-ABILITY-059
    height: (down ? knockedDown : traits.includes('small') ? small : hero).value,
    // JHX-COND-027
    meleeReach: down ? 0 : meleeReachOf(table, model),
    traits,
  };
};

const pieceAt = (table: Table, model: Model & { readonly at: number }): Piece => {
  const known = remembered(table, model);
  known.piece ??= pieceFor(table, model);
  return known.piece;
};

/** Effigies are 4 high (JHX-EFFIGY-005), friends of their player's models (JHX-EFFIGY-006), and engage nobody (JHX-EFFIGY-007). */
const effigiesOf = (table: Table): readonly Piece[] => {
  const map = mapOf(table);
  const terrain = terrainOf(map, table.options.effigyFootprint, table.numbers);
  const traits = modeOf(table).effigy.common.flatMap(({ id }) => traitIds.filter(trait => trait === id));
  return table.state.warbands.flatMap(({ player, side }): readonly Piece[] => {
    if (side === null) return [];
    const place = map.effigies[side];
    const cells = effigyCells(terrain.board, side, place, table.options.effigyFootprint);
    return [
      {
        id: effigyId(player),
        kind: 'effigy',
        player,
        cells: cells.filter(cell => cell !== offBoard),
        height: table.numbers.heights.effigy.value,
        meleeReach: 0,
        traits,
      },
    ];
  });
};

const soulPiece = ({ heights }: JhxNumbers, { id, at }: Soul): Piece => ({
  id,
  kind: 'soul',
  player: null,
  cells: [at],
  height: heights.soul.value,
  meleeReach: 0,
  traits: [],
});

/** Cache: a battlefield, and the inputs from which it was made. */
interface Known {
  readonly key: CacheKey;
  readonly auras: ReturnType<typeof aurasNow>;
  readonly models: JhxState['models'];
  readonly souls: JhxState['souls'];
  /** The piece of each model; undefined for a model that is not on the board. */
  readonly standing: readonly (Piece | undefined)[];
  readonly effigies: readonly Piece[];
  readonly field: Battlefield;
}
/**
 * Cache: the last two battlefields that were asked for. A question about another position needs both that position and
 * the real one.
 */
let latest: Known | undefined;
let before: Known | undefined;

/** The battlefield now: Heroes, Monsters and Summoned models in the order of the state, then Effigies, then Souls. */
export const fieldOf = (table: Table): Battlefield => {
  const { models, souls } = table.state;
  const key = cacheKeyOf(table);
  const found = latest?.models === models ? latest : before;
  if (found?.models === models && found.key === key && found.souls === souls) return found.field;
  const auras = aurasNow(table);
  // A model that has not changed since the last time keeps its piece.
  const like = latest?.key === key && latest.auras === auras ? latest : undefined;
  const standing = models.map((model, at) => {
    if (like?.models[at] === model) return like.standing[at];
    return isOnBoard(model) ? pieceAt(table, model) : undefined;
  });
  const effigies = like?.effigies ?? effigiesOf(table);
  const pieces: Piece[] = [];
  for (const piece of standing) if (piece) pieces.push(piece);
  pieces.push(...effigies);
  for (const soul of souls) pieces.push(soulPiece(table.numbers, soul));
  const field = battlefield(terrainNow(table), pieces);
  before = latest;
  latest = { key, auras, models, souls, standing, effigies, field };
  return field;
};

/** A model, an Effigy or a Soul as a piece of the board; undefined if it is not on the board. */
export const pieceOf = (table: Table, id: ModelId): Piece | undefined => {
  const model = table.state.models.find(one => one.id === id);
  if (model) return isOnBoard(model) ? pieceAt(table, model) : undefined;
  return fieldOf(table).pieces.find(piece => piece.id === id);
};

/** The hexes of a model, an Effigy or a Soul; none if it is not on the board. */
export const cellsOf = (table: Table, id: ModelId): readonly Cell[] => {
  const model = table.state.models.find(one => one.id === id);
  if (model) return isOnBoard(model) ? [model.at] : [];
  return pieceOf(table, id)?.cells ?? [];
};

/** True if a model, an Effigy or a Soul is on the board. */
export const isThere = (table: Table, id: ModelId): boolean => {
  const model = table.state.models.find(one => one.id === id);
  return model ? isOnBoard(model) : pieceOf(table, id) !== undefined;
};

/** The rulings that sight follows in this match. */
export const sightRulings = ({ options }: Pick<Table, 'options'>): SightRulings => ({
  losAdjacentHalfPlane: options.losAdjacentHalfPlane,
});

/**
 * A piece for a model that is not on the board yet, for questions about where it can come into play: the answer is the
 * same for all models.
 */
export const newcomer: Piece = {
  id: 'newcomer',
  kind: 'hero',
  player: null,
  cells: [],
  height: 0,
  meleeReach: 0,
  traits: [],
};
