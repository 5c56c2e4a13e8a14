import type { PieceCard, Term } from './card.js';
import type {
  Choices,
  Decision,
  DecisionOf,
  GameTypes,
  Kind,
  Outcome,
  PlayerId,
  Refusal,
  RollRequest,
} from './match/types.js';
import type { ReplayMeter } from './replay.js';
import type { Scene, SceneItem, ScenePanel, ScenePoint } from './scene.js';
import type { Tally, TallyLine } from './tally/tally.js';
import type { SeenEventOf, SeenState } from './view/secrets.js';
import type { View } from './view/view.js';

/** The place of an answer in a long list. */
export interface ChoiceGroup {
  readonly heading: string;
  /** The label of the answer under its heading. */
  readonly label: string;
}

/** The function that puts an answer of one kind into words. */
export type TellChoice<G extends GameTypes, K extends Kind<G>> = (
  choice: Choices<G>[K],
  decision: DecisionOf<G, K>,
  state?: SeenState<G>,
) => string;

/**
 * The words of one language for a game: one entry per kind of event, decision and end reason. A translation is another
 * table.
 *
 * `state` is the table as the reader may see it, for the names of things; every function must also work without it.
 */
export interface Words<G extends GameTypes> {
  /**
   * One sentence about an event; the game's `seen` says which of its fields may be hidden. `state` is the table after
   * the event, `before` the table before it, for things that the event ends. An event with an empty text gets no
   * sentence: its rules are added to the latest event with a sentence.
   */
  readonly events: {
    readonly [T in G['event']['type']]: (
      event: SeenEventOf<G, T>,
      state?: SeenState<G>,
      before?: SeenState<G>,
    ) => string;
  };
  /** A question or an instruction. The facts of a decision that belongs to another player are hidden. */
  decision(decision: Decision<G>, state?: SeenState<G>): string;
  /** For each kind of decision: an answer, as a short label for a list or a button. See `choiceInWords`. */
  readonly choices: { readonly [K in Exclude<Kind<G>, 'roll'>]: TellChoice<G, K> } & {
    /** Dice that a player has rolled at the table. */
    readonly roll?: TellChoice<G, 'roll'>;
  };
  /** An answer that is still secret. */
  readonly secret?: string;
  /** For kinds with long lists: a heading that several answers share, and the label of this answer under it. */
  readonly groups?: {
    readonly [K in Kind<G>]?: (
      choice: Choices<G>[K],
      decision: DecisionOf<G, K>,
      state?: SeenState<G>,
    ) => ChoiceGroup | undefined;
  };
  /** The purpose of a roll; by default the purpose that the rules name. */
  roll?(request: RollRequest, state?: SeenState<G>): string;
  /** The picture of a face, if its name does not say it: symbols of one face are joined with `+`. */
  face?(die: string, face: string | number): string | number;
  outcome(outcome: Outcome): string;
  /** For numbers that explain themselves. See `numberInWords`. */
  readonly numbers?: NumberWords<G>;
  /** The reason why something was not accepted, as a clause without a full stop. */
  refusal?(refusal: Refusal, state?: SeenState<G>): string;
}

/** The names of numbers and of their reasons. */
export interface NumberWords<G extends GameTypes> {
  /** The name of a number: `attack dice`. */
  label(tally: Tally, state?: SeenState<G>): string;
  /** The name of a reason that is no cap: `charge`. */
  reason(line: TallyLine, state?: SeenState<G>): string;
  /** A cap of a number: by default in English, `at least 1`. */
  cap?(line: Pick<TallyLine, 'op' | 'amount'>): string;
  /** The reason why a line does not count, from its code; by default the code as words: `not in melee`. */
  rejected?(code: string): string;
}

/**
 * For each kind of decision, the drawn things that an answer is about: ids of items of the scene, or of rows of its
 * panels, in the order in which a person clicks them. A move is the model, then the hex. An answer that names no thing is
 * a button, and so is an answer that names the same things as another one. `view` is the view of the player who answers.
 * See `@rulewright/core/clicks`.
 */
export type Targets<G extends GameTypes> = {
  readonly [K in Kind<G>]?: (choice: Choices<G>[K], decision: DecisionOf<G, K>, view: View<G>) => readonly string[];
};

