import type { ColorRole, Replay, ReplayFrame, SceneLegendEntry } from '@rulewright/core';
import { escapeText } from '../scene/escape.js';
import { legendSample } from '../scene/legend.js';
import type { Pictures } from '../scene/pictures.js';
import { renderDie } from '../scene/render-die.js';
import { painter } from '../scene/svg.js';
import type { Say } from '../words/page-words.js';
import { linesBelow } from './lines.js';
import { numbersHtml, toldHtml } from './numbers.js';
import type { Span } from './pace.js';

/** The kinds of records as they are called on the page and in its style sheet. */
export const KINDS: Readonly<Record<ReplayFrame['kind'], 'start' | 'decision' | 'roll' | 'event' | 'end'>> = {
  start: 'start',
  action: 'decision',
  roll: 'roll',
  event: 'event',
  end: 'end',
};

/** The name of the player with an id, or the id itself. */
export function playerName(replay: Replay, id: string): string {
  return replay.players.find(player => player.id === id)?.name ?? id;
}

/** The colour of a player: a given colour, or that of the seat. */
export function playerColor(replay: Replay, id: string): ColorRole {
  const seat = replay.players.findIndex(player => player.id === id);
  const seats: readonly ColorRole[] = ['player1', 'player2', 'player3', 'player4', 'player5', 'player6'];
  return replay.players[seat]?.color ?? seats[seat] ?? 'neutral';
}

/** A small coloured sign as an SVG picture; hidden from screen readers because words stand beside it. */
export function sampleHtml(color: ColorRole, symbol: SceneLegendEntry['symbol']): string {
  const paint = painter('auto', new Set());
  const drawn = legendSample(paint, { label: '', color, ...(symbol === undefined ? {} : { symbol }) }, 0, 0, 16);
  return `<svg class="sample" viewBox="-1 -1 18 18" aria-hidden="true">${drawn}</svg>`;
}

/** The sample and name of a player. */
export function playerHtml(replay: Replay, id: string, after = ''): string {
  return `<span class="who">${sampleHtml(playerColor(replay, id), 'disc')}${escapeText(playerName(replay, id) + after)}</span>`;
}

/** The question of a decision as a sentence of its own; without a question mark it ends with a colon, before the answer. */
export function askedHtml(question: string): string {
  const end = /[?:.!]$/.test(question) ? '' : ':';
  return escapeText(`${question.slice(0, 1).toUpperCase()}${question.slice(1)}${end}`);
}

/** The legend lines. */
export function legendHtml(entries: readonly SceneLegendEntry[]): string {
  return entries.map(entry => `<li>${sampleHtml(entry.color, entry.symbol)}${escapeText(entry.label)}</li>`).join('');
}

/** The numbers of the frames from one to another: `#7`, or `#7–9`. The start is no record of the log, so it has no number. */
function numbersOf({ frames }: Replay, { from, to }: Span): string {
  const seqs = frames.slice(from, to + 1).flatMap(({ kind, seq }) => (kind === 'start' ? [] : [seq]));
  const [first, last] = [seqs[0], seqs.at(-1)];
  return first === last ? `#${first}` : `#${first}–${last}`;
}

/**
 * The current record in full: its kind, the story, the dice, what it caused, the rules and the next player to decide.
 * `until` is the last frame that is shown with it.
 */
export function recordHtml(
  replay: Replay,
  index: number,
  say: Say,
  caused = '',
  pictures: Pictures = {},
  until: number = index,
): string {
  const frame = replay.frames[index];
  if (frame === undefined) return '';
  const who = frame.who === undefined ? '' : playerHtml(replay, frame.who);
  const head =
    `<p class="record-head"><span class="kind kind-${KINDS[frame.kind]}">` +
    `${escapeText(say(KINDS[frame.kind]))}</span>${who}` +
    `${frame.kind === 'start' && until === index ? '' : `<span class="seq"><span class="sr">${escapeText(say('record'))} </span>${escapeText(numbersOf(replay, { from: index, to: until }))}</span>`}</p>`;
  const asked = frame.asked === undefined ? '' : `<p class="asked">${askedHtml(frame.asked)}</p>`;
  const chapter = chapterOf(replay, index);
  const dice = frame.dice === undefined ? '' : diceHtml(frame.dice, say, pictures);
  const rules =
    frame.rules.length === 0
      ? ''
      : `<p class="rules"><span class="sr">${escapeText(say('rules'))} </span>${frame.rules.map(rule => `<code>${escapeText(rule)}</code>`).join(' ')}</p>`;
  const waiting =
    frame.waiting === undefined
      ? ''
      : `<p class="waiting"><span class="label">${escapeText(say('nextDecision'))}</span> ${escapeText(frame.waiting)}</p>`;
  const outcome =
    frame.kind === 'end' && replay.outcome !== undefined && replay.outcome !== frame.text
      ? `<p class="outcome">${escapeText(replay.outcome)}</p>`
      : '';
  return (
    (chapter === undefined ? '' : `<p class="chapter-now">${escapeText(chapter)}</p>`) +
    `${head}${asked}<p class="told">${toldHtml(frame, `${index}`)}</p>${numbersHtml(frame, `${index}`, say)}${dice}${outcome}${remarksHtml(frame)}${caused}${rules}${waiting}`
  );
}

