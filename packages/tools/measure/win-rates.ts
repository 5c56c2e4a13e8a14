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
import { parseArgs } from 'node:util';
import { type Bot, greedyBot, randomBot, selfPlay } from '@rulewright/core/bots';
import { type Jog, judgementOfTheGods } from '@rulewright/judgement-of-the-gods';
import { evaluate } from '@rulewright/judgement-of-the-gods/evaluation';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '40' },
    players: { type: 'string', multiple: true, default: ['2', '3', '4', '5', '6'] },
    bot: { type: 'string', multiple: true, default: ['random', 'greedy'] },
    seed: { type: 'string', default: 'win-rates' },
    samples: { type: 'string', default: '1' },
  },
});

const whole = (text: string, name: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name} wants a whole number from 1, not ${text}`);
  return value;
};
const matches = whole(values.matches, 'matches');
const samples = whole(values.samples, 'samples');

const bots: Readonly<Record<string, (seed: string) => Bot<Jog>>> = {
  random: seed => randomBot(seed),
  greedy: seed => greedyBot(evaluate, { seed, samples }),
};

/** Shows in a terminal how far the line is. */
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
for (const size of values.players) {
  const players = whole(size, 'players');
  for (const name of values.bot) {
    const make = bots[name];
    if (!make) throw new Error(`--bot is one of ${Object.keys(bots).join(', ')}, not ${name}`);
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
    console.log(row([size, name, ...[won, starved, days, empty, temples].map(percent), ...means]));
  }
}
