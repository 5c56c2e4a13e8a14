/**
 * The presentation of the v11 edition: the same words with places and lengths in inches, and pictures of the table.
 * @packageDocumentation
 */
import type { Words } from '@rulewright/core';
import { numbersOf } from '../../match/numbers-of.js';
import { judgementV11 } from '../../v11/game.js';
import type { JhxGame } from '../../vocabulary/game.js';
import type { Jhx } from '../../vocabulary/index.js';
import { shownInInches } from '../inches/index.js';
import { type JhxPresentation, presentationOn } from '../shared/presentation.js';
import type { PictureWords } from '../words/pictures.en.js';

/** The presentation of a game on a table in inches, by default in English. */
export const createPresentation = (game: JhxGame, words?: Words<Jhx>, pictures?: PictureWords): JhxPresentation => {
  const { pack, maps, edition } = game;
  return presentationOn(shownInInches(game), {
    pack,
    maps,
    ground: edition.ground,
    numbersOf: options => numbersOf(edition, options),
    ...(words && { words }),
    ...(pictures && { pictures }),
  });
};

/** The game by the v11 sheet, in English. */
export const presentation: JhxPresentation = /* @__PURE__ */ createPresentation(judgementV11);

export type { Look } from '../shared/look.js';
export type { JhxPresentation } from '../shared/presentation.js';
export { englishPictures, type PicturePhrases, type PictureText, type PictureWords } from '../words/pictures.en.js';
