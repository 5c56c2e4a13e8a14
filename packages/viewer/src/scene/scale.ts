import type { SceneBox, SceneRuler } from '@rulewright/core';
import { num, type Pen, textElement } from './svg.js';
import { muted } from './tones.js';

/** The room for the scale on the border, in picture units. */
export const SCALE_ROOM = 46;

/** The most units without a number between two numbers of the scale. */
const STEPS: readonly number[] = [1, 2, 5, 6, 10, 12, 20, 50, 100];

/** The scale on the upper and the left border of a board: a line for each unit, and numbers that leave room for one another. */
export function drawScale(pen: Pen, { perUnit, box, upwards = false }: SceneRuler, whole: SceneBox): string {
  const { x, y, width, height } = box ?? whole;
  const size = 20;
  const step = STEPS.find(one => pen.length(one * perUnit) >= 3.2 * size) ?? 100;
  const side = (
    long: number,
    line: (at: number, out: number) => string,
    word: (at: number, text: string) => string,
  ): string => {
    let parts = '';
    for (let unit = 0; unit * perUnit <= long + 1; unit += 1) {
      const isNumbered = unit % step === 0;
      parts += line(unit * perUnit, isNumbered ? 11 : 6);
      if (isNumbered) parts += word(unit * perUnit, `${unit}`);
    }
    return parts;
  };
  const [left, top] = [pen.x(x), pen.y(y)];
  const number = { size, weight: 600 };
  const lines: string[] = [];
  const above = side(
    width,
    (at, out) => {
      lines.push(`M${num(pen.x(x + at))} ${num(top)}v${-out}`);
      return '';
    },
    (at, text) => textElement(pen, pen.x(x + at), top - 22, [text], muted, number),
  );
  const heightOf = (at: number): number => pen.y(upwards ? y + height - at : y + at);
  // The number above the left corner is the one of the upper scale.
  const isCorner = (at: number): boolean => (upwards ? at > height - 1 : at === 0);
  const beside = side(
    height,
    (at, out) => {
      lines.push(`M${num(left)} ${num(heightOf(at))}h${-out}`);
      return '';
    },
    (at, text) =>
      isCorner(at) ? '' : textElement(pen, left - 14, heightOf(at), [text], muted, { ...number, anchor: 'end' }),
  );
  const path = `<path d="${lines.join('')}"${pen.paint({ stroke: muted, width: pen.hairline })}/>`;
  return `<g class="rw-grows" aria-hidden="true">${path}${above}${beside}</g>`;
}
