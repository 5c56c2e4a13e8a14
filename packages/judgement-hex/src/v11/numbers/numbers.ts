import { type Cited, reviseNumbers } from '@rulewright/core/editions';
import { hexNumbers } from '../../rulebook/hex-numbers.js';
import type { RuleId } from '../../rulebook/index.js';
import type { JhxNumbers, SheetNumbers } from '../../rulebook/numbers.js';
import type { JhxNumberChanges } from '../../vocabulary/edition.js';
import type { Jhx } from '../../vocabulary/index.js';

const cite = <V>(value: V, rule: RuleId): Cited<V, RuleId> => ({ value, rule });

/**
 * The distances in inches that replace adjacency where the sheet has neither base contact nor a distance.
 */
export const besideEachOther = (inches: number): Partial<JhxNumbers['distances']> => {
  const near = cite(inches, 'JV11-BASE-010');
  return {
    shrine: near,
    bounty: near,
    ward: near,
    protectMe: near,
    explode: near,
    pointBlank: near,
    shadowOrb: near,
    summon: near,
  };
};

/**
 * The numbers of the book that the v11 sheet states, with its rules: those that differ from the hex edition, and those
 * that it repeats. All other numbers stay as they are, one inch for one hex (JV11-BASE-009).
 */
export const statedNumbers: JhxNumberChanges = /* @__PURE__ */ (() => ({
  terrain: { forest: cite({ ...hexNumbers.terrain.forest.value, cover: true, stealth: false }, 'JV11-COV-005') },
  distances: {
    reachOutsideActivation: cite(1, 'JV11-BASE-011'),
    cohesion: cite(3, 'JV11-UNIT-013'),
    atEffigy: cite(0, 'JV11-BASE-007'),
    handOver: cite(0, 'JV11-ACT-019'),
    prey: cite(0, 'JV11-COMM-008'),
    pit: cite(1, 'JV11-COMM-015'),
    ...besideEachOther(1),
  },
  moves: { charge: cite(3, 'JV11-ACT-004') },
  actionPoints: {
    hero: cite(3, 'JV11-ACT-001'),
    unitMember: cite(1, 'JV11-UNIT-008'),
    resurrected: cite(1, 'JV11-ACT-022'),
    stunned: cite(1, 'JV11-COND-008'),
    mostOfMember: cite(3, 'JV11-UNIT-009'),
    mostOfReturnedMember: cite(2, 'JV11-UNIT-010'),
  },
  actionCosts: {
    standUp: cite(1, 'JV11-ACT-010'),
    advance: cite(1, 'JV11-ACT-002'),
    charge: cite(1, 'JV11-ACT-003'),
    selfHeal: cite(1, 'JV11-ACT-013'),
    soulHarvest: cite(2, 'JV11-ACT-011'),
    bankSoul: cite(1, 'JV11-ACT-012'),
    effigyRecall: cite(2, 'JV11-ACT-014'),
    shop: cite(1, 'JV11-ACT-020'),
    handOver: cite(1, 'JV11-ACT-019'),
  },
  fateCosts: {
    selfHeal: cite(1, 'JV11-ACT-013'),
    cleanse: cite(1, 'JV11-FATE-004'),
    standYourGround: cite(1, 'JV11-FATE-003'),
    tryAgain: cite(1, 'JV11-FATE-001'),
  },
  fate: {
    free: cite(1, 'JV11-COMM-010'),
    lastFreeRound: cite(2, 'JV11-COMM-010'),
    perSoul: cite(1, 'JV11-COMM-011'),
    perSoulOfCursed: cite(0, 'JV11-COMM-009'),
    wound: cite(1, 'JV11-COMM-013'),
    woundDivisor: cite(3, 'JV11-COMM-013'),
    leastWound: cite(5, 'JV11-COMM-013'),
  },
  attackDice: {
    afterAll: cite('active-player', 'JV11-DICE-007'),
    leastBase: cite(1, 'JV11-DICE-003'),
    least: cite(1, 'JV11-DICE-008'),
    charge: cite(2, 'JV11-MEL-001'),
    gangingUp: cite(1, 'JV11-MEL-002'),
    partingBlow: cite(1, 'JV11-MEL-003'),
    distracted: cite(1, 'JV11-MEL-004'),
    meleeCover: cite(1, 'JV11-MEL-005'),
    standYourGround: cite(1, 'JV11-MEL-006'),
    leastOfPartingBlow: cite(3, 'JV11-MEL-007'),
    softMeleeCover: cite(0, 'JV11-MEL-008'),
    aiming: cite(1, 'JV11-RNG-001'),
    firingIntoMelee: cite(1, 'JV11-RNG-005'),
    softRangedCover: cite(1, 'JV11-RNG-006'),
    rangedCover: cite(2, 'JV11-RNG-007'),
    magicIntoMelee: cite(1, 'JV11-MAG-001'),
    magicCover: cite(1, 'JV11-MAG-002'),
    softMagicCover: cite(0, 'JV11-MAG-003'),
  },
  aimForbids: {
    advance: cite(true, 'JV11-RNG-003'),
    charge: cite(true, 'JV11-RNG-003'),
    recall: cite(false, 'JV11-RNG-003'),
    melee: cite(false, 'JV11-RNG-003'),
  },
  conditions: {
    burn: cite(3, 'JV11-COND-003'),
    knockDownAGI: cite(3, 'JV11-COND-006'),
    poisonAttack: cite(1, 'JV11-COND-010'),
    poisonAGI: cite(1, 'JV11-COND-010'),
    poisonSH: cite(1, 'JV11-COND-010'),
    freezeDamage: cite(1, 'JV11-COND-011'),
    freezeAGI: cite(3, 'JV11-COND-012'),
    freezeMOV: cite(3, 'JV11-COND-013'),
  },
  health: { selfHeal: cite(5, 'JV11-ACT-013'), memberReturns: cite(3, 'JV11-UNIT-011') },
  cleanse: { when: cite('start', 'JV11-FATE-005') },
  units: { membersReturn: cite('commander-returns', 'JV11-UNIT-012') },
  monsters: { seekEffigies: cite(false, 'JV11-COMM-007') },
  artefacts: { handedOver: cite(2, 'JV11-ACT-019') },
  souls: {
    moveDie: cite('D3', 'JV11-COMM-004'),
    seekSummoned: cite(false, 'JV11-COMM-005'),
    effigyLoss: cite(4, 'JV11-SOUL-008'),
    harvestDice: cite(2, 'JV11-SOUL-003'),
    harvestNeeds: cite(12, 'JV11-SOUL-003'),
    reach: cite(2, 'JV11-SOUL-001'),
    soulgazerReach: cite(4, 'JV11-SOUL-002'),
    helpReach: cite(2, 'JV11-SOUL-005'),
    hinderReach: cite(2, 'JV11-SOUL-004'),
    soulgazerHelpReach: cite(2, 'JV11-SOUL-006'),
    assist: cite(1, 'JV11-SOUL-005'),
    hinder: cite(1, 'JV11-SOUL-004'),
    summonedHinder: cite(true, 'JV11-SOUL-004'),
    mostOfUnit: cite(2, 'JV11-UNIT-018'),
    soulgazerBonusReach: cite(0, 'JV11-SOUL-007'),
  },
}))();

/** The default zones begin at the near border of the hexes that are the default zone of a board. */
const sheet: SheetNumbers = /* @__PURE__ */ (() => ({
  coverReach: cite(1, 'JV11-COV-001'),
  zone3v3: cite(3, 'JV11-BASE-014'),
  zone5v5: cite(6, 'JV11-BASE-014'),
  recallDie: cite('D3', 'JV11-ACT-015'),
  recallBonus: cite(1, 'JV11-ACT-015'),
}))();

/** All numbers of the v11 sheet. */
export const v11Numbers: JhxNumbers = /* @__PURE__ */ (() => ({
  ...reviseNumbers<Jhx, JhxNumbers>({ id: 'hex', numbers: hexNumbers }, 'v11', statedNumbers),
  sheet,
}))();
