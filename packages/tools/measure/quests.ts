/**
 * Lets bots play the Quests of Eldfall: `npm run quests`. Against another player the seats change from match to match;
 * alone, or together in a cooperative Quest, bots play against the Hostiles. The same arguments give the same table on
 * every machine.
 *
 * - `--quest <id>`: by default open-hostilities
 * - `--players 1|2`: by default 2; alone only a cooperative Quest such as antechamber
 * - `--matches <n>`: by default 10
 * - `--seed <text>`: other matches
 * - `--points <n>`: the Game Size of each player, by default 60
 * - `--bot greedy|random`: the bot that is measured, by default greedy; an opponent is random
 * - `--samples <n>`: the imagined worlds in which a greedy bot tries each answer, by default 1
 * - `--each`: a line for each match
 *
 * In a cooperative Quest a match is won if the Quest comes to its end, lost if the party falls, and drawn if the rounds
 * are over before either happens. The table counts the matches, the Victory Points and the models of each side that
 * stand at the end, and the reasons for which matches ended.
 */
import { createMatch } from '@rulewright/core';
import { type Bot, greedyBot, playOut, randomBot, sidesOf } from '@rulewright/core/bots';
import { createGame, type Eld } from '@rulewright/eldfall-d20';
import { defaultContent } from '@rulewright/eldfall-d20/content';
import { evaluate, prefers, worth, worthTrying } from '@rulewright/eldfall-d20/evaluation';
import { entryOf, toolArgs, wholeFrom1 } from '../command-line/arguments.js';

const { values } = toolArgs(import.meta.url, {
  quest: { type: 'string', default: 'open-hostilities' },
  players: { type: 'string', default: '2' },
  matches: { type: 'string', default: '10' },
  seed: { type: 'string', default: 'quests' },
  points: { type: 'string', default: '60' },
  bot: { type: 'string', default: 'greedy' },
  samples: { type: 'string', default: '1' },
  each: { type: 'boolean', default: false },
});
const whole = (name: 'matches' | 'points' | 'players' | 'samples'): number => wholeFrom1(values[name], name);
const [matches, points, players] = [whole('matches'), whole('points'), whole('players')];
const samples = whole('samples');

const bots: Readonly<Record<string, (seed: string) => Bot<Eld>>> = {
  random: seed => randomBot(seed),
  greedy: seed => greedyBot(evaluate, { seed, worth, worthTrying, prefers, samples, proposals: 10 }),
};
const make = entryOf(bots, values.bot, '--bot');
entryOf(defaultContent.quests, values.quest, '--quest');

// The round limit does not end a duel, and bots may go on with one for ever, so the Quests here have none.
const quests = Object.fromEntries(
  Object.entries(defaultContent.quests).map(([id, quest]) => [id, { ...quest, duels: false }]),
);
const game = createGame({ pack: { ...defaultContent, quests } });

/** The sums of one side over all matches. */
interface Side {
  points: number;
  standing: number;
}
const sides = {
  own: { points: 0, standing: 0 },
  others: { points: 0, standing: 0 },
  hostiles: { points: 0, standing: 0 },
};
const count = { won: 0, drawn: 0, lost: 0, rounds: 0 };
const reasons = new Map<string, number>();

/** True for a cooperative Quest. */
const together = defaultContent.quests[values.quest]?.zones === 'shared';

for (let n = 0; n < matches; n++) {
  const seats = players === 1 ? ['p1'] : ['p1', 'p2'];
  const seat = seats[n % seats.length] ?? 'p1';
  const seed = `${values.seed} ${n}`;
  const options = { gameSize: points, quest: values.quest };
  const start = createMatch(game, { players: seats, seed, options, checked: false });
  const all = Object.fromEntries(
    seats.map(by => {
      if (by === seat) return [by, make(seed)] as const;
      return [by, together ? make(`${seed} other`) : randomBot<Eld>(`${seed} other`)] as const;
    }),
  );
  const match = playOut(start, all);
  const { outcome, state } = match;
  if (!outcome) throw new Error(`match "${seed}" does not end`);
  const value = worth(outcome, seat, sidesOf(match), match);
  const result = value === 1 ? 'won' : value === 0 ? 'lost' : 'drawn';
  count[result]++;
  if (values.each) {
    const score = state.parties.map(one => `${one.player}${one.player === seat ? '*' : ''} ${one.points}`).join(', ');
    console.log(`${seed}: ${result} in round ${state.round}, ${outcome.reason}, ${score}`);
  }
  reasons.set(outcome.reason, (reasons.get(outcome.reason) ?? 0) + 1);
  count.rounds += state.round;
  const sideOf = (player: string | null): Side =>
    player === null ? sides.hostiles : player === seat || together ? sides.own : sides.others;
  for (const party of state.parties) sideOf(party.player).points += party.points;
  for (const { player, where, states } of state.models) {
    const fallen = states.some(one => one.state === 'incapacitated' || one.state === 'dead');
    if (where === 'field' && !fallen) sideOf(player).standing++;
  }
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${n + 1} of ${matches}`);
}
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');

const average = (sum: number): string => (sum / matches).toFixed(1);
console.log(
  `${values.bot}${players === 1 ? '' : together ? ` / ${values.bot}` : ' / random'}, ${values.quest}, ${points} points`,
);
console.log('matches   won  drawn  lost  rounds');
const { won, drawn, lost, rounds } = count;
console.log(
  [String(matches).padStart(7), ...[won, drawn, lost].map(one => String(one).padStart(6))].join('') +
    average(rounds).padStart(8),
);
for (const [reason, times] of [...reasons].sort((a, b) => b[1] - a[1])) {
  console.log(`  ${String(times).padStart(5)}  ${reason}`);
}
console.log('side       points  standing');
for (const [name, side] of Object.entries(sides)) {
  if (name === 'others' && (players === 1 || together)) continue;
  console.log(`${name.padEnd(10)}${average(side.points).padStart(7)}${average(side.standing).padStart(10)}`);
}
