import { decide, decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import type { Limit } from '@rulewright/core/uses';
import { knowsDistances } from '../../battlefield/known-distances.js';
import { deciderOf } from '../../match/decider.js';
import { once } from '../../match/limits.js';
import { hasState, isStanding, modelOf, reactivePlayers } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import { checkEngaged } from '../../states/engaged/ends.js';
import { gainState, removeState } from '../../states/gain.js';
import { cowed } from '../../states/panicked/roll.js';
import type { Eld, EndMove, EndMoveAsked, Fall, Model, ModelId, Resolution, Table } from '../../vocabulary/index.js';
import { moveModel } from '../move-model.js';
import { passesAll } from '../speed.js';
import { engagersOf, followUps, type LeavingMove } from './follow-up.js';
import { judgeEndMove, whyNotByItself } from './judge.js';
import { mostOf } from './most.js';
import { hostileEndMove } from './of-hostile.js';

/**
 * Asks a player for a move outside the Movement step and carries it out (ELD-ACTION-016). It provokes no reactions, during a sequence
 * (ELD-ACTION-017) or outside one (ELD-REACT-021). A move over an edge is allowed (ELD-ACTION-021): gives the falls of its route.
 * A Hostile moves by its card; if the card does not say how, the 1st Player decides (ELD-HOSTILE-010).
 */
export function* askEndMove(turn: Turn<Eld>, asked: EndMoveAsked, rule: RuleId): Rule<readonly Fall[]> {
  const { player } = modelOf(turn.state, asked.model);
  const by = deciderOf(tableOf(turn), { player });
  const told = player === null ? hostileEndMove(turn, asked) : undefined;
  const about = { distances: knowsDistances(tableOf(turn), { player }) };
  const answer = told ?? (yield* decide(turn, { by, kind: 'endMove', rule, proposal: asked, about }));
  const judged = judgeEndMove(tableOf(turn), asked, answer);
  if (judged.refusal) throw new RangeError(judged.refusal.code);
  const { choice, progress, risesFirst } = judged;
  const onWall = progress.route.length > 0 ? progress.hanging : modelOf(turn.state, asked.model).onWall;
  if (risesFirst) removeState(turn, asked.model, 'crouched', 'ELD-ACTION-018');
  const { model, why, kind = 'walk', skills = [] } = asked;
  const through = passesAll(tableOf(turn), modelOf(turn.state, model), { kind, skills });
  moveModel(turn, { model, route: progress.route, facing: choice.facing, onWall, through, why }, rule);
  if (choice.stance && !risesFirst) {
    const { state, to } = choice.stance;
    if (to) gainState(turn, asked.model, { state, by: player, source: 'movement' }, 'ELD-ACTION-018');
    else removeState(turn, asked.model, state, 'ELD-ACTION-018');
  }
  return progress.falls.map(({ drop }) => ({ model: asked.model, drop, by: null }));
}

/** The question about an end move. */
const askedOf = (table: Table, model: Model, { why, towards }: EndMove): EndMoveAsked => ({
  model: model.id,
  most: mostOf(table, model, why),
  why,
  stance: why === 'dodge' && !hasState(model, 'immobilized'),
  ...(towards === undefined ? {} : { towards }),
  // A model that a Reaction has frightened dodges towards the edge (ELD-STATE-059).
  ...(why === 'dodge' && cowed.isUsed(table.state, model.id) ? { towardsEdge: true } : {}),
});

const ruleOf: Readonly<Record<EndMove['why'], RuleId>> = {
  dodge: 'ELD-ACTION-016',
  retreat: 'ELD-SKILL-028',
  'follow-up': 'ELD-SKILL-025',
};

/**
 * True for a model that makes its end move: it stands, its HP has not fallen to 0, and it can move or change its stance
 * (ELD-ACT-021). An Immobilized model whose Dodge has failed can do neither (ELD-STATE-053).
 */
const makesMove = (table: Table, model: Model): boolean =>
  isStanding(model) &&
  (model.hp > 0 || table.options.dodgeMoveAtZeroHp) &&
  !hasState(model, 'immobilized', 'petrified') &&
  (!whyNotByItself(table, model, '') || !model.onWall);

/** The end moves of a sequence, one for each model and reason: Dodges, and those that abilities have added. */
const movesOf = ({ dodges, endMoves }: Resolution): readonly EndMove[] => [
  ...dodges.map(({ model, role }): EndMove => ({ model, role, why: 'dodge' })),
  ...endMoves,
];

/** The models that have followed an enemy in this sequence, since each may use that Skill once. */
const followed: Limit<Eld> = /* @__PURE__ */ once('sequence', 'follow-up', 'ELD-PROFILE-023');

/**
 * The moves of models that follow an enemy which has just left them (ELD-SKILL-025): `before` are the models that
 * engaged it. Gives the falls of these moves.
 */
export function* followLeaving(
  turn: Turn<Eld>,
  id: ModelId,
  before: readonly ModelId[],
  why: LeavingMove,
): Rule<readonly Fall[]> {
  const falls: Fall[] = [];
  for (const side of followUps(tableOf(turn), id, before, why)) {
    falls.push(...(yield* makeInAnyOrder(turn, side)));
  }
  return falls;
}

/**
 * One end move, which may lead an Engaged model out of the Reach of its enemies (ELD-ACTION-025), and the moves of enemies that follow it
 * (ELD-SKILL-025).
 */
function* makeMove(turn: Turn<Eld>, move: EndMove): Rule<readonly Fall[]> {
  const before = modelOf(turn.state, move.model);
  if (move.why === 'follow-up') followed.use(turn, move.model);
  const asked = askedOf(tableOf(turn), before, move);
  const falls = yield* askEndMove(turn, asked, ruleOf[move.why]);
  checkEngaged(turn);
  return [...falls, ...(yield* followLeaving(turn, move.model, engagersOf(before), move.why))];
}

/** The moves of one side: its player picks the next model each time, and Hostiles go in their order. */
function* makeInAnyOrder(turn: Turn<Eld>, moves: readonly EndMove[]): Rule<readonly Fall[]> {
  const falls: Fall[] = [];
  const isUsed = ({ model, why }: EndMove): boolean => why === 'follow-up' && followed.isUsed(turn.state, model);
  let left = moves.filter(one => makesMove(tableOf(turn), modelOf(turn.state, one.model)));
  for (;;) {
    left = left.filter(one => !isUsed(one));
    if (left.length === 0) return falls;
    const options = [...new Set(left.map(({ model }) => model))];
    const by = modelOf(turn.state, (left[0] as EndMove).model).player;
    const model =
      by === null
        ? options[0]
        : yield* decideUnlessForced(turn, { by, kind: 'order', rule: 'ELD-ACTION-019', options });
    const at = left.findIndex(one => one.model === model);
    const [move] = left.splice(at, 1);
    if (!move) return falls;
    falls.push(...(yield* makeMove(turn, move)));
  }
}

/**
 * Stage 10: reacting models move before the activated one; the players in turn order, each with their models in any
 * order, and then the Hostiles.
 */
export function* makeEndMoves(turn: Turn<Eld>, resolution: Resolution): Rule {
  const all = movesOf(resolution);
  const ofRole = (role: EndMove['role']): EndMove[] => all.filter(one => one.role === role);
  const playerOf = ({ model }: EndMove) => modelOf(turn.state, model).player;
  const reactive = ofRole('reactive');
  const groups = [
    ...reactivePlayers(turn.state).map(player => reactive.filter(one => playerOf(one) === player)),
    reactive.filter(one => playerOf(one) === null),
    ofRole('active'),
  ];
  for (const group of groups) resolution.falls.push(...(yield* makeInAnyOrder(turn, group)));
}
