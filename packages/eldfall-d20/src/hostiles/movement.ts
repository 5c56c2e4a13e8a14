import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import type { Limit } from '@rulewright/core/uses';
import { arbiterOf } from '../match/decider.js';
import { once } from '../match/limits.js';
import { hasState, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { affordable, type Seeker, seekerOf } from '../movement/find.js';
import { judgeMovement } from '../movement/judge.js';
import { routesTo } from '../movement/route-to-model.js';
import { skillLevel } from '../profiles/abilities.js';
import { cardOf } from '../profiles/behaviour.js';
import { samePlace } from '../routes/points.js';
import { directionTo, endOf } from '../routes/wishes.js';
import type { HostileMovement } from '../vocabulary/hostile.js';
import type { DeclaredMovement, Direction, Eld, Model, ModelId, Place, Table } from '../vocabulary/index.js';
import type { SkillId } from '../vocabulary/words.js';
import { type Found, firstLine } from './lines.js';
import { pickTarget } from './priority.js';
import { runOver } from './run-over.js';

/** Hostiles whose line says that they skip the Action step of this sequence. */
export const skipsAction: Limit<Eld> = /* @__PURE__ */ once('sequence', 'hostile-skips-action', 'ELD-HOSTILE-029');

/** The line of the Movement step that a Hostile carries out; undefined without any. */
export const movementLine = (table: Table, id: ModelId): Found<HostileMovement> | undefined =>
  firstLine(table, id, cardOf(table, modelOf(table.state, id))?.movement ?? []);

type Base = Seeker['base'];

/** The declarations of a kind of movement: a Crouched Hostile stands up with it, at its beginning if it may (ELD-HOSTILE-022). */
const basesOf = (model: Model, kind: DeclaredMovement['kind'], skills: readonly SkillId[]): readonly Base[] => {
  const plain: Base = { kind, skills };
  if (!hasState(model, 'crouched')) return [plain];
  const up = { state: 'crouched', to: false } as const;
  return [{ ...plain, stance: { ...up, when: 'before' } }, { ...plain, stance: { ...up, when: 'after' } }, plain];
};

/** The routes of a line towards its target, which are equally short; none for a line that stays where it is. */
const routesOf = (seeker: Seeker, does: HostileMovement, target: Model): readonly (readonly Place[])[] => {
  const { tolerance } = seeker.wanted.around;
  switch (does.do) {
    case 'walk-into-contact':
      return routesTo(seeker, target, tolerance);
    case 'walk-towards':
      return routesTo(seeker, target, does.stopAt === undefined ? tolerance : inches(does.stopAt));
    case 'run-over':
      return [runOver(seeker, target)];
    case 'turn-round':
    case 'idle':
      return [];
  }
};

/** The facing at the end: turned round for a Hostile whose line turns it, and towards its target for one that moves. */
const facingOf = ({ facing }: Model, does: HostileMovement, target: Model | undefined, end: Place): Direction => {
  if (does.do === 'turn-round') return { x: 0 - facing.x, y: 0 - facing.y };
  return does.do === 'idle' ? facing : directionTo(end, target?.at, facing);
};

/** The movement of a Hostile that stays at its place. */
const staying = ({ facing }: Model): DeclaredMovement => ({ kind: 'idle', route: [], facing, skills: [] });

/**
 * The movements of a line in groups of equal worth, the best first; a later group is used if the rules forbid all
 * movements of the groups before it (ELD-HOSTILE-014).
 */
function* movementsOf(
  table: Table,
  model: Model,
  { line: { does, skills = [] } }: Found<HostileMovement>,
  target: Model | undefined,
): Generator<readonly DeclaredMovement[]> {
  const own = skills.filter(skill => skillLevel(table, model, skill) > 0);
  const kind = does.do === 'run-over' ? 'run' : 'walk';
  const along = (base: Base, route: readonly Place[]): DeclaredMovement => {
    return { ...base, route, facing: facingOf(model, does, target, endOf(model.at, route)) };
  };
  if (target && does.do !== 'turn-round' && does.do !== 'idle') {
    for (const base of basesOf(model, kind, own)) {
      const seeker = seekerOf(table, model.id, base);
      const routes = routesOf(seeker, does, target).map(route => affordable(seeker, route));
      yield routes.filter(route => route.length > 0).map(route => along(base, route));
    }
  }
  for (const base of basesOf(model, 'idle', own)) yield [along(base, [])];
  // An Immobilized Hostile does not turn either (ELD-STATE-051).
  yield [{ ...staying(model), skills: own }];
}

/** The one of equally short movements that the 1st Player picks, by the first point at which they differ (ELD-HOSTILE-010). */
function* pickRoute(
  turn: Turn<Eld>,
  id: ModelId,
  movements: readonly DeclaredMovement[],
): Rule<DeclaredMovement | undefined> {
  let left = movements;
  for (let i = 0; left.length > 1; i++) {
    const pointOf = ({ route }: DeclaredMovement): Place | undefined => route[i] ?? route.at(-1);
    const points = left.flatMap(one => pointOf(one) ?? []);
    const options = points.filter((one, at) => points.findIndex(other => samePlace(one, other)) === at);
    if (left.every(({ route }) => i >= route.length)) break;
    const by = arbiterOf(tableOf(turn));
    const rule = 'ELD-HOSTILE-020';
    const via = yield* decideUnlessForced(turn, { by, kind: 'place', rule, options, about: { model: id, why: 'way' } });
    left = left.filter(one => samePlace(pointOf(one) ?? via, via));
  }
  return left[0];
}

/**
 * The movement that the card of the activated Hostile demands (ELD-HOSTILE-012); Idle where it cannot move or no line
 * of the card applies (ELD-HOSTILE-014).
 */
export function* hostileMovement(turn: Turn<Eld>, id: ModelId): Rule<DeclaredMovement> {
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  const found = turn.derive(() => movementLine(table, id));
  const { line, targets } = found ?? { line: { when: [], does: { do: 'idle' } }, targets: [] };
  const moves = line.does.do !== 'turn-round' && line.does.do !== 'idle';
  const priority = cardOf(table, model)?.target ?? 'nearest';
  const target = moves ? yield* pickTarget(turn, id, targets, priority) : undefined;
  const movements = turn.derive(() => {
    for (const all of movementsOf(table, model, { line, targets }, target)) {
      const legal = all.filter(one => !judgeMovement(table, model, one).refusal);
      if (legal.length > 0) return legal;
    }
    return [];
  });
  const movement = (yield* pickRoute(turn, id, movements)) ?? staying(model);
  // A Hostile that cannot run does not skip its action: an Immobilized one tries to get free (ELD-HOSTILE-014, ELD-HOSTILE-023).
  if (line.does.do === 'run-over' && line.does.skipAction && movement.kind === 'run') skipsAction.use(turn, id);
  return movement;
}
