/**
 * Pictures as data. A game turns a view into a {@link Scene}; a viewer (SVG, terminal, your own client) draws it.
 * This file has only types, and every value is plain JSON.
 *
 * Coordinates are abstract board units chosen by the game: x grows to the right, y grows **downwards**. A hex of size
 * 1, a square of side 1 and a table in 1/100 mm are all fine; the viewer scales the whole board to fit.
 */

/**
 * The meaning of a colour. A viewer maps each role to one colour for light and one for dark backgrounds, both with
 * readable text on them. `series1…6` are for curves and bars that belong to no player (resources, odds). An explicit
 * CSS hex colour (`#rgb` or `#rrggbb`) is used as it is in both schemes. Unknown roles are drawn as `neutral`.
 */
export type ColorRole =
  | 'player1'
  | 'player2'
  | 'player3'
  | 'player4'
  | 'player5'
  | 'player6'
  | 'series1'
  | 'series2'
  | 'series3'
  | 'series4'
  | 'series5'
  | 'series6'
  | 'neutral'
  | 'danger'
  /** Pieces that the game itself moves, against all players. */
  | 'hostile'
  | 'highlight'
  | 'good'
  | `terrain:${SceneTerrain}`
  | `#${string}`;

/** The kinds of ground a palette knows. */
export type SceneTerrain =
  | 'plain'
  | 'field'
  | 'forest'
  | 'water'
  | 'marsh'
  | 'mountain'
  | 'sand'
  | 'road'
  | 'town'
  | 'ruin'
  | 'wall'
  | 'magic'
  | 'fire'
  | 'ice'
  | 'unknown';

