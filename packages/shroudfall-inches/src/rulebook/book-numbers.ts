import type { Cited } from '@rulewright/core/editions';
import type { SfiNumbers } from './numbers.js';
import type { RuleId } from './rules.gen.js';

const cite = <V>(value: V, rule: RuleId): Cited<V, RuleId> => ({ value, rule });

/** The numbers of the beta rulebook 1.4. */
export const bookNumbers: SfiNumbers = /* @__PURE__ */ ((): SfiNumbers => ({
  dice: {
    grey: cite([0, 0, 1, 1, 2, 2], 'SFI-DICE-001'),
    yellow: cite([0, 1, 2, 2, 3, 3], 'SFI-DICE-002'),
    red: cite([2, 2, 3, 3, 4, 4], 'SFI-DICE-003'),
  },
  army: {
    scenarioCards: cite(3, 'SFI-ARMY-001'),
    terrainCards: cite(3, 'SFI-ARMY-001'),
    leastWeavers: cite(1, 'SFI-ARMY-005'),
    copies: cite(4, 'SFI-ARMY-006'),
    copiesOfCharacter: cite(1, 'SFI-ARMY-007'),
    copiesOfTerrain: cite(1, 'SFI-ARMY-009'),
    obscuringMains: cite(2, 'SFI-ARMY-010'),
  },
  setUp: {
    tableWidth: cite(36, 'SFI-SETUP-009'),
    deploymentDepth: cite(6, 'SFI-DEPLOY-002'),
    mainPieces: cite(5, 'SFI-SETUP-010'),
    mainFromDeploymentEdge: cite(4, 'SFI-SETUP-014'),
    mainFromSideEdge: cite(2, 'SFI-SETUP-015'),
    sideFromMain: cite(4, 'SFI-SETUP-016'),
    betweenPieces: cite(2, 'SFI-SETUP-017'),
  },
  round: {
    rounds: cite(5, 'SFI-ROUND-001'),
    actions: cite(2, 'SFI-ACTION-001'),
    moveActions: cite(2, 'SFI-ACTION-007'),
  },
  floors: {
    DEF: cite(1, 'SFI-CARD-005'),
    ARM: cite(1, 'SFI-CARD-007'),
    RNG: cite(1, 'SFI-CARD-015'),
  },
  coherency: {
    ofSmall: cite(2, 'SFI-COHERENCY-001'),
    ofLarge: cite(1, 'SFI-COHERENCY-002'),
    largeFrom: cite(5, 'SFI-COHERENCY-002'),
  },
  attack: {
    targetInMelee: cite(-2, 'SFI-ATTACK-003'),
    critical: cite(2, 'SFI-CRIT-001'),
    beamWidth: cite(1, 'SFI-BEAM-004'),
  },
  rolls: {
    leastTotal: cite(0, 'SFI-DICE-009'),
    emptyPool: cite(0, 'SFI-DICE-011'),
    blank: cite(0, 'SFI-DICE-004'),
    disputeDice: cite(1, 'SFI-DICE-013'),
    leastDamage: cite(0, 'SFI-DAMAGE-005'),
  },
  essence: {
    reserve: cite(10, 'SFI-ESSENCE-002'),
    reroll: cite(1, 'SFI-REROLL-006'),
    infusion: cite(1, 'SFI-INFUSE-001'),
  },
  terrain: {
    linearReach: cite(1, 'SFI-TERRAIN-008'),
    // In millimetres.
    shroudedBase: cite(40, 'SFI-TKEY-020'),
    dangerous: cite(1, 'SFI-TKEY-006'),
    // The X of the passive Elusive.
    hardToSee: cite(1, 'SFI-TKEY-013'),
  },
  scenario: {
    reach: cite(1, 'SFI-SCENARIO-008'),
    weaver: cite(3, 'SFI-SCENARIO-019'),
    contested: cite(1, 'SFI-SCENARIO-013'),
  },
  passives: {
    duellist: cite(2, 'SFI-PASSIVE-010'),
    combined: cite(1, 'SFI-PASSIVE-007'),
    giantSlayer: cite(2, 'SFI-PASSIVE-019'),
    // In millimetres.
    giantBase: cite(50, 'SFI-PASSIVE-019'),
    stealth: cite(6, 'SFI-PASSIVE-042'),
    hide: cite(1, 'SFI-PASSIVE-045'),
    toughHideLeast: cite(1, 'SFI-PASSIVE-045'),
    unbreakableHideLeast: cite(0, 'SFI-PASSIVE-046'),
    regeneration: cite(1, 'SFI-PASSIVE-031'),
  },
  conditions: {
    crippled: cite(2, 'SFI-CONDITION-003'),
    poisonedHit: cite(1, 'SFI-CONDITION-010'),
    poisonedDamage: cite(1, 'SFI-CONDITION-010'),
    shattered: cite(2, 'SFI-CONDITION-011'),
    hexedDice: cite(1, 'SFI-CONDITION-009'),
    shockedDice: cite(1, 'SFI-CONDITION-012'),
  },
}))();
