import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { fieldOf } from '../../hero-cards/reading/field.js';
import { heroesOf, modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { monsterReach, strikeNewlyEngaged } from '../../monsters-and-souls/monsters/strikes.js';
import { chooseEntry } from '../../special-rules/places/choose-place.js';
import { openAt } from '../../special-rules/timing/windows.js';
import type { Jhx, JhxChoices, JhxProposals, Model, ModelId } from '../../vocabulary/index.js';
import { nowhere } from '../../vocabulary/place.js';
import { damageOnReturn, mayReturn, resurrectionHexes } from './return.js';

/** The dead Heroes that return in this step as it begins, the first player's before the second's (JHX-COMMUNION-014). */
export const returning = (turn: Turn<Jhx>): readonly ModelId[] =>
  turn.state.order.flatMap(player =>
    heroesOf(turn.state, player)
      .filter(model => mayReturn(tableOf(turn), model))
      .map(({ id }) => id),
  );

/** The Heroes of a player that can return next, each with the places where it can. */
const placesToReturn = (
  turn: Turn<Jhx>,
  player: PlayerId,
  queue: readonly ModelId[],
): JhxProposals['deploy']['places'] => {
  const table = tableOf(turn);
  // A Hero that could return when the step began can return now. So can members of a unit next to whose Effigy the
  // Commander has come.
  const due = ({ id, diedIn, enteredIn }: Model): boolean =>
    diedIn !== null && enteredIn !== turn.state.round && queue.includes(id);
  return heroesOf(turn.state, player)
    .filter(model => due(model) || mayReturn(table, model))
    .map(model => ({ model: model.id, where: resurrectionHexes(table, model) }))
    .filter(({ where }) => fieldOf(table).hasPlace(where));
};

/** To resurrect is to be Placed (JHX-DEF-007): what reacts to that happens, and Monsters next to it strike. */
function* enterPlay(turn: Turn<Jhx>, { model, at }: JhxChoices['deploy']): Rule {
  const before = monsterReach(turn);
  const damage = damageOnReturn(tableOf(turn), modelOf(turn.state, model));
  turn.emit({ type: 'ModelResurrected', model, at, damage }, ['JHX-COMMUNION-009', 'JHX-COMMUNION-010']);
  const move = { from: nowhere, to: at, path: [nowhere, at], step: 1, motion: 'place' } as const;
  yield* openAt(turn, 'entering-hex', { of: model, move });
  yield* strikeNewlyEngaged(turn, before);
}

/** The next Hero returns; false once nobody can (JHX-COMMUNION-013). */
export function* resurrectNext(turn: Turn<Jhx>, queue: readonly ModelId[]): Rule<boolean> {
  for (const by of turn.state.order) {
    const places = placesToReturn(turn, by, queue);
    if (places.length === 0) continue;
    const about = { resurrect: queue };
    yield* enterPlay(turn, yield* chooseEntry(turn, { by, rule: 'JHX-COMMUNION-009', about, places }));
    return true;
  }
  return false;
}
