import { conformance } from '@rulewright/core/testing';
import { test } from 'vitest';
import { judgementHex } from './index.js';
import type { JhxOptions } from './vocabulary/index.js';

/** Every ruling that is not its default. */
const others: Partial<JhxOptions> = {
  format: 'immunity',
  judgementDie: ['hit', 'hit', 'both', 'manoeuvre', 'manoeuvre', 'miss'],
  effigyFootprint: 'towards-middle',
  uniqueMonsters: true,
  clampIntermediate: false,
  maxLevel: 2,
  roundLimit: 2,
  resurrectSameCommunion: true,
  freeShopBuyOnly: true,
  selfHealRestoresTemporary: true,
  minBeforeAfterAll: false,
  effigyCountsForFiringIntoMelee: false,
  tryAgainScope: 'any',
  rerollFirst: 'active-player',
  pushDirection: 'away',
  partingKnockdown: 'rolled',
  losAdjacentHalfPlane: true,
  conditionOwnActivationExpires: 'current',
  conditionOwnerGone: 'nobody',
  cursedOwner: 'nearest',
  backstabCountsSelf: true,
  flyAppliesToAdvance: true,
  decayRound: 2,
  shareDamageIsHealing: true,
  shareDamageWith: 'unit',
  deathTriggers: 'active-player',
  effectsOfTheDead: 'end',
  killOutOfCohesion: 'commander',
  wardAfterRedirect: false,
  terrainOnEntering: 'none',
  severalMoved: 'battlefield',
  diceForSeveral: 'each',
  levelOrder: 'active-player',
  cleanseChoice: 'user',
  privilegeOrder: 'winner-first',
  pitOrder: 'active-player',
  monsterWeaponOrder: 'active-player',
  monsterRedirected: 'follows',
  monsterManoeuvre: 'costliest',
  monsterChoices: 'active-player',
  pinnedOnTheWay: 'stops',
  passedOnSoulGivesLevel: true,
  monsterAndMaster: 'apart',
  monsterStrikeIs: 'same-action',
  honourWithoutHarvest: true,
  freezeAndTerrain: 'terrain-first',
  stunInOwnActivation: 'at-once',
};

conformance(test, judgementHex, {
  setups: [
    { players: 2, options: { mode: '3v3', format: 'veto' } },
    { players: 2, options: { ...others, mode: '3v3' } },
    { players: 2, options: { mode: '5v5', roundLimit: 1 } },
  ],
  matches: 1,
});
