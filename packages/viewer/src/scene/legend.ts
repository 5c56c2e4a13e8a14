import type { SceneLegendEntry } from '@rulewright/core';
import { num, type Pen, textElement, textWidth } from './svg.js';
import { grid, ink, toneOf } from './tones.js';

/** The sample of one legend line, `size` wide and high, with its top left corner at (`x`, `y`) in picture units. */
export function legendSample(paint: Pen['paint'], entry: SceneLegendEntry, x: number, y: number, size: number): string {
  const tone = toneOf(entry.color);
  const filled = paint({ fill: tone, stroke: grid, width: size * 0.06 });
  const at = (part: number): number => part * size;
  switch (entry.symbol) {
    case 'disc':
      return `<circle cx="${num(x + at(0.5))}" cy="${num(y + at(0.5))}" r="${num(at(0.42))}"${filled}/>`;
    case 'hex': {
      const corners = [
        [1, 0.5],
        [0.75, 0.93],
        [0.25, 0.93],
        [0, 0.5],
        [0.25, 0.07],
        [0.75, 0.07],
      ] as const;
      return `<polygon points="${corners.map(([a, b]) => `${num(x + at(a))},${num(y + at(b))}`).join(' ')}"${filled}/>`;
    }
    case 'pawn':
      return (
        `<circle cx="${num(x + at(0.5))}" cy="${num(y + at(0.28))}" r="${num(at(0.22))}"${filled}/>` +
        `<path d="M${num(x + at(0.15))} ${num(y + at(0.95))}Q${num(x + at(0.25))} ${num(y + at(0.42))} ${num(x + at(0.5))} ` +
        `${num(y + at(0.42))}T${num(x + at(0.85))} ${num(y + at(0.95))}Z"${filled}/>`
      );
    case 'line':
    case 'dashed': {
      const dash = entry.symbol === 'dashed' ? { dash: at(0.22) } : {};
      const stroke = paint({ stroke: tone, width: at(0.16), ...dash });
      return `<path d="M${num(x)} ${num(y + at(0.5))}H${num(x + at(1))}"${stroke}/>`;
    }
    default: {
      const paintBox = entry.symbol === 'outline' ? paint({ stroke: tone, width: at(0.14) }) : filled;
      return (
        `<rect x="${num(x + at(0.09))}" y="${num(y + at(0.09))}" width="${num(at(0.82))}" height="${num(at(0.82))}"` +
        ` rx="${num(at(0.14))}"${paintBox}/>`
      );
    }
  }
}

/** The legend as rows under a picture `width` wide, from height `top`; all in picture units. */
export function drawLegend(
  pen: Pen,
  entries: readonly SceneLegendEntry[],
  top: number,
  width: number,
): { readonly svg: string; readonly height: number } {
  if (entries.length === 0) return { svg: '', height: 0 };
  const [size, sample, row] = [20, 20, 34];
  let [x, y, svg] = [0, top + 14, ''];
  for (const entry of entries) {
    const wide = sample + 9 + textWidth(entry.label) * size * 0.95;
    if (x > 0 && x + wide > width) {
      x = 0;
      y += row;
    }
    svg += legendSample(pen.paint, entry, x, y, sample);
    svg += textElement(pen, x + sample + 9, y + sample / 2, [entry.label], ink, { size, anchor: 'start' });
    x += wide + 24;
  }
  return { svg: `<g>${svg}</g>`, height: y + row - top };
}
