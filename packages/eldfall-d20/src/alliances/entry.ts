import type { StrategicEntry, StrategicOf } from '../vocabulary/index.js';
import { allianceWishes, changeAlliance, whyNotAlliance } from './alliance.js';

/** Alliances of Necessity in the Strategic phase (ELD-QUEST-014). */
export const allianceEntry: StrategicEntry<StrategicOf<'alliance'>> = {
  candidates: (table, player) => allianceWishes(table, player).map(wish => ({ do: 'alliance', ...wish })),
  whyNot: (table, player, choice) => whyNotAlliance(table, player, choice),
  carryOut: (turn, player, choice) => changeAlliance(turn, player, choice),
};
