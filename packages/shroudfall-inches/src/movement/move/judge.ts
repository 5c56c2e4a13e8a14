import type { Refusal } from '@rulewright/core';
import { isObject } from '@rulewright/core';
import { compareToolGap, type Point, type Pose, whyNoPoint, whyNoPose, whyNotPose } from '@rulewright/core/inches';
import type { RuleId } from '../../rulebook/index.js';
import type { MoveChoice } from '../../vocabulary/index.js';
import { type MovementTool, movementTools } from '../../vocabulary/words.js';
import { whyNotThere } from '../standing/limits.js';
import { whyLeavesMelee } from '../standing/melee-lock.js';
import { isLonger, toolsUpTo } from '../tool/tools.js';
import { distanceOn, whyNotOnLine } from './heading.js';
import { type Mover, moveTo, type ToolRules } from './mover.js';
import { avoidable, poseFor, type Search, searchesOf, whyNotStraight } from './pose.js';

/** A legal move with all facts that its event records (SFI-MOVE-029). */
export interface Settled {
  readonly to: Point;
  readonly tool: MovementTool;
  readonly pose: Pose;
}

/** A judged answer: the move that it means, or the reason against it. */
export type Judged = { readonly move: Settled; readonly refusal?: undefined } | { readonly refusal: Refusal };

/** The rules for the core's refusals of a pose of a tool. */
const rulesOfPoses: Readonly<Record<string, RuleId>> = {
  'bends-too-far': 'SFI-MOVE-003',
  'tool-apart-from-base': 'SFI-MOVE-005',
  'tool-on-base': 'SFI-MOVE-005',
  'tool-apart-from-end': 'SFI-MOVE-011',
  'too-far': 'SFI-MOVE-006',
  'tool-off-table': 'SFI-MOVE-018',
  'tool-outside': 'SFI-MOVE-024',
};

/** The reason why a base may not end a move with a tool at a place, wherever the tool lies; undefined if it may. */
export const whyNotEnd = (mover: Mover, rules: ToolRules, to: Point, path: string): Refusal | undefined => {
  const { line } = mover.heading;
  if (line && distanceOn(line, to) === undefined) return { code: 'not-on-the-line', rule: 'SFI-MOVE-022', path };
  return whyNotThere(rules.region, to, path) ?? whyLeavesMelee(mover.table, mover.model.id, mover.locked, to, path);
};

/** The reason why a straight tool does not begin at the base of the model; undefined if it does. */
const whyNotAtBase = ({ base }: Mover, { tool }: ToolRules, pose: Pose, path: string): Refusal | undefined => {
  if (compareToolGap(tool, pose, base, 0) > 0) return { code: 'tool-apart-from-base', path };
  const inner = { ...base, radius: base.radius - 1 };
  return compareToolGap(tool, pose, inner, 0) < 0 ? { code: 'tool-on-base', path } : undefined;
};

/** The reason, by any rule, why a tool may not lie like this for a move; undefined if it may. */
const whyNotHere = (mover: Mover, rules: ToolRules, to: Point, pose: Pose, path: string): Refusal | undefined => {
  const { line } = mover.heading;
  if (!line) return whyNotPose(rules.tool, moveTo(mover, rules, to), pose, path);
  const wrong = whyNotOnLine(line, pose, path) ?? whyNotAtBase(mover, rules, pose, path);
  return wrong ?? whyNotStraight(mover, rules, to, path);
};

/** The same with its rule. */
const whyNotLaid = (mover: Mover, rules: ToolRules, to: Point, pose: Pose): Refusal | undefined => {
  const refusal = whyNotHere(mover, rules, to, pose, 'choice.pose');
  const hit = rules.obstacles.find(({ id }) => id === refusal?.detail?.obstacle);
  const rule = refusal && (refusal.rule ?? hit?.rule ?? rulesOfPoses[refusal.code]);
  return refusal && rule ? { ...refusal, rule } : refusal;
};

