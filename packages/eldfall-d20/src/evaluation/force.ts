import { armourOf } from '../attacks/armour.js';
import { attackRoll } from '../attacks/attribute.js';
import { newAttack } from '../attacks/facts.js';
import { traitsOfHits } from '../attacks/hit-traits.js';
import { hasPower, powerOf } from '../attacks/power.js';
import { poolsOf } from '../attacks/split.js';
import { rollOf } from '../attacks/throw.js';
import { isAlly, isStanding, modelNamed, modelOf, profileOf, thingNamed } from '../match/lookups.js';
import { currentOf } from '../profiles/current.js';
import { rollTally } from '../rolls/attribute.js';
import { dieOf } from '../rolls/dice.js';
import type { Attack, AttackFacts, EldDie, Hit, Model, Pool, Table } from '../vocabulary/index.js';
import { areTogether, type Position, questThings, sparesMembers, worthOfFall } from './goals.js';

/** The worth of 1 HP of a structure that the Quest wants destroyed, in Recruitment Points. */
export const STRUCTURE = 6;

/** The part of the worth of other parties' members that counts when they are targets, if the Quest takes Victory Points for their fall. */
export const SPARED = 0.2;

/** The Wounds that a Hit without a Power, which has other effects, counts for. */
const NO_POWER = 0.2;

/** The worth of 1 HP of a model or structure for an attacker: below 0 for a friend, 0 for a structure that belongs to no goal. */
const worthOfHp = (position: Position, attacker: string, on: string): number => {
  const { table } = position;
  const model = modelNamed(table.state, on);
  if (!model) return questThings(position).some(({ id }) => id === on) ? STRUCTURE : 0;
  const fall = worthOfFall(position, model);
  // A Wound kills a model that is Incapacitated.
  if (!isStanding(model)) return fall;
  const by = modelOf(table.state, attacker);
  const { cost, stats } = profileOf(table, model);
  const areMembers = by.player !== null && model.player !== null;
  if (isAlly(table.state, model, by) || (areMembers && areTogether(table))) return -cost / stats.HP;
  const part = areMembers && sparesMembers(position) ? SPARED : 1;
  return (part * cost) / stats.HP + fall / Math.max(1, model.hp);
};

/** The Wounds that a model or structure suffers at most. */
const mostOn = ({ state }: Table, on: string): number =>
  Math.max(1, modelNamed(state, on)?.hp ?? thingNamed(state, on)?.hp ?? 0);

/** The worth of the HP that a model has left for an attacker. */
export const worthOf = (position: Position, attacker: string, on: Model): number =>
  worthOfHp(position, attacker, on.id) * mostOn(position.table, on.id);

/** The chance that a Hit becomes a Wound (ELD-ROLL-005, ELD-DAMAGE-001). */
const harmOf = (table: Table, attack: Attack, pool: Pool, on: string, critical: boolean): number => {
  const rest = { stray: false, negated: null, resolved: false, wounds: [] };
  const hit: Hit = { attack, pool, on, critical, traits: traitsOfHits(table, attack, on), ...rest };
  if (!hasPower(hit)) return NO_POWER;
  const faces = table.numbers.rolls.faces.value;
  return Math.min(faces, Math.max(0, powerOf(table, hit).total - armourOf(table, hit).total)) / faces;
};

/** Every result of one die of a pool, by its attribute with all modifiers. */
export const resultsOf = (table: Table, attack: Attack, pool: Pool): readonly EldDie[] => {
  const roll = rollOf(table, attack, pool);
  const attribute = rollTally(table, roll).total;
  return Array.from({ length: table.numbers.rolls.faces.value }, (_, at) => dieOf(table, roll, attribute, at + 1));
};

/** The Hits of a pool on average without a reaction, plain and critical. */
const hitsOf = (table: Table, attack: Attack, pool: Pool): { readonly plain: number; readonly critical: number } => {
  const dice = resultsOf(table, attack, pool);
  const chance = (critical: boolean): number =>
    dice.filter(one => one.success && one.critical === critical).length / dice.length;
  const sure = pool.automatic.reduce((sum, { hits }) => sum + hits, 0);
  return { plain: sure + pool.strikes * chance(false), critical: pool.strikes * chance(true) };
};

/**
 * The Recruitment Points that an Attack takes on average from a target, whatever their positions: no modifier of the
 * roll counts, and no Critical Hit.
 */
export const plainForceOf = (position: Position, facts: AttackFacts, target: Model): number => {
  const { table } = position;
  const [pool] = poolsOf(table, facts);
  const worth = pool ? worthOfHp(position, facts.attacker, target.id) : 0;
  if (!pool || worth <= 0) return 0;
  const { attribute } = attackRoll(table, facts, pool.aim, false);
  const faces = table.numbers.rolls.faces.value;
  const chance = Math.min(faces, currentOf(table, modelOf(table.state, facts.attacker), attribute)) / faces;
  const wounds = pool.strikes * chance * harmOf(table, newAttack(facts, [pool]), pool, target.id, false);
  return worth * Math.min(mostOn(table, target.id), wounds);
};

/**
 * The Recruitment Points that an Attack takes on average from everything that its strikes hit, without a reaction: by
 * its Strike, attribute and Power, and the target's Armor and remaining HP. Harm to friends is subtracted.
 */
export const forceOf = (position: Position, facts: AttackFacts, struck: readonly string[]): number => {
  const { table } = position;
  const [pool] = poolsOf(table, facts);
  const worths = struck.map(on => ({ on, worth: worthOfHp(position, facts.attacker, on) }));
  if (!pool || worths.every(({ worth }) => worth <= 0)) return 0;
  const attack = newAttack(facts, [pool]);
  const { plain, critical } = hitsOf(table, attack, pool);
  return worths.reduce((sum, { on, worth }) => {
    if (worth === 0) return sum;
    const wounds = plain * harmOf(table, attack, pool, on, false) + critical * harmOf(table, attack, pool, on, true);
    return sum + worth * Math.min(mostOn(table, on), wounds);
  }, 0);
};
