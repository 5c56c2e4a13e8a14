import type { Turn } from '@rulewright/core';
import type { Limit } from '@rulewright/core/uses';
import { once } from '../../match/limits.js';
import { modelOf, reactiveFirst, roleOf, stateOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { skillLevel } from '../../profiles/abilities.js';
import { engages } from '../../states/engaged/engages.js';
import type { Eld, EndMove, Model, ModelId, Table } from '../../vocabulary/index.js';

/** The models that a model is Engaged by. */
export const engagersOf = (model: Model): readonly ModelId[] => stateOf(model, 'engaged')?.about ?? [];

/** The models of a list that have Follow-Up. */
const followersIn = (table: Table, ids: readonly ModelId[]): readonly Model[] =>
  table.state.models.filter(one => ids.includes(one.id) && skillLevel(table, one, 'follow-up') > 0);

/** The models from whose Reach the activated model breaks away in its Movement step. */
const leaving: Limit<Eld> = /* @__PURE__ */ once('sequence', 'left-by-movement', 'ELD-SKILL-025');

/** Notes the models with Follow-Up that engage a model which is about to cancel Engaged, since the state forgets them. */
export const noteEngagers = (turn: Turn<Eld>, id: ModelId): void => {
  const table = tableOf(turn);
  if (table.options.followedMoves !== 'all') return;
  for (const by of followersIn(table, engagersOf(modelOf(turn.state, id)))) leaving.use(turn, by.id);
};

/** The models that engage the activated model in its Movement step, and those that did before it cancelled Engaged. */
export const engagedUntilNow = ({ state }: Pick<Turn<Eld>, 'state'>, id: ModelId): readonly ModelId[] => [
  ...engagersOf(modelOf(state, id)),
  ...state.models.filter(one => leaving.isUsed(state, one.id)).map(one => one.id),
];

/** The reasons of a move that another model may follow: an end move, the movement of its own Activation, or the Walk of a charmed model. */
export type LeavingMove = EndMove['why'] | 'movement' | 'charm';

const isFollowed = ({ options }: Table, why: LeavingMove): boolean => {
  if (why === 'dodge' || options.followedMoves === 'all') return true;
  return options.followedMoves === 'endMoves' && why !== 'movement' && why !== 'charm';
};

/**
 * The moves of models with Follow-Up that a model has just left by a move, when it was Engaged by them before: up to
 * half SPD towards it, at once. There is a group for each side, in the order of all end moves: reactive players in turn
 * order, the Hostiles, the Active Player (ELD-ACTION-019). By option fewer moves are followed (ELD-SKILL-025).
 */
export const followUps = (
  table: Table,
  id: ModelId,
  before: readonly ModelId[],
  why: LeavingMove,
): readonly (readonly EndMove[])[] => {
  if (!isFollowed(table, why)) return [];
  const left = modelOf(table.state, id);
  const able = followersIn(table, before).filter(one => !engages(table, one, left));
  return reactiveFirst(table.state).map(side =>
    able
      .filter(({ player }) => player === side)
      .map(one => ({ model: one.id, role: roleOf(table.state, one), why: 'follow-up', towards: id })),
  );
};
