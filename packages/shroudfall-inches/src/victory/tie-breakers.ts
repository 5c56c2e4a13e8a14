import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { isSummoned } from '../content/reading/summoned.js';
import { countOf } from '../match/by-colour.js';
import { armyOf, cardOf, hasKeyword } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { rollOff } from '../rolls/roll-off.js';
import type { EndReason, Sfi, Unit } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { type Colour, unitKeywords } from '../vocabulary/words.js';
import { endMatch } from './outcome.js';
import { leadOf } from './points.js';

/** A comparison of the players: the higher value wins. */
interface TieBreaker {
  readonly reason: EndReason;
  value(table: Table, player: PlayerId): number;
}

/** The destroyed units of a player: one that found no room at deployment was not destroyed (SFI-DEPLOY-004). */
const lost = ({ units }: Table['state'], player: PlayerId): readonly Unit[] =>
  units.filter(one => one.player === player && one.destroyedIn !== null);

/** Destroyed weavers count against their player (SFI-TIE-002). */
const weavers: TieBreaker = {
  reason: 'fewer-weavers-lost',
  value: (table, player) =>
    -lost(table.state, player).filter(unit => hasKeyword(table, unit, unitKeywords.weaver)).length,
};

/**
 * The army points of some units. No army list pays for a unit with Summoned (SFI-ARMY-012), so its points count only by
 * an option (SFI-TIE-003).
 */
const pointsOf = (table: Table, units: readonly Unit[]): number =>
  units
    .filter(unit => table.options['tie.countsSummoned'] || !isSummoned(cardOf(table, unit)))
    .reduce((sum, unit) => sum + cardOf(table, unit).points, 0);

/**
 * Points of completely destroyed units count against their player; by an option the points of the units that remain
 * count for the player (SFI-TIE-003).
 */
const armyPoints: TieBreaker = {
  reason: 'fewer-army-points-lost',
  value: (table, player) =>
    table.options['tie.armyPoints'] === 'destroyed'
      ? -pointsOf(table, lost(table.state, player))
      : pointsOf(
          table,
          table.state.units.filter(one => one.player === player && one.where === 'on-table'),
        ),
};

/** Tokens of a colour at the moment of the snapshot; the present tokens, if the match ends before the snapshot (SFI-TIE-004). */
const essence = (reason: EndReason, colour: Colour): TieBreaker => ({
  reason,
  value: ({ state }, player) => countOf(state.essenceSnapshot?.[player] ?? armyOf(state, player).reserve, colour),
});

/** The tie breakers, in their order; the roll-off follows (SFI-TIE-001). */
const tieBreakers: readonly TieBreaker[] = [
  weavers,
  armyPoints,
  essence('more-red-essence', 'red'),
  essence('more-yellow-essence', 'yellow'),
  essence('more-grey-essence', 'grey'),
];

/** More victory points win (SFI-WIN-004); with equal points the tie breakers are applied in order until one decides. */
export function* decideByPoints(turn: Turn<Sfi>): Rule {
  const table = tableOf(turn);
  const [a, b] = table.state.players;
  const lead = leadOf(table.state, a);
  if (lead !== 0) endMatch(turn, { reason: 'victory-points', winners: [lead > 0 ? a : b] });
  for (const { reason, value } of tieBreakers) {
    const ahead = value(table, a) - value(table, b);
    if (ahead !== 0) endMatch(turn, { reason, winners: [ahead > 0 ? a : b] }, 'SFI-TIE-001');
  }
  // Each player rolls a grey die until one result is higher (SFI-TIE-007).
  const { winner } = yield* rollOff(turn, { grey: 1 }, 'last tie breaker');
  endMatch(turn, { reason: 'roll-off', winners: [winner] }, 'SFI-TIE-001');
}
