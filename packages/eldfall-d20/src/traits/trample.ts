import { stretchesWithin, within } from '@rulewright/core/inches';
import { heightOf, hitboxOf, radiusOf, standingOf } from '../battlefield/hitbox.js';
import { hasState, isStanding, modelOf, modelsOnField, roleOf } from '../match/lookups.js';
import { hasTrait } from '../profiles/abilities.js';
import { sizesLarger } from '../profiles/sizes.js';
import { firstWithin } from '../routes/meeting.js';
import { surroundingsOf } from '../routes/surroundings.js';
import { fled } from '../states/panicked/roll.js';
import type { AttackFacts, Model, Place, Sources, Table, Weapon } from '../vocabulary/index.js';

const TRAMPLE = 'trample';

/** A Hit with Knockdown and Power from Toughness (ELD-TRAIT-067). */
const hooves: Weapon = {
  name: TRAMPLE,
  item: null,
  spell: null,
  power: { attribute: 'T' },
  reach: {},
  strike: 1,
  fixedStrike: true,
  traits: [{ id: 'knockdown' }],
  changes: [],
  natural: true,
  type: null,
  element: null,
};

/** True for a model whose Run tramples: by option not one that flees, which declares no Run (ELD-TRAIT-067). */
export const isTrampler = (table: Table, model: Model): boolean =>
  hasTrait(table, model, TRAMPLE) && (table.options.trampleInPanic || !fled.isUsed(table.state, model.id));

/**
 * The smaller models that a Run of a model passes or touches on a route, at its own height; those that it touches at
 * the start only if it passes them.
 */
export const trampledOn = (table: Table, model: Model, from: Place, route: readonly Place[]): readonly Model[] => {
  if (route.length === 0 || !isTrampler(table, model)) return [];
  const legs = route.map((to, at) => [route[at - 1] ?? from, to] as const);
  const [radius, height] = [radiusOf(table, model), heightOf(table, model)];
  return modelsOnField(table.state).filter(other => {
    if (other.id === model.id || hasState(other, 'dead') || sizesLarger(table, model, other) <= 0) return false;
    if (!table.options.trampleFlying && hasState(other, 'flying') !== hasState(model, 'flying')) return false;
    const { at, foot, height: tall } = hitboxOf(table, other);
    const disc = { at, radius: radiusOf(table, other) };
    const start = { at: { x: from.x, y: from.y }, radius };
    const tolerance = table.options.distanceEpsilon;
    // A model that the runner touches at the start has to be passed: moving away from it is no contact.
    const inside = within(start, disc, tolerance) ? tolerance + 1 : 0;
    return legs.some(leg => {
      const [low, high] = [Math.min(...leg.map(({ z }) => z)), Math.max(...leg.map(({ z }) => z)) + height];
      if (foot > high + tolerance || foot + tall < low - tolerance) return false;
      const path = leg.map(({ x, y }) => ({ x, y }));
      return stretchesWithin(path, radius - inside, disc, inside > 0 ? 0 : tolerance).length > 0;
    });
  });
};

/** The place of the route at which the runner first touches a victim. */
const firstTouch = (table: Table, model: Model, from: Place, route: readonly Place[], victim: Model): Place => {
  const around = surroundingsOf(table, model);
  for (const [leg, to] of route.entries()) {
    const found = firstWithin(around, route[leg - 1] ?? from, to, hitboxOf(table, victim), around.tolerance);
    if (found) return found;
  }
  return model.at;
};

/**
 * Each smaller model that a Run of a model with Trample passes or touches suffers a Hit (ELD-TRAIT-067), which only a Dodge avoids
 * (ELD-TRAIT-068). The Hit falls at the place where the runner first touches the victim, so a victim that looks that way sees its attacker
 * (ELD-ACTION-015).
 */
const trample: Sources['moreAttacks'][number] = (table, { active }) => {
  const model = modelOf(table.state, active);
  const { sequence } = table.state;
  if (!isStanding(model) || sequence?.movement?.kind !== 'run') return [];
  const { from, movement } = sequence;
  return trampledOn(table, model, from, movement.route).map((victim): AttackFacts => {
    const standing = { ...standingOf(model), at: firstTouch(table, model, from, movement.route, victim), moving: true };
    return {
      attacker: active,
      player: model.player,
      role: roleOf(table.state, model),
      declared: { do: 'attack', means: { ability: TRAMPLE }, kind: 'melee', aims: [{ model: victim.id }], skills: [] },
      weapon: hooves,
      kind: 'melee',
      from: standing,
      activated: standing,
      opportunity: false,
      by: TRAMPLE,
    };
  });
};

/** The Hits of a Trample need no die and no sight; nobody meets them in a Confrontation, since nothing was declared. */
export const trampleRules: Partial<Sources> = {
  moreAttacks: [trample],
  automaticHits: [(_, { by }) => (by === TRAMPLE ? [{ rule: 'ELD-TRAIT-068', source: TRAMPLE, hits: 1 }] : [])],
  unseen: [(_, __, ___, by) => (by?.weapon.name === TRAMPLE ? { rule: 'ELD-TRAIT-068', source: TRAMPLE } : undefined)],
};
