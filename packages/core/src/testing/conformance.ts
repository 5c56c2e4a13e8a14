import type { Except } from 'type-fest';
import { Random } from '../dice/random.js';
import { act, attempt, explain } from '../match/act.js';
import { createMatch, type MatchSetup } from '../match/create-match.js';
import { seeded } from '../match/dice-source.js';
import { fork } from '../match/fork.js';
import type { Game } from '../match/game.js';
import { hashJson } from '../match/hash.js';
import { sameJson } from '../match/json.js';
import type { Match } from '../match/match.js';
import { isProposal } from '../match/proposal.js';
import type { Decision, GameTypes } from '../match/types.js';
import { checkConcession } from './check-concession.js';
import { checkLog } from './check-log.js';
import { checkProposal, noProposals, samplesVary } from './check-proposal.js';
import { checkViews } from './check-views.js';
import { now } from './clock.js';
import { must } from './must.js';
import { anyAction } from './random-play.js';
import { rerun, type TestFunction } from './scenario.js';
import { ScenarioError } from './scenario-error.js';

/** Options of the conformance suite. */
export interface ConformanceOptions<G extends GameTypes> {
  /** The tables to try: numbers of players, rulings. */
  readonly setups: readonly Except<MatchSetup<G>, 'seed' | 'dice'>[];
  /** The number of matches per setup. */
  readonly matches?: number;
  /** The largest number of actions of a match: a longer match counts as one that does not end. */
  readonly maxActions?: number;
  readonly seed?: string;
  /** The largest number of seconds for the checks of one match; a longer match is stopped. 300 by default. */
  readonly seconds?: number;
}

/** Checks the marks of a decision. Checked mode checks its other parts when it is asked. */
const checkMarks = <G extends GameTypes>({ kind, id, options = [], marks = {} }: Decision<G>): void => {
  const inside = Object.values(marks).every(indices => indices.every(i => options[i] !== undefined));
  must(inside, `${kind} ${id}: a mark points at no option`);
};

/** Actions that must never be accepted, made from the fields of an acceptable one. */
const badActions = <G extends GameTypes>(decision: Decision<G>): readonly unknown[] => {
  const { id, by, options } = decision;
  const choice = options?.[0] ?? null;
  const nested = (n: number): unknown => (n === 0 ? 1 : [nested(n - 1)]);
  const notOptions = [
    nested(200),
    JSON.parse('{"__proto__":1}'),
    Number.NaN,
    1e308,
    'no such option',
    { a: undefined },
  ];
  return [
    undefined,
    null,
    7,
    'act',
    [],
    {},
    { decision: id, by },
    { decision: id, by, choice, extra: 1 },
    { decision: String(id), by, choice },
    { decision: id - 1, by, choice },
    { decision: id + 1000, by, choice },
    { decision: Number.POSITIVE_INFINITY, by, choice },
    { decision: Number.NaN, by, choice },
    { decision: id, by: `${by}?`, choice },
    { decision: id, by: null, choice },
    JSON.parse(`{"__proto__":{"decision":${id}},"by":"","choice":0}`),
    ...(options ? notOptions : []).map(wrong => ({ decision: id, by, choice: wrong })),
  ];
};

const checkRefusals = <G extends GameTypes>(match: Match<G>): void => {
  const before = hashJson([match.state, match.decisions, match.length]);
  for (const decision of match.decisions) {
    for (const action of badActions(decision)) {
      const tried = attempt(match, action);
      must(tried.refusal !== undefined && tried.refusal.code !== '', `accepted ${String(JSON.stringify(action))}`);
      must(tried.match === match, 'a refusal gave another match');
    }
  }
  must(hashJson([match.state, match.decisions, match.length]) === before, 'a refusal changed the match');
};

