import type { QuestRules } from '../vocabulary/index.js';
import { antechamber } from './antechamber.js';
import { battleRoyaleArena } from './arena.js';
import { breakingIn } from './breaking-in.js';
import { greatHall } from './great-hall.js';
import { obelisk } from './obelisk.js';
import { openHostilities } from './open-hostilities.js';
import { treasureHunt } from './treasure-hunt/rules.js';
import { unexpectedEncounter } from './unexpected-encounter.js';

/** The rules of the book's Quests, by the names that cards use. */
export const bookQuests: Readonly<Record<string, QuestRules>> = {
  'open-hostilities': openHostilities,
  'unexpected-encounter': unexpectedEncounter,
  'treasure-hunt': treasureHunt,
  'battle-royale-arena': battleRoyaleArena,
  'breaking-in': breakingIn,
  'great-hall': greatHall,
  antechamber,
  obelisk,
};
