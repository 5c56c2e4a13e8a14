/**
 * The reference of every public export, from its docstring, as Markdown: `npm run docs:api` writes `docs/api/`, and
 * with `--check` it refuses when that folder differs from the sources.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Application } from 'typedoc';
import { publicPackages } from '../build/packages.js';
import { toolArgs } from '../command-line/arguments.js';
import { Checks } from '../gates/checks.js';

const checking = toolArgs(import.meta.url, { check: { type: 'boolean' } }).values.check;
const place = 'docs/api';
const out = checking ? mkdtempSync(join(tmpdir(), 'rulewright-docs-')) : place;

/** Every file under a folder, by path inside it. */
const contents = (folder: string): ReadonlyMap<string, string> => {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter(name => statSync(join(folder, name)).isFile());
  return new Map(files.map(name => [name, readFileSync(join(folder, name), 'utf8')]));
};

const entries = publicPackages().flatMap(one => one.entries);
const sources = entries.map(({ source }) => source);
const app = await Application.bootstrapWithPlugins({
  name: 'Rulewright',
  out,
  tsconfig: 'tsconfig.json',
  entryPoints: sources,
  plugin: ['typedoc-plugin-markdown'],
  readme: 'none',
  // A commit in the page would make it differ at every commit.
  disableSources: true,
  excludeInternal: true,
  excludePrivate: true,
  skipErrorChecking: true,
  logLevel: 'Warn',
  ...{ hidePageHeader: true, hideBreadcrumbs: true, router: 'module', entryFileName: 'index' },
});
// The program is the entry points and what they import; the tests that tsconfig.json adds would double the work.
app.options.setCompilerOptions(sources, app.options.getCompilerOptions(app.logger), undefined);
const reflections = await app.convert();
if (reflections === undefined) throw new Error('typedoc could not read the sources');
// A page has the name that a reader imports, not the path of its source.
for (const page of reflections.children ?? []) {
  page.name = entries.find(({ source }) => source === `packages/${page.name}/index.ts`)?.specifier ?? page.name;
}
await app.generateOutputs(reflections);
if (app.logger.hasErrors()) throw new Error('typedoc reported errors');

if (checking) {
  const checks = new Checks();
  const [wanted, present] = [contents(out), contents(place)];
  rmSync(out, { recursive: true });
  for (const name of new Set([...wanted.keys(), ...present.keys()])) {
    const current = wanted.get(name) === present.get(name);
    checks.check(`${place}/${name}`, current, 'is not what the sources say: run `npm run docs:api`');
  }
  checks.close();
}
