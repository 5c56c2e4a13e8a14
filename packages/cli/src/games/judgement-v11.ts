import { evaluate } from '@rulewright/judgement-hex/evaluation';
import { catalogue as hexRules } from '@rulewright/judgement-hex/rules';
import { judgementV11 } from '@rulewright/judgement-hex/v11';
import { createPresentation } from '@rulewright/judgement-hex/v11/presentation';
import { catalogue } from '@rulewright/judgement-hex/v11/rules';
import { onMaps } from './judgement-hex.js';
import { type PlayableGame, playable } from './playable.js';

export const found: PlayableGame = playable(judgementV11, {
  presentation: createPresentation(judgementV11),
  // The rules of the game that the sheet does not replace stay in force.
  catalogue: [...catalogue, ...hexRules],
  evaluate,
  maps: onMaps(judgementV11),
});
