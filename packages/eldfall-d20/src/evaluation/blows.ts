import { mayBeAttacked } from '../actions/attack.js';
import { mayBeHit } from '../attacks/areas.js';
import { type Attacking, attackFacts, targetOf } from '../attacks/facts.js';
import { meansOf } from '../attacks/means.js';
import { whyStrikeFails } from '../attacks/requirements.js';
import { strikeOf } from '../attacks/strike.js';
import { bodyNamed } from '../battlefield/hitbox.js';
import { centredOn, sprayFrom } from '../battlefield/templates.js';
import { isAlly, isStanding } from '../match/lookups.js';
import type { ActionChoice, Aim, AttackFacts, Model, Table } from '../vocabulary/index.js';
import { forceOf, plainForceOf } from './force.js';
import type { Position } from './goals.js';

/** An Attack before its targets are named. */
export type AttackChoice = Extract<ActionChoice, { readonly do: 'attack' }>;

/**
 * The moment of an Attack, by default the end of the movement that is going on, and the role of the attacker, by
 * default that of this turn.
 */
type Moment = Pick<Attacking, 'at' | 'opportunity'> & Partial<Pick<AttackFacts, 'role'>>;

/** An aim with the template of the means: a circle round the target, or a spray towards it. */
const laid = (table: Table, { weapon, from }: AttackFacts, aim: Aim): Aim => {
  const { template } = weapon.reach;
  const body = template && !aim.template ? bodyNamed(table, targetOf(aim) ?? '') : undefined;
  if (!template || !body) return aim;
  const towards = { x: body.at.x - from.at.x, y: body.at.y - from.at.y };
  const place = template.startsWith('spray') ? sprayFrom(table, from, template, towards) : centredOn(template, body);
  return { ...aim, template: place };
};

/** The facts of an Attack with all its strikes at one aim. */
export const factsOf = (
  table: Table,
  model: Model,
  choice: AttackChoice,
  at: Aim,
  { role, ...moment }: Moment = {},
): AttackFacts => {
  const declared = { skills: [], ...choice, aims: [at] };
  const usual = attackFacts(table, { attacker: model.id, declared, ...moment });
  const facts = role ? { ...usual, role } : usual;
  const aim = laid(table, facts, at);
  const strikes = strikeOf(table, facts).total;
  return { ...facts, declared: { ...declared, aims: Array.from({ length: strikes }, () => aim) } };
};

/** The Recruitment Points that an Attack of a model in its own turn takes from a target, whatever their positions will be. */
export const forceAt = (position: Position, model: Model, choice: AttackChoice, target: Model): number => {
  const facts = factsOf(position.table, model, choice, { model: target.id }, { role: 'active' });
  return plainForceOf(position, facts, target);
};

/**
 * The expected Recruitment Points that an Attack takes from its targets, with the models at their places at the moment
 * of the Attack; 0 where it fails.
 */
export const blowAt = (
  position: Position,
  model: Model,
  choice: AttackChoice,
  at: Aim,
  moment: Moment = {},
): number => {
  const { table } = position;
  const facts = factsOf(table, model, choice, at, moment);
  const [aim] = facts.declared.aims;
  if (!aim || whyStrikeFails(table, facts, aim)) return 0;
  return forceOf(position, facts, mayBeHit(table, facts, aim));
};

/** The Attacks of a model without Skills and Combat Arts. */
export const plainAttacks = (table: Table, model: Model): readonly AttackChoice[] =>
  meansOf(table, model).flatMap(({ means, kinds }) => kinds.map(kind => ({ do: 'attack', means, kind }) as const));

/** The targets that an Attack may have: enemies that stand, and structures; for a reaction only the activated model. */
const aimsOf = ({ state }: Table, model: Model): readonly Aim[] => {
  const { sequence } = state;
  if (sequence && sequence.model !== model.id) return [{ model: sequence.model }];
  const enemies = state.models.filter(one => isStanding(one) && !isAlly(state, one, model));
  return [
    ...enemies.map(({ id }) => ({ model: id })),
    ...state.things.filter(mayBeAttacked).map(({ id }) => ({ thing: id })),
  ];
};

/** The Recruitment Points that an Attack takes from the target that it harms most. */
export const blowOf = (position: Position, model: Model, choice: AttackChoice): number =>
  Math.max(0, ...aimsOf(position.table, model).map(aim => blowAt(position, model, choice, aim)));
