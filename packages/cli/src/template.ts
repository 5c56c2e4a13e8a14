import { version } from './version.js';
import { webFiles, webPackages } from './web-template.js';

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const game = (
  name: string,
): string => `import { decide, type Game, type PlayerId, playerAt, type Rule, roll, type Turn } from '@rulewright/core';
import { d6 } from '@rulewright/core/dice';

/** A race to a target. In a turn a player rolls, and may roll again at the risk of the points of the turn. */
export interface Race {
  readonly state: {
    readonly points: Readonly<Record<PlayerId, number>>;
    readonly next: number;
    readonly target: number;
  };
  readonly event:
    | { readonly type: 'Scored'; readonly by: PlayerId; readonly points: number }
    | { readonly type: 'Slipped'; readonly by: PlayerId };
  readonly rule: 'RACE-1' | 'RACE-2' | 'RACE-3';
  readonly options: { readonly target: number };
  readonly choices: { readonly again: boolean };
}

/** RACE-1: roll a die. RACE-2: roll again as often as you like; a 1 ends the turn without points. */
function* turnOf(turn: Turn<Race>, by: PlayerId): Rule {
  let points = 0;
  for (;;) {
    const [face = 0] = yield* roll(turn, { die: d6, purpose: 'race', rule: 'RACE-1', by });
    if (face === 1) return turn.emit({ type: 'Slipped', by }, 'RACE-2');
    points += face;
    const again = yield* decide(turn, { by, kind: 'again', rule: 'RACE-2', about: { points }, options: [true, false] });
    if (!again) return turn.emit({ type: 'Scored', by, points }, 'RACE-1');
  }
}

export const ${camel(name)}: Game<Race> = {
  id: '${name}',
  version: '0.1.0',
  players: { min: 2, max: 4 },
  rulings: {
    target: { rule: 'RACE-3', default: 20, values: value => Number.isInteger(value) && Number(value) > 0 && Number(value) <= 100 },
  },
  start: ({ players, options }) => ({
    points: Object.fromEntries(players.map(id => [id, 0])),
    next: 0,
    target: options.target,
  }),
  beat: turn => turnOf(turn, playerAt(turn, turn.state.next)),
  evolve: (state, event) => {
    const next = (state.next + 1) % Object.keys(state.points).length;
    switch (event.type) {
      case 'Scored':
        return { ...state, next, points: { ...state.points, [event.by]: (state.points[event.by] ?? 0) + event.points } };
      case 'Slipped':
        return { ...state, next };
    }
  },
  // RACE-3: the first player to reach the target wins.
  outcome: ({ points, target }) => {
    const winner = Object.keys(points).find(id => (points[id] ?? 0) >= target);
    return winner === undefined ? undefined : { winners: [winner], reason: 'target-reached', rule: 'RACE-3' };
  },
};

/** \`rulewright play\` plays the export of this name. */
export const game: Game<Race> = ${camel(name)};
`;

const tests = (name: string): string => `import { conformance, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import { ${camel(name)} } from '../src/${name}.js';

conformance(test, ${camel(name)}, { setups: [{ players: 2 }, { players: 4, options: { target: 30 } }] });

const scenario = scenarios<'RACE-1' | 'RACE-2' | 'RACE-3'>(test);

scenario('a player who stops keeps the points', ['RACE-1', 'RACE-3'], play => {
  play(${camel(name)}, { players: ['ann', 'bob'], options: { target: 10 }, dice: [6, 4] })
    .choose('ann', true)
    .choose('ann', false)
    .events({ type: 'Scored', by: 'ann', points: 10 })
    .ends({ reason: 'target-reached', winners: ['ann'] });
});

scenario('a 1 loses the points of the turn', 'RACE-2', play => {
  play(${camel(name)}, { players: ['ann', 'bob'], dice: [6, 1, 5] })
    .choose('ann', true)
    .events({ type: 'Slipped', by: 'ann' })
    .waitsFor({ by: 'bob', kind: 'again' });
});
`;

const readme = (name: string, web: boolean): string => `# ${name}

A race to 20 points for two to four players: roll, and stop before a 1 comes up.

\`\`\`sh
npm test          # types, the scenarios of test/${name}.test.ts, and the checks that every game must pass
npm run play      # a match of bots in the terminal; with -- --human p1 you play
${web ? 'npm run web       # the game and the published ones in a browser\n' : ''}\`\`\`

The rules are in \`src/${name}.ts\`. A match leaves its log, and a page to watch it on, in \`rulewright-replays/\`.${
  web ? ' The server and the page are\nin `web/`, and `web/games.ts` lists the games.' : ''
}
`;

/** Where npm finds the packages of this project: a range of versions or a path, by the name of the package. */
export type Sources = Readonly<Record<string, string>>;

const published: Sources = Object.fromEntries(
  ['core', 'cli', 'viewer'].map(short => [`@rulewright/${short}`, `^${version}`]),
);

const manifest = (name: string, sources: Sources, web: boolean): string => {
  const { '@rulewright/core': core, ...tools } = web ? { ...webPackages, ...sources } : sources;
  return `${JSON.stringify(
    {
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        test: 'tsc --noEmit && vitest run',
        play: `rulewright play src/${name}.ts`,
        build: 'tsc',
        ...(web ? { web: 'tsx web/main.ts tables' } : {}),
      },
      dependencies: { '@rulewright/core': core },
      devDependencies: { ...tools, typescript: '^6.0.0', vitest: '^4.1.0' },
    },
    undefined,
    2,
  )}\n`;
};

/** The server of a page runs in Node, so that its types are needed. */
const tsconfig = (web: boolean): string =>
  `${JSON.stringify(
    {
      compilerOptions: {
        target: 'es2022',
        module: 'nodenext',
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        verbatimModuleSyntax: true,
        skipLibCheck: true,
        outDir: 'dist',
        rootDir: '.',
        types: web ? ['node'] : [],
      },
      include: ['src', 'test', ...(web ? ['web'] : [])],
    },
    undefined,
    2,
  )}\n`;

/** The files of a new game, by path. Without `sources` the packages come from the registry; with `web` the game gets a page. */
export const templateFiles = (
  name: string,
  sources: Sources = published,
  web = false,
): Readonly<Record<string, string>> => ({
  'package.json': manifest(name, sources, web),
  'tsconfig.json': tsconfig(web),
  'README.md': readme(name, web),
  '.gitignore': 'node_modules/\ndist/\nrulewright-replays/\ntables/\n',
  [`src/${name}.ts`]: game(name),
  [`test/${name}.test.ts`]: tests(name),
  ...(web ? webFiles(name) : {}),
});
