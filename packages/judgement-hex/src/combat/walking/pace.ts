import { attribute } from '../../hero-cards/attributes/attribute.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import type { Contribution } from '../../vocabulary/contribution.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/* The distances of movements, without their steps: a page that draws where a model can go need not load the steps. */

/** A model's MOV now, before terrain; 0 with a dash. `rolled`: what `rollMov` gave. */
export const movNow = (table: Table, model: Model, more: readonly Contribution[] = [], rolled?: number): number =>
  attribute(table, model, 'MOV', more, rolled)?.total ?? 0;

/** The hexes that Natural Sprinter adds to each Advance in round 1; they are no MOV (JHX-ABILITY-036). */
export const sprint = (table: Table, model: Model): number =>
  table.state.round === 1 && hasCommon(table, model, 'natural-sprinter')
    ? table.numbers.moves.naturalSprinter.value
    : 0;
