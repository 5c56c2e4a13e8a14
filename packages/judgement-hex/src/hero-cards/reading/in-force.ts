import { isOnBoard } from '../../match/models.js';
import type { Model } from '../../vocabulary/index.js';
import type { Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';
import { aurasNow, reachesModel } from './auras.js';
import { ownInForceOf } from './cards.js';
import { type InForce, onOthers } from './innate.js';
import { remembered } from './remembered.js';

/** The effects on a model of the auras over it; auras with one name count once (JHX-ORDER-008, JHX-TOKEN-008). */
const aurasOver = (table: Table, model: Model & { readonly at: Place }): readonly InForce[] => {
  const over = aurasNow(table).filter(aura => reachesModel(table, aura, model));
  const first = over.filter(({ ability }, at) => over.findIndex(one => one.ability.name === ability.name) === at);
  return first.flatMap(({ ability, from }) => onOthers(ability, from));
};

/**
 * The effects on a model of abilities that are always in force: its own, and those of models and Icons around it
 * (JHX-ATTR-014). Such an ability targets no model, so only the distance counts.
 */
export const inForceOn = (table: Table, model: Model): readonly InForce[] => {
  const known = remembered(table, model);
  known.inForce ??= inForceNow(table, model);
  return known.inForce;
};

const inForceNow = (table: Table, model: Model): readonly InForce[] => {
  const own = ownInForceOf(table, model);
  return isOnBoard(model) ? [...own, ...aurasOver(table, model)] : own;
};
