import { escapeText } from './escape.js';
import type { Tone } from './tones.js';

/**
 * A number in the syntax of SVG, with at most two decimals and never `-0`. Throws a RangeError for a value that is not
 * a finite number, whatever the types promised.
 */
export function num(value: number): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new RangeError(`scene: not a finite number: ${String(value)}`);
  }
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

/** A number with a real minus sign, for people. */
export function figure(value: number): string {
  return num(value).replace('-', '−');
}

/** The fill and the line of a shape. Widths are in picture units. */
export interface Paint {
  readonly fill?: Tone;
  readonly fillOpacity?: number;
  readonly stroke?: Tone;
  readonly width?: number;
  readonly dash?: number;
}

/** The data that the drawing functions share: the scale from board to picture units, the origin, and the scheme. */
export interface Pen {
  readonly x: (boardX: number) => number;
  readonly y: (boardY: number) => number;
  /** A length in picture units. */
  readonly length: (boardLength: number) => number;
  /** A thin line, in picture units. */
  readonly hairline: number;
  /** The fill of the first key that has a picture in the theme. */
  readonly picture?: (...keys: readonly (string | undefined)[]) => string | undefined;
  /** Attributes for a paint, each with a leading space. */
  readonly paint: (paint: Paint) => string;
}

/** `auto` follows the reader's system; the other two are fixed. */
export type ColorScheme = 'auto' | 'light' | 'dark';

/** Makes the paint function of a scheme. A tone that needs a dark rule is added to `used`. */
export function painter(scheme: ColorScheme, used: Set<string>): (paint: Paint) => string {
  return ({ fill, fillOpacity, stroke, width, dash }) => {
    const classes: string[] = [];
    const color = (tone: Tone, prefix: string): string => {
      if (scheme === 'auto' && tone.name !== undefined) {
        classes.push(`rw-${prefix}-${tone.name}`);
        used.add(tone.name);
      }
      return scheme === 'dark' ? tone.dark : tone.light;
    };
    let attributes = ` fill="${fill === undefined ? 'none' : color(fill, 'f')}"`;
    if (fillOpacity !== undefined) attributes += ` fill-opacity="${num(fillOpacity)}"`;
    if (stroke !== undefined) attributes += ` stroke="${color(stroke, 's')}"`;
    if (stroke !== undefined && width !== undefined) attributes += ` stroke-width="${num(width)}"`;
    if (dash !== undefined) attributes += ` stroke-dasharray="${num(dash)} ${num(dash * 0.8)}"`;
    return (classes.length > 0 ? ` class="${classes.join(' ')}"` : '') + attributes;
  };
}

/** A `<title>` child, or nothing. */
export function titleElement(title: string | undefined): string {
  return title === undefined || title === '' ? '' : `<title>${escapeText(title)}</title>`;
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Extended_Pictographic}/u;
const NARROW = /[ilIjtf.,:;'|!()[\] ]/;

/** The approximate width of a text, in ems: Node has no font to measure, so the estimate is rather too wide. */
export function textWidth(text: string): number {
  let ems = 0;
  for (const character of text) ems += WIDE.test(character) ? 1.05 : NARROW.test(character) ? 0.36 : 0.68;
  return ems;
}

/** The largest type size, up to `size`, at which every line fits into `width`. */
export function fittingSize(lines: readonly string[], size: number, width: number): number {
  const widest = Math.max(...lines.map(textWidth), 0.1);
  return Math.min(size, width / widest);
}

/** Options of placing a text. */
export interface TextOptions {
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
  /** A border around the letters in this tone, so that they can be read on anything. */
  readonly halo?: Tone;
}

/** Lines of text around a middle height; positions in picture units. */
export function textElement(
  pen: Pen,
  x: number,
  middle: number,
  lines: readonly string[],
  tone: Tone,
  options: TextOptions,
): string {
  const { size, anchor = 'middle', weight, halo } = options;
  const step = size * 1.12;
  const side = anchor === 'start' || anchor === 'end' ? anchor : 'middle';
  const border = halo === undefined ? {} : { stroke: halo };
  const attributes =
    `${pen.paint({ fill: tone, ...border })} font-size="${num(size)}" text-anchor="${side}"` +
    // The border is a part of the size of the letters, also where a page makes them larger.
    (halo === undefined ? '' : ' stroke-width="0.22em" paint-order="stroke" stroke-linejoin="round"') +
    (weight === undefined ? '' : ` font-weight="${num(weight)}"`);
  // The middle of capitals lies 0.35 em above the base line; `dominant-baseline` is not supported everywhere.
  const first = middle - ((lines.length - 1) * step) / 2 + size * 0.35;
  if (lines.length === 1) {
    return `<text x="${num(x)}" y="${num(first)}"${attributes}>${escapeText(lines[0])}</text>`;
  }
  const spans = lines.map(
    (line, index) => `<tspan x="${num(x)}" y="${num(first + index * step)}">${escapeText(line)}</tspan>`,
  );
  return `<text${attributes}>${spans.join('')}</text>`;
}
