import type { Turn } from '@rulewright/core';
import type { Jhx, Model, ModelId } from '../vocabulary/index.js';

const served = (model: ModelId, master: ModelId): string => `${model} served ${master}`;

/** Remembers for this beat the Master of a Summoned model that is gone or goes now; does nothing for other models. */
export const rememberMaster = (turn: Turn<Jhx>, { id, master = null }: Pick<Model, 'id'> & Partial<Model>): void => {
  if (master !== null) turn.once(served(id, master));
};

/**
 * The model that has the kills of another and decides for it: the other itself, dead Heroes included; for a Summoned model
 * that is no longer in play its Master (JHX-SUMMON-010, JHX-COND-003), where that is known.
 */
export const answersFor = (turn: Turn<Jhx>, id: ModelId): ModelId => {
  const { models } = turn.state;
  if (models.some(one => one.id === id)) return id;
  return models.find(one => turn.spent(served(id, one.id)))?.id ?? id;
};
