import { overlaps } from '@rulewright/core/inches';
import type { MovementRulings } from '../../../vocabulary/battlefield.js';
import type { OwnMotion } from '../../../vocabulary/motion.js';
import { areFriends } from '../../../vocabulary/piece.js';
import type { Place } from '../../../vocabulary/place.js';
import type { BoardRefusal } from '../../../vocabulary/refusal.js';
import { fliesIn } from '../../own-movement.js';
import { basesOf, type Model } from '../measure/footing.js';
import { type InchesTable, partsOf } from '../models/table.js';
import { type InchesFeature, overlapsFeature } from '../terrain/feature.js';
import type { Part } from '../terrain/part.js';
import { firstStep, isOnTableAt, legTo, sweptOn } from './leg.js';

/** Something that a model may not pass, and the reason for it. */
export interface Obstacle {
  readonly parts: readonly Part[];
  readonly code: string;
  readonly rule: BoardRefusal['rule'];
  readonly detail: { readonly piece: string } | { readonly feature: string };
}

const featureObstacle = (
  { pieces }: InchesTable,
  { height, traits, kind: moving }: Model,
  motion: OwnMotion,
  feature: InchesFeature,
): Obstacle | undefined => {
  const { kind, id, parts } = feature;
  const detail = { feature: id };
  if (kind === 'wall') {
    // JHX-SOUL-005, JHX-ABILITY-025
    if (moving === 'soul' || traits.includes('through-walls')) return undefined;
    if (feature.height >= height) return { parts, code: 'wall-too-high', rule: 'JHX-TERRAIN-027', detail };
    if (motion !== 'charge') return undefined;
    if (!traits.includes('pathfinder')) return { parts, code: 'wall-in-charge', rule: 'JV11-ACT-007', detail };
    return feature.height > 1 ? { parts, code: 'wall-in-charge', rule: 'JHX-ABILITY-041', detail } : undefined;
  }
  // The model of the Effigy says whose it is.
  if (kind === 'effigy' && pieces.some(piece => piece.kind === 'effigy' && overlapsEach(piece, parts)))
    return undefined;
  if (!feature.solid) return undefined;
  const rule = kind === 'impassable' ? 'JV11-TERR-006' : 'JV11-BASE-013';
  return { parts, code: 'impassable', rule, detail };
};

const overlapsEach = (piece: Model, parts: readonly Part[]): boolean =>
  parts.every(({ outline }) => basesOf(piece).some(base => overlaps(base, outline)));

/** True if a model lets another pass through it. */
const lets = (piece: Model, mover: Model): boolean => {
  if (piece.kind === 'effigy') return areFriends(piece, mover);
  if (piece.kind === 'soul' || mover.kind === 'soul') return true;
  if (piece.traits.includes('incorporeal') || mover.traits.includes('incorporeal')) return true;
  return areFriends(piece, mover) && (piece.traits.includes('small') || mover.traits.includes('small'));
};

/**
 * Everything on the table that a model may not pass with a movement of its own, features first (JV11-TERR-006):
 *
 * - `impassable`, `enemy-effigy`: impassable terrain, a gate, a Shrine, an Effigy of no player or of another player; friends pass
 * through their own;
 * - `wall-too-high`: a wall as tall as the model or taller (JHX-ABILITY-061);
 * - `wall-in-charge`: a Charge over a wall without Pathfinder (JV11-ACT-007), or with it over one higher than 1;
 * - `model-in-the-way`: another model, unless it or the mover is Incorporeal (JHX-ABILITY-025), both are friends and one of them
 * Small (JHX-ABILITY-060), or it or the mover is a Soul (JHX-SOUL-005).
 *
 * Nothing stops a flying model.
 */
export const obstaclesFor = (
  table: InchesTable,
  mover: Model,
  motion: OwnMotion,
  rulings: MovementRulings = {},
): readonly Obstacle[] => {
  if (fliesIn(mover, motion, rulings)) return [];
  const found: Obstacle[] = [];
  for (const feature of table.terrain.features) {
    const obstacle = featureObstacle(table, mover, motion, feature);
    if (obstacle) found.push(obstacle);
  }
  for (const piece of table.pieces) {
    if (piece.id === mover.id || lets(piece, mover)) continue;
    const code = piece.kind === 'effigy' ? 'enemy-effigy' : 'model-in-the-way';
    found.push({ parts: partsOf(piece), code, rule: 'JV11-BASE-013', detail: { piece: piece.id } });
  }
  return found;
};

/**
 * The reason why a model may not go straight to a place with a movement of its own, to pass there or to stop; undefined if it
 * may. The base must stay clear of every obstacle at every point of the leg (JV11-BASE-013); touching one is allowed. The
 * obstacle named is the first one on the way.
 *
 * - `off-the-board`: the base would leave the table;
 * - the codes of {@link obstaclesFor}.
 */
export const entryRefusal = (
  table: InchesTable,
  mover: Model,
  cell: Place,
  motion: OwnMotion,
  rulings: MovementRulings = {},
): BoardRefusal | undefined => {
  return offTheBoard(table, mover, cell) ?? obstacleOnLeg(obstaclesFor(table, mover, motion, rulings), mover, cell);
};

/** The refusal where the base of a model would leave the table. */
export const offTheBoard = ({ terrain }: InchesTable, mover: Model, cell: Place): BoardRefusal | undefined =>
  isOnTableAt(terrain, mover, cell) ? undefined : { code: 'off-the-board', rule: 'JHX-MAP-006' };

/** The refusal by the first of some obstacles that the base of a model would overlap on a straight leg. */
export const obstacleOnLeg = (obstacles: readonly Obstacle[], mover: Model, cell: Place): BoardRefusal | undefined => {
  const leg = legTo(mover, cell);
  const swept = sweptOn(leg);
  const met = obstacles.filter(obstacle => overlapsFeature(obstacle, swept));
  const step = ({ parts }: Obstacle): number => firstStep(leg, parts) ?? Number.POSITIVE_INFINITY;
  const first = met.length < 2 ? met[0] : met.reduce((best, one) => (step(one) < step(best) ? one : best));
  return first && { code: first.code, rule: first.rule, detail: { cell, ...first.detail } };
};
