/** Millimetres of an upright cylinder: the room that a model takes (ELD-PROFILE-014). */
export interface HitboxInMillimetres {
  readonly diameter: number;
  readonly height: number;
}

/** Diameters, in millimetres, of the circles at the ends of a spray template (ELD-TEMPLATE-006, ELD-TEMPLATE-007). */
export interface Teardrop {
  /** At the narrow end of both templates. */
  readonly near: number;
  readonly farOfLarge: number;
  readonly farOfSmall: number;
}

/** The field in inches (ELD-SETUP-003). */
export interface FieldSize {
  readonly width: number;
  readonly depth: number;
}

/** The options of a match: the agreements of its players, and the readings of the rulebook. */
export interface EldOptions {
  /** Recruitment Points of each player. */
  readonly gameSize: number;
  readonly format: 'rivalry' | 'guildsworn';
  readonly measuringMode: 'assisted' | 'standard' | 'realism';
  /** The id of a quest of the content pack. */
  readonly quest: string;
  readonly tableSize: FieldSize;
  readonly environment: 'none' | 'toxic';
  readonly gladiatrixMode: 'regular' | 'boss';
  /** The Gladiatrix of the Arena follows her card, or the player who decides for Hostiles plays her. */
  readonly gladiatrixPlayedBy: 'card' | 'player';

