import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The result of a script on one engine. */
export interface Answer {
  /** The exact version of the engine. */
  readonly version: string;
  readonly text: string;
}

/** An engine that runs a self-contained script; the script leaves its answer, a text, in `globalThis.answer`. */
export interface Engine {
  readonly name: string;
  run(script: string): Promise<Answer>;
}

const place = `${process.platform}-${process.arch}`;
const folder = join(tmpdir(), 'rulewright-engines');

/** The registry packages of the engines, by the name of their folder; each package holds a whole engine. */
const packages: Readonly<Record<string, string>> = {
  'node-20': `npm:node-${place}@20`,
  'node-22': `npm:node-${place}@22`,
  'node-24': `npm:node-${place}@24`,
  bun: `npm:@oven/bun-${place}@1`,
  'quickjs-emscripten': 'npm:quickjs-emscripten@0.32',
};

/**
 * The folder of an engine. The first run installs it outside of any project; later runs use that. Each engine has a project of its own,
 * because npm removes from a project everything that its package.json does not name.
 */
const installed = (name: string): string => {
  const project = join(folder, name);
  const home = join(project, 'node_modules', name);
  if (!existsSync(home)) {
    mkdirSync(project, { recursive: true });
    writeFileSync(join(project, 'package.json'), '{ "private": true }\n');
    const argumentsOf = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${packages[name]}`];
    execFileSync('npm', argumentsOf, { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return home;
};

const versionOf = (home: string): string => {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  return version;
};

/** The program of a major version of Node: this one, or one from the registry. */
export const nodeOf = (major: 20 | 22 | 24): string =>
  process.versions.node.startsWith(`${major}.`) ? process.execPath : join(installed(`node-${major}`), 'bin', 'node');

/** Runs the script in a process of another program. */
const inProcess = (program: string, script: string): string => {
  const file = join(folder, 'programme.mjs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${script}\nconsole.log(globalThis.answer);\n`);
  return execFileSync(program, [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 28 });
};

const program = (name: string, binary: string): Engine['run'] => {
  return async script => {
    const home = installed(name);
    return { version: versionOf(home), text: inProcess(join(home, 'bin', binary), script) };
  };
};

/** The part of quickjs-emscripten that is used here. The package is installed only when this script runs. */
interface QuickJs {
  getQuickJS(): Promise<{ evalCode(code: string): unknown }>;
}

const isQuickJs = (module: unknown): module is QuickJs =>
  typeof module === 'object' && module !== null && 'getQuickJS' in module;

const quickJs = async (script: string): Promise<Answer> => {
  const home = installed('quickjs-emscripten');
  const module: unknown = createRequire(join(home, 'package.json'))('quickjs-emscripten');
  if (!isQuickJs(module)) throw new Error('quickjs-emscripten exports something else than before');
  const text = (await module.getQuickJS()).evalCode(`${script}\nglobalThis.answer`);
  if (typeof text !== 'string') throw new Error('QuickJS gave no answer');
  return { version: versionOf(home), text };
};

/** The engines that have to agree; the first is the one that runs this script. */
export const engines: readonly [thisNode: Engine, ...others: Engine[]] = [
  {
    name: 'this Node (V8)',
    run: async script => ({ version: process.versions.node, text: inProcess(process.execPath, script) }),
  },
  { name: 'Node (V8)', run: program('node-22', 'node') },
  { name: 'Node (V8)', run: program('node-24', 'node') },
  { name: 'bun (JavaScriptCore)', run: program('bun', 'bun') },
  { name: 'QuickJS (quickjs-emscripten)', run: quickJs },
];
