/** The meaning of Upgrades, Spells, Items and Stratagems that is not in their changes, by id. */
const cards: Readonly<Record<string, string>> = {
  pouch: 'Inventory +2, and one more Upgrade',
  'first-aid':
    'used up in the Strategic phase: a model in Awareness regains 1 HP, and is no longer Bleeding, Poisoned, Weakened or Crippled',
  camaraderie: 'Authority Stratagems of the Leader work on the model',
  'bujutsu-expertise': 'Armsmaster and Fencing I, or one more level of Fencing',
  'kyujutsu-expertise': 'Marksman and Archery I, or one more level of Archery',
  'lucky-charm':
    'a Luck counter in each Strategic phase, at most 3; a counter re-rolls one die, or a Damage roll of an attacker',
  'poisoned-weapons': 'Poison I, or its next level',
  'concealed-approach': 'may begin the game Shrouded',
  'devotion-tiamat': '+1 T; a Warrior or a Rogue has +1 OFF too',
  'devotion-anras': '+1 DEF, or +2 DEF for a Duelist',
  'devotion-paimon': '+1 INT, and its other Upgrades cost 1 less',
  'companion-of-hairon': 'counts itself for the bonus of Soldiers',
  'adept-shaper': 'the next level of one of its Spellcrafts',
  'arcane-tome': 'the next level of one of its Spellcrafts',
  'reduce-weight': 'a Weapon or a Shield has 1 Weight less and +1 Strike; or +1 AG, +1 SPD and Inventory +1',
  'hyperias-providence':
    'a melee attacker rolls AG, or has −1 Strike; with a Shield, −3 to Ranged Attacks from its Front',
  'double-time': 'used up for +6 in the Initiative Check',
  'surge-order':
    'used up in the Strategic phase: up to 3 models of the Helian League walk, climb or jump without Reactions',
  'mana-catalyst': 'one Affinity becomes Fire, Water, Earth or Air',
  'elemental-lineage': 'Affinity for Fire, Water, Earth or Air',
  'conjured-retinue': 'creatures of Tier I and II that it summons are Soldiers',
  'personal-guard': 'a summoned creature is a Sentinel, and stays in the Awareness of the model',

  'arcane-bolt': 'a Critical Hit has Knockdown',
  'soul-crush': 'Stun and Ignore Armor; the wounded are Panicked until the next End phase of the caster',
  'blinding-light': 'models in its area are Blinded on a Hit until the end of the turn',
  'redirect-damage': 'plain Hits of the Attack of the target strike the target itself',
  'rooting-embrace': 'enemies in the aura are Immobilized on a Hit',
  'mass-mindbreak':
    'Mindgame and Stagger on chosen enemies in its area; the wounded are Panicked until the next Strategic phase of the caster',
  'claws-of-earth': 'models in its area are Immobilized on a Hit',
  'glacier-circle': 'Frostbite, and enemies are Immobilized on a Hit',
  purification:
    'removes Enchantments, Weakened, Poisoned, Petrified, Confused and Blinded; no Enchantments of enemies until the End phase; wounds the Undead',
  purgation: 'removes Enchantments, Weakened and Poisoned; wounds the Undead and the Profane',
  'curative-touch': 'the target regains all HP, and is no longer Weakened, Bleeding, Crippled or Poisoned',
  'curative-miracle': 'the target regains all HP, and is no longer Weakened, Bleeding, Crippled or Poisoned',
  'burning-resolve': 'a target without AP regains 1 AP',
  'dispel-magic': 'removes a Spell, or a summoned creature, or Shrouded',
  'hastened-recovery': 'removes Crippled, Bleeding, Weakened or Poisoned, or the target regains 1 HP',
  'protective-barrier': 'negates one Hit, which the player of the model picks, and ends',
  'warding-barrier': 'negates Ranged Spells at models in the Casting Aura; hurts Spirits in it, and moves them out',
  anointment: 'Enchantments of enemies cannot target the model',
  'fiery-fervor': '+2 OFF and +2 DEF; removes states such as Bleeding, Blinded, Confused and Panicked',
  'unrelenting-zeal': 'a successful Morale roll prevents a Wound',
  'draining-impulse': '2 more AP in each role; the model is Fatigued when it ends',
  agony: 'rolls INT at each Activation and Reaction; a failure costs 1 HP, and ends it',
  'confuse-target': 'a target that fails an INT roll is Confused until the end of the turn',
  'arcane-shield': 'halves the Power of Hits on the model',
  'spectral-blade': 'Attacks of the model have Ignore Armor and Stagger',
  hasten: 'a Normal Movement in the Strategic phase',
  'burning-touch': 'Attacks of the model have Sweep I and Burn (1); it may end Bleeding of an ally in Base Contact',
  'life-leech': '1 HP for each Wound dealt to an enemy that is neither Undead nor a Construct, up to double its HP',
  'raise-wall': 'sets up a wall in contact with the caster',

  'earthbreaker-bomb': 'destroys structures',
  'scroll-of-superior-mending': 'a Construct regains all HP, or a structure is repaired',
  'healing-draught': 'the user regains 1 HP, and is no longer Bleeding or Weakened',
  'catch-breath': 'ends Fatigued and Weakened',
};

/** The meaning of a card that is not in its changes. */
export const cardMeans = (id: string): string | undefined => cards[id];
