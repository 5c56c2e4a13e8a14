import type { SceneShape } from '../scene.js';
import { GameError } from './errors.js';
import type { Game, Setup } from './game.js';
import { sameJson } from './json.js';
import type { Match } from './match.js';
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
   * that is not legal. `undefined` for a wish that means nothing to the game. Absent: the game knows no distance.
   */
  nearest?(asked: Asked<G, K>, wish: unknown): Choices<G>[K] | undefined;
  /**
   * The shapes that contain the answers, for pictures. Absent: the game does not tell, or its rules forbid measuring
   * beforehand.
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
 * At most `most` different legal answers to a decision: its first options, or the suggestions of its proposal. Empty
 * for dice that are rolled at the table.
 */
export const suggest = <G extends GameTypes>(
  match: Match<G>,
  decision: Decision<G>,
  most: number,
): readonly unknown[] => {
  if (decision.options) return decision.options.slice(0, most);
  if (!isProposal(decision)) return [];
  const { proposal, asked } = boundProposal(match.game, match.header, match.state, decision);
  const found: readonly unknown[] = proposal.suggest(asked, most);
  return found.filter((one, i) => i < most && !found.slice(0, i).some(other => sameJson(other, one)));
};

/** The legal answer nearest to a wish; `undefined` where the game knows none. See {@link Proposal.nearest}. */
export const nearest = <G extends GameTypes>(match: Match<G>, decision: Decision<G>, wish: unknown): unknown => {
  if (!isProposal(decision)) return undefined;
  const { proposal, asked } = boundProposal(match.game, match.header, match.state, decision);
  return proposal.nearest?.(asked, wish);
};

/** The shapes that contain the legal answers to a proposal, for pictures; empty if the game does not tell. */
export const region = <G extends GameTypes>(match: Match<G>, decision: Decision<G>): readonly SceneShape[] => {
  if (!isProposal(decision)) return [];
  const { proposal, asked } = boundProposal(match.game, match.header, match.state, decision);
  return proposal.region?.(asked) ?? [];
};
