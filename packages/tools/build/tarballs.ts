/**
 * Packs the public packages into `tarballs/`, as they would be published, and builds them first: `npm run tarballs`.
 * Does nothing where the tarballs are newer than every source.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packInto } from './pack.js';
import { publicPackages } from './packages.js';
import { show } from './run.js';

const folder = 'tarballs';

/** When the files of a folder were last changed; `newest` or oldest of them. */
const changed = (inside: string, pick: (...times: number[]) => number): number => {
  const files = readdirSync(inside, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  return pick(...files.map(file => statSync(join(file.parentPath, file.name)).mtimeMs));
};

const areCurrent = (): boolean => {
  const packages = publicPackages();
  if (!existsSync(folder) || readdirSync(folder).length !== packages.length) return false;
  const sources = packages.flatMap(one => [
    changed(join(one.folder, 'src'), Math.max),
    ...['package.json', 'README.md', 'LICENSE'].map(file => statSync(join(one.folder, file)).mtimeMs),
  ]);
  return changed(folder, Math.min) > Math.max(...sources);
};

/** Makes the tarballs where they are missing or old, and gives their folder. */
export const makeTarballs = async (): Promise<string> => {
  if (!areCurrent()) {
    const { ok } = await show('npm', ['run', '--silent', 'build']);
    if (!ok) throw new Error('the packages cannot be built');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    packInto(folder);
  }
  return folder;
};

if (import.meta.url === pathToFileURL(resolve(process.argv[1] ?? '')).href) {
  for (const file of readdirSync(await makeTarballs())) console.log(join(folder, file));
}
