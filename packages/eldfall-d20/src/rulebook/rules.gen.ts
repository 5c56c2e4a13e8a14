// Generated from rules.yaml by `npm run rules`: do not edit.
import type { Catalogue } from '@rulewright/core';

/** The id of a rule of Eldfall Chronicles; `catalogue` has what it says. */
export type RuleId =
  | 'ELD-DEF-001'
  | 'ELD-DEF-002'
  | 'ELD-DEF-003'
  | 'ELD-DEF-004'
  | 'ELD-DEF-005'
  | 'ELD-DEF-006'
  | 'ELD-DEF-007'
  | 'ELD-DEF-008'
  | 'ELD-DEF-009'
  | 'ELD-DEF-010'
  | 'ELD-DEF-011'
  | 'ELD-DEF-012'
  | 'ELD-DEF-013'
  | 'ELD-DEF-014'
  | 'ELD-DEF-015'
  | 'ELD-DEF-016'
  | 'ELD-DEF-017'
  | 'ELD-DEF-018'
  | 'ELD-DEF-019'
  | 'ELD-DEF-020'
  | 'ELD-PROFILE-001'
  | 'ELD-PROFILE-002'
  | 'ELD-PROFILE-003'
  | 'ELD-PROFILE-004'
  | 'ELD-PROFILE-005'
  | 'ELD-PROFILE-006'
  | 'ELD-PROFILE-007'
  | 'ELD-PROFILE-008'
  | 'ELD-PROFILE-009'
  | 'ELD-PROFILE-010'
  | 'ELD-PROFILE-011'
  | 'ELD-PROFILE-012'
  | 'ELD-PROFILE-013'
  | 'ELD-PROFILE-014'
  | 'ELD-PROFILE-015'
  | 'ELD-PROFILE-016'
  | 'ELD-PROFILE-017'
  | 'ELD-PROFILE-018'
  | 'ELD-PROFILE-019'
  | 'ELD-PROFILE-020'
  | 'ELD-PROFILE-021'
  | 'ELD-PROFILE-022'
  | 'ELD-PROFILE-023'
  | 'ELD-PROFILE-024'
  | 'ELD-PROFILE-025'
  | 'ELD-PROFILE-026'
  | 'ELD-PROFILE-027'
  | 'ELD-PROFILE-028'
  | 'ELD-PROFILE-029'
  | 'ELD-PROFILE-030'
  | 'ELD-ROLL-001'
  | 'ELD-ROLL-002'
  | 'ELD-ROLL-003'
  | 'ELD-ROLL-004'
  | 'ELD-ROLL-005'
  | 'ELD-ROLL-006'
  | 'ELD-ROLL-007'
  | 'ELD-ROLL-008'
  | 'ELD-ROLL-009'
  | 'ELD-ROLL-010'
  | 'ELD-ROLL-011'
  | 'ELD-ROLL-012'
  | 'ELD-ROLL-013'
  | 'ELD-ROLL-014'
  | 'ELD-ROLL-015'
  | 'ELD-MOD-001'
  | 'ELD-MOD-002'
  | 'ELD-MOD-003'
  | 'ELD-MOD-004'
  | 'ELD-MOD-005'
  | 'ELD-MOD-006'
  | 'ELD-MOD-007'
  | 'ELD-MOD-008'
  | 'ELD-MOD-009'
  | 'ELD-MOD-010'
  | 'ELD-MOD-011'
  | 'ELD-MOD-012'
  | 'ELD-MOD-013'
  | 'ELD-MOD-014'
  | 'ELD-MEASURE-001'
  | 'ELD-MEASURE-002'
  | 'ELD-MEASURE-003'
  | 'ELD-MEASURE-004'
  | 'ELD-MEASURE-005'
  | 'ELD-MEASURE-006'
  | 'ELD-MEASURE-007'
  | 'ELD-MEASURE-008'
  | 'ELD-MEASURE-009'
  | 'ELD-MEASURE-010'
  | 'ELD-MEASURE-011'
  | 'ELD-MEASURE-012'
  | 'ELD-MEASURE-013'
  | 'ELD-MEASURE-014'
  | 'ELD-CONTACT-001'
  | 'ELD-CONTACT-002'
  | 'ELD-CONTACT-003'
  | 'ELD-CONTACT-004'
  | 'ELD-MOVE-001'
  | 'ELD-MOVE-002'
  | 'ELD-MOVE-003'
  | 'ELD-MOVE-004'
  | 'ELD-MOVE-005'
  | 'ELD-MOVE-006'
  | 'ELD-MOVE-007'
  | 'ELD-MOVE-008'
  | 'ELD-MOVE-009'
  | 'ELD-MOVE-010'
  | 'ELD-MOVE-011'
  | 'ELD-MOVE-012'
  | 'ELD-MOVE-013'
  | 'ELD-MOVE-014'
  | 'ELD-MOVE-015'
  | 'ELD-MOVE-016'
  | 'ELD-MOVE-017'
  | 'ELD-MOVE-018'
  | 'ELD-MOVE-019'
  | 'ELD-MOVE-020'
  | 'ELD-MOVE-021'
  | 'ELD-MOVE-022'
  | 'ELD-MOVE-023'
  | 'ELD-MOVE-024'
  | 'ELD-MOVE-025'
  | 'ELD-MOVE-026'
  | 'ELD-MOVE-027'
  | 'ELD-MOVE-028'
  | 'ELD-MOVE-029'
  | 'ELD-MOVE-030'
  | 'ELD-LOS-001'
  | 'ELD-LOS-002'
  | 'ELD-LOS-003'
  | 'ELD-LOS-004'
  | 'ELD-LOS-005'
  | 'ELD-LOS-006'
  | 'ELD-LOS-007'
  | 'ELD-LOS-008'
  | 'ELD-LOS-009'
  | 'ELD-LOS-010'
  | 'ELD-LOS-011'
  | 'ELD-LOS-012'
  | 'ELD-LOS-013'
  | 'ELD-AWARE-001'
  | 'ELD-AWARE-002'
  | 'ELD-AWARE-003'
  | 'ELD-AWARE-004'
  | 'ELD-AWARE-005'
  | 'ELD-AWARE-006'
  | 'ELD-STATE-001'
  | 'ELD-STATE-002'
  | 'ELD-STATE-003'
  | 'ELD-STATE-004'
  | 'ELD-STATE-005'
  | 'ELD-STATE-006'
  | 'ELD-STATE-007'
  | 'ELD-STATE-008'
  | 'ELD-STATE-009'
  | 'ELD-STATE-010'
  | 'ELD-STATE-011'
  | 'ELD-STATE-012'
  | 'ELD-STATE-013'
  | 'ELD-STATE-014'
  | 'ELD-STATE-015'
  | 'ELD-STATE-016'
  | 'ELD-STATE-017'
  | 'ELD-STATE-018'
  | 'ELD-STATE-019'
  | 'ELD-STATE-020'
  | 'ELD-STATE-021'
  | 'ELD-STATE-022'
  | 'ELD-STATE-023'
  | 'ELD-STATE-024'
  | 'ELD-STATE-025'
  | 'ELD-STATE-026'
  | 'ELD-STATE-027'
  | 'ELD-STATE-028'
  | 'ELD-STATE-029'
  | 'ELD-STATE-030'
  | 'ELD-STATE-031'
  | 'ELD-STATE-032'
  | 'ELD-STATE-033'
  | 'ELD-STATE-034'
  | 'ELD-STATE-035'
  | 'ELD-STATE-036'
  | 'ELD-STATE-037'
  | 'ELD-STATE-038'
  | 'ELD-STATE-039'
  | 'ELD-STATE-040'
  | 'ELD-STATE-041'
  | 'ELD-STATE-042'
  | 'ELD-STATE-043'
  | 'ELD-STATE-044'
  | 'ELD-STATE-045'
  | 'ELD-STATE-046'
  | 'ELD-STATE-047'
  | 'ELD-STATE-048'
  | 'ELD-STATE-049'
  | 'ELD-STATE-050'
  | 'ELD-STATE-051'
  | 'ELD-STATE-052'
  | 'ELD-STATE-053'
  | 'ELD-STATE-054'
  | 'ELD-STATE-055'
  | 'ELD-STATE-056'
  | 'ELD-STATE-057'
  | 'ELD-STATE-058'
  | 'ELD-STATE-059'
  | 'ELD-STATE-060'
  | 'ELD-STATE-061'
  | 'ELD-STATE-062'
  | 'ELD-STATE-063'
  | 'ELD-STATE-064'
  | 'ELD-STATE-065'
  | 'ELD-STATE-066'
  | 'ELD-STATE-067'
  | 'ELD-STATE-068'
  | 'ELD-STATE-069'
  | 'ELD-STATE-070'
  | 'ELD-STATE-071'
  | 'ELD-STATE-072'
  | 'ELD-STATE-073'
  | 'ELD-ACT-001'
  | 'ELD-ACT-002'
  | 'ELD-ACT-003'
  | 'ELD-ACT-004'
  | 'ELD-ACT-005'
  | 'ELD-ACT-006'
  | 'ELD-ACT-007'
  | 'ELD-ACT-008'
  | 'ELD-ACT-009'
  | 'ELD-ACT-010'
  | 'ELD-ACT-011'
  | 'ELD-ACT-012'
  | 'ELD-ACT-013'
  | 'ELD-ACT-014'
  | 'ELD-ACT-015'
  | 'ELD-ACT-016'
  | 'ELD-ACT-017'
  | 'ELD-ACT-018'
  | 'ELD-ACT-019'
  | 'ELD-ACT-020'
  | 'ELD-ACT-021'
  | 'ELD-ACT-022'
  | 'ELD-ACT-023'
  | 'ELD-ACT-024'
  | 'ELD-REACT-001'
  | 'ELD-REACT-002'
  | 'ELD-REACT-003'
  | 'ELD-REACT-004'
  | 'ELD-REACT-005'
  | 'ELD-REACT-006'
  | 'ELD-REACT-007'
  | 'ELD-REACT-008'
  | 'ELD-REACT-009'
  | 'ELD-REACT-010'
  | 'ELD-REACT-011'
  | 'ELD-REACT-012'
  | 'ELD-REACT-013'
  | 'ELD-REACT-014'
  | 'ELD-REACT-015'
  | 'ELD-REACT-016'
  | 'ELD-REACT-017'
  | 'ELD-REACT-018'
  | 'ELD-REACT-019'
  | 'ELD-REACT-020'
  | 'ELD-REACT-021'
  | 'ELD-ACTION-001'
  | 'ELD-ACTION-002'
  | 'ELD-ACTION-003'
  | 'ELD-ACTION-004'
  | 'ELD-ACTION-005'
  | 'ELD-ACTION-006'
  | 'ELD-ACTION-007'
  | 'ELD-ACTION-008'
  | 'ELD-ACTION-009'
  | 'ELD-ACTION-010'
  | 'ELD-ACTION-011'
  | 'ELD-ACTION-012'
  | 'ELD-ACTION-013'
  | 'ELD-ACTION-014'
  | 'ELD-ACTION-015'
  | 'ELD-ACTION-016'
  | 'ELD-ACTION-017'
  | 'ELD-ACTION-018'
  | 'ELD-ACTION-019'
  | 'ELD-ACTION-020'
  | 'ELD-ACTION-021'
  | 'ELD-ACTION-022'
  | 'ELD-ACTION-023'
  | 'ELD-ACTION-024'
  | 'ELD-ACTION-025'
  | 'ELD-ACTION-026'
  | 'ELD-ACTION-027'
  | 'ELD-ACTION-028'
  | 'ELD-ACTION-029'
  | 'ELD-ACTION-030'
  | 'ELD-ACTION-031'
  | 'ELD-ACTION-032'
  | 'ELD-ACTION-033'
  | 'ELD-ACTION-034'
  | 'ELD-ACTION-035'
  | 'ELD-ACTION-036'
  | 'ELD-ACTION-037'
  | 'ELD-ACTION-038'
  | 'ELD-ACTION-039'
  | 'ELD-ACTION-040'
  | 'ELD-ACTION-041'
  | 'ELD-MELEE-001'
  | 'ELD-MELEE-002'
  | 'ELD-MELEE-003'
  | 'ELD-MELEE-004'
  | 'ELD-MELEE-005'
  | 'ELD-MELEE-006'
  | 'ELD-MELEE-007'
  | 'ELD-MELEE-008'
  | 'ELD-RANGED-001'
  | 'ELD-RANGED-002'
  | 'ELD-RANGED-003'
  | 'ELD-RANGED-004'
  | 'ELD-RANGED-005'
  | 'ELD-RANGED-006'
  | 'ELD-RANGED-007'
  | 'ELD-RANGED-008'
  | 'ELD-RANGED-009'
  | 'ELD-RANGED-010'
  | 'ELD-RANGED-011'
  | 'ELD-RANGED-012'
  | 'ELD-RANGED-013'
  | 'ELD-RANGED-014'
  | 'ELD-COVER-001'
  | 'ELD-COVER-002'
  | 'ELD-COVER-003'
  | 'ELD-COVER-004'
  | 'ELD-COVER-005'
  | 'ELD-COVER-006'
  | 'ELD-COVER-007'
  | 'ELD-COVER-008'
  | 'ELD-COVER-009'
  | 'ELD-COVER-010'
  | 'ELD-TEMPLATE-001'
  | 'ELD-TEMPLATE-002'
  | 'ELD-TEMPLATE-003'
  | 'ELD-TEMPLATE-004'
  | 'ELD-TEMPLATE-005'
  | 'ELD-TEMPLATE-006'
  | 'ELD-TEMPLATE-007'
  | 'ELD-TEMPLATE-008'
  | 'ELD-TEMPLATE-009'
  | 'ELD-TEMPLATE-010'
  | 'ELD-TEMPLATE-011'
  | 'ELD-TEMPLATE-012'
  | 'ELD-TEMPLATE-013'
  | 'ELD-TEMPLATE-014'
  | 'ELD-TEMPLATE-015'
  | 'ELD-TEMPLATE-016'
  | 'ELD-TEMPLATE-017'
  | 'ELD-TEMPLATE-018'
  | 'ELD-STRIKE-001'
  | 'ELD-STRIKE-002'
  | 'ELD-STRIKE-003'
  | 'ELD-STRIKE-004'
  | 'ELD-STRIKE-005'
  | 'ELD-STRIKE-006'
  | 'ELD-STRIKE-007'
  | 'ELD-STRIKE-008'
  | 'ELD-STRIKE-009'
  | 'ELD-STRIKE-010'
  | 'ELD-CRIT-001'
  | 'ELD-CRIT-002'
  | 'ELD-CRIT-003'
  | 'ELD-CRIT-004'
  | 'ELD-CRIT-005'
  | 'ELD-CRIT-006'
  | 'ELD-CRIT-007'
  | 'ELD-CRIT-008'
  | 'ELD-CRIT-009'
  | 'ELD-CRIT-010'
  | 'ELD-CONFRONT-001'
  | 'ELD-CONFRONT-002'
  | 'ELD-CONFRONT-003'
  | 'ELD-CONFRONT-004'
  | 'ELD-CONFRONT-005'
  | 'ELD-CONFRONT-006'
  | 'ELD-CONFRONT-007'
  | 'ELD-CONFRONT-008'
  | 'ELD-CONFRONT-009'
  | 'ELD-CONFRONT-010'
  | 'ELD-CONFRONT-011'
  | 'ELD-CONFRONT-012'
  | 'ELD-CONFRONT-013'
  | 'ELD-DAMAGE-001'
  | 'ELD-DAMAGE-002'
  | 'ELD-DAMAGE-003'
  | 'ELD-DAMAGE-004'
  | 'ELD-DAMAGE-005'
  | 'ELD-DAMAGE-006'
  | 'ELD-DAMAGE-007'
  | 'ELD-DAMAGE-008'
  | 'ELD-DAMAGE-009'
  | 'ELD-DAMAGE-010'
  | 'ELD-DAMAGE-011'
  | 'ELD-FALL-001'
  | 'ELD-FALL-002'
  | 'ELD-FALL-003'
  | 'ELD-FALL-004'
  | 'ELD-FALL-005'
  | 'ELD-FALL-006'
  | 'ELD-FALL-007'
  | 'ELD-FALL-008'
  | 'ELD-FALL-009'
  | 'ELD-FALL-010'
  | 'ELD-MORALE-001'
  | 'ELD-MORALE-002'
  | 'ELD-MORALE-003'
  | 'ELD-MORALE-004'
  | 'ELD-MORALE-005'
  | 'ELD-MORALE-006'
  | 'ELD-SPELL-001'
  | 'ELD-SPELL-002'
  | 'ELD-SPELL-003'
  | 'ELD-SPELL-004'
  | 'ELD-SPELL-005'
  | 'ELD-SPELL-006'
  | 'ELD-SPELL-007'
  | 'ELD-SPELL-008'
  | 'ELD-SPELL-009'
  | 'ELD-SPELL-010'
  | 'ELD-SPELL-011'
  | 'ELD-SPELL-012'
  | 'ELD-SPELL-013'
  | 'ELD-SPELL-014'
  | 'ELD-SPELL-015'
  | 'ELD-SPELL-016'
  | 'ELD-SPELL-017'
  | 'ELD-SPELL-018'
  | 'ELD-SPELL-019'
  | 'ELD-SPELL-020'
  | 'ELD-SPELL-021'
  | 'ELD-MANA-001'
  | 'ELD-MANA-002'
  | 'ELD-MANA-003'
  | 'ELD-MANA-004'
  | 'ELD-MANA-005'
  | 'ELD-MANA-006'
  | 'ELD-MANA-007'
  | 'ELD-MANA-008'
  | 'ELD-MANA-009'
  | 'ELD-MANA-010'
  | 'ELD-MANA-011'
  | 'ELD-MANA-012'
  | 'ELD-MANA-013'
  | 'ELD-MANA-014'
  | 'ELD-MANA-015'
  | 'ELD-PARTY-001'
  | 'ELD-PARTY-002'
  | 'ELD-PARTY-003'
  | 'ELD-PARTY-004'
  | 'ELD-PARTY-005'
  | 'ELD-PARTY-006'
  | 'ELD-PARTY-007'
  | 'ELD-PARTY-008'
  | 'ELD-PARTY-009'
  | 'ELD-PARTY-010'
  | 'ELD-PARTY-011'
  | 'ELD-PARTY-012'
  | 'ELD-PARTY-013'
  | 'ELD-PARTY-014'
  | 'ELD-LEADER-001'
  | 'ELD-LEADER-002'
  | 'ELD-LEADER-003'
  | 'ELD-LEADER-004'
  | 'ELD-STRATAGEM-001'
  | 'ELD-STRATAGEM-002'
  | 'ELD-STRATAGEM-003'
  | 'ELD-STRATAGEM-004'
  | 'ELD-STRATAGEM-005'
  | 'ELD-STRATAGEM-006'
  | 'ELD-STRATAGEM-007'
  | 'ELD-STRATAGEM-008'
  | 'ELD-STRATAGEM-009'
  | 'ELD-STRATAGEM-010'
  | 'ELD-STRATAGEM-011'
  | 'ELD-ITEM-001'
  | 'ELD-ITEM-002'
  | 'ELD-ITEM-003'
  | 'ELD-ITEM-004'
  | 'ELD-ITEM-005'
  | 'ELD-ITEM-006'
  | 'ELD-ITEM-007'
  | 'ELD-ITEM-008'
  | 'ELD-ITEM-009'
  | 'ELD-ITEM-010'
  | 'ELD-ITEM-011'
  | 'ELD-ITEM-012'
  | 'ELD-ITEM-013'
  | 'ELD-ITEM-014'
  | 'ELD-ITEM-015'
  | 'ELD-ITEM-016'
  | 'ELD-ITEM-017'
  | 'ELD-ITEM-018'
  | 'ELD-ITEM-019'
  | 'ELD-ITEM-020'
  | 'ELD-ITEM-021'
  | 'ELD-ITEM-022'
  | 'ELD-ITEM-023'
  | 'ELD-SETUP-001'
  | 'ELD-SETUP-002'
  | 'ELD-SETUP-003'
  | 'ELD-SETUP-004'
  | 'ELD-SETUP-005'
  | 'ELD-SETUP-006'
  | 'ELD-SETUP-007'
  | 'ELD-SETUP-008'
  | 'ELD-SETUP-009'
  | 'ELD-SETUP-010'
  | 'ELD-SETUP-011'
  | 'ELD-SETUP-012'
  | 'ELD-SETUP-013'
  | 'ELD-SETUP-014'
  | 'ELD-SETUP-015'
  | 'ELD-SETUP-016'
  | 'ELD-SETUP-017'
  | 'ELD-TURN-001'
  | 'ELD-TURN-002'
  | 'ELD-TURN-003'
  | 'ELD-TURN-004'
  | 'ELD-TURN-005'
  | 'ELD-TURN-006'
  | 'ELD-TURN-007'
  | 'ELD-TURN-008'
  | 'ELD-TURN-009'
  | 'ELD-TURN-010'
  | 'ELD-TURN-011'
  | 'ELD-TURN-012'
  | 'ELD-TURN-013'
  | 'ELD-TURN-014'
  | 'ELD-TURN-015'
  | 'ELD-HOSTILE-001'
  | 'ELD-HOSTILE-002'
  | 'ELD-HOSTILE-003'
  | 'ELD-HOSTILE-004'
  | 'ELD-HOSTILE-005'
  | 'ELD-HOSTILE-006'
  | 'ELD-HOSTILE-007'
  | 'ELD-HOSTILE-008'
  | 'ELD-HOSTILE-009'
  | 'ELD-HOSTILE-010'
  | 'ELD-HOSTILE-011'
  | 'ELD-HOSTILE-012'
  | 'ELD-HOSTILE-013'
  | 'ELD-HOSTILE-014'
  | 'ELD-HOSTILE-015'
  | 'ELD-HOSTILE-016'
  | 'ELD-HOSTILE-017'
  | 'ELD-HOSTILE-018'
  | 'ELD-HOSTILE-019'
  | 'ELD-HOSTILE-020'
  | 'ELD-HOSTILE-021'
  | 'ELD-HOSTILE-022'
  | 'ELD-HOSTILE-023'
  | 'ELD-HOSTILE-024'
  | 'ELD-HOSTILE-025'
  | 'ELD-HOSTILE-026'
  | 'ELD-HOSTILE-027'
  | 'ELD-HOSTILE-028'
  | 'ELD-HOSTILE-029'
  | 'ELD-HOSTILE-030'
  | 'ELD-HOSTILE-031'
  | 'ELD-HOSTILE-032'
  | 'ELD-HOSTILE-033'
  | 'ELD-HOSTILE-034'
  | 'ELD-HOSTILE-035'
  | 'ELD-HOSTILE-036'
  | 'ELD-CLASS-001'
  | 'ELD-CLASS-002'
  | 'ELD-CLASS-003'
  | 'ELD-CLASS-004'
  | 'ELD-CLASS-005'
  | 'ELD-CLASS-006'
  | 'ELD-CLASS-007'
  | 'ELD-CLASS-008'
  | 'ELD-CLASS-009'
  | 'ELD-CLASS-010'
  | 'ELD-CLASS-011'
  | 'ELD-CLASS-012'
  | 'ELD-CLASS-013'
  | 'ELD-CLASS-014'
  | 'ELD-CLASS-015'
  | 'ELD-CLASS-016'
  | 'ELD-CLASS-017'
  | 'ELD-CLASS-018'
  | 'ELD-CLASS-019'
  | 'ELD-CLASS-020'
  | 'ELD-CLASS-021'
  | 'ELD-CLASS-022'
  | 'ELD-CLASS-023'
  | 'ELD-CLASS-024'
  | 'ELD-CLASS-025'
  | 'ELD-CLASS-026'
  | 'ELD-CLASS-027'
  | 'ELD-CLASS-028'
  | 'ELD-CLASS-029'
  | 'ELD-SKILL-001'
  | 'ELD-SKILL-002'
  | 'ELD-SKILL-003'
  | 'ELD-SKILL-004'
  | 'ELD-SKILL-005'
  | 'ELD-SKILL-006'
  | 'ELD-SKILL-007'
  | 'ELD-SKILL-008'
  | 'ELD-SKILL-009'
  | 'ELD-SKILL-010'
  | 'ELD-SKILL-011'
  | 'ELD-SKILL-012'
  | 'ELD-SKILL-013'
  | 'ELD-SKILL-014'
  | 'ELD-SKILL-015'
  | 'ELD-SKILL-016'
  | 'ELD-SKILL-017'
  | 'ELD-SKILL-018'
  | 'ELD-SKILL-019'
  | 'ELD-SKILL-020'
  | 'ELD-SKILL-021'
  | 'ELD-SKILL-022'
  | 'ELD-SKILL-023'
  | 'ELD-SKILL-024'
  | 'ELD-SKILL-025'
  | 'ELD-SKILL-026'
  | 'ELD-SKILL-027'
  | 'ELD-SKILL-028'
  | 'ELD-SKILL-029'
  | 'ELD-SKILL-030'
  | 'ELD-SKILL-031'
  | 'ELD-SKILL-032'
  | 'ELD-SKILL-033'
  | 'ELD-SKILL-034'
  | 'ELD-SKILL-035'
  | 'ELD-SKILL-036'
  | 'ELD-SKILL-037'
  | 'ELD-SKILL-038'
  | 'ELD-SKILL-039'
  | 'ELD-SKILL-040'
  | 'ELD-SKILL-041'
  | 'ELD-SKILL-042'
  | 'ELD-SKILL-043'
  | 'ELD-SKILL-044'
  | 'ELD-SKILL-045'
  | 'ELD-TRAIT-001'
  | 'ELD-TRAIT-002'
  | 'ELD-TRAIT-003'
  | 'ELD-TRAIT-004'
  | 'ELD-TRAIT-005'
  | 'ELD-TRAIT-006'
  | 'ELD-TRAIT-007'
  | 'ELD-TRAIT-008'
  | 'ELD-TRAIT-009'
  | 'ELD-TRAIT-010'
  | 'ELD-TRAIT-011'
  | 'ELD-TRAIT-012'
  | 'ELD-TRAIT-013'
  | 'ELD-TRAIT-014'
  | 'ELD-TRAIT-015'
  | 'ELD-TRAIT-016'
  | 'ELD-TRAIT-017'
  | 'ELD-TRAIT-018'
  | 'ELD-TRAIT-019'
  | 'ELD-TRAIT-020'
  | 'ELD-TRAIT-021'
  | 'ELD-TRAIT-022'
  | 'ELD-TRAIT-023'
  | 'ELD-TRAIT-024'
  | 'ELD-TRAIT-025'
  | 'ELD-TRAIT-026'
  | 'ELD-TRAIT-027'
  | 'ELD-TRAIT-028'
  | 'ELD-TRAIT-029'
  | 'ELD-TRAIT-030'
  | 'ELD-TRAIT-031'
  | 'ELD-TRAIT-032'
  | 'ELD-TRAIT-033'
  | 'ELD-TRAIT-034'
  | 'ELD-TRAIT-035'
  | 'ELD-TRAIT-036'
  | 'ELD-TRAIT-037'
  | 'ELD-TRAIT-038'
  | 'ELD-TRAIT-039'
  | 'ELD-TRAIT-040'
  | 'ELD-TRAIT-041'
  | 'ELD-TRAIT-042'
  | 'ELD-TRAIT-043'
  | 'ELD-TRAIT-044'
  | 'ELD-TRAIT-045'
  | 'ELD-TRAIT-046'
  | 'ELD-TRAIT-047'
  | 'ELD-TRAIT-048'
  | 'ELD-TRAIT-049'
  | 'ELD-TRAIT-050'
  | 'ELD-TRAIT-051'
  | 'ELD-TRAIT-052'
  | 'ELD-TRAIT-053'
  | 'ELD-TRAIT-054'
  | 'ELD-TRAIT-055'
  | 'ELD-TRAIT-056'
  | 'ELD-TRAIT-057'
  | 'ELD-TRAIT-058'
  | 'ELD-TRAIT-059'
  | 'ELD-TRAIT-060'
  | 'ELD-TRAIT-061'
  | 'ELD-TRAIT-062'
  | 'ELD-TRAIT-063'
  | 'ELD-TRAIT-064'
  | 'ELD-TRAIT-065'
  | 'ELD-TRAIT-066'
  | 'ELD-TRAIT-067'
  | 'ELD-TRAIT-068'
  | 'ELD-TRAIT-069'
  | 'ELD-TRAIT-070'
  | 'ELD-TRAIT-071'
  | 'ELD-TRAIT-072'
  | 'ELD-TRAIT-073'
  | 'ELD-TRAIT-074'
  | 'ELD-TRAIT-075'
  | 'ELD-ART-001'
  | 'ELD-ART-002'
  | 'ELD-ART-003'
  | 'ELD-ART-004'
  | 'ELD-ART-005'
  | 'ELD-ART-006'
  | 'ELD-ART-007'
  | 'ELD-ART-008'
  | 'ELD-ART-009'
  | 'ELD-ART-010'
  | 'ELD-ART-011'
  | 'ELD-ART-012'
  | 'ELD-ART-013'
  | 'ELD-ART-014'
  | 'ELD-ART-015'
  | 'ELD-ART-016'
  | 'ELD-ART-017'
  | 'ELD-ART-018'
  | 'ELD-ART-019'
  | 'ELD-ART-020'
  | 'ELD-ART-021'
  | 'ELD-ART-022'
  | 'ELD-ART-023'
  | 'ELD-ART-024'
  | 'ELD-ART-025'
  | 'ELD-SPELLCRAFT-001'
  | 'ELD-SPELLCRAFT-002'
  | 'ELD-SPELLCRAFT-003'
  | 'ELD-SPELLCRAFT-004'
  | 'ELD-SPELLCRAFT-005'
  | 'ELD-SPELLCRAFT-006'
  | 'ELD-SPELLCRAFT-007'
  | 'ELD-SPELLCRAFT-008'
  | 'ELD-SPELLCRAFT-009'
  | 'ELD-SPELLCRAFT-010'
  | 'ELD-SPELLCRAFT-011'
  | 'ELD-SPELLCRAFT-012'
  | 'ELD-SPELLCRAFT-013'
  | 'ELD-SPELLCRAFT-014'
  | 'ELD-SPELLCRAFT-015'
  | 'ELD-SPELLCRAFT-016'
  | 'ELD-SPELLCRAFT-017'
  | 'ELD-SPELLCRAFT-018'
  | 'ELD-SPELLCRAFT-019'
  | 'ELD-SPELLCRAFT-020'
  | 'ELD-SPELLCRAFT-021'
  | 'ELD-SPELLCRAFT-022'
  | 'ELD-SPELLCRAFT-023'
  | 'ELD-SPELLCRAFT-024'
  | 'ELD-SPELLCRAFT-025'
  | 'ELD-SPELLCRAFT-026'
  | 'ELD-SPELLCRAFT-027'
  | 'ELD-SPELLCRAFT-028'
  | 'ELD-SPELLCRAFT-029'
  | 'ELD-SPELLCRAFT-030'
  | 'ELD-SPELLCRAFT-031'
  | 'ELD-SPELLCRAFT-032'
  | 'ELD-SPELLCRAFT-033'
  | 'ELD-SPELLCRAFT-034'
  | 'ELD-SPELLCRAFT-035'
  | 'ELD-SPELLCRAFT-036'
  | 'ELD-SPELLCRAFT-037'
  | 'ELD-SPELLCRAFT-038'
  | 'ELD-SPELLCRAFT-039'
  | 'ELD-SPELLCRAFT-040'
  | 'ELD-SPELLCRAFT-041'
  | 'ELD-SPELLCRAFT-042'
  | 'ELD-SPELLCRAFT-043'
  | 'ELD-SPELLCRAFT-044'
  | 'ELD-SPELLCRAFT-045'
  | 'ELD-SPELLCRAFT-046'
  | 'ELD-SPELLCRAFT-047'
  | 'ELD-SPELLCRAFT-048'
  | 'ELD-SPELLCRAFT-049'
  | 'ELD-SPELLCRAFT-050'
  | 'ELD-SPELLCRAFT-051'
  | 'ELD-SPELLCRAFT-052'
  | 'ELD-SPELLCRAFT-053'
  | 'ELD-SPELLCRAFT-054'
  | 'ELD-SPELLCRAFT-055'
  | 'ELD-SPELLCRAFT-056'
  | 'ELD-SPELLCRAFT-057'
  | 'ELD-SPELLCRAFT-058'
  | 'ELD-UPGRADE-001'
  | 'ELD-UPGRADE-002'
  | 'ELD-UPGRADE-003'
  | 'ELD-UPGRADE-004'
  | 'ELD-UPGRADE-005'
  | 'ELD-UPGRADE-006'
  | 'ELD-UPGRADE-007'
  | 'ELD-UPGRADE-008'
  | 'ELD-UPGRADE-009'
  | 'ELD-UPGRADE-010'
  | 'ELD-UPGRADE-011'
  | 'ELD-UPGRADE-012'
  | 'ELD-UPGRADE-013'
  | 'ELD-UPGRADE-014'
  | 'ELD-UPGRADE-015'
  | 'ELD-UPGRADE-016'
  | 'ELD-UPGRADE-017'
  | 'ELD-UPGRADE-018'
  | 'ELD-UPGRADE-019'
  | 'ELD-UPGRADE-020'
  | 'ELD-UPGRADE-021'
  | 'ELD-UPGRADE-022'
  | 'ELD-UPGRADE-023'
  | 'ELD-UPGRADE-024'
  | 'ELD-UPGRADE-025'
  | 'ELD-UPGRADE-026'
  | 'ELD-UPGRADE-027'
  | 'ELD-UPGRADE-028'
  | 'ELD-UPGRADE-029'
  | 'ELD-UPGRADE-030'
  | 'ELD-UPGRADE-031'
  | 'ELD-UPGRADE-032'
  | 'ELD-UPGRADE-033'
  | 'ELD-UPGRADE-034'
  | 'ELD-UPGRADE-035'
  | 'ELD-UPGRADE-036'
  | 'ELD-UPGRADE-037'
  | 'ELD-UPGRADE-038'
  | 'ELD-UPGRADE-039'
  | 'ELD-UPGRADE-040'
  | 'ELD-UPGRADE-041'
  | 'ELD-UPGRADE-042'
  | 'ELD-UPGRADE-043'
  | 'ELD-UPGRADE-044'
  | 'ELD-UPGRADE-045'
  | 'ELD-UPGRADE-046'
  | 'ELD-UPGRADE-047'
  | 'ELD-UPGRADE-048'
  | 'ELD-UPGRADE-049'
  | 'ELD-UPGRADE-050'
  | 'ELD-UPGRADE-051'
  | 'ELD-UPGRADE-052'
  | 'ELD-QUEST-001'
  | 'ELD-QUEST-002'
  | 'ELD-QUEST-003'
  | 'ELD-QUEST-004'
  | 'ELD-QUEST-005'
  | 'ELD-QUEST-006'
  | 'ELD-QUEST-007'
  | 'ELD-QUEST-008'
  | 'ELD-QUEST-009'
  | 'ELD-QUEST-010'
  | 'ELD-QUEST-011'
  | 'ELD-QUEST-012'
  | 'ELD-QUEST-013'
  | 'ELD-QUEST-014'
  | 'ELD-QUEST-015'
  | 'ELD-QUEST-016'
  | 'ELD-QUEST-017'
  | 'ELD-QUEST-018'
  | 'ELD-QUEST-019'
  | 'ELD-QUEST-020'
  | 'ELD-QUEST-021'
  | 'ELD-QUEST-022'
  | 'ELD-QUEST-023'
  | 'ELD-QUEST-024'
  | 'ELD-QUEST-025'
  | 'ELD-QUEST-026'
  | 'ELD-QUEST-027'
  | 'ELD-QUEST-028'
  | 'ELD-QUEST-029'
  | 'ELD-QUEST-030'
  | 'ELD-QUEST-031'
  | 'ELD-QUEST-032'
  | 'ELD-QUEST-033'
  | 'ELD-QUEST-034'
  | 'ELD-QUEST-035'
  | 'ELD-QUEST-036'
  | 'ELD-QUEST-037'
  | 'ELD-QUEST-038'
  | 'ELD-QUEST-039'
  | 'ELD-QUEST-040'
  | 'ELD-QUEST-041'
  | 'ELD-QUEST-042'
  | 'ELD-QUEST-043'
  | 'ELD-QUEST-044'
  | 'ELD-QUEST-045'
  | 'ELD-QUEST-046'
  | 'ELD-QUEST-047'
  | 'ELD-QUEST-048'
  | 'ELD-QUEST-049'
  | 'ELD-QUEST-050'
  | 'ELD-QUEST-051'
  | 'ELD-QUEST-052'
  | 'ELD-QUEST-053'
  | 'ELD-QUEST-054'
  | 'ELD-QUEST-055'
  | 'ELD-QUEST-056'
  | 'ELD-QUEST-057'
  | 'ELD-QUEST-058'
  | 'ELD-QUEST-059'
  | 'ELD-QUEST-060'
  | 'ELD-QUEST-061'
  | 'ELD-QUEST-062'
  | 'ELD-QUEST-063'
  | 'ELD-QUEST-064'
  | 'ELD-QUEST-065'
  | 'ELD-QUEST-066'
  | 'ELD-QUEST-067'
  | 'ELD-QUEST-068'
  | 'ELD-QUEST-069'
  | 'ELD-QUEST-070'
  | 'ELD-QUEST-071'
  | 'ELD-SCHEME-001'
  | 'ELD-SCHEME-002'
  | 'ELD-SCHEME-003'
  | 'ELD-SCHEME-004'
  | 'ELD-SCHEME-005'
  | 'ELD-SCHEME-006'
  | 'ELD-SCHEME-007'
  | 'ELD-SCHEME-008'
  | 'ELD-SCHEME-009'
  | 'ELD-SCHEME-010'
  | 'ELD-SCHEME-011'
  | 'ELD-SCHEME-012'
  | 'ELD-SCHEME-013'
  | 'ELD-SCHEME-014'
  | 'ELD-SCHEME-015'
  | 'ELD-SCHEME-016'
  | 'ELD-SCHEME-017'
  | 'ELD-SCHEME-018'
  | 'ELD-SCHEME-019'
  | 'ELD-SCHEME-020'
  | 'ELD-SCHEME-021'
  | 'ELD-SCHEME-022'
  | 'ELD-SCHEME-023'
  | 'ELD-SCHEME-024'
  | 'ELD-SCHEME-025'
  | 'ELD-SCHEME-026'
  | 'ELD-SCHEME-027'
  | 'ELD-SCHEME-028'
  | 'ELD-SCHEME-029'
  | 'ELD-SCHEME-030'
  | 'ELD-SCHEME-031'
  | 'ELD-SCHEME-032'
  | 'ELD-SCHEME-033'
  | 'ELD-SCHEME-034'
  | 'ELD-SCHEME-035'
  | 'ELD-SCHEME-036'
  | 'ELD-SCHEME-037'
  | 'ELD-SCHEME-038'
  | 'ELD-SCHEME-039'
  | 'ELD-SCHEME-040'
  | 'ELD-DUEL-001'
  | 'ELD-DUEL-002'
  | 'ELD-DUEL-003'
  | 'ELD-DUEL-004'
  | 'ELD-DUEL-005'
  | 'ELD-DUEL-006'
  | 'ELD-DUEL-007'
  | 'ELD-DUEL-008'
  | 'ELD-DUEL-009'
  | 'ELD-DUEL-010'
  | 'ELD-DUEL-011'
  | 'ELD-DUEL-012'
  | 'ELD-DUEL-013'
  | 'ELD-DUEL-014'
  | 'ELD-DUEL-015'
  | 'ELD-DUEL-016'
  | 'ELD-END-001'
  | 'ELD-END-002'
  | 'ELD-END-003'
  | 'ELD-ENV-001'
  | 'ELD-ENV-002';

/** Every rule of Eldfall Chronicles, in the order of the rulebook. */
export const catalogue: Catalogue<RuleId> = [
  {"id":"ELD-DEF-001","section":"Glossary, priority and hidden information","title":"Ability as an umbrella term","says":"Ability covers Class, Skill, Trait, Combat Art, Spellcraft and Special entries of a profile; an effect that names \"Abilities\" reaches all of them.","source":"p. 91, Glossary"},
  {"id":"ELD-DEF-002","section":"Glossary, priority and hidden information","title":"Specific rules override core rules","says":"Abilities, Spells, Items, Upgrades, class rules, Stratagems and stated Effects win over a core rule they contradict, including core prohibitions.","source":"p. 32, Priority over the core rules","question":"Nothing orders two specific effects that contradict each other.","ruling":"Between specific effects a \"cannot / immune\" beats a \"can / must\". Option `specificConflict`: with `laterWins` an immunity to states that a Spell, a Stratagem or another effect lends for a time yields to every state that is given after it has begun; what a profile, an Item or an Upgrade forbids holds all the same.","options":["specificConflict"]},
  {"id":"ELD-DEF-003","section":"Glossary, priority and hidden information","title":"Rounding default","says":"Halved values are rounded up to a whole number unless a rule says to round down (Broken Morale, Alliance VP).","source":"p. 16, Modifiers (IMPORTANT box); ruling","question":"Rounding up is stated for attribute modifiers, Climb and Dodge only; half ranges (Protector, Follow-Up, Jump, Hurl, fall intervals) are silent.","ruling":"Every halving rounds up unless the rule says down."},
  {"id":"ELD-DEF-004","section":"Glossary, priority and hidden information","title":"Active, activated, reactive and reacting","says":"An active model belongs to the player taking the turn; an activated model is the one whose Activation Sequence is running; a reactive model belongs to any other player; a reacting model has declared a Reaction in this sequence. Rules naming one of the four apply to exactly that set.","source":"p. 91, Glossary"},
  {"id":"ELD-DEF-005","section":"Glossary, priority and hidden information","title":"Declarations are binding","says":"A declared Movement, Action, Reaction, target, Skill, Combat Art, Item or Spell cannot be withdrawn or changed, except where a rule allows a change (see ELD-REACT, Shrouded or Flying).","source":"p. 91, Glossary (To declare)"},
  {"id":"ELD-DEF-006","section":"Glossary, priority and hidden information","title":"Targets","says":"A target is normally a model; a piece of terrain, surface, token or destroyable structure can be a target where a rule allows it.","source":"p. 91, Glossary (To target)"},
  {"id":"ELD-DEF-007","section":"Glossary, priority and hidden information","title":"Hit","says":"Each successful Attack roll that is not negated is one Hit on the model it was directed at.","source":"p. 21 and p. 91, Strikes & Hits, Glossary"},
  {"id":"ELD-DEF-008","section":"Glossary, priority and hidden information","title":"Wound and HP","says":"A Wound is the damage that follows from a Hit; one Wound removes 1 HP unless stated otherwise.","source":"p. 22 and p. 91"},
  {"id":"ELD-DEF-009","section":"Glossary, priority and hidden information","title":"Loss of HP that is not a Wound","says":"An effect that says a model loses HP without naming a Wound (such as Agony) does not trigger Wound effects or Wound prevention.","source":"Ruling on pp. 57-63","question":"The text uses both phrases and never separates them.","ruling":"Direct HP loss skips Hits, Damage rolls, Wound triggers and Wound prevention; reaching 0 HP still causes Incapacitated."},
  {"id":"ELD-DEF-010","section":"Glossary, priority and hidden information","title":"Party and summoned models","says":"A party is every model under a player's control, including summoned creatures; \"original party\" means only the models enlisted before the game.","source":"p. 91, Glossary; pp. 24 and 39"},
  {"id":"ELD-DEF-011","section":"Glossary, priority and hidden information","title":"Party member","says":"\"Party member\" in Schemes, Rewards and Penalties means a model of the original party; summoned creatures are excluded unless the text includes them.","source":"Ruling on Schemes and Quests, pp. 65-81","question":"Some Schemes exclude or include creatures explicitly, others are silent.","ruling":"Original models only; \"model(s)\" (as in Virtuous Commander, Stand Your Ground) counts every model under control including creatures; option `partyMemberIncludesSummons`, with true creatures are party members too.","options":["partyMemberIncludesSummons"]},
  {"id":"ELD-DEF-012","section":"Glossary, priority and hidden information","title":"Allied, friendly and enemy","says":"Allied (friendly) models are the other models of the same player and of a player joined by an Alliance; every other model, Hostiles included, is an enemy.","source":"pp. 32, 66 and 90","question":"Schemes name enemy models, an enemy Leader and the opponent, and no Hostiles.","ruling":"A Hostile is an enemy model for Schemes too, since Hostiles function like any other model (p. 40); it is no opponent, has no Deployment Zone, and no party. No option: the book has no other word for the models that a player fights."},
  {"id":"ELD-DEF-013","section":"Glossary, priority and hidden information","title":"Model counts as its own ally for Assist","says":"A model may be the target of its own Assist, and effects on \"allied models\" may be applied to itself only where the rule names itself or is cast through Assist.","source":"p. 34, Assist; ruling","question":"The book does not say whether a model is an allied model of itself.","ruling":"For Assist targeting and class rules that skip the cast roll (Enchanter, Vitalist) yes; for auras (\"other allied models\") no."},
  {"id":"ELD-DEF-014","section":"Glossary, priority and hidden information","title":"Alive","says":"A model is alive while it is on the field and neither Incapacitated nor Dead.","source":"p. 5, Introduction; p. 32, End of the game; ruling","question":"Alive is used by Schemes and end conditions without a definition. Other Schemes count models or party members in a place, out of sight or unmoved, and do not say if these have to be alive.","ruling":"Alive excludes Incapacitated, Dead, removed and fled models; models that left through a Quest exit count as alive for \"all party members alive\" Schemes. Every Scheme that counts own models on the field counts those that are alive; option `fallenScore`, with true Incapacitated ones count as well where the Scheme does not say alive.","options":["fallenScore"]},
  {"id":"ELD-DEF-015","section":"Glossary, priority and hidden information","title":"Value of an attribute","says":"Attribute value means the number on the profile after current modifiers; \"default\" value means the number printed on the profile.","source":"p. 91, Glossary"},
  {"id":"ELD-DEF-016","section":"Glossary, priority and hidden information","title":"X in brackets","says":"Every (X) is replaced by the number, Trait, Size, Type or other word printed in brackets on the profile; an engine must read it from data.","source":"p. 91, Glossary"},
  {"id":"ELD-DEF-017","section":"Glossary, priority and hidden information","title":"Wearer","says":"The wearer of an Item is the model that has it equipped.","source":"p. 91, Glossary"},
  {"id":"ELD-DEF-018","section":"Glossary, priority and hidden information","title":"Secret information","says":"Identity and profile of a Shrouded model, undisclosed Schemes and unrevealed party lists are known only to their owner; an opponent's view of the game must not contain them.","source":"p. 44, Shrouded; p. 77, Schemes; p. 91","question":"Some abilities of a Shrouded model change what other models may do or roll, which would tell its profile: the class Soldier, Inspiring, Intimidating and Stealth.","ruling":"Soldier, Inspiring and Intimidating of a secret model do not count for other models, and every token counts as one with Stealth I."},
  {"id":"ELD-DEF-019","section":"Glossary, priority and hidden information","title":"Removed models","says":"A model removed from the field has no Hitbox, cannot be targeted and takes no further part.","source":"Ruling on pp. 44, 51, 52 and 67","question":"Removal by Burn, Construct, Elemental, Panicked flight and creature dismissal is not tied to the Dead state.","ruling":"Removal through damage at 0 HP counts as Dead for scoring and end conditions; flight off the edge counts as a loss of the model (see ELD-STATE) but earns no kill reward; dismissal counts as neither."},
  {"id":"ELD-DEF-020","section":"Glossary, priority and hidden information","title":"Once per turn and once per game limits","says":"A per-turn limit resets when the next turn (any player's, or the Hostiles turn) begins; a per-Activation limit resets with every Activation Sequence.","source":"Ruling","question":"The text never says whose turn \"once per turn\" means.","ruling":"Any turn."},
  {"id":"ELD-PROFILE-001","section":"Model profiles","title":"Profile contents","says":"A profile holds name, class list, eleven attributes, Size, Recruitment Cost, Limit, Traits, Skills, Combat Arts, Spellcraft, Special, Stratagems, Inventory with capacity X, Items and Affiliation.","source":"pp. 6-14, Model profiles"},
  {"id":"ELD-PROFILE-002","section":"Model profiles","title":"Stamina","says":"STA gives the number of Activation Points a model is allotted and the Strike of Items whose Strike is STA.","source":"p. 7, Attributes"},
  {"id":"ELD-PROFILE-003","section":"Model profiles","title":"Speed","says":"SPD is the distance in inches a model may cover with a Walk.","source":"p. 7, Attributes"},
  {"id":"ELD-PROFILE-004","section":"Model profiles","title":"Offense","says":"OFF is the attribute for a Melee Attack with an Item in the Active role.","source":"p. 7, Attributes"},
  {"id":"ELD-PROFILE-005","section":"Model profiles","title":"Defense","says":"DEF is the attribute for a Melee Attack with an Item in the Reactive role.","source":"p. 7, Attributes"},
  {"id":"ELD-PROFILE-006","section":"Model profiles","title":"Accuracy","says":"ACC is the attribute for a Ranged Attack with a ranged Item in either role.","source":"p. 7, Attributes"},
  {"id":"ELD-PROFILE-007","section":"Model profiles","title":"Intellect","says":"INT is the attribute for casting, Perceive, Uncover and resisting mental effects.","source":"p. 7, Attributes"},
  {"id":"ELD-PROFILE-008","section":"Model profiles","title":"Agility","says":"AG is the attribute for Dodge and falling and sets the Awareness radius.","source":"p. 7, Attributes"},
  {"id":"ELD-PROFILE-009","section":"Model profiles","title":"Toughness","says":"T is the attribute for resisting physical effects and the Power of many Items.","source":"p. 7, Attributes"},
  {"id":"ELD-PROFILE-010","section":"Model profiles","title":"Armor","says":"ARM is added to the Damage roll made against the model.","source":"p. 7, Attributes"},
  {"id":"ELD-PROFILE-011","section":"Model profiles","title":"Health points","says":"HP is the number of Wounds that a model can suffer; with the last of them it becomes Incapacitated.","source":"p. 7, Attributes"},
  {"id":"ELD-PROFILE-012","section":"Model profiles","title":"Morale","says":"M is the attribute for Morale rolls and is added to the Leader's Initiative roll.","source":"p. 7, Attributes"},
  {"id":"ELD-PROFILE-013","section":"Model profiles","title":"Size order","says":"Sizes in ascending order: Small, Medium, Large, Huge, Gigantic, Colossal, Epic; \"two or more Sizes larger\" counts steps in this order.","source":"p. 8, Size"},
  {"id":"ELD-PROFILE-014","section":"Model profiles","title":"Hitbox","says":"Every model occupies an upright cylinder as wide as its base whose height is given by its Size; the sculpted figure never matters.","source":"p. 8, Hitbox and Size","question":"The mm values of the Hitbox pictures are missing from the text and no picture is listed for Epic.","ruling":"Option `hitboxes` (mm, diameter x height): Small 25x30, Medium 32x45, Large 40x60, Huge 50x80, Gigantic 60x110, Colossal 80x150, Epic 100x200; a profile may override its base diameter.","options":["hitboxes"]},
  {"id":"ELD-PROFILE-015","section":"Model profiles","title":"Base height","says":"Crouched, Incapacitated and Dead models have a Hitbox of the size of their base only.","source":"p. 42, Crouched (volume of its base); p. 37, Cover; ruling","question":"The thickness of a base is not given.","ruling":"Option `baseHeightMm`, default 4 mm; diameter unchanged.","options":["baseHeightMm"]},
  {"id":"ELD-PROFILE-016","section":"Model profiles","title":"Recruitment Cost","says":"Enlisting a model costs its Recruitment Cost in Recruitment Points.","source":"p. 9, Recruitment Cost"},
  {"id":"ELD-PROFILE-017","section":"Model profiles","title":"Limit","says":"A party may contain at most Limit models with the same profile.","source":"p. 9, Limit"},
  {"id":"ELD-PROFILE-018","section":"Model profiles","title":"Traits always apply","says":"A Trait works automatically at all times, on its model and on the actions and movement of its model, while the model is on the field; its owner cannot switch it off.","source":"p. 9, Traits","example":"Bleed on a profile -> every Wound that the model causes makes its target Bleeding"},
  {"id":"ELD-PROFILE-019","section":"Model profiles","title":"Trait levels stack","says":"A Trait at level N also gives the effects of every lower level; no numeral means level I.","source":"p. 9, Traits","example":"Resourceful II = one extra Upgrade from I plus one more from II"},
  {"id":"ELD-PROFILE-020","section":"Model profiles","title":"Traits on Items, Abilities and Spells pass to Hits and Wounds","says":"A Trait listed on an Ability, Item or Spell belongs to every Hit and Wound that Ability, Item or Spell causes.","source":"p. 9, Traits","example":"Wound from a greatsword with Bleed -> target Bleeding"},
  {"id":"ELD-PROFILE-021","section":"Model profiles","title":"Traits that rule the use of an Item","says":"A Trait on an Item or Spell may instead govern how it is used (Throwing, Two-Handed, Targetless, Focus) and then has no effect on the target.","source":"p. 12, Items note"},
  {"id":"ELD-PROFILE-022","section":"Model profiles","title":"Skills are optional","says":"A Skill works only when its controller declares it.","source":"p. 9, Skills"},
  {"id":"ELD-PROFILE-023","section":"Model profiles","title":"Skill use limit","says":"A model may use the same Skill at most once per Activation.","source":"p. 9, Skills","question":"The book does not say whether a Skill may be used again in each Reaction of the same turn.","ruling":"The limit is once per Activation Sequence for activated and reacting models alike."},
  {"id":"ELD-PROFILE-024","section":"Model profiles","title":"Skill levels stack","says":"A Skill at level N gives access to every lower level too; no numeral means level I.","source":"p. 9, Skills","example":"Stealth II also has Stealth I"},
  {"id":"ELD-PROFILE-025","section":"Model profiles","title":"Combat Arts levels are choices","says":"A Combat Art at level N lets the model pick one of its levels I to N for an Attack; only that level applies, levels do not stack.","source":"p. 10, Combat Arts","example":"Fencing III -> I, II or III; Fencing V -> any of five"},
  {"id":"ELD-PROFILE-026","section":"Model profiles","title":"One Combat Art at a time","says":"A model with several Combat Arts adds one level of one art to an Attack.","source":"p. 10, Combat Arts"},
  {"id":"ELD-PROFILE-027","section":"Model profiles","title":"Spellcraft levels","says":"A Spellcraft at level N gives access to every spell of that chart with level N or lower, restricted to Elements for which the model has Affinity.","source":"p. 10, Spellcraft","example":"Art of Sorcery III with Affinity (Fire) -> Ignite, Flare, Inferno only"},
  {"id":"ELD-PROFILE-028","section":"Model profiles","title":"Special entries","says":"Special lists rules unique to one profile; they must be expressible as data-driven abilities.","source":"p. 10, Special"},
  {"id":"ELD-PROFILE-029","section":"Model profiles","title":"Affiliation and recruitment","says":"A model can be recruited into the faction or factions shown on its banner; Neutral models into any faction.","source":"p. 14, Affiliation"},
  {"id":"ELD-PROFILE-030","section":"Model profiles","title":"Split banner","says":"A model with two crests belongs to both factions; if one half is Neutral, any faction may recruit it as a neutral model while its other faction recruits it as its own.","source":"p. 14, Affiliation","question":"The book does not say outright whether a semi-neutral model in a third faction keeps its own Affiliation for Stratagems and Inspiring.","ruling":"Its effective Affiliation is its own faction when that faction plays it, otherwise Neutral."},
  {"id":"ELD-ROLL-001","section":"Dice rolls","title":"Die type","says":"All rolls use twenty-sided dice.","source":"p. 15, Dice rolls"},
  {"id":"ELD-ROLL-002","section":"Dice rolls","title":"Attribute roll","says":"An Attribute roll succeeds when die <= modified attribute.","source":"p. 15, Attribute roll"},
  {"id":"ELD-ROLL-003","section":"Dice rolls","title":"Attack roll","says":"An Attack roll succeeds when die <= the modified attribute used for that Attack; the attribute depends on role and kind of Attack (see MELEE, RANGED, SPELL).","source":"p. 15, Attack roll"},
  {"id":"ELD-ROLL-004","section":"Dice rolls","title":"Roll modifier worked example","says":"A negative modifier lowers the attribute, never raises the die.","source":"p. 15","example":"AG 10 with -3 -> success on 7 or less"},
  {"id":"ELD-ROLL-005","section":"Dice rolls","title":"Damage roll","says":"For each Hit the attacker rolls one die and adds the target's ARM; the roll succeeds if the sum is equal to or lower than the Hit's Power.","source":"p. 15, Damage roll"},
  {"id":"ELD-ROLL-006","section":"Dice rolls","title":"Damage roll above Power","says":"If die plus ARM exceeds Power, that Hit's damage is negated; its on-Hit effects stay.","source":"p. 15, Damage roll"},
  {"id":"ELD-ROLL-007","section":"Dice rolls","title":"No automatic results on Damage rolls","says":"A natural 1 or 20 on a Damage roll has no special meaning.","source":"p. 21, Critical Hit; ruling","question":"Critical Hit is defined \"during an Attack\" and a Damage roll belongs to one.","ruling":"Critical Hits exist only on Attack and Confrontation rolls."},
  {"id":"ELD-ROLL-008","section":"Dice rolls","title":"Number of Damage rolls","says":"The attacker makes exactly one Damage roll per Hit dealt unless a rule replaces it.","source":"pp. 15 and 22"},
  {"id":"ELD-ROLL-009","section":"Dice rolls","title":"Re-roll","says":"A re-roll throws the chosen dice again and fully discards the earlier result, even if the new one is worse.","source":"p. 15, Re-roll"},
  {"id":"ELD-ROLL-010","section":"Dice rolls","title":"Re-rolling a re-roll","says":"Each ability re-rolls a given die once.","source":"p. 15, Re-roll; ruling","question":"The book does not say whether different abilities may re-roll the same die.","ruling":"Allowed once per ability and die; option `rerollStacking`, with `oncePerDie` a die is re-rolled once in all.","options":["rerollStacking"]},
  {"id":"ELD-ROLL-011","section":"Dice rolls","title":"Re-rolls chosen by the die's owner","says":"Re-rolls are declared after the roll is seen and before its consequences.","source":"Ruling on p. 15","question":"Order of opposing re-rolls in a Confrontation is not given.","ruling":"The Reactive Player declares re-rolls first, then the Active Player, once each; then results stand."},
  {"id":"ELD-ROLL-012","section":"Dice rolls","title":"Re-roll of failed rolls only","says":"A class that may re-roll a failed roll may use it only on a die above the modified attribute.","source":"pp. 45-47, Alchemist, Sorcerer, Wizard","question":"In a Confrontation a die inside the attribute but beaten by the enemy is not clearly failed.","ruling":"Failed means above the modified attribute."},
  {"id":"ELD-ROLL-013","section":"Dice rolls","title":"Fewer dice by choice","says":"A player may roll fewer dice than the Strike value.","source":"p. 21, Strikes note","question":"The book does not say whether zero dice is allowed.","ruling":"At least one die."},
  {"id":"ELD-ROLL-014","section":"Dice rolls","title":"Roll order and simultaneous rolls","says":"All rolls of a sequence belong to one simultaneous resolution; rolling first gives no advantage except where a rule names an order.","source":"p. 31, End step"},
  {"id":"ELD-ROLL-015","section":"Dice rolls","title":"Deterministic dice","says":"Every die result is an input event (seeded or scripted), so that the same event log gives the same game.","source":"Engine requirement derived from p. 15","question":"Not a rule of the text; needed to test every rule here.","ruling":"Dice are drawn in this order: Active role dice, then reacting models in declaration order, then Damage rolls in the same order."},
  {"id":"ELD-MOD-001","section":"Modifiers, halving and doubling, rounding","title":"Definition of a modifier","says":"A modifier adds to, subtracts from, halves or doubles the model's attribute; it never changes the die.","source":"p. 16, Modifiers"},
  {"id":"ELD-MOD-002","section":"Modifiers, halving and doubling, rounding","title":"Time of modifiers","says":"Modifiers are collected after the action is declared and before any die is rolled.","source":"p. 16, Modifiers"},
  {"id":"ELD-MOD-003","section":"Modifiers, halving and doubling, rounding","title":"Additive first, multiplicative last","says":"All additions and subtractions are applied first; then the result is halved or doubled.","source":"p. 16, IMPORTANT","example":"Base 13, -4 cover, halved without LoS -> (13-4)/2 = 4.5 -> 5"},
  {"id":"ELD-MOD-004","section":"Modifiers, halving and doubling, rounding","title":"Round up after halving","says":"A halved attribute is rounded up.","source":"p. 16, IMPORTANT"},
  {"id":"ELD-MOD-005","section":"Modifiers, halving and doubling, rounding","title":"Several halvings and doublings","says":"Several halving effects on one attribute all count, as do doublings.","source":"p. 16; ruling","question":"The text does not say whether two halvings stack or how halving meets doubling.","ruling":"Multiply all factors and round up once; effects of the same name count once; option `stackHalving`, with false only one of several halvings counts.","options":["stackHalving"]},
  {"id":"ELD-MOD-006","section":"Modifiers, halving and doubling, rounding","title":"Floor of zero","says":"A modified attribute is never below 0.","source":"p. 16, Modifiers"},
  {"id":"ELD-MOD-007","section":"Modifiers, halving and doubling, rounding","title":"Zero attribute fails","says":"If modifiers bring the used attribute to 0, the action fails without a roll, so no Critical Hit is possible.","source":"p. 16, Modifiers"},
  {"id":"ELD-MOD-008","section":"Modifiers, halving and doubling, rounding","title":"Damage rolls are exempt from the zero rule","says":"Armor 0 does not make a Damage roll fail; the roll is die alone against Power.","source":"p. 16, Modifiers"},
  {"id":"ELD-MOD-009","section":"Modifiers, halving and doubling, rounding","title":"Attribute above 20","says":"If the used attribute is increased above 20, a natural 20 is a Critical Hit as well as a natural 1.","source":"p. 16, Modifiers","question":"Exactly 20 does not qualify; a 20 is then an ordinary success.","ruling":"Needs 21 or more."},
  {"id":"ELD-MOD-010","section":"Modifiers, halving and doubling, rounding","title":"Current attributes versus roll modifiers","says":"Item, Upgrade, Trait, Stratagem, Enchantment and state changes alter the current attribute; cover, range interval, base-contact, shield and no-LoS changes alter only the roll at hand.","source":"Ruling on pp. 13, 16, 18 and 58","question":"The text calls all of them modifiers, but Awareness, Power and Strike also read attributes.","ruling":"Awareness, Power, Strike, Reach and movement read the current attribute only."},
  {"id":"ELD-MOD-011","section":"Modifiers, halving and doubling, rounding","title":"Power from an attribute","says":"A Power given as an attribute (T, INT, M, T-3, T+4, INT-3) is computed from the attacker's current attribute when the Hit is made.","source":"pp. 13 and 58-63"},
  {"id":"ELD-MOD-012","section":"Modifiers, halving and doubling, rounding","title":"Minimum Power","says":"Power is clamped at 0; a Hit with Power 0 cannot wound because a die shows at least 1.","source":"Ruling on pp. 13 and 54","question":"Silent on negative Power.","ruling":"Clamp at 0."},
  {"id":"ELD-MOD-013","section":"Modifiers, halving and doubling, rounding","title":"Halving of Power","says":"Power is halved after additions to Power and rounded up.","source":"pp. 54 and 62, Resistance, Arcane Shield; ruling","question":"Modifiers order is stated for attributes only.","ruling":"The same order is used for Power, ARM, SPD and ranges."},
  {"id":"ELD-MOD-014","section":"Modifiers, halving and doubling, rounding","title":"Stacking of equal modifiers","says":"Modifiers from different sources add up; the same named effect applies once unless called stackable.","source":"p. 37, Ranged Attack into base contact; ruling","question":"Only the base-contact penalty is explicitly stackable; states never stack with themselves.","ruling":"Distinct sources stack; the same named ability from two models does not, except items listed with per-model counts (Soldier). Two copies of one Upgrade on a model change an attribute, or one and the same Item, once; option `upgradeCopies`, with `addUp` each copy counts. Of several Traits of one name with a number, as Burn (X), on one Hit the highest number counts.","options":["upgradeCopies"]},
  {"id":"ELD-MEASURE-001","section":"Distance and measuring modes","title":"Unit","says":"Distances are in inches; template and Hitbox sizes are in mm and converted at 25.4 mm per inch.","source":"p. 16, Distance & Measurement"},
  {"id":"ELD-MEASURE-002","section":"Distance and measuring modes","title":"Distance between models","says":"Distance between models is the straight line between the closest points of their Hitboxes.","source":"p. 16"},
  {"id":"ELD-MEASURE-003","section":"Distance and measuring modes","title":"Measured in three dimensions","says":"Distance and Reach run through space, so height difference counts and a target on another level can be reached if the line is short enough.","source":"p. 16 and p. 19, Reach note"},
  {"id":"ELD-MEASURE-004","section":"Distance and measuring modes","title":"Movement distance","says":"Movement is measured along the exact declared route, from and to the same point of the base.","source":"pp. 16-17"},
  {"id":"ELD-MEASURE-005","section":"Distance and measuring modes","title":"Movement path must be declared","says":"The path is declared before measuring; it is a polyline the engine stores, since reactions pick points on it.","source":"p. 17, Movement"},
  {"id":"ELD-MEASURE-006","section":"Distance and measuring modes","title":"Validity measured after declaration","says":"Exact measurement that decides legality and modifiers is made after the declaration.","source":"p. 16"},
  {"id":"ELD-MEASURE-007","section":"Distance and measuring modes","title":"Boundaries are inclusive","says":"A distance exactly equal to a limit is within the limit.","source":"p. 19, Reach intervals; ruling","question":"Only the interval example states it (up to 20 inches).","ruling":"Inclusive everywhere, with a tolerance of less than 0.001 inch; option `distanceEpsilon`, in 1/100 mm, default 2.","options":["distanceEpsilon"]},
  {"id":"ELD-MEASURE-008","section":"Distance and measuring modes","title":"Measuring mode choice","says":"Before the game the players pick Assisted, Standard or Realism mode.","source":"p. 16, Modes of measuring","question":"The book does not say what the players use if they agree on nothing.","ruling":"Assisted if nothing else is agreed, because a list of legal answers already says what is within reach; option `measuringMode`.","options":["measuringMode"]},
  {"id":"ELD-MEASURE-009","section":"Distance and measuring modes","title":"Assisted mode","says":"In Assisted mode any distance may be pre-measured at any time.","source":"p. 16"},
  {"id":"ELD-MEASURE-010","section":"Distance and measuring modes","title":"Standard mode","says":"In Standard mode pre-measuring is limited to distances inside the Awareness of one's own models and to the movement distance of the model being activated.","source":"p. 16"},
  {"id":"ELD-MEASURE-011","section":"Distance and measuring modes","title":"Standard mode while moving","says":"In Standard mode, during a model's movement, only its movement distance may be measured; other permitted measuring is done before the movement is declared or after it.","source":"p. 16"},
  {"id":"ELD-MEASURE-012","section":"Distance and measuring modes","title":"Standard mode and templates","says":"In Standard mode a template may not be laid to pre-measure an area of effect.","source":"p. 16","question":"The note stands under Standard mode; Assisted mode allows any distance.","ruling":"Forbidden in Standard and Realism, allowed in Assisted."},
  {"id":"ELD-MEASURE-013","section":"Distance and measuring modes","title":"Realism mode","says":"In Realism mode nothing is pre-measured; every measurement belongs to a declared action or movement.","source":"p. 16","question":"Some Reactions are open within a distance only, as Dodge by Awareness and Protector are: a player who is asked for one learns something of that distance.","ruling":"A player is asked for such a Reaction only where it is open. Everything that a player names is measured after the declaration: the path of a movement, a point of the path, a target in the Casting Aura or of a model with Clairvoyance, the target of an Attack that a Skill gives, a token to perceive, a model for First Aid. Cards show attributes without changes that depend on a distance, as by Soldier and Inspiring, and pictures no Awareness."},
  {"id":"ELD-MEASURE-014","section":"Distance and measuring modes","title":"Hostiles ignore the measuring mode","says":"The player who carries out Hostile behaviour may pre-measure everything even in Realism mode.","source":"p. 40","question":"The text does not say whether a Hostile declares an Attack whose target, as measured, is out of Reach.","ruling":"Such an Attack cannot be performed (note 3), so the line does not hold for that target, and an Item with enough Reach is taken in hand; option `hostileReach`, with `ignored` the Attack is declared and fails.","options":["hostileReach"]},
  {"id":"ELD-CONTACT-001","section":"Base contact","title":"Base contact","says":"A model is in Base Contact with another model, token or scenery when their Hitboxes touch.","source":"p. 16, Base Contact","question":"Tolerance of touching is a matter of geometry.","ruling":"Distance 0 within `distanceEpsilon`."},
  {"id":"ELD-CONTACT-002","section":"Base contact","title":"Self contact","says":"A model counts as touching itself, so Reach 0 effects can be used on oneself.","source":"p. 16"},
  {"id":"ELD-CONTACT-003","section":"Base contact","title":"Contact and Reach 0","says":"An Item, Spell or Skill with Reach 0 needs Base Contact with the target.","source":"p. 19, Reach"},
  {"id":"ELD-CONTACT-004","section":"Base contact","title":"Placed in base contact","says":"An effect that places a model or token in Base Contact lets its controller pick any legal free spot touching the model.","source":"pp. 24, 39, 67 and 70; ruling","question":"The text does not say who picks and what happens without room.","ruling":"The controller of the effect picks (for Hostiles the Active Player); without room the nearest legal spot is used."},
  {"id":"ELD-MOVE-001","section":"Movement","title":"Two kinds of movement","says":"A Movement is either Normal (Walk, Idle) or Special (Climb, Jump, Run).","source":"p. 17 and p. 33"},
  {"id":"ELD-MOVE-002","section":"Movement","title":"One movement per activation","says":"An activated model declares one Movement in its Movement step.","source":"p. 29, Movement step","question":"The book does not say whether the declaration may be skipped.","ruling":"Not declaring counts as Idle."},
  {"id":"ELD-MOVE-003","section":"Movement","title":"Walk","says":"Walk moves the model up to its SPD.","source":"p. 33, Walk"},
  {"id":"ELD-MOVE-004","section":"Movement","title":"Idle","says":"Idle does not move the model but lets the player rotate it freely.","source":"p. 33, Idle"},
  {"id":"ELD-MOVE-005","section":"Movement","title":"Run","says":"Run is a Special Movement of up to double SPD.","source":"p. 33, Run"},
  {"id":"ELD-MOVE-006","section":"Movement","title":"Special Movement forbids actions","says":"After a Special Movement the only action a model may declare is Nothing, unless a rule says otherwise.","source":"p. 33 note; p. 17"},
  {"id":"ELD-MOVE-007","section":"Movement","title":"Climb","says":"Climb halves SPD (rounded up) and lets the model move over a vertical surface or scenery higher than its Hitbox.","source":"p. 33, Climb","question":"The book does not say whether a model may declare Climb for a route on which it goes up and down nothing.","ruling":"It may, and moves over half SPD."},
  {"id":"ELD-MOVE-008","section":"Movement","title":"Climbing model acting on the wall","says":"A model on a vertical surface that performs any action other than Nothing falls and takes any Fall Damage.","source":"p. 33, Climb","question":"The book does not say whether this includes Reactions such as Dodge.","ruling":"Yes, any declared action other than Nothing, resolved as a fall at the end of the Resolution step."},
  {"id":"ELD-MOVE-009","section":"Movement","title":"Climb may end on the wall","says":"A model may end a Climb on a vertical surface and stays there until it moves or falls.","source":"p. 33, Climb"},
  {"id":"ELD-MOVE-010","section":"Movement","title":"Next activation on the wall","says":"A model that starts its activation on a vertical surface must declare Climb, Jump or Idle.","source":"Ruling on p. 33","question":"Silent; a Walk on a vertical surface would break the general rule.","ruling":"As stated."},
  {"id":"ELD-MOVE-011","section":"Movement","title":"Jump reach","says":"A Jump moves the model through the air in any direction or along a parabola up to half its SPD.","source":"p. 33, Jump"},
  {"id":"ELD-MOVE-012","section":"Movement","title":"Jump path measured","says":"A Jump is measured along its line from the starting point to the landing point, after declaration unless the mode allows pre-measuring.","source":"p. 33, Jump"},
  {"id":"ELD-MOVE-013","section":"Movement","title":"Jump pull-up","says":"If the landing point is further than half SPD but the top of the Hitbox reaches the level of the surface while in contact with it, the model is placed on that surface's edge.","source":"p. 33, Jump"},
  {"id":"ELD-MOVE-014","section":"Movement","title":"Jump too short","says":"If the landing point is further than half SPD and there is no pull-up, the model drops straight down at the end of half SPD onto the lower surface.","source":"p. 33, Jump"},
  {"id":"ELD-MOVE-015","section":"Movement","title":"Jump and fall damage","says":"A model that falls from a Jump measures the vertical drop and takes Fall Damage if due.","source":"p. 33, Jump"},
  {"id":"ELD-MOVE-016","section":"Movement","title":"Only non-vertical surfaces","says":"A model may voluntarily be moved or placed only on surfaces that are not vertical, unless a Movement or an Ability allows another surface.","source":"p. 17"},
  {"id":"ELD-MOVE-017","section":"Movement","title":"Rotation while moving","says":"A moving model may rotate at will and ends its movement with the facing its player chooses.","source":"p. 17"},
  {"id":"ELD-MOVE-018","section":"Movement","title":"Moving through allies","says":"A model may move through allied models.","source":"p. 17"},
  {"id":"ELD-MOVE-019","section":"Movement","title":"Enemy models block","says":"A model cannot move through enemy models.","source":"p. 17"},
  {"id":"ELD-MOVE-020","section":"Movement","title":"Contact with an enemy ends movement","says":"Movement ends by itself at the point where the model enters Base Contact with an enemy, wherever its declared path leads from there.","source":"p. 17","question":"A model that starts in contact would never be able to leave.","ruling":"Only entering contact with an enemy it was not touching at the start stops it; moving away from a touching enemy is legal."},
  {"id":"ELD-MOVE-021","section":"Movement","title":"No overlapping end positions","says":"Final positions must not overlap: two standing models' Hitboxes may touch but not intersect.","source":"p. 17","question":"An effect such as Charm II may take the end of a movement between its declaration and its end.","ruling":"The movement ends earlier, at the last free point of its route; option `takenEnd` with `beside`, the nearest free place to the declared end, as alternative.","options":["takenEnd"]},
  {"id":"ELD-MOVE-022","section":"Movement","title":"Ending on a fallen model","says":"A model may end its movement on top of an Incapacitated or Dead model.","source":"p. 17","question":"The book does not say whether a fallen enemy blocks passing or what happens when the model below gets up.","ruling":"Incapacitated and Dead models of any side never block movement. A model that gets up under another one goes to the nearest free place; option `risingUnder` with `otherLeaves`, by which the model on top goes, as alternative.","options":["risingUnder"]},
  {"id":"ELD-MOVE-023","section":"Movement","title":"Stepping over low obstacles","says":"A model crosses scenery or obstacles no higher than its own Hitbox at no extra cost.","source":"p. 17","question":"The book says that no additional Speed is spent, but not whether the ascent is measured.","ruling":"Only the horizontal part of the path counts for such obstacles; option `lowObstacleFree`, with false the way up counts too.","options":["lowObstacleFree"]},
  {"id":"ELD-MOVE-024","section":"Movement","title":"Ladder and narrow surface cost","says":"Vertical movement up a Ladder and movement over a surface narrower than the base cost double.","source":"p. 17","example":"2 inches up a ladder costs 4 SPD","question":"The path down a Ladder is not named, nor what tells a narrow surface from an obstacle that a model steps over.","ruling":"Only the way up costs double; option `ladderCost` with `bothWays` as alternative. Narrow is scenery that is marked so, and a single piece that is higher than the Hitbox above what lies beneath it, such as a bare wall.","options":["ladderCost"]},
  {"id":"ELD-MOVE-025","section":"Movement","title":"Ladder needs no Climb","says":"A Ladder is predetermined; using it does not need the Climb declaration and is part of a Walk or Run.","source":"p. 17, Ladder"},
  {"id":"ELD-MOVE-026","section":"Movement","title":"Over-encumbered model","says":"Exceeding the Inventory capacity in Quantity or in Weight bars the model from Movements and Special Actions.","source":"p. 12, Inventory","question":"The book does not say whether Idle, a Movement by list, stays allowed.","ruling":"Idle without displacement stays allowed; all displacement by its own Movement is barred, Dodge displacement included."},
  {"id":"ELD-MOVE-027","section":"Movement","title":"Movement at the field edge","says":"A model may not leave the field unless a Quest or the Panicked state says so.","source":"Ruling on pp. 17 and 44","question":"Not stated in general.","ruling":"The whole base must stay on the field."},
  {"id":"ELD-MOVE-028","section":"Movement","title":"Speed factors combine","says":"Doubled and halved SPD combine by multiplying before rounding up.","source":"Ruling on pp. 16, 33, 42 and 43","question":"Not stated for Run with Crippled or Flying.","ruling":"Run while Crippled = SPD; Run while Flying = 4 x SPD."},
  {"id":"ELD-MOVE-029","section":"Movement","title":"Falls during movement","says":"A model that leaves a higher surface for a lower one without Climb, a completed Jump, Flying or a Ladder falls.","source":"p. 22, Fall Damage; p. 33, Jump","question":"Page 22 excepts Climb alone, and page 33 lets a Jump reach lower ground. With Leap such a Jump may lead down further than half SPD.","ruling":"A Jump that reaches its landing point is no fall, with Leap too. Only the drop at the end of a Jump that is too short is one."},
  {"id":"ELD-MOVE-030","section":"Movement","title":"Forced movement","says":"Movement forced by an opponent's effect (Charm II, Knockback, Panicked) is not a declared Movement and provokes no Reaction of its own.","source":"Ruling on pp. 48, 53 and 44","question":"The book is silent.","ruling":"As stated; it still obeys Hitbox blocking. A Knockback ends at the first obstacle, model or field edge, and above scenery for a Flying model. Charm II and Panicked flight go as a Walk and a Run do, the flight over the edge too."},
  {"id":"ELD-LOS-001","section":"Line of Sight","title":"Definition","says":"A model has LoS to another if an unobstructed straight line joins some point of its Hitbox with some point of the target's Hitbox.","source":"p. 17, Line of Sight"},
  {"id":"ELD-LOS-002","section":"Line of Sight","title":"Front arc only","says":"LoS is drawn only from the Front arc unless stated otherwise.","source":"p. 17"},
  {"id":"ELD-LOS-003","section":"Line of Sight","title":"Front and Back arcs","says":"Seen from above, the Hitbox is split into a Front and a Back half of 180 degrees each; a line leaving the Hitbox inside the Front half counts.","source":"p. 17","question":"The book does not say whether the dividing line itself is Front, nor whether a line that leaves the Front half may end behind the dividing line.","ruling":"Front includes its boundary; a target counts if any part of its Hitbox lies in the Front half-plane, and the line of sight to it runs in that half-plane from end to end."},
  {"id":"ELD-LOS-004","section":"Line of Sight","title":"Attack to the front","says":"An Attack comes to the Front if the attacker's Hitbox is at least partly in the target's Front half-plane at the moment used for the Attack.","source":"p. 13, Shield; ruling","question":"Frontal is used by the Shield without definition, and the facing of a model while it moves is not said.","ruling":"As stated. At a point of its route a model may turn to every side, so that every Attack comes to its Front; option `movingFront`, with `finalFacing` it has there the facing in which it ends.","options":["movingFront"]},
  {"id":"ELD-LOS-005","section":"Line of Sight","title":"Models and scenery block sight","says":"Models other than the two at its ends, and scenery, can block a line of sight.","source":"p. 17","question":"A line grazing an edge is not covered, nor a body that is exactly as wide as those in front of it and behind it.","ruling":"Touching an edge without passing through does not block. The table top itself blocks (no sight runs along it or under a body that stands on it). A model hides what stands exactly behind it and is no larger; option `equalBodiesHide`, without it a line passes that only touches the side of a model.","options":["equalBodiesHide"]},
  {"id":"ELD-LOS-006","section":"Line of Sight","title":"Bodies on the ground","says":"Crouched, Incapacitated and Dead models block sight only with the volume of their base.","source":"pp. 42-43"},
  {"id":"ELD-LOS-007","section":"Line of Sight","title":"Sight while moving","says":"A model has 360 degrees of LoS during its own movement.","source":"p. 17"},
  {"id":"ELD-LOS-008","section":"Line of Sight","title":"Sight to itself","says":"A model always has LoS to itself.","source":"p. 17"},
  {"id":"ELD-LOS-009","section":"Line of Sight","title":"Checking sight is free","says":"Players may check LoS at any time, in every measuring mode.","source":"p. 17"},
  {"id":"ELD-LOS-010","section":"Line of Sight","title":"Rotation after a Hit","says":"A model that suffers a Hit may rotate.","source":"p. 21, Strikes & Hits","question":"Timing is not given.","ruling":"At the end of the Resolution step, before its own Dodge move; reacting models first."},
  {"id":"ELD-LOS-011","section":"Line of Sight","title":"Sight for actions at which moment","says":"An activated model's Attack uses its final position and facing; a reacting model's Attack uses the point of the path that the Reactive Player names.","source":"Ruling on pp. 29-31 and 36","question":"Only ranged reactions and Attacks of Opportunity name a point.","ruling":"Without a named point the final position is used."},
  {"id":"ELD-LOS-012","section":"Line of Sight","title":"Structures","says":"A structure of a Quest stands in the way of models, blocks sight and gives Cover as a piece of scenery does, until it is opened or destroyed. Tokens lie flat and do none of that.","source":"Ruling on p. 17, Line of Sight; p. 37, Cover; p. 70-71, 76, Quests","question":"The rules of sight and Cover name models and scenery. The Gates, the Mechanism and the Obelisk of the Quests are called structures, or stand on the field without such a word.","ruling":"As stated. Everything of a Quest that rises above a base is a structure. Option `structuresHide`, without it structures only stand in the way.","options":["structuresHide"]},
  {"id":"ELD-LOS-013","section":"Line of Sight","title":"Sight of Flying models","says":"Lines of sight to and from a Flying model, and lines that it blocks, are drawn where its figure stands: on the surface beneath it.","source":"Ruling on p. 17, Line of Sight; p. 43, Flying","question":"Distances of a Flying model are measured as if it stood on the field; sight is not named. A model that ends above scenery would be inside of it.","ruling":"As stated. Option `flyingSight`, with `field` lines of sight are drawn as distances are measured.","options":["flyingSight"]},
  {"id":"ELD-AWARE-001","section":"Awareness","title":"Awareness area","says":"Awareness is the area within a number of inches equal to the model's AG value around its base.","source":"p. 18, Awareness","question":"The height of the area is not said.","ruling":"Distances upwards are measured from the base too, and not from the top of the Hitbox; option `awarenessFrom`, with `hitbox` from its top.","options":["awarenessFrom"]},
  {"id":"ELD-AWARE-002","section":"Awareness","title":"Current Agility counts","says":"The radius of a model's Awareness follows its current AG value.","source":"p. 18; ruling","question":"The book does not say whether halved Agility (Crippled, Confused, Surprise Attack) shrinks Awareness.","ruling":"Yes for changes of the current attribute, no for roll modifiers (no-LoS Dodge); option `awarenessUsesDefaultAgility`, with true the AG of the profile counts in any case.","options":["awarenessUsesDefaultAgility"]},
  {"id":"ELD-AWARE-003","section":"Awareness","title":"Within Awareness","says":"A model is within Awareness if any part of its Hitbox is inside or touching the area.","source":"p. 18"},
  {"id":"ELD-AWARE-004","section":"Awareness","title":"Awareness ignores facing and walls","says":"Awareness needs no Line of Sight and has no arc.","source":"p. 18; ruling","question":"Effect of solid walls is not mentioned.","ruling":"Walls do not block Awareness."},
  {"id":"ELD-AWARE-005","section":"Awareness","title":"Awareness gives Dodge without sight","says":"If the activated enemy is within a reactive model's Awareness, that model may react with Dodge without LoS.","source":"p. 30, Reaction; p. 34, Dodge","question":"One passage demands that the enemy moves within Awareness, another that it is within it.","ruling":"Being within it at any moment of the Movement step, Idle included, is enough."},
  {"id":"ELD-AWARE-006","section":"Awareness","title":"Awareness of a Crouched model","says":"A Crouched Hitbox does not change the radius of its model's own Awareness; it only changes how far the Awareness of other models must reach to touch it.","source":"Ruling on pp. 18 and 42","question":"The book is silent.","ruling":"As stated."},
  {"id":"ELD-STATE-001","section":"States","title":"State basics","says":"A state is a named condition; a model may have several different ones at once.","source":"p. 18, States"},
  {"id":"ELD-STATE-002","section":"States","title":"No duplicate states","says":"The same state is not applied twice to a model.","source":"p. 18, States","question":"Effect of a second application with another duration is not said.","ruling":"The later expiry of the two is kept."},
  {"id":"ELD-STATE-003","section":"States","title":"State duration","says":"A state lasts until its own text, the effect that caused it, or a removal effect ends it; \"until the end of the turn\" ends in the End phase of the current turn.","source":"Ruling on pp. 42-44","question":"Several states have no duration of their own.","ruling":"Without a duration the state is permanent until removed."},
  {"id":"ELD-STATE-004","section":"States","title":"Next Strategic phase of a model","says":"\"A model's Strategic phase\" is the Strategic phase of a turn in which its player is Active.","source":"Ruling on pp. 27 and 42-44","question":"Not defined; all players share every turn's Upkeep but not the Strategic phase.","ruling":"Own turn only; Hostiles have theirs at the start of the Hostiles turn."},
  {"id":"ELD-STATE-005","section":"States","title":"Strategic phase expiry order","says":"At the start of a Strategic phase states that end at its beginning are removed first, then effects that last until that phase expire, then rolls and abilities follow.","source":"Ruling on pp. 28 and 42-44","question":"No order is given; it decides whether Fatigued from Draining Impulse costs the coming Upkeep.","ruling":"As stated; a state gained by an expiry is not removed in the same phase."},
  {"id":"ELD-STATE-006","section":"States","title":"Bleeding","says":"A Bleeding model makes a Toughness roll in each own Strategic phase; failure is one Wound.","source":"p. 42, Bleeding"},
  {"id":"ELD-STATE-007","section":"States","title":"Bleeding does not end by itself","says":"A Bleeding roll, passed or failed, leaves the state in place.","source":"p. 42"},
  {"id":"ELD-STATE-008","section":"States","title":"Blinded sight","says":"A Blinded model has LoS only to itself.","source":"p. 42, Blinded"},
  {"id":"ELD-STATE-009","section":"States","title":"Blinded actions","says":"A Blinded model may declare only Assist, Dodge or Nothing.","source":"p. 42, Blinded"},
  {"id":"ELD-STATE-010","section":"States","title":"Confused","says":"Confused halves OFF, DEF, ACC, INT, AG and M.","source":"p. 42, Confused"},
  {"id":"ELD-STATE-011","section":"States","title":"Crippled","says":"Crippled halves SPD and AG.","source":"p. 42, Crippled"},
  {"id":"ELD-STATE-012","section":"States","title":"Crouched Hitbox","says":"A Crouched model's Hitbox shrinks to its base.","source":"p. 42, Crouched"},
  {"id":"ELD-STATE-013","section":"States","title":"Crouched attributes","says":"Crouched halves SPD and ARM.","source":"p. 42, Crouched"},
  {"id":"ELD-STATE-014","section":"States","title":"Crouched Strike","says":"The Attack Strike of a Crouched model becomes 1.","source":"p. 42, Crouched","question":"The book does not say whether later bonuses raise it.","ruling":"Set to 1 first, then additive bonuses apply (see ELD-STRIKE); option `strikeSetIsFinal`, with true no bonus raises a Strike that a rule has set.","options":["strikeSetIsFinal"]},
  {"id":"ELD-STATE-015","section":"States","title":"Crouched does not engage","says":"A Crouched model cannot make others Engaged.","source":"p. 42, Crouched"},
  {"id":"ELD-STATE-016","section":"States","title":"Crouched movement","says":"A Crouched model may declare only Walk or Idle as Movement.","source":"p. 42, Crouched"},
  {"id":"ELD-STATE-017","section":"States","title":"Leaving Crouched in the Movement step","says":"In its Movement step an activated model may cancel Crouched, before moving or after moving; when cancelled at the start, full SPD is available.","source":"pp. 29 and 42","question":"A Crouched model may declare only Walk or Idle, and the Movement is declared before it is carried out, so it is unclear whether cancelling at the start opens Run, Climb or Jump.","ruling":"Cancelling at the start comes before the declaration, so every Movement kind is open; option `crouchCancelBeforeDeclaration`, with false a Crouched model may declare only Walk or Idle, even if it gets up at the start.","options":["crouchCancelBeforeDeclaration"]},
  {"id":"ELD-STATE-018","section":"States","title":"Entering Crouched in the Movement step","says":"An activated model may enter Crouched at the start or end of its Movement step; it does one of the two, once per step.","source":"p. 29, Movement step","question":"Cancelling at the start and entering again at the end is not mentioned, nor a movement that is cut short.","ruling":"One change per Movement step. A change at the end is made where the movement ends, also where something such as Impede has cut it short, unless the model has no room there."},
  {"id":"ELD-STATE-019","section":"States","title":"Dead Hitbox","says":"A Dead model's Hitbox shrinks to its base and it stays on the field unless removed.","source":"p. 42, Dead"},
  {"id":"ELD-STATE-020","section":"States","title":"Dead model does nothing","says":"A Dead model gets no Activation Points and neither activates nor reacts.","source":"p. 42, Dead"},
  {"id":"ELD-STATE-021","section":"States","title":"Dead model's abilities","says":"A Dead model neither uses nor benefits from Skills, Traits and the like unless stated otherwise.","source":"p. 42, Dead"},
  {"id":"ELD-STATE-022","section":"States","title":"Resurrection","says":"No rule in this edition returns a Dead model to play.","source":"Ruling on p. 42","question":"Healing effects name Incapacitated and non-dead models only; Curative Touch restores all HP of \"the target model\".","ruling":"A Dead model cannot be healed or revived in play or at a Campfire."},
  {"id":"ELD-STATE-023","section":"States","title":"Engaged: cause","says":"Engagement is checked in the End step of every Activation and whenever a phase ends: a model then inside an enemy's Melee Weapon Reach becomes Engaged.","source":"p. 36, Engaged in Melee"},
  {"id":"ELD-STATE-024","section":"States","title":"Engaged is one-sided","says":"With different Reach one model may be Engaged while the other is not.","source":"p. 36, example of Engaged 1","example":"Model with long Reach at distance 2 of a Reach 1 model engages it and stays free"},
  {"id":"ELD-STATE-025","section":"States","title":"Engaged: which Reach","says":"The Reach used is that of the enemy's equipped Melee Weapon, with the changes of Reach that count for its Melee Attacks now; without one, unarmed Reach 0.","source":"Ruling on pp. 36 and 35","question":"Spells, shields and unarmed Attacks are not mentioned.","ruling":"As stated; melee spells and Shield Bash do not engage."},
  {"id":"ELD-STATE-026","section":"States","title":"Engaged: sight and walls","says":"Engagement looks at distance only, not at facing, sight or intervening scenery.","source":"Ruling on p. 36","question":"The book is silent.","ruling":"As stated; option `engagedNeedsClearLine`, with true a line of sight between the two Hitboxes must be free.","options":["engagedNeedsClearLine"]},
  {"id":"ELD-STATE-027","section":"States","title":"Engaged: no Flying victims","says":"A Flying model cannot become Engaged.","source":"p. 43, Flying","question":"The book does not say whether a Flying model engages ground models.","ruling":"It does, since only Crouched, Incapacitated, Petrified and Dead models are excluded; option `flyingEngages`, with false a Flying model engages nobody.","options":["flyingEngages"]},
  {"id":"ELD-STATE-028","section":"States","title":"Engaged movement","says":"An Engaged activated model may declare only Idle or Walk; a Walk must go straight toward the model that engages it.","source":"pp. 36 and 43","question":"The book does not say whether an Engaged model that takes off before it moves declares its movement as an Engaged one.","ruling":"It does not: with the change at the start, Flying comes before the declaration, as getting up does, and a Flying model is not Engaged; option `takeOffFrees`.","options":["takeOffFrees"]},
  {"id":"ELD-STATE-029","section":"States","title":"Engaged by several","says":"If several enemies engage a model, its player picks one of them and the Walk goes straight toward that one.","source":"pp. 36 and 43"},
  {"id":"ELD-STATE-030","section":"States","title":"Engaged actions","says":"An Engaged model may declare only Melee Attack, Assist on itself, or Dodge.","source":"pp. 36 and 43","question":"Nothing is not in the list.","ruling":"Nothing is always allowed."},
  {"id":"ELD-STATE-031","section":"States","title":"Engaged reactions","says":"An Engaged model has the same limits of actions when it reacts, and it cannot react to models outside its Awareness.","source":"pp. 36 and 43","question":"The moment at which the activated model must be within the Awareness is not said.","ruling":"Any moment of the Movement step is enough; option `engagedReaction`, with `end` the final position counts.","options":["engagedReaction"]},
  {"id":"ELD-STATE-032","section":"States","title":"Engaged sight","says":"An Engaged model has LoS to every enemy that engages it regardless of facing.","source":"pp. 36 and 43","question":"A Blinded model has LoS to itself alone (p. 42). The book does not say which holds for a model that is both.","ruling":"Blinded holds: the model does not see the enemies that engage it."},
  {"id":"ELD-STATE-033","section":"States","title":"Engaged ends","says":"Engaged ends when the model is out of the enemy's melee Reach, by disengaging with Dodge, or when the enemy becomes Incapacitated, Petrified, Crouched or Dead.","source":"pp. 36 and 43","question":"When the check happens is not said.","ruling":"It ends at once for leaving Reach and for the states; new engagement only at the checks above."},
  {"id":"ELD-STATE-034","section":"States","title":"Fatigued","says":"A Fatigued model regains no Activation Points in Upkeep phases.","source":"p. 44, Fatigued","question":"The models of players also regain Activation Points at the beginning of the Hostiles turn (p. 40), of which the book does not say whether it is an Upkeep phase.","ruling":"It is one, so a Fatigued model regains none there either; option `fatiguedRegain`, with true it does.","options":["fatiguedRegain"]},
  {"id":"ELD-STATE-035","section":"States","title":"Fatigued ends","says":"Fatigued ends at the beginning of the model's next Strategic phase, that is before the Upkeep of its own next turn.","source":"p. 44, Fatigued"},
  {"id":"ELD-STATE-036","section":"States","title":"Flying speed","says":"Flying doubles SPD.","source":"p. 43, Flying"},
  {"id":"ELD-STATE-037","section":"States","title":"Flying Strike","says":"A Flying model's Melee Attack Strike is 1.","source":"p. 43, Flying"},
  {"id":"ELD-STATE-038","section":"States","title":"Flying movement","says":"A Flying model may move over scenery and models and end above them unless the scenery has infinite height.","source":"p. 43, Flying"},
  {"id":"ELD-STATE-039","section":"States","title":"Flying cover and crouch","says":"A Flying model gets no Cover and cannot voluntarily become Crouched.","source":"p. 43, Flying"},
  {"id":"ELD-STATE-040","section":"States","title":"Flying and melee targeting","says":"Only Flying models may target a Flying model with Melee Attacks.","source":"p. 43, Flying"},
  {"id":"ELD-STATE-041","section":"States","title":"Flying attacker may be answered","says":"If a Flying model declares a Melee Attack on a model that is not Flying, that model may answer with a Melee Attack on it in the same sequence, whichever of the two is the activated one.","source":"p. 43, Flying"},
  {"id":"ELD-STATE-042","section":"States","title":"Flying ends","says":"Flying ends when the model becomes Incapacitated, Dead, Immobilized, Petrified or Crouched.","source":"p. 43, Flying","question":"The book does not say whether the model then falls; distances are measured as if it stood on the field.","ruling":"It is at ground level by measurement, so it takes no Fall Damage; over scenery it is placed on the surface beneath."},
  {"id":"ELD-STATE-043","section":"States","title":"Flying distances","says":"Attack and movement distances of a Flying model are measured as if it stood on the field.","source":"p. 43, Flying"},
  {"id":"ELD-STATE-044","section":"States","title":"Incapacitated: cause","says":"A model whose HP reach 0 becomes Incapacitated at the end of the Activation Sequence.","source":"pp. 22 and 43"},
  {"id":"ELD-STATE-045","section":"States","title":"Incapacitated outside a sequence","says":"HP lost in a phase without a running sequence causes Incapacitated at once.","source":"Ruling on p. 22","question":"Only the end of an Activation Sequence is named.","ruling":"As stated, for Bleeding, Poisoned, Toxic Environment and the like."},
  {"id":"ELD-STATE-046","section":"States","title":"Incapacitated limits","says":"An Incapacitated model has a base-sized Hitbox, gets no Activation Points and neither activates nor reacts.","source":"p. 43, Incapacitated"},
  {"id":"ELD-STATE-047","section":"States","title":"Incapacitated keeps its points","says":"An Incapacitated model keeps the Activation Points that it had left until the End phase of that turn.","source":"p. 43, Incapacitated"},
  {"id":"ELD-STATE-048","section":"States","title":"Incapacitated recovery","says":"Regaining at least 1 HP lifts Incapacitated.","source":"p. 43, Incapacitated","question":"One sentence lifts it on regaining HP, the next during the model's next Strategic phase.","ruling":"Lifted at the close of the model's own next Strategic phase, before the Upkeep, if HP are above 0 then (HP regained inside that phase count); until then every limit of the state holds; option `incapacitatedRecovery`, with `immediate` it is lifted at once when the model regains HP.","options":["incapacitatedRecovery"]},
  {"id":"ELD-STATE-049","section":"States","title":"Standing up Crouched","says":"When Incapacitated is lifted, the model may choose to become Crouched.","source":"p. 43, Incapacitated"},
  {"id":"ELD-STATE-050","section":"States","title":"Incapacitated and wounded again","says":"An Incapacitated model that would suffer another Wound becomes Dead, whatever its HP.","source":"pp. 22 and 43"},
  {"id":"ELD-STATE-051","section":"States","title":"Immobilized","says":"An Immobilized model cannot perform Movement, Special Movement or Special Actions.","source":"p. 43, Immobilized","question":"Idle is a Normal Movement, and a change of Crouched belongs to the Movement step.","ruling":"It may declare Idle without moving or rotating; needed for the activation to proceed. It does not change Crouched in its Movement step, as with a Dodge that fails; option `immobilizedMayCrouch`, with true it may. It does not take off either, since Immobilized ends Flying (ELD-STATE-042).","options":["immobilizedMayCrouch"]},
  {"id":"ELD-STATE-052","section":"States","title":"Immobilized escape","says":"A successful Dodge, rolled with AG or T at the player's choice, ends Immobilized.","source":"p. 43, Immobilized"},
  {"id":"ELD-STATE-053","section":"States","title":"Immobilized Dodge","says":"A failed Dodge gives an Immobilized model neither movement nor a change of Crouched; a successful one does.","source":"p. 43, Immobilized"},
  {"id":"ELD-STATE-054","section":"States","title":"Panicked roll","says":"A Panicked model makes a Morale roll at the start of each of its Activations and Reactions.","source":"p. 44, Panicked"},
  {"id":"ELD-STATE-055","section":"States","title":"Panicked activation failed","says":"A Panicked model that fails its roll in the Active role must make a full Run toward the nearest open field edge and may then declare only Nothing.","source":"p. 44, Panicked"},
  {"id":"ELD-STATE-056","section":"States","title":"Panicked tie of edges","says":"If two edges are equally near to a model that flees in panic, its player picks one.","source":"p. 44, Panicked"},
  {"id":"ELD-STATE-057","section":"States","title":"Panicked off the field","says":"If the Run of a model that flees in panic would pass the edge of the field, the model is removed and counts as a loss.","source":"p. 44, Panicked"},
  {"id":"ELD-STATE-058","section":"States","title":"Panicked run blocked","says":"The Run of a model that flees in panic goes along the shortest open path to the edge.","source":"Ruling on p. 44","question":"Engaged, Immobilized or Crouched models cannot Run; the text gives no priority.","ruling":"Panicked overrides Engaged and Crouched (which is cancelled); Immobilized or over-encumbered models, and those that hang on a wall, stay in place and do Nothing. The path leads over every edge, however deep the fall is."},
  {"id":"ELD-STATE-059","section":"States","title":"Panicked reaction failed","says":"A Panicked model that fails its roll in the Reactive role may only Dodge, moving toward the edge, or Idle.","source":"p. 44, Panicked","question":"Idle is a Movement, not an Action. The book does not say whether a model that has failed the roll may still make a Chain Attack.","ruling":"Idle here is the action Nothing; the point is spent either way. A Chain Attack stays open, since it does not count as a Reaction (p. 48)."},
  {"id":"ELD-STATE-060","section":"States","title":"Panicked passed","says":"A passed Panicked roll lets the model act normally but does not end the state.","source":"p. 44, Panicked"},
  {"id":"ELD-STATE-061","section":"States","title":"Poisoned","says":"A Poisoned model makes a Toughness roll with -6 in each own Strategic phase; failure is one Wound.","source":"p. 44, Poisoned"},
  {"id":"ELD-STATE-062","section":"States","title":"Weakened and Poisoned together","says":"The Poisoned roll of a model that is Weakened too, as by Poison II, is made with (T - 6) halved and rounded up.","source":"pp. 16, 44 and 54","example":"T 13 -> (13-6)/2 = 3.5 -> 4"},
  {"id":"ELD-STATE-063","section":"States","title":"Poisoned at T 6 or less","says":"If the modified Toughness of a Poisoned model is 0, its roll fails automatically and a Wound follows.","source":"pp. 16 and 44"},
  {"id":"ELD-STATE-064","section":"States","title":"Shrouded token","says":"A Shrouded model is shown by a token; its identity and profile stay secret.","source":"p. 44, Shrouded"},
  {"id":"ELD-STATE-065","section":"States","title":"Shrouded targeting","says":"A Shrouded model cannot be the target of any action other than Perceive.","source":"p. 44, Shrouded","question":"The book does not say whether it can be caught by a template, Sweep or Focus effect.","ruling":"Not a target, but it suffers Hits from areas that cover it."},
  {"id":"ELD-STATE-066","section":"States","title":"Shrouded ends","says":"Declaring a Normal Action other than Nothing or any Special Action ends Shrouded.","source":"p. 44, Shrouded"},
  {"id":"ELD-STATE-067","section":"States","title":"Shrouded movement","says":"A Movement, Special Movement included, that is followed by Nothing keeps its model Shrouded.","source":"p. 44, Shrouded"},
  {"id":"ELD-STATE-068","section":"States","title":"Shrouded attacker","says":"An Attack declared while Shrouded reveals the model and has Surprise Attack.","source":"p. 44, Shrouded"},
  {"id":"ELD-STATE-069","section":"States","title":"Shrouded and HP loss","says":"A Shrouded model that suffers a Hit is revealed.","source":"Ruling on p. 44","question":"The book is silent, also about one that falls without a Hit, as by Bleeding.","ruling":"As stated, since its owner must apply damage openly. One that becomes Incapacitated or Dead without a Hit is revealed as well; option `fallenSecrets`, with `secret` it stays a token.","options":["fallenSecrets"]},
  {"id":"ELD-STATE-070","section":"States","title":"Weakened","says":"Weakened halves Toughness and lowers Stamina by 1.","source":"p. 44, Weakened"},
  {"id":"ELD-STATE-071","section":"States","title":"Petrified","says":"Petrified is named by several rules: a Petrified model engages nobody and stops Flying, and Purification and Fiery Fervor remove it.","source":"pp. 36, 43 and 58","question":"The state has no entry of its own.","ruling":"Petrified models get no Activation Points, neither activate nor react and make no Dodge; they can be hit and wounded normally, but do not turn after a Hit; option `petrifiedTurns`, with true a Hit lets them turn like any other model (ELD-LOS-010).","options":["petrifiedTurns"]},
  {"id":"ELD-STATE-072","section":"States","title":"Slowed","says":"Slowed is given by Archery II until the end of the turn.","source":"p. 84, Archery II","question":"The state has no entry.","ruling":"Slowed halves SPD."},
  {"id":"ELD-STATE-073","section":"States","title":"Hidden","says":"A Hidden model is deployed without being shown to the opponent; Uncover reveals it.","source":"p. 39, Uncover","question":"The state has no entry.","ruling":"Position is recorded secretly, it cannot be targeted, and it ends as Shrouded does or when an enemy touches it. A push that ends at a Hidden friend shows that friend, too. Other models of its player and those of allied players may pass it and not end on it; an enemy is refused no place because of it."},
  {"id":"ELD-ACT-001","section":"Activation Points, roles and the Activation Sequence","title":"Activation Points from Stamina","says":"In each Upkeep phase a model gets as many Activation Points (AP) as its current STA.","source":"pp. 7, 18 and 28"},
  {"id":"ELD-ACT-002","section":"Activation Points, roles and the Activation Sequence","title":"Use of an Activation Point","says":"One AP pays for one Activation in the Active role or one Reaction in the Reactive role.","source":"pp. 18 and 28"},
  {"id":"ELD-ACT-003","section":"Activation Points, roles and the Activation Sequence","title":"No point, no activity","says":"A model without AP can be chosen neither to activate nor to react.","source":"p. 28, Tactical phase"},
  {"id":"ELD-ACT-004","section":"Activation Points, roles and the Activation Sequence","title":"Several activations in a turn","says":"A model may activate once per AP it has; its activations need not follow one another and may alternate with other models.","source":"p. 28, note"},
  {"id":"ELD-ACT-005","section":"Activation Points, roles and the Activation Sequence","title":"Points are never owed","says":"No model has to be activated and no AP has to be spent.","source":"p. 28, note"},
  {"id":"ELD-ACT-006","section":"Activation Points, roles and the Activation Sequence","title":"Losing points","says":"AP lost beyond those the model has are ignored.","source":"pp. 54-55, Stagger, Stun; ruling","question":"The book does not state it.","ruling":"AP never fall below 0, and a later Upkeep is not reduced."},
  {"id":"ELD-ACT-007","section":"Activation Points, roles and the Activation Sequence","title":"Roles","says":"Models of the Active Player carry out Activations, models of every other player Reactions.","source":"p. 19, Active & Reactive role"},
  {"id":"ELD-ACT-008","section":"Activation Points, roles and the Activation Sequence","title":"Sequence steps","says":"An Activation Sequence has five ordered steps: Activation, Movement, Reaction, Action, End (Resolution).","source":"pp. 29-31","question":"The last step is headed End step, but the contents list and other rules call it Resolution step.","ruling":"Both names mean step 5; the turn's End phase is something else."},
  {"id":"ELD-ACT-009","section":"Activation Points, roles and the Activation Sequence","title":"Step 1: activation","says":"The Active Player picks an eligible model and spends one of its AP.","source":"p. 29, Activation step"},
  {"id":"ELD-ACT-010","section":"Activation Points, roles and the Activation Sequence","title":"Step 1: effects on activation","says":"Effects that hit a model when it activates (Panicked, Agony) resolve now, before movement.","source":"p. 29, note"},
  {"id":"ELD-ACT-011","section":"Activation Points, roles and the Activation Sequence","title":"Equipping during a sequence","says":"A model may change its equipped Items once per Activation or Reaction.","source":"p. 12, Items","question":"The moment is not given.","ruling":"In step 1 for the activated model, at the declaration of the Reaction for a reacting model, before its action is declared. Items may be laid aside without others in their place where that frees a hand for Spells, or lets a model strike more often without its Shield."},
  {"id":"ELD-ACT-012","section":"Activation Points, roles and the Activation Sequence","title":"Step 2: movement declared","says":"The player declares one Movement together with every Skill that affects it, then moves the model.","source":"p. 29, Movement step"},
  {"id":"ELD-ACT-013","section":"Activation Points, roles and the Activation Sequence","title":"Step 3: reactions","says":"After the Movement the Reactive Player says which models react and then which Normal Action each performs.","source":"p. 30, Reaction step"},
  {"id":"ELD-ACT-014","section":"Activation Points, roles and the Activation Sequence","title":"Step 3 can interrupt step 2","says":"An Attack of Opportunity is declared during the Movement, at a point of the path, before the Movement is complete.","source":"p. 30, Attack of Opportunity"},
  {"id":"ELD-ACT-015","section":"Activation Points, roles and the Activation Sequence","title":"Step 4: action","says":"Knowing every declared Reaction, the activated model declares one Normal or Special Action.","source":"p. 31, Action step"},
  {"id":"ELD-ACT-016","section":"Activation Points, roles and the Activation Sequence","title":"Step 4: attack details","says":"An Attack is declared with its targets and its means (Item or Spell, Skills, Combat Art level).","source":"p. 31, Action step"},
  {"id":"ELD-ACT-017","section":"Activation Points, roles and the Activation Sequence","title":"Step 5: order of rolls","says":"In the End step modifiers are applied and rolls are made, Confrontations included; Damage rolls follow for each Hit, and hit models make their prevention rolls.","source":"p. 31, End step"},
  {"id":"ELD-ACT-018","section":"Activation Points, roles and the Activation Sequence","title":"Step 5: simultaneous effects","says":"All damage, effects and abilities of the sequence take effect at the same time; a model that falls in it still carries out what it declared.","source":"p. 31, End step"},
  {"id":"ELD-ACT-019","section":"Activation Points, roles and the Activation Sequence","title":"Resolution pipeline","says":"Inside step 5: (1) measure and check requirements, (2) modifiers, (3) cast and Assist rolls, (4) Attack, Confrontation and Dodge rolls with re-rolls, (5) Hits fixed, Chain Attack, (6) Damage rolls, prevention rolls, extra Wounds, Finishing Strike, (7) Wounds and states applied together, (8) Knockback, (9) rotation of hit models, (10) Dodge and other end moves, (11) falls, (12) 0-HP consequences, (13) Engaged and Broken Morale checks.","source":"Ruling on pp. 21-22, 31, 34, 48, 49 and 53","question":"The text gives only a partial order.","ruling":"This order; each stage is an interrupt window an ability can hook."},
  {"id":"ELD-ACT-020","section":"Activation Points, roles and the Activation Sequence","title":"Requirements checked at resolution","says":"Reach, LoS and other requirements are verified after declaration; an action whose requirements are not met resolves as a failure and costs what it cost.","source":"pp. 16, 19 and 31"},
  {"id":"ELD-ACT-021","section":"Activation Points, roles and the Activation Sequence","title":"End moves of a model at 0 HP","says":"A model whose HP fell to 0 in the sequence makes no voluntary end move.","source":"Ruling on pp. 22 and 34","question":"Dodge movement is granted at the end of the Resolution step, Incapacitated comes at the end of the Sequence, so a literal reading lets it move.","ruling":"No move; it is still displaced by Knockback; option `dodgeMoveAtZeroHp`, with true it makes its end move.","options":["dodgeMoveAtZeroHp"]},
  {"id":"ELD-ACT-022","section":"Activation Points, roles and the Activation Sequence","title":"Sequence ends early","says":"If an effect ends the activation in step 1 (Agony), steps 2 to 5 are skipped and nobody may react.","source":"Ruling on pp. 44, 59-60","question":"Only \"its Activation ends\" is said.","ruling":"As stated; end-of-sequence checks still run."},
  {"id":"ELD-ACT-023","section":"Activation Points, roles and the Activation Sequence","title":"Step 2 Panicked flight and reactions","says":"Reactions to a fleeing model may use any point of its path on the field.","source":"Ruling on pp. 30 and 44","question":"The book does not say whether a model that runs off the field can be reacted to.","ruling":"It is removed at the end of the sequence, after reactions to points on the field are resolved."},
  {"id":"ELD-ACT-024","section":"Activation Points, roles and the Activation Sequence","title":"Worked sequence","says":"In the book's example a model walks, is shot in Reaction, answers with Dodge, fails, is hit once, and survives the single Damage roll.","source":"p. 31, example","example":"Reaction Strike 1 -> at most 1 Hit -> 1 Damage roll; failed roll -> no Wound"},
  {"id":"ELD-REACT-001","section":"Reactions and interrupts","title":"Declaring a Reaction","says":"A model in the Reactive role reacts to the activated model by spending one AP.","source":"p. 30, Reaction"},
  {"id":"ELD-REACT-002","section":"Reactions and interrupts","title":"Only against the activated model","says":"A Reaction can only be made in answer to the activated model of this sequence.","source":"p. 30, IMPORTANT","question":"Assist reactions target allies.","ruling":"The Reaction is triggered by the activated model; its action may target an ally where Assist allows; hostile actions may target the activated model only."},
  {"id":"ELD-REACT-003","section":"Reactions and interrupts","title":"Sight needed","says":"A Reaction needs LoS to the activated model at some moment of its Movement step.","source":"p. 30, Reaction","question":"The book does not say which moments count.","ruling":"The starting position, every point of the path and the final position count."},
  {"id":"ELD-REACT-004","section":"Reactions and interrupts","title":"One Reaction per model and sequence","says":"A model reacts at most once per Activation Sequence, however many AP it has.","source":"Ruling on p. 30","question":"Stated only for a failed Attack of Opportunity.","ruling":"One; abilities outside the Reaction (Chain Attack) do not count."},
  {"id":"ELD-REACT-005","section":"Reactions and interrupts","title":"Several models may react","says":"Any number of reactive models may react to one activation, each with its own AP and action.","source":"p. 30"},
  {"id":"ELD-REACT-006","section":"Reactions and interrupts","title":"All reactions declared before the action","says":"All Reactions and their actions are fixed before the activated model declares its action.","source":"pp. 30-31"},
  {"id":"ELD-REACT-007","section":"Reactions and interrupts","title":"Order of reacting players","says":"With several Reactive Players they declare in turn order after the Active Player.","source":"Ruling on p. 27","question":"The book is silent.","ruling":"As stated."},
  {"id":"ELD-REACT-008","section":"Reactions and interrupts","title":"Checks at the start of a Reaction","says":"Panicked, Agony and Charm rolls are made after the Reaction is declared and the AP spent, before the action is chosen.","source":"pp. 44, 48 and 60; ruling","question":"The order among them is not given.","ruling":"Agony, then Panicked, then Charm; a Reaction ended by one skips the rest."},
  {"id":"ELD-REACT-009","section":"Reactions and interrupts","title":"Attack of Opportunity","says":"While the activated enemy is moving, a reactive model may interrupt at a point of the path and declare an Attack against it at that moment.","source":"p. 30"},
  {"id":"ELD-REACT-010","section":"Reactions and interrupts","title":"Attack of Opportunity and Reach","says":"After the declaration Reach is measured from that point; outside Reach the activated model is not affected.","source":"p. 30"},
  {"id":"ELD-REACT-011","section":"Reactions and interrupts","title":"Measuring before an Attack of Opportunity","says":"In Assisted and Standard mode the Reach of an Attack of Opportunity may be measured before its declaration; in Realism mode the declaration comes first.","source":"p. 30"},
  {"id":"ELD-REACT-012","section":"Reactions and interrupts","title":"Attack of Opportunity is final","says":"A model that declared an Attack of Opportunity, even a failed one, cannot declare another Reaction in this sequence.","source":"p. 30"},
  {"id":"ELD-REACT-013","section":"Reactions and interrupts","title":"Ranged Attack of Opportunity","says":"An Attack of Opportunity may be ranged; if the activated model then declares a Melee Attack on the model that made it, a Confrontation takes place.","source":"p. 30, note 1"},
  {"id":"ELD-REACT-014","section":"Reactions and interrupts","title":"All modifiers apply","says":"An Attack of Opportunity suffers every usual modifier, measured at its point of the path.","source":"p. 30, note 2"},
  {"id":"ELD-REACT-015","section":"Reactions and interrupts","title":"Movement continues","says":"An Attack of Opportunity does not stop the Movement unless a rule such as Impede says so.","source":"p. 30 and p. 50, Impede"},
  {"id":"ELD-REACT-016","section":"Reactions and interrupts","title":"Attack of Opportunity is rolled in step 5","says":"During the Movement only the declaration and the point of an Attack of Opportunity are fixed; its dice are rolled in the End step.","source":"Ruling on pp. 30-31","question":"\"At that exact moment\" could mean an immediate roll; the Confrontation note rules it out.","ruling":"As stated."},
  {"id":"ELD-REACT-017","section":"Reactions and interrupts","title":"Reaction against Shrouded or Flying","says":"A reacting model that declared Dodge or Perceive and has LoS to a Shrouded or Flying activated enemy which then declares an Attack may change its action to Attack right after the Action step.","source":"p. 30","question":"The Flying state lets only the attacked model answer in melee; this rule does not say whether another reacting model may change to a Melee Attack.","ruling":"A melee change is legal only if the Flying attacker's Melee Attack targets that model; a Ranged Attack is always possible."},
  {"id":"ELD-REACT-018","section":"Reactions and interrupts","title":"Changing costs nothing","says":"Changing the action against a Shrouded or Flying attacker spends no further AP and is the only exception to binding declarations.","source":"Ruling on p. 30","question":"The book is silent.","ruling":"As stated; the changed Attack uses the Reactive Strike."},
  {"id":"ELD-REACT-019","section":"Reactions and interrupts","title":"Reaction in own alliance","says":"Players in an Alliance may still react to each other's activations, for example to Dodge and reposition.","source":"p. 90, Useful tips"},
  {"id":"ELD-REACT-020","section":"Reactions and interrupts","title":"Reactions to Hostiles","says":"Players react to activated Hostiles in the normal Reaction step.","source":"p. 40"},
  {"id":"ELD-REACT-021","section":"Reactions and interrupts","title":"Free moves provoke nothing","says":"Movements outside an Activation Sequence (Ranger, Hasten, Surge Order) provoke no Reaction.","source":"pp. 46 and 88","question":"Hasten does not say so.","ruling":"Same for all of them."},
  {"id":"ELD-ACTION-001","section":"Normal and Special Actions","title":"Normal and Special Actions","says":"Normal Actions are Nothing, Assist, Dodge, Attack, Perceive, Deathblow, Trade and Interact; Special Actions are Ritual, Uncover and Issue a Duel.","source":"p. 18 and p. 34"},
  {"id":"ELD-ACTION-002","section":"Normal and Special Actions","title":"Actions open to each role","says":"Normal Actions are open to both roles, Special Actions to the Active role only.","source":"p. 18, Actions"},
  {"id":"ELD-ACTION-003","section":"Normal and Special Actions","title":"Special Action needs Idle","says":"A Special Action may be declared only if Idle was declared in the Movement step.","source":"pp. 18 and 39"},
  {"id":"ELD-ACTION-004","section":"Normal and Special Actions","title":"One action per sequence","says":"Each activated or reacting model declares one action per sequence.","source":"pp. 29-31"},
  {"id":"ELD-ACTION-005","section":"Normal and Special Actions","title":"Nothing","says":"Nothing has no effect.","source":"p. 34, Nothing"},
  {"id":"ELD-ACTION-006","section":"Normal and Special Actions","title":"Assist: targets","says":"Assist targets the model itself, allied models, or both, with a Skill, Item or Spell named at declaration.","source":"p. 34, Assist"},
  {"id":"ELD-ACTION-007","section":"Normal and Special Actions","title":"Assist: sight","says":"An activated model that declares Assist needs LoS to the allied targets unless stated otherwise.","source":"p. 34, Assist","question":"Silent for reacting models.","ruling":"Same for Reactions, besides the LoS to the activated model that every Reaction needs; option `assistSight`, with `active` a reacting model may name allies out of sight.","options":["assistSight"]},
  {"id":"ELD-ACTION-008","section":"Normal and Special Actions","title":"Assist: number of targets","says":"An Assist with Strike 1 has one target; with a greater Strike it has up to that many.","source":"p. 34, Assist","question":"A Reaction sets Strike to 1 by default; Assist is not named there.","ruling":"Reactive Assist has Strike 1 too."},
  {"id":"ELD-ACTION-009","section":"Normal and Special Actions","title":"Assist: requirements","says":"An Assist must meet the Reach and all other requirements of its Item, Skill or Spell.","source":"p. 34, Assist"},
  {"id":"ELD-ACTION-010","section":"Normal and Special Actions","title":"Assist: success","says":"A Spell used for Assist needs a successful casting roll for each strike unless a class or Effect waives it.","source":"pp. 23 and 34","question":"No explicit passage says that Assist is rolled.","ruling":"One die per strike against the casting attribute; non-spell Items need no roll."},
  {"id":"ELD-ACTION-011","section":"Normal and Special Actions","title":"Dodge: roll","says":"Dodge is one Agility roll with one die per attacking enemy.","source":"p. 34, Dodge"},
  {"id":"ELD-ACTION-012","section":"Normal and Special Actions","title":"Dodge: result","says":"A successful Dodge roll avoids all non-critical Hits of the Attack that it was rolled against.","source":"p. 34, Dodge","example":"Attack with 3 Hits, one critical; Dodge passed -> 1 Hit remains"},
  {"id":"ELD-ACTION-013","section":"Normal and Special Actions","title":"Dodge: no target","says":"Dodge needs no target.","source":"p. 34, note 3"},
  {"id":"ELD-ACTION-014","section":"Normal and Special Actions","title":"Dodge: blind","says":"A Dodge against an attacker the model has no LoS to uses halved Agility.","source":"p. 34","question":"The text names Agility, and Mindgame (p. 54) and Immobilized (p. 43) let a model dodge with another attribute.","ruling":"The attribute of the roll is halved, whichever it is; option `blindDodge`, with `agilityOnly` another attribute stays whole.","options":["blindDodge"]},
  {"id":"ELD-ACTION-015","section":"Normal and Special Actions","title":"Dodge: sight moment","says":"The sight that decides whether a Dodge is halved is taken at the moment of the Attack being dodged.","source":"Ruling on pp. 17 and 34","question":"No moment is given.","ruling":"A reacting dodger looks at the attacker's final position, and at the place where a runner first touches it that tramples it; an activated dodger has 360 degree sight at a named point of its own path and its Front arc if it was Idle or is attacked at its final position."},
  {"id":"ELD-ACTION-016","section":"Normal and Special Actions","title":"Dodge: move","says":"When the Resolution step closes, a model that declared Dodge may move up to half SPD (rounded up) in any direction, whether or not the roll succeeded.","source":"p. 34"},
  {"id":"ELD-ACTION-017","section":"Normal and Special Actions","title":"Dodge: move path rules","says":"The Dodge move follows the general movement rules.","source":"Ruling on pp. 17 and 34","question":"The book does not say whether it may climb, use ladders or stop next to enemies.","ruling":"Same as a Walk of that length; it provokes no Reaction and no Attack of Opportunity."},
  {"id":"ELD-ACTION-018","section":"Normal and Special Actions","title":"Dodge: crouch","says":"When a model that declared Dodge may make its Dodge move, it may also enter or cancel Crouched.","source":"p. 34","question":"The order of the move and the change is not said; SPD is halved while a model is Crouched.","ruling":"The player picks the order, so that a model may get up first and then move half of its whole SPD; option `dodgeStance`, with `after` the change comes last.","options":["dodgeStance"]},
  {"id":"ELD-ACTION-019","section":"Normal and Special Actions","title":"Dodge: order of moves","says":"If both sides dodged, reacting models move before the activated one.","source":"p. 34","question":"Order among several reacting models is not said.","ruling":"Their player chooses; several players in turn order."},
  {"id":"ELD-ACTION-020","section":"Normal and Special Actions","title":"Dodge: states","says":"A successful Dodge roll also ends states that call for a successful Dodge.","source":"p. 34, note 1","question":"With no Attack there is nothing to roll against.","ruling":"If such a state exists and no Attack was rolled against, one Agility roll is made for the state."},
  {"id":"ELD-ACTION-021","section":"Normal and Special Actions","title":"Dodge: falling","says":"A model may Dodge over an edge and then takes any Fall Damage.","source":"p. 34, note 2"},
  {"id":"ELD-ACTION-022","section":"Normal and Special Actions","title":"Dodge: no attacker","says":"A Dodge without an attacker needs no roll, and its move is made.","source":"Ruling on p. 34","question":"\"Even if the roll was unsuccessful\" presupposes a roll.","ruling":"As stated."},
  {"id":"ELD-ACTION-023","section":"Normal and Special Actions","title":"Dodge: several attackers","says":"A model that dodges makes one Agility roll against each enemy Attack separately.","source":"p. 34","example":"AG 13, rolls 8 and 14 -> first avoided, second suffered"},
  {"id":"ELD-ACTION-024","section":"Normal and Special Actions","title":"Dodge: several templates","says":"Templates of one Attack are avoided with one roll.","source":"Ruling on pp. 20 and 34","question":"\"Suffers each template separately\" could mean a roll per template.","ruling":"One roll per enemy Attack. No option: the book lets a Dodge be rolled against each enemy Attack separately (p. 34), and several templates are the strikes of one."},
  {"id":"ELD-ACTION-025","section":"Normal and Special Actions","title":"Disengage","says":"An Engaged model that declares Dodge, in either role, may move out of the enemy's melee Reach; this ends Engaged even if the roll failed.","source":"p. 34, Disengage"},
  {"id":"ELD-ACTION-026","section":"Normal and Special Actions","title":"Attack: targets","says":"Attack targets one or more enemy models, destroyable structures or Spells with an Armor value.","source":"p. 35, Attack"},
  {"id":"ELD-ACTION-027","section":"Normal and Special Actions","title":"Attack: sight","says":"An Attack needs LoS unless stated otherwise.","source":"p. 35"},
  {"id":"ELD-ACTION-028","section":"Normal and Special Actions","title":"Attack: one means","says":"An Attack uses one Item or one Spell unless stated otherwise, plus chosen Skills and one Combat Art level.","source":"p. 35"},
  {"id":"ELD-ACTION-029","section":"Normal and Special Actions","title":"Attack: type","says":"The Attack is Melee or Ranged as the Item, Spell or Skill says; a Melee/Ranged Spell is declared as one of them.","source":"p. 35"},
  {"id":"ELD-ACTION-030","section":"Normal and Special Actions","title":"Attack on an ally","says":"A player may not choose an allied model as the target of an Attack.","source":"Ruling on pp. 32 and 35","question":"Friendly Fire is stated for accidental Hits.","ruling":"Forbidden as target; allied models in an area or hit by a stray shot are legal."},
  {"id":"ELD-ACTION-031","section":"Normal and Special Actions","title":"Perceive: target","says":"Perceive targets an enemy model, Spell or Item shown as a token.","source":"p. 38, Perceive"},
  {"id":"ELD-ACTION-032","section":"Normal and Special Actions","title":"Perceive: conditions","says":"Perceive needs LoS to the token, and the token within Awareness.","source":"p. 38"},
  {"id":"ELD-ACTION-033","section":"Normal and Special Actions","title":"Perceive: roll","says":"A passed Intellect roll of a model that perceives reveals the token, and what it stood for is placed.","source":"p. 38"},
  {"id":"ELD-ACTION-034","section":"Normal and Special Actions","title":"Deathblow","says":"Deathblow, declared in Base Contact with an Incapacitated enemy, makes that enemy Dead without a roll.","source":"p. 38, Deathblow","question":"The book does not say whether it resolves at declaration or in the End step.","ruling":"It takes effect at the declaration in step 4, before any roll, so healing in the same sequence is too late; it is not available as a Reaction, since the activated model is never Incapacitated."},
  {"id":"ELD-ACTION-035","section":"Normal and Special Actions","title":"Trade","says":"A model in Base Contact with an ally exchanges any number of Items with it; Inventory limits apply afterwards.","source":"p. 38, Trade","question":"Trade names no target. No action but Perceive may target a model that is Shrouded or Hidden, and the book does not say whether a model may trade with such an ally. It does not say either whether the ally has to stand, nor whether the player of an ally of an Alliance has to agree.","ruling":"It may not, since the Trade would tell what the secret model carries and where a Hidden one is; option `secretTrades`, with true it may, but never with a Hidden model of another player. It may trade with an Incapacitated ally, who does nothing in a Trade, but not with a Dead one; option `fallenTrades`, with false only with an ally that stands. The player of the ally is not asked; option `alliedTrades`, with `agreed` a Trade with a model of another player needs the consent of that player.","options":["secretTrades","fallenTrades","alliedTrades"]},
  {"id":"ELD-ACTION-036","section":"Normal and Special Actions","title":"Trade: acquired Items only","says":"Items that a profile prints by default cannot be traded.","source":"p. 38","question":"Items from Upgrades are neither.","ruling":"Upgrade Items, Quest Items and looted Items count as acquired. A copy that a model picks up is a default Item while the model has fewer of it than its profile prints."},
  {"id":"ELD-ACTION-037","section":"Normal and Special Actions","title":"Interact","says":"Interact, declared in Base Contact with a Quest object, rolls the attribute that the Quest prescribes, if it prescribes one.","source":"p. 38, Interact"},
  {"id":"ELD-ACTION-038","section":"Normal and Special Actions","title":"Ritual: casting","says":"Ritual casts any number of Conjuration Spells, or other Ritual-only Spells, without a roll.","source":"p. 39, Ritual"},
  {"id":"ELD-ACTION-039","section":"Normal and Special Actions","title":"Ritual: payment and placement","says":"In a Ritual, once the Mana Cost is paid, the creature is set up touching the caster.","source":"p. 39"},
  {"id":"ELD-ACTION-040","section":"Normal and Special Actions","title":"Ritual: creature acts at once","says":"The summoned creature immediately gets AP equal to its STA and may activate in this Tactical phase.","source":"p. 24, Conjuration"},
  {"id":"ELD-ACTION-041","section":"Normal and Special Actions","title":"Uncover","says":"On a passed roll of halved Intellect every enemy Hidden model and Item within Awareness is revealed, to all players.","source":"p. 39, Uncover"},
  {"id":"ELD-MELEE-001","section":"Melee Attacks","title":"Melee Attack","says":"A Melee Attack uses an Item or Spell of type Melee.","source":"p. 35"},
  {"id":"ELD-MELEE-002","section":"Melee Attacks","title":"Attribute of a Melee Attack with an Item","says":"A Melee Attack with an Item uses OFF in the Active role and DEF in the Reactive role.","source":"p. 35, IMPORTANT"},
  {"id":"ELD-MELEE-003","section":"Melee Attacks","title":"Melee with a Spell","says":"A Melee Attack with a Spell uses INT unless stated otherwise (Mystic, Druid).","source":"p. 35, IMPORTANT"},
  {"id":"ELD-MELEE-004","section":"Melee Attacks","title":"Unarmed","says":"Every model may attack unarmed: Power T or AG minus 3, Reach 0, Strike STA, type Melee and Natural, Trait Unkeen.","source":"p. 35, Unarmed table","question":"The book does not make clear whether -3 belongs to both T and AG, nor who chooses.","ruling":"The attacker chooses T or AG and subtracts 3 either way."},
  {"id":"ELD-MELEE-005","section":"Melee Attacks","title":"Shield Bash","says":"A model with an equipped Shield may make a Shield Bash with it: Power T, Reach 0, Strike 1, type Melee, Traits Knockback (1) and Unkeen.","source":"p. 35, Shield Bash table","question":"The sample Shield Item lists Reach 0, Strike 1 without Traits.","ruling":"The Shield Bash table decides."},
  {"id":"ELD-MELEE-006","section":"Melee Attacks","title":"Shield Bash is not a weapon Attack","says":"The Shield's Strike penalty hits Melee Weapons with Reach above 0 only, so not Shield Bash and not weapons of Reach 0.","source":"p. 12 and p. 13; ruling"},
  {"id":"ELD-MELEE-007","section":"Melee Attacks","title":"Shield penalty in melee","says":"A Melee Attack against the Front of a Shield wearer suffers -3, or the number of the card where a Shield has its own.","source":"p. 13, Shield","question":"The Shield applies to OFF and DEF only by its example; Melee Spells use INT.","ruling":"-3 to whatever attribute the incoming Melee Attack uses."},
  {"id":"ELD-MELEE-008","section":"Melee Attacks","title":"Shield strike penalty","says":"The Melee Weapon of a Shield wearer has -1 Strike, minimum 1, if its Reach is above 0.","source":"p. 13, Shield"},
  {"id":"ELD-RANGED-001","section":"Ranged Attacks","title":"Ranged Attack","says":"A Ranged Attack uses an Item or Spell of type Ranged.","source":"p. 36"},
  {"id":"ELD-RANGED-002","section":"Ranged Attacks","title":"Attribute of a Ranged Attack","says":"A Ranged Attack uses ACC with an Item and INT with a Spell, in both roles.","source":"p. 36"},
  {"id":"ELD-RANGED-003","section":"Ranged Attacks","title":"Reach intervals","says":"A ranged weapon lists distance intervals with a modifier to ACC for each.","source":"p. 19","example":"0-20 modifier 0, 21-40 modifier -6"},
  {"id":"ELD-RANGED-004","section":"Ranged Attacks","title":"Between two intervals","says":"A distance above the end of one interval belongs to the next.","source":"p. 19, example 1","example":"20.0 -> first interval; 20.1 -> second"},
  {"id":"ELD-RANGED-005","section":"Ranged Attacks","title":"Beyond the last interval","says":"A Ranged Attack at a distance beyond the last interval of its weapon fails automatically.","source":"p. 19, example 1"},
  {"id":"ELD-RANGED-006","section":"Ranged Attacks","title":"Changing Reach of a ranged weapon","says":"A change of the Reach of a ranged weapon shifts every interval end, so the start of each next one too.","source":"p. 19, example 2","example":"+2 on 0-20/21-40 -> 0-22/23-42"},
  {"id":"ELD-RANGED-007","section":"Ranged Attacks","title":"Single Reach","says":"Other Items and Spells with one Reach number have no interval modifier within it.","source":"p. 19"},
  {"id":"ELD-RANGED-008","section":"Ranged Attacks","title":"Point of the path in Reaction","says":"A reacting shooter names the exact visible point of the path where the activated model is shot; distance, LoS, cover and contact are taken there.","source":"p. 36"},
  {"id":"ELD-RANGED-009","section":"Ranged Attacks","title":"Into Base Contact: condition","says":"A Ranged Attack without AoE at an enemy in Base Contact with an ally of the shooter is risky; ally and enemy must touch one another.","source":"p. 37","question":"The text does not say whether an ally that lies beside the enemy counts.","ruling":"An Incapacitated one does and a Dead one does not; option `fallenContact`, with false only standing allies count.","options":["fallenContact"]},
  {"id":"ELD-RANGED-010","section":"Ranged Attacks","title":"Into Base Contact: penalty","says":"The shooter suffers -4 for each ally touching the target, cumulatively.","source":"p. 37"},
  {"id":"ELD-RANGED-011","section":"Ranged Attacks","title":"Into Base Contact: stray shots","says":"A die of 17 to 20 of an Attack into Base Contact strikes one of the allies that touch the target instead of the target; with several candidates the opponent picks.","source":"p. 37","question":"The book does not say what happens if the modified attribute is 17 or more, or 20 is critical.","ruling":"17-20 always goes to the ally as a non-critical Hit, even when it would have succeeded."},
  {"id":"ELD-RANGED-012","section":"Ranged Attacks","title":"Into Base Contact: hitting an ally","says":"A stray Hit of an Attack into Base Contact is resolved with a Damage roll on the ally and causes Friendly Fire.","source":"p. 37; p. 32","question":"The text of Dodge speaks of the Hits of an enemy's Attack: if an ally that dodges avoids a stray Hit is not said.","ruling":"It does not; it avoids Attacks of enemies, and the areas of all Attacks (p. 20). Option `dodgedStrays`: with true it rolls against each Attack that could strike it astray.","options":["dodgedStrays"]},
  {"id":"ELD-RANGED-013","section":"Ranged Attacks","title":"Into Base Contact: stray dice and Confrontation","says":"Stray dice of an Attack into Base Contact take no part in a Confrontation with the target.","source":"Ruling on pp. 22 and 37","question":"The book is silent.","ruling":"As stated; they neither win nor lose."},
  {"id":"ELD-RANGED-014","section":"Ranged Attacks","title":"Into Base Contact: Spells","says":"The rule for Ranged Attacks into Base Contact covers ranged Spells without AoE too.","source":"Ruling on pp. 36-37 and 61","question":"Redirect Damage is exempted by name, which implies that Spells are covered.","ruling":"Covered."},
  {"id":"ELD-COVER-001","section":"Cover","title":"When a model has Cover","says":"Cover belongs to Small, Medium and Large models only: the scenery must be no more than 1 inch away, rise above the base and hide part of the Hitbox from the shooter.","source":"p. 37"},
  {"id":"ELD-COVER-002","section":"Cover","title":"Huge and larger models","says":"Huge, Gigantic, Colossal and Epic models get no Cover from scenery that is within 1 inch of them.","source":"p. 37","question":"Only the paragraph about scenery within 1 inch names sizes; those about Crouched models and higher ground speak of every model.","ruling":"Being Crouched and higher ground cover models of every size; option `hugeModelsTakeCover`, without it larger models have no Cover at all.","options":["hugeModelsTakeCover"]},
  {"id":"ELD-COVER-003","section":"Cover","title":"Heavy Cover","says":"Scenery that exceeds the Hitbox in height and in width gives -4 to the Ranged Attack.","source":"p. 37"},
  {"id":"ELD-COVER-004","section":"Cover","title":"Light Cover","says":"Scenery lower or narrower than the Hitbox gives -2.","source":"p. 37","question":"Equal height or width is not covered.","ruling":"Heavy needs strictly taller and strictly wider; everything else is Light; a scenery piece may be tagged beforehand."},
  {"id":"ELD-COVER-005","section":"Cover","title":"Only the best Cover counts","says":"Several Covers of one model do not add up.","source":"Ruling on p. 37","question":"Crouched behind heavy scenery is not addressed.","ruling":"The strongest applicable Cover counts, since a model has Cover of one of two types; size of the Crouched Hitbox is used for the comparison. Option `coversAddUp`, with true each piece of scenery and being Crouched counts.","options":["coversAddUp"]},
  {"id":"ELD-COVER-006","section":"Cover","title":"Crouched Light Cover","says":"A Crouched model has at least Light Cover anywhere.","source":"p. 37"},
  {"id":"ELD-COVER-007","section":"Cover","title":"Higher ground","says":"A model on elevated ground that is partly hidden by perspective gets Light Cover; if it stands behind a solid wall or the like up there, it gets Heavy Cover.","source":"p. 37","question":"The book does not say what counts as elevated and as a solid wall.","ruling":"Elevated is a surface above that of the attacker; a solid wall is scenery that is wider than the Hitbox, however low it is, unless it is tagged; option `solidWall`, with `wideAndHigh` only scenery that is higher than the Hitbox as well.","options":["solidWall"]},
  {"id":"ELD-COVER-008","section":"Cover","title":"Cover and Spells","says":"Cover reduces whatever attribute the Ranged Attack uses, INT for Spells.","source":"p. 37, example"},
  {"id":"ELD-COVER-009","section":"Cover","title":"Cover along the path","says":"A moving model can be shot without Cover at a path point further than 1 inch from the scenery, if the attacker sees that point.","source":"p. 37"},
  {"id":"ELD-COVER-010","section":"Cover","title":"No Cover against Targetless and Casting Aura","says":"An area aimed at ground beside a model ignores the Cover of that model, and Casting Aura Attacks never suffer Cover.","source":"p. 19; p. 37, note"},
  {"id":"ELD-TEMPLATE-001","section":"Templates and areas of effect","title":"Affected models","says":"A template affects every model whose Hitbox is at least partly covered or touched by it, allied ones included.","source":"p. 20"},
  {"id":"ELD-TEMPLATE-002","section":"Templates and areas of effect","title":"Main target fully covered","says":"The main target of a template must be wholly under it.","source":"p. 20","question":"A target larger than the template can never be covered.","ruling":"Then the template must be centred on it: the middle of a circle, or the middle line of a spray, lies under its middle."},
  {"id":"ELD-TEMPLATE-003","section":"Templates and areas of effect","title":"User is spared","says":"The user of a template does not suffer its own Attack.","source":"p. 20, note"},
  {"id":"ELD-TEMPLATE-004","section":"Templates and areas of effect","title":"Circular Large","says":"AOE Circular L is a circle of 120 mm diameter.","source":"p. 20"},
  {"id":"ELD-TEMPLATE-005","section":"Templates and areas of effect","title":"Circular Small","says":"AOE Circular S is a circle of 70 mm diameter.","source":"p. 20"},
  {"id":"ELD-TEMPLATE-006","section":"Templates and areas of effect","title":"Spray Large","says":"AOE Spray L is a teardrop 260 mm long.","source":"p. 20","question":"The width is not given.","ruling":"Option `teardrop`: convex hull of a 20 mm circle at the narrow end and a circle at the far end, 90 mm for L.","options":["teardrop"]},
  {"id":"ELD-TEMPLATE-007","section":"Templates and areas of effect","title":"Spray Small","says":"AOE Spray S is a teardrop 213 mm long.","source":"p. 20","question":"The width is not given.","ruling":"As above with a 70 mm far circle."},
  {"id":"ELD-TEMPLATE-008","section":"Templates and areas of effect","title":"Spray placement","says":"A teardrop is laid with its narrow end in Base Contact with the attacker and must cover the target wholly.","source":"p. 20"},
  {"id":"ELD-TEMPLATE-009","section":"Templates and areas of effect","title":"Circular placement","says":"A circular template is centred on the target, or on the targeted spot with Targetless.","source":"pp. 13 and 20","question":"\"Fully covered\" would allow an off-centre circle.","ruling":"Off-centre is allowed as long as the target is wholly covered; for Targetless the named point is the centre, which must be within Reach."},
  {"id":"ELD-TEMPLATE-010","section":"Templates and areas of effect","title":"Template height","says":"Templates are flat; vertical extent is not given.","source":"Ruling on p. 20","question":"Silent on models above or below.","ruling":"A model is affected if the template covers it from above and it stands within the template's diameter (teardrop: 2 inches) of the surface level. A circle on a target lies at the level of the target, or on the surface below the centre of the circle. Option `templateHeight`, with `unlimited` models at every height are affected.","options":["templateHeight"]},
  {"id":"ELD-TEMPLATE-011","section":"Templates and areas of effect","title":"Walls and areas","says":"Scenery does not stop an area.","source":"Ruling on p. 20","question":"The book is silent.","ruling":"Not blocked for Circular; for Spray the attacker needs LoS to each affected model; option `templatesBlockedByWalls`, with `none` scenery stops no template, with `all` also a Circular one where no line from its centre is free.","options":["templatesBlockedByWalls"]},
  {"id":"ELD-TEMPLATE-012","section":"Templates and areas of effect","title":"Several templates on one model","says":"A model under several templates suffers each successfully placed one separately.","source":"p. 20"},
  {"id":"ELD-TEMPLATE-013","section":"Templates and areas of effect","title":"Dodging a template","says":"A successful Dodge avoids the Hits of a template although the model stays in its area.","source":"p. 20"},
  {"id":"ELD-TEMPLATE-014","section":"Templates and areas of effect","title":"Template nullified by Confrontation","says":"If the target of a template Attack answers with an Attack and wins the Confrontation, the template is not placed at all and nobody is hit.","source":"p. 20","question":"\"Wins\" against several strikes is not defined.","ruling":"A template belonging to a strike that is negated is not placed; a strike with no successful roll places none."},
  {"id":"ELD-TEMPLATE-015","section":"Templates and areas of effect","title":"Templates per strike","says":"An Attack with a template and a Strike above 1 may place up to that many templates, on one or several targets.","source":"p. 21, Strikes & Templates"},
  {"id":"ELD-TEMPLATE-016","section":"Templates and areas of effect","title":"Roll before placing","says":"Each template needs its own successful roll; a failed strike places no template.","source":"pp. 20-21; ruling","question":"No scatter or miss effect is given.","ruling":"As stated."},
  {"id":"ELD-TEMPLATE-017","section":"Templates and areas of effect","title":"Attacks of covered models that are not targets","says":"A model under a template that is not its target cannot nullify the template by attacking.","source":"Ruling on pp. 20 and 22","question":"Only the target is named.","ruling":"Its own Attack is rolled without Confrontation."},
  {"id":"ELD-TEMPLATE-018","section":"Templates and areas of effect","title":"Targetless has no Confrontation","says":"An Attack aimed at a surface is not directed at any model, so no Confrontation occurs.","source":"Ruling on pp. 22 and 55","question":"Confrontation needs models attacking one another.","ruling":"As stated; option `targetlessConfronts`, with true it has a Confrontation with each model under its template that attacks the user.","options":["targetlessConfronts"]},
  {"id":"ELD-STRIKE-001","section":"Strikes and Hits","title":"Meaning of Strike","says":"Strike is the number of dice of an action with an Item, Spell or Ability.","source":"p. 21"},
  {"id":"ELD-STRIKE-002","section":"Strikes and Hits","title":"Strike from Stamina","says":"STA as Strike means the current STA of the user; STA -1 is one less.","source":"pp. 7 and 13"},
  {"id":"ELD-STRIKE-003","section":"Strikes and Hits","title":"Reactive Strike","says":"In the Reactive role the default Strike of a model becomes 1.","source":"p. 21"},
  {"id":"ELD-STRIKE-004","section":"Strikes and Hits","title":"Order of Strike changes","says":"The Strike of an Attack begins with its base (that of the profile, or 1 where a rule sets it: Reactive role, Crouched, Flying melee, Defensive Stance); then additions and subtractions apply, then the minimum of 1.","source":"Ruling on pp. 21, 42-43, 46-47, 49 and 57","question":"Set-to-1 effects and bonuses are never ordered.","ruling":"As stated; Strikes printed as \"cannot be modified\" stay 1."},
  {"id":"ELD-STRIKE-005","section":"Strikes and Hits","title":"Minimum Strike","says":"Strike cannot be modified below 1.","source":"p. 21"},
  {"id":"ELD-STRIKE-006","section":"Strikes and Hits","title":"Splitting strikes","says":"In the Active role an Attack with Strike above 1 may be split among up to that many targets, each strike assigned at declaration.","source":"p. 21; p. 35"},
  {"id":"ELD-STRIKE-007","section":"Strikes and Hits","title":"Reactive splitting","says":"A reacting model with Strike above 1 directs all strikes at the activated model.","source":"Ruling on pp. 21 and 30","question":"Splitting is granted in the Active role only.","ruling":"As stated."},
  {"id":"ELD-STRIKE-008","section":"Strikes and Hits","title":"Splitting with Spells","says":"Spells other than Conjuration may split strikes in the Active role likewise.","source":"p. 23"},
  {"id":"ELD-STRIKE-009","section":"Strikes and Hits","title":"Targets must all be in Reach","says":"A strike at a target out of Reach fails without affecting the other strikes.","source":"Ruling on pp. 19 and 21","question":"Silent for split Attacks.","ruling":"As stated."},
  {"id":"ELD-STRIKE-010","section":"Strikes and Hits","title":"Split example","says":"In the book's example an Attack of A with Strike 2 is split on B, who attacks, and C, who dodges: A and B have a Confrontation with 1 die each, and C's Dodge is rolled against the strike at C.","source":"p. 21, example","example":"A vs B: 1 die each; C fails Dodge -> takes A's successful strike directed at C"},
  {"id":"ELD-CRIT-001","section":"Critical Hits","title":"Natural 1","says":"A die of 1 in an Attack is a Critical Hit.","source":"p. 21"},
  {"id":"ELD-CRIT-002","section":"Critical Hits","title":"Crit and Armor","says":"A Critical Hit sets the target's ARM to 0 for that Hit only.","source":"p. 21"},
  {"id":"ELD-CRIT-003","section":"Critical Hits","title":"Crit in a Confrontation","says":"A Critical Hit beats every other result of the opponent, however high.","source":"p. 21"},
  {"id":"ELD-CRIT-004","section":"Critical Hits","title":"Both critical","says":"If both sides score a Critical Hit, both suffer their opponent's critical Hits with all extra effects.","source":"p. 21"},
  {"id":"ELD-CRIT-005","section":"Critical Hits","title":"Critical Hit and the other dice of the same side","says":"A Critical Hit negates all enemy dice but does not save its own side's other dice, which are still negated by enemy successful dice that are equal or higher.","source":"Ruling on pp. 21-22","question":"Only the Confrontation example shows that enemy dice which were negated themselves still negate.","ruling":"All comparisons at once; A 1 and 6 against B 8 gives exactly one Hit, the critical one."},
  {"id":"ELD-CRIT-006","section":"Critical Hits","title":"Both critical: other dice","says":"When both are critical, each side's non-critical dice are beaten by the other's Critical Hit.","source":"Ruling on p. 21","question":"Not spelled out.","ruling":"Follows from \"beats all results\"."},
  {"id":"ELD-CRIT-007","section":"Critical Hits","title":"Crit and Dodge","says":"A successful Dodge does not avoid Critical Hits.","source":"p. 34"},
  {"id":"ELD-CRIT-008","section":"Critical Hits","title":"Wider crit range","says":"Assassin (1-3) and other rules widen the range; a result in the range must also be a success.","source":"pp. 45 and 57","question":"A crit of 3 with a used attribute of 2 is not addressed.","ruling":"It is a failure."},
  {"id":"ELD-CRIT-009","section":"Critical Hits","title":"Crit-triggered effects","says":"Effects marked Critical apply to Critical Hits only.","source":"p. 21 note"},
  {"id":"ELD-CRIT-010","section":"Critical Hits","title":"Crits on casting","says":"Only Attacks can be critical, so the casting rolls of an Assist cannot.","source":"Ruling on pp. 21 and 58","question":"The book is silent.","ruling":"As stated."},
  {"id":"ELD-CONFRONT-001","section":"Confrontation","title":"Occasion of a Confrontation","says":"Confrontation occurs only when two opposing models declared Attack against one another.","source":"p. 22"},
  {"id":"ELD-CONFRONT-002","section":"Confrontation","title":"Not one-sided","says":"A reacting attacker whom the activated model does not target is not in a Confrontation; its Attack is rolled plainly.","source":"Ruling on p. 22","question":"Follows from \"against one another\".","ruling":"As stated."},
  {"id":"ELD-CONFRONT-003","section":"Confrontation","title":"Attributes used","says":"Each side uses its own attribute, item, modifiers and Strike, also melee against ranged.","source":"pp. 22 and 35-36"},
  {"id":"ELD-CONFRONT-004","section":"Confrontation","title":"Successful Confrontation roll","says":"A die of a Confrontation is successful if it is within the modified attribute and higher than the enemy's successful dice.","source":"p. 22"},
  {"id":"ELD-CONFRONT-005","section":"Confrontation","title":"Negation","says":"Each successful die of a Confrontation negates every enemy die that is equal or lower.","source":"p. 22"},
  {"id":"ELD-CONFRONT-006","section":"Confrontation","title":"Winner of a Confrontation","says":"The model left with one or more successful dice wins the Confrontation; only it hits, once per remaining die.","source":"p. 22","example":"B needs 12, rolls 8; A needs 13, rolls 6 and 11 -> A wins with one Hit; a further 13 -> two Hits"},
  {"id":"ELD-CONFRONT-007","section":"Confrontation","title":"Ties","says":"Equal highest dice of a Confrontation negate each other, so nobody hits.","source":"p. 22","question":"\"Higher than\" and \"equal or lower\" agree on this.","ruling":"Confirmed: no winner."},
  {"id":"ELD-CONFRONT-008","section":"Confrontation","title":"Negated dice still negate","says":"A successful die of a Confrontation that is itself beaten still negates the enemy's lower or equal dice; all comparisons are made at once.","source":"p. 22, example","example":"B 8 is beaten by A 11, yet B 8 negates A 6"},
  {"id":"ELD-CONFRONT-009","section":"Confrontation","title":"Failed dice","says":"Dice of a Confrontation above the attribute count for nothing and negate nothing.","source":"p. 22"},
  {"id":"ELD-CONFRONT-010","section":"Confrontation","title":"Distributed strikes","says":"Strikes that are split among attacking targets are resolved as separate Confrontations, one per target.","source":"p. 35, Important"},
  {"id":"ELD-CONFRONT-011","section":"Confrontation","title":"One attacker against several","says":"A reacting model's dice in each Confrontation face only the strikes aimed at it.","source":"Ruling on pp. 22 and 35","question":"Silent about reuse of dice.","ruling":"As stated."},
  {"id":"ELD-CONFRONT-012","section":"Confrontation","title":"Loser's Attack is negated","says":"The Attack of the model that loses a Confrontation is negated completely, templates included.","source":"p. 22"},
  {"id":"ELD-CONFRONT-013","section":"Confrontation","title":"Out of Reach Attack","says":"An Attack that fails for Reach or other requirements brings no dice into a Confrontation; the opponent rolls uncontested.","source":"Ruling on pp. 19, 22 and 57","question":"The book is silent, also on a Fencing art of such an Attack, which would hinder the Attack of its target.","ruling":"As stated. The art of such an Attack does not hinder the Attack of its target either."},
  {"id":"ELD-DAMAGE-001","section":"Damage, Wounds, prevention","title":"Wound per Damage roll","says":"Each successful Damage roll is one Wound and costs 1 HP.","source":"p. 22"},
  {"id":"ELD-DAMAGE-002","section":"Damage, Wounds, prevention","title":"Excess Wounds","says":"Wounds beyond the last HP of a model in the same sequence are lost.","source":"Ruling on pp. 22 and 43","question":"The rule that a further Wound makes an Incapacitated model Dead could be read to kill at once, but the state starts only when the sequence ends.","ruling":"HP stop at 0 and the model is Incapacitated, not Dead; option `excessWoundsKill`, with true a model with more Wounds than HP is Dead.","options":["excessWoundsKill"]},
  {"id":"ELD-DAMAGE-003","section":"Damage, Wounds, prevention","title":"Attacking the fallen","says":"An Incapacitated model may be attacked normally, without Dodge or Confrontation.","source":"Ruling on pp. 22, 35 and 38","question":"Deathblow exists beside it; the text never forbids an Attack.","ruling":"Allowed."},
  {"id":"ELD-DAMAGE-004","section":"Damage, Wounds, prevention","title":"Modified damage","says":"A model suffers as many Wounds as Hits that were not prevented, unless an ability changes the number.","source":"p. 22 note"},
  {"id":"ELD-DAMAGE-005","section":"Damage, Wounds, prevention","title":"Prevention order","says":"Prevention applies in this order: Hit negation (Protective Barrier, Resistance II), Damage roll or Mindgame roll, Unkeen, Berserker, Unrelenting Zeal, Familiar sacrifice.","source":"Ruling on pp. 31, 45, 52, 56, 59 and 60","question":"No order is given between rolls that prevent the same Wound.","ruling":"As stated, each roll once per Wound."},
  {"id":"ELD-DAMAGE-006","section":"Damage, Wounds, prevention","title":"Extra Wounds do not chain","says":"Wounds caused by Cleave, Frostbite or Burn carry no Wound-triggered Traits.","source":"Ruling on pp. 51-53","question":"Silent on recursion.","ruling":"As stated; each can still be prevented by class rolls; option `extraWoundsTrigger`, with true they do what other Wounds do, but bring no further Cleave, Frostbite or Burn.","options":["extraWoundsTrigger"]},
  {"id":"ELD-DAMAGE-007","section":"Damage, Wounds, prevention","title":"On-Hit versus on-Wound","says":"Traits worded \"suffers a Hit\" apply even if every Damage roll fails; those worded \"suffers a Wound\" only after a Wound that was not prevented.","source":"pp. 51-56"},
  {"id":"ELD-DAMAGE-008","section":"Damage, Wounds, prevention","title":"Dodged Hits have no effects","says":"A Hit avoided by Dodge triggers nothing.","source":"pp. 20 and 34"},
  {"id":"ELD-DAMAGE-009","section":"Damage, Wounds, prevention","title":"Destroyable structures","says":"Structures and Transmutations with an Armor value have ARM and HP, are hit automatically only if attacked successfully, make no rolls and are destroyed at 0 HP.","source":"pp. 24, 70 and 76","question":"A Transmutation has no stated HP. Some Traits bring more Wounds than a Damage roll does.","ruling":"One successful Damage roll destroys a Transmutation without HP. Cleave, Burn, Frostbite, Mindgame and Unkeen speak of a model that suffers a Wound or a Hit, so that they change nothing for a structure."},
  {"id":"ELD-DAMAGE-010","section":"Damage, Wounds, prevention","title":"HP maximum","says":"HP cannot be regained above the default value unless an effect states a higher maximum (Life Leech).","source":"Ruling on pp. 50, 59, 61 and 63","question":"The book is silent.","ruling":"As stated, Upgrade changes included."},
  {"id":"ELD-DAMAGE-011","section":"Damage, Wounds, prevention","title":"Damage in Incapacitated and Dead order","says":"If one sequence both restores and removes HP, losses and gains are summed.","source":"Ruling on p. 22","question":"Everything is simultaneous.","ruling":"HP end at current - Wounds + healing, clamped to 0..maximum; Incapacitated only if the result is 0."},
  {"id":"ELD-FALL-001","section":"Fall Damage","title":"Definition of a fall","says":"A model falls when a sequence moves it from a higher to a lower surface without Climb.","source":"p. 22","question":"A structure or a Transmutation on which models stand may be destroyed or removed. The book does not say for whom their falls count.","ruling":"For the model that has taken the ground away: the one whose Wound destroys it, or the caster of the Spell that removes it, as a fall by Knockback counts for the attacker. Option `lostGround`: with `nobody` for nobody.","options":["lostGround"]},
  {"id":"ELD-FALL-002","section":"Fall Damage","title":"Safe distance","says":"A fall no longer than half SPD needs no roll.","source":"p. 22"},
  {"id":"ELD-FALL-003","section":"Fall Damage","title":"Number of rolls","says":"A fall longer than half SPD needs one Agility roll for each full interval of half SPD.","source":"p. 22","example":"SPD 6 -> 5 inches: 1 roll; 6 inches: 2 rolls"},
  {"id":"ELD-FALL-004","section":"Fall Damage","title":"Exactly one interval","says":"A fall of exactly half SPD is not greater than it, so no roll is made.","source":"p. 22"},
  {"id":"ELD-FALL-005","section":"Fall Damage","title":"SPD that counts for a fall","says":"The SPD that counts for a fall is half of the current SPD, rounded up.","source":"Ruling on p. 22","question":"Halved SPD of a Crouched or Crippled model is not addressed.","ruling":"Current SPD; SPD 0 counts as 1."},
  {"id":"ELD-FALL-006","section":"Fall Damage","title":"Wounds of a fall","says":"Each failed roll for a fall is one Wound.","source":"p. 22"},
  {"id":"ELD-FALL-007","section":"Fall Damage","title":"Time of the rolls for a fall","says":"A model that has fallen in a sequence rolls when the sequence resolves.","source":"p. 22; ruling on pp. 22, 31 and 33","question":"The text does not name the step, nor say whether a fall in the Movement step is rolled for at once.","ruling":"All Fall Damage of the sequence is rolled in the End step, after end moves, that of a fall in the Movement step too."},
  {"id":"ELD-FALL-008","section":"Fall Damage","title":"Landing on a model","says":"A falling model that would land on another Hitbox is placed in Base Contact beside it.","source":"Ruling on pp. 17 and 22","question":"The book is silent.","ruling":"No damage to the model below."},
  {"id":"ELD-FALL-009","section":"Fall Damage","title":"Fallen on a vertical surface","says":"A model that becomes Incapacitated or Dead on a vertical surface falls at once; one that is Incapacitated suffers Fall Damage, and dies of a Wound by it.","source":"Ruling on pp. 22, 33 and 43","question":"A model may end a Climb on a vertical surface. The text does not say that it lets go when its HP reach 0.","ruling":"It falls straight down, by a cause that is the model that felled it; option `fallenOnWall` with `stays` as alternative, by which it hangs there until it moves or falls.","options":["fallenOnWall"]},
  {"id":"ELD-FALL-010","section":"Fall Damage","title":"Knocked down or petrified on a vertical surface","says":"A model that becomes Crouched, Immobilized or Petrified on a vertical surface hangs there on.","source":"Ruling on pp. 33, 42, 43 and 53","question":"The text lets a model on a vertical surface fall if it performs an action. It does not say that an effect that makes a model Crouched, Immobilized or Petrified loosens it.","ruling":"It stays until it acts, moves or falls; option `statesOnWall` with `falls` as alternative, by which a model that an effect has made Crouched or Petrified falls at the end of the sequence. An Immobilized one is held.","options":["statesOnWall"]},
  {"id":"ELD-MORALE-001","section":"Broken Morale and Friendly Fire","title":"Broken Morale","says":"When the models of a party fall to half of the original number (rounded down), all its remaining models are Panicked until the end of the game.","source":"p. 32","example":"3 models -> 1 left; 4 -> 2 left; 5 -> 2 left","question":"A Spell may take the state away while the rule is in effect.","ruling":"A Spell wins over the core rule, so the model stays free of this Panicked until the morale of its party breaks anew; option `brokenMoraleReturns`, with which it is Panicked again at the end of the sequence.","options":["brokenMoraleReturns"]},
  {"id":"ELD-MORALE-002","section":"Broken Morale and Friendly Fire","title":"Models that count for Morale","says":"For Broken Morale, models that are Incapacitated, Dead, removed or fled have fallen.","source":"Ruling on p. 32","question":"\"Fall\" and \"number of models\" are undefined, and summoned creatures are not mentioned.","ruling":"Only original party members count on both sides; summoned creatures become Panicked as models of that party; models that left by a Quest exit have not fallen. Option `moraleCounts`, with `models` creatures that stand count toward the models that are left.","options":["moraleCounts"]},
  {"id":"ELD-MORALE-003","section":"Broken Morale and Friendly Fire","title":"Morale recovers","says":"If the number of models of a party rises above half again, Broken Morale ceases and the Panicked of it ends.","source":"p. 32","question":"\"Above half or more\" contradicts the trigger.","ruling":"Ends when remaining exceeds floor(original / 2); Panicked from other sources stays."},
  {"id":"ELD-MORALE-004","section":"Broken Morale and Friendly Fire","title":"When Broken Morale is checked","says":"Broken Morale is checked before the first round, at the end of each sequence, and whenever a model falls or recovers outside one.","source":"Ruling on p. 32","question":"\"At any time\".","ruling":"As stated: what happens in a sequence is applied together at its end (p. 31), so that no moment lies between two falls of a sequence at which morale could be checked. No option."},
  {"id":"ELD-MORALE-005","section":"Broken Morale and Friendly Fire","title":"Friendly Fire","says":"A model whose Hit could damage an allied model makes that ally roll Morale; an ally that fails is Panicked until its next Strategic phase.","source":"p. 32"},
  {"id":"ELD-MORALE-006","section":"Broken Morale and Friendly Fire","title":"Friendly Fire frequency","says":"Friendly Fire asks for one Morale roll per allied model and Attack, even with several Hits.","source":"Ruling on p. 32","question":"The book is silent.","ruling":"As stated; a Hit avoided by Dodge causes none."},
  {"id":"ELD-SPELL-001","section":"Spells and magic","title":"Casting attribute","says":"Spells use the caster's INT unless stated otherwise.","source":"p. 23"},
  {"id":"ELD-SPELL-002","section":"Spells and magic","title":"One Spell at a time","says":"A model casts one Spell per action (Ritual excepted).","source":"p. 23"},
  {"id":"ELD-SPELL-003","section":"Spells and magic","title":"Hands","says":"A model with both hands full (Shield and weapon, two weapons, or a Two-Handed weapon) cannot cast.","source":"p. 23","question":"Some casters hold a weapon and an accessory (Staff).","ruling":"Only Weapons and Shields fill hands; equipping is changed once per activation as usual."},
  {"id":"ELD-SPELL-004","section":"Spells and magic","title":"Attack or Assist","says":"A Spell aimed at enemies is cast through Attack, at allies or itself through Assist.","source":"pp. 34-35; ruling","question":"The split is implied, not stated, for Enchantments and Healing on enemies.","ruling":"As stated."},
  {"id":"ELD-SPELL-005","section":"Spells and magic","title":"Spell types","says":"Types are Sorcery, Healing, Enchantment, Transmutation and Conjuration; every one of them counts as Spell type even if the row lacks the word.","source":"pp. 23-24","question":"Hieromancy rows omit the Spell type.","ruling":"All rows of the spell lists have the Spell type."},
  {"id":"ELD-SPELL-006","section":"Spells and magic","title":"Sorcery","says":"Sorcery effects last until the end of the sequence unless stated otherwise, and may be cast in either role.","source":"p. 23"},
  {"id":"ELD-SPELL-007","section":"Spells and magic","title":"Healing","says":"The effects of Healing spells last until the end of the sequence unless stated otherwise, and they can be cast only in the Active role.","source":"p. 23"},
  {"id":"ELD-SPELL-008","section":"Spells and magic","title":"Enchantment timing","says":"Enchantments can be cast only in the Active role and last until the caster's next Strategic phase unless stated otherwise.","source":"p. 23"},
  {"id":"ELD-SPELL-009","section":"Spells and magic","title":"Enchantment effect","says":"If the cast of an Enchantment succeeds, the target receives its effect, and a Dodge cannot prevent it.","source":"p. 23"},
  {"id":"ELD-SPELL-010","section":"Spells and magic","title":"One Enchantment of a name","says":"A model carries at most one Enchantment of a given name; a second one of that name renews the first.","source":"p. 23","question":"Renewal is not stated.","ruling":"The later expiry counts."},
  {"id":"ELD-SPELL-011","section":"Spells and magic","title":"Enchantment with the star symbol","says":"An Enchantment whose Power shows the star symbol gives the enchanted model's Attacks the Spell type.","source":"p. 23","question":"The rule prints two stars, the spell rows one.","ruling":"One or two stars mean the same; PW itself stays that of the weapon used."},
  {"id":"ELD-SPELL-012","section":"Spells and magic","title":"Enchantment on an attacking enemy","says":"An Enchantment cast as Attack on an enemy that attacks the caster is part of a Confrontation.","source":"Ruling on pp. 22-23 and 61","question":"Enchantments as Attacks are not discussed.","ruling":"Normal Confrontation; if won, the Enchantment takes effect instead of damage (unless PW is given)."},
  {"id":"ELD-SPELL-013","section":"Spells and magic","title":"Expiry if the caster falls","says":"An Enchantment does not end when its caster falls; it ends in the Strategic phase of the caster's player.","source":"Ruling on pp. 23-24","question":"Only conjured creatures are tied to the caster.","ruling":"As stated."},
  {"id":"ELD-SPELL-014","section":"Spells and magic","title":"Transmutation","says":"Transmutations are permanent changes of the environment until removed or destroyed.","source":"p. 24"},
  {"id":"ELD-SPELL-015","section":"Spells and magic","title":"Transmutation placement","says":"A successful Transmutation is set up touching the caster.","source":"p. 24","question":"The book does not say what it may stand on, nor whether it may cover a fallen model.","ruling":"It lies wholly on the field, with its middle on the surface on which the caster stands, and covers no model."},
  {"id":"ELD-SPELL-016","section":"Spells and magic","title":"Transmutation destroyed","says":"A Transmutation with an Armor value can be attacked and is destroyed by a successful Damage roll.","source":"p. 24"},
  {"id":"ELD-SPELL-017","section":"Spells and magic","title":"Casting Aura","says":"Casting Aura is an area equal to the caster's Awareness; such spells target models in it only.","source":"p. 19"},
  {"id":"ELD-SPELL-018","section":"Spells and magic","title":"Casting Aura without sight","says":"In the Active role a Spell with a Casting Aura may target a model in the area without LoS at halved casting attribute.","source":"p. 19","question":"In the Reactive role LoS stays required unless Clairvoyance is present.","ruling":"As stated."},
  {"id":"ELD-SPELL-019","section":"Spells and magic","title":"Casting Aura with AoE","says":"If a spell has both Casting Aura and AoE and targets flat ground, the template must lie wholly inside the Casting Aura.","source":"p. 55, Targetless"},
  {"id":"ELD-SPELL-020","section":"Spells and magic","title":"Melee or Ranged Spells","says":"A Spell with both types is declared as Melee or Ranged; the type decides Cover, Engaged and Shield rules.","source":"pp. 58-61"},
  {"id":"ELD-SPELL-021","section":"Spells and magic","title":"Effects that name a Spell type or an Element","says":"Effects that name the Spell type or an Element look at the type and the Element in the row of the Spell.","source":"p. 54, Resistance"},
  {"id":"ELD-MANA-001","section":"Mana Counters, cost and upkeep","title":"Creating Mana Counters","says":"In the Active role a Mage may turn any number of its AP into as many Mana Counters.","source":"p. 23; p. 46, Mage","question":"The moment is not given.","ruling":"Any time in its player's Tactical phase outside a running sequence, or in step 1 of its own activation; the AP spent to activate is gone already."},
  {"id":"ELD-MANA-002","section":"Mana Counters, cost and upkeep","title":"Mana Counters stay","says":"Mana Counters accumulate from turn to turn without limit; the End phase does not discard them.","source":"p. 23"},
  {"id":"ELD-MANA-003","section":"Mana Counters, cost and upkeep","title":"Pool of Mana Counters","says":"Mana Counters lie in the personal pool of the model that made them.","source":"p. 23"},
  {"id":"ELD-MANA-004","section":"Mana Counters, cost and upkeep","title":"Mana Counters of a fallen Summoner","says":"A Summoner that becomes Incapacitated loses its Mana Counters; an Incapacitated model of another class keeps them.","source":"p. 47","question":"Other classes are not mentioned.","ruling":"A Dead or removed model's counters are always discarded."},
  {"id":"ELD-MANA-005","section":"Mana Counters, cost and upkeep","title":"Conjuration by Ritual","says":"Conjuration spells can be cast only in the Active role by Ritual.","source":"p. 24"},
  {"id":"ELD-MANA-006","section":"Mana Counters, cost and upkeep","title":"Creature as model and spell","says":"A summoned creature is a model under the player's command and at the same time a Conjuration Spell that spell-removal can affect.","source":"p. 24"},
  {"id":"ELD-MANA-007","section":"Mana Counters, cost and upkeep","title":"Mana Upkeep","says":"A creature's Mana Upkeep equals its Tier.","source":"p. 24"},
  {"id":"ELD-MANA-008","section":"Mana Counters, cost and upkeep","title":"Cap of the Mana Upkeep","says":"No further Conjuration may be cast while the total Upkeep of the caster's creatures equals or exceeds its current STA.","source":"p. 24","example":"STA 2, two creatures of Upkeep 1 -> no more","question":"The book does not say whether a Dead creature, whose body lies on the field, is still under the command of its caster.","ruling":"It is on the field, so its Upkeep counts until the caster dismisses it; option `deadCreatures`, with `free` the Upkeep ends with the death.","options":["deadCreatures"]},
  {"id":"ELD-MANA-009","section":"Mana Counters, cost and upkeep","title":"Mana Upkeep that would exceed the cap","says":"With at least one creature, a Conjuration is not allowed if it would lift the total above STA.","source":"p. 24, example 2","example":"STA 2, one creature of 1 -> no spell of Mana Cost 2 or more","question":"The cap speaks of Upkeep (Tier), the example of Mana Cost.","ruling":"The new creature's Tier is compared; if no profile is known, its Mana Cost stands for the Tier."},
  {"id":"ELD-MANA-010","section":"Mana Counters, cost and upkeep","title":"First creature exempt from the cap","says":"A caster without creatures may summon one of any Tier, even above its STA; then no more while the total exceeds STA.","source":"p. 24, note 2"},
  {"id":"ELD-MANA-011","section":"Mana Counters, cost and upkeep","title":"Several creatures in one Ritual","says":"In one Ritual the cap of the Mana Upkeep is checked before each creature.","source":"Ruling on pp. 24 and 39","question":"Multiple casts in one Ritual are allowed without mentioning the cap.","ruling":"As stated, so the exemption covers only the first."},
  {"id":"ELD-MANA-012","section":"Mana Counters, cost and upkeep","title":"Dismissal of a creature","says":"In the Strategic phase a caster may dismiss one of its summoned creatures, which leaves the field at once.","source":"p. 24","question":"The book does not say whether \"one of its creatures\" is a limit for the phase.","ruling":"Each caster dismisses one creature or Familiar in each of its Strategic phases; option `dismissals`, with `any` as many as it likes.","options":["dismissals"]},
  {"id":"ELD-MANA-013","section":"Mana Counters, cost and upkeep","title":"Creatures of a fallen caster","says":"When a caster becomes Incapacitated or Dead, its creatures are removed at the end of the sequence.","source":"p. 24, IMPORTANT","question":"The book does not say what becomes of the creatures of a caster that leaves the field by an exit of a Quest (p. 70).","ruling":"They stay, since the caster has not fallen; option `creaturesOfLeft`, with `vanish` they leave the field with it.","options":["creaturesOfLeft"]},
  {"id":"ELD-MANA-014","section":"Mana Counters, cost and upkeep","title":"Sequence of a creature whose caster falls","says":"Actions that a creature has already declared still resolve in the sequence in which its caster falls.","source":"Ruling on p. 24","question":"The book is silent.","ruling":"Removal is step 12 of the pipeline. A creature that has no HP left has fallen before its caster takes it off the field."},
  {"id":"ELD-MANA-015","section":"Mana Counters, cost and upkeep","title":"Mana Upkeep follows current Stamina","says":"The cap of the Mana Upkeep uses the modified STA of the caster; creatures on the field stay if that STA drops later.","source":"p. 24; ruling","question":"Only \"cannot cast any more\" is stated.","ruling":"As stated."},
  {"id":"ELD-PARTY-001","section":"Creating a party","title":"Game Size","says":"Both players build with the same agreed number of Recruitment Points.","source":"p. 25","question":"The book does not say what the players use if they agree on nothing.","ruling":"60 points, the size that the book recommends to beginners; option `gameSize`.","options":["gameSize"]},
  {"id":"ELD-PARTY-002","section":"Creating a party","title":"Faction choice","says":"A player picks one faction, or Neutral.","source":"p. 25"},
  {"id":"ELD-PARTY-003","section":"Creating a party","title":"Legal models","says":"Only models of the faction that the player picked and Neutral models may be enlisted.","source":"p. 25"},
  {"id":"ELD-PARTY-004","section":"Creating a party","title":"At least one faction model","says":"A party of a faction must hold at least one model affiliated with it.","source":"p. 25","question":"The book does not say whether a split-banner or Upgrade-changed model counts.","ruling":"A model with that crest counts."},
  {"id":"ELD-PARTY-005","section":"Creating a party","title":"Neutral party","says":"A Neutral party may enlist only Neutral models and buy only Neutral Upgrades.","source":"p. 25"},
  {"id":"ELD-PARTY-006","section":"Creating a party","title":"Party size","says":"A party has at most 10 models.","source":"p. 25","question":"The book does not say whether Familiars and summoned creatures count.","ruling":"Only enlisted models count."},
  {"id":"ELD-PARTY-007","section":"Creating a party","title":"Copies of a model","says":"Copies of a model may not exceed its Limit.","source":"p. 25"},
  {"id":"ELD-PARTY-008","section":"Creating a party","title":"Budget","says":"Model costs plus Upgrade costs may not exceed the Game Size.","source":"p. 25"},
  {"id":"ELD-PARTY-009","section":"Creating a party","title":"Secret creation","says":"Parties are built in secret, and their lists are shown to the opponent after all models are deployed.","source":"p. 25"},
  {"id":"ELD-PARTY-010","section":"Creating a party","title":"Rivalry format","says":"In Rivalry party creation follows the core rules.","source":"p. 26","question":"The book does not say which format is used if nothing is agreed.","ruling":"Rivalry if nothing else is agreed; option `format`.","options":["format"]},
  {"id":"ELD-PARTY-011","section":"Creating a party","title":"Guildsworn models","says":"In Guildsworn any models may be combined, and every model has Limit 1.","source":"p. 26"},
  {"id":"ELD-PARTY-012","section":"Creating a party","title":"Guildsworn Stratagems","says":"In Guildsworn Authority Stratagems reach all of the party's models, but not an ally's party.","source":"p. 26"},
  {"id":"ELD-PARTY-013","section":"Creating a party","title":"Leftover points","says":"Recruitment Points that no model was bought for may go to Upgrades and are lost otherwise.","source":"p. 4, Foreword"},
  {"id":"ELD-PARTY-014","section":"Creating a party","title":"Guildsworn Upgrades","says":"A party of Guildsworn buys Upgrades as any party does.","source":"Ruling on pp. 25-26","question":"Guildsworn lifts the factions of models; of Upgrades it says nothing.","ruling":"The party names a faction and buys its Upgrades and Neutral ones; option `guildswornUpgrades`, with `any` those of all factions.","options":["guildswornUpgrades"]},
  {"id":"ELD-LEADER-001","section":"Leader","title":"Naming a Leader","says":"After assembling the party one of its models is named Leader.","source":"p. 25","question":"The time relative to Initiative and the reveal is not given.","ruling":"Fixed in the list before Scheme draw and Initiative, revealed with the list."},
  {"id":"ELD-LEADER-002","section":"Leader","title":"Leader and Stratagems","says":"As long as the Leader is neither Incapacitated nor Dead its player may use Stratagems in the Strategic phase.","source":"p. 25"},
  {"id":"ELD-LEADER-003","section":"Leader","title":"No replacement of the Leader","says":"If the Leader falls, the party can use no more Stratagems.","source":"p. 11; p. 25","question":"A revived Leader is not addressed.","ruling":"Stratagems are back once the Incapacitated state is lifted."},
  {"id":"ELD-LEADER-004","section":"Leader","title":"Leader's Morale and Intellect","says":"The Leader's M adds to the Initiative roll, and its INT sets the number of Scheme cards.","source":"pp. 26 and 66","question":"Default or modified value is not said, nor if the Leader counts that fell in an earlier Quest.","ruling":"Default value plus permanent Upgrades. A Leader that cannot be deployed adds nothing; option `fallenLeaders`, with `morale` it adds its Morale all the same.","options":["fallenLeaders"]},
  {"id":"ELD-STRATAGEM-001","section":"Stratagems","title":"Phase for Stratagems","says":"Stratagems are declared only in the user's Strategic phase.","source":"p. 11; p. 28"},
  {"id":"ELD-STRATAGEM-002","section":"Stratagems","title":"One Stratagem per phase","says":"A player may apply one Stratagem per own Strategic phase.","source":"p. 11"},
  {"id":"ELD-STRATAGEM-003","section":"Stratagems","title":"Stratagems of the Leader","says":"A player may use the Stratagems on the profile of its Leader.","source":"p. 11"},
  {"id":"ELD-STRATAGEM-004","section":"Stratagems","title":"Authority","says":"An Authority Stratagem affects allied models.","source":"p. 11"},
  {"id":"ELD-STRATAGEM-005","section":"Stratagems","title":"Subterfuge","says":"A Subterfuge Stratagem affects enemy models.","source":"p. 11"},
  {"id":"ELD-STRATAGEM-006","section":"Stratagems","title":"Reach of Stratagems","says":"Stratagems have infinite Reach and need no sight.","source":"p. 11"},
  {"id":"ELD-STRATAGEM-007","section":"Stratagems","title":"Duration of a Stratagem","says":"By default a Stratagem expires when its player's next Strategic phase begins.","source":"p. 11"},
  {"id":"ELD-STRATAGEM-008","section":"Stratagems","title":"Affiliation for Authority Stratagems","says":"Friendly models without the Leader's Affiliation do not benefit from its Authority Stratagems.","source":"p. 11","question":"A summoned creature has none of its own.","ruling":"A creature takes its caster's Affiliation."},
  {"id":"ELD-STRATAGEM-009","section":"Stratagems","title":"Default Stratagem","says":"If a player uses a Stratagem without naming one, the Stratagem listed highest is used.","source":"p. 11","question":"The book leaves open whether a player who declares nothing gets the default.","ruling":"The default applies when a player declares a Stratagem without naming it, not when none is declared; option `autoStratagem`, with true a player who declares none in the Strategic phase uses it, too.","options":["autoStratagem"]},
  {"id":"ELD-STRATAGEM-010","section":"Stratagems","title":"Leader that falls while its Stratagem lasts","says":"An applied Stratagem keeps its duration if the Leader falls later.","source":"Ruling on p. 11","question":"The book is silent.","ruling":"As stated."},
  {"id":"ELD-STRATAGEM-011","section":"Stratagems","title":"Models that come while a Stratagem lasts","says":"A Stratagem affects the models that are on the field when it is used.","source":"Ruling on p. 11","question":"The book does not say whether creatures and Hostiles that come onto the field later are affected.","ruling":"They are not; option `stratagemReach`, with `whileItLasts` its lasting changes reach them as well, but not what happens at once.","options":["stratagemReach"]},
  {"id":"ELD-ITEM-001","section":"Items and Inventory","title":"Four categories","says":"Items are Weapon, Shield, Accessory or Consumable.","source":"p. 12"},
  {"id":"ELD-ITEM-002","section":"Items and Inventory","title":"One Item per category","says":"A model has at most one Item of each category equipped.","source":"p. 12; p. 35, Unarmed; p. 40","question":"Claws, teeth and fists are no category. When a Hostile changes its Items is not said, and its card may name any of them.","ruling":"Natural weapons belong to no category, so all of them are at hand beside other Items. A Hostile has the same Items equipped as any other model, and takes a Weapon in hand when it declares an Attack of its card that it cannot make with those. Option `hostileItems`, with `all` it has everything equipped.","options":["hostileItems"]},
  {"id":"ELD-ITEM-003","section":"Items and Inventory","title":"Default equipment","says":"A player may say what a model has equipped when the game begins. If nothing is said, the Item of each category listed highest in the Inventory is equipped; for weapons it is the Primary Weapon.","source":"p. 12, Primary Weapon","question":"The text does not tell when the player says it.","ruling":"In the deployment, as soon as the lists are shown: the players in turn order, for each model that carries other Items to equip. This change is not the one of an Activation or a Reaction. Option `firstEquipment`: with `asListed` nobody is asked, and models begin with what is listed highest.","options":["firstEquipment"]},
  {"id":"ELD-ITEM-004","section":"Items and Inventory","title":"Two-Handed before Shield","says":"If a Two-Handed Weapon is listed above a Shield, the Weapon is equipped and the Shield is not.","source":"p. 12, note"},
  {"id":"ELD-ITEM-005","section":"Items and Inventory","title":"One hand","says":"An Item without Two-Handed is used in one hand.","source":"p. 12, note"},
  {"id":"ELD-ITEM-006","section":"Items and Inventory","title":"Weapons","says":"An equipped Weapon gives the Attack its Power, Reach, Strike and Effects.","source":"p. 12"},
  {"id":"ELD-ITEM-007","section":"Items and Inventory","title":"Shields","says":"A Shield works passively while equipped and may be used for Shield Bash.","source":"p. 12"},
  {"id":"ELD-ITEM-008","section":"Items and Inventory","title":"Shield against shooting","says":"Against frontal Ranged Attacks the sample Shield adds 3 ARM.","source":"p. 13"},
  {"id":"ELD-ITEM-009","section":"Items and Inventory","title":"Accessories","says":"An Accessory works passively while equipped.","source":"p. 12"},
  {"id":"ELD-ITEM-010","section":"Items and Inventory","title":"Staff of Sorceries","says":"The wearer of a Staff of Sorceries has +1 Strike when casting Sorceries.","source":"p. 13"},
  {"id":"ELD-ITEM-011","section":"Items and Inventory","title":"Consumables are used up","says":"A used Consumable is discarded whether or not the action succeeded.","source":"p. 12"},
  {"id":"ELD-ITEM-012","section":"Items and Inventory","title":"One Consumable of a name","says":"A model may use only one Consumable of the same name at a time.","source":"p. 12","question":"The meaning of quantity above 1 is not clear.","ruling":"One per action; each use lowers Quantity by 1 until the Item is gone."},
  {"id":"ELD-ITEM-013","section":"Items and Inventory","title":"Consumables need no hand","says":"Using a Consumable does not require unequipping anything.","source":"p. 12"},
  {"id":"ELD-ITEM-014","section":"Items and Inventory","title":"Inventory capacity","says":"Inventory (X) limits both total Quantity and total Weight.","source":"p. 12"},
  {"id":"ELD-ITEM-015","section":"Items and Inventory","title":"Total Weight","says":"The weight of a line of the Inventory is Weight times Quantity; with Weight 0 its Quantity is counted instead.","source":"p. 12","example":"3 Grapeshot of weight 0 count 3"},
  {"id":"ELD-ITEM-016","section":"Items and Inventory","title":"Slash Items","says":"An Item with \"/\" in Quantity and Weight takes no room.","source":"p. 12"},
  {"id":"ELD-ITEM-017","section":"Items and Inventory","title":"Profile Items count","says":"Items that are already in the Inventory at the start count for its capacity unless removed.","source":"p. 12, note"},
  {"id":"ELD-ITEM-018","section":"Items and Inventory","title":"Dropped Items","says":"Items dropped on activation lie as a Cache token in Base Contact with the model.","source":"p. 12","question":"The book says neither how they are picked up nor the size of the token.","ruling":"An Interact action in Base Contact takes any of them, without a roll. The token is a disc of 30 mm, 2 mm high."},
  {"id":"ELD-ITEM-019","section":"Items and Inventory","title":"Reach of Items","says":"Reach starts at any point of the user's Hitbox, so the closest points are used.","source":"p. 19"},
  {"id":"ELD-ITEM-020","section":"Items and Inventory","title":"Reach from an attribute","says":"A Reach given as T equals the user's current Toughness in inches.","source":"p. 13, Grapeshot"},
  {"id":"ELD-ITEM-021","section":"Items and Inventory","title":"Items changed by Upgrades","says":"Upgrade Items are added to the Inventory and count for capacity unless stated otherwise.","source":"pp. 82-89"},
  {"id":"ELD-ITEM-022","section":"Items and Inventory","title":"Replacement of the Primary Weapon","says":"Where an Upgrade replaces the Primary Weapon, the old Item leaves the Inventory.","source":"pp. 84-85"},
  {"id":"ELD-ITEM-023","section":"Items and Inventory","title":"Loot from the fallen","says":"Items of fallen models stay with them; only a Treasure is placed on the field.","source":"Ruling on p. 67","question":"Nothing says that other Items can be looted.","ruling":"As stated; option `lootFallen`, with true the Items of a model that is Dead or gone are laid down beside it for anybody to take.","options":["lootFallen"]},
  {"id":"ELD-SETUP-001","section":"Game setup, initiative and deployment","title":"Order of setup","says":"The set-up has this order: Quest, Game Size, party creation, Leader, Upgrades, field, Schemes (if the Quest uses them), Initiative Check, deployment.","source":"pp. 25-26"},
  {"id":"ELD-SETUP-002","section":"Game setup, initiative and deployment","title":"Quest first","says":"The Quest is chosen together and its rules replace core values where they differ.","source":"p. 25","question":"The book does not say which Quest is used if nothing is agreed.","ruling":"Open Hostilities if nothing else is agreed; option `quest`.","options":["quest"]},
  {"id":"ELD-SETUP-003","section":"Game setup, initiative and deployment","title":"Field","says":"Terrain is free; 36 x 36 inches is recommended and is the default size.","source":"p. 25","question":"The size is a recommendation.","ruling":"The field is a rectangle; option `tableSize`, in inches.","options":["tableSize"]},
  {"id":"ELD-SETUP-004","section":"Game setup, initiative and deployment","title":"Initiative roll","says":"Each player rolls one die and adds the Leader's Morale; the higher sum wins.","source":"p. 26","question":"Ties are not covered.","ruling":"Tied players roll again."},
  {"id":"ELD-SETUP-005","section":"Game setup, initiative and deployment","title":"Choice of the winner of the Initiative","says":"The winner of the Initiative Check chooses either the Deployment position or the Turn order; the other decision belongs to the opponent.","source":"p. 26"},
  {"id":"ELD-SETUP-006","section":"Game setup, initiative and deployment","title":"Deployment position","says":"The player who takes the Deployment position chooses the zones and whether whole parties are deployed at once or models alternate.","source":"p. 26"},
  {"id":"ELD-SETUP-007","section":"Game setup, initiative and deployment","title":"Right of the turn order","says":"The player who takes the Turn order chooses the 1st Player, who also deploys first.","source":"p. 26"},
  {"id":"ELD-SETUP-008","section":"Game setup, initiative and deployment","title":"More than two players","says":"Players choose position and order by their Initiative results, the highest first.","source":"p. 26","question":"The book does not say how more than two players agree on their order, nor which of them chooses first if the winner takes the Turn order.","ruling":"The winner takes one of the two decisions, and the player with the next result the other one. The player with the position chooses first, then the others by their results; the player with the order names the 1st Player, whom the others follow by their results. Option `choicesOfMore`: with `results` nobody takes a right; all choose their zones by their results, the winner chooses how models are deployed, and the results are the turn order.","options":["choicesOfMore"]},
  {"id":"ELD-SETUP-009","section":"Game setup, initiative and deployment","title":"Deployment zones","says":"Zones are 8 inch deep strips from opposite edges unless the Quest says otherwise.","source":"p. 26","question":"With more than two players there are no two edges for all of them.","ruling":"Each player takes an edge of the field. The second one to choose takes the edge opposite to the first one; option `secondZone`, with `anyEdge` any edge that is left.","options":["secondZone"]},
  {"id":"ELD-SETUP-010","section":"Game setup, initiative and deployment","title":"Fully within the Deployment Zone","says":"Models are deployed wholly within their zone unless stated otherwise.","source":"p. 26"},
  {"id":"ELD-SETUP-011","section":"Game setup, initiative and deployment","title":"Surface for deployment","says":"A model may be deployed only where at least half of its base fits on the surface.","source":"p. 26"},
  {"id":"ELD-SETUP-012","section":"Game setup, initiative and deployment","title":"Deployed Crouched","says":"A model may be deployed Crouched.","source":"p. 26"},
  {"id":"ELD-SETUP-013","section":"Game setup, initiative and deployment","title":"Party lists are revealed","says":"After all deployment, players show each other their party lists; Shrouded or Hidden models stay secret.","source":"p. 26","question":"A revealed list would name a Shrouded model by elimination. In a consecutive Quest the others know all models of a party already, and a token would be known by the id that its model had before.","ruling":"The list is revealed with Shrouded entries unnamed until their state ends. A party from an earlier Quest of which at least two members may come Shrouded mixes its models in secret before they are deployed: each gets another id, and the list is shown again after all deployment."},
  {"id":"ELD-SETUP-014","section":"Game setup, initiative and deployment","title":"Upgrade assignment","says":"Upgrades bought are assigned to models during deployment.","source":"p. 25","question":"Double Time acts in the Initiative Check, before that.","ruling":"Purchases are in the list from the start; assignment of each is declared when its model is deployed; unassigned Double Time may be removed in the Initiative Check; unassigned Upgrades at the end of deployment are lost."},
  {"id":"ELD-SETUP-015","section":"Game setup, initiative and deployment","title":"Deployed models do not overlap","says":"Models deployed may not overlap.","source":"Ruling on p. 26","question":"Not stated for deployment.","ruling":"Movement end rules apply."},
  {"id":"ELD-SETUP-016","section":"Game setup, initiative and deployment","title":"Measuring mode and format agreed","says":"Measuring mode and format (Rivalry or Guildsworn) are fixed before Initiative.","source":"pp. 16 and 26"},
  {"id":"ELD-SETUP-017","section":"Game setup, initiative and deployment","title":"Solo and multiplayer","says":"Core rules are for two players; solo and multiplayer need supplementary rules that are not in the text.","source":"p. 26","question":"Not available.","ruling":"The engine accepts more than two players with the turn order rule; nothing else is invented."},
  {"id":"ELD-TURN-001","section":"Rounds, turns and phases","title":"Rounds and turns","says":"A round consists of one turn for each player, taken in turn order; only one player is Active at a time.","source":"p. 27","question":"The example table prints overlapping Active entries.","ruling":"Text over table."},
  {"id":"ELD-TURN-002","section":"Rounds, turns and phases","title":"Roles in a turn","says":"During a turn one player is Active and all others are Reactive.","source":"p. 27"},
  {"id":"ELD-TURN-003","section":"Rounds, turns and phases","title":"Four phases","says":"A turn has Strategic, Upkeep, Tactical and End phase in this order.","source":"p. 28"},
  {"id":"ELD-TURN-004","section":"Rounds, turns and phases","title":"Strategic phase","says":"The Active Player uses Abilities, Items or Stratagems that belong to this phase, in any order.","source":"p. 28"},
  {"id":"ELD-TURN-005","section":"Rounds, turns and phases","title":"Mandatory rolls in the Strategic phase","says":"Bleeding, Poisoned and Environment rolls of the Active Player's models are made in its Strategic phase.","source":"pp. 42-44 and 72; ruling","question":"Their order relative to optional abilities is not given.","ruling":"The Active Player chooses the order within the phase; if none is named the mandatory rolls come first."},
  {"id":"ELD-TURN-006","section":"Rounds, turns and phases","title":"Upkeep phase","says":"In the Upkeep phase all players allot AP to all their models that may receive them, as many as the STA of each.","source":"p. 28"},
  {"id":"ELD-TURN-007","section":"Rounds, turns and phases","title":"Upkeep sets Activation Points","says":"The Upkeep sets the AP of a model to its current STA; nothing carries over.","source":"p. 28; ruling","question":"\"Number that is equal to their Stamina\" and the discard in the End phase make it moot except for Incapacitated models.","ruling":"Set, not add; AP gained from other sources after the Upkeep add on top."},
  {"id":"ELD-TURN-008","section":"Rounds, turns and phases","title":"Tactical phase","says":"The Active Player carries out activations one after the other; Reactive Players react in each.","source":"p. 28"},
  {"id":"ELD-TURN-009","section":"Rounds, turns and phases","title":"Ending the Tactical phase","says":"The Tactical phase ends when the Active Player has no eligible model left or declines to go on.","source":"p. 28"},
  {"id":"ELD-TURN-010","section":"Rounds, turns and phases","title":"Passing is final","says":"An Active Player who declines to activate a model ends the Tactical phase, even with AP left.","source":"p. 28; ruling","question":"The book does not say whether a player may pause.","ruling":"Final."},
  {"id":"ELD-TURN-011","section":"Rounds, turns and phases","title":"End phase","says":"Effects of the End phase resolve and then both players discard all unspent AP.","source":"p. 28"},
  {"id":"ELD-TURN-012","section":"Rounds, turns and phases","title":"Role change","says":"After the turn the roles pass to the next player in order.","source":"p. 28"},
  {"id":"ELD-TURN-013","section":"Rounds, turns and phases","title":"Beginning of turn check","says":"When a player's own turn begins, before its Strategic phase, the Quest ends if every model of that player is Incapacitated or Dead.","source":"p. 32","question":"The book does not say whether removed or fled models count, or models that left by an exit of the Quest.","ruling":"A model that was removed or fled counts as lost. Models that left by an exit do not count at all; option `leftParty`, with `goesOn` a party of which one has left has not fallen.","options":["leftParty"]},
  {"id":"ELD-TURN-014","section":"Rounds, turns and phases","title":"Discarding reaches everyone","says":"The End phase discard covers the unspent AP of every model on the field, Reactive Players' and Hostiles' models included.","source":"Ruling on pp. 28 and 40","question":"The text says both players.","ruling":"All."},
  {"id":"ELD-TURN-015","section":"Rounds, turns and phases","title":"Effects until the End phase","says":"\"Until the end of the turn\" and \"until the End phase\" expire when that End phase resolves.","source":"pp. 43, 58-59","question":"The exact order against the discard of AP is not given.","ruling":"Expire first, then discard."},
  {"id":"ELD-HOSTILE-001","section":"Hostiles (models run by the game)","title":"Definition of a Hostile","says":"A Hostile is a model with a profile that the game controls through a behaviour card; all rules for models apply to it.","source":"p. 40"},
  {"id":"ELD-HOSTILE-002","section":"Hostiles (models run by the game)","title":"Hostiles turn","says":"Hostiles have their Active role in a Hostiles turn after every player has finished their turn of the round.","source":"p. 40"},
  {"id":"ELD-HOSTILE-003","section":"Hostiles (models run by the game)","title":"Hostiles and Activation Points","says":"Hostiles regain their AP in the Upkeep phase of every player.","source":"p. 40","question":"Their own turn has no Upkeep named, and AP are discarded in the End phase.","ruling":"Hostiles are allotted AP in every player's Upkeep and at the start of the Hostiles turn; they keep them for reactions in the turn they were given."},
  {"id":"ELD-HOSTILE-004","section":"Hostiles (models run by the game)","title":"Players' points in the Hostiles turn","says":"All players' models regain AP at the beginning of every Hostiles turn.","source":"p. 40"},
  {"id":"ELD-HOSTILE-005","section":"Hostiles (models run by the game)","title":"Hostiles Strategic phase","says":"State rolls of Hostiles (Bleeding, Poisoned) are made at the start of the Hostiles turn.","source":"Ruling on pp. 40 and 42","question":"No Strategic phase is named for them.","ruling":"As stated; \"until its next Strategic phase\" refers to it. In a round without a Hostiles turn, effects of Hostiles and of nobody that last until one of its phases end with the round."},
  {"id":"ELD-HOSTILE-006","section":"Hostiles (models run by the game)","title":"Hostile reaction timing","says":"The Hostiles' Reaction step lies between the Active Player's Action step and the Resolution step, so Hostiles react knowing the action.","source":"p. 40"},
  {"id":"ELD-HOSTILE-007","section":"Hostiles (models run by the game)","title":"Order by Tier","says":"In the Hostiles turn the lowest Tier activates first; Tier I is lowest.","source":"p. 40"},
  {"id":"ELD-HOSTILE-008","section":"Hostiles (models run by the game)","title":"Exhaust a Tier first","says":"Hostiles of a Tier use up all their AP, if possible, before Hostiles of the next Tier begin.","source":"p. 40"},
  {"id":"ELD-HOSTILE-009","section":"Hostiles (models run by the game)","title":"Order in one Tier","says":"Of the Hostiles of one Tier those with higher Morale go first; with equal Morale the players decide and may alternate single activations.","source":"p. 40"},
  {"id":"ELD-HOSTILE-010","section":"Hostiles (models run by the game)","title":"Player who decides for Hostiles","says":"Where players must decide for Hostiles and disagree, the 1st Player decides.","source":"Ruling on p. 40","question":"No tie-breaker is given.","ruling":"As stated; option `hostileArbiter`, with `activePlayer` the Active Player decides in a turn of a player.","options":["hostileArbiter"]},
  {"id":"ELD-HOSTILE-011","section":"Hostiles (models run by the game)","title":"Everybody reacts in the Hostiles turn","says":"In the Hostiles turn all players are Reactive Players and every player's model is an enemy of every Hostile.","source":"p. 40; ruling","question":"Role of the players is implied only.","ruling":"They declare in turn order."},
  {"id":"ELD-HOSTILE-012","section":"Hostiles (models run by the game)","title":"Hierarchy of behaviours","says":"Each step of the card is a numbered list; the first behaviour whose condition holds is carried out, the rest are ignored.","source":"p. 40"},
  {"id":"ELD-HOSTILE-013","section":"Hostiles (models run by the game)","title":"No condition met","says":"If no condition is met the Hostile neither activates nor reacts.","source":"p. 40","question":"The book does not say whether its AP counts as used.","ruling":"It is skipped without spending AP for the rest of this Hostiles turn."},
  {"id":"ELD-HOSTILE-014","section":"Hostiles (models run by the game)","title":"Hostile that cannot move","says":"An activated Hostile that cannot move declares Idle, and Nothing if it cannot act.","source":"p. 40, note 3"},
  {"id":"ELD-HOSTILE-015","section":"Hostiles (models run by the game)","title":"Target Priority","says":"Among several targets that fit a condition of the card, the one matching the Target Priority best is chosen; if undecided, the nearest enemy.","source":"p. 40","question":"Equal distance is not addressed.","ruling":"The 1st Player decides."},
  {"id":"ELD-HOSTILE-016","section":"Hostiles (models run by the game)","title":"Reactive target","says":"A reacting Hostile can target only the activated model.","source":"p. 40"},
  {"id":"ELD-HOSTILE-017","section":"Hostiles (models run by the game)","title":"Facing of a Hostile that declares an action","says":"A Hostile that declares an action with a target turns to face it directly.","source":"p. 40","question":"An Attack needs LoS, and the Hostile turns when it declares one: whether it can declare an Attack on an enemy behind it, which it sees as soon as it has turned, is not said.","ruling":"In its Active role it turns first, so an enemy behind it is a target as any other one is; option `hostileTurnsFirst`, with false it must see its target before. A Reaction needs LoS in any case.","options":["hostileTurnsFirst"]},
  {"id":"ELD-HOSTILE-018","section":"Hostiles (models run by the game)","title":"Facing of a Hostile that is hit","says":"A Hostile that suffers a Hit turns directly to the attacker.","source":"p. 40"},
  {"id":"ELD-HOSTILE-019","section":"Hostiles (models run by the game)","title":"Facing of Hostile Constructs and Undead","says":"Hostiles with Construct or Undead I turn on a Wound, not on a Hit.","source":"p. 40"},
  {"id":"ELD-HOSTILE-020","section":"Hostiles (models run by the game)","title":"Route of a Hostile","says":"A Hostile moves by the shortest route unless its card says otherwise.","source":"p. 40","question":"The book does not say which of several equally short routes it takes, nor whether it goes over an edge from which a fall would harm it.","ruling":"The player who decides for Hostiles picks one. A path over a Ladder is as long as the SPD that it costs. A Hostile goes over such an edge only where no other route leads to its target; option `hostileFalls`, with `never` it stays above.","options":["hostileFalls"]},
  {"id":"ELD-HOSTILE-021","section":"Hostiles (models run by the game)","title":"Hostiles ignore tokens","says":"Hostiles ignore tokens, so Shrouded models are no targets, unless specified.","source":"p. 40","question":"The book does not say whether Hostiles pass over models that are Incapacitated.","ruling":"They do not: only tokens and the Dead are no targets; option `fallenTargets`, with `ignored` no behaviour speaks of Incapacitated models.","options":["fallenTargets"]},
  {"id":"ELD-HOSTILE-022","section":"Hostiles (models run by the game)","title":"Crouched Hostile","says":"A Crouched Hostile stands up in its next Movement step, or by Dodge if it declares one earlier.","source":"p. 40","question":"The book does not say whether it stands up before or after the move of its Dodge or what a Hostile without room does.","ruling":"Before the move where it has room, so that it moves half of its whole SPD, else after it; with the option `dodgeStance` at `after` always after it. Where it has no room in the end it stays Crouched.","options":["dodgeStance"]},
  {"id":"ELD-HOSTILE-023","section":"Hostiles (models run by the game)","title":"Immobilized Hostile","says":"An Immobilized Hostile declares Dodge to get free if no other listed behaviour applies.","source":"p. 40"},
  {"id":"ELD-HOSTILE-024","section":"Hostiles (models run by the game)","title":"Conditions about allies","says":"Conditions of a behaviour card refer to enemies of the Hostile unless the card names its allies.","source":"p. 40, note 2"},
  {"id":"ELD-HOSTILE-025","section":"Hostiles (models run by the game)","title":"Card as data","says":"Behaviour cards must be data: role, step, ordered condition-behaviour pairs and target priority.","source":"p. 40, note 1; p. 41"},
  {"id":"ELD-HOSTILE-026","section":"Hostiles (models run by the game)","title":"Sample card: target","says":"By its Target Priority the active Hostile of the sample card picks the farthest enemy among fitting targets.","source":"p. 41"},
  {"id":"ELD-HOSTILE-027","section":"Hostiles (models run by the game)","title":"Sample card: engaged","says":"First movement of the sample card: if the Hostile is Engaged, it walks into Base Contact with the model that engages it.","source":"p. 41"},
  {"id":"ELD-HOSTILE-028","section":"Hostiles (models run by the game)","title":"Sample card: near","says":"Second movement of the sample card: the Hostile that has an enemy in LoS, at most 6 inches beyond its Reach, first uses Taunt, then walks toward that enemy and stops 1 inch away.","source":"p. 41","question":"\"6 inches of the Hostile's reach\" is unclear.","ruling":"Distance to the enemy no more than its Reach plus 6 inches."},
  {"id":"ELD-HOSTILE-029","section":"Hostiles (models run by the game)","title":"Sample card: far","says":"Third movement of the sample card: if an enemy is in LoS beyond that distance, the Hostile uses Taunt and then runs toward that enemy over as many enemy models as possible, ending in Base Contact if possible; the Action step is skipped.","source":"p. 41","question":"The text does not say which comes first where a Run over more models loses Base Contact.","ruling":"Base Contact, since the card asks for it wherever it is possible. Tokens that the Hostile ignores do not count as models to trample (ELD-HOSTILE-021)."},
  {"id":"ELD-HOSTILE-030","section":"Hostiles (models run by the game)","title":"Sample card: no sight","says":"Fourth movement of the sample card: if no enemy is in LoS, the Hostile turns by 180 degrees.","source":"p. 41"},
  {"id":"ELD-HOSTILE-031","section":"Hostiles (models run by the game)","title":"Sample card: action","says":"Action of the sample card: if an enemy is within 1 inch, the Hostile makes a Melee Attack with its listed attack, preferring the enemy with the lowest AG.","source":"p. 41"},
  {"id":"ELD-HOSTILE-032","section":"Hostiles (models run by the game)","title":"Sample card: reaction to spell","says":"First Reaction of the sample card: a Hostile that is the target of a ranged Spell Attack of an enemy dodges toward the attacker.","source":"p. 41"},
  {"id":"ELD-HOSTILE-033","section":"Hostiles (models run by the game)","title":"Sample card: reaction to melee","says":"Second Reaction of the sample card: a Hostile that is the target of a Melee Attack and has no LoS to the attacker, or stands more than 1 inch away from it, dodges toward the attacker.","source":"p. 41"},
  {"id":"ELD-HOSTILE-034","section":"Hostiles (models run by the game)","title":"Sample card: reaction fight","says":"Third Reaction of the sample card: a Hostile that is the target of an Attack, with LoS and Reach to the attacker, makes a Melee Attack.","source":"p. 41"},
  {"id":"ELD-HOSTILE-035","section":"Hostiles (models run by the game)","title":"Credit for a fallen model","says":"VP for rendering a model Incapacitated or Dead go to the player whose model caused the last Wound or the Deathblow; Hostiles earn nobody VP.","source":"Ruling on pp. 65-76","question":"\"Player earns for rendering\" leaves indirect causes open.","ruling":"Bleeding, Poisoned and Burn Wounds count for the player whose model gave the state, and the last HP that Agony takes for the player whose model cast it; a fall counts for the player whose Knockback or Charm caused it (ELD-SKILL-010) or whose model took the ground away (ELD-FALL-001), and a Hit that Redirect Damage turns on its attacker for the player of the caster (ELD-SPELLCRAFT-034); Toxic, own falls and Friendly Fire count for nobody. A model that an art kills counts for the model whose Wound was fatal, also if others wound it after that in the same sequence."},
  {"id":"ELD-HOSTILE-036","section":"Hostiles (models run by the game)","title":"Respawn","says":"A re-spawned Hostile returns with full HP, no states and its starting position.","source":"pp. 70-73","question":"AP on respawn not said.","ruling":"No AP until the next allotment, except when spawned before its own Hostiles turn starts."},
  {"id":"ELD-CLASS-001","section":"Classes","title":"Several classes","says":"A model has at least one class and uses the rules of all its classes.","source":"p. 7, Class"},
  {"id":"ELD-CLASS-002","section":"Classes","title":"Alchemist: consumables","says":"In the Alchemist's Strategic phase its Consumables are restored to their starting Quantity.","source":"p. 45","question":"The book leaves open whether Upgrade and looted Consumables are restored.","ruling":"Profile and Upgrade Consumables return; looted ones do not."},
  {"id":"ELD-CLASS-003","section":"Classes","title":"Alchemist: transmutation","says":"When casting a Transmutation an Alchemist may re-roll one failed roll.","source":"p. 45"},
  {"id":"ELD-CLASS-004","section":"Classes","title":"Armsmaster","says":"In the Active role a Melee Attack of an Armsmaster may have +1 Strike.","source":"p. 45"},
  {"id":"ELD-CLASS-005","section":"Classes","title":"Artificer","says":"In its Strategic phase an Artificer may choose one available Enchantment spell and have its effect on itself without a roll, until its next Strategic phase.","source":"p. 45","question":"The book does not say whether an Enchantment with a Mana Cost needs its Mana Counters here.","ruling":"The Artificer has the effect without casting the Spell, so it spends none; option `artificerMana`, with `paid` it spends them and cannot choose what it cannot pay.","options":["artificerMana"]},
  {"id":"ELD-CLASS-006","section":"Classes","title":"Assassin","says":"An Assassin scores Critical Hits on 1, 2 and 3.","source":"p. 45"},
  {"id":"ELD-CLASS-007","section":"Classes","title":"Berserker","says":"Once per turn, when Damage rolls would cause a Berserker one or more Wounds, it makes a Toughness roll per Wound; each success prevents that Wound.","source":"p. 45","question":"Frostbite adds a Wound after a Toughness roll, Mindgame puts an Intellect roll in the place of the Damage roll, and some Spells wound without any roll.","ruling":"It rolls against Wounds of Damage rolls and against those that follow from such a Wound (Cleave, Burn, Frostbite), not against those of Mindgame or of Spells that wound automatically; option `berserkerRolls`, with `everyWound` against all of them.","options":["berserkerRolls"]},
  {"id":"ELD-CLASS-008","section":"Classes","title":"Berserker with Cleave","says":"A Berserker rolls for extra Wounds by Cleave too, in the same use; a Wound that was prevented brings no Cleave Wound.","source":"p. 45; p. 51, Cleave","question":"The book does not say whether the rolls come before or after the extra Wounds are added.","ruling":"Roll for the Damage roll Wounds first, add one Cleave Wound per unprevented one, then roll for those."},
  {"id":"ELD-CLASS-009","section":"Classes","title":"Creature and Civilian","says":"Creature and Civilian have no rule of their own; Quests may add one.","source":"p. 45"},
  {"id":"ELD-CLASS-010","section":"Classes","title":"Druid: Earth","says":"A Druid has +4 when casting Earth spells.","source":"p. 45"},
  {"id":"ELD-CLASS-011","section":"Classes","title":"Druid: attribute","says":"A Druid may use INT or M to cast.","source":"p. 45"},
  {"id":"ELD-CLASS-012","section":"Classes","title":"Enchanter","says":"An Enchanter casts Enchantments on allied models without a roll.","source":"p. 46"},
  {"id":"ELD-CLASS-013","section":"Classes","title":"Mage: re-roll","says":"When casting a Spell, a Mage may spend one unspent AP to re-roll any number of dice.","source":"p. 46","question":"The book leaves open whether several AP may be spent one after another.","ruling":"One AP per re-roll, once per casting; option `mageRerolls`, with `perPoint` the Mage may spend more AP one after another, each of which re-rolls any number of dice of that casting once more.","options":["mageRerolls"]},
  {"id":"ELD-CLASS-014","section":"Classes","title":"Marksman","says":"A Marksman that declares Idle has +4 ACC until the end of the sequence.","source":"p. 46"},
  {"id":"ELD-CLASS-015","section":"Classes","title":"Mystic","says":"A Mystic must use M instead of INT when casting.","source":"p. 46"},
  {"id":"ELD-CLASS-016","section":"Classes","title":"Ranger","says":"In the End phase of its own turn a Ranger may make one Normal Movement without provoking a Reaction.","source":"p. 46"},
  {"id":"ELD-CLASS-017","section":"Classes","title":"Ranger: order","says":"The Ranger's move is made before AP are discarded and needs none; it must be able to move.","source":"Ruling on pp. 28 and 46","question":"Silent about states.","ruling":"Immobilized, Incapacitated and Dead Rangers cannot; Engaged Rangers obey the Engaged movement limit."},
  {"id":"ELD-CLASS-018","section":"Classes","title":"Rogue","says":"Once per Activation, after at least one Hit on a target, a Rogue may make an AG roll; success gives that Hit Knockdown.","source":"p. 46","question":"The book does not say whether it works in the Reactive role.","ruling":"Once per sequence in either role."},
  {"id":"ELD-CLASS-019","section":"Classes","title":"Sentinel","says":"In the Reactive role a Sentinel's Attack may have +1 Strike.","source":"p. 46"},
  {"id":"ELD-CLASS-020","section":"Classes","title":"Soldier","says":"A Soldier has +1 OFF, DEF, ACC, INT and M for each other Soldier of its party in its Awareness that is neither Incapacitated nor Dead.","source":"p. 46"},
  {"id":"ELD-CLASS-021","section":"Classes","title":"Sorcerer","says":"In the Active role a Sorcerer casting a Sorcery may re-roll one failed roll.","source":"p. 46"},
  {"id":"ELD-CLASS-022","section":"Classes","title":"Summoner: start","says":"A Summoner may begin the game with a creature of Tier II or lower, available to it, deployed in its Awareness, without a roll or AP.","source":"p. 47","question":"The book does not say whether Mana Cost and the Upkeep cap apply or whether a Familiar counts as a creature here.","ruling":"No Mana Cost; the Upkeep counts from then on. A Familiar counts, and its Mana Cost stands for a Tier that no profile tells."},
  {"id":"ELD-CLASS-023","section":"Classes","title":"Summoner: pool","says":"Summoners may share Mana Counters with other Summoners of the party.","source":"p. 47","question":"A Shrouded Summoner that shares tells the enemy what it is, which the book does not mention.","ruling":"It keeps its counters to itself; option `secretMana`, with `reveals` it shares them and is revealed by that.","options":["secretMana"]},
  {"id":"ELD-CLASS-024","section":"Classes","title":"Vitalist","says":"A Vitalist casts Healing spells on allied models that are neither Incapacitated nor Dead without a roll.","source":"p. 47"},
  {"id":"ELD-CLASS-025","section":"Classes","title":"Warrior: stance","says":"In its Strategic phase a Warrior may take a Defensive Stance, shown by a marker.","source":"p. 47"},
  {"id":"ELD-CLASS-026","section":"Classes","title":"Warrior: stance effect","says":"A Warrior in its Defensive Stance attacks with Strike 1 in the Active role and with its normal active Strike in the Reactive role.","source":"p. 47","question":"Armsmaster and Sentinel add a strike in one of the roles only; the text says that the Warrior attacks in each role as if it were in the other one.","ruling":"Both count by the exchanged role: the Armsmaster in reactions, the Sentinel in the Active role; option `stanceRoles`, with `kept` they count by the role that the model has.","options":["stanceRoles"]},
  {"id":"ELD-CLASS-027","section":"Classes","title":"Warrior: stance end","says":"The Defensive Stance of a Warrior ends at the beginning of its next Strategic phase, where it may be taken again.","source":"p. 47"},
  {"id":"ELD-CLASS-028","section":"Classes","title":"Wizard","says":"When casting an Elder spell a Wizard may re-roll one failed roll, in either role.","source":"p. 47"},
  {"id":"ELD-CLASS-029","section":"Classes","title":"Class re-rolls add up","says":"A model with several classes may use each class's re-roll.","source":"Ruling on pp. 45-47","question":"The book is silent.","ruling":"As stated; each die once per ability."},
  {"id":"ELD-SKILL-001","section":"Skills","title":"Backstab","says":"In an Attack with Backstab on a target without LoS to the user, one of the user's strikes is an automatic Hit.","source":"p. 48"},
  {"id":"ELD-SKILL-002","section":"Skills","title":"Backstab: power","says":"All Hits of an Attack with Backstab on a target without LoS to the user have +3 Power.","source":"p. 48","question":"The book does not say whether a Dodge avoids the automatic Hit, nor whether \"all Hits\" includes those that a split Attack scores on targets with LoS to the user.","ruling":"Dodge avoids it: it is a Hit without a die, and so no critical one (p. 34); it cannot be negated in a Confrontation but the target rarely can attack. The Power is that of the strikes at targets without LoS; option `backstabPower`, with `allHits` every Hit of the Attack has it once one of its targets is without LoS.","options":["backstabPower"]},
  {"id":"ELD-SKILL-003","section":"Skills","title":"Backstab: sight moment","says":"The sight of the target of a Backstab is judged when the Attack is declared.","source":"Ruling on pp. 17 and 48","question":"Shrouded and moving attackers are unclear.","ruling":"As stated: the Skill speaks of the Attack action (p. 48). A Shrouded user counts as seen if in the arc, since LoS to its token is what Perceive needs (p. 38). No option: the book says both."},
  {"id":"ELD-SKILL-004","section":"Skills","title":"Chain Attack","says":"When an allied model hits an enemy in its LoS, a model with Chain Attack may make a Strike 1 Attack (not modifiable) on that enemy, before Damage rolls.","source":"p. 48"},
  {"id":"ELD-SKILL-005","section":"Skills","title":"Chain Attack: limits","says":"A Chain Attack costs no AP, is no Activation or Reaction, and is used once per sequence; with several eligible enemies one is chosen.","source":"p. 48"},
  {"id":"ELD-SKILL-006","section":"Skills","title":"Chain Attack: base contact","says":"A Chain Attack ignores the rule for Ranged Attacks into Base Contact with an ally.","source":"p. 48"},
  {"id":"ELD-SKILL-007","section":"Skills","title":"Chain Attack: defence","says":"A target that declared Dodge rolls a separate Dodge against a Chain Attack; no new Confrontation arises.","source":"Ruling on pp. 34 and 48","question":"The book is silent.","ruling":"As stated: a Dodge is rolled against each Attack separately (p. 34), and a Confrontation needs declared Attacks on one another (p. 22), so that a target that declared Attack has no roll against it. No option: the book says both."},
  {"id":"ELD-SKILL-008","section":"Skills","title":"Chain Attack: requirements","says":"A Chain Attack still needs Reach, and it uses the attribute of the user's role.","source":"Ruling on p. 48","question":"Silent on role, Combat Arts and chains of Chain Attacks.","ruling":"OFF or DEF according to the role of its player in this turn; no Combat Art and no Backstab; option `extraAttackArts`, with true a Chain Attack or a Finishing Strike is declared with them like any other Attack (p. 35), Backstab if the model has not used it in this sequence. It triggers a further Chain Attack of another model only if that model has not used its own.","options":["extraAttackArts"]},
  {"id":"ELD-SKILL-009","section":"Skills","title":"Charm I","says":"An enemy that declares a Reaction against a user of Charm must pass an Intellect roll first or may declare only Nothing for the sequence.","source":"p. 48","question":"A model uses a Skill once per Activation (p. 9). The text of Charm speaks of any enemy that declares a Reaction. A Chain Attack is no Reaction (p. 48).","ruling":"The text of the Skill is the more specific one (p. 32): every enemy that declares a Reaction rolls; option `charmUses` with `oncePerSequence` as alternative, by which one use is spent on the first enemy for which it is used, whether that enemy fails its roll or not. The ban lasts until the end of the sequence (p. 48), and Attack is a Normal Action, so an enemy that has failed makes no Chain Attack either.","options":["charmUses"]},
  {"id":"ELD-SKILL-010","section":"Skills","title":"Charm II","says":"An enemy that fails its Intellect roll against Charm II must also Walk its full SPD toward the user, if possible.","source":"p. 48","question":"The Walk may lead over an edge. The book does not say for whom a fall counts there.","ruling":"For the charmer, whose Skill forces the Walk as a Hit forces a Knockback. Option `charmedFalls`: with `nobody` for nobody, since the enemy walks itself.","options":["charmedFalls"]},
  {"id":"ELD-SKILL-011","section":"Skills","title":"Charm: AP","says":"The AP of a Reaction is spent although Charm has turned it into Nothing.","source":"Ruling on p. 48","question":"The book is silent.","ruling":"As stated: to react is to spend an AP and to declare the Reaction (p. 91), and the roll follows that declaration. No option: the book says both."},
  {"id":"ELD-SKILL-012","section":"Skills","title":"Clairvoyance: reaction","says":"In the Reactive role a model with Clairvoyance may react to and target enemies in its Awareness without LoS.","source":"p. 48"},
  {"id":"ELD-SKILL-013","section":"Skills","title":"Clairvoyance: Casting Aura","says":"A model with Clairvoyance may cast Casting Aura spells without LoS even in the Reactive role; in the Active role its casting is not halved for lack of LoS.","source":"p. 48"},
  {"id":"ELD-SKILL-014","section":"Skills","title":"Clairvoyance: Blinded","says":"A model with Clairvoyance may ignore its Blinded state toward models in its Awareness, and the Surprise Attack of enemies in its Awareness.","source":"p. 48","question":"The sentence names the Blinded state and the Surprise Attack of enemy models; it may be read as the Blinded state of enemies too.","ruling":"The state is its own, since Blinded hinders nobody but its model. It sees the models in its Awareness, allies too, and Blinded forbids it no action. No option: the other reading has no effect."},
  {"id":"ELD-SKILL-015","section":"Skills","title":"Climbing","says":"A model with Climbing performs Climb as a Normal Movement at unhalved SPD and may act while on a vertical surface.","source":"p. 48"},
  {"id":"ELD-SKILL-016","section":"Skills","title":"Dash","says":"In its Movement step a model with Dash may Run and make a Melee Attack of Strike 1 (not modifiable) at the end of the path.","source":"p. 48","question":"The book does not say whether the Attack is the action of the model; \"in its movement step\" may mean the Run alone.","ruling":"It is the declared action of step 4, in place of Nothing. Option `dashAttack`: with `movementStep` it is declared at the end of the movement, so that enemies know it when they react.","options":["dashAttack"]},
  {"id":"ELD-SKILL-017","section":"Skills","title":"Dual Wield: weapons","says":"A model with Dual Wield may equip a second Melee Weapon in place of a Shield; both weapons need Reach 1 or less and no Two-Handed.","source":"p. 49"},
  {"id":"ELD-SKILL-018","section":"Skills","title":"Dual Wield: re-roll","says":"A model with Dual Wield may re-roll one Melee Attack roll, and it picks which weapon's Power and Strike apply to the Attack.","source":"p. 49"},
  {"id":"ELD-SKILL-019","section":"Skills","title":"Finishing Strike","says":"If a model with Finishing Strike wounds a target it may, after damage-related states are applied, make one more Strike 1 Attack (not modifiable) with the same Item or Spell on it; with several targets only one is chosen.","source":"p. 49","question":"Once per Activation implies that a Finishing Strike leads to no other. The book does not say whether Incapacitated, which comes at the end of the sequence (p. 22), is one of the states that are applied before, nor whether a model that a Sweep or a template hits beside the target is a target, too.","ruling":"Once per sequence. A target is a model at which a strike was aimed; option `finishingTargets`, with `wounded` every enemy that the Attack has wounded. The states that the Wounds bring (Panicked by a Demon) count for the Finishing Strike, and those of Hits without a Wound (Crouched by Knockdown) do not. The target may be at 0 HP, but then no Wound is possible in this sequence; option `finishingKills`, with true the Finishing Strike meets it Incapacitated, so that one more Wound makes it Dead.","options":["finishingTargets","finishingKills"]},
  {"id":"ELD-SKILL-020","section":"Skills","title":"Finishing Strike: defence","says":"The extra Attack of a Finishing Strike is rolled alone.","source":"Ruling on pp. 22 and 49","question":"The book does not say whether the target's Dodge counts.","ruling":"A successful Dodge of this sequence covers it; no new Confrontation."},
  {"id":"ELD-SKILL-021","section":"Skills","title":"Flicker","says":"A movement with Flicker passes through obstacles and models in any direction, measured in a straight line from start to end.","source":"p. 49","question":"The book names a movement that is declared, which may be one outside the Movement step.","ruling":"A Ranger, and a model that Hasten or Surge Order moves, may use Flicker for a Walk, too; an end move such as that of a Dodge is not declared and has none."},
  {"id":"ELD-SKILL-022","section":"Skills","title":"Flicker: end","says":"A movement with Flicker may not end on a model or in an obstacle; if it ends in mid-air, the model is placed below and checks Fall Damage.","source":"p. 49"},
  {"id":"ELD-SKILL-023","section":"Skills","title":"Flicker: reactions","says":"Enemies may react to a movement with Flicker only if they have LoS to the model when it performs an action, or if it moves into their Awareness.","source":"p. 49","question":"\"When it performs an action\" lies after the Reaction step, and a Flicker may begin and end in the same Awareness.","ruling":"LoS is checked at its end position only, where the model acts. It moves into the Awareness of an enemy if it ends there; option `flickerAwareness`, with `entered` it must have begun outside of it.","options":["flickerAwareness"]},
  {"id":"ELD-SKILL-024","section":"Skills","title":"Flight","says":"A model with Flight may enter or cancel Flying in its Movement step and never takes Fall Damage.","source":"p. 49","question":"Flying ends when a model becomes Crouched (p. 43), but if a Crouched model takes off is not said.","ruling":"It does, and gets up by that, since the Movement step lets it end Crouched as well (p. 29). Option `crouchedTakeOff`: with false it has to get up in another Movement step first.","options":["crouchedTakeOff"]},
  {"id":"ELD-SKILL-025","section":"Skills","title":"Follow-Up","says":"If an enemy disengages from a model with Follow-Up, that model may move up to half SPD toward the enemy.","source":"p. 49","question":"AP cost and timing are not given, and \"disengages\" may mean the Dodge of that name alone (p. 34) or every move out of Reach.","ruling":"No AP, since Skills that cost one say so; right after the disengaging move. Every move by which an enemy itself goes out of its Reach in a sequence is followed like a Dodge: its movement with Hit and Retreat or in Panic, a Walk to a charmer, a Walk at the end of the sequence, another Follow-Up. Of several followers each player picks the next one. Option `followedMoves`: with `endMoves` only moves at the end of the sequence are followed, with `dodges` only a Dodge is.","options":["followedMoves"]},
  {"id":"ELD-SKILL-026","section":"Skills","title":"Foresight","says":"A reactive model with Foresight that is made the target of an Attack may declare its Reaction late, once the attacker's Action step is over.","source":"p. 49"},
  {"id":"ELD-SKILL-027","section":"Skills","title":"Hit and Retreat: engaged","says":"In its Movement step a model with Hit and Retreat may cancel Engaged without a roll.","source":"p. 49"},
  {"id":"ELD-SKILL-028","section":"Skills","title":"Hit and Retreat: walk","says":"After declaring an Attack in its own Activation a model with Hit and Retreat may Walk in the Resolution step.","source":"p. 49","question":"Order against Dodge moves of the enemy is not given.","ruling":"At the same stage as end moves: Reactive models first."},
  {"id":"ELD-SKILL-029","section":"Skills","title":"Hurl","says":"Hurl is a Ranged Attack with Strike 1 (fixed), Reach and Power equal to T, AOE Circular S and Stagger; the user has +4 ACC if the target is within half that Reach, and may use no other ranged weapon or Spell in the sequence.","source":"p. 49"},
  {"id":"ELD-SKILL-030","section":"Skills","title":"Infiltration I","says":"A model with Infiltration I may be deployed up to the middle line in its own half of the field.","source":"p. 50"},
  {"id":"ELD-SKILL-031","section":"Skills","title":"Infiltration II","says":"A model with Infiltration II may be deployed anywhere outside the enemy Deployment Zone.","source":"p. 50","question":"The text thinks of two zones that lie apart. With more players, or on a small field, enemy zones overlap the own zone and the own half of the field.","ruling":"A model may stand wherever its own zone, level I or level II lets it: each of them by itself, because a Skill is optional and a level grants the lower ones (p. 9). Option `infiltration`: with `outsideZones` neither level leads into the zone of an enemy, but the own zone stays open.","options":["infiltration"]},
  {"id":"ELD-SKILL-032","section":"Skills","title":"Impede","says":"When a model with Impede declares an Attack of Opportunity on a model that is not Engaged, the movement of the target ends at that point.","source":"p. 50"},
  {"id":"ELD-SKILL-033","section":"Skills","title":"Impede: melee","says":"If an Attack of Opportunity with Impede is a Melee Attack, the target is Engaged at once.","source":"p. 50","question":"The book leaves open whether the movement ends if the Reach check fails, and how a target is Engaged that a melee Spell stops beyond the Reach of the Melee Weapon.","ruling":"A failed Reach check means the activated model is not affected, so the movement continues. A target that a melee Spell stops beyond that Reach is Engaged up to the End step, where only the Reach counts; option `impedeBeyondReach`, with `free` it is not Engaged.","options":["impedeBeyondReach"]},
  {"id":"ELD-SKILL-034","section":"Skills","title":"Leap","says":"A model with Leap performs Jump as a Normal Movement at unhalved SPD.","source":"p. 50"},
  {"id":"ELD-SKILL-035","section":"Skills","title":"Protector","says":"In the Reactive role, when an ally within half its SPD becomes the target of an Attack, a model with Protector may spend 1 AP to move into Base Contact with that ally and become the target instead.","source":"p. 50","question":"Not said for a model that is a target of the same Attack already.","ruling":"It may protect as any other model, since the Skill names all that it asks for: the strikes on the ally are then aimed at it as well; option `targetedProtector`, with `protectsNobody` only a model that is no target protects.","options":["targetedProtector"]},
  {"id":"ELD-SKILL-036","section":"Skills","title":"Protector: movement limit","says":"The move of a Protector cannot pass objects taller than its Hitbox.","source":"p. 50"},
  {"id":"ELD-SKILL-037","section":"Skills","title":"Protector: reaction","says":"Protector is declared when the ally becomes the target, after the Action step; it counts as the model's one Reaction of the sequence.","source":"Ruling on pp. 30 and 50","question":"Not said, and neither is whether the Protector needs Line of Sight to the attacker, as a Reaction does (p. 30), nor whether it also protects the activated model of another player from the Attack of a Reaction.","ruling":"As stated; the redirected Attack keeps its cover and distance from the new position; the Protector makes no Dodge. Where the distance to the ally may not be measured before, as in Realism mode, a wrong guess costs the point. It needs no sight, since the Skill names all that it asks for; option `protectorSight`, with `needed` it has to fulfil everything that a Reaction against the attacker asks for. A model reacts to the activated model only (p. 30), so it protects nobody from the Attack of a Reaction. What forbids a Reaction, such as a duel of others (p. 39), or the Stealth or Flicker of an attacker out of sight, forbids Protector too.","options":["protectorSight"]},
  {"id":"ELD-SKILL-038","section":"Skills","title":"Regeneration","says":"In its Strategic phase a model with Regeneration may regain 1 HP and cancel Bleeding, Weakened and Crippled.","source":"p. 50"},
  {"id":"ELD-SKILL-039","section":"Skills","title":"Stealth I","says":"The activation of a model with Stealth I provokes no Reaction from enemies without LoS to it, even if it is in their Awareness.","source":"p. 50"},
  {"id":"ELD-SKILL-040","section":"Skills","title":"Stealth II: deployment","says":"A model with Stealth II may be deployed Shrouded.","source":"p. 50"},
  {"id":"ELD-SKILL-041","section":"Skills","title":"Stealth II: re-entry","says":"If no enemy has LoS to it, a model with Stealth II may become Shrouded again in its Strategic phase.","source":"p. 50"},
  {"id":"ELD-SKILL-042","section":"Skills","title":"Taunt","says":"When a model uses Taunt in its Movement step, all enemies that have LoS to it, or whose Awareness it enters, make an Intellect roll; failure forces a Reaction against it if possible.","source":"p. 50","question":"The book does not say which action must be taken, nor whether a model that is in an Awareness from the start enters it.","ruling":"Any legal Reaction; an enemy without AP is not affected. Being in the Awareness at any moment of the Movement step is enough, as for a Dodge (ELD-AWARE-005); option `tauntAwareness`, with `entered` the model has to come into it from outside.","options":["tauntAwareness"]},
  {"id":"ELD-SKILL-043","section":"Skills","title":"Tracking: bonus","says":"A model with Tracking has +3 on Perceive and Uncover.","source":"p. 50"},
  {"id":"ELD-SKILL-044","section":"Skills","title":"Tracking: uncover","says":"A model with Tracking rolls Uncover without halving its Intellect.","source":"p. 50"},
  {"id":"ELD-SKILL-045","section":"Skills","title":"Tracking: re-roll","says":"A model with Tracking may re-roll one Perceive roll.","source":"p. 50"},
  {"id":"ELD-TRAIT-001","section":"Traits","title":"Acute Senses: attribute","says":"A model with Acute Senses may roll Perceive and Uncover with AG instead of INT.","source":"p. 51"},
  {"id":"ELD-TRAIT-002","section":"Traits","title":"Acute Senses: Awareness","says":"The Awareness of a model with Acute Senses is 3 inches larger.","source":"p. 51"},
  {"id":"ELD-TRAIT-003","section":"Traits","title":"Acute Senses: Dodge","says":"The Agility of a model with Acute Senses is not halved when it dodges without LoS.","source":"p. 51"},
  {"id":"ELD-TRAIT-004","section":"Traits","title":"Advantage (X)","says":"Once per sequence, in an Attack on a target with the characteristic X, a model with Advantage (X) re-rolls as many dice as it likes, each one time.","source":"p. 51","question":"The text speaks of any dice during an Attack action, and not of Attack rolls; Damage rolls are thrown during it, too. An Attack may be split among several such targets.","ruling":"One use covers all dice of one Attack, at all its targets with the characteristic: Attack rolls and Damage rolls, each die one time. Option `advantageDice`, with `attackRolls` the Attack rolls alone.","options":["advantageDice"]},
  {"id":"ELD-TRAIT-005","section":"Traits","title":"Affinity (Element)","says":"A model with Affinity may cast Spells of the Element that the Trait names.","source":"p. 51"},
  {"id":"ELD-TRAIT-006","section":"Traits","title":"Armor-Piercing","says":"Against a Hit with Armor-Piercing half the target's ARM is added to the Damage roll, rounded up.","source":"p. 51"},
  {"id":"ELD-TRAIT-007","section":"Traits","title":"Bleed","says":"A Wound with Bleed makes the target Bleeding.","source":"p. 51"},
  {"id":"ELD-TRAIT-008","section":"Traits","title":"Burn (X)","says":"For a Wound with Burn (X) the attacking player may make X further Damage rolls against ARM 0; each success is a Wound.","source":"p. 51","question":"The Power used is not repeated, nor is once per Wound or per Attack.","ruling":"Power of the Hit; X rolls per Wound, as the text says \"a Wound\". The player is asked for Wounds of allied models only, and against all others the rolls are always made; option `burnRolls`, with `alwaysAsked` the player is asked for every Wound, for example to leave an enemy Incapacitated.","options":["burnRolls"]},
  {"id":"ELD-TRAIT-009","section":"Traits","title":"Burn: removal","says":"If a Burn Wound would make a model Dead, that model is removed from the field.","source":"p. 51"},
  {"id":"ELD-TRAIT-010","section":"Traits","title":"Cleave","says":"Every Wound with Cleave is followed by one more Wound.","source":"p. 51"},
  {"id":"ELD-TRAIT-011","section":"Traits","title":"Construct: trait immunities","says":"A Construct is not affected by Surprise Attack, Stagger, Vampirism, Mindgame, Burn, the Charm skill or Toxic Environment.","source":"p. 52","question":"Vampirism is not defined anywhere.","ruling":"Kept as a Trait name with no effect of its own."},
  {"id":"ELD-TRAIT-012","section":"Traits","title":"Construct: state immunities","says":"A Construct cannot be Panicked, Bleeding, Poisoned, Weakened or Confused.","source":"p. 52"},
  {"id":"ELD-TRAIT-013","section":"Traits","title":"Construct: drain","says":"Effects that give an attacker HP for wounding have no effect against a Construct.","source":"p. 52"},
  {"id":"ELD-TRAIT-014","section":"Traits","title":"Construct: healing","says":"A Construct regains no HP from Spells or Skills without the Earth Element.","source":"p. 52","question":"Upgrades, Items that are no Spells, Stratagems and Campfires are not named.","ruling":"They heal it like any other model."},
  {"id":"ELD-TRAIT-015","section":"Traits","title":"Construct: zero HP","says":"A Construct with 0 HP is removed from the field.","source":"p. 52"},
  {"id":"ELD-TRAIT-016","section":"Traits","title":"Crippling","says":"A Wound with Crippling forces a Toughness roll; failure makes the target Crippled.","source":"p. 52"},
  {"id":"ELD-TRAIT-017","section":"Traits","title":"Demon: wound","says":"A model that a Demon wounds makes a Morale roll; failure is Panicked until the end of the turn.","source":"p. 52"},
  {"id":"ELD-TRAIT-018","section":"Traits","title":"Demon: critical","says":"A Critical Hit of a Demon makes the hit model Panicked until the end of the turn without a roll.","source":"p. 52"},
  {"id":"ELD-TRAIT-019","section":"Traits","title":"Demon: attack","says":"An Attack of a Demon has +4 against a Panicked model.","source":"p. 52"},
  {"id":"ELD-TRAIT-020","section":"Traits","title":"Demon against Demon","says":"The Trait Demon does nothing against models that have it.","source":"p. 52"},
  {"id":"ELD-TRAIT-021","section":"Traits","title":"Duelist","says":"The target of an Attack of a Duelist cannot use Combat Arts of level III or less.","source":"pp. 52 and 85","question":"\"Level III or less\" could mean the level listed on the profile or the level chosen. An Attack whose requirements fail still has a target. The card of Traveling Duelist (p. 85) speaks of every enemy that the Duelist combats, not only of the target of its Attack.","ruling":"Levels I to III may not be chosen for the Attack; a model whose art is level IV or V may choose those. The target is the model that was named, whether the Attack reaches it or not. The list of Traits counts; option `duelistArts`, with `combat` a level I to III of an enemy that attacks the Duelist has no effect either.","options":["duelistArts"]},
  {"id":"ELD-TRAIT-022","section":"Traits","title":"Elemental: immunities","says":"An Elemental is not affected by Stagger, Vampirism, Mindgame, Charm or Toxic Environment; it is never Bleeding, Poisoned or Weakened.","source":"p. 52"},
  {"id":"ELD-TRAIT-023","section":"Traits","title":"Elemental: zero HP","says":"An Elemental with 0 HP is removed from the field.","source":"p. 52"},
  {"id":"ELD-TRAIT-024","section":"Traits","title":"Elemental Essence (Element): immunity","says":"Attacks of the Element of its Elemental Essence have no effect on a model.","source":"p. 52","question":"The text says that the model cannot suffer effects of such Attacks, and not whether the damage is one of them.","ruling":"It is: the Hits are negated. Option `essenceHits`, with `damageOnly` a Hit has its Damage roll, with all that counts in it, but neither the Hit nor its Wound brings anything more: no state, no move, no loss of AP, no further Wound, and no effect of a Spell or a Combat Art. With either option such an Attack does not surprise the model.","options":["essenceHits"]},
  {"id":"ELD-TRAIT-025","section":"Traits","title":"Elemental Essence (Element): natural weapons","says":"Melee Attacks of a model with Elemental Essence with its Natural weapons deal magical damage of that Element.","source":"p. 52"},
  {"id":"ELD-TRAIT-026","section":"Traits","title":"Familiar: abilities","says":"The caster of a Familiar has the listed Abilities and Stat Modifiers as long as the Familiar is summoned.","source":"p. 52"},
  {"id":"ELD-TRAIT-027","section":"Traits","title":"Familiar: shield","says":"If a caster would suffer Wounds by damage, one of its Familiars may be removed instead.","source":"p. 52","question":"The book does not make clear whether one familiar absorbs all Wounds of one source, nor whether falls, states and Environments do such damage too.","ruling":"It absorbs all Wounds of the one Attack, or of one fall or roll; its owner picks among several, and decides once, at the first of these Wounds. A Familiar guards against every Wound; option `familiarGuards`, with `attacks` against those of Attacks only.","options":["familiarGuards"]},
  {"id":"ELD-TRAIT-028","section":"Traits","title":"Familiar: copies","says":"A Familiar has no Mana Upkeep; a caster has at most one Familiar of a name.","source":"p. 52","question":"A caster whose creatures have as much Upkeep as its STA casts no more Conjurations (p. 24), and a Familiar is cast by one, but adds no Upkeep.","ruling":"The ban speaks of every Conjuration, so it holds for Familiars too; the caster may dismiss a creature in its Strategic phase (ELD-MANA-012). Option `familiarsAtFullUpkeep`, with true only a Familiar of the same name forbids one.","options":["familiarsAtFullUpkeep"]},
  {"id":"ELD-TRAIT-029","section":"Traits","title":"Familiar: not a model","says":"A Familiar is not a full model and only its effects matter.","source":"p. 52","question":"The book does not say whether a Spell that removes summoned creatures, such as Dispel Magic, removes a Familiar.","ruling":"Such a Spell removes all Familiars of a caster that it hits; option `dispelledFamiliars`, with `kept` they stay.","options":["dispelledFamiliars"]},
  {"id":"ELD-TRAIT-030","section":"Traits","title":"Fearless","says":"A Fearless model cannot become Panicked.","source":"p. 53"},
  {"id":"ELD-TRAIT-031","section":"Traits","title":"Focus","says":"Spells and Items with Focus have no target; the user is the centre and the named models in its Casting Aura are affected.","source":"p. 53","question":"The book does not say at which moment the activated model counts for a Reaction without a target, nor whether Skills that give an Attack on one enemy, such as Chain Attack, may use a means that has no target.","ruling":"The final position of the activated model counts; an Attack of Opportunity happens at the point of the path that its player names. A Skill may use such a means where it reaches that enemy. The Casting Aura is measured with all other requirements (ELD-ACT-019), so a Surprise Attack in the same sequence does not make it smaller."},
  {"id":"ELD-TRAIT-032","section":"Traits","title":"Focus and sight","says":"Focus needs no LoS to the affected models and no halving.","source":"Ruling on pp. 19 and 53","question":"The Casting Aura rule halves for targets without sight, Focus has no target.","ruling":"As stated."},
  {"id":"ELD-TRAIT-033","section":"Traits","title":"Frostbite","says":"A Wound with Frostbite forces one Toughness roll in total, however many Hits there were; failure is one more Wound.","source":"p. 53","question":"The text speaks of several Hits and not of several attackers.","ruling":"One roll for each attacker; option `frostbiteRolls`, with `once` one roll of the model for the sequence.","options":["frostbiteRolls"]},
  {"id":"ELD-TRAIT-034","section":"Traits","title":"Ignore Armor","says":"Against a Hit with Ignore Armor ARM counts as 0 in the Damage roll.","source":"p. 53"},
  {"id":"ELD-TRAIT-035","section":"Traits","title":"Ignore Shield","says":"Attacks with Ignore Shield ignore the effects of Shields.","source":"p. 53"},
  {"id":"ELD-TRAIT-036","section":"Traits","title":"Inspiring I","says":"Other allied models of the same Affiliation in the Awareness of a model with Inspiring I have +6 M.","source":"p. 53"},
  {"id":"ELD-TRAIT-037","section":"Traits","title":"Intimidating","says":"Panicked models with LoS to a model with Intimidating have -6 M.","source":"p. 53"},
  {"id":"ELD-TRAIT-038","section":"Traits","title":"Knockback (X)","says":"A Hit with Knockback (X) moves the target X inches in a direction away from the attacker, which the attacker chooses, at the end of the Resolution step.","source":"p. 53","question":"The text does not say if several Hits of an Attack move the target several times.","ruling":"Each Hit moves it, one after another, and each in a direction of its own; option `knockbackHits`, with `longest` only the longest Knockback of each attacker does.","options":["knockbackHits"]},
  {"id":"ELD-TRAIT-039","section":"Traits","title":"Knockback: from where","says":"Knockback moves the target from the point where its Movement ended.","source":"p. 53","question":"A Dodge move would start elsewhere.","ruling":"Knockback first, then the Dodge move from the new place. No option: only in this order is the model still at the point where its Movement ended."},
  {"id":"ELD-TRAIT-040","section":"Traits","title":"Knockback: direction","says":"Every direction that increases the distance from the attacker is allowed for Knockback.","source":"Ruling on p. 53","question":"\"Any direction away\".","ruling":"Angle up to 90 degrees from the straight line away."},
  {"id":"ELD-TRAIT-041","section":"Traits","title":"Knockback: size","says":"Knockback has no effect on models two or more Sizes larger than the attacker.","source":"p. 53"},
  {"id":"ELD-TRAIT-042","section":"Traits","title":"Knockdown","says":"A Hit with Knockdown makes the target Crouched; it has no effect on models two or more Sizes larger than the attacker.","source":"p. 53"},
  {"id":"ELD-TRAIT-043","section":"Traits","title":"Knockdown and Flying","says":"Knockdown on a Flying model ends Flying and makes it Crouched.","source":"p. 43; p. 53"},
  {"id":"ELD-TRAIT-044","section":"Traits","title":"Mana Cost (X)","says":"Casting a Spell with Mana Cost (X) costs X Mana Counters from the caster's pool.","source":"pp. 24 and 54","question":"The book does not say whether a failed cast costs them.","ruling":"Paid at declaration and lost on failure; without enough counters the spell cannot be declared."},
  {"id":"ELD-TRAIT-045","section":"Traits","title":"Mindgame: Dodge","says":"A Dodge against an Attack with Mindgame is rolled with INT.","source":"p. 54"},
  {"id":"ELD-TRAIT-046","section":"Traits","title":"Mindgame: damage","says":"Each Hit with Mindgame makes the target roll INT instead of the Damage roll; failure applies the effects and the damage.","source":"p. 54"},
  {"id":"ELD-TRAIT-047","section":"Traits","title":"Poison I","says":"A Wound with Poison I makes the target Weakened until its next Strategic phase.","source":"p. 54"},
  {"id":"ELD-TRAIT-048","section":"Traits","title":"Poison II","says":"A Wound with Poison II makes the target Weakened and Poisoned, without the time limit of Poison I.","source":"p. 54","question":"Level II includes level I; the durations differ.","ruling":"The longer (unlimited) Weakened counts."},
  {"id":"ELD-TRAIT-049","section":"Traits","title":"Watchful","says":"A Watchful model receives double AP in its Reactive role.","source":"p. 54","question":"Order against flat AP bonuses is not given.","ruling":"STA allotment is doubled, flat extra AP are added afterwards."},
  {"id":"ELD-TRAIT-050","section":"Traits","title":"Resistance I (X)","says":"The Power of a Hit of the Type or Trait X on a model with Resistance I (X) is halved.","source":"p. 54"},
  {"id":"ELD-TRAIT-051","section":"Traits","title":"Resistance II (X)","says":"Hits of the Type or Trait X on a model with Resistance II (X) are negated with their effects.","source":"p. 54"},
  {"id":"ELD-TRAIT-052","section":"Traits","title":"Resourceful I","says":"A model with Resourceful I may receive one Upgrade more.","source":"p. 54"},
  {"id":"ELD-TRAIT-053","section":"Traits","title":"Resourceful II","says":"A model with Resourceful II may receive a second further Upgrade.","source":"p. 54"},
  {"id":"ELD-TRAIT-054","section":"Traits","title":"Spellbound (X)","says":"The Enchantment X of a model or an Item with Spellbound (X) lasts for the whole game and cannot wear off.","source":"p. 54","question":"The book does not say whether Dispel Magic or Purification removes it.","ruling":"They may not; only loss of the Item ends it."},
  {"id":"ELD-TRAIT-055","section":"Traits","title":"Stagger","says":"A Hit with Stagger costs the target 1 AP for the turn; it has no effect on models two or more Sizes larger than the attacker.","source":"p. 54"},
  {"id":"ELD-TRAIT-056","section":"Traits","title":"Stun","says":"A Wound with Stun forces a Toughness roll; failure costs the target all AP for the turn.","source":"p. 55"},
  {"id":"ELD-TRAIT-057","section":"Traits","title":"Surprise Attack","says":"An Attack with Surprise Attack halves the target's OFF, DEF, ACC, AG and INT until the end of the sequence.","source":"p. 55"},
  {"id":"ELD-TRAIT-058","section":"Traits","title":"Survival (X)","says":"Environment X does not affect a model with Survival (X).","source":"p. 55"},
  {"id":"ELD-TRAIT-059","section":"Traits","title":"Sweep I","says":"A successful Attack roll with Sweep I hits every model in LoS and weapon Reach of the user.","source":"p. 55","question":"Allies are not excepted.","ruling":"All models except the user; each successful roll is one Hit on each."},
  {"id":"ELD-TRAIT-060","section":"Traits","title":"Sweep II","says":"A successful Attack roll with Sweep II hits every model in Reach, also behind the user and out of its sight.","source":"p. 55"},
  {"id":"ELD-TRAIT-061","section":"Traits","title":"Sweep in a Confrontation","says":"Models that a Sweep hits besides its target may avoid their Hit only with Dodge.","source":"Ruling on pp. 22 and 55","question":"The book is silent.","ruling":"A strike negated in Confrontation sweeps nobody."},
  {"id":"ELD-TRAIT-062","section":"Traits","title":"Targetless: target","says":"In the Active role the target of a Targetless Attack can be any surface.","source":"p. 55","question":"An Attack needs Line of Sight; whether one at a surface does, is not said.","ruling":"It needs none. Option `surfaceSight`, with `needed` the spot must be in Line of Sight. A Spell with a Casting Aura may then be aimed at a surface out of sight, at half the attribute.","options":["surfaceSight"]},
  {"id":"ELD-TRAIT-063","section":"Traits","title":"Targetless in the Reactive role","says":"When a model reacts with a Targetless Attack, a model must be the target.","source":"Ruling on p. 55","question":"The Trait is limited to the Active role.","ruling":"The activated model must be the target and wholly under the template."},
  {"id":"ELD-TRAIT-064","section":"Traits","title":"Throwing: reach","says":"An Item with Throwing can make a Ranged Attack with Reach T; the Item's Power applies. A Weapon has to be equipped, as for every Attack with it.","source":"p. 55; p. 12, Weapons"},
  {"id":"ELD-TRAIT-065","section":"Traits","title":"Throwing: strike","says":"The Strike of a thrown Item may be up to its Quantity, whatever else adds strikes.","source":"p. 55"},
  {"id":"ELD-TRAIT-066","section":"Traits","title":"Throwing: loss","says":"A thrown Item leaves the Inventory even on a miss; if the target became Incapacitated or Dead, the Item may be picked up by Base Contact with the target.","source":"p. 55"},
  {"id":"ELD-TRAIT-067","section":"Traits","title":"Trample","says":"A model with Trample may pass through smaller models when it declares Run; each one that it passes or touches suffers a Hit with Knockdown and Power equal to the T of the runner.","source":"p. 55","question":"Flying models are not named. Only Flying models target them with Melee Attacks, but a Trample targets nobody, and distances of Flying models are measured on the field. A model that flees in panic runs without declaring it. The book does not say whether Traits of Hits on the profile of the runner count.","ruling":"Flying models are trampled, and trample, as if they stood on the field; option `trampleFlying`, without it only two models that both fly, or both do not, meet. A flight tramples, since a Trait works on every movement of its model (ELD-PROFILE-018); option `trampleInPanic`, with false it goes round models and hits nobody. For the same reason Traits of Hits on the profile count for the Hits of a Trample, but Surprise Attack, which halves attributes of a target, does not.","options":["trampleFlying","trampleInPanic"]},
  {"id":"ELD-TRAIT-068","section":"Traits","title":"Trample: dodge","says":"A reacting model can avoid the Hit of a Trample by a successful Dodge.","source":"p. 55","question":"An Attack roll is not mentioned.","ruling":"The Hit is automatic, non-critical, applied in the End step."},
  {"id":"ELD-TRAIT-069","section":"Traits","title":"Two-Handed","says":"While a Two-Handed Weapon is equipped, neither a Shield nor another Weapon can be equipped.","source":"p. 56"},
  {"id":"ELD-TRAIT-070","section":"Traits","title":"Unkeen","says":"A Wound with Unkeen is negated by a passed Toughness roll.","source":"p. 56","question":"A Melee Attack with bare hands may have Cleave, Burn or Frostbite from an art or a Spell. The Wounds of those carry no Traits that act on a Wound (ELD-DAMAGE-006), but Unkeen acts before one.","ruling":"Every Wound of the Attack has a Toughness roll, since the Trait belongs to all Wounds that the hands cause (ELD-PROFILE-020). Option `unkeenWounds`: with `ofHits` only the Wound of the Hit itself has one.","options":["unkeenWounds"]},
  {"id":"ELD-TRAIT-071","section":"Traits","title":"Unstoppable","says":"An Unstoppable model has no Confrontation with a smaller target.","source":"p. 56"},
  {"id":"ELD-TRAIT-072","section":"Traits","title":"Vigilance","says":"A model with Vigilance is immune to Surprise Attack and has a Front of 360 degrees.","source":"p. 56"},
  {"id":"ELD-TRAIT-073","section":"Traits","title":"Weakening","says":"A Wound with Weakening makes the target Weakened.","source":"p. 56"},
  {"id":"ELD-TRAIT-074","section":"Traits","title":"Tactician","says":"The Deployment Zone of the party of a Tactician is 5 inches deeper.","source":"p. 87"},
  {"id":"ELD-TRAIT-075","section":"Traits","title":"Undefined Traits","says":"Undead, Spirit, Stationary and Vampirism are used without a definition.","source":"pp. 40, 51, 58-59","question":"Effects unknown.","ruling":"Undead and Spirit are tags; Stationary means the spell ends if its caster moves or is moved; Vampirism is a named tag; option `undefinedTraits`, with `tagsOnly` Stationary ends nothing.","options":["undefinedTraits"]},
  {"id":"ELD-ART-001","section":"Combat Arts","title":"Assassination I","says":"Assassination I: the user's Attack has +6 Power.","source":"p. 57"},
  {"id":"ELD-ART-002","section":"Combat Arts","title":"Assassination II","says":"The user's Attack has Poison I.","source":"p. 57"},
  {"id":"ELD-ART-003","section":"Combat Arts","title":"Assassination III","says":"The user's Attack has +1 Strike.","source":"p. 57"},
  {"id":"ELD-ART-004","section":"Combat Arts","title":"Assassination IV","says":"In the Active role every successful Attack roll of the user is a Critical Hit.","source":"p. 57"},
  {"id":"ELD-ART-005","section":"Combat Arts","title":"Assassination V","says":"A model wounded by the Attack dies.","source":"p. 57","question":"The book does not say whether it dies at once or after Wound prevention.","ruling":"Only after a Wound that was not prevented; Dead at the end of the sequence."},
  {"id":"ELD-ART-006","section":"Combat Arts","title":"Assassination scope","says":"Assassination applies to Attacks of either kind.","source":"p. 57"},
  {"id":"ELD-ART-007","section":"Combat Arts","title":"Fencing I","says":"The target's Melee Attack has -3.","source":"p. 57"},
  {"id":"ELD-ART-008","section":"Combat Arts","title":"Fencing II","says":"The target's Melee Attack has -1 Strike, minimum 1.","source":"p. 57"},
  {"id":"ELD-ART-009","section":"Combat Arts","title":"Fencing III","says":"The user's Melee Attack has +1 Strike.","source":"p. 57"},
  {"id":"ELD-ART-010","section":"Combat Arts","title":"Fencing IV","says":"The user's Melee Attack has Knockdown.","source":"p. 57"},
  {"id":"ELD-ART-011","section":"Combat Arts","title":"Fencing V","says":"The user's Melee Attack has Ignore Armor.","source":"p. 57"},
  {"id":"ELD-ART-012","section":"Combat Arts","title":"Fencing scope","says":"Fencing applies to Melee Attacks only.","source":"p. 57"},
  {"id":"ELD-ART-013","section":"Combat Arts","title":"Berserk I","says":"The user's Melee Attack has Knockdown.","source":"p. 57"},
  {"id":"ELD-ART-014","section":"Combat Arts","title":"Berserk II","says":"The user's Melee Attack has Sweep.","source":"p. 57","question":"No level of Sweep is given.","ruling":"Sweep I, since no numeral means level I."},
  {"id":"ELD-ART-015","section":"Combat Arts","title":"Berserk III","says":"The user's Melee Attack has Crippling.","source":"p. 57"},
  {"id":"ELD-ART-016","section":"Combat Arts","title":"Berserk IV","says":"The user's Melee Attack has Cleave.","source":"p. 57","question":"A level V exists for other arts, not for this one.","ruling":"The art ends at IV."},
  {"id":"ELD-ART-017","section":"Combat Arts","title":"Archery I","says":"With Archery I the first Reach interval of the Ranged Weapon is 6 inches longer; its outermost limit does not grow.","source":"p. 84","question":"The next interval starts later.","ruling":"0-20/21-40 becomes 0-26/27-40."},
  {"id":"ELD-ART-018","section":"Combat Arts","title":"Archery II","says":"A Hit of a Ranged Attack with Archery II makes the target Slowed until the end of the turn.","source":"p. 84"},
  {"id":"ELD-ART-019","section":"Combat Arts","title":"Archery III","says":"The user's Ranged Attack has Stagger.","source":"p. 84"},
  {"id":"ELD-ART-020","section":"Combat Arts","title":"Archery IV","says":"The user's Ranged Attack has +1 Strike.","source":"p. 84"},
  {"id":"ELD-ART-021","section":"Combat Arts","title":"Archery scope","says":"Archery applies to Ranged Attacks.","source":"p. 84","question":"It is found only in an Upgrade, not in the list of Combat Arts.","ruling":"Treated as a full Combat Art with levels I to IV."},
  {"id":"ELD-ART-022","section":"Combat Arts","title":"Arts chosen at declaration","says":"The level of a Combat Art is named when the Attack is declared, in both roles.","source":"pp. 31 and 35"},
  {"id":"ELD-ART-023","section":"Combat Arts","title":"Arts against several targets","says":"A level of a Combat Art that weakens the target's Melee Attack affects every target of a split Attack that attacks the user.","source":"Ruling on pp. 21 and 57","question":"The text speaks of one target.","ruling":"As stated: a split Attack has several targets (p. 35), each of which is a target of the level. No option: the book says both."},
  {"id":"ELD-ART-024","section":"Combat Arts","title":"Duelist against a declared art","says":"A reacting model declares its Combat Art before the activated Duelist declares an Attack; the level then has no effect.","source":"Ruling on pp. 52 and 57","question":"Declarations are binding, and the ban comes later.","ruling":"A level I to III art is ignored without replacement."},
  {"id":"ELD-ART-025","section":"Combat Arts","title":"Arts against non-attackers","says":"Levels of Combat Arts that weaken the target's Attack do nothing if the target does not attack the user in this sequence.","source":"Ruling on p. 57","question":"The book is silent.","ruling":"As stated."},
  {"id":"ELD-SPELLCRAFT-001","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Ignite","says":"Fire I Sorcery, Ranged, Power INT, Reach 16, Strike STA, Burn (1).","source":"p. 58, Art of Sorcery"},
  {"id":"ELD-SPELLCRAFT-002","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Flare","says":"Fire II Sorcery, Ranged/Melee, Power INT, Reach 3, Strike 1, Sweep II and Burn (2).","source":"p. 58, Art of Sorcery","question":"Listed again in Kitsune no Mai with the same numbers.","ruling":"One spell in two charts."},
  {"id":"ELD-SPELLCRAFT-003","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Inferno (Art of Sorcery)","says":"Fire III Sorcery, Ranged, Power INT, Casting Aura with AOE Circular L, Strike 1, Mana Cost (1), Targetless, Burn (3).","source":"p. 58, Art of Sorcery"},
  {"id":"ELD-SPELLCRAFT-004","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Arcane Bolt","says":"Elder I Sorcery, Ranged, Power INT, Reach 16, Strike STA; Knockdown on a Critical Hit only.","source":"p. 58"},
  {"id":"ELD-SPELLCRAFT-005","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Telekinetic Blast","says":"Elder II Sorcery, Ranged, Power INT-3, AOE Spray L, Strike 1, Knockback (3) and Knockdown.","source":"p. 58"},
  {"id":"ELD-SPELLCRAFT-006","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Soul Crush","says":"Elder III Sorcery, Ranged, Power INT, Reach 16, Strike 1, Stun and Ignore Armor; a wounded target is Panicked until the caster's next End phase.","source":"p. 58"},
  {"id":"ELD-SPELLCRAFT-007","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Purification: cleansing","says":"Fire I Healing, Ranged, Reach 16, Strike 1: removes any number of Enchantments and the states Weakened, Poisoned, Petrified, Confused, Blinded from the target.","source":"p. 58, Purification Rites"},
  {"id":"ELD-SPELLCRAFT-008","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Purification: shield","says":"Until the End phase the target of Purification cannot be affected by enemy Enchantments.","source":"p. 58"},
  {"id":"ELD-SPELLCRAFT-009","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Purification: Undead","says":"A target with Undead suffers a Wound automatically when Purification hits it.","source":"p. 58","question":"An Undead target would be an enemy, so the spell is an Attack without Power.","ruling":"No Damage roll; the target may Dodge or enter a Confrontation."},
  {"id":"ELD-SPELLCRAFT-010","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Purgation: cleansing","says":"Divine I Healing, Ranged/Melee, Reach 16, Strike 1: removes Weakened and Poisoned and any number of Enchantments from the target.","source":"p. 59, Hieromancy"},
  {"id":"ELD-SPELLCRAFT-011","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Purgation: smiting","says":"A target with Undead, Affinity (Profane) or Elemental Essence (Profane) suffers a Wound automatically when Purgation hits it.","source":"p. 59","question":"A Hit is a successful Attack roll. An ally is a target of the Spell by Assist, which is no Attack.","ruling":"The Spell does not wound an ally, and neither does Purification. Option `purgedAllies`, with `wounded` a successful cast wounds an ally as well.","options":["purgedAllies"]},
  {"id":"ELD-SPELLCRAFT-012","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Curative Touch","says":"Divine I Healing, Melee, Reach 0, Strike STA: target regains all HP and loses Weakened, Bleeding, Crippled and Poisoned.","source":"p. 59","question":"The text calls these traits although they are states.","ruling":"States."},
  {"id":"ELD-SPELLCRAFT-013","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Protective Barrier","says":"Divine II Enchantment, Ranged, Reach 16, Strike STA: when the target is hit, one Hit of its choice is negated and the Enchantment ends.","source":"p. 59"},
  {"id":"ELD-SPELLCRAFT-014","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Blinding Light","says":"Divine II Sorcery, Ranged, Reach 16 with AOE Circular S, Strike STA, Targetless: models in the area become Blinded on a Hit until the end of the turn.","source":"p. 59","question":"No Power is given.","ruling":"No Damage rolls; allies in the area are blinded too."},
  {"id":"ELD-SPELLCRAFT-015","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Warding Barrier: against spells","says":"Divine III Enchantment, Ranged, Focus, Stationary, Casting Aura, Strike 1: Ranged Attacks of Spell type at models in the Casting Aura are negated.","source":"p. 59","question":"A template may be aimed at the ground, and may lie over models inside and outside of the aura.","ruling":"A strike at a model in the aura is negated for everybody it hits; one at the ground, or at a model outside, is not."},
  {"id":"ELD-SPELLCRAFT-016","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Warding Barrier: spirits","says":"Spirits in the Casting Aura of a Warding Barrier suffer magical damage of Power equal to the caster's M and are moved straight out of the aura.","source":"p. 59","question":"Frequency, Armor and roll are not given.","ruling":"Once at casting and again when a Spirit enters, or comes back there as a Hostile of a Quest; one Damage roll with ARM."},
  {"id":"ELD-SPELLCRAFT-017","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Smite","says":"Divine III Sorcery, Ranged, Power M, Casting Aura with AOE Circular L, Strike 1, Targetless, Armor-Piercing, Burn (1).","source":"p. 59"},
  {"id":"ELD-SPELLCRAFT-018","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Curative Miracle","says":"Divine IV Healing, Ranged, Reach 16, Strike 1: the target regains all HP and loses Weakened, Bleeding, Crippled and Poisoned.","source":"p. 59"},
  {"id":"ELD-SPELLCRAFT-019","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Anointment","says":"Divine IV Enchantment, Ranged, Reach 16, Strike 1: the target cannot be targeted by enemy Enchantments.","source":"p. 59"},
  {"id":"ELD-SPELLCRAFT-020","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Fiery Fervor: states","says":"Fire I Enchantment, Ranged, Reach 16, Strike 1: removes Bleeding, Blinded, Confused, Crippled, Fatigued, Immobilized, Panicked, Petrified, Poisoned, Weakened.","source":"p. 60, Succubi Magic"},
  {"id":"ELD-SPELLCRAFT-021","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Fiery Fervor: bonus","says":"Fiery Fervor also gives +2 OFF and +2 DEF while it lasts.","source":"p. 60"},
  {"id":"ELD-SPELLCRAFT-022","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Unrelenting Zeal","says":"Fire I Enchantment, Ranged, Reach 10, Strike 1: for each Wound that it would suffer the enchanted model may make a Morale roll; success prevents the Wound.","source":"p. 60","question":"Falls, Bleeding, Poison and Environments wound without a Hit.","ruling":"Those Wounds are rolled for as well; a loss of HP that is no Wound is not."},
  {"id":"ELD-SPELLCRAFT-023","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Draining Impulse","says":"Profane I Enchantment, Ranged, Reach 10, Strike 1, Mana Cost (2): the target receives 2 more AP in the Active and the Reactive role.","source":"p. 60","question":"Cast in the Tactical phase, the first allotment would be in the next Upkeep.","ruling":"The extra AP come with each Upkeep allotment while it lasts, not at casting."},
  {"id":"ELD-SPELLCRAFT-024","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Draining Impulse: end","says":"When Draining Impulse is removed or expires, the model becomes Fatigued.","source":"p. 60"},
  {"id":"ELD-SPELLCRAFT-025","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Agony","says":"Profane I Enchantment, Ranged, Casting Aura, Strike 1: at the start of each Activation or Reaction the target rolls INT; failure costs 1 HP and ends that Activation or Reaction.","source":"p. 60"},
  {"id":"ELD-SPELLCRAFT-026","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Burning Resolve","says":"Fire I Healing, Ranged, Reach 10, Strike 1: a target with 0 AP regains 1 AP.","source":"p. 60, Kitsune no Mai","question":"A model with AP left, or a Fatigued one, is not addressed. A caster that aims the Spell at itself may act again and again, without end if its roll cannot fail.","ruling":"No effect if AP are above 0; Fatigued only stops the Upkeep. The text sets no limit for the caster; option `resolveOneself`, without it the caster itself regains nothing.","options":["resolveOneself"]},
  {"id":"ELD-SPELLCRAFT-027","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Mana Burst","says":"Elder I Sorcery, Ranged, Power INT, Reach 16, Strike 1, Stagger.","source":"p. 61, Wizardry"},
  {"id":"ELD-SPELLCRAFT-028","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Dispel Magic: modes","says":"Elder I Healing, Ranged, Reach 16 with AOE Circular L, Strike 1, Targetless: one of: remove a Sorcery, Enchantment or Transmutation; remove a summoned creature; cancel Shrouded.","source":"p. 61","question":"Target and area overlap. Confuse Target is an Enchantment that is nothing but a state.","ruling":"One mode is chosen; it applies to every eligible thing under the template. A state that an Enchantment gives on a Hit ends when that Enchantment is removed, here and by Purification and Purgation; option `dispelledStates`, with `kept` it stays.","options":["dispelledStates"]},
  {"id":"ELD-SPELLCRAFT-029","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Confuse Target","says":"Elder II Enchantment, Ranged, Reach 16, Strike 1, Mindgame: the target is Confused until the end of the turn.","source":"p. 61"},
  {"id":"ELD-SPELLCRAFT-030","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Confuse Target: resolution","says":"The Intellect roll that Mindgame asks of the target of Confuse Target decides whether the state applies.","source":"Ruling on p. 61","question":"Mindgame replaces a Damage roll that the spell does not have.","ruling":"A passed INT roll negates the effect; no Wound is dealt, as no Power is given."},
  {"id":"ELD-SPELLCRAFT-031","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Ward","says":"Elder II Sorcery, Ranged/Melee, Reach 16, Strike 1: non-critical damage and effects of Attacks that target the warded model are negated.","source":"p. 61"},
  {"id":"ELD-SPELLCRAFT-032","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Ward while Engaged","says":"An Engaged caster can cast Ward only on itself.","source":"p. 61"},
  {"id":"ELD-SPELLCRAFT-033","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Ward: areas","says":"Ward protects against Attacks that target the warded model.","source":"Ruling on p. 61","question":"Sweep and stray Hits are not targeted, nor are those of a Trample or of a template on the ground or on another model. An Attack with a template that is aimed at the warded model has it as its target.","ruling":"Hits that are not targeted are not negated. Those of a template that is aimed at the warded model are negated for that model; option `wardAgainstAreas`, with `never` no Hit of a template is.","options":["wardAgainstAreas"]},
  {"id":"ELD-SPELLCRAFT-034","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Redirect Damage: effect","says":"Elder III Sorcery, Ranged/Melee, Reach 16, Strike 1: on a Hit the non-critical Hits of the target's own Attack are cancelled, and it suffers one non-critical Hit for each of its successful non-critical dice, made with its own Item, Spell and Abilities.","source":"p. 61","question":"The text does not say whether a Chain Attack of the target is its Attack, whether the Spell, cast by a Chain Attack, still cancels Hits that stand already, nor who is the attacker of the Hits that the target receives.","ruling":"A Chain Attack is an Attack before the Damage rolls (p. 48), so both are true; a Finishing Strike of the target is an Attack of it, too. Hits that are cancelled late bring nothing; what was done before stays done: a roll that was made for such a Hit, or a Protective Barrier that has negated another one. The caster is the attacker, whose Spell makes the target receive the Hits: a fall of the target counts for its player, the Hits are of its Reaction, and it pushes the target away from itself. Option `redirectedHits`: with `ofTarget` the target is the attacker, so that its fall counts for nobody and it chooses where a Knockback leads.","options":["redirectedHits"]},
  {"id":"ELD-SPELLCRAFT-035","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Redirect Damage: exemption","says":"Redirect Damage is not subject to the Base Contact rule for Ranged Attacks.","source":"p. 61"},
  {"id":"ELD-SPELLCRAFT-036","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Redirect Damage: counting","says":"In a Confrontation with the target of Redirect Damage the redirected number is counted before negation.","source":"Ruling on p. 61","question":"Winning would negate the very rolls to be redirected.","ruling":"Count dice within the attribute, not critical."},
  {"id":"ELD-SPELLCRAFT-037","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Hastened Recovery","says":"Elder III Healing, Ranged, Reach 16, Strike STA: one of: remove Crippled, Bleeding, Weakened or Poisoned, or regain 1 HP.","source":"p. 61","question":"The book does not say whether one target may be given several strikes.","ruling":"Yes, a mode per strike."},
  {"id":"ELD-SPELLCRAFT-038","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Arcane Shield","says":"Elder I Enchantment, Ranged, Reach 16, Strike 1: Power of Hits on the target is halved.","source":"p. 62, Art of Enchanting"},
  {"id":"ELD-SPELLCRAFT-039","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Spectral Blade","says":"Elder II Enchantment with star Power, Ranged, Reach 16, Strike 1: target's Attacks have Ignore Armor and Stagger.","source":"p. 62"},
  {"id":"ELD-SPELLCRAFT-040","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Hasten","says":"Elder III Enchantment, Ranged, Reach 16, Strike 1: in the Strategic phase the target may make a Normal Movement.","source":"p. 62","question":"Enchantments expire at the caster's next Strategic phase, so a friendly Hasten would end before it can act.","ruling":"In its controller's Strategic phase the move is made first, then the Enchantment expires. An Engaged model moves as one that walks."},
  {"id":"ELD-SPELLCRAFT-041","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Burning Touch","says":"Fire I Enchantment with star Power, Ranged/Melee, Reach 16, Strike 1: target's Attacks have Sweep I and Burn (1).","source":"p. 62"},
  {"id":"ELD-SPELLCRAFT-042","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Burning Touch: Bleeding","says":"A model enchanted with Burning Touch may declare Assist to remove Bleeding from an ally in Base Contact.","source":"p. 62","question":"No roll is mentioned.","ruling":"No roll."},
  {"id":"ELD-SPELLCRAFT-043","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Summon Gargoyle","says":"Earth I Conjuration, Ranged, Reach 0, Mana Cost (1).","source":"p. 62, Art of Conjuration"},
  {"id":"ELD-SPELLCRAFT-044","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Summon Golem","says":"Earth II Conjuration, Ranged, Reach 0, Mana Cost (2).","source":"p. 62"},
  {"id":"ELD-SPELLCRAFT-045","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Summon Earth Elemental","says":"Earth III Conjuration, Ranged, Reach 0, Mana Cost (3).","source":"p. 62"},
  {"id":"ELD-SPELLCRAFT-046","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Summon Colossus","says":"Earth IV Conjuration, Ranged, Reach 0, Mana Cost (4).","source":"p. 62"},
  {"id":"ELD-SPELLCRAFT-047","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Summon Imp","says":"Elder I Conjuration, Ranged, Reach 0, Mana Cost (1).","source":"p. 62"},
  {"id":"ELD-SPELLCRAFT-048","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Rooting Embrace","says":"Earth Sorcery, Ranged, Focus, Casting Aura, Strike 1: enemies in the aura are Immobilized on a Hit.","source":"p. 63, Other Spells","question":"One strike against many models.","ruling":"One casting roll; every enemy in the aura is hit unless it dodges."},
  {"id":"ELD-SPELLCRAFT-049","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Inferno (Other Spells)","says":"Fire Enchantment, Ranged, Power INT, Casting Aura with AOE Circular L, Strike 1, Mana Cost (1), Targetless, Burn without a number.","source":"p. 63","question":"Same name as the Art of Sorcery spell but Enchantment instead of Sorcery and Burn without (X).","ruling":"Kept as a separate entry; treated as Sorcery, Burn (1); option `otherInferno`, with `enchantment` it is cast by the rules of Enchantments.","options":["otherInferno"]},
  {"id":"ELD-SPELLCRAFT-050","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Mass Mindbreak","says":"Elder Sorcery, Ranged, Power INT, Casting Aura with AOE Circular L, Strike 1, Mindgame and Stagger; affects selected enemies in the area; the wounded are also Panicked until the caster's next Strategic phase.","source":"p. 63"},
  {"id":"ELD-SPELLCRAFT-051","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Glacier Circle","says":"Water Sorcery, Ranged, Power INT, Casting Aura with AOE Circular L, Strike 1, Mana Cost (1), Targetless, Frostbite; enemies hit are Immobilized.","source":"p. 63","question":"Frostbite and damage reach every model, Immobilized enemies only.","ruling":"As written."},
  {"id":"ELD-SPELLCRAFT-052","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Thunderstorm","says":"Air Sorcery, Ranged, Power INT, Casting Aura with AOE Circular L, Strike 1, Mana Cost (1), Focus, Stun, Ignore Armor.","source":"p. 63","question":"Focus with AoE is not explained.","ruling":"The template is centred on the caster, who is spared."},
  {"id":"ELD-SPELLCRAFT-053","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Life Leech","says":"Profane Enchantment with star Power, Ranged, Reach 10, Strike 1: the target regains 1 HP for each Wound it deals to an enemy without Undead or Construct, up to double its default HP.","source":"p. 63","question":"The text counts every Wound, and does not name extra Wounds, nor those beyond the last HP.","ruling":"An extra Wound is dealt like any other, for Life Leech is no Trait of the Wound (ELD-DAMAGE-006). One that is lost is not dealt (ELD-SCHEME-022)."},
  {"id":"ELD-SPELLCRAFT-054","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Corroding Embrace","says":"Profane Sorcery, Ranged, Power INT, Reach 16 with AOE Circular L, Strike 1, Armor-Piercing and Poison II.","source":"p. 63"},
  {"id":"ELD-SPELLCRAFT-055","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Claws of Earth","says":"Claws of Earth is named in a Quest chart without an entry.","source":"p. 67","question":"No data.","ruling":"Earth Sorcery, AOE Circular L, Power as the Quest says, Immobilized on a Hit; option `clawsOfEarth`, with `damageOnly` nobody becomes Immobilized.","options":["clawsOfEarth"]},
  {"id":"ELD-SPELLCRAFT-056","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Spells outside a chart","says":"Other Spells have no level and are available only to models that list them by name.","source":"Ruling on p. 63","question":"The book does not state it.","ruling":"As stated; Affinity still needed."},
  {"id":"ELD-SPELLCRAFT-057","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Healing the fallen","says":"Healing spells may target Incapacitated allies.","source":"Ruling on pp. 43 and 59","question":"Silent on Incapacitated targets.","ruling":"Allowed, with a roll; Dead models cannot be targeted."},
  {"id":"ELD-SPELLCRAFT-058","section":"Spell lists (element, level, Power, reach, Strike in content)","title":"Removing HP-based states","says":"Regaining HP does not clear Bleeding or Poisoned.","source":"Ruling on p. 43","question":"The book is silent.","ruling":"Only stated effects remove states."},
  {"id":"ELD-UPGRADE-001","section":"Upgrades","title":"Buying Upgrades","says":"Upgrades are bought with remaining Recruitment Points.","source":"p. 25"},
  {"id":"ELD-UPGRADE-002","section":"Upgrades","title":"Faction restriction","says":"Only Neutral Upgrades and those of the played faction may be bought.","source":"p. 25"},
  {"id":"ELD-UPGRADE-003","section":"Upgrades","title":"One per model","says":"A model has at most one Upgrade, more through Resourceful, Pouch or a Quest rule.","source":"p. 25"},
  {"id":"ELD-UPGRADE-004","section":"Upgrades","title":"Copies of an Upgrade","says":"An Upgrade may be bought up to its Limit; a dash means no limit.","source":"p. 25; p. 82","question":"Kassen Buki: Yari-tsukai and the three Devotions print no Limit.","ruling":"No printed Limit counts as no limit; option `missingUpgradeLimit`, with `one` or `three` it counts as that Limit.","options":["missingUpgradeLimit"]},
  {"id":"ELD-UPGRADE-005","section":"Upgrades","title":"Upgrade restrictions checked","says":"Class or Trait restrictions of an Upgrade are checked when it is assigned.","source":"pp. 84-87"},
  {"id":"ELD-UPGRADE-006","section":"Upgrades","title":"Pouch","says":"Neutral, 1 pt, no limit: Inventory +2 and the model may take one more Upgrade.","source":"p. 82","question":"Several Pouches on one model are not mentioned.","ruling":"Each Pouch brings its room and its place for another Upgrade, since neither changes an attribute (ELD-MOD-014); option `pouchCopies`, with `once` only the first one does.","options":["pouchCopies"]},
  {"id":"ELD-UPGRADE-007","section":"Upgrades","title":"Additional Protection","says":"Neutral, 1 pt, Limit 3: +2 ARM, -2 AG.","source":"p. 82"},
  {"id":"ELD-UPGRADE-008","section":"Upgrades","title":"Utility Tool","says":"Neutral, 1 pt, no limit: gives a Dagger (Throwing; Power T-3, Reach 0, Strike STA; +1 Strike against Crouched targets; weight 0).","source":"p. 82"},
  {"id":"ELD-UPGRADE-009","section":"Upgrades","title":"First Aid","says":"Neutral, 3 pt, Limit 3: removed in the Strategic phase, restores 1 HP to a non-dead model in Awareness and removes Bleeding, Poisoned, Weakened and Crippled from it.","source":"p. 82"},
  {"id":"ELD-UPGRADE-010","section":"Upgrades","title":"First Aid by an Incapacitated model","says":"An Incapacitated model may use its First Aid on itself.","source":"p. 82"},
  {"id":"ELD-UPGRADE-011","section":"Upgrades","title":"Imported Casting Amplifier","says":"Neutral, 4 pt, Limit 1: gives a Casting Amplifier, +4 Reach when casting.","source":"p. 83","question":"Casting Aura has no numeric Reach.","ruling":"It does not enlarge Casting Aura."},
  {"id":"ELD-UPGRADE-012","section":"Upgrades","title":"Imported Crossbow","says":"Neutral, 5 pt, Limit 1: gives a Crossbow (Two-Handed, Power 13, 0-24: +3, 25-48: -3, Strike 1, weight 2).","source":"p. 83"},
  {"id":"ELD-UPGRADE-013","section":"Upgrades","title":"Camaraderie","says":"Neutral, 5 pt, Limit 3: the Leader's Authority Stratagems work on a neutral or semi-neutral model that has it.","source":"p. 83"},
  {"id":"ELD-UPGRADE-014","section":"Upgrades","title":"King of the Battlefield","says":"Neutral, 2 pt, Limit 3: gives a Spear (Throwing, Power T, Reach 2, Strike STA, weight 2).","source":"p. 83"},
  {"id":"ELD-UPGRADE-015","section":"Upgrades","title":"Bujutsu Expertise","says":"Soga, 3 pt, Limit 2: Armsmaster class and Fencing I, or one more Fencing level.","source":"p. 84"},
  {"id":"ELD-UPGRADE-016","section":"Upgrades","title":"Kyujutsu Expertise","says":"Soga, 3 pt, Limit 2: Marksman class and Archery I, or one more Archery level.","source":"p. 84"},
  {"id":"ELD-UPGRADE-017","section":"Upgrades","title":"Lucky Charm: counters","says":"Soga, 3 pt, Limit 3: in its Strategic phase the model gains one Luck counter, holding at most 3.","source":"p. 84"},
  {"id":"ELD-UPGRADE-018","section":"Upgrades","title":"Lucky Charm: use","says":"A Luck counter re-rolls any one die in a sequence or forces an attacking enemy to re-roll one Damage roll.","source":"p. 84","question":"The book does not say whose die the first use re-rolls.","ruling":"The first use re-rolls a die of the model's own action, its Damage rolls and the die of a Cache that it loots included; option `luckyCharmDice`, with `ownRolls` also a die of every other roll that the model itself makes in the sequence, such as a Toughness roll. The Damage roll that is forced is that of an enemy model, not of an ally.","options":["luckyCharmDice"]},
  {"id":"ELD-UPGRADE-019","section":"Upgrades","title":"Kassen Buki: Yari-tsukai","says":"Soga, 2 pt (1 pt if the Primary Weapon is a Spear), Warrior only: Primary Weapon becomes a Lance (Two-Handed, Throwing, Power T+2, Reach 2, Strike STA, weight 2).","source":"p. 84"},
  {"id":"ELD-UPGRADE-020","section":"Upgrades","title":"Kassen Buki: Nagamaki-tsukai","says":"Soga, 2 pt, Limit 3, Warrior only: Primary Weapon becomes a Longhilted Sword (Sweep I, Two-Handed, Bleed, Power T+2, Reach 1, Strike STA, weight 2).","source":"p. 85"},
  {"id":"ELD-UPGRADE-021","section":"Upgrades","title":"Kassen Buki: Daikyuu-tsukai","says":"Soga, 3 pt (2 pt if the Primary Weapon is a Short Bow), Limit 3, Warrior only: War Bow (Two-Handed, Stagger, Power T+4, 0-24: 0, 25-48: -6, Strike STA-1, weight 2).","source":"p. 85"},
  {"id":"ELD-UPGRADE-022","section":"Upgrades","title":"Kassen Buki: Kanabou-tsukai","says":"Soga, 3 pt, Limit 3, Warrior only: Heavy Bludgeon (Two-Handed, Armor-Piercing, Stagger, Stun, Power T+4, Reach 1, Strike STA-1, weight 3).","source":"p. 85"},
  {"id":"ELD-UPGRADE-023","section":"Upgrades","title":"Traveling Duelist","says":"Soga, 3 pt, Limit 2, Warrior only: Duelist.","source":"p. 85"},
  {"id":"ELD-UPGRADE-024","section":"Upgrades","title":"Seasoned Combatant (Soga)","says":"Soga, 2 pt, no limit: Fearless.","source":"p. 85"},
  {"id":"ELD-UPGRADE-025","section":"Upgrades","title":"Poisoned Weapons","says":"Thenion, 2 pt, no limit: Poison I, or the next level if it has Poison I.","source":"p. 86","question":"The Trait sits on the model, not on an Item.","ruling":"All Hits of that model's Attacks have it."},
  {"id":"ELD-UPGRADE-026","section":"Upgrades","title":"Muffled Movement","says":"Thenion, 2 pt, no limit: Stealth I.","source":"p. 86"},
  {"id":"ELD-UPGRADE-027","section":"Upgrades","title":"Climbing Expertise","says":"Thenion, 2 pt, no limit: Climbing.","source":"p. 86"},
  {"id":"ELD-UPGRADE-028","section":"Upgrades","title":"Fangs of Tiamat","says":"Thenion, 2 pt, Limit 3: War Darts (Targetless, Bleed, Power 8, Reach T with AOE Circular L, Strike 1, Consumable, weight 1); +3 ACC when used.","source":"p. 86","question":"The Trait is printed Bleeding.","ruling":"Bleed."},
  {"id":"ELD-UPGRADE-029","section":"Upgrades","title":"Concealed Approach","says":"Thenion, 3 pt, Limit 3: the model may begin the game Shrouded.","source":"p. 86"},
  {"id":"ELD-UPGRADE-030","section":"Upgrades","title":"Devotion: Tiamat","says":"Thenion, 1 pt: +1 T; a Warrior or Rogue also +1 OFF; not for Demons.","source":"p. 87"},
  {"id":"ELD-UPGRADE-031","section":"Upgrades","title":"Devotion: Anras","says":"Thenion, 1 pt: +1 DEF, +2 DEF instead for a Duelist; not for Demons.","source":"p. 87"},
  {"id":"ELD-UPGRADE-032","section":"Upgrades","title":"Devotion: Paimon","says":"Thenion, 2 pt: +1 INT; all other Upgrades cost 1 less, minimum 1; not for Demons.","source":"p. 87","question":"Several copies and the extent are unclear.","ruling":"Does not stack; the first copy stays at 2, all others (further copies included) are reduced. It counts for the whole party, at the Broker too, where the extra point comes after it, and whatever becomes of its owner."},
  {"id":"ELD-UPGRADE-033","section":"Upgrades","title":"Tactical Expertise","says":"Helian, 3 pt, Limit 1: Tactician, the party's Deployment Zone is 5 inches deeper.","source":"p. 87"},
  {"id":"ELD-UPGRADE-034","section":"Upgrades","title":"Seasoned Combatant (Helian)","says":"Helian, 2 pt, no limit: Fearless.","source":"p. 87"},
  {"id":"ELD-UPGRADE-035","section":"Upgrades","title":"Companion of Hairon","says":"Helian, 2 pt, Limit 2, Soldier only: the model counts itself for the Soldier bonus.","source":"p. 87"},
  {"id":"ELD-UPGRADE-036","section":"Upgrades","title":"Gift of Longevity","says":"Helian, 1 pt, Limit 2: +1 INT.","source":"p. 87"},
  {"id":"ELD-UPGRADE-037","section":"Upgrades","title":"Adept Shaper","says":"Helian, 3 pt, Limit 2: next level of one of its Spellcrafts.","source":"p. 88"},
  {"id":"ELD-UPGRADE-038","section":"Upgrades","title":"Glyphscribe: Reduce Weight, item","says":"Helian, 3 pt, Limit 3: one choice is Inscribed Item, by which a Weapon or Shield of the model has -1 weight and +1 Strike.","source":"p. 88"},
  {"id":"ELD-UPGRADE-039","section":"Upgrades","title":"Glyphscribe: Reduce Weight, armor","says":"The other choice of Reduce Weight is Inscribed Armor: the model has +1 AG and +1 SPD, and its Inventory +1.","source":"p. 88"},
  {"id":"ELD-UPGRADE-040","section":"Upgrades","title":"Glyphscribe: Hyperia's Providence, melee","says":"Helian, 3 pt, Limit 3: an attacker that makes a Melee Attack on the model makes an AG roll; failure is -1 Strike, minimum 1.","source":"p. 88"},
  {"id":"ELD-UPGRADE-041","section":"Upgrades","title":"Glyphscribe: Hyperia's Providence, shield","says":"With an equipped Shield, Hyperia's Providence also gives -3 to Ranged Attacks against the Front of its model.","source":"p. 88"},
  {"id":"ELD-UPGRADE-042","section":"Upgrades","title":"Expeditionary Tactics: Double Time","says":"Helian, 3 pt, Limit 1: removed in the Initiative Check for +6 to the result.","source":"p. 88","question":"The book does not say whether the player decides before or after the die is thrown.","ruling":"Before all dice of the check; option `doubleTime`, with `afterDie` when the dice of all players lie.","options":["doubleTime"]},
  {"id":"ELD-UPGRADE-043","section":"Upgrades","title":"Expeditionary Tactics: Surge Order","says":"Helian, 3 pt, Limit 1: removed in the Strategic phase; up to 3 party members of Affiliation Helian League each make a Walk, Climb or Jump, provoking no Reaction.","source":"p. 88","question":"The limits of Engaged and Crouched are stated for the Movement step, and this movement is made outside it. The book does not say here whether a creature is a party member.","ruling":"Both keep their limits, as for a Ranger (ELD-CLASS-017); option `surgeLimits`, with `lifted` they do not count. A creature is a party member only by the option of ELD-DEF-011.","options":["surgeLimits"]},
  {"id":"ELD-UPGRADE-044","section":"Upgrades","title":"Mana Catalyst","says":"Sand, 1 pt, no limit: one default Affinity becomes Fire, Water, Earth or Air.","source":"p. 89"},
  {"id":"ELD-UPGRADE-045","section":"Upgrades","title":"Elemental Lineage","says":"Sand, 4 pt, Limit 2: Affinity (Fire, Water, Earth or Air).","source":"p. 89","question":"The text does not say whether an Affinity that the model already has may be picked.","ruling":"It is no choice, since the model would receive nothing; a model with all four cannot get the Upgrade (ELD-UPGRADE-005)."},
  {"id":"ELD-UPGRADE-046","section":"Upgrades","title":"Arcane Tome","says":"Sand, 4 pt, Limit 3: next level of one Spellcraft.","source":"p. 89"},
  {"id":"ELD-UPGRADE-047","section":"Upgrades","title":"Flying Carpet","says":"Sand, 4 pt, Limit 1: an Accessory that lets the model use Flight.","source":"p. 89"},
  {"id":"ELD-UPGRADE-048","section":"Upgrades","title":"Conjured Retinue","says":"Sand, 3 pt, Limit 1: the model summons its Tier I and II creatures with the Soldier class.","source":"p. 89"},
  {"id":"ELD-UPGRADE-049","section":"Upgrades","title":"Personal Guard","says":"Sand, 3 pt, Limit 3: assigned to a summoned creature at deployment; it is a Sentinel and must stay at least partly inside the model's Awareness.","source":"p. 89","question":"A guard may be outside because its model has moved away or is aware of less.","ruling":"Such a guard may also end its movement outside if it ends nearer to its model; option `outsideGuards`, with `return` every movement has to end inside.","options":["outsideGuards"]},
  {"id":"ELD-UPGRADE-050","section":"Upgrades","title":"Personal Guard: return","says":"If a creature with Personal Guard would be removed, the Upgrade may go back to the model that it was bought for and be assigned to another creature.","source":"p. 89"},
  {"id":"ELD-UPGRADE-051","section":"Upgrades","title":"Casting Amplifier (Sand)","says":"Sand, 2 pt, Limit 3: +4 Reach when casting.","source":"p. 89"},
  {"id":"ELD-UPGRADE-052","section":"Upgrades","title":"Two Amplifiers","says":"A model can equip one Accessory only, so two Casting Amplifiers do not add up.","source":"Ruling on pp. 83 and 89"},
  {"id":"ELD-QUEST-001","section":"Quests","title":"Cap of 10","says":"A player can have at most 10 VP in a Quest unless stated otherwise.","source":"p. 32","question":"Duel text speaks of the sum of the Rewards of the Quest.","ruling":"10 unless a Quest says otherwise; the cap applies once, at final scoring; option `vpCapTiming`, with `always` a player who has the maximum gains nothing more at any time.","options":["vpCapTiming"]},
  {"id":"ELD-QUEST-002","section":"Quests","title":"Lower bound of Victory Points","says":"VP totals cannot be below 0 at final scoring.","source":"Ruling on pp. 66 and 70","question":"Silent on negative totals.","ruling":"As stated; during the game the total may be negative. Option `pointsBelowZero`, with true the final total may be, too.","options":["pointsBelowZero"]},
  {"id":"ELD-QUEST-003","section":"Quests","title":"One reward per model","says":"A reward for rendering a model Incapacitated or Dead is earned once per model.","source":"Ruling on pp. 65-76","question":"A model could be Incapacitated several times, and by several players. One that an effect such as Deadly Precision kills outright never is.","ruling":"The first player who fells it has the reward or the penalty; option `rewardsOfModel`, with `perPlayer` each player who fells it has it once. Separate lines for Incapacitated and Dead (Tier III, Tier IV) are both earned in turn. A model that is killed outright is Dead and earns nothing for Incapacitated; option `killedOutright`, with `both` it counts as Incapacitated as well, for Schemes too.","options":["rewardsOfModel","killedOutright"]},
  {"id":"ELD-QUEST-004","section":"Quests","title":"Construct or removed models and rewards","says":"A model removed at 0 HP counts as rendered Incapacitated and Dead at once.","source":"Ruling on pp. 52 and 65","question":"It never enters either state.","ruling":"As stated, so both lines are earned."},
  {"id":"ELD-QUEST-005","section":"Quests","title":"Open Hostilities: cheap","says":"In Open Hostilities a player earns 1 VP for an enemy model of Recruitment Cost 16 or less rendered Incapacitated or Dead.","source":"p. 65"},
  {"id":"ELD-QUEST-006","section":"Quests","title":"Open Hostilities: middle","says":"In Open Hostilities a player earns 2 VP for an enemy model of Recruitment Cost 17 to 21 rendered Incapacitated or Dead.","source":"p. 65"},
  {"id":"ELD-QUEST-007","section":"Quests","title":"Open Hostilities: dear","says":"In Open Hostilities a player earns 3 VP for an enemy model of Recruitment Cost 22 or more rendered Incapacitated or Dead.","source":"p. 65"},
  {"id":"ELD-QUEST-008","section":"Quests","title":"Open Hostilities: Leader","says":"In Open Hostilities a player earns 1 VP more for rendering an enemy Leader Incapacitated or Dead.","source":"p. 65"},
  {"id":"ELD-QUEST-009","section":"Quests","title":"Unexpected Encounter: setup","says":"In Unexpected Encounter two Tier III Hostiles stand in the middle, each facing a different Deployment Zone.","source":"p. 66"},
  {"id":"ELD-QUEST-010","section":"Quests","title":"Scheme draw: one card","says":"A player whose Leader has INT 13 or less draws one Scheme.","source":"pp. 66-68"},
  {"id":"ELD-QUEST-011","section":"Quests","title":"Scheme draw: two cards","says":"A player whose Leader has INT 14 or 15 draws two Schemes and keeps one.","source":"pp. 66-68"},
  {"id":"ELD-QUEST-012","section":"Quests","title":"Scheme draw: three cards","says":"A player whose Leader has INT 16 or more draws three Schemes and keeps one.","source":"pp. 66-68"},
  {"id":"ELD-QUEST-013","section":"Quests","title":"Scheme draw timing","says":"Schemes are drawn before the Initiative Check and are hidden from the opponent.","source":"pp. 66-68"},
  {"id":"ELD-QUEST-014","section":"Quests","title":"Alliance: effect","says":"Players in an Alliance of Necessity have allied models and share VP.","source":"p. 66","question":"Formation and its time are not described.","ruling":"Both must agree, at any moment outside a sequence; each may break it in the same way."},
  {"id":"ELD-QUEST-015","section":"Quests","title":"Alliance: scoring","says":"At the end each player of an Alliance gets half of the combined VP, rounded down.","source":"p. 66","question":"The book does not say whether VP of earlier Quests are shared too.","ruling":"Only VP of this Quest; option `allianceShares`, with `all` those that were carried into it as well.","options":["allianceShares"]},
  {"id":"ELD-QUEST-016","section":"Quests","title":"Alliance: broken","says":"A player who breaks an Alliance during the game loses 3 VP where the Quest names that penalty (Unexpected Encounter, Breaking In, Great Hall), and nothing is shared out.","source":"p. 66","question":"VP already earned in common are not assigned.","ruling":"Each keeps what its own models earned; allies of a player who breaks it that stay allied with each other share theirs."},
  {"id":"ELD-QUEST-017","section":"Quests","title":"Alliance: penalties","says":"VP that a Quest takes for enemy party members are not lost for allied models.","source":"Ruling on p. 66","question":"An ally hit by Friendly Fire is not an enemy.","ruling":"As stated."},
  {"id":"ELD-QUEST-018","section":"Quests","title":"Alliance order of operations","says":"The VP of an Alliance are summed, halved and rounded down; then the cap of 10 and the floor of 0 apply.","source":"Ruling on pp. 32 and 66","question":"The book does not state it.","ruling":"As stated."},
  {"id":"ELD-QUEST-019","section":"Quests","title":"Unexpected Encounter: end","says":"Unexpected Encounter is over once both Tier III creatures are Dead.","source":"p. 66","question":"A Tier III creature that has fled from the field can never be Dead.","ruling":"It does not hold up the end; option `fledHostiles`, with `goOn` only Dead and destroyed ones end the Quest.","options":["fledHostiles"]},
  {"id":"ELD-QUEST-020","section":"Quests","title":"Unexpected Encounter: rewards","says":"In Unexpected Encounter a player earns 2 VP for a Tier III Hostile rendered Incapacitated and 3 VP for one rendered Dead.","source":"p. 66","question":"The text does not say whether one Tier III that is Incapacitated and later Dead brings a player both rewards.","ruling":"Both, 5 VP in all, since they are two lines (ELD-QUEST-003); option `tier3Rewards`, with `higher` a player has at most 3 VP for one of them.","options":["tier3Rewards"]},
  {"id":"ELD-QUEST-021","section":"Quests","title":"Unexpected Encounter: penalty","says":"In Unexpected Encounter a player loses 1 VP for each enemy party member that it renders Incapacitated or Dead.","source":"p. 66"},
  {"id":"ELD-QUEST-022","section":"Quests","title":"Treasure Hunt: setup","says":"In Treasure Hunt two Intrigue tokens lie in the middle, each on a Cache token with a Treasure.","source":"p. 66"},
  {"id":"ELD-QUEST-023","section":"Quests","title":"Treasure Hunt: reveal by Perceive","says":"In Treasure Hunt a successful Perceive reveals an Intrigue token.","source":"p. 66"},
  {"id":"ELD-QUEST-024","section":"Quests","title":"Treasure Hunt: reveal by contact","says":"In Treasure Hunt Base Contact with any model reveals an Intrigue token too; a revealed token becomes a Sigil token.","source":"p. 66"},
  {"id":"ELD-QUEST-025","section":"Quests","title":"Treasure Hunt: Sigil spell","says":"The Sigil's spell is rolled: 1-4 Inferno, 5-8 Glacier Circle, 9-12 Claws of Earth, 13-16 Thunderstorm, 17-18 Mass Mindbreak, 19 Corroding Embrace, 20 Smite.","source":"p. 67","question":"The book has two Spells of the name Inferno: one of the Art of Sorcery, with Burn (3), and one of the Other Spells, with Burn.","ruling":"The one of the Art of Sorcery; option `sigilInferno`, with `other` that of the Other Spells.","options":["sigilInferno"]},
  {"id":"ELD-QUEST-026","section":"Quests","title":"Treasure Hunt: Sigil triggered","says":"A Sigil's Spell triggers when a model comes into Base Contact with the Sigil or the Cache; it counts as cast successfully with Power 14 and hits models in its area unless they Dodge; the token is then removed.","source":"p. 67","question":"Contact that reveals the Intrigue token is contact with the Cache as well. A model that touches the token on its way may be out of the area when its movement is over.","ruling":"Revealing by contact triggers the Sigil at once, by Perceive only on later contact; the template is centred on the token, and models may Dodge if they have AP or it is their activation. A touch along the path is contact too, whatever moves the model, but a Flying model passes above; after the Hits of a sequence it sets the Sigil off in the next one. The Spell is triggered by the contact, so it hits the model that has touched the token along its path, wherever that model is by then; option `sigilPasser`, with `whereItEnds` only models that stand in the area in the end. A token has neither friends nor a Size: an effect on enemies reaches every model, and none is too large for a Trait.","options":["sigilPasser"]},
  {"id":"ELD-QUEST-027","section":"Quests","title":"Treasure Hunt: opening","says":"Interact in Base Contact with a Cache and a passed AG roll take its Treasure; an opened Cache cannot be unlocked again.","source":"p. 67"},
  {"id":"ELD-QUEST-028","section":"Quests","title":"Treasure Hunt: dropped Treasure","says":"If the carrier of a Treasure becomes Incapacitated or Dead, the Treasure is placed in Base Contact with it.","source":"p. 67","question":"A carrier may drop it, or be taken off the field by damage or in flight.","ruling":"A Treasure that is dropped lies as a Cache token like other Items, and anybody takes it without a roll and without the VP for unlocking. One of a carrier that is gone lies where the carrier was last."},
  {"id":"ELD-QUEST-029","section":"Quests","title":"Treasure Hunt: Treasure item","says":"When the game ends, a player gets 2 VP if one of the player's models holds a Treasure; the carrier of a Treasure cannot be Shrouded; its weight and quantity are 1.","source":"p. 67"},
  {"id":"ELD-QUEST-030","section":"Quests","title":"Treasure Hunt: leaving","says":"A carrier of a Treasure may leave the field through its own Deployment Zone.","source":"p. 67"},
  {"id":"ELD-QUEST-031","section":"Quests","title":"Treasure Hunt: rewards","says":"In Treasure Hunt a player earns 3 VP when its model leaves with a Treasure and 1 VP for unlocking a Cache.","source":"p. 67","question":"The book does not make clear whether the item's 2 VP also count after leaving, nor what a model earns that leaves with both Treasures.","ruling":"No; leaving earns 3 VP instead. A model that leaves earns 3 VP, also with both; option `treasuresTogether`, with `each` it earns 3 VP for each of them.","options":["treasuresTogether"]},
  {"id":"ELD-QUEST-032","section":"Quests","title":"Treasure Hunt: end","says":"Treasure Hunt ends when both Treasures have left the field.","source":"p. 67"},
  {"id":"ELD-QUEST-033","section":"Quests","title":"Battle Royale Arena: setup","says":"In Battle Royale Arena an Amazon Gladiatrix stands in the centre facing the 1st Player's zone; two Intrigue tokens are barrels.","source":"p. 68"},
  {"id":"ELD-QUEST-034","section":"Quests","title":"Battle Royale Arena: barrels","says":"A successful Attack on a barrel token makes it explode: Power 13, Burn (1), AOE Circular L around it, then it is removed.","source":"p. 68","question":"The book does not say whether one barrel sets off another, nor whether a Dodge avoids the blast; the blasts of Sigils name the Dodge (p. 67).","ruling":"No barrel sets off another, since the blast meets models and is no Attack. Models that have declared a Dodge roll against it by the normal rules; option `barrelDodges`, with false nobody avoids it.","options":["barrelDodges"]},
  {"id":"ELD-QUEST-035","section":"Quests","title":"Battle Royale Arena: Gladiatrix mode","says":"The Amazon Gladiatrix is in Regular mode worth 25 points by default, or in the harder Boss mode; her profile is not in the text. A player may play her, or the game by her behaviour card.","source":"p. 68","question":"The players choose the mode, and how she is played; it is not said which player plays her.","ruling":"Option `gladiatrixMode`. Her card plays her; option `gladiatrixPlayedBy`, with `player` the player who decides for Hostiles (ELD-HOSTILE-010) declares her Movements, Actions and Reactions.","options":["gladiatrixMode","gladiatrixPlayedBy"]},
  {"id":"ELD-QUEST-036","section":"Quests","title":"Battle Royale Arena: party","says":"In Battle Royale Arena each player has 25 points, and a model may have up to 3 Upgrades, paid out of the same points.","source":"p. 68"},
  {"id":"ELD-QUEST-037","section":"Quests","title":"Battle Royale Arena: morale","says":"In Battle Royale Arena models are immune to Loss of Morale.","source":"p. 68","question":"The term is not defined.","ruling":"Broken Morale does not apply; option `lossOfMorale`, with `panicked` no model becomes Panicked from any cause, so Friendly Fire makes nobody roll either.","options":["lossOfMorale"]},
  {"id":"ELD-QUEST-038","section":"Quests","title":"Battle Royale Arena: no duel","says":"In Battle Royale Arena Issue a Duel may not be declared.","source":"p. 68"},
  {"id":"ELD-QUEST-039","section":"Quests","title":"Battle Royale Arena: rewards","says":"In Battle Royale Arena a player earns 3 VP for rendering the Gladiatrix Incapacitated or Dead, and 5 VP for having the only alive models.","source":"p. 68"},
  {"id":"ELD-QUEST-040","section":"Quests","title":"Consecutive Quests","says":"Current HP, Inventory, Upgrades, Schemes and Victory Points carry over.","source":"p. 69","question":"Victory Points are named only by the Campfire. The book does not say whether members that were lost in an earlier Quest still count in the number of the party, for its morale and for the rewards for leaving, and names neither Luck counters nor Mana Counters.","ruling":"They carry over and can be spent at a Campfire. Lost members count; option `carriedParty`, with `remaining` the number is that of the members that are neither Dead nor lost when the Quest begins. Luck counters and Mana Counters are lost; option `carriedCounters`, with `kept` they come into the next Quest.","options":["carriedParty","carriedCounters"]},
  {"id":"ELD-QUEST-041","section":"Quests","title":"Difficulty bands","says":"The printed point bands (0-60, default 61-120, 121-180, 181+) select the difficulty text.","source":"Ruling on pp. 70-76","question":"The book does not say whether points are counted per player or in total.","ruling":"Game Size of one player; option `difficultyBasis`, with `total` the Game Sizes of all players are added.","options":["difficultyBasis"]},
  {"id":"ELD-QUEST-042","section":"Quests","title":"Consecutive Quests: fallen models","says":"Incapacitated and Dead models stay so in the next Quest unless healed at a Campfire; they may be picked up without an action after a Quest and carried to the next Campfire; Dead ones stay lost.","source":"p. 69","question":"The Campfire tables heal Incapacitated models only. A model that has regained HP stays Incapacitated up to its next Strategic phase (p. 43), which it may have no more in the Quest. A model that fled in panic is neither Incapacitated nor Dead.","ruling":"A Dead model can be carried but not restored. A model that is Incapacitated with HP above 0 when a Quest ends stays so in the next one; option `carriedFallen`, with `getUp` it begins the next Quest without the state and can be deployed. A model that fled is lost; option `fledMembers`, with `return` it comes into the next Quest with the HP that it had.","options":["carriedFallen","fledMembers"]},
  {"id":"ELD-QUEST-043","section":"Quests","title":"Breaking In: hostiles","says":"In Breaking In there are two Tier II and two Tier I Hostiles; a dead Tier I re-spawns at its start at the beginning of the next Hostiles turn, in Base Contact with the model there if the spot is taken.","source":"p. 70"},
  {"id":"ELD-QUEST-044","section":"Quests","title":"Breaking In: gates","says":"The Gates have ARM 5 and HP 5 and are destroyed at 0 HP.","source":"p. 70"},
  {"id":"ELD-QUEST-045","section":"Quests","title":"Breaking In: opening","says":"Interact with a T or AG roll opens the Gates of Breaking In; models may then leave through them.","source":"pp. 67, 70 and 72","question":"The book names no moment at which a model leaves, here, in the Great Hall and with a Treasure.","ruling":"After its own activation, without an action; option `leavingMoment`, with `everySequence` also after each other sequence, for example after a Dodge.","options":["leavingMoment"]},
  {"id":"ELD-QUEST-046","section":"Quests","title":"Breaking In: end and rewards","says":"Breaking In ends when all alive models have left; whoever opens or destroys the Gates gets 2 VP, and each player gets for its members that left 7 VP if all did, 5 VP if more than half did, 3 VP if fewer did.","source":"p. 70","question":"Exactly half and nobody are not covered (\"rounded up\").","ruling":"7 if all; 5 if more than N/2; 3 if at least one but no more than N/2; 0 if none. Option `halfLeft`, with `most` exactly N/2 is worth 5.","options":["halfLeft"]},
  {"id":"ELD-QUEST-047","section":"Quests","title":"Breaking In: penalty","says":"In Breaking In a player loses 1 VP for each party member of an opponent that it renders Incapacitated or Dead; the player who breaks an Alliance loses 3 VP.","source":"p. 70"},
  {"id":"ELD-QUEST-048","section":"Quests","title":"Breaking In: difficulty","says":"Breaking In at 0-60 points: no Hostile re-spawns; at 121-180: Tier II re-spawn too; at 181 and more: each Hostile re-spawns at the end of the turn in which it died.","source":"p. 70"},
  {"id":"ELD-QUEST-049","section":"Quests","title":"Great Hall: hostiles","says":"In the Great Hall there are two Tier II and two Tier I Hostiles; a dead one re-spawns at the beginning of the next Hostiles turn.","source":"p. 71"},
  {"id":"ELD-QUEST-050","section":"Quests","title":"Great Hall: mechanism","says":"In the Great Hall Interact with the central Mechanism and a passed INT roll open the Gate and make the Environment Toxic.","source":"p. 71"},
  {"id":"ELD-QUEST-051","section":"Quests","title":"Great Hall: rewards and end","says":"In the Great Hall a player earns 2 VP for the roll at the Mechanism and 7, 5 or 3 VP for members that left as in Breaking In; the Quest ends once every member of one party is out, or, in an Alliance, once no alive model is left inside.","source":"p. 72","question":"A member that has fallen can never be out.","ruling":"A member that has fallen does not hold up the end, as long as another one of its side has left; option `fallenInside`, with `holdUp` a party that is no ally of another one is out only if all its members are, but for those that fell in an earlier Quest. Creatures of a single party are no members.","options":["fallenInside"]},
  {"id":"ELD-QUEST-052","section":"Quests","title":"Great Hall: difficulty","says":"Great Hall at 0-60 points: no Hostile re-spawns; at 121-180: each re-spawns at the end of the turn in which it died; at 181 and more: that too, and one more Tier II stands in the centre.","source":"p. 71"},
  {"id":"ELD-QUEST-053","section":"Quests","title":"Toxic Environment","says":"In its Strategic phase a model in a Toxic Environment makes a Toughness roll; failure is a Wound.","source":"p. 72"},
  {"id":"ELD-QUEST-054","section":"Quests","title":"Antechamber: Campfire","says":"At the start of the Antechamber VP may be spent at a Campfire: 1 VP for 1 HP of a model that is not Incapacitated, 3 VP for 1 HP of an Incapacitated one, 3 VP for all HP of one that is not Incapacitated, 5 VP for all HP of an Incapacitated one.","source":"p. 73"},
  {"id":"ELD-QUEST-055","section":"Quests","title":"Antechamber: revived model","says":"An Incapacitated model that a Campfire restores can be deployed.","source":"p. 73"},
  {"id":"ELD-QUEST-056","section":"Quests","title":"Antechamber: hostiles","says":"In the Antechamber there are an Elemental of Tier III, and two Hostiles each of Tier I and of Tier II.","source":"p. 73"},
  {"id":"ELD-QUEST-057","section":"Quests","title":"Antechamber: caches","says":"Interact with a Cache of the Antechamber rolls a D20: 1-4 Arcane Artefact II, 5-8 Toolkit I, 9-12 1 VP, 13-15 Additional Protection, 16-20 a Tier I Hostile in Base Contact and 2 VP.","source":"p. 73","question":"The book does not say whether a model that has as many Upgrades as it may have gets another one from a Cache.","ruling":"It does, since that limit is one of assigning bought Upgrades (p. 25); option `foundUpgrades`, with `withRoom` only a model that may have one more gets it.","options":["foundUpgrades"]},
  {"id":"ELD-QUEST-058","section":"Quests","title":"Antechamber: cache limits","says":"Each Cache of the Antechamber can be looted twice, and each model loots a chest only once.","source":"p. 73","question":"\"A chest only once\" may mean each chest, or one of them.","ruling":"Each chest; option `cachesOfModel`, with `one` a model loots a single chest in the game.","options":["cachesOfModel"]},
  {"id":"ELD-QUEST-059","section":"Quests","title":"Antechamber: rewards","says":"In the Antechamber a player earns 3, 2 and 1 VP for a Hostile of Tier III, II and I that it renders Incapacitated, and loses 1 VP for each party member of an opponent rendered Incapacitated or Dead.","source":"p. 74"},
  {"id":"ELD-QUEST-060","section":"Quests","title":"Antechamber: difficulty","says":"Antechamber at 0-60 points: no Tier II; at 121-180: a Tier I Hostile re-spawns at the end of the turn in which it died, each once; at 181 and more: those of Tier I and II do.","source":"p. 73"},
  {"id":"ELD-QUEST-061","section":"Quests","title":"Antechamber: end","says":"No end condition is printed for the Antechamber.","source":"Ruling on pp. 32 and 73","question":"No end condition is printed for this Quest.","ruling":"It ends when all Hostiles are defeated, or by the core end conditions; option `antechamberEnd`, with `core` by the core end conditions alone.","options":["antechamberEnd"]},
  {"id":"ELD-QUEST-062","section":"Quests","title":"Scroll of Superior Mending","says":"The Scroll of Superior Mending is a Ranged Consumable Spell (Earth) that needs no roll or Affinity, with no Power, Reach 16 and Strike 1; it restores all HP of a Construct or fully repairs an Obelisk or Mechanism.","source":"p. 74"},
  {"id":"ELD-QUEST-063","section":"Quests","title":"Earthbreaker Bomb","says":"The Earthbreaker Bomb is a Ranged Consumable with Power 16, Reach T with AOE Circular S, Strike 1, Armor-Piercing and Cleave; a destroyable structure that it damages is destroyed.","source":"p. 74"},
  {"id":"ELD-QUEST-064","section":"Quests","title":"Obelisk: Campfire and Broker","says":"The Obelisk has the same Campfire as the Antechamber; its Broker sells any Upgrade at 1 VP more than its cost, and the Earthbreaker Bomb or the Scroll at 5.","source":"p. 75","question":"The unit is called points, not VP. Some Upgrades can be received only by a class, or not by a Demon.","ruling":"VP; an Upgrade keeps Limit, class and faction rules lifted as \"any\". Option `brokerClasses`, with `kept` a model must be of the class that the Upgrade asks for. A Trait that bars an Upgrade still does. The Broker sells nothing for a model that has nothing the Upgrade could change: no Spellcraft with a next level, no Affinity, no Primary Weapon. The usual cost is that for the model, with the Primary Weapon that it has now.","options":["brokerClasses"]},
  {"id":"ELD-QUEST-065","section":"Quests","title":"Obelisk: hostiles","says":"At the Obelisk a Tier IV Hostile stands in the centre and two Tier III stand 9 inches from it on the central line; the Obelisk stands at the edge opposite the zone.","source":"p. 76"},
  {"id":"ELD-QUEST-066","section":"Quests","title":"Obelisk: structure","says":"The Obelisk has ARM 5 and HP 5.","source":"p. 76"},
  {"id":"ELD-QUEST-067","section":"Quests","title":"Obelisk: repair","says":"Two Healing-Type Spells that are successfully cast on the Obelisk repair it.","source":"p. 76","question":"One casting of a Spell with several strikes at the Obelisk may succeed more than once.","ruling":"One Spell repairs once, however many of its strikes succeed; option `obeliskRepairs`, with `strikes` each success counts.","options":["obeliskRepairs"]},
  {"id":"ELD-QUEST-068","section":"Quests","title":"Obelisk: end and rewards","says":"The Quest of the Obelisk ends when it is repaired or destroyed; a player earns 4 VP for that, 1 VP for a Tier IV rendered Incapacitated, 2 VP for one rendered Dead, and 1 VP for a Tier III rendered either; it loses 1 VP for each party member of an opponent rendered Incapacitated or Dead.","source":"p. 76","question":"The text does not say whether one Tier IV that is Incapacitated and later Dead brings a player both rewards, nor what a sequence earns in which one player repairs the Obelisk and another one destroys it.","ruling":"Both, 3 VP in all, since they are two lines (ELD-QUEST-003); option `tier4Rewards`, with `higher` a player has at most 2 VP for one of them. The Obelisk is worth 4 VP once, for what is resolved first, as the Gates are.","options":["tier4Rewards"]},
  {"id":"ELD-QUEST-069","section":"Quests","title":"Obelisk: difficulty","says":"Obelisk at 0-60 points: no Tier III; at 121-180: Tier III re-spawn at the start of the Hostiles turn; at 181 and more: that too, and two Tier II stand at each corner of the player's side.","source":"p. 76","question":"Two in total or two in each of the two corners.","ruling":"Two in each corner, four in all."},
  {"id":"ELD-QUEST-070","section":"Quests","title":"Alliance of more than two","says":"Allies share their VP by their number.","source":"Ruling on p. 66","question":"The book speaks of halves only, and does not limit an Alliance to two players.","ruling":"Each of three has a third of the sum and each of four a quarter, rounded down; option `sharesOfMore`, with `half` each has half of it.","options":["sharesOfMore"]},
  {"id":"ELD-QUEST-071","section":"Quests","title":"Recruitment Cost of creatures","says":"The Recruitment Cost of a summoned creature is that of its profile.","source":"Ruling on pp. 9, 65 and 77","question":"Rewards and Martial Valor go by the Recruitment Cost of a fallen model and do not speak of creatures.","ruling":"Creatures are models, and the cost of their profile counts; option `creatureCost`, with `none` the fall of a creature earns nothing in Open Hostilities, and a creature is never dearer than another model.","options":["creatureCost"]},
  {"id":"ELD-SCHEME-001","section":"Schemes","title":"Schemes are secret","says":"A Scheme is known only to its owner and revealed at the end of the game or when its text says so.","source":"p. 77"},
  {"id":"ELD-SCHEME-002","section":"Schemes","title":"A Scheme is completed once","says":"Each Scheme can be completed once.","source":"p. 77"},
  {"id":"ELD-SCHEME-003","section":"Schemes","title":"Schemes drawn twice","says":"If a player draws two Schemes of the same name, one is discarded and another one is drawn.","source":"p. 77"},
  {"id":"ELD-SCHEME-004","section":"Schemes","title":"Schemes drawn by die","says":"Without cards a die and the chart of the faction give the Scheme.","source":"p. 77"},
  {"id":"ELD-SCHEME-005","section":"Schemes","title":"Chart of 20","says":"Every chart of Schemes fills 1 to 20; the common six are 1 Opportunistic Manipulation, 2 Assassination Contract, 3-4 Virtuous Commander, 5-6 Martial Valor, 7-8 No Quarter, 9-10 Stand Your Ground.","source":"pp. 77-81"},
  {"id":"ELD-SCHEME-006","section":"Schemes","title":"Neutral party's chart","says":"Neutral parties have no chart of Schemes.","source":"Ruling on p. 77","question":"The book is silent.","ruling":"They use the common Schemes only, re-rolling 11-20."},
  {"id":"ELD-SCHEME-007","section":"Schemes","title":"Opportunistic Manipulation","says":"The owner of Opportunistic Manipulation receives 1 VP, at most 3, whenever the opponent receives VP from a Scheme or Reward.","source":"p. 77","question":"Two owners would feed each other. The VP of a duel are neither a Scheme nor a Reward of the Quest.","ruling":"VP from Opportunistic Manipulation itself do not count; per occasion, not per VP; Schemes scored at the end of the game count too. VP of a duel do not count; option `manipulationCountsDuels`, with true they do.","options":["manipulationCountsDuels"]},
  {"id":"ELD-SCHEME-008","section":"Schemes","title":"Assassination Contract","says":"The owner of Assassination Contract receives 3 VP if the enemy Leader is killed, that is Dead.","source":"p. 77","question":"\"For killing\" does not say by whom.","ruling":"The player's own model must have killed the Leader; option `assassinationBy`, with `anybody` its death is enough.","options":["assassinationBy"]},
  {"id":"ELD-SCHEME-009","section":"Schemes","title":"Virtuous Commander","says":"The owner of Virtuous Commander receives 1 VP, at most 3, for each own model neither Incapacitated nor Dead.","source":"p. 77","question":"The moment is not given, and a model that left by an exit of the Quest is in neither state.","ruling":"At the end of the game. Models that left by an exit count, as in Peacekeeping Paragon and Strength in Numbers; option `leftModelsScore`, with false only models on the field count.","options":["leftModelsScore"]},
  {"id":"ELD-SCHEME-010","section":"Schemes","title":"Martial Valor","says":"The owner of Martial Valor receives 2 VP if an own model incapacitates an enemy model with a higher Recruitment Cost than its own.","source":"p. 77"},
  {"id":"ELD-SCHEME-011","section":"Schemes","title":"No Quarter","says":"The owner of No Quarter receives 1 VP, at most 3, for each Dead enemy model.","source":"p. 77"},
  {"id":"ELD-SCHEME-012","section":"Schemes","title":"Stand Your Ground","says":"Stand Your Ground is revealed in its owner's Strategic phase and discarded in that turn's End phase: 1 VP, at most 3, for each own model that did not move this turn.","source":"p. 77"},
  {"id":"ELD-SCHEME-013","section":"Schemes","title":"Models that did not move","says":"For Stand Your Ground any displacement counts as moving.","source":"Ruling on p. 77","question":"Forced moves and Dodge are not covered.","ruling":"Displacement by any cause; rotation does not. Option `standingGround`, with `ownMoves` only what the model does itself counts (its Movement, its Dodge and moves of its Skills), not Knockback, Charm II, a fall or being placed.","options":["standingGround"]},
  {"id":"ELD-SCHEME-014","section":"Schemes","title":"Thenion: chart","says":"The chart of Thenion has 11-12 Unmatched Flanking, 13-14 Leave Unnoticed, 15-16 Cunning Tenacity, 17-18 Breach Their Defenses, 19 Assassination Contract, 20 Blood for Blood.","source":"p. 78"},
  {"id":"ELD-SCHEME-015","section":"Schemes","title":"Unmatched Flanking","says":"Unmatched Flanking is revealed in its owner's Strategic phase and discarded in that turn's End phase: 1 VP, at most 3, for each Attack this turn on an enemy without LoS to the attacker before the Resolution step.","source":"p. 78"},
  {"id":"ELD-SCHEME-016","section":"Schemes","title":"Leave Unnoticed","says":"The owner of Leave Unnoticed receives 1 VP, at most 3, for each party member outside enemy LoS at the end of the game.","source":"p. 78","question":"A member that left by an exit of the Quest is seen by nobody; whether it still counts at the end of the game is not said.","ruling":"It does not, since it is no longer on the field; option `unnoticedLeft`, with true it counts.","options":["unnoticedLeft"]},
  {"id":"ELD-SCHEME-017","section":"Schemes","title":"Cunning Tenacity","says":"The owner of Cunning Tenacity receives 2 VP for each model that lost no HP in the game.","source":"p. 78","question":"No maximum is printed, and HP lost and regained is not addressed. The text says model, where others say party member.","ruling":"Any loss counts even if healed; only the cap of 10 limits it. Party members count; option `tenacity`, with `models` all models of the player on the field or gone by an exit, creatures too.","options":["tenacity"]},
  {"id":"ELD-SCHEME-018","section":"Schemes","title":"Breach Their Defenses","says":"When the game ends, the owner of Breach Their Defenses receives 2 VP for each party member that stands in the enemy Deployment Zone.","source":"p. 78"},
  {"id":"ELD-SCHEME-019","section":"Schemes","title":"Blood for Blood","says":"Blood for Blood is revealed in its owner's Strategic phase and discarded in that turn's End phase: the owner chooses an own model that an enemy has wounded; 3 VP if the owner incapacitates that enemy in this turn.","source":"p. 78"},
  {"id":"ELD-SCHEME-020","section":"Schemes","title":"Soga: chart","says":"The chart of Soga has 11-12 Head Hunt, 13-14 Open Aggression, 15-16 Pursuit of Glory, 17-18 Fierce as Fire, 19 Engetsu Formation, 20 Stalwart Defender.","source":"p. 79"},
  {"id":"ELD-SCHEME-021","section":"Schemes","title":"Head Hunt","says":"The owner of Head Hunt receives 1 VP, at most 3, for each Deathblow that its models perform on enemies.","source":"p. 79"},
  {"id":"ELD-SCHEME-022","section":"Schemes","title":"Open Aggression","says":"Open Aggression is revealed in its owner's Strategic phase and discarded in that turn's End phase: 1 VP, at most 3, for each Wound dealt to enemies this turn.","source":"p. 79","question":"Wounds beyond the last HP are lost, but each comes from a successful Damage roll.","ruling":"A Wound that is lost is not dealt, here, for Fierce as Fire, for Appear Weak When You Are Strong and for Life Leech; option `excessWoundsScore`, with true it counts.","options":["excessWoundsScore"]},
  {"id":"ELD-SCHEME-023","section":"Schemes","title":"Pursuit of Glory","says":"Pursuit of Glory is revealed in its owner's Strategic phase and discarded in that turn's End phase: in that End phase 1 VP, at most 3, for each alive party member outside the Awareness of the other members.","source":"p. 79"},
  {"id":"ELD-SCHEME-024","section":"Schemes","title":"Engetsu Formation","says":"The owner of Engetsu Formation receives 1 VP, at most 3, for each party member in the owner's Deployment Zone at the end of the game.","source":"p. 79"},
  {"id":"ELD-SCHEME-025","section":"Schemes","title":"Fierce as Fire, Immovable as a Mountain","says":"The owner of Fierce as Fire, Immovable as a Mountain receives 1 VP, at most 3, for each wounding of an enemy in Reaction.","source":"p. 79","question":"The book does not say whether it counts Wounds or occasions.","ruling":"One VP per Reaction that wounds at least one enemy; option `fierceAsFire`, with `wounds` one per Wound.","options":["fierceAsFire"]},
  {"id":"ELD-SCHEME-026","section":"Schemes","title":"Stalwart Defender","says":"The owner of Stalwart Defender receives 3 VP if no enemy is in the owner's Deployment Zone at the end of the game.","source":"p. 79","question":"Fallen enemies in it are not covered.","ruling":"Only alive enemy models count."},
  {"id":"ELD-SCHEME-027","section":"Schemes","title":"Helian: chart","says":"The Helian chart has 11-12 Decisive Victory, 13-14 Virtuous Commander, 15-16 Last Warning, 17-18 Fierce as Fire, 19 Relentless Advance, 20 Peacekeeping Paragon.","source":"p. 80"},
  {"id":"ELD-SCHEME-028","section":"Schemes","title":"Helian Virtuous Commander at 13-14","says":"The Helian chart lists the Common Scheme Virtuous Commander a second time.","source":"p. 80","question":"Redraw applies only among several drawn.","ruling":"It stays."},
  {"id":"ELD-SCHEME-029","section":"Schemes","title":"Decisive Victory","says":"The owner of Decisive Victory receives 3 VP if every party member is alive when the game ends.","source":"p. 80"},
  {"id":"ELD-SCHEME-030","section":"Schemes","title":"Relentless Advance","says":"Relentless Advance is revealed in its owner's Strategic phase and discarded in that turn's End phase: 2 VP, at most 6, for each party member past the middle line when the turn ends.","source":"p. 80"},
  {"id":"ELD-SCHEME-031","section":"Schemes","title":"Peacekeeping Paragon","says":"The owner of Peacekeeping Paragon receives 2 VP for each enemy model neither Incapacitated nor Dead at the end of the game.","source":"p. 80","question":"No maximum is printed.","ruling":"Only the total cap of 10."},
  {"id":"ELD-SCHEME-032","section":"Schemes","title":"Last Warning","says":"Last Warning is revealed in its owner's Strategic phase and discarded in that turn's End phase: 3 VP if own models declare no Attack until the owner's next Strategic phase.","source":"p. 80","question":"It is discarded in the End phase but looks until the next Strategic phase. Some abilities make an Attack that nobody declares.","ruling":"It is discarded but its condition is still tracked; if the game ends first it is met. An Attack on the ground or on a structure is declared as well; Chain Attack, Finishing Strike and Trample are not."},
  {"id":"ELD-SCHEME-033","section":"Schemes","title":"Sand Kingdoms: chart","says":"The chart of the Sand Kingdoms has 11-12 Stand Your Ground, 13-14 Appear Weak, 15-16 Unhindered Expedition, 17-18 Strength in Numbers, 19 Steadfast Expansion, 20 Stalwart Defender.","source":"p. 81"},
  {"id":"ELD-SCHEME-034","section":"Schemes","title":"Appear Weak When You Are Strong","says":"The owner of Appear Weak When You Are Strong receives 1 VP for each Wound dealt to enemies by Melee Attacks.","source":"p. 81","question":"No maximum is printed. The Hits of Trample are dealt in contact, and nobody declares an Attack for them.","ruling":"Only the total cap of 10. Wounds by Trample count, since its Hits count as those of a Melee Attack, also for Resistance and Elemental Essence; option `trampleIsMelee`, with false they count for none of these.","options":["trampleIsMelee"]},
  {"id":"ELD-SCHEME-035","section":"Schemes","title":"Unhindered Expedition","says":"Unhindered Expedition is revealed in its owner's Strategic phase and discarded in that turn's End phase: 1 VP, at most 3, for each own model outside the owner's Deployment Zone at the end of the turn, summoned creatures excluded.","source":"p. 81"},
  {"id":"ELD-SCHEME-036","section":"Schemes","title":"Strength in Numbers","says":"The owner of Strength in Numbers receives 2 VP if it has more alive models than the opponent at the end of the game, summoned ones included.","source":"p. 81","question":"The text speaks of the opponent, and a match may have three; or none, where all players are allied.","ruling":"More than each opponent; option `numbersAgainst`, with `together` more than all opponents have together. Where there is no opponent, one alive model is enough; option `unopposedNumbers`, without it nothing is earned.","options":["numbersAgainst","unopposedNumbers"]},
  {"id":"ELD-SCHEME-037","section":"Schemes","title":"Steadfast Expansion","says":"The owner of Steadfast Expansion receives 1 VP, at most 3, for each party member beyond the middle at the end of the game, summoned creatures excluded.","source":"p. 81"},
  {"id":"ELD-SCHEME-038","section":"Schemes","title":"Beyond the middle","says":"A model is beyond the middle if its base is wholly past the middle line seen from its player's edge.","source":"Ruling on pp. 80-81","question":"Wholly or partly is not said.","ruling":"Wholly; \"in a Deployment Zone\" likewise wholly."},
  {"id":"ELD-SCHEME-039","section":"Schemes","title":"Reveal Schemes used once","says":"A Scheme that must be revealed in a Strategic phase scores in that turn only.","source":"p. 77","question":"The book does not say what happens if it is never revealed.","ruling":"It scores nothing."},
  {"id":"ELD-SCHEME-040","section":"Schemes","title":"When Schemes score","says":"Schemes give VP at the end of the game unless their text names another moment.","source":"p. 77","question":"Alliances may be made and broken between a deed and the end of the game.","ruling":"Deeds, such as Wounds, falls, Deathblows and VP that others receive, go by the Alliances at their moment, for Rewards and Penalties too. Models that are counted at the end go by the Alliances at the end."},
  {"id":"ELD-DUEL-001","section":"Issue a Duel","title":"Models that may issue a duel","says":"Only a model of the original party may issue a duel, by a Special Action after Idle.","source":"p. 39"},
  {"id":"ELD-DUEL-002","section":"Issue a Duel","title":"A duel refused","says":"The opponent may refuse a duel; the Special Action is then spent.","source":"p. 39","question":"The book does not say what happens to the sequence.","ruling":"It ends as an action without effect."},
  {"id":"ELD-DUEL-003","section":"Issue a Duel","title":"A duel accepted","says":"An opponent who accepts a duel names a model of its party.","source":"p. 39","question":"The book does not limit which models may be named.","ruling":"Any model of the original party that is neither Incapacitated nor Dead."},
  {"id":"ELD-DUEL-004","section":"Issue a Duel","title":"Points restored for a duel","says":"When a duel is agreed on, the AP of both duellists become their default STA and the duel begins.","source":"p. 39"},
  {"id":"ELD-DUEL-005","section":"Issue a Duel","title":"Others wait during a duel","says":"No other model activates or reacts during a duel, except models belonging to a duellist.","source":"p. 39"},
  {"id":"ELD-DUEL-006","section":"Issue a Duel","title":"Interference with a duel","says":"If a model that takes no part in a duel interferes (as by Chain Attack), its side loses the duel at once.","source":"p. 39","question":"Only Chain Attack is named.","ruling":"An Attack of a model that takes no part, and First Aid by one on a duellist, are interference. A Reaction that was declared before the duel was issued is carried out, and is none. A model of an ally belongs to the side of its ally."},
  {"id":"ELD-DUEL-007","section":"Issue a Duel","title":"Creatures of duellists","says":"A duellist's summoned creatures and Familiars may fight, and a duellist may summon more.","source":"p. 39"},
  {"id":"ELD-DUEL-008","section":"Issue a Duel","title":"End of a duel","says":"The duel and the game end when a duellist becomes Incapacitated or Dead.","source":"p. 39"},
  {"id":"ELD-DUEL-009","section":"Issue a Duel","title":"Winner of a duel","says":"The player of the duellist that survives gets 6 VP.","source":"p. 39"},
  {"id":"ELD-DUEL-010","section":"Issue a Duel","title":"Duel drawn","says":"If both duellists fall in the same sequence, each of their players gets 3 VP, within the Quest's maximum.","source":"p. 39"},
  {"id":"ELD-DUEL-011","section":"Issue a Duel","title":"Duel and the cap of VP","says":"Duel VP count toward the cap of VP.","source":"p. 39","question":"A winner with 5 or more VP would pass 10.","ruling":"The cap applies."},
  {"id":"ELD-DUEL-012","section":"Issue a Duel","title":"Winner of the game","says":"The player with the most VP in total wins, not necessarily the duel's winner.","source":"p. 39"},
  {"id":"ELD-DUEL-013","section":"Issue a Duel","title":"Stratagems during a duel","says":"Stratagems can be used during a duel.","source":"p. 39"},
  {"id":"ELD-DUEL-014","section":"Issue a Duel","title":"Turns go on during a duel","says":"The duel runs in the normal turn and phase order.","source":"Ruling on p. 39","question":"The book is silent.","ruling":"The issuer's turn continues; rounds count on but the round limit does not end the duel; option `duelLimit`, with `rounds` the last round ends the game and nobody has won the duel.","options":["duelLimit"]},
  {"id":"ELD-DUEL-015","section":"Issue a Duel","title":"A removed duellist","says":"A duellist that leaves the field or is removed loses the duel.","source":"Ruling on p. 39","question":"The book is silent.","ruling":"As stated."},
  {"id":"ELD-DUEL-016","section":"Issue a Duel","title":"Nothing beside the duel","says":"After a duel has begun, actions and objectives outside of it can be neither continued nor completed.","source":"p. 39, note","question":"The book does not say what lies outside: the fall of a duellist is an objective of several Quests, and Schemes are scored at the end of the game.","ruling":"Of the Rewards and Penalties of the Quest only those for the fall of models that take part count; no condition of the Quest ends the game, nor does the fall of the party of a third player, nobody leaves by an exit, and nobody interacts with things of the Quest or perceives them. Schemes count as ever. Option `duelObjectives`, with `goOn` the Quest goes on as before. Alliances are neither made nor broken in any case.","options":["duelObjectives"]},
  {"id":"ELD-END-001","section":"End of the game","title":"Fifth turn","says":"Without another Quest rule the game is over when the last player in turn order has finished its fifth turn.","source":"p. 32","question":"The book does not say whether the Hostiles turn of round 5 is played.","ruling":"It is not."},
  {"id":"ELD-END-002","section":"End of the game","title":"Victory","says":"The player with the most VP wins the game; equal VP are a draw.","source":"p. 32","question":"A player who plays alone has the most VP in any case, also when its party falls.","ruling":"A player who is alone and whose party falls has not won: nobody wins; option `fallenAlone` with `points` as alternative.","options":["fallenAlone"]},
  {"id":"ELD-END-003","section":"End of the game","title":"Quest end moment","says":"A Quest condition that ends the game is checked at the end of the sequence or phase in which it is met.","source":"Ruling on pp. 66-76","question":"\"Ends when\" gives no moment.","ruling":"The current sequence is completed."},
  {"id":"ELD-ENV-001","section":"Environments","title":"Environment applies","says":"A Quest or an agreed setup may put an Environment on the field; it affects every model in it without the Survival Trait.","source":"pp. 64 and 72","question":"The text names no Environment besides Toxic.","ruling":"None if nothing is agreed; an Environment of the Quest applies in any case; option `environment`.","options":["environment"]},
  {"id":"ELD-ENV-002","section":"Environments","title":"Environment immunity","says":"Construct and Elemental models, and those with Survival (Toxic), ignore a Toxic Environment.","source":"pp. 52 and 55","question":"Other Environments and Advanced Rules are not in the text.","ruling":"Only Toxic is implemented."},
];
