import type { Cited } from '@rulewright/core/editions';
import type { RuleId } from './index.js';

/** Numbers by name, each with its rule. */
type Named<Name extends string> = { readonly [N in Name]: Cited<number, RuleId> };

/** Facts by name, each true or false, with its rule. */
type Facts<Name extends string> = { readonly [N in Name]: Cited<boolean, RuleId> };

/** Everything that makes a hex different: terrain, the solid hex of a gate, a Shrine, an Effigy. */
export type FeatureKind =
  | 'forest'
  | 'smoke'
  | 'rough'
  | 'treacherous'
  | 'wall'
  | 'impassable'
  | 'gate'
  | 'shrine'
  | 'effigy';

/** The common facts of all terrain of a kind. */
export interface KindFacts {
  /** The height in sight lines; 0 lies flat. A map may give another. */
  readonly height: number;
  /** True if the terrain gives cover. A map may say otherwise. */
  readonly cover: boolean;
  /** True if a model in the terrain has Stealth, and sees out of it. */
  readonly stealth: boolean;
  /** The hexes that the terrain takes from MOV. */
  readonly penalty: number;
  /** True if nobody enters at all; Effigies let their friends pass, and walls go by height. */
  readonly solid: boolean;
}

/**
 * Numbers of the v11 sheet that have no counterpart in the book. `coverReach`: the distance up to which a feature covers a
 * model. `zone3v3`, `zone5v5`: the distance from the centre line at which a default deployment zone of the mode begins.
 * `recallDie`, `recallBonus`: the die and the health besides it that an Effigy Recall restores.
 */
export type SheetNumbers = Named<'coverReach' | 'zone3v3' | 'zone5v5' | 'recallBonus'> & {
  readonly recallDie: Cited<'D2' | 'D3' | 'D6', RuleId>;
};

