import { eldfallD20 } from '@rulewright/eldfall-d20';
import { evaluate, prefers, worth, worthTrying } from '@rulewright/eldfall-d20/evaluation';
import { createPresentation } from '@rulewright/eldfall-d20/presentation';
import { catalogue } from '@rulewright/eldfall-d20/rules';
import { type PlayableGame, playable } from './playable.js';

export const found: PlayableGame = playable(eldfallD20, {
  presentation: createPresentation(eldfallD20),
  catalogue,
  evaluate,
  usualPlayers: 2,
  judges: { worth, worthTrying, prefers },
});
