import { mayBeAttacked } from '../actions/attack.js';
import { attackRoll } from '../attacks/attribute.js';
import { attackFacts } from '../attacks/facts.js';
import { formulaValue } from '../attacks/formula.js';
import { meansOf } from '../attacks/means.js';
import { bodyAimed, intervalOf } from '../attacks/range.js';
import { strikeOf } from '../attacks/strike.js';
import { sees } from '../battlefield/sight.js';
import { isAlly, isStanding, modelNamed, profileOf, thingNamed } from '../match/lookups.js';
import { currentOf } from '../profiles/current.js';
import type { ActionChoice, Aim, AttackFacts, Model, Table } from '../vocabulary/index.js';
import { type Position, questThings, sparesMembers } from './goals.js';

/** An Attack before its targets are named. */
export type AttackChoice = Extract<ActionChoice, { readonly do: 'attack' }>;

/** The worth of 1 HP of a structure that the Quest wants destroyed, in Recruitment Points. */
export const STRUCTURE = 6;

/** The part of their worth that members of other parties have as targets where the Quest takes Victory Points for their fall. */
export const SPARED = 0.2;

/** The faces of the die. */
const FACES = 20;

/** The part of the Hits that count of an Attack without a Power, which has other effects. */
const NO_POWER = 0.2;

/** The worth of 1 HP of a target for an attacker, and its Armor; undefined for a structure that no goal is about. */
const targetOf = (
  position: Position,
  by: Model,
  aim: Aim,
): { readonly worth: number; readonly armour: number } | undefined => {
  const { table } = position;
  if ('thing' in aim) {
    const thing = thingNamed(table.state, aim.thing);
    const isGoal = questThings(position).some(({ id }) => id === aim.thing);
    return thing && isGoal ? { worth: STRUCTURE, armour: thing.armour ?? 0 } : undefined;
  }
  const model = 'model' in aim ? modelNamed(table.state, aim.model) : undefined;
  if (!model || !isStanding(model)) return undefined;
  const { cost, stats } = profileOf(table, model);
  const part = by.player !== null && model.player !== null && sparesMembers(position) ? SPARED : 1;
  return { worth: (part * cost) / stats.HP, armour: currentOf(table, model, 'ARM') };
};

/** The part of its Hits that become Wounds (ELD-DAMAGE-001). */
const harmOf = (table: Table, model: Model, { weapon: { power } }: AttackFacts, armour: number): number =>
  power === null || power === 'star' ? NO_POWER : Math.max(1, formulaValue(table, model, power) - armour) / FACES;

/** True if an Attack reaches what it aims at from where the models stand now. */
const reaches = (table: Table, facts: AttackFacts, aim: Aim): boolean =>
  bodyAimed(table, facts, aim) !== undefined &&
  ('model' in aim ? sees(table, facts.attacker, aim.model) : true) &&
  intervalOf(table, facts, aim) !== undefined;

/** The facts of an Attack from where its model stands now. */
const factsOf = (table: Table, model: Model, choice: AttackChoice): AttackFacts =>
  attackFacts(table, { attacker: model.id, declared: { skills: [], ...choice, aims: [] } });

/** The Recruitment Points that an Attack takes from what it aims at, by its Strike, attribute, Power and the Armor, from wherever it reaches it. */
export const forceAt = (position: Position, model: Model, choice: AttackChoice, aim: Aim): number => {
  const { table } = position;
  const target = targetOf(position, model, aim);
  if (!target) return 0;
  const facts = factsOf(table, model, choice);
  const { attribute } = attackRoll(table, facts, aim, false);
  const hits = (strikeOf(table, facts).total * currentOf(table, model, attribute)) / FACES;
  return hits * harmOf(table, model, facts, target.armour) * target.worth;
};

/** The Recruitment Points that an Attack takes from what it aims at from where the models stand; 0 out of reach. */
export const blowAt = (position: Position, model: Model, choice: AttackChoice, aim: Aim): number =>
  reaches(position.table, factsOf(position.table, model, choice), aim) ? forceAt(position, model, choice, aim) : 0;

/** The Attacks of a model without Skills and Combat Arts. */
export const plainAttacks = (table: Table, model: Model): readonly AttackChoice[] =>
  meansOf(table, model).flatMap(({ means, kinds }) => kinds.map(kind => ({ do: 'attack', means, kind }) as const));

/** The Recruitment Points that the most harmful Attack of one model takes from another one, from where they stand. */
export const blowOn = (position: Position, model: Model, target: Model): number =>
  Math.max(0, ...plainAttacks(position.table, model).map(one => blowAt(position, model, one, { model: target.id })));

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
