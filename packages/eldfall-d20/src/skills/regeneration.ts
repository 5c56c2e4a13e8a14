import type { Turn } from '@rulewright/core';
import { effectOps } from '../effects/carry-out.js';
import { once } from '../match/limits.js';
import { hasState, modelNamed, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { skillLevel } from '../profiles/abilities.js';
import { usesAlways } from '../profiles/behaviour.js';
import { currentOf } from '../profiles/current.js';
import { removeState } from '../states/gain.js';
import type { Eld, Model, ModelId, Sources, Table } from '../vocabulary/index.js';
import type { StateId } from '../vocabulary/words.js';

const ABILITY = 'regeneration';
const ofTurn = /* @__PURE__ */ once('turn', ABILITY, 'ELD-SKILL-038');
const healed: readonly StateId[] = ['bleeding', 'weakened', 'crippled'];

/** True for a model that would benefit from Regeneration: it has lost HP, or has one of three states. */
const needs = (table: Table, model: Model): boolean =>
  hasState(model, ...healed) || model.hp < currentOf(table, model, 'HP');

/** Heals a model by its Skill, once per turn. */
const regenerate = (turn: Turn<Eld>, id: ModelId): void => {
  ofTurn.use(turn, id);
  const { value, rule } = tableOf(turn).numbers.skills.regeneration;
  turn.emit({ type: 'AbilityUsed', model: id, ability: ABILITY, target: null }, 'ELD-SKILL-038');
  effectOps.heal(turn, { op: 'heal', amount: value }, { on: id, by: id, element: null, rule, source: ABILITY });
  for (const state of healed) if (hasState(modelOf(turn.state, id), state)) removeState(turn, id, state, rule);
};

/** Hostiles with this rule on their card regenerate whenever they have lost HP or have a state that regeneration removes. */
export const hostilesRegenerate = (turn: Turn<Eld>): void => {
  for (const { id } of turn.state.models) {
    const table = tableOf(turn);
    const model = modelOf(turn.state, id);
    if (!usesAlways(table, model, ABILITY) || skillLevel(table, model, ABILITY) === 0) continue;
    if (model.where === 'field' && !hasState(model, 'dead') && needs(table, model)) regenerate(turn, id);
  }
};

/** In its Strategic phase a model may regain 1 HP and lose Bleeding, Weakened and Crippled. */
export const regeneration: Sources['strategicAbilities'][number] = {
  ability: ABILITY,
  entry: {
    candidates: (table, player) =>
      table.state.models
        .filter(one => one.player === player && one.where === 'field' && skillLevel(table, one, ABILITY) > 0)
        .map(({ id }) => ({ do: 'ability', ability: ABILITY, model: id })),
    whyNot: (table, player, { model: id }) => {
      const model = modelNamed(table.state, id);
      const rule = 'ELD-SKILL-038';
      if (!model || model.player !== player || model.where !== 'field' || skillLevel(table, model, ABILITY) === 0) {
        return { code: 'no-such-skill', rule, path: 'model' };
      }
      if (hasState(model, 'dead') || ofTurn.isUsed(table.state, id)) return { code: 'used', rule, path: 'model' };
      return needs(table, model) ? undefined : { code: 'no-need', rule, path: 'model' };
    },
    carryOut: (turn, _, { model }) => regenerate(turn, model),
  },
};
