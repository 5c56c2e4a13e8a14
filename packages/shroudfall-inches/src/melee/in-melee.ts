import { disc, type Point } from '@rulewright/core/inches';
import { isWithin } from '../battlefield/distance.js';
import { type Thing, thingOf, thingsOn } from '../battlefield/things.js';
import { modelWith, stateWith } from '../match/copies.js';
import { cardOf } from '../match/lookups.js';
import { rememberStanding } from '../match/table.js';
import { baseSees } from '../sight/sight.js';
import type { Effect } from '../vocabulary/effect.js';
import type { ModelId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { reachOf } from './reach.js';

/** True if two things are models of different players: nothing else is ever in melee (SFI-MELEE-006, SFI-SCENARIO-005). */
const areEnemies = (a: Thing, b: Thing): boolean => a.player !== null && b.player !== null && a.player !== b.player;

/** True if a model is within the melee reach of another that sees it (SFI-MELEE-001, SFI-MELEE-004). */
const covers = (table: Table, from: Thing, to: Thing): boolean => {
  const reach = reachOf(table, from.id);
  return reach !== undefined && isWithin(table, from.base, to.base, reach) && baseSees(table, from, to);
};

/** The enemies that a model is in melee with: the longer reach of either side puts both in melee (SFI-MELEE-002, SFI-MELEE-003). */
const enemiesInMelee = (table: Table, model: Thing): readonly ModelId[] =>
  thingsOn(table)
    .filter(one => areEnemies(model, one) && (covers(table, one, model) || covers(table, model, one)))
    .map(({ id }) => id);

// Cache: the answers about one state. Melee is computed from the present positions, and is never part of the state (SFI-MELEE-012).
const engagements = /* @__PURE__ */ rememberStanding((): Map<ModelId, readonly ModelId[]> => new Map());

/** The models that a model is in melee with. */
export const engagedWith = (table: Table, id: ModelId): readonly ModelId[] => {
  const known = engagements(table);
  const found = known.get(id) ?? enemiesInMelee(table, thingOf(table, id));
  known.set(id, found);
  return found;
};

/** True if two models are in melee with each other (SFI-MELEE-003). */
export const inMelee = (table: Table, a: ModelId, b: ModelId): boolean => engagedWith(table, a).includes(b);

/** The enemies whose own melee reach covers a model, for the option `melee.leaveUsesEnemyReachOnly` (SFI-MELEE-001). */
export const engagedBy = (table: Table, id: ModelId): readonly ModelId[] =>
  engagedWith(table, id).filter(enemy => covers(table, thingOf(table, enemy), thingOf(table, id)));

const lendsReach = (effect: Effect): boolean =>
  ((effect.op === 'modify' || effect.op === 'set') && effect.what === 'RNG') ||
  (effect.op === 'grant' && effect.passive.id === 'stealth');

/** True if an ability on the table lends reach or Stealth by distance, so that a model that moves can change them. */
const placesMatter = /* @__PURE__ */ rememberStanding(
  (table): boolean =>
    table.state.effects.some(({ data }) => data.op !== 'code' && data.around !== undefined && lendsReach(data)) ||
    table.state.units.some(unit =>
      cardOf(table, unit).abilities.some(({ aim, effects }) => aim?.within !== undefined && effects.some(lendsReach)),
    ),
);

/** The enemies that a model would be in melee with if its base stood at a point. */
export const inMeleeAt = (table: Table, id: ModelId, at: Point): readonly ModelId[] => {
  const model = thingOf(table, id);
  if (placesMatter(table)) {
    const models = table.state.models.map(one => (one.id === id ? modelWith(one, { at }) : one));
    return engagedWith({ ...table, state: stateWith(table.state, { models }) }, id);
  }
  return enemiesInMelee(table, { ...model, base: disc(at, model.base.radius) });
};