/** A point in board units. */
export interface ScenePoint {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in board units; `x`, `y` is its top left corner. */
export interface SceneBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The fields that every item may have. */
interface SceneItemBase {
  /** The id of a thing is the same in all scenes, so that a viewer can show it moving. Unique within a scene. */
  readonly id?: string;
  /** Tooltip and accessible name: a short phrase, plain text. */
  readonly title?: string;
}

/** The body that a ruler measures, where it is not the flat shape that is drawn. Lengths are board units. */
export interface SceneBody {
  /** The radius of a round base. */
  readonly radius?: number;
  /** The level that the body stands at. */
  readonly foot: number;
  /** null for a body without an upper end. */
  readonly height: number | null;
}

/** The measure of a board on which lengths are measured. */
export interface SceneRuler {
  /** Board units to one unit of length: 2540 for inches on a board in 1/100 mm. */
  readonly perUnit: number;
  /** The sign of the unit: `"`. */
  readonly sign: string;
  /** The part of the board that the scale on the border measures, and counts from; default: the bounds of the scene. */
  readonly box?: SceneBox;
  /** True if places count upwards from the lower edge: the scale on the left border begins there. */
  readonly upwards?: boolean;
}

/** A hexagon: `x`, `y` is its centre, `size` the distance from the centre to a corner. */
export interface HexShape {
  readonly shape: 'hex';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** `flat`: a side on top; `pointy`: a corner on top. */
  readonly orientation: 'flat' | 'pointy';
}

/** A square (or, with `height`, a rectangle `size` wide): `x`, `y` is its centre. */
export interface SquareShape {
  readonly shape: 'square';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly height?: number;
}

/** A disc: `x`, `y` is its centre. */
export interface DiscShape {
  readonly shape: 'disc';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A closed polygon of at least three points. */
export interface PolygonShape {
  readonly shape: 'polygon';
  readonly points: readonly ScenePoint[];
}

/** An outline on the board. */
export type SceneShape = HexShape | SquareShape | DiscShape | PolygonShape;

/** A small round mark on a cell or a token: a status, a building, a marker. */
export interface SceneBadge {
  /** One or two characters. */
  readonly label: string;
  readonly color?: ColorRole;
  /** Tooltip. */
  readonly title?: string;
}

/** A piece of the board: terrain, a base, a zone. */
export interface SceneCell extends SceneItemBase {
  readonly kind: 'cell';
  readonly at: SceneShape;
  /** Default `terrain:plain`. */
  readonly fill?: ColorRole;
  /** A wider outline in this colour, instead of the thin grid line. */
  readonly outline?: ColorRole;
  /** The key of its picture in a theme; without one the picture of its `fill` is drawn, if the theme has it. */
  readonly picture?: string;
  /** Several lines are separated by `\n`. */
  readonly label?: string;
  /** Where the label stands; default `center`. Use `top` or `bottom` where tokens stand in the middle. */
  readonly labelAt?: 'top' | 'center' | 'bottom';
  /** Small print at the bottom, such as a coordinate. */
  readonly note?: string;
  /** Shown in a row at the bottom (above the note). */
  readonly badges?: readonly SceneBadge[];
  readonly body?: SceneBody;
}

/** A marked area on top of the cells: reach, legal targets, a field of view. */
export interface SceneOverlay extends SceneItemBase {
  readonly kind: 'overlay';
  readonly over: readonly SceneShape[];
  /** Default `highlight`. */
  readonly color?: ColorRole;
  /** `tint` fills lightly, `outline` and `dashed` only draw the border; default `tint`. */
  readonly pattern?: 'tint' | 'outline' | 'dashed';
}

/** A line of one or more segments: a path, a sight line and its witness, a measured distance. */
export interface SceneLine extends SceneItemBase {
  readonly kind: 'line';
  /** At least two. */
  readonly points: readonly ScenePoint[];
  /** Default `highlight`. */
  readonly color?: ColorRole;
  /** The width in board units; default: a thin line. */
  readonly width?: number;
  readonly dashed?: boolean;
  /** An arrow head at the last point. */
  readonly arrow?: boolean;
  /** Written beside the middle of the line. */
  readonly label?: string;
}

/** A model, pawn or counter; `x`, `y` is its centre, `size` its diameter (a pill is wider when its label needs it). */
export interface SceneToken extends SceneItemBase {
  readonly kind: 'token';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Default `disc`. */
  readonly form?: 'disc' | 'pawn' | 'pill';
  /** The key of its picture in a theme: `model:` and the id of its card. */
  readonly picture?: string;
  /** Up to about four characters on a disc or pawn. */
  readonly label?: string;
  /** Default `neutral`. */
  readonly color?: ColorRole;
  /** True for a token that acts now: drawn with a halo. */
  readonly active?: boolean;
  /** True for a token that has acted, or is out of the fight: drawn hollow. */
  readonly spent?: boolean;
  /** Degrees clockwise from straight up; draws a pointer. */
  readonly facing?: number;
  /** A small bar under the token. */
  readonly health?: { readonly value: number; readonly max: number };
  readonly badges?: readonly SceneBadge[];
  readonly body?: SceneBody;
}

/** Words on the board; `x`, `y` is the middle of the anchor side. */
export interface SceneText extends SceneItemBase {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  /** Several lines are separated by `\n`. */
  readonly text: string;
  /** Height of a line in board units. */
  readonly size: number;
  /** Default `middle`. */
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
  /** Less prominent. */
  readonly muted?: boolean;
}

/** A gauge: `x`, `y` is its top left corner. */
export interface SceneBar extends SceneItemBase {
  readonly kind: 'bar';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly value: number;
  /** The value of a full bar, above 0. */
  readonly max: number;
  readonly label?: string;
  /** Default `series1`. */
  readonly color?: ColorRole;
}

/** A deck, pile or hand of cards: `x`, `y` is the centre of the top card. */
export interface SceneCards extends SceneItemBase {
  readonly kind: 'cards';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** Written on the top card. */
  readonly label?: string;
  readonly faceUp?: boolean;
  /** Default `neutral`. */
  readonly color?: ColorRole;
}

/** Anything that can be drawn. */
export type SceneItem = SceneCell | SceneOverlay | SceneLine | SceneToken | SceneText | SceneBar | SceneCards;

/** One line of the legend. */
export interface SceneLegendEntry {
  readonly label: string;
  readonly color: ColorRole;
  /** Default `square`. */
  readonly symbol?: 'hex' | 'square' | 'disc' | 'pawn' | 'line' | 'dashed' | 'outline';
}

/** One line of a panel: the numbers of a model, a player or a stock. */
export interface SceneRow {
  /** The id of the token on the board that the line is about. */
  readonly id?: string;
  /** The label of that token. */
  readonly sign?: string;
  readonly label: string;
  readonly health?: { readonly value: number; readonly max: number };
  /** The rest in a few words. */
  readonly text?: string;
  /** States that the viewer highlights, each as a short word. */
  readonly marks?: readonly string[];
  /** True for a line whose token acts now. */
  readonly active?: boolean;
  /** True for a line whose token has acted, or is out of the fight. */
  readonly spent?: boolean;
}

/** A panel beside the board: the numbers behind the tokens, in words, so that they need no tooltip. */
export interface ScenePanel {
  readonly title: string;
  readonly color?: ColorRole;
  /** Below the title, in a few words. */
  readonly text?: string;
  readonly rows: readonly SceneRow[];
}

/** A picture of a moment. */
export interface Scene {
  /** The subject of the picture, in a few words. */
  readonly title: string;
  /** The picture in a sentence or two, for those who cannot see it. Default: the titles of its tokens. */
  readonly description?: string;
  /** The part of the board to show; default: everything drawn. Give it when the board should not move between scenes. */
  readonly bounds?: SceneBox;
  /** The measure of the board, for a scale on its border and for a ruler between things; absent where nothing is measured. */
  readonly ruler?: SceneRuler;
  /** Painted in this order: later items lie on top. */
  readonly items: readonly SceneItem[];
  readonly legend?: readonly SceneLegendEntry[];
  /** Panels beside the board, if there is room for more than the picture; `renderScene` does not draw them. */
  readonly panels?: readonly ScenePanel[];
}
