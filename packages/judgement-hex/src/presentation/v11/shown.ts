import { seenInches } from '../../ground/inches/seen-ground.js';
import { playableInInches } from '../../v11/content/playable.js';
import { causeway } from '../../v11/maps/causeway.js';
import { convertedMaps } from '../../v11/maps/converted.js';
import { v11Numbers } from '../../v11/numbers/numbers.js';
import { v11Chosen } from '../../v11/options.js';
import type { GroundKind } from '../../vocabulary/ground.js';
import type { ShownGame } from '../inches/shown-game.js';

/** The cast is safe: pictures ask a ground for its survey, its fields, and what {@link SeenInches} knows, never for other movements. */
const groundOfPictures = seenInches as unknown as GroundKind;

/** The facts of the game by the v11 sheet that pictures need: its content, maps, numbers and ground, without its rules. */
export const shownV11: ShownGame = /* @__PURE__ */ (() => ({
  pack: playableInInches,
  maps: [causeway, ...convertedMaps],
  edition: {
    id: 'v11',
    numbers: v11Numbers,
    chosen: v11Chosen,
    ground: groundOfPictures,
  },
}))();
