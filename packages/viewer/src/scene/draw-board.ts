import type { SceneBadge, SceneCell, SceneLine, SceneOverlay, SceneShape, SceneText } from '@rulewright/core';
import { hexCorners, shapeBox } from './geometry.js';
import { fittingSize, num, type Paint, type Pen, textElement, titleElement } from './svg.js';
import { grid, ink, inkOn, muted, paper, toneOf } from './tones.js';

/** A shape as an SVG element; `inside` moves its edge inwards, in picture units. */
function shapeElement(pen: Pen, shape: SceneShape, paint: Paint, inside = 0): string {
  const attributes = pen.paint(paint);
  switch (shape.shape) {
    case 'disc': {
      const radius = Math.max(0, pen.length(shape.radius) - inside);
      return `<circle cx="${num(pen.x(shape.x))}" cy="${num(pen.y(shape.y))}" r="${num(radius)}"${attributes}/>`;
    }
    case 'square': {
      const width = Math.max(0, pen.length(shape.size) - inside * 2);
      const height = Math.max(0, pen.length(shape.height ?? shape.size) - inside * 2);
      const [x, y] = [pen.x(shape.x) - width / 2, pen.y(shape.y) - height / 2];
      return (
        `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"` +
        ` rx="${num(Math.min(width, height) * 0.05)}"${attributes}/>`
      );
    }
    case 'hex': {
      const size = pen.length(shape.size);
      const shrunk = size > 0 ? { ...shape, size: shape.size * Math.max(0, 1 - (inside * 1.155) / size) } : shape;
      return `<polygon points="${pointList(pen, hexCorners(shrunk))}"${attributes}/>`;
    }
    default:
      return `<polygon points="${pointList(pen, shape.points)}" stroke-linejoin="round"${attributes}/>`;
  }
}

/** A piece of the board with its label, note and badges. */
export function drawCell(pen: Pen, cell: SceneCell): string {
  const fill = toneOf(cell.fill, 'terrain:plain');
  const text = inkOn(fill);
  const box = shapeBox(cell.at);
  const [height, middleX] = [pen.length(box.height), pen.x(box.x + box.width / 2)];
  const top = pen.y(box.y);
  // A hex and a disc are narrower than their box at the height of the top and bottom labels.
  const room = pen.length(box.width) * (cell.at.shape === 'square' ? 0.88 : 0.6);
  const picture = pen.picture?.(cell.picture, cell.fill ?? 'terrain:plain');
  let parts = shapeElement(pen, cell.at, { fill, stroke: grid, width: pen.hairline });
  // The picture lies on the colour, which shows through where the picture is clear.
  if (picture !== undefined) parts += shapeElement(pen, cell.at, {}).replace('fill="none"', `fill="${picture}"`);
  if (cell.outline !== undefined) {
    const width = Math.max(pen.hairline * 3, height * 0.035);
    parts += shapeElement(pen, cell.at, { stroke: toneOf(cell.outline), width }, width * 0.75);
  }
  if (cell.label !== undefined && cell.label !== '') {
    const lines = cell.label.split('\n');
    const size = fittingSize(lines, height * (cell.labelAt === undefined ? 0.2 : 0.125), room);
    const at = cell.labelAt === 'top' ? 0.16 : cell.labelAt === 'bottom' ? 0.86 : 0.5;
    parts += textElement(pen, middleX, top + height * at, lines, text, { size, weight: 600 });
  }
  if (cell.note !== undefined && cell.note !== '') {
    const size = fittingSize([cell.note], height * 0.12, room);
    parts += textElement(pen, middleX, top + height * 0.9, [cell.note], text, { size });
  }
  const badges = cell.badges ?? [];
  if (badges.length > 0) {
    const radius = Math.min(height * 0.095, (room * 1.1) / (badges.length * 2.2));
    const row = top + height * (cell.note === undefined ? 0.87 : 0.74);
    parts += badges
      .map((badge, at) => drawBadge(pen, badge, middleX + (at - (badges.length - 1) / 2) * radius * 2.2, row, radius))
      .join('');
  }
  return titleElement(cell.title) + parts;
}

