import type { PlayerId } from '@rulewright/core';
import { maximumHealth, soulsHeld } from '../hero-cards/reading/health.js';
import { heroesOf, opponentOf, warbandOf } from '../match/models.js';
import type { RuleId } from '../rulebook/index.js';
import type { Ending, EndReason } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { endRules } from './outcome.js';

/** Something that is compared between the players: the higher one wins. */
interface TieBreaker {
  readonly reason: EndReason;
  value(table: Table, player: PlayerId): number;
}

/** Souls held, Bound and Banked (JHX-WIN-007). */
const souls: TieBreaker = { reason: 'more-souls', value: soulsHeld };

/** Damage now on the opponent's Effigy: what its Souls and direct damage took, decay excluded (JHX-WIN-008). */
const effigyDamage: TieBreaker = {
  reason: 'more-effigy-damage',
  value: (table, player) =>
    table.numbers.souls.effigyLoss.value * soulsHeld(table, player) +
    warbandOf(table.state, opponentOf(table.state, player)).effigy.damage,
};

/** Levels gained by the whole Warband (JHX-WIN-009). */
export const levelsGained = ({ state }: Pick<Table, 'state'>, player: PlayerId): number =>
  heroesOf(state, player).reduce((sum, { level }) => sum + level - 1, 0);

const levels: TieBreaker = { reason: 'more-levels', value: levelsGained };

/** The health that a Warband misses from its maximum; dead Heroes miss all of it (JHX-WIN-010). */
export const healthMissing = (table: Pick<Table, 'pack' | 'state'>, player: PlayerId): number =>
  heroesOf(table.state, player).reduce(
    (sum, model) => sum + (model.diedIn === null ? model.damage : maximumHealth(table, model)),
    0,
  );

/** Less health missing from the maximum (JHX-WIN-010). */
const damage: TieBreaker = {
  reason: 'less-damage',
  value: (table, player) => -healthMissing(table, player),
};

/** Having taken the first Soul of the match (JHX-WIN-011). */
const firstSoul: TieBreaker = {
  reason: 'first-soul',
  value: ({ state }, player) => (state.firstSoul === player ? 1 : 0),
};

/**
 * The winner when time is up: the tie-breakers are compared in their order until one differs (JHX-WIN-006); with no
 * Soul taken the match is drawn (JHX-WIN-011).
 */
export const tieBreak = (table: Table): { readonly ending: Ending; readonly rule: RuleId } => {
  const [a, b] = table.state.players;
  for (const { reason, value } of [souls, effigyDamage, levels, damage, firstSoul]) {
    const lead = value(table, a) - value(table, b);
    if (lead !== 0) return { ending: { reason, winner: lead > 0 ? a : b }, rule: endRules[reason] };
  }
  return { ending: { reason: 'draw', winner: null }, rule: endRules.draw };
};
