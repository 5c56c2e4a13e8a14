import { attribute } from '../../hero-cards/attributes/attribute.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { suffers } from '../../match/lasting.js';
import type { Pace } from '../../vocabulary/battlefield.js';
import type { Contribution } from '../../vocabulary/contribution.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/* The distances of movements, without their steps: a page that draws where a model can go need not load the steps. */

/** A model's MOV now, before terrain; 0 with a dash. `rolled`: what `rollMov` gave. */
export const movNow = (table: Table, model: Model, more: readonly Contribution[] = [], rolled?: number): number =>
  attribute(table, model, 'MOV', more, rolled)?.total ?? 0;

/** The MOV that freeze takes away, without a Dash, which the frozen do not have (JHX-COND-022). */
const cappedBy = (table: Table, model: Model, rolled: number | undefined): number => {
  const lines = attribute(table, model, 'MOV', [], rolled)?.lines ?? [];
  const cap = lines.findIndex(({ stage }) => stage === 'freeze');
  return (lines[cap - 1]?.after ?? 0) - (lines[cap]?.after ?? 0);
};

/** A model's MOV now; by the option, with the MOV above the cap of freeze, which the penalty of terrain reduces first (JHX-COND-024). */
export const paceNow = (table: Table, model: Model, more: readonly Contribution[] = [], rolled?: number): Pace => {
  const mov = movNow(table, model, more, rolled);
  if (table.options.freezeAndTerrain === 'freeze-first' || !suffers(table.state, model.id, 'freeze')) return { mov };
  const spare = cappedBy(table, model, rolled);
  return spare > 0 ? { mov, spare } : { mov };
};

/** The hexes that Natural Sprinter adds to each Advance in round 1; they are no MOV (JHX-ABILITY-036). */
export const sprint = (table: Table, model: Model): number =>
  table.state.round === 1 && hasCommon(table, model, 'natural-sprinter')
    ? table.numbers.moves.naturalSprinter.value
    : 0;
