/** `npm start`: a whole match of a real game, told; `npm start -- play …` and the other commands as `rulewright`. */
import { spawnSync } from 'node:child_process';
import { makeTarballs } from '../build/tarballs.js';

/** Games that no package of the program brings yet, by the module that exports their parts. */
const unpublished: Readonly<Record<string, string>> = { 'eldfall-d20': 'packages/tools/play/eldfall.ts' };

const args = process.argv.slice(2).map(arg => (Object.hasOwn(unpublished, arg) ? (unpublished[arg] ?? arg) : arg));
const match = ['play', 'judgement-hex', '--map', '3v3-1', '--seed', 'arena'];
// A game that begins in a checkout uses the packages of the checkout.
const more = args[0] === 'new-game' && !args.includes('--packages') ? ['--packages', await makeTarballs()] : [];
const program = ['--import', 'tsx', 'packages/cli/src/bin.ts'];
const { status } = spawnSync(process.execPath, [...program, ...(args.length > 0 ? [...args, ...more] : match)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 70;
