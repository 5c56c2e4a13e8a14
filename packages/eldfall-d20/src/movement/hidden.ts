import type { Turn } from '@rulewright/core';
import { withinSpace } from '@rulewright/core/inches/height';
import { hitboxOf } from '../battlefield/hitbox.js';
import { hasState, isAlly, isStanding, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { bodyAt, firstInBody, firstWithin } from '../routes/meeting.js';
import { legLength } from '../routes/points.js';
import { surroundingsOf } from '../routes/surroundings.js';
import { reveal } from '../states/shrouded.js';
import type { Eld, Model, ModelId, Place, RoutePoint, Table } from '../vocabulary/index.js';

/** The Hidden enemies of a model, which no check of its routes may reveal (ELD-STATE-073). */
const hiddenFrom = ({ state }: Pick<Table, 'state'>, model: Model): readonly Model[] =>
  state.models.filter(one => isStanding(one) && hasState(one, 'hidden') && !isAlly(state, one, model));

/** The point of a route at which a model comes into Base Contact with a Hidden enemy for the first time. */
interface Meeting {
  readonly at: Place;
  readonly point: RoutePoint;
}

/**
 * The first contact of a route with a Hidden enemy; undefined for a route that touches none, and for a Flying model,
 * which passes above (ELD-STATE-038). A movement that passes `through` everything touches only the enemies at its end
 * (ELD-SKILL-021).
 */
export const meetsHidden = (
  table: Table,
  id: ModelId,
  route: readonly Place[],
  through: boolean,
): Meeting | undefined => {
  const model = modelOf(table.state, id);
  const all = hiddenFrom(table, model);
  const end = route.at(-1);
  if (all.length === 0 || !end || hasState(model, 'flying')) return undefined;
  const around = surroundingsOf(table, model);
  const isAtEnd = (one: Model): boolean => withinSpace(bodyAt(around, end), hitboxOf(table, one), around.tolerance);
  const enemies = through ? all.filter(isAtEnd) : all;
  for (const [i, to] of route.entries()) {
    const from = route[i - 1] ?? model.at;
    const touches = enemies.flatMap(enemy => {
      const body = hitboxOf(table, enemy);
      // A model that touches it already may move away, and not into it (ELD-MOVE-020).
      if (!withinSpace(bodyAt(around, from), body, around.tolerance)) {
        return firstWithin(around, from, to, body, around.tolerance) ?? [];
      }
      return firstInBody(around, from, to, body) ? from : [];
    });
    const [first] = touches.toSorted((a, b) => legLength(from, a) - legLength(from, b));
    if (first) return { at: first, point: { leg: i + 1, along: legLength(from, first) } };
  }
  return undefined;
};

/** The part of a route up to the contact with a Hidden enemy, which ends it like every contact with an enemy (ELD-MOVE-020). */
export const upToHidden = (table: Table, id: ModelId, route: readonly Place[], through: boolean): readonly Place[] => {
  const met = meetsHidden(table, id, route, through);
  return met ? [...route.slice(0, met.point.leg - 1), met.at] : route;
};

/** Shows the Hidden enemies that a model touches where it stands now. */
export const revealTouched = (turn: Turn<Eld>, id: ModelId): void => {
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  if (!isStanding(model)) return;
  const around = surroundingsOf(table, model);
  for (const enemy of hiddenFrom(table, model)) {
    if (firstWithin(around, model.at, model.at, hitboxOf(table, enemy), around.tolerance)) {
      reveal(turn, enemy.id, 'ELD-STATE-073');
    }
  }
};
