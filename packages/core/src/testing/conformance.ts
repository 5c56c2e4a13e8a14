import type { Except } from 'type-fest';
import { Random } from '../dice/random.js';
import { type Log, readLog, writeLog } from '../log/format.js';
import { fold, replay } from '../log/replay.js';
import { toLog } from '../log/to-log.js';
import { act, attempt, explain } from '../match/act.js';
import { createMatch, type MatchSetup } from '../match/create-match.js';
import { seeded } from '../match/dice-source.js';
import { RefusalError } from '../match/errors.js';
import { fork } from '../match/fork.js';
import type { Game } from '../match/game.js';
import { hashJson } from '../match/hash.js';
import { Astray, recall } from '../match/imagine.js';
import { copyJson, notJson, sameJson } from '../match/json.js';
import type { Match } from '../match/match.js';
import type { Decision, GameTypes, PlayerId } from '../match/types.js';
import { story, view } from '../view/view.js';
import { anyAction } from './random-play.js';
import { rerun, ScenarioError, type TestFunction } from './scenario.js';

/** What the conformance suite plays. */
export interface ConformanceOptions<G extends GameTypes> {
  /** One per table worth trying: numbers of players, rulings. */
  readonly setups: readonly Except<MatchSetup<G>, 'seed' | 'dice'>[];
  /** Matches per setup. */
  readonly matches?: number;
  /** A match that takes more actions than this does not end. */
  readonly maxActions?: number;
  readonly seed?: string;
}

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new ScenarioError(what);
};

const checkDecision = <G extends GameTypes>(match: Match<G>, decision: Decision<G>): void => {
  const where = `${decision.kind} ${decision.id}`;
  must(match.header.players.includes(decision.by), `${where}: asked of ${decision.by}, who does not play`);
  must(!notJson(copyJson(decision)), `${where}: not plain JSON`);
  const { options } = decision;
  if (!options) return;
  must(options.length > 0, `${where}: no options`);
  must(new Set(options.map(option => hashJson(option))).size === options.length, `${where}: an option twice`);
  for (const option of options) must(!notJson(option), `${where}: an option is not plain JSON`);
  for (const indices of Object.values(decision.marks ?? {})) {
    must(
      indices.every(i => options[i] !== undefined),
      `${where}: a mark points at no option`,
    );
  }
};

/** Things that must never be accepted, made from what would be. */
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

/** Answers to a proposal that may be anything; a game may accept some of them, but must not trip over any. */
const hostile: readonly unknown[] = [undefined, null, 0, -1, 1.5, 1e308, '', 'x', true, [], [null], [[]], {}, { a: 1 }];

const checkRefusals = <G extends GameTypes>(match: Match<G>): void => {
  const before = hashJson([match.state, match.decisions, match.length]);
  for (const decision of match.decisions) {
    for (const action of badActions(decision)) {
      const tried = attempt(match, action);
      must(tried.refusal !== undefined && tried.refusal.code !== '', `accepted ${String(JSON.stringify(action))}`);
      must(tried.match === match, 'a refusal gave another match');
    }
    if (!decision.options)
      for (const choice of hostile) attempt(match, { decision: decision.id, by: decision.by, choice });
  }
  must(hashJson([match.state, match.decisions, match.length]) === before, 'a refusal changed the match');
};

const checkEveryOption = <G extends GameTypes>(match: Match<G>): void => {
  for (const { id, by, options } of match.decisions) {
    for (const choice of options ?? []) {
      const action = { decision: id, by, choice };
      must(explain(match, action) === undefined, `explains away its own option ${JSON.stringify(choice)}`);
      act(match, JSON.parse(JSON.stringify(action)));
    }
  }
};

const checkViews = <G extends GameTypes>(match: Match<G>, random: Random): void => {
  const { header } = match;
  for (const viewer of [...header.players, undefined]) {
    const seen = JSON.stringify(view(match, viewer));
    must(
      header.seed === undefined || !seen.includes(JSON.stringify(header.seed)),
      `the seed is in the view of ${viewer}`,
    );
    const { secrets, resample } = match.game;
    must(!secrets?.state || resample !== undefined, 'hides parts of its state and has no resample');
    if (viewer !== undefined && resample) checkTwin(match, viewer, random);
  }
};

const TWIN_TRIES = 50;

/** What comes of one more answer may tell something hidden only through an event that the game lists as a reveal. */
const checkOnward = <G extends GameTypes>(match: Match<G>, twin: Match<G>, viewer: PlayerId, random: Random): void => {
  const dice = seeded(`twins ${random.below(1000)}`);
  const real = fork(recall(match, match.turn.from, { player: viewer }), { dice });
  const action = anyAction(real, random);
  const other = attempt(fork(twin, { dice }), action);
  if (other.refusal) return;
  const one = story(act(real, action), viewer, real.length);
  const two = story(other.match, viewer, twin.length);
  const reveals: readonly string[] = match.game.secrets?.reveals ?? [];
  for (let i = 0; i < Math.max(one.length, two.length); i++) {
    const [a, b] = [one[i], two[i]];
    if ([a, b].some(record => record?.kind === 'event' && reveals.includes(record.event.type))) return;
    must(
      JSON.stringify(a) === JSON.stringify(b),
      `an answer told ${viewer} something hidden: ${JSON.stringify([a, b])}`,
    );
  }
};

