import type { Decision } from '@rulewright/core';
import { weaponsOf } from '../../hero-cards/reading/cards.js';
import { fieldOf } from '../../hero-cards/reading/field.js';
import type { ActionChoice, Jhx, Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { actionKinds } from '../actions/index.js';
import { actors } from '../actions/legal.js';

/** The actions of a model without a target. */
const plain = ['aim', 'stand-up', 'self-heal'] as const;

/** The attacks of a model at everything that is not its own, in reach or not. */
const attacks = (table: Table, model: Model): readonly ActionChoice[] =>
  weaponsOf(table, model).flatMap(({ id: weapon }) =>
    fieldOf(table)
      .pieces.filter(({ player }) => player !== model.player)
      .map(({ id: target }): ActionChoice => ({ do: 'attack', model: model.id, weapon, target })),
  );

const actionsOf = (table: Table, model: Model): readonly ActionChoice[] => [
  ...plain.map((one): ActionChoice => ({ do: one, model: model.id })),
  ...actionKinds
    .filter(kind => kind.do !== 'attack')
    .flatMap(kind => kind.options(table, model, Number.POSITIVE_INFINITY)),
  ...attacks(table, model),
];

/** The answers to a question that look possible: every Hero of the player, and every action of the models that act. */
export const candidates = (table: Table, { kind, by }: Decision<Jhx>): readonly unknown[] => {
  if (kind === 'hero') {
    return table.state.models.filter(model => model.kind === 'hero' && model.player === by).map(({ id }) => id);
  }
  return kind === 'action' ? actors(table).flatMap(model => actionsOf(table, model)) : [];
};
