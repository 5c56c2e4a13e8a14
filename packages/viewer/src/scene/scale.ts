import type { SceneBox, SceneRuler } from '@rulewright/core';
import { num, type Pen, textElement } from './svg.js';
import { muted } from './tones.js';

/** The room for the scale on the border, in picture units. */
export const SCALE_ROOM = 46;

/** The most units without a number between two numbers of the scale. */
const STEPS: readonly number[] = [1, 2, 5, 6, 10, 12, 20, 50, 100];

/**
 * The scale on the upper and the left border of a picture: a line for each unit of the board, and numbers that leave room for
 * one another. In a picture of a part of the board, the numbers still count from the edges of the board, as places do.
 */
export function drawScale(
  pen: Pen,
  { perUnit, upwards = false }: SceneRuler,
  board: SceneBox,
  shown: SceneBox,
): string {
  const [x, y] = [Math.max(board.x, shown.x), Math.max(board.y, shown.y)];
  const right = Math.min(board.x + board.width, shown.x + shown.width);
  const below = Math.min(board.y + board.height, shown.y + shown.height);
  const end = board.y + board.height;
  const size = 20;
  const step = STEPS.find(one => pen.length(one * perUnit) >= 3.2 * size) ?? 100;
  const side = (
    [from, to]: readonly [number, number],
    line: (at: number, out: number) => string,
    word: (at: number, text: string) => string,
  ): string => {
    let parts = '';
    for (let unit = Math.max(0, Math.ceil((from - 1) / perUnit)); unit * perUnit <= to + 1; unit += 1) {
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
    [x - board.x, right - board.x],
    (at, out) => {
      lines.push(`M${num(pen.x(board.x + at))} ${num(top)}v${-out}`);
      return '';
    },
    (at, text) => textElement(pen, pen.x(board.x + at), top - 22, [text], muted, number),
  );
  const heightOf = (at: number): number => pen.y(upwards ? end - at : board.y + at);
  // The number above the left corner is the one of the upper scale.
  const isCorner = (at: number): boolean => heightOf(at) - top < pen.length(1);
  const beside = side(
    upwards ? [end - below, end - y] : [y - board.y, below - board.y],
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
