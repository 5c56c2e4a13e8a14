import type { PlayerId } from '@rulewright/core';
import { commanderOf, inCohesion } from '../../hero-cards/reading/cohesion.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { footingOf, groundOf } from '../../hero-cards/reading/ground.js';
import { suffers } from '../../match/lasting.js';
import { heroesOf, isOnBoard } from '../../match/models.js';
import { type General, ruleFor } from '../../special-rules/exceptions/exceptions.js';
import type { Model } from '../../vocabulary/index.js';
import type { Footing } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';

/** A model that a Soul is to be Bound to. */
interface Holder {
  readonly table: Table;
  readonly model: Model;
}

/** Souls can be Bound to any Hero. */
const holding: General<Holder, boolean> = {
  rule: 'JHX-SOUL-046',
  gives: true,
  exceptions: [
    { rule: 'JHX-SUMMON-009', when: ({ model }) => model.kind !== 'hero', gives: false },
    { rule: 'JHX-DEATH-003', when: ({ model }) => !isOnBoard(model), gives: false },
    { rule: 'JHX-COND-013', when: ({ table, model }) => suffers(table.state, model.id, 'curse'), gives: false },
    { rule: 'JHX-ABILITY-064', when: ({ table, model }) => hasCommon(table, model, 'soulless'), gives: false },
  ],
};

/** True if Souls can be Bound to a model. */
export const canHold = (table: Table, model: Model): boolean => ruleFor(holding, { table, model }).gives;

/**
 * True if a Hero is eligible to harvest: alive, not cursed, not Soulless (JHX-SOUL-038). A model of a unit must be in
 * cohesion, and its Commander must be able to hold the Soul (JHX-UNIT-023).
 */
const isEligible = (table: Table, model: Model): boolean => inCohesion(table, model) && canHarvestKill(table, model);

/** True if a Hero can hold a Soul and, for a model of a unit, its Commander can too, wherever the two are. */
const canHarvestKill = (table: Table, model: Model): boolean =>
  canHold(table, model) && canHold(table, commanderOf(table, model));

/**
 * True if the Soul of a kill is the killer's: the killer is an eligible Hero (JHX-SOUL-038) or, by the option
 * `killOutOfCohesion`, a model out of cohesion with its Commander (JHX-UNIT-023).
 */
export const isEligibleKiller = (table: Table, model: Model): boolean =>
  table.options.killOutOfCohesion === 'commander' ? canHarvestKill(table, model) : isEligible(table, model);

/**
 * The eligible Heroes of a player that are nearest to a thing (JHX-SOUL-040), terrain and models ignored (JHX-SOUL-013).
 */
export const nearestEligible = (table: Table, to: Footing, player: PlayerId): readonly Model[] => {
  const there = heroesOf(table.state, player)
    .filter(model => isEligible(table, model))
    .map(model => ({ ...footingOf(table, model), model }));
  return groundOf(table)
    .nearest(to, there)
    .map(({ model }) => model);
};
