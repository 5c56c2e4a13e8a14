import { isObject, type Refusal } from '@rulewright/core';
import { squareBetween } from '@rulewright/core/inches';
import { areTouching } from '../../battlefield/distance.js';
import { hitboxOf } from '../../battlefield/hitbox.js';
import { whyNotDeclare } from '../../match/bans.js';
import { hasState, modelNamed, modelOf } from '../../match/lookups.js';
import { bodyAt } from '../../routes/meeting.js';
import type { Progress } from '../../routes/progress.js';
import { surroundingsOf } from '../../routes/surroundings.js';
import { leadsToEdge } from '../../states/panicked/edges.js';
import type { EndMoveAsked, EndMoveChoice, Model, Table } from '../../vocabulary/index.js';
import type { MovementKind } from '../../vocabulary/words.js';
import { isOverEncumbered } from '../encumbered.js';
import { followerOf, hasRoomToRise, mannerOf, whyNotEnd } from '../judge.js';
import { whyNoDirection, whyNoRoute, whyNoStance } from '../read.js';
import { tableAfter, whyNotStance } from '../stance.js';
import { mostOf } from './most.js';

/** A judged end move: its actual route, or the reason against it. */
export type JudgedEnd =
  | {
      readonly choice: EndMoveChoice;
      readonly progress: Progress;
      /** True for a model that gets up before it moves (ELD-ACTION-018). */
      readonly risesFirst: boolean;
      readonly refusal?: undefined;
    }
  | { readonly refusal: Refusal };

const FIELDS = ['route', 'facing', 'stance'];
const up = { state: 'crouched', to: false } as const;

const read = (choice: unknown): { readonly read: EndMoveChoice } | { readonly refusal: Refusal } => {
  if (!isObject(choice)) return { refusal: { code: 'not-a-move', path: 'choice' } };
  const odd = Object.keys(choice).find(key => !FIELDS.includes(key));
  if (odd !== undefined) return { refusal: { code: 'unknown-field', path: `choice.${odd}` } };
  const { route, facing, stance } = choice;
  const refusal =
    whyNoRoute(route, 'choice.route') ??
    whyNoDirection(facing, 'choice.facing') ??
    (stance === undefined ? undefined : whyNoStance(stance, 'choice.stance', ['state', 'to']));
  // The cast is safe: every field was read.
  return refusal ? { refusal } : { read: choice as object as EndMoveChoice };
};

/**
 * The reason why a model cannot move by itself outside its Movement step; undefined if it can. From a wall only a Climb or a Jump leads.
 */
export const whyNotByItself = (
  table: Table,
  model: Model,
  path: string,
  kind: MovementKind = 'walk',
): Refusal | undefined => {
  if (hasState(model, 'immobilized')) return { code: 'immobilized', rule: 'ELD-STATE-051', path };
  if (model.onWall && kind !== 'climb' && kind !== 'jump') return { code: 'on-a-wall', rule: 'ELD-MOVE-010', path };
  return isOverEncumbered(table, model) ? { code: 'over-encumbered', rule: 'ELD-MOVE-026', path } : undefined;
};

/**
 * True for a move to which every ban on movements applies: a Normal Movement (ELD-CLASS-017), and by default one by
 * Surge Order (ELD-UPGRADE-043).
 */
const isBound = ({ options }: Pick<Table, 'options'>, why: EndMoveAsked['why']): boolean =>
  why === 'ranger' || why === 'hasten' || (why === 'surge-order' && options.surgeLimits === 'kept');

const whyNotBound = (
  table: Table,
  model: Model,
  { why, kind = 'walk', skills = [] }: EndMoveAsked,
  { route, facing }: EndMoveChoice,
): Refusal | undefined => {
  if (!isBound(table, why)) return undefined;
  const movement = { kind, route, facing, skills };
  return whyNotDeclare(table, model, { what: 'movement', movement });
};

