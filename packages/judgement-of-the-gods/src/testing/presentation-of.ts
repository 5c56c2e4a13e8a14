import type { Presentation } from '@rulewright/core';
import { createPresentation } from '../presentation/index.js';
import type { JogGame } from '../vocabulary/edition.js';
import type { Jog } from '../vocabulary/index.js';

/** The words and pictures of a laid-out game. */
export const presentationOf = ({ pack }: JogGame): Presentation<Jog> => createPresentation(pack);
