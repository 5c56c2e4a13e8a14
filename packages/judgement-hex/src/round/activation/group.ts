import { inActivation, standing } from '../../match/models.js';
import type { Activation, JhxState, Model } from '../../vocabulary/index.js';

type Standing = Model & { readonly at: number };

/** The Hero of the activation, or the models of its unit, that are on the board. */
export const activatedHeroes = (state: JhxState, { hero }: Activation): readonly Standing[] =>
  standing(state).filter(({ id, unit }) => id === hero || unit === hero);

/** Everybody whose activation it is: those and their Summoned models (JHX-ACT-015), in the order of the state. */
export const activatedModels = (state: JhxState): readonly Standing[] =>
  standing(state).filter(model => inActivation(state, model));
