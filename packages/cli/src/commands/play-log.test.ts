import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readLog, replay, toLog, writeLog } from '@rulewright/core/log';
import { judgementOfTheGods } from '@rulewright/judgement-of-the-gods';
import { describe, expect, test } from 'vitest';
import { safeName } from '../files.js';
import { emptyFolder, run } from '../notebook.js';
import { EXIT } from '../terminal.js';

const jog = 'judgement-of-the-gods';
const folder = emptyFolder();
const play = (seed: string, ...more: readonly string[]) =>
  run(['play', jog, '--seed', seed, '--bot', 'random', '--quiet', '--out', folder, ...more]);
const linesOf = (file: string): readonly string[] => readFileSync(file, 'utf8').split('\n').slice(0, -1);

describe('a program that is stopped leaves a log that resumes', () => {
  /** Plays in a process of its own, stops it by a signal when its log has enough lines, and gives the log. */
  const stopped = async (signal: NodeJS.Signals, lines: number, args: readonly string[], input: string) => {
    const out = join(folder, signal);
    const root = fileURLToPath(new URL('../../../../', import.meta.url));
    const program = fileURLToPath(new URL('../bin.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', program, 'play', ...args, '--out', out], {
      cwd: root,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    const ended = new Promise<string | null>(resolve => child.on('close', (_, by) => resolve(by)));
    // The pipe stays open, so the program waits for more input and does not end by itself.
    child.stdin.write(input);
    const log = (): string | undefined =>
      existsSync(out) && readdirSync(out).length > 0 ? join(out, readdirSync(out)[0] as string) : undefined;
    const deadline = performance.now() + 40_000;
    while (performance.now() < deadline && linesOf(log() ?? '/dev/null').length < lines) await setTimeout(20);
    child.kill(signal);
    expect(await ended).toBe(signal);
    return log() as string;
  };

  test.each([
    [
      'SIGKILL',
      60,
      ['judgement-hex', '--map', '3v3-1', '--seed', 'k', '--bot', 'greedy', '--option', 'roundLimit=2', '--quiet'],
      '',
    ],
    ['SIGINT', 20, [jog, '--seed', 'k', '--bot', 'random', '--human', 'p1'], '1\n1\n1\n'],
  ] as const)('%s', async (signal, lines, args, input) => {
    const log = await stopped(signal, lines, args, input);
    const before = readFileSync(log, 'utf8');
    expect(linesOf(log).length).toBeGreaterThanOrEqual(lines);
    expect(before).toMatch(/\n$/);
    expect(readLog(before).end).toBeUndefined();
    const { code, out } = await run(['play', args[0], '--resume', log, '--bot', 'random', '--quiet', '--out', folder]);
    expect(code).toBe(EXIT.ok);
    expect(out).toMatch(/verified/);
    const after = readFileSync(join(folder, `${args[0]}-k.jsonl`), 'utf8');
    expect(after.startsWith(before)).toBe(true);
    expect(readLog(after).end).toBeDefined();
    expect(readFileSync(log, 'utf8')).toBe(before);
  });
});

describe('resuming', () => {
  test('a match that was left goes on in a log of its own, under the same seed', async () => {
    const left = await run(['play', jog, '--seed', 'left', '--human', 'p1', '--out', folder], ['1']);
    const log = join(folder, `${jog}-left.jsonl`);
    expect(left.out).toContain(`go on with: rulewright play --human p1 --out ${folder} --resume ${log}`);
    const before = readFileSync(log, 'utf8');
    const { code, out } = await run(['play', '--resume', log, '--bot', 'random', '--quiet', '--out', folder]);
    expect(code).toBe(EXIT.ok);
    expect(out).toContain(`seed left`);
    const after = linesOf(join(folder, `${jog}-left-2.jsonl`));
    expect(after.slice(0, linesOf(log).length - 1)).toEqual(linesOf(log).slice(0, -1));
    expect(after.length).toBeGreaterThan(linesOf(log).length);
    expect(readFileSync(log, 'utf8')).toBe(before);
  });

  test('a last line that was cut off is left out; a match that is over is refused', async () => {
    await play('cut');
    const whole = linesOf(join(folder, `${jog}-cut.jsonl`));
    const cut = join(folder, 'cut.jsonl');
    writeFileSync(cut, `${whole.slice(0, 30).join('\n')}\n${whole[30]?.slice(0, 9)}`);
    expect(await run(['play', jog, '--resume', cut, '--bot', 'random', '--quiet', '--out', folder])).toMatchObject({
      code: EXIT.ok,
    });
    expect(linesOf(join(folder, `${jog}-cut-2.jsonl`)).slice(0, 30)).toEqual(whole.slice(0, 30));
    const over = await run(['play', jog, '--resume', join(folder, `${jog}-cut.jsonl`), '--out', folder]);
    expect(over).toMatchObject({ code: EXIT.input, err: expect.stringMatching(/the match is over/) });
  });
});

test('a log that was appended line by line is the log of the match', async () => {
  await play('lines');
  const text = readFileSync(join(folder, `${jog}-lines.jsonl`), 'utf8');
  const { match, drift } = replay(judgementOfTheGods, readLog(text));
  expect(drift).toBeUndefined();
  expect(writeLog(toLog(match))).toBe(text);
});

describe('file names', () => {
  test.each([
    ['hello', 'hello'],
    ['../../etc/passwd', '_etc_passwd'],
    ['a b\u0000c', 'a_b_c'],
    ['.hidden', '_hidden'],
    ['é', '_'],
    ['', '_'],
    ['x'.repeat(1000), 'x'.repeat(40)],
  ])('%j', (seed, name) => expect(safeName(seed)).toBe(name));

  test('are never taken twice, also where seeds look alike, and where only a log or only a page is left', async () => {
    for (const seed of ['a/b', 'a_b', 'a b']) await play(seed);
    const names = ['', '-2', '-3'].map(copy => join(folder, `${jog}-a_b${copy}.jsonl`));
    expect(names.map(name => readLog(readFileSync(name, 'utf8')).header.seed)).toEqual(['a/b', 'a_b', 'a b']);
    for (const ending of ['jsonl', 'html']) {
      const mine = join(folder, `${jog}-only-${ending}.${ending}`);
      writeFileSync(mine, 'mine');
      await play(`only-${ending}`);
      expect(readFileSync(mine, 'utf8')).toBe('mine');
      expect(existsSync(join(folder, `${jog}-only-${ending}-2.jsonl`))).toBe(true);
    }
  });

  test('nothing is left beside logs and pages', () => {
    expect(readdirSync(folder).filter(name => !/\.(jsonl|html)$|^SIG/.test(name))).toEqual([]);
  });
});
