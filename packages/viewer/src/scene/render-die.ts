import { GameError, needKind, needOptions } from '@rulewright/core';
import { escapeText } from './escape.js';
import type { Pictures } from './pictures.js';
import { type ColorScheme, fittingSize, num, type Pen, painter, textElement, textWidth } from './svg.js';
import { darkRules, ink, muted, surface } from './tones.js';

/** Options of drawing a die. */
export interface RenderDieOptions {
  /** `auto` (default) follows the reader's system. */
  readonly scheme?: ColorScheme;
  /** True for a die that does not count: it is drawn faint, with a dashed edge. */
  readonly faded?: boolean;
  /** True (default) puts the dark colours into the picture, as for a scene. */
  readonly style?: boolean;
  /** Pictures of faces as data URLs: `die:d6:5`. */
  readonly pictures?: Pictures;
}

const SIZE = 48;
const MIDDLE = SIZE / 2;

// The places of the pips of each face, on a 3 × 3 grid numbered 0–8 in reading order.
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

// Outlines of the usual dice lying on a table, and the largest size of the number on them.
const OUTLINES: ReadonlyMap<string, readonly [path: string, room: number, middle: number]> = new Map([
  ['d4', ['M24 4L45 41H3Z', 18, 30]],
  ['d8', ['M24 2L44 24L24 46L4 24Z', 22, 24]],
  ['d10', ['M24 2L45 21V28L24 46L3 28V21Z', 24, 24]],
  ['d12', ['M24 2L38 6.5L46 18V30L38 41.5L24 46L10 41.5L2 30V18L10 6.5Z', 25, 24]],
  ['d20', ['M24 2L43 13V35L24 46L5 35V13Z', 24, 24]],
]);

// Signs for words that are common on symbol dice, in a 24 × 24 box. The word always stands beneath.
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['hit', 'M12 1L14.6 8.2L22 6L17.4 12L22 18L14.6 15.8L12 23L9.4 15.8L2 18L6.6 12L2 6L9.4 8.2Z'],
  ['crit', 'M12 0L15 7L22 4L18.5 11L24 14L17.5 15.5L18 23L12 18L6 23L6.5 15.5L0 14L5.500 11L2 4L9 7Z'],
  ['miss', 'M4 10.500H20V13.500H4Z'],
  ['blank', 'M4 10.500H20V13.500H4Z'],
  ['block', 'M12 1L21 4V11C21 17 17 21 12 23C7 21 3 17 3 11V4Z'],
  ['move', 'M13 3L22 12L13 21V15H2V9H13Z'],
]);
const SAME_SIGN: ReadonlyMap<string, string> = new Map([
  ['critical', 'crit'],
  ['shield', 'block'],
  ['defence', 'block'],
  ['defense', 'block'],
  ['manoeuvre', 'move'],
  ['maneuver', 'move'],
]);

/**
 * Draws one die showing a face, as an SVG document 48 units high: pips on a `d6`, the number in the outline of a `d4`,
 * `d8`, `d10`, `d12` or `d20`, and a tile with the words (and, for common ones, a sign) for every other die or face.
 */
export function renderDie(die: string, face: string | number, options: RenderDieOptions = {}): string {
  needKind('die', die, 'a string', 'a name such as d6');
  if (typeof face !== 'string' && typeof face !== 'number')
    throw new GameError('face is neither a string nor a number');
  needOptions(options, '{ faded: true }');
  const { scheme = 'auto', faded = false, style = true } = options;
  const used = new Set<string>();
  const pen: Pen = { x: x => x, y: y => y, length: length => length, hairline: 1, paint: painter(scheme, used) };
  const art = options.pictures?.[`die:${die}:${face}`];
  const { body, width } =
    art === undefined
      ? picture(pen, die.toLowerCase(), face, faded)
      : {
          body: `<image href="${escapeText(art)}" width="${SIZE}" height="${SIZE}"${faded ? ' opacity="0.5"' : ''}/>`,
          width: SIZE,
        };
  const css = style && scheme === 'auto' ? `<style>@media (prefers-color-scheme:dark){${darkRules(used)}}</style>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escapeText(face)}" viewBox="0 0 ${num(width)} ${SIZE}"` +
    ` width="${num(width)}" height="${SIZE}" font-family="system-ui, sans-serif">${css}${body}</svg>`
  );
}

function picture(pen: Pen, die: string, face: string | number, faded: boolean): { body: string; width: number } {
  const tone = faded ? muted : ink;
  const edge = { fill: surface, stroke: tone, ...(faded ? { width: 1.4, dash: 4 } : { width: 1.8 }) };
  const pips = die === 'd6' && typeof face === 'number' ? PIPS[face] : undefined;
  if (pips !== undefined && pips.length > 0) {
    const dots = pips.map(spot => {
      const [x, y] = [12 + (spot % 3) * 12, 12 + Math.floor(spot / 3) * 12];
      return `<circle cx="${x}" cy="${y}" r="4.4"${pen.paint({ fill: tone })}/>`;
    });
    return { body: tile(pen, SIZE, edge) + dots.join(''), width: SIZE };
  }
  const outline = OUTLINES.get(die);
  if (outline !== undefined && typeof face === 'number') {
    const [path, room, middle] = outline;
    const text = String(face);
    const size = fittingSize([text], 20, room);
    const figure = textElement(pen, MIDDLE, middle, [text], tone, { size, weight: 700 });
    return { body: `<path d="${path}" stroke-linejoin="round"${pen.paint(edge)}/>${figure}`, width: SIZE };
  }
  if (typeof face === 'number') {
    const size = fittingSize([String(face)], 24, 36);
    const figure = textElement(pen, MIDDLE, MIDDLE, [String(face)], tone, { size, weight: 700 });
    return { body: tile(pen, SIZE, edge) + figure, width: SIZE };
  }
  const symbols = face.split('+').map(symbol => symbol.trim());
  const signs = symbols.map(symbol => SIGNS.get(SAME_SIGN.get(symbol.toLowerCase()) ?? symbol.toLowerCase()));
  const caption = symbols.join(' + ');
  const known = signs.filter(sign => sign !== undefined);
  const type = known.length === symbols.length ? 11 : 16;
  const width = Math.max(SIZE, Math.ceil(textWidth(caption) * type) + 14, known.length * 22 + 16);
  const words = { size: type, weight: 650 };
  if (known.length !== symbols.length) {
    return { body: tile(pen, width, edge) + textElement(pen, width / 2, MIDDLE, [caption], tone, words), width };
  }
  const left = width / 2 - known.length * 11;
  const pictures = known.map((sign, at) => {
    const place = `translate(${num(left + at * 22 + 1.4)} 6) scale(0.8)`;
    return `<path d="${sign}" transform="${place}"${pen.paint({ fill: tone })}/>`;
  });
  return {
    body: tile(pen, width, edge) + pictures.join('') + textElement(pen, width / 2, 37, [caption], tone, words),
    width,
  };
}

function tile(pen: Pen, width: number, edge: Parameters<Pen['paint']>[0]): string {
  return `<rect x="1" y="1" width="${num(width - 2)}" height="${SIZE - 2}" rx="9"${pen.paint(edge)}/>`;
}
