import { defineAbility } from '@rulewright/core';
import { canPay, payFate } from '../../beside-table/fate/pool.js';
import { inCohesion } from '../../hero-cards/reading/cohesion.js';
import { onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { interruptLimit } from '../../special-rules/timing/limits.js';
import { windows } from '../../special-rules/timing/windows.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';

/**
 * Stand Your Ground: for 1 Fate the Hero that is charged, and only it (JHX-CHARGE-023; an Effigy stands no ground,
 * JHX-EFFIGY-025), takes one die from the charger's attack, after the move and before the roll (JHX-CHARGE-020,
 * JHX-INTERRUPT-014), once in a Charge (JHX-CHARGE-021). The pool counts the die in the order of JHX-CHARGE-022.
 */
export const standYourGround: ReturnType<typeof defineAbility<Jhx, Moment>> = defineAbility<Jhx, Moment>({
  id: 'stand-your-ground',
  rule: 'JHX-CHARGE-019',
  window: windows['charge-moved'],
  limit: (_, { of }) => `stand your ground ${of}`,
  offers: (turn, { of, charge }) => {
    const model = onBoard(turn.state, of);
    if (model?.kind !== 'hero' || model.player === null || !charge || charge.stoodGround) return [];
    if (interruptLimit(turn, of).some(key => turn.spent(key)) || !inCohesion(tableOf(turn), model)) return [];
    const { value } = tableOf(turn).numbers.fateCosts.standYourGround;
    return canPay(turn, model.player, value) ? [{ by: model.player, source: of }] : [];
  },
  use(turn, { of, charge }, { by }) {
    if (!charge) return;
    for (const key of interruptLimit(turn, of)) turn.once(key);
    const { value, rule } = tableOf(turn).numbers.fateCosts.standYourGround;
    payFate(turn, by, value, rule);
    turn.emit(
      { type: 'AbilityUsed', model: of, ability: 'stand-your-ground', target: charge.charger },
      'JHX-CHARGE-019',
    );
    charge.stoodGround = true;
  },
});
