/**
 * The presentation of Eldfall Chronicles: words, and pictures of the table with height.
 * @packageDocumentation
 */
import { needFields, type PlayerId, type Presentation, type Scene, type View, type Words } from '@rulewright/core';
import { remember } from '@rulewright/core/remember';
import { defaultContent } from '../content/default.js';
import { currentSources } from '../current-sources.js';
import { joined } from '../joined-sources.js';
import { bookNumbers } from '../rulebook/book-numbers.js';
import type { Eld, Table } from '../vocabulary/index.js';
import { cardIn } from './card.js';
import { cardFields } from './card-fields.en.js';
import { chapterOf } from './chapters.js';
import { targets, wishes } from './clicks.js';
import { handPanels } from './hands.js';
import { type Names, namesOf } from './names.js';
import { englishPictures, type PictureWords } from './pictures.en.js';
import { printedParts } from './printed.js';
import { itemsAround, type Look } from './scene/overlays.js';
import { sceneOf } from './scene/scene.js';
import { sketchesOf } from './scene/sketches.js';
import { type Shown, tableSeen } from './table.js';
import { termsOf } from './terms.js';
import { textOf } from './text.js';
import { typedWishes } from './typed.js';
import { english } from './words.en.js';

/** The presentation of the game, with pictures on request. */
export interface EldPresentation extends Presentation<Eld> {
  /** The scene of a table; `look` adds the overlays that a client asks for. */
  scene(view: View<Eld>, look?: Look): Scene;
}

/** The colours of the seats of the largest match. */
const colors = ['player1', 'player2', 'player3', 'player4'] as const;

/** The HP of all models of a player on the field. */
const hpOf = ({ models }: Table['state'], player: string): number =>
  models.filter(one => one.player === player && one.where === 'field').reduce((sum, { hp }) => sum + hp, 0);

const presentationIn = (game: Shown, words: Words<Eld>, pictures: PictureWords): EldPresentation => {
  const { pack } = game;
  const tableOf = (view: View<Eld>): Table => tableSeen(game, view);
  const namesNow = remember((state: View<Eld>['state']) => namesOf(pack, state, undefined, pictures));
  const namesIn = ({ state }: View<Eld>): Names => namesNow(state);
  const { texts } = pictures;
  const printedNames = namesOf(pack, undefined, undefined, pictures);
  const terms = termsOf(printedNames);
  const nameOf = (player: PlayerId, view: View<Eld>): string => {
    const party = tableOf(view).state.parties.find(one => one.player === player);
    const faction = party?.revealed ? party.list?.faction : undefined;
    return faction === undefined ? player : `${player} (${namesIn(view).card(faction)})`;
  };
  return {
    title: texts.game,
    words,
    scene: (view, look) => sceneOf(game, tableOf(view), view, namesIn(view), look),
    card: (view, piece) => cardIn(tableOf(view), piece, namesIn(view), words, view.viewer),
    terms,
    printed: printedParts(pack, printedNames, terms),
    printedFields: cardFields,
    around: (view, piece) => itemsAround(tableOf(view), piece, namesIn(view), view.viewer),
    hands: (view, whole) => handPanels(view.state, namesIn(view), whole),
    targets,
    wishes,
    sketches: sketchesOf(tableOf),
    typed: typedWishes(pack),
    text: view => textOf(tableOf(view), namesIn(view)),
    meters: view => {
      const { players } = view.state;
      const curves = (key: 'points' | 'hp') =>
        colors.slice(0, players.length).map((color, at) => {
          const label = namesIn(view).say(`${key}Of`, { player: nameOf(players[at] ?? '', view) });
          return { key: `${key}${at + 1}`, label, color };
        });
      return [...curves('points'), ...curves('hp')];
    },
    measure: view => {
      const { state } = tableOf(view);
      const measured = state.players.flatMap((player, at): readonly (readonly [string, number])[] => {
        const points = state.parties.find(one => one.player === player)?.points ?? 0;
        return [
          [`points${at + 1}`, points],
          [`hp${at + 1}`, hpOf(state, player)],
        ];
      });
      return Object.fromEntries(measured);
    },
    // In the state, a round begins before its first turn has a stage.
    chapter: view => {
      const { state, records } = view;
      const latest = records.at(-1);
      const begins = latest?.kind === 'event' && latest.event.type === 'RoundBegan';
      return begins ? undefined : chapterOf(state.round, state.stage, namesIn(view));
    },
    name: nameOf,
  };
};

/**
 * The presentation of a game that `createGame` has made, in the words of one language. With only a pack, numbers and
 * sources, the pictures leave out everything that needs the rules: the region and the suggestions of an open question.
 * Throws GameError for an argument without the facts of a game.
 */
export const createPresentation = (
  game: Shown,
  words?: Words<Eld>,
  pictures: PictureWords = englishPictures,
): EldPresentation => {
  needFields('game', game, ['pack', 'sources', 'edition'], 'createGame returns one');
  return presentationIn(game, words ?? english(game.pack), pictures);
};

/** The default content by the numbers of the book, in English, without the rules: smaller for a page. */
export const presentation: EldPresentation = /* @__PURE__ */ (() =>
  createPresentation({ pack: defaultContent, edition: { numbers: bookNumbers }, sources: joined([currentSources]) }))();

export { type Names, namesOf } from './names.js';
export { englishPictures, type PicturePhrases, type PictureText, type PictureWords } from './pictures.en.js';
export type { Look } from './scene/overlays.js';
export type { Shown } from './table.js';
export { english } from './words.en.js';
