import { type Game, isObject, type Refusal } from '@rulewright/core';
import { whyNotReact } from '../actions/eligible.js';
import type { Actor } from '../actions/entry.js';
import { actionMenu } from '../actions/menu.js';
import { modelNamed } from '../match/lookups.js';
import type { Facts } from '../match/table.js';
import type { Eld, Table } from '../vocabulary/index.js';
import { strategicMenu } from './strategic/entries.js';
import { whyNotActivate } from './tactical/tactical.js';

/** The rule by which a model that somebody named cannot react; undefined for a value that names none. */
const whyNotReacting = (table: Table, choice: unknown): Refusal | undefined => {
  if (!isObject(choice) || typeof choice.model !== 'string' || !modelNamed(table.state, choice.model)) return undefined;
  return whyNotReact(table, choice.model);
};

/** Names the rule that forbids an answer that is no option. */
export const explain =
  (facts: Facts): NonNullable<Game<Eld>['explain']> =>
  (state, { kind, by, about }, choice, { options }) => {
    const table: Table = { ...facts, options, state };
    switch (kind) {
      case 'activate':
        return whyNotActivate(table, choice);
      case 'strategic':
        return strategicMenu.whyNot(choice, table, by);
      case 'react':
      case 'opportunity':
        return whyNotReacting(table, choice);
      case 'action':
        // The cast is safe: the question about an action is asked with its actor.
        return actionMenu.whyNot(choice, table, about as Actor);
      default:
        return undefined;
    }
  };
