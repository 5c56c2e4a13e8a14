import type { Rule, Turn } from '@rulewright/core';
import { standingOf } from '../battlefield/hitbox.js';
import { seesFrom } from '../battlefield/sight.js';
import { hasState, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import { halvedBy } from '../profiles/modified.js';
import { pickAttribute, rollTally } from '../rolls/attribute.js';
import type { Thrown } from '../rolls/dice.js';
import { rolledBy, rollFacts, throwAgainst } from '../rolls/roll.js';
import type { Attack, Dodge, Eld, ModelId, Modifier, Pool, Resolution, RollFacts, Table } from '../vocabulary/index.js';
import { mayBeHit } from './areas.js';
import { alliesInContact } from './contact.js';

/** True for an ally beside the target of an attack, where the option lets it avoid a stray Hit (ELD-RANGED-012). */
const mayBeStray = (table: Table, attack: Attack, { aim }: Pool, model: ModelId): boolean =>
  table.options.dodgedStrays && 'model' in aim && alliesInContact(table, attack, aim).includes(model);

/**
 * True if an attack that has not failed can hit a model that dodges: as its target, in its area (ELD-TEMPLATE-013,
 * ELD-TRAIT-061), or astray; no Enchantment is dodged (ELD-SPELL-009).
 */
const threatens = (table: Table, attack: Attack, model: ModelId): boolean =>
  attack.failed === null &&
  attack.weapon.type !== 'enchantment' &&
  attack.attacker !== model &&
  attack.pools.some(
    pool =>
      pool.failed === null &&
      (mayBeHit(table, attack, pool.aim).includes(model) || mayBeStray(table, attack, pool, model)),
  );

/**
 * True if a model sees its attacker at the moment of the attack that it dodges (ELD-ACTION-015): a reacting model looks at the attacker's
 * final position; the activated one sees all round at a point of its route, and has only its Front at the end of it.
 */
const seesAttacker = (table: Table, dodger: ModelId, { activated, attacker }: Attack): boolean =>
  dodger === activated.model
    ? seesFrom(table, activated, attacker)
    : seesFrom(
        table,
        standingOf(modelOf(table.state, dodger)),
        attacker,
        attacker === activated.model ? activated : undefined,
      );

/** A Dodge against an attacker out of sight is made with half the attribute, by option only if that is Agility (ELD-ACTION-014). */
export const blindDodge = (table: Table, { purpose, unseen, model, attribute }: RollFacts): readonly Modifier[] => {
  if (purpose !== 'dodge' || !unseen) return [];
  if (table.options.blindDodge === 'agilityOnly' && attribute !== 'AG') return [];
  const { blindDodgeDivisor } = table.numbers.actions;
  const { rule } = blindDodgeDivisor;
  const isSpared = immunityTo(table, modelOf(table.state, model), { rule });
  return isSpared ? [] : [halvedBy(blindDodgeDivisor, 'unseen attacker')];
};

/** Throws one die of Agility (ELD-PROFILE-008) for a model that dodges: against an attack, or for a state without one. */
function* throwOne(turn: Turn<Eld>, model: ModelId, attack: Attack | null): Rule<Thrown> {
  const unseen = attack !== null && !seesAttacker(tableOf(turn), model, attack);
  const picked = yield* pickAttribute(turn, rollFacts({ model, attribute: 'AG', purpose: 'dodge', attack, unseen }));
  return yield* throwAgainst(turn, picked, rollTally(tableOf(turn), picked), 1);
}

/**
 * Throws one die for each attack that could hit a model that dodges (ELD-ACTION-011, ELD-ACTION-023), one for all
 * templates of an attack (ELD-ACTION-024).
 */
export function* throwAgainstAttacks(
  turn: Turn<Eld>,
  { model }: Dodge,
  attacks: readonly Attack[],
): Rule<readonly Thrown[]> {
  const thrown: Thrown[] = [];
  for (const attack of attacks) {
    if (threatens(tableOf(turn), attack, model)) thrown.push(yield* throwOne(turn, model, attack));
  }
  return thrown;
}

/**
 * The dice of a Dodge. Without an attack no roll is needed (ELD-ACTION-022), unless a state calls for a successful
 * Dodge (ELD-ACTION-020).
 */
export function* throwDodge(turn: Turn<Eld>, dodge: Dodge, attacks: readonly Attack[]): Rule<readonly Thrown[]> {
  const thrown = yield* throwAgainstAttacks(turn, dodge, attacks);
  const isCalledFor = thrown.length === 0 && hasState(modelOf(turn.state, dodge.model), 'immobilized');
  return isCalledFor ? [yield* throwOne(turn, dodge.model, null)] : thrown;
}

/**
 * The result of a die of a Dodge stands: it avoids the attack that it was rolled against, and a success ends what calls
 * for a successful Dodge, before the states that Hits of the same sequence bring.
 */
export const settleDodge = ({ attacks, consequences }: Resolution, dodge: Dodge, thrown: Thrown): void => {
  const rolled = rolledBy(thrown);
  const attack = attacks.find(one => one === thrown.facts.attack);
  if (attack) dodge.against.push({ attack, rolled });
  const cited = { rule: 'ELD-ACTION-020', source: 'dodge' } as const;
  if (rolled.success) consequences.unshift({ cited, model: dodge.model, loses: 'immobilized' });
};
