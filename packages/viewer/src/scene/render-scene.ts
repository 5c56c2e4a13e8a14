import { needFields, needOptions, type Scene, type SceneBox, type SceneItem, type ScenePoint } from '@rulewright/core';
import { drawCell, drawLine, drawOverlay, drawText } from './draw-board.js';
import { drawBar, drawCards, drawToken } from './draw-pieces.js';
import { escapeText } from './escape.js';
import { sceneBox } from './geometry.js';
import { drawLegend } from './legend.js';
import { legendOf, signsAmong } from './legend-of.js';
import { type Pictures, UsedPictures } from './pictures.js';
import { drawScale, SCALE_ROOM } from './scale.js';
import { type ColorScheme, num, type Pen, painter } from './svg.js';
import { darkRules, paper } from './tones.js';

/** Options of drawing a scene. */
export interface RenderSceneOptions {
  /** `auto` (default) follows the reader's system; `light` and `dark` are fixed. */
  readonly scheme?: ColorScheme;
  /** Draw the legend under the board, with the entries that explain something on it; default true. */
  readonly legend?: boolean;
  /** Fill the background; default true. */
  readonly background?: boolean;
  /** The part of the board to show, in board units; default: the scene's bounds, or everything drawn. */
  readonly bounds?: SceneBox;
  /**
   * Put the dark colours into the picture as a `<style>` element; default true. Turn it off for several pictures on one
   * page or under a strict content security policy, and put {@link sceneStyle} into the page's own style sheet.
   */
  readonly style?: boolean;
  /** Pictures in place of colours, as data URLs by the keys of tokens, cells and their fills. */
  readonly pictures?: Pictures;
}

/** The longer side of the board, in picture units: large enough that browsers lay out text well. */
const BOARD_SIZE = 1000;
const MARGIN = 14;

/** The part of the board that a picture shows, and the picture units to one of the board. */
const fitted = (scene: Scene, { bounds }: RenderSceneOptions): { readonly box: SceneBox; readonly scale: number } => {
  const box = bounds ?? sceneBox(scene) ?? { x: 0, y: 0, width: 1, height: 1 };
  const longer = Math.max(box.width, box.height);
  return { box, scale: longer > 0 ? BOARD_SIZE / longer : 1 };
};

const needScene = (scene: unknown): void =>
  needFields('scene', scene, ['title', 'items'], 'the scene of a presentation gives one for a view');

/**
 * The point of the board, in the units of the scene, at a point of its picture, in the units of the `viewBox`: for clicks on pictures that
 * {@link renderScene} drew with the same options.
 */
export function boardPoint(scene: Scene, point: ScenePoint, options: RenderSceneOptions = {}): ScenePoint {
  needScene(scene);
  needFields('point', point, ['x', 'y'], 'a point of the picture in units of its viewBox');
  needOptions(options, 'those that renderScene had');
  const { box, scale } = fitted(scene, options);
  return { x: point.x / scale + box.x, y: point.y / scale + box.y };
}

/**
 * Draws a scene as an SVG document, the same characters in Node and in browsers. The drawing needs no DOM, holds no
 * script and refers to nothing outside itself. All text is escaped; every colour role is readable in both schemes.
 * Titles become tooltips; items with an id carry it as `data-id`.
 *
 * Throws a RangeError when a coordinate or size is not a finite number, and a GameError for a first argument that is no scene.
 */
export function renderScene(scene: Scene, options: RenderSceneOptions = {}): string {
  needScene(scene);
  needOptions(options, "{ scheme: 'dark' }");
  const { scheme = 'auto', legend = true, background = true, style = true } = options;
  const { box, scale } = fitted(scene, options);
  const used = new Set<string>();
  const pictures = new UsedPictures(options.pictures ?? {});
  const pen: Pen = {
    x: x => (x - box.x) * scale,
    y: y => (y - box.y) * scale,
    length: length => length * scale,
    hairline: 1.6,
    picture: (...keys) => pictures.fill(...keys),
    paint: painter(scheme, used),
  };
  const [width, height] = [Math.max(box.width * scale, 1), Math.max(box.height * scale, 1)];
  const items = scene.items.map(item => drawItem(pen, item)).join('');
  const rows = drawLegend(pen, legend ? legendOf(scene.legend ?? [], signsAmong(scene.items)) : [], height, width);
  const room = scene.ruler === undefined ? MARGIN : SCALE_ROOM;
  const border =
    scene.ruler === undefined ? '' : drawScale(pen, scene.ruler, scene.ruler.box ?? scene.bounds ?? box, box);
  const [left, top] = [-room, -room];
  const [fullWidth, fullHeight] = [width + room + MARGIN, height + rows.height + room + MARGIN];
  const area = `x="${num(left)}" y="${num(top)}" width="${num(fullWidth)}" height="${num(fullHeight)}"`;
  const ground = background ? `<rect ${area}${pen.paint({ fill: paper })}/>` : '';
  const title = escapeText(scene.title);
  const description = escapeText(scene.description ?? describe(scene.items));
  const css =
    style && scheme === 'auto' && used.size > 0
      ? `<style>@media (prefers-color-scheme:dark){${darkRules(used)}}</style>`
      : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${title}"` +
    ` viewBox="${num(left)} ${num(top)} ${num(fullWidth)} ${num(fullHeight)}"` +
    ` font-family="system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif">` +
    `<title>${title}</title><desc>${description}</desc>${css}${pictures.definitions()}${ground}${items}${border}${rows.svg}</svg>`
  );
}

/** The style rules for pictures drawn with `style: false`: the dark colours of every role. */
export function sceneStyle(): string {
  return `@media (prefers-color-scheme:dark){${darkRules()}}`;
}

function drawItem(pen: Pen, item: SceneItem): string {
  const id = item.id === undefined ? '' : ` data-id="${escapeText(item.id)}"`;
  if (item.kind === 'token') {
    const place = `translate(${num(pen.x(item.x))} ${num(pen.y(item.y))})`;
    return `<g${id} transform="${place}">${drawToken(pen, item)}</g>`;
  }
  // The names of decks and the figures of bars grow on small screens, as those of pieces do.
  return `<g${id}${item.kind === 'cards' || item.kind === 'bar' ? ' class="rw-grows"' : ''}>${drawStill(pen, item)}</g>`;
}

function drawStill(pen: Pen, item: Exclude<SceneItem, { kind: 'token' }>): string {
  switch (item.kind) {
    case 'cell':
      return drawCell(pen, item);
    case 'overlay':
      return drawOverlay(pen, item);
    case 'line':
      return drawLine(pen, item);
    case 'text':
      return drawText(pen, item);
    case 'bar':
      return drawBar(pen, item);
    case 'cards':
      return drawCards(pen, item);
    default:
      return unknownItem(item);
  }
}

// A scene from a newer library may hold unknown kinds of items: skip them, but let the compiler check the list.
function unknownItem(_item: never): string {
  return '';
}

function describe(items: readonly SceneItem[]): string {
  const titles = items.flatMap(item => (item.kind === 'token' && item.title !== undefined ? [item.title] : []));
  return titles.length === 0 ? `${items.length} items` : titles.join('; ');
}
