import { shroudfallInches } from '@rulewright/shroudfall-inches';
import { evaluate } from '@rulewright/shroudfall-inches/evaluation';
import { tableIn, whyNoTarget } from '@rulewright/shroudfall-inches/numbers';
import { createPresentation, namesOf } from '@rulewright/shroudfall-inches/presentation';
import { catalogue } from '@rulewright/shroudfall-inches/rules';
import { noTargets } from '../case/no-targets.js';
import { type PlayableGame, playable } from './playable.js';

const presentation = createPresentation(shroudfallInches);
const missing = noTargets({ tableIn, whyNoTarget, namesOf }, presentation);

export const found: PlayableGame = playable(shroudfallInches, {
  presentation,
  catalogue,
  evaluate,
  remarks: (match, since) => missing(match, since).map(({ says }) => says),
});
