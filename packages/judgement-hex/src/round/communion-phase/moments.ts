import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { onBoard, standing } from '../../match/models.js';
import { thenStrikes } from '../../monsters-and-souls/monsters/strikes.js';
import { anyOffers, openAt } from '../../special-rules/timing/windows.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';

/** The moments of the Communion Phase that abilities can name. */
export type PhaseMoment = 'start-of-communion' | 'end-of-communion';

/** A model with a moment of its own. */
type Occasion = Pick<Model, 'id' | 'player'>;

/**
 * The models that may have an effect at a moment of the phase, in order: the first player's, the second's, then the
 * Monsters'. Besides the models on the board, these are the ones that are gone and have left Icons (JHX-DEATH-007).
 */
const inTurnOrder = ({ state }: Turn<Jhx>): readonly Occasion[] => {
  const [first, second] = state.order;
  const there: readonly Occasion[] = standing(state);
  const gone = state.icons
    .map(({ owner: id, player }) => ({ id, player }))
    .filter(({ id }, at, all) => !onBoard(state, id) && all.findIndex(one => one.id === id) === at);
  return [first, second, null].flatMap(player => [...there, ...gone].filter(one => one.player === player));
};

/** The models that may have an effect at this moment, in the order of the players; none if no ability waits for it. */
export const modelsWithEffects = (turn: Turn<Jhx>, name: PhaseMoment): readonly ModelId[] =>
  turn.listeners(name) === undefined ? [] : inTurnOrder(turn).map(({ id }) => id);

/**
 * The effects of one model at the start or the end of the phase (JHX-COMMUNION-001, JHX-COMMUNION-015): its owner says which
 * of the own models comes next, the first player's before the second's. Returns the models that are still to come.
 */
export function* openNext(turn: Turn<Jhx>, name: PhaseMoment, queue: readonly ModelId[]): Rule<readonly ModelId[]> {
  const { state } = turn;
  const acting = turn.derive(() =>
    inTurnOrder(turn).filter(({ id: of }) => queue.includes(of) && anyOffers(turn, name, { of })),
  );
  const [head] = acting;
  if (!head) return [];
  const options = acting.filter(({ player }) => player === head.player).map(({ id }) => id);
  const by = head.player ?? state.order[0];
  const of = yield* decideUnlessForced(turn, {
    by,
    kind: 'model',
    rule: 'JHX-ROUND-008',
    about: { moment: name },
    options,
  });
  yield* thenStrikes(turn, openAt(turn, name, { of }));
  return queue.filter(id => id !== of);
}
