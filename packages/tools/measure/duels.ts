/**
 * Lets bots of different kinds play Judgement: Eternal Champions against one another: `npm run duels`. Each pairing
 * plays on every map, both seats in turn; the same arguments give the same table on every machine.
 *
 * - `--rounds <n>`: matches for each map and seat, by default 2
 * - `--mode 3v3|5v5`: only maps of this mode
 * - `--seed <text>`: other matches
 * - `--bot greedy|mcts`: the bot that plays against random, by default greedy; tree search is slow
 * - `--iterations <n>`: playouts for each answer of tree search, by default 20
 */
import { createMatch } from '@rulewright/core';
import { type Bot, greedyBot, mctsBot, playOut, randomBot } from '@rulewright/core/bots';
import { type Jhx, judgementHex } from '@rulewright/judgement-hex';
import { evaluate } from '@rulewright/judgement-hex/evaluation';
import { entryOf, toolArgs, wholeFrom1 } from '../command-line/arguments.js';

const { values } = toolArgs(import.meta.url, {
  rounds: { type: 'string', default: '2' },
  mode: { type: 'string' },
  seed: { type: 'string', default: 'duels' },
  bot: { type: 'string', default: 'greedy' },
  iterations: { type: 'string', default: '20' },
});
const rounds = wholeFrom1(values.rounds, 'rounds');
const iterations = wholeFrom1(values.iterations, 'iterations');
if (values.mode !== undefined) entryOf({ '3v3': true, '5v5': true }, values.mode, '--mode');

const bots: Readonly<Record<string, (seed: string) => Bot<Jhx>>> = {
  random: seed => randomBot(seed),
  greedy: seed => greedyBot(evaluate, { seed }),
  mcts: seed => mctsBot({ seed, iterations, evaluate }),
};
entryOf(bots, values.bot, '--bot');
const pairings = [[values.bot, 'random']] as const;

console.log('map      pairing             matches   won  drawn  lost  rounds');
for (const { id: map, mode } of judgementHex.maps) {
  if (values.mode !== undefined && values.mode !== mode) continue;
  for (const [one = '', other = ''] of pairings) {
    let [won, drawn, lost, played, lengths] = [0, 0, 0, 0, 0];
    for (let n = 0; n < rounds; n++) {
      for (const seats of [
        [one, other],
        [other, one],
      ]) {
        const seed = `${values.seed} ${map} ${n} ${seats[0]}`;
        const [a, b] = seats.map((name, at) => bots[name]?.(`${seed} ${at}`));
        if (!a || !b) throw new Error('no such bot');
        const start = createMatch(judgementHex, { players: ['p1', 'p2'], seed, options: { map, mode } });
        const { outcome, state } = playOut(start, { p1: a, p2: b });
        const mine = seats[0] === one ? 'p1' : 'p2';
        if (outcome?.winners.length === 0) drawn++;
        else if (outcome?.winners.includes(mine)) won++;
        else lost++;
        played++;
        lengths += state.round;
        if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${map} ${one}-${other}: ${played}`);
      }
    }
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    const cells = [played, won, drawn, lost].map(count => String(count).padStart(6)).join('');
    console.log(
      `${map.padEnd(9)}${`${one} / ${other}`.padEnd(20)}${cells}${(lengths / played).toFixed(1).padStart(8)}`,
    );
  }
}
