import { type Ability, defineAbility, type Turn } from '@rulewright/core';
import { redirect } from '../../combat/declare/redirect.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { footingOf, groundOf } from '../../hero-cards/reading/ground.js';
import { onBoard, standing } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { once } from '../../special-rules/timing/limits.js';
import { windows } from '../../special-rules/timing/windows.js';
import type { Jhx, Model } from '../../vocabulary/index.js';
import type { Moment } from '../../vocabulary/moment.js';
import { areFriends } from '../../vocabulary/piece.js';
import { interrupt, mayInterrupt } from './interrupts.js';

const perRound = /* @__PURE__ */ once('round', 'protect-me', 'JHX-ABILITY-045');

/** The friends next to a model: Heroes and Summoned models; never an Effigy. */
const beside = (turn: Turn<Jhx>, model: Model & { readonly at: number }): readonly Model[] => {
  const table = tableOf(turn);
  const ground = groundOf(table);
  const { protectMe: near } = table.numbers.distances;
  const own = footingOf(table, model);
  return standing(turn.state).filter(
    one => one.id !== model.id && areFriends(one, model) && ground.within(near.value, own, footingOf(table, one)),
  );
};

/**
 * Protect Me (Interrupt): a model that a Basic Attack hits lets an adjacent friend take the attack with its damage and
 * manoeuvres, once per round.
 */
export const protectMe: Ability<Jhx> = defineAbility<Jhx, Moment>({
  id: 'protect-me',
  rule: 'JHX-ABILITY-045',
  window: windows['dice-chosen'],
  offers(turn, { attack }) {
    if (!attack || attack.cancelled || attack.blow === null) return [];
    const model = onBoard(turn.state, attack.target);
    if (!model || model.player === null || !hasCommon(tableOf(turn), model, 'protect-me')) return [];
    if (!mayInterrupt(turn, model.id, perRound)) return [];
    const { id: source, player: by } = model;
    return beside(turn, model).map(({ id }) => ({ by, source, with: id }));
  },
  use(turn, { attack }, { source, with: friend }) {
    if (!attack || typeof friend !== 'string') return;
    interrupt(turn, source, perRound);
    redirect(turn, attack, friend, 'JHX-ABILITY-045');
  },
});
