import { otherSigns, terrainSigns } from '../board/symbols.js';

/** The signs of a drawn board with their meaning. Letters are models, capitals of `p1` and small ones of `p2`; digits name free hexes. */
export const boardSigns: Readonly<Record<string, string>> = {
  [otherSigns.clear]: 'a clear hex',
  [terrainSigns.forest]: 'Forest',
  [terrainSigns.rough]: 'rough terrain',
  [terrainSigns.treacherous]: 'treacherous terrain',
  [terrainSigns.smoke]: 'Smoke',
  [terrainSigns.wall]: 'a wall',
  [terrainSigns.impassable]: 'impassable terrain',
  [terrainSigns.gate]: 'a Gate',
  [otherSigns.porting]: 'the hex that models port to from the Gate beside it',
  [terrainSigns.shrine]: 'a Shrine',
  [otherSigns.soulPit]: 'a Soul Pit',
  [otherSigns.monsterPit]: 'a Monster Pit',
  [otherSigns.soul]: 'an unbound Soul',
  [otherSigns.lower]: 'a hex of the Effigy of the lower side',
  [otherSigns.upper]: 'a hex of the Effigy of the upper side',
  [otherSigns.template]: 'before a sign of terrain: a template',
};
