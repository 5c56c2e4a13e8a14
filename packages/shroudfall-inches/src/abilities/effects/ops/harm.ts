import { removeDamage } from '../../../harm/heal.js';
import { sufferDamageRoll, sufferSetDamage } from '../../../harm/suffer.js';
import { modelsOf } from '../../../match/lookups.js';
import type { Op } from '../../../vocabulary/effect-op.js';
import type { Cause, ModelId, SfiState } from '../../../vocabulary/index.js';
import { modelsMeant } from '../whom.js';

/** Set damage for each of the models (SFI-DAMAGE-008). */
export const damage: Op<'damage'> = (turn, { amount, to }, cause) =>
  sufferSetDamage(turn, modelsMeant(turn, cause, to), amount, cause);

/** The model that makes a roll for an ability: the one that uses it, or the first of its unit. */
const rollerOf = ({ unit, model }: Cause, state: SfiState): ModelId | null => {
  if (unit === null) return null;
  const own = modelsOf(state, unit);
  return (own.find(({ id }) => id === model) ?? own[0])?.id ?? null;
};

/**
 * A damage roll against each of the models (SFI-DAMAGE-007). The player of an ability can infuse the rolls that the ability makes at
 * this moment; nobody can infuse those of manifestations, terrain and scenarios (SFI-INFUSE-008).
 */
export const damageRoll: Op<'damageRoll'> = (turn, { dice, type = 'arcane', to }, cause) =>
  sufferDamageRoll(turn, {
    models: modelsMeant(turn, cause, to),
    dice,
    type,
    roller: rollerOf(cause, turn.state),
    by: cause.player,
    origin: cause,
  });

/** Points of damage leave each of the models (SFI-DAMAGE-011). */
export const heal: Op<'heal'> = (turn, { amount, to }, cause) => {
  const { models } = turn.state;
  for (const id of modelsMeant(turn, cause, to)) {
    if (models.some(model => model.id === id)) removeDamage(turn, id, amount, cause.rule);
  }
};
