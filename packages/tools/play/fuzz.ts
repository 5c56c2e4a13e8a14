/**
 * Plays many matches of a game, always with the answers that were played least so far, with every invariant on:
 * `npm run fuzz`. Stops at the first error and writes the log of that match.
 *
 * - `--game judgement-hex|judgement-hex-v11|shroudfall-inches|eldfall-d20`: by default the first
 * - `--matches <n>`: by default 1,000; each kind of match is played about equally often
 * - `--setup <name>`: only matches of one kind, e.g. `3v3`; by default all kinds
 * - `--seed <text>`: other matches
 *
 * Prints what was played of each kind, and the reasons for which matches ended.
 */
import { writeFileSync } from 'node:fs';
import type { Game, GameTypes, Match } from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import { FuzzFailure, type FuzzOptions, fuzz } from '@rulewright/core/testing';
import { eldfallD20 } from '@rulewright/eldfall-d20';
import { checkInvariants as checkHeights } from '@rulewright/eldfall-d20/testing';
import { judgementHex } from '@rulewright/judgement-hex';
import { checkInvariants as checkHex } from '@rulewright/judgement-hex/testing';
import { judgementV11 } from '@rulewright/judgement-hex/v11';
import { shroudfallInches } from '@rulewright/shroudfall-inches';
import { checkInvariants as checkInches } from '@rulewright/shroudfall-inches/testing';
import { entryOf, toolArgs, wholeFrom1 } from '../command-line/arguments.js';
import { eldfallQuests } from './fuzz/eldfall.js';

/** One batch of matches: what `fuzz` reports of them. */
type Batch = (matches: number, seed: string) => ReturnType<typeof fuzz>;

type Setup<G extends GameTypes> = FuzzOptions<G>['setup'];

/** Batches by their names. The setup of a kind is the same for all its matches, or drawn for each batch. */
const batches = <G extends GameTypes>(
  game: Game<G>,
  invariant: (match: Match<G>) => void,
  setups: Readonly<Record<string, Setup<G> | ((random: Random) => Setup<G>)>>,
): Readonly<Record<string, Batch>> =>
  Object.fromEntries(
    Object.entries(setups).map(([name, of]) => [
      name,
      (matches, seed) => {
        const setup = typeof of === 'function' ? of(Random.fromSeed(seed)) : of;
        return fuzz<G>(game, { setup, matches, seed, maxActions: 20_000, invariant });
      },
    ]),
  );

const games: Readonly<Record<string, Readonly<Record<string, Batch>>>> = {
  'judgement-hex': batches(judgementHex, checkHex, {
    '3v3': { players: 2, options: { mode: '3v3' } },
    '5v5': { players: 2, options: { mode: '5v5' } },
  }),
  'judgement-hex-v11': batches(judgementV11, checkHex, {
    '3v3': { players: 2, options: { mode: '3v3' } },
    '5v5': { players: 2, options: { mode: '5v5' } },
  }),
  'shroudfall-inches': batches(shroudfallInches, checkInches, { '200 points': { players: 2 } }),
  'eldfall-d20': batches(eldfallD20, checkHeights, eldfallQuests),
};

const { values } = toolArgs(import.meta.url, {
  game: { type: 'string', default: 'judgement-hex' },
  matches: { type: 'string', default: '1000' },
  setup: { type: 'string' },
  seed: { type: 'string', default: 'fuzz' },
});
const matches = wholeFrom1(values.matches, 'matches');
const setups = entryOf(games, values.game, '--game');
if (values.setup !== undefined) entryOf(setups, values.setup, '--setup');
const kinds = Object.entries(setups).filter(([name]) => (values.setup ?? name) === name);

/** The greatest number of matches in a batch. Larger batches reach rarer answers; more batches draw more tables. */
const MOST = 20;
const rounds = Math.ceil(matches / (MOST * kinds.length));

/** The number of matches of a kind in a round, so that all rounds together come to `matches`. */
const sizeOf = (kind: number, round: number): number => {
  const batch = round * kinds.length + kind;
  const all = rounds * kinds.length;
  return Math.floor(((batch + 1) * matches) / all) - Math.floor((batch * matches) / all);
};

const sums = kinds.map(([name]) => ({ name, matches: 0, actions: 0, reasons: new Map<string, number>() }));
const cited = new Set<string>();
let now = '';
const played = (): number => sums.reduce((sum, one) => sum + one.matches, 0);
try {
  for (let round = 0; round < rounds; round++) {
    for (const [at, [kind, batch]] of kinds.entries()) {
      const [sum, size] = [sums[at], sizeOf(at, round)];
      if (!sum || size === 0) continue;
      now = kind;
      const report = batch(size, `${values.seed} ${kind} ${round}`);
      sum.matches += size;
      sum.actions += report.actions;
      for (const [reason, times] of Object.entries(report.reasons)) {
        sum.reasons.set(reason, (sum.reasons.get(reason) ?? 0) + times);
      }
      for (const rule of Object.keys(report.cited)) cited.add(rule);
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${played()} of ${matches} matches`);
    }
  }
} catch (failure) {
  if (!(failure instanceof FuzzFailure)) throw failure;
  writeFileSync('fuzz-failure.jsonl', failure.log);
  console.error(`\n${now}: ${failure.message}\nthe match is in fuzz-failure.jsonl`, failure.cause);
  process.exit(1);
}
const actions = sums.reduce((sum, one) => sum + one.actions, 0);
console.log(`\n${played()} matches, ${actions} actions, ${cited.size} rules cited, nothing wrong`);
for (const sum of sums) {
  const ends = [...sum.reasons].sort((a, b) => b[1] - a[1]).map(([reason, times]) => `${reason} ${times}`);
  const counts = [sum.matches, sum.actions].map(one => String(one).padStart(8)).join('');
  console.log(`${sum.name.padEnd(24)}${counts}  ${ends.join(', ')}`);
}