/**
 * Other tables that could lie behind what the player sees: the hidden part of the state dealt again, everything else as
 * it was. Whatever leads to the same question has to look the same to the player, byte for byte.
 */
const checkTwin = <G extends GameTypes>(match: Match<G>, viewer: PlayerId, random: Random): void => {
  const { game, turn, state } = match;
  const look = (at: Match<G>): string => JSON.stringify(view(at, viewer));
  const real = look(recall(match, turn.from, { player: viewer }));
  for (let i = 0; i < TWIN_TRIES; i++) {
    const from = game.resample?.(turn.from, viewer, n => random.below(n), state) ?? turn.from;
    try {
      const twin = recall(match, from, { player: viewer });
      must(look(twin) === real, `${viewer} can tell two tables apart that must look alike`);
      checkOnward(match, twin, viewer, random);
      return;
    } catch (error) {
      if (!(error instanceof Astray)) throw error;
    }
  }
  must(false, `resample found no other table for ${viewer} in ${TWIN_TRIES} tries`);
};

const checkLog = <G extends GameTypes>(game: Game<G>, match: Match<G>): void => {
  const log = readLog(writeLog(toLog(match)));
  const again = replay(game, log);
  must(again.drift === undefined, `drift: ${JSON.stringify(again.drift)}`);
  must(hashJson(again.match.state) === hashJson(match.state), 'replay ended in another state');
  must(hashJson(fold(game, log).at(-1)) === hashJson(match.state), 'the fold of the events is another state');
  const bare = replay(game, readLog(writeLog(toLog(match, { events: false }))));
  must(
    bare.drift === undefined && hashJson(bare.match.state) === hashJson(match.state),
    'replay without events differs',
  );
  checkTampering(game, log);
};

const without = (log: Log, n: number): Log => ({
  header: log.header,
  records: log.records.filter(record => record.n !== n).map((record, i) => ({ ...record, n: i })),
});

const checkTampering = <G extends GameTypes>(game: Game<G>, log: Log): void => {
  const found = (changed: Log): boolean => {
    try {
      return replay(game, changed).drift !== undefined;
    } catch (error) {
      if (error instanceof RefusalError) return true;
      throw error;
    }
  };
  const middle = log.records.slice(0, -1);
  for (const kind of ['action', 'roll', 'event', 'beat'] as const) {
    const record = middle.findLast(one => kind in one);
    if (record) must(found(without(log, record.n)), `nobody missed a deleted ${kind}`);
  }
  const beat = log.records.findLast(one => 'beat' in one);
  if (beat) {
    const records = log.records.map(one => (one === beat ? { n: one.n, beat: '0000000000000000' } : one));
    must(found({ ...log, records }), 'nobody saw a wrong hash');
  }
};

/**
 * The suite that every game inherits: random legal matches in which, at every decision, the options are unique, plain,
 * and all accepted; bad input is refused and changes nothing; states, views and logs survive JSON; forks, rewinds and
 * loaded logs continue alike; hidden things cannot be told; every match ends; tampered logs are found out.
 */
export const conformance = <G extends GameTypes>(
  test: TestFunction,
  game: Game<G>,
  options: ConformanceOptions<G>,
): void => {
  const { setups, matches = 3, maxActions = 5000, seed = 'conformance' } = options;
  setups.forEach((setup, s) => {
    for (let i = 0; i < matches; i++) {
      const name = `${seed} ${s}.${i}`;
      test(`${game.id} conforms: table ${s}, match ${i}, seed "${name}"`, () => {
        const random = Random.fromSeed(name);
        let match = createMatch(game, { ...setup, seed: name, freeze: true });
        const again = createMatch(game, { ...setup, dice: seeded(name) });
        must(hashJson(match.state) === hashJson(again.state), 'the same seed began another match');
        let taken = 0;
        for (; !match.outcome; taken++) {
          must(taken < maxActions, `no end after ${maxActions} actions`);
          for (const decision of match.decisions) checkDecision(match, decision);
          // Everything that costs much only now and then; which times depends on the seed.
          if (random.below(8) === 0) {
            checkRefusals(match);
            checkEveryOption(match);
            checkViews(match, random);
            const forked = fork(match, { dice: match.dice });
            must(sameJson(forked.decisions, match.decisions), 'a fork asks something else');
          }
          match = act(match, anyAction(match, random));
          for (const record of match.records) {
            must(record.kind !== 'event' || !notJson(record.event), `not plain JSON: ${JSON.stringify(record)}`);
          }
          must(!notJson(match.state), `the state is not plain JSON: ${JSON.stringify(notJson(match.state))}`);
        }
        const { winners, reason, rule } = match.outcome;
        must(
          winners.every(winner => match.header.players.includes(winner)),
          'somebody won who did not play',
        );
        must(reason !== '' && rule !== '', 'the outcome says neither why nor by which rule');
        must(
          attempt(match, { decision: 0, by: winners[0] ?? '', choice: 0 }).refusal?.code === 'match-over',
          'the match goes on after its end',
        );
        checkLog(game, match);
        if (taken <= 150) rerun(match);
      });
    }
  });
};
