import type { Refusal } from '@rulewright/core';
import type { Declaring, Model, Table } from '../vocabulary/index.js';

/** The refusal of the first rule that forbids a model to declare something; undefined if no rule does. */
export const whyNotDeclare = (table: Table, model: Model, declaring: Declaring): Refusal | undefined => {
  for (const ban of table.sources.bans) {
    const refusal = ban(table, model, declaring);
    if (refusal) return refusal;
  }
  return undefined;
};
