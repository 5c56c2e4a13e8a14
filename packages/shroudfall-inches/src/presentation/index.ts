/**
 * The presentation of Shroudfall: words, and pictures of the table in inches.
 * @packageDocumentation
 */

import { needFields, type PlayerId, type Presentation, type Scene, type View, type Words } from '@rulewright/core';
import { remember } from '@rulewright/core/remember';
import { playableContent } from '../content/playable.js';
import { armyOf } from '../match/lookups.js';
import { bookNumbers } from '../rulebook/book-numbers.js';
import type { Sfi, SfiState } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { rememberCards } from './card.js';
import { cardFields, printedPart } from './card-fields.en.js';
import { chapterOf } from './chapters.js';
import { targets, wishes } from './clicks.js';
import { namesOf } from './names.js';
import { englishPictures, type PictureWords } from './pictures.en.js';
import { remarksOn } from './remarks.js';
import { rememberAround } from './scene/around.js';
import type { Look, Shown } from './scene/overlays.js';
import { sceneOf } from './scene/scene.js';
import { sketchesOf } from './scene/sketches.js';
import { termsOf } from './terms.js';
import { textOf } from './text.js';
import { typedWishes } from './typed.js';
import { english } from './words.en.js';

/** The presentation of the game, with pictures on request. */
export interface SfiPresentation extends Presentation<Sfi> {
  /** The table at a moment; `look` adds the overlays that a client asks for. */
  scene(view: View<Sfi>, look?: Look): Scene;
}

/** The number of units that a player has left, those in reserve included. */
const unitsLeft = ({ units }: SfiState, player: string): number =>
  units.filter(unit => unit.player === player && unit.where !== 'destroyed').length;

const presentationIn = (game: Shown, words: Words<Sfi>, pictures: PictureWords): SfiPresentation => {
  const { pack, edition } = game;
  const { numbers } = edition;
  // Nothing of a state is hidden (SFI-INFO-001).
  const stateOf = ({ state }: View<Sfi>): SfiState => state;
  const tableOf = (view: View<Sfi>): Table => ({ pack, numbers, options: view.options, state: stateOf(view) });
  const namesNow = remember((state: SfiState) => namesOf(pack, state, undefined, pictures));
  const namesIn = (view: View<Sfi>) => namesNow(stateOf(view));
  const { texts } = pictures;
  const nameOf = (player: PlayerId, view: View<Sfi>): string => {
    const faction = armyOf(stateOf(view), player).list?.faction;
    return faction === undefined ? player : `${player} (${namesIn(view).faction(faction)})`;
  };
  const around = rememberAround();
  const card = rememberCards();
  return {
    title: texts.game,
    words,
    scene: (view, look) => sceneOf(game, tableOf(view), view, namesIn(view), look),
    card: (view, piece) => card(tableOf(view), piece, namesIn(view), words),
    terms: termsOf(pictures.phrases),
    printed: printedPart,
    printedFields: cardFields,
    around: (view, piece) => around(tableOf(view), piece, namesIn(view)),
    remarks: view => ('whyNoTarget' in game ? remarksOn(game, tableOf(view), view, namesIn(view), words) : []),
    targets,
    wishes,
    sketches: sketchesOf(tableOf),
    typed: typedWishes({ pack, numbers }),
    text: view => textOf(tableOf(view), namesIn(view)),
    meters: view => {
      const [a, b] = stateOf(view).players.map(player => ({ player: nameOf(player, view) }));
      const { say } = namesIn(view);
      return [
        { key: 'victory1', label: say('victoryOf', a), color: 'player1' },
        { key: 'victory2', label: say('victoryOf', b), color: 'player2' },
        { key: 'units1', label: say('unitsOf', a), color: 'player1' },
        { key: 'units2', label: say('unitsOf', b), color: 'player2' },
      ];
    },
    measure: view => {
      const table = tableOf(view);
      const [a, b] = table.state.players;
      return {
        victory1: armyOf(table.state, a).points,
        victory2: armyOf(table.state, b).points,
        units1: unitsLeft(table.state, a),
        units2: unitsLeft(table.state, b),
      };
    },
    chapter: view => chapterOf(stateOf(view).round, stateOf(view).stage, namesIn(view)),
    name: nameOf,
  };
};

/**
 * The presentation of a game that `createGame` has made, in the words of one language. A presentation made from a pack
 * and numbers alone leaves out everything that needs the rules: the region and the suggestions of an open question, and
 * the remarks on attacks without a target.
 * Throws GameError for an argument without the facts of a game.
 */
export const createPresentation = (
  game: Shown,
  words?: Words<Sfi>,
  pictures: PictureWords = englishPictures,
): SfiPresentation => {
  needFields('game', game, ['pack', 'edition'], 'createGame returns one');
  return presentationIn(game, words ?? english(game.pack), pictures);
};

/** The default content by the numbers of the book, in English, without the rules: small enough for a page. */
export const presentation: SfiPresentation = /* @__PURE__ */ createPresentation({
  pack: playableContent,
  edition: { numbers: bookNumbers },
});

export { type Names, namesOf } from './names.js';
export { englishPictures, type PicturePhrases, type PictureText, type PictureWords } from './pictures.en.js';
export type { Look, Shown } from './scene/overlays.js';
export { english } from './words.en.js';
