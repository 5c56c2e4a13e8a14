/**
 * Counts the matches of Judgement of the Gods that teams of bots win on the default deck: `npm run win-rates`. The same
 * arguments give the same table on every machine.
 *
 * - `--matches <n>`: matches for each line, by default 40
 * - `--players <n>`: only teams of this size (may be given several times); by default 2 to 6
 * - `--bot <name>`: only `greedy` or `random` (may be given several times)
 * - `--seed <text>`: other matches
 * - `--samples <n>`: the number of imagined worlds in which a greedy bot tries each answer, by default 1
 */
import { type Bot, greedyBot, randomBot, selfPlay } from '@rulewright/core/bots';
import { type Jog, judgementOfTheGods } from '@rulewright/judgement-of-the-gods';
import { evaluate } from '@rulewright/judgement-of-the-gods/evaluation';
import { entryOf, toolArgs, wholeFrom1 } from '../command-line/arguments.js';

const { values } = toolArgs(import.meta.url, {
  matches: { type: 'string', default: '40' },
  players: { type: 'string', multiple: true, default: ['2', '3', '4', '5', '6'] },
  bot: { type: 'string', multiple: true, default: ['random', 'greedy'] },
  seed: { type: 'string', default: 'win-rates' },
  samples: { type: 'string', default: '1' },
});
const matches = wholeFrom1(values.matches, 'matches');
const samples = wholeFrom1(values.samples, 'samples');

const bots: Readonly<Record<string, (seed: string) => Bot<Jog>>> = {
  random: seed => randomBot(seed),
  greedy: seed => greedyBot(evaluate, { seed, samples }),
};

for (const name of values.bot) entryOf(bots, name, '--bot');
const sizes = values.players.map(size => wholeFrom1(size, 'players'));

/** Shows the progress of a line in a terminal. */
const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
};

const percent = (part: number): string => `${((100 * part) / matches).toFixed(1)} %`;
const columns = [7, 8, 9, 9, 9, 9, 9, 8, 8] as const;
const row = (cells: readonly string[]): string => cells.map((cell, i) => cell.padStart(columns[i] ?? 8)).join('');

console.log(
  `${matches} matches a line, seed "${values.seed}"${samples === 1 ? '' : `, ${samples} worlds`}; in percent of them`,
);
console.log(row(['players', 'bot', 'won', 'starved', 'days', 'empty', 'temple', 'pieces', 'rounds']));
for (const players of sizes) {
  for (const name of values.bot) {
    const make = entryOf(bots, name, '--bot');
    let [won, days, empty, temples, pieces, rounds, done] = [0, 0, 0, 0, 0, 0, 0];
    const setup = { players, seed: `${values.seed} ${players}`, matches, bot: (_: string, seed: string) => make(seed) };
    for (const { state, outcome } of selfPlay<Jog>(judgementOfTheGods, setup)) {
      if (outcome?.reason === 'statue-completed') won++;
      if (outcome?.reason === 'third-judgement-day') days++;
      if (outcome?.reason === 'empty-judgement-deck') empty++;
      if (state.tiles.some(({ building }) => building === 'temple')) temples++;
      pieces += state.statue.pieces;
      rounds += state.round;
      progress(`${players} players, ${name}: ${++done} of ${matches}, ${won} won`);
    }
    progress('');
    const starved = matches - won - days - empty;
    const means = [pieces, rounds].map(sum => (sum / matches).toFixed(1));
    console.log(row([String(players), name, ...[won, starved, days, empty, temples].map(percent), ...means]));
  }
}