const checkEveryOption = <G extends GameTypes>(match: Match<G>): void => {
  for (const { id, by, options } of match.decisions) {
    for (const choice of options ?? []) {
      const action = { decision: id, by, choice };
      must(explain(match, action) === undefined, `explain refuses the option ${JSON.stringify(choice)}`);
      act(match, JSON.parse(JSON.stringify(action)));
    }
  }
};

/** One match of the suite, before it is played. */
interface Play<G extends GameTypes> {
  readonly game: Game<G>;
  readonly setup: Except<MatchSetup<G>, 'seed' | 'dice'>;
  readonly name: string;
  readonly maxActions: number;
  readonly late: (taken: number) => void;
}

/** Plays one match under all the checks; a failure says after how many actions it was found. */
const playChecked = <G extends GameTypes>({ game, setup, name, maxActions, late }: Play<G>): void => {
  const random = Random.fromSeed(name);
  const seen = noProposals();
  let match = createMatch(game, { ...setup, seed: name, checked: true });
  const again = createMatch(game, { ...setup, dice: seeded(name) });
  must(hashJson(match.state) === hashJson(again.state), 'the same seed began another match');
  let taken = 0;
  let shown: Match<G> | undefined;
  let conceded = match;
  try {
    for (; !match.outcome; taken++) {
      must(taken < maxActions, `no end after ${maxActions} actions`);
      late(taken);
      for (const decision of match.decisions) checkMarks(decision);
      // Costly checks run only now and then; the seed decides when.
      if (random.below(8) === 0) {
        checkRefusals(match);
        checkEveryOption(match);
        for (const one of match.decisions) if (isProposal(one)) checkProposal(match, one, random, seen);
        checkViews(match, random, shown);
        shown = match;
        const forked = fork(match, { dice: match.dice });
        must(sameJson(forked.decisions, match.decisions), 'a fork asks something else');
        if (random.below(8) === 0) conceded = match;
      }
      match = act(match, anyAction(match, random));
    }
    checkEnd(match);
    samplesVary(seen);
    checkLog(game, match);
    if (!conceded.outcome) checkConcession(conceded, maxActions, random);
    if (taken <= 150) rerun(match);
  } catch (error) {
    const at = match.decisions.map(({ kind, id, by }) => `${kind} ${id} of ${by}`).join(', ');
    throw new ScenarioError(`after ${taken} actions${at && `, at ${at}`}: ${(error as Error).message}`, {
      cause: error,
    });
  }
};

const checkEnd = <G extends GameTypes>(match: Match<G>): void => {
  const late = attempt(match, { decision: 0, by: match.header.players[0] ?? '', choice: 0 });
  must(late.refusal?.code === 'match-over', 'the match goes on after its end');
};

/**
 * The suite that every game inherits: random legal matches in checked mode, in which at every decision all options are
 * accepted; suggestions and samples of proposals are accepted, and near misses never make the game throw; bad input is
 * refused and changes nothing; states, views and logs survive JSON; forks, rewinds and loaded logs continue alike;
 * views reveal nothing hidden; every match ends, also one that a player concedes on the way; tampered logs are found
 * out.
 *
 * A failure says after how many actions and at which decision it was found. A match that takes longer than `seconds` is
 * stopped with a failure that says how far it came.
 */
export const conformance = <G extends GameTypes>(
  test: TestFunction,
  game: Game<G>,
  options: ConformanceOptions<G>,
): void => {
  const { setups, matches = 3, maxActions = 5000, seed = 'conformance', seconds = 300 } = options;
  setups.forEach((setup, s) => {
    for (let i = 0; i < matches; i++) {
      const name = `${seed} ${s}.${i}`;
      test(`${game.id} conforms: table ${s}, match ${i}, seed "${name}"`, () => {
        const start = now();
        const late = (taken: number): void => {
          must(now() - start < seconds * 1000, `stopped after ${seconds} s and ${taken} actions: raise \`seconds\``);
        };
        playChecked({ game, setup, name, maxActions, late });
      });
    }
  });
};
