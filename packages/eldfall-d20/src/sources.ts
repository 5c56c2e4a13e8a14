import { uncoverRoll } from './actions/uncover.js';
import { artSources } from './arts/index.js';
import { attackSources } from './attacks/sources.js';
import { berserker } from './classes/berserker.js';
import { classSources } from './classes/index.js';
import { rogue } from './classes/rogue.js';
import { currentSources } from './current-sources.js';
import { duelSources } from './duels/bans.js';
import { itemSources } from './items/index.js';
import { joined } from './joined-sources.js';
import { giveUpFamiliar } from './magic/conjure/familiar.js';
import { preventWounds, torment } from './magic/in-force.js';
import { magicSources } from './magic/index.js';
import { moraleSources } from './morale/index.js';
import { noSpecialActionsWhenBurdened, nothingAfterSpecialMovement } from './movement/bans.js';
import { fallOffWall } from './movement/falls/falls.js';
import { questSources } from './quests/sources.js';
import { skillSources } from './skills/index.js';
import { stateSources } from './states/index.js';
import { lastingStratagems } from './stratagems/later.js';
import { traitSources } from './traits/index.js';
import { unkeen } from './traits/unkeen.js';
import { upgradeSources } from './upgrades/index.js';
import type { Sources } from './vocabulary/index.js';

/** Rules that the book applies before the rules in the chapters' lists. */
const first: Partial<Sources> = {
  bans: [nothingAfterSpecialMovement, noSpecialActionsWhenBurdened],
  onFallen: [fallOffWall],
  // In the book's order: Agony, Panicked, Charm (ELD-REACT-008).
  beginnings: [torment],
  // A Rogue gives a Hit Knockdown before the traits of the Hit act (ELD-CLASS-018).
  onHit: [rogue],
  // In the book's order (ELD-DAMAGE-005).
  prevention: [unkeen, berserker, preventWounds, giveUpFamiliar],
};

/** The rules of the book's abilities, states, Items and scenery, by what they change. */
const bookSources: Sources = /* @__PURE__ */ joined([
  currentSources,
  first,
  attackSources,
  stateSources,
  moraleSources,
  duelSources,
  { rolls: [uncoverRoll] },
  ...questSources,
  lastingStratagems,
  ...traitSources,
  ...skillSources,
  ...classSources,
  ...artSources,
  ...magicSources,
  itemSources,
  upgradeSources,
]);

/** The book's rules with more of the same kind after them, for cards whose rules are code. */
export const withSources = (more: Partial<Sources>): Sources => joined([bookSources, more]);
