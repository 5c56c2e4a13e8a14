// Generated from rules.yaml by `npm run rules`: do not edit.
import type { Catalogue } from '@rulewright/core';

/** The id of a rule of Judgement: Eternal Champions; `catalogue` has what it says. */
export type RuleId =
  | 'JHX-GEN-001'
  | 'JHX-GEN-002'
  | 'JHX-GEN-003'
  | 'JHX-GEN-004'
  | 'JHX-GEN-005'
  | 'JHX-GEN-006'
  | 'JHX-GEN-007'
  | 'JHX-GEN-008'
  | 'JHX-GEN-009'
  | 'JHX-GEN-010'
  | 'JHX-GEN-011'
  | 'JHX-SETUP-001'
  | 'JHX-SETUP-002'
  | 'JHX-SETUP-003'
  | 'JHX-SETUP-004'
  | 'JHX-SETUP-005'
  | 'JHX-SETUP-006'
  | 'JHX-SETUP-007'
  | 'JHX-SETUP-008'
  | 'JHX-SETUP-009'
  | 'JHX-SETUP-010'
  | 'JHX-SETUP-011'
  | 'JHX-SETUP-012'
  | 'JHX-SETUP-013'
  | 'JHX-SETUP-014'
  | 'JHX-SETUP-015'
  | 'JHX-SETUP-016'
  | 'JHX-SETUP-017'
  | 'JHX-SETUP-018'
  | 'JHX-SETUP-019'
  | 'JHX-SETUP-020'
  | 'JHX-GOD-001'
  | 'JHX-GOD-002'
  | 'JHX-GOD-003'
  | 'JHX-GOD-004'
  | 'JHX-GOD-005'
  | 'JHX-GOD-006'
  | 'JHX-GOD-007'
  | 'JHX-GOD-008'
  | 'JHX-GOD-009'
  | 'JHX-GOD-010'
  | 'JHX-GOD-011'
  | 'JHX-GOD-012'
  | 'JHX-GOD-013'
  | 'JHX-GOD-014'
  | 'JHX-DRAFT-001'
  | 'JHX-DRAFT-002'
  | 'JHX-DRAFT-003'
  | 'JHX-DRAFT-004'
  | 'JHX-DRAFT-005'
  | 'JHX-DRAFT-006'
  | 'JHX-DRAFT-007'
  | 'JHX-DRAFT-008'
  | 'JHX-DRAFT-009'
  | 'JHX-DRAFT-010'
  | 'JHX-DRAFT-011'
  | 'JHX-DRAFT-012'
  | 'JHX-DRAFT-013'
  | 'JHX-DRAFT-014'
  | 'JHX-DEPLOY-001'
  | 'JHX-DEPLOY-002'
  | 'JHX-DEPLOY-003'
  | 'JHX-DEPLOY-004'
  | 'JHX-DEPLOY-005'
  | 'JHX-DEPLOY-006'
  | 'JHX-ATTR-001'
  | 'JHX-ATTR-002'
  | 'JHX-ATTR-003'
  | 'JHX-ATTR-004'
  | 'JHX-ATTR-005'
  | 'JHX-ATTR-006'
  | 'JHX-ATTR-007'
  | 'JHX-ATTR-008'
  | 'JHX-ATTR-009'
  | 'JHX-ATTR-010'
  | 'JHX-ATTR-011'
  | 'JHX-ATTR-012'
  | 'JHX-ATTR-013'
  | 'JHX-ATTR-014'
  | 'JHX-ATTR-015'
  | 'JHX-ATTR-016'
  | 'JHX-ATTR-017'
  | 'JHX-ATTR-018'
  | 'JHX-LEVEL-001'
  | 'JHX-LEVEL-002'
  | 'JHX-LEVEL-003'
  | 'JHX-LEVEL-004'
  | 'JHX-LEVEL-005'
  | 'JHX-LEVEL-006'
  | 'JHX-LEVEL-007'
  | 'JHX-LEVEL-008'
  | 'JHX-LEVEL-009'
  | 'JHX-LEVEL-010'
  | 'JHX-ROUND-001'
  | 'JHX-ROUND-002'
  | 'JHX-ROUND-003'
  | 'JHX-ROUND-004'
  | 'JHX-ROUND-005'
  | 'JHX-ROUND-006'
  | 'JHX-ROUND-007'
  | 'JHX-ROUND-008'
  | 'JHX-COMMUNION-001'
  | 'JHX-COMMUNION-002'
  | 'JHX-COMMUNION-003'
  | 'JHX-COMMUNION-004'
  | 'JHX-COMMUNION-005'
  | 'JHX-COMMUNION-006'
  | 'JHX-COMMUNION-007'
  | 'JHX-COMMUNION-008'
  | 'JHX-COMMUNION-009'
  | 'JHX-COMMUNION-010'
  | 'JHX-COMMUNION-011'
  | 'JHX-COMMUNION-012'
  | 'JHX-COMMUNION-013'
  | 'JHX-COMMUNION-014'
  | 'JHX-COMMUNION-015'
  | 'JHX-FATE-001'
  | 'JHX-FATE-002'
  | 'JHX-FATE-003'
  | 'JHX-FATE-004'
  | 'JHX-FATE-005'
  | 'JHX-FATE-006'
  | 'JHX-FATE-007'
  | 'JHX-FATE-008'
  | 'JHX-FATE-009'
  | 'JHX-FATE-010'
  | 'JHX-FATE-011'
  | 'JHX-FATE-012'
  | 'JHX-FATE-013'
  | 'JHX-FATE-014'
  | 'JHX-FATE-015'
  | 'JHX-SOUL-001'
  | 'JHX-SOUL-002'
  | 'JHX-SOUL-003'
  | 'JHX-SOUL-004'
  | 'JHX-SOUL-005'
  | 'JHX-SOUL-006'
  | 'JHX-SOUL-007'
  | 'JHX-SOUL-008'
  | 'JHX-SOUL-009'
  | 'JHX-SOUL-010'
  | 'JHX-SOUL-011'
  | 'JHX-SOUL-012'
  | 'JHX-SOUL-013'
  | 'JHX-SOUL-014'
  | 'JHX-SOUL-015'
  | 'JHX-SOUL-016'
  | 'JHX-SOUL-017'
  | 'JHX-SOUL-018'
  | 'JHX-SOUL-019'
  | 'JHX-SOUL-020'
  | 'JHX-SOUL-021'
  | 'JHX-SOUL-022'
  | 'JHX-SOUL-023'
  | 'JHX-SOUL-024'
  | 'JHX-SOUL-025'
  | 'JHX-SOUL-026'
  | 'JHX-SOUL-027'
  | 'JHX-SOUL-028'
  | 'JHX-SOUL-029'
  | 'JHX-SOUL-030'
  | 'JHX-SOUL-031'
  | 'JHX-SOUL-032'
  | 'JHX-SOUL-033'
  | 'JHX-SOUL-034'
  | 'JHX-SOUL-035'
  | 'JHX-SOUL-036'
  | 'JHX-SOUL-037'
  | 'JHX-SOUL-038'
  | 'JHX-SOUL-039'
  | 'JHX-SOUL-040'
  | 'JHX-SOUL-041'
  | 'JHX-SOUL-042'
  | 'JHX-SOUL-043'
  | 'JHX-SOUL-044'
  | 'JHX-SOUL-045'
  | 'JHX-SOUL-046'
  | 'JHX-SOUL-047'
  | 'JHX-MONSTER-001'
  | 'JHX-MONSTER-002'
  | 'JHX-MONSTER-003'
  | 'JHX-MONSTER-004'
  | 'JHX-MONSTER-005'
  | 'JHX-MONSTER-006'
  | 'JHX-MONSTER-007'
  | 'JHX-MONSTER-008'
  | 'JHX-MONSTER-009'
  | 'JHX-MONSTER-010'
  | 'JHX-MONSTER-011'
  | 'JHX-MONSTER-012'
  | 'JHX-MONSTER-013'
  | 'JHX-MONSTER-014'
  | 'JHX-MONSTER-015'
  | 'JHX-MONSTER-016'
  | 'JHX-MONSTER-017'
  | 'JHX-MONSTER-018'
  | 'JHX-MONSTER-019'
  | 'JHX-MONSTER-020'
  | 'JHX-MONSTER-021'
  | 'JHX-MONSTER-022'
  | 'JHX-MONSTER-023'
  | 'JHX-MONSTER-024'
  | 'JHX-MONSTER-025'
  | 'JHX-MONSTER-026'
  | 'JHX-MONSTER-027'
  | 'JHX-MONSTER-028'
  | 'JHX-MONSTER-029'
  | 'JHX-MONSTER-030'
  | 'JHX-MONSTER-031'
  | 'JHX-MONSTER-032'
  | 'JHX-MONSTER-033'
  | 'JHX-MONSTER-034'
  | 'JHX-MONSTER-035'
  | 'JHX-MONSTER-036'
  | 'JHX-MONSTER-037'
  | 'JHX-MONSTER-038'
  | 'JHX-MONSTER-039'
  | 'JHX-MONSTER-040'
  | 'JHX-MONSTER-041'
  | 'JHX-MONSTER-042'
  | 'JHX-MONSTER-043'
  | 'JHX-MONSTER-044'
  | 'JHX-MONSTER-045'
  | 'JHX-MONSTER-046'
  | 'JHX-MONSTER-047'
  | 'JHX-MONSTER-048'
  | 'JHX-MONSTER-049'
  | 'JHX-MONSTER-050'
  | 'JHX-MONSTER-051'
  | 'JHX-MONSTER-052'
  | 'JHX-MONSTER-053'
  | 'JHX-MONSTER-054'
  | 'JHX-MONSTER-055'
  | 'JHX-MONSTER-056'
  | 'JHX-ACT-001'
  | 'JHX-ACT-002'
  | 'JHX-ACT-003'
  | 'JHX-ACT-004'
  | 'JHX-ACT-005'
  | 'JHX-ACT-006'
  | 'JHX-ACT-007'
  | 'JHX-ACT-008'
  | 'JHX-ACT-009'
  | 'JHX-ACT-010'
  | 'JHX-ACT-011'
  | 'JHX-ACT-012'
  | 'JHX-ACT-013'
  | 'JHX-ACT-014'
  | 'JHX-ACT-015'
  | 'JHX-ACT-016'
  | 'JHX-ACT-017'
  | 'JHX-ACTION-001'
  | 'JHX-ACTION-002'
  | 'JHX-ACTION-003'
  | 'JHX-ACTION-004'
  | 'JHX-ACTION-005'
  | 'JHX-ACTION-006'
  | 'JHX-ACTION-007'
  | 'JHX-ACTION-008'
  | 'JHX-ACTION-009'
  | 'JHX-ACTION-010'
  | 'JHX-ACTION-011'
  | 'JHX-ACTION-012'
  | 'JHX-ACTION-013'
  | 'JHX-ACTION-014'
  | 'JHX-ACTION-015'
  | 'JHX-ACTION-016'
  | 'JHX-ACTION-017'
  | 'JHX-ACTION-018'
  | 'JHX-ACTION-019'
  | 'JHX-ACTION-020'
  | 'JHX-ACTION-021'
  | 'JHX-ACTION-022'
  | 'JHX-ACTION-023'
  | 'JHX-ACTION-024'
  | 'JHX-ACTION-025'
  | 'JHX-ACTION-026'
  | 'JHX-ACTION-027'
  | 'JHX-ACTION-028'
  | 'JHX-ACTION-029'
  | 'JHX-ACTION-030'
  | 'JHX-ACTION-031'
  | 'JHX-ACTION-032'
  | 'JHX-ACTION-033'
  | 'JHX-MOVE-001'
  | 'JHX-MOVE-002'
  | 'JHX-MOVE-003'
  | 'JHX-MOVE-004'
  | 'JHX-MOVE-005'
  | 'JHX-MOVE-006'
  | 'JHX-MOVE-007'
  | 'JHX-MOVE-008'
  | 'JHX-MOVE-009'
  | 'JHX-MOVE-010'
  | 'JHX-MOVE-011'
  | 'JHX-MOVE-012'
  | 'JHX-MOVE-013'
  | 'JHX-MOVE-014'
  | 'JHX-MOVE-015'
  | 'JHX-MOVE-016'
  | 'JHX-MOVE-017'
  | 'JHX-MOVE-018'
  | 'JHX-CHARGE-001'
  | 'JHX-CHARGE-002'
  | 'JHX-CHARGE-003'
  | 'JHX-CHARGE-004'
  | 'JHX-CHARGE-005'
  | 'JHX-CHARGE-006'
  | 'JHX-CHARGE-007'
  | 'JHX-CHARGE-008'
  | 'JHX-CHARGE-009'
  | 'JHX-CHARGE-010'
  | 'JHX-CHARGE-011'
  | 'JHX-CHARGE-012'
  | 'JHX-CHARGE-013'
  | 'JHX-CHARGE-014'
  | 'JHX-CHARGE-015'
  | 'JHX-CHARGE-016'
  | 'JHX-CHARGE-017'
  | 'JHX-CHARGE-018'
  | 'JHX-CHARGE-019'
  | 'JHX-CHARGE-020'
  | 'JHX-CHARGE-021'
  | 'JHX-CHARGE-022'
  | 'JHX-CHARGE-023'
  | 'JHX-CHARGE-024'
  | 'JHX-ATTACK-001'
  | 'JHX-ATTACK-002'
  | 'JHX-ATTACK-003'
  | 'JHX-ATTACK-004'
  | 'JHX-ATTACK-005'
  | 'JHX-ATTACK-006'
  | 'JHX-ATTACK-007'
  | 'JHX-ATTACK-008'
  | 'JHX-ATTACK-009'
  | 'JHX-ATTACK-010'
  | 'JHX-ATTACK-011'
  | 'JHX-ATTACK-012'
  | 'JHX-ATTACK-013'
  | 'JHX-ATTACK-014'
  | 'JHX-ATTACK-015'
  | 'JHX-ATTACK-016'
  | 'JHX-ATTACK-017'
  | 'JHX-ATTACK-018'
  | 'JHX-ATTACK-019'
  | 'JHX-ATTACK-020'
  | 'JHX-ATTACK-021'
  | 'JHX-ATTACK-022'
  | 'JHX-ATTACK-023'
  | 'JHX-ATTACK-024'
  | 'JHX-ATTACK-025'
  | 'JHX-ATTACK-026'
  | 'JHX-ATTACK-027'
  | 'JHX-ATTACK-028'
  | 'JHX-ATTACK-029'
  | 'JHX-ATTACK-030'
  | 'JHX-ATTACK-031'
  | 'JHX-ATTACK-032'
  | 'JHX-ATTACK-033'
  | 'JHX-ATTACK-034'
  | 'JHX-ATTACK-035'
  | 'JHX-ATTACK-036'
  | 'JHX-DICE-001'
  | 'JHX-DICE-002'
  | 'JHX-DICE-003'
  | 'JHX-DICE-004'
  | 'JHX-DICE-005'
  | 'JHX-DICE-006'
  | 'JHX-DICE-007'
  | 'JHX-DICE-008'
  | 'JHX-DICE-009'
  | 'JHX-DICE-010'
  | 'JHX-DICE-011'
  | 'JHX-DICE-012'
  | 'JHX-DICE-013'
  | 'JHX-REROLL-001'
  | 'JHX-REROLL-002'
  | 'JHX-REROLL-003'
  | 'JHX-REROLL-004'
  | 'JHX-REROLL-005'
  | 'JHX-REROLL-006'
  | 'JHX-REROLL-007'
  | 'JHX-REROLL-008'
  | 'JHX-REROLL-009'
  | 'JHX-REROLL-010'
  | 'JHX-REROLL-011'
  | 'JHX-REROLL-012'
  | 'JHX-DAMAGE-001'
  | 'JHX-DAMAGE-002'
  | 'JHX-DAMAGE-003'
  | 'JHX-DAMAGE-004'
  | 'JHX-DAMAGE-005'
  | 'JHX-DAMAGE-006'
  | 'JHX-DAMAGE-007'
  | 'JHX-DAMAGE-008'
  | 'JHX-DAMAGE-009'
  | 'JHX-DAMAGE-010'
  | 'JHX-DAMAGE-011'
  | 'JHX-DAMAGE-012'
  | 'JHX-DAMAGE-013'
  | 'JHX-DAMAGE-014'
  | 'JHX-DAMAGE-015'
  | 'JHX-DAMAGE-016'
  | 'JHX-DEATH-001'
  | 'JHX-DEATH-002'
  | 'JHX-DEATH-003'
  | 'JHX-DEATH-004'
  | 'JHX-DEATH-005'
  | 'JHX-DEATH-006'
  | 'JHX-DEATH-007'
  | 'JHX-DEATH-008'
  | 'JHX-DEATH-009'
  | 'JHX-DEATH-010'
  | 'JHX-DEATH-011'
  | 'JHX-DEATH-012'
  | 'JHX-DEATH-013'
  | 'JHX-MAN-001'
  | 'JHX-MAN-002'
  | 'JHX-MAN-003'
  | 'JHX-MAN-004'
  | 'JHX-MAN-005'
  | 'JHX-MAN-006'
  | 'JHX-MAN-007'
  | 'JHX-MAN-008'
  | 'JHX-MAN-009'
  | 'JHX-MAN-010'
  | 'JHX-MAN-011'
  | 'JHX-MAN-012'
  | 'JHX-MAN-013'
  | 'JHX-MAN-014'
  | 'JHX-MAN-015'
  | 'JHX-MAN-016'
  | 'JHX-MAN-017'
  | 'JHX-MAN-018'
  | 'JHX-MAN-019'
  | 'JHX-MAN-020'
  | 'JHX-MAN-021'
  | 'JHX-MAN-022'
  | 'JHX-PARTING-001'
  | 'JHX-PARTING-002'
  | 'JHX-PARTING-003'
  | 'JHX-PARTING-004'
  | 'JHX-PARTING-005'
  | 'JHX-PARTING-006'
  | 'JHX-PARTING-007'
  | 'JHX-PARTING-008'
  | 'JHX-PARTING-009'
  | 'JHX-PARTING-010'
  | 'JHX-PARTING-011'
  | 'JHX-PARTING-012'
  | 'JHX-PARTING-013'
  | 'JHX-PARTING-014'
  | 'JHX-PARTING-015'
  | 'JHX-PARTING-016'
  | 'JHX-PARTING-017'
  | 'JHX-PARTING-018'
  | 'JHX-PARTING-019'
  | 'JHX-PARTING-020'
  | 'JHX-TERRAIN-001'
  | 'JHX-TERRAIN-002'
  | 'JHX-TERRAIN-003'
  | 'JHX-TERRAIN-004'
  | 'JHX-TERRAIN-005'
  | 'JHX-TERRAIN-006'
  | 'JHX-TERRAIN-007'
  | 'JHX-TERRAIN-008'
  | 'JHX-TERRAIN-009'
  | 'JHX-TERRAIN-010'
  | 'JHX-TERRAIN-011'
  | 'JHX-TERRAIN-012'
  | 'JHX-TERRAIN-013'
  | 'JHX-TERRAIN-014'
  | 'JHX-TERRAIN-015'
  | 'JHX-TERRAIN-016'
  | 'JHX-TERRAIN-017'
  | 'JHX-TERRAIN-018'
  | 'JHX-TERRAIN-019'
  | 'JHX-TERRAIN-020'
  | 'JHX-TERRAIN-021'
  | 'JHX-TERRAIN-022'
  | 'JHX-TERRAIN-023'
  | 'JHX-TERRAIN-024'
  | 'JHX-TERRAIN-025'
  | 'JHX-TERRAIN-026'
  | 'JHX-TERRAIN-027'
  | 'JHX-TERRAIN-028'
  | 'JHX-TERRAIN-029'
  | 'JHX-TERRAIN-030'
  | 'JHX-TERRAIN-031'
  | 'JHX-TERRAIN-032'
  | 'JHX-TERRAIN-033'
  | 'JHX-LOS-001'
  | 'JHX-LOS-002'
  | 'JHX-LOS-003'
  | 'JHX-LOS-004'
  | 'JHX-LOS-005'
  | 'JHX-LOS-006'
  | 'JHX-LOS-007'
  | 'JHX-LOS-008'
  | 'JHX-LOS-009'
  | 'JHX-LOS-010'
  | 'JHX-LOS-011'
  | 'JHX-LOS-012'
  | 'JHX-LOS-013'
  | 'JHX-LOS-014'
  | 'JHX-LOS-015'
  | 'JHX-LOS-016'
  | 'JHX-LOS-017'
  | 'JHX-LOS-018'
  | 'JHX-LOS-019'
  | 'JHX-LOS-020'
  | 'JHX-COVER-001'
  | 'JHX-COVER-002'
  | 'JHX-COVER-003'
  | 'JHX-COVER-004'
  | 'JHX-COVER-005'
  | 'JHX-COVER-006'
  | 'JHX-COVER-007'
  | 'JHX-COVER-008'
  | 'JHX-COVER-009'
  | 'JHX-COVER-010'
  | 'JHX-COVER-011'
  | 'JHX-COVER-012'
  | 'JHX-COVER-013'
  | 'JHX-COVER-014'
  | 'JHX-COVER-015'
  | 'JHX-COVER-016'
  | 'JHX-COVER-017'
  | 'JHX-ORDER-001'
  | 'JHX-ORDER-002'
  | 'JHX-ORDER-003'
  | 'JHX-ORDER-004'
  | 'JHX-ORDER-005'
  | 'JHX-ORDER-006'
  | 'JHX-ORDER-007'
  | 'JHX-ORDER-008'
  | 'JHX-ORDER-009'
  | 'JHX-ORDER-010'
  | 'JHX-INTERRUPT-001'
  | 'JHX-INTERRUPT-002'
  | 'JHX-INTERRUPT-003'
  | 'JHX-INTERRUPT-004'
  | 'JHX-INTERRUPT-005'
  | 'JHX-INTERRUPT-006'
  | 'JHX-INTERRUPT-007'
  | 'JHX-INTERRUPT-008'
  | 'JHX-INTERRUPT-009'
  | 'JHX-INTERRUPT-010'
  | 'JHX-INTERRUPT-011'
  | 'JHX-INTERRUPT-012'
  | 'JHX-INTERRUPT-013'
  | 'JHX-INTERRUPT-014'
  | 'JHX-INTERRUPT-015'
  | 'JHX-INTERRUPT-016'
  | 'JHX-INTERRUPT-017'
  | 'JHX-INTERRUPT-018'
  | 'JHX-INTERRUPT-019'
  | 'JHX-COND-001'
  | 'JHX-COND-002'
  | 'JHX-COND-003'
  | 'JHX-COND-004'
  | 'JHX-COND-005'
  | 'JHX-COND-006'
  | 'JHX-COND-007'
  | 'JHX-COND-008'
  | 'JHX-COND-009'
  | 'JHX-COND-010'
  | 'JHX-COND-011'
  | 'JHX-COND-012'
  | 'JHX-COND-013'
  | 'JHX-COND-014'
  | 'JHX-COND-015'
  | 'JHX-COND-016'
  | 'JHX-COND-017'
  | 'JHX-COND-018'
  | 'JHX-COND-019'
  | 'JHX-COND-020'
  | 'JHX-COND-021'
  | 'JHX-COND-022'
  | 'JHX-COND-023'
  | 'JHX-COND-024'
  | 'JHX-COND-025'
  | 'JHX-COND-026'
  | 'JHX-COND-027'
  | 'JHX-COND-028'
  | 'JHX-COND-029'
  | 'JHX-COND-030'
  | 'JHX-COND-031'
  | 'JHX-COND-032'
  | 'JHX-COND-033'
  | 'JHX-COND-034'
  | 'JHX-COND-035'
  | 'JHX-COND-036'
  | 'JHX-COND-037'
  | 'JHX-COND-038'
  | 'JHX-COND-039'
  | 'JHX-COND-040'
  | 'JHX-COND-041'
  | 'JHX-COND-042'
  | 'JHX-COND-043'
  | 'JHX-COND-044'
  | 'JHX-COND-045'
  | 'JHX-COND-046'
  | 'JHX-COND-047'
  | 'JHX-COND-048'
  | 'JHX-COND-049'
  | 'JHX-TOKEN-001'
  | 'JHX-TOKEN-002'
  | 'JHX-TOKEN-003'
  | 'JHX-TOKEN-004'
  | 'JHX-TOKEN-005'
  | 'JHX-TOKEN-006'
  | 'JHX-TOKEN-007'
  | 'JHX-TOKEN-008'
  | 'JHX-TOKEN-009'
  | 'JHX-TOKEN-010'
  | 'JHX-TOKEN-011'
  | 'JHX-TOKEN-012'
  | 'JHX-ABILITY-001'
  | 'JHX-ABILITY-002'
  | 'JHX-ABILITY-003'
  | 'JHX-ABILITY-004'
  | 'JHX-ABILITY-005'
  | 'JHX-ABILITY-006'
  | 'JHX-ABILITY-007'
  | 'JHX-ABILITY-008'
  | 'JHX-ABILITY-009'
  | 'JHX-ABILITY-010'
  | 'JHX-ABILITY-011'
  | 'JHX-ABILITY-012'
  | 'JHX-ABILITY-013'
  | 'JHX-ABILITY-014'
  | 'JHX-ABILITY-015'
  | 'JHX-ABILITY-016'
  | 'JHX-ABILITY-017'
  | 'JHX-ABILITY-018'
  | 'JHX-ABILITY-019'
  | 'JHX-ABILITY-020'
  | 'JHX-ABILITY-021'
  | 'JHX-ABILITY-022'
  | 'JHX-ABILITY-023'
  | 'JHX-ABILITY-024'
  | 'JHX-ABILITY-025'
  | 'JHX-ABILITY-026'
  | 'JHX-ABILITY-027'
  | 'JHX-ABILITY-028'
  | 'JHX-ABILITY-029'
  | 'JHX-ABILITY-030'
  | 'JHX-ABILITY-031'
  | 'JHX-ABILITY-032'
  | 'JHX-ABILITY-033'
  | 'JHX-ABILITY-034'
  | 'JHX-ABILITY-035'
  | 'JHX-ABILITY-036'
  | 'JHX-ABILITY-037'
  | 'JHX-ABILITY-038'
  | 'JHX-ABILITY-039'
  | 'JHX-ABILITY-040'
  | 'JHX-ABILITY-041'
  | 'JHX-ABILITY-042'
  | 'JHX-ABILITY-043'
  | 'JHX-ABILITY-044'
  | 'JHX-ABILITY-045'
  | 'JHX-ABILITY-046'
  | 'JHX-ABILITY-047'
  | 'JHX-ABILITY-048'
  | 'JHX-ABILITY-049'
  | 'JHX-ABILITY-050'
  | 'JHX-ABILITY-051'
  | 'JHX-ABILITY-052'
  | 'JHX-ABILITY-053'
  | 'JHX-ABILITY-054'
  | 'JHX-ABILITY-055'
  | 'JHX-ABILITY-056'
  | 'JHX-ABILITY-057'
  | 'JHX-ABILITY-058'
  | 'JHX-ABILITY-059'
  | 'JHX-ABILITY-060'
  | 'JHX-ABILITY-061'
  | 'JHX-ABILITY-062'
  | 'JHX-ABILITY-063'
  | 'JHX-ABILITY-064'
  | 'JHX-ABILITY-065'
  | 'JHX-ABILITY-066'
  | 'JHX-ABILITY-067'
  | 'JHX-ABILITY-068'
  | 'JHX-ABILITY-069'
  | 'JHX-ABILITY-070'
  | 'JHX-ABILITY-071'
  | 'JHX-ABILITY-072'
  | 'JHX-ABILITY-073'
  | 'JHX-ABILITY-074'
  | 'JHX-ABILITY-075'
  | 'JHX-ABILITY-076'
  | 'JHX-ABILITY-077'
  | 'JHX-ABILITY-078'
  | 'JHX-ABILITY-079'
  | 'JHX-ABILITY-080'
  | 'JHX-ABILITY-081'
  | 'JHX-ABILITY-082'
  | 'JHX-ABILITY-083'
  | 'JHX-ABILITY-084'
  | 'JHX-ABILITY-085'
  | 'JHX-ABILITY-086'
  | 'JHX-ABILITY-087'
  | 'JHX-ABILITY-088'
  | 'JHX-ABILITY-089'
  | 'JHX-ABILITY-090'
  | 'JHX-ABILITY-091'
  | 'JHX-ABILITY-092'
  | 'JHX-EFFIGY-001'
  | 'JHX-EFFIGY-002'
  | 'JHX-EFFIGY-003'
  | 'JHX-EFFIGY-004'
  | 'JHX-EFFIGY-005'
  | 'JHX-EFFIGY-006'
  | 'JHX-EFFIGY-007'
  | 'JHX-EFFIGY-008'
  | 'JHX-EFFIGY-009'
  | 'JHX-EFFIGY-010'
  | 'JHX-EFFIGY-011'
  | 'JHX-EFFIGY-012'
  | 'JHX-EFFIGY-013'
  | 'JHX-EFFIGY-014'
  | 'JHX-EFFIGY-015'
  | 'JHX-EFFIGY-016'
  | 'JHX-EFFIGY-017'
  | 'JHX-EFFIGY-018'
  | 'JHX-EFFIGY-019'
  | 'JHX-EFFIGY-020'
  | 'JHX-EFFIGY-021'
  | 'JHX-EFFIGY-022'
  | 'JHX-EFFIGY-023'
  | 'JHX-EFFIGY-024'
  | 'JHX-EFFIGY-025'
  | 'JHX-EFFIGY-026'
  | 'JHX-SHRINE-001'
  | 'JHX-SHRINE-002'
  | 'JHX-SHRINE-003'
  | 'JHX-SHRINE-004'
  | 'JHX-SHRINE-005'
  | 'JHX-SHRINE-006'
  | 'JHX-SHRINE-007'
  | 'JHX-SHRINE-008'
  | 'JHX-SHRINE-009'
  | 'JHX-SHRINE-010'
  | 'JHX-SUMMON-001'
  | 'JHX-SUMMON-002'
  | 'JHX-SUMMON-003'
  | 'JHX-SUMMON-004'
  | 'JHX-SUMMON-005'
  | 'JHX-SUMMON-006'
  | 'JHX-SUMMON-007'
  | 'JHX-SUMMON-008'
  | 'JHX-SUMMON-009'
  | 'JHX-SUMMON-010'
  | 'JHX-SUMMON-011'
  | 'JHX-SUMMON-012'
  | 'JHX-SUMMON-013'
  | 'JHX-SUMMON-014'
  | 'JHX-SUMMON-015'
  | 'JHX-SUMMON-016'
  | 'JHX-UNIT-001'
  | 'JHX-UNIT-002'
  | 'JHX-UNIT-003'
  | 'JHX-UNIT-004'
  | 'JHX-UNIT-005'
  | 'JHX-UNIT-006'
  | 'JHX-UNIT-007'
  | 'JHX-UNIT-008'
  | 'JHX-UNIT-009'
  | 'JHX-UNIT-010'
  | 'JHX-UNIT-011'
  | 'JHX-UNIT-012'
  | 'JHX-UNIT-013'
  | 'JHX-UNIT-014'
  | 'JHX-UNIT-015'
  | 'JHX-UNIT-016'
  | 'JHX-UNIT-017'
  | 'JHX-UNIT-018'
  | 'JHX-UNIT-019'
  | 'JHX-UNIT-020'
  | 'JHX-UNIT-021'
  | 'JHX-UNIT-022'
  | 'JHX-UNIT-023'
  | 'JHX-UNIT-024'
  | 'JHX-UNIT-025'
  | 'JHX-UNIT-026'
  | 'JHX-DEMON-001'
  | 'JHX-DEMON-002'
  | 'JHX-DEMON-003'
  | 'JHX-DEMON-004'
  | 'JHX-DEMON-005'
  | 'JHX-DEMON-006'
  | 'JHX-DEMON-007'
  | 'JHX-DEMON-008'
  | 'JHX-UNDEAD-001'
  | 'JHX-UNDEAD-002'
  | 'JHX-UNDEAD-003'
  | 'JHX-UNDEAD-004'
  | 'JHX-UNDEAD-005'
  | 'JHX-ARTEFACT-001'
  | 'JHX-ARTEFACT-002'
  | 'JHX-ARTEFACT-003'
  | 'JHX-ARTEFACT-004'
  | 'JHX-ARTEFACT-005'
  | 'JHX-ARTEFACT-006'
  | 'JHX-ARTEFACT-007'
  | 'JHX-ARTEFACT-008'
  | 'JHX-ARTEFACT-009'
  | 'JHX-ARTEFACT-010'
  | 'JHX-ARTEFACT-011'
  | 'JHX-ARTEFACT-012'
  | 'JHX-WIN-001'
  | 'JHX-WIN-002'
  | 'JHX-WIN-003'
  | 'JHX-WIN-004'
  | 'JHX-WIN-005'
  | 'JHX-WIN-006'
  | 'JHX-WIN-007'
  | 'JHX-WIN-008'
  | 'JHX-WIN-009'
  | 'JHX-WIN-010'
  | 'JHX-WIN-011'
  | 'JHX-DEF-001'
  | 'JHX-DEF-002'
  | 'JHX-DEF-003'
  | 'JHX-DEF-004'
  | 'JHX-DEF-005'
  | 'JHX-DEF-006'
  | 'JHX-DEF-007'
  | 'JHX-DEF-008'
  | 'JHX-DEF-009'
  | 'JHX-MAP-001'
  | 'JHX-MAP-002'
  | 'JHX-MAP-003'
  | 'JHX-MAP-004'
  | 'JHX-MAP-005'
  | 'JHX-MAP-006'
  | 'JHX-MAP-007'
  | 'JHX-MAP-008'
  | 'JHX-MAP-009'
  | 'JHX-MAP-010'
  | 'JHX-MAP-011'
  | 'JHX-MAP-012'
  | 'JHX-MAP-013'
  | 'JHX-MAP-014'
  | 'JHX-MAP-015';

