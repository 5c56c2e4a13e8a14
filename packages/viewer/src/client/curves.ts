import type { Replay } from '@rulewright/core';
import { escapeText } from '../scene/escape.js';
import { figure, num, painter } from '../scene/svg.js';
import { grid, ink, toneOf } from '../scene/tones.js';
import type { Say } from '../words/page-words.js';
import { sampleHtml } from './words.js';

const WIDTH = 1000;
const HEIGHT = 120;
const PAD = 6;
// The first three curves are solid; later ones also differ in their dashes, for readers who cannot tell the colours.
const DASHES: readonly string[] = ['', '', '', '7 3', '2.5 3', '10 3 2 3'];
const DOTS = '2.5 3';
/** The dashes in which a covered curve is drawn again on top of the curve that covers it. */
const THROUGH = '6 6';

/** The dashes of a curve. A second curve of one colour, such as that of a player, is dotted. */
function dashOf({ meters = [] }: Replay, at: number): string {
  const color = meters[at]?.color;
  const again = color !== undefined && meters.slice(0, at).some(before => before.color === color);
  return again ? DOTS : (DASHES[at % DASHES.length] ?? '');
}

/**
 * The value of every meter at every frame: `values[meter][frame]`. A missing value repeats the one before; the first is
 * 0.
 */
export function meterValues(replay: Replay): readonly (readonly number[])[] {
  return (replay.meters ?? []).map(({ key }) => {
    let value = 0;
    return replay.frames.map(frame => {
      value = (frame.meters !== undefined && Object.hasOwn(frame.meters, key) ? frame.meters[key] : undefined) ?? value;
      return value;
    });
  });
}

/** The place of a frame along the curves: 0 to 1. */
function placeOf(index: number, count: number): number {
  return count <= 1 ? 0 : index / (count - 1);
}

/** The stretches of frames, `[from, to]`, on which two curves have the same value. */
export function sharedStretches(a: readonly number[], b: readonly number[]): readonly (readonly [number, number])[] {
  const stretches: [number, number][] = [];
  for (let index = 1; index < a.length; index += 1) {
    const value = a[index - 1];
    if (value !== b[index - 1]) continue;
    const last = stretches.at(-1);
    if (last?.[1] === index - 1 && a[last[0]] === value) last[1] = index;
    else stretches.push([index - 1, index]);
  }
  return stretches;
}

/** The curves as an SVG picture that stretches with its box, with a cursor `#cursor` at the first frame. `#seen` bounds the curves while the result is hidden. */
export function curvesHtml(replay: Replay, values: readonly (readonly number[])[], say: Say): string {
  const count = replay.frames.length;
  const [low, high] = rangeOf(values);
  const paint = painter('auto', new Set());
  const y = (value: number): string => num(HEIGHT - PAD - ((value - low) / (high - low)) * (HEIGHT - 2 * PAD));
  const x = (index: number): string => num(placeOf(index, count) * WIDTH);
  const still = ' vector-effect="non-scaling-stroke"';
  const chapters = replay.frames.flatMap((frame, index) =>
    frame.chapter === undefined || index === 0 ? [] : [`M${x(index)} 0V${HEIGHT}`],
  );
  const zero = `M0 ${y(0)}H${WIDTH}`;
  const lines = values.map((curve, meter) => {
    const path = curve.map((value, index) => {
      if (index === 0) return `M0 ${y(value)}`;
      if (value === curve[index - 1]) return index === count - 1 ? `H${WIDTH}` : '';
      return `H${x(index)}V${y(value)}`;
    });
    const color = paint({ stroke: toneOf(replay.meters?.[meter]?.color, 'series1'), width: 2 });
    const dash = dashOf(replay, meter);
    const drawn = `<path d="${path.join('')}" stroke-linejoin="round"${still}${color}${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/>`;
    const under = dash === '' ? values.findIndex((_, other) => dashOf(replay, other) === '') : meter;
    const shared = under < meter ? sharedStretches(curve, values[under] ?? []) : [];
    if (shared.length === 0) return drawn;
    const again = shared.map(([from, to]) => `M${x(from)} ${y(curve[from] ?? 0)}H${x(to)}`).join('');
    const through = paint({ stroke: toneOf(replay.meters?.[under]?.color, 'series1'), width: 2 });
    return `${drawn}<path d="${again}"${still}${through} stroke-dasharray="${THROUGH}"/>`;
  });
  const names = (replay.meters ?? []).map(meter => meter.label).join(', ');
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${escapeText(say('curves', { names }))}">` +
    `<path d="${chapters.join('')}"${still}${paint({ stroke: grid, width: 0.7 })} stroke-opacity="0.6"/>` +
    `<path d="${zero}"${still}${paint({ stroke: grid, width: 1 })}/>` +
    `<clipPath id="seen"><path/></clipPath><g class="lines">${lines.join('')}</g>` +
    `<path id="cursor" d="M0 0V${HEIGHT}"${still}${paint({ stroke: ink, width: 1.5 })}/></svg>` +
    `<span class="axis axis-high" aria-hidden="true">${figure(high)}</span>` +
    `<span class="axis axis-low" aria-hidden="true">${figure(low)}</span>`
  );
}

/** The cursor's path at a frame. */
export function cursorPath(index: number, count: number): string {
  return `M${num(placeOf(index, count) * WIDTH)} 0V${HEIGHT}`;
}

/** The part of the curves from the first frame to another one, as the path of `#seen`. */
export function seenPath(index: number, count: number): string {
  return `M0 0H${num(placeOf(index, count) * WIDTH)}V${HEIGHT}H0z`;
}

/** The meters in words: name, present value, and the change that this record made. */
export function metersHtml(replay: Replay, values: readonly (readonly number[])[], index: number): string {
  return (replay.meters ?? [])
    .map((meter, at) => {
      const now = values[at]?.[index] ?? 0;
      const change = index === 0 ? 0 : now - (values[at]?.[index - 1] ?? 0);
      const sign = change > 0 ? '+' : '−';
      const told = change === 0 ? '' : ` <span class="change">${sign}${num(Math.abs(change))}</span>`;
      const symbol = dashOf(replay, at) === '' ? 'line' : 'dashed';
      return `<li>${sampleHtml(meter.color, symbol)}${escapeText(meter.label)} <b>${figure(now)}</b>${told}</li>`;
    })
    .join('');
}

function rangeOf(values: readonly (readonly number[])[]): readonly [low: number, high: number] {
  let [low, high] = [0, 0];
  for (const curve of values) {
    for (const value of curve) [low, high] = [Math.min(low, value), Math.max(high, value)];
  }
  return low === high ? [low, low + 1] : [low, high];
}
