import type { Turn } from '@rulewright/core';
import type { Line } from '../../../combat/contributions/line.js';
import { monsterSlayer } from '../../../combat/contributions/monster-slayer.js';
import { dealDamageTogether, type Harm } from '../../../combat/damage/damage.js';
import { heal } from '../../../combat/damage/healing.js';
import { afterAbilityDamage, type Hurt } from '../../../key-models/units/share-damage.js';
import { answersFor } from '../../../match/masters.js';
import { tableOf } from '../../../match/table.js';
import { beginLasting } from '../../../special-rules/conditions/lasting.js';
import type { Op } from '../../../vocabulary/applying.js';
import type { Jhx, ModelId } from '../../../vocabulary/index.js';
import { rollAmounts } from '../amount.js';
import { affectedModels, ruleOf } from '../applying.js';
import { ending } from '../until.js';

/** The damage that Monster Slayer adds to an Active Ability (JHX-ABILITY-034). */
const slaying = (turn: Turn<Jhx>, self: ModelId, target: ModelId): readonly Line[] => {
  const slayer = turn.state.models.find(({ id }) => id === self);
  return slayer ? monsterSlayer(tableOf(turn), slayer, target) : [];
};

/**
 * Damage of an ability, to all its targets at once (JHX-DAMAGE-005, JHX-DAMAGE-006, JHX-DEATH-013). Units may share the
 * damage of an Active Ability (JHX-UNIT-012).
 */
export const damage: Op<'damage'> = function* (turn, effect, applying) {
  const { self, ability, active, cause = 'ability' } = applying;
  const by = answersFor(turn, self);
  const { true: ignoresRES, piercing } = effect;
  const amounts = yield* rollAmounts(turn, effect.amount, applying, () => affectedModels(turn, applying, effect.to));
  const harms = amounts.map(
    ([target, amount]): Harm => ({
      target,
      amount,
      cause,
      by: self,
      source: ability.name,
      bonus: active ? slaying(turn, self, target) : [],
      ...(ignoresRES ? { true: true } : {}),
      ...(piercing === undefined ? {} : { piercing }),
    }),
  );
  const taken = yield* dealDamageTogether(turn, harms);
  const hurts = harms.map(({ target: of }, at): Hurt => ({ of, by, dealt: taken[at] ?? 0 }));
  if (active) yield* afterAbilityDamage(turn, hurts);
};

/** Restores some or all of the base health (JHX-DAMAGE-009); an Effigy regains direct damage (JHX-EFFIGY-020). */
export const healing: Op<'heal'> = function* (turn, { amount, to }, applying) {
  const healed = (): readonly ModelId[] => affectedModels(turn, applying, to);
  const amounts =
    amount === 'all'
      ? healed().map(id => [id, Number.POSITIVE_INFINITY] as const)
      : yield* rollAmounts(turn, amount, applying, healed);
  for (const [id, rolled] of amounts) heal(turn, id, rolled, ruleOf(applying));
};

/** A pool of temporary health. A model has one pool of a name (JHX-ORDER-007). */
export const temporaryHealth: Op<'temporaryHealth'> = function* (turn, { amount, until, to }, applying) {
  const { self: source, ability } = applying;
  const amounts = yield* rollAmounts(turn, amount, applying, () => affectedModels(turn, applying, to));
  for (const [target, left] of amounts) {
    const key = `temporary-health:${ability.name}`;
    const data = { kind: 'temporary-health', left } as const;
    beginLasting(
      turn,
      { key, source, target, data, ...ending(turn.state, until, { source, target }) },
      'JHX-DAMAGE-013',
    );
  }
};
