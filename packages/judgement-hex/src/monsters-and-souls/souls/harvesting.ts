import { hasCommon } from '../../hero-cards/reading/common.js';
import { type General, type Held, ruleFor } from '../../special-rules/exceptions/exceptions.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/*
 * The Soul Harvest of a Hero, with the exceptions for units and for the Soulless.
 */

/** A model that would harvest. */
interface Harvester {
  readonly table: Table;
  readonly model: Model;
}

const isSoulless = ({ table, model }: Harvester): boolean => hasCommon(table, model, 'soulless');

/** AP of an attempt. */
const price: General<Harvester, 'soulHarvest' | 'soullessHarvest'> = {
  rule: 'JHX-ACTION-019',
  gives: 'soulHarvest',
  exceptions: [{ rule: 'JHX-ABILITY-071', when: isSoulless, gives: 'soullessHarvest' }],
};

/** Attempts per activation. */
const attempts: General<Harvester, 'any' | 'one'> = {
  rule: 'JHX-ACTION-024',
  gives: 'any',
  exceptions: [
    { rule: 'JHX-UNIT-006', when: ({ model }) => model.unit !== null, gives: 'one' },
    { rule: 'JHX-ABILITY-071', when: isSoulless, gives: 'one' },
  ],
};

/** The Soul is Bound to the Hero, which must be able to hold it; a Soulless model consumes it. */
const harvested: General<Harvester, 'Bound' | 'consumed'> = {
  rule: 'JHX-SOUL-025',
  gives: 'Bound',
  exceptions: [{ rule: 'JHX-ABILITY-073', when: isSoulless, gives: 'consumed' }],
};

/** AP that a model pays for an attempt. */
export const priceOf = (table: Table, model: Model): number =>
  table.numbers.actionCosts[ruleFor(price, { table, model }).gives].value;

/** The number of attempts of a model, or of all models of its unit together, in one activation. */
export const attemptsOf = (table: Table, model: Model): Held<'any' | 'one'> => ruleFor(attempts, { table, model });

/** The fate of a Soul that a model harvests. */
export const fateOfSoul = (table: Table, model: Model): 'Bound' | 'consumed' =>
  ruleFor(harvested, { table, model }).gives;
