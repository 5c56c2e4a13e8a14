// #region play
import type { Game, Presentation } from '@rulewright/core';
import type { Jhx } from '@rulewright/judgement-hex';
import { skirmishMaps } from '@rulewright/judgement-hex/content';
import { createPresentation } from '@rulewright/judgement-hex/presentation';
import { myGame, myPack } from './my-hero.js';

export const game: Game<Jhx> = myGame;
/** The words and pictures, with the names of the pack. */
export const presentation: Presentation<Jhx> = createPresentation(myPack, skirmishMaps);
/** By it the greedy bot compares answers. */
export { evaluate } from '@rulewright/judgement-hex/evaluation';
// #endregion
