import type { SceneShape } from '../scene.js';
import { GameError } from './errors.js';
import type { Game, Setup } from './game.js';
import { sameJson } from './json.js';
import type { Match } from './match.js';
import type { AnyDecision, Choices, Decision, DecisionOf, GameTypes, Kind, ParametersOf, Refusal } from './types.js';

/** A question whose answers cannot be listed, together with all that a game may look at to judge an answer. */
export interface Asked<G extends GameTypes, K extends Kind<G>> {
  /** The state in which the answer is given. */
  readonly state: G['state'];
  readonly decision: DecisionOf<G, K>;
  /** What the rules asked with: `decision.proposal`. */
  readonly parameters: ParametersOf<G, K>;
  /** Who plays, and the rulings of the match. */
  readonly setup: Setup<G>;
}

/**
 * How the answers to one kind of proposal are judged and found: a path, a point, a pose, a direction. Every function is
 * deterministic and reads its arguments only.
 */
export interface Proposal<G extends GameTypes, K extends Kind<G>> {
  /**
   * Why an answer is not accepted; `undefined` when it is. The answer is plain JSON of at most 20,000 values and may have
   * any shape: the check never throws. A refusal names its rule where that is not the rule of the decision, and the
   * field.
   */
  check(asked: Asked<G, K>, choice: unknown): Refusal | undefined;
  /** One legal answer of many, drawn with `below`; `undefined` where none was found this time. */
  sample(asked: Asked<G, K>, below: (n: number) => number): Choices<G>[K] | undefined;
  /** At most `most` different legal answers, the best guesses first; the same ones each time. */
  suggest(asked: Asked<G, K>, most: number): readonly Choices<G>[K][];
  /**
   * The legal answer nearest to a wish, which may be anything: the point of a click, the name of a model, an answer that is
   * not legal. `undefined` for a wish that means nothing to the game. Absent: the game knows no distance.
   */
  nearest?(asked: Asked<G, K>, wish: unknown): Choices<G>[K] | undefined;
  /** Where the answers lie, for pictures. Absent: the game does not tell, or its rules forbid to measure beforehand. */
  region?(asked: Asked<G, K>): readonly SceneShape[];
}

/** The judge of a kind of proposal, bound to one question. */
export interface Bound<G extends GameTypes> {
  readonly proposal: Proposal<G, Kind<G>>;
  readonly asked: Asked<G, Kind<G>>;
}

/** Throws GameError where the game has no proposal of this kind. */
export const boundProposal = <G extends GameTypes>(
  game: Game<G>,
  setup: Setup<G>,
  state: G['state'],
  decision: Decision<G>,
): Bound<G> => {
  const proposal = game.proposals?.[decision.kind];
  if (!proposal) throw new GameError(`${game.id}: nothing judges proposals of kind ${decision.kind}`);
  return {
    proposal: proposal as Proposal<G, Kind<G>>,
    asked: { state, decision, parameters: decision.proposal, setup } as Asked<G, Kind<G>>,
  };
};

/** Whether the answers to a decision cannot be listed, and the game judges them. Typed-in rolls are the engine's. */
export const isProposal = (decision: AnyDecision): boolean =>
  decision.options === undefined && decision.kind !== 'roll';

/**
 * At most `most` different legal answers to a decision: the first of its options, or what the proposal suggests. Empty for
 * dice that are rolled at the table.
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

/** Where the legal answers to a proposal lie, for pictures; empty where the game does not tell. */
export const region = <G extends GameTypes>(match: Match<G>, decision: Decision<G>): readonly SceneShape[] => {
  if (!isProposal(decision)) return [];
  const { proposal, asked } = boundProposal(match.game, match.header, match.state, decision);
  return proposal.region?.(asked) ?? [];
};
