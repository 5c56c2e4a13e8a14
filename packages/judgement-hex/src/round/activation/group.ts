import { inActivation, standing } from '../../match/models.js';
import type { Activation, Arena, Model } from '../../vocabulary/index.js';

type Standing = Model & { readonly at: number };

/** The Hero of the activation, or the models of its unit, that are on the board. */
export const activatedHeroes = (arena: Arena, { hero }: Activation): readonly Standing[] =>
  standing(arena).filter(({ id, unit }) => id === hero || unit === hero);

/** Everybody whose activation it is: those and their Summoned models (JHX-ACT-015), in the order of the arena. */
export const activatedModels = (arena: Arena): readonly Standing[] =>
  standing(arena).filter(model => inActivation(arena, model));
