import { areTouching } from '../battlefield/distance.js';
import { hitboxAt, hitboxOf } from '../battlefield/hitbox.js';
import { hasState, isAlly, modelOf, modelsOnField } from '../match/lookups.js';
import type { Aim, AttackFacts, Model, ModelId, Modifier, RollFacts, Table } from '../vocabulary/index.js';
import { targetStanding } from './facts.js';

/**
 * The allies of a shooter that touch its target, so that the shot is risky: with any Ranged Attack without an area, Spells too
 * (ELD-RANGED-009, ELD-RANGED-014).
 */
export const alliesInContact = (table: Table, attack: AttackFacts, aim: Aim): readonly ModelId[] => {
  if (attack.kind !== 'ranged' || attack.weapon.reach.template || !('model' in aim)) return [];
  if (table.sources.ignoresContact.some(source => source(table, attack))) return [];
  const shooter = modelOf(table.state, attack.attacker);
  const target = hitboxAt(table, targetStanding(table, attack, aim.model));
  const passedOver = table.options.fallenContact ? (['dead'] as const) : (['dead', 'incapacitated'] as const);
  const mayBeStruck = (one: Model): boolean =>
    one.id !== shooter.id && one.id !== aim.model && isAlly(table.state, one, shooter) && !hasState(one, ...passedOver);
  return modelsOnField(table.state)
    .filter(one => mayBeStruck(one) && areTouching(table, hitboxOf(table, one), target))
    .map(({ id }) => id);
};

/** Each ally that touches the target makes the shot harder (ELD-RANGED-010). */
export const contactModifier = (table: Table, { attack, aim, purpose }: RollFacts): readonly Modifier[] => {
  if (purpose !== 'attack' || attack === null || aim === null) return [];
  const { value, rule } = table.numbers.ranged.contactPenalty;
  return alliesInContact(table, attack, aim).map(ally => ({ rule, source: `contact with ${ally}`, add: value }));
};