/** An answer that has the shape of a move, or the reason why it has not. */
const readMove = (choice: unknown): { readonly read: MoveChoice } | { readonly refusal: Refusal } => {
  if (!isObject(choice)) return { refusal: { code: 'not-a-move', path: 'choice' } };
  const { to, tool, pose } = choice;
  const odd = Object.keys(choice).find(key => key !== 'to' && key !== 'tool' && key !== 'pose');
  const unknown = movementTools.every(one => one !== tool);
  let refusal = odd === undefined ? whyNoPoint(to, 'choice.to') : { code: 'unknown-field', path: `choice.${odd}` };
  if (unknown && (tool !== undefined || pose !== undefined)) refusal ??= { code: 'not-a-tool', path: 'choice.tool' };
  if (pose !== undefined) refusal ??= whyNoPose(pose, 'choice.pose');
  // The cast is safe: every field was read.
  return refusal ? { refusal } : { read: choice as object as MoveChoice };
};

/** A move with one tool, or the reason against it. */
const judgeWith = (mover: Mover, rules: ToolRules, { to, pose }: MoveChoice, search: Search): Judged => {
  const refusal = whyNotEnd(mover, rules, to, 'choice.to') ?? (pose && whyNotLaid(mover, rules, to, pose));
  if (refusal) return { refusal };
  const found = pose ?? poseFor(mover, rules, to, search);
  return found
    ? { move: { to, tool: rules.which, pose: found } }
    : { refusal: { code: 'no-pose', rule: 'SFI-MOVE-029', path: 'choice.to' } };
};

/** The move with the shortest tool that a search finds, or the reason against the last tool. */
const judgeWithAny = (
  mover: Mover,
  tools: readonly MovementTool[],
  read: MoveChoice,
  search: Search,
): Judged | undefined => {
  let judged: Judged | undefined;
  for (const which of tools) {
    judged = judgeWith(mover, mover.rulesOf(which), read, search);
    if (!judged.refusal) return judged;
  }
  return judged;
};

/**
 * A move through several perils that no tool avoids all together: each one that a tool can avoid is avoided, in the order of the table.
 *
 * @param search looks for a move to the same place that avoids some perils
 */
export const withFewerPerils = (
  mover: Mover,
  found: Settled,
  search: (avoid: Search['avoid']) => Settled | undefined,
): Settled => {
  const all = avoidable(mover, found.to);
  const under = ({ tool, pose }: Settled): ReadonlySet<string> =>
    new Set(all.flatMap(({ id, of }) => (compareToolGap(mover.rulesOf(tool).tool, pose, of, 0) < 0 ? [id] : [])));
  let [best, entered] = [found, under(found)];
  for (const id of entered) {
    if (entered.size < 2) break;
    const better = search(all.filter(one => one.id === id || !entered.has(one.id)));
    if (better) [best, entered] = [better, under(better)];
  }
  return best;
};

/** Judges an answer, which may have any shape. Where it names no pose, the engine looks for one, shortest tool first (SFI-MOVE-029). */
export const judgeMove = (mover: Mover, choice: unknown): Judged => {
  const answer = readMove(choice);
  if ('refusal' in answer) return answer;
  const { read } = answer;
  if (read.tool !== undefined && isLonger(read.tool, mover.longest)) {
    const detail = { longest: mover.longest };
    return { refusal: { code: 'tool-too-long', rule: 'SFI-MOVE-027', path: 'choice.tool', detail } };
  }
  const tools = read.tool === undefined ? toolsUpTo(mover.longest) : [read.tool];
  let judged: Judged | undefined;
  for (const search of searchesOf(mover, read.to)) {
    judged = judgeWithAny(mover, tools, read, search);
    if (!judged || judged.refusal) continue;
    if (read.pose) return judged;
    const again = (avoid: Search['avoid']): Settled | undefined => {
      const other = judgeWithAny(mover, tools, read, { avoid });
      return other?.refusal ? undefined : other?.move;
    };
    return { move: withFewerPerils(mover, judged.move, again) };
  }
  if (!judged) throw new RangeError('there is no tool');
  return judged;
};
