import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from './version.js';

/** The files of the web table: beside the built program, or among the examples of a checkout. */
const folder = (): string => {
  const places = ['./web-table/', '../../../examples/web-table/'].map(path =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = places.find(place => existsSync(join(place, 'table.ts')));
  if (found === undefined) throw new Error(`the web table is missing: ${places.join(', ')}`);
  return found;
};

/** Test helpers of the web table, which are not copied into a new project. */
const OF_TESTS = ['clicker.ts', 'hall.ts', 'visitors.ts'];

/** The words and the picture of the small game of a new project. */
const scene = (name: string): string => `import type { Presentation, SceneItem } from '@rulewright/core';
import type { Race } from './${name}.js';

/** The words and the picture of the game: a bar for the points of each player. */
export const presentation: Presentation<Race> = {
  title: '${name}',
  words: {
    events: {
      Scored: ({ by, points }) => \`\${by} keeps \${points} points.\`,
      Slipped: ({ by }) => \`\${by} rolls a 1 and loses the points of the turn.\`,
    },
    roll: () => 'Die',
    decision: () => 'Roll again, or keep the points of this turn?',
    choices: { again: again => (again ? 'Roll again' : 'Keep the points') },
    outcome: ({ winners }) => \`\${winners.join(', ')} wins.\`,
  },
  scene: ({ players, state: { points, target } }) => ({
    title: 'The race',
    bounds: { x: -10, y: -4, width: 120, height: players.length * 12 },
    items: players.map(
      (player, i): SceneItem => ({
        kind: 'bar',
        id: player,
        x: 0,
        y: i * 12,
        width: 100,
        height: 6,
        value: Math.min(points[player] ?? 0, target),
        max: target,
        label: player,
        color: \`player\${i + 1}\` as 'player1',
      }),
    ),
  }),
};
`;

const OPENING = 'export const games: Readonly<Record<string, ListedGame>> = {';
const SHOWING = 'export const presentations: Readonly<Record<string, () => Promise<Presentation<GameTypes>>>> = {';

/** The list of games with the game of the project before the others. */
const withOwn = (games: string, name: string): string =>
  games
    .replace(
      OPENING,
      `${OPENING}\n  '${name}': { title: '${name}', load: async () => served((await import('../src/${name}.js')).game) },`,
    )
    .replace(SHOWING, `${SHOWING}\n  '${name}': async () => shown((await import('../src/scene.js')).presentation),`);

/** The files that put the game of a project on a web page, by path: server, client, and the picture of the game. */
export const webFiles = (name: string): Readonly<Record<string, string>> => {
  const from = folder();
  const files = readdirSync(from).filter(file => /^[a-z-]+\.ts$/.test(file) && !OF_TESTS.includes(file));
  const texts = files.map((file): readonly [string, string] => {
    const text = readFileSync(join(from, file), 'utf8');
    return [`web/${file}`, file === 'games.ts' ? withOwn(text, name) : text];
  });
  return { 'src/scene.ts': scene(name), ...Object.fromEntries(texts) };
};

/** The packages that the web table needs, by name, with their ranges of versions. */
export const webPackages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['judgement-hex', 'judgement-of-the-gods', 'shroudfall-inches', 'eldfall-d20', 'viewer'].map(short => [
      `@rulewright/${short}`,
      `^${version}`,
    ]),
  ),
  '@types/node': '^20.19.0',
  '@types/ws': '^8.18.0',
  esbuild: '^0.28.0',
  rfc6902: '^5.1.0',
  tsx: '^4.20.0',
  ws: '^8.18.0',
};
