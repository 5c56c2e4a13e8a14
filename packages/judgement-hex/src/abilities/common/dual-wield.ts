import { type Ability, defineAbility } from '@rulewright/core';
import { carryOut } from '../../combat/declare/carry-out.js';
import { attacksOf } from '../../combat/eligibility/legality.js';
import { isDualWield } from '../../hero-cards/reading/weapon.js';
import { inActivation, onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { asOwnAction } from '../../special-rules/timing/own-action.js';
import { windows } from '../../special-rules/timing/windows.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Jhx, JhxState, Model } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';

/**
 * True if an attack is followed by another: an attack action, also that of a Charge, with such a weapon in the model's
 * own activation, that came as far as its dice (JHX-ABILITY-006). A Dual Wield attack itself is not followed by one
 * (JHX-ABILITY-009).
 */
const isFollowed = (state: JhxState, attacker: Model, { weapon, kind, pool }: Attack): boolean =>
  (kind === 'action' || kind === 'charge') && pool !== null && isDualWield(weapon) && inActivation(state, attacker);

/**
 * Dual Wield: the model may at once attack again with the weapon for 0 AP. It may attack any legal target, also after
 * the first one died (JHX-ABILITY-010). The second attack is no Charge and has none of a Charge's dice
 * (JHX-ABILITY-008). By the option `dualWieldIs` it is an action of its own. A Monster's second attack belongs to its
 * Hunter activation (JHX-MONSTER-052).
 */
export const dualWield: Ability<Jhx> = defineAbility<Jhx, Moment>({
  id: 'dual-wield',
  rule: 'JHX-ABILITY-006',
  window: windows['attack-ended'],
  offers(turn, { attack }) {
    const attacker = attack && onBoard(turn.state, attack.attacker);
    if (!attack || !attacker?.player || !isFollowed(turn.state, attacker, attack)) return [];
    const { id: source, player: by } = attacker;
    return attacksOf(tableOf(turn), source, 'dual-wield')
      .filter(({ weapon }) => weapon === attack.weapon.id)
      .map(({ target }) => ({ by, source, with: target }));
  },
  *use(turn, { attack }, { source, with: target }) {
    if (!attack || typeof target !== 'string') return;
    const ofCharge = attack.kind === 'charge';
    const order = { attacker: source, target, weapon: attack.weapon.id, kind: 'dual-wield', ap: 0, ofCharge } as const;
    const second = carryOut(turn, order);
    yield* turn.options.dualWieldIs === 'own-action' ? asOwnAction(turn, second) : second;
  },
});
