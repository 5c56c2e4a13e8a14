import type { Decision, Match } from '@rulewright/core';
import { isAlly, modelNamed } from '../match/lookups.js';
import { isSpecial } from '../movement/speed.js';
import type { ActionChoice, Eld, Model, ReactChoice, Table } from '../vocabulary/index.js';
import { blowAt, blowOn, plainAttacks } from './blows.js';
import { type Position, positionIn } from './goals.js';
import { highest } from './highest.js';

/** The part of the Attack of the activated model that a Dodge avoids, and that an Attack avoids by a Confrontation. */
const AVOIDS = { dodge: 0.5, attack: 0.25 } as const;

/** True while an Attack may still follow: none does after a Run, a Climb or a Jump. */
const mayAttack = (table: Table, model: Model): boolean => {
  const moving = table.state.sequence?.movement;
  return !moving || !isSpecial(table, model, moving);
};

/** The activated model if it is an enemy of a model that reacts. */
const activated = ({ table: { state } }: Position, model: Model): Model | undefined => {
  const enemy = modelNamed(state, state.sequence?.model ?? '');
  return enemy && enemy.id !== model.id && !isAlly(state, enemy, model) ? enemy : undefined;
};

/** The Recruitment Points that a reaction takes and saves: an Attack that reaches the activated model, or a Dodge of its Attack. */
const reactionWorth = (position: Position, model: Model, choice: ActionChoice): number => {
  const enemy = activated(position, model);
  if (!enemy || (choice.do !== 'attack' && choice.do !== 'dodge')) return 0;
  const saved = mayAttack(position.table, enemy) ? AVOIDS[choice.do] * blowOn(position, enemy, model) : 0;
  if (choice.do === 'dodge') return saved;
  const blow = blowAt(position, model, choice, { model: enemy.id });
  return blow > 0 ? blow + saved : 0;
};

/** The best reaction of a model. */
export const bestReaction = (
  position: Position,
  model: Model,
  options: readonly ActionChoice[],
): ActionChoice | undefined =>
  highest(options, option => reactionWorth(position, model, option)) ??
  options.find(option => option.do === 'nothing') ??
  options[0];

/** The model whose reaction is worth most, or to pass where none is worth anything. An Attack of Opportunity comes before the movement. */
export const bestReactor = (
  match: Match<Eld>,
  { kind, options = [] }: Decision<Eld> & { readonly kind: 'react' | 'opportunity' },
): ReactChoice | undefined => {
  const position = positionIn(match);
  const worthOf = (option: ReactChoice): number => {
    const model = option === 'pass' ? undefined : modelNamed(match.state, option.model);
    if (!model) return 0;
    const choices: readonly ActionChoice[] = plainAttacks(position.table, model);
    const all = kind === 'react' ? [...choices, { do: 'dodge' } as const] : choices;
    return Math.max(0, ...all.map(choice => reactionWorth(position, model, choice)));
  };
  return highest(options, worthOf) ?? options.find(option => option === 'pass') ?? options[0];
};
