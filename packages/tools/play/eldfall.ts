/** Eldfall Chronicles for the commands of `rulewright`, as long as its package is not published: `npm start -- play eldfall-d20`. */
import { createGame, type EldGame } from '@rulewright/eldfall-d20';
import { defaultContent } from '@rulewright/eldfall-d20/content';

export { presentation } from '@rulewright/eldfall-d20/presentation';
export { catalogue } from '@rulewright/eldfall-d20/rules';

/** The game with the default content pack. */
export const game: EldGame = createGame({ pack: defaultContent });
