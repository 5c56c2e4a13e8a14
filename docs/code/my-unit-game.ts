// #region play
import type { Game, Presentation } from '@rulewright/core';
import type { Sfi } from '@rulewright/shroudfall-inches';
import { createPresentation } from '@rulewright/shroudfall-inches/presentation';
import { myGame } from './my-unit.js';

export const game: Game<Sfi> = myGame;
/** The words and pictures, with the names of the pack. */
export const presentation: Presentation<Sfi> = createPresentation(myGame);
/** By it the greedy bot compares answers. */
export { evaluate } from '@rulewright/shroudfall-inches/evaluation';
// #endregion
