import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptyFolder, run } from '../notebook.js';
import { EXIT } from '../terminal.js';

const folder = emptyFolder();
const root = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Checks the types of a folder, and throws where they are wrong. The compiler in Go takes a quarter of the time of the one in TypeScript,
 * which checks new games where the commands of the documentation are followed. One thread takes the least time in all.
 */
const compile = (inside: string): void => {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', inside, '--noEmit', '--singleThreaded'], { stdio: 'pipe' });
};

test('new-game makes a game that compiles and passes the conformance suite', async () => {
  const made = join(folder, 'dragon-race');
  expect((await run(['new-game', made])).code).toBe(EXIT.ok);
  expect(await run(['new-game', made])).toMatchObject({ code: EXIT.input, err: expect.stringMatching(/is not empty/) });
  const { scripts } = JSON.parse(readFileSync(join(made, 'package.json'), 'utf8')) as { scripts: object };
  const told = readFileSync(join(made, 'README.md'), 'utf8').match(/(?<=^npm (?:run )?)(?:test|play|web)/gm);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(told ?? ['the commands of README.md']));
  // Inside the repository the packages are found as sources.
  const inside = mkdtempSync(join(root, 'node_modules/.rulewright-new-game-'));
  try {
    const name = 'dragon-race';
    for (const file of [`src/${name}.ts`, `test/${name}.test.ts`]) {
      const text = readFileSync(join(made, file), 'utf8');
      writeFileSync(join(inside, file.replace('/', '-')), text.replace(`../src/${name}.js`, `./src-${name}.js`));
    }
    writeFileSync(
      join(inside, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../tsconfig.json',
        compilerOptions: { isolatedDeclarations: false, declaration: false },
        include: ['*.ts'],
        exclude: [],
      }),
    );
    compile(inside);
    const tested = await import(join(inside, `src-${name}.ts`));
    const { conformance } = await import('@rulewright/core/testing');
    let ran = 0;
    conformance(
      (_, body) => {
        body();
        ran++;
      },
      (tested as { game: never }).game,
      { setups: [{ players: 2 }] },
    );
    expect(ran).toBeGreaterThan(0);
  } finally {
    rmSync(inside, { recursive: true, force: true });
  }
}, 60_000);

test('with --packages a game has copies of the packed packages, and needs none from the registry', async () => {
  const packages = join(folder, 'packed');
  mkdirSync(packages);
  const files = ['core', 'cli', 'viewer', 'judgement-hex', 'eldfall-d20'].map(name => `rulewright-${name}-0.9.0.tgz`);
  for (const file of [...files, 'notes.txt', 'other-1.0.0.tgz']) writeFileSync(join(packages, file), `${file}!`);
  const made = join(folder, 'with-packages');
  expect((await run(['new-game', made, '--packages', packages])).code).toBe(EXIT.ok);
  expect(JSON.parse(readFileSync(join(made, 'package.json'), 'utf8'))).toMatchObject({
    dependencies: { '@rulewright/core': 'file:rulewright/rulewright-core-0.9.0.tgz' },
    devDependencies: {
      '@rulewright/cli': 'file:rulewright/rulewright-cli-0.9.0.tgz',
      '@rulewright/judgement-hex': 'file:rulewright/rulewright-judgement-hex-0.9.0.tgz',
      '@rulewright/eldfall-d20': 'file:rulewright/rulewright-eldfall-d20-0.9.0.tgz',
    },
  });
  expect(readdirSync(join(made, 'rulewright')).sort()).toEqual([...files].sort());
  expect(readFileSync(join(made, 'rulewright', files[0] as string), 'utf8')).toBe(`${files[0]}!`);
});

test('with --web a game gets a server and a page with its own game first', async () => {
  const made = join(folder, 'goose-race');
  const { code, out } = await run(['new-game', made, '--web']);
  expect(code).toBe(EXIT.ok);
  expect(out).toContain('npm run web');
  const manifest = JSON.parse(readFileSync(join(made, 'package.json'), 'utf8')) as Readonly<Record<string, object>>;
  expect(manifest.scripts).toMatchObject({ web: 'tsx web/main.ts tables' });
  expect(Object.keys(manifest.devDependencies ?? {})).toEqual(expect.arrayContaining(['ws', 'esbuild', 'rfc6902']));
  const web = readdirSync(join(made, 'web'));
  expect(web).toEqual(expect.arrayContaining(['main.ts', 'server.ts', 'table.ts', 'client.ts', 'games.ts']));
  expect(web.filter(file => /test|clicker|visitors/.test(file))).toEqual([]);
  const games = readFileSync(join(made, 'web/games.ts'), 'utf8');
  for (const names of games.split('export const').slice(-2)) expect(names.indexOf('goose-race')).toBeLessThan(120);
  expect(games.match(/src\/(goose-race|scene)\.js/g)).toHaveLength(2);
});

test('the types of the server and the page of a new game are right, by the settings of its own tsconfig.json', async () => {
  const made = join(folder, 'typed-race');
  expect((await run(['new-game', made, '--web'])).code).toBe(EXIT.ok);
  const inside = mkdtempSync(join(root, 'node_modules/.rulewright-new-game-'));
  try {
    for (const part of ['src', 'web']) cpSync(join(made, part), join(inside, part), { recursive: true });
    const own = JSON.parse(readFileSync(join(made, 'tsconfig.json'), 'utf8')) as {
      readonly compilerOptions: object;
      readonly include: readonly string[];
    };
    expect(own.include).toEqual(['src', 'test', 'web']);
    const { lib, paths } = (
      JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
        readonly compilerOptions: {
          readonly lib: readonly string[];
          readonly paths: Readonly<Record<string, readonly string[]>>;
        };
      }
    ).compilerOptions;
    // Inside the repository the packages are found as sources, which lie outside of the folder and need a newer library.
    const found = Object.fromEntries(
      Object.entries(paths).map(([name, at]) => [name, at.map(path => join(root, path))]),
    );
    const compilerOptions = { ...own.compilerOptions, lib, paths: found, rootDir: root, noEmit: true };
    writeFileSync(
      join(inside, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['src', 'web'], exclude: [] }),
    );
    compile(inside);
  } finally {
    rmSync(inside, { recursive: true, force: true });
  }
}, 120_000);
