import { decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { commanderOf } from '../../hero-cards/reading/cohesion.js';
import { opponentOf, standing } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Jhx, JhxState, ModelId } from '../../vocabulary/index.js';
import { apOf } from '../activation/budgets.js';

/**
 * The Heroes of a player that can still activate this round (JHX-ACT-002): those on the board; of a unit its Commander,
 * dead or alive, as long as a model of it is there (JHX-UNIT-011). A Hero that died before loses the activation
 * (JHX-ACT-005).
 */
export const readyHeroes = (state: JhxState, player: PlayerId): readonly ModelId[] => {
  const ready = standing(state).filter(one => one.kind === 'hero' && one.player === player && !one.activated);
  return [...new Set(ready.map(model => commanderOf({ state }, model).id))];
};

/** The player who activates next: the players alternate, but a player without a remaining Hero is skipped (JHX-ACT-004). */
const nextPlayer = (state: JhxState): PlayerId | undefined => {
  const { order, lastActivation } = state;
  const first = lastActivation === null ? order[0] : opponentOf(state, lastActivation);
  return [first, opponentOf(state, first)].find(player => readyHeroes(state, player).length > 0);
};

/** A player activates a Hero, and must (JHX-ACT-003); when all have had their activation, the round ends. */
export function* chooseHero(turn: Turn<Jhx>): Rule {
  const by = nextPlayer(turn.state);
  if (by === undefined) {
    return turn.emit({ type: 'StageReached', stage: { name: 'end-of-round' } }, 'JHX-ACT-017');
  }
  const options = readyHeroes(turn.state, by);
  const hero = yield* decideUnlessForced(turn, { by, kind: 'hero', rule: 'JHX-ACT-001', options });
  const ap = apOf(tableOf(turn), hero);
  const budgets = { [hero]: { ap: ap.total, spent: 0 } };
  const activation = {
    player: by,
    hero,
    part: 'start',
    budgets,
    spent: {},
    used: [],
    acting: null,
    acted: false,
  } as const;
  turn.emit({ type: 'ActivationBegan', activation, ap }, ['JHX-ACT-001', 'JHX-ACT-008']);
}
