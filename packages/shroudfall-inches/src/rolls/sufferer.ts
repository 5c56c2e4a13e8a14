import { thingOf } from '../battlefield/things.js';
import { modelNamed, unitOf } from '../match/lookups.js';
import { countsIn } from '../unit-cards/effects/against.js';
import { contributionOf, inForce, inForceOnPrey } from '../unit-cards/effects/in-force.js';
import { afterStacking } from '../unit-cards/effects/stacking.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import type { ModelId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { modifierOf } from './contributions.js';
import type { Sufferer } from './damage.js';
import { situationOf, situationOfPrey } from './situation.js';
import type { Compared } from './target-numbers.js';

const hides = ['tough-hide', 'unbreakable-hide'] as const;

/**
 * A model or PREY that suffers damage, with everything that changes the damage (SFI-DAMAGE-005).
 *
 * @param by the attack or the roll; null for set damage and for damage from within
 */
export const suffererOf = (table: Table, target: ModelId, by: Compared | null = null): Sufferer => {
  const model = modelNamed(table.state, target);
  const unit = model && unitOf(table.state, model.unit);
  const attack = by?.shape && by.type;
  const now =
    model && by
      ? situationOf(table, model, by.attacker, attack)
      : situationOfPrey(target, by?.attacker ?? null, attack);
  const all = unit ? inForce(table, unit, model) : inForceOnPrey(table, thingOf(table, target));
  const changes = all.flatMap(one => {
    const { change, attackOn } = one;
    return change.op === 'modify' && change.what === 'suffered' && countsIn(table, change, now, attackOn)
      ? [contributionOf(one, change)]
      : [];
  });
  return {
    target,
    player: unit?.player ?? null,
    hides: model ? hides.filter(hide => hasPassive(table, model, hide)) : [],
    changes: afterStacking(changes, 'less', table.options).map(modifierOf),
  };
};
