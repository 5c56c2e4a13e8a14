import { judgementOfTheGods } from '@rulewright/judgement-of-the-gods';
import { evaluate } from '@rulewright/judgement-of-the-gods/evaluation';
import { presentation } from '@rulewright/judgement-of-the-gods/presentation';
import { catalogue } from '@rulewright/judgement-of-the-gods/rules';
import { type PlayableGame, playable } from './playable.js';

export const found: PlayableGame = playable(judgementOfTheGods, { presentation, catalogue, evaluate });
