import type { Tally } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';

/** The stages of a number: dice, then flat modifiers; of a characteristic: set-to effects, then additions (SFI-CARD-021). */
export type TallyStage = 'dice' | 'set' | 'modifiers' | 'division' | 'increases' | 'reductions' | 'floor';

/** A number of this game that explains itself. */
export type SfiTally = Tally<RuleId>;
