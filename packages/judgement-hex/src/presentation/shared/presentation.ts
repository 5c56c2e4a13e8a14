import type { PlayerId, Presentation, Scene, View, Words } from '@rulewright/core';
import { remember } from '@rulewright/core/remember';
import { sayIn } from '@rulewright/core/words';
import type { JhxNumbers } from '../../rulebook/numbers.js';
import type { GroundKind } from '../../vocabulary/ground.js';
import type { Jhx, JhxOptions } from '../../vocabulary/index.js';
import type { AnyMap } from '../../vocabulary/map.js';
import type { ContentPack } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';
import { cardFields } from '../words/card-fields.en.js';
import { type Names, namesOf } from '../words/names.js';
import { englishPictures, type PictureWords } from '../words/pictures.en.js';
import { english } from '../words/words.en.js';
import { cardIn } from './card.js';
import type { GroundPresentation } from './ground.js';
import type { Look } from './look.js';
import { effigyLeft, panelsOf } from './panels.js';
import { printedPart } from './printed.js';
import { targetsOf } from './targets.js';
import { termsOf } from './terms.js';

const chapters = {
  'set-up': 'setUp',
  communion: 'communion',
  activation: 'activation',
  'end-of-round': 'endOfRound',
} as const;

/** The presentation of the game, with pictures on request. */
export interface JhxPresentation extends Presentation<Jhx> {
  /**
   * The battlefield at a moment: the places that can be chosen, the places where the model that may advance can go, its
   * way so far, and the line of the attack (from `view.records`, as far as they go back). `look` adds the overlays that
   * a client asks for. The Warbands stand beside it as panels.
   */
  scene(view: View<Jhx>, look?: Look): Scene;
}

/** The facts of a game that its presentation needs. */
export interface PresentedGame {
  readonly pack: ContentPack;
  readonly maps: readonly AnyMap[];
  readonly ground: GroundKind;
  /** The numbers of a match with some options. */
  numbersOf(options: JhxOptions): JhxNumbers;
  /** The words of a language; English by default. */
  readonly words?: Words<Jhx>;
  /** The words of pictures, panels and cards; English by default. */
  readonly pictures?: PictureWords;
}

/** The presentation of a game with the words and pictures of its ground. */
export const presentationOn = (
  { words: ownWords, scene, around, text, thingAt, wishes, sketches, typed }: GroundPresentation,
  { pack, maps, ground, numbersOf, words: given, pictures = englishPictures }: PresentedGame,
): JhxPresentation => {
  const wordsOf = pictures.places ?? ownWords;
  const words = given ?? english(pack, maps, wordsOf);
  // Nothing of a state is hidden (JHX-GEN-006).
  const tableOf = ({ state, options }: View<Jhx>): Table => ({
    pack,
    maps,
    options,
    numbers: numbersOf(options),
    ground,
    state,
  });
  const namesNow = remember((state: View<Jhx>['state']) => namesOf(pack, maps, wordsOf, state, undefined, pictures));
  const namesIn = ({ state }: View<Jhx>): Names => namesNow(state);
  const { texts } = pictures;
  const say = sayIn(texts);
  const nameOf = (player: PlayerId, view: View<Jhx>): string => {
    const god = view.state.warbands.find(one => one.player === player)?.god;
    return god ? `${player} (${pack.gods[god]?.name ?? god})` : player;
  };
  return {
    title: texts.game,
    words,
    scene: (view, look = {}) => {
      const table = tableOf(view);
      if (table.state.map === null) return { title: texts.before, items: [] };
      const names = namesIn(view);
      return { ...scene({ table, view, names, look }), panels: panelsOf(table, names) };
    },
    terms: termsOf({ ...wordsOf(maps, undefined), phrases: pictures.phrases }),
    printed: part => printedPart(part, { phrases: pictures.phrases, lengths: wordsOf(maps, undefined).lengths, say }),
    printedFields: cardFields,
    card: (view, piece) => (view.state.map === null ? undefined : cardIn(tableOf(view), piece, namesIn(view), words)),
    around: (view, piece) => (view.state.map === null ? [] : around(tableOf(view), piece, namesIn(view))),
    targets: targetsOf(tableOf, { words: wordsOf, thingAt }),
    ...(wishes && { wishes: wishes(tableOf) }),
    ...(sketches && { sketches: sketches(tableOf) }),
    ...(typed && { typed: typed(tableOf, namesIn) }),
    text: view => (view.state.map === null ? '' : text(tableOf(view), namesIn(view))),
    meters: view => {
      const [a, b] = view.state.warbands.map(({ player }) => ({ player: nameOf(player, view) }));
      return [
        { key: 'effigy1', label: say('effigyOf', a), color: 'player1' },
        { key: 'effigy2', label: say('effigyOf', b), color: 'player2' },
        { key: 'fate1', label: say('fateOf', a), color: 'player1' },
        { key: 'fate2', label: say('fateOf', b), color: 'player2' },
      ];
    },
    measure: view => {
      const table = tableOf(view);
      const [a, b] = table.state.warbands;
      return {
        effigy1: effigyLeft(table, a.player),
        effigy2: effigyLeft(table, b.player),
        fate1: a.fate,
        fate2: b.fate,
      };
    },
    chapter: view => {
      const { round, stage, lastActivation } = tableOf(view).state;
      if (round === 0) return texts.setUp;
      // A round begins before its Communion Phase is reached.
      const begins = lastActivation === null && stage.name !== 'activation';
      return say('chapter', { n: round, part: texts[chapters[begins ? 'communion' : stage.name]] });
    },
    name: nameOf,
  };
};
