import { titled } from '@rulewright/core/words';
import type { Art, Skill, Trait, TraitId } from '../vocabulary/traits.js';
import type { ArtId, SkillId, StateId } from '../vocabulary/words.js';
import { characteristicInWords, levelInWords } from './traits.en.js';

/** The meaning of a word without a rule of its own. */
const undefinedWord = 'a word that other rules name';

/** The meaning of each trait; `{x}` stands for its number or word. A trait with levels has one text for each level. */
const traits: Readonly<Record<Exclude<TraitId, 'word'>, string | readonly string[]>> = {
  'acute-senses': 'may roll AG to perceive and uncover; +3" Awareness; dodges unhalved what it does not see',
  advantage: 'may re-roll dice of an Attack on {x} once per sequence',
  affinity: 'may cast {x} Spells',
  'armor-piercing': 'half the ARM of the target counts',
  bleed: 'a Wound makes the target Bleeding',
  burn: 'a Wound brings {x} more Damage rolls against ARM 0',
  cleave: 'each Wound brings one more Wound',
  construct:
    'no Stagger, Mindgame, Burn, Charm or toxins; never Panicked, Bleeding, Poisoned, Weakened or Confused; destroyed at 0 HP',
  crippling: 'a Wound makes the target roll Toughness, or be Crippled',
  demon: 'its Wounds may Panic the target, and its Critical Hits do; +4 to attack the Panicked',
  duelist: 'its targets cannot use Combat Arts up to level III',
  elemental: 'no Stagger, Mindgame, Charm or toxins; never Bleeding, Poisoned or Weakened; destroyed at 0 HP',
  'elemental-essence':
    '{x} Attacks have no effect on it, or by option do damage alone; its Natural weapons deal {x} damage',
  familiar: 'lends its abilities to its caster, and may be removed in place of Wounds of the caster',
  fearless: 'never Panicked',
  focus: 'has no target: works around the user in its Casting Aura, seen or not',
  frostbite: 'a Wound makes the target roll Toughness, or suffer one more Wound',
  'ignore-armor': 'ARM counts as 0',
  'ignore-shield': 'Shields do not count',
  inspiring: ['other allies of its Affiliation in its Awareness have +6 M'],
  intimidating: 'Panicked models that see it have −6 M',
  knockback: 'a Hit moves the target {x}" away, unless it is two Sizes larger',
  knockdown: 'a Hit makes the target Crouched, unless it is two Sizes larger',
  'mana-cost': 'costs {x} Mana Counters',
  mindgame: 'the target dodges, and resists each Hit, with INT',
  poison: [
    'a Wound makes the target Weakened until its next Strategic phase',
    'a Wound makes the target Weakened and Poisoned',
  ],
  resistance: ['Hits of {x} have half their Power', 'Hits of {x} have no effect'],
  resourceful: ['may carry one more Upgrade', 'may carry two more Upgrades'],
  spellbound: '{x} lasts for the whole game',
  spirit: undefinedWord,
  stagger: 'a Hit costs the target 1 AP in this turn, unless it is two Sizes larger',
  stationary: undefinedWord,
  stun: 'a Wound makes the target roll Toughness, or lose all AP in this turn',
  'surprise-attack': 'halves OFF, DEF, ACC, AG and INT of the target in this sequence',
  survival: '{x} does not affect it',
  sweep: [
    'a successful Attack roll hits every model in sight and Reach',
    'a successful Attack roll hits every model in Reach',
  ],
  tactician: 'the Deployment Zone of its party is 5" deeper',
  targetless: 'may aim at any surface in its own turn',
  throwing: 'may be thrown as far as T, and is gone then',
  trample: 'runs through smaller models, which suffer a Hit with Knockdown',
  'two-handed': 'leaves no hand for a Shield or another Weapon',
  undead: undefinedWord,
  unkeen: 'a passed Toughness roll negates the Wound',
  unstoppable: 'smaller targets cannot confront its Attacks',
  vampirism: undefinedWord,
  vigilance: 'has a front on all sides, and no Surprise Attacks count against it',
  watchful: 'has double AP in the turns of others',
  weakening: 'a Wound makes the target Weakened',
};

