/**
 * Packs the public packages into `tarballs/`, as they would be published, and builds them first: `npm run tarballs`.
 * Does nothing where the tarballs are newer than every source and every built file.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolArgs } from '../command-line/arguments.js';
import { packInto } from './pack.js';
import { publicPackages } from './packages.js';
import { show } from './run.js';

const folder = 'tarballs';

/** The time at which the files of a folder were changed: the first or the last one, as `pick` takes it. */
const changed = (inside: string, pick: (...times: number[]) => number): number => {
  const files = existsSync(inside) ? readdirSync(inside, { recursive: true, withFileTypes: true }) : [];
  return pick(...files.filter(entry => entry.isFile()).map(file => statSync(join(file.parentPath, file.name)).mtimeMs));
};

/** The files beside the sources that change the build, and those that are only packed. */
const built = ['package.json'];
const packed = ['README.md', 'LICENSE'];

/** The time of the last change of the packages' sources and of these files beside them. */
const sourcesChanged = (beside: readonly string[]): number =>
  Math.max(
    ...publicPackages().flatMap(({ folder: home }) => [
      changed(join(home, 'src'), Math.max),
      ...beside.map(file => statSync(join(home, file)).mtimeMs),
    ]),
    changed('examples/web-table', Math.max),
  );

/** True if a folder has files, all of them newer than every source. */
const isCurrent = (inside: string, sources: number): boolean =>
  existsSync(inside) && readdirSync(inside).length > 0 && changed(inside, Math.min) > sources;

/** Makes the tarballs where they are missing or old, and gives their folder. */
export const makeTarballs = async (): Promise<string> => {
  const builds = publicPackages().map(one => changed(join(one.folder, 'dist'), Math.max));
  if (isCurrent(folder, Math.max(sourcesChanged([...built, ...packed]), ...builds))) return folder;
  const sources = sourcesChanged(built);
  if (!publicPackages().every(one => isCurrent(join(one.folder, 'dist'), sources))) {
    const { ok } = await show('npm', ['run', '--silent', 'build']);
    if (!ok) throw new Error('the packages cannot be built');
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  packInto(folder);
  return folder;
};

/** The paths of the tarballs by package name, made anew where they are missing or old. */
export const tarballsByName = async (): Promise<ReadonlyMap<string, string>> => {
  const files = readdirSync(await makeTarballs());
  const name = (file: string): string => file.replace(/^rulewright-(.+)-\d.*$/, '@rulewright/$1');
  return new Map(files.map(file => [name(file), resolve(folder, file)]));
};

if (import.meta.url === pathToFileURL(resolve(process.argv[1] ?? '')).href) {
  toolArgs(import.meta.url);
  for (const file of readdirSync(await makeTarballs())) console.log(join(folder, file));
}
