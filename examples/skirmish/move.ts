import {
  decide,
  type Procedure,
  perform,
  procedure,
  type Rule,
  step,
  type Turn,
  timingWindow,
  type Window,
} from '@rulewright/core';
import { type Cell, everyDirection } from '@rulewright/core/hex';
import {
  apart,
  type Battle,
  board,
  enemiesOf,
  isFree,
  type Model,
  type ModelId,
  modelOf,
  profileOf,
  type Skirmish,
  standing,
} from './battle.js';

/** One step of a move in progress. */
export interface Stride {
  readonly model: ModelId;
  readonly from: Cell;
  readonly to: Cell;
}

/** The enemies whose reach a step leaves; none, once the model has fallen. */
export const leftBehind = (battle: Battle, { model: id, from, to }: Stride): readonly Model[] => {
  const model = modelOf(battle, id);
  return standing(model) ? enemiesOf(battle, model).filter(({ at }) => apart(at, from) === 1 && apart(at, to) > 1) : [];
};

// #region stride
/** The moment before a step is taken: the model is still on its old cell, and may never leave it. */
export const leavingReach: Window<Skirmish, Stride> = timingWindow('a model leaves reach', {
  rule: 'SK-BLOW-1',
  order: (turn, { model }) => turn.players.filter(player => player !== modelOf(turn.state, model).owner),
});

const takeStep = (turn: Turn<Skirmish>, { model, to }: Stride): void =>
  turn.emit({ type: 'Stepped', model, to }, 'SK-MOVE-1');

/** One step of a move, in the rulebook's order. */
export const stride: Procedure<Skirmish, Stride> = procedure('step', [
  leavingReach,
  step('SK-MOVE-1', 'take the step', takeStep),
]);
// #endregion

/** The cells a model may step to. */
export const stepsOf = (battle: Battle, { at }: Model): readonly Cell[] =>
  everyDirection.map(direction => board.neighbour(at, direction)).filter(cell => isFree(battle, cell));

// #region move
/** Asks for one step after the other, as long as the model has steps left and lives. */
export function* move(turn: Turn<Skirmish>, id: ModelId): Rule {
  for (let left = profileOf(modelOf(turn.state, id)).speed; left > 0; left--) {
    const model = modelOf(turn.state, id);
    if (!standing(model)) return;
    const { owner: by, at: from } = model;
    const steps = stepsOf(turn.state, model);
    // The indices of the steps that cost a parting blow, so that a client can warn of them.
    const blows = steps.flatMap((to, i) => (leftBehind(turn.state, { model: id, from, to }).length > 0 ? [i] : []));
    const options = [...steps, 'stop'] as const;
    const to = yield* decide(turn, {
      by,
      kind: 'step',
      rule: 'SK-MOVE-1',
      about: { model: id, left },
      options,
      marks: { blows },
    });
    if (to === 'stop') return;
    yield* perform(turn, stride, { model: id, from, to }, ({ state }) => !standing(modelOf(state, id)));
  }
}
// #endregion
