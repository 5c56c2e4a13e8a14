import { type Ability, defineAbility } from '@rulewright/core';
import { cancel } from '../../combat/declare/redirect.js';
import { lastingOn } from '../../match/lasting.js';
import { activePlayer, playerOf } from '../../match/models.js';
import { endLasting } from '../../special-rules/conditions/lasting.js';
import { windows } from '../../special-rules/timing/windows.js';
import type { Jhx, JhxState, Lasting, ModelId } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';

const likenesses = (state: JhxState, model: ModelId): readonly Lasting[] =>
  lastingOn(state, model, 'ability').filter(({ data }) => data.ability.id === 'duplicate-self');

/**
 * Duplicate Self: the next Basic Attack that hits the model is ignored, with its damage and its manoeuvres, and the
 * ability is used up. The ability is compulsory, so it acts before a player can redirect the attack.
 */
export const duplicateSelf: Ability<Jhx> = defineAbility<Jhx, Moment>({
  id: 'duplicate-self',
  rule: 'JHX-ABILITY-011',
  window: windows['dice-chosen'],
  compulsory: true,
  offers({ state }, { attack }) {
    if (!attack || attack.cancelled || attack.blow === null) return [];
    const { target } = attack;
    if (likenesses(state, target).length === 0) return [];
    return [{ by: playerOf(state, target) ?? activePlayer(state), source: target }];
  },
  use(turn, { attack }) {
    if (!attack) return;
    cancel(turn, attack, 'duplicate-self', 'JHX-ABILITY-013');
    endLasting(turn, likenesses(turn.state, attack.target), 'used', 'JHX-ABILITY-011');
  },
});
