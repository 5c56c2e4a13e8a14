import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from './main.js';
import { EXIT, wrap } from './terminal.js';
import { version } from './version.js';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command with a notebook for a terminal. */
const run = async (args: readonly string[], input: readonly string[] = [], width = 80) => {
  const out: string[] = [];
  const err: string[] = [];
  const lines = [...input];
  const code = await main(args, {
    width,
    color: false,
    out: line => out.push(line),
    err: line => err.push(line),
    progress: () => {},
    ask: async prompt => {
      out.push(prompt);
      return lines.shift();
    },
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
};
const jog = 'judgement-of-the-gods';
const played = join(folder, `${jog}-cli.jsonl`);
await run(['play', jog, '--seed', 'cli', '--bot', 'random', '--out', folder, '--quiet']);

describe('play', () => {
  test('tells a match with rule ids, leaves log and replay, and verifies the log', async () => {
    const { code, out } = await run(['play', jog, '--seed', 'told', '--bot', 'random', '--out', folder]);
    expect(code).toBe(EXIT.ok);
    expect(out).toMatch(/JOG-TURN-001/);
    expect(out).toMatch(/verified: \d+ records replay to the same hash/);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([`${jog}-told.html`, `${jog}-told.jsonl`]));
  });

  test('the same seed tells the same story', async () => {
    const [one, two] = [
      await run(['play', jog, '--seed', 'x', '--bot', 'random', '--out', folder]),
      await run(['play', jog, '--seed', 'x', '--bot', 'random', '--out', folder]),
    ];
    expect(two).toEqual(one);
  });

  test('keeps to the width of the terminal', async () => {
    const { out } = await run(['play', jog, '--seed', 'narrow', '--bot', 'random', '--out', folder], [], 40);
    const told = out.split('\n').filter(line => /^ {2}[›⚄· ]/.test(line));
    expect(told.length).toBeGreaterThan(20);
    // Only a single word may be longer than a line.
    expect(told.filter(line => line.length > 40 && line.trim().includes(' '))).toEqual([]);
  });

  test('a person answers by number; what is wrong is said and asked again; the input may end', async () => {
    const { code, out, err } = await run(
      ['play', jog, '--seed', 'me', '--bot', 'random', '--human', 'p1', '--out', folder],
      ['', 'what?', '99', '{"do":"nothing"}', '1', '1'],
    );
    expect(code).toBe(EXIT.ok);
    expect(out).toMatch(/^ {2}p1, /m);
    expect(out).toMatch(/^ {4}1\. /m);
    expect(err).toMatch(/neither the number of an option nor JSON: what\?/);
    expect(err).toMatch(/neither the number of an option nor JSON: 99/);
    expect(err).toMatch(/refused: /);
    expect(out).toMatch(/Left before the end/);
    expect(out).toMatch(/verified/);
  });

  test('long lists are grouped, and ? shows the table', async () => {
    const answers = ['1', '1', '1', '1', '1', '2', '0', '?', '2', '1', '1', '1'];
    const { out } = await run(
      ['play', 'judgement-hex', '--map', '3v3-1', '--seed', 'me', '--bot', 'random', '--human', 'p1', '--out', folder],
      answers,
    );
    const lines = out.split('\n');
    const headings = lines.flatMap((line, at) => (/^ {4}2\. .* \(17 ways\)$/.test(line) ? [at] : []));
    expect(headings).toHaveLength(2);
    expect(lines).toContain('    17. at 12,8');
    expect(out).toContain('  1-17, 0 goes back, ? shows the table > ');
    expect(out).toContain('A hex is its column and its place in it');
    expect(out).toMatch(/^ {2}p1, \w+, upper side: Effigy 16\/16/m);
    expect(out).toMatch(/ deploys at 2,8\. \(JHX-DEPLOY-001, JHX-DEPLOY-002\)/);
    // One group alone is no group.
    expect(lines.filter(line => /^ {4}1\. Odrun Kettle at 4,9$/.test(line))).toHaveLength(1);
    expect(lines.filter(line => /p1: Chooses in secret/.test(line))).toHaveLength(4);
    // Secret answers are told once, and the meters once for as long as they stay.
    expect(lines.filter(line => /p2: Chooses in secret/.test(line))).toHaveLength(3);
    expect(lines.filter(line => /Effigy, player 1: 16/.test(line))).toHaveLength(1);
  });

  test('a chapter begins where it does, and not after it', async () => {
    const { out } = await run([
      'play',
      'judgement-hex',
      '--map',
      '3v3-1',
      '--seed',
      'me',
      '--bot',
      'random',
      '--out',
      folder,
    ]);
    const lines = out.split('\n');
    const at = (text: string): number => lines.findIndex(line => line.includes(text));
    expect(at('Round 1, Communion')).toBe(at('Round 1 begins') - 1);
    expect(at('Round 2, Communion')).toBe(at('Round 2 begins') - 1);
    expect(at('Round 1, End')).toBe(at('The round is over') - 1);
    // What was done under a rule that is not told on its own still cites it.
    expect(out).toMatch(/activates with \d AP\. \(JHX-ACT-001, JHX-ACT-008,?\s+JHX-ACT-006\)/);
  });

  test('a match that was left goes on from its log', async () => {
    const log = join(folder, `${jog}-left.jsonl`);
    await run(['play', jog, '--seed', 'left', '--bot', 'random', '--human', 'p1', '--out', folder], ['1']);
    const lines = readFileSync(log, 'utf8').split('\n').length;
    const { code, out } = await run([
      'play',
      jog,
      '--resume',
      log,
      '--seed',
      'left',
      '--bot',
      'random',
      '--out',
      folder,
    ]);
    expect(code).toBe(EXIT.ok);
    expect(out).not.toMatch(/Left before the end/);
    expect(readFileSync(log, 'utf8').split('\n').length).toBeGreaterThan(lines);
  });

  test('many matches give a table', async () => {
    const { out } = await run(['play', jog, '--matches', '5', '--bot', 'random', '--seed', 'm']);
    const counts = [...out.matchAll(/^ *(\d+) +[\d.]+ % {2}/gm)].map(match => Number(match[1]));
    expect(counts.reduce((a, b) => a + b)).toBe(5);
  });

  test('rulings are options, players a number', async () => {
    const { code } = await run([
      'play',
      jog,
      '--players',
      '2',
      '--option',
      'leaders=shaman',
      '--option',
      'startingSeat=1',
      '--bot',
      'random',
      '--seed',
      's',
      '--quiet',
      '--out',
      folder,
    ]);
    expect(code).toBe(EXIT.ok);
    expect(JSON.parse(readFileSync(join(folder, `${jog}-s.jsonl`), 'utf8').split('\n')[0] as string)).toMatchObject({
      players: ['p1', 'p2'],
      options: { leaders: 'shaman', startingSeat: 1 },
    });
  });
});

describe('a mistake is one clear line and an exit code', () => {
  test.each<[readonly string[], number, RegExp]>([
    [['dance'], EXIT.usage, /no command dance/],
    [['play'], EXIT.usage, /which game\? one of: judgement-hex, judgement-of-the-gods/],
    [['play', 'chess'], EXIT.usage, /no game is called chess/],
    [['play', jog, 'twice'], EXIT.usage, /one game at a time/],
    [['play', jog, '--bot', 'genius'], EXIT.usage, /--bot is one of/],
    [['play', jog, '--players', 'many'], EXIT.usage, /--players wants a whole number/],
    [['play', jog, '--players', '9'], EXIT.input, /wrong-number-of-players/],
    [['play', jog, '--human', 'p9'], EXIT.usage, /nobody is called p9/],
    [['play', jog, '--option', 'leaders'], EXIT.usage, /name=value/],
    [['play', jog, '--option', 'leaders=nobody'], EXIT.input, /bad-option at options\.leaders \(JOG-SETUP-002\)/],
    [['play', jog, '--option', 'ladders=both'], EXIT.input, /unknown-option at options\.ladders/],
    [['play', jog, '--wat'], EXIT.usage, /Unknown option '--wat'/],
    [['play', './nowhere.js'], EXIT.input, /cannot be loaded/],
    [['play', jog, '--matches', '3', '--human', 'p1'], EXIT.usage, /do not go together/],
    [['verify'], EXIT.usage, /which log file/],
    [['verify', '/nowhere'], EXIT.input, /cannot be read/],
    [['rules', jog, 'JOG-XXX-999'], EXIT.found, /no rule has/],
    [['odds'], EXIT.usage, /which dice/],
    [['odds', '3x6'], EXIT.usage, /no pool of dice/],
    [['odds', '9999d6'], EXIT.usage, /9999d6: /],
    [['odds', '3d6', 'seven'], EXIT.usage, /no target/],
    [['new-game', 'My Game'], EXIT.usage, /kebab-case/],
    [['new-game'], EXIT.usage, /in which folder/],
  ])('%j', async (args, code, message) => {
    const ran = await run(args);
    expect(ran.err).toMatch(message);
    expect(ran.err.split('\n')).toHaveLength(1);
    expect(ran.code).toBe(code);
  });

  test('help and version', async () => {
    expect(await run(['help'])).toMatchObject({ code: EXIT.ok, out: expect.stringMatching(/rulewright play/) });
    expect(await run([])).toMatchObject({ code: EXIT.usage });
    expect(await run(['--version'])).toMatchObject({ code: EXIT.ok, out: version });
    const manifest = JSON.parse(readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8')) as {
      version: string;
    };
    expect(version).toBe(manifest.version);
  });
});

describe('logs', () => {
  test('verify accepts what was played', async () => {
    expect(await run(['verify', played])).toMatchObject({
      code: EXIT.ok,
      out: expect.stringMatching(/replay to the same hash/),
    });
  });

  test('verify names the first record of an edited log', async () => {
    const lines = readFileSync(played, 'utf8').split('\n');
    const at = lines.findIndex(line => line.includes('"beat"'));
    const edited = join(folder, 'edited.jsonl');
    writeFileSync(edited, lines.with(at, `{"n":${at - 1},"beat":"0000000000000000"}`).join('\n'));
    const { code, err } = await run(['verify', edited]);
    expect(code).toBe(EXIT.found);
    expect(err).toMatch(new RegExp(`drift at record ${at - 1}\\b`));
  });

  test('a broken file is refused with its line', async () => {
    const broken = join(folder, 'broken.jsonl');
    writeFileSync(broken, readFileSync(played, 'utf8').slice(0, 700));
    expect(await run(['verify', broken])).toMatchObject({
      code: EXIT.input,
      err: expect.stringMatching(/broken\.jsonl: .*line \d+/),
    });
  });

  test('replay tells the story again, or makes the page', async () => {
    const { code, out } = await run(['replay', played]);
    expect(code).toBe(EXIT.ok);
    expect(out).toMatch(/JOG-SETUP/);
    const page = join(folder, 'again.html');
    await run(['replay', played, '--html', page]);
    expect(readFileSync(page, 'utf8')).toMatch(/^<!doctype html>/i);
  });
});

describe('rules', () => {
  test('one rule whole, with its ruling', async () => {
    const { out } = await run(['rules', jog, 'jog-move-002']);
    expect(out).toMatch(/^JOG-MOVE-002 {2}Adjacent squares/);
    expect(out).toMatch(/options +adjacency/);
  });
  test('a list by word', async () => {
    const { out } = await run(['rules', jog, 'roll call']);
    expect(out.split('\n').length).toBeGreaterThan(2);
    expect(out).toMatch(/JOG-SPC-010/);
  });
});

describe('odds', () => {
  test.each([
    [['2d6', '>=7'], '7/12 = 58.33 %'],
    [['3d6', '=', '3'], '1/216 = 0.46 %'],
    [['4d6kh3', '=18'], '7/432 = 1.62 %'],
    [['2d20kl1', '>10'], '1/4 = 25.00 %'],
    [['5d6>=s4', '>=3'], '1/2 = 50.00 %'],
    [['1d6+2', '<=3'], '1/6 = 16.67 %'],
  ])('%j', async (args, expected) => {
    const { out } = await run(['odds', ...args]);
    expect(out.replace(/\s*%/, ' %')).toBe(expected);
  });
  test('a whole table with its mean', async () => {
    expect((await run(['odds', '2d6'])).out).toMatch(/^mean 7 = 7$/m);
  });
});

test('new-game makes a game that compiles and passes the conformance suite', async () => {
  const made = join(folder, 'dragon-race');
  expect((await run(['new-game', made])).code).toBe(EXIT.ok);
  expect(await run(['new-game', made])).toMatchObject({ code: EXIT.input, err: expect.stringMatching(/is not empty/) });
  const root = fileURLToPath(new URL('../../../', import.meta.url));
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
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', inside, '--noEmit'], { encoding: 'utf8', stdio: 'pipe' });
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

test('wrap breaks between words and indents', () => {
  expect(wrap('one two three four', 9, 2)).toEqual(['one two', '  three', '  four']);
  expect(wrap('extraordinarily long', 5)).toEqual(['extraordinarily', 'long']);
});
