/**
 * Lets bots play Shroudfall against one another: `npm run skirmishes`. The seats change from match to match, and the same arguments
 * give the same table on every machine.
 *
 * - `--matches <n>`: by default 10
 * - `--seed <text>`: other matches
 * - `--points <n>`: the points of the armies, by default 200
 * - `--bot greedy|mcts|random`: the bot that plays against random, by default greedy; tree search is slow
 * - `--iterations <n>`: playouts for each answer of tree search, by default 20
 *
 * The first table counts the matches, and the reasons for which they ended. The second gives the distances that the
 * models of each bot moved.
 */
import { createMatch, history } from '@rulewright/core';
import { type Bot, greedyBot, mctsBot, playOut, randomBot } from '@rulewright/core/bots';
import { type Sfi, type SfiEvent, shroudfallInches } from '@rulewright/shroudfall-inches';
import { evaluate } from '@rulewright/shroudfall-inches/evaluation';
import { entryOf, toolArgs, wholeFrom1 } from '../command-line/arguments.js';

const { values } = toolArgs(import.meta.url, {
  matches: { type: 'string', default: '10' },
  seed: { type: 'string', default: 'skirmishes' },
  points: { type: 'string', default: '200' },
  bot: { type: 'string', default: 'greedy' },
  iterations: { type: 'string', default: '20' },
});
const whole = (name: 'matches' | 'points' | 'iterations'): number => wholeFrom1(values[name], name);
const [matches, points, iterations] = [whole('matches'), whole('points'), whole('iterations')];

const bots: Readonly<Record<string, (seed: string) => Bot<Sfi>>> = {
  random: seed => randomBot(seed),
  greedy: seed => greedyBot(evaluate, { seed, proposals: 6 }),
  mcts: seed => mctsBot({ seed, iterations, evaluate }),
};
const make = entryOf(bots, values.bot, '--bot');

/** The inches that models went in a match, and the number of their moves. */
interface Travelled {
  inches: number;
  moves: number;
}
const travelled: readonly [Travelled, Travelled] = [
  { inches: 0, moves: 0 },
  { inches: 0, moves: 0 },
];
const reasons = new Map<string, number>();
const count = { won: 0, drawn: 0, lost: 0, rounds: 0, own: 0, other: 0 };

for (let n = 0; n < matches; n++) {
  const seat = n % 2 === 0 ? 'p1' : 'p2';
  const other = seat === 'p1' ? 'p2' : 'p1';
  const seed = `${values.seed} ${n}`;
  const start = createMatch(shroudfallInches, {
    players: ['p1', 'p2'],
    seed,
    options: { 'army.points': points },
    checked: false,
  });
  const match = playOut(start, { [seat]: make(seed), [other]: randomBot<Sfi>(`${seed} other`) });
  const { outcome, state } = match;
  if (!outcome) throw new Error(`match "${seed}" does not end`);
  if (outcome.winners.length === 0) count.drawn++;
  else count[outcome.winners.includes(seat) ? 'won' : 'lost']++;
  reasons.set(outcome.reason, (reasons.get(outcome.reason) ?? 0) + 1);
  count.rounds += state.round;
  for (const army of state.armies) count[army.player === seat ? 'own' : 'other'] += army.points;
  const events: readonly SfiEvent[] = history(match).flatMap(({ records }) =>
    records.flatMap(one => (one.kind === 'event' ? [one.event] : [])),
  );
  for (const event of events) {
    if (event.type !== 'ModelMoved') continue;
    const [dx, dy] = [event.to.x - event.from.x, event.to.y - event.from.y];
    const by = travelled[event.model.startsWith(`${seat}:`) ? 0 : 1];
    by.moves++;
    by.inches += Math.sqrt(dx * dx + dy * dy) / 2540;
  }
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${n + 1} of ${matches}`);
}
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');

console.log(`${values.bot} / random, ${points} points`);
console.log('matches   won  drawn  lost  rounds  points');
const { won, drawn, lost, rounds, own, other } = count;
const average = (sum: number): string => (sum / matches).toFixed(1);
console.log(
  [String(matches).padStart(7), ...[won, drawn, lost].map(one => String(one).padStart(6))].join('') +
    average(rounds).padStart(8) +
    `${average(own)} : ${average(other)}`.padStart(14),
);
for (const [reason, times] of [...reasons].sort((a, b) => b[1] - a[1])) {
  console.log(`  ${String(times).padStart(5)}  ${reason}`);
}
console.log('bot       moves a match  inches a move');
for (const [at, name] of [values.bot, 'random'].entries()) {
  const { inches, moves } = travelled[at === 0 ? 0 : 1];
  const far = moves === 0 ? 0 : inches / moves;
  console.log(`${name.padEnd(10)}${average(moves).padStart(13)}${far.toFixed(2).padStart(15)}`);
}
