import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { emptyFolder, run } from '../notebook.js';
import { EXIT } from '../terminal.js';

const folder = emptyFolder();
const jog = 'judgement-of-the-gods';

describe('play', () => {
  test('tells a match with rule ids, leaves log and replay, and verifies the log', async () => {
    const { code, out } = await run(['play', jog, '--seed', 'told', '--bot', 'random', '--out', folder]);
    expect(code).toBe(EXIT.ok);
    expect(out).toMatch(/JOG-TURN-001/);
    expect(out).toMatch(/verified: \d+ records replay to the same hash/);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([`${jog}-told.html`, `${jog}-told.jsonl`]));
  });

  test('the same seed tells the same story, and leaves a log of its own', async () => {
    const one = await run(['play', jog, '--seed', 'x', '--bot', 'random', '--out', folder]);
    const two = await run(['play', jog, '--seed', 'x', '--bot', 'random', '--out', folder]);
    expect(two.out).toContain(`${jog}-x-2.jsonl`);
    expect(two.out.replaceAll(`${jog}-x-2.`, `${jog}-x.`)).toBe(one.out);
  });

  test('keeps to the width of the terminal', async () => {
    const { out } = await run(['play', jog, '--seed', 'narrow', '--bot', 'random', '--out', folder], [], 40);
    const told = out.split('\n').filter(line => /^ {2}[›⚄· ]/.test(line));
    expect(told.length).toBeGreaterThan(20);
    // Only a single word may be longer than a line.
    expect(told.filter(line => line.length > 40 && line.trim().includes(' '))).toEqual([]);
  });

  test('a person answers by number; a wrong answer is named and asked for again; the input may end', async () => {
    const { code, out, err } = await run(
      ['play', jog, '--seed', 'me', '--bot', 'random', '--human', 'p1', '--out', folder],
      ['', 'what?', '99', '{"do":"nothing"}', '1', '1'],
    );
    expect(code).toBe(EXIT.ok);
    expect(out).toMatch(/^ {2}p1, /m);
    expect(out).toMatch(/^ {4}1\. /m);
    expect(err).toMatch(/"what\?" is no answer: type 1-/);
    expect(err).toMatch(/"99" is no answer: type 1-/);
    expect(err).toMatch(/refused: /);
    expect(out).toMatch(
      /^Left before the end; go on with: rulewright play --human p1 --bot random --out \S+ --resume \S+\.jsonl$/m,
    );
    expect(out).toMatch(/verified/);
  });

  test('a match of a module that was left goes on with the command that is told', async () => {
    const module = './docs/tutorial/src/nim.ts';
    const left = await run(['play', module, '--seed', 'left', '--human', 'p1', '--out', folder], ['1']);
    const [, command = ''] = /go on with: rulewright (.+)$/m.exec(left.out) ?? [];
    expect(command.split(' ').slice(0, -1)).toEqual(['play', module, '--human', 'p1', '--out', folder, '--resume']);
    const { code, out } = await run(command.split(' '), ['1']);
    expect(code).toBe(EXIT.ok);
    expect(out).toMatch(/^ {2}p1, take counters/m);
  });

  test('an answer is taken back as long as nothing has become known since, and the log forgets it', async () => {
    const args = ['play', jog, '--seed', 'h1', '--bot', 'random', '--human', 'p1', '--out', folder];
    const moved = await run(args, ['Explore', '1', 'Move', 'undo', 'no action']);
    const [, file = ''] = /^log +(\S+)$/m.exec(moved.out) ?? [];
    expect(moved.out).toMatch(/p1 takes the last answer back\n {2}p1, what does/);
    expect(moved.out).toMatch(/verified/);
    const log = readFileSync(file, 'utf8');
    const ofPerson = log.split('\n').filter(line => /"action".*"by":"p1"/.test(line));
    expect(ofPerson.map(line => /"do":"(\w+)"/.exec(line)?.[1])).toEqual(['explore', undefined, 'pass']);
    const refusals = await run(args, ['undo', 'Explore', 'undo', '1', 'undo']);
    expect(refusals.err.match(/nothing is taken back: [\w\s]+$/gm)).toHaveLength(3);
  });

  test('a match that goes on from its log can be taken back beyond the place where it was left', async () => {
    const begun = join(folder, 'begun');
    const seat = ['--bot', 'random', '--human', 'p1', '--out', begun];
    await run(
      ['play', 'judgement-hex', '--map', '3v3-1', '--seed', 'me', ...seat],
      ['1', '1', '1', '1', '1', '1', '1'],
    );
    const log = join(begun, 'judgement-hex-me.jsonl');
    const { out, code } = await run(['play', '--resume', log, ...seat], ['undo']);
    expect(out).toContain('p1 takes the last answer back');
    expect(out).toMatch(/verified: \d+ records/);
    expect(code).toBe(0);
  });

  test('a person alone is told the secrets of their own seat, and where a match stands that goes on', async () => {
    const out = join(folder, 'alone');
    const alone = ['--human', 'p1', '--bot', 'random', '--out', out];
    const begun = await run(['play', 'judgement-hex', '--players', '2', '--seed', 'alone', ...alone], ['1', '1']);
    expect(begun.out).toMatch(/› p1, which god do you represent\? (?!Chooses)/);
    expect(begun.out.match(/› p1, which god/g)?.length).toBe(1);
    expect(begun.out).not.toMatch(/› p1, which Hero .* Chooses in secret/);
    const log = join(out, 'judgement-hex-alone.jsonl');
    const later = await run(['play', '--resume', log, ...alone]);
    expect(later.out).toMatch(/\n\nSet-up\n[\s\S]*p1: Effigy|p1, .*Effigy/);
    const shared = await run(
      [
        ...['play', 'judgement-hex', '--players', '2', '--seed', 'shared', '--human', 'p1', '--human', 'p2'],
        ...['--bot', 'random', '--out', out],
      ],
      ['1', '1', '1'],
    );
    expect(shared.out).toMatch(/› p1, which Hero .*\s*Chooses in secret/);
  });

  test('the scores are told at the end', async () => {
    const { out } = await run(['play', jog, '--seed', 'told', '--bot', 'random', '--out', folder]);
    expect(out).toMatch(/\nFood: −?\d+ · Wood: −\d+ · .*\n(.*\n)?replay /);
  });

  test('words that fit only one answer give that answer', async () => {
    const { out, err } = await run(
      ['play', jog, '--seed', 'me', '--bot', 'random', '--human', 'p1', '--out', folder],
      ['no action'],
    );
    expect(out).toMatch(/› p1, .*\s+.*Take no action/);
    expect(err).toBe('');
  });

  test('words may be cut short; help tells what can be typed, ? reads a rule, and a draw that the pool cannot pay for says so', async () => {
    const { out, err } = await run(
      ['play', jog, '--seed', 'me', '--bot', 'random', '--human', 'p1', '--out', folder],
      ['help', '? jog-turn-004', '? nonsense', 'expl', '1E', 'buil'],
    );
    expect(out).toMatch(/undo {8}takes the last answer back/);
    expect(out).toMatch(/^ {2}JOG-TURN-004 {2}\S.*\n {4}\S/m);
    expect(out).toMatch(/› p1, .* Explore/);
    expect(out).toMatch(/× The pool cannot pay for the Mine \(costs [^)]*\)\s+and\s+the\s+Farm \(costs [^)]*\)\./);
    expect(err).toBe('  no card is called nonsense');
  });

  test('an answer may be typed as it is printed, also where another one has the same words', async () => {
    const nim = fileURLToPath(new URL('../../../../docs/tutorial/src/nim.ts', import.meta.url));
    const { out, err } = await run(
      ['play', nim, '--human', 'p1', '--bot', 'random', '--seed', 'hello', '--out', folder],
      ['take 2 from heap 1'],
    );
    expect(out).toContain('· 2 taken from heap 1. (NIM-2)');
    expect(err).toBe('');
  });

  test('? shows the state of a game that draws no table', async () => {
    const nim = fileURLToPath(new URL('../../../../docs/tutorial/src/nim.ts', import.meta.url));
    const { out } = await run(
      ['play', nim, '--human', 'p1', '--bot', 'random', '--seed', 'hello', '--out', folder],
      ['?'],
    );
    expect(out).toContain('This game has no drawing in characters. The state: {"heaps":[6,3,4],"next":0}');
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
    expect(out).toContain('  1-17, 0 goes back, ? shows the table, ? NAME a card, help > ');
    expect(out).toContain('A hex is its column and its place in it');
    expect(out).toMatch(/^ {2}p1, \w+, upper side: Effigy 16\/16/m);
    expect(out).toMatch(/ deploys at 2,8\. \(JHX-DEPLOY-001, JHX-DEPLOY-002\)/);
    // One group alone is no group.
    expect(lines.filter(line => /^ {4}1\. Odrun Kettle at 4,9$/.test(line))).toHaveLength(1);
    // The person is told their own secrets.
    expect(lines.filter(line => /p1, .* Chooses in secret/.test(line))).toHaveLength(0);
    // Secret answers are told once, and the meters once for as long as they stay.
    expect(lines.filter(line => /p2, .* Chooses in secret/.test(line))).toHaveLength(3);
    expect(lines.filter(line => /Effigy of p1 \(\w+\): 16/.test(line))).toHaveLength(1);
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
    // An action under a rule that is not told on its own still cites the rule.
    expect(out).toMatch(/activates with \d AP\. \(JHX-ACT-001, JHX-ACT-008,?\s+JHX-ACT-006\)/);
  });

  test('many matches give a table', async () => {
    const { out } = await run(['play', jog, '--matches', '5', '--bot', 'random', '--seed', 'm']);
    const counts = [...out.matchAll(/^ *(\d+) +[\d.]+ % {2}/gm)].map(match => Number(match[1]));
    expect(counts.reduce((a, b) => a + b)).toBe(5);
    // Endings are told in the words of the game.
    for (const line of out.trimEnd().split('\n')) expect(line).toMatch(/% {2}The village .* \(JOG-END-\d+\)$/);
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
