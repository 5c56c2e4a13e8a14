/**
 * Follows the instructions of the pages, word by word and in empty folders: `npm run docs:commands`. Every block of
 * commands is run, and the project of the tutorial is typed in from the page alone.
 *
 * A comment before a block says how it differs: `<!-- once published -->` gives it a registry that has the packages,
 * made of today's sources (every other block gets one without them); `<!-- once published; a server -->` says that the
 * block ends in a server, at which a browser plays by clicks; `<!-- not run: reason -->` leaves it out. `npm run
 * docs:commands -- docs/tutorial.md` follows one page only; `--without eldfall-d20` leaves out the page of a game's package, and the
 * commands elsewhere that name the game.
 */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { outputOf } from '../build/run.js';
import { makeTarballs, tarballsByName } from '../build/tarballs.js';
import { toolArgs } from '../command-line/arguments.js';
import { Checks } from './checks.js';
import { type Step, stepsOf, withoutCommandsOn } from './doc-page.js';
import { knownGames, withoutGames } from './games.js';
import { serveRegistry } from './local-registry.js';
import { environmentOf, typeCommands } from './reader.js';
import { playServed } from './served.js';

const checks = new Checks();
const tutorial = 'docs/tutorial.md';

/** Pages named on the command line; none means all. */
const { positionals: wanted, values } = toolArgs(import.meta.url, withoutGames, Number.POSITIVE_INFINITY);
const leftOut = values.without ?? [];
knownGames(leftOut);
const listed = (...patterns: readonly string[]): readonly string[] =>
  outputOf('git', ['ls-files', '-co', '--exclude-standard', ...patterns])
    .split('\n')
    .filter(file => file !== '' && existsSync(file));

const work = realpathSync(mkdtempSync(join(tmpdir(), 'rulewright-reader-')));
const checkout = join(work, 'rulewright');
const env = environmentOf(join(work, 'home'), outputOf('npm', ['config', 'get', 'cache']).trim());
/** Installed packages by lock file, so that only the first run on a machine takes the time of `npm ci`. */
const lock = createHash('sha256').update(readFileSync('package-lock.json')).update(process.version).digest('hex');
const installed = join(tmpdir(), `rulewright-installed-${process.getuid?.() ?? 0}-${lock.slice(0, 16)}`);

/** Copies the files that a clone of the repository would hold, with uncommitted changes. */
const clone = (tarballs: string): void => {
  for (const file of listed()) cpSync(file, join(checkout, file));
  // The tarballs are newer than the sources, so that the scripts of the copy need not build the same again.
  cpSync(tarballs, join(checkout, 'tarballs'), { recursive: true });
  if (existsSync(installed)) renameSync(installed, join(checkout, 'node_modules'));
};

let skipped = 0;
let empty = 0;
const emptyFolder = (): string => {
  const folder = join(work, `empty-${++empty}`);
  mkdirSync(folder);
  return folder;
};

/** Cache: the results of commands that began in an empty folder, by the commands, so that a block on two pages runs only once. */
const ended = new Map<string, ReturnType<typeof typeCommands>>();

/** True for a block by which a reader begins with the registry, in an empty folder, where another reader has a checkout. */
const isApart = (page: string, step: Step): boolean =>
  step.kind === 'run' && step.published && !page.startsWith('packages/');

/** Follows a page step by step. The folder that the reader is in goes from block to block, as in a terminal. */
const follow = async (
  page: string,
  steps: readonly Step[],
  registry: (published: boolean) => NodeJS.ProcessEnv,
): Promise<void> => {
  let cwd = page.startsWith('packages/') ? emptyFolder() : checkout;
  const typed = new Set<string>();
  for (const step of steps) {
    const where = `${page}:${step.line}`;
    if (step.kind === 'skip') {
      skipped++;
      console.log(`  not run  ${where}: ${step.reason}`);
    } else if (step.kind === 'run') {
      const began = performance.now();
      const apart = isApart(page, step);
      const { commands } = step;
      const runAt = async (at: string): ReturnType<typeof typeCommands> =>
        step.serves
          ? { cwd, ...(await playServed(commands, at, registry(step.published), 'judgement-of-the-gods')) }
          : typeCommands(commands, at, registry(step.published));
      const again = apart ? ended.get(commands) : undefined;
      const running = again ?? runAt(apart ? emptyFolder() : cwd);
      if (apart) ended.set(commands, running);
      const ran = await running;
      if (!apart) cwd = ran.cwd;
      const [first = ''] = step.commands.split('\n');
      console.log(`  ${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${where}: ${first}`);
      checks.check(`${where}: ${step.commands.trim()}`, ran.ok, ran.output);
      // Later steps of the page need this one.
      if (!ran.ok) return;
    } else if (page === tutorial) {
      checks.check(`${where}: the text says which file this is`, step.file !== undefined);
      if (step.file === undefined) continue;
      mkdirSync(dirname(join(cwd, step.file)), { recursive: true });
      appendFileSync(join(cwd, step.file), typed.has(step.file) ? `\n${step.text}` : step.text);
      typed.add(step.file);
    }
  }
  if (page !== tutorial || !steps.some(({ kind }) => kind === 'write')) return;
  const finished = listed('docs/tutorial/*.ts').map(file => file.slice('docs/tutorial/'.length));
  checks.check(`${page} has all files of the finished game`, [...typed].sort().join() === [...finished].sort().join());
};

const tarballs = await makeTarballs();
const registry = await serveRegistry(await tarballsByName());
const environment = (published: boolean): NodeJS.ProcessEnv => ({
  ...env,
  'npm_config_@rulewright:registry': published ? registry.published : registry.unpublished,
});

try {
  clone(tarballs);
  const pages = listed('*.md')
    .filter(page => !page.startsWith('docs/api/') && (wanted.length === 0 || wanted.includes(page)))
    .filter(page => !leftOut.some(id => page.startsWith(`packages/${id}/`)))
    .map(page => ({ page, steps: stepsOf(page).map(step => withoutCommandsOn(step, leftOut)) }))
    .filter(({ steps }) => steps.some(({ kind }) => kind !== 'write'));
  const needsNoCheckout = (page: string, step: Step): boolean => page.startsWith('packages/') || isApart(page, step);
  // Two readers at a time: one has a checkout, the other one installs packages.
  await Promise.all(
    [false, true].map(async without => {
      for (const { page, steps } of pages) {
        const own = steps.filter(step => needsNoCheckout(page, step) === without);
        if (own.length > 0) await follow(page, own, environment);
      }
    }),
  );
  console.log(`${pages.length} pages, ${skipped} blocks not run`);
  if (existsSync(join(checkout, 'node_modules/.package-lock.json')) && !existsSync(installed)) {
    renameSync(join(checkout, 'node_modules'), installed);
  }
} finally {
  registry.close();
  rmSync(work, { recursive: true, force: true });
}
checks.close();
