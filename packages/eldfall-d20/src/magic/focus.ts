import { beforeSurprise } from '../attacks/surprise-attack.js';
import { isAware } from '../battlefield/awareness.js';
import { hitboxOf, standingOf } from '../battlefield/hitbox.js';
import { centredOn, modelsUnder } from '../battlefield/templates.js';
import { hasState, isAlly, isOnField, modelOf, spellOf } from '../match/lookups.js';
import type { Aim, AttackFacts, Model, Sources, Table, Weapon } from '../vocabulary/index.js';

/** True for a means that has no target and is centred on its user (ELD-TRAIT-031). */
export const hasFocus = ({ traits }: Pick<Weapon, 'traits'>): boolean => traits.some(({ id }) => id === 'focus');

/**
 * The aim of a means with Focus: the user's own place, with the template around it, if the means has a template
 * (ELD-TRAIT-031, ELD-SPELLCRAFT-052).
 */
export const focusAim = (table: Table, user: Model, { reach: { template } }: Pick<Weapon, 'reach'>): Aim =>
  template ? { spot: user.at, template: centredOn(template, hitboxOf(table, user)) } : { spot: user.at };

/**
 * True if a means with Focus reaches a model: under the template around its user, if it has one, and in the Casting
 * Aura otherwise (ELD-TRAIT-031, ELD-SPELLCRAFT-052).
 */
export const focusReaches = (table: Table, user: Model, weapon: Pick<Weapon, 'reach'>, target: Model): boolean => {
  const { template } = focusAim(table, user, weapon);
  return template ? modelsUnder(table, template, standingOf(user)).includes(target.id) : isAware(table, user, target);
};

const isAffected = (table: Table, { attacker, activated, weapon }: AttackFacts, other: Model): boolean => {
  const user = modelOf(table.state, attacker);
  // A Dead model suffers nothing more (ELD-STATE-019, ELD-STATE-022).
  if (other.id === attacker || !isOnField(other) || hasState(other, 'dead')) return false;
  const enemiesOnly = weapon.spell !== null && spellOf(table, weapon.spell).affects !== undefined;
  if (enemiesOnly && isAlly(table.state, user, other)) return false;
  return isAware(beforeSurprise(table), user, other, other.id === activated.model ? activated.at : other.at);
};

/**
 * A means with Focus and no template affects the models that it names in the Casting Aura of its user (ELD-TRAIT-031):
 * no sight of them is needed, and nothing is halved (ELD-TRAIT-032). The aura is measured with the other requirements,
 * before a Surprise Attack halves the AG of the user (ELD-ACT-019).
 */
export const focusArea: Sources['areas'][number] = (table, attack, aim) =>
  hasFocus(attack.weapon) && !aim.template
    ? table.state.models.filter(one => isAffected(table, attack, one)).map(({ id }) => id)
    : undefined;
