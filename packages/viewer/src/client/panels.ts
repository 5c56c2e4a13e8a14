import type { ColorRole, ScenePanel, SceneRow } from '@rulewright/core';
import { escapeText } from '../scene/escape.js';
import { num, painter } from '../scene/svg.js';
import { ink, surface, toneOf } from '../scene/tones.js';
import type { Say } from '../words/page-words.js';
import { sampleHtml } from './words.js';

/** The ids of the pieces that have a card. */
type Carded = ReadonlySet<string>;

/** The panels beside the board. The names of pieces that have a card are buttons. */
export function panelsHtml(panels: readonly ScenePanel[], say: Say, carded: Carded = new Set()): string {
  return panels.map(panel => panelHtml(panel, say, carded)).join('');
}

function panelHtml({ title, color, text, rows }: ScenePanel, say: Say, carded: Carded): string {
  const sample = color === undefined ? '' : sampleHtml(color, 'disc');
  const about = text === undefined || text === '' ? '' : `<p class="panel-text">${escapeText(text)}</p>`;
  const lines = rows.map(row => rowHtml(row, color ?? 'neutral', say, carded)).join('');
  return `<section class="panel"><h2>${sample}${escapeText(title)}</h2>${about}<ul>${lines}</ul></section>`;
}

function rowHtml(
  { id, sign, label, health, text, marks = [], active, spent }: SceneRow,
  color: ColorRole,
  say: Say,
  carded: Carded,
): string {
  const state = `${active === true ? ' is-active' : ''}${spent === true ? ' is-spent' : ''}`;
  const said = active === true ? srHtml(`, ${say('acting')}`) : spent === true ? srHtml(`, ${say('hasActed')}`) : '';
  const name =
    id !== undefined && carded.has(id)
      ? `<button type="button" class="row-label" data-piece="${escapeText(id)}">${escapeText(label)}${said}</button>`
      : `<span class="row-label">${escapeText(label)}${said}</span>`;
  const figures =
    health === undefined
      ? ''
      : `<span class="row-health">${bar(health.value, health.max, color)}<span class="row-figures">${srHtml(`${say('health')} `)}${num(health.value)}/${num(health.max)}</span></span>`;
  const words = [
    ...marks.map(mark => `<span class="mark">${escapeText(mark)}</span>`),
    ...(text === undefined || text === '' ? [] : [escapeText(text)]),
  ].join(', ');
  return (
    `<li class="row${state}"><span class="row-sign" aria-hidden="true">${escapeText(sign ?? '')}</span>` +
    `${name}${figures}` +
    `${words === '' ? '' : `<span class="row-text">${words}</span>`}</li>`
  );
}

function srHtml(text: string): string {
  return `<span class="sr">${escapeText(text)}</span>`;
}

/** A bar as a picture; the numbers stand beside it. */
function bar(value: number, max: number, color: ColorRole): string {
  const paint = painter('auto', new Set());
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    '<svg viewBox="0 0 40 8" aria-hidden="true">' +
    `<rect x="0.500" y="0.500" width="39" height="7" rx="2"${paint({ fill: surface, stroke: ink, width: 1 })}/>` +
    `<rect x="1" y="1" width="${num(38 * part)}" height="6" rx="1.500"${paint({ fill: toneOf(color) })}/></svg>`
  );
}
