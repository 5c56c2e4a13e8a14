import { type Ability, defineAbility, type Turn } from '@rulewright/core';
import { heal } from '../../combat/damage/healing.js';
import { everyCommon } from '../../hero-cards/reading/common.js';
import { activePlayer, inActivation, onBoard, playerOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { windows } from '../../special-rules/timing/windows.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';

/**
 * The health that the attacker regains by an attack: X for each AP spent on the attack itself, so none for 0 AP, and at
 * most the damage that it dealt (JHX-ABILITY-026, JHX-ABILITY-029, JHX-ABILITY-027). A model leeches only in
 * its own activation (JHX-ABILITY-028). Where a model has several Leeches, the latest counts (JHX-ORDER-007).
 */
const leeched = (turn: Turn<Jhx>, { attacker, ap, dealt }: Attack): number => {
  const model = onBoard(turn.state, attacker);
  if (!model || !inActivation(turn.state, model)) return 0;
  const each = everyCommon(tableOf(turn), model, 'leech').at(-1)?.amount ?? 0;
  return Math.min(each * ap, dealt, model.damage);
};

/** Leech (X), at the end of step 5 (JHX-INTERRUPT-019). */
export const leech: Ability<Jhx> = defineAbility<Jhx, Moment>({
  id: 'leech',
  rule: 'JHX-ABILITY-026',
  window: windows['damage-resolved'],
  compulsory: true,
  offers: (turn, { attack }) =>
    attack && leeched(turn, attack) > 0
      ? [{ by: playerOf(turn.state, attack.attacker) ?? activePlayer(turn.state), source: attack.attacker }]
      : [],
  use(turn, { attack }) {
    if (attack) heal(turn, attack.attacker, leeched(turn, attack), 'JHX-ABILITY-026');
  },
});
