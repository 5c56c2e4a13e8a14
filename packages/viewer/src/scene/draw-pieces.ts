import type { SceneBar, SceneCards, SceneToken } from '@rulewright/core';
import { drawBadge } from './draw-board.js';
import { pillWidth } from './geometry.js';
import { fittingSize, num, type Pen, textElement, titleElement } from './svg.js';
import { ink, inkOn, muted, paper, surface, type Tone, toneOf } from './tones.js';

// The places of badges on a token, as parts of its size from the centre: the four diagonals, top right first.
const BADGE_SPOTS: readonly (readonly [number, number])[] = [
  [0.4, -0.4],
  [-0.4, -0.4],
  [0.4, 0.4],
  [-0.4, 0.4],
];

/** A token, drawn around (0, 0). The `transform` of the group around it places it, so that a client can move it. */
export function drawToken(pen: Pen, token: SceneToken): string {
  const color = toneOf(token.color);
  const size = pen.length(token.size);
  const label = token.label ?? '';
  const hollow = token.spent === true;
  const fill = hollow ? surface : color;
  const text = hollow ? ink : inkOn(color);
  const edge = Math.max(pen.hairline, size * 0.035);
  const body = { fill, stroke: hollow ? color : ink, width: hollow ? edge * 2.2 : edge };
  const wide = token.form === 'pill' ? pen.length(pillWidth(token.size, label)) : size;
  let parts = '';
  if (token.active === true) parts += halo(pen, token, size, wide);
  if (token.facing !== undefined) {
    const [tip, base, half] = [size * -0.66, size * -0.44, size * 0.16];
    parts +=
      `<path d="M0 ${num(tip)}L${num(half)} ${num(base)}L${num(-half)} ${num(base)}Z"` +
      ` transform="rotate(${num(token.facing)})"${pen.paint({ fill: ink, stroke: paper, width: edge * 0.6 })}/>`;
  }
  if (token.form === 'pill') {
    const high = size * 0.8;
    parts +=
      `<rect x="${num(-wide / 2)}" y="${num(-high / 2)}" width="${num(wide)}" height="${num(high)}"` +
      ` rx="${num(high / 2)}"${pen.paint(body)}/>`;
    parts += tokenLabel(pen, label, 0, size * 0.42, wide * 0.82, text, fill);
  } else if (token.form === 'pawn') {
    parts += `<path d="${pawnPath(size)}" stroke-linejoin="round"${pen.paint(body)}/>`;
    parts += tokenLabel(pen, label, size * 0.24, size * 0.34, size * 0.5, text, fill);
  } else {
    parts += `<circle r="${num(size / 2 - edge / 2)}"${pen.paint(body)}/>`;
    const picture = pen.picture?.(token.picture);
    if (picture === undefined) parts += tokenLabel(pen, label, 0, size * 0.46, size * 0.74, text, fill);
    else {
      parts += `<circle r="${num(size / 2 - edge * 2)}" fill="${picture}"/>`;
      const lettering = { size: size * 0.3, weight: 700, halo: paper };
      if (label !== '') parts += textElement(pen, 0, size * 0.26, label.split('\n'), ink, lettering);
    }
  }
  if (token.health !== undefined) {
    const bar = { width: size * 0.92, height: size * 0.15 };
    parts += gauge(
      pen,
      -bar.width / 2,
      size * 0.46,
      bar.width,
      bar.height,
      token.health.value,
      token.health.max,
      color,
    );
  }
  const badges = token.badges ?? [];
  const shown = badges.length > BADGE_SPOTS.length ? badges.slice(0, BADGE_SPOTS.length - 1) : badges;
  const rest = badges.slice(shown.length);
  const marks = rest.length > 0 ? [...shown, { label: `+${rest.length}`, title: restTitle(rest) }] : shown;
  marks.forEach((badge, at) => {
    const [dx, dy] = BADGE_SPOTS[at] ?? [0, 0];
    parts += drawBadge(pen, badge, dx * wide, dy * size, size * 0.19);
  });
  return titleElement(token.title) + parts;
}

/** A gauge with its label and figures. */
export function drawBar(pen: Pen, bar: SceneBar): string {
  const [x, y, width, height] = [pen.x(bar.x), pen.y(bar.y), pen.length(bar.width), pen.length(bar.height)];
  const figures = `${num(bar.value)}/${num(bar.max)}`;
  const text = bar.label === undefined || bar.label === '' ? figures : `${bar.label} ${figures}`;
  const size = fittingSize([text], height * 0.62, width * 0.94);
  return (
    titleElement(bar.title) +
    gauge(pen, x, y, width, height, bar.value, bar.max, toneOf(bar.color, 'series1')) +
    textElement(pen, x + width / 2, y + height / 2, [text], ink, { size, weight: 600, halo: surface })
  );
}

