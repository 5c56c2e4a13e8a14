import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { areTouching } from '../battlefield/distance.js';
import { bodyOf, hitboxOf } from '../battlefield/hitbox.js';
import { vanishWith } from '../magic/conjure/dismiss.js';
import { isQuestOut } from '../match/duellists.js';
import { inTurnOrder, isStanding, modelNamed, partyOf } from '../match/lookups.js';
import { questOf, questRulesOf, reward } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import { isMember } from '../schemes/deeds.js';
import { score } from '../schemes/score.js';
import { checkEngaged } from '../states/engaged/ends.js';
import type { Eld, Model, ModelId, Table, Thing, ThingId } from '../vocabulary/index.js';

/** The kind of an exit of the field; it stays when the gates before it are gone. */
const EXIT = 'exit';

/** The mark of open gates, which are no obstacle. */
export const OPEN = 'open';

/** Opens gates, so that every model may pass from then on. */
export const openGates = (turn: Turn<Eld>, thing: Thing, rule: RuleId): void =>
  turn.emit({ type: 'ThingChanged', thing: { ...thing, marks: [...thing.marks, OPEN] } }, rule);

/** True while closed gates block the exit. */
const isBarred = ({ state }: Table): boolean =>
  state.things.some(({ kind, marks }) => kind === 'gates' && !marks.includes(OPEN));

/** The exits of the Quest, once their gates are open or gone (ELD-QUEST-045, ELD-QUEST-050). */
export const openExits = (table: Table): readonly Thing[] =>
  isBarred(table) ? [] : table.state.things.filter(({ kind }) => kind === EXIT);

/** The open exit that a model touches. */
export const exitTouched = (table: Table, model: Model): ThingId | undefined =>
  openExits(table).find(thing => areTouching(table, hitboxOf(table, model), bodyOf(thing)))?.id;

/**
 * A standing model may leave by an exit of the Quest, without an action, but not while a duel goes on (ELD-QUEST-030,
 * ELD-QUEST-045, ELD-QUEST-050, ELD-DUEL-016). Its creatures stay, or by option vanish with it (ELD-MANA-013).
 */
function* askToLeave(turn: Turn<Eld>, id: ModelId): Rule {
  const model = modelNamed(turn.state, id);
  const rules = questRulesOf(turn);
  if (!model || model.player === null || !isStanding(model) || isQuestOut(turn)) return;
  const exit = rules?.exitFor?.(tableOf(turn), model);
  if (!rules || exit === undefined) return;
  const about = { model: id, exit };
  const { rule } = rules;
  if (!(yield* decide(turn, { by: model.player, kind: 'yes', rule, options: [true, false], about }))) return;
  turn.emit({ type: 'ModelLeft', model: id, by: exit }, rule);
  turn.emit({ type: 'DeedNoted', deed: { deed: 'left', model: id } }, rule);
  if (turn.options.creaturesOfLeft === 'vanish') yield* vanishWith(turn, id);
  checkEngaged(turn);
}

/** After a sequence its activated model may leave, or by option every model that is at an exit (ELD-QUEST-045). */
export function* leaveAfter(turn: Turn<Eld>, activated: ModelId): Rule {
  if (turn.options.leavingMoment === 'ownActivation') return yield* askToLeave(turn, activated);
  for (const { id } of inTurnOrder(turn.state, turn.state.models)) yield* askToLeave(turn, id);
}

/** The number of party members that left by an exit (ELD-DEF-011). */
export const membersLeft = (table: Table, player: PlayerId): number =>
  table.state.models.filter(one => isMember(table, player, one) && one.where === 'left').length;

/** The number of all party members: the original party, and by option the creatures that were not sent away (ELD-DEF-011). */
const membersOf = (table: Table, player: PlayerId): number =>
  partyOf(table.state, player).original +
  table.state.models.filter(one => !one.original && isMember(table, player, one) && one.where !== 'removed').length;

/**
 * The rewards for party members that left: for all of them, for more than half, or for fewer; none if no member left
 * (ELD-QUEST-046, ELD-QUEST-051). Exactly half counts as fewer, or by the option as more.
 */
export const scoreLeaving = (turn: Turn<Eld>, rule: RuleId): void => {
  for (const player of turn.state.players) {
    const table = tableOf(turn);
    const [left, all] = [membersLeft(table, player), membersOf(table, player)];
    if (left === 0) continue;
    const isMost = turn.options.halfLeft === 'most' ? 2 * left >= all : 2 * left > all;
    const line = left >= all ? 'allLeft' : isMost ? 'mostLeft' : 'someLeft';
    score(turn, player, reward(questOf(table), line), 'left', rule);
  }
};

/** True if a player has living models on the field (ELD-DEF-014). */
export const hasAlive = ({ models }: Table['state'], player: string): boolean =>
  models.some(one => one.player === player && isStanding(one));
