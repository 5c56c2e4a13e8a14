/**
 * Runs the same programme on every installed JavaScript engine and compares the results: `npm run engines`.
 *
 * Logs of 1,000 actions of each game, of some games fewer, are written by this Node and replayed by all; then each engine plays by itself,
 * searches, and works out odds and lines of sight. The engines come from the package registry into a temporary folder,
 * so that an ordinary installation stays small. `--without eldfall-d20`, which may be given several times, leaves out a game. Exits 1 if
 * any result differs or any engine does not run.
 */

import { toolArgs } from '../tools/command-line/arguments.js';
import { withoutGames } from '../tools/gates/games.js';
import { engines } from './engines/install.js';
import type { Finding } from './engines/programme.js';
import { bundle } from './measure/bundle.js';

const { without = [] } = toolArgs(import.meta.url, withoutGames).values;

// The games are bundled for the recording, too: loading their sources one by one takes longer than an engine.
const script = await bundle(
  `import { gamesWithout, record } from './engines/games.js';
   import { programme } from './engines/programme.js';
   const without = ${JSON.stringify(without)};
   const { logs } = globalThis;
   const answer = logs ? programme(logs, without) : gamesWithout(without).map(recorded => record(recorded, 1000));
   globalThis.answer = JSON.stringify(answer);`,
  { platform: 'neutral', format: 'iife' },
);
const [thisNode] = engines;
const { text: logs } = await thisNode.run(script);
const replaying = `"use strict"; globalThis.logs = ${logs};\n${script}`;

const results = new Map<string, readonly Finding[]>();
let wrong = 0;
for (const { name, run } of engines) {
  try {
    const { version, text } = await run(replaying);
    results.set(`${name} ${version}`, JSON.parse(text) as readonly Finding[]);
  } catch (error) {
    wrong++;
    console.log(
      `${name} did not run: ${error instanceof Error ? error.message.slice(0, 2000) : JSON.stringify(error).slice(0, 2000)}`,
    );
  }
}

const [reference] = results.values();
for (const [at, { what, hash }] of (reference ?? []).entries()) {
  // A sentence in place of a hash tells what went wrong, on every engine alike.
  const isHash = /^[0-9a-f]+$/.test(hash);
  const different = [...results].filter(([, findings]) => !isHash || findings[at]?.hash !== hash);
  wrong += different.length;
  console.log(`${what.padEnd(62)} ${hash} ${different.length === 0 ? 'same on all' : ''}`);
  for (const [name, findings] of different) console.log(`  ${name}: ${findings[at]?.hash ?? 'nothing'}`);
}
console.log(`\n${results.size} of ${engines.length} engines ran:\n  ${[...results.keys()].join('\n  ')}`);
if (wrong > 0 || results.size < engines.length) process.exitCode = 1;
