import type { FeatureKind } from '../rulebook/numbers.js';

/*
 * A board drawn as text, the way scenarios lay their tables. Columns stand side by side, three characters apart; a hex is
 * half a hex lower or higher than those in the next column, so every other line belongs to every other column:
 *
 *       .
 *    ^     A      `.` is clear, `^` Forest, `A` a model on clear ground
 *       #
 *    ~!    ^b     Smoke that is treacherous as well, and a model in a Forest
 *       .
 *
 * Letters are models: capitals of the player at the lower edge, small ones of the player at the upper edge. Digits name
 * free hexes, so that a test can refer to them.
 */

/** The sign of each kind of terrain; an Effigy's is by its side. */
export const terrainSigns: Readonly<Record<Exclude<FeatureKind, 'effigy'>, string>> = {
  forest: '^',
  smoke: '~',
  rough: ':',
  treacherous: '!',
  wall: '=',
  impassable: '#',
  gate: '<',
  shrine: '$',
};

/** All other signs. */
export const otherSigns: {
  readonly clear: string;
  readonly porting: string;
  readonly lower: string;
  readonly upper: string;
  readonly soul: string;
  readonly soulPit: string;
  readonly monsterPit: string;
  readonly template: string;
} = {
  clear: '.',
  porting: '>',
  lower: '@',
  upper: '%',
  soul: '*',
  soulPit: '+',
  monsterPit: '?',
  /** Before the sign of a template's terrain. */
  template: "'",
};

/** The distance between two columns of a drawing, in characters. */
export const pitch: number = 3;
