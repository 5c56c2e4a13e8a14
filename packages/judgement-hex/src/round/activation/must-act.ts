import type { Limit } from '@rulewright/core/uses';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { inActivation, isOnBoard } from '../../match/models.js';
import { once } from '../../special-rules/timing/limits.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** The mark that a model of a Master has acted in this activation. A model that is summoned again keeps it. */
export const actsOnce: Limit<Jhx> = /* @__PURE__ */ once('activation', 'acted', 'JHX-SUMMON-013');

/**
 * True if a Summoned model can still begin its actions: in its Master's activation (JHX-SUMMON-004), once; with
 * Skeleton Horde again after having been summoned again (JHX-SUMMON-014).
 */
export const mayAct = (table: Table, model: Model): boolean => {
  const { activation } = table.state;
  if (!activation || !isOnBoard(model) || !inActivation(table.state, model)) return false;
  if (Object.hasOwn(activation.budgets, model.id)) return false;
  return !actsOnce.isUsed(table.state, model.id) || hasCommon(table, model, 'skeleton-horde');
};

/**
 * The models that were summoned this round and must still have their activation before that of their Master ends
 * (JHX-SUMMON-006).
 */
export const mustStillAct = (table: Table): readonly ModelId[] =>
  table.state.models
    .filter(model => model.kind === 'summoned' && model.enteredIn === table.state.round && mayAct(table, model))
    .map(({ id }) => id);
