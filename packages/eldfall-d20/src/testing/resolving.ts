import { ScenarioError } from '@rulewright/core/testing';
import { modelOf } from '../match/lookups.js';
import type { DeclaredAction, DeclaredAttack, DeclaredMovement, Reaction } from '../vocabulary/declared.js';
import type { ModelId, Sequence } from '../vocabulary/index.js';
import { type Laid, type LaidOut, laidOut } from './laid-out.js';

/** A sequence of which everything is declared, so that only its Resolution step is left (ELD-ACT-019). */
export interface Declared extends LaidOut {
  /** The activated model: `A` by default. */
  readonly by?: ModelId;
  /** The action of the activated model: Nothing by default. */
  readonly action?: DeclaredAction;
  /** The movement of the activated model, which has been carried out; none by default. */
  readonly movement?: DeclaredMovement;
  /** The start of the movement, where it is not the place of the model. */
  readonly from?: { readonly x: number; readonly y: number };
  /** The Reactions by model, in the order in which they were declared: an action, or a part of a Reaction, such as `{ action, at }`. */
  readonly reactions?: Readonly<Record<ModelId, DeclaredAction | Partial<Reaction>>>;
}

const isReaction = (one: DeclaredAction | Partial<Reaction>): one is Partial<Reaction> => !('do' in one);

/**
 * Lays a table on which a sequence goes into its Resolution step at once. No declaration is checked, and points, Items and Mana Counters
 * that it costs are not paid. Dice are wanted in this order: Attacks and Dodges of the activated model, then those of each reacting model,
 * then Damage rolls in the same order (ELD-ROLL-015). Refuses (ScenarioError) a model that is not on the table.
 */
export const resolving = (drawing: string, declared: Declared): Laid => {
  const { by = 'A', action = { do: 'nothing' }, movement = null, from, reactions = {}, ...lay } = declared;
  const laid = laidOut(drawing, lay);
  const { position } = laid.setup;
  const known = position.models.map(({ id }) => id);
  const strange = [by, ...Object.keys(reactions)].find(id => !known.includes(id));
  if (strange !== undefined) throw new ScenarioError(`${strange} is not on the board; there are: ${known.join(', ')}`);
  const active = modelOf(position, by);
  const sequence: Sequence = {
    model: by,
    step: 'resolution',
    from: from ? { ...from, z: 0 } : active.at,
    facing: active.facing,
    movement,
    reactions: Object.entries(reactions).map(([model, one]): Reaction => {
      const { player } = modelOf(position, model);
      const plain: Reaction = { model, player, action: { do: 'nothing' }, at: null, opportunity: false };
      return isReaction(one) ? { ...plain, ...one } : { ...plain, action: one };
    }),
    action,
    ended: false,
    answered: [],
  };
  const state = { ...position, sequence, ...lay.state };
  return { ...laid, setup: { ...laid.setup, position: state }, table: { ...laid.table, state } };
};

/**
 * An Attack with an Item, one strike for each target in the list: the letters of a text, or names. It is a Melee Attack
 * but for the bow.
 */
export const attack = (
  targets: string | readonly ModelId[],
  more: Partial<DeclaredAttack> & { readonly with?: string } = {},
): DeclaredAttack => {
  const { with: item = 'sword', ...rest } = more;
  return {
    do: 'attack',
    means: { item },
    kind: item === 'bow' ? 'ranged' : 'melee',
    aims: [...targets].map(model => ({ model })),
    skills: [],
    ...rest,
  };
};
