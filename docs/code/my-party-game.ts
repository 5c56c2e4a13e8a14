// #region play
import type { Game, Presentation } from '@rulewright/core';
import type { Eld } from '@rulewright/eldfall-d20';
import { createPresentation } from '@rulewright/eldfall-d20/presentation';
import { myGame } from './my-party.js';

export const game: Game<Eld> = myGame;
/** The words and pictures, with the names of the pack. */
export const presentation: Presentation<Eld> = createPresentation(myGame);
/** By it the greedy bot compares answers. */
export { evaluate } from '@rulewright/eldfall-d20/evaluation';
// #endregion
