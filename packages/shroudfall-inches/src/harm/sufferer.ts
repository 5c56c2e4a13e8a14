import { unitOf } from '../match/lookups.js';
import type { Modifier } from '../rolls/contributions.js';
import type { Sufferer } from '../rolls/damage.js';
import { countsIn } from '../unit-cards/effects/against.js';
import { inForce } from '../unit-cards/effects/in-force.js';
import { stacked } from '../unit-cards/effects/stacking.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import type { ModelId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

const hides = ['tough-hide', 'unbreakable-hide'] as const;

/** A model or PREY that suffers damage outside an attack, with everything that changes the damage (SFI-DAMAGE-005). */
export const suffererOf = (table: Table, target: ModelId): Sufferer => {
  const model = table.state.models.find(({ id }) => id === target);
  if (!model) return { target, player: null, hides: [], changes: [] };
  const unit = unitOf(table.state, model.unit);
  const changes = inForce(table, unit, model).flatMap(({ change, name, source, rule }) =>
    change.op === 'modify' && change.what === 'suffered' && countsIn(table, change, {})
      ? [{ name, source, rule, by: change.by, stacks: change.stacks === true }]
      : [],
  );
  return {
    target,
    player: unit.player,
    hides: hides.filter(hide => hasPassive(table, unit, hide)),
    changes: stacked(changes, 'less').map(
      ({ by, name, rule, rejected }): Modifier => ({
        amount: by,
        rule,
        source: name,
        ...(rejected === undefined ? {} : { rejected }),
      }),
    ),
  };
};
