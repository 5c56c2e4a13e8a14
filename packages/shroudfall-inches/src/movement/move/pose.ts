import { type Point, type Pose, reachWith, whyNotPose } from '@rulewright/core/inches';
import { poseOn } from './heading.js';
import { type Mover, moveTo, type Way } from './mover.js';

/** A pose of a tool that leads to a place; undefined if none was found among so many boxes of joints. */
export const poseFor = (mover: Mover, way: Way, to: Point, boxes?: number): Pose | undefined => {
  const move = moveTo(mover, way, to);
  const { line } = mover.heading;
  if (!line) return reachWith(way.tool, move, boxes).pose;
  const pose = poseOn(line, mover.base, way.tool);
  return whyNotPose(way.tool, move, pose) === undefined ? pose : undefined;
};
