/**
 * Lets tree search play Judgement 3v3 against the greedy bot and prints a table: `npm run bench:search`. Each
 * pair of matches has one seed, with the seats exchanged; the same arguments give the same results on every machine, the
 * CPU time apart.
 *
 * - `--pairs <n>`: the number of pairs of matches, by default 6
 * - `--iterations <n>`: the playouts of tree search for each answer (may be given several times), by default 60 and
 *   100
 * - `--seed <text>`: other matches
 */
import { act, createMatch, type Match } from '@rulewright/core';
import { type Bot, greedyBot, mctsBot } from '@rulewright/core/bots';
import { type Jhx, judgementHex } from '@rulewright/judgement-hex';
import { evaluate } from '@rulewright/judgement-hex/evaluation';
import { toolArgs, wholeFrom1 } from '../tools/command-line/arguments.js';

const { values } = toolArgs(import.meta.url, {
  pairs: { type: 'string', default: '6' },
  iterations: { type: 'string', multiple: true, default: ['60', '100'] },
  seed: { type: 'string', default: 'search' },
});
const pairs = wholeFrom1(values.pairs, 'pairs');
const playouts = values.iterations.map(text => wholeFrom1(text, 'iterations'));

/** The CPU time of a bot, in milliseconds, for decisions with more than one answer. */
class Clock {
  decisions = 0;
  spent = 0;
  longest = 0;

  /** The match after the bot's answer. */
  answered(match: Match<Jhx>, bot: Bot<Jhx>): Match<Jhx> {
    const [decision] = match.decisions;
    if (!decision) throw new Error('nothing to decide');
    const start = process.cpuUsage();
    const action = bot.answer(match, decision);
    const { user, system } = process.cpuUsage(start);
    if ((decision.options?.length ?? 0) > 1) {
      const time = (user + system) / 1000;
      this.decisions++;
      this.spent += time;
      this.longest = Math.max(this.longest, time);
    }
    return act(match, action);
  }
}

/** Plays a match to its end; true if tree search, in a seat, has won it, undefined for a draw. */
const duel = (seed: string, seat: 'p1' | 'p2', iterations: number, clocks: readonly [Clock, Clock]) => {
  let match: Match<Jhx> = createMatch(judgementHex, {
    players: ['p1', 'p2'],
    seed,
    options: { mode: '3v3' },
    checked: false,
  });
  const searching = mctsBot<Jhx>({ seed, iterations, evaluate });
  const greedy = greedyBot<Jhx>(evaluate, { seed });
  while (!match.outcome) {
    const mine = match.decisions[0]?.by === seat;
    match = clocks[mine ? 0 : 1].answered(match, mine ? searching : greedy);
  }
  return match.outcome.winners.length === 0 ? undefined : match.outcome.winners.includes(seat);
};

console.log('playouts  matches    won  drawn   lost   ms/decision  longest   greedy ms/decision');
for (const iterations of playouts) {
  const clocks = [new Clock(), new Clock()] as const;
  const count = { won: 0, drawn: 0, lost: 0 };
  for (let pair = 0; pair < pairs; pair++) {
    for (const seat of ['p1', 'p2'] as const) {
      const won = duel(`${values.seed} ${pair}`, seat, iterations, clocks);
      count[won === undefined ? 'drawn' : won ? 'won' : 'lost']++;
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${JSON.stringify(count)}`);
    }
  }
  const [mine, theirs] = clocks.map(({ spent, decisions }) => (spent / decisions).toFixed(1));
  const cells = [2 * pairs, count.won, count.drawn, count.lost].map(value => String(value).padStart(7));
  console.log(
    `${String(iterations).padStart(8)}  ${cells.join('')}${mine?.padStart(14)}${clocks[0].longest.toFixed(0).padStart(9)}${theirs?.padStart(21)}`,
  );
}
