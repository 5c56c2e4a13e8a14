import { decide, decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { activePlayer, modelOf, orderingPlayer, playerOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';
import type { Levelling } from '../../vocabulary/pack.js';
import { championCard } from '../reading/cards.js';

const next = (level: Model['level'], most: number): 2 | 3 | undefined =>
  level === 1 && most > 1 ? 2 : level === 2 && most > 2 ? 3 : undefined;

/**
 * A living Hero (JHX-LEVEL-008) below the highest level (JHX-LEVEL-003) gains a level, by the given rule. The maximum
 * health rises at once, and the health with it (JHX-LEVEL-004, JHX-LEVEL-005). The other bonuses of the level come when
 * the action is over: see `learnLevels`. A level stays through death (JHX-LEVEL-007).
 */
export function* gainLevel(turn: Turn<Jhx>, id: ModelId, rule: RuleId): Generator<never, void, unknown> {
  const model = modelOf(turn.state, id);
  const level = next(model.level, turn.options.maxLevel);
  if (model.at === null || level === undefined || !championCard(tableOf(turn), model)) return;
  turn.emit({ type: 'LevelGained', model: id, level }, ['JHX-LEVEL-001', rule]);
}

/**
 * The picks that are open at the next level, by place in the list: one of two trees, once for both levels
 * (JHX-ABILITY-058), or a bonus of a list that was not picked before (JHX-DEMON-007).
 */
const picksAt = (levelling: Levelling, picks: readonly number[]): readonly number[] => {
  if (levelling.kind === 'trees') return picks.length === 0 ? [0, 1] : [];
  if (levelling.kind === 'list') return levelling.options.map((_, at) => at).filter(at => !picks.includes(at));
  return [];
};

/**
 * After an action, the levels that were gained in it bring their bonuses; the player picks some of them
 * (JHX-LEVEL-006).
 */
export function* learnLevels(turn: Turn<Jhx>): Rule {
  let left = turn.state.models.filter(({ fresh = 0 }) => fresh > 0).map(({ id }) => id);
  while (left.length > 0) {
    const next = yield* nextToLearn(turn, left);
    left = left.filter(id => id !== next);
    const { fresh = 0 } = modelOf(turn.state, next);
    for (let level = 0; level < fresh; level++) yield* learn(turn, modelOf(turn.state, next));
  }
}

/** The next of several Heroes that have gained levels: in the order of the models or, by `levelOrder`, of the active player. */
function* nextToLearn(turn: Turn<Jhx>, left: readonly ModelId[]): Rule<ModelId> {
  const by = orderingPlayer(
    turn.state,
    left.map(id => playerOf(turn.state, id)),
  );
  const options = turn.options.levelOrder === 'models' ? left.slice(0, 1) : left;
  const about = { learn: left };
  return yield* decideUnlessForced(turn, { by, kind: 'order', rule: 'JHX-LEVEL-006', options, about });
}

function* learn(turn: Turn<Jhx>, model: Model): Rule {
  const levelling = championCard(tableOf(turn), model)?.levelling;
  const options = levelling ? picksAt(levelling, model.picks) : [];
  if (levelling && options.length > 0) {
    const rule = levelling.kind === 'trees' ? 'JHX-ABILITY-058' : 'JHX-DEMON-007';
    const by = model.player ?? activePlayer(turn.state);
    const pick = yield* decide(turn, { by, kind: 'level', rule, options, about: { model: model.id } });
    turn.emit({ type: 'LevelPicked', model: model.id, pick }, rule);
  }
  turn.emit({ type: 'LevelLearned', model: model.id }, 'JHX-LEVEL-006');
}
