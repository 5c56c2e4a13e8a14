import type { Rule, Turn } from '@rulewright/core';
import { resolveDamage } from '../../attacks/damage.js';
import { tableOf } from '../../match/table.js';
import type { Eld, Resolution } from '../../vocabulary/index.js';

/** Stage 6: Damage rolls, prevention and extra Wounds; then abilities such as Finishing Strike, whose Hits are resolved in the same way. */
export function* rollAllDamage(turn: Turn<Eld>, resolution: Resolution): Rule {
  const { afterDamage, allWounds } = tableOf(turn).sources;
  yield* resolveDamage(turn, resolution);
  for (const source of afterDamage) yield* source(turn, resolution);
  yield* resolveDamage(turn, resolution);
  for (const source of allWounds) source(turn, resolution);
}
