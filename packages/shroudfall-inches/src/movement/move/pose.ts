import type { Refusal } from '@rulewright/core';
import {
  compareStripGap,
  holdsStrip,
  type Obstacle,
  overlaps,
  type Point,
  type Pose,
  reachWith,
} from '@rulewright/core/inches';
import { poseOn, stripTo } from './heading.js';
import { type Mover, moveTo, type ToolRules } from './mover.js';

/** A search for a pose. */
export interface Search {
  /** The boxes of joints that the search looks at. */
  readonly boxes?: number;
  /** The perils that the tool must not overlap. */
  readonly avoid: readonly Obstacle[];
}

/**
 * The perils of a move to a place, without those that the base ends in. A piece of several parts is entered once: where
 * the base ends in one part, the tool may lie over the others. A straight tool cannot avoid anything.
 */
export const avoidable = ({ perils, heading, base: { radius } }: Mover, to: Point): readonly Obstacle[] => {
  if (heading.line) return [];
  const entered = perils.filter(({ of }) => overlaps({ at: to, radius }, of)).map(({ id }) => id);
  return perils.filter(({ id }) => !entered.includes(id));
};

/**
 * The searches for a pose where the player leaves the pose to the engine; the first search that succeeds counts. A
 * player would lay the tool so that nothing harms the model during the move, and through perils only if no tool leads
 * around them (SFI-MOVE-029).
 */
export const searchesOf = (mover: Mover, to: Point): readonly Pick<Search, 'avoid'>[] => {
  const avoid = avoidable(mover, to);
  return avoid.length === 0 ? [{ avoid }] : [{ avoid }, { avoid: [] }];
};

/** The reason why no straight tool leads along the line of a move to a place on it; undefined if one does. */
export const whyNotStraight = (mover: Mover, rules: ToolRules, to: Point, path: string): Refusal | undefined => {
  const { heading, base } = mover;
  const strip = stripTo(heading, base, to, rules.tool);
  if (!strip) return undefined;
  const { table, obstacles } = moveTo(mover, rules, to);
  if (strip.length > 2 * rules.tool.arm) return { code: 'tool-apart-from-end', path };
  if (!holdsStrip(table, strip)) return { code: 'tool-off-table', path };
  const hit = obstacles.find(({ of }) => compareStripGap(strip, of, 0) < 0);
  return hit && { code: 'tool-on-obstacle', path, detail: { obstacle: hit.id } };
};

/** A pose of a tool that leads to a place; undefined if none was found. */
export const poseFor = (mover: Mover, rules: ToolRules, to: Point, { boxes, avoid }: Search): Pose | undefined => {
  const { line } = mover.heading;
  if (line) return whyNotStraight(mover, rules, to, 'pose') ? undefined : poseOn(line, mover.base, rules.tool);
  const move = moveTo(mover, rules, to);
  const obstacles = avoid.length === 0 ? move.obstacles : [...move.obstacles, ...avoid];
  return reachWith(rules.tool, { ...move, obstacles }, boxes).pose;
};
