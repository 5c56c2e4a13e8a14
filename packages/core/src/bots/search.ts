import type { Random } from '../dice/random.js';
import { attempt } from '../match/act.js';
import { hashJson } from '../match/hash.js';
import { imagine } from '../match/imagine.js';
import type { Match } from '../match/match.js';
import type { Decision, GameTypes, PlayerId } from '../match/types.js';
import { redact } from '../view/secrets.js';
import { type Evaluate, sidesOf, type Worth, worthOf } from './bot.js';
import { anyAnswer, candidates, randomFor } from './candidates.js';
import { logarithm } from './logarithm.js';

/** Options of a tree search. */
export interface SearchOptions<G extends GameTypes> {
  readonly seed: string;
  /** The number of playouts for one answer. */
  readonly iterations: number;
  /**
   * Judges a playout that was cut off. Without `evaluate` such a playout counts as undecided: a share for every side.
   */
  readonly evaluate?: Evaluate<G>;
  /**
   * The number of random answers after which a playout is cut off. By default 0 with `evaluate`, so that the evaluation
   * judges every position that the tree reaches, and 200 without.
   */
  readonly rolloutDepth?: number;
  /**
   * The constant of UCT: the weight of answers that were seldom tried. By default 0.7, as ends are worth from 0 to 1, and
   * 0.05 where nothing is played out: evaluations of neighbouring positions differ by a few hundredths.
   */
  readonly exploration?: number;
  /** The number of different answers to a proposal that are tried; 8 by default. */
  readonly proposals?: number;
  readonly worth?: Worth<G>;
}

/** An answer that a search tried. */
export interface Tried {
  readonly choice: unknown;
  readonly visits: number;
  /** The average worth for the player who answers, from 0 to 1. */
  readonly worth: number;
}

/** A question in the view of the player who answers it, with the results of each answer so far. */
class Node<G extends GameTypes> {
  readonly by: PlayerId;
  readonly side: number;
  readonly choices: readonly unknown[];
  readonly visits: number[];
  readonly sums: number[];
  /** The places of the answers that were never tried. */
  readonly untried: number[];
  total = 0;
  /** The match after an answer, where that is always the same: no dice fall and nothing is hidden. */
  readonly reached: (Match<G> | undefined)[];
  readonly next: (Node<G> | undefined)[];

  constructor(by: PlayerId, side: number, choices: readonly unknown[]) {
    const blank = choices.map(() => undefined);
    this.by = by;
    this.side = side;
    this.choices = choices;
    this.visits = choices.map(() => 0);
    this.sums = choices.map(() => 0);
    this.untried = choices.map((_, i) => i);
    this.reached = blank;
    this.next = [...blank];
  }

  /** Gives the place of an answer: an untried one, else the one with the best upper bound. */
  select(random: Random, exploration: number): number {
    const { untried, visits, sums } = this;
    if (untried.length > 0) {
      const lot = untried.length === 1 ? 0 : random.below(untried.length);
      const last = untried.pop() as number;
      if (lot === untried.length) return last;
      const at = untried[lot] as number;
      untried[lot] = last;
      return at;
    }
    const log = logarithm(this.total);
    let best = 0;
    let bound = -1;
    for (let i = 0; i < visits.length; i++) {
      const n = visits[i] as number;
      const upper = (sums[i] as number) / n + exploration * Math.sqrt(log / n);
      if (upper > bound) {
        bound = upper;
        best = i;
      }
    }
    return best;
  }

  learn(at: number, worth: number): void {
    this.visits[at] = (this.visits[at] as number) + 1;
    this.sums[at] = (this.sums[at] as number) + worth;
    this.total++;
  }
}

/** One search: the tree, and everything that stays the same from playout to playout. */
class Search<G extends GameTypes> {
  readonly #sides: readonly (readonly PlayerId[])[];
  readonly #random: Random;
  readonly #exploration: number;
  readonly #depth: number;
  readonly #proposals: number;
  readonly #evaluate: Evaluate<G> | undefined;
  readonly #worth: Worth<G>;
  readonly #open: boolean;
  /** Nodes by the knowledge of their player, for answers that may lead to several questions. */
  readonly #known: Map<string, Node<G>> = new Map();
  readonly #nodes: Node<G>[] = [];
  readonly #places: number[] = [];

  constructor(match: Match<G>, random: Random, open: boolean, options: SearchOptions<G>) {
    const { evaluate, rolloutDepth = evaluate ? 0 : 200, proposals = 8, worth = worthOf } = options;
    const { exploration = rolloutDepth > 0 ? 0.7 : 0.05 } = options;
    this.#sides = sidesOf(match);
    this.#random = random;
    this.#open = open;
    this.#exploration = exploration;
    this.#depth = rolloutDepth;
    this.#proposals = proposals;
    this.#evaluate = evaluate;
    this.#worth = worth;
  }

