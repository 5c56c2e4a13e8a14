/** Checks that the public packages agree with one another and can be published: `npm run check:manifests`. */
import { existsSync, readFileSync } from 'node:fs';
import { publicPackages } from '../build/packages.js';
import { run } from '../build/run.js';
import { toolArgs } from '../command-line/arguments.js';
import { Checks } from './checks.js';

toolArgs(import.meta.url);

const checks = new Checks();
const packages = publicPackages();
const versions = new Map(packages.map(({ name, version }) => [name, version]));
const version = packages[0]?.version ?? '';

for (const { name, folder } of packages) {
  const text = readFileSync(`${folder}/package.json`, 'utf8');
  const manifest = JSON.parse(text) as Record<string, unknown>;
  const says = (field: string, wanted: unknown): void => {
    const actual = JSON.stringify(manifest[field]);
    checks.check(`${name}: ${field}`, actual === JSON.stringify(wanted), `is ${actual}, not ${JSON.stringify(wanted)}`);
  };
  says('version', version);
  says('type', 'module');
  says('sideEffects', false);
  says('license', 'MIT');
  says('engines', { node: '>=20.19' });
  says('publishConfig', { access: 'public', provenance: true });
  says('repository', { type: 'git', url: 'git+https://github.com/rulewright/rulewright.git', directory: folder });
  for (const field of ['description', 'keywords', 'homepage', 'bugs', 'files']) {
    checks.check(`${name}: ${field}`, manifest[field] !== undefined, 'is missing');
  }
  for (const field of ['main', 'module', 'types', 'private']) {
    checks.check(`${name}: ${field}`, manifest[field] === undefined, '`exports` alone says what a package offers');
  }
  for (const script of ['preinstall', 'install', 'postinstall']) {
    const scripts = (manifest.scripts ?? {}) as Record<string, string>;
    checks.check(`${name}: ${script}`, !(script in scripts), 'a package must not run anything when it is installed');
  }
  for (const [other, range] of Object.entries((manifest.dependencies ?? {}) as Record<string, string>)) {
    if (!other.startsWith('@rulewright/')) continue;
    checks.check(
      `${name}: ${other}`,
      versions.get(other) === range,
      `${range} is not its version, ${versions.get(other)}`,
    );
  }
  // npm packs a package's own README and LICENSE only from its own folder.
  for (const file of ['README.md', 'LICENSE'])
    checks.check(`${folder}/${file}`, existsSync(`${folder}/${file}`), 'missing');
}

// A lock file that misses a package installs here and fails at the next fresh clone.
const fresh = run('npm', ['ci', '--dry-run', '--ignore-scripts', '--loglevel=error']);
checks.check('package-lock.json is enough for `npm ci`', fresh.ok, fresh.output);
const lock = readFileSync('package-lock.json', 'utf8');
checks.check(
  'package-lock.json names no registry',
  !/"resolved": "https?:/.test(lock),
  'omit-lockfile-registry-resolved was off',
);
checks.close();
