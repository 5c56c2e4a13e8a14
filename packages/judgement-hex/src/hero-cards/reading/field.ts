import { type CacheKey, cacheKeyOf } from '../../match/cache-key.js';
import { suffers } from '../../match/lasting.js';
import { effigyId, isOnBoard } from '../../match/models.js';
import { modeOf } from '../../match/table.js';
import type { Battlefield, SightRulings } from '../../vocabulary/battlefield.js';
import type { JhxState, Model, ModelId, Soul } from '../../vocabulary/index.js';
import { isSamePiece, type Piece, type Trait } from '../../vocabulary/piece.js';
import type { Footing } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { aurasNow } from './auras.js';
import { weaponsOf } from './cards.js';
import { commonOf } from './common.js';
import { baseOf, footingOf, groundNow, groundOf, soulFooting } from './ground.js';
import { remembered } from './remembered.js';
import { reachOf } from './weapon.js';

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
    // JHX-ABILITY-025
    if (trait === 'incorporeal' && table.options.incorporealAndWalls === 'pass') traits.push('through-walls');
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
    ...footingOf(table, model),
    // JHX-COND-032, JHX-ABILITY-059
    height: (down ? knockedDown : traits.includes('small') ? small : hero).value,
    // JHX-COND-027, JHX-COND-029; a stunned model keeps its reach (JHX-COND-043)
    meleeReach: down ? 0 : meleeReachOf(table, model),
    traits,
  };
};

const pieceAt = (table: Table, model: Model & { readonly at: number }): Piece => {
  const known = remembered(table, model);
  known.piece ??= pieceFor(table, model);
  return known.piece;
};

/** The piece of a model, or an earlier one with the same facts, whose derived values are known. */
const sameAs = (earlier: Piece | undefined, table: Table, model: Model & { readonly at: number }): Piece => {
  const piece = pieceAt(table, model);
  if (!earlier || !isSamePiece(earlier, piece)) return piece;
  remembered(table, model).piece = earlier;
  return earlier;
};

/** Effigies are 4 high (JHX-EFFIGY-005), friends of their player's models (JHX-EFFIGY-006), and engage nobody (JHX-EFFIGY-007). */
const effigiesOf = (table: Table): readonly Piece[] => {
  const ground = groundOf(table);
  const traits = modeOf(table).effigy.common.flatMap(({ id }) => traitIds.filter(trait => trait === id));
  return table.state.warbands.flatMap(({ player, side }): readonly Piece[] => {
    if (side === null) return [];
    const { cells, radius } = ground.effigy(side);
    return [
      {
        id: effigyId(player),
        kind: 'effigy',
        player,
        cells,
        ...(radius === undefined ? {} : { radius }),
        height: table.numbers.heights.effigy.value,
        meleeReach: 0,
        traits,
      },
    ];
  });
};

const soulPiece = (table: Table, { id, at }: Soul): Piece => ({
  id,
  kind: 'soul',
  player: null,
  ...soulFooting(table, at),
  height: table.numbers.heights.soul.value,
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

const battlefieldOf = (table: Table, key: CacheKey, last: Known | undefined): Known => {
  const { models, souls } = table.state;
  const auras = aurasNow(table);
  // A model that has not changed since the last time keeps its piece.
  const like = last?.key === key && last.auras === auras ? last : undefined;
  const standing = models.map((model, at) => {
    if (like?.models[at] === model) return like.standing[at];
    return isOnBoard(model) ? sameAs(last?.standing[at], table, model) : undefined;
  });
  const effigies = like?.effigies ?? effigiesOf(table);
  const pieces: Piece[] = [];
  for (const piece of standing) if (piece) pieces.push(piece);
  pieces.push(...effigies);
  for (const soul of souls) pieces.push(soulPiece(table, soul));
  return { key, auras, models, souls, standing, effigies, field: groundNow(table).field(pieces) };
};

/**
 * Cache: the two battlefields that were asked for last. Questions about other positions, however many, need each of them
 * once, and the real one between them; so the real one stays, with everything that is derived from it.
 */
let latest: Known | undefined;
let before: Known | undefined;

const isOf = ({ state: { models, souls } }: Table, key: CacheKey, known: Known | undefined): known is Known =>
  known?.models === models && known.key === key && known.souls === souls;

/** The battlefield now: Heroes, Monsters and Summoned models in the order of the state, then Effigies, then Souls. */
export const fieldOf = (table: Table): Battlefield => {
  const key = cacheKeyOf(table);
  if (isOf(table, key, latest)) return latest.field;
  const now = isOf(table, key, before) ? before : battlefieldOf(table, key, latest);
  before = latest;
  latest = now;
  return now.field;
};

/** A model, an Effigy or a Soul as a piece of the board; undefined if it is not on the board. */
export const pieceOf = (table: Table, id: ModelId): Piece | undefined => {
  const model = table.state.models.find(one => one.id === id);
  if (model) return isOnBoard(model) ? pieceAt(table, model) : undefined;
  return fieldOf(table).pieces.find(piece => piece.id === id);
};

const nowhereToStand: Footing = { cells: [] };

/** The base of a model, an Effigy or a Soul; without a place if it is not on the board. */
export const standingOf = (table: Table, id: ModelId): Footing => {
  const model = table.state.models.find(one => one.id === id);
  return model ? footingOf(table, model) : (pieceOf(table, id) ?? nowhereToStand);
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
 * A piece for something that is not on the board yet, for questions about where it can come into play. Only its base
 * counts.
 */
export const newcomer = (table: Table, kind: Piece['kind'] = 'hero', mm?: number): Piece => ({
  id: 'newcomer',
  kind,
  player: null,
  cells: [],
  ...baseOf(table, kind, mm),
  height: 0,
  meleeReach: 0,
  traits: [],
});
