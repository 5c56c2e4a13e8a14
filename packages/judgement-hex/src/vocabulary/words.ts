import type { RuleId } from '../rulebook/index.js';

/** The two modes of the game (JHX-SETUP-001). */
export const modes = ['3v3', '5v5'] as const;
/** Skirmish (`3v3`) or Battle (`5v5`). */
export type ModeId = (typeof modes)[number];

/** A face of the Judgement die (JHX-DICE-001); `both` is a manoeuvre symbol with a hit. */
export const judgementFaces = ['hit', 'manoeuvre', 'both', 'miss'] as const;
/** One of the faces of the Judgement die. */
export type JudgementFace = (typeof judgementFaces)[number];

/** The attributes of a card, in the order of the card (JHX-ATTR-002); `SH` is Soul Harvest. */
export const attributes = ['MOV', 'AGI', 'RES', 'MEL', 'MAG', 'RNG', 'SH'] as const;
/** An attribute of a card. */
export type Attribute = (typeof attributes)[number];

/** The types of attack, by the attribute that each uses (JHX-ATTACK-001). */
export const attackTypes = ['MEL', 'RNG', 'MAG'] as const;
/** Melee, ranged or magic. */
export type AttackType = (typeof attackTypes)[number];

/** The races of Heroes (JHX-ATTR-001). */
export const races = ['human', 'elf', 'dwarf', 'orc', 'minotaur', 'goblin', 'undead', 'chimera', 'demon'] as const;
/** The race of a Hero; the rules of undead and demons depend on it. */
export type Race = (typeof races)[number];

/** The classes of Heroes: their roles. No rule restricts them. */
export const heroClasses = [
  'bruiser',
  'assassin',
  'shooter',
  'sniper',
  'tank',
  'controller',
  'enhancer',
  'soulstirrer',
] as const;
/** The role of a Hero. */
export type HeroClass = (typeof heroClasses)[number];

/** A condition. */
export type ConditionId = 'curse' | 'burn' | 'freeze' | 'knock-down' | 'pin' | 'poison' | 'stun' | 'fear';
/** The conditions (JHX-COND-049), each with its first rule. */
export const conditions: Readonly<Record<ConditionId, RuleId>> = {
  curse: 'JHX-COND-007',
  burn: 'JHX-COND-014',
  freeze: 'JHX-COND-018',
  'knock-down': 'JHX-COND-025',
  pin: 'JHX-COND-035',
  poison: 'JHX-COND-036',
  stun: 'JHX-COND-039',
  fear: 'JHX-COND-044',
};

/** A common ability that needs nothing but its name. */
export type PlainAbilityId =
  | 'backstab'
  | 'defender'
  | 'dash'
  | 'duplicate-self'
  | 'eldritch-intellect'
  | 'flammable'
  | 'fly'
  | 'gravity-well'
  | 'honour'
  | 'incorporeal'
  | 'lesser-being'
  | 'mark-target'
  | 'monster-slayer'
  | 'mortal-wounds'
  | 'natural-sprinter'
  | 'nimble'
  | 'mounted'
  | 'pathfinder'
  | 'point-blank'
  | 'protect-me'
  | 'psionics'
  | 'shadow'
  | 'shadow-mist'
  | 'short-legs'
  | 'skill-tree'
  | 'small'
  | 'soulgazer'
  | 'soulless'
  | 'steadfast'
  | 'steady'
  | 'stealth'
  | 'sunder-armour'
  | 'ward'
  | 'skeleton-horde';
/** Common abilities that need nothing but their name, each with its first rule. */
export const plainAbilities: Readonly<Record<PlainAbilityId, RuleId>> = {
  backstab: 'JHX-ABILITY-003',
  defender: 'JHX-ABILITY-004',
  dash: 'JHX-ABILITY-005',
  'duplicate-self': 'JHX-ABILITY-011',
  'eldritch-intellect': 'JHX-ABILITY-014',
  flammable: 'JHX-ABILITY-017',
  fly: 'JHX-ABILITY-018',
  'gravity-well': 'JHX-ABILITY-022',
  honour: 'JHX-ABILITY-023',
  incorporeal: 'JHX-ABILITY-025',
  'lesser-being': 'JHX-ABILITY-030',
  'mark-target': 'JHX-ABILITY-031',
  'monster-slayer': 'JHX-ABILITY-034',
  'mortal-wounds': 'JHX-ABILITY-035',
  'natural-sprinter': 'JHX-ABILITY-036',
  nimble: 'JHX-ABILITY-037',
  mounted: 'JHX-ABILITY-038',
  pathfinder: 'JHX-ABILITY-040',
  'point-blank': 'JHX-ABILITY-042',
  'protect-me': 'JHX-ABILITY-045',
  psionics: 'JHX-ABILITY-046',
  shadow: 'JHX-ABILITY-051',
  'shadow-mist': 'JHX-ABILITY-054',
  'short-legs': 'JHX-ABILITY-057',
  'skill-tree': 'JHX-ABILITY-058',
  small: 'JHX-ABILITY-059',
  soulgazer: 'JHX-ABILITY-062',
  soulless: 'JHX-ABILITY-064',
  steadfast: 'JHX-ABILITY-078',
  steady: 'JHX-ABILITY-079',
  stealth: 'JHX-ABILITY-080',
  'sunder-armour': 'JHX-ABILITY-083',
  ward: 'JHX-ABILITY-088',
  'skeleton-horde': 'JHX-SUMMON-014',
};

