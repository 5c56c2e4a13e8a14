import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { remember } from '@rulewright/core/remember';
import { carryOut } from '../../combat/declare/carry-out.js';
import { attackRefusal } from '../../combat/eligibility/legality.js';
import { type EngagementContext, engages } from '../../combat/engagement/engagement.js';
import { engagementNow } from '../../combat/engagement/now.js';
import { learnLevels } from '../../hero-cards/levels/levels.js';
import { weaponsOf } from '../../hero-cards/reading/cards.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { moments } from '../../match/lasting.js';
import {
  activePlayer,
  inActivation,
  modelOf,
  onBoard,
  orderingPlayer,
  playerOf,
  standing,
} from '../../match/models.js';
import { modeOf, tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { endMoment } from '../../special-rules/conditions/inflict.js';
import { asOwnAction } from '../../special-rules/timing/own-action.js';
import type { Battlefield } from '../../vocabulary/battlefield.js';
import type { Jhx, JhxState, ModelId } from '../../vocabulary/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Table } from '../../vocabulary/table.js';
import { choosePrey, isPrey } from './prey.js';

/** A model in a Monster's melee reach. */
interface Reached {
  readonly monster: ModelId;
  readonly model: ModelId;
}

/** The models in each Monster's melee reach before an event. */
export type InReach = readonly Reached[];

/**
 * The models in each Monster's melee reach now: take this before an action, and give it to `strikeNewlyEngaged` after
 * the action.
 */
export const monsterReach = (turn: Turn<Jhx>): InReach => turn.derive(() => inReachOf(tableOf(turn)));

const inReachOf = (table: Table): InReach => {
  const field = fieldOf(table);
  if (!field.pieces.some(isMonster)) return [];
  const { active, losAdjacentHalfPlane } = engagementNow(table);
  const hunter = field.pieces.find(piece => isMonster(piece) && active.includes(piece.id));
  return reachedOn(field, modeOf(table), hunter?.id, losAdjacentHalfPlane);
};

const isMonster = ({ kind }: Piece): boolean => kind === 'monster';

/** Cache: the models in each Monster's reach on the last battlefield, which most events leave as it is. */
const reachedOn = /* @__PURE__ */ remember(
  (
    field: Battlefield,
    mode: ReturnType<typeof modeOf>,
    hunter: ModelId | undefined,
    losAdjacentHalfPlane: boolean,
  ): InReach => {
    const context: EngagementContext = { active: hunter === undefined ? [] : [hunter], losAdjacentHalfPlane };
    const reached: Reached[] = [];
    for (const monster of field.pieces) {
      if (!isMonster(monster)) continue;
      for (const prey of field.pieces) {
        if (!isPrey(mode, prey) || !engages(field, monster, prey, context)) continue;
        reached.push({ monster: monster.id, model: prey.id });
      }
    }
    return reached;
  },
);

const among = (list: InReach, { monster, model }: Reached): boolean =>
  list.some(one => one.monster === monster && one.model === model);

const endAction = (turn: Turn<Jhx>): void => endMoment(turn, moments.action, 'JHX-TOKEN-011');

/**
 * A Monster's attack outside its activation is an action of its own, which begins when the action that led to it is over
 * (JHX-MONSTER-046): what lasts for that action has ended, and the levels that were gained in it are learned (JHX-LEVEL-006). By the
 * option `monsterStrikeIs` the attack is part of that action.
 */
function* asStrike(turn: Turn<Jhx>, attack: Rule<unknown>): Rule {
  if (turn.options.monsterStrikeIs === 'same-action') {
    yield* attack;
    return;
  }
  endAction(turn);
  yield* learnLevels(turn);
  yield* asOwnAction(turn, attack);
  endAction(turn);
}

/**
 * The single attack of a Monster outside its activation, with the first melee weapon of its card (JHX-MONSTER-047). A
 * Monster that cannot attack does not strike.
 */
function* strike(turn: Turn<Jhx>, monster: ModelId, target: ModelId): Rule {
  const table = tableOf(turn);
  const weapon = weaponsOf(table, modelOf(table.state, monster)).find(({ type }) => type === 'MEL');
  if (weapon) yield* strikeWith(turn, monster, target, weapon);
}

function* strikeWith(turn: Turn<Jhx>, monster: ModelId, target: ModelId, weapon: Weapon): Rule {
  const order = { attacker: monster, target, weapon: weapon.id, kind: 'monster', ap: 0 } as const;
  if (!attackRefusal(tableOf(turn), order)) yield* asStrike(turn, carryOut(turn, order));
}

/**
 * When one event makes several Monsters strike, the active player picks the next or, in the Communion Phase, the owner of the models
 * that they strike (JHX-ROUND-008).
 */
function* nextMonster(turn: Turn<Jhx>, pending: InReach): Rule<ModelId> {
  const monsters = pending.map(({ monster }) => monster).filter((monster, at, all) => all.indexOf(monster) === at);
  const about = { strikes: monsters };
  const owners = pending.map(({ model }) => playerOf(turn.state, model));
  const by = orderingPlayer(turn.state, owners);
  return yield* decideUnlessForced(turn, { by, kind: 'model', rule: 'JHX-ORDER-005', options: monsters, about });
}

/**
 * Picks one of several models that come into the reach of a Monster at once: the one with the highest health now, then
 * a random one.
 */
function* victimOf(turn: Turn<Jhx>, candidates: readonly ModelId[], rule: RuleId): Rule<ModelId> {
  const table = tableOf(turn);
  const pieces = candidates.flatMap(id => pieceOf(table, id) ?? []);
  return (yield* choosePrey(turn, pieces, 'whom the Monster strikes', rule)).id;
}

/** The strikes in a row after which Monsters that push a model to and fro, and harm nobody, stop: such a chain need not end. */
const MOST_IN_VAIN = 100;

const damageOn = ({ models }: JhxState): number => models.reduce((sum, { damage }) => sum + damage, 0);

/**
 * Monsters attack models that came into their melee reach outside their own activation, by any means (JHX-MONSTER-043).
 * A Monster attacks one of several such models, after the effect that moved them (JHX-MONSTER-046) and everything else
 * that happens at this moment (JHX-MONSTER-039). A model in its own activation is safe until the activation ends
 * (JHX-MONSTER-044). A model that a strike moves into the reach of a Monster is struck in turn; by the option
 * `monsterStrikesAgain` each Monster strikes a model only once.
 */
export function* strikeNewlyEngaged(turn: Turn<Jhx>, before: InReach): Rule {
  const struck: Reached[] = [];
  let known = before;
  let inVain = 0;
  while (inVain < MOST_IN_VAIN) {
    const now = monsterReach(turn);
    const fresh = now.filter(one => !among(known, one));
    if (fresh.length === 0) return;
    const { state } = turn;
    const safe = standing(state).filter(model => inActivation(state, model));
    const came = fresh.filter(one => !safe.some(({ id }) => id === one.model) && !among(struck, one));
    if (came.length === 0) return;
    const monster = yield* nextMonster(turn, came);
    const candidates = came.filter(one => one.monster === monster).map(({ model }) => model);
    const target = yield* victimOf(turn, candidates, 'JHX-MONSTER-045');
    // A model that leaves a reach and comes back counts as newly come.
    known = now.filter(one => one.monster === monster || !came.includes(one));
    if (turn.options.monsterStrikesAgain === 'once') struck.push({ monster, model: target });
    const damage = damageOn(turn.state);
    yield* strike(turn, monster, target);
    inVain = damageOn(turn.state) === damage ? inVain + 1 : 0;
  }
}

/**
 * Carries out a piece of rules; then Monsters attack models that came into their reach by it: see `strikeNewlyEngaged`.
 */
export function* thenStrikes(turn: Turn<Jhx>, what: Rule<unknown>): Rule {
  const before = monsterReach(turn);
  yield* what;
  yield* strikeNewlyEngaged(turn, before);
}

/**
 * A Master with its Summoned models: a Monster attacks only one of them. By the option `monsterAndMaster` the Master stands
 * apart (JHX-SUMMON-008). All other models are groups of one.
 */
type Group = readonly ModelId[];

const groupsOf = ({ state, options }: Pick<Table, 'state' | 'options'>, ids: readonly ModelId[]): readonly Group[] => {
  const groups = new Map<string, ModelId[]>();
  for (const { id, master } of state.models.filter(one => ids.includes(one.id))) {
    const apart = master === null && options.monsterAndMaster === 'apart';
    const leader = apart ? `master ${id}` : (master ?? id);
    const group = groups.get(leader);
    if (group) group.push(id);
    else groups.set(leader, [id]);
  }
  return [...groups.values()];
};

/** A model in a Monster's reach, with its group. */
type Ending = Reached & { readonly group: Group };

/** The group that a Monster attacks first: the active player picks it by its first model in reach. */
function* nextGroup(turn: Turn<Jhx>, monster: ModelId, pending: readonly Ending[]): Rule<Group> {
  const firsts = pending.filter(({ group }, at) => pending.findIndex(one => one.group === group) === at);
  const options = firsts.map(({ model }) => model);
  const about = { struckBy: monster };
  const by = activePlayer(turn.state);
  const chosen = yield* decideUnlessForced(turn, { by, kind: 'model', rule: 'JHX-ORDER-005', options, about });
  return firsts.find(({ model }) => model === chosen)?.group ?? [];
}

/**
 * Monsters attack models that end their activation in the Monsters' melee reach (JHX-MONSTER-040), after everything
 * else that happens at the end of the activation (JHX-MONSTER-039, JHX-MONSTER-041), in the order of the active player
 * (JHX-ORDER-005). Each Monster attacks only one of a Master and its Summoned models, the one with the highest health. The
 * activation is over by then, so that a model that these attacks bring back into a Monster's reach is attacked again, as in
 * `strikeNewlyEngaged`.
 *
 * @param models the models whose activation ends; a model that is no longer in play is not attacked
 */
export function* strikeAtEndOfActivation(turn: Turn<Jhx>, models: readonly ModelId[]): Rule {
  const groups = groupsOf(turn, models);
  const done: { readonly monster: ModelId; readonly group: Group }[] = [];
  const hasStruck = ({ monster, model }: Reached): boolean =>
    done.some(one => one.monster === monster && one.group.includes(model));
  let cameBack: InReach = [];
  let inVain = 0;
  while (inVain < MOST_IN_VAIN) {
    const reached = monsterReach(turn);
    const pending = groups.flatMap(group =>
      reached
        .filter(({ model }) => group.includes(model))
        .filter(one => !hasStruck(one) || among(cameBack, one))
        .map(one => ({ ...one, group })),
    );
    if (pending.length === 0) return;
    const monster = yield* nextMonster(turn, pending);
    const mine = pending.filter(one => one.monster === monster);
    const group = yield* nextGroup(turn, monster, mine);
    done.push({ monster, group });
    const candidates = mine.filter(one => one.group === group).map(({ model }) => model);
    cameBack = cameBack.filter(one => one.monster !== monster || !group.includes(one.model));
    const damage = damageOn(turn.state);
    yield* strike(turn, monster, yield* victimOf(turn, candidates, 'JHX-SUMMON-008'));
    inVain = damageOn(turn.state) === damage ? inVain + 1 : 0;
    if (turn.options.monsterStrikesAgain === 'once') continue;
    cameBack = [...cameBack, ...monsterReach(turn).filter(one => !among(reached, one) && hasStruck(one))];
  }
}

/**
 * A Monster that has just come out of its pit attacks one enemy in its melee reach, since that enemy became engaged
 * outside its own activation: the model on the pit (JHX-MONSTER-036), else the one with the highest health. A Monster
 * without a melee weapon attacks the model on its pit with another weapon.
 *
 * @param occupant a player's model that was on the pit as the Monster came
 */
export function* strikeAtSpawning(turn: Turn<Jhx>, monster: ModelId, occupant?: ModelId): Rule {
  const spawned = onBoard(turn.state, monster);
  const weapons = spawned ? weaponsOf(tableOf(turn), spawned) : [];
  const [first] = weapons;
  if (occupant !== undefined && first && weapons.every(({ type }) => type !== 'MEL')) {
    return yield* strikeWith(turn, monster, occupant, first);
  }
  const reached = monsterReach(turn)
    .filter(one => one.monster === monster)
    .map(({ model }) => model);
  if (reached.length === 0) return;
  const there = reached.find(model => model === occupant);
  const target = there ?? (yield* victimOf(turn, reached, 'JHX-MONSTER-038'));
  yield* strike(turn, monster, target);
}
