// Generated from rules.yaml by `npm run rules`: do not edit.
import type { Catalogue } from '@rulewright/core';

/** The id of a rule of Shroudfall; `catalogue` has what it says. */
export type RuleId =
  | 'SFI-DICE-001'
  | 'SFI-DICE-002'
  | 'SFI-DICE-003'
  | 'SFI-DICE-004'
  | 'SFI-DICE-005'
  | 'SFI-DICE-006'
  | 'SFI-DICE-007'
  | 'SFI-DICE-008'
  | 'SFI-DICE-009'
  | 'SFI-DICE-010'
  | 'SFI-DICE-011'
  | 'SFI-DICE-012'
  | 'SFI-DICE-013'
  | 'SFI-INFO-001'
  | 'SFI-INFO-002'
  | 'SFI-INFO-003'
  | 'SFI-INFO-004'
  | 'SFI-MEASURE-001'
  | 'SFI-MEASURE-002'
  | 'SFI-MEASURE-003'
  | 'SFI-MEASURE-004'
  | 'SFI-MEASURE-005'
  | 'SFI-MEASURE-006'
  | 'SFI-MEASURE-007'
  | 'SFI-MEASURE-008'
  | 'SFI-MEASURE-009'
  | 'SFI-MEASURE-010'
  | 'SFI-MEASURE-011'
  | 'SFI-MEASURE-012'
  | 'SFI-MEASURE-013'
  | 'SFI-MEASURE-014'
  | 'SFI-MEASURE-015'
  | 'SFI-MEASURE-016'
  | 'SFI-MEASURE-017'
  | 'SFI-PRIORITY-001'
  | 'SFI-PRIORITY-002'
  | 'SFI-PRIORITY-003'
  | 'SFI-PRIORITY-004'
  | 'SFI-PRIORITY-005'
  | 'SFI-PRIORITY-006'
  | 'SFI-PRIORITY-007'
  | 'SFI-PRIORITY-008'
  | 'SFI-PRIORITY-009'
  | 'SFI-PRIORITY-010'
  | 'SFI-PRIORITY-011'
  | 'SFI-PRIORITY-012'
  | 'SFI-PRIORITY-013'
  | 'SFI-PRIORITY-014'
  | 'SFI-PRIORITY-015'
  | 'SFI-PRIORITY-016'
  | 'SFI-STACK-001'
  | 'SFI-STACK-002'
  | 'SFI-STACK-003'
  | 'SFI-STACK-004'
  | 'SFI-STACK-005'
  | 'SFI-STACK-006'
  | 'SFI-STACK-007'
  | 'SFI-STACK-008'
  | 'SFI-CARD-001'
  | 'SFI-CARD-002'
  | 'SFI-CARD-003'
  | 'SFI-CARD-004'
  | 'SFI-CARD-005'
  | 'SFI-CARD-006'
  | 'SFI-CARD-007'
  | 'SFI-CARD-008'
  | 'SFI-CARD-009'
  | 'SFI-CARD-010'
  | 'SFI-CARD-011'
  | 'SFI-CARD-012'
  | 'SFI-CARD-013'
  | 'SFI-CARD-014'
  | 'SFI-CARD-015'
  | 'SFI-CARD-016'
  | 'SFI-CARD-017'
  | 'SFI-CARD-018'
  | 'SFI-CARD-019'
  | 'SFI-CARD-020'
  | 'SFI-CARD-021'
  | 'SFI-LEADER-001'
  | 'SFI-LEADER-002'
  | 'SFI-LEADER-003'
  | 'SFI-LEADER-004'
  | 'SFI-LEADER-005'
  | 'SFI-ROUND-001'
  | 'SFI-ROUND-002'
  | 'SFI-ROUND-003'
  | 'SFI-ROUND-004'
  | 'SFI-ROUND-005'
  | 'SFI-ROUND-006'
  | 'SFI-ACTIVATE-001'
  | 'SFI-ACTIVATE-002'
  | 'SFI-ACTIVATE-003'
  | 'SFI-ACTIVATE-004'
  | 'SFI-ACTIVATE-005'
  | 'SFI-ACTIVATE-006'
  | 'SFI-ACTIVATE-007'
  | 'SFI-ACTIVATE-008'
  | 'SFI-ACTIVATE-009'
  | 'SFI-ACTIVATE-010'
  | 'SFI-ACTIVATE-011'
  | 'SFI-ACTIVATE-012'
  | 'SFI-ACTIVATE-013'
  | 'SFI-ACTIVATE-014'
  | 'SFI-ACTIVATE-015'
  | 'SFI-ACTIVATE-016'
  | 'SFI-ACTIVATE-017'
  | 'SFI-ACTIVATE-018'
  | 'SFI-ACTION-001'
  | 'SFI-ACTION-002'
  | 'SFI-ACTION-003'
  | 'SFI-ACTION-004'
  | 'SFI-ACTION-005'
  | 'SFI-ACTION-006'
  | 'SFI-ACTION-007'
  | 'SFI-ACTION-008'
  | 'SFI-ACTION-009'
  | 'SFI-ACTION-010'
  | 'SFI-ACTION-011'
  | 'SFI-ACTION-012'
  | 'SFI-ACTION-013'
  | 'SFI-ACTION-014'
  | 'SFI-ACTION-015'
  | 'SFI-ACTION-016'
  | 'SFI-ACTION-017'
  | 'SFI-ACTION-018'
  | 'SFI-MOVE-001'
  | 'SFI-MOVE-002'
  | 'SFI-MOVE-003'
  | 'SFI-MOVE-004'
  | 'SFI-MOVE-005'
  | 'SFI-MOVE-006'
  | 'SFI-MOVE-007'
  | 'SFI-MOVE-008'
  | 'SFI-MOVE-009'
  | 'SFI-MOVE-010'
  | 'SFI-MOVE-011'
  | 'SFI-MOVE-012'
  | 'SFI-MOVE-013'
  | 'SFI-MOVE-014'
  | 'SFI-MOVE-015'
  | 'SFI-MOVE-016'
  | 'SFI-MOVE-017'
  | 'SFI-MOVE-018'
  | 'SFI-MOVE-019'
  | 'SFI-MOVE-020'
  | 'SFI-MOVE-021'
  | 'SFI-MOVE-022'
  | 'SFI-MOVE-023'
  | 'SFI-MOVE-024'
  | 'SFI-MOVE-025'
  | 'SFI-MOVE-026'
  | 'SFI-MOVE-027'
  | 'SFI-MOVE-028'
  | 'SFI-MOVE-029'
  | 'SFI-COHERENCY-001'
  | 'SFI-COHERENCY-002'
  | 'SFI-COHERENCY-003'
  | 'SFI-COHERENCY-004'
  | 'SFI-COHERENCY-005'
  | 'SFI-COHERENCY-006'
  | 'SFI-COHERENCY-007'
  | 'SFI-COHERENCY-008'
  | 'SFI-COHERENCY-009'
  | 'SFI-MELEE-001'
  | 'SFI-MELEE-002'
  | 'SFI-MELEE-003'
  | 'SFI-MELEE-004'
  | 'SFI-MELEE-005'
  | 'SFI-MELEE-006'
  | 'SFI-MELEE-007'
  | 'SFI-MELEE-008'
  | 'SFI-MELEE-009'
  | 'SFI-MELEE-010'
  | 'SFI-MELEE-011'
  | 'SFI-MELEE-012'
  | 'SFI-PLACE-001'
  | 'SFI-PLACE-002'
  | 'SFI-PLACE-003'
  | 'SFI-PLACE-004'
  | 'SFI-PLACE-005'
  | 'SFI-PLACE-006'
  | 'SFI-PLACE-007'
  | 'SFI-PLACE-008'
  | 'SFI-PLACE-009'
  | 'SFI-PUSH-001'
  | 'SFI-PUSH-002'
  | 'SFI-PUSH-003'
  | 'SFI-PUSH-004'
  | 'SFI-PUSH-005'
  | 'SFI-PUSH-006'
  | 'SFI-PUSH-007'
  | 'SFI-PUSH-008'
  | 'SFI-PUSH-009'
  | 'SFI-PUSH-010'
  | 'SFI-PUSH-011'
  | 'SFI-PUSH-012'
  | 'SFI-PUSH-013'
  | 'SFI-PUSH-014'
  | 'SFI-LOS-001'
  | 'SFI-LOS-002'
  | 'SFI-LOS-003'
  | 'SFI-LOS-004'
  | 'SFI-LOS-005'
  | 'SFI-LOS-006'
  | 'SFI-LOS-007'
  | 'SFI-LOS-008'
  | 'SFI-LOS-009'
  | 'SFI-LOS-010'
  | 'SFI-LOS-011'
  | 'SFI-LOS-012'
  | 'SFI-LOS-013'
  | 'SFI-ATTACK-001'
  | 'SFI-ATTACK-002'
  | 'SFI-ATTACK-003'
  | 'SFI-ATTACK-004'
  | 'SFI-ATTACK-005'
  | 'SFI-ATTACK-006'
  | 'SFI-ATTACK-007'
  | 'SFI-ATTACK-008'
  | 'SFI-ATTACK-009'
  | 'SFI-ATTACK-010'
  | 'SFI-ATTACK-011'
  | 'SFI-ATTACK-012'
  | 'SFI-ATTACK-013'
  | 'SFI-ATTACK-014'
  | 'SFI-ATTACK-015'
  | 'SFI-ATTACK-016'
  | 'SFI-ATTACK-017'
  | 'SFI-ATTACK-018'
  | 'SFI-ATTACK-019'
  | 'SFI-ATTACK-020'
  | 'SFI-ATTACK-021'
  | 'SFI-ATTACK-022'
  | 'SFI-ATTACK-023'
  | 'SFI-ATTACK-024'
  | 'SFI-ATTACK-025'
  | 'SFI-ATTACK-026'
  | 'SFI-ATTACK-027'
  | 'SFI-ATTACK-028'
  | 'SFI-ATTACK-029'
  | 'SFI-ATTACK-030'
  | 'SFI-ATTACK-031'
  | 'SFI-ATTACK-032'
  | 'SFI-ATTACK-033'
  | 'SFI-ATTACK-034'
  | 'SFI-ATTACK-035'
  | 'SFI-ATTACK-036'
  | 'SFI-ATTACK-037'
  | 'SFI-ATTACK-038'
  | 'SFI-ATTACK-039'
  | 'SFI-ATTACK-040'
  | 'SFI-HIT-001'
  | 'SFI-HIT-002'
  | 'SFI-HIT-003'
  | 'SFI-HIT-004'
  | 'SFI-HIT-005'
  | 'SFI-CRIT-001'
  | 'SFI-CRIT-002'
  | 'SFI-CRIT-003'
  | 'SFI-CRIT-004'
  | 'SFI-DAMAGE-001'
  | 'SFI-DAMAGE-002'
  | 'SFI-DAMAGE-003'
  | 'SFI-DAMAGE-004'
  | 'SFI-DAMAGE-005'
  | 'SFI-DAMAGE-006'
  | 'SFI-DAMAGE-007'
  | 'SFI-DAMAGE-008'
  | 'SFI-DAMAGE-009'
  | 'SFI-DAMAGE-010'
  | 'SFI-DAMAGE-011'
  | 'SFI-DAMAGE-012'
  | 'SFI-BEAM-001'
  | 'SFI-BEAM-002'
  | 'SFI-BEAM-003'
  | 'SFI-BEAM-004'
  | 'SFI-BEAM-005'
  | 'SFI-BEAM-006'
  | 'SFI-BEAM-007'
  | 'SFI-BEAM-008'
  | 'SFI-BEAM-009'
  | 'SFI-BEAM-010'
  | 'SFI-BEAM-011'
  | 'SFI-BEAM-012'
  | 'SFI-AREA-001'
  | 'SFI-AREA-002'
  | 'SFI-AREA-003'
  | 'SFI-AREA-004'
  | 'SFI-AREA-005'
  | 'SFI-AREA-006'
  | 'SFI-AREA-007'
  | 'SFI-REROLL-001'
  | 'SFI-REROLL-002'
  | 'SFI-REROLL-003'
  | 'SFI-REROLL-004'
  | 'SFI-REROLL-005'
  | 'SFI-REROLL-006'
  | 'SFI-REROLL-007'
  | 'SFI-REROLL-008'
  | 'SFI-REROLL-009'
  | 'SFI-REROLL-010'
  | 'SFI-REROLL-011'
  | 'SFI-REROLL-012'
  | 'SFI-REROLL-013'
  | 'SFI-COND-001'
  | 'SFI-COND-002'
  | 'SFI-COND-003'
  | 'SFI-COND-004'
  | 'SFI-COND-005'
  | 'SFI-COND-006'
  | 'SFI-COND-007'
  | 'SFI-ESSENCE-001'
  | 'SFI-ESSENCE-002'
  | 'SFI-ESSENCE-003'
  | 'SFI-ESSENCE-004'
  | 'SFI-ESSENCE-005'
  | 'SFI-ESSENCE-006'
  | 'SFI-ESSENCE-007'
  | 'SFI-ESSENCE-008'
  | 'SFI-ESSENCE-009'
  | 'SFI-ESSENCE-010'
  | 'SFI-ESSENCE-011'
  | 'SFI-ESSENCE-012'
  | 'SFI-ESSENCE-013'
  | 'SFI-ESSENCE-014'
  | 'SFI-ESSENCE-015'
  | 'SFI-ESSENCE-016'
  | 'SFI-ABILITY-ACTIVE-001'
  | 'SFI-ABILITY-ACTIVE-002'
  | 'SFI-ABILITY-ACTIVE-003'
  | 'SFI-ABILITY-ACTIVE-004'
  | 'SFI-ABILITY-ACTIVE-005'
  | 'SFI-ABILITY-ACTIVE-006'
  | 'SFI-ABILITY-ACTIVE-007'
  | 'SFI-ABILITY-ACTIVE-008'
  | 'SFI-ABILITY-ACTIVE-009'
  | 'SFI-ABILITY-ACTIVE-010'
  | 'SFI-ABILITY-ACTIVE-011'
  | 'SFI-ABILITY-ACTIVE-012'
  | 'SFI-ABILITY-ACTIVE-013'
  | 'SFI-ABILITY-ACTIVE-014'
  | 'SFI-ABILITY-ACTIVE-015'
  | 'SFI-ABILITY-ACTIVE-016'
  | 'SFI-ABILITY-REACTIVE-001'
  | 'SFI-ABILITY-REACTIVE-002'
  | 'SFI-ABILITY-REACTIVE-003'
  | 'SFI-ABILITY-REACTIVE-004'
  | 'SFI-ABILITY-REACTIVE-005'
  | 'SFI-ABILITY-REACTIVE-006'
  | 'SFI-ABILITY-REACTIVE-007'
  | 'SFI-ABILITY-REACTIVE-008'
  | 'SFI-ABILITY-REACTIVE-009'
  | 'SFI-ABILITY-REACTIVE-010'
  | 'SFI-ABILITY-REACTIVE-011'
  | 'SFI-ABILITY-REACTIVE-012'
  | 'SFI-ABILITY-REACTIVE-013'
  | 'SFI-INFUSE-001'
  | 'SFI-INFUSE-002'
  | 'SFI-INFUSE-003'
  | 'SFI-INFUSE-004'
  | 'SFI-INFUSE-005'
  | 'SFI-INFUSE-006'
  | 'SFI-INFUSE-007'
  | 'SFI-INFUSE-008'
  | 'SFI-MANIFEST-001'
  | 'SFI-MANIFEST-002'
  | 'SFI-MANIFEST-003'
  | 'SFI-MANIFEST-004'
  | 'SFI-MANIFEST-005'
  | 'SFI-MANIFEST-006'
  | 'SFI-MANIFEST-007'
  | 'SFI-MANIFEST-008'
  | 'SFI-TERRAIN-001'
  | 'SFI-TERRAIN-002'
  | 'SFI-TERRAIN-003'
  | 'SFI-TERRAIN-004'
  | 'SFI-TERRAIN-005'
  | 'SFI-TERRAIN-006'
  | 'SFI-TERRAIN-007'
  | 'SFI-TERRAIN-008'
  | 'SFI-TERRAIN-009'
  | 'SFI-TERRAIN-010'
  | 'SFI-TERRAIN-011'
  | 'SFI-TERRAIN-012'
  | 'SFI-TERRAIN-013'
  | 'SFI-TERRAIN-014'
  | 'SFI-TERRAIN-015'
  | 'SFI-TERRAIN-016'
  | 'SFI-TKEY-001'
  | 'SFI-TKEY-002'
  | 'SFI-TKEY-003'
  | 'SFI-TKEY-004'
  | 'SFI-TKEY-005'
  | 'SFI-TKEY-006'
  | 'SFI-TKEY-007'
  | 'SFI-TKEY-008'
  | 'SFI-TKEY-009'
  | 'SFI-TKEY-010'
  | 'SFI-TKEY-011'
  | 'SFI-TKEY-012'
  | 'SFI-TKEY-013'
  | 'SFI-TKEY-014'
  | 'SFI-TKEY-015'
  | 'SFI-TKEY-016'
  | 'SFI-TKEY-017'
  | 'SFI-TKEY-018'
  | 'SFI-TKEY-019'
  | 'SFI-TKEY-020'
  | 'SFI-TKEY-021'
  | 'SFI-ARMY-001'
  | 'SFI-ARMY-002'
  | 'SFI-ARMY-003'
  | 'SFI-ARMY-004'
  | 'SFI-ARMY-005'
  | 'SFI-ARMY-006'
  | 'SFI-ARMY-007'
  | 'SFI-ARMY-008'
  | 'SFI-ARMY-009'
  | 'SFI-ARMY-010'
  | 'SFI-ARMY-011'
  | 'SFI-ARMY-012'
  | 'SFI-SETUP-001'
  | 'SFI-SETUP-002'
  | 'SFI-SETUP-003'
  | 'SFI-SETUP-004'
  | 'SFI-SETUP-005'
  | 'SFI-SETUP-006'
  | 'SFI-SETUP-007'
  | 'SFI-SETUP-008'
  | 'SFI-SETUP-009'
  | 'SFI-SETUP-010'
  | 'SFI-SETUP-011'
  | 'SFI-SETUP-012'
  | 'SFI-SETUP-013'
  | 'SFI-SETUP-014'
  | 'SFI-SETUP-015'
  | 'SFI-SETUP-016'
  | 'SFI-SETUP-017'
  | 'SFI-SETUP-018'
  | 'SFI-SCENARIO-001'
  | 'SFI-SCENARIO-002'
  | 'SFI-SCENARIO-003'
  | 'SFI-SCENARIO-004'
  | 'SFI-SCENARIO-005'
  | 'SFI-SCENARIO-006'
  | 'SFI-SCENARIO-007'
  | 'SFI-SCENARIO-008'
  | 'SFI-SCENARIO-009'
  | 'SFI-SCENARIO-010'
  | 'SFI-SCENARIO-011'
  | 'SFI-SCENARIO-012'
  | 'SFI-SCENARIO-013'
  | 'SFI-SCENARIO-014'
  | 'SFI-SCENARIO-015'
  | 'SFI-SCENARIO-016'
  | 'SFI-SCENARIO-017'
  | 'SFI-SCENARIO-018'
  | 'SFI-SCENARIO-019'
  | 'SFI-SCENARIO-020'
  | 'SFI-SCENARIO-021'
  | 'SFI-SCENARIO-022'
  | 'SFI-SCENARIO-023'
  | 'SFI-SCENARIO-024'
  | 'SFI-DEPLOY-001'
  | 'SFI-DEPLOY-002'
  | 'SFI-DEPLOY-003'
  | 'SFI-DEPLOY-004'
  | 'SFI-DEPLOY-005'
  | 'SFI-DEPLOY-006'
  | 'SFI-ROUND-END-001'
  | 'SFI-ROUND-END-002'
  | 'SFI-ROUND-END-003'
  | 'SFI-ROUND-END-004'
  | 'SFI-ROUND-END-005'
  | 'SFI-ROUND-END-006'
  | 'SFI-ROUND-END-007'
  | 'SFI-ROUND-START-001'
  | 'SFI-ROUND-START-002'
  | 'SFI-ROUND-START-003'
  | 'SFI-WIN-001'
  | 'SFI-WIN-002'
  | 'SFI-WIN-003'
  | 'SFI-WIN-004'
  | 'SFI-WIN-005'
  | 'SFI-WIN-006'
  | 'SFI-WIN-007'
  | 'SFI-TIE-001'
  | 'SFI-TIE-002'
  | 'SFI-TIE-003'
  | 'SFI-TIE-004'
  | 'SFI-TIE-005'
  | 'SFI-TIE-006'
  | 'SFI-TIE-007'
  | 'SFI-PASSIVE-001'
  | 'SFI-PASSIVE-002'
  | 'SFI-PASSIVE-003'
  | 'SFI-PASSIVE-004'
  | 'SFI-PASSIVE-005'
  | 'SFI-PASSIVE-006'
  | 'SFI-PASSIVE-007'
  | 'SFI-PASSIVE-008'
  | 'SFI-PASSIVE-009'
  | 'SFI-PASSIVE-010'
  | 'SFI-PASSIVE-011'
  | 'SFI-PASSIVE-012'
  | 'SFI-PASSIVE-013'
  | 'SFI-PASSIVE-014'
  | 'SFI-PASSIVE-015'
  | 'SFI-PASSIVE-016'
  | 'SFI-PASSIVE-017'
  | 'SFI-PASSIVE-018'
  | 'SFI-PASSIVE-019'
  | 'SFI-PASSIVE-020'
  | 'SFI-PASSIVE-021'
  | 'SFI-PASSIVE-022'
  | 'SFI-PASSIVE-023'
  | 'SFI-PASSIVE-024'
  | 'SFI-PASSIVE-025'
  | 'SFI-PASSIVE-026'
  | 'SFI-PASSIVE-027'
  | 'SFI-PASSIVE-028'
  | 'SFI-PASSIVE-029'
  | 'SFI-PASSIVE-030'
  | 'SFI-PASSIVE-031'
  | 'SFI-PASSIVE-032'
  | 'SFI-PASSIVE-033'
  | 'SFI-PASSIVE-034'
  | 'SFI-PASSIVE-035'
  | 'SFI-PASSIVE-036'
  | 'SFI-PASSIVE-037'
  | 'SFI-PASSIVE-038'
  | 'SFI-PASSIVE-039'
  | 'SFI-PASSIVE-040'
  | 'SFI-PASSIVE-041'
  | 'SFI-PASSIVE-042'
  | 'SFI-PASSIVE-043'
  | 'SFI-PASSIVE-044'
  | 'SFI-PASSIVE-045'
  | 'SFI-PASSIVE-046'
  | 'SFI-PASSIVE-047'
  | 'SFI-PASSIVE-048'
  | 'SFI-CONDITION-001'
  | 'SFI-CONDITION-002'
  | 'SFI-CONDITION-003'
  | 'SFI-CONDITION-004'
  | 'SFI-CONDITION-005'
  | 'SFI-CONDITION-006'
  | 'SFI-CONDITION-007'
  | 'SFI-CONDITION-008'
  | 'SFI-CONDITION-009'
  | 'SFI-CONDITION-010'
  | 'SFI-CONDITION-011'
  | 'SFI-CONDITION-012'
  | 'SFI-CONDITION-013'
  | 'SFI-CONDITION-014'
  | 'SFI-CONDITION-015'
  | 'SFI-UNIT-001'
  | 'SFI-UNIT-002'
  | 'SFI-UNIT-003'
  | 'SFI-UNIT-004'
  | 'SFI-UNIT-005'
  | 'SFI-UNIT-006'
  | 'SFI-UNIT-007'
  | 'SFI-UNIT-008'
  | 'SFI-UNIT-009'
  | 'SFI-UNIT-010'
  | 'SFI-UNIT-011'
  | 'SFI-UNIT-012'
  | 'SFI-UNIT-013'
  | 'SFI-UNIT-014'
  | 'SFI-UNIT-015'
  | 'SFI-UNIT-016';

