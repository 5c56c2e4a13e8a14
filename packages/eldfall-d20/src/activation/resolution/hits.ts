import type { Rule, Turn } from '@rulewright/core';
import { fixHits } from '../../attacks/hits.js';
import { tableOf } from '../../match/table.js';
import type { Eld, Resolution } from '../../vocabulary/index.js';

/** Stage 5: Hits are fixed, and abilities such as Chain Attack follow on them. */
export function* fixAllHits(turn: Turn<Eld>, resolution: Resolution): Rule {
  yield* fixHits(turn, resolution, [...resolution.attacks]);
  for (const source of tableOf(turn).sources.afterHits) {
    const going = source(turn, resolution);
    if (going) yield* going;
  }
}
