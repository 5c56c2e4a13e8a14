import type { Turn } from '@rulewright/core';
import { attackFacts } from '../attacks/facts.js';
import { intervalOf } from '../attacks/range.js';
import { hasState, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { cutMovement } from '../movement/move-model.js';
import { skillLevel } from '../profiles/abilities.js';
import { gainState } from '../states/gain.js';
import type { Eld, Reaction, RoutePoint, Sequence, Table } from '../vocabulary/index.js';

/** The point at which an Attack of Opportunity with Impede stops the movement; null if it does not, e.g. since it is out of Reach (ELD-SKILL-033). */
const stopBy = (table: Table, sequence: Sequence, { model, action, at, opportunity }: Reaction): RoutePoint | null => {
  if (!opportunity || at === null || action.do !== 'attack') return null;
  if (skillLevel(table, modelOf(table.state, model), 'impede') === 0) return null;
  const facts = attackFacts(table, { attacker: model, declared: action, at, opportunity });
  return intervalOf(table, facts, { model: sequence.model }) === undefined ? null : at;
};

/**
 * The movement of a model that was not Engaged ends at the point of an Attack of Opportunity with Impede (ELD-SKILL-032). After a Melee Attack the model is
 * Engaged at once (ELD-SKILL-033).
 */
export const impede = (turn: Turn<Eld>, reaction: Reaction): void => {
  const { sequence } = turn.state;
  const table = tableOf(turn);
  if (!sequence?.movement || hasState(modelOf(turn.state, sequence.model), 'engaged')) return;
  const at = stopBy(table, sequence, reaction);
  if (!at) return;
  cutMovement(turn, at, 'ELD-SKILL-032');
  if (reaction.action.do !== 'attack' || reaction.action.kind !== 'melee') return;
  const state = { state: 'engaged', by: reaction.player, source: 'impede', about: [reaction.model] } as const;
  gainState(turn, sequence.model, state, 'ELD-SKILL-033');
};
