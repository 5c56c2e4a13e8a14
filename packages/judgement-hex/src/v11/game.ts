import { needFields } from '@rulewright/core';
import { type GameParts, gameOf } from '../game.js';
import type { JhxGame } from '../vocabulary/game.js';
import { v11Content } from './content/default.js';
import { v11Edition } from './edition.js';
import { causeway } from './maps/causeway.js';
import { convertedMaps } from './maps/converted.js';

/**
 * The game by the v11 sheet with cards and maps of your own: `createGame` of the package with `v11Edition` as the default edition. A bundle
 * that takes this one leaves the boards of hexes out.
 *
 * @throws GameError for a part that is missing or no such part.
 * @throws RangeError if a card names an effect in code that is not among `ops`.
 */
export const createGame = (parts: GameParts): JhxGame => {
  needFields('parts', parts, ['pack', 'maps'], 'such as { pack, maps }');
  const { edition = v11Edition } = parts;
  return gameOf({ ...parts, edition });
};

/** The game by the v11 sheet on tables in inches: with its content, on the converted maps and the arena of our own. */
export const judgementV11: JhxGame = /* @__PURE__ */ (() =>
  createGame({ pack: v11Content, maps: [causeway, ...convertedMaps] }))();
