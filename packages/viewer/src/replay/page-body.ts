import type { Replay } from '@rulewright/core';
import { playerHtml } from '../client/words.js';
import { escapeText } from '../scene/escape.js';
import type { PageWord, Say } from '../words/page-words.js';

/** The visible part of the page before its script runs. `board` is the picture of the frame that it opens on. */
export function pageBody(replay: Replay, board: string, say: Say): string {
  const word = (key: PageWord): string => escapeText(say(key));
  const line = (name: string, text: string | undefined): string =>
    text === undefined || text === '' ? '' : `<p class="${name}">${escapeText(text)}</p>`;
  const heading = titleHtml(replay);
  const players =
    heading === undefined
      ? `<ul class="players" aria-label="${word('players')}">${replay.players.map(({ id }) => `<li>${playerHtml(replay, id)}</li>`).join('')}</ul>`
      : '';
  const curves =
    (replay.meters ?? []).length === 0
      ? ''
      : '<figure class="curves-box"><ul class="meters" id="meters"></ul><div class="curves" id="curves"></div></figure>';
  return `<a class="skip" href="#now">${word('skip')}</a>
<header class="top"><div>${line('eyebrow', replay.game)}<h1>${heading ?? escapeText(replay.title)}</h1>${line('subtitle', replay.subtitle)}${
    replay.outcome === undefined
      ? ''
      : `<p class="outcome-line"><button type="button" id="result-show">${word('showResult')}</button><span id="result" hidden></span></p>`
  }</div>
${players}</header>
<noscript><p class="top">${word('needsScript')}</p>${
    replay.outcome === undefined
      ? ''
      : `<details class="top"><summary>${word('result')}</summary>${escapeText(replay.outcome)}</details>`
  }</noscript>
<main>
<section class="stage" aria-label="${word('board')}">
<div class="table"><div class="beside"><div class="card" id="card" role="region" aria-label="${word('card')}" tabindex="-1" hidden></div>
<div class="panels" id="panels" role="region" aria-label="${word('details')}" tabindex="0" hidden></div></div>
<div class="board" id="board">${board}</div></div>
<p class="hint" id="hint" hidden>${word('cardHint')}</p>
<p class="measured" id="measured" role="status" hidden></p>
<ul class="legend" id="legend" aria-label="${word('legend')}"></ul>
${controls(say)}
${curves}
</section>
<section class="story" aria-label="${word('story')}">
<article class="now" id="now" tabindex="-1" aria-live="polite" aria-atomic="true" aria-label="${word('currentRecord')}"></article>
${jumps(say)}
${finder(say)}
<ol class="records" id="records" aria-label="${word('allRecords')}"></ol>
</section>
</main>
<footer>${escapeText(replay.notice ?? '')}</footer>
${help(say)}`;
}

/** A title that names every player once, with the colour of each beside the name; undefined for another title. */
function titleHtml({ title, players }: Replay): string | undefined {
  let [html, rest] = ['', title];
  for (const { id, name } of players) {
    const [before, ...after] = rest.split(name);
    if (name === '' || before === undefined || after.length !== 1) return undefined;
    const following = after.join(name);
    // A mark between two names stays with the first one, so that it never begins a line.
    const [mark = ''] = /^ \S(?= )/.exec(following) ?? [];
    html += `${escapeText(before)}${playerHtml({ players, title, game: '', frames: [] }, id, mark)}`;
    rest = following.slice(mark.length);
  }
  return players.length === 0 ? undefined : html + escapeText(rest);
}

function icon(path: string, name = ''): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"${name === '' ? '' : ` class="${name}"`}><path d="${path}"/></svg>`;
}

function button(say: Say, id: string, label: PageWord, content: string, key: PageWord): string {
  const name = escapeText(say(label));
  return `<button type="button" id="${id}" aria-label="${name}" title="${name} (${escapeText(say(key))})">${content}</button>`;
}

const ICONS = {
  first: 'M6 5h2.500v14H6zM20 5v14l-10-7z',
  previous: 'M17 5v14L7 12z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 4h4.500v16H6zM13.500 4H18v16h-4.500z',
  next: 'M7 5v14l10-7z',
  last: 'M15.500 5H18v14h-2.500zM4 5v14l10-7z',
} as const;