/** Every rule of Judgement: Eternal Champions, in the order of the rulebook. */
export const catalogue: Catalogue<RuleId> = [
  {"id":"JHX-GEN-001","section":"Precedence and general principles","title":"Implied target of a card effect","says":"When a card effect needs a target and names none, the target is the model the card belongs to.","source":"Reading Your Hero Cards, 4 Golden Rules (1)","example":"Skoll's level card grants +1 MEL; Skoll himself receives it."},
  {"id":"JHX-GEN-002","section":"Precedence and general principles","title":"Implied origin of a measurement","says":"When a card gives a distance without an origin, the distance is counted from the model the card belongs to.","source":"Reading Your Hero Cards, 4 Golden Rules (2)","example":"Skoll's Bulwark reaches a friendly non-Defender within 2 hexes of Skoll."},
  {"id":"JHX-GEN-003","section":"Precedence and general principles","title":"Named model means this instance only","says":"A card that names its own Hero refers only to the instance the card belongs to, never to another copy of the same Hero (for example the opponent's).","source":"Reading Your Hero Cards, 4 Golden Rules (3)"},
  {"id":"JHX-GEN-004","section":"Precedence and general principles","title":"Once-per-activation abilities","says":"An ability marked once per activation can be used only by the player who owns its model, and only during that model's own activation.","source":"Reading Your Hero Cards, 4 Golden Rules (4)"},
  {"id":"JHX-GEN-005","section":"Precedence and general principles","title":"One action at a time","says":"An action is fully completed and resolved before the next action begins; the only things that may occur inside it are effects labelled Interrupt.","source":"p. 34, Activation Phase, Golden Rule for Action Resolution"},
  {"id":"JHX-GEN-006","section":"Precedence and general principles","title":"Open information by default","says":"Apart from Warband selection under Blind Pick, every game value (cards, Fate pools, Souls, health, tokens, activation status) is public.","source":"p. 20, Blind Pick; p. 26, Hero Cards","question":"The text never states what is secret.","ruling":"Only uncommitted Blind Pick choices and future random results are hidden; everything else is visible to both players."},
  {"id":"JHX-GEN-007","section":"Precedence and general principles","title":"Randomise","says":"An instruction to randomise is resolved with a die roll (a D6 unless another die is named) giving each candidate an equal chance.","source":"Appendix, Game Definitions (Randomise)","question":"A D6 cannot give equal chances for 4, 5 or more than 6 candidates.","ruling":"The engine draws uniformly from its seeded random source and records the draw; no re-roll is possible on it."},
  {"id":"JHX-GEN-008","section":"Precedence and general principles","title":"D2","says":"A D2 is a D6 read as 1 on 1-3 and as 2 on 4-6.","source":"Appendix, Game Definitions (D2)"},
  {"id":"JHX-GEN-009","section":"Precedence and general principles","title":"D3","says":"A D3 is a D6 halved and rounded up (1-2 is 1, 3-4 is 2, 5-6 is 3).","source":"Appendix, Game Definitions (D3)","question":"The book does not say whether the dice of one effect on several models are rolled once or for each.","ruling":"The dice are rolled once for all of them; option `diceForSeveral` (once or each), default once.","options":["diceForSeveral"]},
  {"id":"JHX-GEN-010","section":"Precedence and general principles","title":"X+ rolls","says":"A roll of X+ is one D6 that succeeds when the result is equal to or greater than X.","source":"Appendix, Game Definitions (D6)"},
  {"id":"JHX-GEN-011","section":"Precedence and general principles","title":"Distances are maxima","says":"Distances an Advance grants are maxima; a player may always use fewer hexes, including none, for a voluntary Advance.","source":"p. 35, Actions (Advance)","question":"The text says \"or less\"; it does not say whether an Advance of zero hexes is an action.","ruling":"An Advance of zero hexes is legal, costs its AP, provokes nothing and deals no terrain damage."},
  {"id":"JHX-SETUP-001","section":"Game set-up","title":"Two game modes","says":"The game is played as Skirmish (3v3: three Heroes per Warband, smaller mat) or Battle (5v5: five Heroes per Warband, larger mat).","source":"p. 18, Choose Your Battlefield Map; p. 20, Selection Process","ruling":"Option `mode` is 3v3 or 5v5; default 3v3.","options":["mode"]},
  {"id":"JHX-SETUP-002","section":"Game set-up","title":"Two Warbands","says":"Each game has exactly two players, each with one Warband, one god and one Effigy.","source":"p. 9, Winning the Game"},
  {"id":"JHX-SETUP-003","section":"Game set-up","title":"Hex measurement","says":"Positions, movement, distances and weapon reach are all counted in whole hexes on the mat's grid.","source":"p. 18, Judgement Game Mats"},
  {"id":"JHX-SETUP-004","section":"Game set-up","title":"One component per hex","says":"As a general rule a hex holds at most one set-up component (terrain, Effigy, pit, Shrine) or model at any time; individual rules make the exceptions.","source":"p. 18, Judgement Game Mats","question":"The supplied maps put Smoke and Treacherous Ground on the same hexes, and one map puts a Monster Pit on a Smoke hex.","ruling":"The limit is enforced for models, Souls, Shrines, Effigies and impassable pieces; terrain keywords and pits may share a hex and all their effects apply."},
  {"id":"JHX-SETUP-005","section":"Game set-up","title":"Choosing the map","says":"The players agree on a map for the mode or determine one at random with a D6.","source":"p. 18, Choose Your Battlefield Map","question":"Three maps are supplied per mode; the D6 table is not given.","ruling":"Random choice uses 1-2 map 1, 3-4 map 2, 5-6 map 3 of the chosen mode. Option `map` names the map the players agreed on; default random.","options":["map"]},
  {"id":"JHX-SETUP-006","section":"Game set-up","title":"Stationary components","says":"Effigies, terrain, Shrines and spawning pits can never be moved by anything during the game.","source":"p. 18, Place Stationary Battlefield Components"},
  {"id":"JHX-SETUP-007","section":"Game set-up","title":"Effigy footprint","says":"Each Effigy occupies three hexes of the map, on opposite sides of the battlefield; the map data names the centre hex of each.","source":"p. 18, Place Your Effigy (A)","question":"Only pictures show which two hexes accompany the centre hex.","ruling":"Default footprint is the centre hex plus its two side neighbours nearer to the owner's board edge (a shallow V); map data may override, option `effigyFootprint` (towards-edge or towards-middle).","options":["effigyFootprint"]},
  {"id":"JHX-SETUP-008","section":"Game set-up","title":"Effigy health in Skirmish","says":"In 3v3 each Effigy starts with 16 base health.","source":"p. 18, Place Your Effigy; p. 80"},
  {"id":"JHX-SETUP-009","section":"Game set-up","title":"Effigy health in Battle","says":"In 5v5 each Effigy starts with 20 base health.","source":"p. 18, Place Your Effigy; p. 80"},
  {"id":"JHX-SETUP-010","section":"Game set-up","title":"Terrain placement","says":"Terrain is placed on the hexes the chosen map lists for it before the game.","source":"p. 18, Place Terrain (B)"},
  {"id":"JHX-SETUP-011","section":"Game set-up","title":"Shrine placement","says":"Shrines are placed on the hexes the chosen map lists.","source":"p. 18, Place the Shrine(s) (C)"},
  {"id":"JHX-SETUP-012","section":"Game set-up","title":"Pit placement","says":"Soul Pits and Monster Pits are placed on the hexes the chosen map lists; they are floor features and do not occupy their hex.","source":"p. 18, Place Spawning Pits (D)"},
  {"id":"JHX-SETUP-013","section":"Game set-up","title":"Monsters present from the start","says":"Every Monster Pit starts the game with a Monster on it.","source":"p. 32, Communion Phase note; p. 18, Place Spawning Pits"},
  {"id":"JHX-SETUP-014","section":"Game set-up","title":"Monsters known before drafting","says":"The starting Monsters, including random ones, are determined before the starting player is decided and before Warband selection.","source":"p. 32, Communion Phase note; Maps Supplement"},
  {"id":"JHX-SETUP-015","section":"Game set-up","title":"Random starting Monster","says":"A random Monster is drawn with equal chances from all Monsters of every tier the map allows for that pit.","source":"p. 72, Monsters","question":"The book does not say whether a Monster already on the board can be drawn again for another pit.","ruling":"Draws are independent, duplicates are allowed; option `uniqueMonsters` (default false) excludes types in play.","options":["uniqueMonsters"]},
  {"id":"JHX-SETUP-016","section":"Game set-up","title":"No Souls at set-up","says":"No unbound Soul is on the board at the start; the first one can appear in round 2.","source":"p. 18, Place Spawning Pits"},
  {"id":"JHX-SETUP-017","section":"Game set-up","title":"Set-up sequence","says":"Set-up runs: mode and map, Effigies, terrain, Shrines, pits and starting Monsters, Warband selection with initiative and table sides, choice of the Avatar, deployment, pre-game declarations (Ward, Mark Target), round 1.","source":"p. 18-23"},
  {"id":"JHX-SETUP-018","section":"Game set-up","title":"Pre-game declarations","says":"Choices that a card asks for once at the beginning of the game are made when both players have deployed and before round 1.","source":"p. 66-70, Mark Target, Ward","question":"The order between the players is not stated.","ruling":"The player with the first turn makes all such declarations first, then the other player."},
  {"id":"JHX-SETUP-019","section":"Game set-up","title":"Starting Fate","says":"Both Fate pools start at 0; the first Fate arrives in step 3 of round 1's Communion Phase.","source":"p. 32, Step 3","question":"The text gives no starting amount.","ruling":"Start at 0."},
  {"id":"JHX-SETUP-020","section":"Game set-up","title":"Starting level","says":"Every Hero starts at level 1, at its printed base health, with no Artefacts, no tokens and no Souls.","source":"p. 28, Level Up Card; p. 29"},
  {"id":"JHX-GOD-001","section":"Gods, Divine Gifts, Champions, Avatars","title":"Choice of god","says":"Each player represents one of six gods: Bruelin, Grul, Ista, Krognar, Tomas or Torin.","source":"p. 10, The Gods","question":"It is not stated whether both players may choose the same god.","ruling":"Both may choose the same god."},
  {"id":"JHX-GOD-002","section":"Gods, Divine Gifts, Champions, Avatars","title":"Three Divine Gifts","says":"A god gives its Warband exactly three gifts: a Warband Bonus, a Sacred Artefact and an Effigy Power.","source":"p. 15, Divine Gifts"},
  {"id":"JHX-GOD-003","section":"Gods, Divine Gifts, Champions, Avatars","title":"Warband Bonus","says":"The Warband Bonus is in force for the whole game and applies to every Hero of the Warband, Champions or not.","source":"p. 15, Divine Gifts; p. 20, Champions; p. 83, Non-Commander Death","question":"The book does not say whether a bonus that each Hero has counts for every model of a Hero unit.","ruling":"It does, since p. 83 calls a model of a unit a Hero. More AP go to the AP that the unit shares, and no model spends more than 3 of them (JHX-UNIT-004)."},
  {"id":"JHX-GOD-004","section":"Gods, Divine Gifts, Champions, Avatars","title":"Sacred Artefact","says":"The god's Sacred Artefact is added to the player's Artefact deck, works like any other Artefact, and may be equipped only by Champions of that god in that Warband.","source":"p. 15, Divine Gifts"},
  {"id":"JHX-GOD-005","section":"Gods, Divine Gifts, Champions, Avatars","title":"Effigy Power is once per game","says":"Each player may call their Effigy Power once per game.","source":"p. 15, Divine Gifts; p. 33, Step 6","example":"Fate that a power gives is gained once, whatever the number of Champions."},
  {"id":"JHX-GOD-006","section":"Gods, Divine Gifts, Champions, Avatars","title":"When an Effigy Power is called","says":"An Effigy Power is declared during step 6 of the Communion Phase, after Heroes have been resurrected.","source":"p. 15; p. 33, Step 6","question":"Round 1 performs only step 3 of the Communion Phase.","ruling":"No Effigy Power can be called in round 1."},
  {"id":"JHX-GOD-007","section":"Gods, Divine Gifts, Champions, Avatars","title":"Order of Effigy Powers","says":"Players declare or decline Effigy Powers in this round's turn order, first player first.","source":"p. 15; p. 33, Step 6"},
  {"id":"JHX-GOD-008","section":"Gods, Divine Gifts, Champions, Avatars","title":"Models that an Effigy Power affects","says":"An Effigy Power affects only Heroes on the god's Champion list.","source":"p. 15; p. 20, Champions; p. 33, Step 6"},
  {"id":"JHX-GOD-009","section":"Gods, Divine Gifts, Champions, Avatars","title":"Champion","says":"A Hero is a Champion when it belongs to a Warband whose god's symbol is printed on the Hero's card.","source":"p. 20, Champions; p. 82, Hero Units; Appendix (Champion)","question":"The book does not say whether all models of a Hero unit are Champions.","ruling":"All models of the unit are, since a unit fills one Hero slot, and the list of what only its Commander may do does not name this; option `unitChampions`, with `commander` only the Commander is.","options":["unitChampions"]},
  {"id":"JHX-GOD-010","section":"Gods, Divine Gifts, Champions, Avatars","title":"Heroes of other alignments","says":"A Hero that is not a Champion of its Warband's god may be fielded, benefits from the Warband Bonus, gains nothing from the Effigy Power and cannot equip the Sacred Artefact.","source":"p. 20, Champions"},
  {"id":"JHX-GOD-011","section":"Gods, Divine Gifts, Champions, Avatars","title":"Avatars","says":"An Avatar is aligned to a single god and counts as one of that god's Champions.","source":"p. 20, Avatars"},
  {"id":"JHX-GOD-012","section":"Gods, Divine Gifts, Champions, Avatars","title":"Avatar not compulsory","says":"A Warband need not contain an Avatar of its god.","source":"p. 20, Avatars"},
  {"id":"JHX-GOD-013","section":"Gods, Divine Gifts, Champions, Avatars","title":"Only one chosen Avatar","says":"A Warband may contain several Avatars of its god; after selection and before deployment the player names one of them as the Avatar, and only that Hero gains Avatar extras this game.","source":"p. 20, Multiple Avatars","question":"The text does not say whether a lone Avatar must be named.","ruling":"A single eligible Avatar is named automatically."},
  {"id":"JHX-GOD-014","section":"Gods, Divine Gifts, Champions, Avatars","title":"Avatar extra ability","says":"The named Avatar immediately gains its extra ability when its Warband's Effigy Power has been called and keeps it for the rest of the game.","source":"p. 20, Avatars","question":"The book does not say what happens if the Avatar is dead when the power is called.","ruling":"The Avatar has the extra ability when it resurrects."},
  {"id":"JHX-DRAFT-001","section":"Warband selection","title":"One copy per Warband","says":"A Hero may appear only once in a Warband, but both Warbands may contain the same Hero.","source":"p. 20, The Selection Process"},
  {"id":"JHX-DRAFT-002","section":"Warband selection","title":"Selection formats","says":"The offered formats are Blind Pick, Veto and Immunity; players may agree on another.","source":"p. 20, The Selection Process","ruling":"Option `format` is blind-pick, veto or immunity; default blind-pick. Players who agreed on another bring both Warbands with option `warbands`, and roll for initiative after.","options":["format","warbands"]},
  {"id":"JHX-DRAFT-003","section":"Warband selection","title":"Initiative roll","says":"Both players roll a D6; the higher result chooses one of the two privileges of the format and the lower takes the other.","source":"p. 20-22, The Selection Process","question":"Ties are not covered, nor which of the two privileges is exercised first.","ruling":"Tied rolls are rolled again until they differ; Try Again cannot be used. The turn is chosen before the side; option `privilegeOrder` (turn-first or winner-first) lets the winner of the roll choose first.","options":["privilegeOrder"]},
  {"id":"JHX-DRAFT-004","section":"Warband selection","title":"Blind Pick selection","says":"In Blind Pick both players select 3 or 5 Heroes (by mode) independently and reveal simultaneously, before the initiative roll.","source":"p. 20, Blind Pick"},
  {"id":"JHX-DRAFT-005","section":"Warband selection","title":"Blind Pick privileges","says":"The initiative winner takes either the choice between first and second turn, or the choice of table side; the loser takes the privilege left over.","source":"p. 20, Blind Pick"},
  {"id":"JHX-DRAFT-006","section":"Warband selection","title":"Veto pools","says":"In Veto each player offers a pool of 7 Heroes (5v5) or 5 Heroes (3v3), visible to both.","source":"p. 21, Veto"},
  {"id":"JHX-DRAFT-007","section":"Warband selection","title":"Veto privileges","says":"The initiative winner takes either the choice between (veto first and take the first turn) and (veto second and take the second turn), or the choice of table side; the loser takes the other privilege.","source":"p. 21, Veto"},
  {"id":"JHX-DRAFT-008","section":"Warband selection","title":"Veto sequence","says":"With player 1 first in every step: each player removes one Hero from the opponent's pool; each player then selects a final Warband of 3 or 5 from what is left of their own pool.","source":"p. 21, Veto"},
  {"id":"JHX-DRAFT-009","section":"Warband selection","title":"Veto leftover","says":"After a Veto draft exactly one Hero per pool remains unselected and is removed from the game.","source":"p. 21, Veto","example":"5v5 pool 7 - 1 vetoed = 6, pick 5, 1 left over; 3v3 pool 5 - 1 = 4, pick 3, 1 left over."},
  {"id":"JHX-DRAFT-010","section":"Warband selection","title":"Immunity pools","says":"In Immunity each player offers a pool of 7 Heroes (5v5) or 5 Heroes (3v3).","source":"p. 22, Immunity"},
  {"id":"JHX-DRAFT-011","section":"Warband selection","title":"Immunity privileges","says":"The initiative winner takes either the choice between (select first and take the first turn) and (select second and take the second turn), or the choice of table side; the loser takes the other privilege.","source":"p. 22, Immunity"},
  {"id":"JHX-DRAFT-012","section":"Warband selection","title":"Immunity sequence","says":"With player 1 first in every step: (1) each picks a Hero, (2) each vetoes an opposing Hero, (3) each picks a second Hero, (4) each vetoes another opposing Hero, (5) whatever is left in a pool joins its owner's Warband.","source":"p. 22, Immunity","example":"5v5 7 - 2 picks - 2 vetoes = 3 remaining, 5 in total; 3v3 5 - 2 - 2 = 1 remaining, 3 in total."},
  {"id":"JHX-DRAFT-013","section":"Warband selection","title":"Picked Heroes are immune","says":"A Hero already picked in an Immunity draft cannot be vetoed.","source":"p. 22, Immunity","question":"Implied by the format's name and by the counts only.","ruling":"Vetoes may target only unpicked, unvetoed Heroes of the opponent's pool."},
  {"id":"JHX-DRAFT-014","section":"Warband selection","title":"Player 1","says":"Player 1 of a draft sequence is the player who will take the first turn of the game.","source":"p. 21-22"},
  {"id":"JHX-DEPLOY-001","section":"Deployment","title":"Deployment order","says":"In turn order, each player places all of their Heroes before the other player deploys any.","source":"p. 23, Deploy Hero Models"},
  {"id":"JHX-DEPLOY-002","section":"Deployment","title":"Deployment zone","says":"Heroes deploy on hexes of their own designated deployment zone.","source":"p. 23; Appendix (Deployment Zone)","question":"Zones are shown only as shaded hexes in pictures.","ruling":"Zones are map data. Default with axial coordinates of JHX-MAP-004: hexes with 2r+q <= -7 (3v3) or <= -13 (5v5) for the lower side and the point mirror for the upper side, less occupied hexes."},
  {"id":"JHX-DEPLOY-003","section":"Deployment","title":"Deploy on free hexes","says":"A Hero deploys only on an unoccupied hex; its own Effigy's hexes are occupied.","source":"p. 23; Appendix (Occupied)","question":"Walls are missing from the list of occupied hexes.","ruling":"No Hero deploys on a wall, since no Hero ends a movement on one."},
  {"id":"JHX-DEPLOY-004","section":"Deployment","title":"Summoned models do not deploy","says":"Summoned models are never deployed; they enter play only by being summoned in an Activation Phase.","source":"p. 82, Heroes That Summon Models"},
  {"id":"JHX-DEPLOY-005","section":"Deployment","title":"Hero units deploy together","says":"All models of a Hero unit are deployed when the unit's player deploys, although the unit fills one Hero slot.","source":"p. 82, Hero Units","question":"Nothing is said about cohesion at deployment.","ruling":"Unit models may deploy anywhere in the zone."},
  {"id":"JHX-DEPLOY-006","section":"Deployment","title":"Table side","says":"The table side chosen fixes which Effigy and deployment zone belong to which player.","source":"p. 20-22"},
  {"id":"JHX-ATTR-001","section":"Hero cards and attributes","title":"Races","says":"Each Hero has one race: Human, Elf, Dwarf, Orc, Minotaur, Goblin, Undead, Chimera or Demon; rules may refer to it.","source":"p. 24, Race"},
  {"id":"JHX-ATTR-002","section":"Hero cards and attributes","title":"Attribute list","says":"A Hero has MOV, AGI, RES, MEL, MAG, RNG and Soul Harvest, printed as a number from 0 to 10 or as a dash.","source":"p. 25, Hero Attributes"},
  {"id":"JHX-ATTR-003","section":"Hero cards and attributes","title":"Attribute of zero","says":"An attribute printed as 0 may be raised by Artefacts or other effects.","source":"p. 25, Hero Attributes","question":"The floor of such an attribute is not given.","ruling":"Its floor is 0."},
  {"id":"JHX-ATTR-004","section":"Hero cards and attributes","title":"Attribute without a value","says":"An attribute printed as a dash cannot be raised or used by any means.","source":"p. 25, Hero Attributes"},
  {"id":"JHX-ATTR-005","section":"Hero cards and attributes","title":"Attribute bounds","says":"An attribute other than RES whose printed value is at least 1 can never be below 1 or above 10, whatever modifies it.","source":"p. 25, Hero Attributes"},
  {"id":"JHX-ATTR-006","section":"Hero cards and attributes","title":"When the bounds apply","says":"The 1..10 bounds hold after each stage of the order of application, not only at the end.","source":"p. 25, Hero Attributes; p. 60, Order of Application","example":"AGI 9 with +3 and -3 gives 12, held at 10, then 7.","question":"The text says never higher or lower but not whether intermediate sums are clamped.","ruling":"Clamp after the positive stage and after the negative stage. Option `clampIntermediate` (default true).","options":["clampIntermediate"]},
  {"id":"JHX-ATTR-007","section":"Hero cards and attributes","title":"RES cap","says":"RES cannot exceed 2 unless the model's own card says otherwise.","source":"p. 25, Hero Attributes (RES)"},
  {"id":"JHX-ATTR-008","section":"Hero cards and attributes","title":"RES floor","says":"RES may fall to 0.","source":"p. 25; p. 66, Armour Piercing","question":"Several Armour Piercing sources could bring it below 0.","ruling":"RES never counts as less than 0; it never adds damage."},
  {"id":"JHX-ATTR-009","section":"Hero cards and attributes","title":"Weapon profile","says":"A Basic Attack lists attack type, AP cost, reach in hexes and three damage values for Glancing, Solid and Critical Blows.","source":"p. 26, Hero Cards Example (G)","example":"Rakkir's Dagger, MEL, 1AP, reach 1, 2/3/5."},
  {"id":"JHX-ATTR-010","section":"Hero cards and attributes","title":"Basic Attack","says":"Only weapons printed on the Attribute Card (card 1) are Basic Attacks.","source":"Appendix (Basic Attack)"},
  {"id":"JHX-ATTR-011","section":"Hero cards and attributes","title":"Active Ability costs","says":"An Active Ability costs what its card states: 0 or more AP, Fate and possibly other costs, all of which must be paid.","source":"p. 24, Active Abilities; p. 35","question":"The book does not say whether an ability may be used that would change nothing, as a heal of a model that is not hurt.","ruling":"It may: the book asks for its cost and its target alone, and the use can matter by itself. An ability that only summons is refused where it cannot (JHX-SUMMON-001, JHX-ABILITY-082)."},
  {"id":"JHX-ATTR-012","section":"Hero cards and attributes","title":"Active Ability once per activation","says":"Each Active Ability on a card may be used at most once per activation, whatever its cost.","source":"p. 24; p. 35"},
  {"id":"JHX-ATTR-013","section":"Hero cards and attributes","title":"Active Abilities only in own activation","says":"An Active Ability can be used only during its Hero's own activation and only by that Hero.","source":"p. 24"},
  {"id":"JHX-ATTR-014","section":"Hero cards and attributes","title":"Innate Abilities","says":"Innate Abilities are always in force while the model is alive and act automatically at no cost.","source":"p. 25"},
  {"id":"JHX-ATTR-015","section":"Hero cards and attributes","title":"Level abilities","says":"Abilities on the level-up card are available only once the Hero has reached level 2 or level 3 as marked.","source":"p. 26, Level Up Card (L)(M)"},
  {"id":"JHX-ATTR-016","section":"Hero cards and attributes","title":"Additional cards","says":"A Hero may have extra cards with further rules or levelling options, read like the others.","source":"p. 27"},
  {"id":"JHX-ATTR-017","section":"Hero cards and attributes","title":"Health","says":"A Hero starts with its level-1 base health; damage reduces it and the Hero reaches its death trigger at 0.","source":"p. 28, Health Card","example":"Rakkir has 15 health at level 1 and a maximum of 16 at level 2."},
  {"id":"JHX-ATTR-018","section":"Hero cards and attributes","title":"Printed AP","says":"A Hero has 3 AP per activation unless a rule such as Lesser Being says otherwise.","source":"p. 34; p. 67, Lesser Being"},
  {"id":"JHX-LEVEL-001","section":"Gaining levels","title":"Events that give a level","says":"A Hero gains one level each time it kills an enemy Hero, Monster or a Summoned model whose card grants it, or successfully harvests a Soul.","source":"p. 29, Gaining Levels"},
  {"id":"JHX-LEVEL-002","section":"Gaining levels","title":"Kill and harvest do not stack","says":"Killing an enemy Hero and harvesting its Soul through that kill give one level together, not two.","source":"p. 29, Gaining Levels"},
  {"id":"JHX-LEVEL-003","section":"Gaining levels","title":"Maximum level","says":"Level 3 is the maximum; a further level gain has no effect.","source":"p. 26; p. 76, Soul Harvesting","question":"The cards stop at level 3; a maximum is mentioned but no number.","ruling":"The maximum is 3; option `maxLevel` (1 to 3) lowers it.","options":["maxLevel"]},
  {"id":"JHX-LEVEL-004","section":"Gaining levels","title":"Health on levelling","says":"On gaining a level the Hero's maximum health changes to the new level's value and its current health rises by the same difference.","source":"p. 29, Gaining Levels","example":"10 of 15 becomes 11 of 16."},
  {"id":"JHX-LEVEL-005","section":"Gaining levels","title":"Health rises immediately","says":"The health gain of a level applies at once, in the middle of the current action if need be.","source":"p. 29, Gaining Levels"},
  {"id":"JHX-LEVEL-006","section":"Gaining levels","title":"Abilities unlock after the action","says":"The new level's abilities become available immediately after the current action ends.","source":"p. 29, Gaining Levels","question":"The book does not say in which order several Heroes that gained levels in one action learn what their levels bring.","ruling":"The Heroes learn in the order of the models; option `levelOrder` (models or active-player) lets the active player order them.","options":["levelOrder"]},
  {"id":"JHX-LEVEL-007","section":"Gaining levels","title":"Levels are kept","says":"Levels, their abilities and health, and Artefacts survive the Hero's death and resurrection until the end of the game.","source":"p. 29, Gaining Levels; p. 45"},
  {"id":"JHX-LEVEL-008","section":"Gaining levels","title":"Level gained while dead","says":"A level credited to a Hero is applied only if the Hero is alive; JHX-SOUL-040 says to whom the credit passes.","source":"p. 29; p. 76","question":"A condition's owner may be dead when its victim dies.","ruling":"A dead Hero is not eligible; the nearest eligible Hero harvests instead."},
  {"id":"JHX-LEVEL-009","section":"Gaining levels","title":"Levels from Summoned kills","says":"Killing a Summoned model gives a level only if that Summoned model's card says so.","source":"p. 29; p. 82","question":"p. 29 lists Summoned models among kills that give a level \"as listed on their cards\"; p. 82 says they give none unless stated.","ruling":"Default is no level, card data flag `grantsLevel`."},
  {"id":"JHX-LEVEL-010","section":"Gaining levels","title":"Friendly kills","says":"Killing a friendly model gives no level to the killer.","source":"p. 29; Appendix (Killing Blow)"},
  {"id":"JHX-ROUND-001","section":"Round structure","title":"Phases","says":"A round consists of the Communion Phase followed by the Activation Phase, then an end of round in which initiative for the next round is set.","source":"p. 31, Turn Sequences"},
  {"id":"JHX-ROUND-002","section":"Round structure","title":"Round 1 Communion Phase","says":"In round 1 only step 3 (Generate Fate) of the Communion Phase is performed.","source":"p. 32"},
  {"id":"JHX-ROUND-003","section":"Round structure","title":"Communion Phase order","says":"From round 2 the Communion Phase runs its steps strictly in order: 1 start-of-phase effects, 2 move unbound Souls then Monsters, 3 generate Fate, 4 spawn Souls then Monsters, 5 resurrect Heroes, 6 end-of-phase effects and Effigy Powers.","source":"p. 32-33"},
  {"id":"JHX-ROUND-004","section":"Round structure","title":"Game length","says":"Rounds repeat until an Effigy is captured, but tie-breakers decide the game at the end of round 5 (3v3) or round 6 (5v5).","source":"p. 31; p. 80, Tie Breakers","question":"One passage puts no cap on rounds, another ends the game at round 5 or 6.","ruling":"The tie-breaker limit applies by default; option `roundLimit` (mode, a round, or null for unlimited), default mode.","options":["roundLimit"]},
  {"id":"JHX-ROUND-005","section":"Round structure","title":"Passing initiative","says":"The player who made the last activation of a round goes second in the next round; the opponent has the first activation.","source":"p. 34, Passing Initiative"},
  {"id":"JHX-ROUND-006","section":"Round structure","title":"Initiative without activations","says":"If nobody activated in a round the order of the previous round stays.","source":"p. 34, Passing Initiative","question":"Not covered.","ruling":"Keep the order."},
  {"id":"JHX-ROUND-007","section":"Round structure","title":"First round order","says":"In round 1 the player who holds the first turn from the draft activates first and is first in turn order.","source":"p. 20-22"},
  {"id":"JHX-ROUND-008","section":"Round structure","title":"Player who decides in the Communion Phase","says":"When the order of simultaneous effects in the Communion Phase matters and no rule fixes it, the owner of the affected model chooses; between players the one with this round's first turn chooses first.","source":"p. 60, Order of Application","question":"The text names the active player and then the model's owner; there is no active player in this phase.","ruling":"As stated, for everything that the active player orders in other phases: strikes and Parting Blows of several Monsters, deaths, what follows from them, abilities in one window. Where the models have several owners, or none, the player with the first turn orders."},
  {"id":"JHX-COMMUNION-001","section":"Communion Phase","title":"Step 1","says":"All \"start of the Communion Phase\" effects trigger in step 1.","source":"p. 32, Step 1"},
  {"id":"JHX-COMMUNION-002","section":"Communion Phase","title":"Order inside step 1","says":"In step 1 both Effigies regenerate first, then Effigy Decay applies if due, then other start-of-phase effects (such as Regeneration (X)) resolve.","source":"p. 80, Effigy Regeneration; Effigy Decay","question":"Decay is placed after Effigy Regeneration; card effects are not placed at all.","ruling":"As stated."},
  {"id":"JHX-COMMUNION-003","section":"Communion Phase","title":"Souls before Monsters","says":"All unbound Souls move first, then all Hunter Monsters activate.","source":"p. 32, Step 2"},
  {"id":"JHX-COMMUNION-004","section":"Communion Phase","title":"Random order of movers","says":"With several Souls, or several Monsters, the order within that group is randomised.","source":"p. 32, Step 2"},
  {"id":"JHX-COMMUNION-005","section":"Communion Phase","title":"Monster attacks in step 2","says":"Attacks a Monster makes as part of its Hunter activation are rolled during step 2, as part of that Monster's activation.","source":"p. 32, Step 2"},
  {"id":"JHX-COMMUNION-006","section":"Communion Phase","title":"Order inside step 3","says":"Step 3 runs: free Fate, Fate per Soul, Shrine Fate, removal of Fate by Soulless Shrine control, the option to wound a Hero for Fate, then free Artefact trading at a centre-line Shrine.","source":"p. 32, Step 3; p. 68, Soulless; p. 81","question":"The position of the trading is not stated.","ruling":"Trading comes last, player with the first turn first."},
  {"id":"JHX-COMMUNION-007","section":"Communion Phase","title":"Souls spawn before Monsters","says":"In step 4 Souls are spawned first and Monsters second.","source":"p. 33, Step 4"},
  {"id":"JHX-COMMUNION-008","section":"Communion Phase","title":"Which Heroes resurrect","says":"In step 5 each player returns to play their Heroes killed in the previous round.","source":"p. 33, Step 5; p. 44","question":"A Hero killed in steps 1-4 of this very phase was not killed in the previous round; another passage says it returns in the next Communion Phase.","ruling":"A Hero resurrects in the first step 5 belonging to a later round than the one it died in. Option `resurrectSameCommunion` (default false) lets it resurrect in step 5 of the phase in which it died. A Hero that dies on its return waits for the next round.","options":["resurrectSameCommunion"]},
  {"id":"JHX-COMMUNION-009","section":"Communion Phase","title":"Where Heroes resurrect","says":"A resurrecting Hero is placed on an unoccupied hex adjacent to its own Effigy chosen by its player.","source":"p. 33, Step 5"},
  {"id":"JHX-COMMUNION-010","section":"Communion Phase","title":"Health on resurrection","says":"A resurrected Hero has 5 health less than its current maximum; the missing health counts as damage that can be healed.","source":"p. 33, Step 5; p. 44","question":"A maximum of 5 or less is not considered.","ruling":"At least 1 health."},
  {"id":"JHX-COMMUNION-011","section":"Communion Phase","title":"AP on resurrection","says":"A resurrected Hero has 1 AP less in the Activation Phase of the round in which it resurrects.","source":"p. 33, Step 5; p. 44"},
  {"id":"JHX-COMMUNION-012","section":"Communion Phase","title":"Artefact purchase after resurrection","says":"During its activation in the round it resurrects, and while adjacent to its Effigy, a Hero may take the Buy Artefact action without paying the 1 AP; Fate costs remain.","source":"p. 33, Step 5","question":"The text names only buying, and does not limit how often.","ruling":"The waiver covers Buy, Sell and Trade, once, in that activation; option `freeShopBuyOnly` (default false) limits it to Buy.","options":["freeShopBuyOnly"]},
  {"id":"JHX-COMMUNION-013","section":"Communion Phase","title":"No room to resurrect","says":"If no unoccupied hex is adjacent to the Effigy a Hero cannot resurrect; it stays dead.","source":"p. 33, Step 5","question":"The book does not state what happens afterwards.","ruling":"The Hero tries again in the next Communion Phase; its round of death does not change."},
  {"id":"JHX-COMMUNION-014","section":"Communion Phase","title":"Order of resurrection","says":"Players place resurrecting Heroes in turn order, all of the first player's before the second's.","source":"p. 33, Step 5","question":"Not stated.","ruling":"As stated."},
  {"id":"JHX-COMMUNION-015","section":"Communion Phase","title":"Step 6","says":"All \"end of the Communion Phase\" effects trigger, then Effigy Powers may be called.","source":"p. 33, Step 6"},
  {"id":"JHX-FATE-001","section":"Fate","title":"Fate pool","says":"Each Warband has one shared Fate pool from which any of its Heroes' costs are paid; it carries over between rounds and has no stated upper limit.","source":"p. 16, Fate; p. 32"},
  {"id":"JHX-FATE-002","section":"Fate","title":"Free Fate","says":"In rounds 1 and 2 only, each player gains 1 Fate in step 3.","source":"p. 32, Step 3"},
  {"id":"JHX-FATE-003","section":"Fate","title":"Fate from Souls","says":"Each player gains 1 Fate for each Soul Bound to one of their Heroes and each Soul Banked in their Effigy.","source":"p. 32, Step 3"},
  {"id":"JHX-FATE-004","section":"Fate","title":"Fate from Shrines","says":"Each Shrine a player controls at this moment gives the amount the map sets.","source":"p. 32, Step 3; p. 81"},
  {"id":"JHX-FATE-005","section":"Fate","title":"Centre-line Shrine Fate","says":"A Shrine on the centre line gives D3 Fate, rolled when gained.","source":"p. 81, Controlling the Shrine"},
  {"id":"JHX-FATE-006","section":"Fate","title":"Own-side Shrine Fate","says":"A Shrine off the centre line that is nearer to the controller's own deployment zone gives 1 Fate.","source":"p. 81, Controlling the Shrine"},
  {"id":"JHX-FATE-007","section":"Fate","title":"Enemy-side Shrine Fate","says":"A Shrine off the centre line that is nearer to the opponent's deployment zone gives 2 Fate.","source":"p. 81, Controlling the Shrine"},
  {"id":"JHX-FATE-008","section":"Fate","title":"Wounding a Hero for Fate","says":"A Warband whose Fate pool is 0 after all additions (and removals) of step 3 may damage one living friendly Hero that is not cursed to gain 1 Fate.","source":"p. 32, Step 3"},
  {"id":"JHX-FATE-009","section":"Fate","title":"Amount of the wound","says":"The wound for Fate is True Damage equal to the greater of 5 and one third of the Hero's maximum health rounded up.","source":"p. 32, Step 3","example":"Maximum 13 gives 5, 15 gives 5, 16 gives 6, 21 gives 7."},
  {"id":"JHX-FATE-010","section":"Fate","title":"Temporary health in the wound","says":"Temporary health counts towards the maximum health of which the wound for Fate takes one third.","source":"p. 32, Step 3"},
  {"id":"JHX-FATE-011","section":"Fate","title":"No lethal wound","says":"A Hero that the wound for Fate would bring to 0 health may not be chosen.","source":"p. 32, Step 3"},
  {"id":"JHX-FATE-012","section":"Fate","title":"One wound per step","says":"Because the pool is no longer 0 afterwards, a player can wound a Hero for Fate at most once per round.","source":"p. 32, Step 3"},
  {"id":"JHX-FATE-013","section":"Fate","title":"Spending Fate","says":"Fate is paid when the action, ability or Interrupt that needs it is declared; it cannot be paid below 0.","source":"p. 35"},
  {"id":"JHX-FATE-014","section":"Fate","title":"Fate gained is immediately usable","says":"Fate from selling or from a bounty enters the pool at once and can pay for what follows.","source":"p. 38, Sell Artefact; p. 72"},
  {"id":"JHX-FATE-015","section":"Fate","title":"Shrine drain timing","says":"Fate removed from an opponent by Soulless Shrine control is removed after step 3's Fate has been generated and before the wound option; a pool cannot fall below 0.","source":"p. 68, Soulless (Shrines)","question":"The lower bound is not stated.","ruling":"0."},
  {"id":"JHX-SOUL-001","section":"Souls","title":"Soul as a model","says":"A Soul is a neutral model of height 1 with no card and no health.","source":"p. 76, Souls"},
  {"id":"JHX-SOUL-002","section":"Souls","title":"Souls cannot be harmed","says":"A Soul cannot be attacked or damaged by anything.","source":"p. 76, Souls"},
  {"id":"JHX-SOUL-003","section":"Souls","title":"Three Soul states","says":"A Soul is Unbound (a model on the board), Bound (attached to a Hero) or Banked (attached to an Effigy).","source":"p. 16, Souls; p. 76"},
  {"id":"JHX-SOUL-004","section":"Souls","title":"Unbound Souls occupy their hex","says":"A hex holding an unbound Soul is occupied: no model may end a movement or be Placed there, nor be forced to.","source":"p. 76, Movement Rules; Appendix (Occupied)"},
  {"id":"JHX-SOUL-005","section":"Souls","title":"Souls and models pass through each other","says":"A Soul crosses models and any terrain that is not impassable freely, and models cross Souls just as freely.","source":"p. 76, Movement Rules","question":"A wall is impassable to a model of its height, and Souls are as high as walls.","ruling":"Souls cross walls, but do not stop on them."},
  {"id":"JHX-SOUL-006","section":"Souls","title":"Souls go around impassable terrain","says":"A moving Soul takes the shortest route around impassable terrain.","source":"p. 76, Movement Rules","question":"The book does not say whether a Soul may end farther from its target when it goes around something; for Advances it is forbidden.","ruling":"A Soul may end farther from its target, since its move is no Advance."},
  {"id":"JHX-SOUL-007","section":"Souls","title":"Soul movement","says":"In step 2 each unbound Soul moves D2 hexes towards its target Hero.","source":"p. 32, Step 2","question":"One roll for all Souls or one per Soul is not stated.","ruling":"One D2 per Soul, rolled when it moves. Option `soulDice` (each | once), default each; with once a single D2, rolled before the first Soul moves, serves all Souls of the step.","options":["soulDice"]},
  {"id":"JHX-SOUL-008","section":"Souls","title":"Goal of a moving Soul","says":"A Soul moves towards the nearest Hero of either player, ignoring Heroes that are cursed or Soulless.","source":"p. 32, Step 2"},
  {"id":"JHX-SOUL-009","section":"Souls","title":"Soul target ties","says":"Among Heroes equally near to a moving Soul the one with the most remaining health is its target; if still tied, the target is randomised.","source":"p. 32, Step 2"},
  {"id":"JHX-SOUL-010","section":"Souls","title":"No Soul target","says":"With no eligible Hero on the board a Soul does not move.","source":"p. 32, Step 2","question":"Not covered.","ruling":"As stated."},
  {"id":"JHX-SOUL-011","section":"Souls","title":"Soul route choice","says":"When several routes are open, the player of the Hero the Soul moves towards chooses.","source":"p. 32, Step 2"},
  {"id":"JHX-SOUL-012","section":"Souls","title":"Souls stop on free hexes","says":"A Soul may not end on an occupied hex; if its movement would end there it stops in the nearest adjacent unoccupied hex instead.","source":"p. 76, Movement Rules","question":"Several adjacent hexes may qualify, and whether the stop lies before or beyond the blocker is not stated.","ruling":"The Soul stops on the last unoccupied hex of its route, so a Soul that starts adjacent to its target stays."},
  {"id":"JHX-SOUL-013","section":"Souls","title":"Measuring nearest","says":"\"Nearest\" in Soul and Monster rules is the smallest hex count, ignoring terrain and models.","source":"p. 32, Step 2; Appendix (Within)","question":"\"Nearest\" could also mean the shortest legal route.","ruling":"Straight hex distance counts."},
  {"id":"JHX-SOUL-014","section":"Souls","title":"Remaining health","says":"Remaining health for target priority is current base health plus any temporary health.","source":"p. 32, Step 2","question":"The book does not say whether temporary health counts.","ruling":"Temporary health counts."},
  {"id":"JHX-SOUL-015","section":"Souls","title":"First Soul","says":"Souls spawn in step 4 from round 2 on, one per round at most.","source":"p. 33, Step 4"},
  {"id":"JHX-SOUL-016","section":"Souls","title":"One Soul Pit","says":"On a map with one Soul Pit every Soul spawns there.","source":"p. 33, Step 4"},
  {"id":"JHX-SOUL-017","section":"Souls","title":"Several Soul Pits, first Soul","says":"On a map with several Soul Pits the pit of the first Soul is randomised.","source":"p. 33, Step 4"},
  {"id":"JHX-SOUL-018","section":"Souls","title":"Several Soul Pits, later Souls","says":"Later Souls spawn at the next pit clockwise from the previous one; if clockwise is unclear a random sequence is fixed once and followed for the game.","source":"p. 33, Step 4","question":"Two pits alternate. The book does not state whether a skipped spawn advances the sequence, nor whether a map with three or more pits lists them clockwise.","ruling":"Only an actual spawn advances the sequence. Three or more take turns in the order of the map's list."},
  {"id":"JHX-SOUL-019","section":"Souls","title":"Two unbound Souls","says":"No Soul spawns when step 4 begins with two or more unbound Souls in play.","source":"p. 33, Step 4; p. 76"},
  {"id":"JHX-SOUL-020","section":"Souls","title":"Ability spawns obey the limit","says":"An ability that would spawn an unbound Soul does nothing while two or more unbound Souls are on the board.","source":"p. 76, Bound, Unbound, and Banked Souls"},
  {"id":"JHX-SOUL-021","section":"Souls","title":"Soul Pit occupied by a Hero or Summoned model","says":"If a player's model stands on the Soul Pit, the Soul spawns on an unoccupied hex adjacent to the pit chosen by that model's owner.","source":"p. 33, Step 4; p. 76"},
  {"id":"JHX-SOUL-022","section":"Souls","title":"Soul Pit occupied by a Soul or Monster","says":"If a Soul or Monster stands on the pit, the new Soul spawns on the unoccupied adjacent hex that is adjacent to the most Heroes; several equal options, or no adjacent Heroes at all, are randomised.","source":"p. 33, Step 4; p. 76","question":"p. 76 speaks of the hex bringing it closer to the most Heroes, p. 33 of adjacency to the most Heroes.","ruling":"Adjacency governs."},
  {"id":"JHX-SOUL-023","section":"Souls","title":"No room to spawn","says":"If the pit and every hex adjacent to it are occupied, the Soul (or Monster) cannot spawn this round.","source":"p. 33, Step 4","question":"The book does not state what becomes of the Monster Respawn Token.","ruling":"The token stays, and the Monster spawns in the next step 4 that has room."},
  {"id":"JHX-SOUL-024","section":"Souls","title":"Soul of a slain Hero","says":"When a Hero is killed by an enemy Hero, the killer automatically and immediately harvests its Soul, which becomes Bound to the killer.","source":"p. 44; p. 76, Soul Harvesting"},
  {"id":"JHX-SOUL-025","section":"Souls","title":"Soul of the battlefield","says":"An unbound Soul harvested by the Soul Harvest action is removed from the board and becomes Bound to the Hero.","source":"p. 76; p. 37"},
  {"id":"JHX-SOUL-026","section":"Souls","title":"Level for harvesting","says":"A Hero that harvests a Soul gains a level unless already at the maximum.","source":"p. 76, Soul Harvesting"},
  {"id":"JHX-SOUL-027","section":"Souls","title":"A Soul damages the enemy Effigy","says":"When a Soul becomes Bound to a Hero, the enemy Effigy's base health falls by 4.","source":"p. 37, Soul Harvest; p. 80"},
  {"id":"JHX-SOUL-028","section":"Souls","title":"Soul damage ignores temporary health","says":"The Effigy's loss of 4 from a Soul ignores any temporary health the Effigy has.","source":"p. 37, Soul Harvest"},
  {"id":"JHX-SOUL-029","section":"Souls","title":"A lost Soul restores the Effigy","says":"When a Bound Soul is lost, the Effigy it had damaged regains 4 base health at once.","source":"p. 44; p. 80"},
  {"id":"JHX-SOUL-030","section":"Souls","title":"Banked Souls","says":"A Banked Soul never leaves its Effigy again, which makes the enemy Effigy's loss of 4 permanent.","source":"p. 76; p. 80"},
  {"id":"JHX-SOUL-031","section":"Souls","title":"Banking causes no new damage","says":"Turning a Bound Soul into a Banked one does not damage the enemy Effigy a second time.","source":"p. 36, Bank Soul/s; p. 80"},
  {"id":"JHX-SOUL-032","section":"Souls","title":"Souls banked directly","says":"A Soul that becomes Banked without having been Bound (for example for killing a Soulless model) reduces the enemy Effigy's base health by 4, permanently.","source":"p. 68, Soulless; p. 80","question":"The Effigy section names only Souls becoming Bound.","ruling":"Bound and Banked Souls count alike."},
  {"id":"JHX-SOUL-033","section":"Souls","title":"Souls lost by death","says":"When a Hero dies all Souls Bound to it are removed from the game.","source":"p. 44; p. 76"},
  {"id":"JHX-SOUL-034","section":"Souls","title":"Souls lost in the deployment zone","says":"A Hero that ends its activation in its own deployment zone loses all Souls Bound to it; they are removed from the game.","source":"p. 76; Appendix (Deployment Zone); reference card"},
  {"id":"JHX-SOUL-035","section":"Souls","title":"When zone loss happens","says":"The loss of Souls in the deployment zone is checked once, at the end of the Hero's activation, so Souls Banked earlier in the activation are safe.","source":"p. 76; p. 34, End of Activation"},
  {"id":"JHX-SOUL-036","section":"Souls","title":"Becoming cursed with a Soul","says":"A Hero that becomes cursed keeps the Souls already Bound to it, and they still count for Fate and Effigy damage.","source":"p. 62, Curse"},
  {"id":"JHX-SOUL-037","section":"Souls","title":"Cursed Hero banking","says":"A cursed Hero may take the Bank Soul action for Souls it already holds.","source":"p. 62, Curse","question":"The curse forbids banking only for killing Undead.","ruling":"Allowed."},
  {"id":"JHX-SOUL-038","section":"Souls","title":"Eligible harvester","says":"A Hero is eligible to harvest when it is alive, not cursed and not Soulless.","source":"p. 76, Soul Harvesting","question":"\"Eligible\" is not defined.","ruling":"As stated; a Soulless killer follows JHX-ABILITY-068."},
  {"id":"JHX-SOUL-039","section":"Souls","title":"Soul of a Hero killed by a condition or effect","says":"The Hero owning the condition or effect that killed an enemy Hero harvests the Soul and gains the level, if eligible.","source":"p. 62; p. 76"},
  {"id":"JHX-SOUL-040","section":"Souls","title":"Owner not eligible","says":"If the owner of the killing condition or effect is not eligible, the nearest eligible enemy Hero of the victim harvests the Soul and gains the level.","source":"p. 76, Soul Harvesting","question":"A living but cursed owner is both ineligible (so the Soul would pass on) and a cursed killer (so no Soul comes into being). The owner may be a friend of the victim.","ruling":"Curse wins: no Soul at all. This rule serves owners that are dead or otherwise barred, and friends of the victim, in any turn. Option `cursedOwner` (no-soul or nearest) lets the nearest eligible Hero of a living, cursed owner's side harvest the Soul and gain the level, where a condition or an effect killed and not an attack.","options":["cursedOwner"]},
  {"id":"JHX-SOUL-041","section":"Souls","title":"Several nearest harvesters","says":"When several eligible Heroes are equally near, the player gaining the Soul chooses.","source":"p. 76, Soul Harvesting"},
  {"id":"JHX-SOUL-042","section":"Souls","title":"Death in one's own turn","says":"If a Hero dies during its owner's turn and no other rule assigns the Soul, the nearest eligible enemy Hero harvests it and gains a level.","source":"p. 76, Intentional Death","example":"A Hero killed by Treacherous Ground during its own Advance.","question":"A Hero killed by a friendly model in its own turn is not mentioned.","ruling":"This rule covers such a Hero too."},
  {"id":"JHX-SOUL-043","section":"Souls","title":"Soulless death in one's own turn","says":"If the model that dies in its owner's turn is Soulless, the Soul is Banked in the enemy Effigy and the nearest eligible enemy Hero gains the level.","source":"p. 76, Intentional Death"},
  {"id":"JHX-SOUL-044","section":"Souls","title":"No eligible harvester","says":"If no eligible enemy Hero is on the board, no Soul is created and no level is gained.","source":"p. 76","question":"Not covered.","ruling":"As stated; but the Soul of a Soulless Hero needs no Hero that could hold it, and is Banked (JHX-SOUL-043)."},
  {"id":"JHX-SOUL-045","section":"Souls","title":"Several Souls on one Hero","says":"A Hero may have any number of Souls Bound to it.","source":"p. 36, Bank Soul/s"},
  {"id":"JHX-SOUL-046","section":"Souls","title":"Models that cannot hold Souls","says":"Summoned models, Soulless models and cursed models cannot have Souls bound to them.","source":"p. 82; p. 62; p. 68"},
  {"id":"JHX-SOUL-047","section":"Souls","title":"Kill by a character Shrine","says":"Every benefit of a kill made by a character Shrine's attack goes to the Hero that claimed that Shrine.","source":"p. 81, Character Shrines"},
  {"id":"JHX-MONSTER-001","section":"Monsters","title":"Monsters are enemies","says":"A Monster is an enemy of every Hero, Summoned model and Effigy of either player, and belongs to no one.","source":"p. 72, Monsters"},
  {"id":"JHX-MONSTER-002","section":"Monsters","title":"Monsters and each other","says":"Monsters are not enemies of other Monsters or of Souls.","source":"p. 72, Monsters","question":"Not stated.","ruling":"Monsters never target or engage Monsters or Souls."},
  {"id":"JHX-MONSTER-003","section":"Monsters","title":"Monster cards","says":"Each Monster has a card with attributes, health, weapons, tier, bounty and abilities.","source":"p. 72, Monsters"},
  {"id":"JHX-MONSTER-004","section":"Monsters","title":"Monster tiers","says":"A Monster has a tier shown as T(X); maps name the tiers each pit may spawn.","source":"p. 72; Guide for Making Maps","question":"The Monster section gives tiers 1-3, the map guide and 3v3 map 3 use tier 4.","ruling":"Tiers 1-4 are legal data."},
  {"id":"JHX-MONSTER-005","section":"Monsters","title":"Abilities of every Monster","says":"Every Monster has Monster Bounty, Pathfinder and Hunter, besides what its card adds.","source":"p. 72, Monster Innate Abilities"},
  {"id":"JHX-MONSTER-006","section":"Monsters","title":"Level bounty","says":"The Hero that kills a Monster gains a level.","source":"p. 72, Monster Bounty"},
  {"id":"JHX-MONSTER-007","section":"Monsters","title":"Models that may collect a Fate bounty","says":"A Monster's Fate bounty may be collected by its killer if that Hero stands adjacent to it, or by a Hero friendly to the killer that stood adjacent when the Monster died.","source":"p. 72, Monster Bounty","example":"A ranged kill from 4 hexes with no friendly Hero adjacent collects no Fate."},
  {"id":"JHX-MONSTER-008","section":"Monsters","title":"Choosing the collector","says":"When several Heroes qualify, the killer's player chooses exactly one collector.","source":"p. 72, Monster Bounty","question":"Not stated.","ruling":"One collector only."},
  {"id":"JHX-MONSTER-009","section":"Monsters","title":"Trading on collection","says":"On collection the Fate enters the pool and the collecting Hero may at once Buy, Sell or Trade Artefacts as if adjacent to its Effigy, at no AP cost, using any Fate in the pool.","source":"p. 72, Monster Bounty"},
  {"id":"JHX-MONSTER-010","section":"Monsters","title":"Bounty window","says":"Collection and trading are an Interrupt after the Monster has taken damage and before Combat Manoeuvres are applied.","source":"p. 72, Monster Bounty","question":"The book does not state whether the bounty is the one Interrupt that the collecting Hero may make in the action, nor whether it may be declined.","ruling":"Collecting uses up nobody's Interrupt, and may be declined; Fate and Artefact come in the order that the killer's player likes."},
  {"id":"JHX-MONSTER-011","section":"Monsters","title":"Monster killed by a Summoned model","says":"A Summoned killer cannot collect the bounty; its Master gains the level.","source":"p. 82, Summoned","question":"The book does not say whether an adjacent friendly Hero may still collect the Fate.","ruling":"A friendly Hero adjacent at the death may collect."},
  {"id":"JHX-MONSTER-012","section":"Monsters","title":"Monster Artefacts","says":"Some Monsters drop a unique Artefact; the rule against two copies of one Artefact in a Warband applies to it.","source":"p. 72, Monster Bounty","question":"The book does not state who receives it.","ruling":"The killing Hero receives the Artefact, if its slot is free or it discards the old item; otherwise the Artefact is lost. It is lost too where a Summoned model killed, in play or gone: the bounty is not its Master's (JHX-MONSTER-011)."},
  {"id":"JHX-MONSTER-013","section":"Monsters","title":"Monsters have Pathfinder","says":"Monsters ignore movement penalties as Pathfinder models do.","source":"p. 72, Pathfinder"},
  {"id":"JHX-MONSTER-014","section":"Monsters","title":"Monsters ignore Treacherous Ground","says":"Monsters are unaffected by Treacherous Ground, its damage included.","source":"p. 72, Pathfinder"},
  {"id":"JHX-MONSTER-015","section":"Monsters","title":"Hunter activation","says":"Every Monster activates in step 2 of the Communion Phase.","source":"p. 72, Hunter"},
  {"id":"JHX-MONSTER-016","section":"Monsters","title":"When Monsters do not activate","says":"A Monster does not activate in round 1 nor in the round in which it respawned.","source":"p. 72, Hunter"},
  {"id":"JHX-MONSTER-017","section":"Monsters","title":"Knocked-down Monster","says":"A Monster suffering knock down stands up for free at the start of its activation.","source":"p. 72, Hunter"},
  {"id":"JHX-MONSTER-018","section":"Monsters","title":"Hunter movement","says":"The Monster Advances up to its full MOV by a shortest route towards the nearest enemy model.","source":"p. 72, Hunter; p. 32","question":"Only the rule for Advances states that a model which goes around something ends no farther from its target than it began.","ruling":"A Monster Advances, so the same holds for it: it stops on the last hex of its route that is no farther from its target (JHX-MOVE-010)."},
  {"id":"JHX-MONSTER-019","section":"Monsters","title":"Monsters that hunt","says":"A Monster moves in step 2 by virtue of Hunter.","source":"p. 32, Step 2; p. 72","question":"p. 32 limits it to Monsters that have Hunter on their card, p. 72 gives Hunter to all.","ruling":"All Monsters have Hunter unless card data removes it. A Monster without Hunter does not move, but attacks an enemy that it can reach from where it is."},
  {"id":"JHX-MONSTER-020","section":"Monsters","title":"Hunter target ties","says":"Among equally near enemies a hunting Monster goes for the one with the highest current health, then at random.","source":"p. 32; p. 72, Hunter"},
  {"id":"JHX-MONSTER-021","section":"Monsters","title":"Hunter route","says":"When several shortest routes of a hunting Monster exist, the opponent of the targeted model's owner chooses.","source":"p. 32; p. 72, Hunter"},
  {"id":"JHX-MONSTER-022","section":"Monsters","title":"Hunter stops","says":"A hunting Monster stops when further movement would not bring it closer to its target.","source":"p. 72, Hunter; Appendix (Away/Towards)","question":"The book does not say whether it stops as soon as the target is within reach.","ruling":"A Monster whose melee reach exceeds 1 still moves until adjacent or out of MOV."},
  {"id":"JHX-MONSTER-023","section":"Monsters","title":"Attack after moving","says":"At the end of its movement a hunting Monster attacks the nearest eligible enemy within reach of its weapons; ties go to highest current health, then random.","source":"p. 72, Hunter","question":"The book does not say in which order a Monster with several weapons uses them. It speaks of the Hero with the highest current health among several options, though Monsters attack Summoned models and Effigies, too.","ruling":"Among equally near enemies of any kind the Monster attacks the one with the highest current health; option `monsterTies` (models or heroes): with heroes it attacks a Hero among them before all others. A Monster uses its weapons in the order of its card; option `monsterWeaponOrder` (card or active-player) lets the active player order them.","options":["monsterTies","monsterWeaponOrder"]},
  {"id":"JHX-MONSTER-024","section":"Monsters","title":"Eligible targets of Monsters","says":"A Monster attacks only enemies it could attack by the general rules: in line of sight, in weapon reach and not protected by Stealth.","source":"p. 72, Hunter; p. 69, Stealth","question":"Eligible is not defined for Monsters.","ruling":"As stated; movement towards the nearest enemy ignores sight and Stealth."},
  {"id":"JHX-MONSTER-025","section":"Monsters","title":"Target locked","says":"All attacks of a Monster's Hunter activation go at the target chosen at the end of the movement, even if health totals change.","source":"p. 72, Hunter","question":"The book does not say whether the further attacks follow one that an Interrupt redirected.","ruling":"The further attacks go at the chosen target; option `monsterRedirected` (locked or follows) turns them to the new one.","options":["monsterRedirected"]},
  {"id":"JHX-MONSTER-026","section":"Monsters","title":"Target gone","says":"If the target of a Monster's Hunter attack dies, leaves the board or becomes ineligible, the attack action ends and unused attacks are lost.","source":"p. 72, Hunter"},
  {"id":"JHX-MONSTER-027","section":"Monsters","title":"Melee when engaging","says":"A Monster with several weapons that engages an enemy in its Hunter activation uses only its melee weapons on that model.","source":"p. 72, Hunter"},
  {"id":"JHX-MONSTER-028","section":"Monsters","title":"Monsters and Effigies in 5v5","says":"In 5v5 Effigies are enemy models a Monster may hunt and attack.","source":"p. 72, Monsters"},
  {"id":"JHX-MONSTER-029","section":"Monsters","title":"Monsters and Effigies in 3v3","says":"In 3v3 Monsters never attack Effigies and ignore them when choosing whom to approach.","source":"p. 72-73, Monsters in the 3v3 Game Mode"},
  {"id":"JHX-MONSTER-030","section":"Monsters","title":"Respawn token","says":"In step 4 every Monster Pit without a respawn token whose Monster is no longer in play receives a Monster Respawn Token, after pits that already had one have spawned.","source":"p. 33, Step 4"},
  {"id":"JHX-MONSTER-031","section":"Monsters","title":"Respawn","says":"In step 4 a pit holding a respawn token removes it and spawns a Monster with full health, so a Monster killed in an Activation Phase returns in the second Communion Phase after its death.","source":"p. 33, Step 4; p. 72, Respawn","example":"Killed in round 2, token in round 3, respawn in round 4.","question":"The book does not say in which order several pits bring forth their Monsters.","ruling":"Pits spawn in the order of the map; option `pitOrder` (map or active-player) lets the active player order them.","options":["pitOrder"]},
  {"id":"JHX-MONSTER-032","section":"Monsters","title":"Monster killed in the Communion Phase","says":"A Monster killed in steps 1-3 gets its token in step 4 of the same phase and respawns in the next one.","source":"p. 33; p. 72","example":"A Monster that comes out of its pit in step 4 and dies there gets its token in the next phase, since only the remaining pits are looked at.","question":"The token procedure and \"second Communion Phase after its death\" differ here.","ruling":"The token procedure governs."},
  {"id":"JHX-MONSTER-033","section":"Monsters","title":"Random pits re-roll","says":"A random pit draws a new random Monster of its tiers each time it spawns.","source":"p. 72, Respawn"},
  {"id":"JHX-MONSTER-034","section":"Monsters","title":"Tokens cannot be removed","says":"Hero abilities cannot remove Monster Respawn Tokens.","source":"p. 33, Step 4"},
  {"id":"JHX-MONSTER-035","section":"Monsters","title":"Monsters without a pit","says":"A Monster that began the game without a Monster Pit does not respawn.","source":"p. 72, Respawn"},
  {"id":"JHX-MONSTER-036","section":"Monsters","title":"Monster Pit occupied by a player's model","says":"If a player's model stands on the Monster Pit, the Monster spawns on an unoccupied hex adjacent to the pit chosen by that model's owner, and then attacks the model on its pit.","source":"p. 33, Step 4","question":"The Monster always attacks that model; the book does not say with what if it has no melee weapon.","ruling":"With the first weapon of its card, if the general rules let it attack (JHX-MONSTER-024)."},
  {"id":"JHX-MONSTER-037","section":"Monsters","title":"Monster Pit occupied by a Soul or Monster","says":"If a Soul or Monster stands on the Monster Pit, the Monster spawns on the unoccupied adjacent hex that is adjacent to the most Heroes; equal options or none are randomised.","source":"p. 33, Step 4"},
  {"id":"JHX-MONSTER-038","section":"Monsters","title":"Spawning next to enemies","says":"A Monster that spawns with enemies in its melee reach attacks one of them at once, because they have become engaged outside an activation.","source":"p. 33; p. 72-73","question":"The spawning rule mentions the attack only for an occupant of the pit.","ruling":"One attack, at the pit's occupant if there is one, otherwise by highest current health, then random."},
  {"id":"JHX-MONSTER-039","section":"Monsters","title":"Monster attacks come last","says":"When a Monster's attack coincides with any other rule, the attack is resolved last.","source":"p. 72-73, Order of Execution"},
  {"id":"JHX-MONSTER-040","section":"Monsters","title":"Ending an activation in reach","says":"A model that ends its activation within a Monster's melee reach is attacked by that Monster.","source":"p. 72-73"},
  {"id":"JHX-MONSTER-041","section":"Monsters","title":"End effects first","says":"End-of-activation effects and the expiry of conditions are resolved before Monsters attack the model for ending its activation in their reach.","source":"p. 72-73; p. 34","question":"The exact order is not spelled out; Monsters resolve last.","ruling":"As stated."},
  {"id":"JHX-MONSTER-042","section":"Monsters","title":"Monster Parting Blows","says":"A Monster always makes a Parting Blow against a model disengaging from it by Advance, Charge or Effigy Recall.","source":"p. 72-73"},
  {"id":"JHX-MONSTER-043","section":"Monsters","title":"Becoming engaged outside an activation","says":"A model that comes to be engaged by a Monster outside the model's own activation, however that happens, is attacked by it.","source":"p. 72-73","example":"A Hero Pushed next to a Monster in the opponent's turn is attacked.","question":"The book does not say whether deployment next to a Monster counts, nor how often one event can make a Monster attack the same model, as when two Monsters push it to and fro between them.","ruling":"Deployment does not count: Monsters attack nobody before round 1. A Monster attacks each time that the model comes back into its reach, up to a hundred attacks in a row that harm nobody; option `monsterStrikesAgain` (each-time or once): with once it attacks the model only once for an event and what follows from it.","options":["monsterStrikesAgain"]},
  {"id":"JHX-MONSTER-044","section":"Monsters","title":"Engaging in one's own activation","says":"A model that comes into a Monster's reach during its own activation is not attacked for that until its activation ends.","source":"p. 72-73"},
  {"id":"JHX-MONSTER-045","section":"Monsters","title":"Several newly engaged models","says":"If several models become engaged by a Monster at once, the Monster attacks the one with the highest current health, then random.","source":"p. 72-73","question":"The book does not say whether several Champions that one Effigy Power moves become engaged at once.","ruling":"They do: the Monster attacks one of them, after the whole power."},
  {"id":"JHX-MONSTER-046","section":"Monsters","title":"After the triggering effect","says":"The attack for becoming engaged is made after the effect that moved the model (for example a whole Push manoeuvre) has been resolved and before the next action.","source":"p. 72-73, Order of Execution","question":"Not stated. The book does not state either whether that attack is an enemy action of its own, in which a model may use an Interrupt again (JHX-INTERRUPT-002) and treacherous ground deals its damage again (JHX-TERRAIN-015).","ruling":"As stated. The attack is an action of its own; option `monsterStrikeIs` (own-action or same-action) makes it part of the action that led to it.","options":["monsterStrikeIs"]},
  {"id":"JHX-MONSTER-047","section":"Monsters","title":"Melee weapon out of Hunter","says":"When an enemy is moved into, placed in or ends its activation in a Monster's melee reach, the Monster attacks once with its melee weapon only.","source":"p. 72-73, During a Monster's attack","question":"A choice between several melee weapons is not covered.","ruling":"With several melee weapons it uses the first listed on the card."},
  {"id":"JHX-MONSTER-048","section":"Monsters","title":"Monsters and manoeuvres","says":"Monsters make no Combat Manoeuvres unless their card says so.","source":"p. 72-73","question":"The book does not state which manoeuvre a Monster makes when it can pay for several.","ruling":"The Monster makes the first manoeuvre of its card; option `monsterManoeuvre` (first or costliest) takes the one with the most symbols.","options":["monsterManoeuvre"]},
  {"id":"JHX-MONSTER-049","section":"Monsters","title":"Monster dice choice","says":"For a Monster's attack the three dice giving the most damage are chosen, before any manoeuvre of the Monster is considered.","source":"p. 72-73","question":"Ties are not covered.","ruling":"Among equal damage choices, the one with most manoeuvre symbols."},
  {"id":"JHX-MONSTER-050","section":"Monsters","title":"No re-rolls of Monster dice","says":"A Monster's attack dice are never re-rolled by anyone.","source":"p. 72-73; p. 38, Try Again"},
  {"id":"JHX-MONSTER-051","section":"Monsters","title":"Monsters and Distracted","says":"A Monster's attack never suffers the Distracted penalty.","source":"p. 72-73; p. 41"},
  {"id":"JHX-MONSTER-052","section":"Monsters","title":"Monsters with Dual Wield","says":"A Monster's Dual Wield gives its second attack only in its Hunter activation.","source":"p. 66, Dual Wield"},
  {"id":"JHX-MONSTER-053","section":"Monsters","title":"Hero killed by a Monster in its owner's turn","says":"If a Hero dies to a Monster's attack during its owner's turn, even with another model of that Warband active, the nearest eligible enemy Hero harvests its Soul and gains a level.","source":"p. 72-73, Being Killed by a Monster"},
  {"id":"JHX-MONSTER-054","section":"Monsters","title":"Hero killed by a Monster otherwise","says":"A Hero killed by a Monster at any other time yields no Soul and no level.","source":"p. 72-73, Being Killed by a Monster","example":"A Hero Pushed into a Monster in the enemy's turn and killed gives the enemy nothing."},
  {"id":"JHX-MONSTER-055","section":"Monsters","title":"Rolls and choices of Monsters","says":"Monster attacks and choices not given to a player are made by the rules engine; no player may spend resources on them.","source":"p. 72-73","question":"The text does not say who rolls, nor who makes the choices that a Monster's own ability leaves open.","ruling":"Rolls are automatic. Choices of an ability are made by the opponent of the player on whose model it acts, as for a Monster's route (JHX-MONSTER-021), else by the active player; option `monsterChoices` (opponent or active-player) gives the active player all of them.","options":["monsterChoices"]},
  {"id":"JHX-MONSTER-056","section":"Monsters","title":"Conditions on Monsters","says":"A condition on a Monster lasts until the end of its next Hunter activation.","source":"p. 62, Conditions; p. 72"},
  {"id":"JHX-ACT-001","section":"Activation","title":"Alternating activations","says":"Players alternate activating one Hero each until every Hero able to activate has done so.","source":"p. 34, Activation Phase"},
  {"id":"JHX-ACT-002","section":"Activation","title":"Once per round","says":"A Hero activates once per round.","source":"p. 34, Activation Phase"},
  {"id":"JHX-ACT-003","section":"Activation","title":"No passing","says":"A player with an unactivated living Hero must activate one when it is their turn; the activated Hero may do nothing.","source":"p. 34, Activation Phase","question":"Passing is not mentioned.","ruling":"Passing is not allowed."},
  {"id":"JHX-ACT-004","section":"Activation","title":"Uneven numbers","says":"When one player has no Hero left to activate, the other keeps activating one after another until done.","source":"p. 34, Activation Phase"},
  {"id":"JHX-ACT-005","section":"Activation","title":"Dying before activating","says":"A Hero that dies before activating loses its activation that round and cannot activate until it has resurrected.","source":"p. 34, Activation Phase"},
  {"id":"JHX-ACT-006","section":"Activation","title":"Start of activation","says":"Start-of-activation effects resolve before the Hero spends any AP.","source":"p. 34, Start of Activation"},
  {"id":"JHX-ACT-007","section":"Activation","title":"Order at the start of activation","says":"Several start-of-activation effects resolve in the order the active player chooses.","source":"p. 34; p. 60","question":"The book does not say whether the end of what lasts until this moment is such an effect.","ruling":"It is one (JHX-TOKEN-011): where something else acts at this moment, the active player says when each Marker, Icon or template goes."},
  {"id":"JHX-ACT-008","section":"Activation","title":"Action Points","says":"A Hero may spend up to 3 AP per activation on any mix of actions, repeating an action as often as its AP and other costs allow.","source":"p. 34; p. 35"},
  {"id":"JHX-ACT-009","section":"Activation","title":"AP modifiers","says":"AP modifiers (resurrection -1, stun -1, Lesser Being 2 in place of 3) add up.","source":"p. 34; p. 63, Stun; p. 67","question":"No minimum is given.","ruling":"The minimum is 0."},
  {"id":"JHX-ACT-010","section":"Activation","title":"Unspent AP","says":"AP that a Hero has not spent by the end of its activation are lost.","source":"p. 35"},
  {"id":"JHX-ACT-011","section":"Activation","title":"Interrupted actions","says":"An action that is cut short by an Interrupt is over, and its AP and Fate are not returned.","source":"p. 35; p. 47","question":"Refunds are not mentioned.","ruling":"None."},
  {"id":"JHX-ACT-012","section":"Activation","title":"Dying while active","says":"If the active Hero dies, its activation ends at once after the current action's remaining effects, and the turn passes.","source":"p. 34; p. 44"},
  {"id":"JHX-ACT-013","section":"Activation","title":"End of activation","says":"When the active player ends the activation, end-of-activation effects such as burn resolve.","source":"p. 34, End of Activation"},
  {"id":"JHX-ACT-014","section":"Activation","title":"End of activation order","says":"The end of an activation resolves: effects at the end of activation (burn included) in the active player's order; loss of Bound Souls in the deployment zone; expiry of conditions and markers due; Monster attacks on the model.","source":"p. 34; p. 60; p. 62; p. 72-73","question":"No full order is given.","ruling":"As stated."},
  {"id":"JHX-ACT-015","section":"Activation","title":"Meaning of turn","says":"A player's turn is the activation of one of their Heroes (with its Summoned models or unit), including its start and end steps.","source":"p. 34; p. 72-73","question":"Turn and activation are used loosely.","ruling":"As stated."},
  {"id":"JHX-ACT-016","section":"Activation","title":"Active player","says":"The active player is the one controlling the Hero being activated.","source":"Appendix (Active Player)"},
  {"id":"JHX-ACT-017","section":"Activation","title":"End of round","says":"After the last activation the round ends: the tie-breaker limit is checked, then turn order for the next round is set.","source":"reference card, End of Round"},
  {"id":"JHX-ACTION-001","section":"Actions available to all Heroes","title":"Generic actions","says":"Every Hero may use Active Abilities, Advance, Bank Soul, Basic Attack, Charge, Stand Your Ground, Cleanse, Effigy Recall, Buy/Trade/Sell Artefacts, Hand Over Artefact, Self-Heal, Soul Harvest, Stand Up and Try Again.","source":"p. 35-38; reference card"},
  {"id":"JHX-ACTION-002","section":"Actions available to all Heroes","title":"Repeating actions","says":"The same action may be repeated in an activation unless that action says once per activation.","source":"p. 35"},
  {"id":"JHX-ACTION-003","section":"Actions available to all Heroes","title":"Advance","says":"For 1 AP a Hero moves up to its MOV in hexes, hex by adjacent hex, not necessarily in a straight line, to an unoccupied hex.","source":"p. 35, Advance"},
  {"id":"JHX-ACTION-004","section":"Actions available to all Heroes","title":"Bank Soul/s","says":"For 1 AP a Hero adjacent to its own Effigy turns any number of its Bound Souls into Banked Souls.","source":"p. 36, Bank Soul/s"},
  {"id":"JHX-ACTION-005","section":"Actions available to all Heroes","title":"Banking some Souls","says":"The player may choose how many of the Hero's Souls to bank.","source":"p. 36, Bank Soul/s","question":"The text says multiple, not all.","ruling":"Any number from one to all."},
  {"id":"JHX-ACTION-006","section":"Actions available to all Heroes","title":"Basic Attack action","says":"A Basic Attack costs the AP printed with the weapon (normally 1) and follows the attack process.","source":"p. 36, Basic Attack"},
  {"id":"JHX-ACTION-007","section":"Actions available to all Heroes","title":"Cleanse","says":"For 1 Fate the active Hero removes one condition from itself.","source":"p. 37, Cleanse","question":"An ability that takes some conditions off a model does not say who picks them.","ruling":"The owner of the model picks; option `cleanseChoice` (owner or user) lets the player of the ability pick.","options":["cleanseChoice"]},
  {"id":"JHX-ACTION-008","section":"Actions available to all Heroes","title":"Cleanse limits","says":"Cleanse can be used only in the affected Hero's own activation and at most once per activation.","source":"p. 37, Cleanse"},
  {"id":"JHX-ACTION-009","section":"Actions available to all Heroes","title":"Cleansing burn","says":"Burn removed by Cleanse deals no damage.","source":"p. 37; p. 62"},
  {"id":"JHX-ACTION-010","section":"Actions available to all Heroes","title":"Effigy Recall","says":"For 2 AP the Hero is Placed on an unoccupied hex adjacent to its own Effigy.","source":"p. 37, Effigy Recall","question":"The book does not say whether a Hero that is next to its Effigy already may be Placed on the hex where it stands.","ruling":"It may: its own hex is free to it."},
  {"id":"JHX-ACTION-011","section":"Actions available to all Heroes","title":"Parting Blows on recall","says":"An engaged Hero that recalls first suffers a Parting Blow from each enemy engaging it.","source":"p. 37, Effigy Recall; p. 47"},
  {"id":"JHX-ACTION-012","section":"Actions available to all Heroes","title":"Order of recall Parting Blows","says":"The player making the Parting Blows orders them; engaging Monsters strike last.","source":"p. 37, Effigy Recall"},
  {"id":"JHX-ACTION-013","section":"Actions available to all Heroes","title":"Recall stopped","says":"If a Parting Blow kills the Hero or leaves it knocked down, it is not Placed and the recall ends.","source":"p. 37; p. 47; p. 63","question":"Not stated directly; it follows from knock down forbidding Effigy Recall.","ruling":"As stated, AP lost; remaining Parting Blows against a knocked-down Hero are no longer made because it is not disengaging."},
  {"id":"JHX-ACTION-014","section":"Actions available to all Heroes","title":"Recall without room","says":"Effigy Recall cannot be declared when no hex adjacent to the Effigy is unoccupied.","source":"p. 37; Appendix (Place)"},
  {"id":"JHX-ACTION-015","section":"Actions available to all Heroes","title":"Recall and Souls","says":"Recalling is not itself a loss of Souls, but a Hero still in its deployment zone when its activation ends loses its Bound Souls.","source":"reference card, Effigy Recall note; p. 76"},
  {"id":"JHX-ACTION-016","section":"Actions available to all Heroes","title":"Self-Heal","says":"For 1 AP and 1 Fate the active Hero heals 5 health, up to its maximum.","source":"p. 37, Self-Heal","question":"The book does not say whether a Hero that has nothing to heal, or that cannot heal, may pay for Self-Heal.","ruling":"Self-Heal is refused to a Hero that has nothing to heal, and to one that burns (JHX-COND-017) or has Mortal Wounds (JHX-ABILITY-035)."},
  {"id":"JHX-ACTION-017","section":"Actions available to all Heroes","title":"Self-Heal limit","says":"Self-Heal can be used once per Hero activation.","source":"p. 37, Self-Heal"},
  {"id":"JHX-ACTION-018","section":"Actions available to all Heroes","title":"Self-Heal and temporary health","says":"Self-Heal restores base health only.","source":"p. 37; Appendix (Temporary Health)","question":"The action says up to the maximum including temporary health, while the definition of temporary health excludes all healing of it.","ruling":"The definition of temporary health wins; option `selfHealRestoresTemporary` (default false) lets Self-Heal restore lost temporary health after base health.","options":["selfHealRestoresTemporary"]},
  {"id":"JHX-ACTION-019","section":"Actions available to all Heroes","title":"Soul Harvest action","says":"For 2 AP a Hero adjacent to an unbound Soul attempts to harvest it: 2D6 plus its Soul Harvest attribute plus Assist minus Hinder, succeeding on a total of 12 or more.","source":"p. 37, Soul Harvest"},
  {"id":"JHX-ACTION-020","section":"Actions available to all Heroes","title":"Assist","says":"Each friendly Hero adjacent to the Soul, other than the harvester, adds 1.","source":"p. 37, Soul Harvest"},
  {"id":"JHX-ACTION-021","section":"Actions available to all Heroes","title":"Hinder","says":"Each enemy Hero and each Monster adjacent to the Soul subtracts 1.","source":"p. 37, Soul Harvest"},
  {"id":"JHX-ACTION-022","section":"Actions available to all Heroes","title":"Summoned models and harvests","says":"Summoned models neither assist nor hinder.","source":"p. 37, Soul Harvest"},
  {"id":"JHX-ACTION-023","section":"Actions available to all Heroes","title":"Prone helpers","says":"Knocked-down or stunned Heroes still assist and hinder.","source":"p. 37; p. 63","question":"No condition but curse (and the Soulless rule) removes it.","ruling":"Only curse and the Soulless rule keep a Hero from assisting and hindering."},
  {"id":"JHX-ACTION-024","section":"Actions available to all Heroes","title":"Failed harvest","says":"On a total below 12 the Soul stays and the AP are spent; the Hero may try again with AP left.","source":"p. 37, Soul Harvest"},
  {"id":"JHX-ACTION-025","section":"Actions available to all Heroes","title":"Choosing the Soul","says":"With several Souls in reach, the harvester names one before rolling.","source":"p. 37, Soul Harvest"},
  {"id":"JHX-ACTION-026","section":"Actions available to all Heroes","title":"Harvest and line of sight","says":"A Soul Harvest needs only the distance, not line of sight.","source":"p. 37; p. 50","question":"Sight is required to target models, and a Soul is a model; the action asks for adjacency only.","ruling":"No sight needed, also for a Soulgazer 2 hexes away."},
  {"id":"JHX-ACTION-027","section":"Actions available to all Heroes","title":"Re-rolling a harvest","says":"Both dice of the harvest roll may be re-rolled once with Try Again.","source":"p. 37-38"},
  {"id":"JHX-ACTION-028","section":"Actions available to all Heroes","title":"Stand Up","says":"For 1 AP the Hero removes knock down from itself.","source":"p. 37, Stand Up"},
  {"id":"JHX-ACTION-029","section":"Actions available to all Heroes","title":"Hand Over Artefact","says":"For 1 AP a Hero gives one of its Artefacts to an adjacent friendly Hero.","source":"p. 37, Hand Over Magical Artefact"},
  {"id":"JHX-ACTION-030","section":"Actions available to all Heroes","title":"Slot needed","says":"The receiving Hero must have the matching slot (offensive or defensive) empty.","source":"p. 37, Hand Over Magical Artefact"},
  {"id":"JHX-ACTION-031","section":"Actions available to all Heroes","title":"Hand Over and Artefact limits","says":"A Sacred Artefact may be handed only to a Champion, and only a unit's Commander may give or receive for its unit.","source":"p. 37; p. 15","question":"The action names only the slot; the other limits come from who may equip or own Artefacts.","ruling":"As stated."},
  {"id":"JHX-ACTION-032","section":"Actions available to all Heroes","title":"Artefact action","says":"For 1 AP a Hero adjacent to its own Effigy may buy, trade and sell any number of Artefacts in one action.","source":"p. 37, Magical Artefact","question":"The book does not say whether one Artefact may change hands several times in the same action.","ruling":"Each Artefact changes hands once in an action, so that every action comes to an end: what could be bought and given back again can be had directly."},
  {"id":"JHX-ACTION-033","section":"Actions available to all Heroes","title":"0 AP actions","says":"An action costing 0 AP is still an action: it obeys once-per-activation limits and is barred by knock down.","source":"p. 63, Knock Down; p. 24"},
  {"id":"JHX-MOVE-001","section":"Movement","title":"Movement in steps","says":"A move is a path of adjacent hexes, each step costing one hex of movement.","source":"p. 35, Advance"},
  {"id":"JHX-MOVE-002","section":"Movement","title":"Ending a move","says":"A move must end on an unoccupied hex.","source":"p. 35; Appendix (Occupied)"},
  {"id":"JHX-MOVE-003","section":"Movement","title":"Models block","says":"A Hero cannot voluntarily move through a hex holding another model, friend or foe.","source":"p. 35, Advance"},
  {"id":"JHX-MOVE-004","section":"Movement","title":"Moving through one's own Effigy","says":"Friendly models may move through their own Effigy's hexes but cannot end there.","source":"p. 80, Effigies"},
  {"id":"JHX-MOVE-005","section":"Movement","title":"Movement allowance","says":"The allowance of an Advance is the modified MOV, less the single highest terrain penalty of the path, never below 1.","source":"p. 25; p. 50"},
  {"id":"JHX-MOVE-006","section":"Movement","title":"Penalty once per action","says":"The movement penalty of terrain is applied once per action however many such hexes are crossed.","source":"p. 50"},
  {"id":"JHX-MOVE-007","section":"Movement","title":"Penalties do not stack","says":"When several terrain types are crossed in one action only the highest penalty applies.","source":"p. 51, Interacting With Multiple Terrain Types"},
  {"id":"JHX-MOVE-008","section":"Movement","title":"Least MOV","says":"MOV is never less than 1 whatever modifies it.","source":"p. 50, Passable note"},
  {"id":"JHX-MOVE-009","section":"Movement","title":"Compelled Advance","says":"A model made to Advance towards or away takes a shortest route through unoccupied hexes; the active player picks among equals.","source":"Appendix (Away/Towards, Advance)"},
  {"id":"JHX-MOVE-010","section":"Movement","title":"Going around obstacles","says":"A compelled Advance may go around occupied hexes, stepping no closer for a while, provided it does not end further from its goal than it began.","source":"Appendix (Away/Towards)"},
  {"id":"JHX-MOVE-011","section":"Movement","title":"Stop when no gain","says":"A model moved towards or away stops as soon as further movement would not bring it nearer or farther, except as in JHX-MOVE-010.","source":"Appendix (Away/Towards)"},
  {"id":"JHX-MOVE-012","section":"Movement","title":"Place","says":"A Placed model is put on the stated hex ignoring all terrain and models in between.","source":"Appendix (Place)"},
  {"id":"JHX-MOVE-013","section":"Movement","title":"Place on an occupied hex","says":"A model cannot be Placed on an occupied hex.","source":"Appendix (Place)"},
  {"id":"JHX-MOVE-014","section":"Movement","title":"Place towards or away","says":"A Place towards or away follows a straight line; if the end hex is occupied the model goes to the first unoccupied hex of that line, working back from the end, within the stated distance, or does not move.","source":"Appendix (Away/Towards, Place)","question":"The definition of Place forbids occupied hexes; this clause substitutes another hex, and the search direction is not stated.","ruling":"Directed Places fall back towards the start; freely chosen Places are just illegal."},
  {"id":"JHX-MOVE-015","section":"Movement","title":"Push towards or away","says":"A Push towards or away uses the shortest straight route and stops at the first occupied hex.","source":"Appendix (Away/Towards, Push)"},
  {"id":"JHX-MOVE-016","section":"Movement","title":"Push and Place do not provoke","says":"Movement by Push or Place never triggers a Parting Blow.","source":"p. 47"},
  {"id":"JHX-MOVE-017","section":"Movement","title":"Movement cut short","says":"A moving model that dies or is knocked down stops in the hex where it is and its move is over.","source":"p. 47; p. 50"},
  {"id":"JHX-MOVE-018","section":"Movement","title":"Entering","says":"A model enters an area when it goes from outside to inside it by Advance, Push, Place or Throw.","source":"Appendix (Enter)","question":"Charge is not listed.","ruling":"A Charge moves by Advance and so enters."},
  {"id":"JHX-CHARGE-001","section":"Charge","title":"Charge cost","says":"A Charge costs 1 AP plus the AP cost of the melee Basic Attack to be used, paid when it is declared.","source":"p. 36; p. 55","question":"When the parts are paid is not stated.","ruling":"All at declaration, not refunded."},
  {"id":"JHX-CHARGE-002","section":"Charge","title":"Charge target","says":"The target of a Charge must be an enemy model.","source":"p. 36; p. 55"},
  {"id":"JHX-CHARGE-003","section":"Charge","title":"Sight before moving","says":"The charger must have line of sight to the target from its starting hex, before any sidestep.","source":"p. 36; p. 55, step 1"},
  {"id":"JHX-CHARGE-004","section":"Charge","title":"Not against engaged targets","says":"A model cannot Charge a target that it is engaging or that is engaging it.","source":"p. 36; p. 55"},
  {"id":"JHX-CHARGE-005","section":"Charge","title":"Charging out of another fight","says":"A model engaged by a third model may Charge; leaving that enemy's reach provokes a Parting Blow.","source":"p. 36; p. 47; p. 72-73","question":"The disengaging rule names Advance and Effigy Recall only; the Monster rule names Charge as well.","ruling":"A Charge contains an Advance and provokes."},
  {"id":"JHX-CHARGE-006","section":"Charge","title":"Must end in reach","says":"The move of a Charge must end on an unoccupied hex from which the target is within the chosen weapon's melee reach; otherwise the Charge cannot be declared.","source":"p. 36; p. 55"},
  {"id":"JHX-CHARGE-007","section":"Charge","title":"Charge distance","says":"The charger moves at most its MOV, after terrain penalty, plus 2 hexes.","source":"p. 36; p. 55"},
  {"id":"JHX-CHARGE-008","section":"Charge","title":"Bonus hexes are not MOV","says":"The 2 extra hexes of a Charge are added after every MOV modifier and cap.","source":"p. 63, Freeze","example":"Frozen Hero, MOV 2, Charges up to 4 hexes."},
  {"id":"JHX-CHARGE-009","section":"Charge","title":"Straight line","says":"A straight Charge takes every hex in one of the six directions.","source":"p. 55, step 3"},
  {"id":"JHX-CHARGE-010","section":"Charge","title":"Slalom line","says":"A slalom Charge alternates strictly between two neighbouring directions.","source":"p. 55, step 3","question":"The zig-zag is shown only by picture.","ruling":"Two directions 60 degrees apart, alternating each hex, beginning with either."},
  {"id":"JHX-CHARGE-011","section":"Charge","title":"Sidestep","says":"The first hex of a Charge may be a step in any direction, after which the straight or slalom line begins.","source":"p. 36; p. 55, step 2"},
  {"id":"JHX-CHARGE-012","section":"Charge","title":"Sidestep cost","says":"The sidestep uses one hex of the Charge's allowance.","source":"p. 36; p. 55","example":"MOV 5: 7 hexes, or a sidestep plus up to 6.","question":"Counting as -1 MOV could also be read as costing an extra hex beside the step itself.","ruling":"The sidestep costs one hex in all."},
  {"id":"JHX-CHARGE-013","section":"Charge","title":"Sidestep onto terrain","says":"The sidestep of a Charge is subject to all movement rules, including terrain, Parting Blows and blocked hexes.","source":"p. 55; p. 50"},
  {"id":"JHX-CHARGE-014","section":"Charge","title":"Charging over walls","says":"A Charge cannot cross a wall hex unless the model has Pathfinder or Fly, and then it must clear the wall in that move.","source":"p. 51, Passable Charge"},
  {"id":"JHX-CHARGE-015","section":"Charge","title":"Charge attack","says":"At the end of the move the charger makes the chosen melee Basic Attack against the Charge target with +2 dice.","source":"p. 36; p. 55, step 4"},
  {"id":"JHX-CHARGE-016","section":"Charge","title":"Charge stopped short","says":"If the charger is killed, knocked down or stopped before it reaches its end hex, no attack is made and the cost is lost.","source":"p. 47; p. 50","question":"The book does not say when the die is rolled for a Charge of a model that has a die in place of MOV.","ruling":"The die is rolled once the Charge is declared; a charger that does not come as far as was declared makes no attack."},
  {"id":"JHX-CHARGE-017","section":"Charge","title":"Target no longer reachable","says":"If an Interrupt leaves the target out of reach or dead when the attack is due, the attack is not made.","source":"p. 36; p. 60","question":"Not covered.","ruling":"As stated."},
  {"id":"JHX-CHARGE-018","section":"Charge","title":"Aiming and Charge","says":"A Hero that claimed the aiming bonus cannot Charge this activation, since a Charge includes an Advance.","source":"p. 41, Aiming Bonus"},
  {"id":"JHX-CHARGE-019","section":"Charge","title":"Stand Your Ground","says":"A charged Hero's player may pay 1 Fate to take 1 die from the charger's attack pool.","source":"p. 36; p. 55"},
  {"id":"JHX-CHARGE-020","section":"Charge","title":"Stand Your Ground window","says":"Stand Your Ground is an Interrupt that is used after the charger has been moved and before the attack dice are rolled.","source":"p. 36; p. 55"},
  {"id":"JHX-CHARGE-021","section":"Charge","title":"Stand Your Ground once","says":"Stand Your Ground can be used once per Charge.","source":"p. 36; p. 55"},
  {"id":"JHX-CHARGE-022","section":"Charge","title":"Stand Your Ground and the minimum","says":"The -1 of Stand Your Ground is the last negative modifier, and the pool still never falls below 1 die.","source":"p. 41; p. 42, Order of Dice Calculation"},
  {"id":"JHX-CHARGE-023","section":"Charge","title":"Models that may stand their ground","says":"Only the Hero being charged may use Stand Your Ground; Monsters, Effigies and Summoned models cannot.","source":"p. 36","question":"Knocked-down or stunned Heroes are not excluded.","ruling":"Knocked-down and stunned Heroes may use it."},
  {"id":"JHX-CHARGE-024","section":"Charge","title":"Repeated Charges","says":"A Hero may Charge more than once per activation if it can pay and the target conditions hold.","source":"p. 35; p. 36"},
  {"id":"JHX-ATTACK-001","section":"Attacks: eligibility and dice pool","title":"Attack types","says":"An attack is Melee (MEL), Ranged (RNG) or Magic (MAG), as its weapon shows.","source":"p. 39, Attack Type"},
  {"id":"JHX-ATTACK-002","section":"Attacks: eligibility and dice pool","title":"Attack cost","says":"An attack's AP cost of 1 or more is paid before the attack is carried out.","source":"p. 40, Attack Cost"},
  {"id":"JHX-ATTACK-003","section":"Attacks: eligibility and dice pool","title":"Six attack steps","says":"An attack runs through six steps in order: declare, build the pool, roll, choose dice, mark damage and deaths, perform manoeuvres.","source":"p. 40, Attack Process"},
  {"id":"JHX-ATTACK-004","section":"Attacks: eligibility and dice pool","title":"Declaring an attack","says":"The attacker names a weapon and an enemy model that is in line of sight and within the weapon's reach.","source":"p. 40, Step 1","question":"The book does not say what becomes of an attack when an Interrupt at its declaration leaves the target out of reach or sight, or engages an attacker that shoots.","ruling":"The attack fails, and its AP are lost, as in a Charge (JHX-CHARGE-017); option `attackMadeIllegal` (fails or goes-on) lets it go on. An attack at a new target is deemed legal (JHX-INTERRUPT-010).","options":["attackMadeIllegal"]},
  {"id":"JHX-ATTACK-005","section":"Attacks: eligibility and dice pool","title":"Attack targets","says":"An attack can target only an enemy model; Souls, Shrines and friendly models cannot be attacked.","source":"p. 40, Step 1"},
  {"id":"JHX-ATTACK-006","section":"Attacks: eligibility and dice pool","title":"Melee eligibility","says":"A melee attack needs line of sight and an enemy the attacker is engaging within the weapon's reach.","source":"p. 39, Melee"},
  {"id":"JHX-ATTACK-007","section":"Attacks: eligibility and dice pool","title":"Long melee reach","says":"A melee reach above 1 counts only during the model's own activation; at all other times every melee weapon has reach 1.","source":"p. 39, Melee note","example":"A reach 2 Hero is not engaging an enemy 2 hexes away in the enemy's activation.","question":"The activation of a Summoned model ends with that of its Master (p. 82); the book does not say whether it lasts while the Master or another Summoned model acts.","ruling":"It lasts for the whole activation of the Master, so that the reach of a Summoned model counts all that time, as does that of each model of a unit while the unit is active."},
  {"id":"JHX-ATTACK-008","section":"Attacks: eligibility and dice pool","title":"Ranged and magic eligibility","says":"A ranged or magic attack needs line of sight, the target within reach, and the attacker not engaged by any enemy model.","source":"p. 39, Ranged and Magic","example":"A knocked-down enemy next to the shooter does not engage it, so the shot is legal."},
  {"id":"JHX-ATTACK-009","section":"Attacks: eligibility and dice pool","title":"Engaged by a Monster","says":"A Monster with the attacker in its melee reach engages it and so prevents ranged and magic attacks.","source":"p. 39; p. 72"},
  {"id":"JHX-ATTACK-010","section":"Attacks: eligibility and dice pool","title":"Counting reach","says":"Reach is counted in hexes from the attacker's hex in any direction; reach 1 means adjacent.","source":"Appendix (Within; Within Melee Reach)"},
  {"id":"JHX-ATTACK-011","section":"Attacks: eligibility and dice pool","title":"Reach to an Effigy","says":"Distance to a model of several hexes is the distance to its nearest hex.","source":"p. 18; Appendix (Within)","question":"Not stated.","ruling":"As stated."},
  {"id":"JHX-ATTACK-012","section":"Attacks: eligibility and dice pool","title":"Engaged","says":"A model is engaged by an enemy when it is within that enemy's melee reach and line of sight.","source":"p. 47; Appendix (Engaged)"},
  {"id":"JHX-ATTACK-013","section":"Attacks: eligibility and dice pool","title":"Engaging","says":"A model is engaging an enemy when it has that enemy within its own melee reach and line of sight; engagement need not be mutual.","source":"Appendix (Engaging)"},
  {"id":"JHX-ATTACK-014","section":"Attacks: eligibility and dice pool","title":"Models without a melee weapon","says":"A model without a melee weapon engages nobody.","source":"Appendix (Within Melee Reach)","question":"Not stated for Heroes, stated only for Effigies.","ruling":"As stated."},
  {"id":"JHX-ATTACK-015","section":"Attacks: eligibility and dice pool","title":"Several melee weapons","says":"A model's melee reach is the largest reach among its melee weapons.","source":"Appendix (Within Melee Reach)","question":"Not stated.","ruling":"As stated."},
  {"id":"JHX-ATTACK-016","section":"Attacks: eligibility and dice pool","title":"Base dice","says":"An attack's dice pool starts with the attack attribute minus the target's AGI.","source":"p. 40, Base Calculation","example":"MAG 7 against AGI 3 gives 4."},
  {"id":"JHX-ATTACK-017","section":"Attacks: eligibility and dice pool","title":"Base minimum","says":"If the attack attribute is equal to or below the target's AGI, the dice pool starts with 1 die.","source":"p. 40, Base Calculation","example":"MEL 2 against AGI 3 gives 1."},
  {"id":"JHX-ATTACK-018","section":"Attacks: eligibility and dice pool","title":"Positive before negative","says":"All positive modifiers of a dice pool are added before any negative one is taken away.","source":"p. 41, Step 2"},
  {"id":"JHX-ATTACK-019","section":"Attacks: eligibility and dice pool","title":"Least pool","says":"After all modifiers a dice pool of 0 or less becomes 1 die.","source":"p. 42"},
  {"id":"JHX-ATTACK-020","section":"Attacks: eligibility and dice pool","title":"\"After all modifiers\" dice","says":"Dice that an ability applies after all modifiers are applied to the pool once the minimum of 1 has been enforced, additions first, and the minimum of 1 is enforced again.","source":"p. 66, Dual Wield; p. 67, Mark Target, Mounted","example":"Raw pool -1 becomes 1, Mark Target +1 makes 2.","question":"The book does not say whether the minimum is enforced before these.","ruling":"The minimum is enforced before and after these dice; with option `minBeforeAfterAll` (default true) set to false, only after them.","options":["minBeforeAfterAll"]},
  {"id":"JHX-ATTACK-021","section":"Attacks: eligibility and dice pool","title":"Charge bonus","says":"A melee attack made by a Charge gains +2 dice.","source":"p. 41, Melee Attack Modifiers"},
  {"id":"JHX-ATTACK-022","section":"Attacks: eligibility and dice pool","title":"Ganging Up","says":"A melee attack gains +1 die for each other friendly model engaging the target.","source":"p. 41, Melee Attack Modifiers","question":"The book does not say with which reach a friendly model outside its own activation engages; JHX-ATTACK-007 answers it.","ruling":"A friendly model outside its own activation engages with reach 1 only."},
  {"id":"JHX-ATTACK-023","section":"Attacks: eligibility and dice pool","title":"Positive abilities","says":"Dice from abilities in the attacker's favour are added for all three attack types.","source":"p. 41-42"},
  {"id":"JHX-ATTACK-024","section":"Attacks: eligibility and dice pool","title":"Distracted","says":"A melee attack loses 1 die for each enemy model, other than the target, engaging the attacker.","source":"p. 41, Melee Attack Modifiers"},
  {"id":"JHX-ATTACK-025","section":"Attacks: eligibility and dice pool","title":"Distracted is melee only","says":"Distracted does not apply to ranged or magic attacks, except through Point Blank.","source":"p. 41-42"},
  {"id":"JHX-ATTACK-026","section":"Attacks: eligibility and dice pool","title":"Terrain dice","says":"Cover reduces the pool of every attack type.","source":"p. 41-42; p. 53"},
  {"id":"JHX-ATTACK-027","section":"Attacks: eligibility and dice pool","title":"Negative abilities","says":"Dice from abilities hampering the attacker are subtracted for all three types.","source":"p. 41-42"},
  {"id":"JHX-ATTACK-028","section":"Attacks: eligibility and dice pool","title":"Place of terrain in the order","says":"Terrain and negative abilities are both negative modifiers; their order has no effect on the result.","source":"p. 41-42","question":"The lists put Terrain before Negative Abilities, the worked example puts it after.","ruling":"Both are summed together."},
  {"id":"JHX-ATTACK-029","section":"Attacks: eligibility and dice pool","title":"Aiming bonus","says":"At the beginning of its activation a model may claim the aiming bonus: +1 die on its ranged attacks this activation.","source":"p. 41, Ranged Attack Modifiers","question":"The actions of Summoned models (p. 82) do not name aiming, and the book does not say when their activation begins.","ruling":"Aiming is no action, so a Summoned model may claim it, when it begins to act and before it has spent AP or used an ability, whatever its Master has done before."},
  {"id":"JHX-ATTACK-030","section":"Attacks: eligibility and dice pool","title":"Cost of aiming","says":"A model that claimed the aiming bonus cannot Advance, make a melee Basic Attack or use Effigy Recall for the rest of the activation.","source":"p. 41, Ranged Attack Modifiers"},
  {"id":"JHX-ATTACK-031","section":"Attacks: eligibility and dice pool","title":"When aiming is claimed","says":"Aiming is claimed before the model spends its first AP; it costs nothing.","source":"p. 41","question":"The beginning of the activation is not defined further, and the book does not say whether a knocked-down model may claim the bonus, which is neither an Active Ability nor an action with a price.","ruling":"After start-of-activation effects, before any action of the activation, also one of another model of the unit or of a Summoned model. Claiming counts as an action for 0 AP, which knock down bars (JHX-ACTION-033); option `aimKnockedDown` (default false) lets a knocked-down model claim the bonus before it stands up.","options":["aimKnockedDown"]},
  {"id":"JHX-ATTACK-032","section":"Attacks: eligibility and dice pool","title":"Aiming and other movement","says":"Being Pushed, Placed, thrown or using an ability to move does not end the aiming bonus.","source":"p. 41","question":"Only three actions are barred.","ruling":"Only Advance (and Charge), melee Basic Attacks and Recall are barred."},
  {"id":"JHX-ATTACK-033","section":"Attacks: eligibility and dice pool","title":"Firing Into Melee","says":"A ranged or magic attack loses 1 die per model (not counting the attacker) that engages the target or is engaged by it.","source":"p. 41-42"},
  {"id":"JHX-ATTACK-034","section":"Attacks: eligibility and dice pool","title":"Each model counts once","says":"A model that both engages and is engaged by the target costs 1 die, not 2; friendly models, enemies of the attacker and Monsters all count.","source":"p. 41-42"},
  {"id":"JHX-ATTACK-035","section":"Attacks: eligibility and dice pool","title":"Effigies in a melee","says":"An Effigy engaged by the target of a ranged or magic attack counts as one such model.","source":"p. 41-42; p. 80","question":"Effigies are models and can be engaged, but whether they count here is not stated.","ruling":"An Effigy counts; option `effigyCountsForFiringIntoMelee` (default true).","options":["effigyCountsForFiringIntoMelee"]},
  {"id":"JHX-ATTACK-036","section":"Attacks: eligibility and dice pool","title":"Attack attribute floor","says":"Poison cannot reduce an attack attribute with a printed value of 1 or more below 1.","source":"p. 25; p. 63"},
  {"id":"JHX-DICE-001","section":"Judgement dice","title":"Die faces","says":"A Judgement die shows one of four results: Hit, Manoeuvre, Manoeuvre with Hit, or Miss.","source":"reference card, Calculating Dice"},
  {"id":"JHX-DICE-002","section":"Judgement dice","title":"Face distribution","says":"A Judgement die has six faces drawn from the four results.","source":"reference card, Calculating Dice","question":"The rulebook never says how many faces carry which result.","ruling":"The distribution is configuration; default six faces Hit, Hit, Manoeuvre, Manoeuvre+Hit, Miss, Miss; option `judgementDie`.","options":["judgementDie"]},
  {"id":"JHX-DICE-003","section":"Judgement dice","title":"Whole pool rolled","says":"The whole dice pool of an attack is rolled at once.","source":"p. 42, Step 3"},
  {"id":"JHX-DICE-004","section":"Judgement dice","title":"Three dice","says":"The attacker uses at most three of the rolled dice, whatever the pool size.","source":"p. 43, Step 4"},
  {"id":"JHX-DICE-005","section":"Judgement dice","title":"Fewer than three dice","says":"With a pool below three dice, all rolled dice may be used.","source":"p. 43, Step 4"},
  {"id":"JHX-DICE-006","section":"Judgement dice","title":"Choosing is free","says":"The attacker chooses any dice, not necessarily those with most hits; a die showing both symbols supplies both.","source":"p. 43, Step 4"},
  {"id":"JHX-DICE-007","section":"Judgement dice","title":"When dice are chosen","says":"Dice are chosen after every re-roll has been resolved.","source":"p. 42-43"},
  {"id":"JHX-DICE-008","section":"Judgement dice","title":"Glancing Blow","says":"One Hit among the chosen dice is a Glancing Blow.","source":"p. 43, Step 4"},
  {"id":"JHX-DICE-009","section":"Judgement dice","title":"Solid Blow","says":"Two Hits among the chosen dice are a Solid Blow.","source":"p. 43, Step 4"},
  {"id":"JHX-DICE-010","section":"Judgement dice","title":"Critical Blow","says":"Three Hits among the chosen dice are a Critical Blow.","source":"p. 43, Step 4"},
  {"id":"JHX-DICE-011","section":"Judgement dice","title":"No Hit","says":"With no Hit among the chosen dice no damage is dealt and no bonus damage applies.","source":"p. 43, Step 4"},
  {"id":"JHX-DICE-012","section":"Judgement dice","title":"Being hit","says":"A target counts as Hit when the dice chosen against it show at least one Hit; otherwise nothing that needs a Hit is triggered.","source":"Appendix (Hit)"},
  {"id":"JHX-DICE-013","section":"Judgement dice","title":"Manoeuvre symbols","says":"Each manoeuvre symbol on the chosen dice is one point for Combat Manoeuvres; symbols on unchosen dice are worth nothing.","source":"p. 43, Step 4"},
  {"id":"JHX-REROLL-001","section":"Re-rolls","title":"Rolls that Try Again can re-roll","says":"Try Again may be used on any dice roll of the game except attacks by Monsters and Summoned models.","source":"p. 38, Try Again","question":"The book states neither whose rolls qualify nor whether neutral rolls (Soul movement, randomising) do.","ruling":"Only rolls made by the paying player for their own Heroes or Fate can be re-rolled (attacks, Parting Blows, harvests, ability rolls, Shrine D3). Option `tryAgainScope` (own or any), default own.","options":["tryAgainScope"]},
  {"id":"JHX-REROLL-002","section":"Re-rolls","title":"Whole pool","says":"Try Again re-rolls the entire pool, not a selection.","source":"p. 38, Try Again"},
  {"id":"JHX-REROLL-003","section":"Re-rolls","title":"Once per roll","says":"A given roll may be re-rolled with Try Again only once.","source":"p. 38, Try Again"},
  {"id":"JHX-REROLL-004","section":"Re-rolls","title":"A die is re-rolled once","says":"A die that has been re-rolled can never be rolled again, by anyone.","source":"p. 43, Multiple Re-rolls"},
  {"id":"JHX-REROLL-005","section":"Re-rolls","title":"Pool re-roll after a partial one","says":"When part of a pool has been re-rolled, an effect that re-rolls the pool re-rolls just the dice not yet re-rolled.","source":"p. 43, Multiple Re-rolls"},
  {"id":"JHX-REROLL-006","section":"Re-rolls","title":"Re-roll order, first","says":"The active player first uses any number of their re-roll abilities.","source":"p. 43, Multiple Re-rolls","example":"Augury on one die, then Try Again on the others."},
  {"id":"JHX-REROLL-007","section":"Re-rolls","title":"Re-roll order, second","says":"The non-active player may then force re-rolls, affecting only dice not already re-rolled.","source":"p. 43, Multiple Re-rolls","example":"Gift of the Gods after Try Again re-rolls nothing."},
  {"id":"JHX-REROLL-008","section":"Re-rolls","title":"Rolls outside the roller's activation","says":"For a roll made by the non-active player (a Parting Blow), the roller uses their re-rolls first and the other player second.","source":"p. 43","question":"The text assumes the active player rolls.","ruling":"The roller comes first; option `rerollFirst` (roller or active-player), default roller.","options":["rerollFirst"]},
  {"id":"JHX-REROLL-009","section":"Re-rolls","title":"One pass each","says":"After the non-active player's forced re-rolls the active player gets no further chance.","source":"p. 43","question":"Implied by the order.","ruling":"As stated."},
  {"id":"JHX-REROLL-010","section":"Re-rolls","title":"Re-roll with no eligible die","says":"A re-roll cannot be paid for when every die of the pool has already been re-rolled.","source":"p. 43","question":"Not stated.","ruling":"The re-roll is refused."},
  {"id":"JHX-REROLL-011","section":"Re-rolls","title":"Re-rolled results stand","says":"The new result of a re-rolled die replaces the old even if worse.","source":"p. 43"},
  {"id":"JHX-REROLL-012","section":"Re-rolls","title":"Re-roll cost","says":"Try Again costs 1 Fate from the roller's pool at the time of use, including Fate gained in the same step.","source":"p. 38"},
  {"id":"JHX-DAMAGE-001","section":"Damage and healing","title":"Damage by blow","says":"The damage of a hit is the weapon's value for the blow achieved.","source":"p. 26; p. 43"},
  {"id":"JHX-DAMAGE-002","section":"Damage and healing","title":"RES","says":"The target's RES is subtracted from the damage of an attack.","source":"p. 44, Marking Damage","example":"5 against RES 2 marks 3; Wither Soul critical 4 against Skoll's RES 1 marks 3, taking him from 21 to 18."},
  {"id":"JHX-DAMAGE-003","section":"Damage and healing","title":"Damage floor","says":"Damage after RES is never negative; an attack may hit and deal 0.","source":"p. 44","question":"No minimum of 1 is stated.","ruling":"The least damage is 0."},
  {"id":"JHX-DAMAGE-004","section":"Damage and healing","title":"Order of damage modifiers","says":"Damage of an attack is computed as grid value, plus bonuses, minus reductions such as freeze (not below 0), minus RES (not below 0).","source":"p. 43-44; p. 63, Freeze","question":"The order of reductions is not given.","ruling":"As stated."},
  {"id":"JHX-DAMAGE-005","section":"Damage and healing","title":"Damage from other sources","says":"Damage from abilities and effects is also reduced by RES unless it is True Damage.","source":"p. 44; Appendix (True Damage)","question":"RES is explained for attacks only; True Damage is defined as ignoring RES.","ruling":"As stated."},
  {"id":"JHX-DAMAGE-006","section":"Damage and healing","title":"True Damage","says":"True Damage ignores RES.","source":"Appendix (True Damage)"},
  {"id":"JHX-DAMAGE-007","section":"Damage and healing","title":"Taking damage","says":"A model has taken damage when its health was reduced by 1 or more, and this remains so for the whole attack action even if healed back.","source":"Appendix (Damage)"},
  {"id":"JHX-DAMAGE-008","section":"Damage and healing","title":"Damage to temporary health","says":"Damage absorbed by temporary health counts as damage taken.","source":"Appendix (Damage; Temporary Health)","question":"Temporary health is separate from base health.","ruling":"Such damage counts."},
  {"id":"JHX-DAMAGE-009","section":"Damage and healing","title":"Healing","says":"Healing removes marked damage and cannot raise health above the current maximum.","source":"Appendix (Heal)"},
  {"id":"JHX-DAMAGE-010","section":"Damage and healing","title":"Temporary health first","says":"Damage is taken from temporary health before base health.","source":"Appendix (Temporary Health)"},
  {"id":"JHX-DAMAGE-011","section":"Damage and healing","title":"Temporary health cannot be healed","says":"Lost temporary health is never restored by healing.","source":"Appendix (Temporary Health)"},
  {"id":"JHX-DAMAGE-012","section":"Damage and healing","title":"Base health can still be healed","says":"A model with temporary health can still heal its base health.","source":"Appendix (Temporary Health)"},
  {"id":"JHX-DAMAGE-013","section":"Damage and healing","title":"Separate pools","says":"Temporary health from different sources is tracked in separate pools that expire on their own.","source":"Appendix (Temporary Health)"},
  {"id":"JHX-DAMAGE-014","section":"Damage and healing","title":"Damage across pools","says":"The owner chooses which pools take damage and may split it among them.","source":"Appendix (Temporary Health)"},
  {"id":"JHX-DAMAGE-015","section":"Damage and healing","title":"Expiring temporary health","says":"When a pool expires, what is left of it disappears without reducing base health.","source":"Appendix (Temporary Health)","question":"Not stated.","ruling":"As stated."},
  {"id":"JHX-DAMAGE-016","section":"Damage and healing","title":"Death with temporary health","says":"A model reaches zero health only when base health is 0.","source":"Appendix (Temporary Health); p. 44","question":"Not stated.","ruling":"With temporary health left base health cannot be damaged, except by effects that ignore it."},
  {"id":"JHX-DEATH-001","section":"Death","title":"Zero health stage","says":"When a Hero's health reaches 0, first all effects that depend on reaching zero health trigger.","source":"p. 44, Phase 1; Appendix (Killed)"},
  {"id":"JHX-DEATH-002","section":"Death","title":"Saved from death","says":"A Hero that is above 0 after the first stage does not die and the attack continues with step 6.","source":"p. 44, Phase 2"},
  {"id":"JHX-DEATH-003","section":"Death","title":"Death stage","says":"A Hero still at 0 dies, is removed from the battlefield, and effects that depend on its death trigger.","source":"p. 44, Phase 2; Appendix (Killed)"},
  {"id":"JHX-DEATH-004","section":"Death","title":"Several triggers in one stage","says":"Within each of the two stages of a death the active player orders multiple triggers.","source":"Appendix (Killed)","question":"The book does not state whether these triggers include the harvest of the Soul, the level gained by it and the death of models that the dead one had summoned; the list of the death stage names the harvest before other effects.","ruling":"The Soul is harvested first, then the triggers of the death happen in the active player's order, then the models that the dead one had summoned die; option `deathTriggers` (harvest-first or active-player) lets the active player order the three.","options":["deathTriggers"]},
  {"id":"JHX-DEATH-005","section":"Death","title":"Harvest before loss","says":"The killer's harvest is applied before the victim's own Souls are lost; a captured Effigy ends the game between the two.","source":"p. 44, Phase 2","question":"The list order suggests it.","ruling":"As stated."},
  {"id":"JHX-DEATH-006","section":"Death","title":"Tokens on the dead","says":"All tokens on the dead model are removed.","source":"p. 44; Appendix (Killed)"},
  {"id":"JHX-DEATH-007","section":"Death","title":"Tokens made by the dead","says":"Tokens and effects the dead model has in play elsewhere stay in play.","source":"p. 44, note","question":"The book does not state how long an effect lasts until the next activation of a model that is dead and perhaps never returns.","ruling":"Such an effect stays until that model activates again, for the rest of the game if it never does; option `effectsOfTheDead` (stay or end) ends it with the model. A Coalesce Icon always stays.","options":["effectsOfTheDead"]},
  {"id":"JHX-DEATH-008","section":"Death","title":"Excess damage","says":"Damage beyond 0 health has no effect.","source":"Appendix (Killing Blow)","question":"Not stated.","ruling":"As stated."},
  {"id":"JHX-DEATH-009","section":"Death","title":"Manoeuvres after a kill","says":"If the target died, step 6 still happens for manoeuvres that do not need the target, such as Pushing the attacker.","source":"p. 44-46","question":"Step 5 sends a surviving Hero to step 6 and says nothing about a dead one.","ruling":"As stated."},
  {"id":"JHX-DEATH-010","section":"Death","title":"No permanent effects","says":"Death leaves no permanent effect: levels, Artefacts and marks of Mark Target remain.","source":"p. 29; p. 45"},
  {"id":"JHX-DEATH-011","section":"Death","title":"Monster death","says":"A Monster at 0 health is removed; it has no Soul.","source":"p. 45; p. 72"},
  {"id":"JHX-DEATH-012","section":"Death","title":"Killing Blow","says":"The model that inflicted the last damage point has dealt the killing blow.","source":"Appendix (Killing Blow)"},
  {"id":"JHX-DEATH-013","section":"Death","title":"Several deaths at once","says":"When one effect brings several models to 0 health, they are resolved one after another in the active player's order.","source":"p. 60; Appendix (Killed)"},
  {"id":"JHX-MAN-001","section":"Combat Manoeuvres","title":"One manoeuvre per attack","says":"A model may buy one Combat Manoeuvre per Basic Attack.","source":"p. 46"},
  {"id":"JHX-MAN-002","section":"Combat Manoeuvres","title":"Manoeuvres come after damage","says":"The manoeuvre bought is executed in step 6, after damage.","source":"p. 46, Step 6"},
  {"id":"JHX-MAN-003","section":"Combat Manoeuvres","title":"Manoeuvre cost","says":"A manoeuvre costs the number of symbols on the card, paid from the chosen dice; surplus symbols are lost.","source":"p. 46; p. 26 (I)"},
  {"id":"JHX-MAN-004","section":"Combat Manoeuvres","title":"Special manoeuvres","says":"Manoeuvres printed on a card can be used only by that model.","source":"p. 46"},
  {"id":"JHX-MAN-005","section":"Combat Manoeuvres","title":"Only Basic Attacks","says":"Manoeuvres can be bought only with Basic Attacks, not with abilities.","source":"p. 46"},
  {"id":"JHX-MAN-006","section":"Combat Manoeuvres","title":"Manoeuvres that need damage","says":"A manoeuvre whose text needs a damaged target works only if the attack dealt at least 1 damage.","source":"p. 46, Viper Strike","example":"Viper Strike, 2 symbols, target damaged by a melee attack is poisoned."},
  {"id":"JHX-MAN-007","section":"Combat Manoeuvres","title":"Manoeuvres without a Hit","says":"A manoeuvre that does not ask for a Hit, such as Push, may be bought even when the attack scored none.","source":"p. 46; Appendix (Hit)","question":"Not stated.","ruling":"Such a manoeuvre may be bought."},
  {"id":"JHX-MAN-008","section":"Combat Manoeuvres","title":"Same manoeuvre twice","says":"A token effect of a manoeuvre does not stack with itself; the new one replaces the old.","source":"p. 46, note"},
  {"id":"JHX-MAN-009","section":"Combat Manoeuvres","title":"Push","says":"Every model except Monsters may Push: one hex per symbol spent, at most 3.","source":"p. 46, Generic Combat Manoeuvre"},
  {"id":"JHX-MAN-010","section":"Combat Manoeuvres","title":"Push with melee","says":"With a melee attack the hexes of a Push may be given to the target, the attacker, or split between them.","source":"p. 46, Melee Attacks","question":"The book does not state which of the two moves first.","ruling":"The active player chooses (JHX-ORDER-004), and is asked wherever the order can make a difference: to a path, to what happens to a model that enters a hex (such as treacherous ground), or after a death."},
  {"id":"JHX-MAN-011","section":"Combat Manoeuvres","title":"Push with ranged or magic","says":"With a ranged or magic attack only the attacker can be Pushed.","source":"p. 46, Ranged and Magic Attacks"},
  {"id":"JHX-MAN-012","section":"Combat Manoeuvres","title":"Push direction","says":"A pushed model moves in a straight line from hex to adjacent hex.","source":"p. 46","question":"The book does not say whether the direction must be away from the other model.","ruling":"The attacker picks any of the six directions, one per pushed model; option `pushDirection` (any or away).","options":["pushDirection"]},
  {"id":"JHX-MAN-013","section":"Combat Manoeuvres","title":"Push distance","says":"The attacker may use fewer hexes than symbols available.","source":"p. 46","question":"Not stated.","ruling":"The attacker chooses from 1 hex to the maximum."},
  {"id":"JHX-MAN-014","section":"Combat Manoeuvres","title":"Push obstacles","says":"A Push ends before the first hex that is occupied, impassable or a wall.","source":"p. 46, Pushed models"},
  {"id":"JHX-MAN-015","section":"Combat Manoeuvres","title":"Push and terrain","says":"A Push ignores movement penalties from terrain.","source":"p. 46, Pushed models"},
  {"id":"JHX-MAN-016","section":"Combat Manoeuvres","title":"0 AP attacks cannot Push","says":"Attacks that cost 0 AP cannot buy Push but may buy other manoeuvres.","source":"p. 46, note"},
  {"id":"JHX-MAN-017","section":"Combat Manoeuvres","title":"Dual Wield cannot Push","says":"The second attack of Dual Wield cannot buy Push.","source":"p. 46; p. 66"},
  {"id":"JHX-MAN-018","section":"Combat Manoeuvres","title":"Push by Small models","says":"A Small model needs one more symbol to Push a non-Small model.","source":"p. 69, Small"},
  {"id":"JHX-MAN-019","section":"Combat Manoeuvres","title":"How extra symbols count","says":"Extra symbols that a Push needs are paid once per Push, not per hex, and add up across sources.","source":"p. 69","example":"Three symbols Push a Steadfast model 2 hexes; a Small attacker Pushes it 1 hex.","question":"Not stated.","ruling":"As stated; no extra symbol is needed to Push only the attacker."},
  {"id":"JHX-MAN-020","section":"Combat Manoeuvres","title":"Effigies and Push","says":"An Effigy cannot be Pushed; a melee attacker may still Push itself.","source":"p. 80"},
  {"id":"JHX-MAN-021","section":"Combat Manoeuvres","title":"No manoeuvre on Parting Blows","says":"A Parting Blow cannot buy manoeuvres.","source":"p. 47"},
  {"id":"JHX-MAN-022","section":"Combat Manoeuvres","title":"Push and engagement","says":"Being Pushed out of reach provokes no Parting Blow, but being Pushed into a Monster's reach outside one's activation provokes its attack.","source":"p. 72-73; p. 47"},
  {"id":"JHX-PARTING-001","section":"Disengaging and Parting Blows","title":"Movements that provoke","says":"A model engaged by an enemy that moves out of that enemy's melee reach by Advance or Effigy Recall provokes a Parting Blow from it.","source":"p. 47, Disengaging From Combat"},
  {"id":"JHX-PARTING-002","section":"Disengaging and Parting Blows","title":"Parting Blows are optional","says":"A player may decline a Parting Blow; Monsters never do.","source":"p. 47","question":"\"Can\" is used for Heroes; for Monsters the attack is stated as a fact.","ruling":"As stated."},
  {"id":"JHX-PARTING-003","section":"Disengaging and Parting Blows","title":"Reach of a Parting Blow","says":"Outside the striker's activation its melee reach is 1, so only leaving an adjacent hex provokes.","source":"p. 39; p. 47"},
  {"id":"JHX-PARTING-004","section":"Disengaging and Parting Blows","title":"Moving while staying in reach","says":"A step that stays within the reach of an engaging enemy provokes no Parting Blow from that enemy.","source":"p. 47"},
  {"id":"JHX-PARTING-005","section":"Disengaging and Parting Blows","title":"Parting Blow timing","says":"A Parting Blow is an Interrupt made just before the step that would leave reach, with the mover still in its hex.","source":"p. 47, Parting Blow","question":"One line says before the Advance takes place, another immediately before leaving reach.","ruling":"Before the step concerned; this may be in mid-move."},
  {"id":"JHX-PARTING-006","section":"Disengaging and Parting Blows","title":"One per striker and action","says":"Each engaging enemy strikes at most once per disengaging action, because of the limit of one Interrupt per enemy action.","source":"p. 47; p. 61","example":"The Effigy Powers of the two players are two actions: a Monster strikes in each.","question":"The book does not say whether several Champions that one Effigy Power moves leave reach in one action or in several.","ruling":"All moves of one Effigy Power are one action, so that each enemy, a Monster too, strikes at one of the Champions only."},
  {"id":"JHX-PARTING-007","section":"Disengaging and Parting Blows","title":"Parting Blow weapon","says":"The striker uses one of its melee Basic Attack weapons, with its damage grid.","source":"p. 47","question":"The AP cost of the weapon is not mentioned.","ruling":"The striker uses any of its melee weapons, at no cost."},
  {"id":"JHX-PARTING-008","section":"Disengaging and Parting Blows","title":"Parting Blow bonus","says":"A Parting Blow pool is the normal melee pool plus 1 die.","source":"p. 47","question":"The die could be added after the pool has been counted, its minimum of 1 included: where that minimum counts and an ability adds dice after all modifiers, the pool would have one die more.","ruling":"The die is one of the positive modifiers, and comes before the minimum of 1."},
  {"id":"JHX-PARTING-009","section":"Disengaging and Parting Blows","title":"Parting Blow minimum","says":"A Parting Blow pool never holds fewer than 3 dice after all modifiers.","source":"p. 47","example":"MEL 7, AGI 5, +1 gives 3."},
  {"id":"JHX-PARTING-010","section":"Disengaging and Parting Blows","title":"Knock down by Parting Blow","says":"If a Parting Blow shows three manoeuvre symbols, the disengaging model suffers knock down and stays in its hex.","source":"p. 47"},
  {"id":"JHX-PARTING-011","section":"Disengaging and Parting Blows","title":"Which symbols count","says":"The three symbols that knock a disengaging model down must be on the three chosen dice.","source":"p. 47; p. 43","question":"The text says rolled, while only three dice of a roll may be used.","ruling":"The chosen dice count; option `partingKnockdown` (chosen or rolled) counts all rolled dice.","options":["partingKnockdown"]},
  {"id":"JHX-PARTING-012","section":"Disengaging and Parting Blows","title":"Knock down without damage","says":"The knock down of a Parting Blow needs no Hit and no damage.","source":"p. 47"},
  {"id":"JHX-PARTING-013","section":"Disengaging and Parting Blows","title":"Move ended","says":"A model knocked down by a Parting Blow ends its move, keeps its remaining AP and may spend them as knock down allows.","source":"p. 47"},
  {"id":"JHX-PARTING-014","section":"Disengaging and Parting Blows","title":"Knocked down on an illegal hex","says":"If a Parting Blow knocks a model down on a hex where it may not stand (another model, a wall or other terrain), the model is placed in the last legal hex of its path.","source":"p. 47"},
  {"id":"JHX-PARTING-015","section":"Disengaging and Parting Blows","title":"Steady against the knock down","says":"A Steady model ignores its first knock down of the round, so it keeps moving.","source":"p. 69, Steady"},
  {"id":"JHX-PARTING-016","section":"Disengaging and Parting Blows","title":"Death by Parting Blow","says":"A model killed by a Hero's Parting Blow is that Hero's kill, though it died in its own turn.","source":"p. 47; p. 76"},
  {"id":"JHX-PARTING-017","section":"Disengaging and Parting Blows","title":"Parting Blow and terrain","says":"The Parting Blow is resolved in the hex being left, before Treacherous Ground of the next hex can apply.","source":"p. 47; p. 50"},
  {"id":"JHX-PARTING-018","section":"Disengaging and Parting Blows","title":"Several strikers","says":"When a step leaves several enemies' reach, their player orders the blows and Monsters strike last; each is dropped if the mover is by then dead or knocked down.","source":"p. 37; p. 60; p. 72-73"},
  {"id":"JHX-PARTING-019","section":"Disengaging and Parting Blows","title":"Abilities on a Parting Blow","says":"Parting Blows use the striker's innate modifiers, but not Leech or Dual Wield, which need its own activation.","source":"p. 47; p. 66"},
  {"id":"JHX-PARTING-020","section":"Disengaging and Parting Blows","title":"Monsters can disengage","says":"A Monster whose Hunter move leaves a Hero's reach provokes that Hero's Parting Blow.","source":"p. 47; p. 72","question":"Not stated for Monsters.","ruling":"A Monster provokes like any model; the Hero's player may decline the blow."},
  {"id":"JHX-TERRAIN-001","section":"Terrain","title":"One feature","says":"Adjacent pieces of the same terrain type form a single terrain feature.","source":"p. 49, Interacting With Terrain"},
  {"id":"JHX-TERRAIN-002","section":"Terrain","title":"Templates stay separate","says":"A Terrain Template placed by an ability never merges with neighbouring terrain, templates included.","source":"p. 49; p. 51"},
  {"id":"JHX-TERRAIN-003","section":"Terrain","title":"Templates never overlap","says":"A Terrain Template cannot be placed on a hex of any other terrain feature.","source":"p. 51, Terrain Templates"},
  {"id":"JHX-TERRAIN-004","section":"Terrain","title":"Passable terrain","says":"Models and tokens may move through and stop on passable terrain, suffering its effects.","source":"p. 50 (1)"},
  {"id":"JHX-TERRAIN-005","section":"Terrain","title":"Blocking terrain","says":"Forest and Smoke may break the line of sight of models that stand outside them.","source":"p. 50 (2)"},
  {"id":"JHX-TERRAIN-006","section":"Terrain","title":"Stealth in forest and smoke","says":"A model in a Forest or Smoke hex has Stealth while it is there.","source":"p. 50 (2)"},
  {"id":"JHX-TERRAIN-007","section":"Terrain","title":"Forest","says":"Forest is rough ground, blocks sight with height 4 and gives Stealth to models in it.","source":"p. 50; Appendix (Height)"},
  {"id":"JHX-TERRAIN-008","section":"Terrain","title":"Smoke","says":"Smoke blocks sight with height 4 and gives Stealth to models in it; it is not rough ground unless the map says so.","source":"p. 50; Appendix (Height)"},
  {"id":"JHX-TERRAIN-009","section":"Terrain","title":"Rough ground","says":"An Advance or Charge that begins on or passes through rough ground has -1 MOV.","source":"p. 50 (3)"},
  {"id":"JHX-TERRAIN-010","section":"Terrain","title":"Rough ground at the end","says":"Entering rough ground with the last hex of a move costs no MOV.","source":"p. 50 (3)"},
  {"id":"JHX-TERRAIN-011","section":"Terrain","title":"Starting on rough ground","says":"Beginning a move on rough ground incurs the penalty even if every later hex is clear.","source":"p. 50 (3)"},
  {"id":"JHX-TERRAIN-012","section":"Terrain","title":"Treacherous ground penalty","says":"An Advance or Charge that begins on or passes through treacherous ground has -2 MOV, unless it is only the last hex.","source":"p. 50 (4)"},
  {"id":"JHX-TERRAIN-013","section":"Terrain","title":"Treacherous ground damage","says":"A model that starts on or enters treacherous ground in an Advance or Charge takes 1 Armour Piercing damage, once per action.","source":"p. 50 (4)","example":"RES 0 or 1 lose 1 health; RES 2 loses 0."},
  {"id":"JHX-TERRAIN-014","section":"Terrain","title":"Treacherous ground at the end","says":"A last hex on treacherous ground spares the MOV penalty but not the damage.","source":"p. 50 (4)","question":"The exception for the last hex stands beside the penalty only.","ruling":"Damage applies whenever the hex is entered."},
  {"id":"JHX-TERRAIN-015","section":"Terrain","title":"Forced onto treacherous ground","says":"A model Pushed, Placed or Thrown onto treacherous ground takes the same damage, once per action.","source":"p. 50 (4)"},
  {"id":"JHX-TERRAIN-016","section":"Terrain","title":"Damage on entering","says":"The damage of treacherous ground is an Interrupt applied the moment the hex is entered, and may stop the action by killing the model.","source":"p. 50 (4)"},
  {"id":"JHX-TERRAIN-017","section":"Terrain","title":"Damage when starting there","says":"A model beginning an Advance or Charge on treacherous ground takes the damage when the move starts.","source":"p. 50 (4)","question":"The time is not stated.","ruling":"The damage comes at the first step; an Advance of zero hexes deals none."},
  {"id":"JHX-TERRAIN-018","section":"Terrain","title":"Killed by treacherous ground","says":"A Hero killed by treacherous ground in its own turn gives its Soul to the nearest eligible enemy Hero.","source":"p. 76, Intentional Death"},
  {"id":"JHX-TERRAIN-019","section":"Terrain","title":"Killed after a Push","says":"A Hero Pushed by an enemy onto treacherous ground and killed by it is killed by an effect of the pushing Hero, which harvests the Soul.","source":"p. 76","question":"Terrain has no owner.","ruling":"The model that moved it owns the effect."},
  {"id":"JHX-TERRAIN-020","section":"Terrain","title":"Pathfinder on treacherous ground","says":"Pathfinder removes the MOV penalty, not the damage.","source":"p. 50; p. 67"},
  {"id":"JHX-TERRAIN-021","section":"Terrain","title":"Fly over treacherous ground","says":"A flying charger takes no damage from treacherous ground unless it ends its move there.","source":"p. 50"},
  {"id":"JHX-TERRAIN-022","section":"Terrain","title":"Impassable terrain","says":"The enemy Effigy, Shrines, the map edge and pieces named so are impassable: no model, token or component may enter unless an ability says so.","source":"p. 51 (5)"},
  {"id":"JHX-TERRAIN-023","section":"Terrain","title":"Teleportation Gate","says":"A gate covers two hexes, one impassable and one passable porting hex.","source":"p. 51 (6)"},
  {"id":"JHX-TERRAIN-024","section":"Terrain","title":"Using a gate","says":"For 1 AP a Hero on a porting hex is Placed on a porting hex of another gate; with none unoccupied it cannot be used.","source":"p. 51 (6)"},
  {"id":"JHX-TERRAIN-025","section":"Terrain","title":"Gates and Parting Blows","says":"Leaving by a gate is a Place and provokes no Parting Blow.","source":"p. 51; p. 47"},
  {"id":"JHX-TERRAIN-026","section":"Terrain","title":"Walls","says":"A wall has height 1 and gives cover unless stated otherwise.","source":"p. 51, Moving Over a Wall"},
  {"id":"JHX-TERRAIN-027","section":"Terrain","title":"Impassable walls","says":"A wall of the same height as a model or taller is impassable to it.","source":"p. 51","example":"Height 1 walls stop Small and knocked-down models."},
  {"id":"JHX-TERRAIN-028","section":"Terrain","title":"Advancing over a wall","says":"A model may cross a wall hex in an Advance only with enough movement to end beyond it in the same Advance.","source":"p. 51","question":"The book does not say whether a model that turns back on a wall has cleared it.","ruling":"A model that turns back has not cleared the wall: from the wall it may not go back to the hex from which it stepped onto it."},
  {"id":"JHX-TERRAIN-029","section":"Terrain","title":"Never end on a wall","says":"No model may end an Advance on a wall hex.","source":"p. 51"},
  {"id":"JHX-TERRAIN-030","section":"Terrain","title":"Cost of a wall","says":"Crossing a wall costs the hex it occupies and nothing more.","source":"p. 51","question":"No extra cost is named.","ruling":"As stated."},
  {"id":"JHX-TERRAIN-031","section":"Terrain","title":"Placing on a wall","says":"A model may not be Placed or Thrown onto a wall hex.","source":"p. 51; p. 46","question":"Walls are missing from the list of occupied hexes.","ruling":"A wall hex is treated as occupied for ending any movement."},
  {"id":"JHX-TERRAIN-032","section":"Terrain","title":"Several keywords in a hex","says":"A hex that is both Smoke and Treacherous Ground has the effects of both.","source":"p. 18; Maps Supplement","question":"The maps list such hexes.","ruling":"All keywords apply; of the movement penalties only the highest counts."},
  {"id":"JHX-TERRAIN-033","section":"Terrain","title":"Height of impassable pieces","says":"An impassable terrain piece has a height for line of sight, which matters only when it covers several hexes.","source":"Appendix (Height); p. 53","question":"The book lists no height for such a piece.","ruling":"Such a piece has height 4 by default; map data may override."},
  {"id":"JHX-LOS-001","section":"Line of sight","title":"Direct Line","says":"A model sees another if some straight line from any point of its hex to any point of the other's hex neither crosses nor touches a blocker's hex.","source":"p. 52, Determining Line-of-Sight"},
  {"id":"JHX-LOS-002","section":"Line of sight","title":"Vision all round","says":"Models have 360 degree vision and no facing.","source":"p. 50, Line of Sight"},
  {"id":"JHX-LOS-003","section":"Line of sight","title":"Sight needed to target","says":"Targeting another model with an attack, ability or Charge requires line of sight to it.","source":"p. 50"},
  {"id":"JHX-LOS-004","section":"Line of sight","title":"Single-hex pieces never block","says":"A model or terrain feature of one hex never blocks line of sight.","source":"p. 52, Line-of-Sight Blockers"},
  {"id":"JHX-LOS-005","section":"Line of sight","title":"Multi-hex blockers","says":"A model or feature of several hexes blocks when it lies between two models and is at least as tall as both of them.","source":"p. 52, Line-of-Sight Blockers","example":"A multi-hex wall (height 1) blocks only between two models of height 1."},
  {"id":"JHX-LOS-006","section":"Line of sight","title":"Height comparison","says":"A blocker lower than either of the two models does not block between them.","source":"p. 52; Appendix (Height)"},
  {"id":"JHX-LOS-007","section":"Line of sight","title":"Effigies block","says":"Effigies (height 4, three hexes) block line of sight, to friend and enemy alike.","source":"p. 80"},
  {"id":"JHX-LOS-008","section":"Line of sight","title":"Shrines do not block","says":"A Shrine fills one hex and therefore blocks nothing.","source":"p. 52; p. 81","question":"The number of hexes of a Shrine is not stated outright.","ruling":"One hex."},
  {"id":"JHX-LOS-009","section":"Line of sight","title":"Models do not block","says":"Heroes, Monsters and Summoned models on one hex never block.","source":"p. 52"},
  {"id":"JHX-LOS-010","section":"Line of sight","title":"Seeing into and out of a feature","says":"A Forest or Smoke feature does not block line of sight for a model standing in it, either way.","source":"p. 50 (2)"},
  {"id":"JHX-LOS-011","section":"Line of sight","title":"Another feature still blocks","says":"Standing inside one feature does not let a model see through a different feature between it and its target.","source":"p. 50; p. 52"},
  {"id":"JHX-LOS-012","section":"Line of sight","title":"Line along a border","says":"A line that runs only along the border of a blocker's hex is blocked.","source":"p. 52, Example 1"},
  {"id":"JHX-LOS-013","section":"Line of sight","title":"Line touching a corner","says":"A line that touches a corner of a blocker's hex is blocked.","source":"p. 52, Example 3"},
  {"id":"JHX-LOS-014","section":"Line of sight","title":"Adjacent to a blocker","says":"A model next to a blocking feature loses sight of the hexes lying in the feature's shadow, bounded by lines along the outer edges of the model's hex.","source":"p. 52","question":"The text replaces the any-point test by a half-plane drawing in this case, which over-blocks behind a short feature; the figures are missing.","ruling":"The general any-point test with closed blocker hexes is used everywhere; option `losAdjacentHalfPlane` (default false) uses the half-plane.","options":["losAdjacentHalfPlane"]},
  {"id":"JHX-LOS-015","section":"Line of sight","title":"Symmetry","says":"Line of sight is mutual.","source":"p. 52"},
  {"id":"JHX-LOS-016","section":"Line of sight","title":"Models do not block themselves","says":"Neither the viewer's nor the target's own hexes block, so an Effigy does not block sight to itself.","source":"p. 52","question":"Not stated.","ruling":"As stated."},
  {"id":"JHX-LOS-017","section":"Line of sight","title":"Templates and sight","says":"Several single-hex Terrain Templates side by side block nothing, each being its own single-hex feature.","source":"p. 49; p. 52"},
  {"id":"JHX-LOS-018","section":"Line of sight","title":"Stealth is not sight","says":"A stealthy model beyond 2 hexes may be visible and yet not targetable.","source":"p. 50; p. 69"},
  {"id":"JHX-LOS-019","section":"Line of sight","title":"Sight for engagement","says":"Without line of sight there is no engagement even within reach.","source":"Appendix (Engaged)","question":"Adjacent hexes share a border on which a line can be drawn.","ruling":"At distance 1 sight always exists."},
  {"id":"JHX-LOS-020","section":"Line of sight","title":"Exact geometry","says":"Line of sight is decided by exact geometry, touching counted as blocked.","source":"p. 52","question":"Rounded arithmetic could decide boundary cases differently.","ruling":"Use integer or rational arithmetic on hex corners."},
  {"id":"JHX-COVER-001","section":"Cover","title":"Cover needs adjacency","says":"A target can have cover only if it occupies a hex adjacent to a hex of terrain that gives cover.","source":"p. 53, Cover"},
  {"id":"JHX-COVER-002","section":"Cover","title":"Cover needs a crossing line","says":"The target has cover when a Direct Line between attacker and target crosses a hex giving cover or runs along its border.","source":"p. 53, Cover","question":"\"Any Direct Line\" may mean some or every line.","ruling":"One line is enough, from any point of the attacker's hex to any point of the target's hex."},
  {"id":"JHX-COVER-003","section":"Cover","title":"Touching a point is not crossing","says":"A line that touches only one point of the cover hex gives no cover, unlike line of sight.","source":"p. 53; Appendix (Crossing Through a Hex)"},
  {"id":"JHX-COVER-004","section":"Cover","title":"Half-plane test","says":"With a line through the target's centre parallel to its shared edge with the cover hex, attackers on that line or on the cover's side face cover.","source":"p. 53, Cover Examples","question":"\"Along the line\" is drawn for hexes whose centre lies on the line.","ruling":"With target T, cover hex C and attacker A in axial coordinates, a=A-T, c=C-T, cover holds when 2*aq*cq + 2*ar*cr + aq*cr + ar*cq >= 0. This equals JHX-COVER-002."},
  {"id":"JHX-COVER-005","section":"Cover","title":"Only adjacent cover counts","says":"Cover pieces that the line crosses but that are not adjacent to the target do nothing.","source":"p. 53"},
  {"id":"JHX-COVER-006","section":"Cover","title":"Cover against ranged attacks","says":"A ranged attack against a target in cover has -2 dice.","source":"p. 53"},
  {"id":"JHX-COVER-007","section":"Cover","title":"Cover against magic and melee","says":"A magic or melee attack against a target in cover has -1 die.","source":"p. 53"},
  {"id":"JHX-COVER-008","section":"Cover","title":"Several cover pieces","says":"Several cover hexes give the cover penalty once.","source":"p. 53","question":"Not stated.","ruling":"As stated."},
  {"id":"JHX-COVER-009","section":"Cover","title":"Walls give cover","says":"A wall gives cover unless stated otherwise.","source":"p. 51; p. 53"},
  {"id":"JHX-COVER-010","section":"Cover","title":"Impassable terrain gives cover","says":"Impassable terrain gives cover.","source":"p. 53"},
  {"id":"JHX-COVER-011","section":"Cover","title":"Shrines give cover","says":"A Shrine (height 2) gives cover.","source":"p. 81"},
  {"id":"JHX-COVER-012","section":"Cover","title":"Effigies give cover","says":"An Effigy gives cover to friendly and enemy models adjacent to it.","source":"p. 80"},
  {"id":"JHX-COVER-013","section":"Cover","title":"Forest and smoke are not cover","says":"Forest and Smoke give Stealth and block sight but are not cover.","source":"p. 50; p. 53"},
  {"id":"JHX-COVER-014","section":"Cover","title":"The map edge is not cover","says":"The board edge gives no cover.","source":"p. 51; p. 53","question":"The edge counts as impassable terrain.","ruling":"The edge gives none, since no hex exists there to draw the line through."},
  {"id":"JHX-COVER-015","section":"Cover","title":"Cover in a Parting Blow","says":"A Parting Blow counts cover as any melee attack does, before its minimum of 3 dice.","source":"p. 47; p. 53"},
  {"id":"JHX-COVER-016","section":"Cover","title":"Cover in melee","says":"An adjacent attacker faces cover when the half-plane test holds, for example with both models next to the same wall hex.","source":"p. 53"},
  {"id":"JHX-COVER-017","section":"Cover","title":"Cover for an Effigy","says":"An Effigy target can have cover from a cover hex adjacent to it.","source":"p. 53; p. 80","question":"Effigies fill three hexes.","ruling":"Cover is tested from the Effigy hex nearest to the attacker; if several are as near, the attacker chooses one."},
  {"id":"JHX-ORDER-001","section":"Order of application and stacking","title":"Three stages","says":"Effects on an attribute are applied as: first all positive, then all negative, then those that say they come after all others.","source":"p. 60, Order of Application","example":"Doenregar AGI 3, Boots of Agility +1 = 4, Stone Form down to 1."},
  {"id":"JHX-ORDER-002","section":"Order of application and stacking","title":"Two negatives","says":"AGI 5 with Boots (+1), poison (-1) and knock down (-3) is 2.","source":"p. 60, Example 2"},
  {"id":"JHX-ORDER-003","section":"Order of application and stacking","title":"Several third-stage conditions","says":"If several effects fall in the third stage, the model's owner chooses their order.","source":"p. 60","question":"A number is read at any moment of any activation; the book does not say when the owner of the model is asked.","ruling":"Nobody is asked: of all orders the one that leaves the attribute highest is taken."},
  {"id":"JHX-ORDER-004","section":"Order of application and stacking","title":"Uncovered clashes","says":"If the rulebook does not fix an order, the active player chooses.","source":"p. 60","question":"The book does not say in which order one effect moves several models, although the order can decide which model is in another's way.","ruling":"The active player picks the next model each time; option `severalMoved` (active-player or battlefield) moves the models in the order of the battlefield instead.","options":["severalMoved"]},
  {"id":"JHX-ORDER-005","section":"Order of application and stacking","title":"Triggers are sequential","says":"Several triggers of one event are resolved one after another in the active player's order, never simultaneously.","source":"p. 60"},
  {"id":"JHX-ORDER-006","section":"Order of application and stacking","title":"Triggers are rechecked","says":"A waiting trigger whose requirements no longer hold is not resolved.","source":"p. 60","example":"A Hero killed by the first of two Voodoo Idols does not set off the second."},
  {"id":"JHX-ORDER-007","section":"Order of application and stacking","title":"Same name does not stack","says":"Two abilities or conditions sharing a name never add up; the later one replaces the earlier.","source":"p. 60, note"},
  {"id":"JHX-ORDER-008","section":"Order of application and stacking","title":"Same-name effects without duration","says":"Of several same-name effects without a duration only one is evaluated.","source":"p. 60, note","question":"The book does not say which one counts, and those with an X can differ.","ruling":"If a model has one common ability from several sources, the last one in this order counts: race, card, god, levels, Artefacts, Avatar, effects that last, abilities around the model."},
  {"id":"JHX-ORDER-009","section":"Order of application and stacking","title":"Different names stack","says":"Effects with different names stack.","source":"p. 60; p. 62"},
  {"id":"JHX-ORDER-010","section":"Order of application and stacking","title":"Attributes are recomputed","says":"The modified value is always computed from the printed value and all effects now in force, whatever the order in which they arrived.","source":"p. 60"},
  {"id":"JHX-INTERRUPT-001","section":"Interrupts and timing windows","title":"Definition of an Interrupt","says":"Only abilities labelled (Interrupt) may be used during another action; they halt it at the moment they name, resolve completely, and the action continues.","source":"p. 34; p. 60"},
  {"id":"JHX-INTERRUPT-002","section":"Interrupts and timing windows","title":"One per model and enemy action","says":"A model may use at most one Interrupt for each enemy action.","source":"p. 61","example":"A model that struck a Parting Blow at a charger cannot also Stand its Ground in that Charge. The Advance of a hunting Monster and its attack are two actions, and so are the Effigy Powers of the two players, two Monsters that come out of their pits in one step, and two abilities that act between actions. All moves of one Effigy Power or of one ability are one action."},
  {"id":"JHX-INTERRUPT-003","section":"Interrupts and timing windows","title":"Interrupts in one's own turn","says":"In its own player's turn a model may use several Interrupts.","source":"p. 61","example":"The Effigy Power of its own player is no action of an enemy either, so that the limit does not count there."},
  {"id":"JHX-INTERRUPT-004","section":"Interrupts and timing windows","title":"Interrupts from tokens","says":"An Interrupt caused by an effect or token belongs to the model that placed it, and counts as that model's Interrupt.","source":"p. 61"},
  {"id":"JHX-INTERRUPT-005","section":"Interrupts and timing windows","title":"Compulsory ones first","says":"Compulsory Interrupts are resolved before optional ones.","source":"p. 61"},
  {"id":"JHX-INTERRUPT-006","section":"Interrupts and timing windows","title":"Optional Interrupt overtaken","says":"An optional Interrupt made impossible by a compulsory one is not used, and its cost is not paid.","source":"p. 61"},
  {"id":"JHX-INTERRUPT-007","section":"Interrupts and timing windows","title":"Several optional Interrupts","says":"If both players have optional Interrupts in one window, the active player decides which is resolved first.","source":"p. 60; p. 61","question":"The order between players is not stated beyond the general rule.","ruling":"The active player orders them once both have declared."},
  {"id":"JHX-INTERRUPT-008","section":"Interrupts and timing windows","title":"Interrupts during Interrupts","says":"An Interrupt may itself be interrupted where its steps open a window (a Parting Blow's damage may be redirected).","source":"p. 34; p. 61","question":"Interrupts during Interrupts are not covered, nor what ends a chain of abilities that set each other off.","ruling":"Allowed, last opened first resolved, with the per-model limit counted against the outer enemy action. An ability never acts for a model while it is still acting for that model, so that every chain ends; option `chainsOfAbilities` (no-loop or once-an-action): with once-an-action other abilities also set each ability off only once in an action for a model.","options":["chainsOfAbilities"]},
  {"id":"JHX-INTERRUPT-009","section":"Interrupts and timing windows","title":"Limit and compulsory effects","says":"The one-per-action limit does not stop compulsory effects such as treacherous ground or several tokens of one owner.","source":"p. 61","question":"The Voodoo Idol example has two Interrupts of one owner in one action.","ruling":"The limit binds chosen Interrupts only."},
  {"id":"JHX-INTERRUPT-010","section":"Interrupts and timing windows","title":"Changed target","says":"If an Interrupt changes the target, the new target is deemed in line of sight and reach.","source":"p. 61"},
  {"id":"JHX-INTERRUPT-011","section":"Interrupts and timing windows","title":"Changed target and dice","says":"After a redirect the chosen dice stay; damage uses the new target's RES and states.","source":"p. 61; p. 68","question":"Recomputing the pool is not mentioned.","ruling":"Not recomputed."},
  {"id":"JHX-INTERRUPT-012","section":"Interrupts and timing windows","title":"Window: leaving reach","says":"Parting Blows are offered before each step that would leave an enemy's reach.","source":"p. 47"},
  {"id":"JHX-INTERRUPT-013","section":"Interrupts and timing windows","title":"Window: entering a hex","says":"Terrain damage and tokens reacting to movement are resolved after each single step.","source":"p. 50; p. 60"},
  {"id":"JHX-INTERRUPT-014","section":"Interrupts and timing windows","title":"Window: charge moved","says":"Stand Your Ground is offered after the Charge move, before the roll.","source":"p. 36"},
  {"id":"JHX-INTERRUPT-015","section":"Interrupts and timing windows","title":"Window: dice rolled","says":"Re-rolls are offered after the roll, before dice are chosen.","source":"p. 42"},
  {"id":"JHX-INTERRUPT-016","section":"Interrupts and timing windows","title":"Window: dice chosen","says":"Duplicate Self, Ward and Protect Me act after dice were chosen and before damage.","source":"p. 66-70"},
  {"id":"JHX-INTERRUPT-017","section":"Interrupts and timing windows","title":"Window: damage taken","says":"Share Damage and Monster bounty act after damage and before manoeuvres.","source":"p. 72; p. 83"},
  {"id":"JHX-INTERRUPT-018","section":"Interrupts and timing windows","title":"Window: zero health","says":"Effects on reaching zero health act before death is determined.","source":"p. 44"},
  {"id":"JHX-INTERRUPT-019","section":"Interrupts and timing windows","title":"Window: end of step 5","says":"Leech acts at the end of step 5, after the other effects of damage.","source":"p. 67, Leech"},
  {"id":"JHX-COND-001","section":"Conditions","title":"Duration","says":"A condition lasts until the end of the affected model's next activation and expires in that activation's end step.","source":"p. 62, Conditions"},
  {"id":"JHX-COND-002","section":"Conditions","title":"Gained during own activation","says":"A condition gained during the model's own activation lasts until the end of the following activation.","source":"p. 62","question":"\"Next activation\" could be read as the current one; only burn addresses this. The book does not say either to which activation the attack of a Monster at its end belongs.","ruling":"The condition lasts until the end of the following activation; burn follows JHX-COND-015. Option `conditionOwnActivationExpires` (next or current), default next. A condition that a Monster's attack at the end of an activation (JHX-MONSTER-041) inflicts began after that end.","options":["conditionOwnActivationExpires"]},
  {"id":"JHX-COND-003","section":"Conditions","title":"Condition ownership","says":"The model that applied a condition owns it as long as it is in play, and gets the kill if the condition kills.","source":"p. 62, Deaths Caused by Conditions","question":"The book does not say whether \"it\" that remains in play is the condition or the model that applied it.","ruling":"The condition remains: its owner keeps the kill after leaving play, and the kill of a dead Summoned model is its Master's (as JHX-ABILITY-016); option `conditionOwnerGone` (keeps or nobody) gives the kill to nobody. A kill by anything else that a dead Summoned model leaves in play is its Master's as well: by an Icon, by an effect, and by the attack in which the Summoned model died.","options":["conditionOwnerGone"]},
  {"id":"JHX-COND-004","section":"Conditions","title":"Different conditions stack","says":"A model may suffer several different conditions at once.","source":"p. 62"},
  {"id":"JHX-COND-005","section":"Conditions","title":"Duplicates replace","says":"A second copy of a condition replaces the first: ownership and duration start anew.","source":"p. 62"},
  {"id":"JHX-COND-006","section":"Conditions","title":"Effigies are immune","says":"Effigies can suffer no condition.","source":"p. 80"},
  {"id":"JHX-COND-007","section":"Conditions","title":"Curse: no harvest","says":"A cursed model cannot harvest Souls in any way.","source":"p. 62, Curse"},
  {"id":"JHX-COND-008","section":"Conditions","title":"Curse: slain enemy's Soul","says":"When a cursed model kills an enemy Hero, no Soul appears; the victim is only removed.","source":"p. 62, Curse"},
  {"id":"JHX-COND-009","section":"Conditions","title":"Curse and levels","says":"A cursed killer still gains a level for the kill.","source":"p. 62; p. 29","question":"Only the Soul is denied.","ruling":"The kill itself gives the level."},
  {"id":"JHX-COND-010","section":"Conditions","title":"Curse: Shrines","says":"A cursed model neither controls nor contests Shrines.","source":"p. 62, Curse"},
  {"id":"JHX-COND-011","section":"Conditions","title":"Curse: assist and hinder","says":"A cursed model neither assists nor hinders Soul Harvests.","source":"p. 62, Curse"},
  {"id":"JHX-COND-012","section":"Conditions","title":"Curse: no Banked Soul for Undead","says":"A cursed model gains no Banked Soul for killing an Undead or other Soulless model.","source":"p. 62, Curse"},
  {"id":"JHX-COND-013","section":"Conditions","title":"Curse: no new Souls","says":"No Soul can become Bound to a cursed model.","source":"p. 62, Curse"},
  {"id":"JHX-COND-014","section":"Conditions","title":"Burn: damage","says":"Burn deals 3 True Damage once, before it expires.","source":"p. 62, Burn"},
  {"id":"JHX-COND-015","section":"Conditions","title":"Burn: time","says":"The damage comes at the end of the model's current activation if it is active when burn is applied, otherwise at the end of its next activation.","source":"p. 62, Burn"},
  {"id":"JHX-COND-016","section":"Conditions","title":"Burn: expiry","says":"Burn expires right after it has dealt its damage.","source":"p. 62, Burn","question":"With burn gained in the own activation the general duration would outlast the damage.","ruling":"Burn ends with its damage."},
  {"id":"JHX-COND-017","section":"Conditions","title":"Burn: no healing","says":"A burning model cannot heal.","source":"p. 62, Burn"},
  {"id":"JHX-COND-018","section":"Conditions","title":"Freeze: third stage","says":"Freeze is applied after all positive and negative effects.","source":"p. 63, Freeze"},
  {"id":"JHX-COND-019","section":"Conditions","title":"Freeze: AGI","says":"A frozen model's AGI is at most 3.","source":"p. 63, Freeze","example":"AGI 6 knocked down and frozen is 3; AGI 5 knocked down and frozen is 2."},
  {"id":"JHX-COND-020","section":"Conditions","title":"Freeze: MOV","says":"A frozen model's MOV is at most 2.","source":"p. 63, Freeze"},
  {"id":"JHX-COND-021","section":"Conditions","title":"Freeze: damage","says":"Damage of a frozen model's Basic Attacks is reduced by 1.","source":"p. 63, Freeze"},
  {"id":"JHX-COND-022","section":"Conditions","title":"Freeze: Dash","says":"A frozen model gains nothing from Dash.","source":"p. 63; p. 66"},
  {"id":"JHX-COND-023","section":"Conditions","title":"Freeze: Charge","says":"A frozen model still gets the extra hexes of a Charge.","source":"p. 63, Freeze"},
  {"id":"JHX-COND-024","section":"Conditions","title":"Freeze and terrain","says":"Terrain penalties reduce the capped MOV, down to 1.","source":"p. 50; p. 60; p. 63","example":"MOV 4 frozen on rough ground moves 1 hex; with terrain-first it moves 2, and MOV 2 moves 1.","question":"Freeze is applied after all negative effects, but the penalty of terrain is nowhere called one.","ruling":"The cap comes first, terrain after. Option `freezeAndTerrain` (freeze-first or terrain-first): with terrain-first the cap comes after the penalty, as after all negative effects.","options":["freezeAndTerrain"]},
  {"id":"JHX-COND-025","section":"Conditions","title":"Knock down: AGI","says":"A knocked-down model has -3 AGI, not below 1.","source":"p. 63, Knock Down","question":"An AGI printed as 0 is below 1 already.","ruling":"The floor of such an AGI stays 0 as in JHX-ATTR-003, also when it had been raised."},
  {"id":"JHX-COND-026","section":"Conditions","title":"Knock down: no attacks","says":"A knocked-down model cannot attack or make Parting Blows.","source":"p. 63, Knock Down"},
  {"id":"JHX-COND-027","section":"Conditions","title":"Knock down: no engaging","says":"A knocked-down model engages no enemy but can be engaged.","source":"p. 63, Knock Down"},
  {"id":"JHX-COND-028","section":"Conditions","title":"Knock down: no actions","says":"A knocked-down model cannot Advance, use Active Abilities or spend AP, including on 0 AP actions, until it has used Cleanse or Stand Up.","source":"p. 63, Knock Down"},
  {"id":"JHX-COND-029","section":"Conditions","title":"Knock down: dice modifiers","says":"A knocked-down model counts for neither Distracted nor Ganging Up.","source":"p. 63, Knock Down"},
  {"id":"JHX-COND-030","section":"Conditions","title":"Knock down: innate abilities","says":"The Innate and common abilities of a knocked-down model still work.","source":"p. 63, Knock Down"},
  {"id":"JHX-COND-031","section":"Conditions","title":"Knock down: no recall","says":"A knocked-down model cannot use Effigy Recall.","source":"p. 63, Knock Down"},
  {"id":"JHX-COND-032","section":"Conditions","title":"Knock down: height","says":"A knocked-down model has height 1.","source":"p. 63, Knock Down"},
  {"id":"JHX-COND-033","section":"Conditions","title":"Knock down: Firing Into Melee","says":"A knocked-down model counts for Firing Into Melee only through enemies engaging it, not through engaging.","source":"p. 41; p. 63"},
  {"id":"JHX-COND-034","section":"Conditions","title":"Knock down: Interrupts","says":"A knocked-down model can still use Interrupts that cost only Fate, and innate Interrupts.","source":"p. 63","question":"Only attacks, abilities and AP spending are barred.","ruling":"As stated."},
  {"id":"JHX-COND-035","section":"Conditions","title":"Pin","says":"A pinned model cannot Advance or Charge; Recall, Push, Place and Throw still move it.","source":"p. 63, Pin","question":"A pin may come in the middle of an Advance or a Charge, by an Interrupt, after which the action continues (p. 60).","ruling":"The movement that has begun goes on; option `pinnedOnTheWay` (goes-on or stops) ends it where the model is pinned.","options":["pinnedOnTheWay"]},
  {"id":"JHX-COND-036","section":"Conditions","title":"Poison: attack attributes","says":"A poisoned model has -1 MEL, -1 RNG and -1 MAG.","source":"p. 63, Poison"},
  {"id":"JHX-COND-037","section":"Conditions","title":"Poison: AGI","says":"A poisoned model has -1 AGI.","source":"p. 63, Poison"},
  {"id":"JHX-COND-038","section":"Conditions","title":"Poison: Soul Harvest","says":"A poisoned model has -1 Soul Harvest.","source":"p. 63, Poison"},
  {"id":"JHX-COND-039","section":"Conditions","title":"Stun: AP","says":"A stunned model has 1 AP less in its activation.","source":"p. 63, Stun"},
  {"id":"JHX-COND-040","section":"Conditions","title":"Stun in own activation","says":"Stun that a model gains in its own activation does not take AP already granted; the stun counts at the start of the model's next activation.","source":"p. 63, Stun","question":"Not stated.","ruling":"AP are fixed at the start of the activation. Option `stunInOwnActivation` (later or at-once): at-once takes an AP that is left in that activation too, which removing the stun does not give back.","options":["stunInOwnActivation"]},
  {"id":"JHX-COND-041","section":"Conditions","title":"Stun and Cleanse","says":"A model that Cleanses stun in its own activation gets the lost AP back.","source":"p. 63; p. 37","question":"Not stated.","ruling":"The AP total is raised by 1 when stun is removed before the activation ends. A stun that replaced another in that activation took no AP of it and gives none."},
  {"id":"JHX-COND-042","section":"Conditions","title":"Stun: no Parting Blows","says":"A stunned model cannot deliver Parting Blows.","source":"p. 63, Stun"},
  {"id":"JHX-COND-043","section":"Conditions","title":"Stun still engages","says":"A stunned model still engages enemies and counts for Distracted and Ganging Up.","source":"p. 63, Stun"},
  {"id":"JHX-COND-044","section":"Conditions","title":"Fear: abilities","says":"A model in fear cannot use Active Abilities or active parts of Artefacts.","source":"p. 63, Fear","question":"The book does not say what an active part of an Artefact is.","ruling":"Its Active Abilities. Abilities of the Artefact that act at a moment, Interrupts among them, can still be used, as those of the card."},
  {"id":"JHX-COND-045","section":"Conditions","title":"Fear: forbidden target","says":"In its next activation a model in fear cannot target the model that applied the fear.","source":"p. 63, Fear"},
  {"id":"JHX-COND-046","section":"Conditions","title":"Fear: no Soul Harvest","says":"A model in fear cannot perform the Soul Harvest action; harvesting by a kill is still possible.","source":"p. 63, Fear"},
  {"id":"JHX-COND-047","section":"Conditions","title":"Fear and Parting Blows","says":"Outside its own activation a model in fear may strike the source of its fear.","source":"p. 63, Fear","question":"The bar is limited to the next activation.","ruling":"Such a strike is allowed."},
  {"id":"JHX-COND-048","section":"Conditions","title":"Fear: immunity","says":"Undead Heroes and Monsters are immune to fear; for lesser undead see JHX-UNDEAD-005.","source":"p. 63, Fear"},
  {"id":"JHX-COND-049","section":"Conditions","title":"Condition list","says":"The conditions are curse, burn, freeze, knock down, pin, poison, stun and fear.","source":"p. 62-63"},
  {"id":"JHX-TOKEN-001","section":"Tokens","title":"Token kinds","says":"Tokens are Markers, Icons or Counters.","source":"p. 64, Tokens"},
  {"id":"JHX-TOKEN-002","section":"Tokens","title":"Tokens do not occupy","says":"A token leaves its hex unoccupied and hinders neither movement, sight nor the placing of other tokens.","source":"p. 64, Tokens"},
  {"id":"JHX-TOKEN-003","section":"Tokens","title":"Marker","says":"A Marker shows a condition, manoeuvre or ability on a model, has no place on the board and moves with its model.","source":"p. 64, Markers"},
  {"id":"JHX-TOKEN-004","section":"Tokens","title":"Markers do not stack","says":"Markers of one name from one Warband do not stack; the newest replaces the old and takes over ownership.","source":"p. 64, Markers"},
  {"id":"JHX-TOKEN-005","section":"Tokens","title":"Same marker from both Warbands","says":"Markers of one name from different Warbands do not stack either.","source":"p. 64, Markers; p. 60","question":"The marker rule speaks of the same Warband, the general rule of any same name.","ruling":"The general rule applies: the latest Marker replaces the other."},
  {"id":"JHX-TOKEN-006","section":"Tokens","title":"Icon","says":"An Icon is placed on an unoccupied hex, has a position on the board and stays there.","source":"p. 64, Icons"},
  {"id":"JHX-TOKEN-007","section":"Tokens","title":"Icons and impassable hexes","says":"An Icon cannot be placed on an impassable hex.","source":"p. 51; p. 64"},
  {"id":"JHX-TOKEN-008","section":"Tokens","title":"Icons do not stack","says":"Icons of one name from one Warband do not stack their effects unless stated.","source":"p. 64, Icons"},
  {"id":"JHX-TOKEN-009","section":"Tokens","title":"Models on Icons","says":"A model may enter and stand on a hex holding an Icon.","source":"p. 64"},
  {"id":"JHX-TOKEN-010","section":"Tokens","title":"Counter","says":"A Counter belongs to a model and accumulates.","source":"p. 65, Counters"},
  {"id":"JHX-TOKEN-011","section":"Tokens","title":"Expiry at the start of an activation","says":"A token due to expire when its model begins to activate is removed in that start step; for an Effigy that is its regeneration.","source":"p. 80"},
  {"id":"JHX-TOKEN-012","section":"Tokens","title":"Continuing effects need tokens","says":"Every continuing effect is represented by a token with source, owner and expiry.","source":"p. 64"},
  {"id":"JHX-ABILITY-001","section":"Common Innate Abilities","title":"Armour Piercing","says":"A weapon with Armour Piercing lowers the target's RES by 1 while its damage is applied; several sources add up.","source":"p. 66, Armour Piercing","question":"Armour Piercing also appears with a number (Sunder Armour).","ruling":"Armour Piercing without a number is 1; RES stays at or above 0."},
  {"id":"JHX-ABILITY-002","section":"Common Innate Abilities","title":"Animosity (X)","says":"Friendly abilities cannot be cast on models of type X.","source":"p. 66, Animosity","question":"The book does not state whose abilities it means.","ruling":"Abilities of the model having Animosity cannot target friendly models of type X."},
  {"id":"JHX-ABILITY-003","section":"Common Innate Abilities","title":"Backstab","says":"A melee Basic Attack by a model with Backstab deals +1 damage to an enemy that is engaged by a friendly model.","source":"p. 66, Backstab","question":"A model is friendly to itself and normally engages its own melee target, which would make the bonus permanent.","ruling":"The friendly model must be another model; option `backstabCountsSelf` (default false).","options":["backstabCountsSelf"]},
  {"id":"JHX-ABILITY-004","section":"Common Innate Abilities","title":"Defender","says":"A model with Defender counts as a Defender for rules that ask for one.","source":"p. 66, Defender"},
  {"id":"JHX-ABILITY-005","section":"Common Innate Abilities","title":"Dash","says":"Once per activation a model with Dash has +1 MOV for one Advance.","source":"p. 66, Dash","question":"A Charge contains an Advance, but the ability speaks of an Advance action.","ruling":"Dash does not apply to a Charge."},
  {"id":"JHX-ABILITY-006","section":"Common Innate Abilities","title":"Dual Wield","says":"After an attack action with a Dual Wield weapon in its own activation a model may at once make one more attack with it for 0 AP.","source":"p. 66, Dual Wield","question":"The book calls it the second attack of the attack action (p. 46), and an attack for 0 AP after that action (p. 66), so that it may be an enemy action of its own or not, in which a model may use an Interrupt again (JHX-INTERRUPT-002). The second attack follows when the model resolves the attack action; the book does not say whether an attack that ended at its declaration (JHX-ATTACK-004) was resolved.","ruling":"It is part of the attack action; option `dualWieldIs` (same-action or own-action) makes it an action of its own. An attack that ended before its dice were rolled was not resolved, and no second attack follows it, as none follows a Charge without its attack (JHX-CHARGE-017).","options":["dualWieldIs"]},
  {"id":"JHX-ABILITY-007","section":"Common Innate Abilities","title":"Dual Wield penalty","says":"The Dual Wield attack has -1 die after all modifiers, never below 1 die.","source":"p. 66, Dual Wield"},
  {"id":"JHX-ABILITY-008","section":"Common Innate Abilities","title":"Dual Wield and Charge dice","says":"Only the Charge attack itself has the +2 dice.","source":"p. 66, Dual Wield"},
  {"id":"JHX-ABILITY-009","section":"Common Innate Abilities","title":"Dual Wield does not chain","says":"A Dual Wield attack never triggers another one and never happens outside the model's activation.","source":"p. 66, Dual Wield"},
  {"id":"JHX-ABILITY-010","section":"Common Innate Abilities","title":"Dual Wield target","says":"The Dual Wield attack may be made at any legal target of the weapon, also after the first target died.","source":"p. 66, Dual Wield","question":"Not stated.","ruling":"The target is checked when the attack is made; a knocked-down attacker cannot make it."},
  {"id":"JHX-ABILITY-011","section":"Common Innate Abilities","title":"Duplicate Self","says":"The next Basic Attack that targets a model with Duplicate Self and hits is ignored: after dice are chosen and before damage the attack is cancelled and Duplicate Self expires.","source":"p. 66, Duplicate Self"},
  {"id":"JHX-ABILITY-012","section":"Common Innate Abilities","title":"Duplicate Self expiry","says":"An unused Duplicate Self expires at the start of the model's next activation.","source":"p. 66, Duplicate Self"},
  {"id":"JHX-ABILITY-013","section":"Common Innate Abilities","title":"Duplicate Self is automatic","says":"Duplicate Self is compulsory and so precedes optional redirects; a cancelled attack has neither damage nor manoeuvres.","source":"p. 66; p. 61","question":"The book does not state outright whether manoeuvres of the ignored attack are still performed.","ruling":"The whole attack is ignored."},
  {"id":"JHX-ABILITY-014","section":"Common Innate Abilities","title":"Eldritch Intellect","says":"When a model with Eldritch Intellect is attacked with a Basic Attack by a Psionic model, its Soul Harvest counts 2 higher.","source":"p. 66, Eldritch Intellect"},
  {"id":"JHX-ABILITY-015","section":"Common Innate Abilities","title":"Enmity (X)","says":"A model with Enmity (X) has +1 attack die against models of race X, which is never its own race.","source":"p. 66, Enmity"},
  {"id":"JHX-ABILITY-016","section":"Common Innate Abilities","title":"Explode (X)","says":"When a model with Explode (X) dies, each adjacent enemy model takes X damage.","source":"p. 66, Explode","question":"Neither RES nor kill credit is mentioned.","ruling":"The damage is reduced by RES. Kills belong to the exploding model, which is dead, so JHX-SOUL-040 applies; kills of an exploding Summoned model belong to its Master."},
  {"id":"JHX-ABILITY-017","section":"Common Innate Abilities","title":"Flammable","says":"Burn deals 1 more damage to a model with Flammable.","source":"p. 66, Flammable"},
  {"id":"JHX-ABILITY-018","section":"Common Innate Abilities","title":"Fly: Charge","says":"A flying charger ignores its target, models and all terrain while moving and must end on an unoccupied hex with the target in melee reach.","source":"p. 66, Fly","question":"The book does not say whether the line must be straight or slalom.","ruling":"The path shape stays, obstacles do not matter."},
  {"id":"JHX-ABILITY-019","section":"Common Innate Abilities","title":"Fly: sight","says":"A flying charger still needs line of sight to its target before moving.","source":"p. 66, Fly"},
  {"id":"JHX-ABILITY-020","section":"Common Innate Abilities","title":"Fly: Advance","says":"Fly gives nothing to an Advance of a model that is not a Monster.","source":"p. 66, Fly","question":"The ability describes Charges and Monster moves only.","ruling":"As stated; option `flyAppliesToAdvance` (default false).","options":["flyAppliesToAdvance"]},
  {"id":"JHX-ABILITY-021","section":"Common Innate Abilities","title":"Fly: Monsters","says":"A flying Monster ignores models and all terrain in its Hunter move and must end on an unoccupied hex.","source":"p. 66, Fly"},
  {"id":"JHX-ABILITY-022","section":"Common Innate Abilities","title":"Gravity Well","says":"A model with Gravity Well cannot be Charged.","source":"p. 66, Gravity Well"},
  {"id":"JHX-ABILITY-023","section":"Common Innate Abilities","title":"Honour","says":"If the chosen Avatar is killed after its Effigy Power was called and its Soul is harvested, the harvester's Warband gains 1 Fate.","source":"p. 67, Honour","question":"A Soul that is Banked at once, because its Hero or the killer is Soulless, and a Soul that binds to a friend of a Soulless killer are harvested by no model.","ruling":"Such a Soul gives no Fate; option `honourWithoutHarvest` (default false) lets the Warband that gains the Soul gain the Fate too.","options":["honourWithoutHarvest"]},
  {"id":"JHX-ABILITY-024","section":"Common Innate Abilities","title":"Immune (X)","says":"Condition or effect X cannot be applied to a model with Immune (X); one already present stays.","source":"p. 67, Immune"},
  {"id":"JHX-ABILITY-025","section":"Common Innate Abilities","title":"Incorporeal","says":"A model with Incorporeal moves through models and passable terrain without penalty, and other models move through it likewise; each must be able to end on an unoccupied hex.","source":"p. 67, Incorporeal","question":"The book does not say whether treacherous damage counts as a penalty. A wall is passable terrain, but one as tall as the model is impassable to it, and only Pathfinder and Fly are named for Charges over walls (p. 51).","ruling":"Only MOV penalties are meant; the damage applies. Walls stop the model as they stop others; option `incorporealAndWalls` (stop or pass) lets it move through them, also in a Charge, though it ends on none.","options":["incorporealAndWalls"]},
  {"id":"JHX-ABILITY-026","section":"Common Innate Abilities","title":"Leech (X)","says":"A Basic Attack that damages an enemy heals a model with Leech (X) by X per AP spent on the attack, not counting the extra AP of a Charge.","source":"p. 67, Leech","example":"Leech (1) with a 2AP weapon heals up to 2.","question":"A Monster spends no AP.","ruling":"Its Leech heals nothing."},
  {"id":"JHX-ABILITY-027","section":"Common Innate Abilities","title":"Leech cap","says":"Leech never heals more than the damage the attack inflicted on its target.","source":"p. 67, Leech"},
  {"id":"JHX-ABILITY-028","section":"Common Innate Abilities","title":"Leech window","says":"Leech works only in its model's own activation, at the end of step 5.","source":"p. 67, Leech"},
  {"id":"JHX-ABILITY-029","section":"Common Innate Abilities","title":"Leech with 0 AP attacks","says":"A Dual Wield attack costs 0 AP and so heals nothing by Leech.","source":"p. 67, Leech; p. 66","question":"Follows from the formula, not spelled out.","ruling":"0."},
  {"id":"JHX-ABILITY-030","section":"Common Innate Abilities","title":"Lesser Being","says":"A model with Lesser Being has 2 AP per activation.","source":"p. 67, Lesser Being"},
  {"id":"JHX-ABILITY-031","section":"Common Innate Abilities","title":"Mark Target","says":"After deployment the player of a model with Mark Target marks one enemy Hero; the model has +1 die, after all modifiers, on Basic Attacks against the marked Hero.","source":"p. 67, Mark Target"},
  {"id":"JHX-ABILITY-032","section":"Common Innate Abilities","title":"Mark Target: moving","says":"For 1 AP in its activation a model with Mark Target may shift the mark to a different enemy Hero.","source":"p. 67, Mark Target"},
  {"id":"JHX-ABILITY-033","section":"Common Innate Abilities","title":"Mark Target: persistence","says":"The mark of Mark Target survives the death and resurrection of the marked Hero and cannot be removed otherwise.","source":"p. 67, Mark Target","question":"\"It dies and resurrects\" could mean either model.","ruling":"The mark survives the death of either model."},
  {"id":"JHX-ABILITY-034","section":"Common Innate Abilities","title":"Monster Slayer","says":"The attacks and Active Abilities of a model with Monster Slayer deal +1 damage to Monsters and Summoned models.","source":"p. 67, Monster Slayer"},
  {"id":"JHX-ABILITY-035","section":"Common Innate Abilities","title":"Mortal Wounds","says":"A model with Mortal Wounds gains nothing from any healing up to and including the end of its next activation.","source":"p. 67, Mortal Wounds"},
  {"id":"JHX-ABILITY-036","section":"Common Innate Abilities","title":"Natural Sprinter","says":"In round 1 a model with Natural Sprinter may move 1 additional hex in each Advance.","source":"p. 67, Natural Sprinter","question":"The text grants a hex, not MOV, and a Charge contains an Advance.","ruling":"The extra hex is not MOV, so caps and penalties do not reduce it. Natural Sprinter does not apply to a Charge, as Dash does not."},
  {"id":"JHX-ABILITY-037","section":"Common Innate Abilities","title":"Nimble","says":"A model with Nimble cannot be targeted by Parting Blows, Monsters' included.","source":"p. 67, Nimble"},
  {"id":"JHX-ABILITY-038","section":"Common Innate Abilities","title":"Mounted: dice","says":"A Mounted model's Charge attack has +1 die after all modifiers.","source":"p. 67, Mounted"},
  {"id":"JHX-ABILITY-039","section":"Common Innate Abilities","title":"Mounted: damage","says":"A Mounted model's Charge attack deals +1 damage.","source":"p. 67, Mounted","question":"The sentence says its Basic Attacks in the plural.","ruling":"Only the attack of that Charge has it. Option `mountedDamage` (one-attack | dual-wield-too), default one-attack; with dual-wield-too the Dual Wield attack that follows has it as well.","options":["mountedDamage"]},
  {"id":"JHX-ABILITY-040","section":"Common Innate Abilities","title":"Pathfinder","says":"A model with Pathfinder ignores movement penalties of rough and treacherous ground.","source":"p. 67, Pathfinder"},
  {"id":"JHX-ABILITY-041","section":"Common Innate Abilities","title":"Pathfinder: walls","says":"A model with Pathfinder may Charge over walls of height 1 or less.","source":"p. 67, Pathfinder; p. 51","question":"The Small rule and Pathfinder clash.","ruling":"A Small model with Pathfinder still cannot, because the wall is impassable to it."},
  {"id":"JHX-ABILITY-042","section":"Common Innate Abilities","title":"Point Blank","says":"A model with Point Blank may use ranged and magic Basic Attacks on adjacent enemies even while engaged.","source":"p. 67, Point Blank"},
  {"id":"JHX-ABILITY-043","section":"Common Innate Abilities","title":"Point Blank: Distracted","says":"A Point Blank attack of an engaged model loses 1 die for each enemy engaging the model, the target excepted.","source":"p. 67, Point Blank"},
  {"id":"JHX-ABILITY-044","section":"Common Innate Abilities","title":"Point Blank: Firing Into Melee","says":"Firing Into Melee does not apply to a Point Blank attack at an adjacent enemy.","source":"p. 67, Point Blank"},
  {"id":"JHX-ABILITY-045","section":"Common Innate Abilities","title":"Protect Me","says":"When a model with Protect Me is hit by a Basic Attack, it may redirect the attack, damage and manoeuvres to an adjacent friendly model, once per round.","source":"p. 67, Protect Me","question":"The exact moment and the kinds of friendly model are not stated.","ruling":"Window after dice are chosen, before damage; an Effigy cannot be the new target."},
  {"id":"JHX-ABILITY-046","section":"Common Innate Abilities","title":"Psionics: pool","says":"A Psionic model's attack dice are counted against the target's Soul Harvest attribute in place of AGI.","source":"p. 68, Psionics"},
  {"id":"JHX-ABILITY-047","section":"Common Innate Abilities","title":"Psionics: no Soul Harvest","says":"Against a model without a Soul Harvest attribute the pool of a Psionic model starts at 3 dice.","source":"p. 68, Psionics"},
  {"id":"JHX-ABILITY-048","section":"Common Innate Abilities","title":"Psionics: Effigies","says":"Psionic models cannot target an Effigy with Basic Attacks.","source":"p. 68, Psionics"},
  {"id":"JHX-ABILITY-049","section":"Common Innate Abilities","title":"Psionics: RES","says":"A Psionic model has +1 RES against magic attacks.","source":"p. 68, Psionics","question":"The book does not say whether the cap of 2 applies.","ruling":"The cap of 2 applies."},
  {"id":"JHX-ABILITY-050","section":"Common Innate Abilities","title":"Regeneration (X)","says":"A model with Regeneration (X) heals X at the start of the Communion Phase.","source":"p. 68, Regeneration","question":"Round 1 has no step 1.","ruling":"Nothing is healed while the model is dead, nor before round 2."},
  {"id":"JHX-ABILITY-051","section":"Common Innate Abilities","title":"Shadow Orb limit","says":"A Warband has at most 3 Shadow Orbs in play.","source":"p. 68, Shadow","question":"Replacing an old one is not mentioned.","ruling":"A fourth Orb is not placed."},
  {"id":"JHX-ABILITY-052","section":"Common Innate Abilities","title":"Removing Shadow Orbs","says":"Any Hero in its activation may spend 1 AP to remove an adjacent enemy Shadow Orb.","source":"p. 68, Shadow"},
  {"id":"JHX-ABILITY-053","section":"Common Innate Abilities","title":"Shadow Orbs and Place","says":"A Shadow Orb whose hex holds a model cannot be used for a Place; after a Place the Orb at the start is removed and the Orb at the end stays.","source":"p. 68, Shadow","question":"A Hero standing on its own starting Orb occupies it.","ruling":"Only the destination Orb must be free."},
  {"id":"JHX-ABILITY-054","section":"Common Innate Abilities","title":"Shadow Mist","says":"A model with Shadow Mist gains 1 Shadow Mist Counter whenever a Basic Attack of a friendly Hero deals at least 1 damage to an enemy no more than 2 hexes from it.","source":"p. 68, Shadow Mist","question":"A model is friendly to itself.","ruling":"The own attacks of the model with Shadow Mist count too."},
  {"id":"JHX-ABILITY-055","section":"Common Innate Abilities","title":"Shadow Mist cap","says":"A model holds at most 2 plus its level of Shadow Mist Counters.","source":"p. 68, Shadow Mist"},
  {"id":"JHX-ABILITY-056","section":"Common Innate Abilities","title":"Shadow Mist: one gainer","says":"If two models of one Warband would gain a Shadow Mist Counter from one attack, the active player picks the one that does.","source":"p. 68, Shadow Mist"},
  {"id":"JHX-ABILITY-057","section":"Common Innate Abilities","title":"Short Legs","says":"A model with Short Legs has no Dash in round 1.","source":"p. 68, Short Legs"},
  {"id":"JHX-ABILITY-058","section":"Common Innate Abilities","title":"Skill Tree","says":"A model with Skill Tree picks one of two trees at level 2 and must use the same at level 3.","source":"p. 68, Skill Tree"},
  {"id":"JHX-ABILITY-059","section":"Common Innate Abilities","title":"Small: height","says":"A Small model has height 1; other Heroes have height 2.","source":"p. 69, Small"},
  {"id":"JHX-ABILITY-060","section":"Common Innate Abilities","title":"Small: passing","says":"In an Advance or Charge models may pass through friendly Small models, and Small models through friendly models, if they can move past.","source":"p. 69, Small"},
  {"id":"JHX-ABILITY-061","section":"Common Innate Abilities","title":"Small: walls","says":"Walls and terrain of height 1 are impassable to Small models.","source":"p. 69, Small"},
  {"id":"JHX-ABILITY-062","section":"Common Innate Abilities","title":"Soulgazer: range","says":"A Soulgazer harvests, assists and contests (hinders) Soul Harvests within 2 hexes of the Soul.","source":"p. 37; p. 69, Soulgazer"},
  {"id":"JHX-ABILITY-063","section":"Common Innate Abilities","title":"Soulgazer: bonus","says":"A Soulgazer has +1 on harvest rolls for an adjacent Soul, once even when adjacent to several.","source":"p. 69, Soulgazer"},
  {"id":"JHX-ABILITY-064","section":"Common Innate Abilities","title":"Soulless: no ordinary harvest","says":"A Soulless model does not harvest Souls in the ordinary way and no Soul is ever Bound to it.","source":"p. 68, Soulless"},
  {"id":"JHX-ABILITY-065","section":"Common Innate Abilities","title":"Soulless: contesting Shrines","says":"A Soulless model does not contest Shrines.","source":"p. 68, Soulless"},
  {"id":"JHX-ABILITY-066","section":"Common Innate Abilities","title":"Soulless: assist and hinder","says":"A Soulless model neither assists nor hinders harvests by models that are not Soulless.","source":"p. 68, Soulless"},
  {"id":"JHX-ABILITY-067","section":"Common Innate Abilities","title":"Soulless: death","says":"When an enemy Hero that is not cursed kills a Soulless model, a Soul is Banked in the killer's Effigy.","source":"p. 68, Soulless"},
  {"id":"JHX-ABILITY-068","section":"Common Innate Abilities","title":"Soulless: kill","says":"When a Soulless model kills an enemy Hero, the Soul binds to the nearest friendly Hero able to hold it (active player's choice if tied), or is Banked in the killer's Effigy if there is none.","source":"p. 69, Soulless"},
  {"id":"JHX-ABILITY-069","section":"Common Innate Abilities","title":"Soulless: who levels","says":"When the Soul of a Soulless model's kill passes to a friendly Hero or is Banked, the Soulless killer gains the level; the Hero receiving the Soul does not.","source":"p. 69, Soulless; p. 29","question":"The receiving Hero does not harvest, but the book says that harvesting gives levels.","ruling":"As stated; option `passedOnSoulGivesLevel` (default false) gives the receiver a level too.","options":["passedOnSoulGivesLevel"]},
  {"id":"JHX-ABILITY-070","section":"Common Innate Abilities","title":"Soulless against Soulless","says":"When a Soulless model kills another Soulless model, a Soul is Banked in the killer's Effigy.","source":"p. 69, Soulless"},
  {"id":"JHX-ABILITY-071","section":"Common Innate Abilities","title":"Soulless: Soul Harvest","says":"A Soulless model may attempt a Soul Harvest for 1 AP, once per activation, with the ordinary roll of 2D6 plus Soul Harvest against 12.","source":"p. 69, Soulless","question":"The book does not say whether a roll is needed; the word attempt suggests it.","ruling":"The roll is made."},
  {"id":"JHX-ABILITY-072","section":"Common Innate Abilities","title":"Soulless: helpers","says":"Only other Soulless models assist or hinder a Soul Harvest that a Soulless model attempts.","source":"p. 69, Soulless"},
  {"id":"JHX-ABILITY-073","section":"Common Innate Abilities","title":"Soulless: result","says":"On a successful Soul Harvest of a Soulless model the Soul is destroyed, the model gains a level, its Warband gains 1 Fate, and the player either heals the model 3 or deals 3 True Damage to an enemy model within 3 hexes.","source":"p. 69, Soulless"},
  {"id":"JHX-ABILITY-074","section":"Common Innate Abilities","title":"Soulless: Effigy","says":"A Soul that a Soulless model destroys does not damage the enemy Effigy.","source":"p. 69, Soulless; p. 37","question":"The general action says a harvested Soul costs the Effigy 4.","ruling":"The Soul is neither Bound nor Banked, so no damage."},
  {"id":"JHX-ABILITY-075","section":"Common Innate Abilities","title":"Soulless: Souls ignore it","says":"Unbound Souls do not move towards Soulless models.","source":"p. 69, Soulless"},
  {"id":"JHX-ABILITY-076","section":"Common Innate Abilities","title":"Soulless: controlling a Shrine","says":"A player whose only controllers of a Shrine are Soulless gains no Fate from it; the opponent loses 1 Fate instead.","source":"p. 69, Soulless","question":"With a Soulless and an ordinary Hero both adjacent the result is not stated.","ruling":"An ordinary controller gives normal Fate and no drain."},
  {"id":"JHX-ABILITY-077","section":"Common Innate Abilities","title":"Soulless models of both sides at a Shrine","says":"If both players have only Soulless models next to a Shrine, both control it.","source":"p. 69; p. 81","question":"Control asks that no enemy Hero be adjacent, but Soulless models do not contest.","ruling":"A model that cannot contest is ignored when the other side's control is judged."},
  {"id":"JHX-ABILITY-078","section":"Common Innate Abilities","title":"Steadfast","says":"Enemy manoeuvres that would Push a model with Steadfast cost one more symbol.","source":"p. 69, Steadfast"},
  {"id":"JHX-ABILITY-079","section":"Common Innate Abilities","title":"Steady","says":"The first knock down used against a model with Steady in each round has no effect.","source":"p. 69, Steady"},
  {"id":"JHX-ABILITY-080","section":"Common Innate Abilities","title":"Stealth","says":"Enemies more than 2 hexes away cannot target a model with Stealth, except with a Charge.","source":"p. 69, Stealth"},
  {"id":"JHX-ABILITY-081","section":"Common Innate Abilities","title":"Summoned","says":"Summoned marks a model brought into play by a Summoner.","source":"p. 69, Summoned"},
  {"id":"JHX-ABILITY-082","section":"Common Innate Abilities","title":"Summoner","says":"A model with Summoner may summon; the same Summoned model cannot be in play twice for it at once.","source":"p. 69, Summoner"},
  {"id":"JHX-ABILITY-083","section":"Common Innate Abilities","title":"Sunder Armour","says":"Sunder Armour gives Armour Piercing (1) to all attacks against a chosen enemy within 2 hexes.","source":"p. 69, Sunder Armour"},
  {"id":"JHX-ABILITY-084","section":"Common Innate Abilities","title":"Sunder Armour expiry","says":"Sunder Armour ends at the start of the target's next activation.","source":"p. 69, Sunder Armour","question":"\"Their next activation\" could be the user's.","ruling":"The target's next activation counts."},
  {"id":"JHX-ABILITY-085","section":"Common Innate Abilities","title":"Throw (X)","says":"A model that suffers Throw (X) is Placed X hexes directly away from the thrower and then suffers knock down.","source":"p. 69, Throw"},
  {"id":"JHX-ABILITY-086","section":"Common Innate Abilities","title":"Throw onto an occupied hex","says":"If the end hex of a Throw is occupied, the thrown model lands on the first unoccupied hex of the line, searched back towards its start.","source":"p. 69, Throw","question":"The direction of search is not stated; without a free hex nothing is said.","ruling":"The search goes backwards; with no hex free the model stays and is still knocked down."},
  {"id":"JHX-ABILITY-087","section":"Common Innate Abilities","title":"Vulnerability (burn)","says":"Burn deals 1 more damage to a model with Vulnerability (burn).","source":"p. 69, Vulnerability","question":"Vulnerability and Flammable can both apply to one model.","ruling":"Vulnerability adds to Flammable, since it has another name."},
  {"id":"JHX-ABILITY-088","section":"Common Innate Abilities","title":"Ward: choice","says":"After deployment a friendly Hero that is not a Defender becomes the Ward of a model with Ward, for the whole game.","source":"p. 69, Ward"},
  {"id":"JHX-ABILITY-089","section":"Common Innate Abilities","title":"Ward: closing in","says":"At the start of its activation a model with Ward may be Placed 1 hex towards its Ward.","source":"p. 69, Ward"},
  {"id":"JHX-ABILITY-090","section":"Common Innate Abilities","title":"Ward: taking the hit","says":"Once per round, when a Basic Attack hits its Ward and a model with Ward is adjacent to the Ward, that model may become the target instead; damage and manoeuvres apply to it.","source":"p. 70, Ward"},
  {"id":"JHX-ABILITY-091","section":"Common Innate Abilities","title":"Ward: shielding","says":"Once per round, when a Basic Attack hits its Ward and a model with Ward is adjacent to the Ward, that model may set the Ward's RES to 2 for the damage of that attack.","source":"p. 70, Ward","question":"The meeting of the two is not stated.","ruling":"Armour Piercing still lowers the 2."},
  {"id":"JHX-ABILITY-092","section":"Common Innate Abilities","title":"Ward: one per attack","says":"The two Ward Interrupts have separate once-per-round limits, but only one can be used in one attack.","source":"p. 61; p. 70","question":"The book does not say whether an attack that another Interrupt redirected to a Ward hits the Ward.","ruling":"Such an attack hits the Ward: the guardian of the new target may help it once in the attack. Option `wardAfterRedirect` (default true).","options":["wardAfterRedirect"]},
  {"id":"JHX-EFFIGY-001","section":"Effigies","title":"Effigy health","says":"An Effigy's base health is its starting value, less 4 per enemy Bound or Banked Soul, less decay, less unregenerated direct damage.","source":"p. 80, Effigies"},
  {"id":"JHX-EFFIGY-002","section":"Effigies","title":"Effigy AGI","says":"An Effigy has AGI 3, which nothing lowers or ignores.","source":"p. 80"},
  {"id":"JHX-EFFIGY-003","section":"Effigies","title":"Effigy RES","says":"An Effigy has RES 1, which nothing lowers or ignores, Armour Piercing included.","source":"p. 80"},
  {"id":"JHX-EFFIGY-004","section":"Effigies","title":"Effigy attributes raised","says":"Effects may raise an Effigy's AGI or RES.","source":"p. 80","question":"The wording suggests but does not state it.","ruling":"Raises apply normally."},
  {"id":"JHX-EFFIGY-005","section":"Effigies","title":"Effigy height","says":"An Effigy has height 4.","source":"p. 80"},
  {"id":"JHX-EFFIGY-006","section":"Effigies","title":"Effigies are friendly models","says":"An Effigy counts as a friendly model to its player's models.","source":"p. 80"},
  {"id":"JHX-EFFIGY-007","section":"Effigies","title":"Effigies and engagement","says":"An Effigy has no melee reach and engages nobody, but can be engaged.","source":"p. 80"},
  {"id":"JHX-EFFIGY-008","section":"Effigies","title":"Effigy Stealth in 3v3","says":"In 3v3 Effigies have Stealth, which nothing can ignore.","source":"p. 80"},
  {"id":"JHX-EFFIGY-009","section":"Effigies","title":"Effigy Gravity Well in 3v3","says":"In 3v3 Effigies have Gravity Well, which nothing can ignore.","source":"p. 80"},
  {"id":"JHX-EFFIGY-010","section":"Effigies","title":"Direct damage","says":"Only Basic Attacks can damage an Effigy directly; abilities with direct damage can neither damage nor target it.","source":"p. 80, Direct Damage to an Effigy"},
  {"id":"JHX-EFFIGY-011","section":"Effigies","title":"Manoeuvre damage","says":"Combat Manoeuvres that deal direct damage do not damage an Effigy.","source":"p. 80"},
  {"id":"JHX-EFFIGY-012","section":"Effigies","title":"Printed damage only","says":"Damage to an Effigy uses only the weapon's printed grid; every increase is ignored.","source":"p. 80"},
  {"id":"JHX-EFFIGY-013","section":"Effigies","title":"Printed attributes only","says":"Attribute bonuses of any source are ignored when attacking an Effigy.","source":"p. 80"},
  {"id":"JHX-EFFIGY-014","section":"Effigies","title":"Penalties still count","says":"Attribute and damage penalties such as poison and freeze apply when attacking an Effigy.","source":"p. 80","question":"Only bonuses are excluded.","ruling":"As stated."},
  {"id":"JHX-EFFIGY-015","section":"Effigies","title":"Bonus dice","says":"Only the charging and aiming bonuses add dice against an Effigy.","source":"p. 80"},
  {"id":"JHX-EFFIGY-016","section":"Effigies","title":"No Ganging Up","says":"Ganging Up and Firing Into Melee are not used when attacking an Effigy.","source":"p. 80"},
  {"id":"JHX-EFFIGY-017","section":"Effigies","title":"Distracted at an Effigy","says":"Distracted, cover and other negative dice apply.","source":"p. 80; p. 41","question":"Only Ganging Up and Firing Into Melee are excluded.","ruling":"As stated."},
  {"id":"JHX-EFFIGY-018","section":"Effigies","title":"Effigy regeneration","says":"In step 1 of each Communion Phase an Effigy regains all direct damage it suffered from enemy Basic Attacks in the previous round; Soul and decay losses stay.","source":"p. 80"},
  {"id":"JHX-EFFIGY-019","section":"Effigies","title":"Regeneration as activation","says":"The regeneration of an Effigy counts as its activation, so tokens on it that expire at the start of an activation are removed.","source":"p. 80","question":"The book does not consider a Monster next to the Effigy, which attacks models at the end of their activation.","ruling":"Regeneration is an activation for tokens alone: no Monster attacks for it."},
  {"id":"JHX-EFFIGY-020","section":"Effigies","title":"Healing an Effigy","says":"Abilities may heal an Effigy, but only direct damage from enemy Basic Attacks.","source":"p. 80"},
  {"id":"JHX-EFFIGY-021","section":"Effigies","title":"Decay in 3v3","says":"In step 1 of round 5 each Effigy's base health falls by 3, from 16 to 13 before Souls and damage.","source":"p. 80, Effigy Decay"},
  {"id":"JHX-EFFIGY-022","section":"Effigies","title":"Decay in 5v5","says":"In step 1 of round 6 each Effigy's base health falls by 3, from 20 to 17 before Souls and damage.","source":"p. 80, Effigy Decay","question":"The introduction names round 5 for both modes, the mode paragraph round 6 for 5v5.","ruling":"Decay comes in round 6 in 5v5; option `decayRound` (mode or a round), default mode.","options":["decayRound"]},
  {"id":"JHX-EFFIGY-023","section":"Effigies","title":"Decay happens once","says":"Decay applies once per game.","source":"p. 80, Effigy Decay"},
  {"id":"JHX-EFFIGY-024","section":"Effigies","title":"Effigy temporary health","says":"An Effigy may have temporary health against direct damage; Soul losses bypass it.","source":"p. 37; Appendix (Temporary Health)"},
  {"id":"JHX-EFFIGY-025","section":"Effigies","title":"Attacks on Effigies","says":"No Stand Your Ground or redirect can be used for an Effigy.","source":"p. 36; p. 80","question":"Protect Me and Ward speak of models and Heroes; an ability of a card may speak of friendly models, of which the Effigy is one.","ruling":"As stated, whatever the ability."},
  {"id":"JHX-EFFIGY-026","section":"Effigies","title":"Adjacent to an Effigy","says":"A model is adjacent to an Effigy when it is adjacent to any of its hexes.","source":"p. 36-37; Appendix (Adjacent)"},
  {"id":"JHX-SHRINE-001","section":"Shrines","title":"Shrines are neutral","says":"Shrines are neutral and cannot be engaged, attacked, moved or damaged.","source":"p. 81, Shrines"},
  {"id":"JHX-SHRINE-002","section":"Shrines","title":"Shrines are impassable","says":"A Shrine is impassable terrain of height 2.","source":"p. 81"},
  {"id":"JHX-SHRINE-003","section":"Shrines","title":"Control","says":"A player controls a Shrine when at least one of their Heroes and no enemy Hero and no Monster is adjacent to it.","source":"p. 81, Controlling the Shrine"},
  {"id":"JHX-SHRINE-004","section":"Shrines","title":"Contested","says":"An enemy Hero or a Monster next to the Shrine denies control to the player.","source":"p. 81"},
  {"id":"JHX-SHRINE-005","section":"Shrines","title":"Summoned models at Shrines","says":"Summoned models neither control nor contest.","source":"p. 81"},
  {"id":"JHX-SHRINE-006","section":"Shrines","title":"Conditions at Shrines","says":"Knocked-down, stunned or pinned Heroes still control and contest; only curse prevents it.","source":"p. 62-63; p. 81","question":"Not stated.","ruling":"As stated."},
  {"id":"JHX-SHRINE-007","section":"Shrines","title":"When control counts","says":"Control is judged in step 3 of the Communion Phase.","source":"p. 18; p. 32"},
  {"id":"JHX-SHRINE-008","section":"Shrines","title":"Centre-line Shrine","says":"A Shrine is on the centre line when it is equally far from both deployment zones; otherwise it belongs to the nearer side.","source":"p. 81"},
  {"id":"JHX-SHRINE-009","section":"Shrines","title":"Trading at a centre-line Shrine","says":"In step 3 a player controlling a centre-line Shrine may let one Hero Buy, Sell or Trade Artefacts at no AP cost.","source":"p. 81; p. 37","question":"The book does not state which Hero. The book does not state either what a second Shrine on the centre line adds.","ruling":"One controlling Hero adjacent to that Shrine. Every such Shrine gives it to one Hero."},
  {"id":"JHX-SHRINE-010","section":"Shrines","title":"Map overrides","says":"A map may set other Shrine rewards or give a Shrine a character with special rules.","source":"p. 81; Maps Supplement"},
  {"id":"JHX-SUMMON-001","section":"Summoned models","title":"Summoning","says":"A Summoned model is Placed adjacent to its Master during the Master's activation.","source":"p. 82"},
  {"id":"JHX-SUMMON-002","section":"Summoned models","title":"Actions of Summoned models","says":"Summoned models may only use Active Abilities, Advance, Basic Attack, Charge and Stand Up.","source":"p. 82"},
  {"id":"JHX-SUMMON-003","section":"Summoned models","title":"AP of Summoned models","says":"Each Summoned model uses the AP of its own card, not its Master's.","source":"p. 82"},
  {"id":"JHX-SUMMON-004","section":"Summoned models","title":"Activation of Summoned models","says":"A Summoned model activates at any point of its Master's activation between the Master's actions.","source":"p. 82"},
  {"id":"JHX-SUMMON-005","section":"Summoned models","title":"Uninterrupted activation","says":"A Summoned model does all of its actions before its Master or another Summoned model acts.","source":"p. 82"},
  {"id":"JHX-SUMMON-006","section":"Summoned models","title":"Activation when summoned","says":"A newly Summoned model must activate in the round it is summoned, within the same Master activation.","source":"p. 82"},
  {"id":"JHX-SUMMON-007","section":"Summoned models","title":"End of a Summoned activation","says":"The activation of a Summoned model ends together with its Master's, and only then are end-of-activation effects applied to it.","source":"p. 82"},
  {"id":"JHX-SUMMON-008","section":"Summoned models","title":"Monster attack on several Summoned models","says":"When several models of one Master end their activation in a Monster's reach, the Monster attacks only once: the one with the highest health, ties random.","source":"p. 82","question":"The book does not say whether the Master itself is among them.","ruling":"The Master and its Summoned models form one group. Option `monsterAndMaster` (one-attack or apart): apart, the Monster attacks the Master besides one of its Summoned models.","options":["monsterAndMaster"]},
  {"id":"JHX-SUMMON-009","section":"Summoned models","title":"No Souls bound","says":"No Soul can be Bound to a Summoned model.","source":"p. 82"},
  {"id":"JHX-SUMMON-010","section":"Summoned models","title":"Hero killed by a Summoned model","says":"When a Summoned model kills an enemy Hero, its Master harvests the Soul and gains the level.","source":"p. 82","question":"Cursed or Soulless Masters are not covered, nor is a cursed killer with a Master that is not.","ruling":"If the Master cannot harvest, JHX-SOUL-040 or JHX-ABILITY-068 applies. A curse on either of the two leaves no Soul (JHX-COND-008); the Master gains the level alone."},
  {"id":"JHX-SUMMON-011","section":"Summoned models","title":"Death of a Summoned model","says":"The death of a Summoned model yields no Soul, and no level unless its card says so.","source":"p. 82"},
  {"id":"JHX-SUMMON-012","section":"Summoned models","title":"No Artefacts","says":"Summoned models cannot carry Artefacts.","source":"p. 82"},
  {"id":"JHX-SUMMON-013","section":"Summoned models","title":"Summoning again","says":"A Summoned model that died in its Master's activation may be summoned again in it, but does not activate if it had already activated that turn.","source":"p. 82"},
  {"id":"JHX-SUMMON-014","section":"Summoned models","title":"Skeleton Horde","says":"Models with Skeleton Horde may activate again after being resummoned.","source":"p. 82"},
  {"id":"JHX-SUMMON-015","section":"Summoned models","title":"Death of the Master","says":"When the Master dies, all models it summoned die.","source":"p. 82"},
  {"id":"JHX-SUMMON-016","section":"Summoned models","title":"Summoned Parting Blows","says":"Summoned models can make Parting Blows.","source":"p. 47; p. 82","question":"The list of actions does not name Parting Blows.","ruling":"A Parting Blow is an Interrupt, not an action, so it is allowed."},
  {"id":"JHX-UNIT-001","section":"Hero units","title":"Unit slot","says":"A Hero unit of several models fills one Hero slot.","source":"p. 82, Hero Units"},
  {"id":"JHX-UNIT-002","section":"Hero units","title":"Commander","says":"One model of the unit is the Commander; only it may buy and own Artefacts, use Effigy Recall and gain levels.","source":"p. 82-83"},
  {"id":"JHX-UNIT-003","section":"Hero units","title":"Unit AP","says":"A Hero unit has 3 AP plus 1 for each non-Commander model, spent freely among its models.","source":"p. 82-83, Actions","question":"Dead models are not mentioned.","ruling":"Only living models on the board count."},
  {"id":"JHX-UNIT-004","section":"Hero units","title":"AP per model","says":"No model of the unit may spend more than 3 AP.","source":"p. 82-83, Actions"},
  {"id":"JHX-UNIT-005","section":"Hero units","title":"Interleaving","says":"Actions of unit models may be interleaved, each action being completed first.","source":"p. 82-83, Actions"},
  {"id":"JHX-UNIT-006","section":"Hero units","title":"One harvest per unit","says":"A Hero unit may attempt one Soul Harvest per activation.","source":"p. 82-83, Soul Harvest"},
  {"id":"JHX-UNIT-007","section":"Hero units","title":"Resurrection of members","says":"Non-Commander models resurrect only when the whole unit is dead, or when the Commander is adjacent to its Effigy in step 5.","source":"p. 82-83, Resurrecting"},
  {"id":"JHX-UNIT-008","section":"Hero units","title":"Unit resurrection health","says":"Unit models resurrect with 3 less than maximum health.","source":"p. 82-83, Resurrecting"},
  {"id":"JHX-UNIT-009","section":"Hero units","title":"Unit resurrection AP","says":"A resurrected unit model may use only 2 AP that round.","source":"p. 82-83, Resurrecting"},
  {"id":"JHX-UNIT-010","section":"Hero units","title":"Unit Cohesion","says":"A model is in Unit Cohesion within 3 hexes of its Commander; the Commander always is.","source":"p. 82-83"},
  {"id":"JHX-UNIT-011","section":"Hero units","title":"Same turn","says":"All models of a unit activate in the same turn, in cohesion or not.","source":"p. 82-83"},
  {"id":"JHX-UNIT-012","section":"Hero units","title":"Share Damage","says":"A model in cohesion that survives damage from an enemy Basic Attack or Active Ability may pass any part of it to other models of the unit as True Damage, healing as much itself.","source":"p. 82-83"},
  {"id":"JHX-UNIT-013","section":"Hero units","title":"Share Damage: who may take it","says":"The models that receive shared damage must be in Unit Cohesion.","source":"p. 82-83","question":"\"Any friendly models from that unit\" does not repeat that they are in cohesion.","ruling":"As stated; option `shareDamageWith` (cohesion or unit) lets every model of the unit take a part.","options":["shareDamageWith"]},
  {"id":"JHX-UNIT-014","section":"Hero units","title":"Share Damage: cap","says":"No model that receives shared damage may be given more than its current health.","source":"p. 82-83"},
  {"id":"JHX-UNIT-015","section":"Hero units","title":"Share Damage: window","says":"Sharing damage is an Interrupt after damage and before manoeuvres.","source":"p. 82-83"},
  {"id":"JHX-UNIT-016","section":"Hero units","title":"Share Damage: deaths","says":"A model brought to 0 health by shared damage dies, and the attacker has killed it.","source":"p. 82-83","question":"Not stated.","ruling":"As stated."},
  {"id":"JHX-UNIT-017","section":"Hero units","title":"Share Damage and healing bans","says":"A burning model can still share damage.","source":"p. 82-83; p. 62","question":"The shared damage is said to be healed, and burn forbids healing.","ruling":"The transfer is not treated as forbidden healing; option `shareDamageIsHealing` (default false).","options":["shareDamageIsHealing"]},
  {"id":"JHX-UNIT-018","section":"Hero units","title":"Individual Cleanse and Self-Heal","says":"Each model of a unit in cohesion may use Cleanse and Self-Heal once per activation.","source":"p. 82-83"},
  {"id":"JHX-UNIT-019","section":"Hero units","title":"Tag along","says":"When the Commander recalls, models in cohesion may be Placed next to the Effigy too.","source":"p. 83"},
  {"id":"JHX-UNIT-020","section":"Hero units","title":"Fate and bounty","says":"Only models of a unit in cohesion may spend Fate and collect a Fate bounty.","source":"p. 83"},
  {"id":"JHX-UNIT-021","section":"Hero units","title":"Unit models at Shrines","says":"Only models of a unit in cohesion contest and control Shrines.","source":"p. 83"},
  {"id":"JHX-UNIT-022","section":"Hero units","title":"Distracted and Ganging Up","says":"Only models of a unit in cohesion count for Distracted and Ganging Up.","source":"p. 83"},
  {"id":"JHX-UNIT-023","section":"Hero units","title":"Unit harvest","says":"Only models of a unit in cohesion can harvest; the Soul binds to the Commander, which gains the level.","source":"p. 83","question":"The book does not state who gets the Soul when a model of a unit kills out of cohesion.","ruling":"The killer is not eligible, so the nearest eligible Hero of its side harvests (JHX-SOUL-040); option `killOutOfCohesion` (nearest or commander) gives the Soul to the Commander all the same, if it can hold it.","options":["killOutOfCohesion"]},
  {"id":"JHX-UNIT-024","section":"Hero units","title":"Unit assist and hinder","says":"Models of a unit in cohesion assist Heroes outside the unit and hinder enemies, at most 2 per unit.","source":"p. 83"},
  {"id":"JHX-UNIT-025","section":"Hero units","title":"Death of the Commander","says":"When a Commander dies, the other models of its unit lose Unit Cohesion until they are again within 3 hexes of the Commander; the killer harvests the Commander's Soul.","source":"p. 83"},
  {"id":"JHX-UNIT-026","section":"Hero units","title":"Death of a member","says":"A slain non-Commander of a unit yields no Soul; its killer gains a level.","source":"p. 83"},
  {"id":"JHX-DEMON-001","section":"Demons","title":"Coalesce Icon","says":"When a Demon Hero dies, a Coalesce Icon is placed in the hex where it died.","source":"p. 85, Coalesce","question":"A Demon that resurrects and dies again before it activates has an older Icon, too.","ruling":"Both Icons stay, and the Demon may return on either; option `coalesceIcons` (each or latest) lets a new Icon replace the older one.","options":["coalesceIcons"]},
  {"id":"JHX-DEMON-002","section":"Demons","title":"Coalescing","says":"The player may resurrect a Demon on the hex of its Coalesce Icon instead of next to the Effigy.","source":"p. 85, Coalesce"},
  {"id":"JHX-DEMON-003","section":"Demons","title":"Blocked Icon","says":"If the hex of a Coalesce Icon holds a model or impassable terrain, the Demon resurrects next to its Effigy.","source":"p. 85, Coalesce"},
  {"id":"JHX-DEMON-004","section":"Demons","title":"Removing the Icon","says":"A Coalesce Icon is removed when its Demon next starts an activation.","source":"p. 85, Coalesce"},
  {"id":"JHX-DEMON-005","section":"Demons","title":"Free purchase when coalescing","says":"A Demon that coalesced away from its Effigy has the free Artefact purchase only if it becomes adjacent to its Effigy.","source":"p. 33; p. 85"},
  {"id":"JHX-DEMON-006","section":"Demons","title":"Demonic Gateway","says":"Every Demon has the Active Ability Demonic Gateway: for 1 AP it is Placed on the hex of a Coalesce Icon of a friendly Demon.","source":"p. 85","question":"The Icon's own removal makes only other Demons' Icons useful.","ruling":"The hex must be unoccupied; the Demon's own Icon is already gone by then."},
  {"id":"JHX-DEMON-007","section":"Demons","title":"Demonic level ups","says":"A Demon chooses a level up from its card's list at level 2 and a different one at level 3.","source":"p. 85"},
  {"id":"JHX-DEMON-008","section":"Demons","title":"Lesser demons","says":"Summoned or lesser demons have none of the rules of Demons.","source":"p. 84"},
  {"id":"JHX-UNDEAD-001","section":"Undead","title":"Undead: fear","says":"Undead Heroes have Immune (fear).","source":"p. 86"},
  {"id":"JHX-UNDEAD-002","section":"Undead","title":"Undead: burn","says":"Undead Heroes have Vulnerability (burn).","source":"p. 86"},
  {"id":"JHX-UNDEAD-003","section":"Undead","title":"Undead: Leech","says":"Undead Heroes have Leech (1).","source":"p. 86"},
  {"id":"JHX-UNDEAD-004","section":"Undead","title":"Undead: Soulless","says":"Undead Heroes have Soulless.","source":"p. 86"},
  {"id":"JHX-UNDEAD-005","section":"Undead","title":"Lesser undead","says":"Summoned or lesser undead have none of the rules of Undead Heroes.","source":"p. 86; p. 63, Fear","question":"The fear condition exempts undead models without telling lesser ones apart.","ruling":"Lesser undead can be frightened, unless their own card has Immune (fear)."},
  {"id":"JHX-ARTEFACT-001","section":"Magical Artefacts","title":"Artefact deck","says":"Each Warband's deck has one of each Artefact that is neither Sacred nor a Monster bounty, plus its god's Sacred Artefact.","source":"p. 37, Magical Artefact"},
  {"id":"JHX-ARTEFACT-002","section":"Magical Artefacts","title":"Slots","says":"A Hero holds at most one offensive and one defensive Artefact.","source":"p. 37"},
  {"id":"JHX-ARTEFACT-003","section":"Magical Artefacts","title":"Artefact ownership","says":"An Artefact belongs to the Hero that bought it, or that it was handed over to, and cannot be used by others.","source":"p. 37"},
  {"id":"JHX-ARTEFACT-004","section":"Magical Artefacts","title":"No duplicates","says":"A Warband's Heroes may never hold two copies of the same Artefact.","source":"p. 37; p. 72"},
  {"id":"JHX-ARTEFACT-005","section":"Magical Artefacts","title":"Copies from the other deck","says":"A copy of an Artefact obtained from the opponent's deck is exempt from the limit of one copy (JHX-ARTEFACT-004).","source":"p. 37; Appendix (Duplicate Artefacts)"},
  {"id":"JHX-ARTEFACT-006","section":"Magical Artefacts","title":"Buy","says":"Buying costs the Artefact's Fate cost.","source":"p. 37"},
  {"id":"JHX-ARTEFACT-007","section":"Magical Artefacts","title":"Sell","says":"Selling gives the Artefact's full Fate cost to the pool.","source":"p. 38"},
  {"id":"JHX-ARTEFACT-008","section":"Magical Artefacts","title":"Trade","says":"A trade gives Artefacts whose cost is put towards the new one, with Fate for the rest.","source":"p. 37","question":"Surplus value is not mentioned.","ruling":"Surplus value is lost; selling and buying separately in the same action keeps it."},
  {"id":"JHX-ARTEFACT-009","section":"Magical Artefacts","title":"Sold Artefacts","says":"A sold or traded Artefact returns to the deck it came from and can be bought again.","source":"p. 37-38","question":"Not stated, but \"sold and repurchased\" occurs.","ruling":"As stated."},
  {"id":"JHX-ARTEFACT-010","section":"Magical Artefacts","title":"One Use Only","says":"A one-use ability of an Artefact can be used once per game by a player, even if the Artefact is sold, traded or bought again.","source":"Appendix (One Use Only)","question":"The book does not say whether a limit such as once per round belongs to an Artefact or to its bearer.","ruling":"It belongs to the Artefact, as its one use does: a Hero that gets the Artefact from another cannot use the ability again in that round. A copy from the other deck has a limit of its own."},
  {"id":"JHX-ARTEFACT-011","section":"Magical Artefacts","title":"Artefacts and death","says":"A Hero keeps its Artefacts through death.","source":"p. 29; p. 45"},
  {"id":"JHX-ARTEFACT-012","section":"Magical Artefacts","title":"Full slot","says":"A Hero with a full slot must sell or trade the old Artefact before taking a new one of that slot.","source":"p. 37"},
  {"id":"JHX-WIN-001","section":"Winning","title":"Capturing an Effigy","says":"A player whose Effigy's base health reaches 0 or less loses at once.","source":"p. 9; p. 80"},
  {"id":"JHX-WIN-002","section":"Winning","title":"Immediate end","says":"The game ends in the middle of whatever is going on, no further triggers being resolved.","source":"p. 9; p. 80"},
  {"id":"JHX-WIN-003","section":"Winning","title":"Ways to reach zero","says":"Soul losses, direct damage and decay all count together towards the base health of 0 that captures an Effigy.","source":"p. 9; p. 80"},
  {"id":"JHX-WIN-004","section":"Winning","title":"Temporary health and capture","says":"An Effigy with base health 0 is captured even if it has temporary health left.","source":"p. 37; p. 80","question":"Soul losses bypass temporary health; the case is not discussed.","ruling":"As stated."},
  {"id":"JHX-WIN-005","section":"Winning","title":"Both Effigies at zero","says":"If one effect, such as decay, brings both Effigies to 0 or less, the tie-breakers decide.","source":"p. 80","question":"Not covered.","ruling":"The tie-breakers decide at once, without further play."},
  {"id":"JHX-WIN-006","section":"Winning","title":"End of the last round","says":"If nobody has won by the end of round 5 (3v3) or 6 (5v5), the tie-breakers are compared in order until one differs.","source":"p. 80, Tie Breakers"},
  {"id":"JHX-WIN-007","section":"Winning","title":"Tie-breaker 1","says":"The first tie-breaker is more Souls held, Bound and Banked.","source":"p. 80"},
  {"id":"JHX-WIN-008","section":"Winning","title":"Tie-breaker 2","says":"The second tie-breaker is more damage currently on the opponent's Effigy.","source":"p. 80","question":"The book does not say whether Soul losses count; after tie-breaker 1 they are equal.","ruling":"Starting health less current base health, decay excluded; compared before regeneration."},
  {"id":"JHX-WIN-009","section":"Winning","title":"Tie-breaker 3","says":"The third tie-breaker is more levels gained, summed over the Warband.","source":"p. 80"},
  {"id":"JHX-WIN-010","section":"Winning","title":"Tie-breaker 4","says":"The fourth tie-breaker is less damage on the Warband, measured as health missing from maximum.","source":"p. 80","question":"Dead Heroes are not mentioned.","ruling":"Dead Heroes are missing their whole maximum."},
  {"id":"JHX-WIN-011","section":"Winning","title":"Tie-breaker 5","says":"The fifth tie-breaker goes to the player who took the first Soul of the game.","source":"p. 80","question":"Not covered. The book does not state either whether a Soul that a Soulless Hero destroys counts.","ruling":"With no Soul taken the game is drawn. A Soul counts when it is Bound or Banked; one that is destroyed is nobody's."},
  {"id":"JHX-DEF-001","section":"Definitions","title":"Adjacent","says":"Two hexes sharing a border are adjacent, and a hex is adjacent to itself.","source":"Appendix (Adjacent)"},
  {"id":"JHX-DEF-002","section":"Definitions","title":"Within","says":"\"Within X hexes\" counts hexes from the origin in any direction, including around corners; X itself is included.","source":"Appendix (Within)"},
  {"id":"JHX-DEF-003","section":"Definitions","title":"Friendly","says":"A player's models are friendly to one another and each to itself; no model is friendly to both sides.","source":"Appendix (Friendly)"},
  {"id":"JHX-DEF-004","section":"Definitions","title":"Target","says":"A target is the recipient of an attack or ability; it needs line of sight and reach, and a model affecting itself targets itself.","source":"Appendix (Target)"},
  {"id":"JHX-DEF-005","section":"Definitions","title":"Occupied","says":"A hex is occupied by a Shrine, Effigy, impassable terrain, Soul, Hero, Monster or Summoned model; empty floor, Forest, Smoke, tokens and pits are not occupied.","source":"Appendix (Occupied)"},
  {"id":"JHX-DEF-006","section":"Definitions","title":"Crossing a hex","says":"A line crosses a hex when it enters and leaves it or runs along its edge, not when it touches a single point.","source":"Appendix (Crossing Through a Hex)"},
  {"id":"JHX-DEF-007","section":"Definitions","title":"Spawn and resurrect","says":"Spawning, respawning and resurrecting mean being Placed on the board and so entering play.","source":"Appendix (Spawn)","question":"The book does not say whether terrain acts on a model that enters play as it does on one that is Placed.","ruling":"Terrain acts alike: a model that resurrects or is summoned on treacherous ground takes the damage of JHX-TERRAIN-015. Option `terrainOnEntering` (as-placed or none).","options":["terrainOnEntering"]},
  {"id":"JHX-DEF-008","section":"Definitions","title":"Melee","says":"A melee exists between models of which at least one engages another.","source":"Appendix (Melee)"},
  {"id":"JHX-DEF-009","section":"Definitions","title":"Heights","says":"Heroes and Shrines have height 2, Effigies, Forest and Smoke 4, walls and Souls 1.","source":"Appendix (Height)"},
  {"id":"JHX-MAP-001","section":"Maps and coordinates","title":"Column numbering","says":"Hex columns are numbered from left to right.","source":"p. 88, Map Terrain Coordinates"},
  {"id":"JHX-MAP-002","section":"Maps and coordinates","title":"Row numbering","says":"Row 1 of a column is the hex right above its column number, row 2 the next above, and so on.","source":"p. 88, Map Terrain Coordinates"},
  {"id":"JHX-MAP-003","section":"Maps and coordinates","title":"Hex orientation","says":"Hexes of a column stand above one another, so hexes are flat-topped with neighbours above, below and two on each side.","source":"p. 88"},
  {"id":"JHX-MAP-004","section":"Maps and coordinates","title":"Axial conversion","says":"Column c, row r convert to axial q=c-m and, with r axial counted upwards, r-v if q=0, r-v-1 if q>0, r-v-1+|q| if q<0, where (m,v) is (7,6) for 3v3 and (11,10) for 5v5.","source":"Maps Supplement","question":"The vertical offset between columns is shown in pictures only.","ruling":"Inferred, not stated: with it every terrain group is connected, each Smoke group is an exact seven-hex flower and the listed pairs are symmetric, whereas a plain alternating offset (either parity) splits the 3v3 wall. Keep the conversion in map data so that a printed map can correct it. Neighbours are (0,1),(0,-1),(1,0),(1,-1),(-1,0),(-1,1)."},
  {"id":"JHX-MAP-005","section":"Maps and coordinates","title":"Board shape","says":"The board is a hexagon of radius 6 (13 columns, 3v3) or 10 (21 columns, 5v5) without the two hexes at the upper and lower tip of the centre column.","source":"Maps Supplement","question":"The outline is pictorial.","ruling":"Inferred from the row numbers; rows per column run from the lower to the upper edge."},
  {"id":"JHX-MAP-006","section":"Maps and coordinates","title":"Off the board","says":"A hex outside the board is impassable.","source":"p. 51"},
  {"id":"JHX-MAP-007","section":"Maps and coordinates","title":"3v3 map 1 Souls","says":"On 3v3 map 1 the first pit is random and the two pits alternate afterwards.","source":"Maps Supplement, 3v3 Map 1"},
  {"id":"JHX-MAP-008","section":"Maps and coordinates","title":"Maps with one pit","says":"On 3v3 maps 2 and 3 and 5v5 map 1 every Soul spawns at the same pit.","source":"Maps Supplement"},
  {"id":"JHX-MAP-009","section":"Maps and coordinates","title":"5v5 maps 2 and 3 Souls","says":"On 5v5 maps 2 and 3 Souls alternate between the two pits, the first being random.","source":"Maps Supplement"},
  {"id":"JHX-MAP-010","section":"Maps and coordinates","title":"Gloom respawns","says":"Gloom starts on the board and respawns in the second Communion Phase after her death.","source":"Maps Supplement, 3v3 Maps 1 and 2"},
  {"id":"JHX-MAP-011","section":"Maps and coordinates","title":"5v5 map 2 Shrine","says":"5v5 map 2 has no Shrine.","source":"Maps Supplement, 5v5 Map 2","question":"The text promises D3 Fate for a Shrine, but the coordinates list none.","ruling":"No Shrine."},
  {"id":"JHX-MAP-012","section":"Maps and coordinates","title":"5v5 map 2 pit in Smoke","says":"The Monster Pit (6,12) lies in the Smoke group at the same hex.","source":"Maps Supplement, 5v5 Map 2","question":"Two components share a hex.","ruling":"Both are kept; the Monster has Stealth while there."},
  {"id":"JHX-MAP-013","section":"Maps and coordinates","title":"Gloom's hex on 3v3 map 1","says":"On 3v3 map 1 Gloom's pit is (5,6) and the Shrine (11,5).","source":"p. 88; Maps Supplement, 3v3 Map 1","question":"The introduction puts Gloom's pit at (11,5) together with two Soul Pits.","ruling":"The map's own list governs."},
  {"id":"JHX-MAP-014","section":"Maps and coordinates","title":"Smoke with Treacherous Ground","says":"Every map lists some hexes as Smoke and as Treacherous Ground.","source":"Maps Supplement","question":"The setup rule allows one component per hex.","ruling":"Both apply."},
  {"id":"JHX-MAP-015","section":"Maps and coordinates","title":"Monsters of 5v5 map 3","says":"Canuckmera (3,7) and two Glooms (11,8) and (11,12) start on pits and respawn.","source":"Maps Supplement, 5v5 Map 3","question":"The map has no Monsters paragraph.","ruling":"Treated as fixed Monster Pits."},
];