/** The remarks on a frame, one below the other. */
export function remarksHtml({ remarks = [] }: Pick<ReplayFrame, 'remarks'>): string {
  return remarks.map(remark => `<span class="remark">${escapeText(remark)}</span>`).join('');
}

/** The greatest number of lines for one part; a chapter may have hundreds. */
const MOST_LINES = 40;

/** Frames that are watched as one: the first in full, and what followed from it in a line each, every rule named once. */
export function shownHtml(replay: Replay, { from, to }: Span, say: Say, pictures: Pictures = {}): string {
  if (from === to) return recordHtml(replay, to, say, '', pictures);
  const frames = replay.frames.slice(from, to + 1);
  const [first, ...others] = frames as [ReplayFrame, ...ReplayFrame[]];
  const { waiting } = frames.at(-1) ?? first;
  const told = linesBelow(first, others);
  const lines = told.slice(0, MOST_LINES).map((frame, at) => {
    const who = frame.kind === 'action' && frame.who !== undefined ? playerHtml(replay, frame.who) : '';
    const dice = frame.dice === undefined ? '' : diceHtml(frame.dice, say, pictures);
    const key = `${from}-${at}`;
    const words = dice === '' ? toldHtml(frame, key) + numbersHtml(frame, key, say) : dice;
    const asked = frame.asked === undefined ? '' : `<span class="asked">${askedHtml(frame.asked)}</span> `;
    return `<li class="line-${KINDS[frame.kind]}">${who}${asked}${words}${remarksHtml(frame)}</li>`;
  });
  const more =
    told.length > MOST_LINES
      ? `<li class="line-more">${escapeText(say('moreRecords', { n: told.length - MOST_LINES }))}</li>`
      : '';
  const { waiting: _, ...head } = first;
  const rules = [...new Set(frames.flatMap(frame => frame.rules))];
  const whole = { ...head, rules, ...(waiting === undefined ? {} : { waiting }) };
  return recordHtml(
    { ...replay, frames: replay.frames.with(from, whole) },
    from,
    say,
    `<ul class="caused">${lines.join('')}${more}</ul>`,
    pictures,
    to,
  );
}

/** The chapter of a frame: its own, or the last one before it. */
export function chapterOf(replay: Replay, index: number): string | undefined {
  for (let at = index; at >= 0; at -= 1) {
    const chapter = replay.frames[at]?.chapter;
    if (chapter !== undefined) return chapter;
  }
  return undefined;
}

function diceHtml(dice: NonNullable<ReplayFrame['dice']>, say: Say, pictures: Pictures): string {
  const kept = dice.kept === undefined ? undefined : new Set(dice.kept);
  const drawn = dice.faces.map((face, at) =>
    renderDie(dice.die, face, { style: false, pictures, faded: kept !== undefined && !kept.has(at) }),
  );
  const spoken = dice.faces.map((face, at) =>
    kept !== undefined && !kept.has(at) ? say('dropped', { face }) : `${face}`,
  );
  const words = [
    `<b>${escapeText(dice.purpose)}</b>`,
    `${dice.faces.length} × ${escapeText(dice.die)}`,
    ...(dice.needed === undefined ? [] : [escapeText(say('needs', { n: dice.needed }))]),
  ];
  const result =
    dice.result === undefined
      ? ''
      : `<span class="result"><span class="label">${escapeText(say('result'))}</span> ${escapeText(dice.result)}</span>`;
  return (
    `<div class="dice"><p class="dice-words">${words.join(' · ')}</p>` +
    `<div class="dice-row" role="img" aria-label="${escapeText(`${dice.die}: ${spoken.join(', ')}`)}">${drawn.join('')}</div>` +
    `${result}</div>`
  );
}
