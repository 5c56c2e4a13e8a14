/**
 * The presentation of the v11 edition: the same words with places and lengths in inches, and pictures of the table.
 * @packageDocumentation
 */
import { needFields, type Words } from '@rulewright/core';
import { numbersOf } from '../../match/numbers-of.js';
import type { Jhx } from '../../vocabulary/index.js';
import { shownInInches } from '../inches/index.js';
import type { ShownGame } from '../inches/shown-game.js';
import { type JhxPresentation, presentationOn } from '../shared/presentation.js';
import { englishPictures, type PictureWords } from '../words/pictures.en.js';
import { shownV11 } from './shown.js';

/**
 * The presentation of a game on a table in inches, by default in English. From a pack, maps and numbers alone the pictures leave out what
 * only the rules know: the regions of open questions. Throws GameError for an argument without the facts of a game.
 */
export const createPresentation = (game: ShownGame, words?: Words<Jhx>, pictures?: PictureWords): JhxPresentation => {
  needFields('game', game, ['pack', 'maps', 'edition'], 'createGame returns one');
  const { pack, maps, edition } = game;
  const shown = presentationOn(shownInInches(game), {
    pack,
    maps,
    ground: edition.ground,
    numbersOf: options => numbersOf(edition, options),
    ...(words && { words }),
    ...(pictures && { pictures }),
  });
  return { ...shown, title: (pictures ?? englishPictures).texts.v11 };
};

/** The content and the maps of the v11 sheet by its numbers, in English, without the rules: smaller for a page. */
export const presentation: JhxPresentation = /* @__PURE__ */ (() => createPresentation(shownV11))();

export type { ShownGame } from '../inches/shown-game.js';
export type { Look } from '../shared/look.js';
export type { JhxPresentation } from '../shared/presentation.js';
export { englishPictures, type PicturePhrases, type PictureText, type PictureWords } from '../words/pictures.en.js';
