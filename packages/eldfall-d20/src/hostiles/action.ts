import { decide, decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { type Declared, withDetails } from '../actions/details.js';
import type { Actor } from '../actions/entry.js';
import { actionMenu } from '../actions/menu.js';
import { attackFacts } from '../attacks/facts.js';
import { strikeOf } from '../attacks/strike.js';
import { arbiterOf } from '../match/decider.js';
import { hasState, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { headingLimit } from '../movement/end-moves/of-hostile.js';
import { cardOf } from '../profiles/behaviour.js';
import { taunted } from '../skills/taunt.js';
import { checkEngaged } from '../states/engaged/ends.js';
import type { HostileAction } from '../vocabulary/hostile.js';
import type { ActionChoice, Aim, DeclaredAttack, Eld, Model, ModelId, Table } from '../vocabulary/index.js';
import { attacksOn, turnedTo } from './attack.js';
import { faceDirectly } from './facing.js';
import { type Found, firstLine } from './lines.js';
import { skipsAction } from './movement.js';
import { pickTarget } from './priority.js';

const nothing: Declared = { action: { do: 'nothing' }, at: null };

/** The line of the Action step, or of a Reaction, that a Hostile carries out: one that the rules let it carry out on an enemy. */
export const actionLine = (table: Table, actor: Actor): Found<HostileAction> | undefined => {
  const card = cardOf(table, modelOf(table.state, actor.model));
  const lines = card?.[actor.role === 'active' ? 'action' : 'reaction'] ?? [];
  return firstLine<HostileAction>(table, actor.model, lines, ({ does, ...line }, targets) => {
    if (does.do === 'nothing') return targets;
    if (does.do !== 'attack') return actionMenu.whyNot({ do: 'dodge' }, table, actor) ? undefined : targets;
    const open = targets.filter(target => {
      const turned = turnedTo(table, actor, target);
      return attacksOn(turned, actor, { ...line, does }, target.id).open.length > 0;
    });
    return open.length > 0 ? open : undefined;
  });
};

/** An Attack of which every strike is aimed at the target. */
const allAt = (
  table: Table,
  actor: Actor,
  choice: Extract<ActionChoice, { do: 'attack' }>,
  aim: Aim,
): DeclaredAttack => {
  const declared: DeclaredAttack = { skills: [], ...choice, aims: [aim] };
  const strikes = strikeOf(table, attackFacts(table, { attacker: actor.model, declared })).total;
  return { ...declared, aims: Array<Aim>(strikes).fill(aim) };
};

/**
 * The Attack of a line: the Hostile takes the weapon for it in hand and turns to its target directly when it declares
 * the Attack. If the card allows several Attacks, the 1st Player picks one.
 */
function* attack(turn: Turn<Eld>, actor: Actor, { line }: Found<HostileAction>, target: Model): Rule<Declared> {
  const { does } = line;
  if (does.do !== 'attack') return nothing;
  const table = turnedTo(tableOf(turn), actor, target);
  const { equipped, open } = attacksOn(table, actor, { ...line, does }, target.id);
  const by = arbiterOf(table);
  const options = open.map(({ choice }): ActionChoice => choice);
  const rule = 'ELD-HOSTILE-010';
  const picked = yield* decideUnlessForced(turn, { by, kind: 'action', rule, options, about: actor });
  const found = open[options.findIndex(one => JSON.stringify(one) === JSON.stringify(picked))];
  if (!found) return nothing;
  if (equipped !== modelOf(table.state, actor.model).equipped) {
    turn.emit({ type: 'Equipped', model: actor.model, items: equipped }, 'ELD-ITEM-002');
    checkEngaged(turn);
  }
  // An Attack with Focus has no target to turn to (ELD-TRAIT-031).
  if ('model' in found.aim) faceDirectly(turn, actor.model, target.id, 'ELD-HOSTILE-017');
  return { action: allAt(tableOf(turn), actor, found.choice, found.aim), at: null };
}

/** A Dodge towards or away from the target of its line. */
const dodge = (turn: Turn<Eld>, id: ModelId, does: HostileAction, target: Model | undefined): Declared => {
  const towards = does.do === 'dodge-towards';
  if (target && (towards || does.do === 'dodge-away'))
    headingLimit(towards ? 'towards' : 'away').use(turn, `${id} ${target.id}`);
  return { action: { do: 'dodge' }, at: null };
};

/** The action of a Hostile if no line of its card applies: for a forced Reaction, the one that the 1st Player picks (ELD-SKILL-042). */
function* unlisted(turn: Turn<Eld>, actor: Actor): Rule<Declared> {
  const { model: id, role } = actor;
  const table = tableOf(turn);
  // An Immobilized Hostile tries to get free where no other behaviour of its card applies (ELD-HOSTILE-023).
  const held = role === 'active' && hasState(modelOf(turn.state, id), 'immobilized');
  if (held && !actionMenu.whyNot({ do: 'dodge' }, table, actor)) return { action: { do: 'dodge' }, at: null };
  if (role === 'active' || !taunted.isUsed(turn.state, id)) return nothing;
  const options = actionMenu.options(table, actor);
  const by = arbiterOf(table);
  const choice = yield* decide(turn, { by, kind: 'action', rule: 'ELD-HOSTILE-010', options, about: actor });
  return yield* withDetails(turn, actor, choice);
}

/**
 * The action that the card of a Hostile demands in the Action step or as a Reaction (ELD-HOSTILE-012); Nothing where it
 * cannot act (ELD-HOSTILE-014).
 */
export function* hostileAction(turn: Turn<Eld>, actor: Actor): Rule<Declared> {
  const { model: id } = actor;
  if (actor.role === 'active' && skipsAction.isUsed(turn.state, id)) return nothing;
  const table = tableOf(turn);
  const found = turn.derive(() => actionLine(table, actor));
  if (!found) return yield* unlisted(turn, actor);
  const { does } = found.line;
  if (does.do === 'nothing') return nothing;
  const listed = cardOf(table, modelOf(turn.state, id))?.target ?? 'nearest';
  const priority = does.do === 'attack' ? (does.prefer ?? listed) : listed;
  const target = yield* pickTarget(turn, id, found.targets, priority);
  if (does.do !== 'attack') return dodge(turn, id, does, target);
  return target ? yield* attack(turn, actor, found, target) : nothing;
}
