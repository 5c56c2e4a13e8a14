import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMatch } from '@rulewright/core';
import { toLog, writeLog } from '@rulewright/core/log';
import { judgementOfTheGods } from '@rulewright/judgement-of-the-gods';
import { describe, expect, test } from 'vitest';
import { readText } from '../files.js';
import { emptyFolder, run } from '../notebook.js';
import { clip, EXIT } from '../terminal.js';

const folder = emptyFolder();
const hex = 'judgement-hex';
const jog = 'judgement-of-the-gods';
const played = async (game: string, ...more: readonly string[]): Promise<string> => {
  await run(['play', game, '--seed', 'fair', '--bot', 'random', '--out', folder, '--quiet', ...more]);
  return readFileSync(join(folder, `${game}-fair.jsonl`), 'utf8');
};
const fair = await played(jog);
// One answer is enough: most hostile things stand in the header.
const left = await run(['play', hex, '--map', '3v3-1', '--seed', 'fair', '--human', 'p1', '--out', folder, '--quiet']);
const arena = readFileSync(join(folder, `${hex}-fair.jsonl`), 'utf8');

/** A log with another header, without the records that followed from the old one. */
const headed = (log: string, change: Readonly<Record<string, unknown>>): string =>
  `${JSON.stringify({ ...(JSON.parse(log.split('\n')[0] as string) as object), ...change })}\n`;
const withLine = (log: string, at: number, line: string): string => log.split('\n').with(at, line).join('\n');

const evil = join(folder, 'evil.mjs');
writeFileSync(evil, `globalThis.loadedByALog = true; export const game = { beat() {}, evolve() {}, start() {} };\n`);

const hostile: Readonly<Record<string, string | Buffer>> = {
  empty: '',
  'only empty lines': '\n\n\n',
  'cut off in the header': fair.slice(0, 60),
  zeros: Buffer.alloc(4096),
  'random bytes': Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * i * 31 + 7 * i) & 255)),
  'two bytes a character': Buffer.from(fair, 'utf16le'),
  'a number': '7\n',
  'a list': '[]\n',
  nothing: 'null\n',
  'a page': '<!doctype html>\n<title>no log</title>\n',
  'a header of 4 MB': headed(fair, { seed: 'x'.repeat(4_000_000) }),
  'options of 4 MB': headed(fair, { options: { leaders: 'x'.repeat(4_000_000) } }),
  'an answer of 4 MB in half a line': withLine(fair, 5, `{"n":4,"action":"${'x'.repeat(4_000_000)}`),
  'a line of 1 MB of brackets': withLine(fair, 5, '['.repeat(1_000_000)),
  'deep nesting': withLine(fair, 5, `{"n":4,"action":${'['.repeat(5000)}${']'.repeat(5000)},"by":"p1","decision":1}`),
  'a record of no kind': withLine(fair, 5, '{"n":4,"dance":true}'),
  'a missing record': fair.split('\n').toSpliced(5, 1).join('\n'),
  'another format': headed(fair, { rulewright: 2 }),
  'an unknown game': headed(fair, { game: 'chess' }),
  'a game named like a key of every object': headed(fair, { game: '__proto__' }),
  'a game with a path to code': headed(fair, { game: evil }),
  'a game that steers the terminal': headed(fair, { game: '\u001b[2J\u009b2Jgone' }),
  'other content': headed(arena, { content: { id: 'x', version: '1', hash: '0' } }),
  'no content': headed(arena, { content: undefined }),
  'an unknown map': headed(arena, { options: { map: 'moon', mode: '3v3' } }),
  'a map that is a list': headed(arena, { options: { map: ['3v3-1'] } }),
  'an unknown option': headed(fair, { options: { luck: 'always' } }),
  'an option named like a key of every object': headed(fair, {
    options: JSON.parse('{"__proto__":{"leaders":"both"}}'),
  }),
  'an empty position': headed(arena, { position: {} }),
  'an empty position of the village': headed(fair, { position: {} }),
  'a position of wrong kinds': headed(arena, { position: { round: 'one', models: 7, players: null, effigies: [] } }),
  'a position of wrong kinds in the village': headed(fair, { position: { pool: 7, tiles: 'none', decks: [] } }),
  'no players': headed(fair, { players: [] }),
  'too many players': headed(arena, { players: Array.from({ length: 900 }, (_, i) => `p${i}`) }),
  'doubled players': headed(arena, { players: ['p1', 'p1'] }),
  'doubled players in the village': headed(fair, { players: ['p1', 'p1'] }),
  'a player without a name': headed(arena, { players: ['', 'p2'] }),
};

