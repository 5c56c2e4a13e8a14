/** The eleven attributes of a profile, in the order of the book (ELD-PROFILE-001). */
export const attributes = ['STA', 'SPD', 'OFF', 'DEF', 'ACC', 'INT', 'AG', 'T', 'ARM', 'HP', 'M'] as const;
/** An attribute of a profile. */
export type Attribute = (typeof attributes)[number];

/** The sizes in ascending order (ELD-PROFILE-013). */
export const sizes = ['small', 'medium', 'large', 'huge', 'gigantic', 'colossal', 'epic'] as const;
/** A size of a model. */
export type Size = (typeof sizes)[number];

/** The elements of magic. */
export const elements = ['fire', 'water', 'earth', 'air', 'elder', 'divine', 'profane'] as const;
/** An element of magic. */
export type Element = (typeof elements)[number];

/** The types of spells (ELD-SPELL-005). */
export const spellTypes = ['sorcery', 'healing', 'enchantment', 'transmutation', 'conjuration'] as const;
/** A type of spells. */
export type SpellType = (typeof spellTypes)[number];

/** The classes of models (ELD-CLASS-001). */
export const classes = [
  'alchemist',
  'armsmaster',
  'artificer',
  'assassin',
  'berserker',
  'civilian',
  'creature',
  'druid',
  'enchanter',
  'mage',
  'marksman',
  'mystic',
  'ranger',
  'rogue',
  'sentinel',
  'soldier',
  'sorcerer',
  'summoner',
  'vitalist',
  'warrior',
  'wizard',
] as const;
/** A class of models. */
export type ClassId = (typeof classes)[number];

/** The states (ELD-STATE-001). */
export const states = [
  'bleeding',
  'blinded',
  'confused',
  'crippled',
  'crouched',
  'dead',
  'engaged',
  'fatigued',
  'flying',
  'hidden',
  'immobilized',
  'incapacitated',
  'panicked',
  'petrified',
  'poisoned',
  'shrouded',
  'slowed',
  'weakened',
] as const;
/** A state of a model. */
export type StateId = (typeof states)[number];

/** The skills, which work only when they are declared (ELD-PROFILE-022). */
export const skills = [
  'backstab',
  'chain-attack',
  'charm',
  'clairvoyance',
  'climbing',
  'dash',
  'dual-wield',
  'finishing-strike',
  'flicker',
  'flight',
  'follow-up',
  'foresight',
  'hit-and-retreat',
  'hurl',
  'infiltration',
  'impede',
  'leap',
  'protector',
  'regeneration',
  'stealth',
  'taunt',
  'tracking',
] as const;
/** A skill. */
export type SkillId = (typeof skills)[number];

/** The combat arts. */
export const arts = ['assassination', 'fencing', 'berserk', 'archery'] as const;
/** A combat art. */
export type ArtId = (typeof arts)[number];

/** The traits without a word or number in brackets; those with levels have a level instead (ELD-PROFILE-019). */
export const plainTraits = [
  'acute-senses',
  'armor-piercing',
  'bleed',
  'cleave',
  'construct',
  'crippling',
  'demon',
  'duelist',
  'elemental',
  'familiar',
  'fearless',
  'focus',
  'frostbite',
  'ignore-armor',
  'ignore-shield',
  'intimidating',
  'knockdown',
  'mindgame',
  'spirit',
  'stagger',
  'stationary',
  'stun',
  'surprise-attack',
  'targetless',
  'tactician',
  'throwing',
  'trample',
  'two-handed',
  'undead',
  'unkeen',
  'unstoppable',
  'vampirism',
  'vigilance',
  'watchful',
  'weakening',
] as const;
/** A trait without anything in brackets. */
export type PlainTraitId = (typeof plainTraits)[number];
/** The highest level of a trait or skill: no list of the book goes beyond II (ELD-PROFILE-019, ELD-PROFILE-024). */
export const highestLevel = 2;
/** The traits with levels. */
export const levelledTraits = ['inspiring', 'poison', 'resourceful', 'sweep'] as const;
/** A trait with levels. */
export type LevelledTraitId = (typeof levelledTraits)[number];
/** The traits with a number in brackets. */
export const numberedTraits = ['burn', 'knockback', 'mana-cost'] as const;
/** A trait with a number in brackets. */
export type NumberedTraitId = (typeof numberedTraits)[number];

/** The kinds of attacks. */
export type AttackKind = 'melee' | 'ranged';
/** The two roles of models in a turn (ELD-ACT-007). */
export type Role = 'active' | 'reactive';
/** The phases of a turn, in their order (ELD-TURN-003). */
export const phases = ['strategic', 'upkeep', 'tactical', 'end'] as const;
/** A phase of a turn. */
export type Phase = (typeof phases)[number];
/**
 * The steps of an activation sequence, in their order (ELD-ACT-008); Hostiles react after the action is known (ELD-HOSTILE-006).
 */
export const sequenceSteps = [
  'activation',
  'movement',
  'reaction',
  'action',
  'hostile-reaction',
  'resolution',
] as const;
/** A step of an activation sequence. */
export type SequenceStep = (typeof sequenceSteps)[number];

/** The kinds of movements: the first two are Normal, the others Special (ELD-MOVE-001). */
export const movementKinds = ['idle', 'walk', 'run', 'climb', 'jump'] as const;
/** A kind of movement. */
export type MovementKind = (typeof movementKinds)[number];

/** The Special Actions (ELD-ACTION-001). */
export const specialActions = ['ritual', 'uncover', 'duel'] as const;
/** The circles and teardrops (ELD-TEMPLATE-004 to ELD-TEMPLATE-007). */
export const templates = ['circular-large', 'circular-small', 'spray-large', 'spray-small'] as const;
/** A template. */
export type TemplateId = (typeof templates)[number];
