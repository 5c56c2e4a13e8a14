import { remember } from '@rulewright/core/remember';
import { mapOf } from '../../match/table.js';
import { radiusOfBase } from '../../vocabulary/bases.js';
import type { Ground } from '../../vocabulary/ground.js';
import type { Model } from '../../vocabulary/index.js';
import type { Template } from '../../vocabulary/map.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Footing, Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { cardOf } from './cards.js';

/** Cache: the ground is read many times of each state, and seldom changes. */
const survey = /* @__PURE__ */ remember(
  (kind: Table['ground'], map: ReturnType<typeof mapOf>, numbers: Table['numbers'], options: Table['options']) =>
    kind.survey(map, { numbers, options }),
);
const withTemplates = /* @__PURE__ */ remember((ground: Ground, templates: readonly Template[]) =>
  ground.withTemplates(templates),
);

/** The ground of a match, without templates. */
export const groundOf = (table: Table): Ground => survey(table.ground, mapOf(table), table.numbers, table.options);

/** The ground of a match now, templates included. */
export const groundNow = (table: Table): Ground => withTemplates(groundOf(table), table.state.templates);

const noPlace: readonly Place[] = [];

/**
 * The round base of models of a kind; undefined on hexes.
 *
 * @param mm the diameter that the card gives, if it gives one
 */
export const baseOf = (table: Table, kind: Piece['kind'], mm?: number): Pick<Footing, 'radius'> => {
  const { radiusOf } = table.ground;
  if (!radiusOf) return {};
  return { radius: mm === undefined ? radiusOf(kind, table) : radiusOfBase(mm) };
};

/** The base of a model where it stands; it covers no place while the model is not in play. */
export const footingOf = (table: Table, model: Model): Footing => {
  const cells = model.at === null ? noPlace : [model.at];
  return table.ground.radiusOf ? { cells, ...baseOf(table, model.kind, cardOf(table, model).base) } : { cells };
};

/** The base of a Soul. */
export const soulFooting = (table: Table, at: Place): Footing => ({ cells: [at], ...baseOf(table, 'soul') });