const file = join(folder, 'hostile.jsonl');
const html = join(folder, 'hostile.html');
const out = join(folder, 'out');

describe('a hostile log is refused in one line with exit code 3', () => {
  expect(left.code).toBe(EXIT.ok);
  test.each(Object.entries(hostile))('%s', async (_, bytes) => {
    writeFileSync(file, bytes);
    for (const args of [
      ['verify', file],
      ['replay', file],
      ['replay', file, '--html', html],
      ['play', '--resume', file, '--bot', 'random', '--out', out],
    ]) {
      const ran = await run(args);
      expect(ran, args.join(' ')).toMatchObject({ code: EXIT.input });
      expect(ran.err, args.join(' ')).toMatch(/^rulewright: .*hostile\.jsonl: [^\n]+$/);
      expect(ran.err.length).toBeLessThan(4100);
      expect(ran.err).not.toMatch(/\p{Cc}/u);
    }
    expect('loadedByALog' in globalThis).toBe(false);
    expect(readdirSync(folder)).not.toContain('hostile.html');
    expect(readdirSync(folder)).not.toContain('out');
  });

  test('also one of another game than the caller says', async () => {
    writeFileSync(file, fair);
    for (const args of [
      ['verify', file, '--game', hex],
      ['replay', file, '--game', hex],
      ['play', hex, '--resume', file, '--out', out],
    ]) {
      expect(await run(args)).toMatchObject({
        code: EXIT.input,
        err: expect.stringMatching(/it is a log of another game, not of /),
      });
    }
  });

  test('one that the rules can throw over is input, too', async () => {
    const module = join(folder, 'naive.mjs');
    writeFileSync(
      module,
      `export const game = { id: 'naive', version: '1', players: { min: 1, max: 1 }, start: () => ({ list: [1] }),
        beat: turn => turn.state.list.map(() => 0).missing.too, evolve: state => state, outcome: () => undefined };\n`,
    );
    writeFileSync(
      file,
      headed(fair, { game: 'naive', version: '1', players: ['p1'], options: {}, content: undefined }),
    );
    for (const command of [
      ['verify', file, '--game'],
      ['replay', file, '--game'],
      ['play', '--resume', file],
    ]) {
      const ran = await run([...command, module, '--out', out].slice(0, command[0] === 'play' ? undefined : -2));
      expect(ran).toMatchObject({
        code: EXIT.input,
        err: expect.stringMatching(/hostile\.jsonl: the rules cannot play it \(.*too/),
      });
    }
  });

  test('a folder, a file that is not there, and more than fits', async () => {
    mkdirSync(join(folder, 'folder.jsonl'));
    for (const name of ['folder.jsonl', 'nowhere.jsonl']) {
      expect(await run(['verify', join(folder, name)])).toMatchObject({
        code: EXIT.input,
        err: expect.stringMatching(/cannot be read/),
      });
    }
    expect(() => readText(file, 10)).toThrow(/larger than 10 bytes/);
    expect(() => readText('/dev/zero', 1000)).toThrow(/larger than 1000 bytes/);
  });
});

test('a log whose records were changed is drift for verify, and refused for going on', async () => {
  const at = fair.split('\n').findIndex(line => line.includes('"beat"'));
  const record = JSON.stringify({ n: at - 1, beat: `\u009b2J${'x'.repeat(9000)}` });
  writeFileSync(file, withLine(fair, at, record));
  const verified = await run(['verify', file]);
  expect(verified.code).toBe(EXIT.found);
  expect(verified.err.length).toBeLessThan(1000);
  expect(verified.err).not.toMatch(/[^\P{Cc}\n]/u);
  expect(await run(['play', '--resume', file, '--out', out])).toMatchObject({
    code: EXIT.input,
    err: expect.stringMatching(/hostile\.jsonl: from record \d+ on, the rules of today give another match/),
  });
});

test('names of players in a log do not steer the terminal', async () => {
  const name = 'eve\u001b[2J\u0007\u202e';
  const match = createMatch(judgementOfTheGods, { players: [name, 'p2'], seed: 'eve' });
  writeFileSync(file, writeLog(toLog(match)));
  for (const args of [
    ['replay', file],
    ['play', '--resume', file, '--human', 'p2', '--out', out],
    ['play', '--resume', file, '--human', 'p3', '--out', out],
  ]) {
    const ran = await run(args, ['?']);
    expect(ran.out + ran.err).toContain('eve');
    expect(ran.out + ran.err).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  }
});

test('clipped text is one short line', () => {
  expect(clip('a\nb\u001b[1mc', 7)).toBe('a b [1m…');
  expect(clip('plain')).toBe('plain');
});
