import { type Laid, type LaidOut, laidOut } from '../../testing/index.js';
import type { ActiveAbility } from '../../vocabulary/ability.js';
import type { ActivationChoice } from '../../vocabulary/index.js';
import type { ByColour } from '../../vocabulary/words.js';
import { use } from '../scenario-words.js';

/** The choice of the ability of most scenarios. */
export const focus: ActivationChoice = use('focus');

/** The activation of `A` with abilities and a reserve. */
export const able = (abilities: readonly ActiveAbility[], reserve: ByColour = { yellow: 3 }, lay: LaidOut = {}): Laid =>
  laidOut('AA c', {
    active: 'A',
    armies: { p1: { reserve } },
    ...lay,
    cards: { ...lay.cards, A: { abilities, essence: {}, ...lay.cards?.A } },
  });