  node(match: Match<G>, decision: Decision<G>): Node<G> {
    const { by } = decision;
    const side = this.#sides.findIndex(players => players.includes(by));
    return new Node(by, side, candidates(match, decision, this.#random, this.#proposals));
  }

  /** Gives the node of the question that a match waits with: equal knowledge leads to the same node. */
  #find(match: Match<G>): Node<G> {
    const decision = match.decisions[0] as Decision<G>;
    const { by, kind, options, proposal, about } = decision;
    const seen = this.#open ? match.state : redact(match.state, match.game.secrets?.state as never, by);
    const key = hashJson([seen, by, kind, options, proposal, about]);
    let found = this.#known.get(key);
    if (!found) {
      found = this.node(match, decision);
      this.#known.set(key, found);
    }
    return found;
  }

  /** One playout from the root, whose first question is `first`. */
  playout(root: Node<G>, world: Match<G>, first: Decision<G>): void {
    const nodes = this.#nodes;
    const places = this.#places;
    nodes.length = 0;
    places.length = 0;
    let node = root;
    let match = world;
    let decision = first;
    for (;;) {
      const fresh = node.untried.length > 0;
      const at = node.select(this.#random, this.#exploration);
      const always = node.reached[at];
      if (always) match = always;
      else {
        const { match: next, refusal } = attempt(match, {
          decision: decision.id,
          by: node.by,
          choice: node.choices[at],
        });
        // A proposal found in another world may be impossible in this one: then the playout ends here.
        if (refusal) {
          if (fresh) node.untried.push(at);
          break;
        }
        match = next;
        if (this.#open && !match.held && match.records.every(record => record.kind !== 'roll'))
          node.reached[at] = match;
      }
      nodes.push(node);
      places.push(at);
      if (match.outcome || fresh) break;
      decision = match.decisions[0] as Decision<G>;
      if (node.reached[at]) {
        node.next[at] ??= this.node(match, decision);
        node = node.next[at];
      } else node = this.#find(match);
      // The playout has come back to a question without learning anything, so the same answers would repeat for ever.
      if (nodes.includes(node)) break;
    }
    this.#learn(this.#finish(match));
  }

  /** Plays on at random until the end or the limit. */
  #finish(from: Match<G>): Match<G> {
    let match = from;
    for (let i = 0; i < this.#depth && !match.outcome; i++) {
      const decision = match.decisions[0] as Decision<G>;
      const choice = anyAnswer(match, decision, this.#random);
      if (choice === undefined) break;
      const { match: next, refusal } = attempt(match, { decision: decision.id, by: decision.by, choice });
      if (refusal) break;
      match = next;
    }
    return match;
  }

  #learn(end: Match<G>): void {
    const sides = this.#sides;
    const worths = sides.map(([player = '']) => {
      if (end.outcome) return this.#worth(end.outcome, player, sides, end);
      return this.#evaluate ? this.#evaluate(end, player) : 1 / (sides.length + (sides.length === 1 ? 1 : 0));
    });
    for (let i = 0; i < this.#nodes.length; i++) {
      const node = this.#nodes[i] as Node<G>;
      node.learn(this.#places[i] as number, worths[node.side] ?? 0);
    }
  }
}

/**
 * Searches for the best answer by playing the match out many times (UCT), every player for their own side. Dice fall
 * anew in each playout, and results that lead to different questions are learnt about separately. If anything is
 * hidden, each playout starts in another world that the player believes possible, and each player in it learns only
 * from their own view: no answer depends on a fact that its player cannot know.
 *
 * @returns the answers that were tried, in the order of the options; empty if no world fits the knowledge of the player
 * @throws GameError if the game hides parts of its state and has no `resample`
 */
export const search = <G extends GameTypes>(
  match: Match<G>,
  decision: Decision<G>,
  options: SearchOptions<G>,
): readonly Tried[] => {
  const random = randomFor(options.seed, decision);
  const imagination = imagine(match, decision.by, random);
  let world = imagination.world();
  if (!world) return [];
  const tree = new Search<G>(world, random, imagination.open, options);
  const root = tree.node(world, decision);
  if (root.choices.length > 1) {
    for (let i = 0; i < options.iterations && world; i++) {
      tree.playout(root, world, decision);
      if (!imagination.open) world = imagination.world();
    }
  }
  return root.choices.map((choice, at) => {
    const visits = root.visits[at] as number;
    return { choice, visits, worth: visits === 0 ? 0 : (root.sums[at] as number) / visits };
  });
};
