import type { Refusal } from '@rulewright/core';
import { canAfford, payCounters } from '../../abilities/effects/cost.js';
import { targetsOf } from '../../abilities/effects/targets.js';
import { bearersOf, isSpent, spendArtefact } from '../../beside-table/artefacts/holding.js';
import { abilitiesOf } from '../../hero-cards/reading/cards.js';
import type { OwnAbility } from '../../hero-cards/reading/given.js';
import { callRefusal } from '../../key-models/summoned/summon.js';
import { type ActionKind, actionKind, type ChoiceOf } from '../../match/action-kind.js';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { applyEffects } from '../../special-rules/effects/apply.js';
import { limitAllows, useUp } from '../../special-rules/timing/limits.js';
import type { ActiveAbility } from '../../vocabulary/ability.js';
import type { Model, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

type Choice = ChoiceOf<'ability'>;
type Own = OwnAbility<ActiveAbility>;

const isActive = (own: OwnAbility): own is Own => own.ability.kind === 'active';

const activeOf = (table: Table, model: Model): readonly Own[] => abilitiesOf(table, model).filter(isActive);

const keyOf = (model: ModelId, ability: string): string => `ability ${model} ${ability}`;

/**
 * The reason why an Active Ability cannot be used now, whatever its target: `already-used` in this activation,
 * `used-up` by its own limit, `spent` with its one-use Artefact, `too-few-counters`, `in-play` or `no-room` where it
 * only summons (JHX-ABILITY-082, JHX-SUMMON-001).
 */
const useRefusal = (table: Table, model: Model, { ability, artefact }: Own): Refusal | undefined => {
  const { state } = table;
  const key = keyOf(model.id, ability.id);
  const detail = { ability: ability.id };
  if (state.activation?.used.includes(key)) return { code: 'already-used', rule: 'JHX-ATTR-012', detail };
  const isWithinLimit = bearersOf(table, model, ability.id, artefact).every(bearer =>
    limitAllows(state, ability.limit, model.id, keyOf(bearer, ability.id)),
  );
  if (!isWithinLimit) return { code: 'used-up', rule: 'JHX-ATTR-011', detail };
  if (artefact !== undefined && model.player !== null && isSpent(table, model.player, artefact)) {
    return { code: 'spent', rule: 'JHX-ARTEFACT-010', detail: { ...detail, artefact } };
  }
  const { counters } = ability.cost;
  return counters && !canAfford(table, model.id, { counters })
    ? { code: 'too-few-counters', rule: 'JHX-ATTR-011', detail }
    : callRefusal(table, model.id, ability.effects);
};

/**
 * The uses of an ability, one for each model that may be its target; one without a target where the ability has none or
 * hits all there are.
 */
const usesOf = (table: Table, { id: model }: Model, { ability: { id: ability, target } }: Own): readonly Choice[] => {
  const plain: Choice = { do: 'ability', model, ability };
  if (!target) return [plain];
  const targets = targetsOf(table, model, target);
  if (target.every) return targets.length > 0 ? [plain] : [];
  return targets.map(one => ({ ...plain, target: one }));
};

const find = (table: Table, { model, ability }: Choice): Own | undefined =>
  activeOf(table, modelOf(table.state, model)).find(own => own.ability.id === ability);

/** An Active Ability of the card, a level, an Artefact or a gift, in the own activation only (JHX-GEN-004). */
export const abilityAction: ActionKind = actionKind<'ability'>({
  do: 'ability',
  rule: 'JHX-ATTR-011',
  options: (table, model) =>
    activeOf(table, model)
      .filter(own => !useRefusal(table, model, own))
      .flatMap(own => usesOf(table, model, own)),
  cost(table, choice) {
    const { ap = 0, fate = 0 } = find(table, choice)?.ability.cost ?? {};
    return { ap, fate };
  },
  *run(turn, choice) {
    const table = tableOf(turn);
    const { model, target } = choice;
    const own = find(table, choice);
    const { player } = modelOf(turn.state, model);
    if (!own) return;
    const { ability, artefact } = own;
    const key = keyOf(model, ability.id);
    const on = target === undefined ? {} : { target };
    turn.emit({ type: 'AbilityUsed', model, ability: ability.id, ...on }, 'JHX-ATTR-011');
    turn.emit({ type: 'Used', key, per: 'activation' }, 'JHX-ATTR-012');
    if (ability.limit !== 'once-per-activation') useUp(turn, ability.limit, key, 'JHX-ATTR-011');
    payCounters(turn, model, ability.cost, 'JHX-ATTR-011');
    if (artefact !== undefined && player !== null) spendArtefact(turn, table, player, artefact);
    const targets = ability.target?.every ? { targets: targetsOf(table, model, ability.target) } : on;
    yield* applyEffects(turn, ability.effects, {
      self: model,
      ability,
      ...targets,
      active: true,
      rule: 'JHX-ATTR-011',
    });
  },
  refusal(table, choice) {
    const own = find(table, choice);
    const detail = { ability: choice.ability };
    if (!own) return { code: 'no-such-ability', rule: 'JHX-ATTR-013', detail };
    return (
      useRefusal(table, modelOf(table.state, choice.model), own) ?? {
        code: 'no-such-target',
        rule: 'JHX-DEF-004',
        detail: { ...detail, target: choice.target ?? null },
      }
    );
  },
});