/** Judges the route of a move, whose shape is valid, as that of a Walk of a given length (ELD-ACTION-017). */
const judgeMove = (table: Table, asked: EndMoveAsked, choice: EndMoveChoice): JudgedEnd => {
  const model = modelOf(table.state, asked.model);
  const { route, stance } = choice;
  const path = 'choice.route';
  const still = route.length > 0 ? whyNotByItself(table, model, path, asked.kind) : undefined;
  if (still) return { refusal: still };
  const banned = route.length > 0 ? whyNotBound(table, model, asked, choice) : undefined;
  if (banned) return { refusal: { ...banned, path } };
  if (stance) {
    const refusal =
      asked.stance && stance.state === 'crouched'
        ? whyNotStance(model, stance, 'choice.stance')
        : ({ code: 'no-stance', rule: 'ELD-ACTION-018', path: 'choice.stance' } as const);
    if (refusal) return { refusal };
  }
  const moving = { kind: asked.kind ?? 'walk', skills: asked.skills ?? [] };
  const around = surroundingsOf(table, model);
  const course = { from: model.at, hanging: model.onWall, route, path };
  const followed = followerOf(table, model)(around, course, mannerOf(table, model, moving, asked.most));
  if ('refusal' in followed) {
    const { refusal } = followed;
    return { refusal: refusal.code === 'too-far' ? { ...refusal, rule: 'ELD-ACTION-016' } : refusal };
  }
  const { progress } = followed;
  const outside = whyNotEnd(table, model, stance, progress);
  if (outside) return { refusal: { ...outside, path } };
  const target = asked.towards === undefined ? undefined : modelNamed(table.state, asked.towards);
  if (target && route.length > 0 && squareBetween(progress.at, target.at) >= squareBetween(model.at, target.at)) {
    return { refusal: { code: 'not-towards', rule: 'ELD-SKILL-025', path } };
  }
  if (asked.towardsEdge && route.length > 0 && !leadsToEdge(table, model, progress.at)) {
    return { refusal: { code: 'not-to-the-edge', rule: 'ELD-STATE-059', path } };
  }
  const ally = asked.touching === undefined ? undefined : modelNamed(table.state, asked.touching);
  if (ally && route.length > 0 && !areTouching(table, bodyAt(around, progress.at), hitboxOf(table, ally))) {
    return { refusal: { code: 'not-in-contact', rule: 'ELD-SKILL-035', path } };
  }
  return { choice, progress, risesFirst: false };
};

/** A question about an end move, on a table. */
export interface Asked {
  readonly table: Table;
  readonly asked: EndMoveAsked;
}

/**
 * The table on which a Crouched model has got up with its Dodge before it moves, so that it has its whole SPD: a
 * player picks the order, unless the option puts the change of stance after the move (ELD-ACTION-018). Undefined for
 * a model that cannot get up first.
 */
export const risenFirst = (table: Table, asked: EndMoveAsked): Asked | undefined => {
  const model = modelOf(table.state, asked.model);
  if (table.options.dodgeStance === 'after' || asked.why !== 'dodge' || !asked.stance) return undefined;
  if (whyNotStance(model, up, '') || !hasRoomToRise(table, model, model.at)) return undefined;
  const risen = tableAfter(table, model, up);
  return { table: risen, asked: { ...asked, most: mostOf(risen, modelOf(risen.state, model.id), 'dodge') } };
};

/** Judges a move that comes after the model has got up; undefined for every other move. */
const judgeRisen = (table: Table, asked: EndMoveAsked, choice: EndMoveChoice): JudgedEnd | undefined => {
  const { stance, ...move } = choice;
  const risen = stance?.state === 'crouched' && !stance.to ? risenFirst(table, asked) : undefined;
  const judged = risen && judgeMove(risen.table, risen.asked, move);
  return judged && !judged.refusal ? { ...judged, choice, risesFirst: true } : undefined;
};

const judgeStance = (table: Table, asked: EndMoveAsked, choice: EndMoveChoice): JudgedEnd =>
  judgeRisen(table, asked, choice) ?? judgeMove(table, asked, choice);

/**
 * Judges an answer, which may have any shape. A Crouched Hostile gets up with its Dodge wherever it can, also if the
 * answer does not say so (ELD-HOSTILE-022).
 */
export const judgeEndMove = (table: Table, asked: EndMoveAsked, answer: unknown): JudgedEnd => {
  const found = read(answer);
  if ('refusal' in found) return found;
  const { read: choice } = found;
  const { player } = modelOf(table.state, asked.model);
  if (player === null && asked.stance && choice.stance === undefined) {
    const judged = judgeStance(table, asked, { ...choice, stance: up });
    if (!judged.refusal) return judged;
  }
  return judgeStance(table, asked, choice);
};
