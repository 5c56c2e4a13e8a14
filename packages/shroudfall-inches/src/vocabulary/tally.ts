import type { Tally } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';

/** The stages of a number: dice, then flat modifiers; of a characteristic: printed value, set-to effects, additions (SFI-CARD-021). */
export type TallyStage = 'printed' | 'dice' | 'set' | 'modifiers' | 'division' | 'increases' | 'reductions' | 'floor';

/** A number of this game that explains itself. */
export type SfiTally = Tally<RuleId>;
