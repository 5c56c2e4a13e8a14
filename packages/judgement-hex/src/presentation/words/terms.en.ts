import type { CommonAbility, CommonAbilityId, WeaponAbility } from '../../vocabulary/ability.js';
import type { TerrainKind } from '../../vocabulary/map.js';
import type { ConditionId } from '../../vocabulary/words.js';
import { wordsOfCommon } from './effects.en.js';
import type { Names } from './names.js';

/** The meaning of each common ability; `{x}` stands for its parameter, and `{2}` for a length of 2 hexes or inches. */
const abilities: Readonly<Record<CommonAbilityId | WeaponAbility['id'], string>> = {
  animosity: 'its abilities cannot be used on friends of the type {x}',
  'armour-piercing': 'lowers the RES of the target by {x} for the damage',
  backstab: '+1 damage in melee against an enemy that a friend engages',
  dash: 'once per activation one Advance has +1 MOV',
  defender: 'counts as a Defender',
  'dual-wield': 'after an attack with the weapon, a second one for 0 AP with 1 die less',
  'duplicate-self': 'the next Basic Attack that hits the model is cancelled',
  'eldritch-intellect': 'its SH counts 2 more when a Psionic model attacks it',
  enmity: '+1 attack die against {x}',
  explode: 'deals {x} damage to each adjacent enemy when it dies',
  flammable: 'Burn deals 1 damage more to it',
  fly: 'a Charge goes over models and terrain',
  'gravity-well': 'cannot be charged',
  honour: 'if it dies as an Avatar after the Effigy Power and its Soul is harvested, the harvester gains 1 Fate',
  immune: 'never suffers {x}',
  incorporeal: 'moves through models and terrain, and models move through it',
  leech: 'heals {x} for each AP of a Basic Attack that damages, at most the damage',
  'lesser-being': 'has 2 AP',
  'mark-target': '+1 attack die against the enemy Hero that it marks after deployment; 1 AP moves the mark',
  'monster-slayer': '+1 damage to Monsters and Summoned models',
  'mortal-wounds': 'nothing heals it until the end of its next activation',
  mounted: 'its Charge has +1 attack die and +1 damage',
  'natural-sprinter': 'may move {1} further in each Advance of round 1',
  nimble: 'suffers no Parting Blows',
  pathfinder: 'rough and treacherous ground does not slow it, and it charges over low walls',
  'point-blank': 'may shoot and cast at adjacent enemies while it is engaged',
  'protect-me': 'once per round, a Basic Attack that hits it may go on against an adjacent friend',
  psionics:
    'attacks against SH in place of AGI, with 3 dice where the target has none, and never an Effigy; has +1 RES against magic',
  regeneration: 'heals {x} at the start of Communion',
  shadow: 'its Warband has at most 3 Shadow Orbs; a Place from one to another removes the one at the start',
  'shadow-mist': 'gains a Shadow Mist counter when a friendly Hero damages an enemy within {2} of it',
  'short-legs': 'has no Dash in round 1',
  'skeleton-horde': 'may activate again after it was summoned again',
  'skill-tree': 'picks one of two trees at level 2 and stays in it at level 3',
  small:
    'has height 1; friends pass it and it passes them, walls of height 1 stop it, and to Push a larger model costs it 1 symbol more',
  soulgazer: 'harvests, assists and hinders within {2}, with +1 for an adjacent Soul',
  soulless: 'holds no Souls and contests no Shrines; a Soul that it harvests is destroyed for a level and 1 Fate',
  steadfast: 'a Push by manoeuvres costs enemies 1 symbol more',
  steady: 'the first Knock Down in each round has no effect on it',
  stealth: 'enemies more than {2} away cannot target it, except with a Charge',
  summoner: 'may summon {x}',
  'sunder-armour': 'attacks against it have Armour Piercing (1) until its next activation',
  vulnerability: 'Burn deals 1 damage more to it',
  ward: 'a friendly Hero that it picks after deployment is its Ward: once per round it takes a hit for an adjacent Ward, or shields it',
};

/** The meaning of each condition, in both editions. */
const conditions: Readonly<Record<ConditionId, string>> = {
  burn: '3 true damage when it ends; no healing before',
  curse: 'neither harvests Souls nor contests Shrines',
  fear: 'cannot use active abilities, harvest Souls, or target the model that it fears',
  freeze: 'its AGI and MOV are capped, and its Basic Attacks deal 1 damage less',
  'knock-down': '−3 AGI; cannot advance, engage or use active abilities until it stands up',
  pin: 'cannot advance or charge',
  poison: '−1 MEL, RNG, MAG, AGI and SH',
  stun: '1 AP less, and no Parting Blows',
};

/** The name and the meaning of each kind of terrain. */
const terrains: Readonly<Record<TerrainKind, readonly [name: string, means: string]>> = {
  forest: ['Forest', 'rough ground; gives Stealth, and blocks sight with height 4'],
  smoke: ['Smoke', 'gives Stealth, and blocks sight with height 4'],
  rough: ['Rough Ground', '−1 MOV for an Advance or a Charge that starts on it or passes through it'],
  treacherous: [
    'Treacherous Ground',
    '−2 MOV for an Advance or a Charge that starts on it or passes through it; 1 Armour Piercing damage for starting on it or coming onto it',
  ],
  wall: [
    'Wall',
    'gives cover; an Advance crosses it only to end beyond it, and models no taller than it do not cross it',
  ],
  impassable: ['Impassable', 'no model enters it'],
};

/** The name of a kind of terrain. */
export const terrainName = (kind: TerrainKind): string => terrains[kind][0];

/** The meaning of a kind of terrain. */
export const terrainMeans = (kind: TerrainKind): string => terrains[kind][1];

/** The meaning of a common ability, with the number or the word that it names. */
export const commonMeans = (ability: CommonAbility | WeaponAbility, { lengths }: Pick<Names, 'lengths'>): string =>
  abilities[ability.id].replace('{x}', wordsOfCommon(ability)).replace(/\{(\d+)\}/g, (_, n) => lengths(Number(n)));

/** The meaning of a condition. */
export const conditionMeans = (id: ConditionId): string => conditions[id];
