import type { Replay } from '@rulewright/core';
import { playerHtml } from '../client/words.js';
import { escapeText } from '../scene/escape.js';

/** The visible part of the page before its script runs. `board` is the picture of the frame that it opens on. */
export function pageBody(replay: Replay, board: string): string {
  const line = (name: string, text: string | undefined): string =>
    text === undefined || text === '' ? '' : `<p class="${name}">${escapeText(text)}</p>`;
  const players = replay.players.map(({ id }) => `<li>${playerHtml(replay, id)}</li>`).join('');
  const curves =
    (replay.meters ?? []).length === 0
      ? ''
      : '<figure class="curves-box"><ul class="meters" id="meters"></ul><div class="curves" id="curves"></div></figure>';
  return `<a class="skip" href="#now">Skip to the current record</a>
<header class="top"><div>${line('eyebrow', replay.game)}<h1>${escapeText(replay.title)}</h1>${line('subtitle', replay.subtitle)}${
    replay.outcome === undefined
      ? ''
      : '<p class="outcome-line"><button type="button" id="result-show">Show the result</button><span id="result" hidden></span></p>'
  }</div>
<ul class="players" aria-label="Players">${players}</ul></header>
<noscript><p class="top">This page needs JavaScript to step through the match. It shows how the match began.</p>${
    replay.outcome === undefined
      ? ''
      : `<details class="top"><summary>Result</summary>${escapeText(replay.outcome)}</details>`
  }</noscript>
<main>
<section class="stage" aria-label="Board">
<div class="table"><div class="panels" id="panels" role="region" aria-label="Details" tabindex="0" hidden></div>
<div class="board" id="board">${board}</div></div>
<ul class="legend" id="legend" aria-label="Legend"></ul>
${CONTROLS}
${curves}
</section>
<section class="story" aria-label="Story">
<article class="now" id="now" tabindex="-1" aria-live="polite" aria-atomic="true" aria-label="Current record"></article>
${JUMPS}
${FINDER}
<ol class="records" id="records" aria-label="All records"></ol>
</section>
</main>
<footer>${escapeText(replay.notice ?? '')}</footer>
${HELP}`;
}

function icon(path: string, name = ''): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"${name === '' ? '' : ` class="${name}"`}><path d="${path}"/></svg>`;
}

function button(id: string, label: string, content: string, key: string): string {
  return `<button type="button" id="${id}" aria-label="${label}" title="${label} (${key})">${content}</button>`;
}

const ICONS = {
  first: 'M6 5h2.500v14H6zM20 5v14l-10-7z',
  previous: 'M17 5v14L7 12z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 4h4.500v16H6zM13.500 4H18v16h-4.500z',
  next: 'M7 5v14l10-7z',
  last: 'M15.500 5H18v14h-2.500zM4 5v14l10-7z',
} as const;

const CONTROLS = `<div class="controls" role="group" aria-label="Playback">
<span class="pair">${button('first', 'Start', icon(ICONS.first), 'Home')}${button('previous', 'Back', icon(ICONS.previous), 'left arrow')}${button(
  'play',
  'Play',
  icon(ICONS.play, 'icon-play') + icon(ICONS.pause, 'icon-pause'),
  'space',
)}${button('next', 'On', icon(ICONS.next), 'right arrow')}${button('last', 'End', icon(ICONS.last), 'End')}</span>
<span class="scrub"><input type="range" id="slider" min="0" max="0" value="0" step="1" aria-label="Position in the match"></span>
<select id="pace" aria-label="Watch by"><option value="decision">by decision</option><option value="chapter">by chapter</option><option value="record">by record</option></select>
<span class="pair" role="group" aria-label="Speed">${button('slower', 'Slower', '−', 'minus')}<output id="speed" aria-label="Steps per second">1×</output>${button(
  'faster',
  'Faster',
  '+',
  'plus',
)}</span>
<button type="button" id="zoom" title="Enlarge the board">Zoom 1×</button>
${button('help-open', 'Help and keyboard', '?', 'question mark')}
</div>`;

const JUMPS = `<div class="jumps" role="group" aria-label="Jump">
<select id="jump" aria-label="Kind of record to jump to"></select>
${button('jump-previous', 'Previous of this kind', icon(ICONS.previous), 'see help')}${button('jump-next', 'Next of this kind', icon(ICONS.next), 'see help')}
<input type="number" id="goto" aria-label="Go to record number" value="0"><span id="total"></span>
</div>`;

const FINDER = `<div class="finder" role="search">
<input type="search" id="search" placeholder="Search the story, names, rules…" aria-label="Search the records" autocomplete="off" spellcheck="false">
<fieldset class="kinds"><legend class="sr">Kinds of record to list</legend>
<label><input type="checkbox" name="kind" value="action" checked>Decisions</label>
<label><input type="checkbox" name="kind" value="roll" checked>Rolls</label>
<label><input type="checkbox" name="kind" value="event" checked>Events</label>
<span id="found" role="status"></span></fieldset>
</div>`;

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['←', '→'], 'one step back or on: a decision, a chapter or a record'],
  [['PgUp', 'PgDn'], 'ten steps back or on'],
  [['Home', 'End'], 'start or end'],
  [['Space'], 'play or pause'],
  [['+', '−'], 'faster or slower'],
  [['d', 'D'], 'next or previous decision'],
  [['r', 'R'], 'next or previous roll'],
  [['c', 'C'], 'next or previous chapter'],
  [['n', 'N'], 'next or previous record in the filtered list'],
  [['/'], 'search'],
  [['↑', '↓'], 'in the list: previous or next listed record'],
  [['Esc'], 'leave a field, close this help'],
  [['?'], 'this help'],
];

const HELP = `<dialog id="help" aria-labelledby="help-title"><h2 id="help-title">Keyboard</h2><dl>${KEYS.map(
  ([keys, does]) => `<dt>${keys.map(key => `<kbd>${key}</kbd>`).join(' ')}</dt><dd>${does}</dd>`,
).join('')}</dl>
<p>The address of this page ends in the number of the record shown: copy it to link to this moment.</p>
<div class="help-row"><label><input type="checkbox" id="single-keys" checked>Single letters and signs as keys</label><button type="button" id="help-close">Close</button></div></dialog>`;
