/** `npm start`: a whole match of a real game, told; `npm start -- play …` and the other commands as `rulewright`. */
import { spawnSync } from 'node:child_process';

const args = process.argv.slice(2);
const match = ['play', 'judgement-hex', '--map', '3v3-1', '--seed', 'arena'];
const { status } = spawnSync('npx', ['tsx', 'packages/cli/src/bin.ts', ...(args.length > 0 ? args : match)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 70;
