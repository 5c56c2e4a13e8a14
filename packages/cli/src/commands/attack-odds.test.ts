import { describe, expect, test } from 'vitest';
import { run } from '../notebook.js';
import { EXIT } from '../terminal.js';

const odds = (...args: readonly string[]) => run(['odds', 'judgement-hex', ...args]);
const bow = ['--edition', 'v11', '--attacker', 'ilvane', '--target', 'tamsin', '--distance', '8.5'];

describe('odds by the sheet, in inches', () => {
  test('name the rules of the sheet, for each kind of cover [JV11-RNG-006, JV11-RNG-007]', async () => {
    const open = await odds(...bow);
    expect([open.code, open.err, open.out.split('\n')[0]]).toEqual([EXIT.ok, '', '3 dice']);
    const soft = await odds(...bow, '--cover', 'soft');
    expect(soft.out).toMatch(/^2 dice\n.*−1 forest-1 \(JV11-RNG-006\)/s);
    const hard = await odds(...bow, '--cover');
    expect(hard.out).toMatch(/^1 die\n.*−2 wall-1 \(JV11-RNG-007\)/s);
    expect((await odds(...bow, '--cover', 'hard')).out).toBe(hard.out);
  });

  test('say that an attack is out of reach', async () => {
    const { code, err, out } = await odds(...bow.slice(0, -1), '9.01');
    expect([code, err]).toEqual([
      EXIT.ok,
      'rulewright: in play this attack cannot be declared: the target is out of reach: Tamsin Rook (JHX-ATTACK-008)',
    ]);
    expect(out).toMatch(/^3 dice/);
  });

  test('refuse what cannot be', async () => {
    const wrong = await odds(...bow.slice(2), '--edition', 'v12');
    expect([wrong.code, wrong.err]).toEqual([
      EXIT.usage,
      'rulewright: judgement-hex has no edition v12; there are: v11, and the newest one where none is named',
    ]);
    const words = await odds(...bow.slice(0, -1), 'far');
    expect([words.code, words.err]).toEqual([
      EXIT.usage,
      'rulewright: --distance wants a number of inches from 0, not far',
    ]);
    expect((await odds(...bow, '--cover', 'thick')).code).toBe(EXIT.usage);
    expect((await odds(...bow.slice(0, -1), '49')).code).toBe(EXIT.input);
  });
});

describe('names', () => {
  test('a printed name is as good as an id, in any spelling', async () => {
    const by = (attacker: string) => odds('--attacker', attacker, '--target', 'tamsin');
    const wanted = await by('brannoc');
    expect(wanted.code).toBe(EXIT.ok);
    for (const name of ['Brannoc Vell', 'BRANNOC vell', 'brannoc-vell']) expect((await by(name)).out).toBe(wanted.out);
  });

  test('a wrong name lists those that are near', async () => {
    const { code, err } = await odds('--attacker', 'branoc', '--target', 'tamsin');
    expect([code, err]).toEqual([
      EXIT.usage,
      expect.stringMatching(/^rulewright: --attacker: nothing is called branoc; did you mean brannoc/),
    ]);
    const far = await odds('--attacker', 'tamsin', '--target', 'qqqqqqqq');
    expect(far.err).toContain('--target: nothing is called qqqqqqqq; there are: ');
  });

  test('every result is explained in a line', async () => {
    const { out } = await odds('--attacker', 'brannoc', '--target', 'tamsin');
    expect(out).toContain('no Hit is chosen');
    expect(out).toContain('two Hits');
  });
});

describe('odds on hexes', () => {
  const hexes = ['--attacker', 'ilvane', '--target', 'tamsin', '--distance'];

  test('are in whole hexes, with one kind of cover', async () => {
    expect((await odds(...hexes, '8', '--cover')).out).toMatch(/^1 die\n.*−2 wall-1 \(JHX-COVER-/s);
    expect((await odds(...hexes, '8.5')).code).toBe(EXIT.usage);
    const soft = await odds(...hexes, '8', '--cover', 'soft');
    expect([soft.code, soft.err]).toEqual([
      EXIT.input,
      'rulewright: on hexes there is no soft cover: write --cover alone',
    ]);
  });
});
