import type { SchemeRules } from '../vocabulary/index.js';
import * as common from './common.js';
import * as factions from './factions.js';

/** The rules of the book's Schemes, by the names that cards use. */
export const bookSchemes: Readonly<Record<string, SchemeRules>> = {
  'opportunistic-manipulation': common.opportunisticManipulation,
  'assassination-contract': common.assassinationContract,
  'virtuous-commander': common.virtuousCommander,
  'martial-valor': common.martialValor,
  'no-quarter': common.noQuarter,
  'stand-your-ground': common.standYourGround,
  'unmatched-flanking': factions.unmatchedFlanking,
  'leave-unnoticed': factions.leaveUnnoticed,
  'cunning-tenacity': factions.cunningTenacity,
  'breach-their-defenses': factions.breachTheirDefenses,
  'blood-for-blood': factions.bloodForBlood,
  'head-hunt': factions.headHunt,
  'open-aggression': factions.openAggression,
  'pursuit-of-glory': factions.pursuitOfGlory,
  'engetsu-formation': factions.engetsuFormation,
  'fierce-as-fire': factions.fierceAsFire,
  'stalwart-defender': factions.stalwartDefender,
  'decisive-victory': factions.decisiveVictory,
  'relentless-advance': factions.relentlessAdvance,
  'peacekeeping-paragon': factions.peacekeepingParagon,
  'last-warning': factions.lastWarning,
  'appear-weak': factions.appearWeak,
  'unhindered-expedition': factions.unhinderedExpedition,
  'strength-in-numbers': factions.strengthInNumbers,
  'steadfast-expansion': factions.steadfastExpansion,
};
