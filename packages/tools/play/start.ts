/** `npm start`: a whole match of a real game, told; `npm start -- play …` and the other commands as `rulewright`. */
import { spawnSync } from 'node:child_process';
import { makeTarballs } from '../build/tarballs.js';

const args = process.argv.slice(2);
const [command] = args;
const match = ['play', 'judgement-hex', '--map', '3v3-1', '--seed', 'arena'];
// A game that begins in a checkout uses the packages of the checkout.
const more = command === 'new-game' && !args.includes('--packages') ? ['--packages', await makeTarballs()] : [];
const program = ['--import', 'tsx', 'packages/cli/src/bin.ts'];
const { status } = spawnSync(process.execPath, [...program, ...(command === undefined ? match : [...args, ...more])], {
  stdio: 'inherit',
});
process.exitCode = status ?? 70;
