import type { RuleId } from '../rulebook/index.js';

/** The colours of essence and of its dice, weakest first (SFI-DICE-007). */
export const colours = ['grey', 'yellow', 'red'] as const;
/** A colour of essence; each has a die of its own. */
export type Colour = (typeof colours)[number];

/** The number of dice or of essence of each colour (SFI-DICE-006); an absent colour counts as 0. */
export type ByColour = { readonly [C in Colour]?: number };

/** The movement tools, shortest first (SFI-MOVE-001). */
export const movementTools = ['S', 'M', 'L'] as const;
/** A movement tool, and the MOV of a unit that may use it (SFI-CARD-003). */
export type MovementTool = (typeof movementTools)[number];

/** The types of weapons, attacks and hit values (SFI-CARD-013, SFI-CARD-014). */
export const attackTypes = ['melee', 'ranged', 'arcane'] as const;
/** Melee, ranged or arcane. */
export type AttackType = (typeof attackTypes)[number];

/** The forms of an attack: at one target, as a beam (B) or on an area (A) (SFI-CARD-014, SFI-BEAM-001, SFI-AREA-001). */
export const attackShapes = ['single', 'beam', 'area'] as const;
/** At one target, as a beam or on an area. */
export type AttackShape = (typeof attackShapes)[number];

/** Keywords of units that rules name (SFI-ARMY-005, SFI-ARMY-007); packs have others, such as those of factions. */
export const unitKeywords = { weaver: 'ESSENCE WEAVER', character: 'CHARACTER', commander: 'COMMANDER' } as const;

/** A condition (SFI-COND-001). */
export type ConditionId =
  | 'burning'
  | 'crippled'
  | 'essence-starved'
  | 'frostbite'
  | 'hexed'
  | 'poisoned'
  | 'shattered'
  | 'shocked'
  | 'stunned'
  | 'void';
/** The conditions, each with its first rule. */
export const conditions: Readonly<Record<ConditionId, RuleId>> = {
  burning: 'SFI-CONDITION-001',
  crippled: 'SFI-CONDITION-003',
  'essence-starved': 'SFI-CONDITION-004',
  frostbite: 'SFI-CONDITION-006',
  hexed: 'SFI-CONDITION-009',
  poisoned: 'SFI-CONDITION-010',
  shattered: 'SFI-CONDITION-011',
  shocked: 'SFI-CONDITION-012',
  stunned: 'SFI-CONDITION-013',
  void: 'SFI-CONDITION-015',
};

/** A common passive ability that needs nothing but its name. */
export type PlainPassiveId =
  | 'anchored'
  | 'backswing'
  | 'combined-shot'
  | 'combined-strike'
  | 'duellist'
  | 'flying'
  | 'giant-slayer'
  | 'gunblade'
  | 'hard-to-hit'
  | 'infiltrator'
  | 'nimble'
  | 'parry'
  | 'pistolero'
  | 'regeneration'
  | 'relentless'
  | 'rooted'
  | 'simple-minded'
  | 'spellblade'
  | 'stealth'
  | 'summoned'
  | 'tough-hide'
  | 'unbreakable-hide';
/** Common passive abilities that need nothing but their name, each with its first rule. */
export const plainPassives: Readonly<Record<PlainPassiveId, RuleId>> = {
  anchored: 'SFI-PASSIVE-003',
  backswing: 'SFI-PASSIVE-004',
  'combined-shot': 'SFI-PASSIVE-007',
  'combined-strike': 'SFI-PASSIVE-008',
  duellist: 'SFI-PASSIVE-010',
  flying: 'SFI-PASSIVE-016',
  'giant-slayer': 'SFI-PASSIVE-019',
  gunblade: 'SFI-PASSIVE-020',
  'hard-to-hit': 'SFI-PASSIVE-021',
  infiltrator: 'SFI-PASSIVE-023',
  nimble: 'SFI-PASSIVE-024',
  parry: 'SFI-PASSIVE-025',
  pistolero: 'SFI-PASSIVE-028',
  regeneration: 'SFI-PASSIVE-031',
  relentless: 'SFI-PASSIVE-033',
  rooted: 'SFI-PASSIVE-037',
  'simple-minded': 'SFI-PASSIVE-039',
  spellblade: 'SFI-PASSIVE-040',
  stealth: 'SFI-PASSIVE-042',
  summoned: 'SFI-PASSIVE-044',
  'tough-hide': 'SFI-PASSIVE-045',
  'unbreakable-hide': 'SFI-PASSIVE-046',
};

