import { spawn } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Finished } from '../build/run.js';

/** npm's own settings that its scripts must not hand down to the commands of a reader. */
const inherited =
  /^(npm_(?!config_(registry|userconfig|globalconfig|cafile|(https?_)?proxy|noproxy)$)|INIT_CWD$|NODE_OPTIONS$)/i;

/** The environment of a reader who has Node, npm and nothing of this repository: npm installs programs into `home`. */
export const environmentOf = (home: string, cache: string): NodeJS.ProcessEnv => {
  // Downloads are shared with this machine; programs that npx keeps are not, as they may be of another build.
  mkdirSync(join(home, 'cache'), { recursive: true });
  symlinkSync(join(cache, '_cacache'), join(home, 'cache', '_cacache'));
  const own = Object.entries(process.env).filter(([name]) => !inherited.test(name));
  const path = (process.env.PATH ?? '').split(delimiter).filter(folder => !folder.includes('node_modules'));
  return {
    ...Object.fromEntries(own),
    PATH: [join(home, 'global', 'bin'), ...path].join(delimiter),
    npm_config_cache: join(home, 'cache'),
    npm_config_prefix: join(home, 'global'),
    npm_config_yes: 'true',
    npm_config_update_notifier: 'false',
    // Downloads of this machine are used without asking the registry again, and nobody reads reports about vulnerabilities.
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    NO_COLOR: '1',
  };
};

/** A second `npm ci` in the same checkout would do the same again, so it is left out. */
const prelude = `set -euo pipefail
npm() { if [ "$*" = ci ] && [ -e node_modules/.package-lock.json ]; then return 0; fi; command npm "$@"; }
trap 'pwd >&3' EXIT
`;

/** The input of a reader when a program asks: the first option, three times; then the input ends. */
const ANSWERS = '1\n1\n1\n';
const LONGEST = 300_000;

/** Runs commands as they stand, and gives the folder that the reader is in afterwards. */
export const typeCommands = (
  commands: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Finished & { readonly cwd: string }> =>
  new Promise(resolve => {
    const child = spawn('bash', ['-c', prelude + commands], {
      cwd,
      env,
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
      timeout: LONGEST,
    });
    let output = '';
    let last = '';
    const [stdin, stdout, stderr, place] = child.stdio;
    for (const stream of [stdout, stderr]) stream?.on('data', chunk => (output += String(chunk)));
    place?.on('data', chunk => (last += String(chunk)));
    // Commands that read nothing close the pipe early.
    stdin?.on('error', () => {});
    stdin?.end(ANSWERS);
    child.on('error', error => resolve({ ok: false, output: String(error), cwd }));
    child.on('close', code => resolve({ ok: code === 0, output, cwd: last.trim() || cwd }));
  });
