import { expect, test } from 'vitest';
import { findGame } from './games.js';
import { emptyFolder, run } from './notebook.js';

const folder = emptyFolder();
const playing = async (game: string, ...lines: readonly string[]) => {
  const args = ['play', game, '--players', '2', '--human', 'p1', '--seed', 'x', '--quiet', '--out', folder];
  const { out, err } = await run(args, lines);
  return { out, err };
};

test('a card is read before anything is drafted, by its name or a part of it', async () => {
  const { out, err } = await playing('judgement-hex', '? tamsin', '? Keen Whetstone', '? tamsen rook');
  expect(out).toContain('  Tamsin Rook\n    Classes: assassin');
  expect(out).toContain('      - Stiletto: MEL, 1 AP, 1 hex, damage 2 / 3 / 5');
  expect(out).toContain('  Keen Whetstone\n');
  expect(err).toContain('no card is called tamsen rook; did you mean Tamsin Rook?');
});

test('a word that is on no card reads the rules about it, those named by it first', async () => {
  const { out, err } = await playing('judgement-of-the-gods', '? explore', '? merchant', '? chieftain');
  expect(out).toMatch(/JOG-EXP-001 {2}Only without a move\n {4}\S[\s\S]*\n {2}also: JOG-EXP-005, JOG-EXP-006/);
  expect(out).toContain('  JOG-SPC-009  Merchant\n');
  expect(out).not.toMatch(/explore: draw/);
  // A card on the table and its printed card have one name: the one on the table is read.
  expect(out.match(/^ {2}Chieftain$/gm)?.length).toBe(1);
  expect(err).toBe('');
});

test('a member of a unit has the card of its unit', async () => {
  const { out } = await playing('judgement-hex', '? fizz tallow');
  expect(out).toMatch(/ {2}Tallow Street Crew\n[\s\S]*Fizz Tallow/);
});

test('the cards that an answer names are read by its number', async () => {
  expect((await playing('shroudfall-inches', '? 1')).out).toContain('Orsk Vellan, Harbour Master\n    Keywords:');
});

test('no line is wider than the terminal, and meters are told once they measure something', async () => {
  const lines = ['nonsense', '1', '1', '1', '1', 'nothing of this kind', '? 1', '?', '{"do":"nothing"}', '1'];
  const { out, err } = await playing('shroudfall-inches', ...lines);
  expect(err).toContain('"nonsense" is no answer');
  // The path of the log stays whole, so that it can be copied.
  const wide = [...out.split('\n'), ...err.split('\n')].filter(line => line.length > 80);
  expect(wide.filter(line => !line.includes('--resume'))).toEqual([]);
  expect(out).not.toMatch(/Units left of p1: 0/);
  expect(out).toContain('Units left of p1 (Brass Tide): 8');
});

test('a thing on the table is read as it is now', async () => {
  const { out } = await playing('judgement-of-the-gods', '? shaman');
  expect(out).toMatch(/ {2}Shaman\n/);
});

test('a rule word that cards name is read by its name, and below each printed card that names it', async () => {
  const { out } = await playing('shroudfall-inches', '? stealth', '? Orsk Vellan, Harbour Master');
  expect(out).toContain('  Stealth\n    Stealth: models more than 6" away cannot target the unit (SFI-PASSIVE-042)');
  expect(out).toMatch(/ {2}Orsk Vellan, Harbour Master\n[\s\S]*\(SFI-PASSIVE-\d+\)/);
});

test.each([
  ['judgement-hex', undefined, 'Stealth', 'enemies more than 2 hexes away cannot target it, except with a Charge'],
  ['judgement-hex', 'v11', 'Stealth', 'enemies more than 2 inches away cannot target it, except with a Charge'],
  ['judgement-hex', undefined, 'Forest', 'rough ground; gives Stealth, and blocks sight with height 4'],
  [
    'shroudfall-inches',
    undefined,
    'Fortified Position (X)',
    'the attacker re-rolls up to X damage dice, which the defender picks',
  ],
  ['shroudfall-inches', undefined, 'Scout (X)', 'may be deployed up to X" beyond its zone'],
  ['eldfall-d20', undefined, 'Burn (X)', 'a Wound brings X more Damage rolls against ARM 0'],
])('every rule word of %s (edition %s) has a meaning and a rule of its catalogue', async (id, edition, word, means) => {
  const { presentation, catalogue } = await findGame(id, edition);
  const terms = presentation?.terms ?? [];
  expect(terms.length).toBeGreaterThan(40);
  for (const { label, text = '', rule = '' } of terms) {
    expect(text, label).toMatch(/^[^{}]{4,}$/);
    expect(catalogue?.map(one => one.id)).toContain(rule);
  }
  expect(terms.find(({ label }) => label === word)?.text).toBe(means);
});
