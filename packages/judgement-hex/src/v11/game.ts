import { gameOf } from '../game.js';
import type { JhxGame } from '../vocabulary/game.js';
import { v11Content } from './content/default.js';
import { v11Edition } from './edition.js';
import { causeway } from './maps/causeway.js';
import { convertedMaps } from './maps/converted.js';

/** The game by the v11 sheet on tables in inches: with its content, on the converted maps and the arena of our own. */
export const judgementV11: JhxGame = /* @__PURE__ */ (() =>
  gameOf({ pack: v11Content, maps: [causeway, ...convertedMaps], edition: v11Edition }))();
