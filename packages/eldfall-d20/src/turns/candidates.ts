import { type Game, isObject } from '@rulewright/core';
import type { Actor } from '../actions/entry.js';
import { actionMenu } from '../actions/menu.js';
import type { Facts } from '../match/table.js';
import { isSecret } from '../secrets/secret.js';
import type { Eld, Table } from '../vocabulary/index.js';
import { strategicMenu } from './strategic/entries.js';

/** True for an answer that names one of some models. */
const names = (answer: unknown, models: ReadonlySet<string>): boolean =>
  typeof answer === 'string'
    ? models.has(answer)
    : isObject(answer) && Object.values(answer).some(one => names(one, models));

/**
 * The answers to a question that look possible. Answers about secret models of other players are left out, since their
 * refusals would reveal facts (ELD-DEF-018).
 */
export const candidates =
  (facts: Facts): NonNullable<Game<Eld>['candidates']> =>
  (state, { kind, by, about }, { options }) => {
    const table: Table = { ...facts, options, state };
    const secret = new Set(state.models.filter(one => one.player !== by && isSecret(one)).map(({ id }) => id));
    const open = (all: readonly unknown[]): readonly unknown[] => all.filter(one => !names(one, secret));
    const own = state.models.filter(({ player }) => player === by).map(({ id }) => id);
    switch (kind) {
      case 'activate':
        return own;
      case 'strategic':
        return open(strategicMenu.candidates(table, by));
      case 'react':
      case 'opportunity':
        return own.map(model => ({ model }));
      case 'action':
        // The cast is safe: the question about an action is asked with its actor.
        return open(actionMenu.candidates(table, about as Actor));
      default:
        return [];
    }
  };
