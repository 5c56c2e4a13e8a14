import type { PlayerId, WindowChoices } from '@rulewright/core';
import type { AnyBuilding, BasicResource, Building, Effect, Resource, RoleId, TileKindId } from '../content/pack.js';
import type { Square } from './village.js';

/** The choices of the acting character's player in a turn: move, act, or pass. */
export type TurnChoice =
  | { readonly do: 'move'; readonly to: Square }
  /** `draw` is the number of tiles; only some roles may draw more than one. */
  | { readonly do: 'explore'; readonly draw: number }
  | { readonly do: 'produce' }
  | { readonly do: 'hallow' }
  | { readonly do: 'build' }
  | { readonly do: 'templeAlchemy'; readonly amount: number; readonly give: Resource; readonly receive: Resource }
  | { readonly do: 'advancedAlchemy' }
  | { readonly do: 'statue' }
  | { readonly do: 'mineAlchemy' }
  | { readonly do: 'rollCall'; readonly character: RoleId; readonly to: Square }
  | { readonly do: 'merchant'; readonly give: BasicResource; readonly receive: BasicResource }
  | { readonly do: 'pass' };

/**
 * The answer of each kind of decision. A question with a single answer is not asked, except `turn`. Payments and
 * exchanges that lose the game at once are marked `fatal` (JOG-TURN-006). The Trade window asks with `window` (see `trade`).
 */
export interface JogChoices extends WindowChoices {
  /** The player's character that takes its turn now. */
  readonly nextCharacter: RoleId;
  readonly turn: TurnChoice;
  /** The square of the new tile. */
  readonly square: Square;
  /** The drawn tile that is placed. */
  readonly tile: TileKindId;
  /** The building that is built. */
  readonly building: Building | 'none';
  /** Cards that go to the bottom of the deck; the first of them comes up first. */
  readonly returnOrder: readonly Building[];
  /** The number of the chosen option of a judgement card. */
  readonly cardOption: number;
  /** The seen cards that go to the bottom, by position from the top. */
  readonly sink: readonly number[];
  /** The player's answer to a proposed Trade. */
  readonly consent: 'agree' | 'refuse';
}

/** The facts about a question, for clients. A view leaves them out of the questions of other players. */
export interface JogAbout {
  readonly turn: { readonly character: RoleId; readonly moved: boolean };
  /** `tiles`: the tile that is laid, if it was drawn before the square is chosen. */
  readonly square: { readonly character: RoleId; readonly tiles: readonly TileKindId[] };
  /** `tiles`: all tiles that were drawn. */
  readonly tile: { readonly character: RoleId; readonly tiles: readonly TileKindId[] };
  /** `cards`: all building cards that were drawn. */
  readonly building: { readonly character: RoleId; readonly cards: readonly AnyBuilding[] };
  readonly returnOrder: { readonly cards: readonly AnyBuilding[] };
  /** `options`: the effects of each option. */
  readonly cardOption: { readonly card: string; readonly options: readonly (readonly Effect[])[] };
  /** `cards`: the seen cards, top first. */
  readonly sink: { readonly card: string; readonly cards: readonly string[] };
  /** `by`: the player who proposes the Trade. */
  readonly consent: { readonly by: PlayerId; readonly resource: BasicResource };
}
