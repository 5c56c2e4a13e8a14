import type { PlayerId, Turn } from '@rulewright/core';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import { checkCapture } from '../../winning/capture.js';

/*
 * A Soul is unbound, on the board; Bound to a Hero; or Banked in an Effigy (JHX-SOUL-003). What it costs the enemy Effigy
 * is counted from those that are held (`soulsHeld`): to Bank a Bound one changes nothing (JHX-SOUL-031), a curse takes none
 * (JHX-SOUL-036), and no event takes a Banked one away (JHX-SOUL-030).
 */

/**
 * A Soul becomes Bound to a Hero, whatever it holds already (JHX-SOUL-045): the enemy Effigy loses 4 base health
 * (JHX-SOUL-027), temporary health or not (JHX-SOUL-028). Ends the match if that captures it.
 *
 * @param from the dead Hero whose Soul it is, or an unbound one (JHX-SOUL-024, JHX-SOUL-025)
 */
export const bindSoul = (turn: Turn<Jhx>, model: ModelId, from: ModelId | 'unbound'): void => {
  const rule = from === 'unbound' ? 'JHX-SOUL-025' : 'JHX-SOUL-024';
  turn.emit({ type: 'SoulBound', model, from }, [rule, 'JHX-SOUL-027']);
  checkCapture(turn);
};

/**
 * A Soul that never was Bound is Banked in a player's Effigy: the enemy's loses 4 base health for good (JHX-SOUL-032).
 * Ends the match if that captures it.
 */
export const bankSoul = (turn: Turn<Jhx>, player: PlayerId, rule: RuleId = 'JHX-SOUL-032'): void => {
  const rules: readonly RuleId[] = rule === 'JHX-SOUL-032' ? [rule] : [rule, 'JHX-SOUL-032'];
  turn.emit({ type: 'SoulsBanked', player, souls: 1, from: null }, rules);
  checkCapture(turn);
};

/**
 * All Souls Bound to a model are removed from the game, by its death (JHX-SOUL-033) unless said, or because its activation
 * ends in its own deployment zone (JHX-SOUL-034); the Effigy that they had damaged regains 4 for each at once (JHX-SOUL-029).
 */
export const loseSouls = (turn: Turn<Jhx>, model: ModelId, rule: RuleId = 'JHX-SOUL-033'): void => {
  const souls = turn.state.models.find(({ id }) => id === model)?.souls ?? 0;
  if (souls > 0) turn.emit({ type: 'SoulsLost', model, souls }, [rule, 'JHX-SOUL-029']);
};
