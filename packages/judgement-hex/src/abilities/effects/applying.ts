import { decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { isThere, standingOf } from '../../hero-cards/reading/field.js';
import { answersFor } from '../../match/masters.js';
import { activePlayer, opponentOf, orderingPlayer, playerOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Whom } from '../../vocabulary/ability.js';
import type { Applying } from '../../vocabulary/applying.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Footing } from '../../vocabulary/place.js';

/** The rule of an ability, which its events name. */
export const ruleOf = ({ rule = 'JHX-ATTR-014' }: Applying): RuleId => rule;

/**
 * The models that an effect happens to and that are still on the board. By default these are the targets;
 * where an ability has no target, its effects happen to the card's own model (JHX-GEN-001).
 */
export const affectedModels = (turn: Turn<Jhx>, applying: Applying, to: Whom = 'target'): readonly ModelId[] => {
  const { self, target, targets, moment, trigger } = applying;
  const meant: Readonly<Record<Whom, readonly (ModelId | undefined)[]>> = {
    self: [self],
    target: targets ?? [target ?? self],
    attacker: [moment?.attack?.attacker],
    attacked: [moment?.attack?.target],
    trigger: [trigger ?? moment?.of],
  };
  const table = tableOf(turn);
  return meant[to].flatMap(id => (id !== undefined && isThere(table, id) ? [id] : []));
};

/** The player of the model that has the ability, also after that model is dead and gone. */
export const ownPlayer = (turn: Turn<Jhx>, { self }: Pick<Applying, 'self'>): PlayerId | null =>
  playerOf(turn.state, answersFor(turn, self));

/**
 * The player that makes the choices of an ability: the player of its model. The choices of a Monster belong to the
 * opponent of the player whose model it does something to, as for its movement (JHX-MONSTER-021), or to the active
 * player (JHX-ORDER-004). By the option `monsterChoices` all of them belong to the active player (JHX-MONSTER-055).
 */
export const decider = (turn: Turn<Jhx>, applying: Pick<Applying, 'self'>, on?: ModelId): PlayerId => {
  const { state } = turn;
  const own = ownPlayer(turn, applying);
  if (own !== null) return own;
  const theirs = on === undefined || turn.options.monsterChoices === 'active-player' ? null : playerOf(state, on);
  return theirs === null ? activePlayer(state) : opponentOf(state, theirs);
};

/**
 * Several models that one effect moves, one after another. The active player picks the next one, or in the Communion Phase
 * their owner; by the option `severalMoved` they move in the order of the battlefield.
 */
export function* eachMoved(
  turn: Turn<Jhx>,
  models: readonly ModelId[],
  { ability }: Pick<Applying, 'ability'>,
  move: (model: ModelId) => Rule<unknown> | void,
): Rule {
  let left = models;
  while (left.length > 0) {
    const { state } = turn;
    const by = orderingPlayer(
      state,
      left.map(id => playerOf(state, id)),
    );
    const rule = state.stage.name === 'communion' ? 'JHX-ROUND-008' : 'JHX-ORDER-004';
    const about = { moved: left, ability: ability.id };
    const options = turn.options.severalMoved === 'battlefield' ? left.slice(0, 1) : left;
    const next = yield* decideUnlessForced(turn, { by, kind: 'order', rule, options, about });
    left = left.filter(id => id !== next);
    const going = move(next);
    if (going) yield* going;
  }
}

/** The thing from which the distances of an ability are counted (JHX-GEN-002): its Icon or its model. */
export const origin = (turn: Turn<Jhx>, { self, from }: Pick<Applying, 'self' | 'from'>): Footing =>
  from ?? standingOf(tableOf(turn), self);
