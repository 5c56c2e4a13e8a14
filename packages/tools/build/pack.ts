import { join } from 'node:path';
import { publicPackages } from './packages.js';
import { outputOf } from './run.js';

/** Packs every built public package into `folder` as if to publish it, and gives the tarballs' paths by package name. */
export const packInto = (folder: string): ReadonlyMap<string, string> => {
  const workspaces = publicPackages().flatMap(({ name }) => ['--workspace', name]);
  const packed = JSON.parse(
    outputOf('npm', [
      'pack',
      '--json',
      '--ignore-scripts',
      '--loglevel=error',
      '--pack-destination',
      folder,
      ...workspaces,
    ]),
  ) as readonly { readonly name: string; readonly filename: string }[];
  return new Map(packed.map(({ name, filename }) => [name, join(folder, filename)]));
};