/** The meaning of each Skill; a Skill with levels has one text for each level. */
const skills: Readonly<Record<SkillId, string | readonly string[]>> = {
  backstab: 'an Attack on a target that does not see it has one automatic Hit and +3 Power',
  'chain-attack': 'may add an Attack with Strike 1 when an ally hits an enemy in its sight, once per sequence',
  charm: [
    'an enemy that reacts to it must pass an INT roll, or do nothing',
    'an enemy that reacts to it must pass an INT roll, or walk towards it and do nothing',
  ],
  clairvoyance: 'reacts to enemies in its Awareness and casts without seeing; Blinded does not trouble it',
  climbing: 'climbs as a Normal Movement at full SPD',
  dash: 'may run and end with a Melee Attack of Strike 1',
  'dual-wield': 'may hold two Melee Weapons, re-roll one Melee Attack roll, and choose the Power and Strike of either',
  'finishing-strike': 'may attack a target that it has wounded once more, with Strike 1',
  flicker: 'moves in a straight line through everything, and may be reacted to only where it is seen to act or arrive',
  flight: 'may begin or end Flying in its Movement, and never takes Fall Damage',
  'follow-up': 'may move half its SPD after an enemy that disengages',
  foresight: 'may choose its Reaction to an Attack after the action of the attacker',
  'hit-and-retreat': 'may end Engaged without a roll, and walk after an Attack in its own Activation',
  hurl: 'may throw a thing: a Ranged Attack with Strike 1, Power and Reach of T, a small circle, and Stagger',
  infiltration: [
    'may be deployed up to the middle of the field',
    'may be deployed anywhere outside the enemy Deployment Zone',
  ],
  impede: 'its Attack of Opportunity stops the movement, and engages in melee',
  leap: 'jumps as a Normal Movement at full SPD',
  protector: 'may take the place of an ally within half its SPD that is attacked, for 1 AP',
  regeneration: 'may regain 1 HP and end Bleeding, Weakened and Crippled in its Strategic phase',
  stealth: [
    'enemies that do not see it cannot react to it',
    'may be deployed Shrouded, and become so again where no enemy sees it; enemies that do not see it cannot react to it',
  ],
  taunt: 'enemies that see it roll INT in its Movement, or must react to it',
  tracking: '+3 to perceive and uncover, with one re-roll',
};

/** The meaning of each level of a Combat Art; an Attack uses one of them. */
const arts: Readonly<Record<ArtId, readonly string[]>> = {
  archery: ['+6" to the first Reach', 'Slows the target', 'Stagger', '+1 Strike'],
  assassination: ['+6 Power', 'Poison I', '+1 Strike', 'all Hits are Critical in its own turn', 'a Wound kills'],
  berserk: ['Knockdown', 'Sweep', 'Crippling', 'Cleave'],
  fencing: ['−3 to the Attack of the target', '−1 Strike for the target', '+1 Strike', 'Knockdown', 'Ignore Armor'],
};

/** The meaning of each state. */
const states: Readonly<Record<StateId, string>> = {
  bleeding: 'rolls Toughness in its Strategic phase, or suffers a Wound',
  blinded: 'sees nothing, and may only assist, dodge or do nothing',
  confused: 'OFF, DEF, ACC, INT, AG and M are halved',
  crippled: 'SPD and AG are halved',
  crouched: 'as low as its base; SPD and ARM halved, Strike 1, engages nobody, only walks',
  dead: 'out of the fight, and lies on the field',
  engaged: 'in the Reach of an enemy: only walks towards it, attacks in melee, assists itself or dodges',
  fatigued: 'regains no Activation Points until its next Strategic phase',
  flying: 'double SPD over everything; Strike 1 in melee, and only Flying models reach it in melee',
  hidden: 'on the field without being shown',
  immobilized: 'neither moves nor uses Special Actions until it dodges successfully',
  incapacitated: 'at 0 HP: neither activates nor reacts, and one more Wound kills it',
  panicked: 'rolls Morale at each activation and reaction, or flees',
  petrified: 'engages nobody and does not fly',
  poisoned: 'rolls Toughness with −6 in its Strategic phase, or suffers a Wound',
  shrouded: 'a token: nobody knows it, and it can be perceived only',
  slowed: 'SPD is halved',
  weakened: 'T is halved, and STA is 1 less',
};

const atLevel = (texts: string | readonly string[], level = 1): string =>
  typeof texts === 'string' ? texts : (texts[level - 1] ?? texts.at(-1) ?? '');

/** The number or the word in brackets of a trait; empty for a trait without one. */
const xOf = (trait: Trait): string => {
  switch (trait.id) {
    case 'advantage':
      return characteristicInWords(trait.against);
    case 'resistance':
      return characteristicInWords(trait.to);
    case 'affinity':
    case 'elemental-essence':
      return titled(trait.element);
    case 'spellbound':
      return titled(trait.spell);
    case 'survival':
      return titled(trait.environment);
    default:
      return 'x' in trait ? `${trait.x}` : '';
  }
};

/** The meaning of a trait, with its own number or word. */
export const traitMeans = (trait: Trait): string =>
  trait.id === 'word'
    ? undefinedWord
    : atLevel(traits[trait.id], 'level' in trait ? trait.level : 1).replaceAll('{x}', xOf(trait));

/** The meaning of a Skill. */
export const skillMeans = ({ id, level }: Skill): string => atLevel(skills[id], level);

/** The meaning of each level of a Combat Art that a model may use. */
export const artMeans = ({ id, level }: Art): string =>
  arts[id]
    .slice(0, level)
    .map((text, at) => `${levelInWords(at + 1)}: ${text}`)
    .join('; ');

/** The meaning of a state. */
export const stateMeans = (id: StateId): string => states[id];
