import { expect, test } from 'vitest';
import { emptyFolder, run } from './notebook.js';

const folder = emptyFolder();
const playing = async (game: string, ...lines: readonly string[]) => {
  const args = ['play', game, '--players', '2', '--human', 'p1', '--seed', 'x', '--quiet', '--out', folder];
  const { out, err } = await run(args, lines);
  return { out, err };
};

test('a card is read before anything is drafted, by its name or a part of it', async () => {
  const { out, err } = await playing('judgement-hex', '? tamsin', '? Keen Whetstone', '? tamsen rook');
  expect(out).toContain('  Tamsin Rook\n    classes: assassin');
  expect(out).toContain('      - Stiletto, type MEL');
  expect(out).toContain('  Keen Whetstone\n');
  expect(err).toContain('no card is called tamsen rook; did you mean Tamsin Rook?');
});

test('the cards that an answer names are read by its number', async () => {
  expect((await playing('shroudfall-inches', '? 1')).out).toContain('Orsk Vellan, Harbour Master\n    keywords:');
});

test('a thing on the table is read as it is now', async () => {
  const { out } = await playing('judgement-of-the-gods', '? shaman');
  expect(out).toMatch(/ {2}Shaman\n/);
});
