import type { SceneShape } from '../scene.js';
import { GameError } from './errors.js';
import type { Game, Setup } from './game.js';
import { sameJson } from './json.js';
import { needDecision, needKind, needSituation } from './need.js';
import type { AnyDecision, Choices, Decision, DecisionOf, GameTypes, Kind, ParametersOf, Refusal } from './types.js';

/** A question whose answers cannot be listed, together with all facts that a game may use to judge an answer. */
export interface Asked<G extends GameTypes, K extends Kind<G>> {
  /** The state in which the answer is given. */
  readonly state: G['state'];
  readonly decision: DecisionOf<G, K>;
  /** The parameters of the question: `decision.proposal`. */
  readonly parameters: ParametersOf<G, K>;
  /** The players, and the rulings of the match. */
  readonly setup: Setup<G>;
}

/**
 * The functions that judge and find the answers to one kind of proposal: a path, a point, a pose, a direction. Every
 * function is deterministic and reads only its arguments.
 */
export interface Proposal<G extends GameTypes, K extends Kind<G>> {
  /**
   * The refusal of an answer; `undefined` when the answer is accepted. The answer is plain JSON of at most 20,000
   * values and may have any shape: the check never throws. A refusal names its field, and its rule if that is not the
   * rule of the decision.
   */
  check(asked: Asked<G, K>, choice: unknown): Refusal | undefined;
  /** One legal answer of many, drawn with `below`; `undefined` if this attempt found none. */
  sample(asked: Asked<G, K>, below: (n: number) => number): Choices<G>[K] | undefined;
  /** At most `most` different legal answers, the best guesses first; the same ones each time. */
  suggest(asked: Asked<G, K>, most: number): readonly Choices<G>[K][];
  /**
   * The legal answer nearest to a wish, which may be anything: the point of a click, the name of a model, an answer
   * that is not legal. `undefined` for a wish that means nothing to the game. Absent: the game has no such function.
   */
  nearest?(asked: Asked<G, K>, wish: unknown): Choices<G>[K] | undefined;
  /**
   * The shapes that contain the answers, for pictures, in the units of the scene. Absent: the game does not compute them, or its
   * rules forbid measuring beforehand.
   */
  region?(asked: Asked<G, K>): readonly SceneShape[];
}

/** The functions of a kind of proposal, bound to one question. */
export interface Bound<G extends GameTypes> {
  readonly proposal: Proposal<G, Kind<G>>;
  readonly asked: Asked<G, Kind<G>>;
}

/** The defect of a game that asks a question with neither options nor a `Proposal` of its kind. */
export const unjudged = (game: string, kind: string): GameError =>
  new GameError(
    `${game}: nothing judges answers of kind ${kind}: give the decision options, or the game proposals.${kind}`,
  );

/** Binds a game's proposal to a question. Throws GameError if the game has no proposal of this kind. */
export const boundProposal = <G extends GameTypes>(
  game: Game<G>,
  setup: Setup<G>,
  state: G['state'],
  decision: Decision<G>,
): Bound<G> => {
  const proposal = game.proposals?.[decision.kind];
  if (!proposal) throw unjudged(game.id, decision.kind);
  return {
    proposal: proposal as Proposal<G, Kind<G>>,
    asked: { state, decision, parameters: decision.proposal, setup } as Asked<G, Kind<G>>,
  };
};

/** True for a decision whose answers cannot be listed and are judged by the game; the engine judges typed-in rolls. */
export const isProposal = (decision: AnyDecision): boolean =>
  decision.options === undefined && decision.kind !== 'roll';

/**
 * The facts by which proposals are judged: a match, or a client's view of one. A view will do only if the game has no
 * hidden parts and the client has the rules: `{ game, header: view, state: view.state }`.
 */
export interface Situation<G extends GameTypes> {
  readonly game: Game<G>;
  readonly header: Setup<G>;
  readonly state: G['state'];
}

/** The type of the answers to a decision, or to each of a union of decisions. */
export type ChoiceOf<G extends GameTypes, D extends { readonly kind: string }> = Choices<G>[D['kind'] & Kind<G>];

/**
 * At most `most` different legal answers to a decision: its first options, or the suggestions of its proposal. Empty
 * for dice that are rolled at the table.
 */
export const suggest = <G extends GameTypes, D extends Decision<G>>(
  situation: Situation<G>,
  decision: D,
  most: number,
): readonly ChoiceOf<G, D>[] => {
  needSituation(situation);
  needDecision(decision);
  needKind('most', most, 'a number', 'the largest number of answers to give');
  // The casts are safe: options and suggestions of a kind are answers of that kind.
  if (decision.options) return decision.options.slice(0, most) as readonly ChoiceOf<G, D>[];
  if (!isProposal(decision)) return [];
  const { game, header, state } = situation;
  const { proposal, asked } = boundProposal(game, header, state, decision as Decision<G>);
  const found = proposal.suggest(asked, most) as readonly ChoiceOf<G, D>[];
  return found.filter((one, i) => i < most && !found.slice(0, i).some(other => sameJson(other, one)));
};

/** The legal answer nearest to a wish; `undefined` where the game knows none. See {@link Proposal.nearest}. */
export const nearest = <G extends GameTypes, D extends Decision<G>>(
  situation: Situation<G>,
  decision: D,
  wish: unknown,
): ChoiceOf<G, D> | undefined => {
  needSituation(situation);
  needDecision(decision);
  if (!isProposal(decision)) return undefined;
  const { game, header, state } = situation;
  const { proposal, asked } = boundProposal(game, header, state, decision as Decision<G>);
  // The cast is safe: the proposal of a kind gives answers of that kind.
  return proposal.nearest?.(asked, wish) as ChoiceOf<G, D> | undefined;
};

/** The shapes that contain the legal answers to a proposal, in the units of the game's scenes; empty if the game does not compute them. */
export const region = <G extends GameTypes>(situation: Situation<G>, decision: Decision<G>): readonly SceneShape[] => {
  needSituation(situation);
  needDecision(decision);
  if (!isProposal(decision)) return [];
  const { game, header, state } = situation;
  const { proposal, asked } = boundProposal(game, header, state, decision);
  return proposal.region?.(asked) ?? [];
};
