import type { Rule, Turn } from '@rulewright/core';
import { endEffects } from '../../effects/lasting.js';
import { isStanding, modelNamed } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import { takeOff } from '../../states/fallen.js';
import type { Eld, EldState, Model, ModelId, RemovalReason, Sources } from '../../vocabulary/index.js';
import { creaturesOf, familiarsOf } from './upkeep.js';

const ABILITY = 'dismiss';

/** Everything that a caster may send away: creatures by their names, Familiars by their Spells. */
const summonedBy = (state: EldState, { id }: Model): readonly string[] => [
  ...creaturesOf(state, id).map(one => one.id),
  ...familiarsOf(state, id).map(({ key }) => key),
];

/** Ends one thing that a caster has summoned. */
function* sendAway(turn: Turn<Eld>, caster: ModelId, what: string, why: RemovalReason, rule: RuleId): Rule {
  const creature = creaturesOf(turn.state, caster).find(({ id }) => id === what);
  if (creature) yield* takeOff(turn, creature.id, why, { by: null, model: null }, rule);
  endEffects(
    turn,
    familiarsOf(turn.state, caster).filter(({ key }) => key === what),
    rule,
  );
}

/** In its Strategic phase a caster may dismiss what it has summoned, which leaves the field at once (ELD-MANA-012). */
export const dismissal: Sources['strategicAbilities'][number] = {
  ability: ABILITY,
  entry: {
    candidates: ({ state }, player) =>
      state.models
        .filter(one => one.player === player && isStanding(one))
        .flatMap(one =>
          summonedBy(state, one).map(target => ({ do: 'ability', ability: ABILITY, model: one.id, target })),
        ),
    whyNot: ({ state }, player, { model: id, target = '' }) => {
      const model = modelNamed(state, id);
      const may = model?.player === player && isStanding(model) && summonedBy(state, model).includes(target);
      return may ? undefined : { code: 'not-summoned', rule: 'ELD-MANA-012', path: 'target' };
    },
    carryOut: (turn, _, { model, target = '' }) => sendAway(turn, model, target, 'dismissed', 'ELD-MANA-012'),
  },
};

/**
 * The models that a model has summoned leave with it when it becomes Incapacitated or Dead or leaves the field (ELD-MANA-013). In a sequence that is its last
 * stage but one, so what a creature declared is carried out before (ELD-MANA-014).
 */
export const fallsWithCaster: Sources['onFallen'][number] = function* (turn, id) {
  const model = modelNamed(turn.state, id);
  if (!model) return;
  for (const what of summonedBy(turn.state, model)) yield* sendAway(turn, id, what, 'caster-fell', 'ELD-MANA-013');
};
