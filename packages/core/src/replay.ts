import type { PieceCard, ShownNumber } from './card.js';
import type { ColorRole, Scene, SceneItem } from './scene.js';

/** Dice that were rolled, as faces. */
export interface ReplayDice {
  /** Name of the die. `d6` is drawn with pips, `d4 d8 d10 d12 d20` in their outline, all else as a tile. */
  readonly die: string;
  /** One per die. Symbols of one face are joined with `+`, such as `hit+manoeuvre`. */
  readonly faces: readonly (string | number)[];
  /** The purpose of the roll. */
  readonly purpose: string;
  /** The needed result, such as `4+`. */
  readonly needed?: string;
  /** Indices of the dice that count; the others are drawn faded. Default: all. */
  readonly kept?: readonly number[];
  /** The result, such as `7` or `2 hits`. */
  readonly result?: string;
}

/** One record of a match with the board after it. */
export interface ReplayFrame {
  /** Sequence number of the record in the log; unique, ascending. Addresses the frame in links. */
  readonly seq: number;
  readonly kind: 'start' | 'action' | 'roll' | 'event' | 'end';
  /** Id of the player who acted. */
  readonly who?: string;
  /** For an action: the question that it answers. */
  readonly asked?: string;
  /** The story in words. */
  readonly text: string;
  /** Further sentences of the story, which no record holds. */
  readonly remarks?: readonly string[];
  /** Ids of the rules behind it. */
  readonly rules: readonly string[];
  readonly dice?: ReplayDice;
  /** The numbers of the story, with their reasons. */
  readonly numbers?: readonly ShownNumber[];
  /** The next open decision and its player, in words. */
  readonly waiting?: string;
  /** Heading for this part of the match, such as `Round 3, judgement phase`. */
  readonly chapter?: string;
  readonly scene: Scene;
  /** The cards of pieces that differ from those of the frame before, by the id of the piece; null for a card that is gone. */
  readonly cards?: Readonly<Record<string, PieceCard | null>>;
  /** For each piece that may be chosen now, an overlay for the scene: the places it can reach and the things it sees. */
  readonly around?: Readonly<Record<string, readonly SceneItem[]>>;
  /** Values of the curves at this moment, by {@link ReplayMeter} key; a missing value stays as it was. */
  readonly meters?: Readonly<Record<string, number>>;
}

/** A curve over the match. */
export interface ReplayMeter {
  readonly key: string;
  readonly label: string;
  readonly color: ColorRole;
}

/** A player at the table. */
export interface ReplayPlayer {
  readonly id: string;
  readonly name: string;
  /** The player's colour. Default: `player1` for the first, and so on. */
  readonly color?: ColorRole;
}

/** A whole match as pictures and words. */
export interface Replay {
  readonly title: string;
  readonly subtitle?: string;
  /** Name of the game. */
  readonly game: string;
  readonly players: readonly ReplayPlayer[];
  /** At least one. */
  readonly frames: readonly ReplayFrame[];
  readonly meters?: readonly ReplayMeter[];
  /** The end of the match, in words. */
  readonly outcome?: string;
  /** Small print: licence, credits. */
  readonly notice?: string;
}
