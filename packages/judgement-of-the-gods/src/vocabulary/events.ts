import type { PlayerId, Tally } from '@rulewright/core';
import type { BasicResource, Building, CardId, RoleId, TileKindId } from '../content/pack.js';
import type { RuleId } from '../rulebook/index.js';
import type { DeckName, Ending, PoolChange, Square } from './village.js';

/** The reason for a change of the pool. */
export type PoolReason =
  | 'start'
  | 'explore'
  | 'produce'
  | 'hallow'
  | 'build'
  | 'templeAlchemy'
  | 'advancedAlchemy'
  | 'statue'
  | 'mineAlchemy'
  | 'merchant'
  | 'card'
  | 'trade';

/** The cause of a token's new place. Only `move` is the move of a turn (JOG-MOVE-005). */
export type Motion = 'move' | 'explore' | 'rollCall' | 'card';

/** All events of a village. The state is the fold of the events. */
export type VillageEvent =
  | { readonly type: 'CharactersChosen'; readonly roles: readonly RoleId[] }
  | { readonly type: 'RoleDealt'; readonly player: PlayerId; readonly role: RoleId }
  | { readonly type: 'TownHallPlaced'; readonly tile: TileKindId; readonly at: Square }
  /** The order of `cards`, top first, is hidden from all players. */
  | { readonly type: 'DeckShuffled'; readonly deck: DeckName; readonly cards: readonly string[] }
  | { readonly type: 'RoundBegan'; readonly round: number }
  | { readonly type: 'TurnBegan'; readonly character: RoleId }
  | {
      readonly type: 'TokenMoved';
      readonly character: RoleId;
      readonly from: Square;
      readonly to: Square;
      readonly how: Motion;
    }
  | { readonly type: 'Passed'; readonly character: RoleId }
  | { readonly type: 'TurnEnded'; readonly character: RoleId }
  /** The only event that changes the pool. `tallies` explain the numbers that were worked out. */
  | {
      readonly type: 'PoolChanged';
      readonly why: PoolReason;
      readonly change: PoolChange;
      readonly tallies?: readonly Tally<RuleId>[];
    }
  | { readonly type: 'TilesDrawn'; readonly character: RoleId; readonly tiles: readonly TileKindId[] }
  | { readonly type: 'TilePlaced'; readonly tile: TileKindId; readonly at: Square }
  | { readonly type: 'TilesReturned'; readonly tiles: readonly TileKindId[] }
  | { readonly type: 'TileHallowed'; readonly character: RoleId; readonly at: Square }
  | { readonly type: 'BuildingCardsDrawn'; readonly character: RoleId; readonly cards: readonly Building[] }
  | { readonly type: 'BuildingBuilt'; readonly building: Building; readonly at: Square }
  | { readonly type: 'BuildingCardsReturned'; readonly cards: readonly Building[] }
  /** `pieces` is the number of pieces that stand, this one included. */
  | { readonly type: 'StatuePiecePlaced'; readonly character: RoleId; readonly at: Square; readonly pieces: number }
  | { readonly type: 'JudgementPhaseBegan'; readonly round: number }
  | { readonly type: 'JudgementCardDrawn'; readonly card: CardId; readonly by: PlayerId }
  | { readonly type: 'JudgementDayCame'; readonly count: number }
  | { readonly type: 'CardOptionChosen'; readonly card: CardId; readonly option: number }
  | { readonly type: 'JudgementCardsSeen'; readonly cards: readonly CardId[] }
  /** `positions`, counted from the top, name the cards just seen that now lie at the bottom. */
  | { readonly type: 'JudgementCardsSunk'; readonly positions: readonly number[] }
  | { readonly type: 'JudgementCardResolved'; readonly card: CardId }
  | { readonly type: 'TradeProposed'; readonly by: PlayerId; readonly resource: BasicResource }
  | { readonly type: 'TradeDeclined'; readonly by: PlayerId; readonly resource: BasicResource }
  | { readonly type: 'GameEnded'; readonly ending: Ending };
