import { readLog, writeLog } from '../log/format.js';
import { replay } from '../log/replay.js';
import { toLog } from '../log/to-log.js';
import { act } from '../match/act.js';
import { concede } from '../match/concede.js';
import { fork } from '../match/fork.js';
import type { Game } from '../match/game.js';
import { hashJson } from '../match/hash.js';
import type { Match } from '../match/match.js';
import { history, rewind } from '../match/rewind.js';
import type { Action, GameTypes, PlayerId } from '../match/types.js';
import { view } from '../view/view.js';
import { failWith } from './failures.js';
import { Play, type ScenarioSetup } from './play.js';
import { ScenarioError } from './scenario-error.js';

/** An input of a match: an action, or a player who gives up. */
type Input = Action | { readonly concede: PlayerId };

const taken = <G extends GameTypes>(match: Match<G>, input: Input): Match<G> =>
  'concede' in input ? concede(match, input.concede) : act(match, input);

const inputsOf = <G extends GameTypes>(match: Match<G>): readonly Input[] =>
  history(match).flatMap(moment =>
    moment.records.flatMap((record): readonly Input[] => {
      if (record.kind === 'concession') return [{ concede: record.by }];
      if (record.kind === 'action') return [{ decision: record.decision, by: record.by, choice: record.choice }];
      if (record.kind !== 'roll' || record.decision === undefined) return [];
      const by = record.request.by ?? match.header.players[0] ?? '';
      return [{ decision: record.decision, by, choice: record.faces }];
    }),
  );

const fingerprint = <G extends GameTypes>({ state, decisions, outcome, length }: Match<G>): string =>
  hashJson([state, decisions, outcome ?? null, length]);

/** The views of all clients of the records of this moment and of the table after them. */
const shown = <G extends GameTypes>(match: Match<G>): string =>
  JSON.stringify(
    [...match.header.players, undefined].map(one => view(match, one, match.length - match.records.length)),
  );

/** A match that was saved and loaded, with all its moments: as in production, without what checked mode computes anew. */
const loadedFrom = <G extends GameTypes>({ game }: Match<G>, text: string): readonly Match<G>[] => {
  const { match, drift } = replay(game, readLog(text), { checked: false });
  if (drift) throw new ScenarioError(`loaded: the match differs from its log: ${JSON.stringify(drift)}`);
  return history(match);
};

/**
 * Plays a finished match again as clients could have played it, and compares every moment: the match is saved and loaded through
 * JSON, rewound to every decision, and every input is given a second time, alternately to a fork of the loaded match
 * and to the loaded match itself. Throws ScenarioError at the first difference: it means that a rule reads something outside
 * the turn.
 */
export const rerun = <G extends GameTypes>(played: Match<G>): void => {
  const moments = history(played);
  const loaded = loadedFrom(played, writeLog(toLog(played)));
  const marks = moments.map(fingerprint);
  const same = (way: string, match: Match<G> | undefined, i: number): void => {
    if (!match || fingerprint(match) !== marks[i]) throw new ScenarioError(`${way}: the match differs at moment ${i}`);
  };
  for (const [i, moment] of moments.entries()) {
    const copy = loaded[i];
    same('loaded', copy, i);
    if (copy && shown(copy) !== shown(moment)) same('shown after loading', undefined, i);
  }

  inputsOf(played).forEach((input, i) => {
    const [moment, copy] = [moments[i] as Match<G>, loaded[i] as Match<G>];
    // Both run the beat again up to this moment, so one of them is enough for the rules.
    if (i % 2 === 1) same('taken back and done again', taken(copy, input), i + 1);
    else {
      const forked = fork(copy, { dice: moment.dice });
      same('loaded and forked', taken(forked, JSON.parse(JSON.stringify(input)) as Input), i + 1);
    }
    if ('concede' in input) return;
    const asked = moments.findIndex(one => one.decisions.some(open => open.id === input.decision));
    if (rewind(played, input.decision) !== moments[asked]) same('rewound', undefined, asked);
  });
};

/** The function that declares a test: vitest's `test`, node's, or any other of this shape. */
export type TestFunction = (title: string, body: () => void | Promise<void>) => void;

/** Declares scenarios: `scenario(title, rules, body)`. */
export type Scenario<R extends string> = (
  title: string,
  rules: R | readonly R[],
  body: (play: <G extends GameTypes>(game: Game<G>, setup: ScenarioSetup<G>) => Play<G>) => void,
) => void;

/**
 * Makes the `scenario` function of a test file. A scenario reads like an example box of the rulebook: a sentence, the
 * rules it shows, the table, the dice, the answers and the events. After the body of a scenario, every scripted die
 * must have been rolled, and `rerun` plays each of its matches again.
 */
export const scenarios =
  <R extends string>(test: TestFunction): Scenario<R> =>
  (title, rules, body) => {
    const whole = `${title} [${[rules].flat().join(', ')}]`;
    test(whole, () => {
      const plays: Play<GameTypes>[] = [];
      try {
        body((game, setup) => {
          const play = new Play(game, setup);
          plays.push(play as unknown as Play<GameTypes>);
          return play;
        });
        if (plays.length === 0) throw new ScenarioError('the scenario played nothing');
        for (const play of plays) {
          play.finish();
          rerun(play.match);
        }
      } catch (error) {
        const last = plays.at(-1);
        if (!last) throw error;
        return failWith(error, { title: whole, match: last.match });
      }
      return undefined;
    });
  };
