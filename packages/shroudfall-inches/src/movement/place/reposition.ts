import { type Ability, defineAbility } from '@rulewright/core';
import { modelsOf, playerOf, unitOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { windows } from '../../timing/windows.js';
import { levelOf } from '../../unit-cards/passives/passives.js';
import type { Moment, Origin, Sfi, SfiState, UnitId } from '../../vocabulary/index.js';
import { whyNotShifted } from '../bans.js';
import { placeModels } from '../place.js';

const originOf = (state: SfiState, unit: UnitId): Origin => ({
  name: 'Reposition',
  rule: 'SFI-PASSIVE-036',
  source: unit,
  player: playerOf(state, unit),
});

/**
 * Reposition (X): at the end of the activation each model of the unit may be placed within X inches of itself. It is no move action,
 * so nothing checks coherency.
 */
export const reposition: Ability<Sfi> = defineAbility<Sfi, Moment>({
  id: 'reposition',
  rule: 'SFI-PASSIVE-036',
  window: windows['activation-end'],
  offers(turn, { of }) {
    const table = tableOf(turn);
    const unit = table.state.units.find(({ id }) => id === of);
    const [model] = unit ? modelsOf(table.state, unit.id) : [];
    if (!unit || !model || levelOf(table, unit, 'reposition').total === 0) return [];
    if (whyNotShifted(table, model.id, 'place', originOf(table.state, unit.id))) return [];
    return [{ by: unit.player, source: unit.id }];
  },
  *use(turn, _, { by, source: unit }) {
    const table = tableOf(turn);
    const within = levelOf(table, unitOf(table.state, unit), 'reposition').total;
    const models = modelsOf(table.state, unit).map(({ id }) => id);
    yield* placeModels(turn, { models, within, by, optional: true, origin: originOf(table.state, unit) });
  },
});