/** A common passive ability with an X: dice, models or inches. */
export type PassiveWithXId =
  | 'accurate-strike'
  | 'accurate-shot'
  | 'claim-ground'
  | 'elusive'
  | 'ethereal'
  | 'reposition'
  | 'scout';
/** Common passive abilities with an X, each with its first rule. */
export const passivesWithX: Readonly<Record<PassiveWithXId, RuleId>> = {
  'accurate-strike': 'SFI-PASSIVE-001',
  'accurate-shot': 'SFI-PASSIVE-002',
  'claim-ground': 'SFI-PASSIVE-006',
  elusive: 'SFI-PASSIVE-011',
  ethereal: 'SFI-PASSIVE-012',
  reposition: 'SFI-PASSIVE-036',
  scout: 'SFI-PASSIVE-038',
};

/** A common passive ability with a word in place of the X. */
export type PassiveWithWordId = 'immunity' | 'pathfinder';
/** Common passive abilities with a word in place of the X, each with its first rule. */
export const passivesWithWord: Readonly<Record<PassiveWithWordId, RuleId>> = {
  immunity: 'SFI-PASSIVE-022',
  pathfinder: 'SFI-PASSIVE-026',
};

/** A keyword of terrain that needs nothing but its name. */
export type PlainTerrainKeywordId =
  | 'blazing'
  | 'dangerous-terrain'
  | 'electrified'
  | 'toxic'
  | 'fast'
  | 'hard-to-see'
  | 'impassable'
  | 'obscuring'
  | 'shrouded'
  | 'slow';
/** Keywords of terrain that need nothing but their name, each with its first rule. */
export const plainTerrainKeywords: Readonly<Record<PlainTerrainKeywordId, RuleId>> = {
  blazing: 'SFI-TKEY-005',
  'dangerous-terrain': 'SFI-TKEY-006',
  electrified: 'SFI-TKEY-008',
  toxic: 'SFI-TKEY-009',
  fast: 'SFI-TKEY-010',
  'hard-to-see': 'SFI-TKEY-013',
  impassable: 'SFI-TKEY-014',
  obscuring: 'SFI-TKEY-015',
  shrouded: 'SFI-TKEY-020',
  slow: 'SFI-TKEY-021',
};
/** Other keywords of terrain, each with its first rule: `rough` may name a type, and the positions have an X. */
export const otherTerrainKeywords: Readonly<Record<'rough' | 'fortified-position' | 'vulnerable-position', RuleId>> = {
  rough: 'SFI-TKEY-016',
  'fortified-position': 'SFI-TKEY-011',
  'vulnerable-position': 'SFI-TKEY-012',
};

/** A keyword of a scenario element. */
export type ScenarioKeyword =
  | 'CONTROL'
  | 'ACTION INTERACT'
  | 'ESSENCE INTERACT'
  | 'PREY'
  | 'INDESTRUCTIBLE'
  | 'UNMOVEABLE';
/** The keywords of scenario elements, each with its first rule. */
export const scenarioKeywords: Readonly<Record<ScenarioKeyword, RuleId>> = {
  CONTROL: 'SFI-SCENARIO-008',
  'ACTION INTERACT': 'SFI-SCENARIO-011',
  'ESSENCE INTERACT': 'SFI-SCENARIO-012',
  PREY: 'SFI-SCENARIO-017',
  INDESTRUCTIBLE: 'SFI-SCENARIO-006',
  UNMOVEABLE: 'SFI-SCENARIO-007',
};
