/** `npm start`: a whole match of a real game, told; `npm start -- play …` and the other commands as `rulewright`. */
import { spawnSync } from 'node:child_process';
import { makeTarballs } from '../build/tarballs.js';

/** A game that no package of the program brings yet: the module that exports its parts, and the program that tells its odds. */
const unpublished = {
  name: 'eldfall-d20',
  game: 'packages/tools/play/eldfall.ts',
  odds: 'packages/tools/play/eldfall-odds.ts',
} as const;

const [command, game, ...others] = process.argv.slice(2);
const tellsOdds = command === 'odds' && game === unpublished.name;
const given = process.argv.slice(2).map(arg => (arg === unpublished.name ? unpublished.game : arg));
const args = tellsOdds ? others : given;
const match = ['play', 'judgement-hex', '--map', '3v3-1', '--seed', 'arena'];
// A game that begins in a checkout uses the packages of the checkout.
const more = command === 'new-game' && !args.includes('--packages') ? ['--packages', await makeTarballs()] : [];
const program = ['--import', 'tsx', tellsOdds ? unpublished.odds : 'packages/cli/src/bin.ts'];
const { status } = spawnSync(process.execPath, [...program, ...(command === undefined ? match : [...args, ...more])], {
  stdio: 'inherit',
});
process.exitCode = status ?? 70;
