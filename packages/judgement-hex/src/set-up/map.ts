import type { Rule, Turn } from '@rulewright/core';
import { randomOne } from '../combat/dice/dice.js';
import { tableOf } from '../match/table.js';
import type { Jhx } from '../vocabulary/index.js';

/**
 * The map that was agreed on, or one of the mode's at random, each as likely, with its Effigies, terrain, Shrines and
 * pits where it lists them (JHX-SETUP-007, JHX-SETUP-010 to JHX-SETUP-012).
 *
 * @throws RangeError if no map of the game is of the mode.
 */
export function* chooseMap(turn: Turn<Jhx>): Rule {
  const table = tableOf(turn);
  const { maps, state, options } = table;
  const agreed = maps.find(({ id }) => id === options.map);
  const ofMode = maps.filter(({ mode }) => mode === state.mode);
  const map = agreed ?? (yield* randomOne(turn, ofMode, 'map', 'JHX-SETUP-005'));
  const { monsterPits } = table.ground.survey(map, table);
  turn.emit({ type: 'MapChosen', map: map.id, pits: monsterPits }, ['JHX-SETUP-005', 'JHX-SETUP-012']);
}