/** A click on the picture: the thing that was hit, the point in board units, or both. */
export interface Click {
  /** The id of an item of the scene. */
  readonly item?: string;
  readonly at?: ScenePoint;
}

/**
 * For each kind of decision whose answers cannot be listed, the wish that a click means: `nearest` takes it. A click
 * without a meaning gives `undefined`.
 */
export type Wishes<G extends GameTypes> = {
  readonly [K in Kind<G>]?: (click: Click, decision: DecisionOf<G, K>, view: View<G>) => unknown;
};

/**
 * For each kind of decision whose answers cannot be listed, a preview of an answer on the picture: the route, the tool,
 * the base at its new place.
 */
export type Sketches<G extends GameTypes> = {
  readonly [K in Kind<G>]?: (choice: Choices<G>[K], decision: DecisionOf<G, K>, view: View<G>) => readonly SceneItem[];
};

/** The wishes that a person types for decisions of one kind. */
export interface TypedWish<G extends GameTypes, K extends Kind<G>> {
  /** The forms of a wish, as a person types them: `6.5, 12 or towards B`. */
  readonly hint: string;
  /** The wish that a text means: `nearest` takes it. A text without a meaning gives `undefined`. */
  wish(text: string, decision: DecisionOf<G, K>, view: View<G>): unknown;
}

/** For each kind of decision whose answers cannot be listed, the wishes that a person types. */
export type TypedWishes<G extends GameTypes> = { readonly [K in Kind<G>]?: TypedWish<G, K> };

/** The words and pictures of a game; rules never need them. */
export interface Presentation<G extends GameTypes> {
  readonly title: string;
  readonly words: Words<G>;
  /** The table as a picture of a view. */
  scene(view: View<G>): Scene;
  /** The card of a drawn thing, by the id of its token or row: its profile, its numbers now, its conditions with their sources. */
  card?(view: View<G>, piece: string): PieceCard | undefined;
  /** An overlay for the scene: the places that a piece can reach now and the things that it sees. */
  around?(view: View<G>, piece: string): readonly SceneItem[];
  /** The rule words that cards name, with their meanings: for glossaries, and for cards that are not on the table. */
  readonly terms?: readonly Term[];
  /** A part of a printed card without a text of its own, such as a weapon, in words; undefined for parts whose fields say enough. */
  printed?(part: unknown): string | undefined;
  /**
   * The words of the fields of printed cards, by the names of the fields: a label, or words in which `#` is the value; empty for a field
   * that means nothing to a player. Other fields are told by their own names.
   */
  readonly printedFields?: Readonly<Record<string, string>>;
  /**
   * The hands and decks as panels, with the cards that the viewer knows.
   *
   * @param whole the state with nothing hidden, for those who may see everything
   */
  hands?(view: View<G>, whole?: G['state']): readonly ScenePanel[];
  /** The drawn things that an answer is about, so that people can answer by clicks. */
  readonly targets?: Targets<G>;
  /** The wish of a click, where answers cannot be listed. */
  readonly wishes?: Wishes<G>;
  /** The picture of an answer, where answers cannot be listed. */
  readonly sketches?: Sketches<G>;
  /** The wishes that a person types, where answers cannot be listed. */
  readonly typed?: TypedWishes<G>;
  /**
   * Further sentences about the latest record of the view, which the record itself does not hold, such as the reason
   * why an attack found no target.
   */
  remarks?(view: View<G>): readonly string[];
  /** The table drawn in characters, for terminals: lines of at most 80. */
  text?(view: View<G>): string;
  /** Numbers that a client may draw as curves over the match. The players to whom they belong come from the view. */
  meters?(view: View<G>): readonly ReplayMeter[];
  /** The present values of the meters, by key. */
  measure?(view: View<G>): Readonly<Record<string, number>>;
  /** The part of the match, e.g. `Round 3, judgement`; a new one starts a new chapter of the story. Undefined where the chapter goes on. */
  chapter?(view: View<G>): string | undefined;
  /** A player's name on the screen; the id by default. */
  name?(player: PlayerId, view: View<G>): string;
}
