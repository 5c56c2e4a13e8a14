import type { Rule, Turn } from '@rulewright/core';
import { compareGap, type Disc, type Point, samePoint, stadium } from '@rulewright/core/inches';
import { thingNamed, thingOf } from '../battlefield/things.js';
import { tableOf } from '../match/table.js';
import { applyReaches } from '../reaches/reaches.js';
import type { RuleId } from '../rulebook/index.js';
import type { ModelId, Sfi } from '../vocabulary/index.js';

/** True while a model or a scenario element is on the table. */
export const isOnTable = (turn: Turn<Sfi>, id: ModelId): boolean => thingNamed(tableOf(turn), id) !== undefined;

/** The path of a push: the ground that the base covers on its straight line (SFI-PUSH-001). */
const pathOf = ({ at, radius }: Disc, to: Point) => stadium(at, to, radius);

/**
 * Places or pushes a model or a scenario element, with all effects of its new place. It is no move: no window of moves opens
 * (SFI-PLACE-005, SFI-PUSH-011).
 */
export function* shift(turn: Turn<Sfi>, id: ModelId, to: Point, how: 'place' | 'push', rule: RuleId): Rule {
  const { kind, base } = thingOf(tableOf(turn), id);
  const from = base.at;
  if (kind === 'element') turn.emit({ type: 'ElementMoved', element: id, from, to }, rule);
  else turn.emit({ type: 'ModelShifted', model: id, from, to, how }, rule);
  if (how === 'place' || samePoint(from, to)) return yield* applyReaches(turn, { model: id, before: base, how });
  const path = pathOf(base, to);
  const comparePath = (outline: Parameters<typeof compareGap>[0], length: number) => compareGap(path, outline, length);
  yield* applyReaches(turn, { model: id, before: base, how, comparePath });
}
