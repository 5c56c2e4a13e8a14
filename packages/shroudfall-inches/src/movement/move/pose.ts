import { overlaps, type Point, type Pose, reachWith, whyNotPose } from '@rulewright/core/inches';
import { poseOn } from './heading.js';
import { type Mover, moveTo, type Way } from './mover.js';

/** A search for a pose. */
export interface Search {
  /** The boxes of joints that the search looks at. */
  readonly boxes?: number;
  /** True if the tool must go round the perils that the base does not end in. */
  readonly careful: boolean;
}

/**
 * The searches for a pose that the mover leaves to the engine, the first to succeed counts: a player would lay the tool so that nothing
 * harms the model on its way, and through perils only where no tool leads round them (SFI-MOVE-029).
 */
export const searchesOf = ({ perils, heading }: Mover): readonly Pick<Search, 'careful'>[] =>
  perils.length === 0 || heading.line ? [{ careful: false }] : [{ careful: true }, { careful: false }];

/** A pose of a tool that leads to a place; undefined if none was found. */
export const poseFor = (mover: Mover, way: Way, to: Point, { boxes, careful }: Search): Pose | undefined => {
  const move = moveTo(mover, way, to);
  const { line } = mover.heading;
  if (!line) {
    const end = { at: to, radius: mover.base.radius };
    const perils = careful ? mover.perils.filter(({ of }) => !overlaps(end, of)) : [];
    const obstacles = perils.length === 0 ? move.obstacles : [...move.obstacles, ...perils];
    return reachWith(way.tool, { ...move, obstacles }, boxes).pose;
  }
  const pose = poseOn(line, mover.base, way.tool);
  return whyNotPose(way.tool, move, pose) === undefined ? pose : undefined;
};
