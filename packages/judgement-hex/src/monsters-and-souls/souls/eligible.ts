import type { PlayerId } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import { hasCommon } from '../../hero-cards/reading/cards.js';
import { commanderOf, inCohesion } from '../../hero-cards/reading/cohesion.js';
import { groundNow } from '../../hero-cards/reading/field.js';
import { suffers } from '../../match/lasting.js';
import { heroesOf, isOnBoard } from '../../match/models.js';
import type { Table } from '../../match/table.js';
import type { Model } from '../../vocabulary/index.js';

/**
 * Whether Souls can be Bound to a model: to any living Hero (JHX-SOUL-046), never to what it summoned (JHX-SUMMON-009), that is neither cursed (JHX-COND-013) nor
 * Soulless (JHX-ABILITY-064).
 */
export const canHold = (table: Table, model: Model): boolean =>
  model.kind === 'hero' &&
  isOnBoard(model) &&
  !suffers(table.state, model.id, 'curse') &&
  !hasCommon(table, model, 'soulless');

/**
 * Whether a Hero is eligible to harvest: alive, not cursed, not Soulless (JHX-SOUL-038); a model of a unit in cohesion, and
 * only while its Commander can hold the Soul (JHX-UNIT-023).
 */
const isEligible = (table: Table, model: Model): boolean => inCohesion(table, model) && canHarvestKill(table, model);

/** Whether a Hero, and of a unit its Commander, can hold a Soul, wherever the two are. */
const canHarvestKill = (table: Table, model: Model): boolean =>
  canHold(table, model) && canHold(table, commanderOf(table, model));

/**
 * Whether the Soul of a kill is the killer's: of an eligible Hero; by the option `killOutOfCohesion` also of a model that is
 * out of cohesion with its Commander (JHX-UNIT-023).
 */
export const isEligibleKiller = (table: Table, model: Model): boolean =>
  table.options.killOutOfCohesion === 'commander' ? canHarvestKill(table, model) : isEligible(table, model);

/** Of some models those on the board that are nearest to a hex, terrain and models ignored (JHX-SOUL-013). */
export const nearest = (
  table: Table,
  to: Cell,
  among: readonly Model[],
): readonly (Model & { readonly at: Cell })[] => {
  const { board } = groundNow(table);
  const there = among.filter(isOnBoard);
  const least = Math.min(...there.map(({ at }) => board.distance(at, to)));
  return there.filter(({ at }) => board.distance(at, to) === least);
};

/** The eligible Heroes of a player that are nearest to a hex (JHX-SOUL-040). */
export const nearestEligible = (table: Table, to: Cell, player: PlayerId): readonly Model[] =>
  nearest(
    table,
    to,
    heroesOf(table.state, player).filter(model => isEligible(table, model)),
  );
