import { menu } from '@rulewright/core/menu';
import { discard } from '../../essence/discard.js';
import { whyNotPayToken } from '../../essence/pay.js';
import { actionsLeft, mustShake, whyNoForfeit } from '../../match/budget.js';
import { coloursIn } from '../../match/by-colour.js';
import { armyOf, playerOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { Actions, ActivationEntry, ActivationMenu, GenericAction } from '../../vocabulary/index.js';
import { beginAction } from './take.js';

/** One of the generic actions, if the game has it; the same one again is allowed (SFI-ACTION-002). */
const generic = (action: GenericAction, rules: Actions): ActivationEntry => ({
  rule: 'SFI-ACTION-005',
  candidates: () => (rules[action] ? [{ do: action }] : []),
  whyNot(table) {
    if (actionsLeft(table) === 0) return { code: 'no-action-left', rule: 'SFI-ACTION-017' };
    if (action !== 'shake' && mustShake(table)) return { code: 'must-shake-first', rule: 'SFI-CONDITION-013' };
    const unit = table.state.activation?.unit ?? '';
    return rules[action]?.whyNot?.(table, unit);
  },
  run: (turn, unit) => beginAction(turn, unit, action),
});

/** The activation ends; actions that are left are forfeited, one or both. */
const end: ActivationEntry = {
  rule: 'SFI-ACTION-014',
  candidates: () => [{ do: 'end' }],
  whyNot: whyNoForfeit,
  run(turn, unit) {
    for (let left = actionsLeft(tableOf(turn)); left > 0; left--) {
      turn.emit({ type: 'ActionSpent', unit, how: 'forfeited' }, 'SFI-ACTION-014');
    }
    turn.emit({ type: 'ActivationEnding', unit, why: 'done' }, 'SFI-ACTIVATE-004');
  },
};

/** Tokens are discarded one by one. */
const discarding: ActivationEntry = {
  rule: 'SFI-ESSENCE-004',
  candidates: ({ state }) =>
    coloursIn(armyOf(state, playerOf(state, state.activation?.unit ?? '')).reserve).map(colour => ({
      do: 'discard',
      colour,
    })),
  whyNot({ state }, choice) {
    if (choice.do !== 'discard') return undefined;
    return whyNotPayToken(state, playerOf(state, state.activation?.unit ?? ''), choice.colour);
  },
  run(turn, unit, choice) {
    if (choice.do === 'discard') discard(turn, playerOf(turn.state, unit), choice.colour);
  },
};

/** The menu of an activation with the actions of a game, and entries of later chapters. */
export const activationMenu = (
  actions: Actions,
  { ability, interact }: { readonly [E in 'ability' | 'interact']: ActivationEntry },
): ActivationMenu =>
  menu({
    move: generic('move', actions),
    attack: generic('attack', actions),
    disengage: generic('disengage', actions),
    shake: generic('shake', actions),
    ability,
    interact,
    discard: discarding,
    end,
  });
