import type { Turn } from '@rulewright/core';
import type { Point, Polygon } from '@rulewright/core/inches';
import { tableOf } from '../match/table.js';
import type { Direction, Eld, EldState, Model } from '../vocabulary/index.js';
import type { QuestHostile } from '../vocabulary/quest.js';
import { hostilesFor } from './arrive.js';

/** The middle of a polygon's box. */
const middleOf = ({ corners }: Polygon): Point => {
  const middle = (all: readonly number[]): number => Math.round((Math.min(...all) + Math.max(...all)) / 2);
  return { x: middle(corners.map(({ x }) => x)), y: middle(corners.map(({ y }) => y)) };
};

/** The direction of a Hostile to the zone that the Quest has it look at; undefined if it looks at none. */
const towards = ({ order, parties }: EldState, { facing }: QuestHostile, { at }: Model): Direction | undefined => {
  if (!facing || !('zoneOf' in facing)) return undefined;
  const zone = parties.find(({ player }) => player === order[facing.zoneOf])?.zone;
  if (!zone) return undefined;
  const { x, y } = middleOf(zone);
  return x === at.x && y === at.y ? undefined : { x: x - at.x, y: y - at.y };
};

/**
 * Once zones and the turn order are known, Hostiles turn to the Deployment Zone that the Quest has them look at: that of the 1st
 * Player, or each to another one.
 */
export const faceZones = (turn: Turn<Eld>): void => {
  const { state } = turn;
  const hostiles = state.models.filter(({ player }) => player === null);
  for (const [at, { one }] of hostilesFor(tableOf(turn)).entries()) {
    const model = hostiles[at];
    const facing = model && towards(state, one, model);
    if (facing) turn.emit({ type: 'ModelTurned', model: model.id, facing }, ['ELD-QUEST-009', 'ELD-QUEST-033']);
  }
};
