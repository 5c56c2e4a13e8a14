import { overlaps } from '@rulewright/core/inches';
import { baseOf } from '../../match/lookups.js';
import { rememberStanding } from '../../match/table.js';
import { isWithinPiece, keywordOf } from '../../terrain/within.js';
import { movOf } from '../../unit-cards/characteristics/mov.js';
import type { Contribution } from '../../unit-cards/effects/stacking.js';
import { passivesOf } from '../../unit-cards/passives/passives.js';
import type { Model, MoveAsked } from '../../vocabulary/index.js';
import type { TerrainKeyword } from '../../vocabulary/pack.js';
import type { Table, TerrainPiece } from '../../vocabulary/table.js';
import type { MovementTool } from '../../vocabulary/words.js';

const SLOW = 'SFI-TKEY-021' as const;

/**
 * The longest tools of one move (SFI-MOVE-027). A tool must be no longer than `rough` if its strip or the base at the end of the move
 * overlaps one of the rough pieces (SFI-TKEY-016), also if the strip of that shorter tool overlaps none of them
 * (SFI-TKEY-017). It is the shortest one if the model moves into a slow piece (SFI-TKEY-021): with its strip, too,
 * unless an option says otherwise (SFI-TKEY-001).
 */
export interface Pace {
  readonly longest: MovementTool;
  readonly rough: MovementTool;
  readonly roughPieces: readonly TerrainPiece[];
  readonly slowPieces: readonly TerrainPiece[];
}

/** True if a piece is ROUGH for a unit: Flying and Pathfinder ignore it (SFI-PASSIVE-017, SFI-PASSIVE-026, SFI-PASSIVE-027). */
const isRough = (table: Table, model: Model): ((piece: TerrainPiece) => boolean) => {
  const passives = passivesOf(table, model);
  if (passives.some(({ id }) => id === 'flying')) return () => false;
  return piece => {
    const rough = keywordOf(table, piece, 'rough');
    if (!rough) return false;
    return !passives.some(one => one.id === 'pathfinder' && (one.terrain === undefined || one.terrain === rough.type));
  };
};

const fast = ({ id }: TerrainPiece): Contribution => ({ name: 'fast', source: id, rule: 'SFI-TKEY-010', by: 1 });
const rough = ({ id }: TerrainPiece): Contribution => ({ name: 'rough', source: id, rule: 'SFI-TKEY-016', by: -1 });

const TERRAIN: readonly TerrainKeyword['id'][] = ['fast', 'rough', 'slow'];

/** The pieces of a battlefield that can change the length of a tool. */
const changing = /* @__PURE__ */ rememberStanding((table): readonly TerrainPiece[] =>
  table.state.terrain.filter(piece => TERRAIN.some(id => keywordOf(table, piece, id) !== undefined)),
);

/**
 * The longest tools of a move by the model's MOV and the terrain. A start within Fast terrain makes the tool longer (SFI-TKEY-010),
 * and the reduction by rough ground counts from MOV, once (SFI-TKEY-018).
 */
export const paceOf = (table: Table, model: Model, { tool }: Pick<MoveAsked, 'tool'>): Pace => {
  const base = baseOf(table, model);
  const pieces = changing(table);
  const startsIn = pieces.filter(piece => isWithinPiece(table, base, piece));
  const steps = startsIn.filter(piece => keywordOf(table, piece, 'fast')).map(fast);
  const roughPieces = pieces.length === 0 ? pieces : pieces.filter(isRough(table, model));
  const slowPieces = pieces.filter(piece => keywordOf(table, piece, 'slow'));
  const slowed = startsIn.some(piece => slowPieces.includes(piece));
  const how = { ...(tool === 'MOV' ? {} : { granted: tool }), ...(slowed ? { slowedBy: SLOW } : {}) };
  const longest = (onRough: readonly TerrainPiece[]): MovementTool =>
    movOf(table, model, { ...how, steps: [...steps, ...onRough.map(rough)] });
  // Rough ground always needs overlap, also if an option says that touching is enough to be within ground (SFI-MEASURE-016).
  const startsRough = roughPieces.filter(({ footprint }) => footprint.some(part => overlaps(base, part)));
  const most = longest(startsRough);
  const shorter = roughPieces.length === 0 ? most : longest(roughPieces);
  return { longest: most, rough: shorter, roughPieces, slowPieces };
};
