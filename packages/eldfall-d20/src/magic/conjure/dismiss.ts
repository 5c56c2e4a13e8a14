import type { Rule, Turn } from '@rulewright/core';
import { endEffects } from '../../effects/lasting.js';
import { once } from '../../match/limits.js';
import { isStanding, modelNamed } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import { takeOff } from '../../states/fallen.js';
import { familiarsOf } from '../../states/familiars.js';
import type { Eld, EldState, Model, ModelId, RemovalReason, Sources, Table } from '../../vocabulary/index.js';
import { creaturesOf } from './upkeep.js';

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

const ofPhase = /* @__PURE__ */ once('turn', ABILITY, 'ELD-MANA-012');

/** Everything that a caster may dismiss now: one thing in each phase, or by option any number (ELD-MANA-012). */
const dismissable = ({ state, options }: Table, caster: Model): readonly string[] => {
  const isDone = options.dismissals === 'one' && ofPhase.isUsed(state, caster.id);
  return isStanding(caster) && !isDone ? summonedBy(state, caster) : [];
};

/** In its Strategic phase a caster may dismiss one thing that it has summoned, which leaves the field at once. */
export const dismissal: Sources['strategicAbilities'][number] = {
  ability: ABILITY,
  entry: {
    candidates: (table, player) =>
      table.state.models
        .filter(one => one.player === player)
        .flatMap(one =>
          dismissable(table, one).map(target => ({ do: 'ability', ability: ABILITY, model: one.id, target })),
        ),
    whyNot: (table, player, { model: id, target = '' }) => {
      const model = modelNamed(table.state, id);
      const path = 'target';
      if (model?.player !== player || !isStanding(model) || !summonedBy(table.state, model).includes(target)) {
        return { code: 'not-summoned', rule: 'ELD-MANA-012', path };
      }
      return dismissable(table, model).includes(target) ? undefined : { code: 'used', rule: 'ELD-MANA-012', path };
    },
    carryOut: (turn, _, { model, target = '' }) => {
      ofPhase.use(turn, model);
      return sendAway(turn, model, target, 'dismissed', 'ELD-MANA-012');
    },
  },
};

/** Everything that a model has summoned leaves the field with it. */
export function* vanishWith(turn: Turn<Eld>, id: ModelId): Rule {
  const model = modelNamed(turn.state, id);
  if (!model) return;
  for (const what of summonedBy(turn.state, model)) yield* sendAway(turn, id, what, 'caster-fell', 'ELD-MANA-013');
}

/**
 * The models that a model has summoned leave with it when it becomes Incapacitated or Dead or is taken off the field.
 * In a sequence this happens in the stage before the last one, so that the declared actions of a creature come before
 * it (ELD-MANA-014).
 */
export const fallsWithCaster: Sources['onFallen'][number] = vanishWith;
