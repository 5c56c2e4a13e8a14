import { otherSigns, terrainSigns } from '../board/symbols.js';

/**
 * The signs of a drawn board with their meaning. Columns stand three characters apart, and every other one half a hex,
 * which is one line, lower.
 */
export const boardSigns: Readonly<Record<string, string>> = {
  A: 'a model of p1, and so with every other capital letter',
  a: 'a model of p2, and so with every other small letter',
  1: 'a hex with a name, @1, and so with every other digit',
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
  [otherSigns.lower]: 'a hex of the Effigy of the lower side, effigy:p1',
  [otherSigns.upper]: 'a hex of the Effigy of the upper side, effigy:p2',
  [otherSigns.template]: 'before a sign of terrain: a template',
};