/** The numbers of the book that an edition can change, by chapter. The values of the hex edition are `hexNumbers`. */
export interface JhxNumbers {
  /** The facts of each kind of terrain, with the rule that states most of them. */
  readonly terrain: { readonly [K in FeatureKind]: Cited<KindFacts, RuleId> };
  /** The damage of treacherous ground, and the RES that it ignores. */
  readonly treacherousGround: Named<'damage' | 'piercing'>;
  /** Heights of models in sight lines. */
  readonly heights: Named<'hero' | 'small' | 'knockedDown' | 'effigy' | 'soul'>;
  /**
   * Distances at which a model is seen, engages, stays in cohesion or takes part in an action. Those from `atEffigy` on
   * replace adjacency: to the own Effigy, to a friend that takes an Artefact, of a Monster to its prey, to a Shrine, to
   * the place where a Monster died, of a guardian and its Ward, of a model and the friend that it calls, to an exploding
   * model, of the target of a Point Blank attack, to a Shadow Orb, of a Summoned model to its Master, and to a pit that is
   * occupied.
   */
  readonly distances: Named<
    | 'stealth'
    | 'reachOutsideActivation'
    | 'cohesion'
    | 'shadowMist'
    | 'soullessHarm'
    | 'wardPlace'
    | 'atEffigy'
    | 'handOver'
    | 'prey'
    | 'shrine'
    | 'bounty'
    | 'ward'
    | 'protectMe'
    | 'explode'
    | 'pointBlank'
    | 'shadowOrb'
    | 'summon'
    | 'pit'
  >;
  /** Lengths of moves. `leastMove`: the least that terrain leaves of MOV. */
  readonly moves: Named<'leastMove' | 'charge' | 'dash' | 'naturalSprinter' | 'push'>;
  /** AP that models have in an activation, and what changes them. */
  readonly actionPoints: Named<
    'hero' | 'lesserBeing' | 'unitMember' | 'resurrected' | 'stunned' | 'mostOfMember' | 'mostOfReturnedMember'
  >;
  /** AP of the common actions; a Charge also costs the AP of its weapon. */
  readonly actionCosts: Named<
    | 'standUp'
    | 'advance'
    | 'charge'
    | 'selfHeal'
    | 'soulHarvest'
    | 'soullessHarvest'
    | 'bankSoul'
    | 'effigyRecall'
    | 'shop'
    | 'handOver'
    | 'gate'
    | 'shiftMark'
    | 'removeOrb'
    | 'demonicGateway'
  >;
  /** Fate that actions and reactions cost. */
  readonly fateCosts: Named<'selfHeal' | 'cleanse' | 'standYourGround' | 'tryAgain'>;
  /** Fate that the players gain or lose. A wound takes `1 / woundDivisor` of the maximum health, but `leastWound`. */
  readonly fate: Named<
    | 'free'
    | 'lastFreeRound'
    | 'perSoul'
    | 'perSoulOfCursed'
    | 'ownShrine'
    | 'enemyShrine'
    | 'soullessShrine'
    | 'wound'
    | 'woundDivisor'
    | 'leastWound'
    | 'soullessHarvest'
    | 'honour'
  >;
  /** Bounds of attributes. */
  readonly attributes: Named<'least' | 'most' | 'leastRES' | 'mostRES'>;
  /**
   * Dice that an attack gains or loses, and bounds of its pool. `used`: the dice that count. `afterAll`: the order of the
   * modifiers that come after all others, additions first or as the active player says.
   */
  readonly attackDice: {
    readonly afterAll: Cited<'additions' | 'active-player', RuleId>;
  } & Named<
    | 'used'
    | 'leastBase'
    | 'least'
    | 'charge'
    | 'aiming'
    | 'gangingUp'
    | 'distracted'
    | 'firingIntoMelee'
    | 'magicIntoMelee'
    | 'meleeCover'
    | 'rangedCover'
    | 'magicCover'
    | 'softMeleeCover'
    | 'softRangedCover'
    | 'softMagicCover'
    | 'standYourGround'
    | 'partingBlow'
    | 'leastOfPartingBlow'
    | 'psionics'
    | 'eldritchIntellect'
    | 'enmity'
    | 'markTarget'
    | 'mounted'
    | 'dualWield'
  >;
  /** The actions that a model with the aiming bonus cannot take. `melee`: Basic Attacks with melee weapons. */
  readonly aimForbids: Facts<'advance' | 'charge' | 'recall' | 'melee'>;
  /** Damage that attacks gain, and RES that they meet or ignore. */
  readonly attackDamage: Named<'backstab' | 'monsterSlayer' | 'mounted' | 'sunderArmour' | 'psionicRES' | 'wardRES'>;
  /** Manoeuvre symbols. */
  readonly symbols: Named<'partingKnockDown' | 'smallPush' | 'steadfastPush'>;
  /** Amounts of conditions: burn damages, poison and knock down lower attributes, freeze caps them. */
  readonly conditions: Named<
    | 'burn'
    | 'flammable'
    | 'vulnerability'
    | 'poisonAttack'
    | 'poisonAGI'
    | 'poisonSH'
    | 'knockDownAGI'
    | 'freezeAGI'
    | 'freezeMOV'
    | 'freezeDamage'
  >;
  /** Health that actions restore, and health that a Hero lacks when it returns. */
  readonly health: Named<'selfHeal' | 'soullessHarvest' | 'heroReturns' | 'memberReturns'>;
  /** The part of an activation in which a Hero can Cleanse: all of it, or only the time before any other action. */
  readonly cleanse: { readonly when: Cited<'activation' | 'start', RuleId> };
  /** Hero units. `membersReturn`: when all of the unit are dead, or when their Commander returns. */
  readonly units: { readonly membersReturn: Cited<'all-dead' | 'commander-returns', RuleId> };
  /** Monsters. `seekEffigies`: Hunters move towards Effigies too, in the modes in which they attack Effigies. */
  readonly monsters: Facts<'seekEffigies'>;
  /** Artefacts. `handedOver`: the most that one action hands over. */
  readonly artefacts: Named<'handedOver'>;
  /**
   * Souls: where they come from, how far they go, how they are harvested. `moveDie`: the die of their move.
   * `seekSummoned`: they move towards Summoned models too. `summonedHinder`: Summoned enemies hinder a harvest.
   */
  readonly souls: {
    readonly moveDie: Cited<'D2' | 'D3' | 'D6', RuleId>;
  } & Facts<'seekSummoned' | 'summonedHinder'> &
    Named<
      | 'mostUnbound'
      | 'effigyLoss'
      | 'harvestDice'
      | 'harvestNeeds'
      | 'reach'
      | 'soulgazerReach'
      | 'helpReach'
      | 'hinderReach'
      | 'soulgazerHelpReach'
      | 'assist'
      | 'hinder'
      | 'mostOfUnit'
      | 'soulgazerBonus'
      | 'soulgazerBonusReach'
      | 'soullessDamage'
    >;
  /** Attributes of an Effigy. */
  readonly effigies: Named<'AGI' | 'RES'>;
  /** Tokens: Icons of a Warband in play, Counters on a model besides its level. */
  readonly tokens: Named<'shadowOrbs' | 'shadowMist'>;
  /** Numbers that only editions in inches have: see `sheetOf`. */
  readonly sheet?: SheetNumbers;
}
