import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { RuleId } from '../rulebook/index.js';
import type { Until } from '../vocabulary/effect.js';
import type { Consequence, Hit, Model, Sources } from '../vocabulary/index.js';
import type { PlainTraitId, StateId } from '../vocabulary/words.js';
import { attackerOf, levelOfHit, traitOfHit, victimOf } from './of-hit.js';

const gains = (hit: Hit, model: Model, state: StateId, by: Model, rule: RuleId, until?: Until): Consequence => ({
  cited: { rule, source: `${state} ${hit.attack.attacker}` },
  model: model.id,
  gains: { state, by: by.player, source: rule, ...(until ? { until } : {}) },
});

/** The traits whose Wounds each give a state; a Toughness roll may avoid it. */
const givers: readonly {
  readonly trait: PlainTraitId;
  readonly state: StateId;
  readonly rule: RuleId;
  readonly avoidedBy?: 'T';
}[] = [
  { trait: 'bleed', state: 'bleeding', rule: 'ELD-TRAIT-007' },
  { trait: 'crippling', state: 'crippled', rule: 'ELD-TRAIT-016', avoidedBy: 'T' },
  { trait: 'weakening', state: 'weakened', rule: 'ELD-TRAIT-073' },
];

/** A Wound with Bleed, Crippling or Weakening gives a state (ELD-TRAIT-007, ELD-TRAIT-016, ELD-TRAIT-073). */
export const statesOfWounds: Sources['onWound'][number] = function* (turn, { hit }, { consequences }) {
  for (const { trait, state, rule, avoidedBy } of givers) {
    const table = tableOf(turn);
    const model = victimOf(table, hit);
    if (!traitOfHit(hit, trait) || !model) continue;
    if (immunityTo(table, model, { trait }) || immunityTo(table, model, { state })) continue;
    if (avoidedBy) {
      const facts = rollFacts({ model: model.id, attribute: avoidedBy, purpose: 'resist', about: trait });
      if ((yield* rollAttribute(turn, facts)).success) continue;
    }
    consequences.push(gains(hit, model, state, attackerOf(table, hit), rule));
  }
};

/**
 * A Wound with Poison makes the model Weakened: at level I until its next Strategic phase, at level II without an end, and Poisoned
 * besides.
 */
export const poison: Sources['onWound'][number] = (turn, { hit }, { consequences }) => {
  const level = levelOfHit(hit, 'poison');
  const table = tableOf(turn);
  const model = victimOf(table, hit);
  if (level === 0 || !model || immunityTo(table, model, { trait: 'poison' })) return;
  const by = attackerOf(table, hit);
  if (level === 1) consequences.push(gains(hit, model, 'weakened', by, 'ELD-TRAIT-047', 'own-strategic-phase'));
  else {
    consequences.push(gains(hit, model, 'weakened', by, 'ELD-TRAIT-048'));
    consequences.push(gains(hit, model, 'poisoned', by, 'ELD-TRAIT-048'));
  }
};

/** A Wound with Stun forces a Toughness roll: on a failure the model loses all Activation Points of the turn. */
export const stun: Sources['onWound'][number] = function* (turn, { hit }, { consequences }) {
  const table = tableOf(turn);
  const model = victimOf(table, hit);
  if (!traitOfHit(hit, 'stun') || !model || immunityTo(table, model, { trait: 'stun' })) return;
  const facts = rollFacts({ model: model.id, attribute: 'T', purpose: 'resist', about: 'stun' });
  if ((yield* rollAttribute(turn, facts)).success) return;
  const { points } = modelOf(turn.state, model.id);
  consequences.push({ cited: { rule: 'ELD-TRAIT-056', source: 'stun' }, model: model.id, points: -points });
};