/** A small round mark with an edge that stands out from its colour; position and radius in picture units. */
export function drawBadge(pen: Pen, badge: SceneBadge, x: number, y: number, radius: number): string {
  const fill = toneOf(badge.color);
  const size = fittingSize([badge.label], radius * 1.3, radius * 1.6);
  return (
    `<g>${titleElement(badge.title)}` +
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"${pen.paint({ fill, stroke: inkOn(fill), width: radius * 0.22 })}/>` +
    `${textElement(pen, x, y, [badge.label], inkOn(fill), { size, weight: 700 })}</g>`
  );
}

/** A marked area. */
export function drawOverlay(pen: Pen, overlay: SceneOverlay): string {
  const tone = toneOf(overlay.color, 'highlight');
  const pattern = overlay.pattern ?? 'tint';
  const width = pen.hairline * 2.4;
  const border: Paint = { stroke: tone, width, ...(pattern === 'dashed' ? { dash: width * 3 } : {}) };
  const paint: Paint = pattern === 'tint' ? { fill: tone, fillOpacity: 0.18, ...border } : border;
  return titleElement(overlay.title) + overlay.over.map(shape => shapeElement(pen, shape, paint, width * 0.8)).join('');
}

/** A line with its arrow head and label. */
export function drawLine(pen: Pen, line: SceneLine): string {
  const tone = toneOf(line.color, 'highlight');
  const width = line.width === undefined ? pen.hairline * 2.6 : pen.length(line.width);
  const dash = line.dashed === true ? { dash: Math.max(width * 2.5, pen.hairline * 5) } : {};
  const points = line.points.map(({ x, y }) => ({ x: pen.x(x), y: pen.y(y) }));
  const list = points.map(({ x, y }) => `${num(x)},${num(y)}`).join(' ');
  const round = ' stroke-linecap="round" stroke-linejoin="round"';
  // A border in the page's colour keeps the line visible on every terrain.
  let parts = `<polyline points="${list}"${round}${pen.paint({ stroke: paper, width: width + pen.hairline * 2 })}/>`;
  parts += `<polyline points="${list}"${round}${pen.paint({ stroke: tone, width, ...dash })}/>`;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (line.arrow === true && last !== undefined && before !== undefined) {
    const [dx, dy] = [last.x - before.x, last.y - before.y];
    const long = Math.sqrt(dx * dx + dy * dy) || 1;
    const reach = Math.max(width * 4, pen.hairline * 8) / long;
    const [bx, by] = [last.x - dx * reach, last.y - dy * reach];
    const corners = [
      [last.x, last.y],
      [bx - dy * reach * 0.5, by + dx * reach * 0.5],
      [bx + dy * reach * 0.5, by - dx * reach * 0.5],
    ] as const;
    const head = corners.map(([x, y]) => `${num(x)},${num(y)}`).join(' ');
    parts += `<polygon points="${head}" stroke-linejoin="round"${pen.paint({ fill: tone, stroke: paper, width: pen.hairline })}/>`;
  }
  if (line.label !== undefined && line.label !== '') {
    const at = Math.floor((points.length - 1) / 2);
    const [a, b] = [points[at], points[at + 1] ?? points[at]];
    if (a !== undefined && b !== undefined) {
      const size = pen.hairline * 14;
      const middle = (a.y + b.y) / 2 - size * 0.9;
      parts += textElement(pen, (a.x + b.x) / 2, middle, [line.label], ink, { size, weight: 600, halo: paper });
    }
  }
  return titleElement(line.title) + parts;
}

/** Words on the board. */
export function drawText(pen: Pen, text: SceneText): string {
  return (
    titleElement(text.title) +
    textElement(pen, pen.x(text.x), pen.y(text.y), text.text.split('\n'), text.muted === true ? muted : ink, {
      size: pen.length(text.size) * 0.8,
      anchor: text.anchor ?? 'middle',
      ...(text.bold === true ? { weight: 700 } : {}),
      halo: paper,
    })
  );
}

function pointList(pen: Pen, points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }) => `${num(pen.x(x))},${num(pen.y(y))}`).join(' ');
}