/** Every rule of Shroudfall, in the order of the rulebook. */
export const catalogue: Catalogue<RuleId> = [
  {"id":"SFI-DICE-001","section":"Dice","title":"Grey die faces","says":"The grey essence die is six-sided with faces 0, 0, 1, 1, 2, 2.","source":"p. 6, Essence Dice","question":"Lost icon: the three face lists are printed beside colour icons that the conversion dropped.","ruling":"The prose names the colours grey, yellow, red in that order, so the lists are matched in that order (weakest to strongest)."},
  {"id":"SFI-DICE-002","section":"Dice","title":"Yellow die faces","says":"The yellow essence die is six-sided with faces 0, 1, 2, 2, 3, 3.","source":"p. 6, Essence Dice","question":"Lost icon, as SFI-DICE-001.","ruling":"The second list belongs to yellow. The p. 8 example (3 and 2 on yellow, two blanks on grey) fits."},
  {"id":"SFI-DICE-003","section":"Dice","title":"Red die faces","says":"The red essence die is six-sided with faces 2, 2, 3, 3, 4, 4.","source":"p. 6, Essence Dice","question":"Lost icon, as SFI-DICE-001.","ruling":"The third list belongs to red."},
  {"id":"SFI-DICE-004","section":"Dice","title":"Blank face","says":"A face showing 0 is a blank and counts 0. A grey die has two blanks, a yellow die one, a red die none.","source":"p. 8, Rolling dice"},
  {"id":"SFI-DICE-005","section":"Dice","title":"Total of a roll","says":"All dice of a roll are rolled together and the roll's value is the sum of their faces.","source":"p. 8, Rolling dice","example":"2 yellow + 2 grey showing 3, 2, 0, 0 -> total 5"},
  {"id":"SFI-DICE-006","section":"Dice","title":"Pool given by colour","says":"A dice pool is a count per colour (grey, yellow, red); each die keeps its colour for the whole roll, including re-rolls.","source":"p. 8, Rolling dice"},
  {"id":"SFI-DICE-007","section":"Dice","title":"Colour strength order","says":"Grey is the weakest colour, yellow is stronger, red is the strongest; \"a stronger die\" compares colours in this order.","source":"p. 27, Essence Infusion; p. 36, INTERACT substitution; p. 37, Tie breaker 3-5","question":"The book never lists the strength order in words.","ruling":"Taken from the face averages (1, 11/6, 3) and from the red, yellow, grey order of the tie breakers."},
  {"id":"SFI-DICE-008","section":"Dice","title":"Flat modifiers change the total","says":"A modifier such as +2 or -2 is added to the summed total after every re-roll and dropped die; it is not a die, so it can be neither re-rolled nor dropped.","source":"p. 20, Making Attacks; p. 21, Hit Roll"},
  {"id":"SFI-DICE-009","section":"Dice","title":"Total never below zero","says":"After negative modifiers a roll's total is at least 0.","source":"p. 20-22, Making Attacks","question":"No floor is given for a modified total.","ruling":"The floor is 0. A lower total would change nothing, because DEF and ARM are at least 1."},
  {"id":"SFI-DICE-010","section":"Dice","title":"Adding and subtracting dice","says":"Effects that add or subtract dice change the pool before it is rolled; a roll may therefore have more or fewer dice than printed.","source":"p. 21, Hit Roll; p. 22, Damage Roll","question":"The text does not say which die leaves the pool when an effect subtracts a die without naming a colour.","ruling":"The player controlling the subtracting effect picks the die; a pool cannot go below zero dice."},
  {"id":"SFI-DICE-011","section":"Dice","title":"Empty pool","says":"A roll whose pool holds no dice totals 0 before flat modifiers.","source":"p. 21-22, Hit Roll and Damage Roll","question":"The text does not cover a pool reduced to nothing.","ruling":"The total is 0 before flat modifiers; the roll still counts as made for triggers."},
  {"id":"SFI-DICE-012","section":"Dice","title":"Scripted and seeded dice","says":"Each die shows one of its six faces with equal probability, independently; the engine accepts scripted results and rejects a scripted value that the colour does not have (for example 3 on grey or 0 on red).","source":"p. 6, Essence Dice","question":"The book says nothing about digital dice.","ruling":"Scripted and seeded dice are required so that recorded games replay identically."},
  {"id":"SFI-DICE-013","section":"Dice","title":"Dispute roll-off","says":"A situation that cannot be decided precisely may be settled by a roll-off with one yellow die each; the higher result decides how to proceed.","source":"p. 5, Resolving situations where a clear ruling is not possible","question":"Equal results are not covered.","ruling":"Equal results are rolled again until they differ. The engine offers this as a helper; it never calls it by itself."},
  {"id":"SFI-INFO-001","section":"Open and hidden information","title":"Open information","says":"Army lists, unit rules, terrain cards, scenario cards, essence reserves, tokens, damage and conditions are visible to both players.","source":"p. 5, Break the game; p. 34, Playing Shroudfall","question":"The reserve is not expressly called public.","ruling":"Reserves are public, since questions about one's army must be answered honestly."},
  {"id":"SFI-INFO-002","section":"Open and hidden information","title":"Secret simultaneous veto","says":"Each player's choice of the opposing scenario card to discard is made secretly and revealed together; neither view shows the other's choice before both are committed.","source":"Appendix, Preparing the Game, step 5"},
  {"id":"SFI-INFO-003","section":"Open and hidden information","title":"Hidden random draw","says":"The scenario of each player is drawn at random and face down from that player's two remaining cards, then revealed.","source":"p. 34, Determining and setting up the two scenarios, step 2"},
  {"id":"SFI-INFO-004","section":"Open and hidden information","title":"Intent may be previewed","says":"Before committing a move, attack or ability a player can query distances, legality and lines of sight without changing the game state.","source":"p. 5, Break the game; p. 6, Measuring tools; p. 8, Measuring range"},
  {"id":"SFI-MEASURE-001","section":"Measuring","title":"Inches","says":"Ranges (RNG) are continuous distances in inches on a flat battlefield.","source":"p. 8, Measuring range"},
  {"id":"SFI-MEASURE-002","section":"Measuring","title":"Base to base","says":"The distance between two models is the shortest distance between the outlines of their bases.","source":"p. 8, Measuring range"},
  {"id":"SFI-MEASURE-003","section":"Measuring","title":"Within","says":"A model is within X of something when any part of its base is at distance X or less.","source":"p. 8, Completely within and within"},
  {"id":"SFI-MEASURE-004","section":"Measuring","title":"Exact boundary counts","says":"A distance exactly equal to X counts as within X, and a base whose far point is exactly at X counts as completely within X.","source":"p. 8, Completely within and within","question":"The text does not say whether touching the end of the tool is in range (the place rule accepts mere contact with the tool).","ruling":"Inclusive and exact: positions are integers of 1/100 mm. Option `measure.epsilon` (in these units) widens every range for tables that measure by hand; it favours the shorter reading.","options":["measure.epsilon"]},
  {"id":"SFI-MEASURE-005","section":"Measuring","title":"Completely within","says":"A model is completely within X of another when every point of its base is at distance X or less from that other base; for round bases: distance of the centres + the measured radius - the other radius <= X (edge gap + diameter only where the bases do not overlap).","source":"p. 8, Completely within and within","example":"the Bruiser is completely within 2\" of Adamant, Luminea only within 2\", Isadora outside 2\""},
  {"id":"SFI-MEASURE-006","section":"Measuring","title":"Outside","says":"A model that is not within X is outside X; being outside excludes both within and completely within.","source":"p. 8, Completely within and within"},
  {"id":"SFI-MEASURE-007","section":"Measuring","title":"Free measuring","says":"Both players may measure any distance at any time; no rule is spent or triggered by measuring.","source":"p. 6, Measuring tools; p. 8, Measuring range"},
  {"id":"SFI-MEASURE-008","section":"Measuring","title":"Range tools","says":"The range tools are 2, 4, 6, 8 and 10 inches long; the first four are 1 inch wide, the 10 inch tool is 0.5 inch wide. Tools may be combined, so any distance can be measured.","source":"p. 7, Range tools; p. 8, Measuring range"},
  {"id":"SFI-MEASURE-009","section":"Measuring","title":"Obstructions never spoil a measurement","says":"Terrain and intervening models do not change a measured range: where a tool cannot lie flat it is shifted in parallel or held above the table.","source":"p. 9, Situations where you cannot place the measurement tools"},
  {"id":"SFI-MEASURE-010","section":"Measuring","title":"Base sizes in millimetres","says":"Bases are given as diameters in millimetres and converted at 25.4 mm per inch (32 mm = 1.2598\", 40 mm = 1.5748\", 50 mm = 1.9685\").","source":"p. 11, Base size and number of Models","question":"The book gives no conversion and does not mention oval bases.","ruling":"The conversion is exact; all bases are circles."},
  {"id":"SFI-MEASURE-011","section":"Measuring","title":"Flat plane","says":"All measuring, movement and line of sight happen in two dimensions; terrain has no height.","source":"p. 8-20, Basic Rules","question":"The text never mentions elevation.","ruling":"All measuring is in two dimensions."},
  {"id":"SFI-MEASURE-012","section":"Measuring","title":"Distance to and from a unit","says":"A range to or from a unit is measured to or from the closest model of that unit, unless an ability names one of its models.","source":"p. 13, Unit card abilities (wording \"within 8 inches of this unit\")","question":"The core rules define only model-to-model distance.","ruling":"The closest model counts; \"within X of one model in this unit\" lets the user pick that model."},
  {"id":"SFI-MEASURE-013","section":"Measuring","title":"Distance to oneself","says":"A model is at distance 0 from itself, so an effect on friendly models within X of a unit includes that unit's own models unless it says \"another\".","source":"p. 13, Unit card abilities","question":"The text does not say whether friendly includes the source.","ruling":"The source is included, because other abilities say \"another friendly model\" when they exclude it."},
  {"id":"SFI-MEASURE-014","section":"Measuring","title":"Distance to terrain","says":"A range to a terrain piece is measured to the nearest point of its footprint.","source":"p. 30, Linear Terrain; p. 34, Setting up terrain"},
  {"id":"SFI-MEASURE-015","section":"Measuring","title":"Scenario elements measured by edge in play, by centre in set-up","says":"While scenario elements are being set up on the table, distances are taken to the centre of the element's base; during the game they are taken to its base edge like any model.","source":"p. 34, Determining and setting up the two scenarios","question":"The note names only set-up; whether the 2 inch terrain distance uses the centre is not said.","ruling":"The centre counts only for the element's own set-up coordinates; the terrain distance uses the base edge."},
  {"id":"SFI-MEASURE-016","section":"Measuring","title":"Within a terrain piece","says":"A model is within an area terrain piece when any part of its base overlaps the footprint.","source":"p. 8, Completely within and within; p. 30, Area Terrain","question":"The text does not say whether part or all of the base must overlap, or whether touching the border is enough.","ruling":"Any positive overlap counts; pure edge contact does not. Option `terrain.touchIsWithin` lets contact count where a rule asks what a model is within or comes into; ROUGH and SLOW ground under a tool always ask for overlap, since tools are laid along borders.","options":["terrain.touchIsWithin"]},
  {"id":"SFI-MEASURE-017","section":"Measuring","title":"RNG and MOV are different measures","says":"RNG distances are measured with range tools in straight inches; MOV distances (S, M, L) are measured only with the jointed movement tools.","source":"p. 6-7, Measuring tools"},
  {"id":"SFI-PRIORITY-001","section":"Precedence and order of effects","title":"Card beats core rule","says":"Where a unit card contradicts a core rule, the unit card is followed.","source":"p. 9, Rules priority"},
  {"id":"SFI-PRIORITY-002","section":"Precedence and order of effects","title":"Cancelling effect wins","says":"Where two card rules contradict each other, the one that cancels or forbids the other's effect is followed.","source":"p. 9, Rules priority"},
  {"id":"SFI-PRIORITY-003","section":"Precedence and order of effects","title":"Simultaneous effects","says":"When several effects would happen at the same moment, the currently active player decides their order.","source":"p. 9, Rules priority; p. 9, Timings"},
  {"id":"SFI-PRIORITY-004","section":"Precedence and order of effects","title":"A numbered sequence beats the general order rule","says":"Where a timing chart fixes who goes first at a step (for example defender before attacker in an attack, or token holder first at the start and end of a round), that order is used instead of the active player's choice.","source":"p. 9, Timings; p. 44 ff., Timings & Sequences","question":"The general rule (active player chooses) and the charts (defender first) conflict.","ruling":"The chart comes first; the active player only orders effects that share one step and one side."},
  {"id":"SFI-PRIORITY-005","section":"Precedence and order of effects","title":"Rank of other cards","says":"Faction, leadership, terrain and scenario cards have the same rank as unit cards when they contradict a core rule or each other.","source":"p. 9, Rules priority","question":"The book mentions only unit cards.","ruling":"All cards have the same rank; where two of them contradict each other, SFI-PRIORITY-002 decides."},
  {"id":"SFI-PRIORITY-006","section":"Precedence and order of effects","title":"Active and inactive player","says":"The active player is the one whose unit is currently activated; the other player is the inactive player.","source":"p. 9, Active and Controlling Player"},
  {"id":"SFI-PRIORITY-007","section":"Precedence and order of effects","title":"Reaction makes its user the active player","says":"While a reactive essence ability used by the inactive player is being resolved, that player counts as the active player; afterwards the previous active player is active again, also when reactions are nested.","source":"p. 9, Active and Controlling Player"},
  {"id":"SFI-PRIORITY-008","section":"Precedence and order of effects","title":"Active player between activations","says":"Whenever no unit is activated (set-up, start and end of a round), the token holder takes the place of the active player for ordering effects.","source":"p. 9, Active and Controlling Player","question":"The definition needs an activated unit and gives none for these moments.","ruling":"The token holder takes that place; before the token is assigned, the player who won the roll-off does. The same player makes the choices inside an effect of no player, such as that of a scenario or a manifestation; but essence, and a choice between effects or places of new models, is for the player of the model to which the event happened, if there is one; and the target of an attack is for the player of the attacking model."},
  {"id":"SFI-PRIORITY-009","section":"Precedence and order of effects","title":"Controlling player","says":"The controlling player of a unit is the player whose army list contains it (for summoned units: whose ability placed it).","source":"p. 9, Active and Controlling Player"},
  {"id":"SFI-PRIORITY-010","section":"Precedence and order of effects","title":"Triggers are gathered before any is resolved","says":"At each numbered trigger step every effect whose trigger is met at the start of the step is gathered and then resolved one by one; an effect that comes into being during the step does not join the same step. The steps of an attack for one event are judged together (SFI-ABILITY-REACTIVE-012). What an effect aims at is no part of its trigger: it is looked for when the effect is resolved.","source":"p. 44 ff., Timings & Sequences","question":"The text does not say whether a Burning condition gained at the end of an activation burns at once.","ruling":"It does not; it is first gathered at the end of the unit's next activation. A gathered effect whose unit has left the table lapses."},
  {"id":"SFI-PRIORITY-011","section":"Precedence and order of effects","title":"May is optional","says":"Effects worded as a permission may be declined by the player who would use them; all other effects are mandatory.","source":"p. 9, Rules Interaction"},
  {"id":"SFI-PRIORITY-012","section":"Precedence and order of effects","title":"Meaning of once per activation","says":"An ability limited to once per activation can be used once during each activation of any unit, friendly or enemy; the limit resets when the next unit activates.","source":"p. 11-13, Unit Cards","question":"The text does not say whose activation is meant for reactive and passive abilities.","ruling":"The currently running activation, whichever player's unit it is; the limit is kept per unit card entry on the table, not per model."},
  {"id":"SFI-PRIORITY-013","section":"Precedence and order of effects","title":"Friendly and enemy","says":"Models and units of the same player are friendly to each other, those of the opponent are enemies; an effect of an ability is friendly or enemy according to the player whose unit uses it.","source":"p. 9, Active and Controlling Player","question":"The book does not define the two terms.","ruling":"The rule above is the reading taken; conditions, manifestations, terrain and scenario effects are neither, but the effects of a PREY element are those of an enemy model."},
  {"id":"SFI-PRIORITY-014","section":"Precedence and order of effects","title":"Until the end of the activation","says":"Effects lasting until the end of an activation expire after the end-of-activation effects of step 8 have been resolved.","source":"p. 15, Disengage action; Appendix, Activating Units, steps 7 to 9","question":"The book does not say whether they still apply during step 8 or what becomes of an effect that would last until the end of an activation or an attack when none is going on.","ruling":"They do. An effect whose end cannot come does not begin; one that lasts until the end of an action ends with the activation at the latest."},
  {"id":"SFI-PRIORITY-015","section":"Precedence and order of effects","title":"Until the end of the game round","says":"Effects lasting until the end of the game round still apply while scenarios are scored and expire in step 5 of the round end.","source":"p. 35, Ending a Game Round, steps 2 and 5"},
  {"id":"SFI-PRIORITY-016","section":"Precedence and order of effects","title":"Until a unit's next activation","says":"Effects lasting until a unit's next activation expire when that unit is chosen to activate, before start-of-activation triggers; they outlast the end of the round.","source":"p. 13, Inspiring Presence","question":"The exact moment is not given, nor what happens if the unit is destroyed before, nor which unit is meant by an effect of a scenario or a manifestation.","ruling":"The rule above is the reading taken. The destruction of the unit ends them too, on whatever unit they are, since no activation follows; after it none begins. An effect of a scenario or a manifestation lasts until the next activation of the unit that suffers it."},
  {"id":"SFI-STACK-001","section":"Stacking","title":"Same name does not stack","says":"A unit benefits at most once at a time from effects that have the same name.","source":"p. 9, The same or similar effects"},
  {"id":"SFI-STACK-002","section":"Stacking","title":"Same granted effect does not stack","says":"Two differently named abilities that grant the same effect (the same common passive ability, condition or keyword benefit) count as one effect for the unit.","source":"p. 9, The same or similar effects","question":"\"The same effect\" is not defined; it could also be read to bar two +1 bonuses with different names.","ruling":"Same effect means the same named passive, condition, keyword or the same damage-reduction effect; plain numeric modifiers are covered by SFI-STACK-005. With option `stacking.sameBonus` once, abilities that change the same number by the same amount are the same effect, too, unless they are marked (+X).","options":["stacking.sameBonus"]},
  {"id":"SFI-STACK-003","section":"Stacking","title":"Controlling player chooses among duplicates","says":"When duplicates compete, the controlling player of the affected unit decides which one applies.","source":"p. 9, The same or similar effects"},
  {"id":"SFI-STACK-004","section":"Stacking","title":"Effects marked (+X) add up","says":"An effect granted as (+X) is added to the level the unit already has, even if names are equal.","source":"p. 9-10, The same or similar effects","example":"Elusive (1) with Elusive (+1) -> Elusive (2); two grants of Elusive (1) -> Elusive (1)"},
  {"id":"SFI-STACK-005","section":"Stacking","title":"Numeric modifiers from different names add","says":"Flat modifiers to hit rolls, damage rolls, DEF or ARM that come from differently named sources are all summed (for example Poisoned +1, Crippled +2 and a -2 for a target in melee give +1 to hit).","source":"p. 9, The same or similar effects; p. 42, List of Conditions","question":"The book does not say whether two bonuses with different names are \"the same effect\" (SFI-STACK-002).","ruling":"The modifiers add; only equal names (or equal named passives) exclude each other."},
  {"id":"SFI-STACK-006","section":"Stacking","title":"Harmful duplicates","says":"The no-stacking rule also holds for harmful effects - two instances of one condition or of one named penalty count once.","source":"p. 9, The same or similar effects","question":"The text speaks of benefiting only.","ruling":"The rule holds for penalties too; the controlling player of the affected unit chooses which instance applies."},
  {"id":"SFI-STACK-007","section":"Stacking","title":"Moment of choice","says":"The choice between competing duplicates is made each time the effect would be applied.","source":"p. 9, The same or similar effects","question":"The moment is not stated.","ruling":"The choice is made at application; if one instance has a larger X the engine may default to it for the beneficiary."},
  {"id":"SFI-STACK-008","section":"Stacking","title":"(+X) without a base level","says":"A unit without the passive that receives a (+X) grant has that passive at level X.","source":"p. 9-10, The same or similar effects","question":"The book does not cover a (+X) without a base level.","ruling":"The base level is 0."},
  {"id":"SFI-CARD-001","section":"Unit cards","title":"Model and unit","says":"A model is one miniature; a unit is all models of one unit card entry (one or more).","source":"p. 10, Unit Cards"},
  {"id":"SFI-CARD-002","section":"Unit cards","title":"Shared profile","says":"All models of a unit have the same profile and abilities.","source":"p. 10, Unit Cards"},
  {"id":"SFI-CARD-003","section":"Unit cards","title":"Movement value","says":"MOV is S, M or L and names the longest movement tool the unit may use in a move; effects and terrain can change it.","source":"p. 10, Movement Value"},
  {"id":"SFI-CARD-004","section":"Unit cards","title":"Defence value","says":"DEF is the number a hit roll must reach to hit the model.","source":"p. 10, Defense value"},
  {"id":"SFI-CARD-005","section":"Unit cards","title":"DEF floor","says":"After all reductions DEF is at least 1.","source":"p. 10, Defense value"},
  {"id":"SFI-CARD-006","section":"Unit cards","title":"Armour value","says":"ARM is the number by which a damage roll's total is divided.","source":"p. 10, Armour Value"},
  {"id":"SFI-CARD-007","section":"Unit cards","title":"ARM floor","says":"After all reductions ARM is at least 1.","source":"p. 10, Armour Value"},
  {"id":"SFI-CARD-008","section":"Unit cards","title":"Hit points per model","says":"Each model of a unit has its own pool of hit points and is damaged separately.","source":"p. 11, Hitpoints"},
  {"id":"SFI-CARD-009","section":"Unit cards","title":"Destruction","says":"A model whose suffered damage reaches its HP (or more) is destroyed and removed from the battlefield.","source":"p. 11, Hitpoints","example":"Stormridge has 4 HP; her 4th point of damage destroys her"},
  {"id":"SFI-CARD-010","section":"Unit cards","title":"Unit destroyed","says":"A unit is destroyed when its last model is destroyed; a unit with at least one model left is not destroyed for any rule.","source":"p. 37, Tie breaker 2; p. 25, Losing units and their essence value"},
  {"id":"SFI-CARD-011","section":"Unit cards","title":"Base size","says":"The base size of a card sets the footprint used for measuring, blocking movement and blocking line of sight.","source":"p. 11, Base size and number of Models"},
  {"id":"SFI-CARD-012","section":"Unit cards","title":"Number of models","says":"The number of models on the card is set up at deployment and is the unit's starting strength for the whole game.","source":"p. 11, Base size and number of Models; p. 18, Unit coherency"},
  {"id":"SFI-CARD-013","section":"Unit cards","title":"Hit values by type","says":"A card has a dice pool for each of melee, ranged and arcane hits that it uses; a weapon profile or ability uses the hit value of its own type.","source":"p. 11, Hit values"},
  {"id":"SFI-CARD-014","section":"Unit cards","title":"Weapon profile","says":"A weapon profile has a type (melee, ranged, arcane), a range (plain, beam B or area A) and a pool of damage dice; a card may have several.","source":"p. 12, Weapon profiles"},
  {"id":"SFI-CARD-015","section":"Unit cards","title":"Weapon range floor","says":"After all reductions the RNG of a weapon profile is at least 1 inch.","source":"p. 12, Weapon profiles"},
  {"id":"SFI-CARD-016","section":"Unit cards","title":"Ability kinds","says":"A card entry is marked as faction (F), active essence (A), reactive essence (R), passive (P) or leadership (L); the mark alone decides which use rules apply.","source":"p. 12-13, Unit Cards"},
  {"id":"SFI-CARD-017","section":"Unit cards","title":"Faction abilities","says":"Faction abilities follow the faction's own rules card, which lists how and when they are used.","source":"p. 12, Faction abilities","question":"No faction rules card is printed; the cost, range, timing and limit of the two example Orders are unknown.","ruling":"A pack says in data how a faction's abilities are used. Option `faction.abilityUse` has the use where a faction states none; its default is free, only by the active unit outside actions, once per activation, choosing a friendly unit within 8 inches.","options":["faction.abilityUse"]},
  {"id":"SFI-CARD-018","section":"Unit cards","title":"Passive abilities are always on","says":"Passive abilities need no payment and apply permanently; common passives have their text in the appendix, uncommon ones on the card.","source":"p. 12, Passive Abilities"},
  {"id":"SFI-CARD-019","section":"Unit cards","title":"Keywords","says":"Keywords (capitals) mark faction and type; an effect restricted to a keyword affects only units that have it.","source":"p. 12, Keywords"},
  {"id":"SFI-CARD-020","section":"Unit cards","title":"Essence value","says":"The essence value is a set of coloured tokens a unit normally adds to its army's reserve when its activation ends; some units have none.","source":"p. 13, Essence Value; p. 25, Essence value of units"},
  {"id":"SFI-CARD-021","section":"Unit cards","title":"Order of changing a characteristic","says":"A changed characteristic is computed as printed value, then set-to effects, then additions and subtractions, then the floor of 1 (DEF, ARM, RNG).","source":"p. 10-12, Unit Cards","question":"No order is given.","ruling":"The rule above is the reading taken."},
  {"id":"SFI-LEADER-001","section":"Leadership","title":"One leadership ability per weaver","says":"Every weaver has one leadership ability; it does nothing unless it was declared active.","source":"p. 13, Leadership Abilities"},
  {"id":"SFI-LEADER-002","section":"Leadership","title":"Declaration","says":"Before the first unit is deployed each player declares one leadership ability as active for the game, the token holder first.","source":"p. 13, Leadership Abilities"},
  {"id":"SFI-LEADER-003","section":"Leadership","title":"Only one active","says":"A player with several weavers still has exactly one active leadership ability.","source":"p. 13, Leadership Abilities"},
  {"id":"SFI-LEADER-004","section":"Leadership","title":"Reach","says":"The active leadership ability applies to every unit of that army unless its text says otherwise.","source":"p. 13, Leadership Abilities"},
  {"id":"SFI-LEADER-005","section":"Leadership","title":"Ends with its weaver","says":"A leadership ability stops the moment its weaver is destroyed, and no other leadership ability can be declared instead.","source":"p. 13, Leadership Abilities","question":"The book does not say whether it resumes if the weaver returns to the table.","ruling":"The ability does not resume."},
  {"id":"SFI-ROUND-001","section":"Game rounds","title":"Five rounds","says":"A game lasts at most five game rounds.","source":"p. 14, Game rounds"},
  {"id":"SFI-ROUND-002","section":"Game rounds","title":"Alternating activations","says":"Players take turns activating one unit each, beginning with the token holder, as long as any unit on the table lacks an activated token.","source":"p. 14, Game rounds; p. 35, Starting the Game"},
  {"id":"SFI-ROUND-003","section":"Game rounds","title":"One side finished","says":"If a player has no unit left to activate, the other activates the remaining units one after another.","source":"p. 35, Starting the Game"},
  {"id":"SFI-ROUND-004","section":"Game rounds","title":"Round over","says":"The round ends once all units still on the table are marked activated; destroyed units are not waited for.","source":"p. 14, Game rounds"},
  {"id":"SFI-ROUND-005","section":"Game rounds","title":"Units that arrive during a round","says":"A unit placed on the table during a round has no activated token.","source":"p. 41, Summoned","question":"The text does not say whether it may activate in the round in which it arrives.","ruling":"The unit may and must be activated in that round, unless the ability says otherwise. Option `summoned.mayActivateOnArrival` false forbids it: the unit arrives with an activated token.","options":["summoned.mayActivateOnArrival"]},
  {"id":"SFI-ROUND-006","section":"Game rounds","title":"First round starter","says":"The token holder at the end of set-up starts the first round and activates first in it.","source":"p. 34, Playing Shroudfall, step 4"},
  {"id":"SFI-ACTIVATE-001","section":"Activations","title":"Which unit may activate","says":"On their turn a player activates one of their units that has neither an activated token nor an exhausted token.","source":"p. 14, Activating units; Appendix, Activating Units, step 1"},
  {"id":"SFI-ACTIVATE-002","section":"Activations","title":"Start-of-activation triggers","says":"Right after the unit is chosen, effects and conditions with the trigger \"beginning of a unit's activation\" are resolved, before any action or essence ability.","source":"Appendix, Activating Units, step 2"},
  {"id":"SFI-ACTIVATE-003","section":"Activations","title":"Between actions","says":"Before the first action, between actions and after the last one, essence abilities of the unit are open without a count limit if paid for and if their requirements are met.","source":"Appendix, Activating Units, steps 3 to 6"},
  {"id":"SFI-ACTIVATE-004","section":"Activations","title":"Voluntary end","says":"When both actions of the active unit are taken, forfeited or sacrificed, its activation ends once its player uses no further essence ability.","source":"p. 15, Ending the activation of a unit"},
  {"id":"SFI-ACTIVATE-005","section":"Activations","title":"Order of the end of an activation","says":"At the end of an activation, in this order - the activation ends; end-of-activation effects and conditions resolve; the unit's essence value is added; the activated token is placed; the exhausted token is placed if due.","source":"Appendix, Activating Units, steps 7 to 11"},
  {"id":"SFI-ACTIVATE-006","section":"Activations","title":"Forced end still runs the end steps","says":"An activation that ends early (second move action, broken coherency) still goes through all end steps, including conditions, essence and tokens.","source":"p. 14, Move action; p. 18, Unit coherency; Appendix, Move Action, steps 5 and 6","question":"The charts only say that the activation ends immediately.","ruling":"Jump to step 7 of the activation chart; unused actions and essence abilities are lost."},
  {"id":"SFI-ACTIVATE-007","section":"Activations","title":"Activated token","says":"A unit with an activated token cannot be activated again this round.","source":"p. 15, Ending the activation of a unit"},
  {"id":"SFI-ACTIVATE-008","section":"Activations","title":"Exhausted token","says":"The last unit to activate in the round of the player who is not the token holder gets an exhausted token in addition to its activated token when its activation ends. The token holder's units never get one.","source":"p. 15, Exhausted token; Appendix, Activating Units, step 11"},
  {"id":"SFI-ACTIVATE-009","section":"Activations","title":"Last unit when other units die later","says":"If the last unactivated units of the player who is not the token holder are destroyed, the unit of that player that activated most recently gets the exhausted token, if it is still on the table.","source":"p. 15, Exhausted token","question":"The token is placed at the end of an activation, when it may not yet be known that it was the last one.","ruling":"The condition is checked at the end of each activation and again whenever the player's last unactivated unit leaves the table; if the last activated unit itself is destroyed, no token is placed. Option `exhausted.whenOthersDie` none gives a unit the token only at the end of its own activation.","options":["exhausted.whenOthersDie"]},
  {"id":"SFI-ACTIVATE-010","section":"Activations","title":"Exhausted blocks the first activation","says":"In the following round an exhausted unit cannot be the first unit its player activates.","source":"p. 15, Exhausted token; p. 36, Starting a new Game Round, step 3"},
  {"id":"SFI-ACTIVATE-011","section":"Activations","title":"Exhausted exception","says":"If all units that a player could activate first in a round are exhausted, the player may activate one of them first.","source":"p. 15, Exhausted token","question":"The timing charts omit this exception.","ruling":"The exception stands."},
  {"id":"SFI-ACTIVATE-012","section":"Activations","title":"Exhausted tokens are removed","says":"As soon as a player has concluded one friendly activation in the new round, all exhausted tokens on that player's units are removed.","source":"p. 15, Exhausted token; p. 36, Starting a new Game Round, step 4","question":"Read literally the token could be removed by the very activation that placed it, and one chart speaks of a single exhausted unit.","ruling":"Removal is done at the end of the first friendly activation of the next round, before any new token is placed."},
  {"id":"SFI-ACTIVATE-013","section":"Activations","title":"Destroyed during its own activation","says":"If the active unit is destroyed during its activation, the activation ends at once, no end-of-activation effect of the unit resolves and it adds no essence; the turn passes on.","source":"Appendix, Reactive Essence Abilities, step 8","question":"The end steps for a dead unit are not described.","ruling":"The rule above is the reading taken; see SFI-ESSENCE-013."},
  {"id":"SFI-ACTIVATE-014","section":"Activations","title":"Passing","says":"A player whose turn it is to activate may pass instead if they have fewer units without an activated token than their opponent; the opponent then activates a unit at once.","source":"p. 15, Passing"},
  {"id":"SFI-ACTIVATE-015","section":"Activations","title":"Passing needs strictly fewer","says":"With an equal number or more units without an activated token a player cannot pass.","source":"p. 15, Passing"},
  {"id":"SFI-ACTIVATE-016","section":"Activations","title":"Repeated passing","says":"A player may pass on each of their turns as long as the count condition holds; exhausted units that are not activated count as units without an activated token.","source":"p. 15, Passing","question":"No limit on passing is given and exhausted units are not mentioned.","ruling":"The rule above is the reading taken; a pass is not an activation and does not remove exhausted tokens."},
  {"id":"SFI-ACTIVATE-017","section":"Activations","title":"Mandatory activation","says":"A player who cannot pass and has an eligible unit must activate one.","source":"p. 14, Activating units; p. 15, Passing"},
  {"id":"SFI-ACTIVATE-018","section":"Activations","title":"One unit at a time","says":"Exactly one unit is active at a time; reactive abilities interrupt it but never start an activation.","source":"p. 14, Game rounds; Appendix, Reactive Essence Abilities"},
  {"id":"SFI-ACTION-001","section":"Actions","title":"Two actions","says":"An activated unit may take two actions.","source":"p. 14, Actions available to units"},
  {"id":"SFI-ACTION-002","section":"Actions","title":"Same action twice","says":"The two actions may be different or the same.","source":"p. 14, Actions available to units"},
  {"id":"SFI-ACTION-003","section":"Actions","title":"Whole unit, one action","says":"All models of the unit take the same action.","source":"p. 14, Actions available to units"},
  {"id":"SFI-ACTION-004","section":"Actions","title":"Actions are completed first","says":"An action is resolved completely before another action or an active essence ability of the unit begins.","source":"p. 14, Actions available to units; p. 26, Active Essence Abilities"},
  {"id":"SFI-ACTION-005","section":"Actions","title":"Generic actions","says":"The generic actions are move, attack, disengage and shake.","source":"p. 14-15, Actions available to units"},
  {"id":"SFI-ACTION-006","section":"Actions","title":"Move action","says":"In a move action each model of the unit may make one move with the unit's MOV.","source":"p. 14, Move action"},
  {"id":"SFI-ACTION-007","section":"Actions","title":"Second move action ends the activation","says":"When a unit completes its second move action of an activation the activation ends immediately; active essence abilities cannot be used afterwards.","source":"p. 14, Move action; Appendix, Move Action, step 6"},
  {"id":"SFI-ACTION-008","section":"Actions","title":"Generated second move action","says":"A move action generated by an ability counts towards the two; if it is the second one, the whole ability is finished first and then the activation ends, even with an action left.","source":"p. 14, Move action"},
  {"id":"SFI-ACTION-009","section":"Actions","title":"Only move actions count","says":"Moves, places and pushes granted by an ability that does not say \"move action\" are not actions and do not count towards the second move action.","source":"p. 14, Move action; p. 13, Fall back!","question":"The text does not say whether a move granted by an ability is a move action.","ruling":"Only the wording \"move action\" makes it one."},
  {"id":"SFI-ACTION-010","section":"Actions","title":"Attack action","says":"In an attack action each model may attack once with each of its weapon profiles of one single type.","source":"p. 14, Attack action"},
  {"id":"SFI-ACTION-011","section":"Actions","title":"Disengage action","says":"A unit that takes the disengage action has Parry until the end of its activation.","source":"p. 15, Disengage action","question":"The text does not say which activation it is if an ability lets the unit take the action while another unit or none is active.","ruling":"The unit's own next one, which the action would otherwise do nothing for."},
  {"id":"SFI-ACTION-012","section":"Actions","title":"Shake action","says":"A shake action removes exactly one condition of the player's choice from the unit; two shake actions remove two.","source":"p. 15, Shake action"},
  {"id":"SFI-ACTION-013","section":"Actions","title":"Shake without a condition","says":"A shake action by a unit without conditions is allowed and has no effect.","source":"p. 15, Shake action","question":"The book does not cover a shake action of a unit without conditions.","ruling":"The shake action is allowed, and spends the action."},
  {"id":"SFI-ACTION-014","section":"Actions","title":"Forfeiting","says":"A unit may give up one or both remaining actions at any moment of its activation in which no action or ability is being resolved.","source":"p. 15, Forfeiting or sacrificing actions","question":"The book says \"at any point\", but an action is resolved completely before anything else begins.","ruling":"A unit forfeits between actions and abilities only."},
  {"id":"SFI-ACTION-015","section":"Actions","title":"Sacrificing","says":"Spending an action for an ability or a scenario interaction is sacrificing it; it uses up one of the two actions without being one of the generic actions.","source":"p. 15, Forfeiting or sacrificing actions","question":"The text does not say whether terrain and manifestations that act on taken or completed actions act on a sacrificed one.","ruling":"They do not, as it is spent and not taken; nor on a forfeited one. Option `actions.sacrificedIsTaken` makes a sacrificed action one that is taken and completed when what it pays for is done.","options":["actions.sacrificedIsTaken"]},
  {"id":"SFI-ACTION-016","section":"Actions","title":"No sacrifice without an action","says":"An ability or interaction that needs a sacrificed action cannot be used when the unit has no action left.","source":"p. 15, Forfeiting or sacrificing actions; p. 27, Active Essence Abilities"},
  {"id":"SFI-ACTION-017","section":"Actions","title":"Never more than two","says":"Taken, forfeited and sacrificed actions together never exceed two, an action that is being taken included; only abilities that generate an action go beyond.","source":"p. 14, Actions available to units"},
  {"id":"SFI-ACTION-018","section":"Actions","title":"Models may sit out","says":"A model may do nothing in its unit's action (not move, make no attack); it still counts as having taken the action.","source":"p. 14, Actions available to units; p. 21, attack step 1","question":"The book does not say whether an idle model has \"completed an action\".","ruling":"It has, for auras and terrain that react to actions."},
  {"id":"SFI-MOVE-001","section":"Movement","title":"Three movement tools","says":"Moves are measured with a short (S), medium (M) or long (L) movement tool.","source":"p. 6-7, Movement tools; p. 15, Moving Models and Units","question":"The rulebook never gives the length of the tools in inches.","ruling":"Option `moveTool.lengths`, default S 3, M 5, L 7 inches: the tools of the best-known game on a 36x36 inch table with the same jointed tools are about that long, two M moves cover about a third of the table, and each step equals one 2 inch range tool.","options":["moveTool.lengths"]},
  {"id":"SFI-MOVE-002","section":"Movement","title":"Tool width","says":"Every movement tool is 1 inch wide; the covered strip is the path the model takes.","source":"p. 15, Moving Models and Units","ruling":"The width is 1 inch. Option `moveTool.width` is for tables that play with tools of another width.","options":["moveTool.width"]},
  {"id":"SFI-MOVE-003","section":"Movement","title":"One joint in the middle","says":"A movement tool consists of two rigid halves of equal length joined by one joint, which the player may set to any angle before moving the model.","source":"p. 15, Moving Models and Units","question":"The position of the joint, the shape of the tool's ends and the largest bend are not given.","ruling":"Two rectangles of length L/2 and width 1, hinged at the middle of their shared short side, the hinge covered by a disc of radius 0.5; any bend is allowed up to option `moveTool.maxBendDegrees`, default 180.","options":["moveTool.maxBendDegrees"]},
  {"id":"SFI-MOVE-004","section":"Movement","title":"A shorter tool is always allowed","says":"A model may use any movement tool shorter than its MOV allows; each model of the unit chooses separately.","source":"p. 15, Moving Models and Units"},
  {"id":"SFI-MOVE-005","section":"Movement","title":"Start of the move","says":"The tool is laid so that it touches the moving model's base from outside; it may not overlap that base.","source":"p. 15, Moving Models and Units"},
  {"id":"SFI-MOVE-006","section":"Movement","title":"Any contact point on the tool","says":"The base may touch the tool anywhere on its outline, at the start and at the end.","source":"p. 15, Moving Models and Units","question":"The text does not say whether the ends must be used or whether corners count.","ruling":"Any point of the outline. Option `moveTool.contact` spine limits the gap between old and new base edge to the length of the tool.","options":["moveTool.contact"]},
  {"id":"SFI-MOVE-007","section":"Movement","title":"Reach of a straight tool","says":"With outline contact, on empty ground, the new base position is reachable exactly when the gap between the old and the new base edge is at most the tool's diagonal, sqrt(L*L + 1); a centre can therefore travel the gap plus one base diameter.","source":"p. 11, Base size and number of Models; p. 15, Moving Models and Units","question":"Derived geometry, not printed.","ruling":"S 3.162, M 5.099, L 7.071 inches of gap with the default lengths."},
  {"id":"SFI-MOVE-008","section":"Movement","title":"Larger bases travel farther","says":"Because the tool lies outside the base at both ends, a model with a larger base covers a longer distance with the same tool.","source":"p. 11, Base size and number of Models"},
  {"id":"SFI-MOVE-009","section":"Movement","title":"Tool may not overlap bases","says":"The tool may not overlap the base of any model, friendly or enemy, including models of the same unit; touching is allowed.","source":"p. 15, Moving Models and Units; p. 18, Moving through models"},
  {"id":"SFI-MOVE-010","section":"Movement","title":"Tool may not overlap impassable terrain","says":"The tool may not overlap a terrain piece with IMPASSABLE.","source":"p. 15, Moving Models and Units"},
  {"id":"SFI-MOVE-011","section":"Movement","title":"End of the move","says":"The model is placed touching the tool, not overlapping any other model.","source":"p. 15, Moving Models and Units","question":"The book does not say whether the base may lie on top of the tool.","ruling":"It may overlap the tool (this only shortens the move)."},
  {"id":"SFI-MOVE-012","section":"Movement","title":"No end on impassable or linear terrain","says":"A move cannot end with the base overlapping terrain with IMPASSABLE or LINEAR TERRAIN.","source":"p. 15, Moving Models and Units (examples p. 15-17); p. 30, Linear Terrain","question":"The rule text names only IMPASSABLE; the examples and the linear terrain rule add LINEAR TERRAIN.","ruling":"Both keywords forbid it."},
  {"id":"SFI-MOVE-013","section":"Movement","title":"Linear terrain can be crossed","says":"The tool may lie across linear terrain that lacks IMPASSABLE, so a model can cross it without ending on it.","source":"p. 15, Moving Models and Units; p. 18, Moving through terrain"},
  {"id":"SFI-MOVE-014","section":"Movement","title":"The base may be wider than the gap","says":"Only the tool's 1 inch strip has to fit; a base larger than a gap between obstacles may pass through it.","source":"p. 15 (Bruiser example); p. 18, Moving through models","example":"Bruiser, base wider than the gap between two impassable boulders, may pass because the tool fits"},
  {"id":"SFI-MOVE-015","section":"Movement","title":"Gap of exactly one inch","says":"A gap of exactly 1 inch admits the tool; a narrower gap does not.","source":"p. 15, Moving Models and Units","question":"The book does not cover an exact fit.","ruling":"Touching is not overlapping."},
  {"id":"SFI-MOVE-016","section":"Movement","title":"Models move one after another","says":"Models of a unit move one at a time in the order their player chooses; earlier moved models are obstacles at their new place.","source":"p. 15-17, Moving Models and Units; Appendix, Move Action, steps 1 to 3"},
  {"id":"SFI-MOVE-017","section":"Movement","title":"No correction afterwards","says":"Once the model has left its original position the tool and the move are final.","source":"p. 15-17, Moving Models and Units"},
  {"id":"SFI-MOVE-018","section":"Movement","title":"Table edge","says":"The table edge is impassable; neither base nor tool may cross it, and no model may be moved, pushed or placed off the table.","source":"p. 17, Moving Models and Units"},
  {"id":"SFI-MOVE-019","section":"Movement","title":"Terrain that is not impassable does not hinder the tool","says":"Where terrain keeps the tool from lying flat it is held above; only IMPASSABLE blocks.","source":"p. 18, Moving through terrain"},
  {"id":"SFI-MOVE-020","section":"Movement","title":"Moving through models by special rule","says":"A model allowed to move through models ignores only the bases under the tool; impassable terrain and the final position rules still apply.","source":"p. 18, Moving through models"},
  {"id":"SFI-MOVE-021","section":"Movement","title":"Scenario elements and manifestations block","says":"Bases of scenario elements and manifestation models block tools and final positions like other models.","source":"p. 27, Manifestations; p. 36, General rules for Scenario elements"},
  {"id":"SFI-MOVE-022","section":"Movement","title":"Move directly away or towards","says":"In a move directly away or towards, the model moves along the straight line through both base centres, away from or towards the named model, with the tool straight.","source":"p. 18, Moving away and directly away","question":"A tool is often longer than the distance to the end of the move, and its joint cannot shorten it without leaving the line.","ruling":"Only the part of the tool between the old and the new base counts; the rest is held above whatever lies there, as tools are that cannot lie flat (p. 8). So a model may go up to a base that is nearer than the end of the tool."},
  {"id":"SFI-MOVE-023","section":"Movement","title":"Move away","says":"In a move away neither the tool nor the model may at any point be closer to the named model than the model was at the start.","source":"p. 18, Moving away and directly away"},
  {"id":"SFI-MOVE-024","section":"Movement","title":"Move towards","says":"In a move towards neither the tool nor the model may at any point be farther from the named model than at the start.","source":"p. 18, Moving away and directly away","question":"The tool always reaches somewhat behind the base's near edge, so the reference distance is unclear.","ruling":"No point of tool or base may be farther from the named base than the farthest point of the moving base was at the start, and the final edge gap may not exceed the starting edge gap."},
  {"id":"SFI-MOVE-025","section":"Movement","title":"Move-action trigger order","says":"After each single model's move the \"model ends a move\" triggers resolve; after the last one the \"unit ends a move/move action\" triggers, then the coherency check, then the second-move check.","source":"Appendix, Move Action, steps 1 to 6"},
  {"id":"SFI-MOVE-026","section":"Movement","title":"MOV limits","says":"MOV never drops below S and never rises above L.","source":"p. 43, Fast and Rough","question":"For Fast on a MOV L model the text gives no result.","ruling":"A MOV of L stays L, and a MOV of S stays S."},
  {"id":"SFI-MOVE-027","section":"Movement","title":"Order of MOV changes","says":"A model's longest tool for a move is computed per move - unit MOV or the longer tool that an effect sets in its place, then +1 step (Fast), then -1 step (Rough), then effects that set it to S (Slow, Frostbite), which override.","source":"p. 42, Frostbite; p. 43, Terrain Keywords","question":"No order is given.","ruling":"The rule above is the reading taken; each of the steps applies at most once per move."},
  {"id":"SFI-MOVE-028","section":"Movement","title":"Moves granted by abilities","says":"A move granted by an ability uses the same tool geometry and terrain rules, with the MOV named by the ability.","source":"p. 13, Fall back!; p. 28-29, Reactive Essence Abilities example"},
  {"id":"SFI-MOVE-029","section":"Movement","title":"Engine needs the tool pose","says":"A move is legal if at least one tool pose exists that fulfils all rules; the move record keeps the pose because the covered strip decides which terrain was entered.","source":"p. 15, Moving Models and Units; p. 43, Rough","question":"The book does not say how a tool on the table becomes an answer in a digital match.","ruling":"The mover supplies the pose (contact point and the two half directions) or lets the engine find one; with several legal poses the mover chooses."},
  {"id":"SFI-COHERENCY-001","section":"Unit coherency","title":"Coherency range for small units","says":"The coherency range is 2 inches where the starting strength is 1, 2, 3 or 4 models.","source":"p. 18, Unit coherency"},
  {"id":"SFI-COHERENCY-002","section":"Unit coherency","title":"Coherency range for large units","says":"The coherency range is 1 inch where the starting strength is 5 models or more.","source":"p. 18, Unit coherency"},
  {"id":"SFI-COHERENCY-003","section":"Unit coherency","title":"Starting strength is fixed","says":"Losses do not change the coherency range of a unit.","source":"p. 18, Unit coherency"},
  {"id":"SFI-COHERENCY-004","section":"Unit coherency","title":"One connected formation","says":"A unit is in coherency when every model is within coherency range of at least one other model of the unit and all models form one connected group.","source":"p. 18, Unit coherency"},
  {"id":"SFI-COHERENCY-005","section":"Unit coherency","title":"Time of the coherency check","says":"Coherency is checked once, at the end of each move action, after all models have moved and after the end-of-move triggers.","source":"p. 18, Unit coherency; Appendix, Move Action, step 5"},
  {"id":"SFI-COHERENCY-006","section":"Unit coherency","title":"Breaking coherency","says":"If any model is out of coherency at the check, the unit's activation ends immediately; the moves stand.","source":"p. 18, Unit coherency","example":"Windrunner B ends outside coherency range of A and C -> the activation ends"},
  {"id":"SFI-COHERENCY-007","section":"Unit coherency","title":"Lone model","says":"A unit with one model left is always in coherency.","source":"p. 18, Unit coherency"},
  {"id":"SFI-COHERENCY-008","section":"Unit coherency","title":"No check elsewhere","says":"Casualties, pushes, places and moves that are not move actions never cause a coherency check by themselves.","source":"p. 18, Unit coherency"},
  {"id":"SFI-COHERENCY-009","section":"Unit coherency","title":"CMD is the coherency range","says":"Where an example or chart says CMD it means the coherency range.","source":"p. 17 (Windrunner example); Appendix, Move Action, step 5","question":"CMD is not defined and is not on the unit cards.","ruling":"Left over from an older edition; equals the coherency range."},
  {"id":"SFI-MELEE-001","section":"In melee","title":"In melee through the enemy's reach","says":"A model is in melee with an enemy model if it is within RNG of one of that enemy's melee weapon profiles and that enemy has line of sight to it.","source":"p. 19, Moving into and out of melee"},
  {"id":"SFI-MELEE-002","section":"In melee","title":"In melee through its own reach","says":"A model is also in melee with an enemy model that is within RNG of one of its own melee weapon profiles and to which it has line of sight.","source":"p. 19, Moving into and out of melee"},
  {"id":"SFI-MELEE-003","section":"In melee","title":"Mutual","says":"Being in melee is mutual - the longer reach of either side puts both models in melee.","source":"p. 19, Moving into and out of melee","example":"Bruiser ends within 1\" of Razhu -> each is in melee with the other"},
  {"id":"SFI-MELEE-004","section":"In melee","title":"Line of sight is needed","says":"Without the line of sight required by the clause used, models are not in melee, however close they are.","source":"p. 19, Moving into and out of melee"},
  {"id":"SFI-MELEE-005","section":"In melee","title":"Melee reach follows current RNG","says":"The current, modified RNG of melee profiles is used; models without any melee profile give no reach of their own.","source":"p. 19, Moving into and out of melee; p. 12, Weapon profiles","question":"The book does not say whether beam or area melee profiles give reach.","ruling":"Their printed length counts as reach."},
  {"id":"SFI-MELEE-006","section":"In melee","title":"Only enemies","says":"Friendly models are never in melee with each other; manifestations and scenario elements (PREY too) are never in melee.","source":"p. 19, Moving into and out of melee; p. 27, Manifestations; p. 36, General rules for Scenario elements"},
  {"id":"SFI-MELEE-007","section":"In melee","title":"Cannot leave melee in a move action","says":"A model without Parry that starts a move-action move in melee with an enemy model must end that move still in melee with it.","source":"p. 19, Moving into and out of melee","question":"\"Melee range of an enemy model\" could mean only the enemy's own reach; elsewhere the term is used for the mutual relation.","ruling":"The mutual relation is used. Option `melee.leaveUsesEnemyReachOnly` restricts it to enemies whose own reach covers the model.","options":["melee.leaveUsesEnemyReachOnly"]},
  {"id":"SFI-MELEE-008","section":"In melee","title":"Every engaged enemy counts","says":"A model in melee with several enemies must stay in melee with each of them.","source":"p. 19, Moving into and out of melee","question":"The text speaks of the same enemy model in the singular.","ruling":"The model must stay in melee with each of those enemies."},
  {"id":"SFI-MELEE-009","section":"In melee","title":"Only end positions are compared","says":"For leaving melee the positions before and after the move are compared; the path of the tool is irrelevant, and new melee contacts may be made freely.","source":"p. 19, Moving into and out of melee","question":"The text does not say whether leaving midway counts.","ruling":"Only the end positions count."},
  {"id":"SFI-MELEE-010","section":"In melee","title":"The lock covers move actions only","says":"Moves that are not move actions, places and pushes may take a model out of melee without Parry.","source":"p. 19, Moving into and out of melee; p. 29, Fall Back! example"},
  {"id":"SFI-MELEE-011","section":"In melee","title":"Parry lifts the lock","says":"A model with Parry (printed, granted or from the disengage action) may leave melee during its move actions.","source":"p. 15, Disengage action; p. 19, Moving into and out of melee; p. 40, Parry"},
  {"id":"SFI-MELEE-012","section":"In melee","title":"Recomputed at need","says":"The in-melee relation is computed from the current positions whenever a rule asks for it; it is never stored.","source":"p. 19, Moving into and out of melee"},
  {"id":"SFI-PLACE-001","section":"Placing","title":"Place within","says":"A model placed within X of itself must end with some part of its base at distance X or less from its old base outline (gap between old and new base edge <= X, or overlapping it).","source":"p. 19, Placing and being placed","example":"Isadora is placed within 2\" in one picture, completely within 2\" in the other"},
  {"id":"SFI-PLACE-002","section":"Placing","title":"Place completely within","says":"A model placed completely within X of itself must end with no part of its base farther than X from its old base; for a round base its centre shifts by at most X.","source":"p. 19, Placing and being placed"},
  {"id":"SFI-PLACE-003","section":"Placing","title":"Nothing in between matters","says":"Models and terrain between the old and the new position do not hinder a place.","source":"p. 19, Placing and being placed"},
  {"id":"SFI-PLACE-004","section":"Placing","title":"Forbidden positions","says":"A model cannot be placed overlapping another model, terrain with IMPASSABLE or LINEAR TERRAIN, or the table edge.","source":"p. 17, Moving Models and Units; p. 19, Placing and being placed"},
  {"id":"SFI-PLACE-005","section":"Placing","title":"A place is not a move","says":"Placing never triggers reactive abilities that wait for a move.","source":"p. 19, Placing and being placed"},
  {"id":"SFI-PLACE-006","section":"Placing","title":"Impossible optional place","says":"If an optional place has no legal position it does not happen and the model stays.","source":"p. 19, Placing and being placed"},
  {"id":"SFI-PLACE-007","section":"Placing","title":"Impossible mandatory place","says":"If a model has to be placed and no legal position exists, it is destroyed (with every consequence of destruction).","source":"p. 19, Placing and being placed"},
  {"id":"SFI-PLACE-008","section":"Placing","title":"Range of a place around another source","says":"A place within X of something other than the model itself is measured from that thing's base edge with the same within / completely within meaning.","source":"p. 19, Placing and being placed"},
  {"id":"SFI-PLACE-009","section":"Placing","title":"Several places","says":"Models placed by one effect are placed one after another in the order chosen by the effect's player.","source":"p. 19, Placing and being placed","question":"The book gives an order for pushes, but not for places.","ruling":"The order is chosen as for pushes."},
  {"id":"SFI-PUSH-001","section":"Pushing","title":"Straight line","says":"A pushed model moves the stated distance in one straight line, measured by the shift of its base; no tool is used.","source":"p. 19, Pushing and being pushed"},
  {"id":"SFI-PUSH-002","section":"Pushing","title":"Full distance","says":"A pushed model moves the full distance unless something stops the push.","source":"p. 19, Pushing and being pushed","question":"The book does not say whether a push may be shorter (\"up to\").","ruling":"The full distance is mandatory."},
  {"id":"SFI-PUSH-003","section":"Pushing","title":"Stops at models","says":"A push stops where the base would touch another model's base.","source":"p. 19, Pushing and being pushed"},
  {"id":"SFI-PUSH-004","section":"Pushing","title":"Stops at terrain and edge","says":"A push stops at contact with terrain with IMPASSABLE or LINEAR TERRAIN and at the table edge.","source":"p. 17, Moving Models and Units; p. 19, Pushing and being pushed"},
  {"id":"SFI-PUSH-005","section":"Pushing","title":"Contact at the start","says":"A model already touching an obstacle in the push direction does not move; an obstacle it only grazes or moves away from does not stop it.","source":"p. 19, Pushing and being pushed","question":"The book does not cover bases that touch before the push.","ruling":"Only a motion that would create overlap is stopped."},
  {"id":"SFI-PUSH-006","section":"Pushing","title":"Push directly away or towards","says":"In a push directly away or towards, the direction is the line through the centres of the origin's base and the pushed base, away from or towards the origin.","source":"p. 19, Pushing and being pushed","question":"An end point computed from a direction is seldom a whole unit.","ruling":"The end point is rounded once, each coordinate to the nearest unit, ties and any overlap towards the start; the same for every position computed from a direction."},
  {"id":"SFI-PUSH-007","section":"Pushing","title":"Push away","says":"In a push away, the direction is any straight line along which the pushed model is at no point closer to the origin than at the start.","source":"p. 19, Pushing and being pushed"},
  {"id":"SFI-PUSH-008","section":"Pushing","title":"Push towards","says":"In a push towards, the direction is any straight line along which the pushed model is at no point farther from the origin than at the start, over the whole distance actually moved.","source":"p. 19, Pushing and being pushed"},
  {"id":"SFI-PUSH-009","section":"Pushing","title":"Plain push","says":"A push without a stated direction may go in any straight direction.","source":"p. 19, Pushing and being pushed"},
  {"id":"SFI-PUSH-010","section":"Pushing","title":"Player who chooses the direction","says":"Where a direction is free, the player controlling the effect chooses it.","source":"p. 19 (Luminea and Adamant example)"},
  {"id":"SFI-PUSH-011","section":"Pushing","title":"A push is not a move for essence abilities","says":"Essence abilities that wait for a move do not see pushes.","source":"p. 19, Pushing and being pushed"},
  {"id":"SFI-PUSH-012","section":"Pushing","title":"Several pushes by one effect","says":"One effect pushing several models is carried out model by model; the owner of the effect sets the sequence.","source":"p. 19, Pushing multiple models"},
  {"id":"SFI-PUSH-013","section":"Pushing","title":"Several pushes without an owner","says":"If neither player's unit is the origin, the active player chooses the order.","source":"p. 19, Pushing multiple models"},
  {"id":"SFI-PUSH-014","section":"Pushing","title":"Towards stops at the origin","says":"A push towards ends when the bases of pushed model and origin touch.","source":"p. 19, Pushing and being pushed"},
  {"id":"SFI-LOS-001","section":"Line of sight","title":"Any line will do","says":"A model has line of sight to another if at least one straight line from any part of its base to any part of the other's base meets all line of sight rules at once.","source":"p. 20, Line of sight"},
  {"id":"SFI-LOS-002","section":"Line of sight","title":"Blocking bases","says":"A line of sight may not pass through a third model whose base size is equal to or larger than the target's base size.","source":"p. 20, Line of sight"},
  {"id":"SFI-LOS-003","section":"Line of sight","title":"Smaller bases do not block","says":"A third model with a smaller base than the target never blocks a line of sight.","source":"p. 20, Line of sight","example":"Adamant sees the Dragon past the Bruiser because the Bruiser's base is smaller than the Dragon's"},
  {"id":"SFI-LOS-004","section":"Line of sight","title":"Side does not matter","says":"Friendly models, models of the same unit, enemy models and scenario elements all block alike; only the two end models never block.","source":"p. 20, Line of sight"},
  {"id":"SFI-LOS-005","section":"Line of sight","title":"Grazing","says":"A line that only touches a base outline or terrain outline does not pass through it.","source":"p. 20, Line of sight","question":"The book does not cover touching. Of three equal bases in one line the middle one leaves the two lines along its border.","ruling":"Only lines through the interior are blocked, so that a base between two equal ones is looked past along its border. Option `sight.touchedBasesBlock`, with true a line that touches a base, or comes nearer to it than 1/100 mm, passes through it, so that an equal base exactly between the two blocks.","options":["sight.touchedBasesBlock"]},
  {"id":"SFI-LOS-006","section":"Line of sight","title":"Obscuring terrain","says":"A line of sight may not pass completely through a terrain feature or effect with OBSCURING, that is enter and leave it.","source":"p. 20, Line of sight; p. 43, Obscuring","example":"Adamant cannot see Razhu, who stands entirely behind an obscuring area"},
  {"id":"SFI-LOS-007","section":"Line of sight","title":"Within obscuring terrain","says":"If the model that sees or the model that is to be seen is within an obscuring feature, that feature does not block lines between them; other features still can.","source":"p. 20, Line of sight","example":"Adamant sees Luminea inside the obscuring area","question":"For a base only partly inside, a line from its outer part could still cross the whole feature.","ruling":"Partial overlap is enough to ignore that feature for the pair."},
  {"id":"SFI-LOS-008","section":"Line of sight","title":"Other terrain does not block","says":"Terrain without OBSCURING never blocks line of sight.","source":"p. 20 (fallen trunk example)"},
  {"id":"SFI-LOS-009","section":"Line of sight","title":"Manifestations do not block","says":"Manifestation models are ignored for line of sight.","source":"p. 27, Manifestations"},
  {"id":"SFI-LOS-010","section":"Line of sight","title":"Line of sight is one-directional","says":"Because blocking depends on the target's base size, A may see B while B does not see A; each direction is computed for itself.","source":"p. 20, Line of sight"},
  {"id":"SFI-LOS-011","section":"Line of sight","title":"Distant stealth models can be ignored","says":"A model determining line of sight may ignore models with Stealth that are more than 6 inches away from it as blockers.","source":"p. 41, Stealth"},
  {"id":"SFI-LOS-012","section":"Line of sight","title":"Targeting needs line of sight","says":"Every targeting (attack or ability) needs line of sight from the acting model to the target; models see in all directions.","source":"p. 20, Line of sight"},
  {"id":"SFI-LOS-013","section":"Line of sight","title":"Completely obscured","says":"For beam and area attacks a model is completely obscured when every straight line from the attacker's base to its base passes completely through obscuring terrain; other models are ignored for this.","source":"p. 23, Beam and Area Attack Profiles","question":"The phrase is not defined; also whether two features may obscure together.","ruling":"The rule above is the reading taken: any combination of obscuring features counts; SFI-LOS-007 applies."},
  {"id":"SFI-ATTACK-001","section":"Attacks","title":"Melee profiles","says":"Melee weapon profiles have no restriction beyond range and line of sight and never take the target-in-melee penalty.","source":"p. 20, Making Attacks"},
  {"id":"SFI-ATTACK-002","section":"Attacks","title":"Ranged profile while in melee","says":"A model that is in melee with any enemy cannot use ranged weapon profiles.","source":"p. 20, Making Attacks"},
  {"id":"SFI-ATTACK-003","section":"Attacks","title":"Ranged attack at a model in melee","says":"A ranged attack at a model that is in melee takes -2 on the hit roll total.","source":"p. 20, Making Attacks","example":"Lawbringer A shoots Razhu (DEF 4), who is in melee with Lawbringer B; 6 needed"},
  {"id":"SFI-ATTACK-004","section":"Attacks","title":"Arcane attack at a model in melee","says":"An arcane attack at a model that is in melee takes -2 on the hit roll total, unless the attacker itself is in melee with that target.","source":"p. 20, Making Attacks"},
  {"id":"SFI-ATTACK-005","section":"Attacks","title":"Arcane profile while in melee","says":"Being in melee does not stop a model from using arcane profiles on any legal target.","source":"p. 20, Making Attacks"},
  {"id":"SFI-ATTACK-006","section":"Attacks","title":"The penalty is applied once","says":"The -2 for a target in melee is applied once per attack, however many models the target is in melee with.","source":"p. 20, Making Attacks","question":"The book does not say whether the penalty adds up.","ruling":"The penalty counts once, since it depends on the state of being in melee."},
  {"id":"SFI-ATTACK-007","section":"Attacks","title":"Models that can be attacked","says":"A single-target attack is declared against an enemy model or a PREY scenario element; never against oneself, a manifestation or any other scenario element.","source":"p. 20, Making Attacks; p. 27, Manifestations; p. 36, General rules for Scenario elements","question":"The text says \"other models\" and does not forbid attacking friends.","ruling":"Single-target attacks are declared against enemies and PREY only; for beams and areas see SFI-BEAM-006 and SFI-AREA-005."},
  {"id":"SFI-ATTACK-008","section":"Attacks","title":"Position is read when it matters","says":"Melee, range and benefits of terrain are determined three times: at target declaration for legality, at the hit roll for hit modifiers and DEF, and at the damage roll for ARM and damage modifiers.","source":"Appendix, Attack action","question":"The text never says when modifiers are fixed although reactions may move models in between.","ruling":"The rule above is the reading taken."},
  {"id":"SFI-ATTACK-009","section":"Attacks","title":"Which of the two procedures","says":"The 23-step chart of the appendix is the binding attack procedure; the 9-step list in the rules chapter is its summary.","source":"p. 21, Making Attacks; Appendix, Attack action","question":"Both lists have wrong jump targets and differ (the short list's jump for forfeiting points at the next-model step instead of the end, the chart omits the one-type limit and returns to the wrong step).","ruling":"Jumps are resolved as in the items below."},
  {"id":"SFI-ATTACK-010","section":"Attacks","title":"Choose the attacking model (step 2)","says":"In an attack action the attacking player picks a model of the unit that has not yet attacked in this action; when none is left or the rest is forfeited, the action ends.","source":"Appendix, Attack action, steps 1 and 2; p. 21, steps 1, 8 and 9"},
  {"id":"SFI-ATTACK-011","section":"Attacks","title":"Choose the weapon (step 3)","says":"For each attack of an attack action the model uses a weapon profile that it has not used in this action.","source":"Appendix, Attack action, step 3"},
  {"id":"SFI-ATTACK-012","section":"Attacks","title":"One type per model","says":"The first profile a model uses in an attack action fixes its type; its further profiles in that action must be of the same type.","source":"p. 14, Attack action; p. 21, step 7","question":"The chart does not repeat the limit.","ruling":"The limit holds unless Gunblade or Spellblade widens it."},
  {"id":"SFI-ATTACK-013","section":"Attacks","title":"Types may differ between models","says":"Different models of the unit may use different weapon types in the same attack action.","source":"p. 14, Attack action"},
  {"id":"SFI-ATTACK-014","section":"Attacks","title":"Targets may differ between profiles","says":"Each attack declares its own target; a model may attack different targets with different profiles.","source":"p. 21, steps 2 to 7"},
  {"id":"SFI-ATTACK-015","section":"Attacks","title":"One model after the other","says":"A model finishes or forfeits all its attacks before the next model of the unit begins; the attacks are resolved completely one by one.","source":"p. 21, Making Attacks (closing note)"},
  {"id":"SFI-ATTACK-016","section":"Attacks","title":"Legal target (step 4)","says":"The target of an attack must be within the profile's RNG and in line of sight of the attacking model, and no passive (such as Stealth) may forbid it.","source":"Appendix, Attack action, step 4"},
  {"id":"SFI-ATTACK-017","section":"Attacks","title":"No legal target","says":"If the declared target is not legal, the attack with that profile is lost for this action and the model may go on with another profile, otherwise the next model is chosen.","source":"Appendix, Attack action, step 4","question":"The chart sends the player on to further profiles, which would lose the attack on a mistaken declaration.","ruling":"The engine refuses illegal declarations without cost; the rule matters only when a declared target becomes illegal through a passive."},
  {"id":"SFI-ATTACK-018","section":"Attacks","title":"Targeted - defender reacts first (step 5)","says":"After the declaration of an attack the defending player may use reactive abilities triggered by being targeted.","source":"Appendix, Attack action, step 5"},
  {"id":"SFI-ATTACK-019","section":"Attacks","title":"Targeted - attacker reacts (step 6)","says":"After the defending player, the attacking player may use reactive abilities triggered by the declaration of the attack.","source":"Appendix, Attack action, step 6"},
  {"id":"SFI-ATTACK-020","section":"Attacks","title":"Targeted - passives (step 7)","says":"After the reactions of both players, passive effects triggered by the declaration of the attack resolve, the defending player's first.","source":"Appendix, Attack action, step 7"},
  {"id":"SFI-ATTACK-021","section":"Attacks","title":"No second legality check","says":"Once declared, an attack goes on even if a reaction has moved the target out of range or sight.","source":"Appendix, Attack action, steps 4 to 9","question":"The wording of step 4 (\"not legal anymore\") hints at a later check, but no step after the reactions performs one.","ruling":"There is no second check. Option `attack.recheckAfterReactions` makes an attack at a target that is no longer legal fail without a roll, and a ranged one, areas and beams too, of a model that has come into melee.","options":["attack.recheckAfterReactions"]},
  {"id":"SFI-ATTACK-022","section":"Attacks","title":"Infusing the hit roll (step 8)","says":"Before the dice of a hit roll are rolled, the attacking player declares whether and with which colour the roll is infused.","source":"Appendix, Attack action, step 8"},
  {"id":"SFI-ATTACK-023","section":"Attacks","title":"Hit roll (step 9)","says":"The hit roll of an attack is made and its re-roll window (SFI-REROLL-001) is played; the attack is then a hit (step 13 follows) or a miss (step 10 follows).","source":"Appendix, Attack action, step 9; Appendix, Rerolls"},
  {"id":"SFI-ATTACK-024","section":"Attacks","title":"Miss - attacker's window (step 10)","says":"On a miss the attacking player may use abilities or leadership effects triggered by a miss; if the attack now hits, continue with step 13.","source":"Appendix, Attack action, step 10","question":"Step 10 also mentions re-rolls although the re-roll chart places them straight after the roll.","ruling":"Re-rolls are used only in the window of step 9; step 10 is for other miss-triggered effects."},
  {"id":"SFI-ATTACK-025","section":"Attacks","title":"Miss - defender's window (step 11)","says":"If the attack still misses after step 10, the defending player may use effects triggered by a miss.","source":"Appendix, Attack action, step 11"},
  {"id":"SFI-ATTACK-026","section":"Attacks","title":"After a miss (step 12)","says":"After a miss the same model continues with another unused profile (step 3); without one, the next model is chosen (step 2).","source":"Appendix, Attack action, step 12"},
  {"id":"SFI-ATTACK-027","section":"Attacks","title":"Hit - reactions (steps 13 and 14)","says":"On a hit first the defending player, then the attacking player may use reactive abilities triggered by a hit, before the damage roll.","source":"Appendix, Attack action, steps 13 and 14"},
  {"id":"SFI-ATTACK-028","section":"Attacks","title":"Hit - passives (step 15)","says":"After the reactions to a hit, passive effects triggered by a hit resolve, the defending player's first, still before the damage roll.","source":"Appendix, Attack action, step 15","question":"In the example on p. 28 a passive with a hit trigger (Follow up) is told after the damage.","ruling":"The chart is binding, so hit passives come before damage."},
  {"id":"SFI-ATTACK-029","section":"Attacks","title":"Damage roll (step 16)","says":"The damage roll of an attack is made (infusion before, re-roll window after). Damage of 1 or more leads to step 19, no damage to step 17.","source":"Appendix, Attack action, step 16","question":"The chart sends \"no damage\" to step 16 itself and \"damage\" to step 18; the re-roll chart calls the damage roll step 15.","ruling":"No damage leads to step 17, damage to step 19; the damage roll is step 16."},
  {"id":"SFI-ATTACK-030","section":"Attacks","title":"No damage - attacker's window (step 17)","says":"If an attack that hit inflicts no damage, the attacking player may use effects triggered by a hit without damage; if damage results, step 19 follows, else step 18.","source":"Appendix, Attack action, step 17","question":"The printed jumps are 17 (no damage) and 18 (damage).","ruling":"No damage leads to step 18, damage to step 19."},
  {"id":"SFI-ATTACK-031","section":"Attacks","title":"No damage - defender's window (step 18)","says":"If there is no damage after step 17 either, the defending player may use effects triggered by a hit without damage; if there is still no damage, the model goes on with another profile (step 3) or the next model is chosen (step 2), else step 19 follows.","source":"Appendix, Attack action, step 18","question":"The printed jump is 18 itself.","ruling":"Damage leads to step 19."},
  {"id":"SFI-ATTACK-032","section":"Attacks","title":"Damaged - reactions (steps 19 and 20)","says":"If damage was inflicted, first the defending player, then the attacking player may use reactive abilities triggered by damage.","source":"Appendix, Attack action, steps 19 and 20"},
  {"id":"SFI-ATTACK-033","section":"Attacks","title":"Damaged - passives (step 21)","says":"After the reactions to damage, passive effects triggered by damage resolve, the defending player's first.","source":"Appendix, Attack action, step 21"},
  {"id":"SFI-ATTACK-034","section":"Attacks","title":"Mark damage and remove (step 22)","says":"The damage of an attack is marked, and models at their HP are removed, only after all effects triggered by damage; effects triggered by destruction follow immediately.","source":"Appendix, Attack action, step 22"},
  {"id":"SFI-ATTACK-035","section":"Attacks","title":"A doomed model still acts","says":"A model about to be destroyed by the inflicted damage is still on the table during steps 19 to 21 and may use its damage-triggered abilities, including attacks.","source":"Appendix, Attack action, steps 19 to 22","question":"The book does not mention such models; the rule follows from the chart's order alone.","ruling":"The chart is followed literally; damage inflicted by the doomed model stays even though that model is removed right after."},
  {"id":"SFI-ATTACK-036","section":"Attacks","title":"After the damage (step 23)","says":"After step 22 the same model continues with another unused profile of its type (step 3); without one, the next model is chosen (step 2).","source":"Appendix, Attack action, step 23; p. 21, step 7","question":"The chart returns to step 2 (choose a model that has not attacked), which would forbid a second profile after a damaging hit.","ruling":"Step 3 if a profile is left, else step 2."},
  {"id":"SFI-ATTACK-037","section":"Attacks","title":"Attacker destroyed during its attack","says":"If the attacking model is destroyed by a reaction, the attack in progress is still finished from where it stands once its hit roll has been made; the model's remaining attacks are lost and other models of its unit may go on.","source":"Appendix, Attack action; Appendix, Reactive Essence Abilities, step 8","question":"The book does not cover the destruction of the attacker.","ruling":"The rule above is the reading taken; before the hit roll the attack is cancelled. Everything that the target has against such an attacker (Duellist, DEF or ARM against a kind of units) still counts, and so does everything that the attacker itself has: effects and conditions on its unit end with the attack, even if no model of the unit is left. Abilities for the models around it end at once."},
  {"id":"SFI-ATTACK-038","section":"Attacks","title":"Target removed during the attack","says":"If the target leaves the table before the damage is rolled or marked, the attack ends with no further roll, window or mark.","source":"Appendix, Attack action","question":"The book does not cover a target that leaves the table.","ruling":"The rule above is the reading taken."},
  {"id":"SFI-ATTACK-039","section":"Attacks","title":"Attacks outside an attack action","says":"An attack granted by an ability runs steps 3 to 22 for a single attack; it does not use up weapon profiles of an attack action in progress and follows all range, sight and in-melee restrictions.","source":"p. 27, Essence Attack; p. 28, Anger Issues; p. 39, Backswing"},
  {"id":"SFI-ATTACK-040","section":"Attacks","title":"Removed models are gone for the next attack","says":"Casualties are removed after each attack, so later attacks of the same action see the changed table (line of sight, in-melee state, range).","source":"Appendix, Attack action, step 22"},
  {"id":"SFI-HIT-001","section":"Hit rolls","title":"Hit pool","says":"The hit roll uses the attacker's hit value of the weapon's type (usually four dice).","source":"p. 21, Hit Roll"},
  {"id":"SFI-HIT-002","section":"Hit rolls","title":"Hit condition","says":"The attack hits if the final total is equal to or higher than the target's DEF.","source":"p. 21, Hit Roll","example":"total 6 after a -2 modifier gives 4 against DEF 4 -> hit"},
  {"id":"SFI-HIT-003","section":"Hit rolls","title":"Order of building a hit roll","says":"A hit roll is built in this order - printed pool, dice added or subtracted, infusion, roll, re-rolls, dropped dice (Hard to Hit), sum, flat modifiers, floor 0, comparison with the modified DEF.","source":"p. 21, Hit Roll; p. 23, Rerolls; p. 27, Essence Infusion; p. 40, Hard to Hit","question":"The parts of this order are scattered over the book; the place of flat modifiers is not given.","ruling":"The rule above is the reading taken."},
  {"id":"SFI-HIT-004","section":"Hit rolls","title":"Automatic hit","says":"An attack or ability that hits automatically makes no hit roll, counts as having hit for triggers, and can be neither infused nor re-rolled for hitting.","source":"p. 22, Automatic hits"},
  {"id":"SFI-HIT-005","section":"Hit rolls","title":"DEF of the target","says":"A hit roll is compared with a DEF that is the printed value plus all modifiers that apply to this attack (terrain, passives), with a floor of 1.","source":"p. 10, Defense value; p. 30, Terrain"},
  {"id":"SFI-CRIT-001","section":"Critical hits","title":"Critical hit","says":"A hit roll whose final total is at least twice the target's modified DEF is a critical hit; a critical hit is also a hit.","source":"p. 22, Critical hits"},
  {"id":"SFI-CRIT-002","section":"Critical hits","title":"After modifiers","says":"Whether a hit is critical is decided with the total after all re-rolls, dropped dice and positive or negative modifiers.","source":"p. 22, Critical hits"},
  {"id":"SFI-CRIT-003","section":"Critical hits","title":"No effect of its own","says":"A critical hit does nothing unless a card gives it an effect.","source":"p. 22, Critical hits"},
  {"id":"SFI-CRIT-004","section":"Critical hits","title":"Automatic hits are never critical","says":"An automatic hit never counts as a critical hit.","source":"p. 22, Automatic hits"},
  {"id":"SFI-DAMAGE-001","section":"Damage","title":"Damage pool","says":"The damage roll uses the damage dice of the weapon profile or ability (often four, sometimes fewer or more).","source":"p. 22, Damage Roll"},
  {"id":"SFI-DAMAGE-002","section":"Damage","title":"Damage amount","says":"Inflicted damage is the final total divided by the target's ARM, rounded down.","source":"p. 22, Damage Roll","example":"total 10 against ARM 3 -> 3; 10 against ARM 5 -> 2; 9 against ARM 5 -> 1"},
  {"id":"SFI-DAMAGE-003","section":"Damage","title":"Modifiers come before the division","says":"Flat damage modifiers are added to the rolled total before dividing by ARM.","source":"p. 22, Damage Roll"},
  {"id":"SFI-DAMAGE-004","section":"Damage","title":"No damage","says":"A damage total below ARM inflicts no damage.","source":"p. 22, Damage Roll"},
  {"id":"SFI-DAMAGE-005","section":"Damage","title":"Reductions and increases of damage","says":"Effects that change suffered damage are applied to the divided amount, before deciding whether damage was inflicted and before the damaged windows.","source":"p. 22, Damage Roll; p. 41, Tough Hide and Unbreakable Hide","question":"The place of reductions in the sequence is not given.","ruling":"The changes come immediately after the division, increases before reductions."},
  {"id":"SFI-DAMAGE-006","section":"Damage","title":"Surplus damage is lost","says":"Damage beyond a model's remaining HP has no effect and does not pass to other models.","source":"p. 11, Hitpoints; p. 22, Damage Roll"},
  {"id":"SFI-DAMAGE-007","section":"Damage","title":"Damage roll without a hit roll","says":"Effects that inflict a damage roll directly skip the hit roll and do not trigger abilities that need a hit; abilities that affect damage rolls and damage-triggered abilities still apply.","source":"p. 22, Suffering damage without a hit roll"},
  {"id":"SFI-DAMAGE-008","section":"Damage","title":"Set damage","says":"Effects that inflict a fixed number of damage skip hit and damage roll, ignore ARM, do not trigger hit-triggered abilities and are untouched by effects on damage rolls.","source":"p. 22, Suffering automatic damage"},
  {"id":"SFI-DAMAGE-009","section":"Damage","title":"Reductions apply to set damage","says":"Effects that reduce suffered damage (Tough Hide, Unbreakable Hide) also reduce set damage.","source":"p. 22, Suffering automatic damage; p. 41, Tough Hide","question":"The book excludes only effects on damage rolls.","ruling":"Reductions reduce any damage."},
  {"id":"SFI-DAMAGE-010","section":"Damage","title":"Modifiers worded \"when attacked\"","says":"Bonuses that depend on being attacked (Poisoned, Shattered, Hexed, Fortified or Vulnerable Position) do not apply to damage rolls from conditions, terrain or manifestations.","source":"p. 22, Suffering damage without a hit roll; p. 42, List of Conditions","question":"The book does not say whether an ability's direct damage roll is being attacked.","ruling":"The bonuses apply to damage rolls of attacks only."},
  {"id":"SFI-DAMAGE-011","section":"Damage","title":"Removing damage","says":"Removing a point of damage restores one hit point and never goes above the printed HP.","source":"p. 40, Regeneration"},
  {"id":"SFI-DAMAGE-012","section":"Damage","title":"Wounds are kept","says":"Suffered damage stays on the model until the end of the game unless an effect removes it.","source":"p. 11, Hitpoints"},
  {"id":"SFI-BEAM-001","section":"Beam attacks","title":"Beam profile","says":"A profile whose range is marked B is a beam attack of its weapon type (melee, ranged or arcane).","source":"p. 22, Beam Weapon Profiles"},
  {"id":"SFI-BEAM-002","section":"Beam attacks","title":"Aim model","says":"The attacker chooses any model in its line of sight to aim at; that model may be outside the beam's RNG.","source":"p. 22, Beam Weapon Profiles","question":"The bullet says models outside RNG may be targeted, yet only models under the tool are targeted.","ruling":"The aim model only gives the direction; it is hit only if it lies under the tool. It may be friendly, enemy or a scenario element."},
  {"id":"SFI-BEAM-003","section":"Beam attacks","title":"Beam area","says":"The beam is a strip 1 inch wide and X inches long that starts with its short side touching the attacker's base and points along the line from the attacker's centre to the aim model's centre.","source":"p. 22-23, Attacking with a beam weapon profile"},
  {"id":"SFI-BEAM-004","section":"Beam attacks","title":"Always one inch wide","says":"The strip is 1 inch wide for every length, also 10 inches, although the 10 inch tool itself is 0.5 inch wide.","source":"p. 7, Range tools; p. 22, Beam Weapon Profiles","question":"A B10 profile would need a tool that does not exist.","ruling":"The strip is 1 inch wide."},
  {"id":"SFI-BEAM-005","section":"Beam attacks","title":"Models hit by the strip","says":"Every other model whose base overlaps the strip, even partly, is targeted unless it is completely obscured; models in between do not protect.","source":"p. 22-23, Attacking with a beam weapon profile","example":"Dragon B4\" aimed at Windrunner B clips A and C; C is obscured by a forest, so only A and B are targeted"},
  {"id":"SFI-BEAM-006","section":"Beam attacks","title":"Friendly models under the beam","says":"Friendly models under the strip are targeted too; the attacker itself never is.","source":"p. 22, Beam Weapon Profiles","question":"The book speaks of all models that the tool overlaps, and does not restrict them to enemies.","ruling":"All models are targeted; of the scenario elements only PREY. Option `attack.friendlyFireBeamArea` false spares friendly models.","options":["attack.friendlyFireBeamArea"]},
  {"id":"SFI-BEAM-007","section":"Beam attacks","title":"No in-melee penalty","says":"Beam attacks never take the -2 for a target in melee.","source":"p. 22, Beam Weapon Profiles"},
  {"id":"SFI-BEAM-008","section":"Beam attacks","title":"No terrain protection","says":"Models get no DEF or ARM bonus from terrain against a beam attack.","source":"p. 22, Beam Weapon Profiles"},
  {"id":"SFI-BEAM-009","section":"Beam attacks","title":"Fixed length","says":"The range of a beam profile cannot be changed by any ability or effect.","source":"p. 22, Beam Weapon Profiles"},
  {"id":"SFI-BEAM-010","section":"Beam attacks","title":"Separate rolls, hits first","says":"A beam makes a separate hit roll for each targeted model, and only when all hit rolls are done a separate damage roll for each model hit.","source":"p. 23, Attacking with a beam weapon profile"},
  {"id":"SFI-BEAM-011","section":"Beam attacks","title":"Simultaneous","says":"All attacks of one beam are simultaneous - each step of the attack chart is done for all targets, in the attacker's order, before the next step, and all damage is marked together.","source":"p. 23, Attacking with a beam weapon profile","question":"The book says neither how the reaction windows work for several targets, nor whether a change \"in this attack\" that begins in the moment of one target counts for the others.","ruling":"The rule above is the reading taken. The triggers of a step are judged for all targets before any effect of the step is resolved (SFI-PRIORITY-010). Each target is an attack of its own, so such a change counts in the rolls of this target alone."},
  {"id":"SFI-BEAM-012","section":"Beam attacks","title":"Other restrictions stay","says":"A ranged beam still cannot be used by a model in melee, and models that cannot be targeted (Stealth beyond 6 inches) are skipped.","source":"p. 20, Making Attacks; p. 41, Stealth","question":"The book does not say whether beams keep these restrictions.","ruling":"The rule above is the reading taken."},
  {"id":"SFI-AREA-001","section":"Area attacks","title":"Area profile","says":"A profile marked A with range X targets every other model within X of the attacking model that is not completely obscured; no line of sight past models is needed.","source":"p. 23, Area Attack Profiles","example":"Isadora A2\" - Windrunner outside, Razhu obscured, Dragon and Bruiser attacked"},
  {"id":"SFI-AREA-002","section":"Area attacks","title":"No in-melee penalty for area attacks","says":"Area attacks never take the -2 for a target in melee.","source":"p. 23, Area Attack Profiles"},
  {"id":"SFI-AREA-003","section":"Area attacks","title":"Hits first, then damage","says":"An area attack makes all its hit rolls before any damage roll, and all its attacks are simultaneous, as those of a beam are.","source":"p. 23, Area Attack Profiles"},
  {"id":"SFI-AREA-004","section":"Area attacks","title":"Terrain bonuses apply to area attacks","says":"DEF and ARM bonuses from terrain apply normally against area attacks.","source":"p. 23, Area Attack Profiles","question":"Only beams are said to ignore terrain bonuses.","ruling":"The bonuses apply."},
  {"id":"SFI-AREA-005","section":"Area attacks","title":"Friendly models in the area","says":"Friendly models in range are targeted too, except the attacking model.","source":"p. 23, Area Attack Profiles","question":"As for beams (SFI-BEAM-006), the book does not restrict the targets to enemies.","ruling":"Friendly models are targeted too. Option `attack.friendlyFireBeamArea` false spares them.","options":["attack.friendlyFireBeamArea"]},
  {"id":"SFI-AREA-006","section":"Area attacks","title":"Area range can change","says":"The range of an area profile follows the normal rules for RNG changes, floor 1 inch.","source":"p. 12, Weapon profiles; p. 22, Beam Weapon Profiles"},
  {"id":"SFI-AREA-007","section":"Area attacks","title":"Stealth and in-melee limits for area attacks","says":"A ranged area profile cannot be used while in melee; Stealth models more than 6 inches away are not targeted.","source":"p. 20, Making Attacks; p. 41, Stealth"},
  {"id":"SFI-REROLL-001","section":"Re-rolls","title":"Re-roll window","says":"Directly after a hit or damage roll, whatever its outcome, there is one re-roll window - essence re-roll of the active player, the active player's other re-rolls, then the other player's re-rolls; then the roll is final.","source":"p. 23, Rerolls; Appendix, Rerolls","question":"The chart misnumbers the damage step, and steps 10, 17 and 18 of the attack chart mention re-rolls again.","ruling":"There is one window for each roll, right after it."},
  {"id":"SFI-REROLL-002","section":"Re-rolls","title":"Active player first","says":"The active player uses all re-rolls before the inactive player uses any, and cannot answer the latter.","source":"p. 23, Rerolls"},
  {"id":"SFI-REROLL-003","section":"Re-rolls","title":"In a reaction its user is active","says":"For a roll made while a reactive ability resolves, the player who used that ability is the active player and re-rolls first.","source":"p. 9, Active and Controlling Player; p. 23, Rerolls"},
  {"id":"SFI-REROLL-004","section":"Re-rolls","title":"Each die once per player","says":"Within one roll each player may re-roll (or force a re-roll of) a given die at most once; the same die may be re-rolled once by each player.","source":"p. 23, Rerolls"},
  {"id":"SFI-REROLL-005","section":"Re-rolls","title":"The new result stands","says":"A re-rolled die keeps its new face even if worse, unless another permitted re-roll changes it.","source":"p. 23, Rerolls"},
  {"id":"SFI-REROLL-006","section":"Re-rolls","title":"Essence re-roll","says":"By paying one token of any colour a player re-rolls all dice of their own roll.","source":"p. 27, Essence Rerolls"},
  {"id":"SFI-REROLL-007","section":"Re-rolls","title":"Essence re-roll comes first","says":"An essence re-roll must be used before any other re-roll of the same roll.","source":"p. 27, Essence Rerolls"},
  {"id":"SFI-REROLL-008","section":"Re-rolls","title":"Essence re-roll once per roll","says":"Each roll can be re-rolled by essence only once.","source":"p. 27, Essence Rerolls"},
  {"id":"SFI-REROLL-009","section":"Re-rolls","title":"Essence re-roll does not use up the dice","says":"An essence re-roll does not count against the limit of one re-roll per die and player; other re-rolls by the same player remain possible afterwards.","source":"p. 23, Rerolls; p. 27, Essence Rerolls"},
  {"id":"SFI-REROLL-010","section":"Re-rolls","title":"Only one's own rolls","says":"Only the player whose model makes the roll can use an essence re-roll on it.","source":"p. 27, Essence Rerolls","question":"\"Your roll\" is not defined for rolls of conditions, terrain and manifestations.","ruling":"Those rolls belong to nobody and can be neither infused nor essence re-rolled."},
  {"id":"SFI-REROLL-011","section":"Re-rolls","title":"Forced re-rolls are mandatory","says":"Re-rolls an effect demands (Elusive) must be made; if fewer dice are eligible than demanded, all eligible ones are re-rolled.","source":"p. 39, Elusive","question":"The book does not say what happens if too few dice are eligible.","ruling":"The rule above is the reading taken."},
  {"id":"SFI-REROLL-012","section":"Re-rolls","title":"Re-rolling blanks","says":"A re-roll of blanks can only pick dice showing 0 at that moment.","source":"p. 39, Accurate Strike and Accurate Shot"},
  {"id":"SFI-REROLL-013","section":"Re-rolls","title":"Infused dice can be re-rolled","says":"A die added by infusion is an ordinary die of the roll for every re-roll.","source":"p. 27, Essence Infusion and Essence Rerolls"},
  {"id":"SFI-COND-001","section":"Conditions in general","title":"Conditions belong to units","says":"A condition is always on the whole unit, even if the effect hit a single model.","source":"p. 24, Conditions"},
  {"id":"SFI-COND-002","section":"Conditions in general","title":"Model that takes condition damage","says":"Damage or a damage roll caused by a condition goes to the damaged model of the unit with the fewest remaining hit points; ties are decided by the controlling player.","source":"p. 24, Conditions"},
  {"id":"SFI-COND-003","section":"Conditions in general","title":"No damaged model","says":"If no model of the unit is damaged, the controlling player chooses which model takes it.","source":"p. 24, Conditions","question":"The book does not cover a unit without a damaged model.","ruling":"The rule above is the reading taken."},
  {"id":"SFI-COND-004","section":"Conditions in general","title":"One roll per unit","says":"A condition causes one damage roll (or one amount of damage) per unit, not per model; surplus is lost.","source":"p. 24, Conditions","question":"\"First inflict\" could mean that surplus carries over.","ruling":"Surplus is lost, as for all damage. Option `conditions.surplusDamage` next inflicts the surplus on the next model, picked in the same way, and so on.","options":["conditions.surplusDamage"]},
  {"id":"SFI-COND-005","section":"Conditions in general","title":"Neither friendly nor enemy","says":"Conditions are never a friendly or enemy effect, so abilities that ward off enemy effects do not stop them.","source":"p. 24, Conditions"},
  {"id":"SFI-COND-006","section":"Conditions in general","title":"Conditions do not accumulate","says":"A unit has each condition at most once; gaining it again has no effect.","source":"p. 9, The same or similar effects","question":"The book does not say whether conditions accumulate.","ruling":"The rule above is the reading taken."},
  {"id":"SFI-COND-007","section":"Conditions in general","title":"Duration of conditions","says":"A condition stays on the unit across rounds until a shake action or another effect removes it or the unit is destroyed.","source":"p. 15, Shake action; p. 42, List of Conditions","question":"No expiry is given for any condition.","ruling":"A condition is permanent until removed; applying its effect does not remove it."},
  {"id":"SFI-ESSENCE-001","section":"Essence","title":"Common reserve","says":"Each army has one essence reserve of coloured tokens, empty at the start of the game and usable by all its units.","source":"p. 25, Essence Reserve"},
  {"id":"SFI-ESSENCE-002","section":"Essence","title":"Cap of ten","says":"A reserve never holds more than ten tokens of all colours together.","source":"p. 25, Essence Reserve"},
  {"id":"SFI-ESSENCE-003","section":"Essence","title":"Overflow is lost","says":"Tokens gained beyond the cap are lost; if only part of a gain fits, the gaining player picks which of the gained tokens are kept.","source":"p. 25, Essence Reserve","question":"The book does not say which tokens of a multi-colour gain are lost.","ruling":"The gaining player picks."},
  {"id":"SFI-ESSENCE-004","section":"Essence","title":"Discarding","says":"During the activations of their own units, outside actions and abilities, a player may discard any tokens for nothing; the last moments are at the end of the activation, just before essence is added that does not fit: that of an effect of the end, and the unit's essence value.","source":"p. 25, Essence Reserve","question":"The exact last moment is not said.","ruling":"The rule above is the reading taken, so room can be made for better colours, also where a second move action ends the activation at once."},
  {"id":"SFI-ESSENCE-005","section":"Essence","title":"Reserve emptied each round","says":"At the end of each game round all tokens of both reserves are removed.","source":"p. 25, Essence Reserve; p. 35, Ending a Game Round, step 4"},
  {"id":"SFI-ESSENCE-006","section":"Essence","title":"Essence value at the end of an activation","says":"When a unit's activation ends, its essence value is added to its army's reserve, after the end-of-activation effects.","source":"p. 25, Essence value of units; Appendix, Activating Units, step 9"},
  {"id":"SFI-ESSENCE-007","section":"Essence","title":"Partly destroyed units give the full value","says":"The essence value does not depend on how many models of the unit are left.","source":"p. 25, Essence value of units","question":"The book does not say whether losses lower the essence value.","ruling":"The full value is added while one model is left."},
  {"id":"SFI-ESSENCE-008","section":"Essence","title":"Destroyed units keep giving essence","says":"At the start of every game round after the one in which a unit was destroyed its essence value is added to its army's reserve.","source":"p. 25, Losing units and their essence value; p. 36, Starting a new Game Round, step 1"},
  {"id":"SFI-ESSENCE-009","section":"Essence","title":"Nothing in the round of destruction","says":"A unit destroyed before its activation in a round adds no essence in that round.","source":"p. 25, Losing units and their essence value"},
  {"id":"SFI-ESSENCE-010","section":"Essence","title":"Essence from abilities, scenarios and terrain","says":"Abilities, scenario effects and terrain effects may add tokens at the moment they resolve, under the same cap.","source":"p. 25, Generating Essence"},
  {"id":"SFI-ESSENCE-011","section":"Essence","title":"Uses of essence","says":"Tokens pay for essence abilities, infusions, essence re-rolls and interacting with scenario elements.","source":"p. 25, Spending Essence"},
  {"id":"SFI-ESSENCE-012","section":"Essence","title":"Exact colours for abilities","says":"The cost of an essence ability is paid in exactly the colours shown; a stronger colour does not replace a weaker one.","source":"p. 25-26, Essence Abilities; p. 36, INTERACT","question":"Substitution is described only for paying interactions.","ruling":"There is no substitution for abilities. Option `essence.abilityCostSubstitution` lets a stronger colour pay for a weaker one.","options":["essence.abilityCostSubstitution"]},
  {"id":"SFI-ESSENCE-013","section":"Essence","title":"Unit destroyed at its own activation end","says":"A unit destroyed while its end-of-activation effects resolve (for example by Burning) adds no essence value at that activation end; it counts as a destroyed unit from the next round start.","source":"p. 25, Generating Essence; Appendix, Activating Units, steps 8 and 9","question":"The activation has ended before the unit dies, so the text could be read either way.","ruling":"The unit adds no essence value. Option `essence.destroyedAtActivationEndGenerates` adds it.","options":["essence.destroyedAtActivationEndGenerates"]},
  {"id":"SFI-ESSENCE-014","section":"Essence","title":"Weaver not needed","says":"The reserve stays usable when all weavers of the army are destroyed.","source":"p. 25, Essence Reserve","question":"The reserve is said to be directed by the weaver, but no rule takes it away.","ruling":"The reserve is still usable."},
  {"id":"SFI-ESSENCE-015","section":"Essence","title":"Gains are not forced","says":"A player may decline to add tokens.","source":"p. 25, Essence value of units","question":"The chapter says can, the chart says add.","ruling":"Tokens are added by default; the player may decline."},
  {"id":"SFI-ESSENCE-016","section":"Essence","title":"No debts","says":"A cost can be paid only in full from the reserve at the moment of payment.","source":"p. 26, Essence Abilities"},
  {"id":"SFI-ABILITY-ACTIVE-001","section":"Active essence abilities","title":"Time of active abilities","says":"An active essence ability can be used at any point of the own unit's activation except while an action or attack is being taken or a model of the unit is being moved, placed or pushed.","source":"p. 26, Active Essence Abilities"},
  {"id":"SFI-ABILITY-ACTIVE-002","section":"Active essence abilities","title":"Unit that uses active abilities","says":"Only the currently active unit can use its own active essence abilities.","source":"p. 26, Active Essence Abilities"},
  {"id":"SFI-ABILITY-ACTIVE-003","section":"Active essence abilities","title":"Declare, pay, resolve","says":"Use has three steps in order - declare the ability, pay its cost from the reserve, resolve its text.","source":"p. 26, Active Essence Abilities; Appendix, Essence Abilities"},
  {"id":"SFI-ABILITY-ACTIVE-004","section":"Active essence abilities","title":"Unpayable abilities","says":"An ability whose cost cannot be paid cannot be used.","source":"p. 26, Essence Abilities"},
  {"id":"SFI-ABILITY-ACTIVE-005","section":"Active essence abilities","title":"Repeated use","says":"The same active ability may be used several times in one activation, each time paid, unless its text limits it.","source":"Appendix, Activating Units, step 3","question":"Any number of essence abilities is allowed; whether the same one may repeat is not said.","ruling":"It may (some cards expressly limit themselves to once per activation); effects of the same name still do not stack."},
  {"id":"SFI-ABILITY-ACTIVE-006","section":"Active essence abilities","title":"Cost marked A+","says":"A cost marked \"A+\" needs an action of the unit to be sacrificed in addition to the essence.","source":"p. 27, Active Essence Abilities"},
  {"id":"SFI-ABILITY-ACTIVE-007","section":"Active essence abilities","title":"Cost marked A or A/","says":"A cost marked with a plain \"A\" (or \"A /\" before essence icons) can be paid by sacrificing an action instead of essence.","source":"p. 27, Active Essence Abilities; p. 13, Hold the Line!","question":"Lost icons: what follows the slash on the card is missing.","ruling":"With \"A /\" the user picks either one sacrificed action or the essence cost."},
  {"id":"SFI-ABILITY-ACTIVE-008","section":"Active essence abilities","title":"Target","says":"An ability that targets needs the target within its RNG and in line of sight, and must hit with a hit roll before its effect happens; on a miss the effect does not happen and the cost is spent.","source":"p. 27, Target or Choose","question":"The text calls the roll an attack roll, and does not say whether Crippled, Poisoned, Hexed, Duellist and other things that count when a unit is attacked count in it.","ruling":"They do not, as no attack is made; Elusive, Hard to Hit and Shocked, which name the roll, do. Option `abilities.targetRollIsAttack` lets everything count that counts in the hit roll of an attack.","options":["abilities.targetRollIsAttack"]},
  {"id":"SFI-ABILITY-ACTIVE-009","section":"Active essence abilities","title":"Choose","says":"An ability that chooses a model needs only RNG; line of sight is ignored, no hit roll is made and it works automatically.","source":"p. 27, Target or Choose"},
  {"id":"SFI-ABILITY-ACTIVE-010","section":"Active essence abilities","title":"Choosing is an automatic hit","says":"A chosen model counts as hit for reactions that mention abilities, never as critically hit; reactions that need an attack are not triggered.","source":"p. 22, Automatic hits; p. 27, Target or Choose","question":"The book only implies that choosing a model triggers reactions to a hit.","ruling":"The rule above is the reading taken."},
  {"id":"SFI-ABILITY-ACTIVE-011","section":"Active essence abilities","title":"Generated attacks are arcane","says":"An attack created by an essence ability counts as an arcane attack and uses the arcane hit value, unless the ability says melee or ranged or uses a weapon profile.","source":"p. 26, Essence Abilities"},
  {"id":"SFI-ABILITY-ACTIVE-012","section":"Active essence abilities","title":"Essence Attack","says":"Every unit with the keyword ESSENCE WEAVER has the active ability Essence Attack - one of its models immediately makes one attack with one of its weapon profiles.","source":"p. 27, Essence Attack"},
  {"id":"SFI-ABILITY-ACTIVE-013","section":"Active essence abilities","title":"Essence Attack cost","says":"Essence Attack has a cost in essence.","source":"p. 27, Essence Attack","question":"Lost icon: the cost is missing.","ruling":"Option `essence.attackCost` has the cost, by default one red token.","options":["essence.attackCost"]},
  {"id":"SFI-ABILITY-ACTIVE-014","section":"Active essence abilities","title":"Essence Attack is no action","says":"Essence Attack spends no action, is of the weapon profile's type and keeps all restrictions of that type.","source":"p. 27, Essence Attack"},
  {"id":"SFI-ABILITY-ACTIVE-015","section":"Active essence abilities","title":"Range origin","says":"The RNG of an ability is measured from any one model of the using unit, chosen by the user; for a target the same model needs line of sight.","source":"p. 27, Target or Choose","question":"For units with several models the origin is not fixed.","ruling":"The rule above is the reading taken."},
  {"id":"SFI-ABILITY-ACTIVE-016","section":"Active essence abilities","title":"Abilities after the last action","says":"After both actions are spent, active abilities without an action cost can still be used until the activation ends; after a second move action or broken coherency they cannot.","source":"p. 14, Move action; p. 15, Ending the activation of a unit"},
  {"id":"SFI-ABILITY-REACTIVE-001","section":"Reactive essence abilities","title":"Only on their trigger","says":"A reactive essence ability can be used only when its printed trigger event happens, during or outside its unit's activation.","source":"p. 12, Reactive Essence Abilities; p. 27, Reactive Essence Abilities","question":"The text does not say whether an ability may be used that can change nothing, such as a move of a model that cannot be moved.","ruling":"No ability that waits for a moment is offered as long as nothing can come of it; it still counts as triggered, and is offered as soon as another effect of the same moment gives it something to do."},
  {"id":"SFI-ABILITY-REACTIVE-002","section":"Reactive essence abilities","title":"Once per trigger","says":"Each reactive ability of a unit can be used once for one trigger event, even if several of its models fulfil the trigger.","source":"p. 27, Reactive Essence Abilities"},
  {"id":"SFI-ABILITY-REACTIVE-003","section":"Reactive essence abilities","title":"Several abilities, one event","says":"One event can trigger several different reactive abilities, of the same or of different units; they are used one after the other.","source":"p. 27, Reactive Essence Abilities; Appendix, Reactive Essence Abilities, step 7"},
  {"id":"SFI-ABILITY-REACTIVE-004","section":"Reactive essence abilities","title":"Extent of one event","says":"Each model that is targeted, hit, damaged, destroyed or moved is a separate event, also when several happen at once.","source":"p. 27, Reactive Essence Abilities","question":"The book does not cover simultaneous attacks on two models of one unit.","ruling":"Each of them is an event of its own."},
  {"id":"SFI-ABILITY-REACTIVE-005","section":"Reactive essence abilities","title":"Interrupt","says":"A declared reactive ability interrupts the running activation and even a running action or multi-model move; it is resolved completely before the interrupted process continues.","source":"p. 27, Reactive Essence Abilities; Appendix, Reactive Essence Abilities, step 3"},
  {"id":"SFI-ABILITY-REACTIVE-006","section":"Reactive essence abilities","title":"Declare then pay","says":"The user declares the ability, the activation is interrupted, then the cost is paid; if it cannot be paid the ability has no effect and the activation continues.","source":"Appendix, Reactive Essence Abilities, steps 2 to 5","question":"An unpayable declaration is possible in the chart.","ruling":"The engine refuses to declare what cannot be paid."},
  {"id":"SFI-ABILITY-REACTIVE-007","section":"Reactive essence abilities","title":"Continue afterwards","says":"After all reactions to the event the interrupted activation goes on from the same point, unless the active unit was destroyed.","source":"Appendix, Reactive Essence Abilities, step 8"},
  {"id":"SFI-ABILITY-REACTIVE-008","section":"Reactive essence abilities","title":"Both players react outside attacks","says":"If both players react to the same event at a point for which no chart gives an order, the active player decides which reaction is resolved first.","source":"p. 9, Rules priority","question":"No order of declaration is given.","ruling":"The inactive player is asked for a declaration first, then the active player; if both declare, the active player orders them."},
  {"id":"SFI-ABILITY-REACTIVE-009","section":"Reactive essence abilities","title":"Reactions to reactions","says":"Events caused by a reaction can trigger further reactions, which are resolved first (last in, first out).","source":"p. 9, Active and Controlling Player; p. 27, Reactive Essence Abilities","question":"Nesting is not described.","ruling":"Nesting is allowed; costs and once-per limits end it. Where neither does, the engine offers no further one inside 30 abilities."},
  {"id":"SFI-ABILITY-REACTIVE-010","section":"Reactive essence abilities","title":"Reaction in the middle of a unit's move action","says":"A reaction to \"a model ends a move\" is resolved before the next model of the same unit moves.","source":"Appendix, Move Action, step 2; p. 29, Fall Back! example"},
  {"id":"SFI-ABILITY-REACTIVE-011","section":"Reactive essence abilities","title":"Window closes","says":"A reaction not declared in the window of its event cannot be used for that event later.","source":"Appendix, Reactive Essence Abilities"},
  {"id":"SFI-ABILITY-REACTIVE-012","section":"Reactive essence abilities","title":"Requirement checked at the event","says":"The trigger's conditions (distance, in melee and so on) must be met at the moment of the event; for destruction the destroyed model's last position counts.","source":"p. 11, No one is forgotten; Appendix, Reactive Essence Abilities, step 1","question":"The book does not say when the conditions of a trigger must be met. The attack chart gives the two players, and passive abilities, steps of their own for one event (e.g. steps 13 to 15 for a hit), and reactions of an earlier step may move models before a later one.","ruling":"The rule above is the reading taken; between two reactions to the same event the requirement is not checked again, but the user must still be on the table. All steps of the attack chart for one event are judged at the first of them. Option `attack.triggersJudged` atStep judges each of these steps at its own start.","options":["attack.triggersJudged"]},
  {"id":"SFI-ABILITY-REACTIVE-013","section":"Reactive essence abilities","title":"Reactions spend the user's own reserve","says":"The cost comes from the reserve of the player using the ability, also in the activation of the other player; infusions and re-rolls within the reaction likewise.","source":"p. 25-27, Spending Essence"},
  {"id":"SFI-INFUSE-001","section":"Infusion","title":"Infusing a roll","says":"Before rolling a hit or damage roll the rolling player may pay one token and add one die of that token's colour to the roll.","source":"p. 27, Essence Infusion"},
  {"id":"SFI-INFUSE-002","section":"Infusion","title":"One infusion per roll","says":"A roll holds at most one infused die; hit roll and damage roll of the same attack are separate rolls.","source":"p. 27, Essence Infusion"},
  {"id":"SFI-INFUSE-003","section":"Infusion","title":"Upgrade by substitution","says":"An already infused roll may be infused again only with a stronger colour, whose die replaces the infused die; the full token is paid and the earlier one is not refunded.","source":"p. 27, Essence Infusion","question":"The price of the substitution is not given.","ruling":"The price is one token of the stronger colour."},
  {"id":"SFI-INFUSE-004","section":"Infusion","title":"Infusion granted by an ability","says":"A roll infused by an ability (without payment) counts as infused and can only be upgraded.","source":"p. 13, Inspiring Presence; p. 27, Essence Infusion"},
  {"id":"SFI-INFUSE-005","section":"Infusion","title":"Never after the dice","says":"Infusing or upgrading is impossible once any die of the roll has been rolled.","source":"p. 27, Essence Infusion; Appendix, Attack action, step 8"},
  {"id":"SFI-INFUSE-006","section":"Infusion","title":"Simultaneous hit rolls","says":"When one attack makes several simultaneous hit rolls, any number of them may be infused, each at its own price, and all infusions are declared before the first die is rolled.","source":"p. 27, Essence Infusion"},
  {"id":"SFI-INFUSE-007","section":"Infusion","title":"Simultaneous damage rolls","says":"When one attack makes several simultaneous damage rolls, any number of them may be infused, each at its own price; these infusions are declared after all hit rolls are known and before the first damage die.","source":"p. 27, Essence Infusion"},
  {"id":"SFI-INFUSE-008","section":"Infusion","title":"Only the rolling side","says":"Only the player whose model attacks or uses the ability can infuse; damage rolls of conditions, terrain and manifestations cannot be infused.","source":"p. 27, Essence Infusion","question":"Infusion is described for attacks; direct damage rolls of abilities are not mentioned.","ruling":"Damage rolls that a player's own ability inflicts at the moment of its use can be infused, lingering ones cannot."},
  {"id":"SFI-MANIFEST-001","section":"Manifestations","title":"Manifestation","says":"An ongoing effect on the table is shown by a manifestation model with the base size its ability names.","source":"p. 27, Manifestations"},
  {"id":"SFI-MANIFEST-002","section":"Manifestations","title":"Counts as a model only for movement and measuring","says":"A manifestation blocks tools and final positions and ranges can be measured from it; for everything else it is no model.","source":"p. 27, Manifestations"},
  {"id":"SFI-MANIFEST-003","section":"Manifestations","title":"Not attackable","says":"A manifestation cannot be attacked and does not matter for line of sight, control or melee unless its ability says otherwise.","source":"p. 27, Manifestations"},
  {"id":"SFI-MANIFEST-004","section":"Manifestations","title":"Duration of manifestations","says":"Manifestations are removed in the clean-up step at the end of the game round unless their ability says otherwise.","source":"p. 27, Manifestations; p. 35, Ending a Game Round, step 5"},
  {"id":"SFI-MANIFEST-005","section":"Manifestations","title":"Neither friendly nor enemy","says":"A manifestation and its effects are never friendly or enemy effects.","source":"p. 27, Manifestations"},
  {"id":"SFI-MANIFEST-006","section":"Manifestations","title":"Entering an aura","says":"A model enters a range around a manifestation when it was outside before a move, push or place and its path (tool strip or push path) or its new position is within the range.","source":"p. 28, Thunderstorm example","question":"The book does not say whether passing through, pushes and places count as entering.","ruling":"All of these count as entering."},
  {"id":"SFI-MANIFEST-007","section":"Manifestations","title":"Entering and completing count once","says":"A model that enters and completes the same action within the range suffers the effect once for that action, at the end of its own part of the action.","source":"p. 28, Thunderstorm example","question":"Entering and completing could be read as two triggers.","ruling":"The effect happens once for each model and action. What the effect itself makes the model do, e.g. a further action or a push out of the range and back, does not set it off again."},
  {"id":"SFI-MANIFEST-008","section":"Manifestations","title":"Completing an action is judged per model","says":"Each model completes an action when its own part is done (for a move, right after its move); a model that ends the action outside and never entered is not affected.","source":"p. 28, Thunderstorm example","example":"Bruiser A leaves the 2\" range and is not affected; Bruiser B ends its move within 2\" and suffers at once"},
  {"id":"SFI-TERRAIN-001","section":"Terrain","title":"Main and side pieces","says":"A terrain card describes one main piece (sometimes several) and its side pieces; each piece has its own footprint, type, bonuses and keywords.","source":"p. 30, Terrain Features; p. 31, Terrain Cards"},
  {"id":"SFI-TERRAIN-002","section":"Terrain","title":"Terrain card fields","says":"A terrain card states name, point cost (often 0), main or side, type (area or linear), DEF and ARM bonus, footprint and keywords or own rules.","source":"p. 30-31, Terrain Cards"},
  {"id":"SFI-TERRAIN-003","section":"Terrain","title":"Area terrain benefits","says":"A model within area terrain benefits from it.","source":"p. 30, Area Terrain"},
  {"id":"SFI-TERRAIN-004","section":"Terrain","title":"Area bonus only against shooting and magic","says":"DEF and ARM bonuses of area terrain count only against ranged and arcane attacks and abilities, never against melee attacks.","source":"p. 30, Area Terrain"},
  {"id":"SFI-TERRAIN-005","section":"Terrain","title":"Area bonus only from outside","says":"DEF and ARM bonuses of area terrain count only if the attack or ability comes from outside the same area terrain piece; an attacker, manifestation or scenario element within the piece (any overlap) ignores the bonuses.","source":"p. 30, Area Terrain"},
  {"id":"SFI-TERRAIN-006","section":"Terrain","title":"Keywords of area terrain always apply","says":"The limits of SFI-TERRAIN-004 and SFI-TERRAIN-005 concern only DEF and ARM; keywords of area terrain, such as Hard to see, apply to every attack on a benefiting model.","source":"p. 30, Benefitting from Terrain"},
  {"id":"SFI-TERRAIN-007","section":"Terrain","title":"Linear terrain cannot be stood on","says":"No move, place or push may end with a base overlapping linear terrain.","source":"p. 30, Linear Terrain"},
  {"id":"SFI-TERRAIN-008","section":"Terrain","title":"Linear terrain benefits","says":"A model within 1 inch of a linear piece benefits from it against an attacker that can draw any straight line from its base to any part of the model's base crossing that same piece.","source":"p. 30, Linear Terrain"},
  {"id":"SFI-TERRAIN-009","section":"Terrain","title":"Any crossing line is enough","says":"For linear terrain a single crossing line suffices, even if other lines are clear.","source":"p. 30, Linear Terrain"},
  {"id":"SFI-TERRAIN-010","section":"Terrain","title":"Linear bonus against every attack type","says":"DEF and ARM bonuses of linear terrain also count against melee attacks across the piece.","source":"p. 30, Area Terrain and Linear Terrain"},
  {"id":"SFI-TERRAIN-011","section":"Terrain","title":"Not close enough to the wall","says":"A model more than 1 inch from the linear piece does not benefit even if every line crosses it.","source":"p. 32, first terrain example","example":"Adamant in a forest behind a distant wall gets +1 DEF from the forest, nothing from the wall"},
  {"id":"SFI-TERRAIN-012","section":"Terrain","title":"Area terrain in between gives nothing","says":"Area terrain between attacker and target gives no bonus to a target that is not within it (it may still obscure).","source":"p. 32, second terrain example"},
  {"id":"SFI-TERRAIN-013","section":"Terrain","title":"Several features add up","says":"A model benefiting from several pieces gets all their DEF and ARM bonuses and keyword effects at once; equal named passives granted by them still count once.","source":"p. 30, Benefitting from multiple terrain features","example":"cloud (Stealth) plus wall (+1 DEF, +1 ARM) apply together","question":"The rule may conflict with the no-stacking rule (SFI-STACK-002).","ruling":"Numbers add; named passives follow SFI-STACK-001 and SFI-STACK-002."},
  {"id":"SFI-TERRAIN-014","section":"Terrain","title":"Per model","says":"Benefiting from terrain is judged for each model, not for the unit, and good and bad effects of a piece come together.","source":"p. 30, Benefitting from Terrain"},
  {"id":"SFI-TERRAIN-015","section":"Terrain","title":"No attacker, no linear benefit","says":"Keyword effects of a linear piece that need a benefiting model apply only in relation to an attack or a targeting ability across the piece.","source":"p. 30, Linear Terrain"},
  {"id":"SFI-TERRAIN-016","section":"Terrain","title":"Scenario elements ignore terrain","says":"Scenario elements neither benefit from nor suffer under terrain.","source":"p. 36, General rules for Scenario elements"},
  {"id":"SFI-TKEY-001","section":"Terrain keywords","title":"Moving into a piece","says":"A model moves into a terrain piece when its base did not overlap the piece before and the tool strip or the new position overlaps it; once per piece and move.","source":"p. 43, List of Terrain Keywords","question":"The term is not defined; passing through and pushes are not mentioned.","ruling":"The strip counts because it is the path of the model; by option `terrain.crossingCountsAsMovingInto` false only the new position counts. A push counts as moving; by option `terrain.pushCountsAsMovingInto` false it does not.","options":["terrain.crossingCountsAsMovingInto","terrain.pushCountsAsMovingInto"]},
  {"id":"SFI-TKEY-002","section":"Terrain keywords","title":"Placed into a piece","says":"A model is placed into a piece when a place effect ends with its base overlapping it and it did not overlap it before.","source":"p. 43, List of Terrain Keywords"},
  {"id":"SFI-TKEY-003","section":"Terrain keywords","title":"Taking an action within a piece","says":"A model takes an action within a piece if its base overlaps the piece when its unit begins the action; the effect happens at that moment, before the action.","source":"p. 43, List of Terrain Keywords","question":"Begin or end of the action is not said.","ruling":"The effect happens at the beginning of the action."},
  {"id":"SFI-TKEY-004","section":"Terrain keywords","title":"Ending the activation within a piece","says":"The position at the end of the activation (step 7) counts; the effect is one of the end-of-activation effects (step 8).","source":"p. 43, List of Terrain Keywords; Appendix, Activating Units, steps 7 and 8"},
  {"id":"SFI-TKEY-005","section":"Terrain keywords","title":"Blazing","says":"A model that moves or is placed into, takes any action within, or ends its activation within a piece with Blazing gives its unit the Burning condition.","source":"p. 43, Blazing"},
  {"id":"SFI-TKEY-006","section":"Terrain keywords","title":"Dangerous Terrain","says":"A model that moves or is placed into, takes an action other than a move action within, or ends its activation within a piece with Dangerous Terrain at once suffers 1 point of set damage, each time.","source":"p. 43, Dangerous Terrain"},
  {"id":"SFI-TKEY-007","section":"Terrain keywords","title":"Dangerous Terrain and move actions","says":"Starting a move action within dangerous terrain causes no damage.","source":"p. 43, Dangerous Terrain"},
  {"id":"SFI-TKEY-008","section":"Terrain keywords","title":"Electrified","says":"A model that moves or is placed into, takes any action within, or ends its activation within a piece with Electrified gives its unit the Shocked condition.","source":"p. 43, Electrified"},
  {"id":"SFI-TKEY-009","section":"Terrain keywords","title":"Toxic","says":"A model that moves or is placed into, takes any action within, or ends its activation within a piece with Toxic gives its unit the Poisoned condition.","source":"p. 43, Toxic"},
  {"id":"SFI-TKEY-010","section":"Terrain keywords","title":"Fast","says":"A model that starts a move within a piece with Fast may use the next longer tool (S to M, M to L).","source":"p. 43, Fast"},
  {"id":"SFI-TKEY-011","section":"Terrain keywords","title":"Fortified Position (X)","says":"When a model benefiting from a piece with Fortified Position (X) is attacked, the defender may make the attacker re-roll up to X dice of the damage roll, chosen by the defender.","source":"p. 43, Fortified Position"},
  {"id":"SFI-TKEY-012","section":"Terrain keywords","title":"Vulnerable Position (X)","says":"When a model benefiting from a piece with Vulnerable Position (X) is attacked, the attacker may re-roll up to X dice of the damage roll.","source":"p. 43, Vulnerable Position"},
  {"id":"SFI-TKEY-013","section":"Terrain keywords","title":"Hard to see","says":"A model benefiting from a piece with Hard to see has Elusive (1).","source":"p. 43, Hard to see"},
  {"id":"SFI-TKEY-014","section":"Terrain keywords","title":"Impassable","says":"Models cannot move into or through a piece with IMPASSABLE; tools and final positions may not overlap it.","source":"p. 43, Impassable"},
  {"id":"SFI-TKEY-015","section":"Terrain keywords","title":"Obscuring","says":"Line of sight cannot be drawn completely through a piece with OBSCURING; models within the piece can see out and be seen.","source":"p. 43, Obscuring"},
  {"id":"SFI-TKEY-016","section":"Terrain keywords","title":"Rough","says":"If the tool strip, or the base at the start or at the end of the move, overlaps a piece with ROUGH, the model must use the next shorter tool (L to M, M to S) for that move; MOV S stays S.","source":"p. 43, Rough"},
  {"id":"SFI-TKEY-017","section":"Terrain keywords","title":"Rough with the shorter tool","says":"On ROUGH ground a move is legal with the shorter tool whether or not that tool itself still overlaps the piece; the move is illegal with the full tool if that overlaps.","source":"p. 43, Rough"},
  {"id":"SFI-TKEY-018","section":"Terrain keywords","title":"Rough and a voluntarily shorter tool","says":"The reduction by ROUGH counts from the model's MOV, so a model that already uses a tool one step shorter by choice is not reduced again.","source":"p. 43, Rough; p. 15, Moving Models and Units","question":"The text reduces the chosen tool, which would punish voluntary short moves.","ruling":"The reduction counts from MOV; several rough pieces reduce once."},
  {"id":"SFI-TKEY-019","section":"Terrain keywords","title":"Rough does not affect places and pushes","says":"Rough, Slow and Fast concern moves with a tool only.","source":"p. 43, Terrain Keywords"},
  {"id":"SFI-TKEY-020","section":"Terrain keywords","title":"Shrouded","says":"A model with a base of 40 mm or less that benefits from a piece with Shrouded has Stealth.","source":"p. 43, Shrouded"},
  {"id":"SFI-TKEY-021","section":"Terrain keywords","title":"Slow","says":"A model that starts a move within a piece with Slow or moves into it must use the S tool.","source":"p. 43, Slow","question":"The text says units.","ruling":"The keyword is judged per model."},
  {"id":"SFI-ARMY-001","section":"Army lists","title":"Contents of an army list","says":"An army list holds units, three scenario cards and three terrain cards.","source":"p. 33, Constructing your army list"},
  {"id":"SFI-ARMY-002","section":"Army lists","title":"Points limit","says":"The points of all units and terrain cards together may not exceed the agreed limit; exactly the limit is allowed.","source":"p. 11, Point Costs; p. 33, Constructing your army list"},
  {"id":"SFI-ARMY-003","section":"Army lists","title":"Suggested size","says":"The default points limit is 200.","source":"p. 33, Adding units to your army list","ruling":"Option `army.points` is the limit that the players agreed on.","options":["army.points"]},
  {"id":"SFI-ARMY-004","section":"Army lists","title":"One faction","says":"All units must have the army's faction keyword.","source":"p. 33, Adding units to your army list"},
  {"id":"SFI-ARMY-005","section":"Army lists","title":"Weaver required","says":"An army list without any ESSENCE WEAVER unit is invalid.","source":"p. 33, Adding units to your army list"},
  {"id":"SFI-ARMY-006","section":"Army lists","title":"Four copies","says":"The same unit may be taken at most four times.","source":"p. 33, Adding units to your army list"},
  {"id":"SFI-ARMY-007","section":"Army lists","title":"Characters once","says":"A unit with the keyword CHARACTER may be taken only once.","source":"p. 33, Adding units to your army list"},
  {"id":"SFI-ARMY-008","section":"Army lists","title":"Three different scenarios","says":"The three scenario cards must differ from one another.","source":"p. 34, Adding scenarios to your army list"},
  {"id":"SFI-ARMY-009","section":"Army lists","title":"Terrain cards once each","says":"Each terrain card may be taken once.","source":"p. 33, Adding Terrain to your army list","question":"The limit is stated for standard terrain cards only.","ruling":"The limit also holds for special (costed) cards unless the card says otherwise."},
  {"id":"SFI-ARMY-010","section":"Army lists","title":"Two obscuring mains","says":"At most two of the three terrain cards may have a main piece with OBSCURING.","source":"p. 33, Adding Terrain to your army list"},
  {"id":"SFI-ARMY-011","section":"Army lists","title":"Special terrain costs points","says":"Terrain cards with a cost count towards the points limit.","source":"p. 33, Adding Terrain to your army list"},
  {"id":"SFI-ARMY-012","section":"Army lists","title":"Summoned units cannot be bought","says":"Units with Summoned cannot be in an army list.","source":"p. 41, Summoned"},
  {"id":"SFI-SETUP-001","section":"Set-up","title":"Order of set-up","says":"Set-up runs - present lists, roll-off and choice, scenario veto and draw, scenario elements, terrain, leadership declaration, deployment, first round.","source":"p. 34, Playing Shroudfall; Appendix, Preparing the Game; p. 13, Leadership Abilities"},
  {"id":"SFI-SETUP-002","section":"Set-up","title":"Roll-off","says":"In the roll-off both players roll the same dice, and the higher total wins.","source":"p. 34, Playing Shroudfall; Appendix, Preparing the Game, step 2","question":"Lost icon: the dice are missing; ties are not covered.","ruling":"Option `setup.rollOffDice`, default two yellow dice each (one icon group, but results are added up); ties are rolled again.","options":["setup.rollOffDice"]},
  {"id":"SFI-SETUP-003","section":"Set-up","title":"Winner's choice","says":"The winner of the roll-off takes one of two rights - deciding who of the two gets the starting player token, or placing the first terrain piece.","source":"p. 34, Playing Shroudfall"},
  {"id":"SFI-SETUP-004","section":"Set-up","title":"Loser gets the other right","says":"The loser of the roll-off gets the right that the winner did not take (so a winner who takes the terrain right leaves the token assignment to the loser).","source":"p. 34, Playing Shroudfall"},
  {"id":"SFI-SETUP-005","section":"Set-up","title":"Veto","says":"Each player discards one of the opponent's three scenario cards, chosen secretly and revealed together.","source":"p. 34, Determining and setting up the two scenarios; Appendix, Preparing the Game, steps 4 and 5"},
  {"id":"SFI-SETUP-006","section":"Set-up","title":"Draw","says":"Each player draws one of their own two remaining cards at random; both drawn scenarios are played.","source":"p. 34, Determining and setting up the two scenarios"},
  {"id":"SFI-SETUP-007","section":"Set-up","title":"Same scenario drawn","says":"If both draw the same scenario, the token holder discards their drawn card and plays their other remaining card.","source":"p. 34, Determining and setting up the two scenarios"},
  {"id":"SFI-SETUP-008","section":"Set-up","title":"Scenario elements first","says":"Scenario elements are set up before terrain at the coordinates of their cards, measured to the centre of their bases.","source":"p. 34, Determining and setting up the two scenarios","question":"Elements of two scenarios might collide; not covered.","ruling":"The token holder's scenario is set up first; a colliding element is shifted the shortest distance that frees it, direction chosen by the token holder."},
  {"id":"SFI-SETUP-009","section":"Set-up","title":"Table and edges","says":"The battlefield is 36 by 36 inches; each player has one of two opposite table edges, and the table half of a player is the half next to that edge.","source":"p. 7, Gaming Area; p. 34, Setting up terrain","question":"The book does not say who chooses the edges.","ruling":"The token holder chooses an edge before terrain is placed. Option `setup.edgeChoice` firstTerrain gives the choice to the player who places the first terrain piece.","options":["setup.edgeChoice"]},
  {"id":"SFI-SETUP-010","section":"Set-up","title":"Five main pieces","says":"Players alternate placing main pieces of terrain until five are placed - the player with the right to place the first one places three, the other two.","source":"p. 34, Setting up terrain"},
  {"id":"SFI-SETUP-011","section":"Set-up","title":"First main pieces in the own half","says":"The first main piece of each player must lie completely within that player's table half.","source":"p. 34, Setting up terrain, steps 1 and 3"},
  {"id":"SFI-SETUP-012","section":"Set-up","title":"Later main pieces","says":"The second and the third main piece of the player who places terrain first may lie anywhere; the second main piece of the other player must again lie in that player's own half.","source":"p. 34, Setting up terrain, steps 5 to 7","question":"\"Repeat steps 3 to 6\" repeats the half restriction for the second player only, which may be unintended.","ruling":"The steps are repeated literally. Option `terrain.repeatHalfRestriction` false lets the second piece of the second player lie anywhere, too.","options":["terrain.repeatHalfRestriction"]},
  {"id":"SFI-SETUP-013","section":"Set-up","title":"Opponent places the side pieces","says":"After each main piece the opponent of its owner at once places the side pieces of that card.","source":"p. 34, Setting up terrain"},
  {"id":"SFI-SETUP-014","section":"Set-up","title":"Distance of main pieces from deployment edges","says":"A main piece must be at least 4 inches from both players' deployment edges.","source":"p. 34-35, general rules for deploying terrain"},
  {"id":"SFI-SETUP-015","section":"Set-up","title":"Distance of main pieces from side edges","says":"A main piece must be at least 2 inches from the two other table edges.","source":"p. 35, general rules for deploying terrain"},
  {"id":"SFI-SETUP-016","section":"Set-up","title":"Side pieces near their main piece","says":"A side piece must be within 4 inches of its own main piece; with the 2 inch rule the gap is 2 to 4 inches. It must lie on the table.","source":"p. 35, general rules for deploying terrain","question":"The 2 inch rule names no exception for a main piece and its own side pieces.","ruling":"The 2 inch rule holds between them, too."},
  {"id":"SFI-SETUP-017","section":"Set-up","title":"Distances between pieces and to scenario elements","says":"Every terrain piece must be at least 2 inches from every other terrain piece and from every scenario element.","source":"p. 35, general rules for deploying terrain"},
  {"id":"SFI-SETUP-018","section":"Set-up","title":"No legal position","says":"A piece without any legal position is not placed and not used; if a main piece is not placed, its side pieces are not either.","source":"p. 35, general rules for deploying terrain","question":"The fate of the side pieces and whether another main piece replaces it are not said.","ruling":"There is no replacement; the piece counts as one of the five. A piece may lie in any direction, and is left out only if a search through all directions has proved that it has no legal position, up to a margin of a few hundredths of a millimetre. Where the search comes to no end, the player who places the piece may leave it out."},
  {"id":"SFI-SCENARIO-001","section":"Scenarios","title":"Two scenarios at once","says":"A standard game plays two scenarios together; for a first game a single scenario may be used instead.","source":"p. 34, Adding scenarios to your army list; p. 38, Introductory Scenario"},
  {"id":"SFI-SCENARIO-002","section":"Scenarios","title":"Elements are neutral","says":"Scenario elements are neither friendly nor enemy models, except PREY elements, which both players treat as enemy models, also where abilities change the numbers or the rolls of enemy models. PREY has no player and no essence reserve, so an effect that takes essence from it takes nothing.","source":"p. 36, General rules for Scenario elements; p. 37, PREY"},
  {"id":"SFI-SCENARIO-003","section":"Scenarios","title":"Elements ignore conditions","says":"Scenario elements cannot have conditions.","source":"p. 36, General rules for Scenario elements"},
  {"id":"SFI-SCENARIO-004","section":"Scenarios","title":"Elements cannot be attacked","says":"Scenario elements cannot be attacked unless they are PREY.","source":"p. 36, General rules for Scenario elements"},
  {"id":"SFI-SCENARIO-005","section":"Scenarios","title":"Elements never in melee","says":"Scenario elements, PREY included, are never in melee.","source":"p. 36, General rules for Scenario elements","question":"The PREY exception is attached to other bullets only.","ruling":"PREY is not in melee either."},
  {"id":"SFI-SCENARIO-006","section":"Scenarios","title":"INDESTRUCTIBLE","says":"A scenario element with INDESTRUCTIBLE can never be destroyed.","source":"p. 36, General rules for Scenario elements"},
  {"id":"SFI-SCENARIO-007","section":"Scenarios","title":"UNMOVEABLE","says":"A scenario element with UNMOVEABLE is moved only by its own scenario's effects, never by pushes, places or moves of others.","source":"p. 36, General rules for Scenario elements"},
  {"id":"SFI-SCENARIO-008","section":"Scenarios","title":"CONTROL","says":"A CONTROL element is held, when a round is scored, by the side that outnumbers the other in models within 1 inch of it; that side may score it.","source":"p. 36, CONTROL"},
  {"id":"SFI-SCENARIO-009","section":"Scenarios","title":"Nobody controls on a tie","says":"With equal numbers of models of both sides within 1 inch, also none, nobody controls a CONTROL element.","source":"p. 36, CONTROL"},
  {"id":"SFI-SCENARIO-010","section":"Scenarios","title":"Models that count for control","says":"For control only models of the two armies count (with Claim Ground X as X models); scenario elements and manifestations do not.","source":"p. 36, CONTROL; p. 27, Manifestations; p. 39, Claim ground"},
  {"id":"SFI-SCENARIO-011","section":"Scenarios","title":"ACTION INTERACT","says":"A unit within 1 inch of an ACTION INTERACT element may sacrifice one action in its activation to interact with the element.","source":"p. 36, INTERACT"},
  {"id":"SFI-SCENARIO-012","section":"Scenarios","title":"ESSENCE INTERACT","says":"A unit within 1 inch of an ESSENCE INTERACT element may, in its activation, pay essence to interact with the element; the base price is one token.","source":"p. 36, INTERACT","question":"Lost icon: the colour of the base price.","ruling":"Option `scenario.essenceInteractBaseCost` has the base price where the scenario names none, by default one grey token; no action is needed.","options":["scenario.essenceInteractBaseCost"]},
  {"id":"SFI-SCENARIO-013","section":"Scenarios","title":"Contested ESSENCE INTERACT","says":"To interact with an ESSENCE INTERACT element a player must pay one more token for each enemy unit within 1 inch of the element, of a colour in that unit's essence value chosen by the opponent.","source":"p. 36, INTERACT","question":"It is not said whether the base price is still due, or what a unit without essence value adds.","ruling":"The base price is due as well; a unit without essence value adds nothing."},
  {"id":"SFI-SCENARIO-014","section":"Scenarios","title":"Substitution for interacting","says":"For the price of interacting a red token may be paid for a yellow or grey one and a yellow token for a grey one.","source":"p. 36, INTERACT","question":"Lost icons in the substitution sentence.","ruling":"A stronger token pays for a weaker one, one for one, no change given."},
  {"id":"SFI-SCENARIO-015","section":"Scenarios","title":"Control tokens","says":"An interaction does what its scenario says - usually it puts the player's control token on the element, which is then controlled by that player until the opponent puts theirs on it, or it sets off a scenario effect.","source":"p. 36, INTERACT"},
  {"id":"SFI-SCENARIO-016","section":"Scenarios","title":"When to interact","says":"Interacting is done between actions and abilities of the own activation, as often as it can be paid unless the scenario limits it.","source":"p. 36, INTERACT","question":"Frequency and moment are not given.","ruling":"The rule above is the reading taken."},
  {"id":"SFI-SCENARIO-017","section":"Scenarios","title":"PREY profile","says":"A PREY element has DEF, ARM and HP from its scenario and can be attacked by both players; it is scored by damaging or destroying it as its scenario says.","source":"p. 37, PREY"},
  {"id":"SFI-SCENARIO-018","section":"Scenarios","title":"Indestructible PREY","says":"A PREY element that is also INDESTRUCTIBLE has no HP value but still suffers (and records) damage.","source":"p. 37, PREY"},
  {"id":"SFI-SCENARIO-019","section":"Scenarios","title":"Points for weavers","says":"When a weaver unit is destroyed, its opponent at once scores 3 VP, whatever caused the destruction.","source":"p. 37, Scoring Victory points from destroying Essence Weavers","question":"The book does not say whether the player must have caused it, and whether each model counts.","ruling":"Any cause counts; the points are scored once per unit, when its last model is destroyed."},
  {"id":"SFI-SCENARIO-020","section":"Scenarios","title":"Introductory scenario profile","says":"Captivating Crystal Creations is a control scenario worth VP 3 whose elements are 50 mm crystal mines with the keyword CONTROL.","source":"p. 38, Scenario 1"},
  {"id":"SFI-SCENARIO-021","section":"Scenarios","title":"Number and place of the mines","says":"Crystal mines lie in each table half and on the middle line.","source":"p. 38, Scenario 1","question":"The set-up map is lost.","ruling":"Option `scenario.ccc.minePositions`, default three mines with centres (18,9), (18,18), (18,27), edges at y=0 and y=36.","options":["scenario.ccc.minePositions"]},
  {"id":"SFI-SCENARIO-022","section":"Scenarios","title":"Mine essence","says":"The first time in a game round that a unit ends its activation within 1 inch of a given mine, its player may add one token to their reserve.","source":"p. 38, Scenario 1","question":"The text mixes turn and game round, and does not say whether a player who declines has had the first time.","ruling":"Each mine gives once per game round, for both players together; it is an end-of-activation effect (step 8), so it comes before the unit's essence value. Option `scenario.ccc.mineDraws` eachPlayer lets each player draw once per game round from each mine. A player who declines leaves the token to the next unit; by option `scenario.ccc.mineDeclined` usedUp only the first activation that ends there counts, so declining uses the mine up.","options":["scenario.ccc.mineDraws","scenario.ccc.mineDeclined"]},
  {"id":"SFI-SCENARIO-023","section":"Scenarios","title":"Colour of mine essence","says":"The colour depends on the mine's place seen by the receiving player - own half, middle line or opponent's half; a mine whose base straddles the middle line is on it.","source":"p. 38, Scenario 1","question":"Lost icons for all three colours.","ruling":"Option `scenario.ccc.mineEssence` has the three colours, by default grey, yellow, red: rising with risk.","options":["scenario.ccc.mineEssence"]},
  {"id":"SFI-SCENARIO-024","section":"Scenarios","title":"Mine scoring","says":"At the end of a game round each mine gives 1 VP to the player who controls it.","source":"p. 38, Scenario 1","question":"The text says a mine; several controlled mines are not mentioned.","ruling":"1 VP for each controlled mine. Option `scenario.ccc.mineScoring` once gives 1 VP to each player who controls at least one.","options":["scenario.ccc.mineScoring"]},
  {"id":"SFI-DEPLOY-001","section":"Deployment","title":"Alternate deployment","says":"Players deploy one unit each in turn, the token holder first, until all units are deployed; when one has none left the other deploys the rest.","source":"p. 34-35, Setting up the armies"},
  {"id":"SFI-DEPLOY-002","section":"Deployment","title":"Deployment zone","says":"Each model is deployed within 6 inches of its player's table edge, unless its card says otherwise.","source":"p. 35, Setting up the armies","question":"Within by definition means any part of the base; completely within may be meant.","ruling":"Any part of the base is enough. Option `deploy.completelyWithin` asks for the whole base.","options":["deploy.completelyWithin"]},
  {"id":"SFI-DEPLOY-003","section":"Deployment","title":"Coherency at deployment","says":"A unit must be deployed in unit coherency.","source":"p. 35, Setting up the armies"},
  {"id":"SFI-DEPLOY-004","section":"Deployment","title":"Everything is deployed","says":"All units with all their models must be deployed, unless a card says otherwise.","source":"p. 35, Setting up the armies","question":"The text does not cover a unit for which the deployment zone has no room.","ruling":"The unit is not used and does not count as destroyed. A player without a single model after deployment loses at once (SFI-WIN-005). A unit is left out only if a search has proved that no formation of its models has room. Where the search comes to no end, its player deploys the unit or leaves it out."},
  {"id":"SFI-DEPLOY-005","section":"Deployment","title":"No overlap at deployment","says":"Deployed models may not overlap other bases, linear terrain, impassable terrain or the table edge.","source":"p. 35, Setting up the armies"},
  {"id":"SFI-DEPLOY-006","section":"Deployment","title":"Deployed units stay","says":"A deployed unit is not moved again during deployment.","source":"p. 35, Setting up the armies"},
  {"id":"SFI-ROUND-END-001","section":"End of a round","title":"Step 1 - unit effects","says":"First at the end of a game round, abilities and effects of units triggered by the end of a round resolve, the token holder's first.","source":"p. 35, Ending a Game Round, step 1"},
  {"id":"SFI-ROUND-END-002","section":"End of a round","title":"Step 2 - scenario scoring","says":"Victory points of the scenarios are scored after the effects of units at the end of a round, with the positions after them.","source":"p. 35, Ending a Game Round, step 2"},
  {"id":"SFI-ROUND-END-003","section":"End of a round","title":"Step 3 - scenario effects","says":"After scoring, scenario effects triggered by the end of a game round resolve, the token holder's first.","source":"p. 35, Ending a Game Round, step 3"},
  {"id":"SFI-ROUND-END-004","section":"End of a round","title":"Step 4 - essence removed","says":"After the scenario effects of the end of a round, all essence is removed from both reserves.","source":"p. 35, Ending a Game Round, step 4"},
  {"id":"SFI-ROUND-END-005","section":"End of a round","title":"Step 5 - effects expire","says":"Effects lasting until the end of the game round, and manifestations, end after scoring and after the essence is removed.","source":"p. 35, Ending a Game Round, step 5"},
  {"id":"SFI-ROUND-END-006","section":"End of a round","title":"Step 6 - activated tokens","says":"All activated tokens are removed at the end of a round; exhausted tokens stay.","source":"p. 35, Ending a Game Round, step 6"},
  {"id":"SFI-ROUND-END-007","section":"End of a round","title":"Steps 7 and 8 - tracker and token","says":"The round tracker advances at the end of a round, then the starting player token passes to the other player.","source":"p. 35, Ending a Game Round, steps 7 and 8"},
  {"id":"SFI-ROUND-START-001","section":"Start of a round","title":"Step 1 - essence","says":"At the start of a game round each player first adds the essence values of that player's completely destroyed units and essence from start-of-round abilities.","source":"p. 36, Starting a new Game Round, step 1"},
  {"id":"SFI-ROUND-START-002","section":"Start of a round","title":"Step 2 - effects","says":"After the essence of the start of a round, effects triggered by the beginning of a game round resolve, the (new) token holder's first.","source":"p. 36, Starting a new Game Round, step 2"},
  {"id":"SFI-ROUND-START-003","section":"Start of a round","title":"Step 3 - first activation","says":"After the effects of the start of a round, the token holder activates a unit without an exhausted token (exception SFI-ACTIVATE-011) or passes if allowed.","source":"p. 36, Starting a new Game Round, step 3"},
  {"id":"SFI-WIN-001","section":"Winning","title":"Three ways to win","says":"A game is won by scenario lead, by points after round five, or by destroying every enemy model.","source":"p. 36, How to win the game"},
  {"id":"SFI-WIN-002","section":"Winning","title":"Scenario lead","says":"A player wins at the end of a game round if their lead in victory points is at least the sum of the VP values of the scenarios in play.","source":"p. 36, Winning by scenario","question":"The book does not say whether the lead must be at least or exactly the sum, nor at which step it is checked.","ruling":"A lead of at least the sum wins; it is checked once per round after step 3 of the round end, never during the round. Option `win.scenarioLead` more asks for a larger lead than the sum.","options":["win.scenarioLead"]},
  {"id":"SFI-WIN-003","section":"Winning","title":"All victory points count","says":"Points from both scenarios and from destroyed weavers are added in one total.","source":"p. 36-37, How to win the game"},
  {"id":"SFI-WIN-004","section":"Winning","title":"After round five","says":"If both players still have models and nobody has won by scenario at the end of round five, the player with more victory points wins.","source":"p. 37, Winning by the end of the fifth game round"},
  {"id":"SFI-WIN-005","section":"Winning","title":"Annihilation","says":"The moment a player has no models left the game ends and the player with models left wins, whatever the points.","source":"p. 37, Winning by destroying every enemy model"},
  {"id":"SFI-WIN-006","section":"Winning","title":"Both armies destroyed at once","says":"If the last models of both sides are removed at the same moment, the game ends and victory points, then the tie breakers decide. In the middle of a round these compare the tokens that both reserves have at that moment.","source":"p. 37, Winning by destroying every enemy model","question":"The book does not cover the end of both armies.","ruling":"Only models removed in the same marking step are simultaneous. By default victory points decide, then the tie breakers. Before the end of round five no reserves were noted for the tie breakers of essence (SFI-TIE-004 to SFI-TIE-006), so the tokens of that moment count. By option `win.simultaneousWipeout` draw nobody wins.","options":["win.simultaneousWipeout"]},
  {"id":"SFI-WIN-007","section":"Winning","title":"Units not yet deployed","says":"A player with undeployed units that can still arrive is not annihilated; Summoned units not on the table do not count.","source":"p. 35, Setting up the armies; p. 37, Winning by destroying every enemy model","question":"The book does not cover units that are not on the table yet.","ruling":"The rule above is the reading taken."},
  {"id":"SFI-TIE-001","section":"Tie breakers","title":"When tie breakers apply","says":"After round five, with equal victory points and no other win, the tie breakers are applied in order until one decides.","source":"p. 37, Tie breaker"},
  {"id":"SFI-TIE-002","section":"Tie breakers","title":"Tie breaker 1 - weavers","says":"By the first tie breaker the player with fewer own destroyed weaver units wins.","source":"p. 37, Tie breaker 1"},
  {"id":"SFI-TIE-003","section":"Tie breakers","title":"Tie breaker 2 - army points","says":"By the second tie breaker the player whose own completely destroyed units cost fewer points in total wins; damaged or reduced units count nothing.","source":"p. 37, Tie breaker 2; p. 41, Summoned","question":"The sentence mixes destroyed points and points remaining on the battlefield. The book does not say whether the points of Summoned units count.","ruling":"The player with fewer destroyed points wins. Option `tie.armyPoints` remaining compares the points of the units that are left on the table instead: the player with more wins. Units with Summoned count nothing, since an army list never pays for them; option `tie.countsSummoned` true counts the points on their cards.","options":["tie.armyPoints","tie.countsSummoned"]},
  {"id":"SFI-TIE-004","section":"Tie breakers","title":"Tie breaker 3 - red essence","says":"By the third tie breaker the player with more red tokens in the reserve wins.","source":"p. 37, Tie breaker 3","question":"All essence is removed in step 4 of the round end, before the winner is determined.","ruling":"The reserves are compared as they are right before step 4 of the end of round five. Option `tie.essenceSnapshot` afterRemoval makes these tie breakers empty, as the order of the chart has it when read strictly.","options":["tie.essenceSnapshot"]},
  {"id":"SFI-TIE-005","section":"Tie breakers","title":"Tie breaker 4 - yellow essence","says":"By the fourth tie breaker the player with more yellow tokens in the reserve wins, at the same moment as for red ones.","source":"p. 37, Tie breaker 4"},
  {"id":"SFI-TIE-006","section":"Tie breakers","title":"Tie breaker 5 - grey essence","says":"By the fifth tie breaker the player with more grey tokens in the reserve wins, at the same moment as for red ones.","source":"p. 37, Tie breaker 5"},
  {"id":"SFI-TIE-007","section":"Tie breakers","title":"Tie breaker 6 - roll-off","says":"By the last tie breaker each player rolls a grey die; the higher result wins.","source":"p. 37, Tie breaker 6","question":"Equal results are not covered.","ruling":"Equal results are rolled again until they differ."},
  {"id":"SFI-PASSIVE-001","section":"Common passive abilities","title":"Accurate Strike (X)","says":"In each melee hit roll of a model with Accurate Strike (X) up to X dice showing a blank may be re-rolled by its player.","source":"p. 39, Accurate Strike"},
  {"id":"SFI-PASSIVE-002","section":"Common passive abilities","title":"Accurate Shot (X)","says":"In each ranged or arcane hit roll of a model with Accurate Shot (X) up to X dice showing a blank may be re-rolled by its player.","source":"p. 39, Accurate Shot"},
  {"id":"SFI-PASSIVE-003","section":"Common passive abilities","title":"Anchored","says":"Models of a unit with Anchored cannot be placed by enemy effects; friendly and neutral effects can place them.","source":"p. 39, Anchored"},
  {"id":"SFI-PASSIVE-004","section":"Common passive abilities","title":"Backswing","says":"After a melee attack by a model with Backswing has inflicted damage on an enemy, that model may at once make one more melee attack with one of its melee profiles (a used one too) against any legal target.","source":"p. 39, Backswing","question":"\"Immediately\" against the order of the attack chart - before or after the first damage is marked.","ruling":"Backswing comes at step 21, before marking, like every damage-triggered passive; a target that is already doomed may be chosen again but gains nothing."},
  {"id":"SFI-PASSIVE-005","section":"Common passive abilities","title":"Backswing attacks end the chain","says":"An attack generated by Backswing cannot generate another attack of its own side by any ability; reactions of the enemy are not affected.","source":"p. 39, Backswing","question":"The book does not say whether enemy reaction attacks are barred too.","ruling":"Enemy reactions are not barred; their attacks are generated by the enemy's ability."},
  {"id":"SFI-PASSIVE-006","section":"Common passive abilities","title":"Claim Ground (X)","says":"Each model of a unit with Claim Ground (X) counts as X models for controlling objectives.","source":"p. 39, Claim ground","example":"Claim Ground (2) -> each model counts as two"},
  {"id":"SFI-PASSIVE-007","section":"Common passive abilities","title":"Combined Shot","says":"When a unit with Combined Shot and two or more models left takes an attack action, it may, instead of separate ranged attacks, attack with one model only; that attack gets +1 to hit and +1 to damage for each other model of the unit that is not in melee, has line of sight to the target and has it within its ranged weapon's RNG.","source":"p. 39, Combined Shot","question":"\"Each remaining model in the unit\" may or may not include the attacking model.","ruling":"Only the other models count. Option `combinedAttack.countsAttacker` counts the attacking model too.","options":["combinedAttack.countsAttacker"]},
  {"id":"SFI-PASSIVE-008","section":"Common passive abilities","title":"Combined Strike","says":"When a unit with Combined Strike and two or more models left takes an attack action, it may, instead of separate melee attacks, attack with one model only; that attack gets +1 to hit and +1 to damage for each other model of the unit that has line of sight to the target and has it within its melee weapon's RNG.","source":"p. 39, Combined Strike","question":"As for Combined Shot (SFI-PASSIVE-007), the book may or may not mean the attacking model, too.","ruling":"Only the other models count; option `combinedAttack.countsAttacker` holds for Combined Strike as well.","options":["combinedAttack.countsAttacker"]},
  {"id":"SFI-PASSIVE-009","section":"Common passive abilities","title":"Combined attack replaces all attacks","says":"A combined attack is chosen before the first attack of the action; no other model of the unit attacks in that action, and the attacking model may use each of its profiles of that type, each counted anew.","source":"p. 39, Combined Shot and Combined Strike","question":"The book does not cover mixed use and several profiles.","ruling":"The rule above is the reading taken."},
  {"id":"SFI-PASSIVE-010","section":"Common passive abilities","title":"Duellist","says":"A unit with Duellist has +2 DEF against enemy melee attacks.","source":"p. 39, Duellist"},
  {"id":"SFI-PASSIVE-011","section":"Common passive abilities","title":"Elusive (X)","says":"In each hit roll of an enemy model against a unit with Elusive (X) the attacker must re-roll X dice chosen by the unit's controlling player.","source":"p. 39, Elusive"},
  {"id":"SFI-PASSIVE-012","section":"Common passive abilities","title":"Ethereal (X) replaces the tool","says":"In a move action all models of a unit with Ethereal (X) may be placed within X inches of themselves instead of moving with a tool; the choice is made for the whole unit.","source":"p. 39, Ethereal"},
  {"id":"SFI-PASSIVE-013","section":"Common passive abilities","title":"Ethereal (X) and coherency","says":"Every model placed by Ethereal (X) after the first must be within coherency range of the first placed model, otherwise the activation ends immediately after the action.","source":"p. 39, Ethereal","question":"Stricter than ordinary coherency; both could apply, and a model may stay where it is.","ruling":"Placed models are checked against the first placed one; models that stay keep the ordinary formation."},
  {"id":"SFI-PASSIVE-014","section":"Common passive abilities","title":"Ethereal (X) still is a move action","says":"A move action with Ethereal (X) counts as a move action (also as the second one), but its places are not moves for reactions.","source":"p. 19, Placing and being placed; p. 39, Ethereal"},
  {"id":"SFI-PASSIVE-015","section":"Common passive abilities","title":"Ethereal (X) and leaving melee","says":"A place by Ethereal (X) cannot leave melee without Parry, because it happens in a move action.","source":"p. 19, Moving into and out of melee; p. 39, Ethereal","question":"The lock speaks of leaving during a move action, the place rule knows no lock.","ruling":"The lock applies. Option `ethereal.ignoresMeleeLock` lifts it.","options":["ethereal.ignoresMeleeLock"]},
  {"id":"SFI-PASSIVE-016","section":"Common passive abilities","title":"Flying - terrain harm","says":"Terrain effects never damage a unit with Flying and never give it conditions.","source":"p. 39-40, Flying"},
  {"id":"SFI-PASSIVE-017","section":"Common passive abilities","title":"Flying - rough ground","says":"A unit with Flying ignores ROUGH of every terrain type (not SLOW).","source":"p. 39-40, Flying"},
  {"id":"SFI-PASSIVE-018","section":"Common passive abilities","title":"Flying - over models","says":"A unit with Flying may move through other models, but not through IMPASSABLE terrain, and may not end overlapping anything it normally cannot.","source":"p. 39-40, Flying"},
  {"id":"SFI-PASSIVE-019","section":"Common passive abilities","title":"Giant Slayer","says":"Damage rolls of a unit with Giant Slayer against models with a base of 50 mm or more get +2.","source":"p. 40, Giant slayer"},
  {"id":"SFI-PASSIVE-020","section":"Common passive abilities","title":"Gunblade","says":"A model with Gunblade may use both its melee and its ranged profiles in one attack action, in any order; the ban on ranged profiles while in melee still applies at each attack.","source":"p. 40, Gunblade"},
  {"id":"SFI-PASSIVE-021","section":"Common passive abilities","title":"Hard to Hit","says":"In each hit roll against a unit with Hard to Hit the die with the highest result is dropped after all re-rolls and before summing; with equal highest results one is dropped.","source":"p. 40, Hard to Hit","question":"Highest could mean the strongest colour.","ruling":"The highest face is meant; an infused die can be dropped."},
  {"id":"SFI-PASSIVE-022","section":"Common passive abilities","title":"Immunity (Type)","says":"A unit with Immunity (Type) can never have the named condition.","source":"p. 39 and 40, Immunity","question":"The book does not cover immunity gained while the condition is present.","ruling":"The condition is removed when immunity is gained; other parts of the same effect (damage) still apply. Option `immunity.removesCondition` false leaves a condition that was there before.","options":["immunity.removesCondition"]},
  {"id":"SFI-PASSIVE-023","section":"Common passive abilities","title":"Infiltrator","says":"A unit with Infiltrator interacts with scenario elements without sacrificing an action and without paying any essence, contested or not.","source":"p. 40, Infiltrator"},
  {"id":"SFI-PASSIVE-024","section":"Common passive abilities","title":"Nimble","says":"A unit with Nimble may move through other models with the tool held above them; all other rules of movement stay.","source":"p. 40, Nimble"},
  {"id":"SFI-PASSIVE-025","section":"Common passive abilities","title":"Parry","says":"A unit with Parry may leave melee during its move actions.","source":"p. 40, Parry"},
  {"id":"SFI-PASSIVE-026","section":"Common passive abilities","title":"Pathfinder","says":"A unit with Pathfinder ignores ROUGH of every terrain type.","source":"p. 40, Pathfinder"},
  {"id":"SFI-PASSIVE-027","section":"Common passive abilities","title":"Pathfinder (Type)","says":"A unit with Pathfinder (Type) ignores ROUGH only of the named terrain type.","source":"p. 12 and 40, Pathfinder (Type)"},
  {"id":"SFI-PASSIVE-028","section":"Common passive abilities","title":"Pistolero - shooting in melee","says":"Models with Pistolero may make ranged attacks while in melee, but then only at models they are in melee with.","source":"p. 40, Pistolero"},
  {"id":"SFI-PASSIVE-029","section":"Common passive abilities","title":"Pistolero - no penalty","says":"Models with Pistolero ignore the target-in-melee penalty of ranged attacks against models they are themselves in melee with.","source":"p. 40, Pistolero"},
  {"id":"SFI-PASSIVE-030","section":"Common passive abilities","title":"Pistolero - Combined Shot","says":"A model with Pistolero that is in melee with the target of a Combined Shot counts as a participant although it is in melee.","source":"p. 40, Pistolero"},
  {"id":"SFI-PASSIVE-031","section":"Common passive abilities","title":"Regeneration","says":"After a model with Regeneration has suffered damage from a damage roll and is not destroyed, it may remove 1 point of damage.","source":"p. 40, Regeneration","question":"The step in the attack chart is not given.","ruling":"Regeneration comes right after step 22; set damage does not trigger it."},
  {"id":"SFI-PASSIVE-032","section":"Common passive abilities","title":"Regeneration and Burning","says":"Regeneration cannot be used while the unit has Burning.","source":"p. 40, Regeneration"},
  {"id":"SFI-PASSIVE-033","section":"Common passive abilities","title":"Relentless - shooting in melee","says":"Models with Relentless may make ranged attacks while in melee at any legal target.","source":"p. 40, Relentless"},
  {"id":"SFI-PASSIVE-034","section":"Common passive abilities","title":"Relentless - penalty","says":"Models with Relentless ignore the target-in-melee penalty of ranged attacks only against models they are in melee with themselves.","source":"p. 40, Relentless"},
  {"id":"SFI-PASSIVE-035","section":"Common passive abilities","title":"Relentless - Combined Shot","says":"Models with Relentless count in a Combined Shot even while in melee, whatever the target is.","source":"p. 40, Relentless"},
  {"id":"SFI-PASSIVE-036","section":"Common passive abilities","title":"Reposition (X)","says":"As an end-of-activation effect each model of a unit with Reposition (X) may be placed within X inches of itself; no coherency check follows.","source":"p. 40-41, Reposition","question":"The book does not mention coherency here.","ruling":"Reposition is not a move action, so no check follows."},
  {"id":"SFI-PASSIVE-037","section":"Common passive abilities","title":"Rooted","says":"A unit with Rooted cannot be pushed by enemy effects; friendly pushes work.","source":"p. 41, Rooted"},
  {"id":"SFI-PASSIVE-038","section":"Common passive abilities","title":"Scout (X)","says":"A unit with Scout (X) may be deployed up to X inches beyond the normal zone (within 6 + X inches of its edge).","source":"p. 41, Scout"},
  {"id":"SFI-PASSIVE-039","section":"Common passive abilities","title":"Simple Minded","says":"A unit with Simple Minded cannot interact with scenario elements, not even with Infiltrator; it still counts for control.","source":"p. 9, Rules priority; p. 41, Simple Minded"},
  {"id":"SFI-PASSIVE-040","section":"Common passive abilities","title":"Spellblade","says":"A model with Spellblade may use its arcane profiles and, in addition, either its melee or its ranged profiles in one attack action.","source":"p. 41, Spellblade"},
  {"id":"SFI-PASSIVE-041","section":"Common passive abilities","title":"Spellblade with Gunblade","says":"A model with both Spellblade and Gunblade may use profiles of all three types in one attack action.","source":"p. 40-41, Gunblade and Spellblade","question":"The book does not cover a model with both.","ruling":"The rule above is the reading taken."},
  {"id":"SFI-PASSIVE-042","section":"Common passive abilities","title":"Stealth - cannot be targeted from afar","says":"Models with Stealth cannot be targeted by attacks or abilities of models more than 6 inches away; exactly 6 inches is near enough. Choosing is not targeting.","source":"p. 41, Stealth"},
  {"id":"SFI-PASSIVE-043","section":"Common passive abilities","title":"Stealth - does not block sight from afar","says":"A model more than 6 inches from a Stealth model may ignore it when tracing line of sight to others.","source":"p. 41, Stealth"},
  {"id":"SFI-PASSIVE-044","section":"Common passive abilities","title":"Summoned","says":"A unit with Summoned is neither bought nor deployed; only a unit's ability can place it on the table during the game.","source":"p. 41, Summoned"},
  {"id":"SFI-PASSIVE-045","section":"Common passive abilities","title":"Tough Hide","says":"Damage that a unit with Tough Hide would suffer is reduced by 1, to a minimum of 1 (0 stays 0).","source":"p. 41, Tough Hide"},
  {"id":"SFI-PASSIVE-046","section":"Common passive abilities","title":"Unbreakable Hide","says":"Damage that a unit with Unbreakable Hide would suffer is reduced by 1, to a minimum of 0; an attack reduced to 0 inflicted no damage.","source":"p. 41, Unbreakable Hide"},
  {"id":"SFI-PASSIVE-047","section":"Common passive abilities","title":"Tough Hide with Unbreakable Hide","says":"A unit with both Tough Hide and Unbreakable Hide reduces damage by 1 once, its controlling player choosing which of the two applies.","source":"p. 9, The same or similar effects; p. 41","question":"Different names, but the same effect; adding them would make the order matter.","ruling":"Both are the same effect, so one applies. Option `hides.bothCount` lets both apply, Tough Hide first.","options":["hides.bothCount"]},
  {"id":"SFI-PASSIVE-048","section":"Common passive abilities","title":"(X) and (Type) placeholders","says":"In a passive's name (X) stands for a number and (Type) for a word; the same passive with another word is a different passive.","source":"p. 39, Common Passive Abilities"},
  {"id":"SFI-CONDITION-001","section":"Conditions","title":"Burning","says":"A unit with Burning suffers one arcane damage roll at the end of its activation.","source":"p. 42, Burning","question":"Lost icon: the damage dice.","ruling":"Option `conditions.burning.damageDice`, default two yellow (one icon group of one colour; about one chance in three to wound ARM 5). ARM bonuses of area terrain do not apply, as the damage comes from within.","options":["conditions.burning.damageDice"]},
  {"id":"SFI-CONDITION-002","section":"Conditions","title":"Burning only at the own activation end","says":"A unit that gains Burning during its end-of-activation step does not suffer the roll before the end of its next activation.","source":"p. 42, Burning; Appendix, Activating Units, step 8","question":"The book does not say whether a condition that is gained in the end-of-activation step acts in that step (SFI-PRIORITY-010).","ruling":"The rule above is the reading taken. Option `conditions.burning.gainedAtEnd` burnsAtOnce makes the roll follow the effects of that step.","options":["conditions.burning.gainedAtEnd"]},
  {"id":"SFI-CONDITION-003","section":"Conditions","title":"Crippled","says":"Attacks against a unit with Crippled get +2 on hit rolls.","source":"p. 42, Crippled"},
  {"id":"SFI-CONDITION-004","section":"Conditions","title":"Essence Starved","says":"A unit with Essence Starved pays one more token, of one of two colours chosen by its player, for each use of an active or reactive essence ability.","source":"p. 42, Essence Starved","question":"Lost icons: the two colours.","ruling":"Option `conditions.essenceStarved.surchargeChoices`, default grey or yellow.","options":["conditions.essenceStarved.surchargeChoices"]},
  {"id":"SFI-CONDITION-005","section":"Conditions","title":"Essence Starved and action costs","says":"The surcharge of Essence Starved is due even if the ability is otherwise paid by sacrificing an action or is free; infusions, re-rolls and interactions are not affected.","source":"p. 42, Essence Starved","question":"The book does not say whether abilities without a cost in essence become dearer.","ruling":"The rule above is the reading taken."},
  {"id":"SFI-CONDITION-006","section":"Conditions","title":"Frostbite - speed","says":"The MOV of a unit with Frostbite is S, whatever increases it.","source":"p. 42, Frostbite"},
  {"id":"SFI-CONDITION-007","section":"Conditions","title":"Frostbite - no place in the own activation","says":"Models of a unit with Frostbite cannot be placed by anything during the activation of that unit (this includes Ethereal and Reposition).","source":"p. 42, Frostbite"},
  {"id":"SFI-CONDITION-008","section":"Conditions","title":"Frostbite - no friendly help","says":"Abilities and effects of friendly models, the unit's own included, cannot move, place or push a unit with Frostbite; enemy and neutral effects can, and its own move actions stay possible.","source":"p. 42, Frostbite"},
  {"id":"SFI-CONDITION-009","section":"Conditions","title":"Hexed","says":"An attacker of a unit with Hexed may re-roll one die in each hit roll and one die in each damage roll against it.","source":"p. 42, Hexed"},
  {"id":"SFI-CONDITION-010","section":"Conditions","title":"Poisoned","says":"Attacks against a unit with Poisoned get +1 on hit rolls and +1 on damage rolls.","source":"p. 42, Poisoned"},
  {"id":"SFI-CONDITION-011","section":"Conditions","title":"Shattered","says":"Attacks against a unit with Shattered get +2 on damage rolls.","source":"p. 42, Shattered"},
  {"id":"SFI-CONDITION-012","section":"Conditions","title":"Shocked","says":"In each hit roll and each damage roll of a unit with Shocked the player of the targeted unit may make it re-roll one die of that player's choice.","source":"p. 42, Shocked"},
  {"id":"SFI-CONDITION-013","section":"Conditions","title":"Stunned","says":"When a unit with Stunned activates, its first action must be a shake action that removes Stunned.","source":"p. 42, Stunned"},
  {"id":"SFI-CONDITION-014","section":"Conditions","title":"Stunned cannot be dodged","says":"Before its shake action a unit with Stunned can neither forfeit nor sacrifice an action; essence abilities without an action cost may be used, and if one removes Stunned the duty is gone. Stunned gained after the first action has begun binds the next activation.","source":"p. 42, Stunned; Appendix, Activating Units, steps 3 and 4","question":"The book does not cover forfeiting and sacrificing first.","ruling":"The rule above is the reading taken. Option `conditions.stunned.mayForfeit` lets the unit forfeit and sacrifice actions before, as these are spent and not taken; the first action that it takes is still the shake action.","options":["conditions.stunned.mayForfeit"]},
  {"id":"SFI-CONDITION-015","section":"Conditions","title":"Void","says":"A unit with Void adds no essence value at the end of its activation; essence from abilities, scenarios or as a destroyed unit is not affected.","source":"p. 42, Void","question":"Essence that an ability or a scenario gives at the end of the activation could be meant as well.","ruling":"Only the essence value is stopped, which is what a unit generates; the other sources are told apart from it on p. 25. Option `conditions.void.stops` activationEnd stops all essence that abilities and scenarios give for that activation end.","options":["conditions.void.stops"]},
  {"id":"SFI-UNIT-001","section":"Abilities of the example cards","title":"Order - Aim for the weak spot! (Stormridge, F)","says":"For the rest of the game round the melee damage rolls of the unit that this Order chooses get +1.","source":"p. 11, Captain Katheryn Stormridge"},
  {"id":"SFI-UNIT-002","section":"Abilities of the example cards","title":"Whirlwind Dance (Stormridge, A)","says":"In the unit's next attack action of this activation, each time one of its models damages an enemy model with a melee attack, that model may, after the attack is resolved, make another melee attack at a model not yet targeted by a melee attack in that action; this can chain.","source":"p. 11, Captain Katheryn Stormridge","question":"Lost icons: cost. After the attack is resolved = after step 22.","ruling":"Chains are allowed until no new target is in reach; attacks made this way count as part of the action for the not-yet-targeted test."},
  {"id":"SFI-UNIT-003","section":"Abilities of the example cards","title":"No one is forgotten (Stormridge, R)","says":"When another friendly model within 4 inches of this unit's model is destroyed, this unit's model may be placed within 1 inch of its own position.","source":"p. 11, Captain Katheryn Stormridge","question":"Lost icons: cost. This model and itself could also mean the destroyed model.","ruling":"The reacting unit's model is placed; the trigger is the removal in step 22."},
  {"id":"SFI-UNIT-004","section":"Abilities of the example cards","title":"Beloved Commander (Stormridge, P)","says":"Once per activation, when a model of this unit is hit by an enemy attack, its player may let another friendly model within 2 inches of it be hit instead, ignoring line of sight and RNG.","source":"p. 11, Captain Katheryn Stormridge","question":"The book says neither what is carried over nor which windows follow.","ruling":"The hit roll (with a critical hit) stands; damage is rolled against the new model's ARM, conditions and terrain; as a hit passive it works at step 15, then steps 13 to 15 run for the new model."},
  {"id":"SFI-UNIT-005","section":"Abilities of the example cards","title":"Silver Line Training (Stormridge, P)","says":"A faction passive whose text is not printed; it has no effect until its text is supplied as data.","source":"p. 11, Captain Katheryn Stormridge","question":"The text of the ability is missing.","ruling":"The ability is kept as a name only."},
  {"id":"SFI-UNIT-006","section":"Abilities of the example cards","title":"Tactical Advisor (Adamant, L)","says":"When a friendly unit ends its activation within 1 inch of a scenario element in the opponent's table half, essence is added to the reserve.","source":"p. 13, Count Wealton Adamant","question":"Lost icon: the token; an element on the middle line is not covered.","ruling":"The essence is one grey token, once per activation end; an element lies in the half that contains its centre, a centre on the line is in neither half."},
  {"id":"SFI-UNIT-007","section":"Abilities of the example cards","title":"Hold the Line! (Adamant, A)","says":"For the rest of the game round enemy effects cannot push the chosen unit (range 8 inches); payable by one sacrificed action or by essence.","source":"p. 13, Count Wealton Adamant","question":"Lost icons: the essence cost after the slash.","ruling":"The printed cost is unknown; tests assume one yellow token for it."},
  {"id":"SFI-UNIT-008","section":"Abilities of the example cards","title":"Order - Defend the rations! (Adamant, F)","says":"The chosen unit has Claim Ground (2) for the rest of the game round.","source":"p. 13, Count Wealton Adamant"},
  {"id":"SFI-UNIT-009","section":"Abilities of the example cards","title":"Fall back! (Adamant, R)","says":"When an enemy model ends a move within 8 inches of Adamant and in melee with another friendly model, that friendly model's unit may at once make an S move away from the enemy model; once per activation.","source":"p. 13, Count Wealton Adamant; p. 29 example"},
  {"id":"SFI-UNIT-010","section":"Abilities of the example cards","title":"Fall back! leaves melee","says":"The S move is not a move action, so its models may leave melee without Parry and no coherency check follows.","source":"p. 29, Fall Back! example"},
  {"id":"SFI-UNIT-011","section":"Abilities of the example cards","title":"Inspiring Presence (Adamant, A)","says":"Until this unit's next activation melee hit rolls of friendly models within 8 inches of it are infused with one die.","source":"p. 13, Count Wealton Adamant","question":"Lost icon: the die's colour.","ruling":"The die is grey by default; the effect ends when the unit is destroyed; the models' distance counts at their hit roll."},
  {"id":"SFI-UNIT-012","section":"Abilities of the example cards","title":"Gang up (Windrunner, A)","says":"A model of this unit that makes a melee attack gets +2 on the melee hit roll and +2 on the damage roll if a comrade of its own unit is in melee with the attacked enemy model too.","source":"p. 26, Windrunner example","question":"No duration is printed.","ruling":"The effect lasts until the end of the activation."},
  {"id":"SFI-UNIT-013","section":"Abilities of the example cards","title":"Storms Embrace (Windrunner, A)","says":"Storms Embrace hampers ranged attacks of models within 4 inches; its full text is not printed.","source":"p. 26, Windrunner example","question":"The text of the ability is missing.","ruling":"The ability is kept as a name only, without an effect."},
  {"id":"SFI-UNIT-014","section":"Abilities of the example cards","title":"Thunderstorm (Stormcaller, A)","says":"Thunderstorm places a 32 mm manifestation within 8 inches of one model of the unit, once per activation; each model that enters its 2 inch range, or finishes an action there, suffers a damage roll and its unit gets Shocked.","source":"p. 28, Thunderstorm example","question":"Lost icon: the damage dice; whether within applies to placing.","ruling":"The dice are two yellow ones; the manifestation needs any part within 8 inches; it is a direct damage roll, so nothing counts as hit."},
  {"id":"SFI-UNIT-015","section":"Abilities of the example cards","title":"Anger Issues (Bruiser, R)","says":"When a model of this unit is damaged by an enemy attack, that model may at once make a melee attack at the attacking model.","source":"p. 28, Anger Issues example","question":"The book does not say whether the attacker must be in reach.","ruling":"The attacker must be a legal target; the damaged model acts at step 19, before its damage is marked."},
  {"id":"SFI-UNIT-016","section":"Abilities of the example cards","title":"Follow up (Bruiser, P)","says":"After a melee hit by one of this unit's models, the enemy struck may be pushed 1 inch directly away; after the push this model may be pushed 1 inch directly towards it.","source":"p. 28, Follow up example","question":"The example tells the push after the damage, the chart puts hit passives before the damage roll.","ruling":"The pushes come at step 15, before the damage roll; each half is optional, the second needs the first."},
];
