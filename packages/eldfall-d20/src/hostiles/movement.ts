import type { Rule, Turn } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import type { Limit } from '@rulewright/core/uses';
import { once } from '../match/limits.js';
import { hasState, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { type Seeker, seekerOf } from '../movement/find.js';
import { judgeMovement } from '../movement/judge.js';
import { routeTo } from '../movement/way-to-model.js';
import { skillLevel } from '../profiles/abilities.js';
import { cardOf } from '../profiles/behaviour.js';
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

/** The route of a line towards its target; empty for a line that stays where it is. */
const routeOf = (seeker: Seeker, does: HostileMovement, target: Model): readonly Place[] => {
  const { tolerance } = seeker.wanted.around;
  switch (does.do) {
    case 'walk-into-contact':
      return routeTo(seeker, target, tolerance);
    case 'walk-towards':
      return routeTo(seeker, target, does.stopAt === undefined ? tolerance : inches(does.stopAt));
    case 'run-over':
      return runOver(seeker, target);
    case 'turn-round':
    case 'idle':
      return [];
  }
};

/** The facing at the end: round for a Hostile that turns, and towards its target for one that moves. */
const facingOf = ({ facing }: Model, does: HostileMovement, target: Model | undefined, end: Place): Direction => {
  if (does.do === 'turn-round') return { x: 0 - facing.x, y: 0 - facing.y };
  return does.do === 'idle' ? facing : directionTo(end, target?.at, facing);
};

/** The movements of a line, the best first: later ones are for what the rules forbid the Hostile (ELD-HOSTILE-014). */
function* movementsOf(
  table: Table,
  model: Model,
  { line: { does, skills = [] } }: Found<HostileMovement>,
  target: Model | undefined,
): Generator<DeclaredMovement> {
  const own = skills.filter(skill => skillLevel(table, model, skill) > 0);
  const kind = does.do === 'run-over' ? 'run' : 'walk';
  if (target && does.do !== 'turn-round' && does.do !== 'idle') {
    for (const base of basesOf(model, kind, own)) {
      const seeker = seekerOf(table, model.id, base);
      const route = routeOf(seeker, does, target);
      if (route.length > 0) yield { ...base, route, facing: facingOf(model, does, target, endOf(model.at, route)) };
    }
  }
  for (const base of basesOf(model, 'idle', own)) {
    yield { ...base, route: [], facing: facingOf(model, does, target, model.at) };
  }
}

/** The movement of a Hostile that stays as it is. */
const staying = ({ facing }: Model): DeclaredMovement => ({ kind: 'idle', route: [], facing, skills: [] });

/**
 * The movement that the card of the activated Hostile tells (ELD-HOSTILE-012); Idle where it cannot move or no line is for it
 * (ELD-HOSTILE-014).
 */
export function* hostileMovement(turn: Turn<Eld>, id: ModelId): Rule<DeclaredMovement> {
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  const found = turn.derive(() => movementLine(table, id));
  const { line, targets } = found ?? { line: { when: [], does: { do: 'idle' } }, targets: [] };
  const moves = line.does.do !== 'turn-round' && line.does.do !== 'idle';
  const priority = cardOf(table, model)?.target ?? 'nearest';
  const target = moves ? yield* pickTarget(turn, id, targets, priority) : undefined;
  if (line.does.do === 'run-over' && line.does.skipAction) skipsAction.use(turn, id);
  return turn.derive(() => {
    for (const one of movementsOf(table, model, { line, targets }, target)) {
      if (!judgeMovement(table, model, one).refusal) return one;
    }
    return staying(model);
  });
}
