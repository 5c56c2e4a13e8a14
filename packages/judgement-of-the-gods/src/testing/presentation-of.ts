import type { Presentation } from '@rulewright/core';
import type { JogGame } from '../edition/edition.js';
import { createPresentation } from '../presentation/index.js';
import type { Jog } from '../vocabulary.js';

/** The words and pictures of a laid-out game. */
export const presentationOf = ({ pack }: JogGame): Presentation<Jog> => createPresentation(pack);