/** A common ability with an X. */
export type AbilityWithXId =
  | 'armour-piercing'
  | 'animosity'
  | 'enmity'
  | 'explode'
  | 'immune'
  | 'leech'
  | 'regeneration'
  | 'summoner'
  | 'vulnerability';
/** Common abilities with an X, each with its first rule. */
export const abilitiesWithX: Readonly<Record<AbilityWithXId, RuleId>> = {
  'armour-piercing': 'JHX-ABILITY-001',
  animosity: 'JHX-ABILITY-002',
  enmity: 'JHX-ABILITY-015',
  explode: 'JHX-ABILITY-016',
  immune: 'JHX-ABILITY-024',
  leech: 'JHX-ABILITY-026',
  regeneration: 'JHX-ABILITY-050',
  summoner: 'JHX-ABILITY-082',
  vulnerability: 'JHX-ABILITY-087',
};

/** Abilities that are gained for a time that their own rules end. */
export const selfEnding: readonly string[] = ['duplicate-self', 'mortal-wounds', 'sunder-armour'];

/** A moment at which abilities may act. */
export type WindowId =
  | 'before-round-1'
  | 'start-of-communion'
  | 'end-of-communion'
  | 'start-of-activation'
  | 'end-of-activation'
  | 'leaving-reach'
  | 'entering-hex'
  | 'charge-moved'
  | 'attack-declared'
  | 'dice-rolled'
  | 'dice-chosen'
  | 'damage-taken'
  | 'damage-resolved'
  | 'attack-ended'
  | 'zero-health'
  | 'death';
/**
 * The moments at which abilities may act, each with its rule. The windows of an attack have an attacker and an attacked
 * model: `attack-declared`, `dice-rolled`, `dice-chosen`, `damage-taken` (before manoeuvres), `damage-resolved` (the
 * end of step 5) and `attack-ended`.
 */
export const windows: Readonly<Record<WindowId, RuleId>> = {
  'before-round-1': 'JHX-SETUP-018',
  'start-of-communion': 'JHX-COMMUNION-001',
  'end-of-communion': 'JHX-COMMUNION-015',
  'start-of-activation': 'JHX-ACT-006',
  'end-of-activation': 'JHX-ACT-013',
  'leaving-reach': 'JHX-INTERRUPT-012',
  'entering-hex': 'JHX-INTERRUPT-013',
  'charge-moved': 'JHX-INTERRUPT-014',
  'attack-declared': 'JHX-ATTACK-004',
  'dice-rolled': 'JHX-INTERRUPT-015',
  'dice-chosen': 'JHX-INTERRUPT-016',
  'damage-taken': 'JHX-INTERRUPT-017',
  'damage-resolved': 'JHX-INTERRUPT-019',
  'attack-ended': 'JHX-ATTACK-003',
  'zero-health': 'JHX-INTERRUPT-018',
  death: 'JHX-DEATH-003',
};
/** The windows of an attack, where a trigger may say which side of the attack it means. */
export const attackWindows: readonly WindowId[] = [
  'attack-declared',
  'dice-rolled',
  'dice-chosen',
  'damage-taken',
  'damage-resolved',
  'attack-ended',
];

/** Terrain that an ability can lay as a template, by its keywords on the maps. */
export const templates = ['forest', 'smoke', 'rough', 'treacherous', 'wall', 'impassable'] as const;
/** Terrain that an ability can lay. */
export type Template = (typeof templates)[number];

/** Tokens of the rulebook's own abilities; a pack declares the others (JHX-TOKEN-001). */
export const rulebookTokens = ['shadow-orb', 'shadow-mist', 'coalesce'] as const;
