import { type Rulings, readings } from '@rulewright/core';
import type { RuleId } from './rulebook/index.js';
import { areWarbands } from './set-up/agreed.js';
import type { JhxEdition } from './vocabulary/edition.js';
import type { JhxOptions } from './vocabulary/index.js';
import type { AnyMap } from './vocabulary/map.js';
import type { ContentPack } from './vocabulary/pack.js';
import { judgementFaces } from './vocabulary/words.js';

const { oneOf, yesOrNo, where } = readings<RuleId>();

const isRound = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 1;

const isDie = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.length <= 100 &&
  value.every(face => judgementFaces.some(known => known === face));

/** The options of the book: mode, map and draft, and its readings, each with its rule and default. */
const ofBook = (pack: ContentPack, maps: readonly AnyMap[]): Rulings<JhxOptions> => ({
  mode: oneOf('JHX-SETUP-001', ['3v3', '5v5']),
  map: where('JHX-SETUP-005', 'random', value => value === 'random' || maps.some(({ id }) => id === value)),
  format: oneOf('JHX-DRAFT-002', ['blind-pick', 'veto', 'immunity']),
  warbands: where('JHX-DRAFT-002', null, value => areWarbands(pack, value)),
  judgementDie: where('JHX-DICE-002', null, value => value === null || isDie(value)),
  effigyFootprint: oneOf('JHX-SETUP-007', ['towards-edge', 'towards-middle']),
  uniqueMonsters: yesOrNo('JHX-SETUP-015', false),
  clampIntermediate: yesOrNo('JHX-ATTR-006', true),
  maxLevel: { rule: 'JHX-LEVEL-003', default: 3, values: [1, 2, 3] },
  roundLimit: where('JHX-ROUND-004', 'mode', value => value === 'mode' || value === null || isRound(value)),
  resurrectSameCommunion: yesOrNo('JHX-COMMUNION-008', false),
  freeShopBuyOnly: yesOrNo('JHX-COMMUNION-012', false),
  selfHealRestoresTemporary: yesOrNo('JHX-ACTION-018', false),
  minBeforeAfterAll: yesOrNo('JHX-ATTACK-020', true),
  attackMadeIllegal: oneOf('JHX-ATTACK-004', ['fails', 'goes-on']),
  effigyCountsForFiringIntoMelee: yesOrNo('JHX-ATTACK-035', true),
  tryAgainScope: oneOf('JHX-REROLL-001', ['own', 'any']),
  rerollFirst: oneOf('JHX-REROLL-008', ['roller', 'active-player']),
  pushDirection: oneOf('JHX-MAN-012', ['any', 'away']),
  partingKnockdown: oneOf('JHX-PARTING-011', ['chosen', 'rolled']),
  losAdjacentHalfPlane: yesOrNo('JHX-LOS-014', false),
  conditionOwnActivationExpires: oneOf('JHX-COND-002', ['next', 'current']),
  conditionOwnerGone: oneOf('JHX-COND-003', ['keeps', 'nobody']),
  cursedOwner: oneOf('JHX-SOUL-040', ['no-soul', 'nearest']),
  backstabCountsSelf: yesOrNo('JHX-ABILITY-003', false),
  flyAppliesToAdvance: yesOrNo('JHX-ABILITY-020', false),
  incorporealAndWalls: oneOf('JHX-ABILITY-025', ['stop', 'pass']),
  decayRound: where('JHX-EFFIGY-022', 'mode', value => value === 'mode' || isRound(value)),
  shareDamageIsHealing: yesOrNo('JHX-UNIT-017', false),
  shareDamageWith: oneOf('JHX-UNIT-013', ['cohesion', 'unit']),
  deathTriggers: oneOf('JHX-DEATH-004', ['harvest-first', 'active-player']),
  effectsOfTheDead: oneOf('JHX-DEATH-007', ['stay', 'end']),
  coalesceIcons: oneOf('JHX-DEMON-001', ['each', 'latest']),
  killOutOfCohesion: oneOf('JHX-UNIT-023', ['nearest', 'commander']),
  unitChampions: oneOf('JHX-GOD-009', ['all', 'commander']),
  wardAfterRedirect: yesOrNo('JHX-ABILITY-092', true),
  terrainOnEntering: oneOf('JHX-DEF-007', ['as-placed', 'none']),
  severalMoved: oneOf('JHX-ORDER-004', ['active-player', 'battlefield']),
  diceForSeveral: oneOf('JHX-GEN-009', ['once', 'each']),
  levelOrder: oneOf('JHX-LEVEL-006', ['models', 'active-player']),
  cleanseChoice: oneOf('JHX-ACTION-007', ['owner', 'user']),
  privilegeOrder: oneOf('JHX-DRAFT-003', ['turn-first', 'winner-first']),
  pitOrder: oneOf('JHX-MONSTER-031', ['map', 'active-player']),
  monsterTies: oneOf('JHX-MONSTER-023', ['models', 'heroes']),
  monsterWeaponOrder: oneOf('JHX-MONSTER-023', ['card', 'active-player']),
  monsterRedirected: oneOf('JHX-MONSTER-025', ['locked', 'follows']),
  chainsOfAbilities: oneOf('JHX-INTERRUPT-008', ['no-loop', 'once-an-action']),
  monsterManoeuvre: oneOf('JHX-MONSTER-048', ['first', 'costliest']),
  monsterChoices: oneOf('JHX-MONSTER-055', ['opponent', 'active-player']),
  pinnedOnTheWay: oneOf('JHX-COND-035', ['goes-on', 'stops']),
  passedOnSoulGivesLevel: yesOrNo('JHX-ABILITY-069', false),
  monsterAndMaster: oneOf('JHX-SUMMON-008', ['one-attack', 'apart']),
  dualWieldIs: oneOf('JHX-ABILITY-006', ['same-action', 'own-action']),
  monsterStrikeIs: oneOf('JHX-MONSTER-046', ['own-action', 'same-action']),
  monsterStrikesAgain: oneOf('JHX-MONSTER-043', ['each-time', 'once']),
  aimKnockedDown: yesOrNo('JHX-ATTACK-031', false),
  honourWithoutHarvest: yesOrNo('JHX-ABILITY-023', false),
  freezeAndTerrain: oneOf('JHX-COND-024', ['freeze-first', 'terrain-first']),
  stunInOwnActivation: oneOf('JHX-COND-040', ['later', 'at-once']),
  soulDice: oneOf('JHX-SOUL-007', ['each', 'once']),
  mountedDamage: oneOf('JHX-ABILITY-039', ['one-attack', 'dual-wield-too']),
});

/** The options of a match: those of the book, with the defaults of the edition, and the edition's own. */
export const rulings = (
  pack: ContentPack,
  maps: readonly AnyMap[],
  { rulings: own, defaults = {} }: Pick<JhxEdition, 'rulings' | 'defaults'>,
): Rulings<JhxOptions> => {
  const book = ofBook(pack, maps);
  const changed = Object.entries(defaults).map(([name, { value }]) => [
    name,
    { ...book[name as keyof JhxOptions], default: value },
  ]);
  return { ...book, ...(Object.fromEntries(changed) as object), ...own };
};