  /** With more than two players, the zone of the second one to choose: opposite to the first one, or at any edge. */
  readonly secondZone: 'opposite' | 'anyEdge';
  /** The order in which more than two players choose: by the rights that the best two take, or by their results alone. */
  readonly choicesOfMore: 'rights' | 'results';
  /** The Items that models begin with: those that their players name, or those that are listed highest. */
  readonly firstEquipment: 'named' | 'asListed';
  /** The Upgrades that a party of Guildsworn buys: those of its faction, or any. */
  readonly guildswornUpgrades: 'ofFaction' | 'any';
  readonly specificConflict: 'banFirst' | 'laterWins';
  readonly partyMemberIncludesSummons: boolean;
  readonly hitboxes: {
    readonly [S in 'small' | 'medium' | 'large' | 'huge' | 'gigantic' | 'colossal' | 'epic']: HitboxInMillimetres;
  };
  readonly baseHeightMm: number;
  readonly rerollStacking: 'oncePerAbility' | 'oncePerDie';
  readonly stackHalving: boolean;
  /** In 1/100 mm. */
  readonly distanceEpsilon: number;
  readonly lowObstacleFree: boolean;
  readonly ladderCost: 'up' | 'bothWays';
  /**
   * The end of a movement that another model has taken since its declaration: the last free point of the route, or the
   * nearest free place to it.
   */
  readonly takenEnd: 'earlier' | 'beside';
  /** If a model gets up under another one: the model of the two that goes to the nearest free place. */
  readonly risingUnder: 'riserLeaves' | 'otherLeaves';
  /** The bodies that hide a model behind them: also one that is exactly as wide, or only wider ones. */
  readonly equalBodiesHide: boolean;
  /** The level of Flying models for lines of sight: that of the surface beneath them, or of the field. */
  readonly flyingSight: 'surface' | 'field';
  /** True where structures such as Gates hide models and give Cover as scenery does; else they are only obstacles. */
  readonly structuresHide: boolean;
  /** The Front of a model at a point of its route: every side, or that of the facing in which it ends. */
  readonly movingFront: 'everySide' | 'finalFacing';
  readonly awarenessUsesDefaultAgility: boolean;
  /** The middle of Awareness, from which heights are measured. */
  readonly awarenessFrom: 'base' | 'hitbox';
  /** True where models larger than Large have Cover when they are Crouched or on higher ground. */
  readonly hugeModelsTakeCover: boolean;
  /** Several Covers of a model add up, one for each piece of scenery and one for being Crouched, or the best one counts alone. */
  readonly coversAddUp: boolean;
  /**
   * The scenery on higher ground that counts as a solid wall: all pieces that are wider than the Hitbox, or only those
   * that are also higher.
   */
  readonly solidWall: 'wide' | 'wideAndHigh';
  /** The moment at which the activated model must be in the Awareness of an Engaged model that reacts. */
  readonly engagedReaction: 'anyMoment' | 'end';
  readonly immobilizedMayCrouch: boolean;
  /** A Dodge against an unseen attacker halves the attribute that is rolled, or Agility alone. */
  readonly blindDodge: 'anyAttribute' | 'agilityOnly';
  /** The order of the move and the change of Crouched with a Dodge: the player picks it, or the change comes last. */
  readonly dodgeStance: 'anyOrder' | 'after';
  /** The roles in which an Assist needs sight of the allies that it names. */
  readonly assistSight: 'bothRoles' | 'active';
  /** True where an Incapacitated ally that touches the target makes a shot risky, as a standing one does. */
  readonly fallenContact: boolean;
  /** True where an ally that dodges avoids a stray Hit. */
  readonly dodgedStrays: boolean;
  /** True where a Crouched model may take off, and gets up by that. */
  readonly crouchedTakeOff: boolean;
  /** True where a model may trade with an ally that is a token or is not shown. */
  readonly secretTrades: boolean;
  /** True where a model may trade with an Incapacitated ally. */
  readonly fallenTrades: boolean;
  /** The word that the player of an ally of an Alliance has in a Trade: none, or a Trade needs consent. */
  readonly alliedTrades: 'free' | 'agreed';
  readonly strikeSetIsFinal: boolean;
  readonly crouchCancelBeforeDeclaration: boolean;
  readonly engagedNeedsClearLine: boolean;
  readonly flyingEngages: boolean;
  /**
   * True where an Engaged model that takes off before it moves may move freely; otherwise it declares its movement
   * first, as an Engaged model.
   */
  readonly takeOffFrees: boolean;
  readonly incapacitatedRecovery: 'strategicPhase' | 'immediate';
  readonly dodgeMoveAtZeroHp: boolean;
  readonly teardrop: Teardrop;
  readonly templateHeight: 'diameter' | 'unlimited';
  readonly templatesBlockedByWalls: 'spray' | 'none' | 'all';
  readonly targetlessConfronts: boolean;
  /** An attack at a surface needs no Line of Sight to it, or needs one as at a model. */
  readonly surfaceSight: 'notNeeded' | 'needed';
  readonly excessWoundsKill: boolean;
  readonly excessWoundsScore: boolean;
  readonly extraWoundsTrigger: boolean;
  /** The dice of an Attack that Advantage may re-roll: those of its Attack rolls and Damage rolls, or of its Attack rolls alone. */
  readonly advantageDice: 'allDice' | 'attackRolls';
  /** The Toughness rolls that the Wounds of several attackers with Frostbite force: one for each attacker, or one. */
  readonly frostbiteRolls: 'perAttacker' | 'once';
  /**
   * The Damage rolls of Burn that the attacking player may do without: those against allies, or all, since a Wound more
   * may also be unwelcome on an enemy.
   */
  readonly burnRolls: 'friendsAsked' | 'alwaysAsked';
  /** An Attack of the Element of the Elemental Essence of a model: its Hits are negated, or they do nothing but damage. */
  readonly essenceHits: 'negated' | 'damageOnly';
  /** Several Hits with Knockback by one attacker: each moves the model, or only the longest one does. */
  readonly knockbackHits: 'each' | 'longest';
  /**
   * True where Trample is measured as if all models stood on the field, so that a runner on foot tramples Flying
   * models, and a Flying one models on foot.
   */
  readonly trampleFlying: boolean;
  /** True where a model with Trample that flees in panic tramples, although it does not declare its Run. */
  readonly trampleInPanic: boolean;
  /** True where a Trample counts as a Melee Attack for Schemes that count Wounds, for Resistance and for Elemental Essence. */
  readonly trampleIsMelee: boolean;
  readonly brokenMoraleReturns: boolean;
  /** The standing models of a party that keep its morale up: those that were enlisted, or summoned creatures too. */
  readonly moraleCounts: 'members' | 'models';
  /** A model that becomes Incapacitated or Dead on a vertical surface falls off it, or stays there. */
  readonly fallenOnWall: 'falls' | 'stays';
  /** A model that an effect makes Crouched or Petrified on a vertical surface stays there, or falls off it. */
  readonly statesOnWall: 'stays' | 'falls';
  /** A secret model that falls without a Hit, as by Bleeding: it is shown, or stays a token. */
  readonly fallenSecrets: 'shown' | 'secret';
  /** True where a Fatigued model of a player regains its Activation Points at the beginning of the Hostiles turn. */
  readonly fatiguedRegain: boolean;
  /** True where a Petrified model may turn after a Hit. */
  readonly petrifiedTurns: boolean;
  readonly berserkerRolls: 'damageRolls' | 'everyWound';
  readonly dismissals: 'one' | 'any';
  /**
   * True where a model that Wounds have brought to 0 HP is Incapacitated before a Finishing Strike, so that one more
   * Wound makes it Dead.
   */
  /** The models on which a Finishing Strike may follow: those at which a strike was aimed, or also others that the Attack wounded. */
  readonly finishingTargets: 'aimed' | 'wounded';
  readonly finishingKills: boolean;
  /** True where a Chain Attack or a Finishing Strike may use a Combat Art and Backstab. */
  readonly extraAttackArts: boolean;
  /**
   * The Hits of a split Attack that have the Power of Backstab: those of the strikes at targets that do not see the
   * attacker, or all of them.
   */
  readonly backstabPower: 'unseenTargets' | 'allHits';
  /**
   * The Combat Arts of levels I to III that a Duelist takes away: those of the enemies it attacks, or also those of the
   * enemies that attack it.
   */
  readonly duelistArts: 'targets' | 'combat';
  /** Charm counts against every enemy that reacts, or against one in an Activation Sequence. */
  readonly charmUses: 'everyReaction' | 'oncePerSequence';
  /** The credit for a fall from ground that is destroyed or removed: that of the model that did it, or nobody's. */
  readonly lostGround: 'taker' | 'nobody';
  /** The credit for a fall on the Walk to a charmer: that of the charmer, or nobody's. */
  readonly charmedFalls: 'charmer' | 'nobody';
  /**
   * Where zones and halves of the field overlap: each level of Infiltration lets a model stand where its own text says,
   * or neither leads into the zone of an enemy.
   */
  readonly infiltration: 'eachLevel' | 'outsideZones';
  /** A target that a melee Spell with Impede stops beyond the Reach of the Melee Weapon: Engaged up to the End step, or free. */
  readonly impedeBeyondReach: 'engaged' | 'free';
  /** Taunt meets an enemy without sight in whose Awareness the model is at any moment, or one whose Awareness it enters from outside. */
  readonly tauntAwareness: 'within' | 'entered';
  /**
   * Enemies without sight of the end of a Flicker that may react: those in whose Awareness it ends, or only those whose
   * Awareness it enters from outside.
   */
  readonly flickerAwareness: 'within' | 'entered';
  /**
   * The step in which a model that dashes declares its Melee Attack: its Action step, when all Reactions are known, or
   * its Movement step, before them.
   */
  readonly dashAttack: 'actionStep' | 'movementStep';
  /**
   * The moves that a model with Follow-Up follows: all by which an enemy goes out of its Reach in a sequence, those at
   * the end of a sequence, or only the Dodges by which enemies disengage.
   */
  readonly followedMoves: 'all' | 'endMoves' | 'dodges';
  /** Protector needs no sight of the attacker, or everything that a Reaction against the attacker needs. */
  readonly protectorSight: 'notNeeded' | 'needed';
  /** A Protector that is itself a target of the Attack may take the strikes on an ally upon itself, too, or protects nobody. */
  readonly targetedProtector: 'protects' | 'protectsNobody';
  readonly stanceRoles: 'exchanged' | 'kept';
  readonly autoStratagem: boolean;
  /** The models that a Stratagem affects: those that are there when it is used, or also those that come while it lasts. */
  readonly stratagemReach: 'whenUsed' | 'whileItLasts';
  readonly lootFallen: boolean;
  /** The Items that a Hostile has equipped: one of each category, like any other model, or all that it carries. */
  readonly hostileItems: 'oneEach' | 'all';
  readonly hostileArbiter: 'firstPlayer' | 'activePlayer';
  /** A Hostile declares only Attacks within their Reach, or one whose target is beyond it, too, which then fails. */
  readonly hostileReach: 'measured' | 'ignored';
  /** Drops that would harm a moving Hostile: it goes down if no other route leads to its target, or never. */
  readonly hostileFalls: 'ifNeeded' | 'never';
  /** True where an acting Hostile turns to its target before it needs sight of it. */
  readonly hostileTurnsFirst: boolean;
  /** Incapacitated models as targets of the behaviour of Hostiles: they are like any other model, or are ignored. */
  readonly fallenTargets: 'targets' | 'ignored';
  readonly familiarGuards: 'everyWound' | 'attacks';
  readonly dispelledFamiliars: 'removed' | 'kept';
  /** A caster whose creatures have as much Mana Upkeep as its STA may still cast Familiars, which have none. */
  readonly familiarsAtFullUpkeep: boolean;
  readonly undefinedTraits: 'stationaryEnds' | 'tagsOnly';
  /** If a caster that aims Burning Resolve at itself regains its Activation Point. */
  readonly resolveOneself: boolean;
  readonly otherInferno: 'sorcery' | 'enchantment';
  readonly clawsOfEarth: 'immobilizes' | 'damageOnly';
  readonly wardAgainstAreas: 'aimed' | 'never';
  /** The Wounds of an Attack with Unkeen for which a Toughness roll is made: every one, or those of Damage rolls for Hits alone. */
  readonly unkeenWounds: 'every' | 'ofHits';
  /** The attacker of the Hits that Redirect Damage turns on a model: the caster of the Spell, or the model itself. */
  readonly redirectedHits: 'ofCaster' | 'ofTarget';
  /** An ally on whom Purgation or Purification is cast, and whom it would wound as an enemy: the ally suffers no Wound, or one. */
  readonly purgedAllies: 'unhurt' | 'wounded';
  readonly dispelledStates: 'ended' | 'kept';
  readonly missingUpgradeLimit: 'unlimited' | 'one' | 'three';
  readonly upgradeCopies: 'once' | 'addUp';
  /** The Mana Counters of an Artificer that takes an Enchantment with a Mana Cost: none are spent, or it pays them. */
  readonly artificerMana: 'free' | 'paid';
  /** The re-rolls of a Mage for one casting: one, or one for each Activation Point that it spends. */
  readonly mageRerolls: 'once' | 'perPoint';
  /** The dice that a Luck counter re-rolls: those of the model's own actions, or of all its rolls in a sequence. */
  readonly luckyCharmDice: 'ownActions' | 'ownRolls';
  /** A Personal Guard outside the Awareness of its model may come nearer to it, or moves only to come back inside. */
  readonly outsideGuards: 'approach' | 'return';
  /** The limits of Engaged and Crouched in a movement by Surge Order: they are kept, or do not count. */
  readonly surgeLimits: 'kept' | 'lifted';
  /** The Mana Upkeep of a Dead creature that lies on the field: it counts, or no longer. */
  readonly deadCreatures: 'count' | 'free';
  /** A Shrouded or Hidden Summoner keeps its Mana Counters to itself, or shares them and is revealed by that. */
  readonly secretMana: 'kept' | 'reveals';
  /** The creatures and Familiars of a caster that leaves by an exit: they stay on the field, or vanish with it. */
  readonly creaturesOfLeft: 'stay' | 'vanish';
  /** Several Pouches on one model: each of them, or only one, brings room and a place for another Upgrade. */
  readonly pouchCopies: 'each' | 'once';
  readonly doubleTime: 'beforeDie' | 'afterDie';
  readonly manipulationCountsDuels: boolean;
  readonly assassinationBy: 'player' | 'anybody';
  readonly leftModelsScore: boolean;
  /** True where Leave Unnoticed counts members that left by an exit of the Quest. */
  readonly unnoticedLeft: boolean;
  /** The models that Cunning Tenacity counts: party members, or all models of the player, creatures too. */
  readonly tenacity: 'members' | 'models';
  /** The opponents whose models Strength in Numbers compares: each of them, or all together. */
  readonly numbersAgainst: 'each' | 'together';
  /** True if a player without an opponent, because all others are allies, has Strength in Numbers with any alive model. */
  readonly unopposedNumbers: boolean;
  /** The moves that Stand Your Ground counts: every change of place, or only those that a model makes itself. */
  readonly standingGround: 'displaced' | 'ownMoves';
  /** The occasions that Fierce as Fire counts: each Reaction that wounds enemies, or each Wound. */
  readonly fierceAsFire: 'reactions' | 'wounds';
  /** True where Incapacitated models count for Schemes that do not say alive. */
  readonly fallenScore: boolean;
  readonly vpCapTiming: 'finalScoring' | 'always';
  /** True where penalties may lead to a final total below 0. */
  readonly pointsBelowZero: boolean;
  /** The players who may have the reward for the fall of one model: the first one, or each one. */
  readonly rewardsOfModel: 'once' | 'perPlayer';
  /** A Tier III Hostile of Unexpected Encounter that is Incapacitated and later Dead: a player has both rewards, or at most the higher one. */
  readonly tier3Rewards: 'both' | 'higher';
  /** A Tier IV Hostile at the Obelisk that is Incapacitated and later Dead: a player has both rewards, or at most the higher one. */
  readonly tier4Rewards: 'both' | 'higher';
  /** A model that an effect kills outright: it counts as Dead only, or as Incapacitated as well, for rewards and Schemes. */
  readonly killedOutright: 'dead' | 'both';
  /** Tier III Hostiles of Unexpected Encounter that have fled: the Quest ends without them, or goes on. */
  readonly fledHostiles: 'countAsDead' | 'goOn';
  /** The Inferno of a Sigil: the one of the Art of Sorcery, or the one of the Other Spells. */
  readonly sigilInferno: 'sorcery' | 'other';
  /** The model that sets a Sigil off on its way past it: hit by the Spell, or only if it ends in the area. */
  readonly sigilPasser: 'hit' | 'whereItEnds';
  /** Two Treasures with which one model leaves: one reward, or one for each. */
  readonly treasuresTogether: 'once' | 'each';
  /** The Loss of Morale to which models of the Arena are immune: Broken Morale, or the Panicked state from any cause. */
  readonly lossOfMorale: 'broken' | 'panicked';
  /** True where a model that has declared a Dodge rolls against the blast of a barrel. */
  readonly barrelDodges: boolean;
  readonly allianceShares: 'quest' | 'all';
  /** The share of each of three or four allies: an equal one, or half of the sum. */
  readonly sharesOfMore: 'equal' | 'half';
  /** The Recruitment Cost of a summoned creature for Rewards and Schemes: that of its profile, or none. */
  readonly creatureCost: 'printed' | 'none';
  /** The moment when a model may leave by an exit of the Quest: after its own activation, or after every sequence. */
  readonly leavingMoment: 'ownActivation' | 'everySequence';
  /** The reward for exactly one half of a party that left: the one for fewer than half, or for more. */
  readonly halfLeft: 'few' | 'most';
  /** A fallen member of a single party in the Great Hall does not hold up the end, or does. */
  readonly fallenInside: 'passedOver' | 'holdUp';
  /** The Caches of the Antechamber that a model may loot: each of them once, or one of them once. */
  readonly cachesOfModel: 'each' | 'one';
  /** An Upgrade from a Cache: it comes on top of the Upgrades that a model may have, or only to a model with room for it. */
  readonly foundUpgrades: 'onTop' | 'withRoom';
  /** The number of party members in a consecutive Quest: as many as the party began with, or those that were not lost before it. */
  readonly carriedParty: 'whole' | 'remaining';
  /** The end of the Antechamber: once all Hostiles are defeated, or by the core rules alone. */
  readonly antechamberEnd: 'defeated' | 'core';
  /** A party whose models have left by an exit or fallen: those that left are passed over, or the Quest goes on. */
  readonly leftParty: 'passedOver' | 'goesOn';
  readonly fallenAlone: 'lost' | 'points';
  readonly duelLimit: 'none' | 'rounds';
  /** The Quest while a duel goes on: its objectives can neither be continued nor completed, or it goes on as before. */
  readonly duelObjectives: 'stop' | 'goOn';
  /** Luck counters and Mana Counters between Quests: they are lost, or carried into the next one. */
  readonly carriedCounters: 'lost' | 'kept';
  /** An Incapacitated model that has HP when a Quest ends begins the next Quest fallen, or has got up. */
  readonly carriedFallen: 'fallen' | 'getUp';
  /** A Leader that fell in an earlier Quest: it adds nothing to the Initiative roll, or its Morale all the same. */
  readonly fallenLeaders: 'nothing' | 'morale';
  /** A member that fled from the field in an earlier Quest: it is lost, or comes into the next one. */
  readonly fledMembers: 'lost' | 'return';
  /** The class that an Upgrade of the Broker asks for: it is lifted, or the model must have it. */
  readonly brokerClasses: 'lifted' | 'kept';
  /** The count of repairs of the Obelisk: each Spell that succeeds, or each of its strikes. */
  readonly obeliskRepairs: 'spells' | 'strikes';
  readonly difficultyBasis: 'perPlayer' | 'total';
}
