import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import { pieceOf } from '../../hero-cards/reading/field.js';
import { answersFor } from '../../key-models/summoned/late.js';
import { activePlayer, opponentOf, playerOf } from '../../match/models.js';
import { type Table, tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Moment } from '../../special-rules/timing/moment.js';
import type { Ability, Effect, Whom } from '../../vocabulary/ability.js';
import type { DamageCause, Jhx, ModelId } from '../../vocabulary/index.js';

/** What effects are applied with: the card's own model, the ability, its target, and the moment it acts in. */
export interface Applying {
  /** The card's own model; of an Icon's abilities, the one that placed it (JHX-INTERRUPT-004). */
  readonly self: ModelId;
  readonly ability: Pick<Ability, 'id' | 'name'>;
  readonly target?: ModelId;
  /** All targets of an ability with several. */
  readonly targets?: readonly ModelId[];
  readonly moment?: Moment;
  /** The model that set off the trigger; that of the moment unless said. */
  readonly trigger?: ModelId;
  /** Where an Icon lies that acts, or stood the model that has just died: distances and directions are counted from there. */
  readonly from?: Cell;
  /** It is an Active Ability (JHX-ABILITY-034). */
  readonly active?: true;
  /** What damage is called; an ability's unless said. */
  readonly cause?: DamageCause;
  /** The rule by which it acts; that of innate abilities unless said. */
  readonly rule?: RuleId;
}

/** An effect of one kind. */
export type EffectOf<O extends Effect['op']> = Extract<Effect, { readonly op: O }>;

/** Carries out one kind of effect. */
export type Op<O extends Effect['op']> = (turn: Turn<Jhx>, effect: EffectOf<O>, applying: Applying) => Rule | void;

/** The rule that what an ability does is told under. */
export const ruleOf = ({ rule = 'JHX-ATTR-014' }: Applying): RuleId => rule;

const isThere = (table: Table, id: ModelId): boolean => pieceOf(table, id) !== undefined;

/**
 * The models that an effect happens to, as far as they are on the board by then: the targets unless it says whom, and where
 * an ability has none the card's own model (JHX-GEN-001).
 */
export const whom = (turn: Turn<Jhx>, applying: Applying, to: Whom = 'target'): readonly ModelId[] => {
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

/** The player of the model whose ability it is, also when that is dead and gone. */
export const ownPlayer = (turn: Turn<Jhx>, { self }: Pick<Applying, 'self'>): PlayerId | null =>
  playerOf(turn.state, answersFor(turn, self));

/**
 * Who makes the choices of an ability: the player of its model. For a Monster it is the opponent of the player whose model
 * it does something to, as for its movement (JHX-MONSTER-021), or the active player (JHX-ORDER-004), who makes all of them
 * by the option `monsterChoices` (JHX-MONSTER-055).
 */
export const decider = (turn: Turn<Jhx>, applying: Pick<Applying, 'self'>, on?: ModelId): PlayerId => {
  const { state } = turn;
  const own = ownPlayer(turn, applying);
  if (own !== null) return own;
  const theirs = on === undefined || turn.options.monsterChoices === 'active-player' ? null : playerOf(state, on);
  return theirs === null ? activePlayer(state) : opponentOf(state, theirs);
};

/**
 * Several models that one effect moves, one after another: as the active player says (JHX-ORDER-004), or by the option
 * `severalMoved` in the order of the battlefield.
 */
export function* eachMoved(
  turn: Turn<Jhx>,
  models: readonly ModelId[],
  { ability }: Pick<Applying, 'ability'>,
  move: (model: ModelId) => Rule<unknown> | void,
): Rule {
  let left = models;
  while (left.length > 0) {
    const [first = ''] = left;
    const by = activePlayer(turn.state);
    const about = { moved: left, ability: ability.id };
    const next =
      left.length === 1 || turn.options.severalMoved === 'battlefield'
        ? first
        : yield* decide(turn, { by, kind: 'order', rule: 'JHX-ORDER-004', options: left, about });
    left = left.filter(id => id !== next);
    const going = move(next);
    if (going) yield* going;
  }
}

/** The cells that distances of an ability are counted from (JHX-GEN-002): the Icon's, or those of its model. */
export const origin = (turn: Turn<Jhx>, { self, from }: Pick<Applying, 'self' | 'from'>): readonly Cell[] =>
  from === undefined ? (pieceOf(tableOf(turn), self)?.cells ?? []) : [from];
