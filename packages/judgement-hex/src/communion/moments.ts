import type { Ability, Rule, Turn } from '@rulewright/core';
import { isOnBoard, modelOf, standing } from '../arena/models.js';
import { thenStrikes } from '../monsters/strikes.js';
import { choose } from '../set-up/ask.js';
import type { Jhx, Model, ModelId } from '../vocabulary/index.js';
import type { Moment } from '../windows/moment.js';
import { openAt } from '../windows/windows.js';

/** The moments of the Communion Phase that abilities speak of. */
export type PhaseMoment = 'start-of-communion' | 'end-of-communion';

/** What abilities offer at the moment of a model, as text: two models with the same are one occasion. */
const offersAt = (turn: Turn<Jhx>, name: PhaseMoment, of: ModelId): string =>
  (turn.listeners(name) ?? [])
    .flatMap(ability =>
      // Listeners of this window take its moments.
      (ability as unknown as Ability<Jhx, Moment>)
        .offers(turn, { of })
        .map(offer => JSON.stringify([ability.id, offer.source, offer.with ?? null])),
    )
    .join();

/** Whose moments come when: the first player's models, the second's, then Monsters (JHX-ROUND-008). */
const inTurnOrder = ({ state }: Turn<Jhx>): readonly Model[] => {
  const [first, second] = state.order;
  return [first, second, null].flatMap(player => standing(state).filter(model => model.player === player));
};

/** The models with an effect at this moment, in the order of the players; none where nothing has one. */
export const awaiting = (turn: Turn<Jhx>, name: PhaseMoment): readonly ModelId[] =>
  turn.listeners(name) === undefined ? [] : inTurnOrder(turn).map(({ id }) => id);

/**
 * The effects of one model at the start or the end of the phase (JHX-COMMUNION-001, JHX-COMMUNION-015): its owner says which
 * of the own models comes next, the first player's before the second's (JHX-ROUND-008). Returns who is still to come.
 */
export function* openNext(turn: Turn<Jhx>, name: PhaseMoment, queue: readonly ModelId[]): Rule<readonly ModelId[]> {
  const { state } = turn;
  const acting = inTurnOrder(turn)
    .filter(({ id }) => queue.includes(id))
    .map(({ id, player }) => ({ id, player, offers: offersAt(turn, name, id) }))
    .filter(({ offers }) => offers !== '');
  const [head] = acting;
  if (!head) return [];
  const mine = acting.filter(({ player }) => player === head.player);
  const options = mine
    .filter(({ offers }, at) => mine.findIndex(one => one.offers === offers) === at)
    .map(({ id }) => id);
  const by = head.player ?? state.order[0];
  const of = yield* choose(turn, { by, kind: 'model', rule: 'JHX-ROUND-008', about: { moment: name }, options });
  yield* thenStrikes(turn, openAt(turn, name, { of }));
  return queue.filter(id => id !== of && isOnBoard(modelOf(turn.state, id)));
}
