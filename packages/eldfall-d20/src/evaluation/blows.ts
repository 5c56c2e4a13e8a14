import { mayBeAttacked } from '../actions/attack.js';
import { attackRoll } from '../attacks/attribute.js';
import { attackFacts } from '../attacks/facts.js';
import { formulaValue } from '../attacks/formula.js';
import { bodyAimed, intervalOf } from '../attacks/range.js';
import { strikeOf } from '../attacks/strike.js';
import { sees } from '../battlefield/sight.js';
import { isAlly, isStanding, modelNamed, profileOf, thingNamed } from '../match/lookups.js';
import { currentOf } from '../profiles/current.js';
import type { ActionChoice, Aim, AttackFacts, Model, Table } from '../vocabulary/index.js';
import { type Position, questThings } from './goals.js';

/** An Attack before its targets are named. */
export type AttackChoice = Extract<ActionChoice, { readonly do: 'attack' }>;

/** The worth of 1 HP of a structure that the Quest wants destroyed, in Recruitment Points. */
export const STRUCTURE = 6;

/** The faces of the die. */
const FACES = 20;

/** The part of the Hits that count of an Attack without a Power, which has other effects. */
const NO_POWER = 0.2;

/** The worth of 1 HP of a target and its Armor; undefined for a structure that no goal is about. */
const targetOf = (position: Position, aim: Aim): { readonly worth: number; readonly armour: number } | undefined => {
  const { table } = position;
  if ('thing' in aim) {
    const thing = thingNamed(table.state, aim.thing);
    const isGoal = questThings(position).some(({ id }) => id === aim.thing);
    return thing && isGoal ? { worth: STRUCTURE, armour: thing.armour ?? 0 } : undefined;
  }
  const model = 'model' in aim ? modelNamed(table.state, aim.model) : undefined;
  if (!model || !isStanding(model)) return undefined;
  const { cost, stats } = profileOf(table, model);
  return { worth: cost / stats.HP, armour: currentOf(table, model, 'ARM') };
};

/** The part of its Hits that become Wounds (ELD-DAMAGE-001). */
const harmOf = (table: Table, model: Model, { weapon: { power } }: AttackFacts, armour: number): number =>
  power === null || power === 'star' ? NO_POWER : Math.max(1, formulaValue(table, model, power) - armour) / FACES;

/** True if an Attack reaches what it aims at from where the models stand now. */
const reaches = (table: Table, facts: AttackFacts, aim: Aim): boolean =>
  bodyAimed(table, facts, aim) !== undefined &&
  ('model' in aim ? sees(table, facts.attacker, aim.model) : true) &&
  intervalOf(table, facts, aim) !== undefined;

/** The Recruitment Points that an Attack takes from what it aims at, by its Strike, attribute, Power and the Armor; 0 out of reach. */
export const blowAt = (position: Position, model: Model, choice: AttackChoice, aim: Aim): number => {
  const { table } = position;
  const facts = attackFacts(table, { attacker: model.id, declared: { skills: [], ...choice, aims: [] } });
  const target = targetOf(position, aim);
  // The activated model comes into the reach of a reaction on its way.
  if (!target || (facts.role === 'active' && !reaches(table, facts, aim))) return 0;
  const { attribute } = attackRoll(table, facts, aim, false);
  const hits = (strikeOf(table, facts).total * currentOf(table, model, attribute)) / FACES;
  return hits * harmOf(table, model, facts, target.armour) * target.worth;
};

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
