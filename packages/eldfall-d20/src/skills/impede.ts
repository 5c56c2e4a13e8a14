import { decide, type Rule, type Turn } from '@rulewright/core';
import { attackFacts } from '../attacks/facts.js';
import { intervalOf } from '../attacks/range.js';
import { hasState, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { cutMovement, stepBackFromAlly } from '../movement/move-model.js';
import { skillLevel } from '../profiles/abilities.js';
import { whyNoRoutePoint } from '../routes/points.js';
import { stopped } from '../states/engaged/impeded.js';
import { gainState } from '../states/gain.js';
import type { Eld, ModelId, Reaction, RoutePoint, Sequence, Table } from '../vocabulary/index.js';

/**
 * The point at which an Attack of Opportunity with Impede stops the movement; null if it does not, for example because
 * the model is out of Reach (ELD-SKILL-033).
 */
const stopBy = (table: Table, sequence: Sequence, { model, action, at, opportunity }: Reaction): RoutePoint | null => {
  if (!opportunity || at === null || action.do !== 'attack') return null;
  if (skillLevel(table, modelOf(table.state, model), 'impede') === 0) return null;
  const facts = attackFacts(table, { attacker: model, declared: action, at, opportunity });
  return intervalOf(table, facts, { model: sequence.model }) === undefined ? null : at;
};

/** The player of the model may do without its Skill (ELD-PROFILE-022); a Hostile uses it. */
function* isUsed(turn: Turn<Eld>, { model, player: by }: Reaction, target: ModelId): Rule<boolean> {
  if (by === null) return true;
  const about = { ability: 'impede', model, target };
  return yield* decide(turn, { by, kind: 'yes', rule: 'ELD-SKILL-032', options: [true, false], about });
}

/**
 * The movement of a model that was not Engaged ends at the point of an Attack of Opportunity with Impede, if the player of
 * the attacker uses the Skill.
 */
export function* impede(turn: Turn<Eld>, reaction: Reaction): Rule {
  const { sequence } = turn.state;
  const table = tableOf(turn);
  if (!sequence?.movement || hasState(modelOf(turn.state, sequence.model), 'engaged')) return;
  const at = stopBy(table, sequence, reaction);
  if (!at || !(yield* isUsed(turn, reaction, sequence.model))) return;
  cutMovement(turn, at, 'ELD-SKILL-032');
  stepBackFromAlly(turn);
  if (reaction.action.do === 'attack' && reaction.action.kind === 'melee') stopped.use(turn, reaction.model);
}

/** A model that a Melee Attack with Impede has stopped is Engaged as soon as it has come to its end, before its action. */
export const engageImpeded = (turn: Turn<Eld>): void => {
  const { sequence } = turn.state;
  // A model whose point of the path lies beyond a nearer stop has not met the activated model (ELD-REACT-010).
  const about =
    sequence?.reactions
      .filter(({ model, at }) => stopped.isUsed(turn.state, model) && !whyNoRoutePoint(sequence, at, ''))
      .map(({ model }) => model) ?? [];
  if (!sequence || about.length === 0) return;
  // The source is that of every other Engaged, so that one state keeps all enemies.
  gainState(turn, sequence.model, { state: 'engaged', by: null, source: 'engaged', about }, 'ELD-SKILL-033');
};
