/**
 * The presentation of Judgement: Eternal Champions on hexes: words, and pictures of the battlefield.
 * @packageDocumentation
 */
import { GameError, needFields, type Words } from '@rulewright/core';
import { battleMaps } from '../content/maps/battle.js';
import { skirmishMaps } from '../content/maps/skirmish.js';
import { playableContent } from '../content/playable.js';
import { seenHexes } from '../ground/hexes/seen-ground.js';
import { hexNumbers } from '../rulebook/hex-numbers.js';
import type { JhxEdition } from '../vocabulary/edition.js';
import type { GroundKind } from '../vocabulary/ground.js';
import type { Jhx } from '../vocabulary/index.js';
import type { AnyMap } from '../vocabulary/map.js';
import type { ContentPack } from '../vocabulary/pack.js';
import { shownOnHexes } from './hexes/index.js';
import { type JhxPresentation, presentationOn } from './shared/presentation.js';
import type { PictureWords } from './words/pictures.en.js';

/** The cast is safe: pictures ask a ground for its survey, its fields, and the sight and cover on them, never for movements. */
const groundOfPictures = seenHexes as unknown as GroundKind;

/**
 * The presentation of a game on hexes with the facts of a content pack on some maps, by default in the hex edition and
 * in English. Throws GameError for arguments that are none.
 */
export const createPresentation = (
  pack: ContentPack,
  maps: readonly AnyMap[],
  { numbers, ground }: Pick<JhxEdition, 'numbers' | 'ground'> = { numbers: hexNumbers, ground: groundOfPictures },
  words?: Words<Jhx>,
  pictures?: PictureWords,
): JhxPresentation => {
  needFields('pack', pack, ['heroes', 'modes'], 'a game that createGame returned has one in its field pack');
  if (!Array.isArray(maps))
    throw new GameError('maps is no list: a game that createGame returned has one in its field maps');
  return presentationOn(shownOnHexes, {
    pack,
    maps,
    ground,
    numbersOf: () => numbers,
    ...(words && { words }),
    ...(pictures && { pictures }),
  });
};

/** The default content on the published maps, in English. */
export const presentation: JhxPresentation = /* @__PURE__ */ (() =>
  createPresentation(playableContent, [...skirmishMaps, ...battleMaps]))();

export type { Table } from '../vocabulary/table.js';
export {
  coverAround,
  lineBetween,
  meleeReachOf,
  movesOf,
  type Overlays,
  overlaysOf,
  sightFrom,
} from './hexes/overlays.js';
export type { Look, Walk } from './shared/look.js';
export type { JhxPresentation } from './shared/presentation.js';
export { englishPictures, type PicturePhrases, type PictureText, type PictureWords } from './words/pictures.en.js';
