/**
 * Plays many matches of Judgement: Eternal Champions, always with the answers that were played least so far, with every
 * invariant on: `npm run fuzz`. Stops at the first error and writes the log of that match.
 *
 * - `--matches <n>`: by default 1,000
 * - `--mode 3v3|5v5`: by default both in turn
 * - `--seed <text>`: other matches
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FuzzFailure, fuzz } from '@rulewright/core/testing';
import { type Jhx, judgementHex } from '@rulewright/judgement-hex';
import { checkInvariants } from '@rulewright/judgement-hex/testing';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    mode: { type: 'string' },
    seed: { type: 'string', default: 'fuzz' },
  },
});
const matches = Number(values.matches);
if (!Number.isSafeInteger(matches) || matches < 1) throw new Error('--matches wants a whole number from 1');
const modes = (['3v3', '5v5'] as const).filter(mode => (values.mode ?? mode) === mode);
if (modes.length === 0) throw new Error('--mode is 3v3 or 5v5');

const batch = 20;
const reasons: Record<string, number> = {};
const cited = new Set<string>();
let [played, actions] = [0, 0];
try {
  for (let at = 0; played < matches; at++) {
    const mode = modes[at % modes.length] ?? '3v3';
    const count = Math.min(batch, matches - played);
    const report = fuzz<Jhx>(judgementHex, {
      setup: { players: 2, options: { mode } },
      matches: count,
      seed: `${values.seed} ${at}`,
      maxActions: 10_000,
      invariant: checkInvariants,
    });
    played += count;
    actions += report.actions;
    for (const [reason, times] of Object.entries(report.reasons)) reasons[reason] = (reasons[reason] ?? 0) + times;
    for (const rule of Object.keys(report.cited)) cited.add(rule);
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${played} of ${matches} matches, ${actions} actions`);
  }
} catch (failure) {
  if (!(failure instanceof FuzzFailure)) throw failure;
  writeFileSync('fuzz-failure.jsonl', failure.log);
  console.error(`\n${failure.message}\nthe match is in fuzz-failure.jsonl`, failure.cause);
  process.exit(1);
}
console.log(`\n${played} matches, ${actions} actions, ${cited.size} rules cited, nothing wrong`);
for (const [reason, times] of Object.entries(reasons).sort((a, b) => b[1] - a[1])) {
  console.log(`${String(times).padStart(7)}  ${((100 * times) / played).toFixed(1).padStart(5)} %  ${reason}`);
}
