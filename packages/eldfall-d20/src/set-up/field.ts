import { decide, type Rule, type Turn } from '@rulewright/core';
import { inches, polygon } from '@rulewright/core/inches';
import { tableOf } from '../match/table.js';
import type { Eld, SceneryPiece } from '../vocabulary/index.js';
import type { SceneryCard } from '../vocabulary/pack.js';

/** A piece of scenery of a field as it lies on the table. */
const pieceOf = ({ id, parts, kind = 'solid', cover }: SceneryCard): SceneryPiece => ({
  id,
  kind,
  cover: cover ?? null,
  placedBy: null,
  parts: parts.map(({ outline, base = 0, top }) => ({
    outline: polygon(outline.map(([x, y]) => ({ x: inches(x), y: inches(y) }))),
    base: inches(base),
    top: top === null ? null : inches(top),
  })),
});

/** Terrain is free: the first seat names one of the pack's fields of the agreed size, or none, for all players. */
export function* layField(turn: Turn<Eld>): Rule {
  const { pack, options } = tableOf(turn);
  const { width, depth } = options.tableSize;
  const fields = Object.keys(pack.fields).filter(id => {
    const field = pack.fields[id];
    return field?.width === width && field.depth === depth;
  });
  const [by] = turn.state.players;
  if (fields.length === 0 || by === undefined) return;
  const field = yield* decide(turn, { by, kind: 'card', rule: 'ELD-SETUP-003', options: [...fields, 'none'] });
  const scenery = pack.fields[field]?.scenery ?? [];
  if (scenery.length > 0) turn.emit({ type: 'SceneryPlaced', pieces: scenery.map(pieceOf) }, 'ELD-SETUP-003');
}
