import type { Cited } from '@rulewright/core/editions';
import type { RuleId } from './rules.gen.js';

/** Numbers by name, each with its rule. */
type Named<Name extends string> = { readonly [N in Name]: Cited<number, RuleId> };

/** The numbers of the book that an edition can change, by chapter; lengths in inches. The values of the book are `bookNumbers`. */
export interface SfiNumbers {
  /** The faces of the die of each colour. */
  readonly dice: Readonly<Record<'grey' | 'yellow' | 'red', Cited<readonly number[], RuleId>>>;
  readonly army: Named<
    | 'scenarioCards'
    | 'terrainCards'
    | 'leastWeavers'
    | 'copies'
    | 'copiesOfCharacter'
    | 'copiesOfTerrain'
    | 'obscuringMains'
  >;
  readonly setUp: Named<
    | 'tableWidth'
    | 'deploymentDepth'
    | 'mainPieces'
    | 'mainFromDeploymentEdge'
    | 'mainFromSideEdge'
    | 'sideFromMain'
    | 'betweenPieces'
  >;
  readonly round: Named<'rounds' | 'actions' | 'moveActions'>;
  readonly floors: Named<'DEF' | 'ARM' | 'RNG'>;
  readonly coherency: Named<'ofSmall' | 'ofLarge' | 'largeFrom'>;
  readonly attack: Named<'targetInMelee' | 'critical' | 'beamWidth'>;
  readonly rolls: Named<'leastTotal' | 'emptyPool' | 'blank' | 'disputeDice' | 'leastDamage'>;
  readonly essence: Named<'reserve' | 'reroll' | 'infusion'>;
  readonly terrain: Named<'linearReach' | 'shroudedBase' | 'dangerous' | 'hardToSee'>;
  readonly scenario: Named<'reach' | 'weaver' | 'contested'>;
  readonly passives: Named<
    | 'duellist'
    | 'combined'
    | 'giantSlayer'
    | 'giantBase'
    | 'stealth'
    | 'hide'
    | 'toughHideLeast'
    | 'unbreakableHideLeast'
    | 'regeneration'
  >;
  readonly conditions: Named<'crippled' | 'poisonedHit' | 'poisonedDamage' | 'shattered' | 'hexedDice' | 'shockedDice'>;
}
