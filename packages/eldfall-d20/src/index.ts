/**
 * Eldfall Chronicles, the fantasy skirmish on a table with height.
 * @packageDocumentation
 */
import { defaultContent } from './content/default.js';
import { createGame } from './game.js';
import type { EldGame } from './vocabulary/index.js';

export { bookEdition } from './edition.js';
export { createGame, type GameParts } from './game.js';
export { tableIn } from './match/table.js';
export { type Measured, measure } from './movement/measuring.js';
export { currentAttributes, currentTally } from './profiles/current.js';
export { type ConsecutiveSetup, nextQuest } from './quests/carry-over.js';
export { bookNumbers } from './rulebook/book-numbers.js';
export type { RuleId } from './rulebook/index.js';
export type { EldNumbers } from './rulebook/numbers.js';
export { rulings } from './rulings.js';
export type * from './vocabulary/effect.js';
export type * from './vocabulary/hostile.js';
export type * from './vocabulary/index.js';
export type {
  ContentPack,
  Faction,
  FieldCard,
  Formula,
  Interval,
  Item,
  ItemCategory,
  PartyList,
  Profile,
  Reach,
  SceneryCard,
  Special,
  Spell,
  Spellcraft,
  Stratagem,
  Upgrade,
  UpgradeOption,
  Weapon as PrintedWeapon,
} from './vocabulary/pack.js';
export type * from './vocabulary/quest.js';
export type * from './vocabulary/traits.js';

/** The game with the default content pack. */
export const eldfallD20: EldGame = /* @__PURE__ */ createGame({ pack: defaultContent });
