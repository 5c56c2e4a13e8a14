import { expect, test } from 'vitest';
import { meantInstead, namesNear } from './near.js';
import { emptyFolder, run } from './notebook.js';
import { EXIT, widthOf } from './terminal.js';

test('near names are those with few wrong letters, or that hold the text', () => {
  const known = ['judgement-hex', 'judgement-of-the-gods', 'shroudfall-inches', 'eldfall-d20'];
  expect(namesNear('judgment-hex', known)).toEqual(['judgement-hex']);
  expect(namesNear('gods', known)).toEqual(['judgement-of-the-gods']);
  expect(namesNear('chess', known)).toEqual([]);
  expect(meantInstead('chess', known)).toBe(`there are: ${known.join(', ')}`);
  expect(namesNear('', known)).toEqual([]);
  expect(namesNear('brun', ['curse', 'burn'])).toEqual(['burn']);
  expect(namesNear('blad', ['duskblade', 'blade'])).toEqual(['blade', 'duskblade']);
  expect(namesNear('branoc', ['Brannoc Vell, human bruiser', 'Tamsin Rook, elf assassin'])).toEqual([
    'Brannoc Vell, human bruiser',
  ]);
});

test('a word of an answer with a wrong letter leads to the number of the answer', async () => {
  const args = [
    'play',
    'judgement-hex',
    '--map',
    '3v3-1',
    '--human',
    'p1',
    '--seed',
    'x',
    '--quiet',
    '--out',
    emptyFolder(),
  ];
  const { err } = await run(args, ['1', 'branoc']);
  expect(err.replace(/\s+/g, ' ')).toContain('"branoc" is no answer; did you mean 1 (Brannoc Vell, human bruiser)?');
});

test('a game, a command and a rule that do not exist name the near ones', async () => {
  expect((await run(['play', 'judgment-hex'])).err).toContain('did you mean judgement-hex');
  expect((await run(['rule', 'judgement-hex'])).err).toContain('did you mean rules');
  const rule = await run(['rules', 'judgement-of-the-gods', 'JOG-SPC-99']);
  expect([rule.code, rule.err]).toEqual([EXIT.found, expect.stringContaining('did you mean JOG-SPC-')]);
});

test('a word that no rule has leads to the words of rules that are near', async () => {
  const { code, err } = await run(['rules', 'judgement-hex', 'chagre']);
  expect([code, err]).toEqual([EXIT.found, expect.stringContaining('did you mean charge')]);
  expect((await run(['rules', 'shroudfall-inches', 'attak', 'roll'])).err).toContain('did you mean attack');
});

test('a word is looked up in questions, rulings and options too', async () => {
  const { code, out } = await run(['rules', 'judgement-of-the-gods', 'unanimousOnce']);
  expect([code, out]).toEqual([EXIT.ok, 'JOG-SPC-019  Consent to a Trade']);
});

test('a terminal that tells no width, or a width of 0, has 80 columns', () => {
  expect([widthOf(undefined), widthOf(0), widthOf(100), widthOf(400)]).toEqual([80, 80, 100, 120]);
});
