import type { Cell } from '@rulewright/core/hex';
import { isOnBoard } from '../../match/models.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { aurasNow, covers } from './auras.js';
import { ownInForceOf } from './cards.js';
import { type InForce, onOthers } from './innate.js';
import { remembered } from './remembered.js';

/** What the auras over a model do to it; several of one name count once (JHX-ORDER-008, JHX-TOKEN-008). */
const aurasOver = (table: Table, model: Model & { readonly at: Cell }): readonly InForce[] => {
  const over = aurasNow(table).filter(aura => covers(table, aura, model));
  const first = over.filter(({ ability }, at) => over.findIndex(one => one.ability.name === ability.name) === at);
  return first.flatMap(({ ability, from }) => onOthers(ability, from));
};

/**
 * What the abilities always in force of a model, of those around it and of Icons do to it (JHX-ATTR-014). Nobody is
 * targeted, so only the distance counts.
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
