import type { PlayerId, Turn } from '@rulewright/core';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import { checkCapture } from '../../winning/capture.js';

/*
 * A Soul is unbound, on the board; Bound to a Hero; or Banked in an Effigy (JHX-SOUL-003). The enemy Effigy's loss is
 * computed from the Souls that are held (`soulsHeld`): to Bank a Bound one changes nothing (JHX-SOUL-031), a curse
 * takes none (JHX-SOUL-036), and no event takes a Banked one away (JHX-SOUL-030).
 */

/**
 * A Soul becomes Bound to a Hero, also if the Hero holds other Souls (JHX-SOUL-045): the enemy Effigy loses 4 base health,
 * also if it has temporary health (JHX-SOUL-028). Ends the match if this captures the Effigy.
 *
 * @param from the dead Hero whose Soul it is, or an unbound one
 */
export const bindSoul = (turn: Turn<Jhx>, model: ModelId, from: ModelId | 'unbound'): void => {
  const rule = from === 'unbound' ? 'JHX-SOUL-025' : 'JHX-SOUL-024';
  turn.emit({ type: 'SoulBound', model, from }, [rule, 'JHX-SOUL-027']);
  checkCapture(turn);
};

/**
 * A Soul that never was Bound is Banked in a player's Effigy: the enemy Effigy loses 4 base health for good. Ends the
 * match if this captures the Effigy.
 */
export const bankSoul = (turn: Turn<Jhx>, player: PlayerId, rule: RuleId = 'JHX-SOUL-032'): void => {
  const rules: readonly RuleId[] = rule === 'JHX-SOUL-032' ? [rule] : [rule, 'JHX-SOUL-032'];
  turn.emit({ type: 'SoulsBanked', player, souls: 1, from: null }, rules);
  checkCapture(turn);
};

/**
 * All Souls Bound to a model are removed from the game, by default because it died, else because its activation ends in
 * its own deployment zone (JHX-SOUL-034). The Effigy that the Souls had damaged regains 4 for each at once.
 */
export const loseSouls = (turn: Turn<Jhx>, model: ModelId, rule: RuleId = 'JHX-SOUL-033'): void => {
  const souls = turn.state.models.find(({ id }) => id === model)?.souls ?? 0;
  if (souls > 0) turn.emit({ type: 'SoulsLost', model, souls }, [rule, 'JHX-SOUL-029']);
};
