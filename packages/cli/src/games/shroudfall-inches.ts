import { shroudfallInches } from '@rulewright/shroudfall-inches';
import { evaluate } from '@rulewright/shroudfall-inches/evaluation';
import { createPresentation } from '@rulewright/shroudfall-inches/presentation';
import { catalogue } from '@rulewright/shroudfall-inches/rules';
import { type PlayableGame, playable } from './playable.js';

export const found: PlayableGame = playable(shroudfallInches, {
  presentation: createPresentation(shroudfallInches),
  catalogue,
  evaluate,
});
