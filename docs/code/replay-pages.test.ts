import { createMatch, type Replay } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { createGame } from '@rulewright/judgement-of-the-gods';
import { defaultContent } from '@rulewright/judgement-of-the-gods/content';
import { createPresentation, german } from '@rulewright/judgement-of-the-gods/presentation';
import { germanPage, type ReplayTheme, renderReplay, replayOf } from '@rulewright/viewer';
import { expect, test } from 'vitest';

const players = ['ann', 'bob'];
const game = createGame(defaultContent);
const start = createMatch(game, { players, seed: 'hello' });
const match = playOut(start, { ann: randomBot('a'), bob: randomBot('b') }, { maxActions: 8 });
const english: Replay = replayOf(match, createPresentation(defaultContent));

test('a page in another language', () => {
  // #region language
  const presentation = createPresentation(defaultContent, german(defaultContent)); // the words of the match
  const page = renderReplay(replayOf(match, presentation), { words: germanPage }); // the words of the page
  // #endregion
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('Das Gericht der Götter');
});

test('a theme with a picture and a colour', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo=';
  // #region theme
  const theme: ReplayTheme = {
    // A picture for every token of the role Farmer, one for every forest, and one for a face of a die: data URLs only.
    pictures: { 'model:farmer': png, 'terrain:forest': png, 'die:d6:5': png },
    colors: { player1: { light: '#1b4f8a', dark: '#8fc0ff' } },
  };
  const page = renderReplay(english, { theme });
  // #endregion
  expect(page).toContain('img-src data:');
  expect(page).toContain('"#1b4f8a"');
});

test('a theme that cannot be read, or that asks the network, is refused by name', () => {
  // #region refused
  const pale = { light: '#eeeeee', dark: '#111111' };
  expect(() => renderReplay(english, { theme: { colors: { player1: pale } } })).toThrow(
    /letters on "player1" contrast/,
  );
  const elsewhere = { 'model:farmer': 'https://example.org/farmer.png' };
  expect(() => renderReplay(english, { theme: { pictures: elsewhere } })).toThrow(/model:farmer/);
  // #endregion
});

test('a page without cards, and a page for the owner of the log', () => {
  const presentation = createPresentation(defaultContent);
  // #region options
  const small = replayOf(match, presentation, { cards: false }); // no cards of pieces: a smaller page
  const whole = replayOf(match, presentation, { everything: true }); // every hand and deck in every frame
  // #endregion
  expect(renderReplay(small).length).toBeLessThan(renderReplay(whole).length);
});
