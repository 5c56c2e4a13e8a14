import { type Ability, defineAbility, type Rule, type Turn } from '@rulewright/core';
import { sufferByCondition } from '../harm/by-condition.js';
import { playerOf, suffers } from '../match/lookups.js';
import { windows } from '../timing/windows.js';
import type { Moment, Origin, Sfi, Unit } from '../vocabulary/index.js';

/** One arcane damage roll against the unit. The roll belongs to no player, and terrain does not protect from it (SFI-COND-005). */
export function* burn(turn: Turn<Sfi>, { id: source }: Unit): Rule {
  const origin: Origin = { name: 'burning', rule: 'SFI-CONDITION-001', source, player: null };
  const dice = turn.options['conditions.burning.damageDice'];
  yield* sufferByCondition(turn, source, { dice, type: 'arcane', roller: null, by: null, origin, fromWithin: true });
}

const burningUnit = ({ state }: Turn<Sfi>, { of }: Moment): Unit | undefined =>
  state.units.find(unit => unit.id === of && unit.where === 'on-table' && suffers(unit, 'burning'));

/**
 * Burning: at the end of its activation the unit suffers a damage roll. The window gathers its effects when it opens, so a unit
 * that begins to burn in this step does not suffer the roll before its next activation ends, but for an option (SFI-CONDITION-002).
 */
export const burning: Ability<Sfi> = defineAbility<Sfi, Moment>({
  id: 'burning',
  rule: 'SFI-CONDITION-001',
  window: windows['activation-end'],
  compulsory: true,
  offers(turn, moment) {
    const unit = burningUnit(turn, moment);
    return unit ? [{ by: playerOf(turn.state, unit.id), source: unit.id }] : [];
  },
  use(turn, moment) {
    const unit = burningUnit(turn, moment);
    return unit && burn(turn, unit);
  },
});
