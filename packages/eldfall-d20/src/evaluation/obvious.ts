import { type Decision, type Match, nearest, suggest } from '@rulewright/core';
import type { Obvious } from '@rulewright/core/bots';
import { attackFacts } from '../attacks/facts.js';
import { intervalOf } from '../attacks/range.js';
import { strikeOf } from '../attacks/strike.js';
import { sees } from '../battlefield/sight.js';
import { isAlly, modelNamed, modelsOnField } from '../match/lookups.js';
import { tableIn } from '../match/table.js';
import { currentOf } from '../profiles/current.js';
import type { ActionChoice, Aim, DeclaredMovement, Eld, Model, Table } from '../vocabulary/index.js';
import { goalOf, questThings } from './standing.js';

/** More HP than any model has. */
const FAR_MORE = 100;

type AttackChoice = Extract<ActionChoice, { readonly do: 'attack' }>;

/** The Hits that an Attack may score on the enemy that it reaches best: its dice times the chance of each. */
const hitsOf = (table: Table, model: Model, choice: AttackChoice): number => {
  const declared = { skills: [], ...choice, aims: [] };
  const facts = attackFacts(table, { attacker: model.id, declared });
  const reached = modelsOnField(table.state).some(
    one =>
      !isAlly(table.state, one, model) &&
      sees(table, model.id, one.id) &&
      intervalOf(table, facts, { model: one.id }) !== undefined,
  );
  const attribute = choice.kind === 'melee' ? 'OFF' : 'ACC';
  return reached ? (strikeOf(table, facts).total * currentOf(table, model, attribute)) / 20 : 0;
};

/** The actions to take where no Attack reaches an enemy, the best first: what models have laid down is no reason to interact. */
const others: readonly ((table: Table, choice: ActionChoice) => boolean)[] = [
  (_, choice) => choice.do === 'deathblow',
  (table, choice) => choice.do === 'interact' && questThings(table).some(({ id }) => id === choice.thing),
  (_, choice) => choice.do === 'nothing',
];

/** The Attack that scores most Hits, or one of the other actions. */
const bestAction = (table: Table, model: Model, options: readonly ActionChoice[]): unknown => {
  let [best, most]: [ActionChoice | undefined, number] = [undefined, 0];
  for (const option of options) {
    const hits = option.do === 'attack' ? hitsOf(table, model, option) : 0;
    if (hits > most) [best, most] = [option, hits];
  }
  if (best) return best;
  for (const is of others) {
    const found = options.find(choice => is(table, choice));
    if (found) return found;
  }
  return options[0];
};

/** The movement of a model: towards its goal, unless it can attack from where it stands. */
const bestMovement = (match: Match<Eld>, decision: Decision<Eld> & { readonly kind: 'movement' }): unknown => {
  const table = tableIn(match);
  const model = modelNamed(table.state, decision.proposal?.model ?? '');
  const choice = model && nearest(match, decision, goalOf(table, model));
  const stays: DeclaredMovement | undefined = model && { kind: 'idle', route: [], facing: model.facing, skills: [] };
  return choice ?? suggest(match, decision, 1)[0] ?? stays;
};

/** The action that scores most Hits, for the model that a question is about. */
const actionFor = (match: Match<Eld>, decision: Decision<Eld> & { readonly kind: 'action' }): unknown => {
  const { about, options = [] } = decision as typeof decision & { readonly about?: { readonly model?: string } };
  const model = modelNamed(match.state, about?.model ?? '');
  return model ? bestAction(tableIn(match), model, options) : options[0];
};

/** The target with the fewest HP: strikes that hit one model after another harm none of them. */
const weakest = (table: Table, aims: readonly Aim[]): Aim | undefined => {
  const hpOf = (aim: Aim): number => ('model' in aim ? (modelNamed(table.state, aim.model)?.hp ?? FAR_MORE) : FAR_MORE);
  return aims.reduce<Aim | undefined>((best, aim) => (best && hpOf(best) <= hpOf(aim) ? best : aim), undefined);
};

/** The answer to prefer where dice that were imagined make several answers equally good: attacks and reactions, since they may hit. */
export const prefers: Obvious<Eld> = (match, decision) => {
  switch (decision.kind) {
    case 'action':
      return actionFor(match, decision);
    case 'aim':
      return weakest(tableIn(match), decision.options ?? []);
    case 'react':
    case 'opportunity':
    case 'reroll':
      return decision.options?.find(option => option !== 'pass');
    default:
      return undefined;
  }
};

/** The answer that the evaluation assumes inside a sequence; undefined where the bot must choose for itself. */
export const obvious: Obvious<Eld> = (match, decision) => {
  const options: readonly unknown[] = decision.options ?? [];
  const { stage } = match.state;
  // Set-up is not played on: its questions are about places, which can be valued at once.
  if (stage.name === 'set-up') return undefined;
  switch (decision.kind) {
    case 'activate':
      return stage.active === null ? options[0] : undefined;
    case 'strategic':
      return undefined;
    case 'movement':
      return bestMovement(match, decision);
    case 'action':
      return actionFor(match, decision);
    case 'window':
    case 'react':
    case 'opportunity':
    case 'reroll':
      return options.find(option => option === 'pass') ?? options[0];
    case 'change':
    case 'equip':
      return options.find(option => option === 'keep') ?? options[0];
    default:
      return options[0] ?? suggest(match, decision, 1)[0];
  }
};
