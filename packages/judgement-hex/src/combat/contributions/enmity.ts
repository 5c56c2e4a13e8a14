import { plus } from '../../hero-cards/attributes/attribute.js';
import { raceOf } from '../../hero-cards/reading/cards.js';
import { everyCommon } from '../../hero-cards/reading/common.js';
import type { Contributor } from './line.js';

/** Enmity: 1 die more against models of a race, only once if the model has it several times (JHX-ABILITY-015, JHX-ORDER-008). */
export const enmity: Contributor = (table, attacker, { target: id }) => {
  const target = table.state.models.find(model => model.id === id);
  const race = target && raceOf(table, target);
  return everyCommon(table, attacker, 'enmity').some(hated => hated.race === race)
    ? [plus(table.numbers.attackDice.enmity, 'enmity')]
    : [];
};
