import type { Decision, Refusal } from '@rulewright/core';
import { actions } from './actions.js';
import type { Building } from './content/pack.js';
import { characterOf } from './match/village.js';
import { areAdjacent } from './move/squares.js';
import { cannotPay } from './turn/payment.js';
import { readSquare } from './turn/reading.js';
import type { Forbidden, Jog, Table } from './vocabulary/index.js';

const whyNotThere = ({ state }: Table, choice: unknown): Forbidden | undefined => {
  const square = readSquare(choice);
  if (!square || state.active === null) return undefined;
  return areAdjacent(state, characterOf(state, state.active).at, square)
    ? { code: 'not-empty', rule: 'JOG-MOVE-001' }
    : { code: 'not-adjacent', rule: 'JOG-MOVE-002' };
};

const whyNotBuilt = (table: Table, choice: unknown): Forbidden | undefined => {
  const { buildings } = table.pack;
  if (typeof choice !== 'string' || !Object.hasOwn(buildings, choice)) return undefined;
  const kind = choice as Building;
  if (!table.state.shown.buildings.includes(kind)) return { code: 'not-drawn', rule: 'JOG-BLD-002' };
  return cannotPay(table, buildings[kind].cost ?? {});
};

/** The answers to a question that look possible. */
export const candidates = (table: Table, decision: Decision<Jog>): readonly unknown[] => {
  const { active } = table.state;
  if (decision.kind === 'building') return Object.keys(table.pack.buildings);
  return decision.kind === 'turn' && active !== null ? actions.candidates(table, active) : [];
};

/** The rule that forbids an answer outside the options, if a rule does. */
export const explain = (table: Table, decision: Decision<Jog>, choice: unknown): Refusal | undefined => {
  switch (decision.kind) {
    case 'turn':
      return table.state.active === null ? undefined : actions.whyNot(choice, table, table.state.active);
    case 'square':
      return whyNotThere(table, choice);
    case 'building':
      return whyNotBuilt(table, choice);
    default:
      return undefined;
  }
};
