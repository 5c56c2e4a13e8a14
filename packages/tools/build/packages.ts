import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** One public entry point of a package, as its `exports` name it. */
export interface Entry {
  /** The name that a consumer imports, e.g. `@rulewright/core/hex`. */
  readonly specifier: string;
  /** The entry's name in `dist`, e.g. `hex/index`. */
  readonly name: string;
  /** The source file, from the repository's root. */
  readonly source: string;
  /** The built module, from the repository's root. */
  readonly module: string;
  /** The built declarations, from the repository's root. */
  readonly types: string;
}

/** A public package of the workspace. */
export interface Package {
  /** e.g. `@rulewright/core`. */
  readonly name: string;
  /** The folder's own name, e.g. `core`. */
  readonly short: string;
  /** The folder, from the repository's root. */
  readonly folder: string;
  readonly version: string;
  /** The dependencies of the package, by name. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly entries: readonly Entry[];
  /** Names in `dist` of the programs that it installs, e.g. `bin`. */
  readonly programs: readonly string[];
}

/** The parts of a package.json that the tools read. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The public packages, each after the ones that it depends on. */
export const publicPackages = (): readonly Package[] => {
  const found = readdirSync('packages')
    .sort()
    .map(short => read(join('packages', short)))
    .filter(one => one !== undefined);
  const ordered: Package[] = [];
  const place = (one: Package): void => {
    if (ordered.includes(one)) return;
    for (const other of found) if (other.name in one.dependencies) place(other);
    ordered.push(one);
  };
  found.forEach(place);
  return ordered;
};

/** Undefined for a package that is not published yet. */
const read = (folder: string): Package | undefined => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  if (manifest.private === true) return undefined;
  const entries: Entry[] = [];
  for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
    if (typeof target === 'string') continue; // data files: package.json, rules.yaml
    const name = inDist(target.default);
    entries.push({
      specifier: manifest.name + subpath.slice(1),
      name,
      source: `${folder}/src/${name}.ts`,
      module: `${folder}/dist/${name}.js`,
      types: join(folder, target.types),
    });
  }
  return {
    name: manifest.name,
    short: basename(folder),
    folder,
    version: manifest.version,
    dependencies: manifest.dependencies ?? {},
    entries,
    programs: Object.values(manifest.bin ?? {}).map(inDist),
  };
};

/** `./dist/hex/index.js` is `hex/index`. */
const inDist = (file: string): string => {
  const name = /^(?:\.\/)?dist\/(.+)\.js$/.exec(file)?.[1];
  if (name === undefined) throw new Error(`${file} is not a module in dist`);
  return name;
};
