// #region play
import type { Game, Presentation } from '@rulewright/core';
import type { Evaluate } from '@rulewright/core/bots';
import type { Jog } from '@rulewright/judgement-of-the-gods';
import { createEvaluation } from '@rulewright/judgement-of-the-gods/evaluation';
import { createPresentation } from '@rulewright/judgement-of-the-gods/presentation';
import { myGame, myPack } from './my-pack.js';

export const game: Game<Jog> = myGame;
/** The words and pictures, with the names of the pack. */
export const presentation: Presentation<Jog> = createPresentation(myPack);
/** The worth of a village, by which the greedy bot tells good moves from bad ones. */
export const evaluate: Evaluate<Jog> = createEvaluation(myPack);
// #endregion
