import type { ReplayFrame, ShownNumber } from '@rulewright/core';
import { escapeText } from '../scene/escape.js';
import { figure } from '../scene/svg.js';
import type { Say } from '../words/page-words.js';

/** The parts of a frame that numbers are told from. */
type Numbered = Pick<ReplayFrame, 'text' | 'numbers'>;

/** A value with a real minus sign. */
export const valueInWords = (value: ShownNumber['value']): string =>
  typeof value === 'number' ? figure(value) : value;

/** The places of the numbers in a text: each number is found once, from left to right, where it stands by itself. */
function placesOf({ text, numbers = [] }: Numbered): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  const taken = new Set<number>();
  numbers.forEach(({ value }, at) => {
    const digits = valueInWords(value).replace(/[^\w]/g, '\\$&');
    for (const found of text.matchAll(new RegExp(`(?<![\\w.#−-])${digits}(?![\\w]|\\.\\d)`, 'g'))) {
      if (taken.has(found.index)) continue;
      taken.add(found.index);
      places.set(at, found.index);
      break;
    }
  });
  return places;
}

const buttonHtml = (key: string, at: number, text: string): string =>
  `<button type="button" class="number" aria-expanded="false" data-reasons="${escapeText(`${key}-${at}`)}">${escapeText(text)}</button>`;

/** The text of a frame, in which the numbers that have reasons can be chosen. */
export function toldHtml(frame: Numbered, key: string): string {
  const { text, numbers = [] } = frame;
  const places = [...placesOf(frame)].sort(([, a], [, b]) => a - b);
  let [html, done] = ['', 0];
  for (const [at, place] of places) {
    const value = valueInWords(numbers[at]?.value ?? '');
    html += escapeText(text.slice(done, place)) + buttonHtml(key, at, value);
    done = place + value.length;
  }
  return html + escapeText(text.slice(done));
}

/** The reasons of all numbers of a frame, hidden until they are asked for; numbers that are not in the text are offered here. */
export function numbersHtml(frame: Numbered, key: string, say: Say): string {
  const { numbers = [] } = frame;
  if (numbers.length === 0) return '';
  const places = placesOf(frame);
  const others = numbers.flatMap((number, at) =>
    places.has(at) ? [] : [`${escapeText(number.label)} ${buttonHtml(key, at, valueInWords(number.value))}`],
  );
  const offered = others.length === 0 ? '' : `<span class="other-numbers">${others.join(' ')}</span>`;
  return offered + numbers.map((number, at) => reasonsHtml(number, `${key}-${at}`, say)).join('');
}

/** The tally of a number, hidden until it is asked for. */
export function reasonsHtml({ label, name, value, reasons = [] }: ShownNumber, key: string, say: Say): string {
  const lines = reasons.map(({ text, rule, rejected }) => {
    const why = rejected === undefined ? '' : ` <em>${escapeText(say('rejected', { why: rejected }))}</em>`;
    return `<li${rejected === undefined ? '' : ' class="is-rejected"'}>${escapeText(text)}${why} <code>${escapeText(rule)}</code></li>`;
  });
  return (
    `<div class="reasons" data-key="${escapeText(key)}" hidden><b>${escapeText(name === undefined ? label : `${name} (${label})`)}: ${escapeText(say('reasons', { n: valueInWords(value) }))}</b>` +
    `<ul>${lines.join('')}<li class="reasons-total">${escapeText(say('total', { n: valueInWords(value) }))}</li></ul></div>`
  );
}
