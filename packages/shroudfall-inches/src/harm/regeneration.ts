import { type Ability, defineAbility, type Turn } from '@rulewright/core';
import { suffers, unitOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { windows } from '../timing/windows.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import type { Model, Moment, Sfi } from '../vocabulary/index.js';
import { removeDamage } from './heal.js';

/** The survivor of a damage roll that may regenerate; a burning unit may not (SFI-PASSIVE-032). */
const regenerating = (turn: Turn<Sfi>, { of, harm }: Moment): Model | undefined => {
  const model = turn.state.models.find(({ id }) => id === of);
  if (!model || harm !== 'rolled') return undefined;
  const unit = unitOf(turn.state, model.unit);
  return hasPassive(tableOf(turn), model, 'regeneration') && !suffers(unit, 'burning') ? model : undefined;
};

/** Regeneration: after the damage of a damage roll is marked, the model may get a hit point back. */
export const regeneration: Ability<Sfi> = defineAbility<Sfi, Moment>({
  id: 'regeneration',
  rule: 'SFI-PASSIVE-031',
  window: windows['damage-marked'],
  offers(turn, moment) {
    const model = regenerating(turn, moment);
    return model ? [{ by: unitOf(turn.state, model.unit).player, source: model.id }] : [];
  },
  use(turn, _, { source }) {
    const { value, rule } = tableOf(turn).numbers.passives.regeneration;
    removeDamage(turn, source, value, rule);
  },
});
