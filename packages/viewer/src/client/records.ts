import type { Replay, ReplayFrame } from '@rulewright/core';
import { escapeText } from '../scene/escape.js';
import type { Say } from '../words/page-words.js';
import { askedHtml, KINDS, playerColor, playerName, remarksHtml, sampleHtml } from './words.js';

/** The reader's filter of the list. */
export interface RecordFilter {
  /** Every word must occur in the text, the player's name, the rules, the dice or the sequence number. */
  readonly words: string;
  readonly kinds: ReadonlySet<ReplayFrame['kind']>;
}

/** The searchable text of each record, in lower case. */
export function searchTexts(replay: Replay, say: Say): readonly string[] {
  return replay.frames.map(frame =>
    [
      frame.kind === 'start' ? '' : `#${frame.seq}`,
      frame.text,
      frame.asked ?? '',
      frame.who === undefined ? '' : playerName(replay, frame.who),
      say(KINDS[frame.kind]),
      ...frame.rules,
      ...(frame.remarks ?? []),
      frame.dice?.purpose ?? '',
      frame.chapter ?? '',
      frame.waiting ?? '',
    ]
      .join(' ')
      .toLowerCase(),
  );
}

/** For each record, by index, true if it passes a filter. Starts and ends pass every choice of kinds. */
export function matching(replay: Replay, texts: readonly string[], filter: RecordFilter): readonly boolean[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  return replay.frames.map((frame, index) => {
    const kind = frame.kind === 'start' || frame.kind === 'end' || filter.kinds.has(frame.kind);
    return kind && words.every(word => texts[index]?.includes(word) === true);
  });
}

/** All records as list items, with headings where a chapter begins. */
export function recordsHtml(replay: Replay, say: Say): string {
  return replay.frames
    .map((frame, index) => {
      const chapter =
        frame.chapter === undefined ? '' : `<li class="chapter" data-from="${index}">${escapeText(frame.chapter)}</li>`;
      const who = frame.who === undefined ? '' : sampleHtml(playerColor(replay, frame.who), 'disc');
      const asked = frame.asked === undefined ? '' : `<span class="asked">${askedHtml(frame.asked)}</span> `;
      const faces =
        frame.dice === undefined ? '' : `<span class="faces">${escapeText(frame.dice.faces.join(' '))}</span>`;
      return (
        `${chapter}<li><button type="button" tabindex="-1" data-index="${index}" data-kind="${KINDS[frame.kind]}">` +
        `<span class="list-seq">${frame.kind === 'start' ? '' : escapeText(frame.seq)}</span><span class="list-kind">${escapeText(say(KINDS[frame.kind]))}</span>` +
        `<span class="list-text${frame.kind === 'end' ? ' is-result' : ''}">${who}${asked}${escapeText(frame.text)}${faces}${remarksHtml(frame)}</span></button></li>`
      );
    })
    .join('');
}

/** A target of jumps: a label for the menu and a test. `group` is its heading. */
export interface Jump {
  readonly group: string;
  readonly label: string;
  readonly test: (frame: ReplayFrame, index: number) => boolean;
}

const MOST_PURPOSES = 40;

/** The jumps that this match offers. `listed` says whether a record is in the filtered list at this moment. */
export function jumpsOf(replay: Replay, listed: (index: number) => boolean, say: Say): readonly Jump[] {
  const purposes = [...new Set(replay.frames.flatMap(frame => frame.dice?.purpose ?? []))].slice(0, MOST_PURPOSES);
  const deciders = replay.players.filter(player =>
    replay.frames.some(frame => frame.kind === 'action' && frame.who === player.id),
  );
  return [
    { group: say('decisions'), label: say('anyDecision'), test: frame => frame.kind === 'action' },
    ...deciders.map(({ id, name }): Jump => {
      return {
        group: say('decisions'),
        label: say('decides', { name }),
        test: frame => frame.kind === 'action' && frame.who === id,
      };
    }),
    { group: say('rolls'), label: say('anyRoll'), test: frame => frame.kind === 'roll' },
    ...purposes.map((purpose): Jump => {
      return { group: say('rolls'), label: purpose, test: frame => frame.dice?.purpose === purpose };
    }),
    { group: say('story'), label: say('chapter'), test: frame => frame.chapter !== undefined },
    { group: say('story'), label: say('event'), test: frame => frame.kind === 'event' },
    { group: say('story'), label: say('listed'), test: (_frame, index) => listed(index) },
  ];
}

/** The next (`step` 1) or previous (`step` −1) frame that passes a test, or undefined. */
export function findFrame(
  replay: Replay,
  from: number,
  step: 1 | -1,
  test: (frame: ReplayFrame, index: number) => boolean,
): number | undefined {
  for (let at = from + step; at >= 0 && at < replay.frames.length; at += step) {
    const frame = replay.frames[at];
    if (frame !== undefined && test(frame, at)) return at;
  }
  return undefined;
}

/**
 * The frame of a link such as `#42`: the frame with that sequence number, or the last one before it; undefined
 * otherwise.
 */
export function frameOfLink(replay: Replay, hash: string): number | undefined {
  if (!/^#-?\d{1,15}$/.test(hash)) return undefined;
  const seq = Number(hash.slice(1));
  const after = replay.frames.findIndex(frame => frame.seq > seq);
  return after === -1 ? replay.frames.length - 1 : Math.max(0, after - 1);
}
