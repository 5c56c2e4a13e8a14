import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf } from './files.js';
import { InputError } from './terminal.js';

type Module = Readonly<Record<string, unknown>>;

const isTypeScript = (path: string): boolean => /\.[cm]?ts$/.test(path);

/**
 * Loads TypeScript without a build, on every version of Node, also where `./words.js` means `./words.ts`. The packages that
 * the module imports are loaded by Node itself, so the module and this program share one core.
 */
export const loadTypeScript = async (path: string): Promise<Module> => {
  // Imported only here: most commands never need it.
  const { createJiti } = await import('jiti');
  const jiti = createJiti(pathToFileURL(path).href, { fsCache: false, interopDefault: false });
  return jiti.import<Module>(path);
};

/** Loads a module by its path. Refuses (InputError) a module that cannot be found, read or run. */
export const loadModule = async (name: string): Promise<Module> => {
  const path = resolve(name);
  // This file is TypeScript only where a loader is at work already (tsx, Vitest): then that loader reads the module, too.
  const loaderAtWork = isTypeScript(import.meta.url);
  try {
    if (statSync(path).isDirectory()) throw new InputError('it is a folder: name the file of the module');
    if (isTypeScript(path) && !loaderAtWork) return await loadTypeScript(path);
    return (await import(pathToFileURL(path).href)) as Module;
  } catch (error) {
    throw new InputError(`${name}: cannot be loaded (${messageOf(error).split('\n')[0]})`);
  }
};
