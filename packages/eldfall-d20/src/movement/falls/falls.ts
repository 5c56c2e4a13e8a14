import type { Rule, Turn } from '@rulewright/core';
import { effectsOfAttack } from '../../effects/of-means.js';
import { hasState, isOnField, modelOf, modelsOnField, thingNamed } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { immunityTo } from '../../profiles/immunity.js';
import { freeSpot } from '../../routes/free-spot.js';
import { restAt } from '../../routes/ground.js';
import { bodyAt } from '../../routes/meeting.js';
import { surroundingsOf } from '../../routes/surroundings.js';
import { isOnWall } from '../../routes/walls.js';
import { makeDead } from '../../states/fallen.js';
import type {
  Deed,
  Eld,
  Fall,
  Model,
  ModelId,
  ModelState,
  Resolution,
  Sources,
  Table,
} from '../../vocabulary/index.js';
import { moveModel } from '../move-model.js';
import { rollFall } from './damage.js';

/** Drops a model straight down onto the surface below; if it would land on another model, it is placed beside that one. */
const dropDown = (turn: Turn<Eld>, id: ModelId, by: ModelId | null = null): Fall | undefined => {
  const model = modelOf(turn.state, id);
  const around = surroundingsOf(tableOf(turn), model);
  const level = restAt(around, model.at);
  const drop = model.at.z - level;
  const landed = { ...model.at, z: level };
  const spot = freeSpot(around, bodyAt(around, landed), landed);
  const route = [...(drop > 0 ? [landed] : []), ...(spot ? [spot] : [])];
  if (route.length > 0)
    moveModel(turn, { model: id, route, onWall: false, why: 'fall' }, 'ELD-FALL-001', 'ELD-FALL-008');
  else if (model.onWall) moveModel(turn, { model: id, route: [], onWall: false, why: 'fall' }, 'ELD-FALL-001');
  return drop > 0 ? { model: id, drop, by } : undefined;
};

/** The models on vertical surfaces that performed an action other than Nothing; Climbing protects from the fall. */
const actedOnWalls = (turn: Turn<Eld>, { active, action, reactions }: Resolution): readonly ModelId[] =>
  [{ model: active, action }, ...reactions].flatMap(({ model: id, action: { do: done } }) => {
    const model = modelOf(turn.state, id);
    const falls = model.onWall && isOnField(model) && done !== 'nothing';
    return falls && !immunityTo(tableOf(turn), model, { rule: 'ELD-MOVE-008' }) ? [id] : [];
  });

/** True for a model that something supports: a surface, the ground, or the wall on which it hangs. */
const isHeld = (table: Table, model: Model): boolean => {
  const around = surroundingsOf(table, model);
  return model.onWall ? isOnWall(around, model.at) : restAt(around, model.at) === model.at.z;
};

/** The models under which scenery or a structure was taken away in this sequence (ELD-FALL-001, ELD-SPELL-014). */
const withoutGround = (table: Table, { before: { scenery, things } }: Resolution): readonly ModelId[] => {
  const { state } = table;
  if (state.scenery === scenery && state.things === things) return [];
  const earlier = { ...table, state: { ...state, scenery, things } };
  return modelsOnField(state)
    .filter(one => !hasState(one, 'flying') && isHeld(earlier, one) && !isHeld(table, one))
    .map(({ id }) => id);
};

/**
 * The model that has taken ground away in this sequence, and is credited with the falls from there: the one that wounded a
 * structure last that is gone, or else the caster of a Spell that removes Spells; by option none (ELD-FALL-001).
 */
const groundTakenBy = (table: Table, { attacks, hits, before }: Resolution): ModelId | null => {
  if (table.options.lostGround === 'nobody') return null;
  const isGone = (id: string): boolean =>
    before.things.some(one => one.id === id) && thingNamed(table.state, id) === undefined;
  const hit = hits.findLast(({ on, wounds }) => isGone(on) && wounds.some(({ prevented }) => prevented === null));
  const spell = attacks.findLast(
    one =>
      effectsOfAttack(table, one).some(({ op }) => op === 'remove-spells') &&
      one.pools.some(({ dice }) => dice.some(({ success, negated }) => success && !negated)),
  );
  return (hit?.attack ?? spell)?.attacker ?? null;
};

/** The models on vertical surfaces that an effect has made Crouched or Petrified, where the option lets them fall (ELD-FALL-010). */
const loosenedOnWalls = ({ state, options }: Turn<Eld>): readonly ModelId[] => {
  const isLoose = (one: ModelState): boolean =>
    one.state === 'petrified' || (one.state === 'crouched' && one.source !== 'movement');
  const hanging = state.models.filter(one => one.onWall && isOnField(one));
  return options.statesOnWall === 'falls' ? hanging.filter(one => one.states.some(isLoose)).map(({ id }) => id) : [];
};

/** True for a model that a fall can harm: a Dead one suffers nothing more (ELD-STATE-019). */
const maySuffer = (model: Model): boolean => isOnField(model) && !hasState(model, 'dead');

/**
 * Stage 11: all falls of the sequence are rolled for, after the end moves (ELD-FALL-007): those on the declared route (ELD-MOVE-029,
 * ELD-MOVE-015), by effects before this step, by Knockback and by end moves, those of models whose ground was removed,
 * and those of models that acted on a vertical surface or, by option, lost their hold there (ELD-MOVE-008,
 * ELD-FALL-010).
 */
export function* resolveFalls(turn: Turn<Eld>, resolution: Resolution): Rule {
  const { active, falls } = resolution;
  const declared = turn.state.sequence?.movement?.falls ?? [];
  const noted = turn.state.sequence?.falls ?? [];
  const all: Fall[] = [...declared.map(({ drop }) => ({ model: active, drop, by: null })), ...noted, ...falls];
  const table = tableOf(turn);
  const fallen = withoutGround(table, resolution);
  const by = fallen.length > 0 ? groundTakenBy(table, resolution) : null;
  const loose = [...fallen, ...actedOnWalls(turn, resolution), ...loosenedOnWalls(turn)];
  for (const id of new Set(loose)) {
    const fall = dropDown(turn, id, fallen.includes(id) ? by : null);
    if (fall) all.push(fall);
  }
  for (const fall of all) if (maySuffer(modelOf(turn.state, fall.model))) yield* rollFall(turn, fall);
}

type FallDeed = Extract<Deed, { readonly of: ModelId }>;

/**
 * A model that has become Incapacitated or Dead on a vertical surface falls, by option (ELD-FALL-009). A Wound by the fall kills one that
 * is Incapacitated, and counts for the model that felled it (ELD-HOSTILE-035).
 */
export const fallOffWall: Sources['onFallen'][number] = function* (turn, id, to) {
  const { onWall, where } = modelOf(turn.state, id);
  if (!onWall || where !== 'field' || turn.options.fallenOnWall === 'stays') return;
  const { deeds } = turn.state;
  const felled = deeds.findLast((one): one is FallDeed => one.deed === to && 'of' in one && one.of === id);
  const { by, model } = felled ?? { by: null, model: null };
  const fall = dropDown(turn, id, model);
  if (!fall || to === 'dead') return;
  const before = turn.state.deeds.length;
  yield* rollFall(turn, fall);
  const isWounded = turn.state.deeds.slice(before).some(({ deed }) => deed === 'wound');
  if (isWounded) yield* makeDead(turn, id, { by, model }, 'ELD-STATE-050');
};