/** A deck or pile: up to three cards deep, with its count in the corner. */
export function drawCards(pen: Pen, cards: SceneCards): string {
  const [width, height] = [pen.length(cards.width), pen.length(cards.height)];
  const [x, y] = [pen.x(cards.x) - width / 2, pen.y(cards.y) - height / 2];
  const color = toneOf(cards.color);
  const fill = cards.faceUp === true ? surface : color;
  const text = cards.faceUp === true ? ink : inkOn(color);
  const radius = Math.min(width, height) * 0.09;
  const card = (shift: number, attributes: string): string =>
    `<rect x="${num(x + shift)}" y="${num(y - shift)}" width="${num(width)}" height="${num(height)}"` +
    ` rx="${num(radius)}"${attributes}/>`;
  const label = (cards.label ?? '').split('\n');
  const size = fittingSize(label, height * 0.16, width * 0.84);
  if (cards.count <= 0) {
    return (
      titleElement(cards.title) +
      card(0, pen.paint({ fill: surface, fillOpacity: 0.4, stroke: muted, width: pen.hairline * 1.5, dash: radius })) +
      textElement(pen, x + width / 2, y + height / 2, label, muted, { size, weight: 600 })
    );
  }
  const deep = Math.min(3, Math.ceil(cards.count));
  let parts = '';
  for (let at = deep - 1; at >= 0; at -= 1) {
    parts += card(
      at * width * 0.04,
      pen.paint({ fill, stroke: cards.faceUp === true ? color : paper, width: pen.hairline * 1.6 }),
    );
  }
  if (cards.label !== undefined && cards.label !== '') {
    parts += textElement(pen, x + width / 2, y + height * 0.42, label, text, { size, weight: 600, halo: fill });
  }
  const figure = { size: height * 0.2, weight: 700 };
  parts += textElement(pen, x + width / 2, y + height * 0.78, [num(cards.count)], text, figure);
  return titleElement(cards.title) + parts;
}

/** A filled bar in picture units; the value is clamped to the bar. */
function gauge(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  value: number,
  max: number,
  color: Tone,
): string {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const rect = (wide: number, attributes: string): string =>
    `<rect x="${num(x)}" y="${num(y)}" width="${num(wide)}" height="${num(height)}" rx="${num(height / 3)}"${attributes}/>`;
  return (
    rect(width, pen.paint({ fill: surface })) +
    (part > 0 ? rect(width * part, pen.paint({ fill: color })) : '') +
    rect(width, pen.paint({ stroke: ink, width: pen.hairline }))
  );
}

/** Letters with a border in the colour of the piece: where a page makes small letters grow, they stay readable beyond its edge. */
function tokenLabel(
  pen: Pen,
  label: string,
  middle: number,
  size: number,
  width: number,
  tone: Tone,
  fill: Tone,
): string {
  if (label === '') return '';
  const lines = label.split('\n');
  const fits = fittingSize(lines, size / Math.max(1, lines.length * 0.8), width);
  return textElement(pen, 0, middle, lines, tone, { size: fits, weight: 700, halo: fill });
}

function halo(pen: Pen, token: SceneToken, size: number, wide: number): string {
  const tone = toneOf('highlight');
  const width = Math.max(pen.hairline * 2, size * 0.07);
  const reach = size * 0.57;
  const paint = pen.paint({ fill: tone, fillOpacity: 0.3, stroke: tone, width });
  if (token.form !== 'pill') return `<circle r="${num(reach)}"${paint}/>`;
  const [w, h] = [wide + size * 0.24, size * 1.04];
  return `<rect x="${num(-w / 2)}" y="${num(-h / 2)}" width="${num(w)}" height="${num(h)}" rx="${num(h / 2)}"${paint}/>`;
}

/** A pawn's silhouette, `size` high, around (0, 0). */
function pawnPath(size: number): string {
  const at = (value: number): string => num(value * size);
  return (
    `M${at(-0.36)} ${at(0.48)}Q${at(-0.36)} ${at(0.34)} ${at(-0.29)} ${at(0.26)}` +
    `Q${at(-0.24)} ${at(0.02)} ${at(-0.13)} ${at(-0.08)}A${at(0.22)} ${at(0.22)} 0 1 1 ${at(0.13)} ${at(-0.08)}` +
    `Q${at(0.24)} ${at(0.02)} ${at(0.29)} ${at(0.26)}Q${at(0.36)} ${at(0.34)} ${at(0.36)} ${at(0.48)}Z`
  );
}

function restTitle(badges: readonly { readonly label: string; readonly title?: string }[]): string {
  return badges.map(badge => badge.title ?? badge.label).join(', ');
}
