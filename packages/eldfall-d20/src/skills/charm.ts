import { decide, type Rule, type Turn } from '@rulewright/core';
import { inches, type Point } from '@rulewright/core/inches';
import type { Limit } from '@rulewright/core/uses';
import { once } from '../match/limits.js';
import { hasState, isAlly, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { followLeaving } from '../movement/end-moves/end-moves.js';
import { engagersOf } from '../movement/end-moves/follow-up.js';
import { whyNotByItself } from '../movement/end-moves/judge.js';
import { noteFalls } from '../movement/falls/damage.js';
import { seekerWithin, withFreeEnd } from '../movement/find.js';
import { mannerOf } from '../movement/judge.js';
import { moveModel } from '../movement/move-model.js';
import { skillLevel } from '../profiles/abilities.js';
import { currentOf } from '../profiles/current.js';
import { immunityTo } from '../profiles/immunity.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import { boundLength } from '../routes/bound.js';
import type { Progress } from '../routes/progress.js';
import { routeThrough } from '../routes/search/leg.js';
import { followUpTo } from '../routes/up-to.js';
import { isSecret } from '../secrets/secret.js';
import { checkEngaged } from '../states/engaged/ends.js';
import type { Eld, Model, ModelId, Sources, Table } from '../vocabulary/index.js';
import { loseChain } from './chain-attack.js';

/** The straight Walk of a length towards a point: past allies, over low scenery and over edges, up to what stops it (ELD-SKILL-010). */
const walkOf = (table: Table, model: Model, to: Point, length: number): Progress | undefined => {
  const seeker = seekerWithin(table, model.id, length);
  const { around } = seeker.wanted;
  const obstacles = around.obstacles.filter(({ top }) => top === null || !hasState(model, 'flying'));
  const wanted = { ...seeker.wanted, around: { ...around, obstacles }, drop: Number.POSITIVE_INFINITY };
  const route = withFreeEnd({ ...seeker, wanted }, routeThrough(wanted, model.at, [to], length));
  const course = { from: model.at, hanging: model.onWall, route, path: 'route' };
  const followed = followUpTo(around, course, mannerOf(table, model, { kind: 'walk', skills: [] }, length));
  return 'refusal' in followed ? undefined : followed.progress;
};

/**
 * A charmed model that can walk goes its whole SPD towards the charmer; no rule lets it leave a place to which it is
 * bound (ELD-SKILL-010, ELD-UPGRADE-049). A fall on that way counts for the charmer, or by option for nobody.
 */
function* walkTowards(turn: Turn<Eld>, id: ModelId, charmer: ModelId): Rule {
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  if (whyNotByItself(table, model, '')) return;
  const { at: to } = modelOf(turn.state, charmer);
  const walked = (length: number): Progress | undefined => walkOf(table, model, to, length);
  const whole = inches(currentOf(table, model, 'SPD'));
  const walk = walked(boundLength(table, id, whole, length => walked(length)?.at ?? model.at));
  if (!walk) return;
  moveModel(turn, { model: id, route: walk.route, why: 'charm' }, 'ELD-MOVE-030');
  noteFalls(
    turn,
    walk.falls.map(({ drop }) => ({ model: id, drop, by: turn.options.charmedFalls === 'charmer' ? charmer : null })),
  );
  checkEngaged(turn);
  noteFalls(turn, yield* followLeaving(turn, id, engagersOf(model), 'charm'));
}

/** Models that have used Charm in this sequence: by option each uses it against one enemy (ELD-SKILL-009). */
const used: Limit<Eld> = /* @__PURE__ */ once('sequence', 'charm', 'ELD-PROFILE-023');

/** The player of the charmer may do without its Skill (ELD-PROFILE-022); a Hostile uses it. */
function* isUsed(turn: Turn<Eld>, { id, player: by }: Model, target: ModelId): Rule<boolean> {
  if (by === null) return true;
  const about = { ability: 'charm', model: id, target };
  return yield* decide(turn, { by, kind: 'yes', rule: 'ELD-SKILL-009', options: [true, false], about });
}

/**
 * An enemy that reacts to a model with Charm rolls Intellect first: on a failure its Reaction is Nothing, and with Charm II it walks
 * towards the charmer (ELD-SKILL-010). Its Activation Point is spent (ELD-SKILL-011). Neither the Skill nor an immunity of
 * a secret model counts, since either would reveal its profile (ELD-DEF-018).
 */
export const charm: Sources['beginnings'][number] = (turn, id, role) => {
  const { sequence } = turn.state;
  if (role !== 'reactive' || !sequence) return undefined;
  const table = tableOf(turn);
  const [model, charmer] = [modelOf(turn.state, id), modelOf(turn.state, sequence.model)];
  const level = skillLevel(table, charmer, 'charm');
  if (level === 0 || isSecret(charmer) || isAlly(turn.state, model, charmer)) return undefined;
  if (!isSecret(model) && immunityTo(table, model, { skill: 'charm' })) return undefined;
  const isLimited = table.options.charmUses === 'oncePerSequence';
  if (isLimited && used.isUsed(turn.state, charmer.id)) return undefined;
  return (function* () {
    if (!(yield* isUsed(turn, charmer, id))) return undefined;
    if (isLimited) used.use(turn, charmer.id);
    const facts = rollFacts({ model: id, attribute: 'INT', purpose: 'resist', about: 'charm' });
    if ((yield* rollAttribute(turn, facts)).success) return undefined;
    turn.emit({ type: 'AbilityUsed', model: charmer.id, ability: 'charm', target: id }, 'ELD-SKILL-009');
    loseChain(turn, id);
    if (level > 1) yield* walkTowards(turn, id, charmer.id);
    return 'ended';
  })();
};
