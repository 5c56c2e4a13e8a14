import type { QuestRules } from '../vocabulary/index.js';
import { openHostilities } from './open-hostilities.js';
import { unexpectedEncounter } from './unexpected-encounter.js';

/** The rules of the book's Quests, by the names that cards use. */
export const bookQuests: Readonly<Record<string, QuestRules>> = {
  'open-hostilities': openHostilities,
  'unexpected-encounter': unexpectedEncounter,
};
