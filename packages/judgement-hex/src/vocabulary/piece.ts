import type { PlayerId } from '@rulewright/core';
import type { Footing, Place } from './place.js';

/** Names one model of a match. */
export type PieceId = string;

/**
 * Abilities that change how a model stands on, crosses or is found on the board. `through-walls` is that of an Incorporeal
 * model by the option `incorporealAndWalls` (JHX-ABILITY-025).
 */
export type Trait = 'fly' | 'incorporeal' | 'pathfinder' | 'small' | 'stealth' | 'through-walls';

/** The facts of a model that the board needs, as they are at this moment, conditions and all. */
export interface Piece extends Footing {
  readonly id: PieceId;
  readonly kind: 'hero' | 'monster' | 'summoned' | 'effigy' | 'soul';
  /** The player of the model; null for Monsters and Souls. */
  readonly player: PlayerId | null;
  /** One of the edition's heights; lower while it is Small or knocked down. */
  readonly height: number;
  /**
   * The greatest reach of its melee weapons in hexes (JHX-ATTACK-015); 0 for a piece that engages no model: one without
   * a melee weapon (JHX-ATTACK-014), an Effigy (JHX-EFFIGY-007), a Soul, a model knocked down (JHX-COND-027).
   */
  readonly meleeReach: number;
  readonly traits: readonly Trait[];
}

/** True if two models are friendly: of the same player. Each model is friendly to itself (JHX-DEF-003). */
export const areFriends = (a: Pick<Piece, 'id' | 'player'>, b: Pick<Piece, 'id' | 'player'>): boolean =>
  a.id === b.id || (a.player !== null && a.player === b.player);

/**
 * True if two models are enemies: of different players, or a Monster and a model of a player. Monsters are not enemies
 * of one another (JHX-MONSTER-002), and Souls, which are neutral, are nobody's (JHX-SOUL-001).
 */
export const areEnemies = (a: Piece, b: Piece): boolean =>
  a.kind !== 'soul' && b.kind !== 'soul' && a.player !== b.player;

/** The same model at another place. */
export const movedTo = (piece: Piece, place: Place): Piece => ({ ...piece, cells: [place] });

/** True if two lists hold the same items in the same order, as `isSame` compares them; by default by identity. */
export const isSameList = <T>(
  a: readonly T[],
  b: readonly T[],
  isSame: (one: T, other: T) => boolean = Object.is,
): boolean => {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i] as T, b[i] as T)) return false;
  return true;
};

/** True if two pieces are the same in all their facts. */
export const isSamePiece = (a: Piece, b: Piece): boolean =>
  a === b ||
  (a.id === b.id &&
    a.kind === b.kind &&
    a.player === b.player &&
    a.height === b.height &&
    a.meleeReach === b.meleeReach &&
    a.radius === b.radius &&
    isSameList(a.cells, b.cells) &&
    isSameList(a.traits, b.traits));
