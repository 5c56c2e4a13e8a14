import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { run } from './notebook.js';
import { EXIT, wrap } from './terminal.js';
import { version } from './version.js';

const jog = 'judgement-of-the-gods';

describe('a mistake is one clear line and an exit code', () => {
  test.each<[readonly string[], number, RegExp]>([
    [['dance'], EXIT.usage, /no command dance/],
    [['play'], EXIT.usage, /which game\? one of: judgement-hex, judgement-of-the-gods/],
    [['play', 'chess'], EXIT.usage, /no game is called chess/],
    [['play', 'eldfall'], EXIT.usage, /no game is called eldfall \(.*\); did you mean eldfall-d20\?$/m],
    [['play', jog, 'twice'], EXIT.usage, /one game at a time/],
    [['play', jog, '--bot', 'genius'], EXIT.usage, /--bot is one of/],
    [['play', jog, '--players', 'many'], EXIT.usage, /--players wants a whole number/],
    [['play', jog, '--players', '9'], EXIT.usage, /--players wants a whole number from 2 to 6, not 9/],
    [['play', jog, '--human', 'p9'], EXIT.usage, /no seat is called "p9"; seats are p1, p2/],
    [['play', jog, '--option', 'leaders'], EXIT.usage, /name=value/],
    [
      ['play', jog, '--option', 'leaders=nobody'],
      EXIT.input,
      /option leaders is one of both, chieftain, shaman \(JOG-SETUP-002\)/,
    ],
    [
      ['play', jog, '--option', 'ladders=both'],
      EXIT.input,
      /no option of the game is called ladders; did you mean leaders/,
    ],
    [['play', jog, '--wat'], EXIT.usage, /there is no option --wat; /],
    [['play', jog, '--players'], EXIT.usage, /--players wants a value after it/],
    [['play', jog, '--quiet=1'], EXIT.usage, /--quiet takes no value/],
    [['play', jog, '--matches', '-3'], EXIT.usage, /--matches wants a whole number from 1, not -3/],
    [['play', 'eldfall-d20', '--option', 'quest=nowhere'], EXIT.input, /no Quest is called nowhere; there are: /],
    [['play', './nowhere.js'], EXIT.input, /cannot be loaded \(there is no such file/],
    [['play', './docs/'], EXIT.input, /it is a folder: name the file of the module/],
    [['play', './docs/code/my-pack.ts'], EXIT.input, /exports no "game"/],
    [['play', jog, '--matches', '3', '--human', 'p1'], EXIT.usage, /do not go together/],
    [['play', jog, '--resume', 'log', '--players', '2'], EXIT.usage, /--resume takes no --players/],
    [['play', jog, '--resume', 'log', '--option', 'a=b'], EXIT.usage, /--resume takes no --players/],
    [['play', jog, '--out', '/dev/null/here'], EXIT.input, /\/dev\/null\/here: cannot be written/],
    [['play', jog, '--out', '/proc/here'], EXIT.input, /\/proc\/here: cannot be written/],
    [['verify'], EXIT.usage, /which log file/],
    [['verify', '/nowhere'], EXIT.input, /cannot be read \(there is no such file/],
    [['verify', 'docs'], EXIT.input, /docs: cannot be read \(it is a folder/],
    [['verify', 'package.json'], EXIT.input, /line 1 is no JSON, so this is no log of rulewright/],
    [['verify', 'a', 'b'], EXIT.usage, /one log file at a time, not a and b/],
    [['rules', jog, 'JOG-XXX-999'], EXIT.found, /no rule has/],
    [['odds'], EXIT.usage, /which dice/],
    [['odds', '3x6'], EXIT.usage, /no pool of dice/],
    [['odds', 'judgment-hex'], EXIT.usage, /did you mean judgement-hex/],
    [['odds', 'judgement-hex', '--attacker', 'brannoc'], EXIT.usage, /--target is missing; it is one of/],
    [
      ['odds', 'judgement-hex', '--attacker', 'brannoc', '--target', 'tamsin', '--wounds', '99'],
      EXIT.input,
      /--wounds is at most 12 here/,
    ],
    [
      ['odds', 'judgement-hex', '--attacker', 'brannoc', '--target', 'tamsin', '--weapon', 'axe'],
      EXIT.usage,
      /the weapon: nothing is called axe; there are: twin-falchions/,
    ],
    [['odds', 'judgement-hex', 'brannoc'], EXIT.usage, /"brannoc" has no meaning here/],
    [['odds', 'judgement-of-the-gods'], EXIT.usage, /has no attacks/],
    [['odds', '9999d6'], EXIT.usage, /9999d6: /],
    [['odds', '3d6', 'seven'], EXIT.usage, /no target/],
    [['new-game', 'My Game'], EXIT.usage, /kebab-case/],
    [['new-game', 'my-game', '--packages', '/nowhere'], EXIT.input, /nowhere: cannot be read/],
    [['new-game', 'my-game', '--packages', 'docs'], EXIT.input, /docs: holds no rulewright-core/],
    [['new-game'], EXIT.usage, /in which folder/],
    [['new-game', ''], EXIT.usage, /in which folder/],
    [['new-game', 'a', 'b'], EXIT.usage, /one folder at a time, not a and b/],
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

describe('rules', () => {
  test('one rule whole, with its ruling', async () => {
    const { out } = await run(['rules', jog, 'jog-move-002']);
    expect(out).toMatch(/^JOG-MOVE-002 {2}Adjacent squares/);
    expect(out).toMatch(/options +adjacency/);
  });
  test('a rule of a further edition, found in that edition only', async () => {
    const { out } = await run(['rules', 'judgement-hex', '--edition', 'v11', 'jv11-act-015']);
    expect(out).toMatch(/^JV11-ACT-015 {2}Recall heals/);
    expect(out).toMatch(/differs +added/);
    const kept = await run(['rules', 'judgement-hex', '--edition', 'v11', 'JHX-FATE-002']);
    expect(kept.out).toMatch(/^JHX-FATE-002/);
    expect((await run(['rules', 'judgement-hex', 'JV11-ACT-015'])).code).toBe(EXIT.found);
    expect((await run(['rules', 'judgement-hex', '--edition', 'v12', 'Fate'])).code).toBe(EXIT.usage);
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
    [['d20', '>=11'], '1/2 = 50.00 %'],
  ])('%j', async (args, expected) => {
    const { out } = await run(['odds', ...args]);
    expect(out.replace(/\s*%/, ' %')).toBe(expected);
  });
  test('a whole table with its mean', async () => {
    expect((await run(['odds', '2d6'])).out).toMatch(/^mean 7 = 7$/m);
  });
});

test('wrap breaks between words and indents', () => {
  expect(wrap('one two three four', 9, 2)).toEqual(['one two', '  three', '  four']);
  expect(wrap('extraordinarily long', 5)).toEqual(['extraordinarily', 'long']);
});
