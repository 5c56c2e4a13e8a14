import type { Turn } from '@rulewright/core';
import { dealDamageTogether, type Harm } from '../../../combat/damage/damage.js';
import { heal } from '../../../combat/damage/healing.js';
import { answersFor } from '../../../key-models/summoned/late.js';
import { afterAbilityDamage, type Hurt } from '../../../key-models/units/share-damage.js';
import { tableOf } from '../../../match/table.js';
import { beginLasting } from '../../../special-rules/conditions/lasting.js';
import type { Jhx, ModelId } from '../../../vocabulary/index.js';
import type { Line } from '../../common/contributions.js';
import { monsterSlayer } from '../../common/monster-slayer.js';
import { rollAmounts } from '../amount.js';
import { type Op, ruleOf, whom } from '../applying.js';
import { ending } from '../until.js';

/** What Monster Slayer adds to the damage of an Active Ability (JHX-ABILITY-034). */
const slaying = (turn: Turn<Jhx>, self: ModelId, target: ModelId): readonly Line[] => {
  const slayer = turn.state.models.find(({ id }) => id === self);
  return slayer ? monsterSlayer(tableOf(turn), slayer, target) : [];
};

/**
 * Damage of an ability, to several at once if it has several targets (JHX-DAMAGE-005, JHX-DAMAGE-006, JHX-DEATH-013),
 * some of which units may share if the ability is an Active one (JHX-UNIT-012).
 */
export const damage: Op<'damage'> = function* (turn, effect, applying) {
  const { self, ability, active, cause = 'ability' } = applying;
  const by = answersFor(turn, self);
  const { true: ignoresRES, piercing } = effect;
  const amounts = yield* rollAmounts(turn, effect.amount, applying, () => whom(turn, applying, effect.to));
  const harms = amounts.map(
    ([target, amount]): Harm => ({
      target,
      amount,
      cause,
      by,
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

/** Base health back, some or all of it (JHX-DAMAGE-009); of an Effigy direct damage (JHX-EFFIGY-020). */
export const healing: Op<'heal'> = function* (turn, { amount, to }, applying) {
  const healed = (): readonly ModelId[] => whom(turn, applying, to);
  const amounts =
    amount === 'all'
      ? healed().map(id => [id, Number.POSITIVE_INFINITY] as const)
      : yield* rollAmounts(turn, amount, applying, healed);
  for (const [id, rolled] of amounts) heal(turn, id, rolled, ruleOf(applying));
};

/** A pool of temporary health of its own (JHX-DAMAGE-013); of one name there is one (JHX-ORDER-007). */
export const temporaryHealth: Op<'temporaryHealth'> = function* (turn, { amount, until, to }, applying) {
  const { self: source, ability } = applying;
  const amounts = yield* rollAmounts(turn, amount, applying, () => whom(turn, applying, to));
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