function controls(say: Say): string {
  const word = (key: PageWord): string => escapeText(say(key));
  const play = icon(ICONS.play, 'icon-play') + icon(ICONS.pause, 'icon-pause');
  return `<div class="controls" role="group" aria-label="${word('playback')}">
<span class="pair">${button(say, 'first', 'toStart', icon(ICONS.first), 'keyHome')}${button(say, 'previous', 'back', icon(ICONS.previous), 'keyLeft')}${button(
    say,
    'play',
    'play',
    play,
    'keySpace',
  )}${button(say, 'next', 'on', icon(ICONS.next), 'keyRight')}${button(say, 'last', 'toEnd', icon(ICONS.last), 'keyEnd')}</span>
<span class="scrub"><input type="range" id="slider" min="0" max="0" value="0" step="1" aria-label="${word('position')}"></span>
<select id="pace" aria-label="${word('watchBy')}"><option value="decision">${word('byDecision')}</option><option value="chapter">${word('byChapter')}</option><option value="record">${word('byRecord')}</option></select>
<span class="pair" role="group" aria-label="${word('speed')}">${button(say, 'slower', 'slower', '−', 'keyMinus')}<output id="speed" aria-label="${word('stepsPerSecond')}">1×</output>${button(
    say,
    'faster',
    'faster',
    '+',
    'keyPlus',
  )}</span>
<button type="button" id="zoom" title="${word('enlarge')}">${escapeText(say('zoom', { n: 1 }))}</button>
<button type="button" id="ruler" title="${word('rulerHint')}" aria-pressed="false" hidden>${word('ruler')}</button>
${button(say, 'help-open', 'help', '?', 'keyQuestion')}
</div>`;
}

function jumps(say: Say): string {
  const word = (key: PageWord): string => escapeText(say(key));
  return `<div class="jumps" role="group" aria-label="${word('jump')}">
<select id="jump" aria-label="${word('jumpKind')}"></select>
${button(say, 'jump-previous', 'jumpPrevious', icon(ICONS.previous), 'keyHelp')}${button(say, 'jump-next', 'jumpNext', icon(ICONS.next), 'keyHelp')}
<input type="number" id="goto" aria-label="${word('goTo')}" value="0"><span id="total"></span>
</div>`;
}

function finder(say: Say): string {
  const word = (key: PageWord): string => escapeText(say(key));
  const box = (kind: string, label: PageWord): string =>
    `<label><input type="checkbox" name="kind" value="${kind}" checked>${word(label)}</label>`;
  return `<div class="finder" role="search">
<input type="search" id="search" placeholder="${word('searchHint')}" aria-label="${word('search')}" autocomplete="off" spellcheck="false">
<fieldset class="kinds"><legend class="sr">${word('kindsShown')}</legend>
${box('action', 'decisions')}
${box('roll', 'rolls')}
${box('event', 'events')}
<span id="found" role="status"></span></fieldset>
</div>`;
}

/** The keys with their meaning; a key is a sign, or the word for a key. */
const KEYS: readonly (readonly [keys: readonly string[], does: PageWord])[] = [
  [['←', '→'], 'keysStep'],
  [['pageUp', 'pageDown'], 'keysTen'],
  [['home', 'keyEnd'], 'keysEnds'],
  [['space'], 'keysPlay'],
  [['+', '−'], 'keysSpeed'],
  [['d', 'D'], 'keysDecision'],
  [['r', 'R'], 'keysRoll'],
  [['c', 'C'], 'keysChapter'],
  [['n', 'N'], 'keysListed'],
  [['m', 'M'], 'keysCard'],
  [['/'], 'keysSearch'],
  [['↑', '↓'], 'keysList'],
  [['escape'], 'keysEscape'],
  [['?'], 'keysHelp'],
];

const NAMED_KEYS: ReadonlySet<string> = new Set(['pageUp', 'pageDown', 'home', 'keyEnd', 'space', 'escape']);

function help(say: Say): string {
  const word = (key: PageWord): string => escapeText(say(key));
  const named = (key: string): string => (NAMED_KEYS.has(key) ? word(key as PageWord) : key);
  const rows = KEYS.map(
    ([keys, does]) => `<dt>${keys.map(key => `<kbd>${named(key)}</kbd>`).join(' ')}</dt><dd>${word(does)}</dd>`,
  );
  return `<dialog id="help" aria-labelledby="help-title"><h2 id="help-title">${word('keyboard')}</h2><dl>${rows.join('')}</dl>
<p id="card-help" hidden>${word('cardHelp')}</p>
<p>${word('linkHint')}</p>
<div class="help-row"><label><input type="checkbox" id="single-keys" checked>${word('singleKeys')}</label><button type="button" id="help-close">${word('close')}</button></div></dialog>`;
}
